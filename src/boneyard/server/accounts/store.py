"""People in tables."""

from collections.abc import Sequence
from typing import Any, Final

from boneyard.server.accounts.models import Code, Device, Key, Merge, Passkey, Person
from boneyard.server.accounts.ownership import OWNED, left, merged
from boneyard.server.db.base import Statement
from boneyard.server.db.damage import checked
from boneyard.server.errors import Taken
from boneyard.server.friends.store import FriendTables

_PERSON: Final = "person, since, name, hue, language, mail"
_DEVICE: Final = "token, person, label, since, seen, ended"
_PASSKEY: Final = "id, person, public, count, label, since"
_PUT_PERSON: Final = (
    f"insert into people ({_PERSON}) values (?, ?, ?, ?, ?, ?) on conflict (person) do update set "
    "name = excluded.name, hue = excluded.hue, language = excluded.language, mail = excluded.mail"
)
_ADD_DEVICE: Final = f"insert into devices ({_DEVICE}) values (?, ?, ?, ?, ?, ?)"
#: An old secret is nobody's from now on, whether it was known as a device or not.
_END_OLD: Final = f"{_ADD_DEVICE} on conflict (token) do update set ended = excluded.ended"
#: Whoever chooses a language is told in it.
_SPEAK: Final = "update ways set language = ? where owner = ? and ? <> ''"
#: A browser tells whoever uses it.
_TOLD_THERE: Final = (
    "update ways set owner = ?1, device = ?2 where device = ?3 and not exists ("
    "select 1 from ways o where o.kind = ways.kind and o.address = ways.address "
    "and o.id <> ways.id and (o.owner = ?1 or (o.device = ?3 and o.id < ways.id)))"
)
#: Whether somebody has a way back that isn't this device.
_KEPT: Final = (
    "select exists (select 1 from keys where person = ?1) "
    "or exists (select 1 from passkeys where person = ?1) "
    "or exists (select 1 from people where person = ?1 and mail is not null) "
    "or exists (select 1 from devices where person = ?1 and ended is null and token is not ?2)"
)
#: Goes up when who has an account may be another than before: rankings depend on it.
_ACCOUNTS: Final[Statement] = (
    "insert into rating_turns values ('accounts', 1) "
    "on conflict (name) do update set turn = rating_turns.turn + 1", (), False,
)  # fmt: skip


#: Matches that aren't over in which other people play.
_WAITED_FOR: Final = (
    "select distinct s.match from seats s join mine m on m.match = s.match and m.owner = s.owner "
    "where s.owner = ?1 and m.stage <> 'over' and exists (select 1 from seats o "
    "where o.match = s.match and (o.kind <> 'bot' or o.owner is not null) and o.owner is not ?1)"
)
#: What somebody gets of their matches.
_MATCHES: Final = (
    "select m.match, m.game, stage, at, won, score, against, created, daily "
    "from mine m join matches on matches.id = m.match where m.owner = ? order by created"
)


class PeopleTables(FriendTables):
    """People, beside the matches."""

    async def person(self, person: bytes) -> Person | None:
        """Somebody who is kept."""
        rows = await self._rows(f"select {_PERSON} from people where person = ?", person)
        return _person(rows[0]) if rows else None

    async def put_person(self, person: Person) -> None:
        """Keep somebody, or what has changed of them."""
        spoken = _SPEAK, (person.language, person.person, person.language), False
        await self._write([(_PUT_PERSON, _person_values(person), True), spoken, _ACCOUNTS])

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
        quiet = "delete from ways where device = ?"  # nothing is told there any more
        ended: list[Statement] = [(sql, (at, token), False) for token in tokens]
        await self._write([*ended, *((quiet, (token,), False) for token in tokens)])

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

    async def add_key(self, key: Key, most: int) -> None:
        """Keep a new key; `Taken` if its person has so many already."""
        few = "(select count(*) from keys where person = ?2) < ?4"
        sql = f"insert into keys select ?1, ?2, ?3 where {few}"
        await self._write([(sql, (*_values(key), most), True)])

    async def drop_key(self, person: bytes, secret: bytes) -> None:
        """Revoke a key."""
        sql = "delete from keys where person = ? and secret = ?"
        await self._write([(sql, (person, secret), False)])

    async def passkeys(self, person: bytes) -> list[Passkey]:
        """The passkeys of somebody, the latest first."""
        sql = f"select {_PASSKEY} from passkeys where person = ? order by since desc"
        return [Passkey(*row) for row in await self._rows(sql, person)]

    async def passkey(self, id: bytes) -> Passkey | None:
        """The passkey with this id."""
        rows = await self._rows(f"select {_PASSKEY} from passkeys where id = ?", id)
        return Passkey(*rows[0]) if rows else None

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a new passkey."""
        one = passkey
        values = one.id, one.person, one.public, one.count, one.label, one.since
        sql = f"insert into passkeys ({_PASSKEY}) values (?, ?, ?, ?, ?, ?)"
        await self._write([(sql, values, True), _ACCOUNTS])

    async def count_passkey(self, id: bytes, count: int) -> None:
        """Note how often a passkey has signed."""
        await self._write([("update passkeys set count = ? where id = ?", (count, id), False)])

    async def drop_passkey(self, person: bytes, id: bytes) -> None:
        """Forget a passkey."""
        sql = "delete from passkeys where person = ? and id = ?"
        await self._write([(sql, (person, id), False), _ACCOUNTS])

    async def by_mail(self, mail: str) -> Person | None:
        """Whoever has shown that this address is theirs."""
        rows = await self._rows(f"select {_PERSON} from people where mail = ?", mail)
        return _person(rows[0]) if rows else None

    async def add_code(self, code: Code, now: int, most: int) -> None:
        """Keep a code that is sent; those that are too old, or too many, go."""
        values = code.ticket, code.mail, code.code, code.tries, code.until
        old = "delete from codes where until <= ? or ticket not in ("
        many = "select ticket from codes order by until desc limit ?)"
        await self._write([
            ("insert into codes values (?, ?, ?, ?, ?)", values, True),
            (old + many, (now, most), False),
        ])  # fmt: skip

    async def code(self, ticket: bytes, now: int) -> Code | None:
        """A code that can still be used; no attempt is used up."""
        sql = "select * from codes where ticket = ? and tries > 0 and until > ?"
        rows = await self._rows(sql, ticket, now)
        return Code(*rows[0]) if rows else None

    async def try_code(self, ticket: bytes, now: int) -> Code | None:
        """Use up an attempt; None if there is none left, or no such code."""
        sql = "update codes set tries = tries - 1 where ticket = ? and tries > 0 and until > ?"
        try:
            await self._write([(sql, (ticket, now), True)])
        except Taken:
            return None
        rows = await self._rows("select * from codes where ticket = ?", ticket)
        return Code(*rows[0]) if rows else None

    async def drop_code(self, ticket: bytes) -> bool:
        """Use a code up; False if somebody else just has."""
        try:
            await self._write([("delete from codes where ticket = ?", (ticket,), True)])
        except Taken:
            return False
        return True

    async def answer(self, challenge: bytes, until: int, now: int) -> bool:
        """Use a challenge up; False if it has been used before. Those that are too old go."""
        try:
            await self._write([
                ("delete from answered where until <= ?", (now,), False),
                ("insert into answered values (?, ?)", (challenge, until), True),
            ])  # fmt: skip
        except Taken:
            return False
        return True

    async def everything(self, person: bytes) -> dict[str, Any]:
        """All that is kept of somebody, as JSON can hold it."""
        return await self._read(lambda: self._everything(person))

    def _everything(self, person: bytes) -> dict[str, Any]:
        def told(sql: str, *values: Any) -> list[dict[str, Any]]:
            found = self._connection.execute(sql, values)
            names = [one[0] for one in found.description or ()]
            return [dict(zip(names, row, strict=True)) for row in found]

        about = "select since, name, hue, language, mail from people where person = ?"
        devices = "select label, since, seen, ended from devices where person = ?"
        seats = "select match, seat, name, seed, seeded from seats where owner = ?"
        kept: dict[str, Any] = {"about": told(about, person), "devices": told(devices, person)}
        for one in OWNED:
            if one.told:
                columns = ", ".join(one.told)
                sql = f"select {columns} from {one.table} where {one.column} = ?"
                kept[f"{one.table} ({one.column})"] = told(sql, person)
        return {**kept, "matches": told(_MATCHES, person), "seats": told(seats, person)}

    async def waited_for(self, person: bytes) -> list[str]:
        """The matches that are not over in which somebody plays with other people."""
        return [match for (match,) in await self._rows(_WAITED_FOR, person)]

    async def leave(self, person: bytes, tokens: Sequence[bytes], at: int) -> None:
        """Forget somebody: their seats are nobody's, and their secrets too."""
        named = await self._rows("select distinct name from seats where owner = ?", person)
        gone = left(person, [name for (name,) in named if name], at)
        ended: list[Statement] = [
            (_END_OLD, (token, person, "", at, at // 86_400_000, at), True) for token in tokens
        ]
        await self._write([*gone, *ended, _ACCOUNTS])

    async def sign_in(self, device: Device, old: Device | None, merge: Merge | None) -> None:
        """Sign a device in in the place of an old one; a guest's matches may come along."""
        statements: list[Statement] = []
        if old is not None:
            statements.append((_END_OLD, _device_values(old), True))
            statements.append((_TOLD_THERE, (device.person, device.token, old.token), False))
        if merge is not None:
            statements += [*merged(merge, device.since), _ACCOUNTS]
        await self._write([*statements, (_ADD_DEVICE, _device_values(device), True)])


def _values(thing: Key) -> tuple[Any, ...]:
    return thing.secret, thing.person, thing.since


def _person(row: tuple[Any, ...]) -> Person:
    person, since, name, hue, language, mail = row
    return checked(
        Person(person=person, since=since, name=name, hue=hue, language=language, mail=mail)
    )


def _person_values(one: Person) -> tuple[Any, ...]:
    return one.person, one.since, one.name, one.hue, one.language, one.mail


def _device(row: tuple[Any, ...]) -> Device:
    token, person, label, since, seen, ended = row
    return checked(
        Device(token=token, person=person, label=label, since=since, seen=seen, ended=ended)
    )


def _device_values(one: Device) -> tuple[Any, ...]:
    return one.token, one.person, one.label, one.since, one.seen, one.ended
