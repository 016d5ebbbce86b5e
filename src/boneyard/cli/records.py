"""`boneyard replay` and `boneyard verify`: playing and checking records."""

import json
from datetime import UTC, datetime
from typing import Any

import click
from msgspec import to_builtins

from boneyard.cli.common import Failure, texts_in
from boneyard.ids import by_side
from boneyard.options import printable
from boneyard.record import Checked, Record, RecordError, play_record, read_json
from boneyard.record import verify as check
from boneyard.record.replay import result_of, summary
from boneyard.report import Report, sentences
from boneyard.words.saying import english

_FILES = click.argument("files", nargs=-1, required=True, metavar="FILE…")


@click.command()
@_FILES
@click.option("--json", "as_json", is_flag=True, help="One JSON object a record, one a line.")
@click.option("--trace", is_flag=True, help="Tell every move, or every position with --json.")
@click.pass_context
def replay(ctx: click.Context, files: tuple[str, ...], as_json: bool, trace: bool) -> None:
    """Play records and print what they come to.

    A FILE is one record, or with the ending .jsonl one record a line; - reads lines from
    standard input. A record that can't be played is named, the others are still played, and
    the exit code is 2.
    """
    failed = False
    for where, text in texts_in(files):
        try:
            record = record_in(text)
            if as_json:
                click.echo(json.dumps(result_of(record, trace), ensure_ascii=False))
            else:
                _tell(where, record, trace)
        except RecordError as error:
            failed = True
            complain(where, error, as_json)
    ctx.exit(2 if failed else 0)


def record_in(text: bytes | str) -> Record:
    """Read a record from what a file holds."""
    if isinstance(text, str):
        raise RecordError("record-unread", why=text)
    return read_json(text)


def one_record(path: str, line: int | None) -> Record:
    """The record that is meant, of one file."""
    if line is not None and path != "-" and not path.endswith(".jsonl"):
        raise Failure(f"{path}: --line is for .jsonl files, and for - (standard input)")
    number = 0
    for number, (_, text) in enumerate(texts_in([path]), 1):
        if number == (line or 1):
            return record_in(text)
    raise Failure(f"{path}: there is no record {line}, only {number}")


def complain(where: str, error: RecordError, as_json: bool) -> None:
    """Name a record that failed, and why."""
    if as_json:
        click.echo(json.dumps({"error": str(error)}, ensure_ascii=False))
    else:
        click.echo(f"{where}: {error}", err=True)


def _tell(where: str, record: Record, trace: bool) -> None:
    """Print a record's result for people."""
    log, state = play_record(record)
    report = Report(record.seats, record.rules.sides)
    lines = [f"{where}: {record.rules.game.title}, {', '.join(record.seats)}"]
    if trace:
        lines += [f"  {told}" for told in sentences(report, log, english)]
    result = summary(state)
    for number, one in enumerate(result["rounds"], record.first):
        lines.append(f"  round {number}: {_round(report, one)}")
    if record.rules.players > 1:
        scores = by_side(result["scores"])
        lines.append(
            "  " + ", ".join(f"{english(report.side(side))} {score}" for side, score in scores)
        )
    if state.over and record.rules.players > 1:
        winners = english(report.those(state.winners))
        lines.append(f"  {winners} wins the match" if winners else "  the match is drawn")
    elif state.to_act is not None:
        moves = [move for seat, move in result["legal"] if seat == state.to_act]
        lines.append(f"  {record.seats[state.to_act]} to move: {' '.join(moves)}")
    click.echo("\n".join(lines))


def _round(report: Report, one: dict[str, Any]) -> str:
    if one["end"] is None:
        return "not finished"
    if "left" in one:
        return f"{one['end']}, {one['left']} left"
    winners = english(report.those(one["winners"])) or "nobody"
    return f"{one['end']}, won by {winners}, points {' : '.join(map(str, one['points']))}"


def _order(record: Record, checked: Checked) -> str:
    """What a record tells of the order in which its luck was fixed, and of what it was made."""
    order = checked.order
    if order is None or record.chance is None:
        return "the record doesn't tell whether the seed was sealed before anybody added to it"
    seats = zip(record.seats, record.chance.seeds, order.seeded, strict=True)
    came = [f"{name} {printable(seed)!r}" for name, seed, at in seats if at is not None]
    return (
        f"match {printable(record.chance.match)!r} sealed {_clock(order.sealed)}, then "
        f"{len(came)} of {len(order.seeded)} seats added a seed ({', '.join(came) or 'none'}), "
        f"dealt {_clock(order.dealt)}, by the clock of the house"
    )


def _clock(at: int) -> str:
    """A time for people; one that no calendar has stays a number."""
    try:
        return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    except (ValueError, OverflowError, OSError):
        return str(at)


@click.command()
@_FILES
@click.option("--json", "as_json", is_flag=True, help="One JSON object a record, one a line.")
@click.pass_context
def verify(ctx: click.Context, files: tuple[str, ...], as_json: bool) -> None:
    """Check that records were dealt from their seeds.

    Every deal and every random take is done again from the record's seed and compared, and the
    seed is compared with the commitment that was shown before the first deal. Where the record
    tells when seal, seeds and deal came, their order is checked too.
    """
    failed = False
    for where, text in texts_in(files):
        try:
            record = record_in(text)
            checked = check(record)
        except RecordError as error:
            failed = True
            complain(where, error, as_json)
            continue
        if as_json:
            click.echo(json.dumps({"fair": True, **to_builtins(checked)}))
        else:
            click.echo(
                f"{where}: fair; {checked.deals} deals and {checked.takes} random takes follow "
                f"from the seed, whose commitment is {checked.commitment}"
            )
            click.echo(f"  {_order(record, checked)}")
    ctx.exit(2 if failed else 0)
