"""Duplicate contests: sessions, boards, entering; commands."""

import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec import Struct

from boneyard.bots.registry import BOTS
from boneyard.core.chance import FROM_A_SEED, Fair, new_secret
from boneyard.games import game_named
from boneyard.server import wall_clock
from boneyard.server.commands import Asking, Command
from boneyard.server.duplicate.pairs_and_teams import Parties, pair_complete
from boneyard.server.duplicate.score_sheets import Sheets
from boneyard.server.errors import Full, MatchError, NoMatch, Refused, Taken
from boneyard.server.matches.models import StoredMatch, StoredSeat
from boneyard.server.matches.permissions import anybody
from boneyard.server.matches.setup import Place, new_id, seat_for, told_apart
from boneyard.server.thinking.pool import Pool
from boneyard.tournaments import duplicate
from boneyard.tournaments.duplicate import Session

if TYPE_CHECKING:
    from boneyard.server.duplicate.store import Duplicates as Stored
    from boneyard.server.duplicate.store import Party
    from boneyard.server.matches.match import LiveMatch
    from boneyard.server.stores import Store

#: The first word of what its matches are part of.
WORD: Final = "duplicate"

#: Days before and after today that are listed.
PAST, COMING = 7, 7

#: The longest name of a set that is looked for.
LONGEST: Final = 64


#: Makes the seat of somebody, by who they are and what they are called.
Seating = Callable[[bytes, str], Awaitable[StoredSeat]]


class Making(Struct, frozen=True):
    """A set that somebody wants to make."""

    game: str
    options: Mapping[str, Any]
    deals: int
    level: str
    teams: bool = False


class Host(Protocol):
    """What is needed of a house."""

    store: "Store"

    async def match(self, id: str) -> "LiveMatch":
        """Find a match."""
        ...

    async def create(self, match: StoredMatch, seats: Sequence[StoredSeat]) -> "LiveMatch":
        """Start a match that has been planned."""
        ...


def place_in(contest: str) -> tuple[str, int] | None:
    """The set and the deal that a match is part of; None: it is no duplicate.

    What comes after them says with whom it is played, and nobody asks for that.
    """
    word, *rest = contest.split("/")
    return (rest[0], int(rest[1])) if word == WORD else None


def by_oneself(live: "LiveMatch") -> None:
    """Refuse what would end a deal of a duplicate without its being played."""
    if place_in(live.kept.contest) is not None:
        raise MatchError("duplicate-by-oneself")


def bot_luck(live: "LiveMatch", seat: int) -> int | None:
    """The dice of a bot that follow from the deal and what was done; None: any will do."""
    if place_in(live.kept.contest) is None:
        return None
    made = sum(entry.seat is not None for entry in live.line)
    luck: Fair = live.fair
    return duplicate.thrown(luck, live.state.round, seat, made)


class Duplicates(Sheets):
    """The duplicates of a house."""

    def __init__(self, house: Host, readers: Pool) -> None:
        """Play at this house; the readers work out what the house itself would do."""
        super().__init__(readers)
        self.house = house

    @property
    def _store(self) -> "Stored":
        return self.house.store.duplicates

    @property
    def parties(self) -> Parties:
        """Those who play together."""
        return Parties(self._store)

    # Sets.

    def today(self) -> Session:
        """The duplicate of the day."""
        return self.of_day(duplicate.day_at(wall_clock.now()))

    def of_day(self, day: date) -> Session:
        """The duplicate of any day."""
        return duplicate.of_the_day(self._store.key, day)

    def around(self) -> tuple[list[Session], list[Session]]:
        """The days before today, the latest first, and those that come: they are sealed."""
        today = duplicate.day_at(wall_clock.now())
        past = [today - timedelta(days=at) for at in range(1, PAST + 1)]
        coming = [today + timedelta(days=at) for at in range(1, COMING + 1)]
        return [self.of_day(day) for day in past], [self.of_day(day) for day in coming]

    async def session(self, id: str) -> Session:
        """A set by its id: a day until today, or what somebody has made."""
        day = duplicate.day_named(id)
        if day is not None and day <= duplicate.day_at(wall_clock.now()):
            return self.of_day(day)
        named = day is None and len(id) <= LONGEST and id.isprintable()
        found = await self._store.found(id) if named else None
        if found is None:
            raise NoMatch("duplicate-no-set")
        return found

    async def make(self, guest: bytes, making: Making) -> Session:
        """Make a set for a link."""
        level, deals, teams = making.level, making.deals, making.teams
        if level not in BOTS:
            raise MatchError("house-no-bot", bot=repr(level[:20]), bots=tuple(BOTS))
        wanted = duplicate.checked(making.game, making.options, deals, teams)
        made = Session(
            id=new_id(), game=game_named(making.game).call, options=wanted, secret=new_secret(),
            deals=deals, level=level, teams=teams,
        )  # fmt: skip
        try:
            await self._store.keep(made, guest, wall_clock.now())
        except Taken:
            raise MatchError("duplicate-no-room") from None
        return made

    async def of(self, guest: bytes | None, most: int = 20) -> list[Session]:
        """The sets that somebody has made or begun."""
        return [] if guest is None else await self._store.of(guest, most)

    # Playing.

    async def begin(
        self, session: Session, deal: int, guest: bytes, name: str, seating: Seating
    ) -> "LiveMatch":
        """Play a deal: a first attempt, or the same one further; alone, or with one's party."""
        if not 0 <= deal < session.deals:
            raise NoMatch("duplicate-no-deal")
        party = await self._store.parties.of(session.id, guest)
        if session.teams and party is None:
            raise MatchError("duplicate-no-place")
        match = (await self._store.begun(session.id, guest)).get(deal)
        if match is None:
            if session.is_over(wall_clock.now()):
                raise MatchError("duplicate-day-over")
            await self._check_order(session, deal, guest)
            match = await self._note(session, deal, guest, party)
            # Nobody stands up from now on: whoever is there plays.
            now = await self._store.parties.of(session.id, guest)
            if party is not None and now is None:
                raise MatchError("duplicate-no-place")
            party = now
        if session.teams:
            # Before one's own: should the house be killed in between, one begins that again.
            await self._bots_too(session)
        try:
            return await self.house.match(match)
        except NoMatch:
            # Noted, and not begun yet; or the house was killed between the two.
            people = _people(session, deal, party, guest, name)
            seated = {at: await seating(*who) for at, who in people.items()}
            return await self._create(session, deal, match, guest, seated, party)

    async def _check_order(self, session: Session, deal: int, guest: bytes) -> None:
        """Refuse to show the next deal of a day to a guest who hasn't finished the one before.

        Whoever isn't ranked has nothing to lose, and could look at all of them for somebody else.
        """
        if deal == 0 or await self.is_ranked(session, guest):
            return
        if not await self._store.has_finished(session.id, deal - 1, guest):
            raise MatchError("duplicate-in-order")

    async def _complete(self, session: Session, party: "Party", guest: bytes) -> None:
        """Refuse to begin before everybody is there; a room that has begun waits for nobody."""
        if session.teams:
            teams = await self.parties.teams(session, guest)
            if not (teams.ready or teams.begun):
                raise MatchError("duplicate-places-free")
        elif not pair_complete(party):
            raise MatchError("duplicate-partner-first")

    async def _note(self, session: Session, deal: int, guest: bytes, party: "Party | None") -> str:
        if party is None:
            noted = await self._store.begin(session.id, deal, guest, new_id())
        else:
            await self._complete(session, party, guest)
            noted = await self._store.parties.begin(party, deal, new_id())
        if noted is None:
            raise MatchError("duplicate-partner-first")
        return noted

    async def _bots_too(self, session: Session) -> None:
        """Let a room of bots play what the other has begun: nobody there would begin it."""
        begun = await self._store.parties.rounds(session.id)
        for room in await self.parties.bots_only(session):
            over = {one.deal for one in begun if one.party == room.id and one.over}
            for deal in sorted({one.deal for one in begun} - over):
                match = await self._store.parties.begin(room, deal, new_id())
                if match is None:
                    continue
                try:
                    await self.house.match(match)
                except NoMatch:
                    # With no room for more matches of bots it is tried at the next deal again.
                    with contextlib.suppress(Full):
                        await self._create(session, deal, match, None, {}, room)

    async def _create(
        self,
        session: Session,
        deal: int,
        id: str,
        guest: bytes | None,
        seated: dict[int, StoredSeat],
        party: "Party | None",
    ) -> "LiveMatch":
        secret, name = session.luck(deal)
        place = f"{WORD}/{session.id}/{deal}"
        match = StoredMatch(
            id=id, game=session.game, options=session.options,
            mode="bots" if party is None else "link" if seated else "watch", secret=secret,
            name=name, host=guest, created=wall_clock.now(), fair=FROM_A_SEED,
            contest=place if party is None else f"{place}/{_with(party)}",
        )  # fmt: skip
        seats = list[StoredSeat]()
        for at in range(session.rules.players):
            bot = seat_for(Place("bot", bot=session.level), guest or b"")
            seats.append(seated.get(at) or told_apart(bot, [*seats, *seated.values()]))
        try:
            return await self.house.create(match, seats)
        except Taken:
            return await self.house.match(id)

    # Who may see what.

    async def check(self, live: "LiveMatch", guest: bytes | None) -> None:
        """Let somebody look at a match; whoever may not is told that there is none."""
        place = place_in(live.kept.contest)
        if place is None or (guest is not None and live.has_part(guest)):
            return
        if not await self.may_see(await self.session(place[0]), place[1], guest):
            raise NoMatch("house-no-match")

    async def may_see(self, session: Session, deal: int, guest: bytes | None) -> bool:
        """Say whether a deal is open to somebody: they have finished it, or its time is over.

        Of teams it is open when both rooms have finished it: then nobody has it before them. What
        others did with a deal of the day is for those who are ranked, as the ranking is.
        """
        if session.is_over(wall_clock.now()):
            return True
        if session.teams:
            return await self.parties.both_finished(session, deal)
        if guest is None or not await self._store.has_finished(session.id, deal, guest):
            return False
        return await self.is_ranked(session, guest)


def _people(
    session: Session, deal: int, party: "Party | None", guest: bytes, name: str
) -> dict[int, tuple[bytes, str]]:
    """Who sits where in a deal, and what they are called; all others are bots."""
    if party is None:
        return {session.seat(deal): (guest, name)}
    seats = range(session.rules.players) if session.teams else session.seats(deal)
    return {seats[one.place]: (one.owner, one.name) for one in party.seats if one.owner is not None}


def _with(party: "Party") -> str:
    """With whom a match is played, as a word that leads nowhere: a pair's link is its own."""
    return "room" if "/" in party.id else "pair"


class Dealt(Struct, frozen=True):
    """A deal that somebody wants to play, and what they are called there."""

    session: Session
    deal: int
    name: str


class Joining(Struct, frozen=True):
    """Somebody who wants to play a pair's set, by its link."""

    pair: str
    name: str


class Sitting(Struct, frozen=True):
    """A place in a room of teams that somebody wants."""

    session: Session
    room: int
    seat: int
    name: str


class Pairing(Struct, frozen=True):
    """A set that somebody wants to play with a partner."""

    session: Session
    name: str


async def _play(asking: Asking, said: Dealt) -> "LiveMatch":
    guest, house = asking.asker.make_guest(), asking.house

    async def seating(owner: bytes, name: str) -> StoredSeat:
        hue = await house.persons.hue(owner)
        return StoredSeat(kind="person", name=name, owner=owner, hue=hue)

    return await house.duplicates.begin(said.session, said.deal, guest, said.name, seating)


async def _make(asking: Asking, said: Making) -> Session:
    if game_named(said.game).own and not asking.house.settings.own_rules:
        raise Refused(403, "house-no-own-rules")
    return await asking.house.duplicates.make(asking.asker.make_guest(), said)


async def _pair(asking: Asking, said: Pairing) -> "Party":
    guest, known = asking.asker.make_guest(), asking.house.duplicates.parties
    return await known.pair(said.session, guest, said.name)


async def _join(asking: Asking, said: Joining) -> Session:
    guest, known = asking.asker.make_guest(), asking.house.duplicates
    party = await known.parties.invited(said.pair)
    session = await known.session(party.session)
    await known.parties.join(session, party, guest, said.name)
    return session


async def _sit(asking: Asking, said: Sitting) -> None:
    guest, known = asking.asker.make_guest(), asking.house.duplicates.parties
    await known.sit(said.session, said.room, said.seat, guest, said.name)


async def _fill(asking: Asking, session: Session) -> None:
    await asking.house.duplicates.parties.fill(session, asking.guest)


async def _stand(asking: Asking, session: Session) -> None:
    await asking.house.duplicates.parties.stand(session, asking.guest)


PLAY_DEAL = Command("deal", anybody, _play, counts="start")

MAKE_SET = Command("set", anybody, _make, counts="start")

MAKE_PAIR = Command("pair", anybody, _pair, counts="start")

JOIN_PAIR = Command("join-pair", anybody, _join, counts="start")

TAKE_PLACE = Command("place", anybody, _sit, counts="start")

FILL_PLACES = Command("fill", anybody, _fill)

STAND_UP = Command("stand", anybody, _stand)
