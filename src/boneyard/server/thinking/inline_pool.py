"""Bots and solvers in the event loop, where there are no processes (a browser, a test)."""

import asyncio
import time
from typing import Any

from boneyard.server.errors import PoolClosed, PoolError
from boneyard.server.telemetry.counters import Histogram
from boneyard.server.thinking.fair_queue import DEFAULT_TICKET, FairQueue, QueueFull, Ticket
from boneyard.server.thinking.pool import ProgressCallback, ThinkingPool, build_worker_error
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
