"""Backup: copies a database into another or into a file, and checks the copy."""

import contextlib
import hashlib
import os
import secrets
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from boneyard.i18n import error_text
from boneyard.server.db import is_postgres
from boneyard.server.db.base_store import Row
from boneyard.server.db.schema_migrations import migrate
from boneyard.server.db.sqlite import create_private_file
from boneyard.server.errors import StoreError

#: Rows that are fetched together.
FETCH_SIZE: Final = 1000


class Table(Struct, frozen=True):
    """A table, and what its columns are called."""

    name: str
    columns: tuple[str, ...]

    @property
    def column_list(self) -> str:
        """The columns as SQL wants them."""
        return ", ".join(self.columns)


class RawDatabase(Protocol):
    """All that is in a database, as it stands in one moment."""

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """What is raised when it can't be read or written any more."""
        ...

    def read_rows(self, table: Table) -> Iterator[Row]:
        """All rows of a table."""
        ...

    def count_rows(self, table: Table) -> int:
        """How many they are."""
        ...

    def clear(self, table: Table) -> None:
        """Take all rows out."""
        ...

    def insert_rows(self, table: Table, rows: Iterable[Row]) -> None:
        """Put rows in."""
        ...

    def commit(self) -> None:
        """Commit; before that, nothing has been put in."""
        ...

    def close(self) -> None:
        """Let go; what wasn't kept is gone."""
        ...


#: Tables that say which processes are there now: of no use anywhere else.
_TRANSIENT_TABLES: Final = frozenset({"leases"})


def list_tables() -> list[Table]:
    """Every table but those of passing state, in an order in which rows can be inserted."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
        migrate(file)
        found = [name for (name,) in file.execute(
            "select name from sqlite_master where type = 'table' and name not like 'sqlite%'"
        )]  # fmt: skip
        needs = {
            name: {row[2] for row in file.execute(f"pragma foreign_key_list({name})")} - {name}
            for name in found
        }
        columns = {
            name: tuple(row[1] for row in file.execute(f"pragma table_info({name})"))
            for name in found
        }
    ordered: list[str] = []
    while len(ordered) < len(found):
        ordered += [n for n in found if n not in ordered and needs[n] <= set(ordered)]
    return [Table(name, columns[name]) for name in ordered if name not in _TRANSIENT_TABLES]


def _check_has_tables(path: str) -> None:
    """Refuse a file without any table, as `cp` leaves it: a copy of nothing saves nothing."""
    where = f"{Path(path).absolute().as_uri()}?mode=ro"
    try:
        with contextlib.closing(sqlite3.connect(where, uri=True)) as file:
            (tables,) = file.execute("select count(*) from sqlite_master").fetchone()
    except sqlite3.Error as error:
        raise StoreError("store-unusable", path=path, why=error_text(error)) from None
    if not tables:
        raise StoreError("settings-empty-database", path=path)


class RawSqlite:
    """One SQLite file."""

    errors: tuple[type[Exception], ...] = (sqlite3.Error, OSError)

    def __init__(self, path: str, new: bool) -> None:
        """Open it: one that is there to be read, or one to be filled."""
        try:
            if not new and not Path(path).is_file():
                raise StoreError("store-no-file", path=path)
            if not new:
                _check_has_tables(path)
            create_private_file(Path(path))
            self._connection = sqlite3.connect(path, isolation_level=None)
            migrate(self._connection)
            self._connection.execute("pragma foreign_keys = on")
            self._connection.execute("begin immediate" if new else "begin")
            self._connection.execute("select count(*) from matches")  # from now on nothing changes
        except (sqlite3.Error, OSError) as error:
            raise StoreError("store-unusable", path=path, why=error_text(error)) from None

    def read_rows(self, table: Table) -> Iterator[Row]:
        """All rows of a table."""
        yield from self._connection.execute(f"select {table.column_list} from {table.name}")

    def count_rows(self, table: Table) -> int:
        """How many they are."""
        return int(self._connection.execute(f"select count(*) from {table.name}").fetchone()[0])

    def clear(self, table: Table) -> None:
        """Take all rows out."""
        self._connection.execute(f"delete from {table.name}")

    def insert_rows(self, table: Table, rows: Iterable[Row]) -> None:
        """Put rows in."""
        marks = ", ".join("?" * len(table.columns))
        self._connection.executemany(
            f"insert into {table.name} ({table.column_list}) values ({marks})", rows
        )  # fmt: skip

    def commit(self) -> None:
        """Commit."""
        self._connection.execute("commit")

    def close(self) -> None:
        """Let go."""
        self._connection.close()


#: What a server that was opened once has in it, though no one has played there.
_PREFILLED_TABLES = ("house",)


class RowDigest(Struct):
    """Rows that have been counted, whatever their order: how many, and a digest of all."""

    rows: int = 0
    digest: int = 0

    def track(self, rows: Iterable[Row]) -> Iterator[Row]:
        """Count rows as they come by."""
        for row in rows:
            self.rows += 1
            one = hashlib.sha256(msgspec.msgpack.encode(_without_nul(row))).digest()
            self.digest = (self.digest + int.from_bytes(one)) % 2**256
            yield row


class CopyReport(Struct, frozen=True):
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


def _without_nul(row: Row) -> Row:
    """A row as every database can hold it."""
    return tuple(one.replace("\x00", "\ufffd") if isinstance(one, str) else one for one in row)


def open_raw(db: str, new: bool) -> RawDatabase:
    """A database to read from, or a new one to fill."""
    if not is_postgres(db):
        return RawSqlite(db, new)
    try:
        from boneyard.server.db.copy_and_backup_postgres import RawPostgres
    except ImportError:
        raise StoreError("store-no-psycopg") from None
    return RawPostgres(db, new)


def copy_database(source: str, target: str) -> CopyReport:
    """Copy everything as it stands in one moment; the target must be empty, and is checked."""
    # A file that isn't there yet is gone again if nothing comes of it.
    made = not is_postgres(target) and not Path(target).exists()
    try:
        with contextlib.ExitStack() as open_:
            here = _close_at_exit(open_, open_raw(source, new=False))
            there = _close_at_exit(open_, open_raw(target, new=True))
            try:
                return _copy_tables(here, there, list_tables())
            except (*here.errors, *there.errors) as error:
                said = str(error).partition("\n")[0]  # what follows may tell values
                raise StoreError("store-copy-broken", why=said) from None
    except BaseException:
        if made:
            for name in (target, f"{target}-wal", f"{target}-shm"):
                Path(name).unlink(missing_ok=True)
        raise


def _close_at_exit(stack: contextlib.ExitStack, one: RawDatabase) -> RawDatabase:
    stack.callback(one.close)
    return one


def _copy_tables(here: RawDatabase, there: RawDatabase, every: list[Table]) -> CopyReport:
    for table in every:
        if table.name not in _PREFILLED_TABLES and there.count_rows(table):
            raise StoreError("store-not-empty", table=table.name)
    found: dict[str, int] = {}
    for table in every:
        there.clear(table)
        told, kept = RowDigest(), RowDigest()
        there.insert_rows(table, told.track(here.read_rows(table)))
        for _ in kept.track(there.read_rows(table)):
            pass
        if told != kept:
            raise StoreError("store-copy-differs", table=table.name)
        found[table.name] = told.rows
    there.commit()
    return CopyReport(found)


def back_up(source: str, file: str) -> CopyReport:
    """Write all that a server has, which may be running, into a new file of its own."""
    if Path(file).exists():
        raise StoreError("store-file-there", path=file)
    # A name of its own: another process may be making a backup at the same moment.
    part = f"{file}.{secrets.token_hex(4)}.part"
    try:
        copy = copy_database(source, part) if is_postgres(source) else _snapshot(source, part)
        with Path(part).open("rb") as written:
            os.fsync(written.fileno())
        if Path(file).exists():
            raise StoreError("store-file-there", path=file)
        Path(part).rename(file)
    except (sqlite3.Error, OSError) as error:
        raise StoreError("store-unusable", path=file, why=error_text(error)) from None
    finally:
        for name in (part, f"{part}-wal", f"{part}-shm", f"{part}-journal"):
            Path(name).unlink(missing_ok=True)
    return copy


def _snapshot(source: str, part: str) -> CopyReport:
    """Copy a file by SQLite's own means, in one go, and check it."""
    if not Path(source).is_file():
        raise StoreError("store-no-file", path=source)
    _check_has_tables(source)
    create_private_file(Path(part))
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
        return CopyReport({
            name: there.execute(f"select count(*) from {name}").fetchone()[0] for name in names
        })  # fmt: skip
