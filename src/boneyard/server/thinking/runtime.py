"""Runtime: where slow work runs; threads and processes, or nothing but the event loop."""

import asyncio
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Protocol

from boneyard.server.executors import InlineExecutor
from boneyard.server.thinking.background_jobs import set_thread_switch_interval
from boneyard.server.thinking.inline_pool import InlineWorkerPool
from boneyard.server.thinking.pool import ThinkingPool, WorkerPool

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
