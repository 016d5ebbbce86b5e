"""PostgreSQL connection that reconnects, and its address without the password."""

import contextlib
import logging
import math
import os
import select
import socket
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import psycopg
from psycopg import conninfo
from psycopg.raw_cursor import RawCursor
from psycopg.types.numeric import Int8Dumper

from boneyard.server.db.postgres_sql import to_postgres
from boneyard.server.errors import StoreError

# A place in the log that is taken breaks a pipeline off: nothing that anybody must hear of.
logging.getLogger("psycopg").setLevel(logging.ERROR)

Connection = psycopg.Connection[tuple[Any, ...]]
Cursor = psycopg.Cursor[tuple[Any, ...]]

#: Seconds between two attempts to reach a database that was lost.
RETRY_SECONDS: Final = 0.05
#: Seconds that one attempt may take, however long it is tried again: one that was begun while the
#: line was cut is never answered, and whoever waits for it doesn't see that the line is back.
CONNECT_TIMEOUT_SECONDS: Final = 2
#: How a line that was cut is noticed, on either side.
_CLIENT_KEEPALIVE: Final = {
    "keepalives": "1", "keepalives_idle": "5", "keepalives_interval": "2", "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}  # fmt: skip
_SERVER_KEEPALIVE: Final = {
    "tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3",
}  # fmt: skip


class PostgresAddress:
    """Where a PostgreSQL is. What is said of it never holds a password."""

    def __init__(self, text: str) -> None:
        """Understand an address, `postgresql://user@host:port/name`."""
        try:
            self._parts = conninfo.conninfo_to_dict(text)
        except psycopg.Error:
            raise StoreError("store-address") from None

    def __str__(self) -> str:
        """Tell it as people know it."""
        user, host, port, name = (self._parts.get(k) for k in ("user", "host", "port", "dbname"))
        place = f"{host or ''}{f':{port}' if port else ''}"
        return f"postgresql://{f'{user}@' if user else ''}{place}/{name or ''}"

    __repr__ = __str__

    def connect(self, timeout_seconds: float, application_name: str) -> Connection:
        """Make a connection, or raise what psycopg raises."""
        usual = {
            **_CLIENT_KEEPALIVE,
            "connect_timeout": str(max(CONNECT_TIMEOUT_SECONDS, math.ceil(timeout_seconds))),
        }
        parts: dict[str, Any] = {**usual, **self._parts, "application_name": application_name}
        made = psycopg.connect(**parts, autocommit=True, cursor_factory=RawCursor)
        # One type for every number: a statement is prepared once, where it is prepared.
        made.adapters.register_dumper(int, Int8Dumper)
        return made

    async def connect_async(
        self, application_name: str
    ) -> psycopg.AsyncConnection[tuple[Any, ...]]:
        """Make a connection that listens."""
        usual = {**_CLIENT_KEEPALIVE, "connect_timeout": str(CONNECT_TIMEOUT_SECONDS)}
        parts: dict[str, Any] = {**usual, **self._parts, "application_name": application_name}
        return await psycopg.AsyncConnection.connect(**parts, autocommit=True)

    def describe_error(self, error: Exception) -> str:
        """What may be said of an error: its first line, without values and passwords."""
        primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
        said = (primary or str(error)).strip().partition("\n")[0]
        secret = self._parts.get("password")
        return said.replace(str(secret), "…") if secret else said

    def connection_error(self, error: Exception) -> StoreError:
        """The sentence for whoever opens a server whose database can't be reached."""
        if "password" in str(error):
            return StoreError("store-password", where=str(self))
        return StoreError("store-unreachable", where=str(self), why=self.describe_error(error))


def shut_down_socket(connection: "psycopg.BaseConnection[Any]") -> None:
    """Cut a connection: whoever waits for an answer hears that there is none."""
    with contextlib.suppress(psycopg.Error, OSError):
        line = socket.socket(fileno=os.dup(connection.fileno()))
        with line:
            line.shutdown(socket.SHUT_RDWR)


class ReconnectingConnection:
    """One connection, for one thread at a time."""

    def __init__(
        self, address: PostgresAddress, application_name: str, session_settings: Mapping[str, str]
    ) -> None:
        """Say where to, what the connection is called there, and how it is set."""
        self._address, self._application_name = address, application_name
        self._session_settings = {**_SERVER_KEEPALIVE, **session_settings}
        self._connection: Connection | None = None
        self._busy_since: float | None = None
        self._lock = threading.Lock()

    @contextlib.contextmanager
    def track_time(self) -> Iterator[None]:
        """While something is asked: whoever looks after all connections may cut this one then."""
        with self._lock:
            self._busy_since = time.monotonic()
        try:
            yield
        finally:
            with self._lock:
                self._busy_since = None

    def abort_if_stuck(self, timeout_seconds: float) -> None:
        """End what was asked longer ago than that: a server that hangs may never answer."""
        with self._lock:
            since, connection = self._busy_since, self._connection
            if since is None or connection is None or time.monotonic() - since < timeout_seconds:
                return
            self._busy_since = time.monotonic()
            shut_down_socket(connection)

    @property
    def pid(self) -> int:
        """What the connection is called in what others hear; 0: there is none."""
        return 0 if self._connection is None or self.is_lost else self._connection.info.backend_pid

    @property
    def is_lost(self) -> bool:
        """Say whether there is no connection."""
        return self._connection is None or self._connection.broken or self._connection.closed

    def connect(self, retry_until: float = 0.0) -> Connection:
        """The connection, made if there is none: tried again until that moment.

        Nobody is asked anything by it while this is called.
        """
        if self._connection is not None and not self.is_lost and _has_unread_data(self._connection):
            self.close()
        while self._connection is None or self.is_lost:
            try:
                self._connect(max(0.0, retry_until - time.monotonic()))
            except psycopg.OperationalError:
                if time.monotonic() >= retry_until:
                    raise
                time.sleep(RETRY_SECONDS)
        return self._connection

    def _connect(self, timeout_seconds: float) -> None:
        self.close()
        prompt = min(timeout_seconds, CONNECT_TIMEOUT_SECONDS)
        made = self._connection = self._address.connect(prompt, self._application_name)
        try:
            for name, value in self._session_settings.items():
                made.execute(b"select set_config($1, $2, false)", (name, value))
            # What an old connection of the same name has left half done is undone now.
            made.execute(
                b"select pg_terminate_backend(pid) from pg_stat_activity "
                b"where application_name = $1 and pid <> pg_backend_pid()",
                (self._application_name,),
            )
        except BaseException:
            self.close()
            raise

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        """Ask, in SQL as SQLite has it."""
        return self.connect().execute(to_postgres(sql), replace_nul(values))

    def close(self) -> None:
        """Let go."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
            self._connection = None


def _has_unread_data(connection: Connection) -> bool:
    """Say whether something has come that nobody asked for: that is how a server goes away."""
    if not hasattr(select, "poll"):
        return False
    looking = select.poll()
    looking.register(connection.fileno(), select.POLLIN)
    return bool(looking.poll(0))


def replace_nul(values: Sequence[Any]) -> Sequence[Any]:
    """Values as PostgreSQL can hold them: a text has no zero byte there."""
    if not any(isinstance(one, str) and "\x00" in one for one in values):
        return values
    return [one.replace("\x00", "\ufffd") if isinstance(one, str) else one for one in values]
