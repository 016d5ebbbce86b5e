"""Rated matches: their ratings, leaderboards, signed records and analyses."""

from functools import cached_property

from boneyard.analysis import Analysis
from boneyard.records.signing import Signer
from boneyard.server import wall_clock
from boneyard.server.accounts.store import AccountStore
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import StoredMatch
from boneyard.server.matches.results import ResultStore
from boneyard.server.ratings.cheat_detection import measure_performance
from boneyard.server.ratings.leaderboards import Leaderboards
from boneyard.server.ratings.service import RatingService
from boneyard.server.ratings.store import RatingStore


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

    def sign_record(self, match: StoredMatch, record: dict[str, object]) -> dict[str, object]:
        """A record as the server gives it: of a rated match that is over, with its signature."""
        pool = match.part_of.pool
        if pool is None or "partial" in record:
            return record
        return self.signer.sign({**record, "rated": pool})

    async def save_analysis(self, live: LiveMatch, found: Analysis) -> None:
        """Keep what an analysis has found of players who played a rated match."""
        if live.row.part_of.pool is not None:
            every = measure_performance(live, found)
            why = "quick" if any(one.is_suspicious for one in every) else ""
            stored = [one.to_row for one in every]
            await self.ratings.store.save_analysis(live.id, stored, why, wall_clock.now_ms())
