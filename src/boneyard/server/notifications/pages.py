"""Page of notification settings: channels, and what to be notified of."""

from datetime import UTC, datetime
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from boneyard.i18n.translator import Translator
from boneyard.server import wall_clock
from boneyard.server.errors import HttpError
from boneyard.server.notifications import commands
from boneyard.server.notifications.api import display_address
from boneyard.server.notifications.feeds import FORMATS, MAX_FEED_ITEMS, build_items
from boneyard.server.notifications.mail import MAIL_KINDS, verify_unsubscribe_token
from boneyard.server.notifications.notification_text import NOTIFICATION_KINDS
from boneyard.server.notifications.store import Channel
from boneyard.server.request_context import RequestContext
from boneyard.server.web.forms import FormCommand, get_text, parse_form, run_form
from boneyard.server.web.preferences import read_preferences
from boneyard.server.web.render import render_page

#: What the ways are called.
CHANNEL_MESSAGES: Final = {"push": "notifications-by-push", "hook": "notifications-by-hook"}
#: What the forms of a feed are called.
FEED_MESSAGES: Final = {
    "ics": "notifications-feed-ics",
    "atom": "notifications-feed-atom",
    "json": "notifications-feed-json",
}


class ChannelRow(Struct, frozen=True):
    """A way as the page shows it."""

    id: int
    title: str
    since: str
    wants: tuple[tuple[str, str, bool], ...]
    """Kinds of notices: their name, what they are called, and whether they are wanted."""


def _build_channel_row(channel: Channel, translator: Translator) -> ChannelRow:
    wants = tuple(
        (kind, translator(id), kind in channel.wants) for kind, id in NOTIFICATION_KINDS.items()
    )
    made = datetime.fromtimestamp(channel.created / 1000, UTC)
    title = translator(CHANNEL_MESSAGES[channel.kind], where=display_address(channel))
    return ChannelRow(channel.id, title, translator.date(made, "short"), wants)


async def show_notifications(request: Request) -> Response:
    """The page."""
    return await render_notifications(RequestContext(request))


async def render_notifications(context: RequestContext, secret: str = "") -> Response:
    """Render the page; the secret of a new program is on it this once."""
    request, preferences = context.request, read_preferences(context.request)
    channels = (
        await context.services.store.notifications.list_channels(context.guest)
        if context.guest
        else []
    )
    shown = [
        _build_channel_row(way, preferences.translator)
        for way in channels
        if way.kind in CHANNEL_MESSAGES
    ]
    return render_page(
        request,
        "notifications/settings.html",
        preferences=preferences,
        ways=shown,
        feeds=_feed_links(context, channels),
        feed_names=FEED_MESSAGES,
        secret=secret,
        mail=await _build_mail_panel(context, channels, preferences.translator)
        if context.services.notification_sender.mailer
        else None,
    )


def _feed_links(
    context: RequestContext, channels: list[Channel]
) -> tuple[int, dict[str, str]] | None:
    """The address of one's own feed in all its forms, and the number of the way."""
    feed = next((way for way in channels if way.kind == "feed"), None)
    if feed is None:
        return None
    at = f"{commands.find_origin(context.caller)}/feed/{feed.address}"
    return feed.id, {form: f"{at}.{form}" for form in FORMATS}


async def serve_feed(request: Request) -> Response:
    """What waits for the player who has made this address; for programs that come and look."""
    context = RequestContext(request)
    secret, _, form = request.path_params["name"].rpartition(".")
    store = context.services.store.notifications
    channel = await store.find_by_address("feed", secret) if form in FORMATS else None
    if channel is None:
        raise HttpError(404, "server-no-page")
    found = await store.list_waiting_matches(channel.owner, MAX_FEED_ITEMS)
    deadlines = [await store.find_deadline(one.match) for one in found]
    shown = [None if one is None else wall_clock.on_calendar(one) for one in deadlines]
    waiting = build_items(list(zip(found, shown, strict=True)), channel.origin)
    make, kind = FORMATS[form]
    headers = {"cache-control": "private, max-age=300", "content-type": kind}
    return Response(make(waiting, channel.origin, channel.language), headers=headers)


class MailPanel(Struct, frozen=True):
    """What is sent to a player by mail."""

    address: str
    wants: tuple[tuple[str, str, bool], ...]


async def _build_mail_panel(
    context: RequestContext, channels: list[Channel], translator: Translator
) -> MailPanel:
    account = (
        await context.services.store.accounts.find_account(context.guest) if context.guest else None
    )
    address = (account.mail if account else None) or ""
    now = {
        want
        for way in channels
        if way.kind == "mail" and way.address == address
        for want in way.wants
    }
    return MailPanel(
        address, tuple((kind, translator(id), kind in now) for kind, id in MAIL_KINDS.items())
    )


async def unsubscribe(request: Request) -> Response:
    """The page behind a letter's last line: mail programs press its button by themselves."""
    context = RequestContext(request)
    store = context.services.store.notifications
    channel = await verify_unsubscribe_token(store, request.path_params["secret"])
    done = request.method == "POST"
    if done and channel is not None:
        await store.remove_channel(channel.id)
    return render_page(request, "notifications/unsubscribe.html", done=done)


#: Commands by the value of `do` in a form of the page.
FORM_COMMANDS: Final = {
    "want": FormCommand(commands.set_channel_events, target="way"),
    "mail": FormCommand(commands.set_mail_events),
    "hook": FormCommand(commands.add_webhook),
    "feed": FormCommand(commands.make_feed),
    "end": FormCommand(commands.remove_channel, target="way"),
}


async def post_notifications(request: Request) -> Response:
    """Run the command that a form of the page names."""
    context, form = RequestContext(request), await parse_form(request)
    # Each event is a box of its own; a program gets all of them.
    kinds = {"want": NOTIFICATION_KINDS, "mail": MAIL_KINDS}.get(get_text(form, "do"), {})
    wants = {f"want{at}": kind for at, kind in enumerate((one for one in kinds if one in form), 1)}
    result = await run_form(context, {**form, **wants}, FORM_COMMANDS)
    if isinstance(result, str):
        return await render_notifications(context, result)
    return RedirectResponse("/told", 303)


ROUTES: Final = (
    Route("/told", show_notifications),
    Route("/told", post_notifications, methods=["POST"]),
    Route("/told/stop/{secret}", unsubscribe, methods=["GET", "POST"]),
    Route("/feed/{name}", serve_feed),
)
