"""Accounts: turning a guest into one, key links, signing in."""

import asyncio
import secrets
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.server import wall_clock
from boneyard.server.accounts.devices import CallerIdentity, DeviceService, new_session
from boneyard.server.accounts.models import (
    Account,
    AccountMerge,
    KeyLink,
)
from boneyard.server.accounts.sessions import Sessions
from boneyard.server.accounts.store import AccountStore
from boneyard.server.errors import Conflict, HttpError
from boneyard.server.http.session_cookie import hash_token
from boneyard.server.matches.models import Appearance
from boneyard.server.matches.registry import MatchRegistry

#: The most key links of an account.
MAX_KEYS: Final = 10

#: Letters of a key link's secret: 256 bits.
KEY_BYTES: Final = 32


class SignInResult(Struct, frozen=True):
    """A player who has signed in: their new secret."""

    token: str
    account: Account


class AccountService:
    """Keeps people, and knows them again."""

    def __init__(self, store: AccountStore, sessions: Sessions, registry: MatchRegistry) -> None:
        """`registry`: the matches in memory."""
        self.store, self.sessions, self._matches = store, sessions, registry
        self.devices = DeviceService(store, sessions)

    @property
    def now_ms(self) -> int:
        """The time, in milliseconds since 1970."""
        return wall_clock.now_ms()

    # Who a player is.

    async def get_account(self, account: bytes) -> Account:
        """A player, kept or not."""
        found = await self.store.find_account(account) or None
        return found or Account(id=account, since=self.now_ms)

    async def get_appearance(self, account: bytes) -> Appearance:
        """The colour and the picture of a player."""
        return await self.store.find_appearance(account)

    async def update_account(self, caller: CallerIdentity, **changes: str | int | None) -> Account:
        """Keep what a player says of themselves."""
        person = await self.ensure_account(caller)
        person = replace(person, **changes)
        await self.store.save_account(person)
        if {"hue", "avatar"} & changes.keys():
            self._matches.change_appearance(person.id, Appearance(person.hue, person.avatar))
        return person

    async def remove_mail(self, caller: CallerIdentity) -> None:
        """Forget a player's mail address; no one is kept from now on by it."""
        assert caller.guest is not None, "the caller is a guest"
        if (await self.get_account(caller.guest)).mail is not None:
            await self.update_account(caller, mail=None)

    async def ensure_account(self, caller: CallerIdentity) -> Account:
        """Keep a player from now on, with the device that they ask from."""
        assert caller.guest is not None, "the caller is a guest"
        person = await self.store.find_account(caller.guest)
        if person is None:
            person = Account(id=caller.guest, since=self.now_ms)
            await self.store.save_account(person)
        if caller.session is not None:
            await self.store.add_session(new_session(caller.session, caller.guest, caller.label))
            self.sessions.invalidate(caller.session)
        return person

    async def check_has_sign_in(self, guest: bytes | None, session: bytes | None) -> None:
        """Refuse guests who could not come back: a rating is of an account."""
        if guest is None or not await self.store.has_sign_in(guest, session):
            raise HttpError(403, "rated-kept")

    # Keys.

    async def create_key(self, caller: CallerIdentity) -> str:
        """A secret for a key link: it is shown once, and only its hash is kept."""
        assert caller.guest is not None, "the caller is a guest"
        person = await self.ensure_account(caller)
        secret = secrets.token_urlsafe(KEY_BYTES)
        try:
            await self.store.add_key(KeyLink(hash_token(secret), person.id, self.now_ms), MAX_KEYS)
        except Conflict:
            raise HttpError(409, "account-many-keys", most=MAX_KEYS) from None
        return secret

    async def revoke_key(self, account: bytes, handle: str) -> None:
        """Take a key link's power away."""
        for key in await self.store.list_keys(account):
            if key.handle == handle:
                await self.store.remove_key(account, key.secret)
                return
        raise HttpError(404, "account-no-key")

    async def sign_in_by_key(
        self, caller: CallerIdentity, secret: str, bring_matches: bool
    ) -> SignInResult:
        """Sign in by a key link."""
        key = await self.store.find_key(hash_token(secret))
        if key is None:
            raise HttpError(403, "account-opens-nothing")
        return await self.sign_in(caller, key.account_id, bring_matches)

    # Signing in.

    async def sign_in(
        self, caller: CallerIdentity, account: bytes, bring_matches: bool
    ) -> SignInResult:
        """Make a device a player's: with a new secret, the old one is no one's any more.

        A guest's matches come along if they wish (`bring`), unless they could still be reached as
        the one who they have been.
        """
        token, old, merge = self.sessions.issue_token(), None, None
        guest, now = caller.guest, self.now_ms
        if guest is not None and caller.session is not None:
            old = new_session(caller.session, guest, caller.label, ended=now)
            if (
                bring_matches
                and guest != account
                and not await self.store.has_sign_in(guest, caller.session)
            ):
                merge = AccountMerge(guest, account)
        device = new_session(hash_token(token), account, caller.label)

        async def write() -> None:
            await self.store.sign_in(device, old, merge)

        if merge is None:
            await write()
        else:
            # Who goes away in the middle must not leave tables unsure of whose they are.
            over = self._matches.transfer_owner(merge.guest, merge.account, write)
            await asyncio.shield(asyncio.ensure_future(over))
        if caller.session is not None:
            self.sessions.sign_out(caller.session)
        await self.devices.end_stale_sessions(account, device)
        return SignInResult(token, await self.get_account(account))
