"""Worker pool: processes for bots and solvers, without blocking the event loop."""

import asyncio
import contextlib
import logging
import pickle
import sys
import time
from abc import ABC, abstractmethod
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, ClassVar, Final

from boneyard.analysis import Analysis
from boneyard.arena.rule_stats import RuleStats
from boneyard.bots.registry import Hint
from boneyard.core.actions import Move
from boneyard.core.position import Position
from boneyard.layout.pose import Aspect
from boneyard.server.errors import PoolClosed, PoolError, UnsupportedRules
from boneyard.server.telemetry.counters import Histogram
from boneyard.server.thinking.fair_queue import DEFAULT_TICKET, FairQueue, QueueFull, Ticket
from boneyard.server.thinking.worker import LENGTH_HEADER, frame_message, strip_rules
from boneyard.solitaire.solve import Solution

log = logging.getLogger(__name__)


#: Seconds until a process that could not be started is tried again: at first, and at most.
START_RETRY_SECONDS, MAX_START_RETRY_SECONDS = 0.1, 2.0

#: Seconds that kernels may take to be made; on a fresh machine each takes a dozen or two.
KERNEL_COMPILE_SECONDS: Final = 600.0


#: Called with how far an answer is, from 0 to 1.
ProgressCallback = Callable[[float], None]


#: What a worker calls rules with a word that it doesn't know.
UNSUPPORTED_RULES_ERROR: Final = "CannotCompile"


def build_worker_error(fault: str, details: str) -> PoolError:
    """A worker met an error of that kind."""
    kind = UnsupportedRules if fault == UNSUPPORTED_RULES_ERROR else PoolError
    error = kind("workers-failed", fault=fault)
    error.details = details
    return error


class ThinkingPool(ABC):
    """Bots and solvers: questions are queued fairly, and answered by workers."""

    workers: int
    timeout_seconds: float
    queue: FairQueue
    thinking_times: Histogram
    """How long each question took, without the time in the queue."""

    @abstractmethod
    async def submit(
        self,
        task: str,
        *arguments: Any,
        progress: ProgressCallback | None = None,
        ticket: Ticket = DEFAULT_TICKET,
    ) -> Any:
        """Let a worker do one of `worker.TASKS` when it is the caller's turn."""

    @abstractmethod
    async def close(self) -> None:
        """Answer nothing more."""

    async def warm_up(self) -> None:
        """Start the workers, so that the first question needn't wait for that."""
        with contextlib.suppress(PoolError):
            await asyncio.gather(*(self.submit("wake") for _ in range(self.workers)))

    async def choose_move(
        self,
        bot: str,
        view: Position,
        seat: int,
        seed: int,
        seconds: float | None = None,
        ticket: Ticket = DEFAULT_TICKET,
    ) -> Move | None:
        """Let a bot choose from its view, in so many seconds."""
        what = (bot, strip_rules(view), seat, seed, seconds)
        chosen: Move | None = await self.submit("choose", *what, ticket=ticket)
        return chosen

    async def compute_hints(
        self,
        view: Position,
        seat: int,
        seed: int,
        shape: Aspect = "wide",
        ticket: Ticket = DEFAULT_TICKET,
    ) -> list[Hint]:
        """What each move of a turn is worth, best first; the shape names the ends."""
        found: list[Hint] = await self.submit(
            "hints", strip_rules(view), seat, seed, shape, ticket=ticket
        )
        return found

    async def analyse(
        self,
        record: dict[str, object],
        progress: ProgressCallback | None = None,
        ticket: Ticket = DEFAULT_TICKET,
    ) -> Analysis:
        """What each move of a finished match was worth."""
        found: Analysis = await self.submit("analyse", record, progress=progress, ticket=ticket)
        return found

    async def simulate_rules(
        self, game: str, deals: int, seconds: float, ticket: Ticket = DEFAULT_TICKET
    ) -> RuleStats:
        """How a game plays, from so many deals, in so many seconds."""
        found: RuleStats = await self.submit("look", game, deals, seconds, ticket=ticket)
        return found

    async def solve(
        self, state: Position, seconds: float, ticket: Ticket = DEFAULT_TICKET
    ) -> Solution:
        """Let a solver look at a game for one."""
        found: Solution = await self.submit("solve", strip_rules(state), seconds, ticket=ticket)
        return found


class WorkerPool(ThinkingPool):
    """So many processes that think; started when first needed, and replaced if they die."""

    command: ClassVar = [sys.executable, "-m", "boneyard.server.thinking.worker"]

    def __init__(
        self,
        workers: int = 1,
        timeout_seconds: float = 60.0,
        nice: int = 0,
        max_waiting: int = 100_000,
        max_waiting_per_address: int | None = None,
    ) -> None:
        """Say how many, how long one may think, and how much less urgent than others they are.

        So many may wait for an answer at `most`, so many of them from one place (`each`).
        """
        self.workers, self.timeout_seconds, self.nice = workers, timeout_seconds, nice
        self.started = 0
        """How many processes have been started in all."""
        self.thinking_times = Histogram()
        """How long they thought about each question, without the wait in line."""
        self._idle: list[Process] = []
        self._processes: set[Process] = set()
        self.queue = FairQueue(workers, max_waiting, max_waiting_per_address)
        self._running: set[asyncio.Task[object]] = set()
        self._thinking: set[asyncio.Task[object] | None] = set()
        """Those of them that wait no longer."""
        self._ending: set[asyncio.Task[int]] = set()
        self._closed = False

    async def submit(
        self,
        task: str,
        *arguments: Any,
        progress: ProgressCallback | None = None,
        ticket: Ticket = DEFAULT_TICKET,
    ) -> Any:
        """Ask a worker when it is one's turn; if it dies over it, one more is asked."""
        # Apart from the caller: one who is cancelled must leave no answer lying in a pipe.
        asking = asyncio.create_task(self._run_queued((task, *arguments), progress, ticket))
        self._running.add(asking)
        asking.add_done_callback(self._forget_task)
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            if asking not in self._thinking:
                asking.cancel()  # still in line: no one need think about it any more
            raise

    def _forget_task(self, asking: asyncio.Task[object]) -> None:
        self._running.discard(asking)
        self._thinking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # an caller who has gone needn't hear of it

    async def _run_queued(
        self, asked: tuple[Any, ...], progress: ProgressCallback | None, ticket: Ticket
    ) -> Any:
        try:
            async with self.queue.slot(ticket):
                self._thinking.add(asyncio.current_task())
                began = time.perf_counter()
                try:
                    return await self._ask_worker(frame_message(asked), progress)
                finally:
                    self.thinking_times.observe(time.perf_counter() - began)
        except QueueFull as error:
            raise PoolError(error.message) from None

    async def _ask_worker(self, question: bytes, progress: ProgressCallback | None) -> Any:
        for _ in range(2):
            worker = await self._acquire_worker()
            try:
                word, answer = await self._exchange(worker, question, progress)
            except TimeoutError:
                self._kill(worker)
                raise PoolError("workers-too-long") from None
            except (OSError, asyncio.IncompleteReadError):
                self._kill(worker)
                continue
            except BaseException:
                self._kill(worker)
                raise
            self._idle.append(worker)
            if word == "failed":
                raise build_worker_error(*answer)
            return answer
        raise PoolError("workers-dying")

    async def _exchange(
        self, worker: Process, question: bytes, progress: ProgressCallback | None
    ) -> tuple[str, Any]:
        """Send a task and wait for its result; time to compile kernels doesn't count."""
        assert worker.stdin is not None
        worker.stdin.write(question)
        await worker.stdin.drain()
        word, left = "thinking", self.timeout_seconds
        clock = asyncio.get_running_loop().time
        while True:
            began = clock()
            waits = KERNEL_COMPILE_SECONDS if word == "making" else left
            said, more = await asyncio.wait_for(_read_message(worker), waits)
            if word != "making":
                left -= clock() - began
            if said in ("done", "failed"):
                return said, more
            if said == "progress":
                left = self.timeout_seconds  # it gets on: patience is for one that doesn't
                if progress is not None:
                    progress(more)
            else:
                word = said

    async def _acquire_worker(self) -> Process:
        """One who is idle, or a new one; if none can be started now, in a little while."""
        clock = asyncio.get_running_loop().time
        until, wait = clock() + self.timeout_seconds, START_RETRY_SECONDS
        while True:
            if self._closed:
                raise PoolClosed("workers-gone")
            worker = self._pop_idle()
            if worker is not None:
                return worker
            try:
                return await self._start_worker()
            except OSError as error:  # no descriptors, no processes, no memory now
                log.warning("no worker can be started, so it is tried again: %s", error.strerror)
                if clock() > until:
                    raise PoolError("workers-none") from None
            await asyncio.sleep(wait)
            wait = min(2 * wait, MAX_START_RETRY_SECONDS)

    def _pop_idle(self) -> Process | None:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._processes.discard(worker)
        return None

    async def _start_worker(self) -> Process:
        command = [*self.command, str(self.nice)]
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self._processes.add(worker)
        self.started += 1
        return worker

    def _kill(self, worker: Process) -> None:
        self._processes.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        ending = asyncio.create_task(worker.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """Send the workers home."""
        self._closed = True
        for asking in list(self._running):
            asking.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        for worker in list(self._processes):
            self._kill(worker)
        self._idle.clear()
        await asyncio.gather(*self._ending)


async def _read_message(worker: Process) -> tuple[str, Any]:
    """The next word of a worker, and what belongs to it."""
    assert worker.stdout is not None
    (length,) = LENGTH_HEADER.unpack(await worker.stdout.readexactly(LENGTH_HEADER.size))
    said: tuple[str, Any] = pickle.loads(await worker.stdout.readexactly(length))
    return said
