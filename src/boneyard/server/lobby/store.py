"""Lobby store: a row for each open table."""

from collections.abc import Mapping
from typing import Final

import msgspec
from msgspec import Struct

from boneyard.core.options import Value
from boneyard.server.db.base_store import BaseStore, Row, SqlConnection, Statement
from boneyard.server.matches.models import StoredOffer
from boneyard.server.matches.store import OFFER_COLUMNS, PUT_OFFER, build_offer, offer_values

_DELETE: Final = "delete from open_tables where match = ?"

_SET_EXPIRY: Final = "update open_tables set lapses = ? where match = ?"

_DELETE_EXPIRED: Final = "delete from open_tables where lapses <= ?"

_SEATS: Final = "select kind, name, owner, bot from seats where match = ? order by seat"

_OFFER: Final = ", ".join(f"open_tables.{name}" for name in OFFER_COLUMNS.split(", "))

_SELECT_JOINED: Final = (
    f"select {_OFFER}, options, contest "
    "from open_tables join matches on matches.id = open_tables.match "
)

SELECT_LISTED: Final = f"{_SELECT_JOINED} where stays = ? order by at desc limit ?"

SELECT_OF_GAME: Final = (
    f"{_SELECT_JOINED} where open_tables.game = ? and stays = ? order by at desc limit ?"
)

SELECT_ALIKE: Final = f"{_SELECT_JOINED} where alike = ? and alike <> '' order by at limit ?"

#: Whom a player has blocked, and who has blocked them.
SELECT_BLOCKED: Final = (
    "select other from blocks where person = ?1 union select person from blocks where other = ?1"
)

COUNT_TABLES: Final = (
    "select count(*) from open_tables",
    "select count(*) from open_tables where host = ?",
    "select count(*) from open_tables where place = ?",
)


class WaitingTable(Struct, frozen=True):
    """An open table as it is listed: the offer, the options, who sits there."""

    offer: StoredOffer
    options: Mapping[str, Value]
    seats: tuple[tuple[str, str, bytes | None, str], ...]
    """Kind, name, owner and bot of each."""
    contest: str = ""
    """What the match is part of."""

    @property
    def owners(self) -> frozenset[bytes]:
        """A player at the table."""
        return frozenset(owner for _, _, owner, _ in self.seats if owner is not None)


def count_open_tables(connection: SqlConnection) -> int:
    """How many tables the lobby shows."""
    return int(connection.execute(COUNT_TABLES[0]).fetchone()[0])


class LobbyStore(BaseStore):
    """The open tables, beside the matches."""

    async def save(self, offer: StoredOffer) -> None:
        """Show a table."""
        await self._write([(PUT_OFFER, offer_values(offer), True)])

    async def remove(self, match: str) -> None:
        """Show a table no longer."""
        await self._write([(_DELETE, (match,), False)])

    async def extend(self, expiry_by_match: Mapping[str, int]) -> None:
        """Their hosts are there: let them lapse later."""
        rows: list[Statement] = [
            (_SET_EXPIRY, (at, match), False) for match, at in expiry_by_match.items()
        ]
        if rows:
            await self._write(rows)

    async def remove_expired(self, now: int) -> None:
        """Show those no longer whose hosts have gone."""
        await self._write([(_DELETE_EXPIRED, (now,), False)])

    async def list_all(self) -> list[StoredOffer]:
        """Every open table: there are never more than a server has room for."""
        return [
            build_offer(row)
            for row in await self._fetch_all(f"select {OFFER_COLUMNS} from open_tables")
        ]

    async def list_tables(self, game: str, correspondence: bool, limit: int) -> list[WaitingTable]:
        """The latest tables of a game ('': of any), the latest first."""
        if game:
            return await self._query(SELECT_OF_GAME, (game, int(correspondence), limit))
        return await self._query(SELECT_LISTED, (int(correspondence), limit))

    async def list_alike(self, pairing_key: str, limit: int) -> list[WaitingTable]:
        """The tables where the same is played, those first that wait longest."""
        return await self._query(SELECT_ALIKE, (pairing_key, limit))

    async def list_blocked(self, guest: bytes) -> frozenset[bytes]:
        """The people whom a player doesn't meet, because one of them doesn't wish to."""
        return frozenset(other for (other,) in await self._fetch_all(SELECT_BLOCKED, guest))

    async def count(self) -> int:
        """How many there are."""
        return await self._read(lambda: count_open_tables(self._connection))

    async def count_for_limits(self, host: bytes, address_hash: bytes) -> tuple[int, int, int]:
        """How many there are: of all, of a host, from a place."""
        values: tuple[tuple[bytes, ...], ...] = ((), (host,), (address_hash,))

        def count() -> list[int]:
            pairs = zip(COUNT_TABLES, values, strict=True)
            return [self._connection.execute(sql, args).fetchone()[0] for sql, args in pairs]

        all_, hosts, places = await self._read(count)
        return all_, hosts, places

    async def _query(self, sql: str, values: tuple[object, ...]) -> list[WaitingTable]:
        return await self._read(lambda: self._read_tables(sql, values))

    def _read_tables(self, sql: str, values: tuple[object, ...]) -> list[WaitingTable]:
        rows = self._connection.execute(sql, values).fetchall()
        return [self._build_table(row[:-2], *row[-2:]) for row in rows]

    def _build_table(self, row: Row, options: str, contest: str) -> WaitingTable:
        offer = build_offer(row)
        seats = tuple(self._connection.execute(_SEATS, (offer.match,)).fetchall())
        return WaitingTable(
            offer, msgspec.json.decode(options, type=dict[str, Value]), seats, contest
        )
