"""Graceful shutdown (draining): close a server without cutting a request short.

First it says that it isn't ready any more and takes no new live connections, for as long as a proxy
needs to notice that. Then open connections are asked to come back: to another process with
the same matches, or to this one when it is open again. What is being written is waited for.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from boneyard.server.telemetry.logs import log_event

log = logging.getLogger(__name__)

#: What a WebSocket is closed with when its server closes: service restart.
CLOSE_SERVICE_RESTART: Final = 1012
#: Seconds that what is under way may take, until the server closes all the same.
DRAIN_TIMEOUT_SECONDS: Final = 5.0


class Drain:
    """Whether the server is about to close, and who is to be told then."""

    def __init__(self, grace: float = 0.0) -> None:
        """Begin wide open; `grace`: seconds that proxies get to notice that it closes."""
        self.grace = grace
        self.draining = False
        self._connections: dict[Callable[[], None], str] = {}
        self._empty = asyncio.Event()

    @contextlib.contextmanager
    def track_connection(
        self, start_closing: Callable[[], None], address: str = ""
    ) -> Iterator[None]:
        """While a connection is open, call `start_closing` if the server shuts down."""
        self._connections[start_closing] = address
        try:
            yield
        finally:
            del self._connections[start_closing]
            if not self._connections:
                self._empty.set()

    def close_matching(self, is_unwanted: Callable[[str], bool]) -> None:
        """Let those go who are at addresses that no one is let in from any more."""
        for retire, address in tuple(self._connections.items()):
            if is_unwanted(address):
                retire()

    async def run(
        self,
        wait_settled: Callable[[], Awaitable[None]],
        timeout_seconds: float = DRAIN_TIMEOUT_SECONDS,
    ) -> None:
        """Let everybody go; comes back when all have gone, or after a while."""
        self.draining = True
        log_event(log, "draining", sockets=len(self._connections))
        await asyncio.sleep(self.grace)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout_seconds):
                for retire in tuple(self._connections):
                    retire()
                while self._connections:
                    self._empty.clear()
                    await self._empty.wait()
                await wait_settled()
        log_event(log, "closing", sockets=len(self._connections))
