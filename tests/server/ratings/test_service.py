"""Rated matches in a house: what they take, what comes of them, and who is shown."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from boneyard.analysis import Analysis, Decision, Luck, Player
from boneyard.cli import main
from boneyard.core import time_controls
from boneyard.core.ids import Side
from boneyard.ratings.player_rating import MIN_MATCHES
from boneyard.records import parse_record
from boneyard.records.signing import check_signature, parse_keys
from boneyard.server.app import create_site
from boneyard.server.matches.rating_eligibility import DEFAULT_RATED_CLOCK
from boneyard.server.ops.admin_auth import read_host_secret
from boneyard.server.ratings.cheat_detection import MIN_DECISIONS
from boneyard.server.ratings.service import RatingService
from support.server.clock import NO_TICK_SECONDS, AdvanceClock, sweep
from support.server.host import act
from support.server.rated_play import DAY, RATED, begun, kept, play_on, put, who
from support.server.serving import Client, Json, services_of, serving, settings, until


async def won(one: Client, other: Client) -> str:
    """A rated match that the other gives up, when it is long enough to count."""
    match = await begun(one, other)
    await play_on(one.app, match)
    await other.post(f"/api/matches/{match}/moves", {"seat": 1, "move": "resign"})
    return match


def test_what_a_rated_match_takes_is_said_before_it_begins(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "boneyard.db")))
        async with app.router.lifespan_context(app):
            ada, guest = await kept(app, "Ada"), Client(app)
            assert "need a sign-in method" in await guest.refused(403, "/api/matches", RATED)
            bots: Json = {"game": "block-draw", "rated": True, "bot": "club"}
            for change, said in (
                ({"clock": ""}, "needs a time control"),
                ({"seats": [{"kind": "person"}] * 2}, "one seat"),
                ({"seats": [{"kind": "person"}, {"kind": "bot", "bot": "heavy"}]}, "no rating"),
                ({"game": "baronet", "seats": [{"kind": "person"}], "clock": ""}, "an opponent"),
                ({"game": {"like": "block-draw", "title": "Mine"}}, "house rules can't be rated"),
            ):
                assert said in await ada.refused(409, "/api/matches", {**RATED, **change})
            assert (await ada.post("/api/matches", bots))["look"]["rated"] == "line"
            match = (await ada.post("/api/matches", {**RATED, "open": True}))["match"]
            path = f"/api/matches/{match}"
            assert "need a sign-in method" in await guest.refused(
                403, f"/api/tables/{match}", {"name": "G"}
            )
            assert "need a sign-in method" in await guest.refused(
                403, f"{path}/seats/1", {"name": "G"}
            )
            assert "one seat" in await ada.refused(409, f"{path}/seats/1", {"name": "G"})
            page = await guest.ask("GET", f"/m/{match}")
            assert "This match is rated" in page.text
            assert "no rating" in await ada.refused(409, f"{path}/seats/1/bot", {"bot": "random"})
            assert "can't take over" in await ada.refused(
                409, f"{path}/seats/0/bot", {"bot": "club"}
            )
            (table,) = (await guest.get("/api/tables"))["tables"]
            assert table["rated"] == "line"
            # Who looks for somebody finds a rated table only if that is what is looked for.
            find = {"game": "block-draw", "clock": "5-minutes"}
            eve = await kept(app, "Eve")
            assert (await eve.post("/api/tables", find))["match"] != match
            assert (await eve.post("/api/tables", {**find, "rated": True}))["match"] == match

    asyncio.run(work())


def test_there_is_no_help_at_a_rated_table_and_its_record_is_signed() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, bob = await kept(app, "Ada"), await kept(app, "Bob")
            match = await begun(ada, bob)
            path = f"/api/matches/{match}"
            turn = (await ada.get(path))["turn"]
            mover = (ada, bob)[turn]
            assert "Hints and undo are turned off" in await mover.refused(
                409, f"{path}/hints", method="GET"
            )
            assert "signed" not in await ada.get(f"{path}/record")
            await bob.post(f"{path}/moves", {"seat": 1, "move": "resign"})
            record = await Client(app, token=None).get(f"{path}/record")
            keys = (await Client(app, token=None).ask("GET", "/.well-known/jwks.json")).text
            assert (
                check_signature(parse_record(record), parse_keys(keys)) == record["signed"]["key"]
            )
            assert record["rated"] == "line"
            plain = (await ada.start("block-draw", seats=[{"kind": "person"}] * 2))["match"]
            await ada.post(f"/api/matches/{plain}/moves", {"seat": 0, "move": "resign"})
            assert "signed" not in await ada.get(f"/api/matches/{plain}/record")
            again = (await ada.post(f"{path}/rematch"))["match"]
            assert (await ada.get(f"/api/matches/{again}"))["rated"] == "line"

    asyncio.run(work())


def test_nobody_gets_rid_of_a_loss_by_never_coming_back(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            ada, bob = await kept(app, "Ada"), await kept(app, "Bob")
            bots: Json = {"game": "block-draw", "rated": True, "bot": "beginner"}
            alone = (await ada.post("/api/matches", bots))["match"]
            await ada.post(f"/api/matches/{alone}/seats/0/seed", {"seed": "a"})
            live = await services_of(app).registry.get_match(alone)
            clock = time_controls.parse_clock(DEFAULT_RATED_CLOCK)
            assert clock is not None
            assert live.row.clock == (clock.bank, clock.turn, clock.most)
            together = await begun(ada, bob)
            await until(lambda: live.clock_state is not None and live.clock_state.running_seat == 0)
            forward((time_controls.ABANDON_AFTER_BANKS + 1) * clock.bank + DAY)
            while await sweep(app):
                pass
            ratings = services_of(app).contests.ratings
            for match in (alone, together):
                found = await services_of(app).store.results.list_since(-1)
                (one,) = [result for result in found if result.match == match]
                assert (one.outcome.end, sorted(one.outcome.ranks)) == ("timeout", [1, 2])
            # A person who wasn't there is no opponent; a bot is one that can't be dodged.
            assert await ratings.load_left_out() == {together: "short"}
            standing = (await ratings.load_standings(who(ada).hex()))["line"][0]
            assert standing.matches == 1

    asyncio.run(work())


def test_ratings_are_shown_when_enough_is_known_and_to_whom_one_wishes(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "boneyard.db")))
        async with app.router.lifespan_context(app):
            ada, bob, eve = [await kept(app, name) for name in ("Ada", "Bob", "Eve")]
            await won(ada, bob)
            handle = services_of(app).contests.ratings.build_handle(who(ada).hex())
            me = await eve.get(f"/api/players/{handle}")
            assert me["pools"] == [
                {
                    "pool": "line",
                    "now": {"matches": 1, "shown": False},
                    "steps": [],
                    "analysed": None,
                }
            ]
            assert (me["latest"][0]["won"], me["latest"][0]["match"]) == (True, "")
            for number in range(30):
                put(app, number, who(ada), who(bob) if number % 2 else "club")
            assert not [one for one in (await eve.get("/api/ratings"))["rungs"] if one["place"]]
            # Three opponents that are connected to the bots connect oneself.
            for number, (one, bot) in enumerate(
                (one, bot) for one in (ada, bob) for bot in ("beginner", "casual", "club")
            ):
                put(app, 30 + number, who(one), bot, ranks=[1, 2] if one is ada else [2, 1])
            ladder = (await eve.get("/api/ratings", pool="line"))["rungs"]
            people = [one for one in ladder if one["place"]]
            assert [one["who"]["name"] for one in people] == ["Ada", "Bob"]
            assert [one["who"]["bot"] for one in ladder if not one["place"]][-1] == "beginner"
            assert people[0]["rating"] > 1500 > people[1]["rating"]
            assert people[0]["plus_minus"] > 0
            mine = await bob.get(f"/api/players/{handle}")
            assert len(mine["pools"][0]["steps"]) == people[0]["matches"]
            met = {one["who"]["name"]: one for one in mine["rivals"]}
            assert (met["Bob"]["won"], met["Mabel"]["won"]) == (16, 16)
            assert (mine["with_you"]["matches"], mine["with_you"]["won"]) == (16, 16)
            page = (await bob.ask("GET", f"/players/{handle}")).text
            assert "You vs Ada: 16 matches · 0 won · 16 lost" in page
            for page, said in (
                ("/ratings?pool=line", "Ada"),
                (f"/players/{handle}", "<polyline"),
                ("/me", f"/players/{handle}"),
            ):
                assert said in (await ada.ask("GET", page)).text
            # Bob stays off: he is in no list, nor in anybody's, and only he sees his page.
            assert not (await bob.post("/api/me", {"listed": False}))["listed"]
            seen = [(await one.ask("GET", path)).text
                    for path in ("/api/ratings", f"/api/players/{handle}", f"/players/{handle}",
                                 "/ratings") for one in (ada, eve)]  # fmt: skip
            assert not any("Bob" in text for text in seen)
            his = services_of(app).contests.ratings.build_handle(who(bob).hex())
            await eve.refused(404, f"/api/players/{his}", method="GET")
            assert (await bob.get(f"/api/players/{his}"))["who"]["name"]
            await bob.http.post("/me", data={"do": "listed", "listed": "yes"})
            assert (await eve.ask("GET", f"/api/players/{his}")).status_code == 200
            # Ada leaves: she is gone from all lists, and what Bob has stays as it was.
            before = (await bob.get(f"/api/players/{his}"))["pools"]
            await ada.post("/api/me/leave", {"sure": True})
            after = await bob.get(f"/api/players/{his}")
            assert after["pools"] == before
            assert {} in [who for played in after["latest"] for who in played["others"]]
            assert not [who for one in after["latest"] for who in one["others"] if "player" in who]
            await eve.refused(404, f"/api/players/{handle}", method="GET")
            rungs = (await eve.get("/api/ratings"))["rungs"]
            assert [one["who"]["name"] for one in rungs if one["place"]] == ["Bob"]
            assert who(ada).hex() not in (await bob.ask("GET", "/api/ratings")).text

    asyncio.run(work())


def test_every_house_and_the_command_come_to_the_same_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boneyard.server.ratings.service.RESULTS_PER_READ", 7)

    async def work() -> dict[str, Any]:
        async with serving(tmp_path) as app:
            one, other, third = (bytes([n]) * 32 for n in (1, 2, 3))
            ratings = services_of(app).contests.ratings
            for number, (who_plays, bot) in enumerate(
                (one, bot) for one in (one, other, third) for bot in ("beginner", "club", "master")
            ):
                put(app, 100 + number, who_plays, bot, at=number)
            for number in range(20):
                put(app, number, *((one, other) if number % 3 else (third, one)))
            await ratings.load_left_out()
            first = ratings._current
            put(app, 20, other, third)
            await ratings.load_left_out()
            assert ratings._current is first, "what is new is added to what is known"
            put(app, 21, other, one, at=5 * DAY + 1)
            await ratings.load_left_out()
            assert ratings._current is not first, "what comes late is in its place all the same"
            put(app, 22, other, one, at=22 * DAY)
            store = services_of(app).store
            found = await ratings.load_leaderboard("line")
            assert found == await RatingService(
                store.results, store.ratings, b"key"
            ).load_leaderboard("line")
            out = await act(app, act="leave-out", match="put-022")
            assert out.json() == {"done": "put-022"}
            assert (await act(app, act="leave-out", match="nothing")).status_code == 404
            assert await ratings.load_left_out() == {"put-022": "host"}
            now = await ratings.load_leaderboard("line")
            assert now != found
            await act(app, act="let-count", match="put-022")
            assert await ratings.load_leaderboard("line") == found
            return {player: known.rating for player, known in found}

    told = asyncio.run(work())
    assert told
    done = CliRunner().invoke(main, ["ratings", "--db", str(tmp_path / "matches.db"), "--json"])
    ladder = json.loads(done.output)["ladders"]["line"]
    assert {one["player"]: one["rating"] for one in ladder} == told
    for words in (["--db", str(tmp_path / "no.db")], [], ["-", "--db", "x"]):
        assert CliRunner().invoke(main, ["ratings", *words]).exit_code == 2


def test_what_does_not_count_is_shown_to_the_host(tmp_path: Path) -> None:
    async def work() -> None:
        app = create_site(settings(db=str(tmp_path / "boneyard.db")))
        async with app.router.lifespan_context(app):
            one, other = b"1" * 32, b"2" * 32
            for number in range(MIN_MATCHES + 1):
                put(app, number, one, other, at=number)
            out = await services_of(app).contests.ratings.load_left_out()
            assert out == {f"put-{MIN_MATCHES:03}": "again"}
            secret = await read_host_secret(app.state.settings.db, 1.0)
            host = Client(app, token=None, authorization=f"Bearer {secret}")
            page = await host.ask("GET", "/host")
            assert f"put-{MIN_MATCHES:03}" in page.text
            assert "same players too often" in page.text

    asyncio.run(work())


def analysis(decisions: int, best: int) -> Analysis:
    """What an analysis of a match says in which the second seat has decided so often."""
    one = Decision(1, 1, 1, "resign", "resign", 0, 0, 0, 0, "best", ())
    luck = Luck(1, (2.0, -2.0), (1.0, -1.0), (4.0, -4.0), (7.0, -7.0))
    player = Player(1, "Bob", decisions, best, 6.0, 0.2, 0, {}, -2.0, -1.0)
    return Analysis(
        "block-draw", "Block", ("A", "B"), 2, True, (Side(0),), (7, 0), 9, 1, "points",
        (one,) * decisions, (), (), (luck,), (player,),
    )  # fmt: skip


def test_what_an_analysis_finds_stands_beside_a_rating_and_what_nobody_can_do_is_left_out() -> None:
    async def work() -> None:
        async with serving() as app:
            ada, bob = await kept(app, "Ada"), await kept(app, "Bob")
            house, first = services_of(app), await won(ada, bob)
            live = await house.registry.get_match(first)
            his = house.contests.ratings.build_handle(who(bob).hex())
            rating = await house.contests.ratings.load_standings(who(bob).hex())
            await house.analysis.on_analysis_done(live, analysis(MIN_DECISIONS, MIN_DECISIONS // 2))
            (pool,) = (await ada.get(f"/api/players/{his}"))["pools"]
            assert pool["analysed"] == {
                "matches": 1, "decisions": MIN_DECISIONS, "cost_per_decision": 0.2,
                "luck_per_match": -3.0, "without_luck_per_match": -4.0,
            }  # fmt: skip
            assert await house.contests.ratings.load_standings(who(bob).hex()) == rating
            assert await house.contests.ratings.load_left_out() == {}
            quick = await won(ada, bob)
            live = await house.registry.get_match(quick)
            await house.analysis.on_analysis_done(
                live, analysis(MIN_DECISIONS - 1, MIN_DECISIONS - 1)
            )
            assert await house.contests.ratings.load_left_out() == {}, "too few to say anything"
            await house.analysis.on_analysis_done(live, analysis(MIN_DECISIONS, MIN_DECISIONS))
            assert await house.contests.ratings.load_left_out() == {quick: "quick"}
            assert await house.contests.ratings.load_standings(who(bob).hex()) == rating

    asyncio.run(work())
