"""`boneyard hints`, and what its commands take: a record, or a position as a line of text."""

import random
from typing import NamedTuple

import click
from msgspec import json
from msgspec.structs import replace

from boneyard.cli.framework import Failure, command, echo
from boneyard.cli.replay import read_one_record
from boneyard.core.events import Event
from boneyard.core.redaction import redact
from boneyard.engine.kinds import AnyRules, AnyState, state_of_kind
from boneyard.i18n import TranslatedError, error_text
from boneyard.i18n.translator import current_translator
from boneyard.records import Record, RecordError, play_record
from boneyard.records.position_text import (
    PositionError,
    looks_like_position,
    read_position,
    redact_position,
)


class FoundPosition(NamedTuple):
    """A position, and how it was reached."""

    rules: AnyRules
    names: tuple[str, ...]
    """The names of the players; empty: they have none."""
    log: list[Event]
    state: AnyState


def find_position(
    source: str, line: int | None, move: int | None, seat: int | None
) -> FoundPosition:
    """Read a position from a line of text or a record, after a number of moves, as a seat sees it.

    RecordError and PositionError say what is wrong.
    """
    if looks_like_position(source):
        if line is not None or move is not None:
            raise Failure("library-no-line")
        state = read_position(source)
        log = list(state.round_events or state.layout_events)
        names: tuple[str, ...] = ()
    else:
        record = read_one_record(source, line)
        log, end = play_record(_truncate_record(record, move))
        state, names = state_of_kind(end), record.seats
    if seat is not None:
        if not 0 <= seat < state.rules.players:
            raise RecordError("record-no-seat", seat=str(seat), last=state.rules.players - 1)
        state = redact_position(state, seat)
        log = [redact(event, seat) for event in log]
    return FoundPosition(state.rules, names, log, state)


def _truncate_record(record: Record, moves: int | None) -> Record:
    """Truncate the record after a number of moves; a round that begins after them is dropped."""
    total = sum(len(one.moves) for one in record.rounds)
    if moves is None or moves == total:
        return record
    if moves > total:
        raise RecordError("record-no-move", move=str(moves), moves=total)
    rounds = []
    for one in record.rounds:
        rounds.append(replace(one, moves=one.moves[:moves]))
        moves -= len(one.moves)
        if moves <= 0:
            break
    return replace(record, rounds=tuple(rounds))


def position_failure(source: str, error: TranslatedError) -> Failure:
    """Return the failure of a command that reads a position: a file is named."""
    if looks_like_position(source):
        return Failure(error)
    return Failure("cli-at", where=source, why=error_text(error))


@command(
    "help-hints",
    ('hints "block-draw | 6-4 5-0 / ? ? | 0: 6-6 1: 6-5@1 0: | 10? | 0 0"', "help-hints-line"),
    ("hints match.json --move 12", "help-hints-record"),
)
@click.argument("position", metavar="help-m-position")
@click.option("--line", type=click.IntRange(min=1), help="help-line")
@click.option("--move", type=click.IntRange(min=0), help="help-show-move")
@click.option("--seed", type=int, default=1, show_default=True, help="help-analyse-seed")
@click.option("--json", "as_json", is_flag=True, help="help-json")
def hints(position: str, line: int | None, move: int | None, seed: int, as_json: bool) -> None:
    """Show what each move in a position is worth, and why."""
    from boneyard.bots.hints import describe_best, describe_cost, join_sentences
    from boneyard.bots.hints import hints as find_hints

    try:
        found = find_position(position, line, move, None)
        seat = found.state.to_act
        if seat is None:
            raise RecordError("library-nobody-moves")
        view = find_position(position, line, move, seat).state
        advice = find_hints(view, seat, random.Random(seed))
    except (RecordError, PositionError) as error:
        raise position_failure(position, error) from None
    translate = current_translator().translate
    if as_json:
        rows = [
            {"move": str(hint.move), "points": hint.points, "wins": hint.wins, "match": hint.match,
             "cost": hint.cost, "reasons": [translate(reason) for reason in hint.reasons]}
            for hint in advice
        ]  # fmt: skip
        click.echo(json.encode({"seat": seat, "hints": rows}))
        return
    echo("library-seat-moves", seat=str(seat))
    for at, hint in enumerate(advice):
        value = describe_cost(hint, hint.solo) if at else describe_best(hint, hint.solo)
        click.echo(f"  {hint.move!s:12} {join_sentences((value, *hint.reasons), translate)}")
