"""`boneyard analyse`: what each move of a match cost, and how much was luck."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from msgspec import json

from boneyard.cli.common import output_option, write_output
from boneyard.cli.framework import Failure, command
from boneyard.cli.replay import read_one_record
from boneyard.i18n import TranslatedError, error_text
from boneyard.i18n.translator import current_translator


@command(
    "help-analyse",
    ("analyse match.json", "help-analyse-one"),
    ("analyse matches.jsonl --line 3 --worlds 1000 -o curve.svg", "help-analyse-more"),
)
@click.argument("record", metavar="help-m-record")
@click.option("--line", type=click.IntRange(min=1), help="help-line")
@click.option("--worlds", type=click.IntRange(10, 100_000), help="help-analyse-worlds")
@click.option("--seed", type=int, default=1, show_default=True, help="help-analyse-seed")
@click.option("--json", "as_json", is_flag=True, help="help-json")
@output_option("help-analyse-output")
def analyse(
    record: str, line: int | None, worlds: int | None, seed: int, as_json: bool, output: str | None
) -> None:
    """Report what each move of a record cost, how much was luck, and where the match turned."""
    try:
        found = read_one_record(record, line, as_json)
        from boneyard.analysis import WORLDS
        from boneyard.analysis import analyse as looked_at

        with progress_bar() as progress:
            result = looked_at(found, worlds=worlds or WORLDS, seed=seed, progress=progress)
    except ValueError as error:
        # A record that can't be read or replayed; or rules that the fast core doesn't support.
        if not isinstance(error, TranslatedError):
            raise
        raise Failure("cli-at", where=record, why=error_text(error)) from None
    from boneyard.analysis.report import print_report, render_chart

    if as_json:
        click.echo(json.encode(result))
    else:
        print_report(result, found.rules, current_translator())
    if output:
        write_output(output, render_chart(result, current_translator()).encode())


@contextmanager
def progress_bar(id: str = "analysis-at-work") -> Iterator[Callable[[float], None]]:
    """Show a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    at_work = TextColumn(current_translator()(id))
    columns = (at_work, BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = progress.add_task("", total=1.0)
    with progress:
        yield lambda share: progress.update(task, completed=share)
