"""API of games and bots."""

from typing import Final

from boneyard.games import GAMES, about
from boneyard.schemas import matches as wire
from boneyard.server.context import Ask
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import NoMatch
from boneyard.server.matches import serialize


async def games(ask: Ask) -> wire.Games:
    """All games, with their options as their declarations have them."""
    return wire.Games([serialize.game_info(name) for name in GAMES])


async def game(ask: Ask) -> wire.GameText:
    """A game with its rules."""
    name = ask.request.path_params["game"]
    if name not in GAMES:
        raise NoMatch("house-no-game-named", game=repr(name[:40]))
    return wire.GameText(serialize.game_info(name), about.text(name))


async def bots(ask: Ask) -> wire.Bots:
    """All bots."""
    return wire.Bots(serialize.bot_infos())


ROUTES: Final = (
    Endpoint("GET", "/api/games", games, wire.Games, "All games"),
    Endpoint("GET", "/api/games/{game}", game, wire.GameText, "A game and its rules"),
    Endpoint("GET", "/api/bots", bots, wire.Bots, "All bots"),
)  # fmt: skip
