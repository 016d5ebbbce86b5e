"""Long answers: worked out beside the event loop, once for all who ask, and in turn by asker.

A thread does one after the other, so that whoever plays meanwhile shares the interpreter with one
of them and never with sixty. Who asks for what somebody else is waiting for waits along.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Generic, TypeVar, cast

from msgspec import Struct

from boneyard.server.errors import Busy
from boneyard.server.http.cpu_charge import BILL
from boneyard.server.thinking.fair_queue import Line, LineError, Turn

T = TypeVar("T")


#: How many questions may wait, and how many of them from one address.
MOST, EACH = 400, 100

#: Seconds after which a thread that works lets others of the same process go on. Python's own 5 ms
#: are taken at each of the half dozen times that a move waits for a disk or a socket.
SWITCH: Final = 0.0005


class Flights:
    """What is being worked out just now: whoever asks for the same thing gets the same answer."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._under_way: dict[Hashable, asyncio.Task[Any]] = {}

    def __len__(self) -> int:
        """How many different things are being worked out."""
        return len(self._under_way)

    async def join(self, key: Hashable, how: Callable[[], Awaitable[T]]) -> T:
        """Wait for what is under way, or begin it; who goes away stops it for nobody else."""
        task = self._under_way.get(key)
        if task is None:
            task = self._under_way[key] = asyncio.ensure_future(self._fly(key, how))
            task.add_done_callback(_heard)
        found: T = await asyncio.shield(task)
        return found

    async def _fly(self, key: Hashable, how: Callable[[], Awaitable[T]]) -> T:
        try:
            return await how()
        finally:
            del self._under_way[key]

    def close(self) -> None:
        """Stop everything."""
        for task in self._under_way.values():
            task.cancel()


def _heard(task: asyncio.Task[Any]) -> None:
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
    began = time.thread_time()
    try:
        found = how()
        return _Measured(time.thread_time() - began, found)
    except BaseException as error:
        return _Measured(time.thread_time() - began, error=error)


class Desk:
    """Works out one long answer after the other."""

    def __init__(self, most: int = MOST, each: int = EACH) -> None:
        """Say how many may wait, and how many of one address."""
        self.line = Line(1, most, each)
        self.flights = Flights()
        self.done = 0
        """How many answers have been worked out."""
        self._thread = ThreadPoolExecutor(1, "desk")

    async def ask(self, turn: Turn, key: Hashable, how: Callable[[], T]) -> T:
        """Work something out in one's turn; the same key is the same answer."""
        return await self.flights.join(key, lambda: self._work(turn, how))

    async def _work(self, turn: Turn, how: Callable[[], T]) -> T:
        try:
            async with self.line.turn(turn):
                self.done += 1
                made = await asyncio.get_running_loop().run_in_executor(
                    self._thread, _measured, how
                )
        except LineError:
            raise Busy("house-desk-busy") from None
        bill = BILL.get()
        if bill is not None:  # the one who asked first pays, even if they have gone
            bill.add(made.spent)
        return made.result()

    def close(self) -> None:
        """Work nothing more out."""
        self.flights.close()
        self._thread.shutdown(wait=False, cancel_futures=True)


def share_fairly() -> None:
    """Let threads of this process take turns more often than Python lets them."""
    sys.setswitchinterval(SWITCH)
