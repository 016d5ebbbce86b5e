"""A line in which nobody pushes in: who is urgent comes first, and askers take turns.

One place (an address, a table) that asks a thousand things waits for its own thousand things, and
keeps nobody else from theirs; the same holds among those who ask from one place.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

from msgspec import Struct

from boneyard.i18n import Worded


class LineError(Worded, RuntimeError):
    """A line that is too long to stand in it."""


class Turn(Struct, frozen=True):
    """Who waits: how urgent that is (less comes first), where they ask from, and who they are."""

    rank: int = 0
    place: Hashable = None
    who: Hashable = None


#: Whoever asks and says no more.
ANYBODY = Turn()

_Waiter = asyncio.Future[None]
#: Those of one place, by who they are; and all places.
_Place = OrderedDict[Hashable, deque[_Waiter]]
_Rank = OrderedDict[Hashable, _Place]


class Line:
    """Lets so many in at once, by rank, then one of each place in turn."""

    def __init__(self, free: int, most: int = 100_000, each: int | None = None) -> None:
        """Say how many are let in at once, how many may wait, and how many of one place."""
        self.free, self.most, self.each = free, most, each
        self.waiting = 0
        self._ranks: dict[int, _Rank] = {}
        self._from: dict[Hashable, int] = {}

    @asynccontextmanager
    async def turn(self, turn: Turn = ANYBODY) -> AsyncIterator[None]:
        """Wait for one's turn, and be in for as long as the block takes."""
        await self._enter(turn)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, turn: Turn) -> None:
        if self.free and not self.waiting:
            self.free -= 1
            return
        if self.waiting >= self.most:
            raise LineError("workers-line-full")
        if self.each is not None and self._from.get(turn.place, 0) >= self.each:
            raise LineError("workers-line-place")
        waiter: _Waiter = asyncio.get_running_loop().create_future()
        self._add(turn, waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._leave()  # let in just as they went away
            raise

    def _add(self, turn: Turn, waiter: _Waiter) -> None:
        rank = self._ranks.setdefault(turn.rank, OrderedDict())
        place = rank.setdefault(turn.place, OrderedDict())
        place.setdefault(turn.who, deque()).append(waiter)
        self.waiting += 1
        self._from[turn.place] = self._from.get(turn.place, 0) + 1

    def _leave(self) -> None:
        self.free += 1
        while self.free and self.waiting:
            waiter = self._next()
            if not waiter.done():  # who has gone away is passed over
                self.free -= 1
                waiter.set_result(None)

    def _next(self) -> _Waiter:
        """Take the next one out: the most urgent rank, its first place, the first one there."""
        number = min(self._ranks)
        rank = self._ranks[number]
        where, place = rank.popitem(last=False)
        who, waiters = place.popitem(last=False)
        waiter = waiters.popleft()
        if waiters:
            place[who] = waiters  # behind all others of this place
        if place:
            rank[where] = place  # and the place behind all others
        if not rank:
            del self._ranks[number]
        self.waiting -= 1
        self._from[where] -= 1
        if not self._from[where]:
            del self._from[where]
        return waiter
