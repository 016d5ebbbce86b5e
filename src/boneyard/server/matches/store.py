"""Match store: SQL of matches, entries, seats and deals."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from boneyard.server.db.base_store import BaseStore, Row, SqlConnection, Statement, not_in
from boneyard.server.db.corruption import check_types
from boneyard.server.db.database import Database
from boneyard.server.matches import clock_store, premove_store, results
from boneyard.server.matches import my_matches as own
from boneyard.server.matches.models import (
    LoadedMatch,
    MatchSearch,
    MatchUpdate,
    MyMatch,
    MyResult,
    NewOffer,
    StoredDeal,
    StoredEntry,
    StoredMatch,
    StoredOffer,
    StoredSeat,
    UnattendedMatch,
)

OFFER_COLUMNS: Final = "match, alike, host, place, game, pace, stays, level, language, at, lapses"

_UPDATE_OFFER_COLUMNS: Final = ", ".join(
    f"{name} = excluded.{name}" for name in OFFER_COLUMNS.split(", ")[1:]
)

PUT_OFFER: Final = (
    f"insert into open_tables ({OFFER_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    f"on conflict (match) do update set {_UPDATE_OFFER_COLUMNS}"
)

#: Only if nothing alike waits but what the caller has seen already.
_PUT_FIRST_OFFER: Final = (
    f"insert into open_tables ({OFFER_COLUMNS}) select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? "
    "where not exists (select 1 from open_tables where alike = ?"
)

_DELETE_OFFER_IF_FULL: Final = (
    "delete from open_tables where match = ? "
    "and not exists (select 1 from seats where seats.match = open_tables.match and kind = 'open')"
)


def put_offer(new_offer: NewOffer) -> Statement:
    """Show a table that has just been started."""
    values = offer_values(new_offer.offer)
    if new_offer.known_matches is None:
        return PUT_OFFER, values, True
    sql = f"{_PUT_FIRST_OFFER}{not_in('match', new_offer.known_matches)})"
    return sql, (*values, new_offer.offer.alike, *new_offer.known_matches), True


def offer_values(offer: StoredOffer) -> tuple[object, ...]:
    """Give the values of `OFFER_COLUMNS`."""
    values = {name: getattr(offer, name) for name in OFFER_COLUMNS.split(", ")}
    return tuple({**values, "stays": int(offer.stays)}.values())


def delete_if_full(match: str) -> Statement:
    """Show a table no longer whose last seat has been taken."""
    return _DELETE_OFFER_IF_FULL, (match,), False


def load_offer(connection: SqlConnection, match: str) -> StoredOffer | None:
    """The offer of a match, if it is shown."""
    row = connection.execute(
        f"select {OFFER_COLUMNS} from open_tables where match = ?", (match,)
    ).fetchone()
    return None if row is None else build_offer(row)


def build_offer(row: Row) -> StoredOffer:
    """Read a row of `OFFER_COLUMNS`."""
    fields = dict(zip(OFFER_COLUMNS.split(", "), row, strict=True))
    return StoredOffer(**{**fields, "stays": bool(fields["stays"])})


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
    # Another process may have dealt: no seed comes after that.
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


#: So many of a player's matches are looked at for the latest: by an index, however many there are.
MAX_RECENT_MATCHES: Final = 150


_SELECT_MATCHES: Final = (
    f"select {_MATCH_COLUMNS} from matches where id in "
    "(select match from mine where owner = ? order by at desc limit ?) "
    "order by created desc, id limit ?"
)


#: So many of the latest matches are looked at for spectators.
MAX_WATCHABLE: Final = 200
_SELECT_WATCHABLE: Final = (
    "select w.match from (select match, since from watchable order by since desc limit ?) w "
    "where exists (select 1 from mine where mine.match = w.match and stage <> 'over' and at > ?) "
    "and not exists (select 1 from seats where seats.match = w.match and kind = 'open') "
    "order by w.since desc limit ?"
)


class MatchStore(BaseStore):
    """Matches with their seats and logs, their clocks and their results."""

    def __init__(self, database: Database) -> None:
        """Keep matches in this database."""
        super().__init__(database)
        self.clocks = clock_store.ClockStore(database)
        self.premoves = premove_store.PremoveStore(database)
        self.results = results.ResultStore(database)

    async def create(
        self, match: StoredMatch, seats: Sequence[StoredSeat], update: MatchUpdate = _NO_UPDATE
    ) -> None:
        """Keep a new match with its seats.

        Conflict if it follows a match that another one follows already, or if it is to be the
        first open table of its kind and isn't.
        """
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
        if match.watchable:
            public = "insert into watchable values (?, ?)", (match.id, match.created), True
            statements.append(public)
        statements += _update_statements(match.id, update)
        news = None if match.follows is None else (match.follows, 0)
        if update.new_offer is None:
            await self._write(statements, match.id, exclusive=False, announcement=news)
        else:
            # Who else shows the same kind of table at this moment must be seen.
            statements.append(put_offer(update.new_offer))
            await self._write(statements, announcement=news)

    async def append(self, match: str, update: MatchUpdate) -> None:
        """Add to a log; Conflict if one of these numbers is there already.

        Also if `update.seats` are given, and who sits there or when they added a seed has changed.
        """
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
        """Change who sits in a seat; Conflict if it has changed, or a seed comes after the deal."""
        place = match, seat, old_seat.kind, old_seat.owner, old_seat.bot, old_seat.seeded
        values = (*_seat_values(new_seat), *place, new_seat.seeded)
        changes: list[Statement] = [(_UPDATE_SEAT, values, True)]
        changes += [*_update_statements(match, update), delete_if_full(match)]
        await self._write(changes, match, announcement=(match, 0))

    async def list_unattended(self) -> list[UnattendedMatch]:
        """The matches that go on by themselves, those with people first, the latest of each."""
        return await self._read(
            lambda: [
                UnattendedMatch(id, not people)
                for id, people in self._connection.execute(_SELECT_UNATTENDED)
            ]
        )

    async def is_known_owner(self, owner: bytes) -> bool:
        """Say whether a player has a seat, or has started a match."""
        sql = (
            "select exists (select 1 from seats where owner = ?1) "
            "or exists (select 1 from matches where host = ?1)"
        )
        return await self._read(lambda: bool(self._connection.execute(sql, (owner,)).fetchone()[0]))

    async def list_deals(self, limit: int) -> list[StoredDeal]:
        """The deals of the latest rounds that are over."""
        return await self._read(lambda: load_latest_deals(self._connection, limit))

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
            lambda: [_build_match(row) for row in self._connection.execute(_SELECT_MATCHES, values)]
        )

    async def search_matches(
        self, owner: bytes, search: MatchSearch, skip: int, limit: int
    ) -> list[MyMatch]:
        """A page of a guest's own matches, the latest first."""
        return await self._read(lambda: own.load_page(self._connection, owner, search, skip, limit))

    async def count_matches_by_stage(self, owner: bytes, limit: int) -> dict[str, int]:
        """How many matches a guest has at each stage, up to so many."""
        return await self._read(lambda: own.count_by_stage(self._connection, owner, limit))

    async def list_recent_games(self, owner: bytes, limit: int) -> list[str]:
        """The games of a guest's latest matches, the latest first."""
        return await self._read(lambda: own.load_recent_games(self._connection, owner, limit))

    async def list_imported(self, owner: bytes, ids: Sequence[str]) -> tuple[set[str], int]:
        """Which of these matches a player has, played here or imported; how many are imported."""
        marks = ", ".join("?" * len(ids))
        sql = (
            "select mine.match, contest from mine join matches on matches.id = mine.match "
            f"where owner = ? and (contest like 'imported/%' or mine.match in ({marks or 'null'}))"
        )
        rows = await self._fetch_all(sql, owner, *ids)
        imported = {contest.partition("/")[2] for _, contest in rows if contest.startswith("imp")}
        return {match for match, _ in rows} | imported, len(imported)

    async def list_results(self, owner: bytes, limit: int) -> list[MyResult]:
        """The latest results of a guest."""
        return await self._read(lambda: own.load_results(self._connection, owner, limit))

    async def list_watchable(self, since: int, limit: int) -> list[str]:
        """The matches that spectators may find and in which a player moved lately."""
        rows = await self._fetch_all(_SELECT_WATCHABLE, MAX_WATCHABLE, since, limit)
        return [match for (match,) in rows]

    async def find_best_left(self, owner: bytes, game: str, limit: int) -> int | None:
        """The fewest tiles that a guest left in their latest games of a solitaire, if any."""
        return await self._read(lambda: own.load_best_left(self._connection, owner, game, limit))

    async def set_par(self, match: str, best: int) -> None:
        """Note the best result of a game for one."""
        await self._write(own.put_par(match, best))

    def _load(self, match: str) -> LoadedMatch | None:
        rows = self._connection.execute(
            f"select {_MATCH_COLUMNS} from matches where id = ?", (match,)
        )
        row = rows.fetchone()
        if row is None:
            return None
        seats = self._connection.execute(
            "select kind, name, owner, seed, bot, by_hand, seeded, "
            "(select hue from people where person = seats.owner), "
            "coalesce((select avatar from people where person = seats.owner), '') "
            "from seats where match = ? order by seat",
            (match,),
        )
        following = self._connection.execute("select id from matches where follows = ?", (match,))
        after = following.fetchone()
        late = self._connection.execute("select 1 from late where match = ?", (match,)).fetchone()
        return LoadedMatch(
            replace(_build_match(row), delayed=late is not None),
            tuple(
                check_types(
                    StoredSeat(
                        kind=k,
                        name=n,
                        owner=o,
                        seed=s,
                        bot=b,
                        by_hand=bool(h),
                        seeded=at,
                        hue=hue,
                        avatar=avatar,
                    )
                )
                for k, n, o, s, b, h, at, hue, avatar in seats
            ),
            tuple(self._load_entries(match, 0)),
            after[0] if after else None,
            clock_store.load_clock(self._connection, match),
            premove_store.load_premoves(self._connection, match),
            load_offer(self._connection, match),
        )

    def _load_entries(self, match: str, since: int) -> list[StoredEntry]:
        sql = (
            "select number, seat, act, events, at from events "
            "where match = ? and number > ? order by number"
        )
        rows = self._connection.execute(sql, (match, since)).fetchall()
        return [StoredEntry(*row) for row in msgspec.convert(rows, _Entries)]


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


def _seat_values(seat: StoredSeat) -> tuple[object, ...]:
    fixed = seat.kind, seat.name, seat.owner, seat.seed, seat.bot
    return *fixed, int(seat.by_hand), seat.seeded


def _build_match(row: Row) -> StoredMatch:
    names = [name.strip() for name in _MATCH_COLUMNS.split(",")]
    values = dict(zip(names, row, strict=True))
    values["options"] = msgspec.json.decode(values["options"])
    if values["clock"] is not None:
        values["clock"] = tuple(msgspec.json.decode(values["clock"]))
    return check_types(StoredMatch(**values))
