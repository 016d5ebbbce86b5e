"""Account store: accounts, sessions, keys, passkeys, codes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from boneyard.core.strict_json import JsonObject
from boneyard.server.accounts.models import (
    Account,
    AccountMerge,
    DeviceSession,
    EmailCode,
    KeyLink,
    Passkey,
)
from boneyard.server.accounts.owned_tables import (
    OWNED_TABLES,
    OwnedData,
    build_deletion,
    build_merge,
)
from boneyard.server.db.base_store import BaseStore, Row, Statement
from boneyard.server.db.corruption import check_types
from boneyard.server.errors import Conflict
from boneyard.server.matches.models import Appearance

if TYPE_CHECKING:
    from boneyard.server.db.database import Database

_ACCOUNT_COLUMNS: Final = "person, since, name, hue, language, mail, avatar"
_SESSION_COLUMNS: Final = "token, person, label, since, seen, ended"
_PASSKEY_COLUMNS: Final = "id, person, public, count, label, since"
_PUT_ACCOUNT: Final = (
    f"insert into people ({_ACCOUNT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?) on conflict "
    f"(person) do update set "
    "name = excluded.name, hue = excluded.hue, language = excluded.language, "
    "mail = excluded.mail, avatar = excluded.avatar"
)
_INSERT_SESSION: Final = f"insert into devices ({_SESSION_COLUMNS}) values (?, ?, ?, ?, ?, ?)"
#: An old secret is no one's from now on, whether it was known as a device or not.
_PUT_ENDED_SESSION: Final = (
    f"{_INSERT_SESSION} on conflict (token) do update set ended = excluded.ended"
)
#: Notifications come in the language that a player chooses.
_SET_CHANNEL_LANGUAGE: Final = "update ways set language = ? where owner = ? and ? <> ''"
#: A browser shows notifications of the player who uses it.
_MOVE_CHANNELS: Final = (
    "update ways set owner = ?1, device = ?2 where device = ?3 and not exists ("
    "select 1 from ways o where o.kind = ways.kind and o.address = ways.address "
    "and o.id <> ways.id and (o.owner = ?1 or (o.device = ?3 and o.id < ways.id)))"
)
#: Whether a player has a way back that isn't this device.
_HAS_SIGN_IN: Final = (
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
_SELECT_UNFINISHED: Final = (
    "select distinct s.match from seats s join mine m on m.match = s.match and m.owner = s.owner "
    "where s.owner = ?1 and m.stage <> 'over' and exists (select 1 from seats o "
    "where o.match = s.match and (o.kind <> 'bot' or o.owner is not null) and o.owner is not ?1)"
)
#: What a player gets of their matches.
_SELECT_MATCHES: Final = (
    "select m.match, m.game, stage, at, won, score, against, created, daily "
    "from mine m join matches on matches.id = m.match where m.owner = ? order by created"
)


#: The name under which a player last sat somewhere.
_SELECT_LAST_NAME: Final = """
    select s.name from mine as m join seats as s on s.match = m.match and s.owner = m.owner
    where m.owner = ? and s.name <> '' order by m.at desc limit 1
"""


class AccountStore(BaseStore):
    """Accounts, and all that is signed in to them."""

    def __init__(self, database: "Database", owned: OwnedData) -> None:
        """`owned`: statements of other features for merging and deleting accounts."""
        super().__init__(database)
        self._owned = owned

    async def find_account(self, account: bytes) -> Account | None:
        """A player who is kept."""
        rows = await self._fetch_all(
            f"select {_ACCOUNT_COLUMNS} from people where person = ?", account
        )
        return _build_account(rows[0]) if rows else None

    async def find_last_name(self, account: bytes) -> str:
        """The name under which a player last sat somewhere."""
        rows = await self._fetch_all(_SELECT_LAST_NAME, account)
        return str(rows[0][0]) if rows else ""

    async def find_appearance(self, account: bytes) -> Appearance:
        """The colour and the picture that a player has chosen."""
        found = await self.find_account(account)
        return Appearance(found.hue, found.avatar) if found else Appearance()

    async def save_account(self, account: Account) -> None:
        """Keep a player, or what has changed of them."""
        spoken = _SET_CHANNEL_LANGUAGE, (account.language, account.id, account.language), False
        await self._write([(_PUT_ACCOUNT, _account_values(account), True), spoken, _ACCOUNTS])

    async def find_session(self, token: bytes) -> DeviceSession | None:
        """The device with this secret, ended or not."""
        rows = await self._fetch_all(
            f"select {_SESSION_COLUMNS} from devices where token = ?", token
        )
        return _build_session(rows[0]) if rows else None

    async def list_sessions(self, account: bytes) -> list[DeviceSession]:
        """Where a player is signed in, the latest first."""
        sql = f"select {_SESSION_COLUMNS} from devices where person = ? and ended is null "
        return [
            _build_session(row)
            for row in await self._fetch_all(f"{sql} order by since desc", account)
        ]

    async def add_session(self, session: DeviceSession) -> None:
        """Note a device; one that is known already stays as it is."""
        sql = f"{_INSERT_SESSION} on conflict (token) do nothing"
        await self._write([(sql, _session_values(session), False)])

    async def touch_session(self, token: bytes, day: int) -> None:
        """Note the day of the last sign of a device."""
        await self._write([("update devices set seen = ? where token = ?", (day, token), False)])

    async def end_sessions(self, tokens: Sequence[bytes], at: int) -> None:
        """Sign devices out, for good."""
        sql = "update devices set ended = ? where token = ? and ended is null"
        quiet = "delete from ways where device = ?"  # nothing is sent there any more
        ended: list[Statement] = [(sql, (at, token), False) for token in tokens]
        await self._write([*ended, *((quiet, (token,), False) for token in tokens)])

    async def has_sign_in(self, account: bytes, except_session: bytes | None) -> bool:
        """Say whether a player could come back if this device were lost."""
        return bool((await self._fetch_all(_HAS_SIGN_IN, account, except_session))[0][0])

    async def list_keys(self, account: bytes) -> list[KeyLink]:
        """The key links of a player, the latest first."""
        sql = "select secret, person, since from keys where person = ? order by since desc"
        return [KeyLink(*row) for row in await self._fetch_all(sql, account)]

    async def find_key(self, secret: bytes) -> KeyLink | None:
        """The key with this secret."""
        rows = await self._fetch_all(
            "select secret, person, since from keys where secret = ?", secret
        )
        return KeyLink(*rows[0]) if rows else None

    async def add_key(self, key: KeyLink, limit: int) -> None:
        """Keep a new key; `Conflict` if its person has so many already."""
        few = "(select count(*) from keys where person = ?2) < ?4"
        sql = f"insert into keys select ?1, ?2, ?3 where {few}"
        await self._write([(sql, (*_key_values(key), limit), True)])

    async def remove_key(self, account: bytes, secret: bytes) -> None:
        """Revoke a key."""
        sql = "delete from keys where person = ? and secret = ?"
        await self._write([(sql, (account, secret), False)])

    async def list_passkeys(self, account: bytes) -> list[Passkey]:
        """The passkeys of a player, the latest first."""
        sql = f"select {_PASSKEY_COLUMNS} from passkeys where person = ? order by since desc"
        return [Passkey(*row) for row in await self._fetch_all(sql, account)]

    async def find_passkey(self, id: bytes) -> Passkey | None:
        """The passkey with this id."""
        rows = await self._fetch_all(f"select {_PASSKEY_COLUMNS} from passkeys where id = ?", id)
        return Passkey(*rows[0]) if rows else None

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a new passkey."""
        one = passkey
        values = one.id, one.account_id, one.public_key, one.sign_count, one.label, one.since
        sql = f"insert into passkeys ({_PASSKEY_COLUMNS}) values (?, ?, ?, ?, ?, ?)"
        await self._write([(sql, values, True), _ACCOUNTS])

    async def set_sign_count(self, id: bytes, count: int) -> None:
        """Note how often a passkey has signed."""
        await self._write([("update passkeys set count = ? where id = ?", (count, id), False)])

    async def remove_passkey(self, account: bytes, id: bytes) -> None:
        """Forget a passkey."""
        sql = "delete from passkeys where person = ? and id = ?"
        await self._write([(sql, (account, id), False), _ACCOUNTS])

    async def find_by_mail(self, mail: str) -> Account | None:
        """A player who has shown that this address is theirs."""
        rows = await self._fetch_all(f"select {_ACCOUNT_COLUMNS} from people where mail = ?", mail)
        return _build_account(rows[0]) if rows else None

    async def add_code(self, code: EmailCode, now: int, limit: int) -> None:
        """Keep a code that is sent; those that are too old, or too many, go."""
        values = code.ticket, code.mail, code.code, code.tries, code.until
        old = "delete from codes where until <= ? or ticket not in ("
        many = "select ticket from codes order by until desc limit ?)"
        await self._write([
            ("insert into codes values (?, ?, ?, ?, ?)", values, True),
            (old + many, (now, limit), False),
        ])  # fmt: skip

    async def find_code(self, ticket: bytes, now: int) -> EmailCode | None:
        """A code that can still be used; no attempt is used up."""
        sql = "select * from codes where ticket = ? and tries > 0 and until > ?"
        rows = await self._fetch_all(sql, ticket, now)
        return EmailCode(*rows[0]) if rows else None

    async def use_code_attempt(self, ticket: bytes, now: int) -> EmailCode | None:
        """Use up an attempt; None if there is none left, or no such code."""
        sql = "update codes set tries = tries - 1 where ticket = ? and tries > 0 and until > ?"
        try:
            await self._write([(sql, (ticket, now), True)])
        except Conflict:
            return None
        rows = await self._fetch_all("select * from codes where ticket = ?", ticket)
        return EmailCode(*rows[0]) if rows else None

    async def consume_code(self, ticket: bytes) -> bool:
        """Use a code up; False if another player just has."""
        try:
            await self._write([("delete from codes where ticket = ?", (ticket,), True)])
        except Conflict:
            return False
        return True

    async def consume_challenge(self, challenge: bytes, until: int, now: int) -> bool:
        """Use a challenge up; False if it has been used before. Those that are too old go."""
        try:
            await self._write([
                ("delete from answered where until <= ?", (now,), False),
                ("insert into answered values (?, ?)", (challenge, until), True),
            ])  # fmt: skip
        except Conflict:
            return False
        return True

    async def export_account(self, account: bytes) -> JsonObject:
        """All that is kept of a player, as JSON can hold it."""
        return await self._read(lambda: self._export_account(account))

    def _export_account(self, account: bytes) -> JsonObject:
        def told(sql: str, *values: object) -> list[JsonObject]:
            found = self._connection.execute(sql, values)
            names = [one[0] for one in found.description or ()]
            return [dict(zip(names, row, strict=True)) for row in found]

        about = "select since, name, hue, language, mail, avatar from people where person = ?"
        devices = "select label, since, seen, ended from devices where person = ?"
        seats = "select match, seat, name, seed, seeded from seats where owner = ?"
        kept: JsonObject = {"about": told(about, account), "devices": told(devices, account)}
        for one in OWNED_TABLES:
            if one.exported:
                columns = ", ".join(one.exported)
                sql = f"select {columns} from {one.table} where {one.column} = ?"
                kept[f"{one.table} ({one.column})"] = told(sql, account)
        return {**kept, "matches": told(_SELECT_MATCHES, account), "seats": told(seats, account)}

    async def list_unfinished_matches(self, account: bytes) -> list[str]:
        """The matches that are not over in which a player plays with other people."""
        return [match for (match,) in await self._fetch_all(_SELECT_UNFINISHED, account)]

    async def delete_account(self, account: bytes, tokens: Sequence[bytes], at: int) -> None:
        """Forget a player: their seats are no one's, and their secrets too."""
        named = await self._fetch_all("select distinct name from seats where owner = ?", account)
        gone = build_deletion(account, [name for (name,) in named if name], at, self._owned)
        ended: list[Statement] = [
            (_PUT_ENDED_SESSION, (token, account, "", at, at // 86_400_000, at), True)
            for token in tokens
        ]
        await self._write([*gone, *ended, _ACCOUNTS])

    async def sign_in(
        self, session: DeviceSession, old_session: DeviceSession | None, merge: AccountMerge | None
    ) -> None:
        """Sign a device in in the place of an old one; a guest's matches may come along."""
        statements: list[Statement] = []
        if old_session is not None:
            statements.append((_PUT_ENDED_SESSION, _session_values(old_session), True))
            statements.append(
                (_MOVE_CHANNELS, (session.account_id, session.token, old_session.token), False)
            )
        if merge is not None:
            statements += [*build_merge(merge, session.since, self._owned), _ACCOUNTS]
        await self._write([*statements, (_INSERT_SESSION, _session_values(session), True)])


def _key_values(key: KeyLink) -> tuple[object, ...]:
    return key.secret, key.account_id, key.since


def _build_account(row: Row) -> Account:
    person, since, name, hue, language, mail, avatar = row
    return check_types(
        Account(
            id=person, since=since, name=name, hue=hue, language=language, mail=mail, avatar=avatar
        )
    )


def _account_values(one: Account) -> tuple[object, ...]:
    return one.id, one.since, one.name, one.hue, one.language, one.mail, one.avatar


def _build_session(row: Row) -> DeviceSession:
    token, person, label, since, seen, ended = row
    return check_types(
        DeviceSession(
            token=token,
            account_id=person,
            label=label,
            since=since,
            last_seen_day=seen,
            ended=ended,
        )
    )


def _session_values(one: DeviceSession) -> tuple[object, ...]:
    return one.token, one.account_id, one.label, one.since, one.last_seen_day, one.ended
