"""Replay of records: events, positions and results."""

from collections.abc import Callable

from boneyard.core.actions import ActionError, parse
from boneyard.core.events import Event
from boneyard.core.options import describe_value, format_value
from boneyard.core.position import Position
from boneyard.core.strict_json import JsonObject
from boneyard.core.tiles import TileError
from boneyard.engine import IllegalMove, act, all_legal_moves, deal_round
from boneyard.engine.refusals import SEAT_MESSAGE
from boneyard.i18n import message
from boneyard.records.compat import explain_early_end
from boneyard.records.read import Record, RecordError, parse_deal, parse_record

#: Called with the state before the first move of a round and after each move.
StateCallback = Callable[[Position], None]


def play_record(record: Record, watch: StateCallback | None = None) -> tuple[list[Event], Position]:
    """Replay a record: all events, and the final position."""
    state = record.before
    log: list[Event] = []
    for number, one in enumerate(record.rounds, record.first):
        if state.playing:
            raise RecordError("record-unfinished", round=str(number))
        if state.over:
            raise RecordError(explain_early_end(number, record.rules, log))
        state = _deal_round(record, number, state, log)
        if watch:
            watch(state)
        for at, (seat, text) in enumerate(one.moves, 1):
            try:
                events, state = act(state, seat, parse(text, chance=seat is None))
            except (ActionError, TileError, IllegalMove) as error:
                who = (
                    message("record-chance")
                    if seat is None
                    else message(SEAT_MESSAGE, seat=describe_value(seat))
                )
                raise RecordError(
                    "record-at-move",
                    round=str(number),
                    move=str(at),
                    who=who,
                    text=format_value(text),
                    why=error.message,
                ) from None
            log += events
            if watch:
                watch(state)
    return log, state


def _deal_round(record: Record, number: int, state: Position, log: list[Event]) -> Position:
    written = record.rounds[number - record.first].deal
    try:
        if written is None:
            assert record.chance is not None
            events, state = deal_round(state, record.chance)
        else:
            events, state = act(state, None, parse_deal(record.rules, written, number))
    except RecordError as error:
        raise RecordError("record-at-deal", round=str(number), why=error.message) from None
    log += events
    return state


def position_to_json(state: Position) -> JsonObject:
    """Return a position as JSON, as in the notation's trace."""
    return {
        "turn": state.to_act,
        "legal": [[seat, str(move)] for seat, move in all_legal_moves(state)],
        "scores": list(state.scores),
        "ends": state.open_ends,
        "hands": state.hand_counts,
        "stock": state.stock_count,
        **state.notation_extras,
    }


def match_to_json(state: Position) -> JsonObject:
    """Return the result of a match as JSON."""
    now = position_to_json(state)
    rounds: list[JsonObject] = [
        {"end": one.end, "winners": list(one.winners), "points": list(one.points)}
        | ({} if one.left is None else {"left": one.left})
        for one in state.results
    ]
    if state.playing:
        rounds.append({"end": None, "winners": [], "points": list(state.points)})
    return {
        "game": state.rules.game.name,
        "scores": now.pop("scores"),
        "over": state.over,
        "winners": list(state.winners),
        "rounds": rounds,
        **now,
    }


def replay_to_json(record: Record, trace: bool = False) -> JsonObject:
    """Replay a record and return the result as JSON."""
    positions: list[JsonObject] = []
    watch = (lambda state: positions.append(position_to_json(state))) if trace else None
    _, state = play_record(record, watch)
    result = match_to_json(state)
    if trace:
        result["trace"] = positions
    return result


def replay(written: object, trace: bool = False) -> JsonObject:
    """Replay a record, parsed or as JSON, and return the result as JSON."""
    return replay_to_json(written if isinstance(written, Record) else parse_record(written), trace)
