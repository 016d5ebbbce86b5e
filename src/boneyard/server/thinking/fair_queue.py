"""Fair queue: by priority, then round-robin over addresses and callers.

One place (an address, a table) that asks a thousand things waits for its own thousand things, and
keeps no one else from theirs; the same holds among callers who ask from one place.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager

from msgspec import Struct

from boneyard.i18n import TranslatedError


class QueueFull(TranslatedError, RuntimeError):
    """The queue is as long as it may get."""


class Ticket(Struct, frozen=True):
    """Who waits: how urgent that is (less comes first), where they ask from, and who they are."""

    priority: int = 0
    address: Hashable = None
    caller: Hashable = None


#: Of callers who say nothing about themselves.
DEFAULT_TICKET = Ticket()

_Waiter = asyncio.Future[None]
#: Those of one place, by who they are; and all places.
_AddressQueue = OrderedDict[Hashable, deque[_Waiter]]
_PriorityQueue = OrderedDict[Hashable, _AddressQueue]


class FairQueue:
    """Lets so many in at once, by rank, then one of each place in turn."""

    def __init__(
        self, slots: int, max_waiting: int = 100_000, max_waiting_per_address: int | None = None
    ) -> None:
        """Say how many are let in at once, how many may wait, and how many of one place."""
        self.free_slots, self.max_waiting, self.max_waiting_per_address = (
            slots,
            max_waiting,
            max_waiting_per_address,
        )
        self.waiting = 0
        self._priorities: dict[int, _PriorityQueue] = {}
        self._waiting_by_address: dict[Hashable, int] = {}

    @asynccontextmanager
    async def slot(self, ticket: Ticket = DEFAULT_TICKET) -> AsyncIterator[None]:
        """Wait for one's turn, and be in for as long as the block takes."""
        await self._acquire(ticket)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, ticket: Ticket) -> None:
        if self.free_slots and not self.waiting:
            self.free_slots -= 1
            return
        if self.waiting >= self.max_waiting:
            raise QueueFull("workers-line-full")
        if (
            self.max_waiting_per_address is not None
            and self._waiting_by_address.get(ticket.address, 0) >= self.max_waiting_per_address
        ):
            raise QueueFull("workers-line-place")
        waiter: _Waiter = asyncio.get_running_loop().create_future()
        self._enqueue(ticket, waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._release()  # let in just as they went away
            raise

    def _enqueue(self, ticket: Ticket, waiter: _Waiter) -> None:
        rank = self._priorities.setdefault(ticket.priority, OrderedDict())
        place = rank.setdefault(ticket.address, OrderedDict())
        place.setdefault(ticket.caller, deque()).append(waiter)
        self.waiting += 1
        self._waiting_by_address[ticket.address] = (
            self._waiting_by_address.get(ticket.address, 0) + 1
        )

    def _release(self) -> None:
        self.free_slots += 1
        while self.free_slots and self.waiting:
            waiter = self._pop_next()
            if not waiter.done():  # who has gone away is passed over
                self.free_slots -= 1
                waiter.set_result(None)

    def _pop_next(self) -> _Waiter:
        """Take the next one out: the most urgent rank, its first place, the first one there."""
        number = min(self._priorities)
        rank = self._priorities[number]
        where, place = rank.popitem(last=False)
        who, waiters = place.popitem(last=False)
        waiter = waiters.popleft()
        if waiters:
            place[who] = waiters  # behind all others of this place
        if place:
            rank[where] = place  # and the place behind all others
        if not rank:
            del self._priorities[number]
        self.waiting -= 1
        self._waiting_by_address[where] -= 1
        if not self._waiting_by_address[where]:
            del self._waiting_by_address[where]
        return waiter
