"""The page for spectators: the showcase of bots."""

from typing import Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.drawing.svg.picture import game_symbols
from boneyard.games.families import family_of
from boneyard.server.context import RequestContext
from boneyard.server.match_page import text as match_page_text
from boneyard.server.matches.match import LiveMatch
from boneyard.server.pages.home import match_picture
from boneyard.server.web.preferences import Preferences, read_preferences
from boneyard.server.web.render import render_page


class WatchCard(Struct, frozen=True):
    """A match as spectators choose it."""

    id: str
    title: str
    family: str
    players: str
    said: str
    picture: Markup


def build_card(live: LiveMatch, preferences: Preferences) -> WatchCard:
    """The card of a match, as anyone may see it."""
    live, translator = live.as_seen_from(None), preferences.translator
    return WatchCard(
        live.id,
        translator.translate(live.rules.game.localized_title),
        family_of(live.rules.game),
        translator.translate(tuple(live.names)),
        match_page_text.turn_text(live, None, translator.translate),
        match_picture(live, preferences),
    )


async def show_watch(request: Request) -> Response:
    """What can be watched."""
    context, preferences = RequestContext(request), read_preferences(request)
    live = await context.services.showcase.get_match()
    return render_page(
        request,
        "pages/watch.html",
        preferences=preferences,
        showcase=build_card(live, preferences),
        symbols=Markup(game_symbols(live.rules, preferences.chosen_faces)),
    )


ROUTES: Final = (Route("/watch", show_watch),)
