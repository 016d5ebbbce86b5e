"""Numbered migrations: `0001_….sql` brings an empty file to version 1, and so on."""

import sqlite3
from importlib.resources import files
from typing import Final

import msgspec

from boneyard.games import GAMES
from boneyard.server.errors import StoreError

#: How the files end that hold what PostgreSQL alone needs.
POSTGRES_SUFFIX: Final = ".postgres.sql"


def load_migrations() -> list[tuple[int, str]]:
    """Every migration: its number and its SQL, in order."""
    folder = files("boneyard.server.db").joinpath("migrations")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".sql"))
    shared = [name for name in names if not name.endswith(POSTGRES_SUFFIX)]
    return [(int(name[:4]), folder.joinpath(name).read_text("utf-8")) for name in shared]


def migrate(connection: sqlite3.Connection) -> int:
    """Bring a database up to date, each step wholly or not at all; give its version."""
    steps = load_migrations()
    connection.create_function("sides_of", 2, _count_sides, deterministic=True)
    (version,) = connection.execute("pragma user_version").fetchone()
    newest = steps[-1][0]
    if version > newest:
        raise StoreError("store-newer", version=str(version), known=str(newest))
    for number, sql in (step for step in steps if step[0] > version):
        # The first statement takes the write lock; another process may just have done this step.
        connection.execute("begin immediate")
        try:
            (version,) = connection.execute("pragma user_version").fetchone()
            if version < number:
                for statement in split_statements(sql):
                    connection.execute(statement)
                connection.execute(f"pragma user_version = {number}")
            connection.execute("commit")
        except BaseException:
            connection.execute("rollback")
            raise
    return newest


def _count_sides(game: str, options: str) -> int | None:
    """How many sides there are in a match that was begun by an earlier version."""
    if game not in GAMES:
        return None
    try:
        return GAMES[game].rules(**msgspec.json.decode(options)).sides
    except (TypeError, ValueError):  # an option that there is no more
        return None


def split_statements(sql: str) -> list[str]:
    """Split a script; sqlite3's own `executescript` would commit in between."""
    found, part = [], ""
    for line in sql.splitlines(keepends=True):
        part += line
        if sqlite3.complete_statement(part):
            found.append(part)
            part = ""
    return found
