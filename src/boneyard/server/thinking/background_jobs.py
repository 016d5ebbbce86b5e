"""Background jobs: slow requests in a worker thread, coalesced by key, fair between callers.

A thread does one after the other, so that players share the interpreter
with one of them and never with sixty. Who asks for what another caller is waiting for waits along.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, Final, Generic, TypeVar, cast

from msgspec import Struct

from boneyard.server import wall_clock
from boneyard.server.errors import JobsBusy
from boneyard.server.http.cpu_charge import BILL
from boneyard.server.thinking.fair_queue import FairQueue, QueueFull, Ticket

T = TypeVar("T")


#: How many questions may wait, and how many of them from one address.
MAX_WAITING, MAX_WAITING_PER_ADDRESS = 400, 100

#: Seconds after which a thread that works lets others of the same process go on. Python's own 5 ms
#: are taken at each of the half dozen times that a move waits for a disk or a socket.
THREAD_SWITCH_SECONDS: Final = 0.0005


class SingleFlight:
    """What is being worked out now: the caller for the same thing gets the same answer."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._tasks: dict[Hashable, asyncio.Task[Any]] = {}

    def __len__(self) -> int:
        """How many different things are being worked out."""
        return len(self._tasks)

    async def join(self, key: Hashable, compute: Callable[[], Awaitable[T]]) -> T:
        """Wait for what is under way, or begin it; who goes away stops it for no one else."""
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.ensure_future(self._run(key, compute))
            task.add_done_callback(_retrieve_exception)
        found: T = await asyncio.shield(task)
        return found

    async def _run(self, key: Hashable, compute: Callable[[], Awaitable[T]]) -> T:
        try:
            return await compute()
        finally:
            del self._tasks[key]

    def close(self) -> None:
        """Stop everything."""
        for task in self._tasks.values():
            task.cancel()


def _retrieve_exception(task: asyncio.Task[object]) -> None:
    if not task.cancelled():
        task.exception()  # everybody who asked may have gone


class _Measured(Struct, Generic[T]):
    """What came of something, and the CPU time that it took."""

    spent: float
    found: T | None = None
    error: BaseException | None = None

    def result(self) -> T:
        """Give what came of it; if that was an error, raise it."""
        if self.error is not None:
            raise self.error
        return cast(T, self.found)


def _measured(how: Callable[[], T]) -> _Measured[T]:
    """Work something out in this thread."""
    began = wall_clock.thread_time()
    try:
        found = how()
        return _Measured(wall_clock.thread_time() - began, found)
    except BaseException as error:
        return _Measured(wall_clock.thread_time() - began, error=error)


class BackgroundJobs:
    """Works out one long answer after the other."""

    def __init__(
        self,
        executor: Executor | None = None,
        *,
        max_waiting: int = MAX_WAITING,
        max_waiting_per_address: int = MAX_WAITING_PER_ADDRESS,
    ) -> None:
        """Say how many may wait, and how many of one address; by default in a thread."""
        self.queue = FairQueue(1, max_waiting, max_waiting_per_address)
        self.single_flight = SingleFlight()
        self.completed = 0
        """How many answers have been worked out."""
        self._executor = executor or ThreadPoolExecutor(1, "jobs")

    async def submit(self, ticket: Ticket, key: Hashable, compute: Callable[[], T]) -> T:
        """Work something out in one's turn; the same key is the same answer."""
        return await self.single_flight.join(key, lambda: self._run(ticket, compute))

    async def _run(self, ticket: Ticket, compute: Callable[[], T]) -> T:
        try:
            async with self.queue.slot(ticket):
                self.completed += 1
                made = await asyncio.get_running_loop().run_in_executor(
                    self._executor, _measured, compute
                )
        except QueueFull:
            raise JobsBusy("server-desk-busy") from None
        bill = BILL.get()
        if bill is not None:  # the one who asked first pays, even if they have gone
            bill.add(made.spent)
        return made.result()

    def close(self) -> None:
        """Work nothing more out."""
        self.single_flight.close()
        self._executor.shutdown(wait=False, cancel_futures=True)


def set_thread_switch_interval() -> None:
    """Let threads of this process take turns more often than Python lets them."""
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
