"""The page of all ways to compete, and the style guide."""

from datetime import UTC, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.bots.registry import LEVELS
from boneyard.drawing.themes import FAMILY_CLOTHS
from boneyard.games import GAMES
from boneyard.games.families import FAMILIES
from boneyard.server.context import RequestContext
from boneyard.server.errors import HttpError
from boneyard.server.matches import serialize
from boneyard.server.web.icons import load_symbols
from boneyard.server.web.pictures import draw_game_card, symbol_defs_for
from boneyard.server.web.preferences import read_preferences
from boneyard.server.web.render import render_page
from boneyard.tournaments import daily_duplicate

#: A game of each family, for the style guide.
SAMPLE_GAMES: Final = {
    "classic": "block-draw", "scoring": "all-fives", "partners": "latin",
    "trains": "mexican-train", "curved": "fundomino", "solo": "knock-out",
    "children": "fruitominoes",
}  # fmt: skip

#: Games of which pictures stand beside tournaments and ratings.
CONTEST_GAMES: Final = ("latin", "all-fives", "mexican-train")


async def show_contests(request: Request) -> Response:
    """The ways to compete."""
    game = daily_duplicate.game_of_day(datetime.now(UTC).date())
    games = (game, *(one for one in CONTEST_GAMES if one != game))[:3]
    return render_page(
        request,
        "pages/compete.html",
        same=read_preferences(request).translator.translate(GAMES[game].localized_title),
        pictures=[(FAMILIES[one], draw_game_card(one)) for one in games],
        symbols=symbol_defs_for(games),
    )


async def show_style_guide(request: Request) -> Response:
    """All components on one page, where the host has turned it on."""
    if not RequestContext(request).settings.style_guide:
        raise HttpError(404, "server-no-page")
    translator = read_preferences(request).translator
    cards = [(family, GAMES[SAMPLE_GAMES[family]]) for family in FAMILY_CLOTHS]
    return render_page(
        request,
        "pages/design.html",
        cards=[
            (family, translator.translate(game.localized_title), draw_game_card(game.name))
            for family, game in cards
        ],
        symbols=symbol_defs_for(SAMPLE_GAMES.values()),
        bots=serialize.build_bot_infos(LEVELS, translator.translate),
        icon_names=sorted(load_symbols()),
    )


ROUTES: Final = (
    Route("/compete", show_contests),
    Route("/design", show_style_guide),
)
