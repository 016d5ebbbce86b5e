"""Heuristic move choice on the fast core."""

from collections.abc import Sequence

import numpy as np

from boneyard import fast
from boneyard.bots.styles import NEAR_BEST_WEIGHT
from boneyard.core.actions import Move, Play
from boneyard.fast.belief import Belief
from boneyard.fast.rollouts import evaluate_plays
from boneyard.fast.weights import default_weight_row, default_weights, weights_to_row
from boneyard.rules.game import State

#: Weights that a casual player ignores: those about others' hands.
_IGNORED_WEIGHTS = ("block", "partner", "risk", "variety", "burden")


def choose_by_heuristic(view: State, seat: int, moves: Sequence[Move]) -> Move:
    """Return the best of these moves by heuristic."""
    game = fast.compile(view.rules)
    world = Belief(game, view, seat).sample_worlds(1, 0)
    nothing = np.zeros(0, np.int64)
    move = fast.move_of(game, evaluate_plays(game, world, nothing, default_weight_row(game))[1])
    plays = [move for move in moves if isinstance(move, Play)]
    if move in moves or not plays:
        return move if move in moves else moves[0]
    # The heuristic's own choice is one of those that are left out here.
    numbers = np.array([fast.number_of(game, play) for play in plays], np.int64)
    values, _ = evaluate_plays(game, world, numbers, default_weight_row(game))
    return plays[int(np.argmax(values))]


def near_best_moves(view: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Return those of the moves that are nearly the best by heuristic, the best first."""
    best = choose_by_heuristic(view, seat, moves)
    plays = [move for move in moves if isinstance(move, Play)]
    if best not in plays:
        return [best]
    game = fast.compile(view.rules)
    world = Belief(game, view, seat).sample_worlds(1, 0)
    numbers = np.array([fast.number_of(game, play) for play in plays], np.int64)
    values, _ = evaluate_plays(game, world, numbers, default_weight_row(game))
    least = values[plays.index(best)] - NEAR_BEST_WEIGHT
    close = [play for play, value in zip(plays, values, strict=True) if value >= least]
    return [best, *(play for play in close if play != best)]


def near_best_casual(view: State, seat: int, plays: Sequence[Play]) -> list[Play]:
    """Return the plays nearly the best to a player who ignores other hands, the best first."""
    game = fast.compile(view.rules)
    world = Belief(game, view, seat).sample_worlds(1, 0)
    numbers = np.array([fast.number_of(game, play) for play in plays], np.int64)
    weights = {**default_weights(game), **dict.fromkeys(_IGNORED_WEIGHTS, 0)}
    values, _ = evaluate_plays(game, world, numbers, weights_to_row(weights))
    best = int(np.argmax(values))
    close = np.flatnonzero(values >= values[best] - NEAR_BEST_WEIGHT).tolist()
    return [plays[best], *(plays[at] for at in close if at != best)]
