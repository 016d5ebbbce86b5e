"""Moves tried out: on worlds that may be, by the rule of thumb, or exactly."""

import numpy as np

from boneyard.core.ids import Side
from boneyard.fast import code_cache, fields
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import Numbers
from boneyard.fast.kernels import exact_search, rollouts
from boneyard.fast.vector_tables import Tables
from boneyard.fast.weights import Floats, trial_thumb

#: How far chance sways players in a trial, in thousandths of what the weights count.
SWAY = 1500
#: Rounds of a match, the first aside, among which those are that are played by the thousand.
_ROUNDS_ON = 8


def sign_of(game: Compiled) -> int:
    """1 where points are good, -1 where they are not."""
    return 1 if game.rules.game.goal.leading((1, 0)) == (0,) else -1


def is_quick(game: Compiled) -> bool:
    """Say whether moves are tried out by machine code, or will be once it is compiled."""
    entries = (rollouts.try_moves, exact_search.solve_moves)
    return code_cache.waits or all(code_cache.is_made(one, game.k) for one in entries)


def tried(
    game: Compiled, worlds: Numbers, moves: Numbers, seed: int, *, first: int = 0,
    sway: int = SWAY, trained: bool = False,
) -> Numbers:  # fmt: skip
    """What each move came to in each world: the end, the winners, the points of each side."""
    report = room_for(game, len(worlds), len(moves))
    code_cache.run(
        rollouts.try_moves, game.k, game.numbers, game.new_rounds(2),
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
    code_cache.run(
        rollouts.weigh_moves, game.k, game.numbers, game.new_rounds(1), weights, position, moves,
        values, chosen,
    )  # fmt: skip
    return values, int(chosen[0])


def solved(
    game: Compiled, position: Numbers, moves: Numbers, side: Side, budget: int
) -> Floats | None:
    """What each move is worth between two sides that see everything; None: too much to look at."""
    left = np.array([budget], np.int64)
    values: Numbers = np.zeros(len(moves), np.int64)
    code_cache.run(
        exact_search.solve_moves, game.k, game.numbers, game.new_rounds(exact_search.DEPTH),
        np.zeros((exact_search.DEPTH, exact_search.PLAN_SIZE), np.int64), position, moves, side,
        sign_of(game), left, values,
    )  # fmt: skip
    return None if left[0] < 0 else values.astype(np.float64)


def played_by_thumb(game: Compiled, count: int, seed: int) -> Numbers:
    """Rounds that players of the rule of thumb play: what they count for each side."""
    tables = Tables(game, count, seed)
    tables.reset()
    return counted(game, tried(game, tables.rounds, np.array([-1], np.int64), seed)[:, 0])


def played_from(
    game: Compiled, scores: Numbers, seed: int, *, deals: int = 0, trained: bool = False
) -> Numbers:
    """What a round brings in matches that stand so, one in each, as by the rule of thumb.

    The rounds are the second to the ninth of their matches, so that everybody leads now and then.
    With `deals`, there are only so many, and they come again and again.
    """
    tables = Tables(game, min(deals or len(scores), len(scores)), seed)
    tables.rounds[:, fields.ROUND] += 1 + np.arange(tables.count) % _ROUNDS_ON
    tables.reset()
    rows: Numbers = np.tile(tables.rounds, (-(-len(scores) // tables.count), 1))[: len(scores)]
    place = fields.ROUND_TABLES["scores"][0].start
    rows[:, place : place + scores.shape[1]] = scores
    report = tried(game, rows, np.array([-1], np.int64), seed, trained=trained)
    return points_in(report)[:, 0]
