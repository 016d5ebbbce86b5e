"""The house: matches of every game to their end, and all ways to play."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from boneyard.core.fair_shuffle import compute_commitment
from boneyard.games import GAMES
from boneyard.records import parse_record, replay, verify
from boneyard.server.errors import Conflict
from boneyard.server.settings import Pace
from support.kit import player_counts
from support.server.serving import (
    PATIENCE,
    Client,
    at_rest,
    looked_round,
    services_of,
    serving,
    until,
)

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Grace"}]


async def play_with_bots(app: Starlette, game: str) -> None:
    """A person who takes the first move there is, and bots in all other seats."""
    players = player_counts(GAMES[game])[-1]
    names = [option.name for option in GAMES[game].all_options]
    # A match to love takes twice as many rounds for each point of its target.
    short = {"players": players, "target": 2 if "love" in names else 20, "rounds": 2}
    options = {name: short[name] for name in names if name in short}
    ada, watcher = Client(app), Client(app, token=None)
    look = await ada.start(game, options=options, name="Ada")
    path = f"/api/matches/{look['match']}"
    live = await services_of(app).registry.get_match(look["match"])
    assert [seat["kind"] for seat in look["seats"]] == ["person", *["bot"] * (players - 1)]
    assert look["commitment"] == compute_commitment(live.row.secret)
    turns = 0
    while not live.state.over:
        moves = live.views.legal_moves(0) if live.state.to_act == 0 else []
        if moves:
            move = "resign" if live.solo and turns > 300 else str(moves[0])
            await ada.ask("POST", f"{path}/moves", {"seat": 0, "move": move})
            turns += 1
        else:
            await asyncio.sleep(0.001)
    look = await watcher.get(path)
    assert look["over"]
    assert look["status"] == "over"
    record = await watcher.get(f"{path}/record")
    assert verify(parse_record(record)).commitment == look["commitment"]
    assert replay(record)["scores"] == look["scores"]


@pytest.mark.slow
def test_a_person_and_bots_play_a_match_of_every_game_to_its_end() -> None:
    """All of them at once, in one house."""

    async def play() -> None:
        async with serving() as app:
            playing = {game: asyncio.create_task(play_with_bots(app, game)) for game in GAMES}
            await asyncio.wait(playing.values(), timeout=4 * PATIENCE)
            assert [game for game, task in playing.items() if not task.done()] == []
            await asyncio.gather(*playing.values())

    asyncio.run(play())


def test_friends_join_by_link_and_play_live() -> None:
    async def play() -> None:
        async with serving() as app:
            ada, grace, eve = Client(app), Client(app), Client(app)
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
            look = await ada.start("bergen", seats=seats, options={"players": 3})
            path = f"/api/matches/{look['match']}"
            assert look["status"] == "waiting"
            assert look["number"] == 0
            error = await ada.refused(409, f"{path}/moves", {"seat": 0, "move": "pass"})
            assert "every seat is taken" in error
            async with ada.socket(look["match"]) as hers:
                assert (await hers.hear())["seats"][1]["kind"] == "open"
                joined = await grace.post(f"{path}/seats/1", {"name": "Grace", "seed": "milk"})
                assert joined["yours"] == [1]
                assert (await hers.hear())["seats"][1]["name"] == "Grace"
                assert "taken" in await eve.refused(409, f"{path}/seats/1", {"name": "Eve"})
                await eve.refused(409, f"{path}/seats/7", {"name": "Eve"})
                await eve.refused(403, f"{path}/seats/2/bot", {"bot": "heavy"})
                await grace.post(f"{path}/seats/2/bot", {"bot": "heavy"})
                (deal, *_) = await hers.hear_until(1)
                assert deal["act"] == "deal"
            live = await services_of(app).registry.get_match(look["match"])
            assert live.fair.seeds == ("s0", "milk", "")
            hands = deal["events"][0]["hands"]
            assert None not in hands[0]
            assert set(hands[1]) == {None}
            assert (await ada.get("/api/matches"))["matches"][0]["match"] == look["match"]
            assert (await eve.get("/api/matches"))["matches"] == []

    asyncio.run(play())


def test_several_people_at_one_screen_have_one_owner() -> None:
    async def play() -> None:
        async with serving() as app:
            ada = Client(app)
            look = await ada.start("block-draw", seats=PEOPLE)
            assert look["mode"] == "screen"
            assert look["yours"] == [0, 1]
            assert look["seat"] is None, "nobody's hand is shown before someone lifts the curtain"
            path = f"/api/matches/{look['match']}"
            for seat in (0, 1):
                hands = (await ada.get(path, seat=seat))["hands"]
                assert None not in hands[seat]
                assert set(hands[1 - seat]) == {None}
            legal = await ada.get(f"{path}/legal")
            assert [one["seat"] for one in legal["seats"]] == [0, 1]
            async with ada.socket(look["match"], seat=0) as socket:
                first = (await socket.hear())["entries"][0]["events"][0]["hands"]
                assert None not in first[0]
                await socket.say(look="watch")
                await socket.hear()
                await socket.say(look="5", id=3)
                assert (await socket.hear())["error"]

    asyncio.run(play())


def test_two_moves_at_once_one_wins_and_the_other_hears_why() -> None:
    async def play() -> None:
        async with serving() as app:
            ada = Client(app)
            look = await ada.start("one-arm-joe", seats=PEOPLE)
            path, turn = f"/api/matches/{look['match']}", look["turn"]
            move = (await ada.get(path, seat=turn))["moves"][0]
            body = {"seat": turn, "move": move, "after": look["number"]}
            results = await asyncio.gather(
                *(ada.ask("POST", f"{path}/moves", body) for _ in range(8))
            )
            statuses = sorted(one.status_code for one in results)
            assert statuses == [200, *[409] * 7]
            errors = {one.json()["error"] for one in results if one.status_code == 409}
            assert errors == {"The table has changed. Check it and try again."}
            error = await ada.refused(409, f"{path}/moves", {"seat": turn, "move": move})
            assert error

    asyncio.run(play())


@pytest.mark.slow
def test_a_move_that_another_process_wrote_first_is_seen(tmp_path: Path) -> None:
    """Two houses with one database: the second one follows the first."""

    async def play(folder: Path) -> None:
        waits = Pace(forced=99)
        async with serving(folder, pace=waits) as one, serving(folder, pace=waits) as two:
            await looked_round(two)
            ada = Client(one)
            look = await ada.start("block-draw", seats=PEOPLE)
            path, turn = f"/api/matches/{look['match']}", look["turn"]
            elsewhere = Client(two, token=ada.token)
            move = (await elsewhere.get(path, seat=turn))["moves"][0]
            live = await services_of(two).registry.get_match(look["match"])
            services_of(two).registry._matches[live.id][1].stop()
            number = (await ada.post(f"{path}/moves", {"seat": turn, "move": move}))["number"]
            error = await elsewhere.refused(409, f"{path}/moves", {"seat": turn, "move": move})
            assert "The table has changed" in error
            assert live.number >= number
            assert live.log.entries[number - 1].act == move

    asyncio.run(play(tmp_path))


def test_forced_steps_happen_by_themselves_unless_by_hand() -> None:
    async def play() -> None:
        async with serving() as app:
            ada = Client(app)
            for by_hand in (False, True):
                look = await ada.start("block-draw", seats=PEOPLE, options={"hand": 2})
                path = f"/api/matches/{look['match']}"
                live = await services_of(app).registry.get_match(look["match"])
                for seat in (0, 1):
                    await ada.post(f"{path}/seats/{seat}/by-hand", {"by_hand": by_hand})
                for _ in range(200):
                    turn = live.state.to_act
                    if turn is None or live.state.results:
                        break
                    if live.views.forced_move(turn):
                        number = live.number
                        await at_rest(app, live.id)
                        assert (live.number == number) is by_hand
                        break
                    move = str(live.views.legal_moves(turn)[0])
                    await ada.ask("POST", f"{path}/moves", {"seat": turn, "move": move})

    asyncio.run(play())


def test_everybody_presses_on_and_the_next_round_is_dealt() -> None:
    async def play() -> None:
        async with serving(pace=Pace(deal=30, forced=0)) as app:
            ada, grace = Client(app), Client(app)
            look = await ada.start(
                "fruitominoes", seats=[PEOPLE[0], {"kind": "open"}], options={"rounds": 3}
            )
            path = f"/api/matches/{look['match']}"
            await grace.post(f"{path}/seats/1", {"name": "Grace", "seed": "x"})
            live = await services_of(app).registry.get_match(look["match"])
            while live.state.playing:
                seat = live.state.to_act
                assert seat is not None
                if live.views.forced_move(seat):
                    await asyncio.sleep(0.001)
                    continue
                body = {"seat": seat, "move": str(live.views.legal_moves(seat)[0])}
                await (ada, grace)[seat].ask("POST", f"{path}/moves", body)
            await ada.post(f"{path}/on")
            # A deal that was made now would be written before another match is.
            await ada.start("baronet")
            assert not live.state.playing
            assert (await grace.get(path))["seats"][0]["ready"]
            await grace.post(f"{path}/on")
            await until(lambda: live.state.playing)
            assert live.state.round == 2
            await Client(app).refused(403, f"{path}/on", {})

    asyncio.run(play())


@pytest.mark.slow
def test_bots_take_their_time_and_so_do_calls() -> None:
    async def play() -> None:
        pace = Pace(deal=0, forced=0, bot=0.15, calling=0.1, notice=0.3, own=0.05)
        async with serving(pace=pace) as app:
            ada = Client(app)
            await services_of(app).bot_pool.warm_up()
            bots = [{"kind": "bot", "bot": "heavy"}] * 2
            look = await ada.start("all-fives", seats=bots, options={"muggins": True})
            live = await services_of(app).registry.get_match(look["match"])
            await until(lambda: live.number > 6)
            gaps = [
                (two.act, two.at - one.at)
                for one, two in zip(live.log.entries[1:], live.log.entries[2:], strict=False)
            ]
            assert all(gap >= 20 for _, gap in gaps)
            assert all(gap >= 150 for act, gap in gaps if "@" in act)

    asyncio.run(play())


@pytest.mark.slow
def test_a_table_survives_a_restart_and_bots_go_on(tmp_path: Path) -> None:
    async def play() -> None:
        ada_token = ""
        async with serving(tmp_path, pace=Pace(bot=99)) as app:
            ada = Client(app)
            ada_token = ada.token or ""
            seats = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "heavy"}]
            look = await ada.start("block-draw", seats=seats, options={"target": 20})
            assert look["number"] == 1
        async with serving(tmp_path) as app:
            ada = Client(app, token=ada_token)
            path = f"/api/matches/{look['match']}"
            before = await ada.get(f"{path}/events")
            assert before["entries"][0]["act"] == "deal"
            live = await services_of(app).registry.get_match(look["match"])
            await until(lambda: live.state.over)
            following = (await ada.post(f"{path}/rematch"))["match"]
            assert (await ada.post(f"{path}/rematch"))["match"] == following
            assert (await ada.get(path))["next"] == following
            assert (await ada.get(f"/api/matches/{following}"))["number"] >= 1
        async with serving(tmp_path) as app:
            assert (await Client(app).get(path))["next"] == following

    asyncio.run(play())


def test_rematch_is_for_those_who_played_and_after_the_end() -> None:
    async def play() -> None:
        async with serving() as app:
            ada = Client(app)
            look = await ada.start("block-draw", seats=PEOPLE)
            path = f"/api/matches/{look['match']}"
            assert "isn't over yet" in await ada.refused(409, f"{path}/rematch", {})
            await Client(app).refused(403, f"{path}/rematch", {})

    asyncio.run(play())


def test_matches_that_nobody_looks_at_are_put_away_and_come_back() -> None:
    async def play() -> None:
        async with serving() as app:
            ada, house = Client(app), services_of(app)
            look = await ada.start("baronet")
            await ada.post(f"/api/matches/{look['match']}/moves", {"seat": 0, "move": "next"})
            async with ada.socket(look["match"]):
                assert house.registry.evict_idle(time.monotonic() + 1) == 0
            assert house.registry.evict_idle(time.monotonic() + 1) == 1
            assert house.registry.live_matches == []
            assert (await ada.get(f"/api/matches/{look['match']}"))["number"] == 2

    asyncio.run(play())


def test_a_rematch_that_another_process_began_is_found(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as one, serving(tmp_path) as two:
            await looked_round(two)
            ada = Client(one)
            look = await ada.start("knock-out")
            elsewhere = Client(two, token=ada.token)
            path = f"/api/matches/{look['match']}"
            await elsewhere.get(path)
            first = (await ada.post(f"{path}/rematch"))["match"]
            assert (await elsewhere.post(f"{path}/rematch"))["match"] == first
            live = await services_of(two).registry.get_match(first)
            with pytest.raises(Conflict):
                await services_of(two).store.create(live.row, live.seats)

    asyncio.run(play())


def test_a_house_that_closes_makes_no_move_that_no_bot_has_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A move is being written while it closes: the next bot's turn is for whoever opens it next."""
    bots = [{"kind": "bot", "bot": "random"}] * 2
    numbers: list[int] = []

    async def play() -> None:
        async with serving(tmp_path) as app:
            house, writing, closing = services_of(app), asyncio.Event(), asyncio.Event()
            id = (await Client(app).start("block-draw", seats=bots))["match"]
            live = await house.registry.get_match(id)
            await until(lambda: live.number > 5)
            append, close = house.store.append, house.bot_pool.close

            async def slowly(*what: Any) -> None:
                writing.set()
                await closing.wait()
                await append(*what)

            async def last() -> None:
                await close()
                closing.set()
                await house.matches.wait_settled()
                for _ in range(20):  # whatever that has begun
                    await asyncio.sleep(0)
                await house.matches.wait_settled()
                numbers.append(live.number)

            monkeypatch.setattr(house.store, "append", slowly)
            monkeypatch.setattr(house.bot_pool, "close", last)
            await writing.wait()
            numbers.append(live.number)

    asyncio.run(play())
    before, after = numbers
    assert after == before + 1, "what was being written is finished, and nothing more is done"
    assert "can't choose" not in caplog.text
