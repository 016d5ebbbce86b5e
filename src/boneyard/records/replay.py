"""Replay of records: events, positions and results."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from boneyard.core.actions import ActionError
from boneyard.core.events import Event, RoundEnded, Scored
from boneyard.core.options import Value, describe_value, format_value
from boneyard.core.position import Position
from boneyard.core.strict_json import JsonObject
from boneyard.core.tiles import TileError
from boneyard.engine import IllegalMove, act, all_legal_moves
from boneyard.engine.kinds import AnyDeal, AnyRules, AnyState, state_of_kind
from boneyard.engine.refusals import SEAT_MESSAGE
from boneyard.i18n import Message, message
from boneyard.records.read import Record, RecordError, parse_deal, parse_record
from boneyard.rules.awards import OpponentsPips
from boneyard.rules.blocks import FewestTogether
from boneyard.rules.game import Rules

#: What each of these rules says now.
CHANGED_RULES: Final = {
    "AF-4": "record-changed-af-4",
    "BD-7": "record-changed-bd-7",
    "FD-19": "record-changed-fd-19",
    "G-5": "record-changed-g-5",
}
#: Options whose default has changed, by game and option: the rule, and the default it had.
CHANGED_DEFAULTS: Final[Mapping[tuple[str, str], tuple[str, Value]]] = {
    ("cross", "no_double"): ("G-5", "highest"),
    ("one-arm-joe", "no_double"): ("G-5", "highest"),
}
#: Points that were not awarded before, by reason.
_NEW_POINTS: Final = {"unclaimed": "AF-4", "last-ten": "FD-19"}


def find_changed_rules(rules: Rules, log: Iterable[Event]) -> list[str]:
    """List the rules without whose change a finished match would have gone on."""
    scores = [0] * rules.sides
    rounds, found = 0, set()
    won: tuple[int, ...] = ()
    for event in log:
        if isinstance(event, Scored) and event.why in _NEW_POINTS:
            found.add(_NEW_POINTS[event.why])
        elif isinstance(event, Scored):
            scores[event.side] += event.points
        elif isinstance(event, RoundEnded):
            rounds += 1
            points, won = _score_by_lowest_hand(rules, event)
            found |= {"BD-7"} if won != event.winners else set()
            scores = [score + more for score, more in zip(scores, points, strict=True)]
    went_on = rules.game.goal.winners(tuple(scores), rounds, won) is None
    return sorted(found) if went_on else []


def _score_by_lowest_hand(
    rules: Rules, event: RoundEnded
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return points and winners of a round by the old rule: the lowest single hand wins a block."""
    award = rules.game.award
    minus_own = isinstance(award, OpponentsPips) and award.minus_own
    if event.end != "blocked" or not (minus_own and isinstance(rules.game.block, FewestTogether)):
        return event.points, event.winners
    lowest = min(count.pips for count in event.counts)
    sides = {rules.side(count.seat) for count in event.counts if count.pips == lowest}
    won = tuple(sides) if len(sides) == 1 else ()
    if won == event.winners:
        return event.points, won
    held = [0] * rules.sides
    for count in event.counts:
        held[rules.side(count.seat)] += count.pips
    paid = tuple(sum(held) - 2 * held[side] if side in won else 0 for side in range(rules.sides))
    return paid, won


def add_changed_default(
    why: Message, rules: AnyRules, is_same_deal: Callable[[Rules], bool]
) -> Message:
    """Add a changed rule to an error, if by the old default the deal would have been another."""
    for (game, option), (rule, value) in CHANGED_DEFAULTS.items():
        if rules.alone or rules.game.name != game or option in rules.chosen_options:
            continue
        if not is_same_deal(rules.base_game.rules(**rules.chosen_options, **{option: value})):
            return message("record-with-change", why=why, change=message(CHANGED_RULES[rule]))
    return why


def explain_early_end(round: int, rules: AnyRules, log: Iterable[Event]) -> Message:
    """Explain that a match is over before this round, and why, if a rule has changed."""
    changed = [] if rules.alone else find_changed_rules(rules, log)
    if not changed:
        return message("record-after-end", round=str(round))
    changes = tuple(message(CHANGED_RULES[rule]) for rule in changed)
    return message("record-after-end-changed", round=str(round), changes=changes)


#: Called with the state before the first move of a round and after each move.
StateCallback = Callable[[Position], None]


def play_record(record: Record, watch: StateCallback | None = None) -> tuple[list[Event], Position]:
    """Replay a record: all events, and the final position."""
    state = record.before
    log: list[Event] = []
    for events, state in iter_replay(record):
        log += events
        if watch:
            watch(state)
    return log, state


def iter_replay(record: Record) -> Iterator[tuple[list[Event], AnyState]]:
    """Yield what each deal and each move of a record caused, and the position after it."""
    state = state_of_kind(record.before)
    log: list[Event] = []
    for number, one in enumerate(record.rounds, record.first):
        if state.playing:
            raise RecordError("record-unfinished", round=str(number))
        if state.over:
            raise RecordError(explain_early_end(number, record.rules, log))
        events, state = _deal_round(record, number, state)
        log += events
        yield events, state
        for at, (seat, text) in enumerate(one.moves, 1):
            try:
                events, state = act(state, seat, text)
            except (ActionError, TileError, IllegalMove) as error:
                who = (
                    message("record-chance")
                    if seat is None
                    else message(SEAT_MESSAGE, seat=describe_value(seat))
                )
                why = message(
                    "record-at-move",
                    round=str(number),
                    move=str(at),
                    who=who,
                    text=format_value(text),
                    why=error.message,
                )
                raise RecordError(_with_changed_deal(record, number, why)) from None
            log += events
            yield events, state


def record_deal(record: Record, number: int) -> AnyDeal:
    """Return the deal of a round of a record: as it is written, or from its seed."""
    written = record.rounds[number - record.first].deal
    if written is not None:
        return parse_deal(record.rules, written, number)
    assert record.chance is not None
    return record.rules.deal(number, record.chance)


def _deal_round(record: Record, number: int, state: AnyState) -> tuple[list[Event], AnyState]:
    try:
        return act(state, None, record_deal(record, number))
    except RecordError as error:
        why = message("record-at-deal", round=str(number), why=error.message)
        raise RecordError(_with_changed_deal(record, number, why)) from None


def _with_changed_deal(record: Record, number: int, why: Message) -> Message:
    """Add to an error that a default has changed, if the round would be dealt otherwise (G-5)."""
    written, chance = record.rounds[number - record.first].deal, record.chance

    def is_same_deal(old: Rules) -> bool:
        assert not record.rules.alone
        if written is None:
            assert chance is not None
            return old.deal(number, chance) == record.rules.deal(number, chance)
        return _is_accepted(old, written, number) == _is_accepted(record.rules, written, number)

    return add_changed_default(why, record.rules, is_same_deal)


def _is_accepted(rules: Rules, written: Mapping[str, object], number: int) -> bool:
    try:
        parse_deal(rules, written, number)
    except RecordError:
        return False
    return True


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
    """Play a record again, and return how it ended.

    Args:
        written: a record, or one as JSON.
        trace: whether the position after each move is returned too.

    Returns:
        The result as JSON (docs/notation.md). RecordError names the move that isn't legal.

    >>> import boneyard
    >>> match = boneyard.Match("block-draw", seed="tea").play_out()
    >>> boneyard.replay(match.record())["scores"] == list(match.scores)
    True
    """
    return replay_to_json(written if isinstance(written, Record) else parse_record(written), trace)
