"""Heuristic weights by game."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from boneyard.fast.compile_rules import GAME_CACHE_SIZE, Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.kernels.heuristic import W_NAMES
from boneyard.fast.learnt_weights import LEARNT
from boneyard.fast.trained_weights import TRAINED
from boneyard.rules.awards import MostMade, OnePoint
from boneyard.rules.shapes import Hub
from boneyard.rules.turns import AsManyAsFit

FloatArray = np.ndarray[Any, np.dtype[np.float64]]

_DEFAULT_WEIGHTS: Mapping[str, int] = {
    "points": 1000, "pips": 300, "double": 2000, "fits": 1000, "none": -2000, "block": 4000,
    "partner": -3000,
    "variety": 700, "out": 50000, "more": 1500, "burden": 1500, "risk": -300, "hope": 0,
}  # fmt: skip

#: Where a round is worth one point, whatever is left in the hands, pips don't matter: stopping the
#: next player is worth more than shedding pips.
_ROUND_WIN_WEIGHTS: Mapping[str, int] = {
    **_DEFAULT_WEIGHTS,
    "pips": 0,
    "variety": 0,
    "fits": 300,
    "block": 8000,
}

#: Where a turn lasts as long as something fits, tiles that follow one another are worth more than
#: many numbers, and a double gives away no end. Club players keep their numbers there too;
#: searching levels know better.
_LONG_TURN_WEIGHTS: Mapping[str, int] = {"double": 7500, "variety": -1500, "none": 0}


#: Where a double needs three tiles before anything else, its player chooses the number that all
#: others must have.
_FEET_WEIGHTS: Mapping[str, int] = {**_DEFAULT_WEIGHTS, "double": 6000}


def weights_to_row(weights: Mapping[str, int]) -> IntArray:
    """Convert weights by name to a row for the kernels."""
    return np.array([[weights.get(name, 0) for name in W_NAMES]], np.int64)


def default_weights(game: Compiled) -> Mapping[str, int]:
    """Return the weights for a game by name."""
    award, single = game.rules.game.award, game.rules.game.goal.single
    if isinstance(award, OnePoint) or single:
        # Points made in play count nothing in a single round, unless they decide who wins it.
        idle = single and not isinstance(award, MostMade)
        return {**_ROUND_WIN_WEIGHTS, "points": 0} if idle else _ROUND_WIN_WEIGHTS
    table = game.rules.game.table
    return _FEET_WEIGHTS if isinstance(table, Hub) and table.feet else _DEFAULT_WEIGHTS


def has_long_turns(game: Compiled) -> bool:
    """Return whether a turn may continue as long as something fits."""
    return isinstance(game.rules.game.turns, AsManyAsFit)


def rollout_weights(game: Compiled, trained: bool = False) -> Mapping[str, int]:
    """Return the weights of rollouts; `trained`: those found by self-play."""
    rules = game.rules
    weights = {**default_weights(game)}
    if has_long_turns(game):
        weights |= _LONG_TURN_WEIGHTS
    if trained:
        weights |= TRAINED.get((rules.game.name, rules.sides < rules.players), {})
    return weights


#: The temperature of the opponent model, in thousandths of the heuristic's weights; where a turn is
#: a chain of plays, one of them tells less. Of the temperatures tried, these gave the tiles that
#: others really held the highest chances. Where weights were learnt from strong players, they count
#: in this unit.
_TEMPERATURE, _LONG_TURN_TEMPERATURE, _LEARNT_TEMPERATURE = 2500.0, 12000.0, 1000.0


@lru_cache(maxsize=GAME_CACHE_SIZE)
def opponent_model(game: Compiled) -> tuple[IntArray, float]:
    """Return the model of the others' choices: weights and temperature."""
    rules = game.rules
    learnt = LEARNT.get((rules.game.name, rules.sides < rules.players))
    return (
        default_opponent_model(game)
        if learnt is None
        else (weights_to_row(learnt), _LEARNT_TEMPERATURE)
    )


def default_opponent_model(game: Compiled) -> tuple[IntArray, float]:
    """Return the model where nothing was learnt: the heuristic."""
    return default_weight_row(game), _LONG_TURN_TEMPERATURE if has_long_turns(
        game
    ) else _TEMPERATURE


@lru_cache(maxsize=GAME_CACHE_SIZE)
def default_weight_row(game: Compiled) -> IntArray:
    """Return the weights for a game as a row for the kernels."""
    return weights_to_row(default_weights(game))


@lru_cache(maxsize=GAME_CACHE_SIZE)
def rollout_weight_row(game: Compiled, noise: int, trained: bool) -> IntArray:
    """Return the weights of rollouts as a row for the kernels; `noise` randomises the choice."""
    return weights_to_row({**rollout_weights(game, trained), "noise": noise})
