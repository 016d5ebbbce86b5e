"""Registry of games: every game by its name."""

from collections.abc import Mapping
from typing import Literal

from boneyard.core.names import NamedDict
from boneyard.engine.kinds import AnyGame
from boneyard.games import bendomino, fundomino
from boneyard.games import world_crosses as crosses
from boneyard.games import world_lines as lines
from boneyard.games import world_trains as trains
from boneyard.games.fruitominoes import FRUITOMINOES
from boneyard.games.fundex import (
    ALL_FIVES,
    BARONET,
    BERGEN,
    BLIND,
    BLOCK_DRAW,
    CROSS,
    DOMINO_SOLITAIRE,
    FIVE_UP,
    FOURS,
    KNOCK_OUT,
    MATADOR,
    ONE_ARM_JOE,
)
from boneyard.games.yourturn import YOURTURN

#: Every game by its name.
GAMES: Mapping[str, AnyGame] = NamedDict("game", {
    game.name: game
    for game in (
        BLOCK_DRAW, ALL_FIVES, MATADOR, BERGEN, BLIND, CROSS, FIVE_UP, FOURS, ONE_ARM_JOE,
        BARONET, DOMINO_SOLITAIRE, KNOCK_OUT,
        bendomino.BENDOMINO, bendomino.WILD_DRAW, bendomino.NO_DRAW, bendomino.TEAMS,
        bendomino.ALL_FIVE, fundomino.FUNDOMINO, fundomino.FACE_VALUE, fundomino.TEAMS,
        fundomino.CARIBBEAN, FRUITOMINOES, YOURTURN,
        lines.LATIN, lines.CUBAN, lines.PUERTO_RICAN, lines.DOMINICAN, lines.JAMAICAN,
        lines.CUT_THROAT, lines.GAPLE, lines.KOZEL, lines.FIVES_AND_THREES, lines.MUGGINS,
        lines.SNIFF, trains.MEXICAN_TRAIN, trains.TRAIN, trains.CHICKENFOOT, trains.CYPRUS,
        lines.BRAZILIAN, lines.VENEZUELAN, lines.MEXICAN_PARTNERS, lines.SPANISH,
        crosses.SEBASTOPOL, crosses.MALTESE_CROSS, lines.TIDDLY_WINK, crosses.DOUBLE_BERGEN,
        lines.HUNGARIAN,
    )
})  # fmt: skip


#: The multiplayer games.
TableName = Literal[
    "block-draw", "all-fives", "matador", "bergen", "blind", "cross", "five-up", "fours",
    "one-arm-joe", "bendomino", "bendomino-wild-draw", "bendomino-no-draw", "bendomino-teams",
    "bendomino-all-five", "fundomino", "fundomino-face-value", "fundomino-teams",
    "fundomino-caribbean", "fruitominoes", "yourturn", "latin", "cuban", "puerto-rican",
    "dominican", "jamaican", "jamaican-cut-throat", "gaple", "kozel", "fives-and-threes",
    "muggins", "sniff", "mexican-train", "train", "chickenfoot", "cyprus", "brazilian",
    "venezuelan", "mexican-partners", "spanish", "sebastopol", "maltese-cross", "tiddly-wink",
    "double-bergen", "hungarian",
]  # fmt: skip


#: The solitaires.
SoloName = Literal["baronet", "domino-solitaire", "knock-out"]
