"""Families of games, what games are like, and how long they take."""

from typing import Final

from boneyard.engine.kinds import AnyGame
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

#: Minutes of a match with the fewest players, as `benchmarks/durations.py` measured them: from ten
#: on to the nearest five. A solitaire takes as long as its player likes.
MINUTES: Final = {
    "block-draw": 10, "all-fives": 5, "matador": 8, "bergen": 5, "blind": 2, "cross": 25,
    "five-up": 15, "fours": 3, "one-arm-joe": 9, "bendomino": 10, "bendomino-wild-draw": 10,
    "bendomino-no-draw": 5, "bendomino-teams": 8, "bendomino-all-five": 9, "fundomino": 6,
    "fundomino-face-value": 8, "fundomino-teams": 5, "fundomino-caribbean": 5, "fruitominoes": 6,
    "yourturn": 4, "latin": 10, "cuban": 9, "puerto-rican": 15, "dominican": 10, "jamaican": 50,
    "jamaican-cut-throat": 50, "gaple": 15, "kozel": 15, "fives-and-threes": 6, "muggins": 10,
    "sniff": 3, "mexican-train": 50, "train": 55, "chickenfoot": 25, "cyprus": 9,
    "brazilian": 5, "venezuelan": 9, "mexican-partners": 10, "spanish": 20, "sebastopol": 15,
    "maltese-cross": 15, "tiddly-wink": 5, "double-bergen": 2, "hungarian": 15,
}  # fmt: skip

#: Minutes of a round, as measured with them: of all others it takes one.
ROUND_MINUTES: Final = {
    "mexican-train": 4,
    "train": 4,
    "chickenfoot": 3,
    "cyprus": 2,
    "fundomino": 2,
}

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
