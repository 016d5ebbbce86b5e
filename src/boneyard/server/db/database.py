"""Database: threads that read, a thread that commits in groups; SQLite and PostgreSQL extend it."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import ClassVar, Final, TypeVar

from boneyard.i18n import TranslatedError
from boneyard.server.db.base_store import Announcement, ChangeCallback, SqlConnection, Statement
from boneyard.server.db.corruption import DECODE_ERRORS, describe_location
from boneyard.server.db.group_commit import CommitWriter, GroupCommit, InlineCommit, WriteRequest
from boneyard.server.errors import CorruptData, StoreError
from boneyard.server.inline_executor import InlineExecutor

log = logging.getLogger(__name__)

T = TypeVar("T")

#: Random keys that are made once for a database and never change: what signs the secrets of
#: guests, the key pair for push services, and what the deals of every day follow from.
SERVER_KEYS: Final = ("guests", "vapid", "duplicate")


class Database(ABC):
    """Reads and writes of all stores; what a write awaits is committed, wholly or not at all."""

    read_errors: ClassVar[tuple[type[Exception], ...]] = ()
    """What the driver raises when it can't read."""

    def __init__(
        self,
        reader: SqlConnection,
        threads: int,
        server_keys: Mapping[str, bytes],
        timeout_seconds: float | None = None,
        inline: bool = False,
    ) -> None:
        """Read in so many threads; after the timeout a caller no longer waits for an answer.

        `inline`: read and write in the event loop, where there are no threads.
        """
        self.reader, self.server_keys = reader, server_keys
        self._read_timeout_seconds = timeout_seconds
        self._read_pool: Executor
        self.group_commit: CommitWriter
        if inline:
            self._read_pool, self.group_commit = InlineExecutor(), InlineCommit(self._commit)
        else:
            self._read_pool = ThreadPoolExecutor(threads, "store-reader")
            self.group_commit = GroupCommit(self._commit, timeout_seconds)

    @abstractmethod
    def _commit(self, group: list[WriteRequest]) -> None:
        """Commit a group in the writer's thread; a request that fails gets its `error`."""

    @abstractmethod
    def _close_connections(self) -> None: ...

    @abstractmethod
    def _describe_error(self, error: Exception) -> str:
        """What the log may say of an error: nothing of what was to be written."""

    def _run_read(self, query: Callable[[], T]) -> T:
        return query()

    @abstractmethod
    async def watch_changes(self, on_change: ChangeCallback) -> None:
        """Call back on what other processes commit, for as long as this is awaited."""

    async def clock(self) -> int | None:
        """The database's own clock in milliseconds since 1970; None: it has none."""
        return None

    async def read(self, query: Callable[[], T]) -> T:
        """Run a query in a thread that reads, on a connection that no writer holds up."""
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._read_pool, self._run_read, query)
        try:
            return await asyncio.wait_for(future, self._read_timeout_seconds)
        except self.read_errors as error:
            log.error("can't read: %s", self._describe_error(error))
            raise StoreError("store-unread") from None
        except TimeoutError:
            log.error("can't read: no answer")
            raise StoreError("store-unread") from None
        except DECODE_ERRORS as error:
            if isinstance(error, TranslatedError):
                raise
            log.error("stored data is damaged: %s", describe_location(error))
            raise CorruptData from None

    async def write(
        self,
        statements: Sequence[Statement],
        lock_key: str = "",
        exclusive: bool = True,
        announcement: Announcement | None = None,
    ) -> None:
        """Commit statements that belong together; `WriteRequest` explains the rest."""
        await self.group_commit.write(WriteRequest(statements, lock_key, exclusive, announcement))

    async def wait_settled(self) -> None:
        """Wait for writes whose callers have stopped waiting."""
        await self.group_commit.wait_settled()

    async def close(self) -> None:
        """Commit what is queued, and close all connections."""
        if await self.group_commit.close():
            self._read_pool.shutdown()
            self._close_connections()
