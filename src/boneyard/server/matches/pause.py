"""The pause after a round: the next one begins by itself, unless somebody looks at the table."""

import asyncio
from collections.abc import Callable

from msgspec import Struct


class Left(Struct, frozen=True):
    """How long it is to the next round."""

    left: int
    """Milliseconds."""
    held: bool
    """Somebody looks at the table: the time stands still."""


class Pause:
    """A countdown that those at the table can hold, all together for no longer than so."""

    def __init__(self, seconds: float, longest: float, told: Callable[[], None]) -> None:
        """Begin to count; `told` is called when that stops or goes on."""
        self._clock = asyncio.get_running_loop().time
        self._left, self._patience, self._told = seconds, longest, told
        self._since = self._clock()
        self._holders: set[bytes] = set()
        self._stirred = asyncio.Event()

    @property
    def held(self) -> bool:
        """Say whether somebody holds it, and may."""
        return bool(self._holders) and self._patience > 0

    @property
    def left(self) -> Left:
        """What is to be told of it."""
        self._settle()
        return Left(max(0, round(self._left * 1000)), self.held)

    def _settle(self) -> None:
        """Take the time that has gone by from what it goes off."""
        now = self._clock()
        gone, self._since = now - self._since, now
        if self.held:
            self._patience -= gone
        else:
            self._left -= gone

    def hold(self, guest: bytes, on: bool) -> None:
        """Hold it, or let it go on."""
        if (guest in self._holders) is on:
            return
        self._settle()
        before = self.held
        self._holders ^= {guest}
        if self.held is not before:
            self._stirred.set()
            self._told()

    async def over(self, hurry: asyncio.Event) -> None:
        """Wait until it is over, or everybody has pressed on."""
        hurried = asyncio.ensure_future(hurry.wait())
        try:
            while not hurried.done():
                self._settle()
                if not self.held and self._left <= 0:
                    return
                wait = self._patience if self.held else self._left
                self._stirred.clear()
                stirred = asyncio.ensure_future(self._stirred.wait())
                await asyncio.wait(
                    {hurried, stirred}, timeout=wait, return_when=asyncio.FIRST_COMPLETED
                )
                stirred.cancel()
        finally:
            hurried.cancel()
