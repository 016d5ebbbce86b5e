"""What has come of a set of deals, as somebody may know it: match points, standings, partings.

Those who play alone and those who play in pairs are compared among themselves only.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.clocks import DAY
from boneyard.engine.kinds import AnyRules
from boneyard.server import wall_clock
from boneyard.server.duplicate.store import Duplicates as Stored
from boneyard.server.duplicate.store import Finished, Party
from boneyard.server.errors import NoMatch, PoolError, StoreError
from boneyard.server.thinking.pool import Pool
from boneyard.tournaments import duplicate
from boneyard.tournaments.duplicate import Play, Session

if TYPE_CHECKING:
    from boneyard.server.matches.results import Outcome

log = logging.getLogger("boneyard.contests")

#: Deals that the house plays for comparison at once; whoever asks later waits.
PLAYING: Final = 64
#: Whoever finished a match so long before a day opens is ranked without an account.
KNOWN: Final = 7 * DAY
#: Sets whose results are remembered: a week's days, alone and in pairs, and some more.
FIELDS: Final = 24


class Row(Struct, frozen=True):
    """A deal of a set, as somebody sees it: nothing but their own until they have finished it."""

    deal: int
    match: str = ""
    """Where they have begun it."""
    over: bool = False
    counts: bool = False
    """Whether it ended in time."""
    margin: int = 0
    share: float | None = None
    """Match points, from 0 to 1; None: nobody else has finished it, or one isn't ranked."""
    field: int = 0
    """How many have finished it."""
    master: int | None = None
    """How far the house came out ahead; None: that isn't known yet."""


class Ranked(Struct, frozen=True):
    """Somebody in the standings."""

    place: int
    names: tuple[str, ...]
    """Both of a pair; nothing: somebody who stays off leaderboards."""
    share: float
    played: int
    ahead: int
    own: bool


class Sheet(Struct, frozen=True):
    """A set as somebody sees it."""

    session: Session
    rows: tuple[Row, ...]
    players: int
    ranked: tuple[Ranked, ...] | None
    """None: who hasn't finished yet learns nothing of the others."""
    pairs: tuple[Ranked, ...] | None
    """The same of those who play in pairs."""
    open: bool
    """Whether everything may be seen: its time is over."""
    pair: Party | None = None
    """The pair in which whoever looks plays it."""
    ranked_too: bool = True
    """Whether whoever looks takes part in rankings, and may see them before it is over."""

    @property
    def share(self) -> float | None:
        """The average of one's match points so far."""
        found = [row.share for row in self.rows if row.counts and row.share is not None]
        return sum(found) / len(found) if found else None

    @property
    def finished(self) -> int:
        """How many deals one has finished."""
        return sum(row.over for row in self.rows)

    @property
    def next(self) -> int | None:
        """The deal that one plays next."""
        return next((row.deal for row in self.rows if not row.over), None)


class Ranking(Struct, frozen=True):
    """Standings for everyone, worked out once."""

    rows: tuple[Ranked, ...] = ()
    places: Mapping[bytes, int] = {}
    """Where each of those who have played stands in it."""

    def seen_by(self, me: bytes | None) -> tuple[Ranked, ...]:
        """The same with the line of whoever looks marked."""
        at = self.places.get(me) if me is not None else None
        if at is None:
            return self.rows
        return (*self.rows[:at], replace(self.rows[at], own=True), *self.rows[at + 1 :])


class Field(Struct, frozen=True):
    """What counts of a set."""

    finished: tuple[Finished, ...]
    margins: list[dict[bytes, int]]
    """For each deal, how far everybody came out ahead."""
    ranked: list[dict[bytes, int]]
    """The same, of those who take part in rankings."""
    stamp: tuple[int, ...]
    """What the store said when it was read."""
    ranking: Ranking = Ranking()
    players: int = 0
    """How many have finished something, ranked or not."""


class Looked(Struct, frozen=True):
    """A deal looked at afterwards: a play of it, where others parted from that, and the house."""

    match: str
    margin: int
    own: bool
    partings: tuple[duplicate.Parting, ...]
    house: Play | None
    field: tuple[int, ...]
    """How far everybody came out ahead, the best first."""


def margin_of(rules: AnyRules, outcome: "Outcome", seat: int) -> int:
    """How far a seat's side came out ahead."""
    assert not rules.alone
    scores = outcome.scores
    side = rules.side(seat)
    others = [score for at, score in enumerate(scores) if at != side]
    return duplicate.margin(rules, scores[side], others[rules.game.goal.leading(others)[0]])


def _margins(session: Session, field: Sequence[Finished]) -> list[dict[bytes, int]]:
    """For each deal, how far everybody came out ahead who has finished it."""
    found: list[dict[bytes, int]] = [{} for _ in range(session.deals)]
    # Where they sat follows from the deal, also for those who have left since.
    rules, seats = session.rules, [session.seat(deal) for deal in range(session.deals)]
    for one in field:
        found[one.deal][one.owner] = margin_of(rules, one.outcome, seats[one.deal])
    return found


def _counted(session: Session, field: tuple[Finished, ...], stamp: tuple[int, ...]) -> Field:
    """What counts of a set, with its standings."""
    margins = _margins(session, field)
    only = [one for one in field if one.ranked]
    of_ranked = _margins(session, only)
    players = len({one.owner for one in field})
    return Field(field, margins, of_ranked, stamp, ranked(of_ranked, only), players)


def ranked(margins: Sequence[dict[bytes, int]], field: Sequence[Finished]) -> Ranking:
    """The standings of all who have finished something."""
    names = {one.owner: one.names for one in field}
    owners = list(names)
    number = {owner: at for at, owner in enumerate(owners)}
    found = duplicate.standings(
        [{number[owner]: by for owner, by in one.items()} for one in margins]
    )
    rows = tuple(
        Ranked(one.place, names[owners[one.who]], one.share, one.played, one.ahead, False)
        for one in found
    )
    return Ranking(rows, {owners[one.who]: at for at, one in enumerate(found)})


class Sheets(ABC):
    """The results of the sets of a house."""

    def __init__(self, readers: Pool) -> None:
        """Let the readers work out what the house itself would do."""
        self.readers = readers
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._fields: dict[str, Field] = {}
        self._week: tuple[tuple[object, ...], Ranking] | None = None
        """The standings of the week, and by what results they were worked out."""

    @property
    @abstractmethod
    def _store(self) -> Stored:
        """Where sets and plays are kept."""

    @abstractmethod
    def around(self) -> tuple[list[Session], list[Session]]:
        """The days before today, the latest first, and those that come."""

    @abstractmethod
    async def may_see(self, session: Session, deal: int, guest: bytes | None) -> bool:
        """Say whether a deal is open to somebody."""

    def close(self) -> None:
        """Let the house play no more."""
        for task in self._playing.values():
            task.cancel()

    async def _field(self, session: Session, pairs: bool = False) -> Field:
        """What counts of a set: ended in its time, and by its players alone.

        It is read again only when it is otherwise: thousands may look at a day of thousands.
        """
        if session.teams:
            # They are compared with each other, deal by deal: in none of them has anybody a line.
            nothing = _margins(session, ())
            return Field((), nothing, nothing, ())
        key = _played_as(session, pairs)
        stamp = await self._store.stamp(session.id, pairs)
        known = self._fields.pop(key, None)
        if known is None or known.stamp != stamp:
            read = self._store.together if pairs else self._store.field
            found = tuple(counting(await read(session.id, session.closes, _known_before(session))))
            known = await asyncio.to_thread(_counted, session, found, stamp)
        self._fields[key] = known
        while len(self._fields) > FIELDS:
            del self._fields[next(iter(self._fields))]  # the longest unseen
        return known

    async def week(self, guest: bytes | None) -> tuple[Ranked, ...]:
        """Who was how good in the days that are over, of a week; what isn't played counts 0."""
        days = [(session.id, await self._field(session)) for session in self.around()[0]]
        key = tuple((id, field.stamp) for id, field in days)
        if self._week is None or self._week[0] != key:
            margins = [deal for _, field in days for deal in field.ranked]
            finished = [one for _, field in days for one in field.finished if one.ranked]
            self._week = key, await asyncio.to_thread(ranked, margins, finished)
        return self._week[1].seen_by(guest)

    async def is_ranked(self, session: Session, guest: bytes | None) -> bool:
        """Say whether somebody takes part in the rankings of a set.

        In those of a day accounts do, and who has played for a week: anybody can be a guest twice,
        and see the deals first. A set for a link is for those who have the link.
        """
        before = _known_before(session)
        if before is None:
            return True
        return guest is not None and await self._store.is_ranked(guest, before)

    async def sheet(self, session: Session, guest: bytes | None) -> Sheet:
        """A set as somebody sees it."""
        begun = {} if guest is None else await self._store.begun(session.id, guest)
        pair = None if guest is None else await self._store.parties.of(session.id, guest)
        alone, pairs = await self._field(session), await self._field(session, pairs=True)
        me = guest if pair is None else pair.id.encode()
        field = alone if pair is None else pairs
        house = await self._store.house(_played_as(session, pair is not None))
        margins = field.margins
        rows = []
        for deal in range(session.deals):
            row = Row(deal, begun.get(deal, ""))
            if me is not None and me in margins[deal]:
                row = _row(row, margins[deal][me], field.ranked[deal], me, house.get(deal))
                if row.master is None:
                    self._want(session, deal, pair is not None)
            elif guest is not None and row.match:
                row = Row(deal, row.match, await self._store.has_finished(session.id, deal, guest))
            rows.append(row)
        is_open = session.is_over(wall_clock.now())
        ranked_too = await self.is_ranked(session, guest)
        told = is_open or (ranked_too and all(row.over for row in rows))
        return Sheet(
            session, tuple(rows), alone.players + pairs.players,
            alone.ranking.seen_by(me) if told else None,
            pairs.ranking.seen_by(me) if told else None,
            is_open, pair, ranked_too,
        )  # fmt: skip

    async def look(self, session: Session, deal: int, guest: bytes | None) -> Looked | None:
        """A deal afterwards; None: nobody has played it. Who may not see it learns nothing."""
        if session.teams or not 0 <= deal < session.deals:
            raise NoMatch("duplicate-closed")
        if not await self.may_see(session, deal, guest):
            raise NoMatch("duplicate-closed")
        pair = None if guest is None else await self._store.parties.of(session.id, guest)
        if pair is not None:
            return await self._looked(session, deal, pair.id.encode(), pairs=True)
        seen = await self._looked(session, deal, guest, pairs=False)
        return seen or await self._looked(session, deal, None, pairs=True)

    async def _looked(
        self, session: Session, deal: int, me: bytes | None, pairs: bool
    ) -> Looked | None:
        known = await self._field(session, pairs)
        field = [
            one for one in known.finished if one.deal == deal and (one.ranked or one.owner == me)
        ]
        acts = await self._store.acts(session.id, deal, session.closes, pairs)
        rules, seat = session.rules, session.seat(deal)
        plays = {
            one.match: Play(acts[one.match], margin_of(rules, one.outcome, seat))
            for one in field if one.match in acts
        }  # fmt: skip
        if not plays:
            return None
        house = (await self._store.house(_played_as(session, pairs))).get(deal)
        if house is None:
            # Not before: days that nobody has played are without number.
            self._want(session, deal, pairs)
        best = max(plays, key=lambda match: plays[match].margin)
        own = next((one.match for one in field if one.owner == me and one.match in plays), "")
        chosen = plays[own or best]
        parted = duplicate.partings(chosen, list(plays.values()), house)
        margins = sorted((margin_of(rules, one.outcome, seat) for one in field), reverse=True)
        return Looked(own or best, chosen.margin, bool(own), tuple(parted), house, tuple(margins))

    # The house's own play.

    def _want(self, session: Session, deal: int, pair: bool) -> None:
        """Let the house play a deal, in a quiet process, once."""
        key = _played_as(session, pair), deal
        if key not in self._playing and len(self._playing) < PLAYING:
            self._playing[key] = asyncio.create_task(self._play(session, deal, pair))

    async def _play(self, session: Session, deal: int, pair: bool) -> None:
        kept_as = _played_as(session, pair)
        try:
            played = await self.readers.ask("alike", session, deal, pair)
            await self._store.keep_house(kept_as, deal, played)
        except (PoolError, StoreError) as error:
            log.warning("no play of the house: %s", type(error).__name__)
        finally:
            del self._playing[kept_as, deal]


def _known_before(session: Session) -> int | None:
    """Before when somebody must have played to be ranked without an account; None: all are."""
    return None if session.closes is None else session.opens - KNOWN


def _row(row: Row, own: int, deal: dict[bytes, int], me: bytes, house: Play | None) -> Row:
    """A deal that somebody has finished: its match points are for those who are ranked."""
    master = None if house is None else house.margin
    if me not in deal:
        return Row(row.deal, row.match, True, True, own, master=master)
    share = duplicate.match_points(list(deal.values()))[list(deal).index(me)]
    return Row(row.deal, row.match, True, True, own, share, len(deal), master)


def counting(found: Sequence[Finished]) -> list[Finished]:
    """What counts of what was finished: the host may end a match, or let bots play it on."""
    return [one for one in found if not one.outcome.late and one.outcome.end != "abandoned"]


def _played_as(session: Session, pair: bool) -> str:
    """By what the plays of the house are kept: with both seats of a pair it plays otherwise."""
    return f"{session.id}/pair" if pair else session.id
