"""The names of the games as types, so that a checker knows which of them are for one.

Whoever writes `game("bergen")` is given a `Game`, and by it a `State`: what only a table has, such
as a turn, need not be asked for first. A test compares these names with the games.
"""

from typing import Literal

#: The games for several players.
TableName = Literal[
    "block-draw", "all-fives", "matador", "bergen", "blind", "cross", "five-up", "fours",
    "one-arm-joe", "bendomino", "bendomino-wild-draw", "bendomino-no-draw", "bendomino-teams",
    "bendomino-all-five", "fundomino", "fundomino-face-value", "fundomino-teams",
    "fundomino-caribbean", "fruitominoes", "yourturn", "latin", "cuban", "puerto-rican",
    "dominican", "jamaican", "jamaican-cut-throat", "gaple", "kozel", "fives-and-threes",
    "muggins", "sniff", "mexican-train", "train", "chickenfoot", "cyprus",
]  # fmt: skip

#: The games for one.
SoloName = Literal["baronet", "domino-solitaire", "knock-out"]
