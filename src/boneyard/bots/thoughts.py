"""Choosing by a rule of thumb on the fast core: what levels ask for where it is installed."""

from collections.abc import Sequence

import numpy as np

from boneyard import fast
from boneyard.actions import Move, Play
from boneyard.fast.belief import Belief
from boneyard.fast.heuristic import row_of_weights, thumb_of, usual_weights
from boneyard.fast.rollouts import weighed
from boneyard.state import State

#: What a casual player doesn't think of: others' hands.
_UNTHOUGHT = ("block", "partner", "risk", "variety", "burden")


def by_thumb(view: State, seat: int) -> Move:
    """The play that is worth most by the rule of thumb."""
    game = fast.compile(view.rules)
    world = Belief(game, view, seat).worlds(1, 0)
    nothing = np.zeros(0, np.int64)
    return fast.move_of(game, weighed(game, world, nothing, thumb_of(game))[1])


def casually(view: State, seat: int, plays: Sequence[Play]) -> Play:
    """The best of these plays to one who doesn't think of other hands."""
    game = fast.compile(view.rules)
    world = Belief(game, view, seat).worlds(1, 0)
    numbers = np.array([fast.number_of(game, play) for play in plays], np.int64)
    weights = {**usual_weights(game), **dict.fromkeys(_UNTHOUGHT, 0)}
    values, _ = weighed(game, world, numbers, row_of_weights(weights))
    return plays[int(np.argmax(values))]
