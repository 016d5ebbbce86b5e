"""All games of the house, one file a rule book."""

from collections.abc import Mapping
from typing import Any

from boneyard.games import bendomino, fundomino
from boneyard.games.fruitominoes import FRUITOMINOES
from boneyard.games.fundex import (
    ALL_FIVES,
    BERGEN,
    BLIND,
    BLOCK_DRAW,
    CROSS,
    FIVE_UP,
    FOURS,
    MATADOR,
    ONE_ARM_JOE,
)
from boneyard.games.yourturn import YOURTURN
from boneyard.options import OptionError, shown
from boneyard.rules.game import Game, Rules

GAMES: Mapping[str, Game] = {
    game.name: game
    for game in (
        BLOCK_DRAW, ALL_FIVES, MATADOR, BERGEN, BLIND, CROSS, FIVE_UP, FOURS, ONE_ARM_JOE,
        bendomino.BENDOMINO, bendomino.WILD_DRAW, bendomino.NO_DRAW, bendomino.TEAMS,
        bendomino.ALL_FIVE, fundomino.FUNDOMINO, fundomino.FACE_VALUE, fundomino.TEAMS,
        fundomino.CARIBBEAN, FRUITOMINOES, YOURTURN,
    )
}  # fmt: skip


def game_named(name: object) -> Game:
    """Find a game by its name."""
    if not isinstance(name, str) or name not in GAMES:
        raise OptionError(f"there is no game {shown(name)!r}: the games are {', '.join(GAMES)}")
    return GAMES[name]


def rules_of(name: str, options: Mapping[str, Any]) -> Rules:
    """The rules of a game with options."""
    return game_named(name).rules(**options)
