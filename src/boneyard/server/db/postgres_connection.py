"""A connection to PostgreSQL that is made anew when it is lost, and what may be said of it."""

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

from boneyard.server.db.postgres_sql import for_postgres
from boneyard.server.errors import StoreError

# A place in the log that is taken breaks a pipeline off: nothing that anybody must hear of.
logging.getLogger("psycopg").setLevel(logging.ERROR)

Connection = psycopg.Connection[tuple[Any, ...]]
Cursor = psycopg.Cursor[tuple[Any, ...]]

#: Seconds between two attempts to reach a database that was lost.
AGAIN: Final = 0.05
#: Seconds that one attempt may take, however long it is tried again: one that was begun while the
#: line was cut is never answered, and whoever waits for it doesn't see that the line is back.
PROMPT: Final = 2
#: How a line that was cut is noticed, on either side.
_ALIVE: Final = {
    "keepalives": "1", "keepalives_idle": "5", "keepalives_interval": "2", "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}  # fmt: skip
_ALIVE_THERE: Final = {
    "tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3",
}  # fmt: skip


class Address:
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

    def connect(self, patience: float, called: str) -> Connection:
        """Make a connection, or raise what psycopg raises."""
        usual = {**_ALIVE, "connect_timeout": str(max(PROMPT, math.ceil(patience)))}
        parts: dict[str, Any] = {**usual, **self._parts, "application_name": called}
        made = psycopg.connect(**parts, autocommit=True, cursor_factory=RawCursor)
        # One type for every number: a statement is prepared once, where it is prepared.
        made.adapters.register_dumper(int, Int8Dumper)
        return made

    async def connect_async(self, called: str) -> psycopg.AsyncConnection[tuple[Any, ...]]:
        """Make a connection that listens."""
        usual = {**_ALIVE, "connect_timeout": str(PROMPT)}
        parts: dict[str, Any] = {**usual, **self._parts, "application_name": called}
        return await psycopg.AsyncConnection.connect(**parts, autocommit=True)

    def reason(self, error: Exception) -> str:
        """What may be said of an error: its first line, without values and passwords."""
        primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
        said = (primary or str(error)).strip().partition("\n")[0]
        secret = self._parts.get("password")
        return said.replace(str(secret), "…") if secret else said

    def refusal(self, error: Exception) -> StoreError:
        """The sentence for whoever opens a house whose database can't be reached."""
        if "password" in str(error):
            return StoreError("store-password", where=str(self))
        return StoreError("store-unreachable", where=str(self), why=self.reason(error))


def hang_up(connection: "psycopg.BaseConnection[Any]") -> None:
    """Cut a connection: whoever waits for an answer hears that there is none."""
    with contextlib.suppress(psycopg.Error, OSError):
        line = socket.socket(fileno=os.dup(connection.fileno()))
        with line:
            line.shutdown(socket.SHUT_RDWR)


class Link:
    """One connection, for one thread at a time."""

    def __init__(self, address: Address, called: str, usual: Mapping[str, str]) -> None:
        """Say where to, what the connection is called there, and how it is set."""
        self._address, self._called = address, called
        self._usual = {**_ALIVE_THERE, **usual}
        self._connection: Connection | None = None
        self._since: float | None = None
        self._lock = threading.Lock()

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        """While something is asked: whoever looks after all connections may cut this one then."""
        with self._lock:
            self._since = time.monotonic()
        try:
            yield
        finally:
            with self._lock:
                self._since = None

    def cut(self, longest: float) -> None:
        """End what was asked longer ago than that: a server that hangs may never answer."""
        with self._lock:
            since, connection = self._since, self._connection
            if since is None or connection is None or time.monotonic() - since < longest:
                return
            self._since = time.monotonic()
            hang_up(connection)

    @property
    def pid(self) -> int:
        """What the connection is called in what others hear; 0: there is none."""
        return 0 if self._connection is None or self.lost else self._connection.info.backend_pid

    @property
    def lost(self) -> bool:
        """Say whether there is no connection."""
        return self._connection is None or self._connection.broken or self._connection.closed

    def opened(self, until: float = 0.0) -> Connection:
        """The connection, made if there is none: tried again until that moment.

        Nobody is asked anything by it while this is called.
        """
        if self._connection is not None and not self.lost and _said_farewell(self._connection):
            self.close()
        while self._connection is None or self.lost:
            try:
                self._make(max(0.0, until - time.monotonic()))
            except psycopg.OperationalError:
                if time.monotonic() >= until:
                    raise
                time.sleep(AGAIN)
        return self._connection

    def _make(self, patience: float) -> None:
        self.close()
        prompt = min(patience, PROMPT)
        made = self._connection = self._address.connect(prompt, self._called)
        try:
            for name, value in self._usual.items():
                made.execute(b"select set_config($1, $2, false)", (name, value))
            # What an old connection of the same name has left half done is undone now.
            made.execute(
                b"select pg_terminate_backend(pid) from pg_stat_activity "
                b"where application_name = $1 and pid <> pg_backend_pid()", (self._called,),
            )  # fmt: skip
        except BaseException:
            self.close()
            raise

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        """Ask, in SQL as SQLite has it."""
        return self.opened().execute(for_postgres(sql), fitting(values))

    def close(self) -> None:
        """Let go."""
        with self._lock:
            if self._connection is not None:
                self._connection.close()
            self._connection = None


def _said_farewell(connection: Connection) -> bool:
    """Say whether something has come that nobody asked for: that is how a server goes away."""
    if not hasattr(select, "poll"):
        return False
    looking = select.poll()
    looking.register(connection.fileno(), select.POLLIN)
    return bool(looking.poll(0))


def fitting(values: Sequence[Any]) -> Sequence[Any]:
    """Values as PostgreSQL can hold them: a text has no zero byte there."""
    if not any(isinstance(one, str) and "\x00" in one for one in values):
        return values
    return [one.replace("\x00", "\ufffd") if isinstance(one, str) else one for one in values]
