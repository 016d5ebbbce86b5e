"""Spectator count of a match: guests who are present and have no seat."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from boneyard.server.matches.seats import Seats

#: Seconds within which spectators who come and go are announced as one change.
SPECTATOR_COUNT_DELAY_SECONDS: Final = 0.5


def count_spectators(guests: Iterable[bytes], seats: Seats) -> int:
    """How many of the guests who are present have no seat."""
    return sum(not seats.of(guest) for guest in guests)


class SpectatorCounter:
    """Has spectators counted again at once, or soon for all who come and go meanwhile."""

    __slots__ = ("_count", "_timer")

    def __init__(self, count: Callable[[], None]) -> None:
        """`count` counts them, and announces a change."""
        self._count = count
        self._timer: asyncio.TimerHandle | None = None

    def count_now(self) -> None:
        """Count at once."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._count()

    def count_soon(self) -> None:
        """Count after a moment."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(SPECTATOR_COUNT_DELAY_SECONDS, self.count_now)
