"""Duplicate score sheets: match points, standings, and where plays of a deal parted.

Players who play alone and players who play in pairs are compared among themselves only.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from boneyard.duplicate import match_points
from boneyard.duplicate.deal_sets import DealSet
from boneyard.duplicate.match_points import DealPlay
from boneyard.engine.kinds import AnyRules
from boneyard.server import wall_clock
from boneyard.server.duplicate.ranking import (
    Ranking,
    StandingsRow,
    build_ranking,
    find_known_before,
)
from boneyard.server.duplicate.store import DuplicateStore as Stored
from boneyard.server.duplicate.store import FinishedDeal, Party
from boneyard.server.errors import NotFound, PoolError, StoreError
from boneyard.server.thinking.pool import ThinkingPool

if TYPE_CHECKING:
    from boneyard.server.matches.results import Outcome

log = logging.getLogger(__name__)

#: Deals that the server plays for comparison at once; later callers wait.
MAX_REFERENCE_TASKS: Final = 64
#: Sets whose results are remembered: a week's days, alone and in pairs, and some more.
MAX_CACHED_RESULTS: Final = 24


class DealRow(Struct, frozen=True):
    """A deal of a set, as a player sees it: nothing but their own until they have finished it."""

    deal: int
    match: str = ""
    """Where they have begun it."""
    over: bool = False
    counts: bool = False
    """Whether it ended in time."""
    margin: int = 0
    share: float | None = None
    """Match points, from 0 to 1; None: no one else has finished it, or one isn't ranked."""
    field: int = 0
    """How many have finished it."""
    reference_margin: int | None = None
    """How far the server came out ahead; None: that isn't known yet."""


class ScoreSheet(Struct, frozen=True):
    """A set as a player sees it."""

    session: DealSet
    rows: tuple[DealRow, ...]
    players: int
    standings: tuple[StandingsRow, ...] | None
    """None: who hasn't finished yet learns nothing of the others."""
    pair_standings: tuple[StandingsRow, ...] | None
    """The same of players who play in pairs."""
    open: bool
    """Whether everything may be seen: its time is over."""
    pair: Party | None = None
    """The pair in which the player who looks plays it."""
    ranked_too: bool = True
    """Whether the player who looks takes part in rankings, and may see them before it is over."""

    @property
    def share(self) -> float | None:
        """The average of one's match points so far."""
        found = [row.share for row in self.rows if row.counts and row.share is not None]
        return sum(found) / len(found) if found else None

    @property
    def finished_count(self) -> int:
        """How many deals one has finished."""
        return sum(row.over for row in self.rows)

    @property
    def next_deal(self) -> int | None:
        """The deal that one plays next."""
        return next((row.deal for row in self.rows if not row.over), None)


class SetResults(Struct, frozen=True):
    """What counts of a set."""

    finished: tuple[FinishedDeal, ...]
    margins: list[dict[bytes, int]]
    """For each deal, how far everybody came out ahead."""
    ranked: list[dict[bytes, int]]
    """The same, of players who take part in rankings."""
    version: tuple[int, ...]
    """What the store said when it was read."""
    ranking: Ranking = Ranking()
    players: int = 0
    """How many have finished something, ranked or not; a pair is one."""


class DealReview(Struct, frozen=True):
    """A deal looked at afterwards: a play of it, where others parted from that, and the server."""

    match: str
    margin: int
    own: bool
    partings: tuple[match_points.Divergence, ...]
    reference_play: DealPlay | None
    field: tuple[int, ...]
    """How far everybody came out ahead, the best first."""


def compute_margin(rules: AnyRules, outcome: "Outcome", seat: int) -> int:
    """How far a seat's side came out ahead."""
    assert not rules.alone
    scores = outcome.scores
    side = rules.side(seat)
    others = [score for at, score in enumerate(scores) if at != side]
    return match_points.compute_margin(
        rules, scores[side], others[rules.game.goal.leaders(others)[0]]
    )


def _compute_margins(session: DealSet, field: Sequence[FinishedDeal]) -> list[dict[bytes, int]]:
    """For each deal, how far everybody came out ahead who has finished it."""
    found: list[dict[bytes, int]] = [{} for _ in range(session.deals)]
    # Where they sat follows from the deal, also for players who have left since.
    rules, seats = session.rules, [session.player_seat(deal) for deal in range(session.deals)]
    for one in field:
        found[one.deal][one.owner] = compute_margin(rules, one.outcome, seats[one.deal])
    return found


def _count_results(
    session: DealSet, field: tuple[FinishedDeal, ...], stamp: tuple[int, ...]
) -> SetResults:
    """What counts of a set, with its standings."""
    margins = _compute_margins(session, field)
    only = [one for one in field if one.ranked]
    of_ranked = _compute_margins(session, only)
    players = len({one.owner for one in field})
    return SetResults(field, margins, of_ranked, stamp, build_ranking(of_ranked, only), players)


class ScoreSheets(ABC):
    """The results of the sets of a server."""

    def __init__(self, analysis_pool: ThinkingPool) -> None:
        """Let the readers work out what the server itself would do."""
        self.analysis_pool = analysis_pool
        self._reference_tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._results_cache: dict[str, SetResults] = {}
        self._week: tuple[tuple[object, ...], Ranking] | None = None
        """The standings of the week, and by what results they were worked out."""

    @property
    @abstractmethod
    def _store(self) -> Stored:
        """Where sets and plays are kept."""

    @abstractmethod
    def list_days(self) -> tuple[list[DealSet], list[DealSet]]:
        """The days before today, the latest first, and those that come."""

    @abstractmethod
    async def can_see_deal(self, session: DealSet, deal: int, guest: bytes | None) -> bool:
        """Say whether a deal is open to a player."""

    def close(self) -> None:
        """Let the server play no more."""
        for task in self._reference_tasks.values():
            task.cancel()

    async def _load_results(self, session: DealSet, pairs: bool = False) -> SetResults:
        """What counts of a set: ended in its time, and by its players alone.

        It is read again only when it is otherwise: thousands may look at a day of thousands.
        """
        if session.teams:
            # They are compared with each other, deal by deal: in none of them has anyone a line.
            nothing = _compute_margins(session, ())
            return SetResults((), nothing, nothing, ())
        key = _play_key(session, pairs)
        stamp = await self._store.load_version(session.id, pairs)
        known = self._results_cache.pop(key, None)
        if known is None or known.version != stamp:
            read = self._store.load_pair_results if pairs else self._store.load_solo_results
            found = tuple(
                filter_counting(await read(session.id, session.closes, find_known_before(session)))
            )
            known = await asyncio.to_thread(_count_results, session, found, stamp)
        self._results_cache[key] = known
        while len(self._results_cache) > MAX_CACHED_RESULTS:
            del self._results_cache[next(iter(self._results_cache))]  # the longest unseen
        return known

    async def load_week(self, guest: bytes | None) -> tuple[StandingsRow, ...]:
        """Who was how good in the days that are over, of a week; what isn't played counts 0."""
        days = [(session.id, await self._load_results(session)) for session in self.list_days()[0]]
        key = tuple((id, field.version) for id, field in days)
        if self._week is None or self._week[0] != key:
            margins = [deal for _, field in days for deal in field.ranked]
            finished = [one for _, field in days for one in field.finished if one.ranked]
            self._week = key, await asyncio.to_thread(build_ranking, margins, finished)
        return self._week[1].seen_by(guest)

    async def is_ranked(self, session: DealSet, guest: bytes | None) -> bool:
        """Say whether a player takes part in the rankings of a set.

        In those of a day accounts do, and who has played for a week: anyone can be a guest twice,
        and see the deals first. A set for a link is for players who have the link.
        """
        before = find_known_before(session)
        if before is None:
            return True
        return guest is not None and await self._store.is_ranked(guest, before)

    async def load_sheet(self, session: DealSet, guest: bytes | None) -> ScoreSheet:
        """A set as a player sees it."""
        begun = {} if guest is None else await self._store.list_begun(session.id, guest)
        pair = None if guest is None else await self._store.parties.find_party_of(session.id, guest)
        alone, pairs = (
            await self._load_results(session),
            await self._load_results(session, pairs=True),
        )
        me = guest if pair is None else pair.id.encode()
        field = alone if pair is None else pairs
        house = await self._store.load_reference_plays(_play_key(session, pair is not None))
        margins = field.margins
        rows = []
        for deal in range(session.deals):
            row = DealRow(deal, begun.get(deal, ""))
            if me is not None and me in margins[deal]:
                row = _row(row, margins[deal][me], field.ranked[deal], me, house.get(deal))
                if row.reference_margin is None:
                    self._request_reference_play(session, deal, pair is not None)
            elif guest is not None and row.match:
                row = DealRow(
                    deal, row.match, await self._store.has_finished(session.id, deal, guest)
                )
            rows.append(row)
        is_open = session.is_over(wall_clock.now_ms())
        ranked_too = await self.is_ranked(session, guest)
        told = is_open or (ranked_too and all(row.over for row in rows))
        return ScoreSheet(
            session, tuple(rows), alone.players + pairs.players,
            alone.ranking.seen_by(me) if told else None,
            pairs.ranking.seen_by(me) if told else None,
            is_open, pair, ranked_too,
        )  # fmt: skip

    async def review_deal(
        self, session: DealSet, deal: int, guest: bytes | None
    ) -> DealReview | None:
        """A deal afterwards; None: no one has played it. Who may not see it learns nothing."""
        if session.teams or not 0 <= deal < session.deals:
            raise NotFound("duplicate-closed")
        if not await self.can_see_deal(session, deal, guest):
            raise NotFound("duplicate-closed")
        pair = None if guest is None else await self._store.parties.find_party_of(session.id, guest)
        if pair is not None:
            return await self._build_review(session, deal, pair.id.encode(), pairs=True)
        seen = await self._build_review(session, deal, guest, pairs=False)
        return seen or await self._build_review(session, deal, None, pairs=True)

    async def _build_review(
        self, session: DealSet, deal: int, me: bytes | None, pairs: bool
    ) -> DealReview | None:
        known = await self._load_results(session, pairs)
        field = [
            one for one in known.finished if one.deal == deal and (one.ranked or one.owner == me)
        ]
        acts = await self._store.load_acts(session.id, deal, session.closes, pairs)
        rules, seat = session.rules, session.player_seat(deal)
        plays = {
            one.match: DealPlay(acts[one.match], compute_margin(rules, one.outcome, seat))
            for one in field if one.match in acts
        }  # fmt: skip
        if not plays:
            return None
        house = (await self._store.load_reference_plays(_play_key(session, pairs))).get(deal)
        if house is None:
            # Not before: days that no one has played are without number.
            self._request_reference_play(session, deal, pairs)
        best = max(plays, key=lambda match: plays[match].margin)
        own = next((one.match for one in field if one.owner == me and one.match in plays), "")
        chosen = plays[own or best]
        parted = match_points.find_divergences(chosen, list(plays.values()), house)
        margins = sorted((compute_margin(rules, one.outcome, seat) for one in field), reverse=True)
        return DealReview(
            own or best, chosen.margin, bool(own), tuple(parted), house, tuple(margins)
        )

    # The server's own play.

    def _request_reference_play(self, session: DealSet, deal: int, pair: bool) -> None:
        """Let the server play a deal, in a quiet process, once."""
        key = _play_key(session, pair), deal
        if key not in self._reference_tasks and len(self._reference_tasks) < MAX_REFERENCE_TASKS:
            self._reference_tasks[key] = asyncio.create_task(
                self._play_reference(session, deal, pair)
            )

    async def _play_reference(self, session: DealSet, deal: int, pair: bool) -> None:
        kept_as = _play_key(session, pair)
        try:
            played = await self.analysis_pool.submit("alike", session, deal, pair)
            await self._store.save_reference_play(kept_as, deal, played)
        except (PoolError, StoreError) as error:
            log.warning("no play of the reference bots: %s", type(error).__name__)
        finally:
            del self._reference_tasks[kept_as, deal]


def _row(
    row: DealRow, own: int, deal: dict[bytes, int], me: bytes, house: DealPlay | None
) -> DealRow:
    """A deal that a player has finished: its match points are for players who are ranked."""
    master = None if house is None else house.margin
    if me not in deal:
        return DealRow(row.deal, row.match, True, True, own, reference_margin=master)
    share = match_points.compute_match_points(list(deal.values()))[list(deal).index(me)]
    return DealRow(row.deal, row.match, True, True, own, share, len(deal), master)


def filter_counting(found: Sequence[FinishedDeal]) -> list[FinishedDeal]:
    """What counts of what was finished: the host may end a match, or let bots play it on."""
    return [one for one in found if not one.outcome.late and one.outcome.end != "abandoned"]


def _play_key(session: DealSet, pair: bool) -> str:
    """By what the plays of the server are kept: with both seats of a pair it plays otherwise."""
    return f"{session.id}/pair" if pair else session.id
