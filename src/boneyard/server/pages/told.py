"""How one is told: the page where people choose in which ways, and what."""

from datetime import UTC, datetime
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.server.commands.told import END_WAY, WANT
from boneyard.server.pages.forms import form_of, short, whole
from boneyard.server.pages.preferences import wishes_of
from boneyard.server.pages.render import page
from boneyard.server.requests import Ask
from boneyard.server.security import Refused
from boneyard.server.store.telling import Way
from boneyard.server.told.asking import where
from boneyard.server.told.wording import KINDS
from boneyard.words.tongue import Tongue

#: What the ways are called.
NAMES: Final = {"push": "told-by-push"}


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
    ask, wishes = Ask(request), wishes_of(request)
    ways = await ask.house.store.told.of(ask.guest) if ask.guest else []
    shown = [_shown(way, wishes.speak) for way in ways if way.kind in NAMES]
    return page(request, "told.html", wishes=wishes, ways=shown)


async def act(request: Request) -> Response:
    """What its forms ask for."""
    ask, form = Ask(request), await form_of(request)
    match short(form, "do"):
        case "want":
            wants = tuple(kind for kind in KINDS if kind in form)
            await ask.run(WANT, (whole(form, "way"), wants))
        case "end":
            await ask.run(END_WAY, whole(form, "way"))
        case _:
            raise Refused(400, "house-not-here")
    return RedirectResponse("/told", 303)
