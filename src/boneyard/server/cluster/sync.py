"""Other houses with the same database: what they do at a table is seen here too.

A store tells which match has come to which entry, and nothing else; what is behind here is read.
"""

import asyncio
import logging
from typing import Final, Protocol

from boneyard.server.errors import NotFound, StoreError
from boneyard.server.matches.match import LiveMatch
from boneyard.server.stores import Store

log = logging.getLogger("boneyard.house")

#: How many matches are read at the same time.
MAX_CONCURRENT_LOADS: Final = 4
#: Seconds before a match is looked at again whose store couldn't be read.
RETRY_SECONDS: Final = 0.5


class SyncServices(Protocol):
    """As much of the house as is needed to follow others."""

    store: Store

    @property
    def live_matches(self) -> list[LiveMatch]:
        """The matches that are at hand."""
        ...

    def get_loaded(self, id: str) -> LiveMatch | None:
        """A match, if it needn't be read first."""
        ...

    def owns_match(self, id: str) -> bool:
        """Say whether what happens by itself at a table is done by this house."""
        ...

    def is_loading(self, id: str) -> bool:
        """Say whether a match is just being read."""
        ...

    async def get_match(self, id: str) -> LiveMatch:
        """Find a match."""
        ...

    async def catch_up(self, live: LiveMatch, full: bool) -> None:
        """See what another house has done at a table, and tell it."""
        ...


class ClusterSync:
    """Catches up with what was written elsewhere, at the tables that are at hand."""

    def __init__(self, services: SyncServices) -> None:
        """Begin with nothing to catch up with."""
        self._services = services
        self._pending: dict[str, int] = {}
        """Matches at hand, and the entry that they have come to; 0: all of it is read again."""
        self._wakeup = asyncio.Event()

    async def catch_up_to(self, live: LiveMatch, number: int | None) -> None:
        """Come as far as somebody has seen elsewhere, before they are answered here."""
        if number is not None and number > live.number:
            async with live.lock:
                await self._services.catch_up(live, full=False)

    async def run(self) -> None:
        """Listen, and catch up."""
        listening = asyncio.create_task(self._services.store.watch_changes(self.mark_behind))
        try:
            while True:
                await self._wakeup.wait()
                self._wakeup.clear()
                while self._pending:
                    few = list(self._pending.items())[:MAX_CONCURRENT_LOADS]
                    await asyncio.gather(*(self._catch_up_match(*one) for one in few))
        finally:
            listening.cancel()

    def mark_behind(self, match: str | None, number: int = 0) -> None:
        """Note that something was written, somewhere; None: nobody knows at which tables."""
        house = self._services
        for id in [live.id for live in house.live_matches] if match is None else [match]:
            live = house.get_loaded(id)
            if live is None and not house.is_loading(id) and not house.owns_match(id):
                continue
            if live is not None and 0 < number <= live.number:
                continue
            was = self._pending.get(id, number)
            self._pending[id] = max(was, number) if was and number else 0
            self._wakeup.set()

    async def _catch_up_match(self, id: str, number: int) -> None:
        if self._pending.get(id) == number:
            del self._pending[id]
        house = self._services
        try:
            await house.store.wait_settled()  # what is still on its way would not be seen
            live = house.get_loaded(id)
            if live is None and not house.is_loading(id):
                await house.get_match(id)  # as it is now: it goes on by itself, perhaps
                return
            live = live or await house.get_match(id)
            async with live.lock:
                if not 0 < number <= live.number:
                    await house.catch_up(live, full=number == 0)
        except NotFound:
            pass
        except StoreError:
            await asyncio.sleep(RETRY_SECONDS)
            self.mark_behind(id)
        except Exception:  # whatever is wrong with one match, the others are followed
            log.exception("can't follow a match")
