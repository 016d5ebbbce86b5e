"""How one is told: the page where people choose in which ways, and what."""

from datetime import UTC, datetime
from secrets import token_urlsafe
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.i18n.fluent_translator import Tongue
from boneyard.server import wall_clock
from boneyard.server.context import Ask
from boneyard.server.errors import Refused
from boneyard.server.notifications.api import (
    ADD_WAY,
    END_WAY,
    MAIL,
    WANT,
    new_hook,
    new_way,
    origin_of,
    where,
)
from boneyard.server.notifications.feeds import FORMS, items
from boneyard.server.notifications.feeds import MOST as MOST_FED
from boneyard.server.notifications.mail import KINDS as MAILED
from boneyard.server.notifications.mail import stopped_by
from boneyard.server.notifications.outgoing_http import MAX_URL_LENGTH as MOST_ADDRESS
from boneyard.server.notifications.store import Way
from boneyard.server.notifications.text import KINDS
from boneyard.server.web.forms import form_of, short, whole
from boneyard.server.web.preferences import wishes_of
from boneyard.server.web.render import page

#: What the ways are called.
NAMES: Final = {"push": "told-by-push", "hook": "told-by-hook"}
#: What the forms of a feed are called.
FEEDS: Final = {"ics": "told-feed-ics", "atom": "told-feed-atom", "json": "told-feed-json"}


class WayShown(Struct, frozen=True):
    """A way as the page shows it."""

    id: int
    title: str
    since: str
    wants: tuple[tuple[str, str, bool], ...]
    """Kinds of notices: their name, what they are called, and whether they are wanted."""


def _shown(way: Way, speak: Tongue) -> WayShown:
    wants = tuple((kind, speak(id), kind in way.wants) for kind, id in KINDS.items())
    made = datetime.fromtimestamp(way.created / 1000, UTC)
    title = speak(NAMES[way.kind], where=where(way))
    return WayShown(way.id, title, speak.date(made, "short"), wants)


async def show(request: Request) -> Response:
    """The page."""
    return await told_page(Ask(request))


async def told_page(ask: Ask, secret: str = "") -> Response:
    """Render the page; the secret of a new program is on it this once."""
    request, wishes = ask.request, wishes_of(ask.request)
    ways = await ask.house.store.told.of(ask.guest) if ask.guest else []
    shown = [_shown(way, wishes.speak) for way in ways if way.kind in NAMES]
    return page(
        request, "notifications/settings.html", wishes=wishes, ways=shown,
        feeds=_feeds(ask, ways), feed_names=FEEDS, secret=secret,
        mail=await _mail(ask, ways, wishes.speak) if ask.house.sender.post else None,
    )  # fmt: skip


def _feeds(ask: Ask, ways: list[Way]) -> tuple[int, dict[str, str]] | None:
    """The address of one's own feed in all its forms, and the number of the way."""
    feed = next((way for way in ways if way.kind == "feed"), None)
    if feed is None:
        return None
    at = f"{origin_of(ask)}/feed/{feed.address}"
    return feed.id, {form: f"{at}.{form}" for form in FORMS}


async def feed(request: Request) -> Response:
    """What waits for whoever has made this address; for programs that come and look."""
    ask = Ask(request)
    secret, _, form = request.path_params["name"].rpartition(".")
    told = ask.house.store.told
    way = await told.by_address("feed", secret) if form in FORMS else None
    if way is None:
        raise Refused(404, "house-no-page")
    found = await told.awaits(way.owner, MOST_FED)
    deadlines = [await told.deadline(one.match) for one in found]
    shown = [None if one is None else wall_clock.on_calendar(one) for one in deadlines]
    waiting = items(list(zip(found, shown, strict=True)), way.origin)
    make, kind = FORMS[form]
    headers = {"cache-control": "private, max-age=300", "content-type": kind}
    return Response(make(waiting, way.origin, way.language), headers=headers)


class MailShown(Struct, frozen=True):
    """What is sent to somebody by mail."""

    address: str
    wants: tuple[tuple[str, str, bool], ...]


async def _mail(ask: Ask, ways: list[Way], speak: Tongue) -> MailShown:
    person = await ask.house.store.register.person(ask.guest) if ask.guest else None
    address = (person.mail if person else None) or ""
    now = {
        want for way in ways if way.kind == "mail" and way.address == address for want in way.wants
    }
    return MailShown(address, tuple((kind, speak(id), kind in now) for kind, id in MAILED.items()))


async def stop(request: Request) -> Response:
    """The page behind a letter's last line: mail programs press its button by themselves."""
    ask = Ask(request)
    told = ask.house.store.told
    way = await stopped_by(told, request.path_params["secret"])
    done = request.method == "POST"
    if done and way is not None:
        await told.drop(way.id)
    return page(request, "notifications/unsubscribe.html", done=done)


async def act(request: Request) -> Response:
    """What its forms ask for."""
    ask, form = Ask(request), await form_of(request)
    match short(form, "do"):
        case "want":
            wants = tuple(kind for kind in KINDS if kind in form)
            await ask.run(WANT, (whole(form, "way"), wants))
        case "mail":
            await ask.run(MAIL, tuple(kind for kind in MAILED if kind in form))
        case "hook":
            way = new_hook(ask, short(form, "address", MOST_ADDRESS).strip(), tuple(KINDS))
            await ask.run(ADD_WAY, way)
            return await told_page(ask, way.keys["secret"])
        case "feed":
            await ask.run(ADD_WAY, new_way(ask, "feed", token_urlsafe(24), {}, ()))
        case "end":
            await ask.run(END_WAY, whole(form, "way"))
        case _:
            raise Refused(400, "house-not-here")
    return RedirectResponse("/told", 303)
