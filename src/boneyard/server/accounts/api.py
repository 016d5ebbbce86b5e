"""API of accounts: schemas and endpoints under /api/me."""

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType, field

from boneyard.schemas import matches as wire
from boneyard.schemas.matches import Request, ShortText
from boneyard.server.accounts.commands import SIGN_IN
from boneyard.server.accounts.deletion import erase_account, export_account
from boneyard.server.accounts.passkeys import Site
from boneyard.server.accounts.service import CallerIdentity, SignInResult, build_device_label
from boneyard.server.context import RequestContext
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import HttpError
from boneyard.server.http.language import find_translator, is_supported
from boneyard.server.http.session_cookie import clear_token_cookie, session_of, set_token_cookie
from boneyard.server.matches.seats import HUE_COUNT

Secret = Annotated[str, Meta(max_length=100)]


class DeviceOut(Struct):
    """A device that is signed in; days are counted from 1970."""

    device: str
    label: str
    since: int
    seen: int
    """The day of the last sign of it."""
    this: bool


class KeyOut(Struct):
    """A key link that can still be used."""

    key: str
    since: int


class PasskeyOut(Struct):
    """A passkey that can be used to sign in."""

    passkey: str
    label: str
    since: int


class Me(Struct):
    """Who somebody is."""

    name: str
    hue: int | None
    language: str
    kept: bool
    """Whether there is a way back if this device is lost."""
    devices: list[DeviceOut]
    keys: list[KeyOut]
    passkeys: list[PasskeyOut]
    mail: str | None = None
    """An address that was proved to be theirs."""
    listed: bool = True
    """Whether leaderboards and profiles show them."""


class ChangeMe(Request):
    """What is to be changed of oneself; what is not said stays."""

    name: ShortText | UnsetType = UNSET
    hue: Annotated[int, Meta(ge=0, lt=HUE_COUNT)] | UnsetType | None = UNSET
    language: ShortText | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    """Whether leaderboards and profiles may show one."""


class NewKey(Struct):
    """The secret of a key link, which is shown this once."""

    secret: str
    link: str


class SignInByKey(Request):
    """A key link's secret; with `bring` the matches of this guest come along."""

    secret: Secret
    bring: bool = True


class PasskeyOptions(Struct):
    """What `navigator.credentials` is given, as WebAuthn writes it in JSON."""

    public_key: dict[str, Any] = field(name="publicKey")


class PasskeyMade(Request):
    """What `navigator.credentials` gave, as JSON."""

    credential: dict[str, Any]


class SignInByPasskey(PasskeyMade):
    """What an authenticator has signed; with `bring` the matches of this guest come along."""

    bring: bool = True


class SendCode(Request):
    """Where a code is to be sent."""

    mail: Annotated[str, Meta(max_length=254)]


class Sent(Struct):
    """A code is on its way; it is taken with this ticket."""

    ticket: str


class TakeCode(Request):
    """The digits that came by mail. `bring`: the matches of this guest come along (if it isn't
    said: only where the code was asked for); `stay`: who has a way back doesn't become somebody
    else by it."""

    ticket: ShortText
    code: ShortText
    bring: bool | None = None
    stay: bool = False


class Leave(Request):
    """Forget me; `sure` must be true."""

    sure: bool


class Left(Struct):
    """Nothing is kept of them any more."""

    left: bool = True


class SignedIn(Struct):
    """Signed in. Browsers get the new secret as a cookie, programs get it here."""

    token: str | None
    name: str


def build_caller(context: RequestContext, make: bool = False) -> CallerIdentity:
    """Who asks, from which device; `make`: somebody new becomes a guest."""
    guest = context.caller.ensure_guest() if make else context.guest
    label = build_device_label(context.request.headers.get("user-agent", ""))
    return CallerIdentity(guest, session_of(context.request.scope), label)


async def ensure_account(context: RequestContext) -> CallerIdentity:
    """Who asks, to be kept from now on; that is counted, so that nobody fills the server's file."""
    caller = build_caller(context, make=True)
    assert caller.guest is not None
    if await context.services.accounts.store.find_account(caller.guest) is None:
        context.caller.check_limit(SIGN_IN)
    return caller


def require_caller(context: RequestContext) -> CallerIdentity:
    """Who asks, if they are anybody."""
    caller = build_caller(context)
    if caller.guest is None:
        raise HttpError(401, "account-nobody")
    return caller


def build_key_link(context: RequestContext, secret: str) -> str:
    """Where a key is used."""
    return str(context.request.base_url.replace(path=f"/key/{secret}"))


def complete_sign_in(context: RequestContext, found: SignInResult) -> SignedIn:
    """Give whoever has signed in their new secret: a browser as a cookie."""
    if not context.request.scope["by_cookie"]:
        return SignedIn(found.token, found.account.name)
    set_token_cookie(context.request.scope, found.token, found.account.id)
    return SignedIn(None, found.account.name)


async def me(context: RequestContext) -> Me:
    """Who somebody is, as far as that is kept."""
    return await build_me(context, require_caller(context))


async def build_me(context: RequestContext, caller: CallerIdentity) -> Me:
    """All that the page about oneself shows."""
    assert caller.guest is not None, "only about somebody"
    persons, register = context.services.accounts, context.services.accounts.store
    person = await persons.get_account(caller.guest)
    devices = await register.list_sessions(caller.guest)
    keys = await register.list_keys(caller.guest)
    passkeys = await register.list_passkeys(caller.guest)
    return Me(
        person.name,
        person.hue,
        person.language,
        await register.has_sign_in(caller.guest, caller.session),
        [
            DeviceOut(
                one.handle, one.label, one.since, one.last_seen_day, one.token == caller.session
            )
            for one in devices
        ],
        [KeyOut(one.handle, one.since) for one in keys],
        [PasskeyOut(one.handle, one.label, one.since) for one in passkeys],
        person.mail,
        listed=not await context.services.store.ratings.is_unlisted(caller.guest),
    )


async def change(context: RequestContext) -> Me:
    """Say what one wants to be called, in which colour, and in which language one reads."""
    said = await context.parse_body(ChangeMe)
    changes: dict[str, Any] = {}
    if said.name is not UNSET:
        changes["name"] = context.clean_name(said.name)
    if said.hue is not UNSET:
        changes["hue"] = said.hue
    if said.language is not UNSET:
        if said.language and not is_supported(said.language):
            raise HttpError(400, "account-no-language")
        changes["language"] = said.language
    caller = await ensure_account(context)
    await context.services.accounts.update_account(caller, **changes)
    if said.listed is not UNSET:
        await set_listed(context, caller, said.listed)
    return await build_me(context, caller)


async def set_listed(context: RequestContext, caller: CallerIdentity, listed: bool) -> None:
    """Be shown by leaderboards and profiles, or stay off them."""
    assert caller.guest is not None, "whoever is kept is somebody"
    await context.services.store.ratings.set_unlisted(
        caller.guest, not listed, context.services.accounts.now_ms
    )


async def new_key(context: RequestContext) -> NewKey:
    """Make a key link: it is shown this once, and works until it is revoked."""
    await context.parse_body(wire.Nothing)
    secret = await context.services.accounts.create_key(await ensure_account(context))
    return NewKey(secret, build_key_link(context, secret))


async def revoke_key(context: RequestContext) -> Me:
    """Revoke a key link; devices that it has signed in stay."""
    caller = require_caller(context)
    await context.parse_body(wire.Nothing)
    assert caller.guest is not None
    await context.services.accounts.revoke_key(caller.guest, context.request.path_params["key"])
    return await build_me(context, caller)


async def end_device(context: RequestContext) -> Me:
    """Sign a device out."""
    caller = require_caller(context)
    await context.parse_body(wire.Nothing)
    here = await context.services.accounts.end_session(
        caller, context.request.path_params["device"]
    )
    found = await build_me(context, caller)
    if here:
        clear_token_cookie(context.request.scope)
    return found


async def end_others(context: RequestContext) -> Me:
    """Sign all other devices out."""
    caller = require_caller(context)
    await context.parse_body(wire.Nothing)
    await context.services.accounts.end_other_sessions(caller)
    return await build_me(context, caller)


async def by_key(context: RequestContext) -> SignedIn:
    """Become the person of a key link, on this device."""
    said = await context.parse_body(SignInByKey)
    context.caller.check_limit(SIGN_IN)
    return complete_sign_in(
        context,
        await context.services.accounts.sign_in_by_key(
            build_caller(context), said.secret, said.bring
        ),
    )


def build_site(context: RequestContext) -> Site:
    """The server as the caller's browser knows it."""
    return Site(context.request.url.scheme, context.request.headers.get("host", ""))


async def passkey_offer(context: RequestContext) -> PasskeyOptions:
    """What a browser is to make a passkey of; it is good once, for five minutes."""
    await context.parse_body(wire.Nothing)
    caller = build_caller(context, make=True)
    return PasskeyOptions(
        await context.services.passkeys.build_registration(caller, build_site(context))
    )


async def add_passkey(context: RequestContext) -> Me:
    """Keep a passkey that a browser has made."""
    caller = require_caller(context)
    said = await context.parse_body(PasskeyMade)
    context.caller.check_limit(SIGN_IN)
    await context.services.passkeys.add(caller, build_site(context), said.credential)
    return await build_me(context, caller)


async def remove_passkey(context: RequestContext) -> Me:
    """Forget a passkey; devices that it has signed in stay."""
    caller = require_caller(context)
    await context.parse_body(wire.Nothing)
    assert caller.guest is not None
    await context.services.passkeys.remove(caller.guest, context.request.path_params["passkey"])
    return await build_me(context, caller)


async def passkey_ask(context: RequestContext) -> PasskeyOptions:
    """What an authenticator is to sign; it is good once, for five minutes."""
    await context.parse_body(wire.Nothing)
    context.caller.check_limit(SIGN_IN)
    return PasskeyOptions(await context.services.passkeys.build_authentication(build_site(context)))


async def by_passkey(context: RequestContext) -> SignedIn:
    """Become, on this device, the person of a passkey."""
    said = await context.parse_body(SignInByPasskey)
    context.caller.check_limit(SIGN_IN)
    caller, home = build_caller(context), build_site(context)
    return complete_sign_in(
        context, await context.services.passkeys.sign_in(caller, home, said.credential, said.bring)
    )


async def send_code(context: RequestContext) -> Sent:
    """Send a code by mail; whether anybody here has that address is told by nothing."""
    said = await context.parse_body(SendCode)
    return Sent(await send_mail_code(context, said.mail))


async def send_mail_code(context: RequestContext, mail: str, proof: str = "") -> str:
    """Send a code, in the caller's language; gives the ticket.

    `proof`: what the caller's browser keeps of an earlier code.
    """
    context.caller.check_limit(SIGN_IN)
    # A browser gets a cookie with the answer, so that it is known again with the code.
    caller = build_caller(context, make=context.request.scope["by_cookie"])
    # By which name a server is called says the caller: unless it knows its names, a link in the
    # letter could lead its reader, and the code, to somebody else's house.
    house = str(context.request.base_url).rstrip("/") if context.settings.hosts else ""
    speak = find_translator(context.request.headers.raw)
    return await context.services.codes.send_code(
        mail, speak, house, caller, context.caller.address, proof
    )


async def by_code(context: RequestContext) -> SignedIn:
    """Become whoever has the address; if nobody has, it is one's own from now on."""
    said = await context.parse_body(TakeCode)
    found = await redeem_mail_code(
        context, said.ticket, said.code, bring=said.bring, stay=said.stay
    )
    if found is not None:
        return complete_sign_in(context, found)
    assert context.guest is not None, "who had an address noted is somebody"
    return SignedIn(None, (await context.services.accounts.get_account(context.guest)).name)


async def redeem_mail_code(
    context: RequestContext, ticket: str, code: str, *, bring: bool | None, stay: bool
) -> SignInResult | None:
    """Take a code; None: it was the caller's own, or nobody's until now."""
    context.caller.check_limit(SIGN_IN)
    caller = build_caller(context, make=True)
    return await context.services.codes.redeem(
        caller, ticket, code, bring_matches=bring, stay_in_account=stay
    )


async def forget_mail(context: RequestContext) -> Me:
    """Forget one's mail address."""
    caller = require_caller(context)
    await context.parse_body(wire.Nothing)
    await context.services.accounts.remove_mail(caller)
    return await build_me(context, caller)


async def all_of_me(context: RequestContext) -> dict[str, Any]:
    """All that is kept of oneself."""
    return await export_account(context.services.accounts, require_caller(context))


async def leave_for_good(context: RequestContext) -> Left:
    """Have oneself forgotten: matches stay, with somebody who left."""
    caller = require_caller(context)
    said = await context.parse_body(Leave)
    if not said.sure:
        raise HttpError(400, "account-sure")
    await delete_account(context, caller)
    return Left()


async def delete_account(context: RequestContext, caller: CallerIdentity) -> None:
    """Forget somebody, and let their browser forget too."""
    services = context.services
    await erase_account(services.accounts, services.matches, services.lobby.withdraw, caller)
    clear_token_cookie(context.request.scope)


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
        "GET", f"{ME_PATH}/everything", all_of_me, dict[str, Any], "All that is kept of oneself"
    ),
    Endpoint("POST", f"{ME_PATH}/leave", leave_for_good, Left, "Have oneself forgotten", Leave),
    Endpoint("POST", "/api/sign-in/mail", send_code, Sent, "Have a code sent by mail", SendCode),
    Endpoint("POST", "/api/sign-in/mail/code", by_code, SignedIn, "Sign in by that code", TakeCode),
    Endpoint("POST", "/api/sign-in/key", by_key, SignedIn, "Sign in by a key link", SignInByKey),
)
