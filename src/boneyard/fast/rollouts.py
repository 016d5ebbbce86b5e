"""Rollouts: moves tried on sampled worlds by heuristic, or solved exactly."""

import numpy as np

from boneyard.core.ids import Side
from boneyard.fast import code_cache, fields
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.kernels import exact_search, rollouts
from boneyard.fast.vector_tables import Tables
from boneyard.fast.weights import FloatArray, rollout_weight_row

#: The noise of rollout players, in thousandths of the unit of the weights.
ROLLOUT_NOISE = 1500
#: The rounds of a match, without the first, among which simulated ones are.
_ROUND_NUMBERS = 8


def points_sign(game: Compiled) -> int:
    """Return 1 where points are good, -1 where they are not."""
    return 1 if game.rules.game.goal.leaders((1, 0)) == (0,) else -1


def has_compiled_rollouts(game: Compiled) -> bool:
    """Return whether rollouts are compiled, or will be."""
    entries = (rollouts.rollout_moves, exact_search.solve_moves)
    return code_cache.wait_for_compiler or all(
        code_cache.is_compiled(one, game.family_key) for one in entries
    )


def run_rollouts(
    game: Compiled, worlds: IntArray, moves: IntArray, seed: int, *, first: int = 0,
    noise: int = ROLLOUT_NOISE, trained: bool = False,
) -> IntArray:  # fmt: skip
    """Return the result of each move in each world: the end, the winners, the points."""
    report = empty_report(game, len(worlds), len(moves))
    code_cache.run(
        rollouts.rollout_moves, game.family_key, game.numbers, game.new_rounds(2),
        rollout_weight_row(game, noise, trained), worlds, moves, seed, first,
        report.reshape(-1, report.shape[-1]),
    )  # fmt: skip
    return report


def empty_report(game: Compiled, worlds: int, moves: int) -> IntArray:
    """Allocate a report of `run_rollouts` for this many worlds and moves."""
    return np.zeros((worlds, moves, 2 + game.rules.sides), np.int64)


def report_points(report: IntArray) -> IntArray:
    """Return a view of the points in a report of `run_rollouts`."""
    return report[..., 2:]


def count_rounds(game: Compiled, report: IntArray) -> IntArray:
    """Return what rounds count for each side: points or, where one is the match, the round (G-19).

    A round without a sole winner counts for no side: another follows.
    """
    if not game.rules.game.goal.single:
        return report_points(report)
    won: IntArray = report[..., 1:2] >> np.arange(game.rules.sides) & 1
    alone: IntArray = np.where(won.sum(axis=-1, keepdims=True) == 1, won, 0)
    return alone


def evaluate_plays(
    game: Compiled, position: IntArray, moves: IntArray, weights: IntArray
) -> tuple[FloatArray, int]:
    """Return the value of each play by heuristic, and the id of the move that it chooses."""
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
    """Return the value of each move between two sides that know everything; None: too complex."""
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
    """Play rounds by heuristic: what they count for each side."""
    tables = Tables(game, count, seed)
    tables.reset()
    return count_rounds(
        game, run_rollouts(game, tables.rounds, np.array([-1], np.int64), seed)[:, 0]
    )


def play_rounds_from(
    game: Compiled, scores: IntArray, seed: int, *, deals: int = 0, trained: bool = False
) -> IntArray:
    """Return what a round brings in matches at these scores, one in each, played by heuristic.

    The rounds are the second to the ninth of their matches, so that every seat leads now and then.
    With `deals`, there are only so many, and they repeat.
    """
    tables = Tables(game, min(deals or len(scores), len(scores)), seed)
    tables.rounds[:, fields.ROUND] += 1 + np.arange(tables.count) % _ROUND_NUMBERS
    tables.reset()
    rows: IntArray = np.tile(tables.rounds, (-(-len(scores) // tables.count), 1))[: len(scores)]
    place = fields.ROUND_TABLES["scores"][0].start
    rows[:, place : place + scores.shape[1]] = scores
    report = run_rollouts(game, rows, np.array([-1], np.int64), seed, trained=trained)
    return report_points(report)[:, 0]
