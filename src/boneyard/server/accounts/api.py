"""API of accounts: schemas and endpoints under /api/me."""

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType, field

from boneyard.schemas import matches as wire
from boneyard.schemas.matches import Request, Short
from boneyard.server.accounts.deletion import everything, leave
from boneyard.server.accounts.passkeys import Home
from boneyard.server.accounts.service import Caller, Signed, label_of
from boneyard.server.context import Ask
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import Refused
from boneyard.server.http.language import spoken, tongue_for
from boneyard.server.http.session_cookie import device_of, give_token, take_token
from boneyard.server.matches.seats import HUES

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

    name: Short | UnsetType = UNSET
    hue: Annotated[int, Meta(ge=0, lt=HUES)] | UnsetType | None = UNSET
    language: Short | UnsetType = UNSET
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

    ticket: Short
    code: Short
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


# Friends.


class FriendOut(Struct):
    """Somebody whom one has played with: in this seat of this match, when it last changed."""

    match: str
    seat: int
    name: str
    game: str
    at: int


class BlockOut(Struct):
    """Somebody whom one has blocked."""

    block: str
    name: str
    since: int


class OfferOut(Struct):
    """A challenge: who it comes from, or whom it went to."""

    match: str
    game: str
    name: str
    since: int
    refused: bool


class FriendsOut(Struct):
    """Friends without a directory."""

    friends: list[FriendOut]
    blocked: list[BlockOut]
    offers: list[OfferOut]
    """Challenges to oneself."""
    offered: list[OfferOut]
    """One's own challenges."""


class Challenge(Request):
    """What somebody is challenged to; bots take the seats that are left."""

    game: Short
    options: dict[Short, int | bool | str] = field(default_factory=dict)
    name: Short = ""


class Answer(Request):
    """Take a challenge up, or say no."""

    accept: bool
    name: Short = ""


def caller_of(ask: Ask, make: bool = False) -> Caller:
    """Who asks, from which device; `make`: somebody new becomes a guest."""
    guest = ask.asker.make_guest() if make else ask.guest
    label = label_of(ask.request.headers.get("user-agent", ""))
    return Caller(guest, device_of(ask.request.scope), label)


async def keeper(ask: Ask) -> Caller:
    """Who asks, to be kept from now on; that is counted, so that nobody fills the house's file."""
    caller = caller_of(ask, make=True)
    assert caller.guest is not None
    if await ask.house.persons.register.person(caller.guest) is None:
        ask.asker.count("sign")
    return caller


def somebody(ask: Ask) -> Caller:
    """Who asks, if they are anybody."""
    caller = caller_of(ask)
    if caller.guest is None:
        raise Refused(401, "me-nobody")
    return caller


def key_link(ask: Ask, secret: str) -> str:
    """Where a key is used."""
    return str(ask.request.base_url.replace(path=f"/key/{secret}"))


def signed(ask: Ask, found: Signed) -> SignedIn:
    """Give whoever has signed in their new secret: a browser as a cookie."""
    if not ask.request.scope["by_cookie"]:
        return SignedIn(found.token, found.person.name)
    give_token(ask.request.scope, found.token, found.person.person)
    return SignedIn(None, found.person.name)


async def me(ask: Ask) -> Me:
    """Who somebody is, as far as that is kept."""
    return await about_me(ask, somebody(ask))


async def about_me(ask: Ask, caller: Caller) -> Me:
    """All that the page about oneself shows."""
    assert caller.guest is not None, "only about somebody"
    persons, register = ask.house.persons, ask.house.persons.register
    person = await persons.about(caller.guest)
    devices = await register.devices(caller.guest)
    keys = await register.keys(caller.guest)
    passkeys = await register.passkeys(caller.guest)
    return Me(
        person.name, person.hue, person.language, await register.kept(caller.guest, caller.device),
        [DeviceOut(one.handle, one.label, one.since, one.seen, one.token == caller.device)
         for one in devices],
        [KeyOut(one.handle, one.since) for one in keys],
        [PasskeyOut(one.handle, one.label, one.since) for one in passkeys], person.mail,
        listed=not await ask.house.store.ratings.stays_off(caller.guest),
    )  # fmt: skip


async def change(ask: Ask) -> Me:
    """Say what one wants to be called, in which colour, and in which language one reads."""
    said = await ask.body(ChangeMe)
    changes: dict[str, Any] = {}
    if said.name is not UNSET:
        changes["name"] = ask.name(said.name)
    if said.hue is not UNSET:
        changes["hue"] = said.hue
    if said.language is not UNSET:
        if said.language and not spoken(said.language):
            raise Refused(400, "me-no-language")
        changes["language"] = said.language
    caller = await keeper(ask)
    await ask.house.persons.change(caller, **changes)
    if said.listed is not UNSET:
        await list_me(ask, caller, said.listed)
    return await about_me(ask, caller)


async def list_me(ask: Ask, caller: Caller, listed: bool) -> None:
    """Be shown by leaderboards and profiles, or stay off them."""
    assert caller.guest is not None, "whoever is kept is somebody"
    await ask.house.store.ratings.stay_off(caller.guest, not listed, ask.house.persons.now)


async def new_key(ask: Ask) -> NewKey:
    """Make a key link: it is shown this once, and works until it is revoked."""
    await ask.body(wire.Nothing)
    secret = await ask.house.persons.new_key(await keeper(ask))
    return NewKey(secret, key_link(ask, secret))


async def revoke_key(ask: Ask) -> Me:
    """Revoke a key link; devices that it has signed in stay."""
    caller = somebody(ask)
    await ask.body(wire.Nothing)
    assert caller.guest is not None
    await ask.house.persons.revoke(caller.guest, ask.request.path_params["key"])
    return await about_me(ask, caller)


async def end_device(ask: Ask) -> Me:
    """Sign a device out."""
    caller = somebody(ask)
    await ask.body(wire.Nothing)
    here = await ask.house.persons.end_device(caller, ask.request.path_params["device"])
    found = await about_me(ask, caller)
    if here:
        take_token(ask.request.scope)
    return found


async def end_others(ask: Ask) -> Me:
    """Sign all other devices out."""
    caller = somebody(ask)
    await ask.body(wire.Nothing)
    await ask.house.persons.end_others(caller)
    return await about_me(ask, caller)


async def by_key(ask: Ask) -> SignedIn:
    """Become the person of a key link, on this device."""
    said = await ask.body(SignInByKey)
    ask.asker.count("sign")
    return signed(ask, await ask.house.persons.by_key(caller_of(ask), said.secret, said.bring))


def home_of(ask: Ask) -> Home:
    """The house as the asker's browser knows it."""
    return Home(ask.request.url.scheme, ask.request.headers.get("host", ""))


async def passkey_offer(ask: Ask) -> PasskeyOptions:
    """What a browser is to make a passkey of; it is good once, for five minutes."""
    await ask.body(wire.Nothing)
    caller = caller_of(ask, make=True)
    return PasskeyOptions(await ask.house.passkeys.offer(caller, home_of(ask)))


async def add_passkey(ask: Ask) -> Me:
    """Keep a passkey that a browser has made."""
    caller = somebody(ask)
    said = await ask.body(PasskeyMade)
    ask.asker.count("sign")
    await ask.house.passkeys.add(caller, home_of(ask), said.credential)
    return await about_me(ask, caller)


async def remove_passkey(ask: Ask) -> Me:
    """Forget a passkey; devices that it has signed in stay."""
    caller = somebody(ask)
    await ask.body(wire.Nothing)
    assert caller.guest is not None
    await ask.house.passkeys.remove(caller.guest, ask.request.path_params["passkey"])
    return await about_me(ask, caller)


async def passkey_ask(ask: Ask) -> PasskeyOptions:
    """What an authenticator is to sign; it is good once, for five minutes."""
    await ask.body(wire.Nothing)
    ask.asker.count("sign")
    return PasskeyOptions(await ask.house.passkeys.ask(home_of(ask)))


async def by_passkey(ask: Ask) -> SignedIn:
    """Become, on this device, the person of a passkey."""
    said = await ask.body(SignInByPasskey)
    ask.asker.count("sign")
    caller, home = caller_of(ask), home_of(ask)
    return signed(
        ask, await ask.house.passkeys.by_passkey(caller, home, said.credential, said.bring)
    )


async def send_code(ask: Ask) -> Sent:
    """Send a code by mail; whether anybody here has that address is told by nothing."""
    said = await ask.body(SendCode)
    return Sent(await code_sent(ask, said.mail))


async def code_sent(ask: Ask, mail: str, proof: str = "") -> str:
    """Send a code, in the asker's language; gives the ticket.

    `proof`: what the asker's browser keeps of an earlier code.
    """
    ask.asker.count("sign")
    # A browser gets a cookie with the answer, so that it is known again with the code.
    caller = caller_of(ask, make=ask.request.scope["by_cookie"])
    # By which name a house is called says whoever asks: unless it knows its names, a link in the
    # letter could lead its reader, and the code, to somebody else's house.
    house = str(ask.request.base_url).rstrip("/") if ask.settings.hosts else ""
    speak = tongue_for(ask.request.headers.raw)
    return await ask.house.codes.send(mail, speak, house, caller, ask.asker.address, proof)


async def by_code(ask: Ask) -> SignedIn:
    """Become whoever has the address; if nobody has, it is one's own from now on."""
    said = await ask.body(TakeCode)
    found = await code_taken(ask, said.ticket, said.code, bring=said.bring, stay=said.stay)
    if found is not None:
        return signed(ask, found)
    assert ask.guest is not None, "who had an address noted is somebody"
    return SignedIn(None, (await ask.house.persons.about(ask.guest)).name)


async def code_taken(
    ask: Ask, ticket: str, code: str, *, bring: bool | None, stay: bool
) -> Signed | None:
    """Take a code; None: it was the asker's own, or nobody's until now."""
    ask.asker.count("sign")
    caller = caller_of(ask, make=True)
    return await ask.house.codes.take(caller, ticket, code, bring=bring, stay=stay)


async def forget_mail(ask: Ask) -> Me:
    """Forget one's mail address."""
    caller = somebody(ask)
    await ask.body(wire.Nothing)
    await ask.house.persons.forget_mail(caller)
    return await about_me(ask, caller)


async def all_of_me(ask: Ask) -> dict[str, Any]:
    """All that is kept of oneself."""
    return await everything(ask.house.persons, somebody(ask))


async def leave_for_good(ask: Ask) -> Left:
    """Have oneself forgotten: matches stay, with somebody who left."""
    caller = somebody(ask)
    said = await ask.body(Leave)
    if not said.sure:
        raise Refused(400, "me-sure")
    await left(ask, caller)
    return Left()


async def left(ask: Ask, caller: Caller) -> None:
    """Forget somebody, and let their browser forget too."""
    await leave(ask.house, ask.house.persons, caller)
    take_token(ask.request.scope)


ME: Final = "/api/me"


ROUTES: Final = (
    Endpoint("GET", ME, me, Me, "Who one is"),
    Endpoint("POST", ME, change, Me, "Change name, colour or language", ChangeMe),
    Endpoint("POST", f"{ME}/keys", new_key, NewKey, "Make a key link", wire.Nothing),
    Endpoint("POST", f"{ME}/keys/{{key}}/revoke", revoke_key, Me, "Revoke a key link",
             wire.Nothing),
    Endpoint("POST", f"{ME}/devices/{{device}}/end", end_device, Me, "Sign a device out",
             wire.Nothing),
    Endpoint("POST", f"{ME}/devices/end", end_others, Me, "Sign all others out",
             wire.Nothing),
    Endpoint("POST", f"{ME}/passkeys/options", passkey_offer, PasskeyOptions,
             "What to make a passkey of", wire.Nothing),
    Endpoint("POST", f"{ME}/passkeys", add_passkey, Me, "Keep a passkey",
             PasskeyMade),
    Endpoint("POST", f"{ME}/passkeys/{{passkey}}/remove", remove_passkey, Me,
             "Forget a passkey", wire.Nothing),
    Endpoint("POST", "/api/sign-in/passkey/options", passkey_ask, PasskeyOptions,
             "What a passkey is to sign", wire.Nothing),
    Endpoint("POST", "/api/sign-in/passkey", by_passkey, SignedIn,
             "Sign in by a passkey", SignInByPasskey),
    Endpoint("POST", f"{ME}/mail/forget", forget_mail, Me, "Forget one's mail address",
             wire.Nothing),
    Endpoint("GET", f"{ME}/everything", all_of_me, dict[str, Any], "All that is kept of oneself"),
    Endpoint("POST", f"{ME}/leave", leave_for_good, Left, "Have oneself forgotten",
             Leave),
    Endpoint("POST", "/api/sign-in/mail", send_code, Sent, "Have a code sent by mail",
             SendCode),
    Endpoint("POST", "/api/sign-in/mail/code", by_code, SignedIn, "Sign in by that code",
             TakeCode),
    Endpoint("POST", "/api/sign-in/key", by_key, SignedIn, "Sign in by a key link",
             SignInByKey),
)  # fmt: skip
