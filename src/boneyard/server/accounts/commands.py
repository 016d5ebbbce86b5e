"""Commands of accounts: profile, key links, devices, passkeys, sign-in, deletion."""

from typing import Annotated, Final

from msgspec import UNSET, Meta, UnsetType
from starlette.datastructures import URL, Headers

from boneyard.schemas.matches import Nothing, Request, ShortText
from boneyard.server.accounts.deletion import erase_account
from boneyard.server.accounts.devices import CallerIdentity, build_device_label
from boneyard.server.accounts.models import Account
from boneyard.server.accounts.passkeys import Site
from boneyard.server.accounts.service import SignInResult
from boneyard.server.commands import Caller, CommandContext, allow_anyone, command, require_guest
from boneyard.server.errors import HttpError
from boneyard.server.http.language import find_translator, is_supported
from boneyard.server.http.rate_limits import Limit
from boneyard.server.http.session_cookie import clear_token_cookie, find_cookie, set_token_cookie
from boneyard.server.matches.seats import HUE_COUNT
from boneyard.server.notifications.mail_limits import PROOF_COOKIE
from boneyard.server.player_names import clean_text
from boneyard.server.web.avatars import AVATARS

SIGN_IN: Final = Limit("sign", lambda settings: settings.sign_rate, "account-many-attempts")

LIMITS: Final = (SIGN_IN,)

Secret = Annotated[str, Meta(max_length=100)]


class ChangeMe(Request):
    """Changes of the caller's account; fields that are left out stay."""

    name: ShortText | UnsetType = UNSET
    """The name at tables."""
    hue: Annotated[int, Meta(ge=0, lt=HUE_COUNT)] | UnsetType | None = UNSET
    """The colour of the portrait, from 0; null: chosen by the name."""
    avatar: ShortText | UnsetType = UNSET
    """A picture of those that the site draws; nothing: initials."""
    language: ShortText | UnsetType = UNSET
    """The language of notifications."""
    listed: bool | UnsetType = UNSET
    """Whether leaderboards and profiles may show the caller."""


class SignInByKey(Request):
    """A key link's secret; with `bring` the matches of this guest come along."""

    secret: Secret
    """The secret."""
    bring: bool = True
    """Whether the matches of this guest come along."""


class PasskeyMade(Request):
    """A credential from `navigator.credentials`, as JSON."""

    credential: dict[str, object]
    """The credential."""


class SignInByPasskey(PasskeyMade):
    """A signed assertion; with `bring` the matches of this guest come along."""

    bring: bool = True
    """Whether the matches of this guest come along."""


class SendCode(Request):
    """The address for a code."""

    mail: Annotated[str, Meta(max_length=254)]
    """The email address."""


class TakeCode(Request):
    """The digits that came by mail. `bring`: the matches of this guest come along (if it is left
    out: only where the code was requested); `stay`: a caller with another way to sign in stays
    signed in to their own account."""

    ticket: ShortText
    """The ticket that came when the code was sent."""
    code: ShortText
    """The digits."""
    bring: bool | None = None
    """Whether the matches of this guest come along; null: only where the code was requested."""
    stay: bool = False
    """Whether a caller with another way to sign in stays signed in to their own account."""


class Leave(Request):
    """Delete the account; `sure` must be true."""

    sure: bool
    """Must be true."""


class SetListed(Request):
    """Whether leaderboards and profiles may show the caller."""

    listed: bool


def find_identity(caller: Caller, make: bool = False) -> CallerIdentity:
    """The caller, and the device; `make`: a new caller becomes a guest."""
    guest = caller.ensure_guest() if make else caller.guest
    label = build_device_label(Headers(scope=caller.scope).get("user-agent", ""))
    return CallerIdentity(guest, caller.session, label)


def require_identity(caller: Caller) -> CallerIdentity:
    """The same; refused if the caller is no guest."""
    caller.require_guest()
    return find_identity(caller)


async def ensure_account(context: CommandContext) -> CallerIdentity:
    """The caller, who gets an account; new accounts are counted, so that they can't fill a disk."""
    caller = find_identity(context.caller, make=True)
    assert caller.guest is not None
    if await context.services.accounts.store.find_account(caller.guest) is None:
        context.caller.check_limit(SIGN_IN)
    return caller


def find_site(caller: Caller) -> Site:
    """The server as the caller's browser knows it."""
    headers = Headers(scope=caller.scope)
    return Site(URL(scope=caller.scope).scheme, headers.get("host", ""))


def _complete_sign_in(context: CommandContext, found: SignInResult) -> SignInResult:
    """Give a browser its new secret as a cookie."""
    if context.caller.scope["by_cookie"]:
        set_token_cookie(context.caller.scope, found.token, found.account.id)
    return found


@command("update-account", permission=allow_anyone)
async def update_account(context: CommandContext, payload: ChangeMe) -> Account:
    """Change name, colour, language, and whether leaderboards show the account."""
    services, changes = context.services, dict[str, str | int | None]()
    if payload.name is not UNSET:
        changes["name"] = clean_text(payload.name, services.settings.most_name, "name")
    if payload.hue is not UNSET:
        known = payload.hue is not None and payload.hue < HUE_COUNT
        changes["hue"] = payload.hue if known else None
    if payload.avatar is not UNSET:
        changes["avatar"] = payload.avatar if payload.avatar in AVATARS else ""
    if payload.language is not UNSET:
        if payload.language and not is_supported(payload.language):
            raise HttpError(400, "account-no-language")
        changes["language"] = payload.language
    account = await services.accounts.update_account(await ensure_account(context), **changes)
    if payload.listed is not UNSET:
        await _set_listed(context, account.id, payload.listed)
    return account


@command("set-listed", permission=allow_anyone)
async def set_listed(context: CommandContext, payload: SetListed) -> None:
    """Let leaderboards and profiles show the account, or not."""
    caller = await ensure_account(context)
    assert caller.guest is not None
    await _set_listed(context, caller.guest, payload.listed)


async def _set_listed(context: CommandContext, account: bytes, listed: bool) -> None:
    now = context.services.accounts.now_ms
    await context.services.store.ratings.set_unlisted(account, not listed, now)


# Key links and devices.


@command("create-key", permission=allow_anyone)
async def create_key(context: CommandContext, payload: Nothing) -> str:
    """Make a key link; gives its secret."""
    return await context.services.accounts.create_key(await ensure_account(context))


@command("revoke-key", permission=require_guest)
async def revoke_key(context: CommandContext, payload: Nothing) -> None:
    """Revoke a key link (`target`: its handle); devices that it has signed in stay."""
    await context.services.accounts.revoke_key(context.caller.require_guest(), context.target)


@command("end-session", permission=require_guest)
async def end_session(context: CommandContext, payload: Nothing) -> bool:
    """Sign a device out (`target`: its handle); says whether it was the caller's own."""
    devices, caller = context.services.accounts.devices, find_identity(context.caller)
    own = await devices.end_session(caller, context.target)
    if own:
        clear_token_cookie(context.caller.scope)
    return own


@command("end-other-sessions", permission=require_guest)
async def end_other_sessions(context: CommandContext, payload: Nothing) -> None:
    """Sign all other devices out."""
    await context.services.accounts.devices.end_other_sessions(find_identity(context.caller))


@command("sign-in-by-key", permission=allow_anyone, limit=SIGN_IN)
async def sign_in_by_key(context: CommandContext, payload: SignInByKey) -> SignInResult:
    """Sign this device in by a key link."""
    found = await context.services.accounts.sign_in_by_key(
        find_identity(context.caller), payload.secret, payload.bring
    )
    return _complete_sign_in(context, found)


# Passkeys.


@command("passkey-registration", permission=allow_anyone)
async def build_registration(context: CommandContext, payload: Nothing) -> dict[str, object]:
    """Options to make a passkey with; good once, for five minutes."""
    caller = find_identity(context.caller, make=True)
    return await context.services.passkeys.build_registration(caller, find_site(context.caller))


@command("add-passkey", permission=require_guest, limit=SIGN_IN)
async def add_passkey(context: CommandContext, payload: PasskeyMade) -> None:
    """Store a passkey that a browser has made."""
    caller, site = find_identity(context.caller), find_site(context.caller)
    await context.services.passkeys.add(caller, site, payload.credential)


@command("remove-passkey", permission=require_guest)
async def remove_passkey(context: CommandContext, payload: Nothing) -> None:
    """Remove a passkey (`target`: its handle); devices that it has signed in stay."""
    await context.services.passkeys.remove(context.caller.require_guest(), context.target)


@command("passkey-authentication", permission=allow_anyone, limit=SIGN_IN)
async def build_authentication(context: CommandContext, payload: Nothing) -> dict[str, object]:
    """Options for an authenticator to sign; good once, for five minutes."""
    return await context.services.passkeys.build_authentication(find_site(context.caller))


@command("sign-in-by-passkey", permission=allow_anyone, limit=SIGN_IN)
async def sign_in_by_passkey(context: CommandContext, payload: SignInByPasskey) -> SignInResult:
    """Sign this device in by a passkey."""
    caller, site = find_identity(context.caller), find_site(context.caller)
    return _complete_sign_in(
        context,
        await context.services.passkeys.sign_in(caller, site, payload.credential, payload.bring),
    )


# Codes by mail.


@command("send-code", permission=allow_anyone, limit=SIGN_IN)
async def send_code(context: CommandContext, payload: SendCode) -> str:
    """Send a code by mail, in the caller's language; gives the ticket."""
    scope = context.caller.scope
    # A browser gets a cookie with the response, so that it is known again with the code.
    caller = find_identity(context.caller, make=scope["by_cookie"])
    # The caller says by which name the server is called: unless the server knows its names, a link
    # in the mail could lead its reader, and the code, to another server.
    known = bool(context.services.settings.hosts)
    origin = str(URL(scope=scope).replace(path="", query="")).rstrip("/") if known else ""
    return await context.services.codes.send_code(
        payload.mail,
        find_translator(scope["headers"]),
        origin,
        caller,
        context.caller.address,
        find_cookie(scope["headers"], PROOF_COOKIE) or "",
    )


@command("redeem-code", permission=allow_anyone, limit=SIGN_IN)
async def redeem_code(context: CommandContext, payload: TakeCode) -> SignInResult | None:
    """Sign in by a code; None: the address is the caller's own, or has become that."""
    caller = find_identity(context.caller, make=True)
    found = await context.services.codes.redeem(
        caller,
        payload.ticket,
        payload.code,
        bring_matches=payload.bring,
        stay_in_account=payload.stay,
    )
    return None if found is None else _complete_sign_in(context, found)


@command("remove-mail", permission=require_guest)
async def remove_mail(context: CommandContext, payload: Nothing) -> None:
    """Remove the caller's mail address."""
    await context.services.accounts.remove_mail(find_identity(context.caller))


@command("delete-account", permission=require_guest)
async def delete_account(context: CommandContext, payload: Leave) -> None:
    """Delete the account, and clear the browser's cookie."""
    if not payload.sure:
        raise HttpError(400, "account-sure")
    services, caller = context.services, find_identity(context.caller)
    await erase_account(services.accounts, services.matches, services.lobby.withdraw, caller)
    clear_token_cookie(context.caller.scope)
