"""PostgreSQL database, which several server processes may share.

Every statement is the one that SQLite runs too (`to_postgres` translates it); some threads read,
one writes.
"""

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import psycopg

from boneyard.server import wall_clock
from boneyard.server.db.base import ChangeCallback, Row, ensure_server_key
from boneyard.server.db.database import SERVER_KEYS, Database
from boneyard.server.db.group_commit import WriteRequest
from boneyard.server.db.postgres_commit import NOTIFY_CHANNEL, Committer
from boneyard.server.db.postgres_connection import (
    Cursor,
    PostgresAddress,
    ReconnectingConnection,
    shut_down_socket,
)
from boneyard.server.db.postgres_migrate import migrate_postgres
from boneyard.server.errors import StoreError

log = logging.getLogger(__name__)

#: Seconds before a connection that was lost is made again.
RETRY_SECONDS: Final = 0.25
#: Seconds after which a connection is asked whether it is still one, and has to answer.
PING_INTERVAL_SECONDS, PING_TIMEOUT_SECONDS = 5.0, 5.0


async def listen_for_commits(
    address: PostgresAddress,
    application_name: str,
    own_pid: Callable[[], int],
    on_change: ChangeCallback,
) -> None:
    """Call back on every commit of another process (not of `own_pid`), for ever.

    A process that was not connected for a while can't know what it has missed: after each
    reconnection the callback hears that any match may have changed.
    """
    told = False
    while True:
        try:
            async with await address.connect_async(application_name) as connection:
                await connection.execute(f"listen {NOTIFY_CHANNEL}".encode())
                on_change(None, 0)
                told = False
                while True:
                    async for one in connection.notifies(timeout=PING_INTERVAL_SECONDS):
                        match, _, number = one.payload.rpartition(" ")
                        if one.pid != own_pid() and number.isdecimal():
                            on_change(match, int(number))
                    await _ping(connection)
        except psycopg.Error as error:
            if not told:  # once for as long as it lasts
                log.error("can't listen: %s", address.describe_error(error))
            told = True
        await asyncio.sleep(RETRY_SECONDS)


async def _ping(connection: "psycopg.AsyncConnection[Row]") -> None:
    """Check the connection: a listener would never learn that it is dead."""
    asking = asyncio.ensure_future(connection.execute(b"select 1"))
    try:
        await asyncio.wait({asking}, timeout=PING_TIMEOUT_SECONDS)
    finally:
        if not asking.done():  # not cancelled: that would ask the server to, and wait for it
            shut_down_socket(connection)
    await asking


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
