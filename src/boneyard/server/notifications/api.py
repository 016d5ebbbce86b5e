"""API of notifications: channels, wishes, unsubscribing."""

from typing import Annotated, Final

from msgspec import Struct

from boneyard.core.strict_json import one_of
from boneyard.schemas.matches import Nothing
from boneyard.server.endpoints import Endpoint
from boneyard.server.notifications import commands, web_push
from boneyard.server.notifications.commands import (
    MAX_CHANNELS,
    AddHook,
    Subscribe,
    Unsubscribe,
    Want,
)
from boneyard.server.notifications.mail import MAIL_KINDS
from boneyard.server.notifications.notification_text import NOTIFICATION_KINDS
from boneyard.server.notifications.outgoing_http import host_of_address
from boneyard.server.notifications.store import MAX_WAITING_COUNT, Channel
from boneyard.server.request_context import RequestContext


class HookOut(Struct):
    """The secret with which the server signs its posts; shown this once."""

    secret: str
    """The secret."""


class WayOut(Struct):
    """A channel of notifications."""

    id: int
    """Its id."""
    kind: Annotated[str, one_of(*MAX_CHANNELS)]
    """How it is sent."""
    where: str
    """The host that is called, or the mail address."""
    wants: tuple[Annotated[str, one_of(*NOTIFICATION_KINDS, *MAIL_KINDS)], ...]
    """The events that it carries."""
    confirmed: bool
    """Whether the address is confirmed."""


class ToldOut(Struct):
    """Settings of notifications."""

    key: str
    """The server's public key for push services."""
    kinds: tuple[Annotated[str, one_of(*NOTIFICATION_KINDS)], ...]
    """The events that can be chosen."""
    ways: list[WayOut]
    """The caller's channels."""
    waiting: int
    """The matches in which others wait for one's move."""


def display_address(channel: Channel) -> str:
    """Where a way leads, as it may be shown: the address at a push service is a secret."""
    return channel.address if channel.kind in ("mail", "hook") else host_of_address(channel.address)


async def build_told(context: RequestContext) -> ToldOut:
    """The caller's settings of notifications."""
    store, guest = context.services.store.notifications, context.guest
    ways = await store.list_channels(guest) if guest else []
    waiting = await store.count_waiting_matches(guest, MAX_WAITING_COUNT) if guest else 0
    out = [WayOut(one.id, one.kind, display_address(one), one.wants, one.confirmed) for one in ways]
    return ToldOut(web_push.derive_public_key(store.vapid), tuple(NOTIFICATION_KINDS), out, waiting)


async def how_told(context: RequestContext) -> ToldOut:
    """Settings of notifications."""
    return await build_told(context)


async def subscribe(context: RequestContext) -> ToldOut:
    """Push notifications to a browser."""
    await context.run_body(commands.subscribe)
    return await build_told(context)


async def add_hook(context: RequestContext) -> HookOut:
    """Post notifications to a program's address."""
    return HookOut(await context.run_body(commands.add_webhook))


async def unsubscribe(context: RequestContext) -> ToldOut:
    """Push to a browser no more."""
    await context.run_body(commands.unsubscribe)
    return await build_told(context)


async def want(context: RequestContext) -> ToldOut:
    """Choose the events that a channel carries."""
    way = context.request.path_params["way"]
    await context.run_body(commands.set_channel_events, target=way)
    return await build_told(context)


async def end(context: RequestContext) -> ToldOut:
    """Remove a channel."""
    await context.run_body(commands.remove_channel, target=context.request.path_params["way"])
    return await build_told(context)


CHANNEL_PATH: Final = "/api/told/ways/{way:int}"

ROUTES: Final = (
    Endpoint("GET", "/api/told", how_told, ToldOut, "Settings of notifications"),
    Endpoint(
        "POST", "/api/told/push", subscribe, ToldOut, "Push notifications to a browser", Subscribe
    ),
    Endpoint(
        "POST", "/api/told/push/end", unsubscribe, ToldOut, "Push to a browser no more", Unsubscribe
    ),
    Endpoint(
        "POST", "/api/told/hook", add_hook, HookOut, "Post notifications to a program", AddHook
    ),
    Endpoint(
        "POST", f"{CHANNEL_PATH}/wants", want, ToldOut, "Choose the events of a channel", Want
    ),
    Endpoint("POST", f"{CHANNEL_PATH}/end", end, ToldOut, "Remove a channel", Nothing),
)
