"""A live match: folded from its log, views that go on from where they were, undo, records."""

import random
from typing import Any

import pytest

from boneyard.core.actions import Call, Move, Resign, parse
from boneyard.core.events import Event, Took
from boneyard.core.fair_shuffle import compute_commitment
from boneyard.core.position import TableState, fold, view
from boneyard.core.redaction import public_events
from boneyard.engine import all_legal_moves
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.records import parse_record, replay, verify
from boneyard.rules.game import State
from boneyard.server.errors import MatchError
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import redact_entry, to_row
from boneyard.server.matches.models import LoadedMatch, StoredMatch, StoredSeat
from boneyard.server.matches.record import build_record
from support.random_matches import setup

SECRET = bytes(range(32))


def kept(game: str, **options: Any) -> LoadedMatch:
    rules = GAMES[game].rules(**options)
    match = StoredMatch(
        id="the match", game=game, options=dict(rules.options), mode="screen", secret=SECRET,
        name="the match", host=None, created=1,
    )  # fmt: skip
    seats = [StoredSeat(kind="person", name=f"P{at}", seed=f"s{at}") for at in range(rules.players)]
    return LoadedMatch(match, tuple(seats), (), None)


def live_match(game: str, **options: Any) -> LiveMatch:
    live = LiveMatch(kept(game, **options))
    live.apply(live.prepare_deal())
    return live


def play_on(live: LiveMatch, dice: random.Random, most: int = 400) -> None:
    """Play at random, deals included."""
    for at in range(most):
        if live.state.over:
            return
        if not live.state.playing:
            live.apply(live.prepare_deal())
            continue
        seat, move = dice.choice(all_legal_moves(live.state))
        assert seat is not None
        if live.solo and at > 150:
            move = Resign()
        live.apply(live.prepare_move(seat, move))


def again(live: LiveMatch) -> LiveMatch:
    """The same match, folded from what was kept of it."""
    log = tuple(to_row(entry) for entry in live.log.entries)
    return LiveMatch(LoadedMatch(live.row, tuple(live.seats), log, None))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_its_log(game: str) -> None:
    dice = random.Random(game)
    live = live_match(game, **setup(GAMES[game], dice, {}).options)
    for number in range(6):
        play_on(live, dice, 40)
        known = again(live)
        assert known.state == live.state
        assert known.log.entries == live.log.entries
        for seat in (*range(live.rules.players), None):
            log = [event for entry in live.log.active for event in entry.events]
            start = live.rules.new_match()
            assert live.view(seat) == known.view(seat) == fold(start, public_events(log, seat))
            if seat is not None:
                assert live.views.of_bot(seat) == view(start, log, seat)
        assert known.log.round_began == live.log.round_began
        if live.state.over:
            break
        assert number < 6


@pytest.mark.parametrize("game", GAMES)
def test_its_record_can_be_replayed_and_checked(game: str) -> None:
    dice = random.Random(game)
    live = live_match(game, **setup(GAMES[game], dice, {}).options)
    early = build_record(live, 0)
    assert early["partial"]
    assert "seed" not in early
    play_on(live, dice, 20_000)
    written = build_record(live, None)
    assert written["commitment"] == early["commitment"] == compute_commitment(SECRET)
    assert verify(parse_record(written)).deals == len(written["rounds"])
    result = replay(written)
    assert result["over"]
    assert result["scores"] == list(live.state.scores)


def test_what_people_see_tells_nothing_of_calls() -> None:
    live = live_match("all-fives", players=2, muggins=True)
    dice, found = random.Random(3), 0
    while found < 3:
        if not live.state.playing:
            live.apply(live.prepare_deal())
        assert isinstance(live.state, State)
        if live.state.pending:
            found += 1
            for seat in (0, 1, None):
                known = live.view(seat)
                assert isinstance(known, State)
                assert known.pending == ()
            for seat in (0, 1):
                assert not any(isinstance(m, Call) for m in legal(live.view(seat), seat))
                assert live.views.calls(seat) == ["claim", "muggins"]
                assert legal(live.views.of_bot(seat), seat) == legal(live.state, seat)
        play_on(live, dice, 1)


def test_a_call_can_be_said_along_with_a_play() -> None:
    live = live_match("fundomino", players=2)
    dice = random.Random(5)
    for _ in range(3000):
        if not live.state.playing:
            live.apply(live.prepare_deal())
        assert isinstance(live.state, State)
        seat, move = dice.choice(all_legal_moves(live.state))
        assert seat is not None
        step = live.prepare_move(seat, move, calls=[Call("domino")])
        live.apply(step)
        after: Any = step.positions[-1]
        assert seat not in after.duties
        if [entry.act for entry in step.entries][1:] == ["domino"]:
            return
    raise AssertionError("nobody ever came to one tile")


def test_an_entry_has_one_number_whatever_is_kept_from_people() -> None:
    live = live_match("all-fives", players=2, muggins=True)
    play_on(live, random.Random(1), 60)
    for seat in (0, 1, None):
        numbers = [redact_entry(entry, seat).number for entry in live.log.entries]
        assert numbers == list(range(1, len(live.log.entries) + 1))
        assert len(live.views.encode_since(0, seat)) == len(live.log.entries)
        assert live.views.encode_since(10, seat) == live.views.encode_since(0, seat)[10:]


def test_undo_and_redo_go_back_and_forth_in_the_log() -> None:
    live = live_match("domino-solitaire")
    dice = random.Random(2)
    states = [live.state]
    moves: list[Move] = []
    while len(moves) < 30:
        move = dice.choice(legal(live.state, 0))
        live.apply(live.prepare_move(0, move))
        moves.append(move)
        states.append(live.state)
    with pytest.raises(MatchError, match="Nothing to redo"):
        live.log.prepare_redo()
    for at in range(29, -1, -1):
        live.apply(live.log.prepare_undo())
        assert live.state == states[at]
        assert live.view(0) == again(live).view(0)
    assert not live.log.can_undo
    with pytest.raises(MatchError, match="Nothing to undo"):
        live.log.prepare_undo()
    for at in range(1, 31):
        live.apply(live.log.prepare_redo())
        assert live.state == states[at]
    for _ in range(10):
        live.apply(live.log.prepare_undo())
    assert live.log.can_redo
    live.view(0)
    live.apply(live.prepare_move(0, dice.choice(legal(live.state, 0))))
    assert not live.log.can_redo, "another move is another way on"
    assert live.number == 31 + 30 + 30 + 10 + 1
    known = again(live)
    assert known.state == live.state
    assert (
        known.view(0)
        == live.view(0)
        == view(live.rules.new_match(), [e for entry in live.log.active for e in entry.events], 0)
    )
    assert len(build_record(live, 0)["rounds"][0]["moves"]) == 21


def test_a_lost_game_for_one_can_be_taken_up_again() -> None:
    live = live_match("knock-out")
    live.apply(live.prepare_move(0, Resign()))
    assert live.status == "over"
    live.apply(live.log.prepare_undo())
    assert live.status == "playing"
    assert build_record(live, 0)["partial"]


def test_there_is_no_undo_at_a_table() -> None:
    live = live_match("block-draw", players=2)
    with pytest.raises(MatchError, match="solitaire games"):
        live.log.prepare_undo()


@pytest.mark.slow
def test_what_a_move_costs_doesnt_grow_with_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many events are folded for a move after a thousand as after ten."""
    folded, apply_event = 0, TableState.apply_event

    def counting(position: TableState, event: Event) -> TableState:
        nonlocal folded
        folded += 1
        return apply_event(position, event)

    monkeypatch.setattr(TableState, "apply_event", counting)
    live = live_match("block-draw", players=2, target=100_000)
    dice, costs = random.Random(1), []
    for _ in range(1500):
        folded = 0
        play_on(live, dice, 1)
        for seat in (0, 1, None):
            live.view(seat)
        costs.append(folded)
    assert live.number > 1400
    assert max(costs[-200:]) <= max(costs[:200])


def test_forced_steps_are_draws_and_passes_alone() -> None:
    live = live_match("block-draw", players=2)
    dice, forced = random.Random(1), 0
    for _ in range(200):
        if live.state.over:
            break
        if live.state.playing:
            seat = live.state.to_act
            assert seat is not None
            assert live.views.forced_move(1 - seat) is None
            move = live.views.forced_move(seat)
            if move is not None:
                assert legal(live.state, seat) == [move]
                assert move in (parse("draw"), parse("pass"))
                forced += 1
        play_on(live, dice, 1)
    assert forced


def test_before_the_end_a_record_names_a_random_take_to_two_seats_only() -> None:
    takes = 0
    for seed in range(20):
        live = live_match("fundomino-caribbean", players=4)
        dice = random.Random(seed)
        while takes < 5 and not live.state.over:
            play_on(live, dice, 1)
            entry = live.log.entries[-1]
            took = next((e for e in entry.events if isinstance(e, Took)), None)
            if took is None or entry.seat is not None or live.state.over:
                continue
            takes += 1
            assert took.tile is not None
            for seat in (0, 1, 2, 3, None):
                last = build_record(live, seat)["rounds"][-1]["moves"][-1]
                known = seat in (took.seat, took.source)
                assert last == [None, took.tile.text if known else None]
    assert takes
