"""Taking a move back at a table of several: as far as nothing hidden was shown by it."""

import asyncio
import random
from typing import Any

import pytest

from boneyard.core.actions import Play
from boneyard.core.events import Dealt, Drew
from boneyard.records.read import parse_record
from boneyard.records.verify import verify
from boneyard.schemas.log_entries import parse_takeback
from boneyard.server.match_page.board_layout import BoardLayout
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import to_row
from boneyard.server.matches.models import LoadedMatch
from boneyard.server.matches.record import build_record
from boneyard.server.matches.setup import SeatRequest
from boneyard.server.matches.takeback import answer_takeback, find_takeback_target, request_takeback
from support.server.serving import Client, services_of, serving
from support.server.solo_match import match

TWO = [SeatRequest("person", name="Ann"), SeatRequest("bot", bot="club")]


def play(live: LiveMatch, dice: random.Random) -> None:
    """Make any move, or deal."""
    if not live.state.playing:
        live.apply(live.prepare_deal())
        return
    seat = live.state.to_act
    assert seat is not None
    live.apply(live.prepare_move(seat, dice.choice(live.views.legal_moves(seat))))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["block-draw", "all-fives", "bendomino", "fundomino", "blind"])
def test_a_move_taken_back_leaves_no_trace_but_in_the_log(game: str) -> None:
    live, dice, backs = match(TWO, game), random.Random(game), 0
    for _ in range(120):
        if live.state.over:
            break
        play(live, dice)
        to = find_takeback_target(live.log.active, 0) if live.state.playing else None
        if to is None or dice.random() < 0.6:
            continue
        before = LiveMatch(kept(live, to))
        live.apply(live.log.prepare_takeback(0, to))
        backs += 1
        assert live.state == before.state
        assert live.state.to_act == 0
        for seat in (None, 0, 1):
            assert live.view(seat) == before.view(seat)
        assert live.views.of_bot(1) == before.views.of_bot(1)
        lying = [(one.tile, one.pose) for one in spread(live).board.placed]
        assert lying == [(one.tile, one.pose) for one in spread(before).board.placed]
    assert backs > 3 or game == "blind"
    again = LiveMatch(kept(live, live.number))
    assert again.state == live.state
    assert again.log.active == live.log.active
    while not live.state.over:
        play(live, dice)
    written = build_record(live, None)
    assert verify(parse_record(written)).deals
    assert [one for one in live.log.entries if parse_takeback(one.act) is not None] == (
        [one for one in live.log.entries if one not in live.log.active and not one.events]
    )


def test_what_was_seen_can_not_be_taken_back() -> None:
    """A tile that was drawn, hands that were laid open, the deal itself."""
    live, dice, seen = match(TWO), random.Random(5), set()
    while not live.state.over:
        play(live, dice)
        to = find_takeback_target(live.log.active, 0)
        if to is None:
            continue
        since = [event for entry in live.log.active if entry.number > to for event in entry.events]
        assert not any(isinstance(event, Dealt) for event in since)
        assert not any(isinstance(event, Drew) and event.seat == 0 for event in since)
        seen.add(any(isinstance(event, Drew) for event in since))
    assert seen == {True, False}


def test_against_bots_it_is_done_at_once_and_people_are_asked() -> None:
    async def work() -> None:
        async with serving(painter=MatchPageRenderer()) as app:
            house = services_of(app)
            ada, ben = Client(app), Client(app)
            people = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
            id = (await ada.start("block-draw", seats=people))["match"]
            await ben.post(f"/api/matches/{id}/seats/1", {"name": "Ben", "seed": "x"})
            live = await house.registry.get_match(id)
            owners = [seat.owner for seat in live.seats]
            while find_takeback_target(live.log.active, 0) is None:
                await step(house, live)
            number = live.number
            assert await request_takeback(house.matches, live, 0) is False
            assert live.number == number
            drawn = [MatchPageRenderer().draw(live, seat, "wide.own.en", None) for seat in (0, 1)]
            assert 'value="agree"' not in drawn[0]["regions"]["asides"]
            assert 'value="agree"' in drawn[1]["regions"]["asides"]
            with pytest.raises(PermissionError):
                await answer_takeback(house.matches, live, owners[0], True)
            await answer_takeback(house.matches, live, owners[1], False)
            assert live.room.takeback_request is None
            await request_takeback(house.matches, live, 0)
            await answer_takeback(house.matches, live, owners[1], True)
            assert live.log.entries[-1].act == f"back {live.log.active[-1].number}"
            assert live.number == number + 1
            # Whoever asked at another table asks in vain.
            await request_takeback(house.matches, live, 0) if find_takeback_target(
                live.log.active, 0
            ) else None
            await step(house, live)
            with pytest.raises(ValueError, match="no longer open"):
                await answer_takeback(house.matches, live, owners[1], True)
            # What was written is what stands: another house reads the same.
            kept_now = await house.store.load(id)
            assert kept_now is not None
            assert LiveMatch(kept_now).state == live.state

    asyncio.run(work())


async def step(house: Any, live: LiveMatch) -> None:
    """A play if there is one, for whoever is to move."""
    seat = live.state.to_act
    if seat is None:
        await house.matches.deal(live)
        return
    moves = live.views.legal_moves(seat)
    plays = [move for move in moves if isinstance(move, Play)]
    await house.matches.play(live, seat, (plays or moves)[0])


def kept(live: LiveMatch, number: int) -> LoadedMatch:
    """The match as it is kept, up to an entry that counts."""
    numbers = {entry.number for entry in live.log.active}
    log = [entry for entry in live.log.entries if entry.number <= number]
    if number in numbers:
        # Numbers must follow each other: what was taken back before is there as well.
        assert log[-1].number == number
    return LoadedMatch(live.row, tuple(live.seats), tuple(to_row(entry) for entry in log), None)


def spread(live: LiveMatch) -> BoardLayout:
    found = BoardLayout(live, "wide")
    found.update(live)
    return found
