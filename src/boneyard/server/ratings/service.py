"""Ratings of a house: the log of its results, folded; in every house with the same database alike.

A house that opens folds the log from its first result on, and from then on what is new. If a result
comes late, or is somebody else's than before, it is folded anew from the last place before that.
Whoever looks meanwhile waits a moment, and then sees the ratings of before.
"""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hmac import digest
from typing import Final, Protocol, TypeVar

from boneyard.ratings import POOLS, Standing, Step
from boneyard.ratings.pools import Pool
from boneyard.server.matches.results import Results
from boneyard.server.ratings.folding import Folded
from boneyard.server.ratings.store import RatingTables

#: Results that are read and folded at once: to read a thousand keeps the loop too long.
MANY: Final = 250
#: Seconds that somebody waits for ratings that are being computed anew, if there are older ones.
PATIENCE: Final = 5.0

T = TypeVar("T")


class Kept(Protocol):
    """As much of a store as ratings need."""

    @property
    def results(self) -> Results:
        """How matches ended."""
        ...

    @property
    def ratings(self) -> RatingTables:
        """What ratings need beside the results."""
        ...


class Ratings:
    """The ratings of a house, as its results have made them."""

    def __init__(self, store: Kept, key: bytes) -> None:
        """Take the log, of which nothing has been read yet, and the key of addresses of players."""
        self.store, self._key = store, key
        self._now: Folded | None = None
        self._lock = asyncio.Lock()
        self._anew: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Compute nothing any more."""
        if self._anew is not None:
            self._anew.cancel()

    async def tend(self) -> None:
        """Fold the log once, so that nobody waits for it; whoever looks folds what is new."""
        if self._now is None:
            await self._up_to_date()

    async def ladder(self, pool: Pool) -> list[tuple[str, Standing]]:
        """Those of whom enough is known, the strongest first: people, and those who have gone."""
        return await self._told(lambda folded: [*folded.book.ladder(pool)])

    async def found(self, handle: str) -> str | None:
        """The person with rated results who is called so in addresses."""
        return await self._told(lambda folded: folded.people.get(handle))

    async def standings(self, player: str) -> dict[Pool, tuple[Standing, list[Step]]]:
        """What is known of a player in each pool in which they have played, and how it went."""

        def told(folded: Folded) -> dict[Pool, tuple[Standing, list[Step]]]:
            found = {pool: folded.book.standing(player, pool) for pool in POOLS}
            return {
                pool: (known, [*folded.curves.of(player, pool)])
                for pool, known in found.items()
                if known.matches
            }

        return await self._told(told)

    async def left_out(self) -> dict[str, str]:
        """The latest matches that don't count, and why."""
        return await self._told(lambda folded: dict(folded.book.left_out))

    async def _told(self, how: Callable[[Folded], T]) -> T:
        """Look at the ratings, when they are as new as can be waited for."""
        await self._up_to_date()
        async with self._lock:  # what is new is added in another thread
            assert self._now is not None
            return how(self._now)

    async def _up_to_date(self) -> None:
        """Fold what is new; what takes long is done beside, and waited for as long as one can."""
        async with self._lock:
            task = self._anew or await self._step()
        if task is not None:
            await asyncio.wait({task}, timeout=None if self._now is None else PATIENCE)
            if task.done() and not task.cancelled():
                task.result()

    async def _step(self) -> asyncio.Task[None] | None:
        """Add what is new, or begin to fold anew if that isn't all."""
        folded = self._now
        turn, count = await self.store.ratings.seen(*(folded.mark if folded else (-1, "")))
        if folded is None:
            start = Folded(turn, self.handle)
        elif folded.turn != turn or folded.count != count:
            start = await self._place_before(folded, turn)
        elif not await self._add(folded):
            return None
        else:
            start = folded.copy(turn)  # there is more: nobody waits for all of that
        self._anew = asyncio.create_task(self._fold(start))
        return self._anew

    async def _fold(self, start: Folded) -> None:
        """Fold the rest of the log, apart from what everybody looks at meanwhile."""
        try:
            while await self._add(start):
                pass
            self._now = start
        finally:
            self._anew = None

    async def _add(self, folded: Folded) -> bool:
        """Fold the next results; says whether there may be more."""
        found = await self.store.results.since(*folded.mark, MANY)
        if found:
            marks = await self.store.ratings.marks([one.match for one in found])
            await asyncio.to_thread(folded.add, found, marks)
        return len(found) == MANY

    async def _place_before(self, folded: Folded, turn: int) -> Folded:
        """The last place on the way up to which nothing is otherwise than before."""
        since = 1 << 62
        if folded.turn != turn:
            since = await self.store.ratings.changed_since(folded.turn) or 0
        for place in reversed(folded.places):
            if place.mark[0] < since:
                # One that was written late, with an earlier time, is noticed by its being counted.
                _, count = await self.store.ratings.seen(*place.mark)
                if count == place.count:
                    return folded.back_to(place, turn)
        return Folded(turn, self.handle)

    def handle(self, player: str) -> str:
        """What a person is called in addresses: it tells nothing else of them."""
        mark = digest(self._key, b"player" + player.encode(), "sha256")
        return urlsafe_b64encode(mark[:12]).decode()
