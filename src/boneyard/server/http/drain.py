"""Closing a house without cutting anybody in the middle.

First it says that it isn't ready any more and takes no new live connections, for as long as a
proxy needs to notice that. Then those that are open are told to come back: to another house with
the same matches, or to this one when it is open again. What is being written is waited for.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

import uvicorn

from boneyard.server.telemetry.logs import happened

log = logging.getLogger("boneyard.house")

#: What a WebSocket is closed with when its house closes: service restart.
RESTART: Final = 1012
#: Seconds that what is under way may take, until the house closes all the same.
PATIENCE: Final = 5.0


class Settling(Protocol):
    """What a house is asked when it closes."""

    async def settled(self) -> None:
        """Wait until nothing is being decided or written."""
        ...


class Drain:
    """Whether the house is about to close, and who is to be told then."""

    def __init__(self, grace: float = 0.0) -> None:
        """Begin wide open; `grace`: seconds that proxies get to notice that it closes."""
        self.grace = grace
        self.draining = False
        self._retiring: dict[Callable[[], None], str] = {}
        self._empty = asyncio.Event()

    @contextlib.contextmanager
    def told(self, retire: Callable[[], None], address: str = "") -> Iterator[None]:
        """While a live connection is open, `retire` is called should the house close."""
        self._retiring[retire] = address
        try:
            yield
        finally:
            del self._retiring[retire]
            if not self._retiring:
                self._empty.set()

    def expel(self, unwanted: Callable[[str], bool]) -> None:
        """Let those go who are at addresses that nobody is let in from any more."""
        for retire, address in tuple(self._retiring.items()):
            if unwanted(address):
                retire()

    async def run(self, house: Settling, patience: float = PATIENCE) -> None:
        """Let everybody go; comes back when all have gone, or after a while."""
        self.draining = True
        happened(log, "draining", sockets=len(self._retiring))
        await asyncio.sleep(self.grace)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                for retire in tuple(self._retiring):
                    retire()
                while self._retiring:
                    self._empty.clear()
                    await self._empty.wait()
                await house.settled()
        happened(log, "closing", sockets=len(self._retiring))


class Draining(uvicorn.Server):
    """uvicorn, which lets everybody go before it closes."""

    async def shutdown(self, sockets: Any = None) -> None:
        """Drain, then close; a second Ctrl+C waits for nothing."""
        app: Any = self.config.app
        if not self.force_exit:
            await app.state.drain.run(app.state.house)
        await super().shutdown(sockets)
