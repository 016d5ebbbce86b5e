"""Events and queues of one connection, which take little memory while nothing waits.

Those of asyncio keep a deque of waiters, each of more than half a kilobyte. With two events and a
queue, a connection had six of them.
"""

import asyncio
from typing import Generic, Literal, TypeVar

T = TypeVar("T")


class LightEvent(asyncio.Event):
    """An event as asyncio has it, whose waiters are a list that is mostly empty."""

    def __init__(self) -> None:
        """Begin unset."""
        self._set = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Say whether it is set."""
        return self._set

    def set(self) -> None:
        """Wake all who wait."""
        self._set = True
        for one in self._waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        """Unset it: `wait` blocks again."""
        self._set = False

    async def wait(self) -> Literal[True]:
        """Wait until it is set."""
        if not self._set:
            one = asyncio.get_running_loop().create_future()
            self._waiting.append(one)
            try:
                await one
            finally:
                self._waiting.remove(one)
        return True


class LightQueue(Generic[T]):
    """A queue without a bound for one reader; who fills it sees to it that little waits."""

    def __init__(self) -> None:
        """Begin empty."""
        self._items: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Say whether nothing waits."""
        return not self._items

    def qsize(self) -> int:
        """Say how much waits."""
        return len(self._items)

    def put_nowait(self, item: T) -> None:
        """Add something, and wake the reader."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """Take what has waited longest."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._items.pop(0)
