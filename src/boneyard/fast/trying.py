"""Moves tried out: on worlds that may be, by the rule of thumb, or exactly."""

import numpy as np

from boneyard.fast import machine
from boneyard.fast.compiling import Compiled
from boneyard.fast.kernels import solving, trials
from boneyard.fast.records import Numbers
from boneyard.fast.tables import Tables
from boneyard.fast.thumbs import Floats, trial_thumb
from boneyard.rules.goals import FewestAfter

#: How far chance sways players in a trial, in thousandths of what the weights count.
SWAY = 1500


def sign_of(game: Compiled) -> int:
    """1 where points are good, -1 where they are not."""
    return -1 if isinstance(game.rules.game.goal, FewestAfter) else 1


def is_quick(game: Compiled) -> bool:
    """Say whether moves are tried out by machine code, or will be once it is compiled."""
    entries = (trials.try_moves, solving.solve_moves)
    return machine.waits or all(machine.is_made(one, game.k) for one in entries)


def tried(
    game: Compiled, worlds: Numbers, moves: Numbers, seed: int, *, first: int = 0,
    sway: int = SWAY, trained: bool = False,
) -> Numbers:  # fmt: skip
    """What each move came to in each world: the end, the winners, the points of each side."""
    report = room_for(game, len(worlds), len(moves))
    machine.run(
        trials.try_moves, game.k, game.numbers, game.new_rounds(2),
        trial_thumb(game, sway, trained), worlds, moves, seed, first,
        report.reshape(-1, report.shape[-1]),
    )  # fmt: skip
    return report


def room_for(game: Compiled, worlds: int, moves: int) -> Numbers:
    """Room for what `tried` tells of so many worlds and moves."""
    return np.zeros((worlds, moves, 2 + game.rules.sides), np.int64)


def points_in(report: Numbers) -> Numbers:
    """What rounds brought each side, of what `tried` has told; to read, or to change there."""
    return report[..., 2:]


def counted(game: Compiled, report: Numbers) -> Numbers:
    """What rounds count for each side: their points or, where one is the match, the round (G-19).

    A round that nobody has won alone counts for nobody: another follows.
    """
    if not game.rules.game.goal.single:
        return points_in(report)
    won: Numbers = report[..., 1:2] >> np.arange(game.rules.sides) & 1
    alone: Numbers = np.where(won.sum(axis=-1, keepdims=True) == 1, won, 0)
    return alone


def weighed(
    game: Compiled, position: Numbers, moves: Numbers, weights: Numbers
) -> tuple[Floats, int]:
    """What each play is worth by the rule of thumb, and the number of the move that it makes."""
    values: Floats = np.zeros(len(moves), np.float64)
    chosen: Numbers = np.zeros(1, np.int64)
    machine.run(
        trials.weigh_moves, game.k, game.numbers, game.new_rounds(1), weights, position, moves,
        values, chosen,
    )  # fmt: skip
    return values, int(chosen[0])


def solved(
    game: Compiled, position: Numbers, moves: Numbers, side: int, budget: int
) -> Floats | None:
    """What each move is worth between two sides that see everything; None: too much to look at."""
    left = np.array([budget], np.int64)
    values: Numbers = np.zeros(len(moves), np.int64)
    machine.run(
        solving.solve_moves, game.k, game.numbers, game.new_rounds(solving.DEPTH),
        np.zeros((solving.DEPTH, solving.PLAN_SIZE), np.int64), position, moves, side,
        sign_of(game), left, values,
    )  # fmt: skip
    return None if left[0] < 0 else values.astype(np.float64)


def played_by_thumb(game: Compiled, count: int, seed: int) -> Numbers:
    """Rounds that players of the rule of thumb play: what they count for each side."""
    tables = Tables(game, count, seed)
    tables.reset()
    return counted(game, tried(game, tables.rounds, np.array([-1], np.int64), seed)[:, 0])
