"""API of notifications: channels, wishes, unsubscribing."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from boneyard.schemas.matches import Nothing
from boneyard.server.context import RequestContext, parse_int
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import HttpError
from boneyard.server.http.language import negotiate_language
from boneyard.server.notifications import commands, web_push
from boneyard.server.notifications.commands import Address, Key, Unsubscribe, Wants
from boneyard.server.notifications.outgoing_http import check_address, host_of_address
from boneyard.server.notifications.store import MAX_WAITING_COUNT, Channel
from boneyard.server.notifications.text import NOTIFICATION_KINDS
from boneyard.server.notifications.webhooks import new_webhook_secret


class Keys(Struct):
    """A browser's keys for pushes."""

    p256dh: Key
    auth: Key


class Subscribe(Struct):
    """A browser that takes pushes, as it describes itself."""

    endpoint: Address
    keys: Keys
    wants: Wants = tuple(NOTIFICATION_KINDS)


class AddHook(Struct):
    """A program that wants to be told, and what."""

    address: Address
    wants: Wants = tuple(NOTIFICATION_KINDS)


class HookOut(Struct):
    """The secret with which the server signs what it posts; it is told this once."""

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
    """The server's public key for push services."""
    kinds: tuple[str, ...]
    """What can be told."""
    ways: list[WayOut]
    waiting: int
    """The matches in which others wait for one's move."""


class Want(Struct):
    """What one wants to hear in one way."""

    wants: Wants


def check_events(events: Sequence[str]) -> tuple[str, ...]:
    """What is wanted of what there is; Refused for anything else."""
    odd = [one for one in events if one not in NOTIFICATION_KINDS]
    if odd:
        raise HttpError(400, "notifications-no-kind", kinds=tuple(NOTIFICATION_KINDS))
    return tuple(one for one in NOTIFICATION_KINDS if one in events)


def display_address(channel: Channel) -> str:
    """Where a way leads, as it may be shown: the address at a push service is a secret."""
    return channel.address if channel.kind in ("mail", "hook") else host_of_address(channel.address)


def get_origin(context: RequestContext) -> str:
    """Where the server was found."""
    return str(context.request.base_url).rstrip("/")


async def build_told(context: RequestContext) -> ToldOut:
    """How the caller is told."""
    told, guest = context.services.store.notifications, context.guest
    ways = await told.list_channels(guest) if guest else []
    waiting = await told.count_waiting_matches(guest, MAX_WAITING_COUNT) if guest else 0
    out = [WayOut(one.id, one.kind, display_address(one), one.wants, one.confirmed) for one in ways]
    return ToldOut(web_push.derive_public_key(told.vapid), tuple(NOTIFICATION_KINDS), out, waiting)


async def how_told(context: RequestContext) -> ToldOut:
    """How one is told."""
    return await build_told(context)


async def subscribe(context: RequestContext) -> ToldOut:
    """Let a browser be told."""
    said = await context.parse_body(Subscribe)
    keys = {"p256dh": said.keys.p256dh, "auth": said.keys.auth}
    way = build_channel(context, "push", said.endpoint, keys, check_events(said.wants))
    web_push.check_subscription(way.address, **keys, allowed=allowed_hosts(context))
    await context.run(commands.add_channel, way)
    return await build_told(context)


async def add_hook(context: RequestContext) -> HookOut:
    """Let a program be told, by posts to an address of its own."""
    said = await context.parse_body(AddHook)
    way = build_webhook(context, said.address, check_events(said.wants))
    await context.run(commands.add_channel, way)
    return HookOut(way.keys["secret"])


def build_webhook(context: RequestContext, address: str, wants: tuple[str, ...]) -> Channel:
    """A program's address, with a new secret; Refused if the server doesn't call there."""
    check_address(address, allowed_hosts(context))
    return build_channel(context, "hook", address, {"secret": new_webhook_secret()}, wants)


def allowed_hosts(context: RequestContext) -> frozenset[str]:
    """The hosts that may be called though they are not public."""
    return frozenset(context.settings.told_hosts)


def build_channel(
    context: RequestContext, kind: str, address: str, keys: dict[str, str], wants: tuple[str, ...]
) -> Channel:
    """A way to tell the caller, in the language in which they ask."""
    language = negotiate_language(context.request.headers.raw)
    return Channel(
        owner=b"", kind=kind, address=address, keys=keys, origin=get_origin(context),
        language=language, wants=wants,
    )  # fmt: skip


async def unsubscribe(context: RequestContext) -> ToldOut:
    """Tell a browser nothing any more."""
    await context.run_body(commands.unsubscribe)
    return await build_told(context)


async def want(context: RequestContext) -> ToldOut:
    """Say what one wants to hear in one way."""
    said = await context.parse_body(Want)
    way = parse_int(context.request.path_params["way"])
    wanted = commands.ChannelEvents(check_events(said.wants), way)
    await context.run(commands.set_channel_events, wanted)
    return await build_told(context)


async def end(context: RequestContext) -> ToldOut:
    """Be told no more in one way."""
    await context.parse_body(Nothing)
    way = parse_int(context.request.path_params["way"])
    await context.run(commands.remove_channel, commands.ChannelId(way))
    return await build_told(context)


CHANNEL_PATH: Final = "/api/told/ways/{way:int}"

ROUTES: Final = (
    Endpoint("GET", "/api/told", how_told, ToldOut, "How one is told"),
    Endpoint("POST", "/api/told/push", subscribe, ToldOut, "Let a browser be told", Subscribe),
    Endpoint(
        "POST", "/api/told/push/end", unsubscribe, ToldOut, "Tell a browser no more", Unsubscribe
    ),
    Endpoint("POST", "/api/told/hook", add_hook, HookOut, "Let a program be told", AddHook),
    Endpoint(
        "POST", f"{CHANNEL_PATH}/wants", want, ToldOut, "What one wants to hear in one way", Want
    ),
    Endpoint("POST", f"{CHANNEL_PATH}/end", end, ToldOut, "Be told no more in one way", Nothing),
)
