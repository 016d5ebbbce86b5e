"""API of games and bots."""

from typing import Final

from boneyard.games import GAMES
from boneyard.games.rules_text import render_rules_text
from boneyard.i18n.locales import ENGLISH
from boneyard.i18n.translator import get_translator
from boneyard.schemas import matches as wire
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import NotFound
from boneyard.server.matches import serialize
from boneyard.server.request_context import RequestContext


async def games(context: RequestContext) -> wire.Games:
    """All games, with their options as their declarations have them."""
    return wire.Games([serialize.build_game_info(name) for name in GAMES])


async def game(context: RequestContext) -> wire.GameText:
    """A game with its rules."""
    name = context.request.path_params["game"]
    if name not in GAMES:
        raise NotFound("server-no-game-named", game=repr(name[:40]))
    text = render_rules_text(GAMES[name], get_translator(ENGLISH))
    return wire.GameText(serialize.build_game_info(name), text)


async def bots(context: RequestContext) -> wire.Bots:
    """All bots."""
    return wire.Bots(serialize.build_bot_infos())


ROUTES: Final = (
    Endpoint("GET", "/api/games", games, wire.Games, "All games"),
    Endpoint("GET", "/api/games/{game}", game, wire.GameText, "A game and its rules"),
    Endpoint("GET", "/api/bots", bots, wire.Bots, "All bots"),
)  # fmt: skip
