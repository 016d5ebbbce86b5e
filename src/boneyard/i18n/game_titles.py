"""Titles of games in the reader's language."""

from typing import Final

from boneyard.i18n.message import Argument, message

#: The title of each game, by its name.
TITLE_MESSAGES: Final = {
    "all-fives": "titles-all-fives",
    "baronet": "titles-baronet",
    "bendomino": "titles-bendomino",
    "bendomino-all-five": "titles-bendomino-all-five",
    "bendomino-no-draw": "titles-bendomino-no-draw",
    "bendomino-teams": "titles-bendomino-teams",
    "bendomino-wild-draw": "titles-bendomino-wild-draw",
    "bergen": "titles-bergen",
    "blind": "titles-blind",
    "block-draw": "titles-block-draw",
    "chickenfoot": "titles-chickenfoot",
    "cross": "titles-cross",
    "cuban": "titles-cuban",
    "cyprus": "titles-cyprus",
    "dominican": "titles-dominican",
    "domino-solitaire": "titles-domino-solitaire",
    "five-up": "titles-five-up",
    "fives-and-threes": "titles-fives-and-threes",
    "fours": "titles-fours",
    "fruitominoes": "titles-fruitominoes",
    "fundomino": "titles-fundomino",
    "fundomino-caribbean": "titles-fundomino-caribbean",
    "fundomino-face-value": "titles-fundomino-face-value",
    "fundomino-teams": "titles-fundomino-teams",
    "gaple": "titles-gaple",
    "jamaican": "titles-jamaican",
    "jamaican-cut-throat": "titles-jamaican-cut-throat",
    "knock-out": "titles-knock-out",
    "kozel": "titles-kozel",
    "latin": "titles-latin",
    "matador": "titles-matador",
    "mexican-train": "titles-mexican-train",
    "muggins": "titles-muggins",
    "one-arm-joe": "titles-one-arm-joe",
    "puerto-rican": "titles-puerto-rican",
    "sniff": "titles-sniff",
    "train": "titles-train",
    "yourturn": "titles-yourturn",
    "brazilian": "titles-brazilian",
    "venezuelan": "titles-venezuelan",
    "mexican-partners": "titles-mexican-partners",
    "spanish": "titles-spanish",
    "sebastopol": "titles-sebastopol",
    "maltese-cross": "titles-maltese-cross",
    "tiddly-wink": "titles-tiddly-wink",
    "double-bergen": "titles-double-bergen",
    "hungarian": "titles-hungarian",
}


def localize_title(name: str, title: str) -> Argument:
    """Return the title of a game for a translator; a game without one keeps its own."""
    return message(TITLE_MESSAGES[name]) if name in TITLE_MESSAGES else title
