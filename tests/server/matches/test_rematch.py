"""A rematch is an offer: nothing is dealt and no clock runs before the others have accepted it."""

import asyncio
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from boneyard.core.actions import Resign
from boneyard.core.time_controls import CLOCKS, DAY
from boneyard.server.app import create_site
from boneyard.server.friends import service as friends_service
from boneyard.server.matches.rematch import REMATCH_OFFER_MS
from support.server.absent_players import act, run_out
from support.server.accounts import key_of, mine
from support.server.clock import NO_TICK_SECONDS, AdvanceClock, seated, sweep
from support.server.rated_play import begun, kept
from support.server.serving import Client, Json, at_rest, services_of, serving, settings, until


async def played(app: Starlette, *players: Client, **more: Any) -> str:
    """A match of these players that is over: seat 0 has given up; gives its address."""
    wanted: Any = {"game": "block-draw", "clock": "", **more}
    found = await seated(app, *players, **wanted)
    path = f"/api/matches/{found['match']}"
    live = await services_of(app).registry.get_match(found["match"])
    if len(players) == 2:
        await players[0].post(f"{path}/moves", {"seat": 0, "move": str(Resign())})
    else:
        await play_to_the_end(app, found["match"])
    assert live.state.over
    return path


async def play_to_the_end(app: Starlette, match: str) -> None:
    """Make the first move there is for everybody, until the match is over."""
    house, live = services_of(app), await services_of(app).registry.get_match(match)
    while not live.state.over:
        await at_rest(app, match)
        if live.state.to_act is None or not live.state.playing:
            await house.matches.deal(live)
        elif live.seats[live.state.to_act].kind == "person":
            await house.matches.play(
                live, live.state.to_act, live.views.legal_moves(live.state.to_act)[0]
            )


async def at(client: Client, match: str) -> Json:
    found: Json = await client.get(f"/api/matches/{match}")
    return found


async def offers(client: Client) -> list[str]:
    return [one["match"] for one in (await client.get("/api/friends"))["offers"]]


def test_nobody_wins_rated_matches_against_a_player_who_is_not_there(forward: AdvanceClock) -> None:
    """The attack: ask for a rematch, deal without the other's seed, wait, claim; once more."""

    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS, seed_patience=0) as app:
            ada, bob = await kept(app, "Ada"), await kept(app, "Bob")
            match = await begun(ada, bob)
            await bob.post(f"/api/matches/{match}/moves", {"seat": 1, "move": "resign"})
            results = services_of(app).store.results
            assert len(await results.list_since(-1)) == 1
            following = (await ada.post(f"/api/matches/{match}/rematch"))["match"]
            path = f"/api/matches/{following}"
            await ada.post(f"{path}/seats/0/seed", {"seed": "a"})
            await ada.ask("POST", f"{path}/on", {})
            for _ in range(4):
                forward(CLOCKS["5-minutes"].most)
                await sweep(app)
                await ada.ask("POST", f"{path}/claim", {})
                await ada.ask("POST", f"{path}/seats/1/time", {})
            now = await at(ada, following)
            assert (now["status"], now["number"], now["winners"]) == ("waiting", 0, [])
            assert now["clock"]["seat"] is None
            assert [seat["kind"] for seat in now["seats"]] == ["person", "open"]
            assert len(await results.list_since(-1)) == 1
            # Nor does the table lead any further.
            assert "over" in await ada.refused(409, f"{path}/rematch")

    asyncio.run(work())


def test_whoever_asks_for_the_same_rematch_accepts_it() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, ben, eve = (Client(app) for _ in range(3))
            path = await played(app, ada, ben)
            following = (await ada.post(f"{path}/rematch"))["match"]
            now = await at(ben, following)
            assert (now["status"], now["yours"]) == ("waiting", [])
            seat = now["seats"][1]
            assert (seat["kind"], seat["name"]) == ("open", "P1")
            assert (seat["reserved"], seat["for_you"], seat["yours"]) == (True, True, False)
            assert not (await at(eve, following))["seats"][1]["for_you"]
            assert (await at(ben, path.rpartition("/")[2]))["next"] == following
            assert following in await mine(ada)
            assert following not in await mine(ben), "it isn't in their list before they accept"
            assert await offers(ben) == [following]
            for _ in range(2):
                assert (await ben.post(f"{path}/rematch"))["match"] == following
            now = await at(ben, following)
            assert (now["status"], now["yours"]) == ("shuffling", [1])
            assert now["seats"][1]["name"] == "P1"
            assert following in await mine(ben)
            assert await offers(ben) == []
            for player, seat_of in ((ben, 1), (ada, 0)):
                assert (await at(ben, following))["number"] == 0
                await player.post(f"/api/matches/{following}/seats/{seat_of}/seed", {"seed": "x"})
            assert (await at(ben, following))["number"] >= 1

    asyncio.run(work())


def test_a_rematch_is_accepted_by_sitting_down_with_a_seed_too() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, ben = Client(app), Client(app)
            path = await played(app, ada, ben)
            following = (await ada.post(f"{path}/rematch"))["match"]
            there = f"/api/matches/{following}"
            await ada.post(f"{there}/seats/0/seed", {"seed": "a"})
            await ben.post(f"{there}/seats/1", {"name": "Benny", "seed": "b"})
            now = await at(ben, following)
            assert (now["status"], now["seats"][1]["name"]) == ("playing", "Benny")
            assert (await services_of(app).registry.get_match(following)).fair.seeds == ("a", "b")

    asyncio.run(work())


def test_nobody_else_takes_a_seat_that_is_kept_and_who_declines_opens_it() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, ben, eve = (Client(app) for _ in range(3))
            path = await played(app, ada, ben)
            following = (await ada.post(f"{path}/rematch"))["match"]
            there = f"/api/matches/{following}"
            for one in (eve, ada):
                said = await one.refused(409, f"{there}/seats/1", {"name": "Eve"})
                assert "reserved" in said
                await one.refused(404, f"/api/friends/offers/{following}", {"accept": False})
            await eve.refused(403, f"{there}/seats/1/bot", {"bot": "heavy"})
            await eve.refused(403, f"{path}/rematch")
            # Nor is it shown to everybody, as long as all its seats are kept.
            assert "no open seats" in await ada.refused(409, f"{there}/offer", {"open": True})
            await ben.post(f"/api/friends/offers/{following}", {"accept": False})
            assert await offers(ben) == []
            now = await at(ben, following)
            assert (now["status"], now["seats"][1]["reserved"]) == ("waiting", False)
            # It is declined, and stays so; the seat is anybody's.
            assert (await ben.post(f"{path}/rematch"))["match"] == following
            assert (await at(ben, following))["status"] == "waiting"
            await ada.post(f"{there}/offer", {"open": True})
            await eve.post(f"{there}/seats/1", {"name": "Eve"})
            assert (await at(eve, following))["status"] == "shuffling"

    asyncio.run(work())


def test_on_the_page_one_accepts_or_declines(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "matches.db")))
        async with app.router.lifespan_context(app):
            ada, ben, eve = (Client(app) for _ in range(3))
            for what in ("decline", "accept"):
                match = (await played(app, ada, ben)).rpartition("/")[2]
                following = (await act(ada, match, do="rematch")).json()["match"]
                shown = {
                    one: (await one.ask("GET", f"/m/{following}")).text for one in (ada, ben, eve)
                }
                for value in ("accept", "decline"):
                    assert [f'value="{value}"' in shown[one] for one in (ada, ben, eve)] == [
                        False, True, False,
                    ]  # fmt: skip
                assert all('value="join"' not in text for text in shown.values())
                assert "hasn't answered yet" in unescape(shown[ada])
                assert '"kinds": ["person", "kept"]' in shown[ada]
                assert (await act(eve, following, do=what)).status_code == 403
                assert (await act(ada, following, do=what)).status_code == 403
                assert (await act(ben, following, do=what)).status_code == 200
                assert (await act(ben, following, do=what)).status_code == 403
                status = (await at(ben, following))["status"]
                assert status == ("shuffling" if what == "accept" else "waiting")
                assert (following in await mine(ben)) is (what == "accept")

    asyncio.run(work())


def test_where_several_play_all_of_them_accept(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(seed_patience=0) as app:
            players = [Client(app) for _ in range(3)]
            path = await played(app, *players)
            following = (await players[1].post(f"{path}/rematch"))["match"]
            there = f"/api/matches/{following}"
            await players[1].post(f"{there}/seats/1/seed", {"seed": "x"})
            await players[2].post(f"{path}/rematch")
            await players[2].post(f"{there}/seats/2/seed", {"seed": "x"})
            for one in players[1:]:
                await one.ask("POST", f"{there}/on", {})
            now = await at(players[0], following)
            assert (now["status"], now["number"]) == ("waiting", 0)
            assert [seat["reserved"] for seat in now["seats"]] == [True, False, False]
            await players[0].post(f"{path}/rematch")
            await players[0].post(f"{there}/seats/0/seed", {"seed": "x"})
            assert (await at(players[0], following))["number"] >= 1

    asyncio.run(work())


def test_an_offer_expires(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            ada, ben, eve = (Client(app) for _ in range(3))
            path = await played(app, ada, ben)
            following = (await ada.post(f"{path}/rematch"))["match"]
            forward(REMATCH_OFFER_MS - DAY)
            assert await offers(ben) == [following]
            forward(DAY)
            assert await offers(ben) == []
            assert (await ada.get("/api/friends"))["offered"] == []
            seat = (await at(ben, following))["seats"][1]
            assert (seat["kind"], seat["reserved"], seat["for_you"]) == ("open", False, False)
            assert (await ben.post(f"{path}/rematch"))["match"] == following
            assert (await at(ben, following))["status"] == "waiting", "it is accepted no more"
            await eve.post(f"/api/matches/{following}/seats/1", {"name": "Eve"})

    asyncio.run(work())


def test_who_does_not_answer_is_not_asked_without_end(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            ada, ben = Client(app), Client(app)
            paths = [
                await played(app, ada, ben) for _ in range(friends_service.MAX_IGNORED_PER_DAY + 3)
            ]
            accepted = (await ada.post(f"{paths[0]}/rematch"))["match"]
            await ben.post(f"{paths[0]}/rematch")
            for at_, path in enumerate(paths[1 : friends_service.MAX_IGNORED_PER_DAY + 1]):
                following = (await ada.post(f"{path}/rematch"))["match"]
                if at_ % 2:  # a bot in the seat doesn't make the offer undone
                    bot = {"bot": "heavy"}
                    await ada.post(f"/api/matches/{following}/seats/1/bot", bot)
                else:
                    await ben.post(f"/api/friends/offers/{following}", {"accept": False})
            before = await mine(ada)
            await ada.refused(409, f"{paths[-2]}/rematch")
            assert await mine(ada) == before, "nothing was made"
            assert accepted in before
            # The other may still ask; and after a day so may she.
            await ben.post(f"{paths[-1]}/rematch")
            forward(DAY)
            following = (await ada.post(f"{paths[-2]}/rematch"))["match"]
            assert following in await offers(ben)

    asyncio.run(work())


def test_so_many_offers_wait_for_one_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends_service, "MAX_CHALLENGES", 2)

    async def work() -> None:
        async with serving() as app:
            ben, others = Client(app), [Client(app) for _ in range(3)]
            paths = [await played(app, one, ben) for one in others]
            for one, path in zip(others[:2], paths[:2], strict=True):
                await one.post(f"{path}/rematch")
            await others[2].refused(409, f"{paths[2]}/rematch")

    asyncio.run(work())


@pytest.mark.slow
def test_who_is_blocked_offers_no_rematch_nor_accepts_one(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS, stand_in="heavy") as app:
            ada, ben = Client(app), Client(app)
            path = await played(app, ada, ben)
            match = path.rpartition("/")[2]
            following = (await ada.post(f"{path}/rematch"))["match"]
            await ada.post(f"/api/friends/{match}/1/block")
            await ben.refused(403, f"{path}/rematch")
            await ben.refused(403, f"/api/friends/offers/{following}", {"accept": True})
            await ben.refused(403, f"/api/matches/{following}/seats/1", {"name": "Ben"})
            # Also where a bot has stood in for the one who blocked.
            players = [Client(app) for _ in range(3)]
            found = await seated(app, *players, game="block-draw", clock="5-minutes")
            absent = await run_out(app, found["match"], forward)
            other = (absent + 1) % 3
            await players[absent].post(f"/api/friends/{found['match']}/{other}/block")
            await play_to_the_end(app, found["match"])
            assert (await services_of(app).registry.get_match(found["match"])).seats[
                absent
            ].kind == "bot"
            await players[other].refused(403, f"/api/matches/{found['match']}/rematch")

    asyncio.run(work())


@pytest.mark.slow
def test_where_a_bot_stood_in_the_seat_is_kept_for_its_player(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS, stand_in="heavy", seed_patience=0) as app:
            players = [Client(app) for _ in range(3)]
            found = await seated(app, *players, game="block-draw", clock="5-minutes")
            absent = await run_out(app, found["match"], forward)
            await play_to_the_end(app, found["match"])
            path, asker = f"/api/matches/{found['match']}", (absent + 1) % 3
            following = (await players[asker].post(f"{path}/rematch"))["match"]
            seats = (await at(players[absent], following))["seats"]
            assert [seat["kind"] for seat in seats].count("open") == 2
            assert (seats[absent]["for_you"], seats[absent]["stands_in"]) == (True, False)
            assert seats[absent]["bot"] == ""
            await players[absent].post(f"{path}/rematch")
            assert (await at(players[absent], following))["yours"] == [absent]

    asyncio.run(work())


def test_a_rated_match_does_not_begin_without_who_offered_it_and_left() -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS, seed_patience=0, linger=0.01) as app:
            ada, bob = await kept(app, "Ada"), await kept(app, "Bob")
            match = await begun(ada, bob)
            await bob.post(f"/api/matches/{match}/moves", {"seat": 1, "move": "resign"})
            following = (await ada.post(f"/api/matches/{match}/rematch"))["match"]
            await bob.post(f"/api/matches/{match}/rematch")
            path = f"/api/matches/{following}"
            await bob.post(f"{path}/seats/1/seed", {"seed": "b"})
            live = await services_of(app).registry.get_match(following)
            await until(lambda: live.is_away(0))
            said = await bob.refused(409, f"{path}/on")
            assert "Waiting for players" in said
            assert (live.status, live.number) == ("shuffling", 0)
            await ada.post(f"{path}/seats/0/seed", {"seed": "a"})
            assert live.number >= 1

    asyncio.run(work())


def test_with_bots_alone_a_rematch_begins_at_once() -> None:
    async def work() -> None:
        async with serving() as app:
            ada = Client(app)
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "heavy"}]
            found = await ada.start("block-draw", seats=seats)
            path = f"/api/matches/{found['match']}"
            await ada.post(f"{path}/moves", {"seat": 0, "move": "resign"})
            following = (await ada.post(f"{path}/rematch"))["match"]
            await ada.post(f"/api/matches/{following}/seats/0/seed", {"seed": "a"})
            now = await at(ada, following)
            assert (now["status"], now["seats"][1]["kind"]) == ("playing", "bot")
            assert (await ada.get("/api/friends"))["offered"] == []

    asyncio.run(work())


def test_for_whom_a_seat_is_kept_may_become_somebody_else_or_leave() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, ben = Client(app), Client(app)
            path = await played(app, ada, ben)
            following = (await ada.post(f"{path}/rematch"))["match"]
            secret = {"secret": await key_of(Client(app))}
            other = Client(app, (await ben.post("/api/sign-in/key", secret))["token"])
            assert (await at(other, following))["seats"][1]["for_you"]
            assert await offers(other) == [following]
            house = services_of(app)
            kept_now = await house.store.load(following)
            live = await house.registry.get_match(following)
            assert kept_now is not None
            assert kept_now.seats[1].owner == live.seats[1].owner
            await other.post("/api/me/leave", {"sure": True})
            kept_now = await house.store.load(following)
            assert kept_now is not None
            for seat in (live.seats[1], kept_now.seats[1]):
                assert (seat.kind, seat.owner, seat.name) == ("open", None, "")
            await Client(app).post(f"/api/matches/{following}/seats/1", {"name": "Eve"})

    asyncio.run(work())


def test_two_who_ask_at_once_get_one_match() -> None:
    async def work() -> None:
        async with serving() as app:
            players = [Client(app), Client(app)]
            path = await played(app, *players)
            found = await asyncio.gather(*(one.post(f"{path}/rematch") for one in players))
            (following,) = {one["match"] for one in found}
            assert (await at(players[0], following))["status"] == "shuffling"
            assert [await offers(one) for one in players] == [[], []]

    asyncio.run(work())
