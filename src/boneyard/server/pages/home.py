"""Home: every game as a card, the ones last played first."""

from datetime import UTC, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.games import GAMES, about
from boneyard.rules.game import Game
from boneyard.server import looks
from boneyard.server.asking import Ask
from boneyard.server.pages.names import name_of
from boneyard.server.pages.pictures import all_symbols, card
from boneyard.server.pages.render import page, version
from boneyard.server.wire import GameInfo

#: The filters: what their links say, and what stands on them.
FILTERS: Final = {
    "": "all", "1": "alone", "2": "2", "3": "3", "4": "4", "5": "5", "teams": "teams",
    "straight": "straight tiles", "curved": "curved tiles",
}  # fmt: skip
#: How many of a guest's matches are listed.
LATEST: Final = 5


def length_of(name: str) -> str:
    """How long a match goes on, in a few words."""
    game = GAMES[name]
    return about.goal(game) if isinstance(game, Game) else "one deal"


def _fits(game: GameInfo, wanted: str) -> bool:
    match wanted:
        case "teams":
            return game.teams or any(option.name == "teams" for option in game.options)
        case "straight":
            return not game.curved
        case "curved":
            return game.curved
    return not wanted or int(wanted) in game.players


async def show(request: Request) -> Response:
    """All games, or those that fit."""
    ask = Ask(request)
    wanted = request.query_params.get("for", "")
    wanted = wanted if wanted in FILTERS else ""
    mine = await ask.house.store.of_guest(ask.guest, 50) if ask.guest else []
    order = {name: -at for at, name in enumerate(reversed([one.game for one in mine]), 1)}
    games = [looks.game_info(name) for name in GAMES]
    games = sorted((g for g in games if _fits(g, wanted)), key=lambda g: order.get(g.name, 0))
    latest = [
        (one.id, GAMES[one.game].title, _day(one.created))
        for one in mine[:LATEST]
        if one.game in GAMES
    ]
    return page(
        request,
        "home.html",
        games=[(game, card(game.name), length_of(game.name)) for game in games],
        players={game.name: about.players(GAMES[game.name]) for game in games},
        symbols=all_symbols(tuple(GAMES)),
        filters=FILTERS,
        wanted=wanted,
        latest=latest,
        name=name_of(request),
    )


def _day(created: int) -> str:
    return datetime.fromtimestamp(created / 1000, UTC).strftime("%d %b, %H:%M")


async def icon(request: Request) -> Response:
    """Where the icon is."""
    return RedirectResponse(f"/static/{version()}/icon.svg")
