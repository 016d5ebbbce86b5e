"""`boneyard analyse`: what each move of a match cost, and how much was luck."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from msgspec import json

from boneyard.cli.common import Failure, write_whole
from boneyard.cli.records import one_record
from boneyard.record import RecordError


@click.command()
@click.argument("record", metavar="RECORD")
@click.option("--line", type=click.IntRange(min=1), help="Which record of a .jsonl or of -.")
@click.option(
    "--worlds", type=click.IntRange(10, 100_000), help="How many each move is tried on; else 200."
)
@click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed finds the same."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object, for programs.")
@click.option("-o", "--output", type=click.Path(dir_okay=False), help="Draw who was ahead, as SVG.")
def analyse(
    record: str, line: int | None, worlds: int | None, seed: int, as_json: bool, output: str | None
) -> None:
    """Tell what each move of RECORD cost, how much was luck, and where the match turned.

    RECORD is a file with one record, or with the ending .jsonl one record a line; - reads lines
    from standard input. Each move is compared with the others that were legal, on hands that
    agree with what the player had seen. Of a game for one, it is compared with the best result
    that was possible with all tiles known.

    \b
    boneyard analyse match.json
    boneyard analyse matches.jsonl --line 3 --worlds 1000 -o curve.svg
    """
    try:
        found = one_record(record, line)
        from boneyard.analysis import WORLDS
        from boneyard.analysis import analyse as looked_at

        with _bar() as progress:
            told = looked_at(found, worlds=worlds or WORLDS, seed=seed, progress=progress)
    except RecordError as error:
        raise Failure(f"{record}: {error}") from None
    from boneyard.analysis.telling import drawn, show

    if as_json:
        click.echo(json.encode(told))
    else:
        show(told, found.rules)
    if output:
        write_whole(output, drawn(told).encode())


@contextmanager
def _bar() -> Iterator[Callable[[float], None]]:
    """Show on a terminal how far it has come."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    columns = (TextColumn("analysing"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = progress.add_task("", total=1.0)
    with progress:
        yield lambda share: progress.update(task, completed=share)
