"""People in the SQLite file."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

from boneyard.server.store.owned import Statement, merged
from boneyard.server.store.persons import Device, Key, Merge, Person

T = TypeVar("T")

_PERSON: Final = "person, since, name, hue, language, mail"
_DEVICE: Final = "token, person, label, since, seen, ended"
_PUT_PERSON: Final = (
    f"insert into people ({_PERSON}) values (?, ?, ?, ?, ?, ?) on conflict (person) do update set "
    "name = excluded.name, hue = excluded.hue, language = excluded.language, mail = excluded.mail"
)
_ADD_DEVICE: Final = f"insert into devices ({_DEVICE}) values (?, ?, ?, ?, ?, ?)"
#: An old secret is nobody's from now on, whether it was known as a device or not.
_END_OLD: Final = f"{_ADD_DEVICE} on conflict (token) do update set ended = excluded.ended"
#: Whether somebody has a way back that isn't this device.
_KEPT: Final = (
    "select exists (select 1 from keys where person = ?1) "
    "or exists (select 1 from passkeys where person = ?1) "
    "or exists (select 1 from people where person = ?1 and mail is not null) "
    "or exists (select 1 from devices where person = ?1 and ended is null and token is not ?2)"
)


class Reader(Protocol):
    """Asks in a thread of its own."""

    def __call__(self, how: Callable[[], T], /) -> Awaitable[T]:
        """Ask, and wait for the answer."""
        ...


class SqliteRegister:
    """People in one file; its store says how to read and write there."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        read: Reader,
        write: Callable[[Sequence[Statement]], Awaitable[None]],
    ) -> None:
        """Read by this connection, in the store's own thread."""
        self._connection, self._read, self._write = connection, read, write

    async def _rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._read(lambda: self._connection.execute(sql, values).fetchall())

    async def person(self, person: bytes) -> Person | None:
        """Somebody who is kept."""
        rows = await self._rows(f"select {_PERSON} from people where person = ?", person)
        return _person(rows[0]) if rows else None

    async def put_person(self, person: Person) -> None:
        """Keep somebody, or what has changed of them."""
        await self._write([(_PUT_PERSON, _person_values(person), True)])

    async def device(self, token: bytes) -> Device | None:
        """The device with this secret, ended or not."""
        rows = await self._rows(f"select {_DEVICE} from devices where token = ?", token)
        return _device(rows[0]) if rows else None

    async def devices(self, person: bytes) -> list[Device]:
        """Where somebody is signed in, the latest first."""
        sql = f"select {_DEVICE} from devices where person = ? and ended is null "
        return [_device(row) for row in await self._rows(f"{sql} order by since desc", person)]

    async def add_device(self, device: Device) -> None:
        """Note a device; one that is known already stays as it is."""
        sql = f"{_ADD_DEVICE} on conflict (token) do nothing"
        await self._write([(sql, _device_values(device), False)])

    async def see_device(self, token: bytes, day: int) -> None:
        """Note the day of the last sign of a device."""
        await self._write([("update devices set seen = ? where token = ?", (day, token), False)])

    async def end_devices(self, tokens: Sequence[bytes], at: int) -> None:
        """Sign devices out, for good."""
        sql = "update devices set ended = ? where token = ? and ended is null"
        await self._write([(sql, (at, token), False) for token in tokens])

    async def kept(self, person: bytes, besides: bytes | None) -> bool:
        """Say whether somebody could come back if this device were lost."""
        return bool((await self._rows(_KEPT, person, besides))[0][0])

    async def keys(self, person: bytes) -> list[Key]:
        """The key links of somebody, the latest first."""
        sql = "select secret, person, since from keys where person = ? order by since desc"
        return [Key(*row) for row in await self._rows(sql, person)]

    async def key(self, secret: bytes) -> Key | None:
        """The key with this secret."""
        rows = await self._rows("select secret, person, since from keys where secret = ?", secret)
        return Key(*rows[0]) if rows else None

    async def add_key(self, key: Key) -> None:
        """Keep a new key."""
        await self._write([("insert into keys values (?, ?, ?)", _values(key), True)])

    async def drop_key(self, person: bytes, secret: bytes) -> None:
        """Revoke a key."""
        sql = "delete from keys where person = ? and secret = ?"
        await self._write([(sql, (person, secret), False)])

    async def sign_in(self, device: Device, old: Device | None, merge: Merge | None) -> None:
        """Sign a device in in the place of an old one; a guest's matches may come along."""
        statements: list[Statement] = []
        if old is not None:
            statements.append((_END_OLD, _device_values(old), True))
        if merge is not None:
            statements += merged(merge, device.since)
        await self._write([*statements, (_ADD_DEVICE, _device_values(device), True)])


def _values(thing: Key) -> tuple[Any, ...]:
    return thing.secret, thing.person, thing.since


def _person(row: tuple[Any, ...]) -> Person:
    person, since, name, hue, language, mail = row
    return Person(person=person, since=since, name=name, hue=hue, language=language, mail=mail)


def _person_values(one: Person) -> tuple[Any, ...]:
    return one.person, one.since, one.name, one.hue, one.language, one.mail


def _device(row: tuple[Any, ...]) -> Device:
    token, person, label, since, seen, ended = row
    return Device(
        token=token, person=person, label=label, since=since, seen=seen, ended=ended
    )  # fmt: skip


def _device_values(one: Device) -> tuple[Any, ...]:
    return one.token, one.person, one.label, one.since, one.seen, one.ended
