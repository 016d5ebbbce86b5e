"""Match store: SQL of matches, entries, seats and deals."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, Final, TypeVar

import msgspec
from msgspec.structs import replace

from boneyard.i18n import TranslatedError
from boneyard.server.accounts.store import SqlAccountStore
from boneyard.server.analysis.store import HabitStore
from boneyard.server.cluster.membership import Membership
from boneyard.server.db.base import Announcement, ChangeCallback, SqlConnection, Statement
from boneyard.server.db.damage import SIGNS, Damaged, checked, found_at
from boneyard.server.db.group_commit import GroupCommit, WriteRequest
from boneyard.server.db.server_state import ServerState
from boneyard.server.duplicate.store import DuplicateStore
from boneyard.server.errors import StoreError
from boneyard.server.house_rules.store import OwnRulesStore
from boneyard.server.http.blocklist import BlocklistStore
from boneyard.server.lobby import store as offering
from boneyard.server.lobby.store import LobbyStore
from boneyard.server.matches import clock_store, results
from boneyard.server.matches import my_matches as own
from boneyard.server.matches.models import (
    ClockStore,
    LoadedMatch,
    MatchSearch,
    MatchUpdate,
    MyMatch,
    MyResult,
    StoredDeal,
    StoredEntry,
    StoredMatch,
    StoredSeat,
    UnattendedMatch,
)
from boneyard.server.notifications.store import SqlNotificationStore
from boneyard.server.puzzles.store import PuzzleStore
from boneyard.server.ratings.store import RatingStore
from boneyard.server.tournaments.store import TournamentStore

#: The latest deals whose round is over: a later deal has come, or the log ends with its end.
SELECT_DEALS: Final = """
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


def load_latest_deals(connection: SqlConnection, limit: int) -> list[StoredDeal]:
    """The deals of the latest rounds that are over, in games for several."""
    matches: dict[str, tuple[str, Any, tuple[str, ...]]] = {}
    found = []
    for match, events in connection.execute(SELECT_DEALS, (limit,)).fetchall():
        if match not in matches:
            about = "select game, options from matches where id = ?"
            game, options = connection.execute(about, (match,)).fetchone()
            seats = "select kind from seats where match = ? order by seat"
            kinds = tuple(kind for (kind,) in connection.execute(seats, (match,)))
            matches[match] = game, msgspec.json.decode(options), kinds
        (dealt, *_) = msgspec.json.decode(events, type=tuple[_Hands, ...])
        found.append(StoredDeal(*matches[match], dealt.hands))
    return found


log = logging.getLogger("boneyard.store")


T = TypeVar("T")


_MATCH_COLUMNS: Final = (
    "id, game, options, mode, secret, name, host, created, daily, follows, fair, sealed, clock, "
    "contest"
)


_INSERT_ENTRY: Final = (
    "insert into events (match, number, seat, act, events, at) values (?, ?, ?, ?, ?, ?)"
)


_INSERT_SEAT: Final = (
    "insert into seats (kind, name, owner, seed, bot, by_hand, seeded, match, seat) "
    "values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


#: What the rows of a log are made of.
_Entries = list[tuple[int, int | None, str, str, int]]


_UPDATE_SEAT: Final = (
    "update seats set kind = ?, name = ?, owner = ?, seed = ?, bot = ?, by_hand = ?, seeded = ? "
    "where match = ? and seat = ? and kind = ? and owner is ? and bot = ? and seeded is ? "
    # Another house may have dealt: no seed comes after that.
    "and (seeded is ? or not exists (select 1 from events where match = seats.match))"
)


#: Changes nothing, but only where a seat and its seed are as they are known.
_CHECK_SEAT: Final = (
    "update seats set seeded = seeded "
    "where match = ? and seat = ? and kind = ? and owner is ? and seeded is ?"
)


#: Matches that go on by themselves, and whether people play in them. (Joined so, SQLite never
#: begins with all that was ever played.)
_SELECT_UNATTENDED: Final = """
    select match,
        exists (select 1 from seats where seats.match = going.match and kind = 'person') as people
    from going cross join matches where matches.id = going.match
    order by people desc, created desc
"""


_ADD_UNATTENDED: Final = "insert into going values (?) on conflict do nothing"
_DROP_UNATTENDED: Final = "delete from going where match = ?"

_NO_UPDATE: Final = MatchUpdate()


#: So many of somebody's matches are looked at for the latest: by an index, however many there are.
MAX_RECENT_MATCHES: Final = 150


_SELECT_MATCHES: Final = (
    f"select {_MATCH_COLUMNS} from matches where id in "
    "(select match from mine where owner = ? order by at desc limit ?) "
    "order by created desc, id limit ?"
)


class SqlStore(ABC):
    """A store whose matches are in tables; a database says how they are read and written."""

    read_errors: ClassVar[tuple[type[Exception], ...]] = ()
    """What a database raises when it can't read."""

    def __init__(
        self,
        connection: SqlConnection,
        threads: int,
        keys: Callable[[str], bytes],
        timeout_seconds: float | None = None,
    ) -> None:
        """Read by so many threads; `keys` gives what the house must not forget.

        `longest`: seconds after which nobody waits any longer for a database that may hang.
        """
        self._reader, self._read_timeout_seconds = connection, timeout_seconds
        self._guest_key = keys("guests")
        parts = connection, self._read, self._write
        self.notifications = SqlNotificationStore(*parts, keys("vapid"))
        self.lobby = LobbyStore(*parts)
        self.own_rules = OwnRulesStore(*parts)
        self.puzzles = PuzzleStore(*parts)
        self.habits = HabitStore(*parts)
        self.results = results.ResultStore(*parts)
        self.tournaments = TournamentStore(*parts)
        self.blocklist = BlocklistStore(*parts)
        self.duplicates = DuplicateStore(*parts, keys("duplicate"))
        self.ratings = RatingStore(*parts)
        self.state = ServerState(*parts)
        self.accounts = SqlAccountStore(*parts)
        self.clocks: ClockStore = clock_store.SqlClockStore(*parts)
        self._read_pool = ThreadPoolExecutor(threads, "store-reader")
        self._group_commit = GroupCommit(self._commit, timeout_seconds)

    @property
    def membership(self) -> Membership | None:
        """Other houses with the same database."""
        return None

    @property
    def cpu_seconds(self) -> float:
        """Seconds that writing has taken of the processor."""
        return self._group_commit.cpu_seconds

    @property
    def wall_seconds(self) -> float:
        """Seconds that writing has taken by the clock, the disk included."""
        return self._group_commit.wall_seconds

    @property
    def commits(self) -> int:
        """How often something was committed."""
        return self._group_commit.commits

    @property
    def last_written(self) -> float:
        """When something was last committed, by the monotonic clock; -inf: the last try failed."""
        return self._group_commit.last_written

    @abstractmethod
    def _commit(self, group: list[WriteRequest]) -> None:
        """Commit a group, in the thread that writes; whoever of it fails has an `error` then."""

    @abstractmethod
    def _close_connections(self) -> None:
        """Close what is open."""

    @abstractmethod
    def _describe_error(self, error: Exception) -> str:
        """What the log may say of an error: nothing of what was to be written."""

    def _run_read(self, query: Callable[[], T]) -> T:
        """Read, in a thread that reads."""
        return query()

    async def create(
        self, match: StoredMatch, seats: Sequence[StoredSeat], update: MatchUpdate = _NO_UPDATE
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
            (f"insert into matches ({_MATCH_COLUMNS}) values ({marks})", values, True)
        ]
        for number, seat in enumerate(seats):
            statements.append((_INSERT_SEAT, (*_seat_values(seat), match.id, number), True))
        if match.delayed:
            statements.append(("insert into late values (?)", (match.id,), True))
        statements += _update_statements(match.id, update)
        news = None if match.follows is None else (match.follows, 0)
        if update.new_offer is None:
            await self._write(statements, match.id, exclusive=False, announcement=news)
        else:
            # Who else shows the same kind of table at this moment must be seen.
            statements.append(offering.put_offer(update.new_offer))
            await self._write(statements, announcement=news)

    async def append(self, match: str, update: MatchUpdate) -> None:
        """Add to a log; with the last entry of a match that is part of something, its result."""
        known: list[Statement] = [
            (_CHECK_SEAT, (match, at, one.kind, one.owner, one.seeded), True)
            for at, one in enumerate(update.seats)
        ]
        news = (match, update.entries[-1].number) if update.entries else None
        # The first deal is kept apart from seeds that come; then the log's key says who was first.
        await self._write(
            [*known, *_update_statements(match, update)],
            match,
            exclusive=bool(known),
            announcement=news,
        )

    async def update_seat(
        self,
        match: str,
        seat: int,
        new_seat: StoredSeat,
        old_seat: StoredSeat,
        update: MatchUpdate = _NO_UPDATE,
    ) -> None:
        """Change who sits in a seat, and write it in the log."""
        place = match, seat, old_seat.kind, old_seat.owner, old_seat.bot, old_seat.seeded
        values = (*_seat_values(new_seat), *place, new_seat.seeded)
        changes: list[Statement] = [(_UPDATE_SEAT, values, True)]
        changes += [*_update_statements(match, update), offering.delete_if_full(match)]
        await self._write(changes, match, announcement=(match, 0))

    async def list_unattended(self) -> list[UnattendedMatch]:
        """The matches that go on by themselves, those with people first, the latest of each."""
        return await self._read(
            lambda: [
                UnattendedMatch(id, not people)
                for id, people in self._reader.execute(_SELECT_UNATTENDED)
            ]
        )

    async def get_guest_key(self) -> bytes:
        """The key of the house's mark on guests' secrets."""
        return self._guest_key

    async def is_known_owner(self, owner: bytes) -> bool:
        """Say whether somebody has a seat, or has started a match."""
        sql = (
            "select exists (select 1 from seats where owner = ?1) "
            "or exists (select 1 from matches where host = ?1)"
        )
        return await self._read(lambda: bool(self._reader.execute(sql, (owner,)).fetchone()[0]))

    async def list_deals(self, limit: int) -> list[StoredDeal]:
        """The deals of the latest rounds that are over."""
        return await self._read(lambda: load_latest_deals(self._reader, limit))

    async def load(self, match: str) -> LoadedMatch | None:
        """Read a match with its whole log."""
        return await self._read(lambda: self._load(match))

    async def load_entries(self, match: str, since: int) -> list[StoredEntry]:
        """Read the entries of a log after this number."""
        return await self._read(lambda: self._load_entries(match, since))

    async def list_matches(self, owner: bytes, limit: int) -> list[StoredMatch]:
        """The latest matches of a guest, of those in which something has happened lately."""
        values = owner, MAX_RECENT_MATCHES, limit
        return await self._read(
            lambda: [_build_match(row) for row in self._reader.execute(_SELECT_MATCHES, values)]
        )

    async def search_matches(
        self, owner: bytes, search: MatchSearch, skip: int, limit: int
    ) -> list[MyMatch]:
        """A page of a guest's own matches, the latest first."""
        return await self._read(lambda: own.load_page(self._reader, owner, search, skip, limit))

    async def count_matches_by_stage(self, owner: bytes, limit: int) -> dict[str, int]:
        """How many matches a guest has at each stage, up to so many."""
        return await self._read(lambda: own.count_by_stage(self._reader, owner, limit))

    async def list_recent_games(self, owner: bytes, limit: int) -> list[str]:
        """The games of a guest's latest matches, the latest first."""
        return await self._read(lambda: own.load_recent_games(self._reader, owner, limit))

    async def list_results(self, owner: bytes, limit: int) -> list[MyResult]:
        """The latest results of a guest."""
        return await self._read(lambda: own.load_results(self._reader, owner, limit))

    async def set_par(self, match: str, best: int) -> None:
        """Note the best result of a game for one."""
        await self._write(own.put_par(match, best))

    @abstractmethod
    async def watch_changes(self, on_change: ChangeCallback) -> None:
        """Tell what other houses with the same database have committed, as long as it can."""

    async def clock(self) -> int | None:
        """What the database's own clock says; None: it has none."""
        return None

    async def wait_settled(self) -> None:
        """Wait for what was to be written and nobody waits for any longer."""
        await self._group_commit.wait_settled()

    async def close(self) -> None:
        """Write what is to be written, and let go of the database."""
        if await self._group_commit.close():
            self._read_pool.shutdown()
            self._close_connections()

    # Reading: on connections of its own, which no writer holds up.

    async def _read(self, query: Callable[[], T]) -> T:
        asked = asyncio.get_running_loop().run_in_executor(self._read_pool, self._run_read, query)
        try:
            return await asyncio.wait_for(asked, self._read_timeout_seconds)
        except self.read_errors as error:
            log.error("can't read: %s", self._describe_error(error))
            raise StoreError("store-unread") from None
        except TimeoutError:
            log.error("can't read: no answer")
            raise StoreError("store-unread") from None
        except SIGNS as error:
            if isinstance(error, TranslatedError):
                raise
            log.error("stored data is damaged: %s", found_at(error))
            raise Damaged from None

    def _load(self, match: str) -> LoadedMatch | None:
        rows = self._reader.execute(f"select {_MATCH_COLUMNS} from matches where id = ?", (match,))
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
        return LoadedMatch(
            replace(_build_match(row), delayed=late is not None),
            tuple(
                checked(
                    StoredSeat(
                        kind=k, name=n, owner=o, seed=s, bot=b, by_hand=bool(h), seeded=at, hue=hue
                    )
                )
                for k, n, o, s, b, h, at, hue in seats
            ),
            tuple(self._load_entries(match, 0)),
            after[0] if after else None,
            clock_store.load_clock(self._reader, match),
            clock_store.load_premoves(self._reader, match),
            offering.load_offer(self._reader, match),
        )

    def _load_entries(self, match: str, since: int) -> list[StoredEntry]:
        sql = (
            "select number, seat, act, events, at from events "
            "where match = ? and number > ? order by number"
        )
        rows = self._reader.execute(sql, (match, since)).fetchall()
        return [StoredEntry(*row) for row in msgspec.convert(rows, _Entries)]

    async def _write(
        self,
        statements: Sequence[Statement],
        lock_key: str = "",
        exclusive: bool = True,
        announcement: Announcement | None = None,
    ) -> None:
        await self._group_commit.write(WriteRequest(statements, lock_key, exclusive, announcement))


def _update_statements(match: str, update: MatchUpdate) -> list[Statement]:
    """The log, and all that changes with it: what isn't given costs no statement."""
    found: list[Statement] = [
        (_INSERT_ENTRY, (match, e.number, e.seat, e.act, e.events, e.at), True)
        for e in update.entries
    ]
    if update.needs_autoplay is not None:
        found.append(
            (_ADD_UNATTENDED if update.needs_autoplay else _DROP_UNATTENDED, (match,), False)
        )
    if update.list_rows is not None:
        found += own.put_rows(match, update.list_rows)
    if update.clock_state is not None:
        found.append(clock_store.put_clock(match, update.clock_state))
    if update.turn_change is not None:
        found += own.put_turn(match, update.turn_change)
    if update.result is not None:
        found.append(results.put_result(update.result))
    return found


def _seat_values(seat: StoredSeat) -> tuple[Any, ...]:
    fixed = seat.kind, seat.name, seat.owner, seat.seed, seat.bot
    return *fixed, int(seat.by_hand), seat.seeded


def _build_match(row: tuple[Any, ...]) -> StoredMatch:
    names = [name.strip() for name in _MATCH_COLUMNS.split(",")]
    values = dict(zip(names, row, strict=True))
    values["options"] = msgspec.json.decode(values["options"])
    if values["clock"] is not None:
        values["clock"] = tuple(msgspec.json.decode(values["clock"]))
    return checked(StoredMatch(**values))
