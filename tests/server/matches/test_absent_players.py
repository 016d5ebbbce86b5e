"""A player who is away for a while: a bot stands in, and the hand stays the player's secret.

An opponent must not learn more of it than by playing on: no undo without asking, no hints.
"""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from msgspec.structs import replace
from starlette.applications import Starlette

from boneyard.bots.registry import choose
from boneyard.core.actions import Move, Play
from boneyard.server.app import create_site
from boneyard.server.app_state import state_of
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import LoadedMatch, StoredSeat
from boneyard.server.matches.permissions import find_hint_refusal
from boneyard.server.matches.seats import (
    find_other_owners,
    find_owners,
    is_player_seat,
    is_stood_in,
)
from boneyard.server.matches.takeback import answer_takeback, find_takeback_target, request_takeback
from boneyard.server.matches.turn_notifications import find_notification
from boneyard.server.ops.admin_api import AdminRequest, end_match
from boneyard.server.settings import Pace
from support.server.absent_players import LIVE, act, run_out
from support.server.clock import NO_TICK_SECONDS, AdvanceClock, seated, sweep
from support.server.serving import HOST, Client, at_rest, services_of, serving, settings
from support.server.twin_servers import MATCH, TOKENS, World, mixed, twins, under_way


@asynccontextmanager
async def with_pages(folder: Path) -> AsyncIterator[Starlette]:
    """A server that shows pages too, with bots that play at once."""
    app = create_site(
        settings(db=str(folder / "matches.db"), tick=NO_TICK_SECONDS, stand_in="heavy")
    )
    async with app.router.lifespan_context(app):
        yield app


async def to_a_choice(app: Starlette, live: LiveMatch, seats: Sequence[int]) -> int:
    """Play on until one of these seats has several tiles to choose from; says which."""
    house = services_of(app)
    for _ in range(200):
        await at_rest(app, live.id)
        seat = live.state.to_act
        if not live.state.playing or seat is None:
            assert not live.state.over
            await house.matches.deal(live)
            continue
        plays = [move for move in live.views.legal_moves(seat) if isinstance(move, Play)]
        if seat in seats and len({move.tile for move in plays}) > 1:
            return seat
        await house.matches.play(live, seat, (plays or live.views.legal_moves(seat))[0])
    raise AssertionError("there is never a choice")


def test_a_seat_with_an_owner_is_a_players_seat() -> None:
    here = StoredSeat(kind="person", owner=b"a")
    away = StoredSeat(kind="bot", bot="heavy", owner=b"b")
    bot, empty = StoredSeat(kind="bot", bot="heavy"), StoredSeat(kind="open")
    reserved = StoredSeat(kind="open", owner=b"c")
    seats = [here, away, bot, empty, reserved]
    assert [is_player_seat(one) for one in seats] == [True, True, False, False, False]
    assert [is_stood_in(one) for one in seats] == [False, True, False, False, False]
    assert find_owners(seats) == {b"a", b"b"}
    assert find_other_owners(seats, 0) == {b"b"}


def test_an_opponent_of_an_absent_player_neither_undoes_nor_gets_hints(
    tmp_path: Path, forward: AdvanceClock
) -> None:
    """The attack: play, see what the stand-in does, undo, try another tile."""

    async def work() -> None:
        async with with_pages(tmp_path) as app:
            players = [Client(app) for _ in range(3)]
            found = await seated(app, *players, game="block-draw", clock="5-minutes")
            match, live = found["match"], await services_of(app).registry.get_match(found["match"])
            first = await run_out(app, match, forward)
            second = await run_out(app, match, forward)
            (seat,) = {0, 1, 2} - {first, second}
            assert await to_a_choice(app, live, [seat]) == seat
            opponent, path = players[seat], f"/api/matches/{match}"
            said = await opponent.ask("GET", f"{path}/hints", seat=seat)
            assert (said.status_code, "hints" in said.text.lower()) == (409, True)
            page = (await opponent.ask("GET", f"/m/{match}")).text
            # The button keeps its place, but can't be pressed.
            (hint,) = re.findall(r'<button[^>]*value="hint"[^>]*>', page)
            assert hint.endswith(" disabled>")
            assert (await act(opponent, match, do="hint", seat=seat)).status_code == 409
            for _ in range(20):
                assert await to_a_choice(app, live, [seat]) == seat
                move = next(one for one in live.views.legal_moves(seat) if isinstance(one, Play))
                assert (await act(opponent, match, move=str(move), seat=seat)).status_code == 200
                await at_rest(app, match)
                if live.state.playing and find_takeback_target(live.log.active, seat) is not None:
                    break
            number = live.number
            answer = await act(opponent, match, do="back", seat=seat)
            assert answer.json()["said"], "the others are asked"
            assert live.number == number, "nothing is undone without them"

    asyncio.run(work())


def test_those_who_are_there_cannot_agree_for_who_is_absent(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS, stand_in="heavy") as app:
            players, house = [Client(app) for _ in range(3)], services_of(app)
            found = await seated(app, *players, game="block-draw", clock="5-minutes")
            match, live = found["match"], await house.registry.get_match(found["match"])
            absent = await run_out(app, match, forward)
            here = [at for at in range(3) if at != absent]
            for _ in range(50):
                seat = await to_a_choice(app, live, here)
                await house.matches.play(live, seat, live.views.legal_moves(seat)[0])
                if live.state.playing and find_takeback_target(live.log.active, seat) is not None:
                    break
            (friend,) = {*here} - {seat}
            number = live.number
            assert not await request_takeback(house.matches, live, seat)
            await answer_takeback(house.matches, live, live.seats[friend].owner, True)
            assert live.number == number
            assert not [one for one in live.log.entries if one.act.startswith("back")]
            # Whoever is stood in for takes the seat again first: that is an entry, and the
            # question is gone with it.
            await players[absent].post(f"/api/matches/{match}/seats/{absent}/return")
            assert (
                live.room.takeback_request is None
                or live.room.takeback_request.entry_number != live.number
            )

    asyncio.run(work())


@pytest.mark.slow
def test_a_seat_left_for_good_is_a_bots(forward: AdvanceClock) -> None:
    """Its player can't return: whoever stays plays with bots, with undo and hints."""

    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS) as app:
            players, house = [Client(app) for _ in range(3)], services_of(app)
            found = await seated(app, *players, game="block-draw", clock="5-minutes")
            match, path = found["match"], f"/api/matches/{found['match']}"
            live = await house.registry.get_match(match)
            for seat in (1, 2):
                await players[seat].post(f"{path}/seats/{seat}/bot", {"bot": "heavy"})
                assert not is_player_seat(live.seats[seat])
                await players[seat].refused(403, f"{path}/seats/{seat}/return")
            seat = await to_a_choice(app, live, [0])
            assert find_hint_refusal(live, seat) is None
            assert find_other_owners(live.seats, 0) == set()

    asyncio.run(work())


def test_who_was_stood_in_for_can_be_blocked_and_challenged(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS, stand_in="heavy") as app:
            players = [Client(app) for _ in range(3)]
            found = await seated(app, *players, game="block-draw", clock="5-minutes")
            absent = await run_out(app, found["match"], forward)
            other = players[absent - 1]
            known = (await other.get("/api/friends"))["friends"]
            assert absent in [one["seat"] for one in known]
            await other.post(f"/api/friends/{found['match']}/{absent}/block")
            assert len((await other.get("/api/friends"))["blocked"]) == 1

    asyncio.run(work())


def test_the_last_player_who_leaves_does_not_stop_the_match_for_absent_ones(
    forward: AdvanceClock,
) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS, stand_in="heavy") as app:
            players = [Client(app) for _ in range(3)]
            found = await seated(app, *players, game="block-draw", clock="5-minutes")
            absent = {await run_out(app, found["match"], forward) for _ in range(2)}
            (last,) = {0, 1, 2} - absent
            await players[last].post("/api/me/leave", {"sure": True})
            live = await services_of(app).registry.get_match(found["match"])
            assert (live.seats[last].kind, live.seats[last].owner) == ("bot", None)
            back = absent.pop()
            if not live.state.over:
                await players[back].post(f"/api/matches/{found['match']}/seats/{back}/return")

    asyncio.run(work())


def test_nobody_returns_to_a_match_that_the_host_has_ended(forward: AdvanceClock) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS, stand_in="heavy", pace=Pace(bot=99)) as app:
            players = [Client(app) for _ in range(3)]
            found = await seated(app, *players, game="block-draw", clock="5-minutes")
            live = await services_of(app).registry.get_match(found["match"])
            late = found["turn"]
            for _ in range(2):
                forward(LIVE.most)
                await sweep(app)
            assert is_stood_in(live.seats[late])
            assert (
                await end_match(state_of({"app": app}), AdminRequest("end", found["match"]))
                == "bots"
            )
            assert not any(map(is_player_seat, live.seats))
            path = f"/api/matches/{found['match']}/seats/{late}/return"
            await players[late].refused(403, path)

    asyncio.run(work())


def test_an_absent_player_hears_that_the_match_is_over_and_of_no_turn(
    forward: AdvanceClock,
) -> None:
    async def work() -> None:
        async with serving(tick=NO_TICK_SECONDS, stand_in="heavy", pace=Pace(bot=99)) as app:
            players = [Client(app) for _ in range(3)]
            found = await seated(app, *players, game="block-draw", clock="5-minutes")
            live = await services_of(app).registry.get_match(found["match"])
            late = found["turn"]
            for _ in range(2):
                forward(LIVE.most)
                await sweep(app)
            owner, other = live.seats[late].owner, live.seats[(late + 1) % 3].owner
            assert owner is not None
            assert other is not None
            over = replace(live.state, over=True, playing=False)
            assert find_notification(live, over, live.seats, owner, False) == "over"
            theirs: Any = replace(cast("Any", live.state), turn=(late + 1) % 3)
            assert find_notification(live, theirs, live.seats, other, False) == "turn"
            # Its turn comes when the other has moved: the bot's, not its owner's.
            live.log.position = theirs
            bots = replace(theirs, turn=late)
            assert find_notification(live, bots, live.seats, owner, False) == ""

    asyncio.run(work())


# Two servers whose absent players hold other tiles.


class Attack(NamedTuple):
    """A choice of two plays: the stand-ins answer the first alike in both worlds, and differ in
    what they answer to the second."""

    world: World
    hidden: int
    first: Move
    second: Move


def replies(kept: LoadedMatch, move: Move) -> list[str]:
    """What seat 0 is told after a play, until it is to move again."""
    live = LiveMatch(kept)
    began = live.number
    live.apply(live.prepare_move(0, move))
    while live.state.playing and live.state.to_act not in (0, None):
        live.apply(live.prepare_move(live.state.to_act, reply(live)))
    return ["".join(live.views.describe_entry(entry, 0)) for entry in live.log.entries[began:]]


def reply(live: LiveMatch) -> Move:
    """What a stand-in does: always the same with the same hand."""
    seat = live.state.to_act
    assert seat is not None
    move = choose("heavy", live.views.of_bot(seat), seat, random.Random(0))
    assert move is not None
    return move


def find_attack() -> Attack:
    dice = random.Random("absent players")
    for _ in range(200):
        world = under_way("block-draw", dice, "absent", 0)
        live = LiveMatch(world.kept)
        plays = [move for move in live.views.legal_moves(0) if isinstance(move, Play)]
        if live.state.to_act != 0 or len({move.tile for move in plays}) < 2:
            continue
        for _ in range(40):
            other, hidden = mixed(world, dice)
            same = [move for move in plays if replies(other, move) == replies(world.kept, move)]
            told = [move for move in plays if move not in same]
            undone = LiveMatch(world.kept)
            if not same or not told:
                continue
            undone.apply(undone.prepare_move(0, same[0]))
            while undone.state.playing and undone.state.to_act not in (0, None):
                undone.apply(undone.prepare_move(undone.state.to_act, reply(undone)))
            if undone.state.playing and find_takeback_target(undone.log.active, 0) is not None:
                return Attack(world._replace(other=(other, hidden)), hidden, same[0], told[0])
    raise AssertionError("no two worlds are alike enough")


async def transcript(app: Starlette, attack: Attack) -> list[tuple[int, bytes]]:
    """Everything an opponent is told who plays, tries everything to undo, and plays again if that
    worked."""
    house, client = services_of(app), Client(app, token=TOKENS[0])
    live = await house.registry.get_match(MATCH)
    heard: list[tuple[int, bytes]] = []

    async def ask(method: str, path: str, **more: Any) -> None:
        headers = {"accept": "application/json", "origin": f"http://{HOST}"}
        found = await client.http.request(method, path, headers=headers, **more)
        heard.append((found.status_code, found.content))

    async def stand_ins_play() -> None:
        while live.state.playing and live.state.to_act not in (0, None):
            await house.matches.play(live, live.state.to_act, reply(live))

    async def look_at_all() -> None:
        for path in ("", "/events", "/legal", "/hints?seat=0", "/record"):
            await ask("GET", f"/api/matches/{MATCH}{path}")
        for path in ("", "?seat=1", "/replay"):
            await ask("GET", f"/m/{MATCH}{path}")

    await look_at_all()
    await ask("POST", f"/m/{MATCH}", data={"move": str(attack.first), "seat": "0"})
    await stand_ins_play()
    await look_at_all()
    number = live.number
    for form in (
        {"do": "hint", "seat": "0"}, {"do": "back", "seat": "0"}, {"do": "agree", "seat": "0"},
        {"do": "agree", "seat": "1"}, {"do": "undo", "seat": "0"}, {"do": "par", "seat": "0"},
        {"do": "return", "place": "1"}, {"do": "bot-random", "place": "1"},
        {"do": "join", "place": "1", "name": "Eve"}, {"do": "rematch"}, {"do": "claim"},
        {"do": "time", "place": "1"}, {"do": "on"},
    ):  # fmt: skip
        await ask("POST", f"/m/{MATCH}", data=form)
    await ask("POST", f"/api/matches/{MATCH}/analysis", json={})
    await look_at_all()
    if live.number != number:  # it was undone: the same hands once more
        await ask("POST", f"/m/{MATCH}", data={"move": str(attack.second), "seat": "0"})
        await stand_ins_play()
        await look_at_all()
    return heard


@pytest.mark.slow
def test_absent_players_hidden_tiles_change_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    attack = find_attack()
    assert attack.hidden > 2

    async def work() -> None:
        with monkeypatch.context() as patch:
            patch.setattr("boneyard.server.matches.match_log.now_ms", lambda: 1)
            async with twins(attack.world, random.Random(0), patch) as both:
                heard = []
                for app in both.apps:
                    both._fresh(app, None)
                    heard.append(await transcript(app, attack))
        one, two = heard
        assert len(one) == len(two)
        for at, (here, there) in enumerate(zip(one, two, strict=True)):
            assert here == there, f"answer {at} tells tiles apart"
        assert not any(status == 500 for status, _ in one)

    asyncio.run(work())
