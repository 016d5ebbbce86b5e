"""Time for a move at a table of the house, with a clock that the tests set forward by hand."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.applications import Starlette

from boneyard.core.actions import Play
from boneyard.core.position import Position
from boneyard.core.time_controls import CLOCKS, DAY, HOUR
from boneyard.records import parse_record, replay, verify
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import MatchSearch
from support.server.clock import NO_TICK_SECONDS, AdvanceClock, list_plays, played, seated, sweep
from support.server.pages import pages
from support.server.serving import Client, Json, at_rest, services_of, serving

USUAL = CLOCKS["3-days"]


def test_over_days_and_a_restart_time_runs_out_is_claimed_and_told_in_the_record(
    tmp_path: Path, forward: AdvanceClock
) -> None:
    """A match of yourturn: what each has left, the sweep's stages, and the claim (G-20)."""

    async def begin() -> tuple[str, list[str | None], Json]:
        async with serving(tmp_path, tick=NO_TICK_SECONDS) as app:
            ada, ben = Client(app), Client(app)
            look = await seated(app, ada, ben)
            path, clock = f"/api/matches/{look['match']}", look["clock"]
            # The first move has the same clock as all others.
            assert clock["left"] == [USUAL.bank] * 2
            assert clock["seat"] == look["turn"]
            assert clock["deadline"] == clock["since"] + USUAL.bank
            assert clock["over_days"]
            forward(2 * DAY)
            mover = await played(app, path, ada, ben)
            clock = (await ada.get(path))["clock"]
            assert abs(clock["left"][mover] - 2 * DAY) < HOUR
            assert clock["seat"] is not None
            return path, [ada.token, ben.token], clock

    async def go_on(path: str, tokens: list[str | None], before: Json) -> None:
        async with serving(tmp_path, tick=NO_TICK_SECONDS) as app:
            players = [Client(app, token) for token in tokens]
            # A restart changes nothing.
            assert {**(await players[0].get(path))["clock"], "now": 0} == {**before, "now": 0}
            live = await services_of(app).registry.get_match(path.rpartition("/")[2])
            late, other = before["seat"], 1 - before["seat"]
            assert await sweep(app) == 0
            forward(int(0.85 * before["left"][late]))
            assert (await sweep(app), await sweep(app)) == (1, 0)  # reminded, once
            assert "still has time" in await players[other].refused(409, f"{path}/claim")
            forward(int(0.2 * before["left"][late]))
            news = live.revision
            assert (await sweep(app), await sweep(app)) == (1, 0)
            assert live.revision > news  # told at the table that it may be claimed
            assert "Your own" in await players[late].refused(409, f"{path}/claim")
            await Client(app).refused(403, f"{path}/claim")
            await players[other].post(f"{path}/claim")
            look = await players[0].get(path)
            assert (look["status"], look["winners"]) == ("over", [other])
            assert look["clock"]["deadline"] is None
            record = await players[0].get(f"{path}/record")
            assert record["clock"] == [USUAL.bank, USUAL.turn, USUAL.most]
            assert record["rounds"][-1]["moves"][-1] == [late, "timeout"]
            verify(parse_record(record))
            assert replay(record)["winners"] == [other]
            told = (await players[0].get(f"{path}/events"))["entries"][-1]["text"]
            assert any("time" in sentence for sentence in told)
            forward(30 * DAY)
            assert await sweep(app) == 0  # nothing is due any more

    path, tokens, clock = asyncio.run(begin())
    asyncio.run(go_on(path, tokens, clock))


def test_who_waits_may_still_see_the_move_and_after_three_banks_the_match_is_closed(
    forward: AdvanceClock,
) -> None:  # G-20
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            ada, ben = Client(app), Client(app)
            look = await seated(app, ada, ben)
            path, late = f"/api/matches/{look['match']}", look["turn"]
            forward(USUAL.bank + DAY)
            while await sweep(app):
                pass
            await played(app, path, ada, ben)  # late, and welcome
            clock = (await ada.get(path))["clock"]
            assert clock["left"][late] in (USUAL.turn, USUAL.bank)
            forward(USUAL.most)
            while await sweep(app):
                pass
            forward(3 * USUAL.bank)
            await sweep(app)
            look = await ada.get(path)
            assert (look["status"], look["winners"]) == ("over", [])
            record = await ada.get(f"{path}/record")
            assert record["rounds"][-1]["moves"][-1][1] == "abandon"
            assert replay(record)["rounds"][-1]["end"] == "abandoned"
            # Nobody has won or lost: it doesn't count.
            store, owner = (
                services_of(app).store,
                await services_of(app).sessions.identify(ada.token or ""),
            )
            assert owner is not None
            (row,) = await store.search_matches(owner, MatchSearch("over"), 0, 9)
            assert row.won is None
            assert await store.list_results(owner, 9) == []

    asyncio.run(play())


def test_where_more_play_a_bot_stands_in_until_its_owner_comes_back(forward: AdvanceClock) -> None:
    async def play() -> None:  # G-20
        async with serving(tick=NO_TICK_SECONDS, stand_in="heavy") as app:
            players = [Client(app) for _ in range(3)]
            look = await seated(app, *players, game="block-draw", clock="5-minutes")
            path, late = f"/api/matches/{look['match']}", look["turn"]
            for _ in range(2):
                forward(CLOCKS["5-minutes"].bank)
                await sweep(app)
            await at_rest(app, look["match"])
            look = await players[late].get(path)
            assert (look["seats"][late]["kind"], look["seats"][late]["stands_in"]) == ("bot", True)
            assert (look["yours"], look["seat"], look["turn"] == late) == ([], None, False)
            move = {"seat": late, "move": "pass"}
            await players[late].refused(403, f"{path}/moves", move)
            stranger, other = Client(app), players[1 - late if late < 2 else 0]
            for one in (stranger, other):
                await one.refused(403, f"{path}/seats/{late}/return")
            # Whoever a bot stands in for may ask for a rematch as the others do, once it is over.
            assert "over" in await players[late].refused(409, f"{path}/rematch")
            await stranger.refused(403, f"{path}/rematch")
            await players[late].post(f"{path}/seats/{late}/return")
            look = await players[late].get(path)
            assert (look["yours"], look["seats"][late]["kind"]) == ([late], "person")
            # Whoever comes back has time for a move.
            assert look["clock"]["left"][late] == CLOCKS["5-minutes"].extra_time
            record = await players[late].get(f"{path}/record")
            assert [(one["seat"], one["what"]) for one in record["time"]] == [
                (late, "bot"), (late, "back"),
            ]  # fmt: skip
            live = await services_of(app).registry.get_match(look["match"])
            assert len(live.log.active) == len(live.log.entries) - 2
            assert live.view(late) == (await _unfolded(app, look["match"])).view(late)

    asyncio.run(play())


async def _unfolded(app: Starlette, id: str) -> Any:
    """The same match, read anew."""
    house = services_of(app)
    kept = await house.store.load(id)
    assert kept is not None
    return house.registry.build_live_match(kept)


def test_anybody_at_the_table_may_give_another_time_as_far_as_the_bank_takes_it(
    forward: AdvanceClock,
) -> None:
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            ada, ben = Client(app), Client(app)
            look = await seated(app, ada, ben)
            path, late = f"/api/matches/{look['match']}", look["turn"]
            giver, keeper = ((ada, ben), (ben, ada))[late == 0]
            forward(USUAL.bank + HOUR)
            while await sweep(app):
                pass
            await giver.post(f"{path}/seats/{late}/time")
            clock = (await ada.get(path))["clock"]
            assert clock["left"][late] == USUAL.turn
            await giver.refused(409, f"{path}/claim")
            told = (await keeper.get(f"{path}/events"))["entries"][-1]["text"]
            assert told[0].endswith("gives you more time.")
            for _ in range(6):
                await giver.post(f"{path}/seats/{late}/time")
            assert "already full" in await giver.refused(409, f"{path}/seats/{late}/time")
            assert "another" in await keeper.refused(409, f"{path}/seats/{late}/time")
            await Client(app).refused(403, f"{path}/seats/{late}/time")
            record = await ada.get(f"{path}/record")
            assert record["time"][0]["to"] == late
            parse_record(record)

    asyncio.run(play())


def test_what_the_clock_says_is_no_move_and_a_clock_is_chosen_by_its_name(
    forward: AdvanceClock,
) -> None:
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            ada, ben = Client(app), Client(app)
            look = await seated(app, ada, ben, clock="")
            path, turn = f"/api/matches/{look['match']}", look["turn"]
            assert "clock" not in look
            for word in ("timeout", "abandon"):
                move = {"seat": turn, "move": word}
                assert "time" in await (ada, ben)[turn].refused(409, f"{path}/moves", move)
            await (ada, ben)[1 - turn].refused(409, f"{path}/claim")
            await (ada, ben)[1 - turn].refused(409, f"{path}/seats/{turn}/time")
            # Whoever is told a round late learns from no clock who thinks now.
            look = await seated(app, ada, ben, late=True)
            late = await Client(app, token=None).get(f"/api/matches/{look['match']}")
            assert (look["clock"]["seat"], late["clock"]["seat"]) == (look["turn"], None)
            wrong = {"game": "block-draw", "clock": "never"}
            assert "3-days" in await ada.refused(409, "/api/matches", wrong)
            # Sizes of one's own.
            look = await seated(app, ada, ben, clock="36h+12h/5d")
            assert look["clock"]["left"] == [36 * HOUR] * 2
            assert look["clock"]["over_days"]
            wrong["clock"] = "11h+1h/1d"
            assert "12 hours to 60 days" in await ada.refused(409, "/api/matches", wrong)
            alone = {"game": "baronet", "clock": "3-days"}
            assert "Solitaire" in await ada.refused(409, "/api/matches", alone)

    asyncio.run(play())


def test_a_play_left_for_later_is_made_when_the_turn_comes_if_it_is_legal_and_seen_by_nobody_else(
    forward: AdvanceClock,
) -> None:
    async def play() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            players = [Client(app), Client(app)]
            look = await seated(app, *players, game="block-draw")
            path, live = (
                f"/api/matches/{look['match']}",
                await services_of(app).registry.get_match(look["match"]),
            )
            while not (found := _answered(live)):
                await played(app, path, *players)
            (move, state), mover = found, live.state.to_act
            assert mover is not None
            other = 1 - mover
            wish, place = list_plays(state, other)[-1], f"{path}/seats/{other}/later"
            misfit = str(Play(wish.tile, wish.first, 9))
            left = {"plays": [misfit, str(wish)]}
            assert "another player" in await players[mover].refused(
                409, f"{path}/seats/{mover}/later", left
            )
            await players[mover].refused(403, place, left)
            not_held = next(tile for tile in live.state.hands[mover] if tile is not None)
            wrong = {"plays": [str(Play(not_held, not_held.a, 1))]}
            assert "your hand" in await players[other].refused(409, place, wrong)
            await players[other].refused(409, place, {"plays": ["draw"]})
            news = live.revision
            await players[other].post(place, left)
            assert live.revision == news  # nobody is told that something was left
            assert (await players[other].get(path))["later"] == left["plays"]
            for one in (players[mover], Client(app, token=None)):
                assert str(wish) not in str((await one.get(path)).get("later"))
            assert (await _unfolded(app, live.id)).premoves == live.premoves
            number = live.number
            await players[mover].post(f"{path}/moves", {"seat": mover, "move": move})
            await at_rest(app, live.id)
            assert [(one.seat, one.act) for one in live.log.entries[number : number + 2]] == [
                (mover, move), (other, str(wish)),
            ]  # fmt: skip
            assert "later" not in await players[other].get(path)

    asyncio.run(play())


def _answered(live: LiveMatch) -> tuple[str, Position] | None:
    """A move after which the other one of two has something to play, and how it stands then."""
    mover = live.state.to_act
    assert mover is not None
    ahead = (
        (str(move), live.prepare_move(mover, move).positions[-1])
        for move in live.views.legal_moves(mover)
    )
    return next(((move, state) for move, state in ahead if list_plays(state, 1 - mover)), None)


def test_the_pages_let_a_clock_be_chosen_show_it_quietly_and_let_a_match_be_claimed(
    forward: AdvanceClock,
) -> None:
    async def play() -> None:
        async with pages(tick=NO_TICK_SECONDS) as ada:
            app = cast(Any, ada)._transport.app
            assert '<option value="3-days">' in (await ada.get("/games/yourturn?with=friend")).text
            form = {"way": "link", "clock": "3-days", "o.players": "2", "name": "Ada"}
            at = (await ada.post("/games/yourturn", data=form)).headers["location"]
            assert "3 days + 1 day/turn" in (await ada.get(at)).text
            wrong = await ada.post("/games/yourturn", data={**form, "clock": "never"})
            assert (wrong.status_code, "Unknown time control" in wrong.text) == (409, True)
            ben, id = Client(app), at.rpartition("/")[2]
            await ben.post(f"/api{at.replace('/m/', '/matches/')}/seats/1", {"name": "Ben"})
            await ada.post(at, data={"do": "seed", "seat": "0", "seed": "s"})
            await ben.post(f"/api/matches/{id}/seats/1/seed", {"seed": "s"})
            live = await services_of(app).registry.get_match(id)
            await at_rest(app, id)
            page = (await ada.get(at)).text
            assert ('<span class="clock" data-left=' in page, ">2 d</span>" in page) == (True, True)
            assert ('id="sure"' in page, "plate hue0 away" in page) == (True, False)
            assert "Give Ben more time" in page
            # On, until Ada has something that she could leave while Ben thinks.
            while 'name="play1" form="later"' not in (page := (await ada.get(at)).text):
                move = {
                    "seat": live.state.to_act,
                    "move": str(live.views.legal_moves(live.state.to_act or 0)[0]),
                }
                if move["seat"] == 0:
                    await ada.post(at, data={**move, "seat": "0"})
                else:
                    await ben.post(f"/api/matches/{id}/moves", move)
                await at_rest(app, id)
            play = page.partition('name="play1"')[2].split('<option value="')[2].partition('"')[0]
            form = {"do": "later", "seat": "0", "play1": play, "play2": ""}
            assert (await ada.post(at, data=form)).status_code == 303
            assert live.premoves[0].plays == (play,)
            assert f'<option value="{play}" selected>' in (await ada.get(at)).text
            forward(USUAL.most)
            await sweep(app)
            page = (await ada.get(at)).text
            assert ("Ben is out of time" in page, 'value="claim"' in page) == (True, True)
            await ada.post(at, data={"do": "claim", "seat": "0"})
            assert live.state.winners == (0,)

    asyncio.run(play())


@pytest.mark.parametrize(
    "wrong",
    [{"clock": [1, 2]}, {"clock": [1, 2, -1]}, {"time": {}}, {"time": [{"what": "nothing"}]}],
)
def test_a_record_with_a_clock_that_says_nothing_is_refused(wrong: Json) -> None:
    with pytest.raises(ValueError, match="must be"):
        parse_record(
            {"boneyard": 1, "game": "all-fives", "seats": ["A", "B"], "rounds": [], **wrong}
        )
