"""API and commands of notifications: channels, wishes, unsubscribing."""

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.datastructures import URL

from boneyard.schemas.matches import Nothing
from boneyard.server import wall_clock
from boneyard.server.commands import Asking, Command
from boneyard.server.context import Ask, whole_of
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import NotYours, Refused
from boneyard.server.http.language import language_in
from boneyard.server.http.session_cookie import device_of
from boneyard.server.matches.permissions import anybody
from boneyard.server.notifications import web_push
from boneyard.server.notifications.mail import DAY
from boneyard.server.notifications.outgoing_http import MAX_URL_LENGTH as MOST_ADDRESS
from boneyard.server.notifications.outgoing_http import AddressError, callable_address, host_of
from boneyard.server.notifications.sender import COUNTED
from boneyard.server.notifications.store import Way
from boneyard.server.notifications.text import KINDS
from boneyard.server.notifications.webhooks import new_secret

#: Ways of each kind that somebody may have; of more, the oldest is forgotten.
MOST: Final = {"push": 10, "mail": 1, "hook": 3, "feed": 1}

#: The ways for which one chooses among all that can be told.
CHOOSES: Final = ("push", "hook")


async def _own(asking: Asking, id: int | None) -> Way:
    """A way of the asker's; of others' it isn't even told whether there are any."""
    ways = await asking.house.store.told.of(asking.guest) if asking.guest else []
    found = next((one for one in ways if one.id == id), None)
    if found is None:
        raise NotYours("told-not-your-way")
    return found


async def _add(asking: Asking, way: Way) -> None:
    owner = asking.asker.make_guest()
    device = device_of(asking.asker.scope) if way.kind == "push" else None
    mine = replace(way, owner=owner, created=wall_clock.now(), device=device)
    await asking.house.store.told.add(mine, MOST[way.kind])


async def _want(asking: Asking, said: tuple[int | None, tuple[str, ...]]) -> None:
    way = await _own(asking, said[0])
    if way.kind not in CHOOSES:
        raise Refused(409, "house-not-here")
    await asking.house.store.told.change(replace(way, wants=said[1]))


async def _end(asking: Asking, id: int | None) -> None:
    await asking.house.store.told.drop((await _own(asking, id)).id)


async def _unsubscribe(asking: Asking, address: str) -> None:
    ways = await asking.house.store.told.of(asking.guest) if asking.guest else []
    for way in ways:
        if (way.kind, way.address) == ("push", address):
            await asking.house.store.told.drop(way.id)


async def _mail(asking: Asking, wants: tuple[str, ...]) -> None:
    """Send these things to the asker's own address; none of them: nothing more."""
    store = asking.house.store
    person = await store.register.person(asking.guest) if asking.guest else None
    if person is None or not person.mail:
        raise Refused(409, "told-no-mail")
    ways = [way for way in await store.told.of(person.person) if way.kind == "mail"]
    for way in ways:
        if not wants or way.address != person.mail:
            await store.told.drop(way.id)
    if not wants:
        return
    known = next((way.next for way in ways if way.address == person.mail), None)
    scope = asking.asker.scope
    way = Way(
        owner=person.person, kind="mail", address=person.mail, wants=wants,
        origin=str(URL(scope=scope).replace(path="", query="")).rstrip("/"),
        language=language_in(scope["headers"]), created=wall_clock.now(),
        next=(known or wall_clock.now() + DAY) if "digest" in wants else None,
    )  # fmt: skip
    await store.told.add(way, MOST["mail"])


MAIL = Command("mail", anybody, _mail)

ADD_WAY = Command("add-way", anybody, _add, counts="start")

WANT = Command("want", anybody, _want)

END_WAY = Command("end-way", anybody, _end)

UNSUBSCRIBE = Command("unsubscribe", anybody, _unsubscribe)


Address = Annotated[str, Meta(max_length=MOST_ADDRESS)]

Key = Annotated[str, Meta(max_length=200)]

Wants = Annotated[tuple[Annotated[str, Meta(max_length=20)], ...], Meta(max_length=8)]


class Keys(Struct):
    """A browser's keys for pushes."""

    p256dh: Key
    auth: Key


class Subscribe(Struct):
    """A browser that takes pushes, as it describes itself."""

    endpoint: Address
    keys: Keys
    wants: Wants = tuple(KINDS)


class Unsubscribe(Struct):
    """A browser that takes none any more."""

    endpoint: Address


class AddHook(Struct):
    """A program that wants to be told, and what."""

    address: Address
    wants: Wants = tuple(KINDS)


class HookOut(Struct):
    """The secret with which the house signs what it posts; it is told this once."""

    secret: str


class WayOut(Struct):
    """One way in which one is told."""

    id: int
    kind: str
    where: str
    """The host that is called, or the mail address."""
    wants: tuple[str, ...]
    confirmed: bool


class ToldOut(Struct):
    """How one is told."""

    key: str
    """The house's public key for push services."""
    kinds: tuple[str, ...]
    """What can be told."""
    ways: list[WayOut]
    waiting: int
    """The matches in which others wait for one's move."""


class Want(Struct):
    """What one wants to hear in one way."""

    wants: Wants


def wanted(wants: Sequence[str]) -> tuple[str, ...]:
    """What is wanted of what there is; Refused for anything else."""
    odd = [one for one in wants if one not in KINDS]
    if odd:
        raise Refused(400, "told-no-kind", kinds=tuple(KINDS))
    return tuple(one for one in KINDS if one in wants)


def where(way: Way) -> str:
    """Where a way leads, as it may be shown: the address at a push service is a secret."""
    return way.address if way.kind in ("mail", "hook") else host_of(way.address)


def origin_of(ask: Ask) -> str:
    """Where the house was found."""
    return str(ask.request.base_url).rstrip("/")


async def described(ask: Ask) -> ToldOut:
    """How the asker is told."""
    told, guest = ask.house.store.told, ask.guest
    ways = await told.of(guest) if guest else []
    waiting = len(await told.awaits(guest, COUNTED)) if guest else 0
    out = [WayOut(one.id, one.kind, where(one), one.wants, one.confirmed) for one in ways]
    return ToldOut(web_push.public_key(told.vapid), tuple(KINDS), out, waiting)


async def how_told(ask: Ask) -> ToldOut:
    """How one is told."""
    return await described(ask)


async def subscribe(ask: Ask) -> ToldOut:
    """Let a browser be told."""
    said = await ask.body(Subscribe)
    keys = {"p256dh": said.keys.p256dh, "auth": said.keys.auth}
    way = new_way(ask, "push", said.endpoint, keys, wanted(said.wants))
    try:
        web_push.checked(way.address, **keys, allowed=allowed(ask))
    except AddressError as error:
        raise Refused(400, error.message) from None
    await ask.run(ADD_WAY, way)
    return await described(ask)


async def add_hook(ask: Ask) -> HookOut:
    """Let a program be told, by posts to an address of its own."""
    said = await ask.body(AddHook)
    way = new_hook(ask, said.address, wanted(said.wants))
    await ask.run(ADD_WAY, way)
    return HookOut(way.keys["secret"])


def new_hook(ask: Ask, address: str, wants: tuple[str, ...]) -> Way:
    """A program's address, with a new secret; Refused if the house doesn't call there."""
    try:
        callable_address(address, allowed(ask))
    except AddressError as error:
        raise Refused(400, error.message) from None
    return new_way(ask, "hook", address, {"secret": new_secret()}, wants)


def allowed(ask: Ask) -> frozenset[str]:
    """The hosts that may be called though they are not public."""
    return frozenset(ask.settings.told_hosts)


def new_way(ask: Ask, kind: str, address: str, keys: dict[str, str], wants: tuple[str, ...]) -> Way:
    """A way to tell the asker, in the language in which they ask."""
    language = language_in(ask.request.headers.raw)
    return Way(
        owner=b"", kind=kind, address=address, keys=keys, origin=origin_of(ask),
        language=language, wants=wants,
    )  # fmt: skip


async def unsubscribe(ask: Ask) -> ToldOut:
    """Tell a browser nothing any more."""
    await ask.run(UNSUBSCRIBE, (await ask.body(Unsubscribe)).endpoint)
    return await described(ask)


async def want(ask: Ask) -> ToldOut:
    """Say what one wants to hear in one way."""
    said = await ask.body(Want)
    await ask.run(WANT, (whole_of(ask.request.path_params["way"]), wanted(said.wants)))
    return await described(ask)


async def end(ask: Ask) -> ToldOut:
    """Be told no more in one way."""
    await ask.body(Nothing)
    await ask.run(END_WAY, whole_of(ask.request.path_params["way"]))
    return await described(ask)


WAY: Final = "/api/told/ways/{way:int}"

ROUTES: Final = (
    Endpoint("GET", "/api/told", how_told, ToldOut, "How one is told"),
    Endpoint("POST", "/api/told/push", subscribe, ToldOut, "Let a browser be told", Subscribe),
    Endpoint(
        "POST", "/api/told/push/end", unsubscribe, ToldOut, "Tell a browser no more", Unsubscribe
    ),
    Endpoint("POST", "/api/told/hook", add_hook, HookOut, "Let a program be told", AddHook),
    Endpoint("POST", f"{WAY}/wants", want, ToldOut, "What one wants to hear in one way", Want),
    Endpoint("POST", f"{WAY}/end", end, ToldOut, "Be told no more in one way", Nothing),
)
