"""Registry of games: every game by its name."""

from collections.abc import Mapping
from typing import Literal

from boneyard.core.suggestions import NamedDict
from boneyard.engine.kinds import AnyGame
from boneyard.games import (
    bendomino,
    classic_games,
    fundomino,
    partner_games,
    scoring_games,
    solitaires,
    train_games,
)

#: Every game by its name.
GAMES: Mapping[str, AnyGame] = NamedDict("game", {
    game.name: game
    for game in (
        classic_games.BLOCK_DRAW, scoring_games.ALL_FIVES, classic_games.MATADOR,
        scoring_games.BERGEN, classic_games.BLIND, classic_games.CROSS, scoring_games.FIVE_UP,
        classic_games.FOURS, classic_games.ONE_ARM_JOE, solitaires.BARONET,
        solitaires.DOMINO_SOLITAIRE, solitaires.KNOCK_OUT, bendomino.BENDOMINO, bendomino.WILD_DRAW,
        bendomino.NO_DRAW, bendomino.TEAMS, bendomino.ALL_FIVE, fundomino.FUNDOMINO,
        fundomino.FACE_VALUE, fundomino.TEAMS, fundomino.CARIBBEAN, classic_games.FRUITOMINOES,
        classic_games.YOURTURN, partner_games.LATIN, partner_games.CUBAN,
        partner_games.PUERTO_RICAN, partner_games.DOMINICAN, partner_games.JAMAICAN,
        partner_games.CUT_THROAT, classic_games.GAPLE, classic_games.KOZEL,
        scoring_games.FIVES_AND_THREES, scoring_games.MUGGINS, scoring_games.SNIFF,
        train_games.MEXICAN_TRAIN, train_games.TRAIN, train_games.CHICKENFOOT, train_games.CYPRUS,
        partner_games.BRAZILIAN, partner_games.VENEZUELAN, partner_games.MEXICAN_PARTNERS,
        partner_games.SPANISH, classic_games.SEBASTOPOL, classic_games.MALTESE_CROSS,
        classic_games.TIDDLY_WINK, scoring_games.DOUBLE_BERGEN, classic_games.HUNGARIAN,
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
