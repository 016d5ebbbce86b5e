"""`boneyard ratings`: compute ratings from the log of results, deterministically."""

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import click
from msgspec import to_builtins

from boneyard.cli.common import summary_table
from boneyard.cli.framework import Failure, command
from boneyard.core.strict_json import JsonObject
from boneyard.i18n.translator import Translator, current_translator
from boneyard.ratings.pools import POOL_MESSAGES, POOLS, Pool

if TYPE_CHECKING:
    from boneyard.ratings import RatingModel, Result


@command(
    "help-ratings",
    ("ratings results.jsonl", "help-ratings-all"),
    ("ratings results.jsonl --pool curved --json", "help-ratings-pool"),
    ("ratings --db boneyard.db", "help-ratings-house"),
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
    from boneyard.ratings import RatingModel, ResultError, load_anchors

    if (results is None) == (db is None):
        raise Failure("ratings-which")
    book = RatingModel(load_anchors())
    try:
        book.add(_results(results, db))
    except UnicodeDecodeError:
        raise Failure("ratings-no-text") from None
    except (ResultError, NotInstalled) as error:
        raise Failure(error) from None
    pools = POOLS if pool is None else (pool,)
    if as_json:
        click.echo(json.dumps(_to_json(book, pools), indent=1))
    else:
        _show(book, pools, current_translator())


def _results(lines: TextIO | None, db: str | None) -> "Iterable[Result]":
    """Return the results of a file, or of a server's database."""
    if lines is not None:
        from boneyard.ratings import read_results

        return read_results(lines)
    from boneyard.server.errors import StoreError

    assert db is not None
    try:
        return asyncio.run(_load_from_database(db))
    except (StoreError, ValueError) as error:
        raise Failure(error) from None


async def _load_from_database(db: str) -> "list[Result]":
    from boneyard.server.db import is_postgres
    from boneyard.server.errors import StoreError
    from boneyard.server.ratings.service import load_rated_results
    from boneyard.server.settings import from_environment
    from boneyard.server.stores import open_database

    if not is_postgres(db) and not Path(db).is_file():
        raise StoreError("store-no-file", path=db)
    store = open_database(db, from_environment().busy)
    try:
        return await load_rated_results(store.results, store.ratings)
    finally:
        await store.close()


def _to_json(book: "RatingModel", pools: tuple[Pool, ...]) -> JsonObject:
    ladders = {
        pool: [
            {"player": player, **to_builtins(known)}
            for player, known in book.iter_leaderboard(pool)
        ]
        for pool in pools
    }
    return {"ladders": ladders, "left_out": book.excluded}


def _show(book: "RatingModel", pools: tuple[Pool, ...], translator: Translator) -> None:
    from rich.console import Console

    console = Console(highlight=False)
    for pool in pools:
        found = [*book.iter_leaderboard(pool)]
        if not found:
            continue
        console.print(translator(POOL_MESSAGES[pool]), style="bold")
        table = summary_table()
        table.add_column("", justify="right")
        table.add_column(translator("ratings-player"))
        for heading in ("ratings-rating", "ratings-matches"):
            table.add_column(translator(heading), justify="right")
        for place, (player, known) in enumerate(found, 1):
            rating = (
                f"{translator.number(known.rating, 0)} ±{translator.number(2 * known.doubt, 0)}"
            )
            table.add_row(
                translator.number(place, 0), player, rating, translator.number(known.matches, 0)
            )
        console.print(table)
    console.print(translator("ratings-how", left=len(book.excluded)))
