"""`boneyard show`: a position of a record as a picture, or a round as a film."""

from pathlib import Path
from typing import Any

import click
from msgspec.structs import replace

from boneyard.art import FaceError
from boneyard.art.film import film
from boneyard.art.palette import THEMES
from boneyard.art.paper import WIDEST, png
from boneyard.art.views import view_svg
from boneyard.cli.common import Failure, write_whole
from boneyard.cli.records import one_record
from boneyard.events import Event, seen_by
from boneyard.layout import ASPECTS
from boneyard.record import Record, RecordError, play_record
from boneyard.state import Position, fold

#: The faces that may be wished for; colours are Fundomino's, and always there.
WISHES = ("pips", "numerals", "fruit")


@click.command()
@click.argument("record", metavar="RECORD")
@click.option("--line", type=click.IntRange(min=1), help="Which record of a .jsonl or of -.")
@click.option("--move", type=click.IntRange(min=0), help="After so many moves; else the last.")
@click.option("--as", "seat", type=int, metavar="SEAT", help="Only what this seat knows.")
@click.option("--faces", type=click.Choice(WISHES), help="What the tiles show.")
@click.option("--theme", type=click.Choice(THEMES), help="Else as the system has it.")
@click.option("--shape", type=click.Choice(list(ASPECTS)), default="wide", show_default=True)
@click.option("--animate", is_flag=True, help="The whole round up to there, as a film.")
@click.option("--width", type=click.IntRange(100, WIDEST), help="Of a PNG, in pixels; else 1400.")
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="A file: .svg or .png.")
def show(
    record: str,
    line: int | None,
    move: int | None,
    seat: int | None,
    faces: Any,
    theme: str | None,
    shape: Any,
    animate: bool,
    width: int | None,
    output: str | None,
) -> None:
    """Draw a position of RECORD; without -o the SVG goes to standard output.

    RECORD is a file with one record, or with the ending .jsonl one record a line; - reads lines
    from standard input. Moves are counted through all rounds, and --move 0 is the first deal.
    All hands lie open, unless --as says whose eyes to use; then the picture also has what that
    seat may do, if it is its turn. Seats are numbered from 0.

    \b
    boneyard show match.json -o table.svg
    boneyard show matches.jsonl --line 3 --move 12 --as 0 --shape tall -o table.png
    boneyard show match.json --animate -o round.svg
    """
    kind = _kind(output, animate, width)
    try:
        found = one_record(record, line)
        log, state = play_record(_until(found, move))
        if seat is not None:
            log, state = _seen(found, log, seat)
        # A PNG can't follow the reader.
        theme = theme or ("light" if kind == "png" else None)
        how: dict[str, Any] = {"faces": faces, "theme": theme, "shape": shape}
        if animate:
            drawn = film(found.rules, log, names=found.seats, **how)
        else:
            drawn = view_svg(state, seat, names=found.seats, **how)
    except (RecordError, FaceError) as error:
        raise Failure(f"{record}: {error}") from None
    if output is None:
        click.echo(drawn)
    elif kind == "png":
        write_whole(output, png(drawn, width or 1400))
    else:
        write_whole(output, drawn.encode() + b"\n")


def _kind(output: str | None, animate: bool, width: int | None) -> str:
    """The kind of the picture, from the ending of its file."""
    kind = Path(output).suffix.lower()[1:] if output else "svg"
    if kind not in ("svg", "png"):
        raise Failure(f"{output}: a picture's name ends in .svg or .png")
    if kind == "png" and animate:
        raise Failure("a PNG doesn't move: --animate needs a file that ends in .svg")
    if kind == "svg" and width is not None:
        raise Failure("--width is for PNG: an SVG is as wide as where it is shown")
    return kind


def _until(record: Record, moves: int | None) -> Record:
    """The record up to so many moves; a round that begins after them is left out."""
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


def _seen(record: Record, log: list[Event], seat: int) -> tuple[list[Event], Position]:
    """What a seat has seen, and what it knows."""
    if not 0 <= seat < record.rules.players:
        last = record.rules.players - 1
        raise RecordError("record-no-seat", seat=str(seat), last=last)
    seen = [seen_by(event, seat) for event in log]
    return seen, fold(record.before, seen)
