"""Match store: SQL of matches, entries, seats and deals."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, Final, TypeVar

import msgspec
from msgspec.structs import replace

from boneyard.i18n import Worded
from boneyard.server.accounts.store import PeopleTables
from boneyard.server.analysis.store import HabitTables
from boneyard.server.cluster.membership import Others
from boneyard.server.db.base import Asked, Heard, News, Statement
from boneyard.server.db.damage import SIGNS, Damaged, checked, found_at
from boneyard.server.db.group_commit import Groups, Wanted
from boneyard.server.db.server_state import ServerState
from boneyard.server.duplicate.store import Duplicates
from boneyard.server.errors import StoreError
from boneyard.server.house_rules.store import OwnRules
from boneyard.server.http.blocklist import KeptOut
from boneyard.server.lobby import store as offering
from boneyard.server.lobby.store import OpenTables
from boneyard.server.matches import clock_store, results
from boneyard.server.matches import my_matches as own
from boneyard.server.matches.models import (
    Clocks,
    Found,
    Kept,
    Opening,
    Search,
    StoredBanks,
    StoredDeal,
    StoredEntry,
    StoredGoing,
    StoredMatch,
    StoredMine,
    StoredSeat,
    StoredTurn,
    Tallied,
)
from boneyard.server.matches.results import StoredResult
from boneyard.server.notifications.store import ToldTables
from boneyard.server.puzzles.store import Schooling
from boneyard.server.ratings.store import RatingTables
from boneyard.server.tournaments.store import Tournaments

#: The latest deals whose round is over: a later deal has come, or the log ends with its end.
DEALS: Final = """
    select d.match, d.events from events d where d.act = 'deal' and (
        exists (select 1 from events where match = d.match and number > d.number and act = 'deal')
        or (select events like '%"round-ended"%' from events
            where match = d.match order by number desc limit 1)
    ) and exists (select 1 from seats where match = d.match and seat = 1)
    and (select contest from matches where id = d.match) not like '%/%'
    order by d.at desc limit ?
"""


class _Hands(msgspec.Struct):
    """As much of a deal as is wanted of old ones."""

    hands: tuple[tuple[str, ...], ...] = ()


def latest(reader: Asked, most: int) -> list[StoredDeal]:
    """The deals of the latest rounds that are over, in games for several."""
    matches: dict[str, tuple[str, Any, tuple[str, ...]]] = {}
    found = []
    for match, events in reader.execute(DEALS, (most,)).fetchall():
        if match not in matches:
            about = "select game, options from matches where id = ?"
            game, options = reader.execute(about, (match,)).fetchone()
            seats = "select kind from seats where match = ? order by seat"
            kinds = tuple(kind for (kind,) in reader.execute(seats, (match,)))
            matches[match] = game, msgspec.json.decode(options), kinds
        (dealt, *_) = msgspec.json.decode(events, type=tuple[_Hands, ...])
        found.append(StoredDeal(*matches[match], dealt.hands))
    return found


log = logging.getLogger("boneyard.store")


T = TypeVar("T")


_MATCH: Final = (
    "id, game, options, mode, secret, name, host, created, daily, follows, fair, sealed, clock, "
    "contest"
)


_ENTRY: Final = (
    "insert into events (match, number, seat, act, events, at) values (?, ?, ?, ?, ?, ?)"
)


_SEAT: Final = (
    "insert into seats (kind, name, owner, seed, bot, by_hand, seeded, match, seat) "
    "values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


#: What the rows of a log are made of.
_Entries = list[tuple[int, int | None, str, str, int]]


_RESEAT: Final = (
    "update seats set kind = ?, name = ?, owner = ?, seed = ?, bot = ?, by_hand = ?, seeded = ? "
    "where match = ? and seat = ? and kind = ? and owner is ? and bot = ? and seeded is ? "
    # Another house may have dealt: no seed comes after that.
    "and (seeded is ? or not exists (select 1 from events where match = seats.match))"
)


#: Changes nothing, but only where a seat and its seed are as they are known.
_AS_KNOWN: Final = (
    "update seats set seeded = seeded "
    "where match = ? and seat = ? and kind = ? and owner is ? and seeded is ?"
)


#: Matches that go on by themselves, and whether people play in them. (Joined so, SQLite never
#: begins with all that was ever played.)
_GOING: Final = """
    select match,
        exists (select 1 from seats where seats.match = going.match and kind = 'person') as people
    from going cross join matches where matches.id = going.match
    order by people desc, created desc
"""


#: So many of somebody's matches are looked at for the latest: by an index, however many there are.
LATELY: Final = 150


_OF_GUEST: Final = (
    f"select {_MATCH} from matches where id in "
    "(select match from mine where owner = ? order by at desc limit ?) "
    "order by created desc, id limit ?"
)


class Tables(ABC):
    """A store whose matches are in tables; a database says how they are read and written."""

    errors: ClassVar[tuple[type[Exception], ...]] = ()
    """What a database raises when it can't read."""

    def __init__(
        self,
        reader: Asked,
        threads: int,
        keys: Callable[[str], bytes],
        longest: float | None = None,
    ) -> None:
        """Read by so many threads; `keys` gives what the house must not forget.

        `longest`: seconds after which nobody waits any longer for a database that may hang.
        """
        self._reader, self._longest = reader, longest
        self._guest_key = keys("guests")
        parts = reader, self._read, self._write
        self.told = ToldTables(*parts, keys("vapid"))
        self.open_tables = OpenTables(*parts)
        self.own_rules = OwnRules(*parts)
        self.schooling = Schooling(*parts)
        self.habits = HabitTables(*parts)
        self.results = results.Results(*parts)
        self.tournaments = Tournaments(*parts)
        self.kept_out = KeptOut(*parts)
        self.duplicates = Duplicates(*parts, keys("duplicate"))
        self.ratings = RatingTables(*parts)
        self.state = ServerState(*parts)
        self.register = PeopleTables(*parts)
        self.clocks: Clocks = clock_store.ClockTables(*parts)
        self._reads = ThreadPoolExecutor(threads, "store-reader")
        self._groups = Groups(self._commit, longest)

    @property
    def others(self) -> Others | None:
        """Other houses with the same database."""
        return None

    @property
    def cpu(self) -> float:
        """Seconds that writing has taken of the processor."""
        return self._groups.cpu

    @property
    def took(self) -> float:
        """Seconds that writing has taken by the clock, the disk included."""
        return self._groups.took

    @property
    def commits(self) -> int:
        """How often something was committed."""
        return self._groups.commits

    @property
    def last_written(self) -> float:
        """When something was last committed, by the monotonic clock; -inf: the last try failed."""
        return self._groups.last_written

    @abstractmethod
    def _commit(self, group: list[Wanted]) -> None:
        """Commit a group, in the thread that writes; whoever of it fails has an `error` then."""

    @abstractmethod
    def _let_go(self) -> None:
        """Close what is open."""

    @abstractmethod
    def _reason(self, error: Exception) -> str:
        """What the log may say of an error: nothing of what was to be written."""

    def _asked(self, how: Callable[[], T]) -> T:
        """Read, in a thread that reads."""
        return how()

    async def create(
        self,
        match: StoredMatch,
        seats: Sequence[StoredSeat],
        going: bool = False,
        mine: Sequence[StoredMine] | None = None,
        banks: StoredBanks | None = None,
        opening: Opening | None = None,
    ) -> None:
        """Keep a new match with its seats."""
        options = msgspec.json.encode(match.options).decode()
        clock = msgspec.json.encode(match.clock).decode() if match.clock else None
        values = (
            match.id, match.game, options, match.mode, match.secret, match.name, match.host,
            match.created, match.daily, match.follows, match.fair, match.sealed, clock,
            match.contest,
        )  # fmt: skip
        marks = ", ".join("?" * len(values))
        statements: list[Statement] = [
            (f"insert into matches ({_MATCH}) values ({marks})", values, True)
        ]
        for number, seat in enumerate(seats):
            statements.append((_SEAT, (*_seat_values(seat), match.id, number), True))
        if match.late:
            statements.append(("insert into late values (?)", (match.id,), True))
        more = [*_going(match.id, going or None), *own.put(match.id, mine)]
        more += [*clock_store.put(match.id, banks), *offering.opened(opening)]
        # Who else shows the same kind of table at this moment must be seen.
        news = None if match.follows is None else (match.follows, 0)
        about = match.id if opening is None else ""
        await self._write([*statements, *more], about, apart=opening is not None, news=news)

    async def append(
        self,
        match: str,
        entries: Sequence[StoredEntry],
        going: bool | None = None,
        seats: Sequence[StoredSeat] = (),
        mine: Sequence[StoredMine] | None = None,
        banks: StoredBanks | None = None,
        result: StoredResult | None = None,
        turn: StoredTurn | None = None,
    ) -> None:
        """Add to a log; with the last entry of a match that is part of something, its result."""
        known: list[Statement] = [
            (_AS_KNOWN, (match, at, one.kind, one.owner, one.seeded), True)
            for at, one in enumerate(seats)
        ]
        more = [*_going(match, going), *own.put(match, mine), *clock_store.put(match, banks)]
        more += [*own.passed(match, turn), *results.put(result)]
        # The first deal is kept apart from seeds that come; then the log's key says who was first.
        statements = [*known, *_added(match, entries), *more]
        news = (match, entries[-1].number) if entries else None
        await self._write(statements, match, apart=bool(known), news=news)

    async def seat(
        self,
        match: str,
        seat: int,
        now: StoredSeat,
        was: StoredSeat,
        going: bool | None = None,
        mine: Sequence[StoredMine] | None = None,
        banks: StoredBanks | None = None,
        entries: Sequence[StoredEntry] = (),
    ) -> None:
        """Change who sits in a seat, and write it in the log."""
        place = match, seat, was.kind, was.owner, was.bot, was.seeded
        values = (*_seat_values(now), *place, now.seeded)
        more = [*_going(match, going), *own.put(match, mine), *clock_store.put(match, banks)]
        more.append(offering.full(match))
        statements = [(_RESEAT, values, True), *_added(match, entries), *more]
        await self._write(statements, match, news=(match, 0))

    async def going(self) -> list[StoredGoing]:
        """The matches that go on by themselves, those with people first, the latest of each."""
        return await self._read(
            lambda: [StoredGoing(id, not people) for id, people in self._reader.execute(_GOING)]
        )

    async def guest_key(self) -> bytes:
        """The key of the house's mark on guests' secrets."""
        return self._guest_key

    async def knows(self, owner: bytes) -> bool:
        """Say whether somebody has a seat, or has started a match."""
        sql = (
            "select exists (select 1 from seats where owner = ?1) "
            "or exists (select 1 from matches where host = ?1)"
        )
        return await self._read(lambda: bool(self._reader.execute(sql, (owner,)).fetchone()[0]))

    async def deals(self, most: int) -> list[StoredDeal]:
        """The deals of the latest rounds that are over."""
        return await self._read(lambda: latest(self._reader, most))

    async def load(self, match: str) -> Kept | None:
        """Read a match with its whole log."""
        return await self._read(lambda: self._load(match))

    async def log(self, match: str, since: int) -> list[StoredEntry]:
        """Read the entries of a log after this number."""
        return await self._read(lambda: self._entries(match, since))

    async def of_guest(self, owner: bytes, most: int) -> list[StoredMatch]:
        """The latest matches of a guest, of those in which something has happened lately."""
        values = owner, LATELY, most
        return await self._read(
            lambda: [_match(row) for row in self._reader.execute(_OF_GUEST, values)]
        )

    async def mine(self, owner: bytes, search: Search, skip: int, most: int) -> list[Found]:
        """A page of a guest's own matches, the latest first."""
        return await self._read(lambda: own.page(self._reader, owner, search, skip, most))

    async def mine_counts(self, owner: bytes, most: int) -> dict[str, int]:
        """How many matches a guest has at each stage, up to so many."""
        return await self._read(lambda: own.counts(self._reader, owner, most))

    async def mine_games(self, owner: bytes, most: int) -> list[str]:
        """The games of a guest's latest matches, the latest first."""
        return await self._read(lambda: own.games(self._reader, owner, most))

    async def tally(self, owner: bytes, most: int) -> list[Tallied]:
        """The latest results of a guest."""
        return await self._read(lambda: own.tally(self._reader, owner, most))

    async def par(self, match: str, best: int) -> None:
        """Note the best result of a game for one."""
        await self._write(own.par(match, best))

    @abstractmethod
    async def follow(self, heard: Heard) -> None:
        """Tell what other houses with the same database have committed, as long as it can."""

    async def clock(self) -> int | None:
        """What the database's own clock says; None: it has none."""
        return None

    async def settled(self) -> None:
        """Wait for what was to be written and nobody waits for any longer."""
        await self._groups.settled()

    async def close(self) -> None:
        """Write what is to be written, and let go of the database."""
        if await self._groups.close():
            self._reads.shutdown()
            self._let_go()

    # Reading: on connections of its own, which no writer holds up.

    async def _read(self, how: Callable[[], T]) -> T:
        asked = asyncio.get_running_loop().run_in_executor(self._reads, self._asked, how)
        try:
            return await asyncio.wait_for(asked, self._longest)
        except self.errors as error:
            log.error("can't read: %s", self._reason(error))
            raise StoreError("store-unread") from None
        except TimeoutError:
            log.error("can't read: no answer")
            raise StoreError("store-unread") from None
        except SIGNS as error:
            if isinstance(error, Worded):
                raise
            log.error("stored data is damaged: %s", found_at(error))
            raise Damaged from None

    def _load(self, match: str) -> Kept | None:
        rows = self._reader.execute(f"select {_MATCH} from matches where id = ?", (match,))
        row = rows.fetchone()
        if row is None:
            return None
        seats = self._reader.execute(
            "select kind, name, owner, seed, bot, by_hand, seeded, "
            "(select hue from people where person = seats.owner) "
            "from seats where match = ? order by seat",
            (match,),
        )
        following = self._reader.execute("select id from matches where follows = ?", (match,))
        after = following.fetchone()
        late = self._reader.execute("select 1 from late where match = ?", (match,)).fetchone()
        return Kept(
            replace(_match(row), late=late is not None),
            tuple(
                checked(
                    StoredSeat(
                        kind=k, name=n, owner=o, seed=s, bot=b, by_hand=bool(h), seeded=at, hue=hue
                    )
                )
                for k, n, o, s, b, h, at, hue in seats
            ),
            tuple(self._entries(match, 0)),
            after[0] if after else None,
            clock_store.of(self._reader, match),
            clock_store.later_of(self._reader, match),
            offering.of(self._reader, match),
        )

    def _entries(self, match: str, since: int) -> list[StoredEntry]:
        sql = (
            "select number, seat, act, events, at from events "
            "where match = ? and number > ? order by number"
        )
        rows = self._reader.execute(sql, (match, since)).fetchall()
        return [StoredEntry(*row) for row in msgspec.convert(rows, _Entries)]

    async def _write(
        self,
        statements: Sequence[Statement],
        about: str = "",
        apart: bool = True,
        news: News | None = None,
    ) -> None:
        await self._groups.write(Wanted(statements, about, apart, news))


def _added(match: str, entries: Sequence[StoredEntry]) -> list[Statement]:
    return [(_ENTRY, (match, e.number, e.seat, e.act, e.events, e.at), True) for e in entries]


def _going(match: str, going: bool | None) -> list[Statement]:
    if going is None:
        return []
    add, drop = (
        "insert into going values (?) on conflict do nothing",
        "delete from going where match = ?",
    )
    return [(add if going else drop, (match,), False)]


def _seat_values(seat: StoredSeat) -> tuple[Any, ...]:
    fixed = seat.kind, seat.name, seat.owner, seat.seed, seat.bot
    return *fixed, int(seat.by_hand), seat.seeded


def _match(row: tuple[Any, ...]) -> StoredMatch:
    names = [name.strip() for name in _MATCH.split(",")]
    values = dict(zip(names, row, strict=True))
    values["options"] = msgspec.json.decode(values["options"])
    if values["clock"] is not None:
        values["clock"] = tuple(msgspec.json.decode(values["clock"]))
    return checked(StoredMatch(**values))
