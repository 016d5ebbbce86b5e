"""Worker processes for bots and solvers: whoever asks waits without holding anyone else up."""

import asyncio
import contextlib
import logging
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any, ClassVar, Final

from boneyard.analysis import Analysis
from boneyard.arena.rule_stats import Looked
from boneyard.bots.registry import Hint
from boneyard.core.actions import Move
from boneyard.core.position import Position
from boneyard.layout.pose import Aspect
from boneyard.server.errors import Gone, PoolError
from boneyard.server.telemetry.counters import Times
from boneyard.server.thinking.fair_queue import ANYBODY, Line, LineError, Turn
from boneyard.server.thinking.worker import LENGTH, bare, packed
from boneyard.solitaire.solve import Solution

log = logging.getLogger("boneyard.pool")


#: Seconds until a process that could not be started is tried again: at first, and at most.
AGAIN, SELDOM = 0.1, 2.0

#: Seconds that kernels may take to be made; on a fresh machine each takes a dozen or two.
MAKING: Final = 600.0


#: Called with how far an answer is, from 0 to 1.
Progress = Callable[[float], None]


class Unthinkable(PoolError):
    """Rules that somebody wrote, with a word that those who think don't know."""


#: What a worker calls that.
UNKNOWN_WORD: Final = "CannotCompile"


def failed(fault: str, details: str) -> PoolError:
    """A worker met an error of that kind."""
    kind = Unthinkable if fault == UNKNOWN_WORD else PoolError
    error = kind("workers-failed", fault=fault)
    error.details = details
    return error


class Pool:
    """So many processes that think; started when first needed, and replaced if they die."""

    command: ClassVar = [sys.executable, "-m", "boneyard.server.thinking.worker"]

    def __init__(
        self,
        workers: int = 1,
        patience: float = 60.0,
        nice: int = 0,
        most: int = 100_000,
        each: int | None = None,
    ) -> None:
        """Say how many, how long one may think, and how much less urgent than others they are.

        So many may wait for an answer at `most`, so many of them from one place (`each`).
        """
        self.workers, self.patience, self.nice = workers, patience, nice
        self.started = 0
        """How many processes have been started in all."""
        self.thought = Times()
        """How long they thought about each question, without the wait in line."""
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self.line = Line(workers, most, each)
        self._running: set[asyncio.Task[Any]] = set()
        self._thinking: set[asyncio.Task[Any] | None] = set()
        """Those of them that wait no longer."""
        self._ending: set[asyncio.Task[int]] = set()
        self._closed = False

    async def warm(self) -> None:
        """Start the processes, so that the first question needn't wait for that."""
        with contextlib.suppress(PoolError):
            await asyncio.gather(*(self.ask("wake") for _ in range(self.workers)))

    async def choose(
        self,
        bot: str,
        view: Position,
        seat: int,
        seed: int,
        seconds: float | None = None,
        turn: Turn = ANYBODY,
    ) -> Move | None:
        """Let a bot choose from its view, in so many seconds."""
        what = (bot, bare(view), seat, seed, seconds)
        chosen: Move | None = await self.ask("choose", *what, turn=turn)
        return chosen

    async def hints(
        self, view: Position, seat: int, seed: int, shape: Aspect = "wide", turn: Turn = ANYBODY
    ) -> list[Hint]:
        """What each move of a turn is worth, best first; the shape names the ends."""
        found: list[Hint] = await self.ask("hints", bare(view), seat, seed, shape, turn=turn)
        return found

    async def analyse(
        self, record: dict[str, Any], progress: Progress | None = None, turn: Turn = ANYBODY
    ) -> Analysis:
        """What each move of a finished match was worth."""
        found: Analysis = await self.ask("analyse", record, progress=progress, turn=turn)
        return found

    async def look(self, game: str, deals: int, seconds: float, turn: Turn = ANYBODY) -> Looked:
        """How a game plays, from so many deals, in so many seconds."""
        found: Looked = await self.ask("look", game, deals, seconds, turn=turn)
        return found

    async def solve(self, state: Position, seconds: float, turn: Turn = ANYBODY) -> Solution:
        """Let a solver look at a game for one."""
        found: Solution = await self.ask("solve", bare(state), seconds, turn=turn)
        return found

    async def ask(
        self,
        task: str,
        *arguments: Any,
        progress: Progress | None = None,
        turn: Turn = ANYBODY,
    ) -> Any:
        """Ask a worker when it is one's turn; if it dies over it, one more is asked."""
        # Apart from the asker: one who is cancelled must leave no answer lying in a pipe.
        asking = asyncio.create_task(self._ask((task, *arguments), progress, turn))
        self._running.add(asking)
        asking.add_done_callback(self._forget)
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            if asking not in self._thinking:
                asking.cancel()  # still in line: nobody need think about it any more
            raise

    def _forget(self, asking: asyncio.Task[Any]) -> None:
        self._running.discard(asking)
        self._thinking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # an asker who has gone needn't hear of it

    async def _ask(self, asked: tuple[Any, ...], progress: Progress | None, turn: Turn) -> Any:
        try:
            async with self.line.turn(turn):
                self._thinking.add(asyncio.current_task())
                began = time.perf_counter()
                try:
                    return await self._answer(packed(asked), progress)
                finally:
                    self.thought.note(time.perf_counter() - began)
        except LineError as error:
            raise PoolError(error.message) from None

    async def _answer(self, question: bytes, progress: Progress | None) -> Any:
        for _ in range(2):
            worker = await self._worker()
            try:
                word, answer = await self._asked(worker, question, progress)
            except TimeoutError:
                self._end(worker)
                raise PoolError("workers-too-long") from None
            except (OSError, asyncio.IncompleteReadError):
                self._end(worker)
                continue
            except BaseException:
                self._end(worker)
                raise
            self._idle.append(worker)
            if word == "failed":
                raise failed(*answer)
            return answer
        raise PoolError("workers-dying")

    async def _asked(
        self, worker: Process, question: bytes, progress: Progress | None
    ) -> tuple[str, Any]:
        """Put a question and wait for the answer; while kernels are made, nobody has thought."""
        assert worker.stdin is not None
        worker.stdin.write(question)
        await worker.stdin.drain()
        word, left = "thinking", self.patience
        clock = asyncio.get_running_loop().time
        while True:
            began = clock()
            waits = MAKING if word == "making" else left
            said, more = await asyncio.wait_for(_heard(worker), waits)
            if word != "making":
                left -= clock() - began
            if said in ("done", "failed"):
                return said, more
            if said == "progress":
                left = self.patience  # it gets on: patience is for one that doesn't
                if progress is not None:
                    progress(more)
            else:
                word = said

    async def _worker(self) -> Process:
        """One who is idle, or a new one; if none can be started now, in a little while."""
        clock = asyncio.get_running_loop().time
        until, wait = clock() + self.patience, AGAIN
        while True:
            if self._closed:
                raise Gone("workers-gone")
            worker = self._rested()
            if worker is not None:
                return worker
            try:
                return await self._start()
            except OSError as error:  # no descriptors, no processes, no memory just now
                log.warning("no worker can be started, so it is tried again: %s", error.strerror)
                if clock() > until:
                    raise PoolError("workers-none") from None
            await asyncio.sleep(wait)
            wait = min(2 * wait, SELDOM)

    def _rested(self) -> Process | None:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)
        return None

    async def _start(self) -> Process:
        command = [*self.command, str(self.nice)]
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self._all.add(worker)
        self.started += 1
        return worker

    def _end(self, worker: Process) -> None:
        self._all.discard(worker)
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
        for worker in list(self._all):
            self._end(worker)
        self._idle.clear()
        await asyncio.gather(*self._ending)


async def _heard(worker: Process) -> tuple[str, Any]:
    """The next word of a worker, and what belongs to it."""
    assert worker.stdout is not None
    (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
    said: tuple[str, Any] = pickle.loads(await worker.stdout.readexactly(length))
    return said
