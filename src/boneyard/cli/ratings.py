"""`boneyard ratings`: ratings computed anew from the log of results, to the same numbers."""

import asyncio
import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TextIO

import click
from msgspec import to_builtins

from boneyard.cli.framework import Failure, command
from boneyard.i18n.translator import Voice, spoken
from boneyard.ratings.pools import NAMES, POOLS, Pool

if TYPE_CHECKING:
    from boneyard.ratings import Result


@command(
    "help-ratings",
    ("ratings results.jsonl", "help-ratings-all"),
    ("ratings results.jsonl --pool curved --json", "help-ratings-pool"),
    ("ratings --db house.db", "help-ratings-house"),
)
@click.argument(
    "results", type=click.File(encoding="utf-8"), required=False, metavar="help-m-results"
)
@click.option("--db", metavar="help-m-file", help="help-ratings-db")
@click.option("--pool", type=click.Choice(POOLS), help="help-ratings-one")
@click.option("--json", "as_json", is_flag=True, help="help-json")
def ratings(results: TextIO | None, db: str | None, pool: Pool | None, as_json: bool) -> None:
    """Fold a log of results into ratings."""
    from boneyard.extras import NotInstalled
    from boneyard.ratings import Book, ResultError, anchors

    if (results is None) == (db is None):
        raise Failure("ratings-which")
    book = Book(anchors())
    try:
        book.add(_results(results, db))
    except UnicodeDecodeError:
        raise Failure("ratings-no-text") from None
    except (ResultError, NotInstalled) as error:
        raise Failure(error) from None
    pools = POOLS if pool is None else (pool,)
    if as_json:
        click.echo(json.dumps(_told(book, pools), indent=1))
    else:
        _show(book, pools, spoken())


def _results(lines: TextIO | None, db: str | None) -> "Iterable[Result]":
    """The results of a file, or of a house's database."""
    if lines is not None:
        from boneyard.ratings import read_results

        return read_results(lines)
    from boneyard.server.errors import StoreError
    from boneyard.server.ratings.service import results_in
    from boneyard.server.settings import from_environment

    assert db is not None
    try:
        return asyncio.run(results_in(db, from_environment().busy))
    except (StoreError, ValueError) as error:
        raise Failure(error) from None


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
