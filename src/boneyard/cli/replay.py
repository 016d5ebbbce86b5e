"""`boneyard replay` and `boneyard verify`: replay and verify records."""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import click
from msgspec import to_builtins

from boneyard.cli.common import describe_round_end, iter_texts
from boneyard.cli.framework import Failure, command, echo
from boneyard.core.ids import enumerate_sides
from boneyard.core.options import make_printable
from boneyard.core.position import Position
from boneyard.core.strict_json import JsonObject
from boneyard.i18n import Argument, Message, TranslatedError, error_text, message
from boneyard.i18n.translator import current_translator, english
from boneyard.records import Record, RecordError, Verification, parse_record_json, play_record
from boneyard.records import verify as check
from boneyard.records.files import has_lines
from boneyard.records.replay import match_to_json, replay_to_json
from boneyard.records.signing import SIGNATURE_KEY, check_signature, parse_keys
from boneyard.text.game_report import GameReport, describe_left, render_sentences

FILES_ARGUMENT = click.argument("files", nargs=-1, required=True, metavar="help-m-files")
#: The largest key file read in bytes: a server publishes one, which is short.
MAX_KEY_FILE_BYTES = 100_000
JSON_OPTION = click.option("--json", "as_json", is_flag=True, help="help-json-lines")


@command(
    "help-replay",
    ("replay match.json", "help-replay-one"),
    ("replay --trace games.jsonl", "help-replay-all"),
)
@FILES_ARGUMENT
@JSON_OPTION
@click.option("--trace", is_flag=True, help="help-replay-trace")
@click.pass_context
def replay(ctx: click.Context, files: tuple[str, ...], as_json: bool, trace: bool) -> None:
    """Replay records and print the results."""
    failed = False
    for where, text in iter_texts(files):
        try:
            record = parse_record_text(text, as_json)
            if as_json:
                click.echo(json.dumps(replay_to_json(record, trace), ensure_ascii=False))
            else:
                _print_record(where, record, trace)
        except RecordError as error:
            failed = True
            print_record_error(where, error, as_json)
    ctx.exit(2 if failed else 0)


def parse_record_text(text: bytes | Message, as_json: bool = False) -> Record:
    """Parse a record from a file's text; errors for programs are in English."""
    if isinstance(text, Message):
        raise RecordError(text)
    return parse_record_json(text, english if as_json else current_translator().translate)


def read_one_record(path: str, line: int | None, as_json: bool = False) -> Record:
    """Return the requested record of one file."""
    if line is not None and path != "-" and not has_lines(path):
        raise Failure("cli-line-only", file=path)
    number = 0
    for number, (_, text) in enumerate(iter_texts([path]), 1):
        if number == (line or 1):
            return parse_record_text(text, as_json)
    raise Failure("cli-no-such-record", file=path, line=str(line), records=number)


def print_record_error(where: Argument, error: TranslatedError, as_json: bool) -> None:
    """Print where a record failed, and why; for programs in English."""
    if as_json:
        click.echo(json.dumps({"error": str(error)}, ensure_ascii=False))
    else:
        echo("cli-at", where=where, why=error_text(error), err=True)


def _print_record(where: Argument, record: Record, trace: bool) -> None:
    """Print a record's result for people."""
    from boneyard.text.end_names import train_end_names  # needs the drawing dependencies

    log, state = play_record(record)
    ends = train_end_names(record.rules, record.seats)
    report = GameReport(record.seats, record.rules.sides, ends)
    echo(
        "cli-replay-of",
        where=where,
        game=record.rules.game.localized_title,
        who=tuple(record.seats),
    )
    lines = render_sentences(report, log, current_translator().translate) if trace else []
    lines += [current_translator().translate(one) for one in _results(record, report, state)]
    if lines:
        click.echo("\n".join(f"  {line}" for line in lines))


def _results(record: Record, report: GameReport, state: Position) -> Iterator[Message]:
    """Return a record's result, a line each."""
    result = match_to_json(state)
    for number, one in enumerate(result["rounds"], record.first):
        yield _round(report, number, one)
    if record.rules.players > 1:
        scores = enumerate_sides(result["scores"])
        sides = tuple(
            message("cli-replay-score", who=report.side(side), score=score)
            for side, score in scores
        )
        yield message("cli-replay-scores", scores=sides)
    if state.over and record.rules.players > 1:
        if state.winners:
            yield message("movelog-wins-match", who=report.players_of(state.winners))
        else:
            yield message("movelog-no-winner")
    elif state.to_act is not None:
        moves = " ".join(move for seat, move in result["legal"] if seat == state.to_act)
        yield message("cli-replay-to-move", who=record.seats[state.to_act], moves=moves)


def _round(report: GameReport, number: int, one: JsonObject) -> Message:
    round = str(number)
    if one["end"] is None:
        return message("cli-replay-open", round=round)
    end = describe_round_end(one["end"])
    if "left" in one:
        left = describe_left(one["end"] == "won", one["left"])
        return message("cli-replay-alone", round=round, end=end, left=left)
    points = " : ".join(map(str, one["points"]))
    if not one["winners"]:
        return message("cli-replay-nobody", round=round, end=end, points=points)
    who = report.players_of(one["winners"])
    return message("cli-replay-round", round=round, end=end, who=who, points=points)


def _order(record: Record, checked: Verification) -> Message:
    """Describe the order in which a record's randomness was fixed, and from what."""
    order = checked.order
    if order is None or record.chance is None:
        return message("cli-verify-no-order")
    seats = zip(record.seats, record.chance.seeds, order.seeded, strict=True)
    came = [f"{name} {make_printable(seed)!r}" for name, seed, at in seats if at is not None]
    return message(
        "cli-verify-order",
        match=repr(make_printable(record.chance.match)),
        sealed=_format_time(order.sealed),
        count=len(came),
        seats=len(order.seeded),
        seeds=", ".join(came) or message("cli-none"),
        dealt=_format_time(order.dealt),
    )


def _format_time(at: int) -> str:
    """Format a time to the second, alike in all languages; an impossible one as a number."""
    try:
        return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    except (ValueError, OverflowError, OSError):
        return str(at)


def _read_keys(given: tuple[str, ...]) -> tuple[str, ...]:
    """Read the given keys, each as its text or as a file."""
    found: list[str] = []
    for one in given:
        try:
            text = Path(one).read_bytes()[:MAX_KEY_FILE_BYTES] if Path(one).is_file() else one
            found += parse_keys(text)
        except OSError as error:
            raise Failure("cli-key-unread", file=one, why=error_text(error)) from None
        except RecordError as error:
            raise Failure(error) from None
    return tuple(found)


@command(
    "help-verify",
    ("verify match.json", "help-verify-one"),
    ("verify match.json --key keys.json", "help-verify-signed"),
)
@FILES_ARGUMENT
@click.option("--key", "given", multiple=True, metavar="help-m-key", help="help-verify-key")
@JSON_OPTION
@click.pass_context
def verify(
    ctx: click.Context, files: tuple[str, ...], given: tuple[str, ...], as_json: bool
) -> None:
    """Verify that records were dealt from their seeds, and optionally their signatures."""
    failed, keys = False, _read_keys(given)
    for where, text in iter_texts(files):
        try:
            record = parse_record_text(text)
            checked = check(record)
            signed = {"signed": check_signature(record, keys)} if keys else {}
        except RecordError as error:
            failed = True
            print_record_error(where, error, as_json)
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
        elif SIGNATURE_KEY in record.written:
            lines.append(message("cli-verify-unasked"))
        click.echo("\n".join(f"  {current_translator().translate(line)}" for line in lines))
    ctx.exit(2 if failed else 0)
