"""The page for spectators: live tables, and the showcase of bots."""

import contextlib
from typing import Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.games.families import family_of
from boneyard.server import wall_clock
from boneyard.server.errors import HttpError, NotFound
from boneyard.server.match_page.status_line import turn_text
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.pages.home import match_picture
from boneyard.server.request_context import RequestContext
from boneyard.server.web.game_cards import symbol_defs
from boneyard.server.web.preferences import Preferences, read_preferences
from boneyard.server.web.render import render_page


class WatchCard(Struct, frozen=True):
    """A match as spectators choose it."""

    id: str
    title: str
    family: str
    players: str
    said: str
    spectators: str
    picture: Markup


#: So many live tables are shown, in which a player moved within so many milliseconds.
MAX_TABLES: Final = 8
RECENT_MS: Final = 3_600_000


def build_card(live: LiveMatch, preferences: Preferences) -> WatchCard:
    """The card of a match, as anyone may see it."""
    live, translator = live.as_seen_from(None), preferences.translator
    return WatchCard(
        live.id,
        translator.translate(live.rules.game.localized_title),
        family_of(live.rules.game),
        translator.translate(tuple(live.names)),
        turn_text(live, None, translator.translate),
        translator("watch-spectators", spectators=live.room.spectator_count),
        match_picture(live, preferences),
    )


async def find_tables(context: RequestContext) -> list[LiveMatch]:
    """The matches that are played now and may be found by spectators."""
    services = context.services
    found = await services.store.list_watchable(wall_clock.now_ms() - RECENT_MS, MAX_TABLES)
    tables = []
    for match in found:
        with contextlib.suppress(NotFound, HttpError):  # gone, or hidden from the caller
            live = await services.registry.get_match(match)
            await services.visibility.check(live, context.guest)
            if live.status == "playing":
                tables.append(live)
    return tables


async def show_watch(request: Request) -> Response:
    """What can be watched."""
    context, preferences = RequestContext(request), read_preferences(request)
    live = await context.services.showcase.get_match()
    tables = await find_tables(context)
    return render_page(
        request,
        "pages/watch.html",
        preferences=preferences,
        showcase=build_card(live, preferences),
        tables=[build_card(one, preferences) for one in tables],
        symbols=symbol_defs([one.rules for one in (live, *tables)], preferences.chosen_faces),
    )


ROUTES: Final = (Route("/watch", show_watch),)
