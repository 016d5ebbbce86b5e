"""The log in one SQLite file: one thread writes, and commits whatever has come together."""

import asyncio
import contextlib
import logging
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from boneyard.server.store import (
    Clocks,
    Found,
    Kept,
    Search,
    StoredBanks,
    StoredDeal,
    StoredEntry,
    StoredGoing,
    StoredMatch,
    StoredMine,
    StoredSeat,
    StoreError,
    Taken,
    Tallied,
    clocks,
)
from boneyard.server.store import deals as dealing
from boneyard.server.store import mine as own
from boneyard.server.store import open_tables as offering
from boneyard.server.store.migrate import migrate
from boneyard.server.store.notices import Statement
from boneyard.server.store.open_tables import Opening, OpenTables
from boneyard.server.store.own_rules import OwnRules
from boneyard.server.store.place import Place, make_private
from boneyard.server.store.register import SqliteRegister
from boneyard.server.store.told import ToldTables
from boneyard.words import why

log = logging.getLogger("boneyard.store")

T = TypeVar("T")

#: The most that is committed together.
GROUP: Final = 500

_MATCH: Final = (
    "id, game, options, mode, secret, name, host, created, daily, follows, fair, sealed, clock"
)
_ENTRY: Final = (
    "insert into events (match, number, seat, act, events, at) values (?, ?, ?, ?, ?, ?)"
)
_SEAT: Final = (
    "insert into seats (kind, name, owner, seed, bot, by_hand, seeded, match, seat) "
    "values (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
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
#: Matches that go on by themselves, and whether people play in them.
_GOING: Final = """
    select match,
        exists (select 1 from seats where seats.match = going.match and kind = 'person') as people
    from going join matches on matches.id = going.match
    order by people desc, created desc
"""


class _Wanted:
    """Statements that go together, and who waits for them."""

    __slots__ = ("error", "future", "loop", "statements")

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements = statements
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()
        self.error: StoreError | None = None


def _connect(path: str, patience: float, durable: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False
    )
    connection.execute("pragma journal_mode = wal")
    connection.execute(f"pragma synchronous = {'full' if durable else 'normal'}")
    connection.execute("pragma foreign_keys = on")
    return connection


def _key(connection: sqlite3.Connection, name: str) -> bytes:
    """A key that is made once for a file."""
    made = "insert or ignore into house values (?, ?)"
    connection.execute(made, (name, secrets.token_bytes(32)))
    found: bytes
    (found,) = connection.execute("select value from house where name = ?", (name,)).fetchone()
    return found


class SqliteStore:
    """Matches in one file."""

    def __init__(self, path: str | Path, patience: float = 2.0, durable: bool = True) -> None:
        """Open the file, and bring it up to date.

        `patience`: seconds to wait for another program that writes. `durable`: what is
        acknowledged survives a power cut too, not just the end of this process.
        """
        try:
            make_private(Path(path))
            self._writer = _connect(str(path), patience, durable)
            migrate(self._writer)
            self._reader = _connect(str(path), patience, durable)
            self._reader.execute("pragma query_only = on")
            self._guest_key = _key(self._writer, "guests")
            self.told = ToldTables(
                self._read, self._write, self._reader, _key(self._writer, "vapid")
            )
            self.open_tables = OpenTables(self._read, self._write, self._reader)
            self.own_rules = OwnRules(self._reader, self._read, self._write)
            self._place = Place(Path(path).absolute())
            self.register = SqliteRegister(self._reader, self._read, self._write)
            self.clocks: Clocks = clocks.SqliteClocks(self._reader, self._read, self._write)
        except (sqlite3.Error, OSError) as error:
            raise StoreError("store-unusable", path=str(path), why=why(error)) from None
        self.cpu = 0.0
        """Seconds that writing has taken of the processor."""
        self.took = 0.0
        """Seconds that writing has taken by the clock, the disk included."""
        self.commits = 0
        self._queue: queue.SimpleQueue[_Wanted | None] = queue.SimpleQueue()
        self._reads = ThreadPoolExecutor(1, "store-reader")
        self._thread = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._thread.start()
        self._closed = False

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
        more += [*clocks.put(match.id, banks), *offering.opened(opening)]
        await self._write([*statements, *more])

    async def append(
        self,
        match: str,
        entries: Sequence[StoredEntry],
        going: bool | None = None,
        seats: Sequence[StoredSeat] = (),
        mine: Sequence[StoredMine] | None = None,
        banks: StoredBanks | None = None,
    ) -> None:
        """Add to a log."""
        known: list[Statement] = [
            (_AS_KNOWN, (match, at, one.kind, one.owner, one.seeded), True)
            for at, one in enumerate(seats)
        ]
        more = [*_going(match, going), *own.put(match, mine), *clocks.put(match, banks)]
        await self._write([*known, *_added(match, entries), *more])

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
        more = [*_going(match, going), *own.put(match, mine), *clocks.put(match, banks)]
        more.append(offering.full(match))
        await self._write([(_RESEAT, values, True), *_added(match, entries), *more])

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
        return await self._read(lambda: dealing.latest(self._reader, most))

    async def load(self, match: str) -> Kept | None:
        """Read a match with its whole log."""
        return await self._read(lambda: self._load(match))

    async def log(self, match: str, since: int) -> list[StoredEntry]:
        """Read the entries of a log after this number."""
        return await self._read(lambda: self._entries(match, since))

    async def of_guest(self, owner: bytes, most: int) -> list[StoredMatch]:
        """The latest matches of a guest."""
        sql = (
            f"select {_MATCH} from matches where host = ?1 or id in "
            "(select match from seats where owner = ?1) order by created desc limit ?2"
        )
        return await self._read(
            lambda: [_match(row) for row in self._reader.execute(sql, (owner, most))]
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

    async def close(self) -> None:
        """Write what is to be written, and let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reads.shutdown()
        self._reader.close()
        self._writer.close()

    # Reading: one thread, on a connection of its own, which no writer holds up.

    async def _read(self, how: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reads, how)
        except sqlite3.Error as error:
            log.error("can't read: %s", error)
            raise StoreError("store-unread") from None

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
                StoredSeat(
                    kind=k, name=n, owner=o, seed=s, bot=b, by_hand=bool(h), seeded=at, hue=hue
                )
                for k, n, o, s, b, h, at, hue in seats
            ),
            tuple(self._entries(match, 0)),
            after[0] if after else None,
            clocks.of(self._reader, match),
            clocks.later_of(self._reader, match),
            offering.of(self._reader, match),
        )

    def _entries(self, match: str, since: int) -> list[StoredEntry]:
        sql = (
            "select number, seat, act, events, at from events "
            "where match = ? and number > ? order by number"
        )
        return [StoredEntry(*row) for row in self._reader.execute(sql, (match, since))]

    # Writing: everything that has come while the last group was written is the next group.

    async def _write(self, statements: Sequence[Statement]) -> None:
        if self._closed:
            raise StoreError("store-closing")
        wanted = _Wanted(statements)
        self._queue.put(wanted)
        await wanted.future

    def _write_all(self) -> None:
        open_ = True
        while open_:
            group = [self._queue.get()]
            while len(group) < GROUP and not self._queue.empty():
                group.append(self._queue.get())
            open_ = None not in group
            started, began = time.thread_time(), time.perf_counter()
            wanted = [one for one in group if one is not None]
            if wanted:
                self._commit(wanted)
                self.commits += 1
            self.cpu += time.thread_time() - started
            self.took += time.perf_counter() - began
            for one in wanted:
                with contextlib.suppress(RuntimeError):  # whoever waited is gone, loop and all
                    one.loop.call_soon_threadsafe(_told, one.future, one.error)

    def _commit(self, group: list[_Wanted]) -> None:
        if not self._place.still_there():
            log.error("can't write: the file has been deleted, moved or replaced")
            for one in group:
                one.error = StoreError("store-gone")
            return
        try:
            self._writer.execute("begin immediate")
            for one in group:
                self._do(one)
            self._writer.execute("commit")
            if not self._place.still_there():  # it went in this very moment
                raise sqlite3.OperationalError("the file has gone while it was written")
        except sqlite3.Error as error:
            log.error("can't write: %s", error)
            if self._writer.in_transaction:
                self._writer.execute("rollback")
            for one in group:
                one.error = StoreError("store-unwritten")

    def _do(self, wanted: _Wanted) -> None:
        """Do what belongs together, or none of it; the rest of the group goes on."""
        alone = len(wanted.statements) == 1
        if not alone:
            self._writer.execute("savepoint one")
        try:
            for sql, values, must in wanted.statements:
                if self._writer.execute(sql, values).rowcount < 1 and must:
                    raise sqlite3.IntegrityError
        except sqlite3.IntegrityError:
            if not alone:
                self._writer.execute("rollback to one")
            wanted.error = Taken("store-taken")
        if not alone:
            self._writer.execute("release one")


def _told(future: asyncio.Future[None], error: StoreError | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def _added(match: str, entries: Sequence[StoredEntry]) -> list[Statement]:
    return [(_ENTRY, (match, e.number, e.seat, e.act, e.events, e.at), True) for e in entries]


def _going(match: str, going: bool | None) -> list[Statement]:
    if going is None:
        return []
    add, drop = "insert or ignore into going values (?)", "delete from going where match = ?"
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
    return StoredMatch(**values)
