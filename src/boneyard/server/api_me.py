"""The API of people: who somebody is, their key links and devices, and signing in."""

from typing import Any, Final

from msgspec import UNSET

from boneyard.server import wire, wire_me
from boneyard.server.endpoints import Endpoint
from boneyard.server.languages import spoken
from boneyard.server.persons import Caller, Signed
from boneyard.server.persons.labels import label_of
from boneyard.server.requests import Ask
from boneyard.server.security import Refused, device_of, give_token, take_token


def caller_of(ask: Ask, make: bool = False) -> Caller:
    """Who asks, from which device; `make`: somebody new becomes a guest."""
    guest = ask.asker.make_guest() if make else ask.guest
    label = label_of(ask.request.headers.get("user-agent", ""))
    return Caller(guest, device_of(ask.request.scope), label)


def somebody(ask: Ask) -> Caller:
    """Who asks, if they are anybody."""
    caller = caller_of(ask)
    if caller.guest is None:
        raise Refused(401, "me-nobody")
    return caller


def key_link(ask: Ask, secret: str) -> str:
    """Where a key is used."""
    return str(ask.request.base_url.replace(path=f"/key/{secret}"))


def signed(ask: Ask, found: Signed) -> wire_me.SignedIn:
    """Give whoever has signed in their new secret: a browser as a cookie."""
    give_token(ask.request.scope, found.token, found.person.person)
    token = None if ask.request.scope["by_cookie"] else found.token
    return wire_me.SignedIn(token, found.person.name)


async def me(ask: Ask) -> wire_me.Me:
    """Who somebody is, as far as that is kept."""
    return await about_me(ask, somebody(ask))


async def about_me(ask: Ask, caller: Caller) -> wire_me.Me:
    """All that the page about oneself shows."""
    assert caller.guest is not None, "only about somebody"
    persons, register = ask.house.persons, ask.house.persons.register
    person = await persons.about(caller.guest)
    devices = await register.devices(caller.guest)
    keys = await register.keys(caller.guest)
    return wire_me.Me(
        person.name, person.hue, person.language, await register.kept(caller.guest, caller.device),
        [wire_me.DeviceOut(one.handle, one.label, one.since, one.seen, one.token == caller.device)
         for one in devices],
        [wire_me.KeyOut(one.handle, one.since) for one in keys],
    )  # fmt: skip


async def change(ask: Ask) -> wire_me.Me:
    """Say what one wants to be called, in which colour, and in which language one reads."""
    said = await ask.body(wire_me.ChangeMe)
    changes: dict[str, Any] = {}
    if said.name is not UNSET:
        changes["name"] = ask.name(said.name)
    if said.hue is not UNSET:
        changes["hue"] = said.hue
    if said.language is not UNSET:
        if said.language and not spoken(said.language):
            raise Refused(400, "me-no-language")
        changes["language"] = said.language
    caller = caller_of(ask, make=True)
    await ask.house.persons.change(caller, **changes)
    return await about_me(ask, caller)


async def new_key(ask: Ask) -> wire_me.NewKey:
    """Make a key link: it is shown this once, and works until it is revoked."""
    await ask.body(wire.Nothing)
    secret = await ask.house.persons.new_key(caller_of(ask, make=True))
    return wire_me.NewKey(secret, key_link(ask, secret))


async def revoke_key(ask: Ask) -> wire_me.Me:
    """Revoke a key link; devices that it has signed in stay."""
    caller = somebody(ask)
    await ask.body(wire.Nothing)
    assert caller.guest is not None
    await ask.house.persons.revoke(caller.guest, ask.request.path_params["key"])
    return await about_me(ask, caller)


async def end_device(ask: Ask) -> wire_me.Me:
    """Sign a device out."""
    caller = somebody(ask)
    await ask.body(wire.Nothing)
    here = await ask.house.persons.end_device(caller, ask.request.path_params["device"])
    found = await about_me(ask, caller)
    if here:
        take_token(ask.request.scope)
    return found


async def end_others(ask: Ask) -> wire_me.Me:
    """Sign all other devices out."""
    caller = somebody(ask)
    await ask.body(wire.Nothing)
    await ask.house.persons.end_others(caller)
    return await about_me(ask, caller)


async def by_key(ask: Ask) -> wire_me.SignedIn:
    """Become the person of a key link, on this device."""
    said = await ask.body(wire_me.SignInByKey)
    ask.asker.count("sign")
    return signed(ask, await ask.house.persons.by_key(caller_of(ask), said.secret, said.bring))


ME: Final = "/api/me"

ROUTES: Final = (
    Endpoint("GET", ME, me, wire_me.Me, "Who one is"),
    Endpoint("POST", ME, change, wire_me.Me, "Change name, colour or language", wire_me.ChangeMe),
    Endpoint("POST", f"{ME}/keys", new_key, wire_me.NewKey, "Make a key link", wire.Nothing),
    Endpoint("POST", f"{ME}/keys/{{key}}/revoke", revoke_key, wire_me.Me, "Revoke a key link",
             wire.Nothing),
    Endpoint("POST", f"{ME}/devices/{{device}}/end", end_device, wire_me.Me, "Sign a device out",
             wire.Nothing),
    Endpoint("POST", f"{ME}/devices/end", end_others, wire_me.Me, "Sign all others out",
             wire.Nothing),
    Endpoint("POST", "/api/sign-in/key", by_key, wire_me.SignedIn, "Sign in by a key link",
             wire_me.SignInByKey),
)  # fmt: skip
