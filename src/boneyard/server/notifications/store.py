"""Notification store: channels, wishes and the queue."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from boneyard.core.time_controls import TimeBanks
from boneyard.server.db.base_store import BaseStore, Row, SqlConnection, Statement
from boneyard.server.db.database import Database
from boneyard.server.db.notification_outbox import queue_notification
from boneyard.server.errors import Conflict
from boneyard.server.matches import clock_store
from boneyard.server.matches import my_matches as own
from boneyard.server.matches.models import MyMatch


class Channel(Struct, frozen=True, kw_only=True):
    """One way in which a player wants to be notified."""

    owner: bytes
    kind: str
    """push, mail, hook or feed"""
    address: str
    """An address of a push service, of mail, or of a program; a feed's own secret."""
    keys: Mapping[str, str] = {}
    """What is needed to send there."""
    origin: str = ""
    """Where the server was found by the player who asked for it."""
    language: str = "en"
    wants: tuple[str, ...] = ()
    created: int = 0
    confirmed: bool = True
    """Whether it is known to be the owner's."""
    next: int | None = None
    """When the next digest is due."""
    device: bytes | None = None
    """The device that gets pushes until it is signed out."""
    id: int = 0

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<{self.kind} {self.id}>"


class Notification(Struct, frozen=True):
    """Something that is still to be told, once for each way."""

    channel: Channel
    match: str
    kind: str
    at: int
    due: int
    tries: int


_CHANNEL_COLUMNS: Final = (
    "owner, kind, address, keys, origin, language, wants, created, confirmed, next, device, id"
)

_PUT_CHANNEL: Final = (
    "insert into ways (owner, kind, address, keys, origin, language, wants, created, confirmed, "
    "next, device) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "on conflict (kind, address, owner) do update set "
    "keys = excluded.keys, device = excluded.device, origin = excluded.origin, "
    "language = excluded.language, "
    "wants = excluded.wants, "
    "confirmed = case when ways.confirmed = 1 then 1 else excluded.confirmed end, "
    "next = excluded.next, failed = 0"
)

#: A browser tells one person: the player who used it before gets none there any more.
_DELETE_OF_OTHERS: Final = "delete from ways where kind = 'push' and address = ? and owner <> ?"

_DELETE_SURPLUS: Final = (
    "delete from ways where owner = ?1 and kind = ?2 and id not in "
    "(select id from ways where owner = ?1 and kind = ?2 order by id desc limit ?3)"
)

_UPDATE_CHANNEL: Final = (
    "update ways set language = ?, wants = ?, confirmed = ?, next = ? where id = ? and owner = ?"
)

_COUNT_FAILURE: Final = "update ways set failed = failed + 1 where id = ?"

_DELETE_FAILING: Final = "delete from ways where id = ? and failed >= ?"

_DUE: Final = (
    f"select {', '.join('ways.' + name for name in _CHANNEL_COLUMNS.split(', '))}, match, "
    f"notices.kind, at, "
    "due, tries from notices join ways on ways.id = way where due <= ? order by due, way limit ?"
)

#: A notice as it was found: one that has come since in its place is another one.
_IS_SAME: Final = "way = ? and match = ? and kind = ? and at = ?"

_CLAIM: Final = f"update notices set due = ?, tries = tries + 1 where {_IS_SAME} and due = ?"

_RESCHEDULE: Final = f"update notices set due = ?, tries = ? where {_IS_SAME}"

_DELETE_NOTIFICATION: Final = f"delete from notices where {_IS_SAME}"

_SELECT_MATCH: Final = (
    f"select {own.ROW_COLUMNS} from mine join matches on matches.id = mine.match "
    "where mine.match = ? and mine.owner = ?"
)

#: A match that a player is challenged to: it isn't in their list before they sit down.
_SELECT_CHALLENGE: Final = (
    "select match, game, 'others', since, null, null, null, mode, created, daily "
    "from offers join matches on matches.id = match where match = ? and person = ? "
    "and refused is null "
    "and exists (select 1 from seats where seats.match = offers.match and kind = 'open')"
)

#: Where bots only wait, no one does.
_SELECT_WAITING: Final = (
    f"select {own.ROW_COLUMNS} from mine join matches on matches.id = mine.match "
    "where mine.owner = ?1 and mine.stage = 'yours' and exists (select 1 from seats "
    "where seats.match = mine.match and kind <> 'open' and owner <> ?1) "
    "order by mine.at desc limit ?2"
)


#: How many waiting matches are counted at most.
MAX_WAITING_COUNT: Final = 99


def count_waiting_matches(connection: SqlConnection, owner: bytes, limit: int) -> int:
    """How many matches there are in which other people wait for a player, up to a limit."""
    sql = f"select count(*) from ({_SELECT_WAITING}) as waiting"
    return int(connection.execute(sql, (owner, limit)).fetchone()[0])


class NotificationStore(BaseStore):
    """Ways and notices, beside the matches."""

    def __init__(self, database: Database) -> None:
        """Use the connections of a store."""
        super().__init__(database)
        self.vapid = database.server_keys["vapid"]

    async def add_channel(self, channel: Channel, limit: int) -> None:
        """Keep a way, or what has changed of it; of more than so many the oldest goes."""
        keys = msgspec.json.encode(channel.keys).decode()
        values = (
            channel.owner, channel.kind, channel.address, keys, channel.origin, channel.language,
            " ".join(channel.wants), channel.created, int(channel.confirmed), channel.next,
            channel.device,
        )  # fmt: skip
        await self._write(
            [
                (_DELETE_OF_OTHERS, (channel.address, channel.owner), False),
                (_PUT_CHANNEL, values, True),
                (_DELETE_SURPLUS, (channel.owner, channel.kind, limit), False),
            ]
        )

    async def list_channels(self, owner: bytes) -> list[Channel]:
        """The ways of a player, the oldest first."""
        return await self._query_channels("owner = ? order by id", (owner,))

    async def find_by_address(self, kind: str, address: str) -> Channel | None:
        """The way with this address."""
        found = await self._query_channels("kind = ? and address = ? limit 1", (kind, address))
        return found[0] if found else None

    async def find_by_id(self, id: int) -> Channel | None:
        """The way with this number."""
        found = await self._query_channels("id = ?", (id,))
        return found[0] if found else None

    async def list_due_digests(self, before: int, limit: int) -> list[Channel]:
        """The ways whose digest is due, the earliest first."""
        return await self._query_channels("next <= ? order by next limit ?", (before, limit))

    async def _query_channels(self, where: str, values: tuple[object, ...]) -> list[Channel]:
        sql = f"select {_CHANNEL_COLUMNS} from ways where {where}"
        return [_build_channel(row) for row in await self._fetch_all(sql, *values)]

    async def update_channel(self, channel: Channel) -> None:
        """Store the events of a channel, its language, and when it is due."""
        wants = " ".join(channel.wants)
        values = (
            channel.language,
            wants,
            int(channel.confirmed),
            channel.next,
            channel.id,
            channel.owner,
        )
        await self._write([(_UPDATE_CHANNEL, values, False)])

    async def set_language(self, owner: bytes, language: str) -> None:
        """Send all notifications of a player in another language from now on."""
        sql = "update ways set language = ? where owner = ?"
        await self._write([(sql, (language, owner), False)])

    async def remove_channel(self, id: int) -> None:
        """Forget a way, and what was to be told there."""
        await self._write([("delete from ways where id = ?", (id,), False)])

    async def record_failure(self, id: int, limit: int) -> None:
        """Note that a way didn't work; after so many times without success it is forgotten."""
        await self._write([(_COUNT_FAILURE, (id,), False), (_DELETE_FAILING, (id, limit), False)])

    async def list_due(self, before: int, limit: int) -> list[Notification]:
        """What is to be told by now, the earliest first."""
        rows = await self._fetch_all(_DUE, before, limit)
        return [Notification(_build_channel(row[:12]), *row[12:]) for row in rows]

    async def claim(self, notification: Notification, until: int) -> bool:
        """Take it on oneself to tell something; False if another process has."""
        try:
            await self._write([(_CLAIM, (until, *_identity(notification), notification.due), True)])
        except Conflict:
            return False
        return True

    async def reschedule(self, notification: Notification, due: int, tries: int) -> None:
        """Try again then."""
        await self._write([(_RESCHEDULE, (due, tries, *_identity(notification)), False)])

    async def mark_done(self, notification: Notification, *, reached: bool) -> None:
        """It has been told, or needn't be any more."""
        well: Statement = (
            "update ways set failed = 0 where id = ?",
            (notification.channel.id,),
            False,
        )
        await self._write(
            [(_DELETE_NOTIFICATION, _identity(notification), False), *([well] if reached else [])]
        )

    async def schedule_digest(self, channel: Channel, next: int) -> bool:
        """Note when the next digest is due; False if another process has."""
        sql = "update ways set next = ? where id = ? and next = ?"
        try:
            await self._write([(sql, (next, channel.id, channel.next), True)])
        except Conflict:
            return False
        return True

    async def find_match(self, match: str, owner: bytes) -> MyMatch | None:
        """How a match stands for a player, or for the player who is challenged to it."""
        found = await self._query_matches(owner, _SELECT_MATCH, (match, owner))
        found = found or await self._query_matches(owner, _SELECT_CHALLENGE, (match, owner))
        return found[0] if found else None

    async def list_waiting_matches(self, owner: bytes, limit: int) -> list[MyMatch]:
        """The matches in which other people wait for a player, the latest first."""
        return await self._query_matches(owner, _SELECT_WAITING, (owner, limit))

    async def has_mail_address(self, owner: bytes, address: str) -> bool:
        """Say whether an account has confirmed this address as its own."""
        return bool(
            await self._fetch_all(
                "select 1 from people where person = ? and mail = ?", owner, address
            )
        )

    async def count_waiting_matches(self, owner: bytes, limit: int) -> int:
        """How many matches there are in which other people wait for a player, up to a limit."""
        return await self._read(lambda: count_waiting_matches(self._connection, owner, limit))

    async def _query_matches(
        self, owner: bytes, sql: str, values: tuple[object, ...]
    ) -> list[MyMatch]:
        def read() -> list[MyMatch]:
            rows = self._connection.execute(sql, values).fetchall()
            return own.load_my_matches(self._connection, owner, rows)

        return await self._read(read)

    async def find_deadline(self, match: str) -> int | None:
        """When the time of the player who is to move in a match is used up."""
        kept = await self._read(lambda: clock_store.load_clock(self._connection, match))
        return (
            None
            if kept is None
            else TimeBanks(kept.remaining, kept.running_seat, kept.running_since).deadline
        )

    async def queue(self, match: str, owners: Sequence[bytes], kind: str, at: int) -> None:
        """Queue something that no step has caused."""
        await self._write([queue_notification(match, owner, kind, at, at) for owner in owners])


def _identity(notification: Notification) -> tuple[object, ...]:
    return notification.channel.id, notification.match, notification.kind, notification.at


def _build_channel(row: Row) -> Channel:
    values = dict(zip(_CHANNEL_COLUMNS.split(", "), row, strict=True))
    values["keys"] = msgspec.json.decode(values["keys"])
    values["wants"] = tuple(values["wants"].split())
    values["confirmed"] = bool(values["confirmed"])
    return Channel(**values)
