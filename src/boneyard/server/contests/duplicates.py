"""Duplicate at this house: the deals of the day, sets between friends, and who may see what.

Nothing of a deal is told to anybody who hasn't played it, as long as it can be played: its matches
are closed to all but their player, as if they weren't there.
"""

import asyncio
import logging
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any, Final, Protocol

from msgspec import Struct

from boneyard.bots import BOTS
from boneyard.chance import FROM_A_SEED, Fair, new_secret
from boneyard.contests import duplicate
from boneyard.contests.duplicate import Play, Session
from boneyard.games import AnyRules, game_named
from boneyard.server import moments
from boneyard.server.match import LiveMatch, MatchError
from boneyard.server.new_match import Place, new_id, seat_for, told_apart
from boneyard.server.pool import Pool, PoolError
from boneyard.server.store import Store, StoredMatch, StoredSeat, StoreError, Taken
from boneyard.server.store.duplicates import Duplicates as Stored
from boneyard.server.store.duplicates import Finished
from boneyard.server.tables import NoMatch

log = logging.getLogger("boneyard.contests")

#: The first word of what its matches are part of.
WORD: Final = "duplicate"
#: Days before and after today that are listed.
PAST, COMING = 7, 7
#: The longest name of a set that is looked for.
LONGEST: Final = 64
#: Deals that the house plays for comparison at once; whoever asks later waits.
PLAYING: Final = 64


class Host(Protocol):
    """What is needed of a house."""

    store: Store

    async def match(self, id: str) -> LiveMatch:
        """Find a match."""
        ...

    async def create(self, match: StoredMatch, seats: Sequence[StoredSeat]) -> LiveMatch:
        """Start a match that has been planned."""
        ...


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
    """Match points, from 0 to 1; None: nobody else has finished it."""
    field: int = 0
    """How many have finished it."""
    master: int | None = None
    """How far the house came out ahead; None: that isn't known yet."""


class Ranked(Struct, frozen=True):
    """Somebody in the standings."""

    place: int
    name: str
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
    open: bool
    """Whether everything may be seen: its time is over."""

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


class Looked(Struct, frozen=True):
    """A deal looked at afterwards: a play of it, where others parted from that, and the house."""

    match: str
    margin: int
    own: bool
    partings: tuple[duplicate.Parting, ...]
    house: Play | None
    field: tuple[int, ...]
    """How far everybody came out ahead, the best first."""


def place_in(contest: str) -> tuple[str, int] | None:
    """The set and the deal that a match is part of; None: it is no duplicate."""
    word, _, rest = contest.partition("/")
    session, _, deal = rest.rpartition("/")
    return (session, int(deal)) if word == WORD else None


def by_oneself(live: LiveMatch) -> None:
    """Refuse what would end a deal of a duplicate without its being played."""
    if place_in(live.kept.contest) is not None:
        raise MatchError("duplicate-by-oneself")


def bot_luck(live: LiveMatch, seat: int) -> int | None:
    """The dice of a bot that follow from the deal and what was done; None: any will do."""
    if place_in(live.kept.contest) is None:
        return None
    made = sum(entry.seat is not None for entry in live.line)
    luck: Fair = live.fair
    return duplicate.thrown(luck, live.state.round, seat, made)


def margin_of(rules: AnyRules, one: Finished) -> int:
    """How far somebody came out ahead."""
    assert not rules.alone
    scores = one.outcome.scores
    side = rules.side(one.seat)
    others = [score for at, score in enumerate(scores) if at != side]
    return duplicate.margin(rules, scores[side], others[rules.game.goal.leading(others)[0]])


def _margins(session: Session, field: Sequence[Finished]) -> list[dict[bytes, int]]:
    """For each deal, how far everybody came out ahead who has finished it."""
    found: list[dict[bytes, int]] = [{} for _ in range(session.deals)]
    rules = session.rules
    for one in field:
        found[one.deal][one.owner] = margin_of(rules, one)
    return found


class Duplicates:
    """The duplicates of a house."""

    def __init__(self, house: Host, readers: Pool) -> None:
        """Play at this house; the readers work out what the house itself would do."""
        self.house, self.readers = house, readers
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}

    @property
    def _store(self) -> Stored:
        return self.house.store.duplicates

    def close(self) -> None:
        """Let the house play no more."""
        for task in self._playing.values():
            task.cancel()

    # Sets.

    def today(self) -> Session:
        """The duplicate of the day."""
        return self.of_day(duplicate.day_at(moments.now()))

    def of_day(self, day: date) -> Session:
        """The duplicate of any day."""
        return duplicate.of_the_day(self._store.key, day)

    def around(self) -> tuple[list[Session], list[Session]]:
        """The days before today, the latest first, and those that come: they are sealed."""
        today = duplicate.day_at(moments.now())
        past = [today - timedelta(days=at) for at in range(1, PAST + 1)]
        coming = [today + timedelta(days=at) for at in range(1, COMING + 1)]
        return [self.of_day(day) for day in past], [self.of_day(day) for day in coming]

    async def session(self, id: str) -> Session:
        """A set by its id: a day until today, or what somebody has made."""
        day = duplicate.day_named(id)
        if day is not None and day <= duplicate.day_at(moments.now()):
            return self.of_day(day)
        named = day is None and len(id) <= LONGEST and id.isprintable()
        found = await self._store.found(id) if named else None
        if found is None:
            raise NoMatch("duplicate-no-set")
        return found

    async def make(
        self, guest: bytes, game: str, options: dict[str, Any], deals: int, level: str
    ) -> Session:
        """Make a set for a link."""
        if level not in BOTS:
            raise MatchError("house-no-bot", bot=repr(level[:20]), bots=tuple(BOTS))
        wanted, call = duplicate.checked(game, options, deals), game_named(game).call
        made = Session(
            id=new_id(), game=call, options=wanted, secret=new_secret(), deals=deals, level=level
        )
        try:
            await self._store.keep(made, guest, moments.now())
        except Taken:
            raise MatchError("duplicate-no-room") from None
        return made

    async def of(self, guest: bytes | None, most: int = 20) -> list[Session]:
        """The sets that somebody has made or begun."""
        return [] if guest is None else await self._store.of(guest, most)

    # Playing.

    async def begin(
        self, session: Session, deal: int, guest: bytes, seated: StoredSeat
    ) -> LiveMatch:
        """Play a deal: a first attempt, or the same one further."""
        if not 0 <= deal < session.deals:
            raise NoMatch("duplicate-no-deal")
        begun = (await self._store.begun(session.id, guest)).get(deal)
        if begun is None and session.is_over(moments.now()):
            raise MatchError("duplicate-day-over")
        match = begun or await self._store.begin(session.id, deal, guest, new_id())
        try:
            return await self.house.match(match)
        except NoMatch:
            # Noted, and not begun yet; or the house was killed between the two.
            return await self._create(session, deal, match, guest, seated)

    async def _create(
        self, session: Session, deal: int, id: str, guest: bytes, seated: StoredSeat
    ) -> LiveMatch:
        secret, name = session.luck(deal)
        match = StoredMatch(
            id=id, game=session.game, options=session.options, mode="bots", secret=secret,
            name=name, host=guest, created=moments.now(), fair=FROM_A_SEED,
            contest=f"{WORD}/{session.id}/{deal}",
        )  # fmt: skip
        own, seats = session.seat(deal), list[StoredSeat]()
        for at in range(session.rules.players):
            bot = told_apart(seat_for(Place("bot", bot=session.level), guest), [*seats, seated])
            seats.append(seated if at == own else bot)
        try:
            return await self.house.create(match, seats)
        except Taken:
            return await self.house.match(id)

    # Who may see what.

    async def check(self, live: LiveMatch, guest: bytes | None) -> None:
        """Let somebody look at a match; whoever may not is told that there is none."""
        place = place_in(live.kept.contest)
        if place is None or (guest is not None and live.has_part(guest)):
            return
        if not await self.may_see(await self.session(place[0]), place[1], guest):
            raise NoMatch("house-no-match")

    async def may_see(self, session: Session, deal: int, guest: bytes | None) -> bool:
        """Say whether a deal is open to somebody: they have finished it, or its time is over."""
        if session.is_over(moments.now()):
            return True
        return guest is not None and await self._store.has_finished(session.id, deal, guest)

    # Results.

    async def _field(self, session: Session) -> list[Finished]:
        """What counts of a set: ended in its time, and by its player alone."""
        found = await self._store.field(session.id, session.closes)
        # The host may end a match, or let bots play it on.
        return [one for one in found if not one.outcome.late and one.outcome.end != "abandoned"]

    async def week(self, guest: bytes | None) -> tuple[Ranked, ...]:
        """Who was how good in the days that are over, of a week; what isn't played counts 0."""
        margins, finished = list[dict[bytes, int]](), list[Finished]()
        for session in self.around()[0]:
            field = await self._field(session)
            margins += _margins(session, field)
            finished += field
        return self._ranked(margins, finished, guest)

    async def sheet(self, session: Session, guest: bytes | None) -> Sheet:
        """A set as somebody sees it."""
        begun = {} if guest is None else await self._store.begun(session.id, guest)
        field = await self._field(session)
        house = await self._store.house(session.id)
        is_open = session.is_over(moments.now())
        margins = _margins(session, field)
        rows = []
        for deal in range(session.deals):
            row = Row(deal, begun.get(deal, ""))
            if guest is not None and row.match:
                row = await self._row(session, row, margins[deal], guest, house.get(deal))
            rows.append(row)
        all_done = all(row.over for row in rows)
        players = len({one.owner for one in field})
        ranked = self._ranked(margins, field, guest) if is_open or all_done else None
        return Sheet(session, tuple(rows), players, ranked, is_open)

    async def _row(
        self, session: Session, row: Row, deal: dict[bytes, int], guest: bytes, house: Play | None
    ) -> Row:
        if guest not in deal:
            over = await self._store.has_finished(session.id, row.deal, guest)
            return Row(row.deal, row.match, over)
        if house is None:
            self._want(session, row.deal)
        owners = list(deal)
        share = duplicate.match_points(list(deal.values()))[owners.index(guest)]
        return Row(
            row.deal, row.match, True, True, deal[guest], share, len(deal),
            None if house is None else house.margin,
        )  # fmt: skip

    def _ranked(
        self, margins: Sequence[dict[bytes, int]], field: Sequence[Finished], guest: bytes | None
    ) -> tuple[Ranked, ...]:
        names = {one.owner: one.name for one in field}
        owners = list(names)
        number = {owner: at for at, owner in enumerate(owners)}
        deals = [{number[owner]: by for owner, by in deal.items()} for deal in margins]
        return tuple(
            Ranked(one.place, names[owners[one.who]], one.share, one.played, one.ahead,
                   owners[one.who] == guest)
            for one in duplicate.standings(deals)
        )  # fmt: skip

    async def look(self, session: Session, deal: int, guest: bytes | None) -> Looked | None:
        """A deal afterwards; None: nobody has played it. Who may not see it learns nothing."""
        if not 0 <= deal < session.deals or not await self.may_see(session, deal, guest):
            raise NoMatch("duplicate-closed")
        field = [one for one in await self._field(session) if one.deal == deal]
        acts = await self._store.acts(session.id, deal, session.closes)
        house = (await self._store.house(session.id)).get(deal)
        rules = session.rules
        plays = {
            one.match: Play(acts[one.match], margin_of(rules, one))
            for one in field if one.match in acts
        }  # fmt: skip
        if not plays:
            return None
        if house is None:
            self._want(session, deal)  # not before: days that nobody has played are without number
        best = max(plays, key=lambda match: plays[match].margin)
        own = next((one.match for one in field if one.owner == guest and one.match in plays), "")
        chosen = plays[own or best]
        parted = duplicate.partings(chosen, list(plays.values()), house)
        margins = sorted((margin_of(rules, one) for one in field), reverse=True)
        return Looked(own or best, chosen.margin, bool(own), tuple(parted), house, tuple(margins))

    # The house's own play.

    def _want(self, session: Session, deal: int) -> None:
        """Let the house play a deal, in a quiet process, once."""
        key = session.id, deal
        if key not in self._playing and len(self._playing) < PLAYING:
            self._playing[key] = asyncio.create_task(self._play(session, deal))

    async def _play(self, session: Session, deal: int) -> None:
        try:
            played = await self.readers.ask("alike", session, deal)
            await self._store.keep_house(session.id, deal, played)
        except (PoolError, StoreError) as error:
            log.warning("no play of the house: %s", type(error).__name__)
        finally:
            del self._playing[session.id, deal]
