"""Home: every game as a card, the ones last played first."""

from datetime import UTC, datetime
from functools import cache
from typing import Final

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from boneyard.games import GAMES, about
from boneyard.server import looks
from boneyard.server.asking import Ask
from boneyard.server.pages.looks import wishes_of
from boneyard.server.pages.names import name_of
from boneyard.server.pages.pictures import all_symbols, card
from boneyard.server.pages.render import page, version
from boneyard.server.wire import GameInfo
from boneyard.words import message
from boneyard.words.tongue import Tongue, tongue

#: The filters: what their links say, and the message that stands on them; a number is itself.
FILTERS: Final = {
    "": "home-all", "1": "home-alone", "2": "", "3": "", "4": "", "5": "", "teams": "home-teams",
    "straight": "home-straight", "curved": "home-curved",
}  # fmt: skip
#: How many of a guest's matches are listed.
LATEST: Final = 5


class Card(Struct, frozen=True):
    """A game as its card shows it."""

    name: str
    title: str
    facts: tuple[str, str]
    """Who plays it, and how long a match goes on, in a few words."""
    tagline: str
    picture: Markup


@cache
def card_of(name: str, language: str) -> Card:
    """The card of a game in a language."""
    game, say = GAMES[name], tongue(language).say
    length = say(message("home-one-deal")) if game.alone else about.goal(game, say)
    tagline = about.tagline(name, tongue(language).catalogues)
    return Card(name, game.title, (about.people(game, say), length), tagline, card(name, language))


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
    wishes = wishes_of(request)
    latest = [
        (one.id, GAMES[one.game].title, _day(one.created, wishes.speak))
        for one in mine[:LATEST]
        if one.game in GAMES
    ]
    return page(
        request,
        "home.html",
        wishes=wishes,
        games=[card_of(game.name, wishes.language) for game in games],
        symbols=all_symbols(tuple(GAMES)),
        filters=FILTERS,
        wanted=wanted,
        latest=latest,
        name=name_of(request),
    )


def _day(created: int, speak: Tongue) -> str:
    return speak.date(datetime.fromtimestamp(created / 1000, UTC), "short")


async def icon(request: Request) -> Response:
    """Where the icon is."""
    return RedirectResponse(f"/static/{version()}/icon.svg")
