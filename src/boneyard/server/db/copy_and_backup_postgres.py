"""Backup of a PostgreSQL: its tables as rows."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import psycopg

from boneyard.server.db.base_store import Row
from boneyard.server.db.copy_and_backup import FETCH_SIZE, Table
from boneyard.server.db.postgres_connection import PostgresAddress, replace_nul
from boneyard.server.db.postgres_schema_migrations import (
    load_postgres_migrations,
    migrate_postgres,
    read_version,
)
from boneyard.server.errors import StoreError

#: How many processes are open on a database.
_COUNT_PROCESSES: Final = (
    "select count(*) from leases "
    "where until > (extract(epoch from clock_timestamp()) * 1000)::bigint"
)


class RawPostgres:
    """A PostgreSQL, in one transaction that sees one moment."""

    errors: tuple[type[Exception], ...] = (psycopg.Error,)

    def __init__(self, address: str, new: bool) -> None:
        """Find it, and bring it up to date."""
        where = PostgresAddress(address)
        try:
            self._connection = where.connect(5.0, "boneyard-copy")
        except psycopg.Error as error:
            raise where.connection_error(error) from None
        # Its questions have the same words for every table, and other answers.
        self._connection.prepare_threshold = None
        try:
            self._check_not_in_use(where, new)
            migrate_postgres(self._connection)
            begin = b"begin" if new else b"begin isolation level repeatable read read only"
            self._connection.execute(begin)
        except psycopg.Error as error:
            why = where.describe_error(error)
            self.close()
            raise StoreError("store-unusable", path=str(where), why=why) from None
        except StoreError:
            self.close()
            raise

    def _check_not_in_use(self, where: PostgresAddress, new: bool) -> None:
        """Bring nothing up to date under a server that is open, and put nothing under its feet."""
        version = read_version(self._connection)
        known = self._fetch_value("select to_regclass('leases')") is not None
        if not (known and self._fetch_value(_COUNT_PROCESSES)):
            return
        if new:
            raise StoreError("store-house-open", where=str(where))
        if version < load_postgres_migrations()[-1][0]:
            raise StoreError("store-house-older", where=str(where))

    def read_rows(self, table: Table) -> Iterator[Row]:
        """All rows of a table, so many at a time."""
        ask = f"declare reading cursor for select {table.column_list} from {table.name}"
        self._connection.execute(ask.encode())
        more = f"fetch {FETCH_SIZE} from reading".encode()
        while found := self._connection.execute(more).fetchall():
            yield from found
        self._connection.execute(b"close reading")

    def count_rows(self, table: Table) -> int:
        """How many they are."""
        return int(self._fetch_value(f"select count(*) from {table.name}"))

    def _fetch_value(self, sql: str) -> Any:
        row = self._connection.execute(sql.encode()).fetchone()
        return None if row is None else row[0]

    def clear(self, table: Table) -> None:
        """Take all rows out."""
        self._connection.execute(f"delete from {table.name}".encode())

    def insert_rows(self, table: Table, rows: Iterable[Row]) -> None:
        """Put rows in; numbers that are given by the database go on after the highest."""
        put = f"copy {table.name} ({table.column_list}) from stdin".encode()
        with self._connection.cursor() as cursor, cursor.copy(put) as copy:
            for row in rows:
                copy.write_row(replace_nul(row))
        if "id" in table.columns:
            given = self._fetch_value(f"select pg_get_serial_sequence('{table.name}', 'id')")
            if given:
                last = f"select setval('{given}', (select max(id) from {table.name}))"
                self._connection.execute(last.encode())

    def commit(self) -> None:
        """Commit."""
        self._connection.execute(b"commit")

    def close(self) -> None:
        """Let go."""
        self._connection.close()
