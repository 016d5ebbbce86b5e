"""Bots in another worker of the browser: questions and answers as bytes."""

import asyncio
import pickle
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from typing import Any, Final, Protocol

from boneyard.analysis import Analysis
from boneyard.analysis.plain import analyse_plainly
from boneyard.bots.registry import BOTS
from boneyard.records import parse_record
from boneyard.server.errors import PoolClosed, PoolError
from boneyard.server.inline_executor import InlineExecutor
from boneyard.server.telemetry.counters import Histogram
from boneyard.server.thinking.fair_queue import DEFAULT_TICKET, FairQueue, QueueFull, Ticket
from boneyard.server.thinking.pool import ProgressCallback, ThinkingPool, build_worker_error
from boneyard.server.thinking.runtime import MAX_WAITING_IN_POOL, InlineRuntime
from boneyard.server.thinking.worker import LONG_TASKS, TASKS

#: Sends a question to a worker and returns its answer; the callback gets the progress.
Ask = Callable[[str, bytes, ProgressCallback], Awaitable[bytes]]

#: Seconds after which a search ends; a move takes at most a second then.
MOVE_SECONDS: Final = 0.5

#: Seconds for the analysis of a match, about: longer matches are tried on fewer worlds.
ANALYSIS_SECONDS: Final = 40.0

#: What a player waits for at the table; all else has a worker of its own, and can't hold it up.
QUICK_TASKS: Final = frozenset({"choose", "hints", "wake"})


class Buffer(Protocol):
    """A JavaScript buffer, as Pyodide shows it."""

    def to_bytes(self) -> bytes:
        """Copy it."""
        ...


def answer_question(question: Buffer, progress: ProgressCallback) -> bytes:
    """Answer a question of the application, in the worker that thinks."""
    return answer(question.to_bytes(), progress)


def limit_move_time(bot: str, view: object, seat: int, seed: int, *_: object) -> list[object]:
    """A question for a move, with as much time as any level gets here."""
    factor: float = getattr(BOTS[bot].bot, "time_factor", 1.0)
    return [bot, view, seat, seed, MOVE_SECONDS / factor]


def analyse_record(record: dict[str, object], *, progress: ProgressCallback) -> Analysis:
    """An analysis on the plain engine, in a bearable time."""
    return analyse_plainly(parse_record(record), progress, ANALYSIS_SECONDS)


#: What can be asked here: the same as of a worker process, without the fast core.
LITE_TASKS: Final = {**TASKS, "analyse": analyse_record}


def answer(question: bytes, progress: ProgressCallback) -> bytes:
    """Answer a question, in the worker that thinks."""
    task, *arguments = pickle.loads(question)
    if task == "choose":
        arguments = limit_move_time(*arguments)
    more: dict[str, Any] = {"progress": progress} if task in LONG_TASKS else {}
    try:
        found: tuple[str, Any] = ("done", LITE_TASKS[task](*arguments, **more))
    except Exception as error:
        found = ("failed", (type(error).__name__, str(error)))
    return pickle.dumps(found, pickle.HIGHEST_PROTOCOL)


class RemotePool(ThinkingPool):
    """A pool whose worker is reached by messages."""

    def __init__(
        self, ask: Ask, timeout_seconds: float, max_waiting: int, max_per_address: int | None
    ) -> None:
        self.workers, self.timeout_seconds = 1, timeout_seconds
        self.queue = FairQueue(1, max_waiting, max_per_address)
        self.thinking_times = Histogram()
        self._ask, self._closed = ask, False

    async def submit(
        self,
        task: str,
        *arguments: Any,
        progress: ProgressCallback | None = None,
        ticket: Ticket = DEFAULT_TICKET,
    ) -> Any:
        """Ask the worker when it is the caller's turn."""
        try:
            async with self.queue.slot(ticket):
                if self._closed:
                    raise PoolClosed("workers-gone")
                began = time.perf_counter()
                question = pickle.dumps((task, *arguments), pickle.HIGHEST_PROTOCOL)
                worker = "quick" if task in QUICK_TASKS else "slow"
                try:
                    word, found = pickle.loads(await self._wait(worker, question, progress))
                except TimeoutError:
                    raise PoolError("workers-too-long") from None
                finally:
                    self.thinking_times.observe(time.perf_counter() - began)
        except QueueFull as error:
            raise PoolError(error.message) from None
        if word == "failed":
            raise build_worker_error(*found)
        return found

    async def _wait(self, worker: str, question: bytes, progress: ProgressCallback | None) -> bytes:
        """Wait for an answer; patience is for a worker that doesn't get on."""
        clock = asyncio.get_running_loop().time
        async with asyncio.timeout(self.timeout_seconds) as limit:

            def handle_progress(share: float) -> None:
                limit.reschedule(clock() + self.timeout_seconds)
                if progress is not None:
                    progress(share)

            return await self._ask(worker, question, handle_progress)

    async def close(self) -> None:
        """Ask nothing more."""
        self._closed = True


class BrowserRuntime(InlineRuntime):
    """The event loop of a worker, and other workers that think."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

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
        """A pool that asks the workers of the browser."""
        return RemotePool(self._ask, timeout_seconds, max_waiting, max_waiting_per_address)
