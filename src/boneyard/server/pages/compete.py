"""Compete: the page of all ways to compete."""

from datetime import UTC, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.duplicate import daily_deals
from boneyard.games import GAMES
from boneyard.games.families import FAMILIES
from boneyard.server.web.game_cards import draw_game_card, symbol_defs_for
from boneyard.server.web.preferences import read_preferences
from boneyard.server.web.render import render_page

#: Games of which pictures stand beside tournaments and ratings.
CONTEST_GAMES: Final = ("latin", "all-fives", "mexican-train")


async def show_contests(request: Request) -> Response:
    """The ways to compete."""
    game = daily_deals.game_of_day(datetime.now(UTC).date())
    games = (game, *(one for one in CONTEST_GAMES if one != game))[:3]
    return render_page(
        request,
        "pages/compete.html",
        same=read_preferences(request).translator.translate(GAMES[game].localized_title),
        pictures=[(FAMILIES[one], draw_game_card(one)) for one in games],
        symbols=symbol_defs_for(games),
    )


ROUTES: Final = (Route("/compete", show_contests),)
