"""Registry of games: every game by its name."""

from collections.abc import Mapping
from typing import Literal

from boneyard.core.names import NamedDict
from boneyard.engine.kinds import AnyGame
from boneyard.games import bendomino, fundomino, world
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
        world.LATIN, world.CUBAN, world.PUERTO_RICAN, world.DOMINICAN, world.JAMAICAN,
        world.CUT_THROAT, world.GAPLE, world.KOZEL, world.FIVES_AND_THREES, world.MUGGINS,
        world.SNIFF, world.MEXICAN_TRAIN, world.TRAIN, world.CHICKENFOOT, world.CYPRUS,
        world.BRAZILIAN, world.VENEZUELAN, world.MEXICAN_PARTNERS, world.SPANISH, world.SEBASTOPOL,
        world.MALTESE_CROSS, world.TIDDLY_WINK, world.DOUBLE_BERGEN, world.HUNGARIAN,
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
