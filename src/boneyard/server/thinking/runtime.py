"""Runtime: where slow work runs; threads and processes, or nothing but the event loop."""

import asyncio
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, Protocol

from boneyard.server.errors import PoolClosed, PoolError
from boneyard.server.inline_executor import InlineExecutor
from boneyard.server.telemetry.counters import Histogram
from boneyard.server.thinking.background_jobs import set_thread_switch_interval
from boneyard.server.thinking.fair_queue import DEFAULT_TICKET, FairQueue, QueueFull, Ticket
from boneyard.server.thinking.pool import (
    ProgressCallback,
    ThinkingPool,
    WorkerPool,
    build_worker_error,
)
from boneyard.server.thinking.worker import LONG_TASKS, TASKS


class InlineWorkerPool(ThinkingPool):
    """One worker: the event loop stands still while it thinks."""

    def __init__(
        self,
        timeout_seconds: float = 60.0,
        max_waiting: int = 100_000,
        max_waiting_per_address: int | None = None,
    ) -> None:
        """`timeout_seconds` is for other pools: nothing can interrupt a thought here."""
        self.workers, self.timeout_seconds = 1, timeout_seconds
        self.queue = FairQueue(1, max_waiting, max_waiting_per_address)
        self.thinking_times = Histogram()
        self._closed = False

    async def submit(
        self,
        task: str,
        *arguments: Any,
        progress: ProgressCallback | None = None,
        ticket: Ticket = DEFAULT_TICKET,
    ) -> Any:
        """Do a task as soon as it is the caller's turn."""
        try:
            async with self.queue.slot(ticket):
                await asyncio.sleep(0)  # everything that waits for the loop comes first
                if self._closed:
                    raise PoolClosed("workers-gone")
                return self._run(task, arguments, progress)
        except QueueFull as error:
            raise PoolError(error.message) from None

    def _run(self, task: str, arguments: tuple[Any, ...], progress: ProgressCallback | None) -> Any:
        more = {"progress": progress or (lambda share: None)} if task in LONG_TASKS else {}
        began = time.perf_counter()
        try:
            return TASKS[task](*arguments, **more)
        except Exception as error:
            raise build_worker_error(type(error).__name__, str(error)) from error
        finally:
            self.thinking_times.observe(time.perf_counter() - began)

    async def close(self) -> None:
        """Answer nothing more."""
        self._closed = True


#: So many questions may wait in a pool for which no lower limit is set.
MAX_WAITING_IN_POOL = 100_000


class Runtime(Protocol):
    """Makes what runs beside the event loop."""

    def prepare(self, loop: asyncio.AbstractEventLoop) -> None:
        """Set the event loop and the interpreter up, before anything else is made."""
        ...

    def create_executor(self, name: str) -> Executor:
        """An executor that does one thing after the other."""
        ...

    def create_pool(
        self,
        workers: int,
        timeout_seconds: float,
        nice: int = 0,
        max_waiting: int = MAX_WAITING_IN_POOL,
        max_waiting_per_address: int | None = None,
    ) -> ThinkingPool:
        """A pool of bots and solvers."""
        ...


class ThreadedRuntime:
    """Threads for slow requests, processes for bots."""

    def prepare(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let threads take turns often."""
        set_thread_switch_interval()

    def create_executor(self, name: str) -> Executor:
        """A thread."""
        return ThreadPoolExecutor(1, name)

    def create_pool(
        self,
        workers: int,
        timeout_seconds: float,
        nice: int = 0,
        max_waiting: int = MAX_WAITING_IN_POOL,
        max_waiting_per_address: int | None = None,
    ) -> ThinkingPool:
        """Processes, started when they are first needed."""
        return WorkerPool(workers, timeout_seconds, nice, max_waiting, max_waiting_per_address)


class InlineRuntime:
    """Everything in the event loop: no threads, no processes."""

    def prepare(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let `asyncio.to_thread` run in the loop too."""
        loop.set_default_executor(InlineExecutor())

    def create_executor(self, name: str) -> Executor:
        """The event loop itself."""
        return InlineExecutor()

    def create_pool(
        self,
        workers: int,
        timeout_seconds: float,
        nice: int = 0,
        max_waiting: int = MAX_WAITING_IN_POOL,
        max_waiting_per_address: int | None = None,
    ) -> ThinkingPool:
        """A pool whose only worker is the event loop."""
        return InlineWorkerPool(timeout_seconds, max_waiting, max_waiting_per_address)
