"""Contests of a server: a loop that looks after them; signing of rated records."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from boneyard.analysis import Analysis
from boneyard.records.signing import Signer
from boneyard.server import wall_clock
from boneyard.server.accounts.store import AccountStore
from boneyard.server.errors import MatchError, StoreError
from boneyard.server.matches.contests import ContestKind
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import StoredMatch
from boneyard.server.matches.results import ResultStore
from boneyard.server.ratings.leaderboards import Leaderboards
from boneyard.server.ratings.performance import measure_performance
from boneyard.server.ratings.service import RatingService
from boneyard.server.ratings.store import RatingStore

log = logging.getLogger("boneyard.contests")


#: Seconds after which contests look by themselves: another house may have written a result.
EVERY: Final = 2.0


class ContestService:
    """Ratings, leaderboards and signed records of rated matches."""

    def __init__(
        self, results: ResultStore, store: RatingStore, accounts: AccountStore, key: bytes
    ) -> None:
        """`key` signs records."""
        self.ratings = RatingService(results, store, key)
        self.leaderboards = Leaderboards(self.ratings, results, store, accounts)
        self._key = key

    def close(self) -> None:
        """Compute nothing any more."""
        self.ratings.close()

    @cached_property
    def signer(self) -> Signer:
        """What signs records of rated matches; what it needs is loaded when the first is."""
        return Signer(self._key)

    def sign_record(self, match: StoredMatch, record: dict[str, Any]) -> dict[str, Any]:
        """A record as the house gives it: of a rated match that is over, with its signature."""
        pool = match.part_of.pool
        if pool is None or "partial" in record:
            return record
        return self.signer.sign({**record, "rated": pool})

    async def save_analysis(self, live: LiveMatch, found: Analysis) -> None:
        """Keep what an analysis has found of those who played a rated match."""
        if live.row.part_of.pool is not None:
            every = measure_performance(live, found)
            why = "quick" if any(one.is_suspicious for one in every) else ""
            stored = [one.to_row for one in every]
            await self.ratings.store.save_analysis(live.id, stored, why, wall_clock.now_ms())


class ContestLoop:
    """Does what is due in contests: tournaments, ratings."""

    def __init__(
        self,
        kinds: Sequence[ContestKind],
        wakeup: asyncio.Event | None = None,
        poll_seconds: float = EVERY,
    ) -> None:
        """`wakeup` is set when one of their matches has ended or an entrant has come."""
        self.kinds, self._poll_seconds = list(kinds), poll_seconds
        self._wakeup = wakeup or asyncio.Event()

    def wake(self) -> None:
        """Look soon."""
        self._wakeup.set()

    async def run(self) -> None:
        """Look whenever a match has ended, and from time to time."""
        while True:
            self._wakeup.clear()
            for part in self.kinds:
                await self._run_logged(part)
            # Not `wait_for`: woken and cancelled in the same moment, it would forget the latter.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._poll_seconds):
                    await self._wakeup.wait()

    async def _run_logged(self, kind: ContestKind) -> None:
        try:
            await kind.run_due()
        except (StoreError, MatchError) as error:
            # The database is away, or somebody else was here first: it is looked at again.
            log.warning("%s waits: %s", type(kind).__name__, type(error).__name__)
        except Exception:
            log.exception("%s could not be seen to", type(kind).__name__)
