"""Several houses with one database: each hears what the others did, and each does its share.

What happens by itself at a table is done by one house: of all that are there, the one that a hash
of house and match gives most points. Nobody has to agree on that; who is there is in the store
(`Listening`), and a house that dies is missed after seconds. Should two think for a moment that a
table is theirs, the log's key decides who was first, and the other follows.
"""

import asyncio
import logging
import time
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, Protocol

from boneyard.server.match import LiveMatch
from boneyard.server.resume import Reopened, revive
from boneyard.server.security import blamed
from boneyard.server.standing import standing_of
from boneyard.server.store import Store, StoreError
from boneyard.server.tables import NoMatch

log = logging.getLogger("boneyard.neighbours")

#: Seconds between two looks for tables that nobody sees to.
ROUND: Final = 2.0
#: Seconds until a match that could not be read is tried again.
AGAIN: Final = 0.5
#: Matches that are caught up with at the same time.
AT_ONCE: Final = 8


class Host(Reopened, Protocol):
    """What is needed of the house."""

    store: Store

    @property
    def live(self) -> list[LiveMatch]:
        """The matches that are at hand."""
        ...

    def knows(self, id: str) -> bool:
        """Say whether a match is at hand, or being read."""
        ...

    async def match(self, id: str) -> LiveMatch:
        """Find a match."""
        ...

    async def see_again(self, live: LiveMatch) -> None:
        """Another house was here: see who sits where, and what has happened."""
        ...

    def wake(self, live: LiveMatch) -> None:
        """Let whoever sees to a match look at it."""
        ...


@lru_cache(maxsize=50_000)
def _points(holder: str, id: str) -> bytes:
    return blake2b(f"{holder} {id}".encode(), digest_size=8).digest()


class Neighbours:
    """What other houses do, and which tables are this one's to see to."""

    def __init__(self, house: Host) -> None:
        """Begin alone, or, if there may be others, knowing nothing of them."""
        self.house, self.others = house, house.store.others
        self._holders: frozenset[str] = frozenset()
        self._until = 0.0
        self._known = asyncio.Event()
        self._closed = False
        self._wanted: dict[str, tuple[int, bool]] = {}
        """Matches to be caught up with: to which entry, and whether all of it is read anew."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Take up what goes on by itself; where there are others, again and again."""
        if self.others is None:
            await revive(self.house)
            return
        self.others.listen(self)
        await self._known.wait()
        while True:
            await revive(self.house, self._neglected)
            await asyncio.sleep(ROUND)

    async def close(self) -> None:
        """Leave what is this house's to see to to the others."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        if self.others is not None:
            await self.others.leave()

    def tends(self, id: str) -> bool:
        """Say whether what happens by itself at a table is done by this house."""
        if self.others is None:
            return True
        if time.monotonic() >= self._until:
            return False  # the others think that this house is gone
        return self.others.name == max(self._holders, key=lambda one: _points(one, id))

    def _neglected(self, id: str) -> bool:
        return self.tends(id) and not self.house.knows(id)

    # What is heard.

    def listening(self) -> None:
        """See everything anew: what happened before isn't known."""
        for live in self.house.live:
            self.heard(live.id, 0)

    def living(self, holders: frozenset[str], until: float) -> None:
        """Look who is there: perhaps other tables are this house's to see to now."""
        lapsed = time.monotonic() >= self._until
        self._until = until
        self._known.set()
        if (lapsed or holders != self._holders) and not self._closed:
            self._holders = holders
            for live in self.house.live:
                self.house.wake(live)

    def heard(self, match: str, number: int) -> None:
        """Catch up with a match that is at hand, or that is to be seen to here."""
        if self._closed or (not self.house.knows(match) and not self.tends(match)):
            return
        last, whole = self._wanted.get(match, (0, False))
        under_way = match in self._wanted
        self._wanted[match] = max(last, number), whole or not number
        if not under_way:
            task = asyncio.create_task(self._caught_up(match))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def said(self, text: str) -> None:
        """Nothing is said yet."""

    async def _caught_up(self, match: str) -> None:
        try:
            async with self._room:
                fresh = not self.house.knows(match)
                live = await self.house.match(match)
                number, whole = self._wanted.pop(match)
                if not fresh:
                    await self._follow(live, number, whole)
        except NoMatch:
            self._wanted.pop(match, None)
        except StoreError:  # said where it happened
            number, _ = self._wanted.pop(match, (0, True))
            await asyncio.sleep(AGAIN)
            self.heard(match, 0)
        except Exception as error:
            self._wanted.pop(match, None)
            log.error("match %s… isn't followed: %s", match[:6], blamed(error))

    async def _follow(self, live: LiveMatch, number: int, whole: bool) -> None:
        """See what others have done at a table, and tell it as if it had been done here."""
        async with live.lock:
            if number <= live.number and not whole:
                return
            before, news = live.number, _beside(live)
            if whole or not live.log or live.banks is not None:
                await self.house.see_again(live)
            else:
                live.catch_up(await self.house.store.log(live.id, before))
            if live.number == before and news == _beside(live):
                self.house.wake(live)  # something may be left for later, which nobody is told
                return
            live.going = live.goes_on(live.state)
            # Whom a bot keeps waiting depends on what came before: that is written anew.
            acting = live.state.to_act
            by_bot = acting is not None and live.seats[acting].kind == "bot"
            live.stands = None if by_bot else standing_of(live, live.state)
            live.news += news != _beside(live)
            live.tell()
            self.house.wake(live)


def _beside(live: LiveMatch) -> tuple[Any, ...]:
    """What is shown of a match, and is in no entry."""
    return tuple(live.seats), live.next, live.offer, live.banks, live.kept.host
