"""Commands of notifications: channels, the events they carry, unsubscribing."""

from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.datastructures import URL

from boneyard.server import wall_clock
from boneyard.server.commands import CommandContext, allow_anyone, command
from boneyard.server.errors import HttpError, PermissionDenied
from boneyard.server.http.language import negotiate_language
from boneyard.server.matches.limits import START
from boneyard.server.notifications.mail import DAY_MS
from boneyard.server.notifications.outgoing_http import MAX_ADDRESS_CHARS
from boneyard.server.notifications.store import Channel

#: Channels of each kind that a guest may have; of more, the oldest is forgotten.
MAX_CHANNELS: Final = {"push": 10, "mail": 1, "hook": 3, "feed": 1}

#: The kinds of channel for which all events can be chosen.
KINDS_WITH_EVENTS: Final = ("push", "hook")

Address = Annotated[str, Meta(max_length=MAX_ADDRESS_CHARS)]

Key = Annotated[str, Meta(max_length=200)]

Wants = Annotated[tuple[Annotated[str, Meta(max_length=20)], ...], Meta(max_length=8)]


class ChannelId(Struct, frozen=True):
    """One of the caller's channels."""

    way: int | None = None


class ChannelEvents(Struct, frozen=True):
    """The events that a channel is to carry."""

    wants: tuple[str, ...]
    way: int | None = None


class MailEvents(Struct, frozen=True):
    """The events that are to come by mail; none: no mail."""

    wants: tuple[str, ...]


class Unsubscribe(Struct):
    """A browser that takes none any more."""

    endpoint: Address


async def _list_channels(context: CommandContext) -> list[Channel]:
    if context.guest is None:
        return []
    return await context.services.store.notifications.list_channels(context.guest)


async def _find_own_channel(context: CommandContext, id: int | None) -> Channel:
    """A channel of the caller's; of others' nothing is told, not even whether there are any."""
    found = next((one for one in await _list_channels(context) if one.id == id), None)
    if found is None:
        raise PermissionDenied("notifications-not-your-way")
    return found


@command("add-way", permission=allow_anyone, limit=START)
async def add_channel(context: CommandContext, channel: Channel) -> None:
    """Notify the caller by one more channel."""
    device = context.caller.session if channel.kind == "push" else None
    owner = context.caller.ensure_guest()
    mine = replace(channel, owner=owner, created=wall_clock.now_ms(), device=device)
    await context.services.store.notifications.add_channel(mine, MAX_CHANNELS[channel.kind])


@command("want", permission=allow_anyone)
async def set_channel_events(context: CommandContext, payload: ChannelEvents) -> None:
    """Choose the events that a channel carries."""
    channel = await _find_own_channel(context, payload.way)
    if channel.kind not in KINDS_WITH_EVENTS:
        raise HttpError(409, "server-not-here")
    await context.services.store.notifications.update_channel(replace(channel, wants=payload.wants))


@command("end-way", permission=allow_anyone)
async def remove_channel(context: CommandContext, payload: ChannelId) -> None:
    """Notify the caller by a channel no more."""
    channel = await _find_own_channel(context, payload.way)
    await context.services.store.notifications.remove_channel(channel.id)


@command("unsubscribe", permission=allow_anyone)
async def unsubscribe(context: CommandContext, payload: Unsubscribe) -> None:
    """Push to a browser no more."""
    for channel in await _list_channels(context):
        if (channel.kind, channel.address) == ("push", payload.endpoint):
            await context.services.store.notifications.remove_channel(channel.id)


@command("mail", permission=allow_anyone)
async def set_mail_events(context: CommandContext, payload: MailEvents) -> None:
    """Choose the events that come to the account's own address; none of them: no mail."""
    store, wants = context.services.store, payload.wants
    account = await store.accounts.find_account(context.guest) if context.guest else None
    if account is None or not account.mail:
        raise HttpError(409, "notifications-no-mail")
    ways = [
        one for one in await store.notifications.list_channels(account.id) if one.kind == "mail"
    ]
    for way in ways:
        if not wants or way.address != account.mail:
            await store.notifications.remove_channel(way.id)
    if not wants:
        return
    known = next((way.next for way in ways if way.address == account.mail), None)
    scope = context.caller.scope
    channel = Channel(
        owner=account.id, kind="mail", address=account.mail, wants=wants,
        origin=str(URL(scope=scope).replace(path="", query="")).rstrip("/"),
        language=negotiate_language(scope["headers"]), created=wall_clock.now_ms(),
        next=(known or wall_clock.now_ms() + DAY_MS) if "digest" in wants else None,
    )  # fmt: skip
    await store.notifications.add_channel(channel, MAX_CHANNELS["mail"])
