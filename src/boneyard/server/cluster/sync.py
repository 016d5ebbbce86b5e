"""Other houses with the same database: what they do at a table is seen here too.

A store tells which match has come to which entry, and nothing else; what is behind here is read.
"""

import asyncio
import logging
from typing import Final, Protocol

from boneyard.server.errors import NoMatch, StoreError
from boneyard.server.matches.match import LiveMatch
from boneyard.server.stores import Store

log = logging.getLogger("boneyard.house")

#: How many matches are read at the same time.
AT_ONCE: Final = 4
#: Seconds before a match is looked at again whose store couldn't be read.
AGAIN: Final = 0.5


class House(Protocol):
    """As much of the house as is needed to follow others."""

    store: Store

    @property
    def live(self) -> list[LiveMatch]:
        """The matches that are at hand."""
        ...

    def at_hand(self, id: str) -> LiveMatch | None:
        """A match, if it needn't be read first."""
        ...

    def tends(self, id: str) -> bool:
        """Say whether what happens by itself at a table is done by this house."""
        ...

    def is_loading(self, id: str) -> bool:
        """Say whether a match is just being read."""
        ...

    async def match(self, id: str) -> LiveMatch:
        """Find a match."""
        ...

    async def catch_up(self, live: LiveMatch, wholly: bool) -> None:
        """See what another house has done at a table, and tell it."""
        ...


class Following:
    """Catches up with what was written elsewhere, at the tables that are at hand."""

    def __init__(self, house: House) -> None:
        """Begin with nothing to catch up with."""
        self._house = house
        self._behind: dict[str, int] = {}
        """Matches at hand, and the entry that they have come to; 0: all of it is read again."""
        self._more = asyncio.Event()

    async def reach(self, live: LiveMatch, number: int | None) -> None:
        """Come as far as somebody has seen elsewhere, before they are answered here."""
        if number is not None and number > live.number:
            async with live.lock:
                await self._house.catch_up(live, wholly=False)

    async def run(self) -> None:
        """Listen, and catch up."""
        listening = asyncio.create_task(self._house.store.follow(self.heard))
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                while self._behind:
                    few = list(self._behind.items())[:AT_ONCE]
                    await asyncio.gather(*(self._caught_up(*one) for one in few))
        finally:
            listening.cancel()

    def heard(self, match: str | None, number: int = 0) -> None:
        """Note that something was written, somewhere; None: nobody knows at which tables."""
        house = self._house
        for id in [live.id for live in house.live] if match is None else [match]:
            live = house.at_hand(id)
            if live is None and not house.is_loading(id) and not house.tends(id):
                continue
            if live is not None and 0 < number <= live.number:
                continue
            was = self._behind.get(id, number)
            self._behind[id] = max(was, number) if was and number else 0
            self._more.set()

    async def _caught_up(self, id: str, number: int) -> None:
        if self._behind.get(id) == number:
            del self._behind[id]
        house = self._house
        try:
            await house.store.settled()  # what is still on its way would not be seen
            live = house.at_hand(id)
            if live is None and not house.is_loading(id):
                await house.match(id)  # as it is now: it goes on by itself, perhaps
                return
            live = live or await house.match(id)
            async with live.lock:
                if not 0 < number <= live.number:
                    await house.catch_up(live, wholly=number == 0)
        except NoMatch:
            pass
        except StoreError:
            await asyncio.sleep(AGAIN)
            self.heard(id)
        except Exception:  # whatever is wrong with one match, the others are followed
            log.exception("can't follow a match")
