"""How long matches and rounds of each game take."""

from typing import Final

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
