"""Contests of a server: a loop that looks after them; signing of rated records."""

import asyncio
import contextlib
import logging
from functools import cached_property
from typing import Any, Final

from boneyard.analysis import Analysis
from boneyard.records.signing import Signer
from boneyard.server import wall_clock
from boneyard.server.errors import MatchError, StoreError
from boneyard.server.matches.contests import Part
from boneyard.server.matches.eligibility import pool_in
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import StoredMatch
from boneyard.server.ratings.leaderboards import Boards, Kept
from boneyard.server.ratings.performance import judged
from boneyard.server.ratings.service import Ratings

log = logging.getLogger("boneyard.contests")


#: Seconds after which contests look by themselves: another house may have written a result.
EVERY: Final = 2.0


class Contests:
    """The contests of a house."""

    def __init__(self, every: float = EVERY) -> None:
        """Begin with none; parts are added as they are made."""
        self.parts: list[Part] = []
        self._every = every
        self._woken = asyncio.Event()

    def open(self, store: Kept, key: bytes) -> None:
        """Take the house's results, and its key."""
        self.ratings = Ratings(store, key)
        self.boards = Boards(self.ratings, store)
        self.parts.append(self.ratings)
        self._key = key

    def close(self) -> None:
        """Compute nothing any more."""
        self.ratings.close()

    @cached_property
    def signer(self) -> Signer:
        """What signs records of rated matches; what it needs is loaded when the first is."""
        return Signer(self._key)

    def signed(self, match: StoredMatch, record: dict[str, Any]) -> dict[str, Any]:
        """A record as the house gives it: of a rated match that is over, with its signature."""
        pool = pool_in(match.contest)
        if pool is None or "partial" in record:
            return record
        return self.signer.sign({**record, "rated": pool})

    async def noted(self, live: LiveMatch, found: Analysis) -> None:
        """Keep what an analysis has found of those who played a rated match."""
        if pool_in(live.kept.contest) is not None:
            every = judged(live, found)
            why = "quick" if any(one.quick for one in every) else ""
            stored = [one.stored for one in every]
            await self.ratings.store.ratings.note(live.id, stored, why, wall_clock.now())

    def wake(self) -> None:
        """Look soon: one of their matches has ended, or somebody has come."""
        self._woken.set()

    async def run(self) -> None:
        """Look whenever a match has ended, and from time to time."""
        while True:
            self._woken.clear()
            for part in self.parts:
                await self._tend(part)
            # Not `wait_for`: woken and cancelled in the same moment, it would forget the latter.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._every):
                    await self._woken.wait()

    async def _tend(self, part: Part) -> None:
        try:
            await part.tend()
        except (StoreError, MatchError) as error:
            # The database is away, or somebody else was here first: it is looked at again.
            log.warning("%s waits: %s", type(part).__name__, type(error).__name__)
        except Exception:
            log.exception("%s could not be seen to", type(part).__name__)
