"""Commands of notifications: channels, the events they carry, unsubscribing."""

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace
from starlette.datastructures import URL

from boneyard.core.strict_json import one_of
from boneyard.schemas.matches import Nothing
from boneyard.server import wall_clock
from boneyard.server.commands import Caller, CommandContext, allow_anyone, command
from boneyard.server.errors import HttpError, PermissionDenied
from boneyard.server.http.language import negotiate_language
from boneyard.server.matches.commands import START
from boneyard.server.notifications import web_push
from boneyard.server.notifications.mail import DAY_MS, MAIL_KINDS
from boneyard.server.notifications.notification_text import NOTIFICATION_KINDS
from boneyard.server.notifications.outgoing_http import MAX_ADDRESS_CHARS, check_address
from boneyard.server.notifications.store import Channel
from boneyard.server.notifications.webhooks import new_webhook_secret
from boneyard.server.request_context import parse_int

#: Channels of each kind that a guest may have; of more, the oldest is forgotten.
MAX_CHANNELS: Final = {"push": 10, "mail": 1, "hook": 3, "feed": 1}

#: The kinds of channel for which all events can be chosen.
KINDS_WITH_EVENTS: Final = ("push", "hook")

Address = Annotated[str, Meta(max_length=MAX_ADDRESS_CHARS)]

Key = Annotated[str, Meta(max_length=200)]

Kind = Annotated[str, Meta(max_length=20), one_of(*NOTIFICATION_KINDS, *MAIL_KINDS)]
Wants = Annotated[tuple[Kind, ...], Meta(max_length=8)]


class Keys(Struct):
    """A browser's keys for pushes."""

    p256dh: Key
    """The public key."""
    auth: Key
    """The shared secret."""


class Subscribe(Struct):
    """A browser that takes pushes, as it describes itself."""

    endpoint: Address
    """The address of the push service."""
    keys: Keys
    """The keys."""
    wants: Wants = tuple(NOTIFICATION_KINDS)
    """The events that it is to carry."""


class Unsubscribe(Struct):
    """A browser that takes no more pushes."""

    endpoint: Address
    """The address of the push service."""


class AddHook(Struct):
    """A program that gets notifications, and which."""

    address: Address
    """The https address that is called."""
    wants: Wants = tuple(NOTIFICATION_KINDS)
    """The events that it is to carry."""


class Want(Struct):
    """The events that a channel is to carry; none for mail: no mail."""

    wants: Wants
    """The events."""


async def _list_channels(context: CommandContext) -> list[Channel]:
    if context.guest is None:
        return []
    return await context.services.store.notifications.list_channels(context.guest)


async def _find_own_channel(context: CommandContext) -> Channel:
    """A channel of the caller (`target`: its id); of others nothing is revealed."""
    id = parse_int(context.target)
    found = next((one for one in await _list_channels(context) if one.id == id), None)
    if found is None:
        raise PermissionDenied("notifications-not-your-way")
    return found


def _check_events(events: Sequence[str]) -> tuple[str, ...]:
    """The events of a request, in order; refused if there is an unknown one."""
    if any(one not in NOTIFICATION_KINDS for one in events):
        raise HttpError(400, "notifications-no-kind", kinds=tuple(NOTIFICATION_KINDS))
    return tuple(one for one in NOTIFICATION_KINDS if one in events)


def _allowed_hosts(context: CommandContext) -> frozenset[str]:
    """The hosts that may be called though they are not public."""
    return frozenset(context.services.settings.told_hosts)


def find_origin(caller: Caller) -> str:
    """The address of the server, as the caller knows it."""
    return str(URL(scope=caller.scope).replace(path="", query="")).rstrip("/")


async def _add_channel(
    context: CommandContext,
    kind: str,
    address: str,
    keys: dict[str, str],
    wants: tuple[str, ...],
) -> None:
    """Notify the caller by one more channel, in the language of the request."""
    caller = context.caller
    channel = Channel(
        owner=caller.ensure_guest(), kind=kind, address=address, keys=keys,
        origin=find_origin(caller), language=negotiate_language(caller.scope["headers"]),
        wants=wants, created=wall_clock.now_ms(),
        device=caller.session if kind == "push" else None,
    )  # fmt: skip
    await context.services.store.notifications.add_channel(channel, MAX_CHANNELS[kind])


@command("subscribe", permission=allow_anyone, limit=START)
async def subscribe(context: CommandContext, payload: Subscribe) -> None:
    """Push notifications to a browser."""
    wants = _check_events(payload.wants)
    keys = {"p256dh": payload.keys.p256dh, "auth": payload.keys.auth}
    web_push.check_subscription(payload.endpoint, **keys, allowed=_allowed_hosts(context))
    await _add_channel(context, "push", payload.endpoint, keys, wants)


@command("unsubscribe", permission=allow_anyone)
async def unsubscribe(context: CommandContext, payload: Unsubscribe) -> None:
    """Push to a browser no more."""
    for channel in await _list_channels(context):
        if (channel.kind, channel.address) == ("push", payload.endpoint):
            await context.services.store.notifications.remove_channel(channel.id)


@command("add-webhook", permission=allow_anyone, limit=START)
async def add_webhook(context: CommandContext, payload: AddHook) -> str:
    """Post notifications to a program's address; gives the secret that signs them."""
    wants, address = _check_events(payload.wants), payload.address.strip()
    check_address(address, _allowed_hosts(context))
    secret = new_webhook_secret()
    await _add_channel(context, "hook", address, {"secret": secret}, wants)
    return secret


@command("make-feed", permission=allow_anyone, limit=START)
async def make_feed(context: CommandContext, payload: Nothing) -> None:
    """Make a feed at a secret address."""
    await _add_channel(context, "feed", token_urlsafe(24), {}, ())


@command("set-channel-events", permission=allow_anyone)
async def set_channel_events(context: CommandContext, payload: Want) -> None:
    """Choose the events that a channel carries (`target`: its id)."""
    wants, channel = _check_events(payload.wants), await _find_own_channel(context)
    if channel.kind not in KINDS_WITH_EVENTS:
        raise HttpError(409, "server-not-here")
    await context.services.store.notifications.update_channel(replace(channel, wants=wants))


@command("remove-channel", permission=allow_anyone)
async def remove_channel(context: CommandContext, payload: Nothing) -> None:
    """Notify the caller by a channel no more (`target`: its id)."""
    channel = await _find_own_channel(context)
    await context.services.store.notifications.remove_channel(channel.id)


@command("set-mail-events", permission=allow_anyone)
async def set_mail_events(context: CommandContext, payload: Want) -> None:
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
    channel = Channel(
        owner=account.id, kind="mail", address=account.mail, wants=wants,
        origin=find_origin(context.caller),
        language=negotiate_language(context.caller.scope["headers"]), created=wall_clock.now_ms(),
        next=(known or wall_clock.now_ms() + DAY_MS) if "digest" in wants else None,
    )  # fmt: skip
    await store.notifications.add_channel(channel, MAX_CHANNELS["mail"])
