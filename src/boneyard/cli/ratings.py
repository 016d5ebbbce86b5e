"""`boneyard ratings`: ratings computed anew from the log of results, to the same numbers."""

import json
from typing import Any, Final, TextIO

import click
from msgspec import to_builtins

from boneyard.cli.commands import command
from boneyard.cli.speech import Failure
from boneyard.ratings.pools import POOLS, Pool
from boneyard.words.voice import Voice, spoken

#: What each pool is called.
NAMES: Final[dict[Pool, str]] = {
    "line": "ratings-line",
    "spinner": "ratings-spinner",
    "curved": "ratings-curved",
    "pairs": "ratings-pairs",
}


@command(
    "help-ratings",
    ("ratings results.jsonl", "help-ratings-all"),
    ("ratings results.jsonl --pool curved --json", "help-ratings-pool"),
)
@click.argument("results", type=click.File(encoding="utf-8"), metavar="help-m-file")
@click.option("--pool", type=click.Choice(POOLS), help="help-ratings-one")
@click.option("--json", "as_json", is_flag=True, help="help-json")
def ratings(results: TextIO, pool: Pool | None, as_json: bool) -> None:
    """Fold a log of results into ratings."""
    from boneyard.ratings import Book, ResultError, read_results

    book = Book()
    try:
        book.add(read_results(results))
    except (ResultError, UnicodeDecodeError) as error:
        raise Failure(error if isinstance(error, ResultError) else "ratings-no-text") from None
    pools = POOLS if pool is None else (pool,)
    if as_json:
        click.echo(json.dumps(_told(book, pools), indent=1))
    else:
        _show(book, pools, spoken())


def _told(book: Any, pools: tuple[Pool, ...]) -> dict[str, Any]:
    ladders = {
        pool: [{"player": player, **to_builtins(known)} for player, known in book.ladder(pool)]
        for pool in pools
    }
    return {"ladders": ladders, "left_out": book.left_out}


def _show(book: Any, pools: tuple[Pool, ...], speak: Voice) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    for pool in pools:
        found = [*book.ladder(pool)]
        if not found:
            continue
        table = Table(box=None, header_style="bold", pad_edge=False, title=speak(NAMES[pool]),
                      title_justify="left")  # fmt: skip
        table.add_column("", justify="right")
        table.add_column(speak("ratings-player"))
        for heading in ("ratings-rating", "ratings-matches"):
            table.add_column(speak(heading), justify="right")
        for place, (player, known) in enumerate(found, 1):
            rating = f"{speak.number(known.rating, 0)} ±{speak.number(2 * known.doubt, 0)}"
            table.add_row(speak.number(place, 0), player, rating, speak.number(known.matches, 0))
        console.print(table)
    console.print(speak("ratings-how", left=len(book.left_out)))
