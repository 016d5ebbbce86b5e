"""Heuristic weights by game."""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from boneyard.fast.compile_rules import GAME_CACHE_SIZE, Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.kernels.heuristic import W_NAMES
from boneyard.rules.awards import ByLastTile, MostMade, OnePoint
from boneyard.rules.shapes import Hub
from boneyard.rules.turns import AsManyAsFit, GoesOn

FloatArray = NDArray[np.float64]

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


#: Weights by the name of the game, and whether it is played in teams.
WeightsByGame = Mapping[tuple[str, bool], Mapping[str, int]]

_DATA: Final = Path(__file__).parent / "data"

#: How strong players choose: weights that explain what they did. `python -m benchmarks.habits`
#: learns them from matches of masters with each other, by how likely they make the moves that were
#: made. Beliefs about hidden hands use them: a hand with which its player would hardly have played
#: so is less likely. A difference of 1000 between two moves makes one e times as likely.
LEARNT_FILE: Final = _DATA / "learnt_weights.json"

#: Weights that players of the rule of thumb found by playing against themselves: `python
#: benchmarks/thumbs.py GAME --search 60 --keep`. What isn't named is as usual, or has no meaning in
#: the game. Most say the same: pips and doubles weigh less than one would think, and an opponent
#: who can't play is worth far more. Where they made better players of the rule of thumb but not
#: better trials (Block & Draw in teams, Fours), there are none. In Dominican they are the learnt
#: ones, times two and a half so that chance sways trials as much as by the usual weights: of the
#: games in which that was tried, it made better trials there (docs/strength.md).
TRAINED_FILE: Final = _DATA / "trained_weights.json"


class _GameWeights(msgspec.Struct):
    """A row of such a file."""

    game: str
    teams: bool
    weights: dict[str, int]


@cache
def read_weights(file: Path) -> WeightsByGame:
    """The weights of all games in a file, read once."""
    rows = msgspec.json.decode(file.read_bytes(), type=list[_GameWeights])
    return {(row.game, row.teams): row.weights for row in rows}


def save_weights(file: Path, game: Compiled, weights: Mapping[str, int]) -> None:
    """Put the weights for a game into a file; those of the others stay."""
    key = (game.rules.game.name, game.rules.sides < game.rules.players)
    rows = [
        msgspec.json.encode(_GameWeights(name, teams, dict(row)))
        for (name, teams), row in {**read_weights(file), key: weights}.items()
    ]
    file.write_bytes(b"[\n" + b",\n".join(rows) + b"\n]\n")
    read_weights.cache_clear()


def weights_to_row(weights: Mapping[str, int]) -> IntArray:
    """Convert weights by name to a row for the kernels."""
    return np.array([[weights.get(name, 0) for name in W_NAMES]], np.int64)


def default_weights(game: Compiled) -> Mapping[str, int]:
    """Return the weights for a game by name."""
    award, single = game.rules.game.award, game.rules.game.goal.single
    if isinstance(award, OnePoint | ByLastTile) or single:
        # Points made in play count nothing in a single round, unless they decide who wins it.
        idle = single and not isinstance(award, MostMade)
        return {**_ROUND_WIN_WEIGHTS, "points": 0} if idle else _ROUND_WIN_WEIGHTS
    table = game.rules.game.table
    return _FEET_WEIGHTS if isinstance(table, Hub) and table.feet else _DEFAULT_WEIGHTS


def has_long_turns(game: Compiled) -> bool:
    """Return whether a turn may continue as long as something fits."""
    turns = game.rules.game.turns
    return isinstance(turns, AsManyAsFit) or (isinstance(turns, GoesOn) and turns.when == "fits")


def rollout_weights(game: Compiled, trained: bool = False) -> Mapping[str, int]:
    """Return the weights of rollouts; `trained`: those found by self-play."""
    rules = game.rules
    weights = {**default_weights(game)}
    if has_long_turns(game):
        weights |= _LONG_TURN_WEIGHTS
    if trained:
        weights |= read_weights(TRAINED_FILE).get(
            (rules.game.name, rules.sides < rules.players), {}
        )
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
    learnt = read_weights(LEARNT_FILE).get((rules.game.name, rules.sides < rules.players))
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
