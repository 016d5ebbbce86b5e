"""The clocks of matches: a row for each that has one, found by when it is due."""

import sqlite3
from typing import Any, Final

import msgspec

from boneyard.server.store import StoredBanks, StoredDue

_PUT: Final = "insert or replace into clocks values (?, ?, ?, ?, ?, ?)"
_GET: Final = "select banks, seat, since, due, stage from clocks where match = ?"
_DUE: Final = "select match, due, stage from clocks where due <= ? order by due limit ?"

Statement = tuple[str, tuple[Any, ...], bool]


def put(match: str, banks: StoredBanks | None) -> list[Statement]:
    """Write how the clocks of a match stand; None: as before."""
    if banks is None:
        return []
    left = msgspec.json.encode(banks.left).decode()
    return [(_PUT, (match, left, banks.seat, banks.since, banks.due, banks.stage), True)]


def of(reader: sqlite3.Connection, match: str) -> StoredBanks | None:
    """How the clocks of a match stand, if it has any."""
    row = reader.execute(_GET, (match,)).fetchone()
    return None if row is None else StoredBanks(tuple(msgspec.json.decode(row[0])), *row[1:])


def due(reader: sqlite3.Connection, before: int, most: int) -> list[StoredDue]:
    """What was due by that moment, the earliest first."""
    return [StoredDue(*row) for row in reader.execute(_DUE, (before, most))]
