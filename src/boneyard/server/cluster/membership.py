"""Membership: which server processes are alive, by lease and lock; carries the broadcasts."""

import asyncio
import contextlib
import logging
import queue
import selectors
import socket
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import psycopg

from boneyard.server.db.postgres_connection import (
    Connection,
    PostgresAddress,
    ReconnectingConnection,
)

if TYPE_CHECKING:
    from boneyard.server.cluster.message_bus import ClusterBus


log = logging.getLogger(__name__)


#: Where processes say to each other what is written nowhere: who is at a table, and the like.
BROADCAST_CHANNEL: Final = "boneyard_said"

#: Seconds for which a server counts as there after it has said so, and until it says so again.
LEASE_SECONDS, RENEW_SECONDS = 2.0, 0.4

#: Seconds until a connection that was lost is made again.
RETRY_SECONDS: Final = 0.2

#: So much waits to be said, at most, while the database is away; and so long is one thing.
MAX_QUEUED_MESSAGES, MAX_MESSAGE_BYTES = 10_000, 7_900

#: The most that is said at once: each time waits for the commits of all processes with NOTIFY.
MAX_MESSAGES_TOGETHER: Final = 200

#: What is said when a server opens or closes: the others look at once who is there.
MEMBERSHIP_CHANGED: Final = ""


#: The first key of the locks that say that a server is there; the second is made of its name.
_PRESENCE_LOCK_CLASS: Final = 8627

_NOW: Final = b"(extract(epoch from clock_timestamp()) * 1000)::bigint"

#: No one else wants it, and still no one waits: an old connection may hold it for a moment.
_LOCK: Final = (
    b"select pg_advisory_lock_shared(%d, hashtext($1) & 2147483647)" % _PRESENCE_LOCK_CLASS
)

_SELECT_MEMBERS: Final = (
    b"select holder from leases where until > %b and hashtext(holder) & 2147483647 in "
    b"(select objid::bigint from pg_locks where locktype = 'advisory' and classid = %d "
    b"and objsubid = 2 and granted and database = "
    b"(select oid from pg_database where datname = current_database()))"
    % (_NOW, _PRESENCE_LOCK_CLASS)
)

_RENEW: Final = (
    b"with mine as (insert into leases values ($1, %b + $2) "
    b"on conflict (holder) do update set until = excluded.until returning holder) "
    b"%b union select holder from mine" % (_NOW, _SELECT_MEMBERS)
)

#: A row of a server that was killed an hour ago helps no one.
_DELETE_OLD: Final = b"delete from leases where until < %b - 3600000" % _NOW

_LEAVE: Final = b"delete from leases where holder = $1"

_NOTIFY: Final = b"select pg_notify($1, one) from unnest($2::text[]) as one"


class LeaseMembership:
    """The thread that says so, and listens."""

    def __init__(self, address: PostgresAddress, name: str) -> None:
        """Say where to, and what this process is called."""
        self.name, self._address = name, address
        # What is said here survives nothing, and needn't.
        self.connection = ReconnectingConnection(
            address, f"{name}-leases", {"synchronous_commit": "off"}
        )
        self._queue: queue.Queue[str] = queue.Queue(MAX_QUEUED_MESSAGES)
        self._open = self._joined = self._changed = False
        self._thread: threading.Thread | None = None
        self._wake_sender, self._wake_receiver = socket.socketpair()
        for one in (self._wake_sender, self._wake_receiver):
            one.setblocking(False)

    def listen(self, listener: "ClusterBus") -> None:
        """Begin to listen, and to say again and again that this process is there."""
        self._listener, self._loop, self._open = listener, asyncio.get_running_loop(), True
        self._thread = threading.Thread(target=self._run, name="store-leases", daemon=True)
        self._thread.start()

    def join(self) -> None:
        """Count as one of those that see to tables, from now on."""
        self._joined = self._changed = True
        self._wake()

    def broadcast(self, text: str) -> None:
        """Say something to all others that listen now; what is too much is not said."""
        if len(text.encode()) <= MAX_MESSAGE_BYTES:
            with contextlib.suppress(queue.Full):
                self._queue.put_nowait(text)
                self._wake()

    async def leave(self) -> None:
        """Say that this process is there no longer, and listen no more."""
        self._open = False
        self._wake()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def close(self) -> None:
        """Let go of everything."""
        self._open = False
        self._wake()
        if self._thread is not None:
            self._thread.join()
        self.connection.close()
        self._wake_sender.close()
        self._wake_receiver.close()

    def _wake(self) -> None:
        with contextlib.suppress(OSError):  # it is woken already, or closed
            self._wake_sender.send(b"x")

    def _call_in_loop(self, callback: Callable[..., None], *values: object) -> None:
        with contextlib.suppress(RuntimeError):  # the listener is gone, loop and all
            self._loop.call_soon_threadsafe(callback, *values)

    def _run(self) -> None:
        told = ""
        while self._open:
            try:
                with self.connection.track_time():
                    connection = self.connection.connect()
                self._serve(connection)
            except (psycopg.Error, OSError) as error:
                why = self._address.describe_error(error)
                if self._open and why != told:  # once for as long as it lasts
                    log.warning("can't say that this house is there: %s", why)
                told = why
                time.sleep(RETRY_SECONDS if self._open else 0)
        with contextlib.suppress(psycopg.Error, OSError), self.connection.track_time():
            connection = self.connection.connect()
            connection.execute(_LEAVE, (self.name,))
            connection.execute(_NOTIFY, (BROADCAST_CHANNEL, [MEMBERSHIP_CHANGED]))
        self.connection.close()

    def _serve(self, connection: Connection) -> None:
        """Listen for as long as the connection lasts, or the server is open."""
        with self.connection.track_time():
            connection.execute(f"listen {BROADCAST_CHANNEL}".encode())
            connection.execute(_LOCK, (self.name,))
            connection.execute(_DELETE_OLD)
        self._changed = True
        self._call_in_loop(self._listener.on_connected)
        with selectors.DefaultSelector() as waiting:
            waiting.register(connection.fileno(), selectors.EVENT_READ)
            waiting.register(self._wake_receiver, selectors.EVENT_READ)
            due = time.monotonic() + RENEW_SECONDS
            while self._open:
                # What came while something else was asked is found here, and only here.
                changed = self._receive(connection)
                if self._changed:
                    self._changed = False
                    self._renew(connection)
                    self._send(connection, [MEMBERSHIP_CHANGED])
                elif changed or time.monotonic() >= due:
                    due = time.monotonic() + RENEW_SECONDS
                    self._renew(connection)
                elif not self._queue.empty():
                    self._send(connection, self._take_queued())
                else:
                    waiting.select(max(0.0, due - time.monotonic()))
                    with contextlib.suppress(BlockingIOError):
                        self._wake_receiver.recv(4096)

    def _renew(self, connection: Connection) -> None:
        """Say that this process is there, if it is ready, and see who else is."""
        until = time.monotonic() + LEASE_SECONDS if self._joined else 0.0
        own = self.name, round(LEASE_SECONDS * 1000)
        with self.connection.track_time():
            asked = connection.execute(*((_RENEW, own) if self._joined else (_SELECT_MEMBERS,)))
            rows = asked.fetchall()
        self._call_in_loop(
            self._listener.on_membership, frozenset(holder for (holder,) in rows), until
        )

    def _take_queued(self) -> list[str]:
        """What is said together: the same twice isn't, for PostgreSQL would say it once."""
        texts: dict[str, None] = {}
        while len(texts) < MAX_MESSAGES_TOGETHER and not self._queue.empty():
            if self._queue.queue[0] in texts:
                break
            texts[self._queue.get()] = None
        return [*texts]

    def _send(self, connection: Connection, texts: list[str]) -> None:
        with self.connection.track_time():
            connection.execute(_NOTIFY, (BROADCAST_CHANNEL, texts))

    def _receive(self, connection: Connection) -> bool:
        """Hear what has come; says whether membership must be read again."""
        own, changed = connection.info.backend_pid, False
        for one in connection.notifies(timeout=0):
            if one.pid != own:
                changed = changed or one.payload == MEMBERSHIP_CHANGED
                if one.payload != MEMBERSHIP_CHANGED:
                    self._call_in_loop(self._listener.on_message, one.payload)
        return changed
