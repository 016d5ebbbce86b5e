"""Moves tried out: on worlds that may be, by the rule of thumb, or exactly."""

import numpy as np

from boneyard.core.ids import Side
from boneyard.fast import code_cache, fields
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.kernels import exact_search, rollouts
from boneyard.fast.vector_tables import Tables
from boneyard.fast.weights import FloatArray, rollout_weight_row

#: How far chance sways players in a trial, in thousandths of what the weights count.
ROLLOUT_NOISE = 1500
#: Rounds of a match, the first aside, among which those are that are played by the thousand.
_ROUND_NUMBERS = 8


def points_sign(game: Compiled) -> int:
    """1 where points are good, -1 where they are not."""
    return 1 if game.rules.game.goal.leaders((1, 0)) == (0,) else -1


def has_compiled_rollouts(game: Compiled) -> bool:
    """Return whether moves are tried out by machine code, or will be once it is compiled."""
    entries = (rollouts.rollout_moves, exact_search.solve_moves)
    return code_cache.wait_for_compiler or all(
        code_cache.is_compiled(one, game.family_key) for one in entries
    )


def run_rollouts(
    game: Compiled, worlds: IntArray, moves: IntArray, seed: int, *, first: int = 0,
    noise: int = ROLLOUT_NOISE, trained: bool = False,
) -> IntArray:  # fmt: skip
    """What each move came to in each world: the end, the winners, the points of each side."""
    report = empty_report(game, len(worlds), len(moves))
    code_cache.run(
        rollouts.rollout_moves, game.family_key, game.numbers, game.new_rounds(2),
        rollout_weight_row(game, noise, trained), worlds, moves, seed, first,
        report.reshape(-1, report.shape[-1]),
    )  # fmt: skip
    return report


def empty_report(game: Compiled, worlds: int, moves: int) -> IntArray:
    """Room for what `tried` tells of so many worlds and moves."""
    return np.zeros((worlds, moves, 2 + game.rules.sides), np.int64)


def report_points(report: IntArray) -> IntArray:
    """What rounds brought each side, of what `tried` has told; to read, or to change there."""
    return report[..., 2:]


def count_rounds(game: Compiled, report: IntArray) -> IntArray:
    """What rounds count for each side: their points or, where one is the match, the round (G-19).

    A round that nobody has won alone counts for nobody: another follows.
    """
    if not game.rules.game.goal.single:
        return report_points(report)
    won: IntArray = report[..., 1:2] >> np.arange(game.rules.sides) & 1
    alone: IntArray = np.where(won.sum(axis=-1, keepdims=True) == 1, won, 0)
    return alone


def evaluate_plays(
    game: Compiled, position: IntArray, moves: IntArray, weights: IntArray
) -> tuple[FloatArray, int]:
    """What each play is worth by the rule of thumb, and the number of the move that it makes."""
    values: FloatArray = np.zeros(len(moves), np.float64)
    chosen: IntArray = np.zeros(1, np.int64)
    code_cache.run(
        rollouts.evaluate_plays,
        game.family_key,
        game.numbers,
        game.new_rounds(1),
        weights,
        position,
        moves,
        values,
        chosen,
    )
    return values, int(chosen[0])


def solve_exactly(
    game: Compiled, position: IntArray, moves: IntArray, side: Side, budget: int
) -> FloatArray | None:
    """What each move is worth between two sides that see everything; None: too much to look at."""
    left = np.array([budget], np.int64)
    values: IntArray = np.zeros(len(moves), np.int64)
    code_cache.run(
        exact_search.solve_moves,
        game.family_key,
        game.numbers,
        game.new_rounds(exact_search.MAX_DEPTH),
        np.zeros((exact_search.MAX_DEPTH, exact_search.NODE_SIZE), np.int64),
        position,
        moves,
        side,
        points_sign(game),
        left,
        values,
    )
    return None if left[0] < 0 else values.astype(np.float64)


def play_heuristic_rounds(game: Compiled, count: int, seed: int) -> IntArray:
    """Rounds that players of the rule of thumb play: what they count for each side."""
    tables = Tables(game, count, seed)
    tables.reset()
    return count_rounds(
        game, run_rollouts(game, tables.rounds, np.array([-1], np.int64), seed)[:, 0]
    )


def play_rounds_from(
    game: Compiled, scores: IntArray, seed: int, *, deals: int = 0, trained: bool = False
) -> IntArray:
    """What a round brings in matches that stand so, one in each, as by the rule of thumb.

    The rounds are the second to the ninth of their matches, so that everybody leads now and then.
    With `deals`, there are only so many, and they come again and again.
    """
    tables = Tables(game, min(deals or len(scores), len(scores)), seed)
    tables.rounds[:, fields.ROUND] += 1 + np.arange(tables.count) % _ROUND_NUMBERS
    tables.reset()
    rows: IntArray = np.tile(tables.rounds, (-(-len(scores) // tables.count), 1))[: len(scores)]
    place = fields.ROUND_TABLES["scores"][0].start
    rows[:, place : place + scores.shape[1]] = scores
    report = run_rollouts(game, rows, np.array([-1], np.int64), seed, trained=trained)
    return report_points(report)[:, 0]
