"""Registry of games: every game by its name."""

from collections.abc import Mapping
from typing import Literal

from boneyard.core.suggestions import NamedDict
from boneyard.engine.kinds import AnyGame
from boneyard.games import bendomino, classic, fundomino, partners, scoring, solitaires, trains

#: Every game by its name.
GAMES: Mapping[str, AnyGame] = NamedDict("game", {
    game.name: game
    for game in (
        classic.BLOCK_DRAW, scoring.ALL_FIVES, classic.MATADOR, scoring.BERGEN, classic.BLIND,
        classic.CROSS, scoring.FIVE_UP, classic.FOURS, classic.ONE_ARM_JOE, solitaires.BARONET,
        solitaires.DOMINO_SOLITAIRE, solitaires.KNOCK_OUT, bendomino.BENDOMINO, bendomino.WILD_DRAW,
        bendomino.NO_DRAW, bendomino.TEAMS, bendomino.ALL_FIVE, fundomino.FUNDOMINO,
        fundomino.FACE_VALUE, fundomino.TEAMS, fundomino.CARIBBEAN, classic.FRUITOMINOES,
        classic.YOURTURN, partners.LATIN, partners.CUBAN, partners.PUERTO_RICAN, partners.DOMINICAN,
        partners.JAMAICAN, partners.CUT_THROAT, classic.GAPLE, classic.KOZEL,
        scoring.FIVES_AND_THREES, scoring.MUGGINS, scoring.SNIFF, trains.MEXICAN_TRAIN,
        trains.TRAIN, trains.CHICKENFOOT, trains.CYPRUS, partners.BRAZILIAN, partners.VENEZUELAN,
        partners.MEXICAN_PARTNERS, partners.SPANISH, classic.SEBASTOPOL, classic.MALTESE_CROSS,
        classic.TIDDLY_WINK, scoring.DOUBLE_BERGEN, classic.HUNGARIAN,
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
