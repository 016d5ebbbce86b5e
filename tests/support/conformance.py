"""What every game must satisfy, the next one too: each property is a function with a telling name.

A property takes a random match, played to its end, and asserts one thing about it.
`test_conformance.py` asks every property of every game.
"""

import pickle
import random
import re
from collections.abc import Callable, Iterator
from typing import cast

import msgspec
import pytest
from msgspec.structs import asdict

from boneyard.core.actions import Hit, Move, parse
from boneyard.core.arguments import ArgumentError
from boneyard.core.codec import event_from_json, move_from_json, to_json
from boneyard.core.events import AnyEvent, RoundEnded, Scored
from boneyard.core.position import Position, fold, view
from boneyard.core.redaction import redact
from boneyard.core.tiles import Tile, parse_halves, tile_from_halves
from boneyard.engine import IllegalMove, act, all_legal_moves, decide
from boneyard.engine.legal import legal
from boneyard.records import parse_record, parse_record_json, play_record, replay, verify
from boneyard.records.replay import match_to_json
from support.random_matches import AnyDeal, Match, Step, illegal_moves, play_match
from support.seat_knowledge import Knowledge, places, tiles_in

#: A refusal is one sentence, and fits on a screen.
LONGEST_REASON = 300
TILE = re.compile(r"\b(?:[AP]?\d+|S)-(?:[AP]?\d+|S)\b")


def some(steps: list[Step], count: int) -> list[Step]:
    """A fair sample of a match's steps, for what is too slow to look at everywhere."""
    return random.Random(len(steps)).sample(steps, min(count, len(steps)))


def views(match: Match, seat: int | None) -> Iterator[tuple[Step, Position]]:
    """Each step of a match, and what a seat (None: a watcher) knows after it."""
    known = match.start
    for step in match.steps:
        known = view(known, step.events, seat)
        yield step, known


def seats_and_watcher(match: Match) -> list[int | None]:
    return [*range(match.rules.players), None]


def the_match_ends(match: Match) -> None:
    final = match.final
    assert final.over
    assert not final.playing
    assert final.to_act is None
    assert all_legal_moves(final) == []
    assert set(final.winners) <= set(range(match.rules.sides))
    assert len(final.results) == final.round == len(match.rounds)


def someone_can_always_move(match: Match) -> None:
    for step in match.steps:
        if step.after.playing:
            mover = step.after.to_act
            assert legal(step.after, mover), f"nothing to do for {mover} after {step.move}"


def every_tile_is_somewhere_once(match: Match) -> None:
    all_tiles = set(match.rules.tiles)
    gone: list[Tile] = []
    for step in match.steps:
        gone = [] if step.is_deal else gone
        gone += step.gone()
        everywhere = [*places(step.after), *gone]
        assert len(everywhere) == len(all_tiles), f"after {step.move}"
        assert set(everywhere) == all_tiles, f"after {step.move}"


def points_add_up_to_the_scores(match: Match) -> None:
    for step in match.steps:
        state = step.after
        rounds = [one.points for one in state.results] + [state.points] * state.playing
        sums = tuple(map(sum, zip(*rounds, strict=True)))
        assert state.scores == sums, f"after {step.move}"
        assert all(set(one.winners) <= set(range(match.rules.sides)) for one in state.results)


def nobody_is_ever_paid_less_than_nothing(match: Match) -> None:
    """BD-7: neither by a play nor by the end of a round."""
    for step in match.steps:
        for event in step.events:
            if isinstance(event, Scored):
                assert event.points >= 0
            elif isinstance(event, RoundEnded):
                # What goes back to nothing is no payment (JA-7, JA-8).
                assert all(
                    points >= 0 or score == 0
                    for points, score in zip(event.points, step.after.scores, strict=True)
                ), event


def a_single_round_is_the_match(match: Match) -> None:
    """G-19: once somebody has won a round alone, and not before."""
    if match.rules.options.get("single"):
        assert [len(one.winners) == 1 for one in match.final.results].index(True) + 1 == len(
            match.final.results
        )
        assert match.final.winners == match.final.results[-1].winners


def legal_moves_are_listed_once_each_in_a_stable_order(match: Match) -> None:
    for step in match.steps:
        listed = all_legal_moves(step.after)
        assert len(set(listed)) == len(listed)
        seats = [None] if listed and listed[0][0] is None else range(match.rules.players)
        assert listed == [(seat, move) for seat in seats for move in legal(step.after, seat)]


def every_legal_move_is_accepted(match: Match) -> None:
    for step in some(match.steps, 10):
        for seat, move in all_legal_moves(step.after):
            events, after = act(step.after, seat, move)
            assert events
            assert after != step.after


def a_seats_view_has_the_seats_legal_moves(match: Match) -> None:
    for seat in range(match.rules.players):
        for step, known in views(match, seat):
            assert legal(known, seat) == legal(step.after, seat), f"seat {seat} after {step.move}"


def a_view_agrees_with_the_state_in_all_that_is_open(match: Match) -> None:
    hidden = {"hands", "dead", "stock", "aside", "columns", "layout_events", "round_events"}
    for seat in seats_and_watcher(match):
        for step, known in views(match, seat):
            state = step.after
            assert type(known) is type(state)
            assert known.hand_counts == state.hand_counts
            assert known.stock_count == state.stock_count
            assert known.to_act == state.to_act
            for past in ("layout_events", "round_events"):
                happened = getattr(state, past, ())[-3:]
                seen = tuple(redact(event, seat) for event in happened)
                assert getattr(known, past, ())[-3:] == seen
            for name in state.__struct_fields__:
                if name not in hidden:
                    assert getattr(known, name) == getattr(state, name), f"{name}, seat {seat}"


def a_seat_knows_its_own_hand(match: Match) -> None:
    for seat in range(match.rules.players):
        for step, known in views(match, seat):
            if match.rules.alone or match.rules.game.combined_twists.face_down:
                continue
            assert known.hands[seat] == step.after.hands[seat]


def no_view_holds_a_hidden_tile(match: Match) -> None:
    for seat in seats_and_watcher(match):
        chosen = {id(step) for step in some(match.steps, 15)}
        may_know = Knowledge(seat)
        for step, known in views(match, seat):
            for event in step.events:
                may_know.learn(event)
            may_know.check_hands(known, step.after)
            if id(step) in chosen:
                may_know.check_all(known)


def no_event_shows_a_hidden_tile(match: Match) -> None:
    for seat in seats_and_watcher(match):
        may_know = Knowledge(seat)
        for step in match.steps:
            for event in step.events:
                may_know.learn(event)
                may_know.check_event(event)


def the_log_folds_to_the_state(match: Match) -> None:
    for step in match.steps:
        assert fold(step.before, step.events) == step.after
        assert decide(step.before, step.seat, step.move) == step.events
    assert fold(match.start, match.log) == match.final


def the_written_record_replays_to_the_same_state(match: Match) -> None:
    text = msgspec.json.encode(match.record)
    log, state = play_record(parse_record_json(text))
    assert log == without_draws(match)
    assert state == match.final
    assert replay(msgspec.json.decode(text)) == match_to_json(match.final)


def without_draws(match: Match) -> list[object]:
    """The log as a written deal gives it, which names who leads but not what was drawn for it."""
    return [
        msgspec.structs.replace(event, draws=()) if hasattr(event, "draws") else event
        for event in match.log
    ]


def the_trace_has_an_entry_a_round_and_a_move(match: Match) -> None:
    trace = replay(match.record, trace=True)["trace"]
    assert len(trace) == len(match.steps)
    assert [entry["scores"] for entry in trace] == [list(step.after.scores) for step in match.steps]


def the_seed_alone_deals_the_same_rounds(match: Match) -> None:
    record = dict(match.record)
    record["rounds"] = [{"moves": one["moves"]} for one in record["rounds"]]
    log, state = play_record(parse_record(record))
    assert log == match.log
    assert state == match.final


def the_record_can_be_verified(match: Match) -> None:
    checked = verify(parse_record(match.record))
    assert checked.deals == len(match.rounds)
    assert checked.takes == sum(isinstance(step.move, Hit) for step in match.steps)


def the_same_seed_gives_the_same_match(match: Match) -> None:
    again = play_match(match.rules, match.seed)
    assert again.log == match.log
    assert again.record == match.record


def every_moves_text_reads_back(match: Match) -> None:
    for step in match.steps:
        for seat, move in all_legal_moves(step.after):
            assert parse(str(move), chance=seat is None) == move


def every_move_and_event_reads_back_from_json(match: Match) -> None:
    for step in some(match.steps, 30):
        for event in step.events:
            for seat in (0, None):
                seen = cast(AnyEvent, redact(event, seat))
                assert event_from_json(to_json(seen)) == seen
        for _, move in all_legal_moves(step.after):
            assert move_from_json(to_json(move)) == move


def a_state_and_its_events_survive_pickling(match: Match) -> None:
    for step in some(match.steps, 5):
        copied = pickle.loads(pickle.dumps(step))
        assert copied.after == step.after
        assert copied.events == step.events


def refusal(state: Position, seat: int | None, move: Move | AnyDeal) -> str:
    """The reason why a move that isn't legal is refused."""
    try:
        act(state, seat, move)
    except IllegalMove as error:
        return str(error)
    raise AssertionError(f"{seat} {move} is not refused")


def an_illegal_move_is_refused_with_a_reason_and_changes_nothing(match: Match) -> None:
    for step in some(match.steps, 8):
        before = pickle.dumps(asdict(step.after))
        for seat in (*range(match.rules.players), None):
            for move in illegal_moves(step.after, seat):
                reason = refusal(step.after, seat, move)
                assert reason.isprintable(), f"{seat} {move}: {reason!r}"
                assert 0 < len(reason) <= LONGEST_REASON
        assert pickle.dumps(asdict(step.after)) == before


def nobody_deals_in_mid_round_or_after_the_end(match: Match) -> None:
    deal, _ = match.rounds[0]
    for step in match.steps:
        if step.after.playing or step.after.over:
            assert refusal(step.after, None, deal)
    assert refusal(match.start, 0, deal)


def nobody_moves_from_a_seat_that_is_not_there(match: Match) -> None:
    absent = (-1, -match.rules.players, match.rules.players, 99)
    for step in match.steps:
        for seat in absent:
            with pytest.raises(ArgumentError):
                legal(step.after, seat)
    for step in some(match.steps, 3):
        for seat in absent:
            for _, move in all_legal_moves(step.after):
                assert refusal(step.after, seat, move)


def a_refusal_tells_the_mover_nothing_hidden(match: Match) -> None:
    """Whoever asks in vain hears what their own view could have told them, word for word."""
    for seat in range(match.rules.players):
        own_turns = [step for step in match.steps if step.after.to_act == seat]
        chosen = {id(step) for step in some(own_turns, 6) + some(match.steps, 2)}
        may_know = Knowledge(seat)
        for step, known in views(match, seat):
            for event in step.events:
                may_know.learn(event)
            if id(step) not in chosen:
                continue
            for move in illegal_moves(step.after, seat):
                reason = refusal(step.after, seat, move)
                named = {tile_from_halves(*parse_halves(text)) for text in TILE.findall(reason)}
                assert named <= may_know.tiles | tiles_in(move), f"{move}: {reason}"
                assert reason == refusal(known, seat, move), f"seat {seat}: {move}"


Property = Callable[[Match], None]

PROPERTIES: tuple[Property, ...] = (
    the_match_ends,
    someone_can_always_move,
    every_tile_is_somewhere_once,
    points_add_up_to_the_scores,
    nobody_is_ever_paid_less_than_nothing,
    a_single_round_is_the_match,
    legal_moves_are_listed_once_each_in_a_stable_order,
    every_legal_move_is_accepted,
    a_seats_view_has_the_seats_legal_moves,
    a_view_agrees_with_the_state_in_all_that_is_open,
    a_seat_knows_its_own_hand,
    no_view_holds_a_hidden_tile,
    no_event_shows_a_hidden_tile,
    the_log_folds_to_the_state,
    the_written_record_replays_to_the_same_state,
    the_trace_has_an_entry_a_round_and_a_move,
    the_seed_alone_deals_the_same_rounds,
    the_record_can_be_verified,
    the_same_seed_gives_the_same_match,
    every_moves_text_reads_back,
    every_move_and_event_reads_back_from_json,
    a_state_and_its_events_survive_pickling,
    an_illegal_move_is_refused_with_a_reason_and_changes_nothing,
    nobody_deals_in_mid_round_or_after_the_end,
    nobody_moves_from_a_seat_that_is_not_there,
    a_refusal_tells_the_mover_nothing_hidden,
)
