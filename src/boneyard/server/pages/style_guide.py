"""The style guide, `/design`: all components on one page."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.bots.registry import LEVELS
from boneyard.drawing.theme_palettes import FAMILY_CLOTHS
from boneyard.games import GAMES
from boneyard.server.errors import HttpError
from boneyard.server.matches import serialize
from boneyard.server.request_context import RequestContext
from boneyard.server.web.game_cards import draw_game_card, symbol_defs_for
from boneyard.server.web.icons import load_symbols
from boneyard.server.web.preferences import read_preferences
from boneyard.server.web.render import render_page

#: A game of each family, for the style guide.
SAMPLE_GAMES: Final = {
    "classic": "block-draw", "scoring": "all-fives", "partners": "latin",
    "trains": "mexican-train", "curved": "fundomino", "solo": "knock-out",
    "children": "fruitominoes",
}  # fmt: skip


async def show_style_guide(request: Request) -> Response:
    """All components on one page, where the host has turned it on."""
    if not RequestContext(request).settings.style_guide:
        raise HttpError(404, "server-no-page")
    translator = read_preferences(request).translator
    cards = [(family, GAMES[SAMPLE_GAMES[family]]) for family in FAMILY_CLOTHS]
    return render_page(
        request,
        "pages/style_guide.html",
        cards=[
            (family, translator.translate(game.localized_title), draw_game_card(game.name))
            for family, game in cards
        ],
        symbols=symbol_defs_for(SAMPLE_GAMES.values()),
        bots=serialize.build_bot_infos(LEVELS, translator.translate),
        icon_names=sorted(load_symbols()),
    )


ROUTES: Final = (Route("/design", show_style_guide),)
