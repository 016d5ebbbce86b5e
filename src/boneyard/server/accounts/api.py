"""API of accounts: schemas and endpoints under /api/me."""

from typing import Final

from msgspec import Struct, field

from boneyard.schemas import matches as wire
from boneyard.server.accounts import commands
from boneyard.server.accounts.commands import (
    ChangeMe,
    Leave,
    PasskeyMade,
    SendCode,
    SignInByKey,
    SignInByPasskey,
    TakeCode,
    require_identity,
)
from boneyard.server.accounts.deletion import export_account
from boneyard.server.accounts.devices import CallerIdentity
from boneyard.server.accounts.service import SignInResult
from boneyard.server.commands import Command, Payload, Result
from boneyard.server.endpoints import Endpoint
from boneyard.server.request_context import RequestContext


class DeviceOut(Struct):
    """A device that is signed in."""

    device: str
    """Its id."""
    label: str
    """The browser and system, as far as they are known."""
    since: int
    """When it signed in, in milliseconds since 1970."""
    seen: int
    """The day of the last sign of it, counted from 1970."""
    this: bool
    """Whether it is the one that asks."""


class KeyOut(Struct):
    """A key link that can still be used."""

    key: str
    """Its id."""
    since: int
    """When it was made, in milliseconds since 1970."""


class PasskeyOut(Struct):
    """A passkey that can be used to sign in."""

    passkey: str
    """Its id."""
    label: str
    """What it is called."""
    since: int
    """When it was added, in milliseconds since 1970."""


class Me(Struct):
    """The caller's account."""

    name: str
    """The name at tables; empty: none yet."""
    hue: int | None
    """The colour of the portrait, from 0; null: chosen by the name."""
    language: str
    """The language of notifications."""
    kept: bool
    """Whether there is another way to sign in if this device is lost."""
    devices: list[DeviceOut]
    """The devices that are signed in."""
    keys: list[KeyOut]
    """The key links that can still be used."""
    passkeys: list[PasskeyOut]
    """The passkeys."""
    mail: str | None = None
    """A verified address."""
    listed: bool = True
    """Whether leaderboards and profiles show the account."""
    avatar: str = ""
    """The picture of the account; nothing: initials."""


class NewKey(Struct):
    """The secret of a key link, which is shown this once."""

    secret: str
    """The secret."""
    link: str
    """The link that has it."""


class PasskeyOptions(Struct):
    """Options for `navigator.credentials`, as WebAuthn writes them in JSON."""

    public_key: dict[str, object] = field(name="publicKey")
    """The options."""


class Sent(Struct):
    """A code is on its way; it is taken with this ticket."""

    ticket: str
    """The ticket."""


class Left(Struct):
    """The account is deleted."""

    left: bool = True
    """Always true."""


class SignedIn(Struct):
    """Signed in. Browsers get the new secret as a cookie, programs get it here."""

    token: str | None
    """The new secret; null for browsers, which get a cookie."""
    name: str
    """The name of the account."""


async def me(context: RequestContext) -> Me:
    """The caller's account, as far as it is stored."""
    return await build_me(context, require_identity(context.caller))


async def build_me(context: RequestContext, caller: CallerIdentity) -> Me:
    """All that the account page shows."""
    assert caller.guest is not None, "the caller is a guest"
    accounts, store = context.services.accounts, context.services.accounts.store
    account = await accounts.get_account(caller.guest)
    devices = await store.list_sessions(caller.guest)
    keys = await store.list_keys(caller.guest)
    passkeys = await store.list_passkeys(caller.guest)
    return Me(
        account.name,
        account.hue,
        account.language,
        await store.has_sign_in(caller.guest, caller.session),
        [
            DeviceOut(
                one.handle, one.label, one.since, one.last_seen_day, one.token == caller.session
            )
            for one in devices
        ],
        [KeyOut(one.handle, one.since) for one in keys],
        [PasskeyOut(one.handle, one.label, one.since) for one in passkeys],
        account.mail,
        listed=not await context.services.store.ratings.is_unlisted(caller.guest),
        avatar=account.avatar,
    )


async def _run_and_show(
    context: RequestContext, command: Command[Payload, Result], target: str = ""
) -> Me:
    """Run a command, and give the account as it is then; the caller may be signed out by it."""
    caller = require_identity(context.caller)
    await context.run_body(command, target=target)
    return await build_me(context, caller)


async def change(context: RequestContext) -> Me:
    """Change name, colour, language, and whether leaderboards show the account."""
    await context.run_body(commands.update_account)
    return await me(context)


async def new_key(context: RequestContext) -> NewKey:
    """Make a key link: it is shown this once, and works until it is revoked."""
    secret = await context.run_body(commands.create_key)
    return NewKey(secret, str(context.request.base_url.replace(path=f"/key/{secret}")))


async def revoke_key(context: RequestContext) -> Me:
    """Revoke a key link; devices that it has signed in stay."""
    return await _run_and_show(context, commands.revoke_key, context.request.path_params["key"])


async def end_device(context: RequestContext) -> Me:
    """Sign a device out."""
    return await _run_and_show(context, commands.end_session, context.request.path_params["device"])


async def end_others(context: RequestContext) -> Me:
    """Sign all other devices out."""
    return await _run_and_show(context, commands.end_other_sessions)


def _signed_in(context: RequestContext, found: SignInResult) -> SignedIn:
    """Browsers have got their new secret as a cookie, programs get it here."""
    by_cookie = context.request.scope["by_cookie"]
    return SignedIn(None if by_cookie else found.token, found.account.name)


async def by_key(context: RequestContext) -> SignedIn:
    """Sign this device in by a key link."""
    return _signed_in(context, await context.run_body(commands.sign_in_by_key))


async def passkey_offer(context: RequestContext) -> PasskeyOptions:
    """Options to make a passkey with; good once, for five minutes."""
    return PasskeyOptions(await context.run_body(commands.build_registration))


async def add_passkey(context: RequestContext) -> Me:
    """Store a passkey that a browser has made."""
    return await _run_and_show(context, commands.add_passkey)


async def remove_passkey(context: RequestContext) -> Me:
    """Remove a passkey; devices that it has signed in stay."""
    return await _run_and_show(
        context, commands.remove_passkey, context.request.path_params["passkey"]
    )


async def passkey_ask(context: RequestContext) -> PasskeyOptions:
    """Options for an authenticator to sign; good once, for five minutes."""
    return PasskeyOptions(await context.run_body(commands.build_authentication))


async def by_passkey(context: RequestContext) -> SignedIn:
    """Sign this device in by a passkey."""
    return _signed_in(context, await context.run_body(commands.sign_in_by_passkey))


async def send_code(context: RequestContext) -> Sent:
    """Send a code by mail; the response doesn't say whether an account has that address."""
    return Sent(await context.run_body(commands.send_code))


async def by_code(context: RequestContext) -> SignedIn:
    """Sign in to the account of an address; an address of no account becomes the caller's own."""
    found = await context.run_body(commands.redeem_code)
    if found is not None:
        return _signed_in(context, found)
    account = await context.services.accounts.get_account(context.caller.require_guest())
    return SignedIn(None, account.name)


async def forget_mail(context: RequestContext) -> Me:
    """Remove the caller's mail address."""
    return await _run_and_show(context, commands.remove_mail)


async def all_of_me(context: RequestContext) -> dict[str, object]:
    """All that is stored about the caller."""
    return await export_account(context.services.accounts, require_identity(context.caller))


async def leave_for_good(context: RequestContext) -> Left:
    """Delete the account: matches stay, with a player who left."""
    await context.run_body(commands.delete_account)
    return Left()


ME_PATH: Final = "/api/me"


ROUTES: Final = (
    Endpoint("GET", ME_PATH, me, Me, "Who one is"),
    Endpoint("POST", ME_PATH, change, Me, "Change name, colour or language", ChangeMe),
    Endpoint("POST", f"{ME_PATH}/keys", new_key, NewKey, "Make a key link", wire.Nothing),
    Endpoint(
        "POST", f"{ME_PATH}/keys/{{key}}/revoke", revoke_key, Me, "Revoke a key link", wire.Nothing
    ),
    Endpoint(
        "POST",
        f"{ME_PATH}/devices/{{device}}/end",
        end_device,
        Me,
        "Sign a device out",
        wire.Nothing,
    ),
    Endpoint("POST", f"{ME_PATH}/devices/end", end_others, Me, "Sign all others out", wire.Nothing),
    Endpoint(
        "POST",
        f"{ME_PATH}/passkeys/options",
        passkey_offer,
        PasskeyOptions,
        "What to make a passkey of",
        wire.Nothing,
    ),
    Endpoint("POST", f"{ME_PATH}/passkeys", add_passkey, Me, "Keep a passkey", PasskeyMade),
    Endpoint(
        "POST",
        f"{ME_PATH}/passkeys/{{passkey}}/remove",
        remove_passkey,
        Me,
        "Forget a passkey",
        wire.Nothing,
    ),
    Endpoint(
        "POST",
        "/api/sign-in/passkey/options",
        passkey_ask,
        PasskeyOptions,
        "What a passkey is to sign",
        wire.Nothing,
    ),
    Endpoint(
        "POST",
        "/api/sign-in/passkey",
        by_passkey,
        SignedIn,
        "Sign in by a passkey",
        SignInByPasskey,
    ),
    Endpoint(
        "POST", f"{ME_PATH}/mail/forget", forget_mail, Me, "Forget one's mail address", wire.Nothing
    ),
    Endpoint(
        "GET", f"{ME_PATH}/everything", all_of_me, dict[str, object], "All that is kept of oneself"
    ),
    Endpoint("POST", f"{ME_PATH}/leave", leave_for_good, Left, "Have oneself forgotten", Leave),
    Endpoint("POST", "/api/sign-in/mail", send_code, Sent, "Have a code sent by mail", SendCode),
    Endpoint("POST", "/api/sign-in/mail/code", by_code, SignedIn, "Sign in by that code", TakeCode),
    Endpoint("POST", "/api/sign-in/key", by_key, SignedIn, "Sign in by a key link", SignInByKey),
)
