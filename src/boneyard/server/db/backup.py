"""Copying a house from one database to another, and checking the copy."""

import contextlib
import hashlib
import os
import secrets
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from boneyard.i18n import why
from boneyard.server.db import is_postgres
from boneyard.server.db.place import make_private
from boneyard.server.db.shelves import FileShelf, Row, Shelf, Table, tables
from boneyard.server.errors import StoreError

#: What a house that was opened once has in it, though nobody has played there.
_ITS_OWN = ("house",)


class Sum(Struct):
    """Rows that have been counted, whatever their order: how many, and a digest of all."""

    rows: int = 0
    digest: int = 0

    def over(self, rows: Iterable[Row]) -> Iterator[Row]:
        """Count rows as they come by."""
        for row in rows:
            self.rows += 1
            one = hashlib.sha256(msgspec.msgpack.encode(_plain(row))).digest()
            self.digest = (self.digest + int.from_bytes(one)) % 2**256
            yield row


class Copy(Struct, frozen=True):
    """What was copied: how many rows of each table."""

    rows: dict[str, int]

    @property
    def matches(self) -> int:
        """How many matches."""
        return self.rows["matches"]

    @property
    def entries(self) -> int:
        """How many entries of their logs."""
        return self.rows["events"]


def _plain(row: Row) -> Row:
    """A row as every database can hold it."""
    return tuple(one.replace("\x00", "\ufffd") if isinstance(one, str) else one for one in row)


def shelf(db: str, new: bool) -> Shelf:
    """A database to read from, or a new one to fill."""
    if not is_postgres(db):
        return FileShelf(db, new)
    try:
        from boneyard.server.db.postgres_backup import PostgresShelf
    except ImportError:
        raise StoreError("store-no-psycopg") from None
    return PostgresShelf(db, new)


def copy_house(source: str, target: str) -> Copy:
    """Copy everything as it stands in one moment; the target must be empty, and is checked."""
    # A file that isn't there yet is gone again if nothing comes of it.
    made = not is_postgres(target) and not Path(target).exists()
    try:
        with contextlib.ExitStack() as open_:
            here = _closing(open_, shelf(source, new=False))
            there = _closing(open_, shelf(target, new=True))
            try:
                return _copied(here, there, tables())
            except (*here.errors, *there.errors) as error:
                said = str(error).partition("\n")[0]  # what follows may tell values
                raise StoreError("store-copy-broken", why=said) from None
    except BaseException:
        if made:
            for name in (target, f"{target}-wal", f"{target}-shm"):
                Path(name).unlink(missing_ok=True)
        raise


def _closing(stack: contextlib.ExitStack, one: Shelf) -> Shelf:
    stack.callback(one.close)
    return one


def _copied(here: Shelf, there: Shelf, every: list[Table]) -> Copy:
    for table in every:
        if table.name not in _ITS_OWN and there.count(table):
            raise StoreError("store-not-empty", table=table.name)
    found: dict[str, int] = {}
    for table in every:
        there.clear(table)
        told, kept = Sum(), Sum()
        there.fill(table, told.over(here.rows(table)))
        for _ in kept.over(there.rows(table)):
            pass
        if told != kept:
            raise StoreError("store-copy-differs", table=table.name)
        found[table.name] = told.rows
    there.keep()
    return Copy(found)


def back_up(source: str, file: str) -> Copy:
    """Write all that a house has, which may be running, into a new file of its own."""
    if Path(file).exists():
        raise StoreError("store-file-there", path=file)
    # A name of its own: somebody else may be making a backup at the same moment.
    part = f"{file}.{secrets.token_hex(4)}.part"
    try:
        copy = copy_house(source, part) if is_postgres(source) else _snapshot(source, part)
        with Path(part).open("rb") as written:
            os.fsync(written.fileno())
        if Path(file).exists():
            raise StoreError("store-file-there", path=file)
        Path(part).rename(file)
    except (sqlite3.Error, OSError) as error:
        raise StoreError("store-unusable", path=file, why=why(error)) from None
    finally:
        for name in (part, f"{part}-wal", f"{part}-shm", f"{part}-journal"):
            Path(name).unlink(missing_ok=True)
    return copy


def _snapshot(source: str, part: str) -> Copy:
    """Copy a file by SQLite's own means, in one go, and check it."""
    if not Path(source).is_file():
        raise StoreError("store-no-file", path=source)
    make_private(Path(part))
    where = f"{Path(source).absolute().as_uri()}?mode=ro"
    with (
        contextlib.closing(sqlite3.connect(where, uri=True)) as here,
        contextlib.closing(sqlite3.connect(part, isolation_level=None)) as there,
    ):
        here.backup(there)
        # One file, with nothing beside it.
        there.execute("pragma journal_mode = delete")
        (fine,) = there.execute("pragma integrity_check").fetchone()
        if fine != "ok":
            raise StoreError("store-unusable", path=source, why=str(fine))
        names = ("matches", "events")
        return Copy({
            name: there.execute(f"select count(*) from {name}").fetchone()[0] for name in names
        })  # fmt: skip
