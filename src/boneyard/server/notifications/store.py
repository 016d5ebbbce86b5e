"""Notification store: channels, wishes and the queue."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from boneyard.core.clocks import Banks
from boneyard.server.db.base import Asked, Reader, Rows, Statement, Write
from boneyard.server.db.outbox import queued
from boneyard.server.errors import Taken
from boneyard.server.matches import clock_store
from boneyard.server.matches import my_matches as own
from boneyard.server.matches.models import Found


class Way(Struct, frozen=True, kw_only=True):
    """One way in which somebody wants to be told."""

    owner: bytes
    kind: str
    """push, mail, hook or feed"""
    address: str
    """An address of a push service, of mail, or of a program; a feed's own secret."""
    keys: Mapping[str, str] = {}
    """What is needed to send there."""
    origin: str = ""
    """Where the house was found by whoever asked for it."""
    language: str = "en"
    wants: tuple[str, ...] = ()
    created: int = 0
    confirmed: bool = True
    """Whether it is known to be the owner's."""
    next: int | None = None
    """When the next digest is due."""
    device: bytes | None = None
    """The device that is told: when that is signed out, it isn't any more."""
    id: int = 0

    def __repr__(self) -> str:
        """Say nothing that is secret."""
        return f"<{self.kind} {self.id}>"


class Notice(Struct, frozen=True):
    """Something that is still to be told, once for each way."""

    way: Way
    match: str
    kind: str
    at: int
    due: int
    tries: int


class Told(Protocol):
    """The questions about being told; what is written is committed when it returns."""

    vapid: bytes
    """What the house's key for push services is made of; always the same."""

    async def add(self, way: Way, most: int) -> None:
        """Keep a way, or what has changed of it; of more than so many the oldest goes."""
        ...

    async def of(self, owner: bytes) -> list[Way]:
        """The ways of somebody, the oldest first."""
        ...

    async def by_address(self, kind: str, address: str) -> Way | None:
        """The way with this address."""
        ...

    async def by_id(self, id: int) -> Way | None:
        """The way with this number."""
        ...

    async def change(self, way: Way) -> None:
        """Keep what somebody wants to be told, in which language, and when."""
        ...

    async def speak(self, owner: bytes, language: str) -> None:
        """Tell somebody everything in another language from now on."""
        ...

    async def drop(self, id: int) -> None:
        """Forget a way, and what was to be told there."""
        ...

    async def failed(self, id: int, most: int) -> None:
        """Note that a way didn't work; after so many times without success it is forgotten."""
        ...

    async def due(self, before: int, most: int) -> list[Notice]:
        """What is to be told by now, the earliest first."""
        ...

    async def claim(self, notice: Notice, until: int) -> bool:
        """Take it on oneself to tell something; False if another house has."""
        ...

    async def later(self, notice: Notice, due: int, tries: int) -> None:
        """Try again then."""
        ...

    async def done(self, notice: Notice, *, reached: bool) -> None:
        """It has been told, or needn't be any more."""
        ...

    async def digests(self, before: int, most: int) -> list[Way]:
        """The ways whose digest is due, the earliest first."""
        ...

    async def digested(self, way: Way, next: int) -> bool:
        """Note when the next digest is due; False if another house has."""
        ...

    async def stands(self, match: str, owner: bytes) -> Found | None:
        """How a match stands for somebody."""
        ...

    async def awaits(self, owner: bytes, most: int) -> list[Found]:
        """The matches in which other people wait for somebody, the latest first."""
        ...

    async def deadline(self, match: str) -> int | None:
        """When the time of whoever is to move in a match is used up; None: it has no clock."""
        ...

    async def remind(self, match: str, owners: Sequence[bytes], kind: str, at: int) -> None:
        """Queue something that no step has caused."""
        ...


_WAY: Final = (
    "owner, kind, address, keys, origin, language, wants, created, confirmed, next, device, id"
)

_ADD: Final = (
    "insert into ways (owner, kind, address, keys, origin, language, wants, created, confirmed, "
    "next, device) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "on conflict (kind, address, owner) do update set "
    "keys = excluded.keys, device = excluded.device, origin = excluded.origin, "
    "language = excluded.language, "
    "wants = excluded.wants, "
    "confirmed = case when ways.confirmed = 1 then 1 else excluded.confirmed end, "
    "next = excluded.next, failed = 0"
)

#: A browser tells one person: whoever used it before isn't told there any more.
_ONLY_THEIRS: Final = "delete from ways where kind = 'push' and address = ? and owner <> ?"

_FEW: Final = (
    "delete from ways where owner = ?1 and kind = ?2 and id not in "
    "(select id from ways where owner = ?1 and kind = ?2 order by id desc limit ?3)"
)

_CHANGE: Final = (
    "update ways set language = ?, wants = ?, confirmed = ?, next = ? where id = ? and owner = ?"
)

_FAILED: Final = "update ways set failed = failed + 1 where id = ?"

_HOPELESS: Final = "delete from ways where id = ? and failed >= ?"

_DUE: Final = (
    f"select {', '.join('ways.' + name for name in _WAY.split(', '))}, match, notices.kind, at, "
    "due, tries from notices join ways on ways.id = way where due <= ? order by due, way limit ?"
)

#: A notice as it was found: one that has come since in its place is another one.
_THIS: Final = "way = ? and match = ? and kind = ? and at = ?"

_CLAIM: Final = f"update notices set due = ?, tries = tries + 1 where {_THIS} and due = ?"

_LATER: Final = f"update notices set due = ?, tries = ? where {_THIS}"

_DONE: Final = f"delete from notices where {_THIS}"

_STANDS: Final = (
    f"select {own.ROW} from mine join matches on matches.id = mine.match "
    "where mine.match = ? and mine.owner = ?"
)

#: A match that somebody is challenged to: it isn't in their list before they sit down.
_OFFERED: Final = (
    "select match, game, 'others', since, null, null, null, mode, created, daily "
    "from offers join matches on matches.id = match where match = ? and person = ? "
    "and refused is null "
    "and exists (select 1 from seats where seats.match = offers.match and kind = 'open')"
)

#: Where bots only wait, nobody does.
_AWAITS: Final = (
    f"select {own.ROW} from mine join matches on matches.id = mine.match "
    "where mine.owner = ?1 and mine.stage = 'yours' and exists (select 1 from seats "
    "where seats.match = mine.match and kind <> 'open' and owner <> ?1) "
    "order by mine.at desc limit ?2"
)


class ToldTables(Rows):
    """Ways and notices, beside the matches."""

    def __init__(self, connection: Asked, read: Reader, write: Write, vapid: bytes) -> None:
        """Use the connections of a store."""
        super().__init__(connection, read, write)
        self.vapid = vapid

    async def add(self, way: Way, most: int) -> None:
        """Keep a way, or what has changed of it; of more than so many the oldest goes."""
        keys = msgspec.json.encode(way.keys).decode()
        values = (
            way.owner, way.kind, way.address, keys, way.origin, way.language,
            " ".join(way.wants), way.created, int(way.confirmed), way.next,
            way.device,
        )  # fmt: skip
        await self._write(
            [
                (_ONLY_THEIRS, (way.address, way.owner), False),
                (_ADD, values, True),
                (_FEW, (way.owner, way.kind, most), False),
            ]
        )

    async def of(self, owner: bytes) -> list[Way]:
        """The ways of somebody, the oldest first."""
        return await self._ways("owner = ? order by id", (owner,))

    async def by_address(self, kind: str, address: str) -> Way | None:
        """The way with this address."""
        found = await self._ways("kind = ? and address = ? limit 1", (kind, address))
        return found[0] if found else None

    async def by_id(self, id: int) -> Way | None:
        """The way with this number."""
        found = await self._ways("id = ?", (id,))
        return found[0] if found else None

    async def digests(self, before: int, most: int) -> list[Way]:
        """The ways whose digest is due, the earliest first."""
        return await self._ways("next <= ? order by next limit ?", (before, most))

    async def _ways(self, where: str, values: tuple[Any, ...]) -> list[Way]:
        sql = f"select {_WAY} from ways where {where}"
        return [_way(row) for row in await self._rows(sql, *values)]

    async def change(self, way: Way) -> None:
        """Keep what somebody wants to be told, in which language, and when."""
        wants = " ".join(way.wants)
        values = way.language, wants, int(way.confirmed), way.next, way.id, way.owner
        await self._write([(_CHANGE, values, False)])

    async def speak(self, owner: bytes, language: str) -> None:
        """Tell somebody everything in another language from now on."""
        sql = "update ways set language = ? where owner = ?"
        await self._write([(sql, (language, owner), False)])

    async def drop(self, id: int) -> None:
        """Forget a way, and what was to be told there."""
        await self._write([("delete from ways where id = ?", (id,), False)])

    async def failed(self, id: int, most: int) -> None:
        """Note that a way didn't work; after so many times without success it is forgotten."""
        await self._write([(_FAILED, (id,), False), (_HOPELESS, (id, most), False)])

    async def due(self, before: int, most: int) -> list[Notice]:
        """What is to be told by now, the earliest first."""
        rows = await self._rows(_DUE, before, most)
        return [Notice(_way(row[:12]), *row[12:]) for row in rows]

    async def claim(self, notice: Notice, until: int) -> bool:
        """Take it on oneself to tell something; False if another house has."""
        try:
            await self._write([(_CLAIM, (until, *_this(notice), notice.due), True)])
        except Taken:
            return False
        return True

    async def later(self, notice: Notice, due: int, tries: int) -> None:
        """Try again then."""
        await self._write([(_LATER, (due, tries, *_this(notice)), False)])

    async def done(self, notice: Notice, *, reached: bool) -> None:
        """It has been told, or needn't be any more."""
        well: Statement = "update ways set failed = 0 where id = ?", (notice.way.id,), False
        await self._write([(_DONE, _this(notice), False), *([well] if reached else [])])

    async def digested(self, way: Way, next: int) -> bool:
        """Note when the next digest is due; False if another house has."""
        sql = "update ways set next = ? where id = ? and next = ?"
        try:
            await self._write([(sql, (next, way.id, way.next), True)])
        except Taken:
            return False
        return True

    async def stands(self, match: str, owner: bytes) -> Found | None:
        """How a match stands for somebody, or for whoever is challenged to it."""
        found = await self._found(owner, _STANDS, (match, owner))
        found = found or await self._found(owner, _OFFERED, (match, owner))
        return found[0] if found else None

    async def awaits(self, owner: bytes, most: int) -> list[Found]:
        """The matches in which other people wait for somebody, the latest first."""
        return await self._found(owner, _AWAITS, (owner, most))

    async def _found(self, owner: bytes, sql: str, values: tuple[Any, ...]) -> list[Found]:
        def read() -> list[Found]:
            rows = self._connection.execute(sql, values).fetchall()
            return [own.found(self._connection, owner, row) for row in rows]

        return await self._read(read)

    async def deadline(self, match: str) -> int | None:
        """When the time of whoever is to move in a match is used up."""
        kept = await self._read(lambda: clock_store.of(self._connection, match))
        return None if kept is None else Banks(kept.left, kept.seat, kept.since).deadline

    async def remind(self, match: str, owners: Sequence[bytes], kind: str, at: int) -> None:
        """Queue something that no step has caused."""
        await self._write([queued(match, owner, kind, at, at) for owner in owners])


def _this(notice: Notice) -> tuple[Any, ...]:
    return notice.way.id, notice.match, notice.kind, notice.at


def _way(row: tuple[Any, ...]) -> Way:
    values = dict(zip(_WAY.split(", "), row, strict=True))
    values["keys"] = msgspec.json.decode(values["keys"])
    values["wants"] = tuple(values["wants"].split())
    values["confirmed"] = bool(values["confirmed"])
    return Way(**values)
