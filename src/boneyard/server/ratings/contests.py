"""Contest loop, signing of rated records, and performance of players in analyses."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import cached_property
from statistics import median
from typing import Final

from msgspec import Struct

from boneyard.analysis import Analysis
from boneyard.records.signing import Signer
from boneyard.schemas.log import DEAL
from boneyard.server import wall_clock
from boneyard.server.accounts.store import AccountStore
from boneyard.server.endpoints import Job
from boneyard.server.errors import MatchError, StoreError
from boneyard.server.matches.contests import ContestKind
from boneyard.server.matches.log import Entry
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import StoredMatch
from boneyard.server.matches.results import ResultStore
from boneyard.server.ratings.leaderboards import Leaderboards
from boneyard.server.ratings.service import RatingService
from boneyard.server.ratings.store import RatingStore, StoredAnalysis

log = logging.getLogger(__name__)


#: Seconds after which contests look by themselves: another process may have written a result.
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
            # The database is away, or another player was here first: it is looked at again.
            log.warning("%s waits: %s", type(kind).__name__, type(error).__name__)
        except Exception:
            log.exception("%s could not be seen to", type(kind).__name__)


#: No one plays so: of so many decisions at least, so large a share is the best there was, and half
#: of them took less than so many milliseconds.
MIN_DECISIONS, MIN_BEST_SHARE, MAX_MEDIAN_REPLY_MS = 30, 0.95, 1_000


class Performance(Struct, frozen=True):
    """How a person has played in a match."""

    seat: int
    decisions: int
    best: int
    """How often the best move was made."""
    cost: float
    result: float
    """Points of its side more than the others had."""
    luck: float
    """What deals and draws had to do with that."""
    median_reply_ms: float
    """Milliseconds that half of the decisions took at most."""

    @property
    def is_suspicious(self) -> bool:
        """Say whether replies were faster and better than people's."""
        many = self.decisions >= MIN_DECISIONS
        return (
            many
            and self.best >= MIN_BEST_SHARE * self.decisions
            and self.median_reply_ms < MAX_MEDIAN_REPLY_MS
        )

    @property
    def to_row(self) -> StoredAnalysis:
        """The same as it is kept."""
        cost, result, luck = (round(1000 * one) for one in (self.cost, self.result, self.luck))
        return StoredAnalysis(self.seat, self.decisions, cost, result, luck)


def measure_performance(live: LiveMatch, analysis: Analysis) -> list[Performance]:
    """How each person has played, of players who have decided anything themselves to the end."""
    replies = _reply_times(live, analysis)
    return [
        Performance(
            one.seat, one.decisions, one.best, one.cost,
            sum(round.result[live.rules.side(one.seat)] for round in analysis.luck),
            one.deal + one.draws, median(replies[one.seat]),
        )
        for one in analysis.players
        if live.seats[one.seat].kind == "person" and replies.get(one.seat)
    ]  # fmt: skip


def _reply_times(live: LiveMatch, analysis: Analysis) -> dict[int, list[int]]:
    """How long each decision of a seat took, in milliseconds."""
    rounds: list[list[Entry]] = []
    for entry in live.log.active:
        if entry.act == DEAL:
            rounds.append([])
        rounds[-1].append(entry)
    took: dict[int, list[int]] = {}
    for one in analysis.decisions:
        entries = rounds[one.round - 1]
        took.setdefault(one.seat, []).append(entries[one.number].at - entries[one.number - 1].at)
    return took


JOBS: Final[tuple[Job, ...]] = (lambda services: services.contest_loop.run(),)
