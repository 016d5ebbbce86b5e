"""Time, plays left for later and once more, by people who try what they shouldn't."""

import asyncio
from pathlib import Path

import pytest

from boneyard.core.time_controls import CLOCKS
from boneyard.records import parse_record
from boneyard.server.matches.models import DueClock
from boneyard.server.matches.takeback import TakebackRequest, answer_takeback, request_takeback
from support.server.clock import NO_TICK_SECONDS, AdvanceClock, list_plays, played, seated, sweep
from support.server.serving import Client, at_rest, services_of, serving, until


def test_no_time_is_given_before_tiles_are_dealt_so_that_nobody_s_seed_is_passed_over() -> None:
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS, seed_patience=1e6) as app:
            ada, ben = Client(app), Client(app)
            people = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
            look = await ada.start("yourturn", seats=people, options={"players": 2}, clock="3-days")
            path = f"/api/matches/{look['match']}"
            await ben.post(f"{path}/seats/1", {"name": "Ben"})
            before = await ben.get(path)
            assert before["status"] == "shuffling"
            assert "dealt" in await ada.refused(409, f"{path}/seats/1/time")
            assert (await ben.get(path))["status"] == "shuffling"
            await ben.post(f"{path}/seats/1/seed", {"seed": "b"})
            parse_record(await ada.get(f"{path}/record"))

    asyncio.run(play())


def test_whoever_a_bot_stood_in_for_sits_there_themselves_once_more(forward: AdvanceClock) -> None:
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS, stand_in="random", seed_patience=1e6) as app:
            players = [Client(app) for _ in range(3)]
            look = await seated(app, *players, game="block-draw", clock="5-minutes")
            path, house = f"/api/matches/{look['match']}", services_of(app)
            live = await house.registry.get_match(look["match"])
            while not live.state.over:
                forward(2 * CLOCKS["5-minutes"].most)
                await sweep(app)
                await at_rest(app, look["match"])
            late = next(at for at, seat in enumerate(live.seats) if seat.kind == "bot" and at)
            number = live.number
            # There is nothing to come back to, and nothing more is written.
            said = await players[late].refused(409, f"{path}/seats/{late}/return")
            assert ("over" in said, live.number) == (True, number)
            gone = 3 - late
            await players[gone].post("/api/me/leave", {"sure": True})
            next_one = (await players[0].post(f"{path}/rematch"))["match"]
            seats = (await players[late].get(f"/api/matches/{next_one}"))["seats"]
            assert (seats[late]["kind"], seats[late]["for_you"]) == ("open", True)
            assert (await players[late].post(f"{path}/rematch"))["match"] == next_one
            seats = (await players[late].get(f"/api/matches/{next_one}"))["seats"]
            assert (seats[late]["kind"], seats[late]["yours"]) == ("person", True)
            assert (seats[gone]["kind"], seats[gone]["reserved"]) == (
                "open",
                False,
            )  # nobody could ever play for who has left

    asyncio.run(play())


def test_what_is_left_for_later_doesnt_outlive_a_move_that_is_taken_back() -> None:
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            players = [Client(app), Client(app)]
            look = await seated(app, *players, game="block-draw")
            path, live = (
                f"/api/matches/{look['match']}",
                await services_of(app).registry.get_match(look["match"]),
            )
            while True:
                mover = live.state.to_act
                assert mover is not None
                hand = list_plays(live.state, mover)
                if len({one.tile for one in hand}) > 1:
                    move = str(hand[0])
                    await players[mover].post(f"{path}/moves", {"seat": mover, "move": move})
                    await at_rest(app, live.id)
                    if live.state.to_act == 1 - mover:
                        break
                else:
                    await played(app, path, *players)
            other = next(one for one in hand if one.tile != hand[0].tile)
            left = {"plays": [str(other)]}
            await players[mover].post(f"{path}/seats/{mover}/later", left)
            number = live.number
            house = services_of(app)
            await request_takeback(house.matches, live, mover)
            await answer_takeback(house.matches, live, live.seats[1 - mover].owner, True)
            await at_rest(app, live.id)
            assert (live.number, live.state.to_act) == (number + 1, mover)
            assert "later" not in await players[mover].get(path)
            # Two who agreed and turn out to be one have still agreed.
            live.room.takeback_request = TakebackRequest(mover, live.number)
            live.room.takeback_request.agreed = {b"guest", b"person"}
            live.transfer_owner(b"guest", b"person")
            assert live.room.takeback_request.agreed == {b"person"}

    asyncio.run(play())


def test_a_house_that_knew_nothing_of_a_match_closes_it_as_it_stands(
    tmp_path: Path, forward: AdvanceClock
) -> None:
    async def play() -> None:
        async with (
            serving(tmp_path, tick=NO_TICK_SECONDS) as app,
            serving(tmp_path, tick=NO_TICK_SECONDS) as other,
        ):
            ada = Client(app)
            people = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
            look = await ada.start("yourturn", seats=people, options={"players": 2}, clock="3-days")
            path = f"/api/matches/{look['match']}"
            await Client(other).post(f"{path}/seats/1", {"name": "Ben", "seed": "b"})
            await at_rest(other, look["match"])
            assert (await ada.get(path))["status"] == "waiting"  # as far as this house knows
            forward(4 * CLOCKS["3-days"].bank)
            for _ in range(3):
                await sweep(app)
            assert await sweep(app) == 0
            assert (await ada.get(path))["status"] == "over"

    asyncio.run(play())


def test_who_watches_a_round_late_learns_of_no_bot_that_stands_in(forward: AdvanceClock) -> None:
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            players, eve = [Client(app) for _ in range(3)], Client(app)
            look = await seated(app, *players, game="block-draw", clock="5-minutes", late=True)
            path, late = f"/api/matches/{look['match']}", look["turn"]

            async def known() -> list[object]:
                found = await eve.get(path)
                found["clock"]["now"] = 0
                join = await eve.refused(409, f"{path}/seats/{late}", {"name": "Eve"})
                return [found["seats"], found["clock"], found["number"], join]

            before = await known()
            await players[late - 1].post(f"{path}/seats/{late}/time")
            for _ in range(2):
                forward(CLOCKS["5-minutes"].most)
                await sweep(app)
            assert (await players[late - 1].get(path))["seats"][late]["kind"] == "bot"
            assert await known() == before

    asyncio.run(play())


def test_the_time_of_all_goes_on_whatever_is_wrong_with_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        async with serving(tick=0.001) as app:
            looked: list[int] = []

            async def broken(*_: object) -> list[DueClock]:
                looked.append(1)
                raise ValueError("a row that can't be read")

            monkeypatch.setattr(services_of(app).store.clocks, "list_due", broken)
            await until(lambda: len(looked) > 2)

    asyncio.run(play())
