"""The log in PostgreSQL, where several houses may have it together.

Every statement is the one that SQLite is asked too (`Tables`); some threads read, one writes.
"""

import secrets
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import psycopg

from boneyard.server import wall_clock
from boneyard.server.cluster.membership import Leasing
from boneyard.server.db.base import Heard, house_key
from boneyard.server.db.group_commit import Wanted
from boneyard.server.db.postgres_commit import Committer
from boneyard.server.db.postgres_connection import Address, Cursor, Link
from boneyard.server.db.postgres_listen import listen
from boneyard.server.db.postgres_migrate import upgrade
from boneyard.server.errors import StoreError
from boneyard.server.matches.store import Tables

T = TypeVar("T")

#: Connections that read.
READERS: Final = 4
#: Seconds after which nobody waits any longer for an answer, and what hangs is cut.
HURRY: Final = 5.0
#: Seconds between two looks for what hangs.
LOOK: Final = 0.25
#: Milliseconds after which nobody asks any more what a house that is gone has committed.
_FORGOTTEN: Final = 7 * 86_400_000


class PostgresStore(Tables):
    """Matches in a PostgreSQL."""

    errors = (psycopg.Error,)

    def __init__(self, address: str, patience: float = 2.0) -> None:
        """Find the database, and bring it up to date.

        `patience`: seconds to wait for others who write, and for a database that is away.
        """
        self._address, self._patience = Address(address), patience
        self._name = name = f"boneyard-{secrets.token_hex(8)}"
        usual = {
            # A house goes on while its database is killed: it must not know more than that does.
            "synchronous_commit": "on",
            "lock_timeout": str(round(patience * 1000)),
            "idle_in_transaction_session_timeout": "10000",
        }
        self._writer = Link(self._address, name, usual)
        self._readers = _Readers(self._address, name)
        self._committer = Committer(self._writer, self._address, name, patience)
        self._leasing = Leasing(self._address, self._name)
        try:
            connection = self._writer.opened()
        except psycopg.Error as error:
            raise self._address.refusal(error) from None
        try:
            upgrade(connection)
            old = wall_clock.now() - _FORGOTTEN
            connection.execute(b"delete from writers where at < $1", (old,))
            hurry = max(HURRY, 2.5 * patience)
            keys = partial(house_key, self._writer)
            super().__init__(self._readers, READERS, keys, hurry)
            self._closed = threading.Event()
            threading.Thread(target=self._watch, args=(hurry,), daemon=True).start()
        except psycopg.Error as error:
            why = self._address.reason(error)
            raise StoreError("store-unusable", path=str(self._address), why=why) from None
        except StoreError:
            self._writer.close()
            raise

    @property
    def others(self) -> Leasing:
        """Other houses with the same database."""
        return self._leasing

    async def follow(self, heard: Heard) -> None:
        """Tell what other houses with the same database have committed."""
        await listen(self._address, f"{self._name}-listens", lambda: self._writer.pid, heard)

    async def clock(self) -> int | None:
        """What the database's own clock says, in milliseconds since 1970."""
        sql = "select (extract(epoch from clock_timestamp()) * 1000)::bigint"
        return await self._read(lambda: int(self._readers.execute(sql).fetchone()[0]))  # type: ignore[index]

    def _watch(self, longest: float) -> None:
        """Cut what hangs, for as long as the house is open."""
        while not self._closed.wait(LOOK):
            for one in (self._writer, self._leasing.link, *self._readers.all):
                one.cut(longest)

    def _let_go(self) -> None:
        self._closed.set()
        self._leasing.close()
        self._readers.close()
        self._writer.close()

    def _reason(self, error: Exception) -> str:
        return self._address.reason(error)

    def _asked(self, how: Callable[[], T]) -> T:
        link = self._readers.link
        with link.watched():
            began = time.monotonic()
            try:
                return how()
            except psycopg.OperationalError:
                # One that was lost while nobody asked: once more, by a new one. Who has waited
                # long has been told that there is no answer.
                if not link.lost or time.monotonic() - began > self._patience:
                    raise
                link.opened(time.monotonic() + self._patience)
                return how()

    def _commit(self, group: list[Wanted]) -> None:
        self._committer.commit(group)


class _Readers:
    """A connection for each thread that reads."""

    def __init__(self, address: Address, called: str) -> None:
        self._address, self._called = address, called
        self._here = threading.local()
        self.all: list[Link] = []

    @property
    def link(self) -> Link:
        """The connection of this thread."""
        if not hasattr(self._here, "link"):
            usual = {"default_transaction_read_only": "on"}
            usual["statement_timeout"] = str(round(HURRY * 1000))
            self._here.link = Link(self._address, f"{self._called}-{len(self.all)}", usual)
            self.all.append(self._here.link)
        link: Link = self._here.link
        return link

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Cursor:
        """Ask, by this thread's connection."""
        return self.link.execute(sql, values)

    def close(self) -> None:
        """Let go of all."""
        for one in self.all:
            one.close()
