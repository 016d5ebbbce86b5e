"""Families of games, what games are like, and which are popular."""

from typing import Final

from boneyard.engine.kinds import AnyGame
from boneyard.games.durations import MINUTES
from boneyard.games.registry import GAMES

#: Each game with its family. The games that most people look for come first.
FAMILIES: Final = {
    "block-draw": "classic", "all-fives": "scoring", "mexican-train": "trains",
    "latin": "partners", "fundomino": "curved", "muggins": "scoring",
    "cuban": "partners", "dominican": "partners", "chickenfoot": "trains",
    "fives-and-threes": "scoring", "bendomino": "curved", "knock-out": "solo",
    "fruitominoes": "children", "puerto-rican": "partners", "five-up": "scoring",
    "jamaican": "partners", "matador": "classic", "train": "trains", "kozel": "classic",
    "sniff": "scoring", "domino-solitaire": "solo", "fundomino-caribbean": "curved",
    "cross": "classic", "gaple": "classic", "blind": "children", "cyprus": "trains",
    "baronet": "solo", "bendomino-all-five": "curved", "bergen": "scoring", "fours": "classic",
    "yourturn": "classic", "fundomino-teams": "curved", "one-arm-joe": "classic",
    "jamaican-cut-throat": "classic", "bendomino-teams": "curved",
    "bendomino-wild-draw": "curved", "bendomino-no-draw": "curved",
    "fundomino-face-value": "curved", "brazilian": "partners", "venezuelan": "partners",
    "mexican-partners": "partners", "spanish": "partners", "tiddly-wink": "classic",
    "sebastopol": "classic", "maltese-cross": "classic", "double-bergen": "scoring",
    "hungarian": "classic",
}  # fmt: skip

#: The family of rules that players wrote: the plainest.
OTHER_FAMILY: Final = "classic"


#: The longest quick match, in minutes.
QUICK_MINUTES: Final = 6


#: What games are like, in the order in which it is offered.
TAGS: Final = ("quick", "partners", "scoring", "trains", "curved", "solo", "children")


def family_of(game: AnyGame) -> str:
    """Return the family of a game, also of one by house rules."""
    if game.name in FAMILIES:
        return FAMILIES[game.name]
    if game.alone:
        return "solo"
    if game.table.curved:
        return "curved"
    return "partners" if game.teams else OTHER_FAMILY


def tags_of(game: AnyGame) -> tuple[str, ...]:
    """Return what a game is like."""
    has = {
        family_of(game): True,
        "quick": game.alone or MINUTES.get(game.name, QUICK_MINUTES + 1) <= QUICK_MINUTES,
        "partners": not game.alone and game.teams,
        "scoring": family_of(game) == "scoring" or game.name == "bendomino-all-five",
    }
    return tuple(tag for tag in TAGS if has.get(tag))


def by_popularity() -> list[str]:
    """Return all games, those first that most people look for."""
    return [*FAMILIES, *(name for name in GAMES if name not in FAMILIES)]
