"""Tables with a seat for anybody: a row for each, and no row for any other match."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from boneyard.server.db.base import Asked, Rows, Statement, besides
from boneyard.server.matches.models import Opening, StoredOffer

_FIELDS: Final = "match, alike, host, place, game, pace, stays, level, language, at, lapses"

_NEWS: Final = ", ".join(f"{name} = excluded.{name}" for name in _FIELDS.split(", ")[1:])

_PUT: Final = (
    f"insert into open_tables ({_FIELDS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    f"on conflict (match) do update set {_NEWS}"
)

#: Only if nothing alike waits but what the asker has seen already.
_PUT_FIRST: Final = (
    f"insert into open_tables ({_FIELDS}) select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? "
    "where not exists (select 1 from open_tables where alike = ?"
)

_FULL: Final = (
    "delete from open_tables where match = ? "
    "and not exists (select 1 from seats where seats.match = open_tables.match and kind = 'open')"
)

_GONE: Final = "delete from open_tables where match = ?"

_SEEN: Final = "update open_tables set lapses = ? where match = ?"

_LAPSED: Final = "delete from open_tables where lapses <= ?"

_SEATS: Final = "select kind, name, owner, bot from seats where match = ? order by seat"

_ROW: Final = (
    f"select {', '.join('open_tables.' + name for name in _FIELDS.split(', '))}, options, contest "
)

_JOINED: Final = f"{_ROW} from open_tables join matches on matches.id = open_tables.match "

LISTED: Final = f"{_JOINED} where stays = ? order by at desc limit ?"

OF_GAME: Final = f"{_JOINED} where open_tables.game = ? and stays = ? order by at desc limit ?"

ALIKE: Final = f"{_JOINED} where alike = ? and alike <> '' order by at limit ?"

#: Whom somebody has blocked, and who has blocked them.
APART: Final = (
    "select other from blocks where person = ?1 union select person from blocks where other = ?1"
)

COUNTS: Final = (
    "select count(*) from open_tables",
    "select count(*) from open_tables where host = ?",
    "select count(*) from open_tables where place = ?",
)


class Waiting(Struct, frozen=True):
    """An open table as it is listed: the offer, the options, who sits there."""

    offer: StoredOffer
    options: Mapping[str, Any]
    seats: tuple[tuple[str, str, bytes | None, str], ...]
    """Kind, name, owner and bot of each."""
    contest: str = ""
    """What the match is part of."""

    @property
    def people(self) -> frozenset[bytes]:
        """Whoever one would sit with."""
        return frozenset(owner for _, _, owner, _ in self.seats if owner is not None)


def opened(opening: Opening | None) -> list[Statement]:
    """Show a table that has just been started, if it is to be shown."""
    if opening is None:
        return []
    values = _values(opening.offer)
    if opening.unlike is None:
        return [(_PUT, values, True)]
    sql = f"{_PUT_FIRST}{besides('match', opening.unlike)})"
    return [(sql, (*values, opening.offer.alike, *opening.unlike), True)]


def _values(offer: StoredOffer) -> tuple[Any, ...]:
    values = {name: getattr(offer, name) for name in _FIELDS.split(", ")}
    return tuple({**values, "stays": int(offer.stays)}.values())


def full(match: str) -> Statement:
    """Show a table no longer whose last seat has been taken."""
    return _FULL, (match,), False


def of(reader: Asked, match: str) -> StoredOffer | None:
    """The offer of a match, if it is shown."""
    row = reader.execute(f"select {_FIELDS} from open_tables where match = ?", (match,)).fetchone()
    return None if row is None else _offer(row)


def _offer(row: Sequence[Any]) -> StoredOffer:
    fields = dict(zip(_FIELDS.split(", "), row, strict=True))
    return StoredOffer(**{**fields, "stays": bool(fields["stays"])})


class OpenTables(Rows):
    """The open tables, beside the matches."""

    async def put(self, offer: StoredOffer) -> None:
        """Show a table."""
        await self._write([(_PUT, _values(offer), True)])

    async def withdraw(self, match: str) -> None:
        """Show a table no longer."""
        await self._write([(_GONE, (match,), False)])

    async def seen(self, lapses: Mapping[str, int]) -> None:
        """Their hosts are there: let them lapse later."""
        rows: list[Statement] = [(_SEEN, (at, match), False) for match, at in lapses.items()]
        if rows:
            await self._write(rows)

    async def lapse(self, now: int) -> None:
        """Show those no longer whose hosts have gone."""
        await self._write([(_LAPSED, (now,), False)])

    async def all(self) -> list[StoredOffer]:
        """Every open table: there are never more than a house has room for."""
        return [_offer(row) for row in await self._rows(f"select {_FIELDS} from open_tables")]

    async def listed(self, game: str, stays: bool, most: int) -> list[Waiting]:
        """The latest tables of a game ('': of any), the latest first."""
        if game:
            return await self._waiting(OF_GAME, (game, int(stays), most))
        return await self._waiting(LISTED, (int(stays), most))

    async def alike(self, alike: str, most: int) -> list[Waiting]:
        """The tables where the same is played, those first that wait longest."""
        return await self._waiting(ALIKE, (alike, most))

    async def apart(self, guest: bytes) -> frozenset[bytes]:
        """The people whom somebody doesn't meet, because one of them doesn't wish to."""
        return frozenset(other for (other,) in await self._rows(APART, guest))

    async def count(self) -> int:
        """How many there are."""
        return int((await self._rows(COUNTS[0]))[0][0])

    async def counts(self, host: bytes, place: bytes) -> tuple[int, int, int]:
        """How many there are: of all, of a host, from a place."""
        values: tuple[tuple[bytes, ...], ...] = ((), (host,), (place,))

        def count() -> list[int]:
            pairs = zip(COUNTS, values, strict=True)
            return [self._connection.execute(sql, args).fetchone()[0] for sql, args in pairs]

        all_, hosts, places = await self._read(count)
        return all_, hosts, places

    async def _waiting(self, sql: str, values: tuple[Any, ...]) -> list[Waiting]:
        return await self._read(lambda: self._found(sql, values))

    def _found(self, sql: str, values: tuple[Any, ...]) -> list[Waiting]:
        rows = self._connection.execute(sql, values).fetchall()
        return [self._told(row[:-2], *row[-2:]) for row in rows]

    def _told(self, row: Sequence[Any], options: str, contest: str) -> Waiting:
        offer = _offer(row)
        seats = tuple(self._connection.execute(_SEATS, (offer.match,)).fetchall())
        return Waiting(offer, msgspec.json.decode(options, type=dict[str, Any]), seats, contest)
