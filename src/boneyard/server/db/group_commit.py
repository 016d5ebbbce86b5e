"""Group commit: a thread commits everything that was queued while it wrote the last group."""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from boneyard.server import wall_clock
from boneyard.server.db.base_store import Announcement, Statement
from boneyard.server.errors import Conflict, OutcomeUnknown, StoreError

log = logging.getLogger(__name__)

#: The most that is committed together.
MAX_GROUP_SIZE: Final = 500

#: Seconds from one commit to the next while requests crowd: a commit costs more than what is in it.
COMMIT_INTERVAL_SECONDS: Final = 0.01

#: Commits of a single request in a row, after which requests don't crowd any more.
MAX_SINGLE_COMMITS: Final = 8


class WriteRequest:
    """Statements that go together, and who waits for them."""

    __slots__ = ("announcement", "error", "exclusive", "future", "lock_key", "loop", "statements")

    def __init__(
        self,
        statements: Sequence[Statement],
        lock_key: str = "",
        exclusive: bool = True,
        announcement: Announcement | None = None,
    ) -> None:
        """Say what is written, and what about: a match, or anything else.

        `exclusive`: nothing else is written about the same until this is committed. What decides
        by itself which write was first, as the log does by its key, needn't wait for that.
        `announcement`: other processes with the same database hear that a match has come to this
        entry; entry 0: something beside its log has changed.
        """
        self.statements, self.lock_key, self.exclusive, self.announcement = (
            statements,
            lock_key,
            exclusive,
            announcement,
        )
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()
        self.error: StoreError | None = None


class CommitWriter(ABC):
    """Commits groups of write requests, and measures what that takes."""

    def __init__(self, commit: Callable[[list[WriteRequest]], None]) -> None:
        """`commit` sets the `error` of each request that fails."""
        self._commit = commit
        self.cpu_seconds = 0.0
        """Seconds that writing has taken of the processor."""
        self.wall_seconds = 0.0
        """Seconds that writing has taken by the clock, the disk included."""
        self.commits = 0
        self.last_written = float("-inf")
        """When something was last committed, by the monotonic clock; none of it if that failed."""
        self._closed = False

    @abstractmethod
    async def write(self, request: WriteRequest) -> None:
        """Write a request, and wait until it is committed."""

    @abstractmethod
    async def wait_settled(self) -> None:
        """Wait for requests whose callers have stopped waiting."""

    @abstractmethod
    async def close(self) -> bool:
        """Write what is to be written; False if that was done before."""

    def _commit_measured(self, group: list[WriteRequest]) -> None:
        started, began = wall_clock.thread_time(), time.perf_counter()
        try:
            self._commit(group)
        except Exception:
            # Whatever it was: the next request must find a writer that works.
            log.exception("can't write")
            for one in group:
                one.error = StoreError("store-unwritten")
        self.commits += 1
        # A conflict is the database's answer: it could have been written.
        fine = any(one.error is None or isinstance(one.error, Conflict) for one in group)
        self.last_written = time.monotonic() if fine else float("-inf")
        self.cpu_seconds += wall_clock.thread_time() - started
        self.wall_seconds += time.perf_counter() - began


class InlineCommit(CommitWriter):
    """Commits each request at once, where there are no threads."""

    async def write(self, request: WriteRequest) -> None:
        """Write a request now."""
        if self._closed:
            raise StoreError("store-closing")
        self._commit_measured([request])
        if request.error is not None:
            raise request.error

    async def wait_settled(self) -> None:
        """Every request is settled when it has been made."""

    async def close(self) -> bool:
        """Take no more requests; False if that was done before."""
        was, self._closed = self._closed, True
        return not was


class GroupCommit(CommitWriter):
    """A thread that commits whatever has come together."""

    def __init__(
        self, commit: Callable[[list[WriteRequest]], None], timeout_seconds: float | None = None
    ) -> None:
        """After `timeout_seconds` a caller waits no longer."""
        super().__init__(commit)
        self._write_timeout_seconds = timeout_seconds
        self._unawaited: set[asyncio.Future[None]] = set()
        self._queue: queue.SimpleQueue[WriteRequest | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, request: WriteRequest) -> None:
        """Write something, and wait until it is committed."""
        if self._closed:
            raise StoreError("store-closing")
        self._queue.put(request)
        if self._write_timeout_seconds is None:
            await request.future
            return
        try:
            await asyncio.wait_for(asyncio.shield(request.future), self._write_timeout_seconds)
        except TimeoutError:
            self._unawaited.add(request.future)
            request.future.add_done_callback(self._on_late_result)
            raise OutcomeUnknown("store-unsure") from None

    def _on_late_result(self, future: asyncio.Future[None]) -> None:
        """The outcome is known now; the request has gone, and reads it again."""
        self._unawaited.discard(future)
        future.exception()

    async def wait_settled(self) -> None:
        """Wait for what no one waits for any longer."""
        if self._unawaited:
            await asyncio.wait(tuple(self._unawaited))

    async def close(self) -> bool:
        """Write what is to be written; False if that was done before."""
        if self._closed:
            return False
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        return True

    def _run(self) -> None:
        open_, last_begun, singles = True, 0.0, MAX_SINGLE_COMMITS
        while open_:
            group = [self._queue.get()]
            if singles < MAX_SINGLE_COMMITS:
                # A task that writes one thing after the other never waits here.
                wait = last_begun + COMMIT_INTERVAL_SECONDS - time.monotonic()
                if wait > 0 and not self._closed:
                    time.sleep(wait)
            while len(group) < MAX_GROUP_SIZE and not self._queue.empty():
                group.append(self._queue.get())
            open_ = None not in group
            wanted = [one for one in group if one is not None]
            singles = singles + 1 if len(wanted) < 2 else 0
            last_begun = time.monotonic()
            if wanted:
                self._commit_measured(wanted)
            for loop in {one.loop for one in wanted}:
                with contextlib.suppress(RuntimeError):  # the waiting task is gone, loop and all
                    loop.call_soon_threadsafe(_resolve, wanted, loop)


def _resolve(requests: Sequence[WriteRequest], loop: asyncio.AbstractEventLoop) -> None:
    """Resolve the futures of a loop."""
    for one in requests:
        if one.loop is not loop or one.future.done():
            continue
        if one.error is None:
            one.future.set_result(None)
        else:
            one.future.set_exception(one.error)
