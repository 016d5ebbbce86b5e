"""`boneyard replay` and `boneyard verify`: playing and checking records."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click
from msgspec import to_builtins

from boneyard.cli.common import end_told, texts_in
from boneyard.cli.framework import Failure, command, echo
from boneyard.core.ids import by_side
from boneyard.core.options import printable
from boneyard.core.position import Position
from boneyard.i18n import Argument, Message, message, why
from boneyard.i18n.translator import english, spoken
from boneyard.records import Checked, Record, RecordError, play_record, read_json
from boneyard.records import verify as check
from boneyard.records.replay import result_of, summary
from boneyard.records.signing import SIGNED, check_signature, keys_in
from boneyard.text.game_report import Report, sentences

FILES = click.argument("files", nargs=-1, required=True, metavar="help-m-files")
#: Bytes of a file with keys that are read: a house publishes one, which is short.
MOST_OF_KEYS = 100_000
AS_JSON = click.option("--json", "as_json", is_flag=True, help="help-json-lines")


@command(
    "help-replay",
    ("replay match.json", "help-replay-one"),
    ("replay --trace games.jsonl", "help-replay-all"),
)
@FILES
@AS_JSON
@click.option("--trace", is_flag=True, help="help-replay-trace")
@click.pass_context
def replay(ctx: click.Context, files: tuple[str, ...], as_json: bool, trace: bool) -> None:
    """Play records and print what they come to."""
    failed = False
    for where, text in texts_in(files):
        try:
            record = record_in(text, as_json)
            if as_json:
                click.echo(json.dumps(result_of(record, trace), ensure_ascii=False))
            else:
                _tell(where, record, trace)
        except RecordError as error:
            failed = True
            complain(where, error, as_json)
    ctx.exit(2 if failed else 0)


def record_in(text: bytes | Message, as_json: bool = False) -> Record:
    """Read a record from what a file holds; programs read English in every language."""
    if isinstance(text, Message):
        raise RecordError(text)
    return read_json(text, english if as_json else spoken().say)


def one_record(path: str, line: int | None, as_json: bool = False) -> Record:
    """The record that is meant, of one file."""
    if line is not None and path != "-" and not path.endswith(".jsonl"):
        raise Failure("cli-line-only", file=path)
    number = 0
    for number, (_, text) in enumerate(texts_in([path]), 1):
        if number == (line or 1):
            return record_in(text, as_json)
    raise Failure("cli-no-such-record", file=path, line=str(line), records=number)


def complain(where: Argument, error: RecordError, as_json: bool) -> None:
    """Name a record that failed, and why; programs read English in every language."""
    if as_json:
        click.echo(json.dumps({"error": str(error)}, ensure_ascii=False))
    else:
        echo("cli-at", where=where, why=why(error), err=True)


def _tell(where: Argument, record: Record, trace: bool) -> None:
    """Print a record's result for people."""
    from boneyard.text.end_names import trains_named  # needs what drawings need

    log, state = play_record(record)
    ends = trains_named(record.rules, record.seats)
    report = Report(record.seats, record.rules.sides, ends)
    echo("cli-replay-of", where=where, game=record.rules.game.title, who=tuple(record.seats))
    lines = sentences(report, log, spoken().say) if trace else []
    lines += [spoken().say(one) for one in _results(record, report, state)]
    if lines:
        click.echo("\n".join(f"  {line}" for line in lines))


def _results(record: Record, report: Report, state: Position) -> Iterator[Message]:
    """What a record comes to, a line each."""
    result = summary(state)
    for number, one in enumerate(result["rounds"], record.first):
        yield _round(report, number, one)
    if record.rules.players > 1:
        scores = by_side(result["scores"])
        told = tuple(
            message("cli-replay-score", who=report.side(side), score=score)
            for side, score in scores
        )
        yield message("cli-replay-scores", scores=told)
    if state.over and record.rules.players > 1:
        if state.winners:
            yield message("report-wins-match", who=report.those(state.winners))
        else:
            yield message("report-no-winner")
    elif state.to_act is not None:
        moves = " ".join(move for seat, move in result["legal"] if seat == state.to_act)
        yield message("cli-replay-to-move", who=record.seats[state.to_act], moves=moves)


def _round(report: Report, number: int, one: dict[str, Any]) -> Message:
    round = str(number)
    if one["end"] is None:
        return message("cli-replay-open", round=round)
    end = end_told(one["end"])
    if "left" in one:
        return message("cli-replay-alone", round=round, end=end, left=one["left"])
    points = " : ".join(map(str, one["points"]))
    if not one["winners"]:
        return message("cli-replay-nobody", round=round, end=end, points=points)
    who = report.those(one["winners"])
    return message("cli-replay-round", round=round, end=end, who=who, points=points)


def _order(record: Record, checked: Checked) -> Message:
    """What a record tells of the order in which its luck was fixed, and of what it was made."""
    order = checked.order
    if order is None or record.chance is None:
        return message("cli-verify-no-order")
    seats = zip(record.seats, record.chance.seeds, order.seeded, strict=True)
    came = [f"{name} {printable(seed)!r}" for name, seed, at in seats if at is not None]
    return message(
        "cli-verify-order",
        match=repr(printable(record.chance.match)),
        sealed=_clock(order.sealed),
        count=len(came),
        seats=len(order.seeded),
        seeds=", ".join(came) or message("cli-none"),
        dealt=_clock(order.dealt),
    )


def _clock(at: int) -> str:
    """A time to the second, which all languages write alike; what no calendar has is a number."""
    try:
        return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    except (ValueError, OverflowError, OSError):
        return str(at)


def _keys(given: tuple[str, ...]) -> tuple[str, ...]:
    """The keys that are given, each as its text or as a file that holds it."""
    found: list[str] = []
    for one in given:
        try:
            text = Path(one).read_bytes()[:MOST_OF_KEYS] if Path(one).is_file() else one
            found += keys_in(text)
        except OSError as error:
            raise Failure("cli-key-unread", file=one, why=why(error)) from None
        except RecordError as error:
            raise Failure(error) from None
    return tuple(found)


@command(
    "help-verify",
    ("verify match.json", "help-verify-one"),
    ("verify match.json --key keys.json", "help-verify-signed"),
)
@FILES
@click.option("--key", "given", multiple=True, metavar="help-m-key", help="help-verify-key")
@AS_JSON
@click.pass_context
def verify(
    ctx: click.Context, files: tuple[str, ...], given: tuple[str, ...], as_json: bool
) -> None:
    """Check that records were dealt from their seeds, and perhaps who has signed them."""
    failed, keys = False, _keys(given)
    for where, text in texts_in(files):
        try:
            record = record_in(text)
            checked = check(record)
            signed = {"signed": check_signature(record, keys)} if keys else {}
        except RecordError as error:
            failed = True
            complain(where, error, as_json)
            continue
        if as_json:
            click.echo(json.dumps({"fair": True, **to_builtins(checked), **signed}))
            continue
        echo(
            "cli-verify-fair",
            where=where,
            deals=message("replay-deals", deals=checked.deals),
            takes=message("replay-takes", takes=checked.takes),
            commitment=checked.commitment,
        )
        lines = [_order(record, checked)]
        if signed:
            lines.append(message("cli-verify-signed", key=signed["signed"]))
        elif SIGNED in record.written:
            lines.append(message("cli-verify-unasked"))
        click.echo("\n".join(f"  {spoken().say(line)}" for line in lines))
    ctx.exit(2 if failed else 0)
