"""PostgreSQL database, which several server processes may share.

Every statement is the one that SQLite runs too (`to_postgres` translates it); some threads read,
one writes.

Commits are grouped. With every group a mark is written: the number of the group, in a row of this
process. A connection that is lost in the moment of a commit leaves open whether it was made; the
mark tells, for all that was in the group, and nothing is acknowledged or refused before it is
known.
"""

import contextlib
import enum
import logging
import secrets
import threading
import time
import zlib
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import psycopg

from boneyard.server import wall_clock
from boneyard.server.db.base_store import ChangeCallback, Statement, ensure_server_key
from boneyard.server.db.database import SERVER_KEYS, Database
from boneyard.server.db.group_commit import WriteRequest
from boneyard.server.db.postgres_connection import (
    Connection,
    Cursor,
    PostgresAddress,
    ReconnectingConnection,
    replace_nul,
    to_postgres,
)
from boneyard.server.db.postgres_notify import listen_for_commits, write_mark
from boneyard.server.db.postgres_schema_migrations import migrate_postgres
from boneyard.server.errors import Conflict, OutcomeUnknown, StoreError

log = logging.getLogger(__name__)

T = TypeVar("T")

#: Connections that read.
READER_COUNT: Final = 4
#: Seconds after which no one waits any longer for an answer, and what hangs is cut.
READ_TIMEOUT_SECONDS: Final = 5.0
#: Seconds between two looks for what hangs.
WATCHDOG_INTERVAL_SECONDS: Final = 0.25
#: Milliseconds after which no one asks any more what a server that is gone has committed.
_WRITER_RETENTION_MS: Final = 7 * 86_400_000


class PostgresDatabase(Database):
    """Matches in a PostgreSQL."""

    read_errors = (psycopg.Error,)

    def __init__(self, address: str, timeout_seconds: float = 2.0) -> None:
        """Find the database, and bring it up to date.

        `timeout_seconds`: seconds to wait for others who write, and for a database that is away.
        """
        self.address, self._timeout_seconds = PostgresAddress(address), timeout_seconds
        self.name = name = f"boneyard-{secrets.token_hex(8)}"
        usual = {
            # A server goes on while its database is killed: it must not know more than that does.
            "synchronous_commit": "on",
            "lock_timeout": str(round(timeout_seconds * 1000)),
            "idle_in_transaction_session_timeout": "10000",
        }
        self._writer = ReconnectingConnection(self.address, name, usual)
        self._readers = _ReaderConnections(self.address, name)
        self.watched = [self._writer]
        """Connections of others to this database that are cut too when they hang."""
        self._committer = Committer(self._writer, self.address, name, timeout_seconds)
        try:
            connection = self._writer.connect()
        except psycopg.Error as error:
            raise self.address.connection_error(error) from None
        try:
            migrate_postgres(connection)
            old = wall_clock.now_ms() - _WRITER_RETENTION_MS
            connection.execute(b"delete from writers where at < $1", (old,))
            hurry = max(READ_TIMEOUT_SECONDS, 2.5 * timeout_seconds)
            keys = {name: ensure_server_key(self._writer, name) for name in SERVER_KEYS}
            super().__init__(self._readers, READER_COUNT, keys, hurry)
            self._closed = threading.Event()
            threading.Thread(target=self._run_watchdog, args=(hurry,), daemon=True).start()
        except psycopg.Error as error:
            why = self.address.describe_error(error)
            raise StoreError("store-unusable", path=str(self.address), why=why) from None
        except StoreError:
            self._writer.close()
            raise

    async def watch_changes(self, on_change: ChangeCallback) -> None:
        """Tell what other processes with the same database have committed."""
        await listen_for_commits(
            self.address, f"{self.name}-listens", lambda: self._writer.pid, on_change
        )

    async def clock(self) -> int | None:
        """What the database's own clock says, in milliseconds since 1970."""
        sql = "select (extract(epoch from clock_timestamp()) * 1000)::bigint"
        (now,) = await self.read(lambda: self._readers.execute(sql).fetchall()[0])
        return int(now)

    def _run_watchdog(self, timeout_seconds: float) -> None:
        """Cut what hangs, for as long as the server is open."""
        while not self._closed.wait(WATCHDOG_INTERVAL_SECONDS):
            for one in (*self.watched, *self._readers.connections):
                one.abort_if_stuck(timeout_seconds)

    def _close_connections(self) -> None:
        self._closed.set()
        self._readers.close()
        self._writer.close()

    def _describe_error(self, error: Exception) -> str:
        return self.address.describe_error(error)

    def _run_read(self, query: Callable[[], T]) -> T:
        link = self._readers.connection
        with link.track_time():
            began = time.monotonic()
            try:
                return query()
            except psycopg.OperationalError:
                # One that was lost while no one asked: once more, by a new one. Who has waited
                # long has been told that there is no answer.
                if not link.is_lost or time.monotonic() - began > self._timeout_seconds:
                    raise
                link.connect(time.monotonic() + self._timeout_seconds)
                return query()

    def _commit(self, group: list[WriteRequest]) -> None:
        self._committer.commit(group)


class _ReaderConnections:
    """A connection for each thread that reads."""

    def __init__(self, address: PostgresAddress, application_name: str) -> None:
        self._address, self._application_name = address, application_name
        self._local = threading.local()
        self.connections: list[ReconnectingConnection] = []

    @property
    def connection(self) -> ReconnectingConnection:
        """The connection of this thread."""
        if not hasattr(self._local, "link"):
            usual = {"default_transaction_read_only": "on"}
            usual["statement_timeout"] = str(round(READ_TIMEOUT_SECONDS * 1000))
            self._local.link = ReconnectingConnection(
                self._address, f"{self._application_name}-{len(self.connections)}", usual
            )
            self.connections.append(self._local.link)
        link: ReconnectingConnection = self._local.link
        return link

    def execute(self, sql: str, values: Sequence[object] = (), /) -> Cursor:
        """Ask, by this thread's connection."""
        return self.connection.execute(sql, values)

    def close(self) -> None:
        """Let go of all."""
        for one in self.connections:
            one.close()


#: The first key of the locks on what is kept apart.
_LOCK_CLASS: Final = 8626
#: How much longer than for anything else it is waited to learn whether something was committed.
_OUTCOME_TIMEOUT_FACTOR: Final = 5

_LOCK: Final = b"select pg_advisory_xact_lock($1::int, one::int) from unnest($2::bigint[]) as one"
#: Waits until no one is in the middle of it.
_READ_MARK: Final = b"select last from writers where writer = $1 for update"
#: What only this statement suffers from: the others of its group go on.
_STATEMENT_ERRORS: Final = (psycopg.DataError, OverflowError, UnicodeError)


class _Outcome(enum.Enum):
    COMMITTED = enum.auto()
    RETRY = enum.auto()
    """Nothing is written, and it may go better the next time."""
    FAILED = enum.auto()
    UNKNOWN = enum.auto()


def _is_unconditional(wanted: WriteRequest) -> bool:
    """Say whether all that must change a row changes one, or is an error."""
    return not any(
        needed and (not sql.startswith("insert ") or " values (" not in sql or "nothing" in sql)
        for sql, _, needed in wanted.statements
    )


class Committer:
    """Writes groups by one connection, wholly or not at all."""

    def __init__(
        self,
        connection: ReconnectingConnection,
        address: PostgresAddress,
        name: str,
        timeout_seconds: float,
    ) -> None:
        """Say by which connection, and what this process calls itself."""
        self._connection, self._address, self._name, self._timeout_seconds = (
            connection,
            address,
            name,
            timeout_seconds,
        )
        self._group_number = 0

    def commit(self, group: list[WriteRequest]) -> None:
        """Commit a group; a request that fails has an `error` then."""
        with self._connection.track_time():
            self._commit(group)

    def _commit(self, group: list[WriteRequest]) -> None:
        # In the order of what it is about: two processes never wait for each other.
        group.sort(key=lambda one: one.lock_key)
        until = time.monotonic() + self._timeout_seconds
        outcome = self._try_commit(group, until)
        while outcome is _Outcome.RETRY and time.monotonic() < until:
            outcome = self._try_commit(group, until)
        if outcome is not _Outcome.COMMITTED:
            unsure = outcome is _Outcome.UNKNOWN
            for one in group:
                one.error = (
                    OutcomeUnknown("store-unsure") if unsure else StoreError("store-unwritten")
                )

    def _try_commit(self, group: list[WriteRequest], until: float) -> _Outcome:
        self._group_number += 1
        committing = False
        try:
            connection = self._connection.connect(until)
            # Where nothing but an error can refuse it, the commit goes along, in one go.
            along = committing = all(map(_is_unconditional, group))
            if not self._send_pipelined(connection, group, along):
                along = committing = False
                connection.execute(b"rollback")
                self._execute_one_by_one(connection, group)
            committing = True
            if not along:
                connection.execute(b"commit")
        except psycopg.Error as error:
            log.error("can't write: %s", self._address.describe_error(error))
            if self._connection.is_lost:
                return self._find_outcome() if committing else _Outcome.RETRY
            with contextlib.suppress(psycopg.Error):
                connection.execute(b"rollback")
            # Two who waited for each other: it is whose turn it is now.
            again = (error.sqlstate or "").startswith("40")
            return _Outcome.RETRY if again else _Outcome.FAILED
        return _Outcome.COMMITTED

    def _find_outcome(self) -> _Outcome:
        """See whether a commit was made while whose answer the connection was lost."""
        until = time.monotonic() + self._timeout_seconds * _OUTCOME_TIMEOUT_FACTOR
        while True:
            try:
                row = self._connection.connect(until).execute(_READ_MARK, (self._name,)).fetchone()
            except psycopg.Error as error:
                if time.monotonic() >= until:
                    log.error(
                        "can't see what was committed: %s", self._address.describe_error(error)
                    )
                    return _Outcome.UNKNOWN
            else:
                written = row is not None and row[0] == self._group_number
                return _Outcome.COMMITTED if written else _Outcome.RETRY

    def _begin(self, connection: Connection, group: list[WriteRequest]) -> None:
        connection.execute(b"begin")
        apart = {zlib.crc32(one.lock_key.encode()) & 0x7FFF_FFFF for one in group if one.exclusive}
        if apart:
            connection.execute(_LOCK, (_LOCK_CLASS, sorted(apart)))

    def _write_mark(self, connection: Connection, group: list[WriteRequest]) -> None:
        write_mark(connection, self._name, self._group_number, group)

    def _send_pipelined(
        self, connection: Connection, group: list[WriteRequest], commit: bool
    ) -> bool:
        """Send all without waiting for answers; False if a request of the group is refused."""
        for one in group:
            one.error = None
        must = []
        # What was to be prepared in a pipeline that is broken off is known as prepared, and isn't.
        connection.prepare_threshold = None
        try:
            with connection.pipeline():
                self._begin(connection, group)
                for one in group:
                    for sql, values, needed in one.statements:
                        answer = connection.execute(to_postgres(sql), replace_nul(values))
                        if needed:
                            must.append(answer)
                self._write_mark(connection, group)
                if commit:  # after an error it isn't done
                    connection.execute(b"commit")
        except (psycopg.IntegrityError, *_STATEMENT_ERRORS):
            return False
        return all(answer.rowcount > 0 for answer in must)

    def _execute_one_by_one(self, connection: Connection, group: list[WriteRequest]) -> None:
        """Find out who is refused; the rest of the group goes on."""
        self._begin(connection, group)
        for one in group:
            one.error = self._execute_in_savepoint(connection, one.statements)
        self._write_mark(connection, group)

    def _execute_in_savepoint(
        self, connection: Connection, statements: Sequence[Statement]
    ) -> StoreError | None:
        connection.execute(b"savepoint one")
        error: StoreError | None = None
        try:
            for sql, values, needed in statements:
                if (
                    connection.execute(to_postgres(sql), replace_nul(values)).rowcount < 1
                    and needed
                ):
                    raise psycopg.IntegrityError
        except psycopg.IntegrityError:
            error = Conflict("store-taken")
        except _STATEMENT_ERRORS:
            error = StoreError("store-unwritten")
        if error is not None:
            connection.execute(b"rollback to one")
        connection.execute(b"release one")
        return error
