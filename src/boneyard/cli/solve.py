"""`boneyard solve` and `boneyard statistics`: solve solitaires, and their odds."""

import json
import math
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import click

from boneyard.cli.common import GameName, iter_texts, output_option, summary_table, write_output
from boneyard.cli.framework import Failure, command
from boneyard.cli.replay import FILES_ARGUMENT, JSON_OPTION, parse_record_text, print_record_error
from boneyard.core.options import format_value
from boneyard.core.position import Position
from boneyard.drawing.charts import render_bars
from boneyard.engine.kinds import AnyGame
from boneyard.i18n import Argument, Message
from boneyard.i18n.translator import current_translator, get_translator
from boneyard.records import RecordError, play_record
from boneyard.records.position_text import PositionError, looks_like_position, read_position
from boneyard.solitaire.game import SoloRules, SoloState
from boneyard.solitaire.odds import Tally
from boneyard.solitaire.solve import DEFAULT_SECONDS, NotSolved, Solution
from boneyard.solitaire.solve import solve as best_line
from boneyard.text.game_report import describe_left

#: Outcomes of deals.
OUTCOME_MESSAGES = {"won": "solving-won", "lost": "solving-lost", "undecided": "solving-undecided"}

#: A search that takes longer than this many seconds shows a spinner.
SPINNER_DELAY_SECONDS = 1.0


def _reject_nan(ctx: click.Context, param: click.Parameter, seconds: float) -> float:
    if math.isnan(seconds):
        raise click.BadParameter(current_translator()("solving-nan"))
    return seconds


@command(
    "help-solve",
    ("deal knock-out --json | boneyard solve -", "help-solve-deal"),
)
@FILES_ARGUMENT
@JSON_OPTION
@click.option(
    "--seconds", type=click.FloatRange(min=0.01), default=DEFAULT_SECONDS, show_default=True,
    callback=_reject_nan, help="help-solve-seconds", metavar="help-m-seconds",
)  # fmt: skip
@click.pass_context
def solve(ctx: click.Context, files: tuple[str, ...], as_json: bool, seconds: float) -> None:
    """Find the best result of solitaires, from where their records end."""
    failed = False
    with progress_spinner() as tick:
        for number, (where, text) in enumerate(_iter_sources(files), 1):
            try:
                state = _read_state(text)
                found = best_line(state, seconds)
            except (RecordError, PositionError, NotSolved) as error:
                failed = True
                print_record_error(where, error, as_json)
                continue
            finally:
                tick(number)
            _show(where, state.rules, found, as_json)
    ctx.exit(2 if failed else 0)


def _iter_sources(sources: Iterable[str]) -> Iterator[tuple[Argument, bytes | str | Message]]:
    """Yield the records of files, and positions that were given as text."""
    for source in sources:
        if looks_like_position(source):
            yield format_value(source), source
        else:
            yield from iter_texts([source])


def _read_state(text: bytes | str | Message) -> SoloState:
    if isinstance(text, str):
        state: Position = read_position(text)
    else:
        record = parse_record_text(text)
        if record.rules.alone and not record.rounds:
            raise RecordError("record-nothing-to-solve")
        state = play_record(record)[1]
    if not isinstance(state, SoloState):
        raise RecordError("solving-not-for-one", game=state.rules.game.name)
    return state


def _show(where: Argument, rules: SoloRules, found: Solution, as_json: bool) -> None:
    moves = [str(move) for move in found.moves]
    if as_json:
        result = {"best": found.best, "won": found.won, "proved": found.proved, "moves": moves}
        click.echo(json.dumps(result))
        return
    translator = current_translator()
    won = {True: "yes", False: "no", None: "undecided"}[found.won]
    best = describe_left(found.won is True, found.best)
    click.echo(translator("solving-found", where=where,
          game=rules.game.localized_title, won=won,
                     best=best, proved=found.proved))  # fmt: skip
    shown = f"next × {len(moves)}" if set(moves) == {"next"} else ", ".join(moves)
    click.echo(f"  {shown or translator('solving-no-moves')}")


@contextmanager
def progress_spinner() -> Iterator[Callable[[int], None]]:
    """Show a spinner on a terminal, once it takes longer than a moment."""
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    translator = current_translator()
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task(translator("solving-at-work"))
    timer = threading.Timer(SPINNER_DELAY_SECONDS, progress.start)
    timer.daemon = True
    if progress.console.is_terminal:
        timer.start()
    try:
        yield lambda number: progress.update(
            task, description=translator("solving-done", records=number)
        )
    finally:
        timer.cancel()
        if progress.live.is_started:
            progress.stop()


@command(
    "help-statistics",
    ("statistics knock-out --deals 5000 -o knock-out.svg", "help-statistics-plot"),
)
@click.argument("game", type=GameName(), metavar="help-m-game")
@click.option(
    "--deals", type=click.IntRange(1, 10_000_000), default=1_000, show_default=True,
    help="help-statistics-deals",
)  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True, help="help-statistics-seed")
@click.option("--cores", type=click.IntRange(min=1), help="help-cores")
@output_option("help-statistics-output")
@click.option("--json", "as_json", is_flag=True, help="help-json")
def statistics(
    game: AnyGame, deals: int, seed: int, cores: int | None, output: str | None, as_json: bool
) -> None:
    """Solve many random deals of a solitaire, and report how often it can be won."""
    from boneyard.solitaire.odds import CountError, count_outcomes

    translator = current_translator()
    if not game.alone:
        raise Failure("solving-not-for-one", game=game.name)
    with click.progressbar(
        length=deals, label=game.name, file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:

        def progress(done: int, _: int) -> None:
            bar.update(done - bar.pos)

        try:
            tally = count_outcomes(game, seed, deals, processes=cores, progress=progress)
        except CountError as error:
            raise Failure(error) from None
    if output:
        write_output(output, render_chart(tally, translator.language).encode())
    summary = tally.to_json()
    if as_json:
        click.echo(json.dumps(summary))
        return
    from rich.console import Console

    console, table = Console(highlight=False), summary_table()
    heading = translator("solving-heading", game=game.localized_title, deals=deals, seed=str(seed))
    console.print(heading, style="bold")
    table.add_column("")
    table.add_column(translator("solving-share"), justify="right")
    table.add_column(translator("solving-best"))
    for outcome, share in summary["shares"].items():
        results = summary["best"][outcome].items()
        best = ", ".join(f"{result} ({translator.number(number)})" for result, number in results)
        table.add_row(translator(OUTCOME_MESSAGES[outcome]), translator.percent(share, 2), best)
    console.print(table)


def render_chart(tally: Tally, language: str = "en") -> str:
    """Draw the distribution of the best results."""
    translator, counts = get_translator(language), tally.unit
    results = [("won", result, n) for result, n in tally.distribution("won").items()]
    results += [("lost", result, n) for result, n in tally.distribution("lost").items()]
    shares = [number / tally.deals for _, _, number in results]
    labels = [
        f"{result}↓" if counts == "columns" and outcome == "lost" else f"{result}"
        for outcome, result, _ in results
    ]
    return render_bars(
        translator("solving-chart", game=tally.game, deals=tally.deals),
        labels,
        shares,
        note=translator("solving-chart-note", counts=counts, share=tally.share("won")),
        value_labels=[translator.percent(share) if share >= 0.005 else "" for share in shares],
    )
