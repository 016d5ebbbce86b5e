"""A PostgreSQL as tables full of rows, for copying it whole."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import psycopg

from boneyard.server.db.backup import MANY, Row, Table
from boneyard.server.db.postgres_connection import Address, fitting
from boneyard.server.db.postgres_migrate import steps, upgrade, version_of
from boneyard.server.errors import StoreError

#: How many houses are open on a database.
_LIVING: Final = (
    "select count(*) from leases "
    "where until > (extract(epoch from clock_timestamp()) * 1000)::bigint"
)


class PostgresShelf:
    """A PostgreSQL, in one transaction that sees one moment."""

    errors: tuple[type[Exception], ...] = (psycopg.Error,)

    def __init__(self, address: str, new: bool) -> None:
        """Find it, and bring it up to date."""
        where = Address(address)
        try:
            self._connection = where.connect(5.0, "boneyard-copy")
        except psycopg.Error as error:
            raise where.refusal(error) from None
        # Its questions have the same words for every table, and other answers.
        self._connection.prepare_threshold = None
        try:
            self._check(where, new)
            upgrade(self._connection)
            begin = b"begin" if new else b"begin isolation level repeatable read read only"
            self._connection.execute(begin)
        except psycopg.Error as error:
            why = where.reason(error)
            self.close()
            raise StoreError("store-unusable", path=str(where), why=why) from None
        except StoreError:
            self.close()
            raise

    def _check(self, where: Address, new: bool) -> None:
        """Bring nothing up to date under a house that is open, and put nothing under its feet."""
        version = version_of(self._connection)
        known = self._one("select to_regclass('leases')") is not None
        if not (known and self._one(_LIVING)):
            return
        if new:
            raise StoreError("store-house-open", where=str(where))
        if version < steps()[-1][0]:
            raise StoreError("store-house-older", where=str(where))

    def rows(self, table: Table) -> Iterator[Row]:
        """All rows of a table, so many at a time."""
        ask = f"declare reading cursor for select {table.listed} from {table.name}"
        self._connection.execute(ask.encode())
        more = f"fetch {MANY} from reading".encode()
        while found := self._connection.execute(more).fetchall():
            yield from found
        self._connection.execute(b"close reading")

    def count(self, table: Table) -> int:
        """How many they are."""
        return int(self._one(f"select count(*) from {table.name}"))

    def _one(self, sql: str) -> Any:
        row = self._connection.execute(sql.encode()).fetchone()
        return None if row is None else row[0]

    def clear(self, table: Table) -> None:
        """Take all rows out."""
        self._connection.execute(f"delete from {table.name}".encode())

    def fill(self, table: Table, rows: Iterable[Row]) -> None:
        """Put rows in; numbers that are given by the database go on after the highest."""
        put = f"copy {table.name} ({table.listed}) from stdin".encode()
        with self._connection.cursor() as cursor, cursor.copy(put) as copy:
            for row in rows:
                copy.write_row(fitting(row))
        if "id" in table.columns:
            given = self._one(f"select pg_get_serial_sequence('{table.name}', 'id')")
            if given:
                last = f"select setval('{given}', (select max(id) from {table.name}))"
                self._connection.execute(last.encode())

    def keep(self) -> None:
        """Commit."""
        self._connection.execute(b"commit")

    def close(self) -> None:
        """Let go."""
        self._connection.close()
