"""Families of games, what games are like, and the names that people look for them by."""

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
    "fundomino-face-value": "curved",
}  # fmt: skip

#: The family of rules that players wrote: the plainest.
OTHER_FAMILY: Final = "classic"


def family_of(game: AnyGame) -> str:
    """Return the family of a game, also of one by house rules."""
    if game.name in FAMILIES:
        return FAMILIES[game.name]
    if game.alone:
        return "solo"
    if game.table.curved:
        return "curved"
    return "partners" if game.teams else OTHER_FAMILY


assert FAMILIES.keys() == GAMES.keys()
