"""Equity grid for two sides: the chance of the first, by scores or by difference."""

from dataclasses import dataclass
from math import gcd

import numpy as np

from boneyard.equity.goals import both_sides, fill_chances, match_shares, round_limit, target_score
from boneyard.equity.simulation import RoundSampler
from boneyard.fast.fields import IntArray
from boneyard.fast.weights import FloatArray
from boneyard.rules.goals import Goal

#: The most iterations until nothing changes any more; a match is never as long.
_MAX_SWEEPS = 600
_CONVERGED = 1e-5
#: Differences are covered up to this many standard deviations of what a match brings.
_MAX_DEVIATIONS = 5.0
#: Targets up to here have a node for every score, where scores matter; and rounds for each.
_MAX_EXACT_TARGET, _MIN_NODE_ROUNDS, _MAX_NODE_ROUNDS = 128, 4, 2000


@dataclass(frozen=True)
class EquityGrid:
    """Chances by scores: `values[i, j]` is for `i` and `j` steps."""

    goal: Goal
    step: float
    values: FloatArray
    error: float = 0.0
    """The standard error, estimated from two halves of the rounds."""

    def chances(self, scores: IntArray, played: int) -> FloatArray:
        """Return each side's chance: a row for each row of scores."""
        return fill_chances(self.goal, scores, played, self._estimate)

    def _estimate(self, scores: IntArray) -> FloatArray:
        first = GridInterpolator(self.values.shape, scores / self.step).interpolate(self.values)
        # Where both have the target and play on, the winner of the next round wins.
        tied = (scores >= self.step * len(self.values)).all(axis=1)
        first[tied] = 0.5
        return both_sides(first)


@dataclass(frozen=True)
class DifferenceTable:
    """Chances by rounds played and by the lead of the first: the middle is level."""

    goal: Goal
    step: float
    values: FloatArray
    error: float = 0.0

    def chances(self, scores: IntArray, played: int) -> FloatArray:
        """Return each side's chance: a row for each row of scores."""
        row = self.values[min(played, len(self.values) - 1)]

        def guess(scores: IntArray) -> FloatArray:
            ahead = (scores[:, 0] - scores[:, 1]) / self.step + len(row) // 2
            return both_sides(np.interp(ahead, np.arange(len(row)), row))

        return fill_chances(self.goal, scores, played, guess)


class GridInterpolator:
    """Linear interpolation between the nodes of a grid, clamped at its border."""

    def __init__(self, shape: tuple[int, ...], places: FloatArray) -> None:
        last = np.array(shape) - 1
        places = np.clip(places, 0, last)
        low = places.astype(np.int64)
        rest = places - low
        self._corners = []
        for corner in ((0, 0), (0, 1), (1, 0), (1, 1)):
            weight = np.where(corner, rest, 1 - rest).prod(axis=1)
            if weight.any():
                row, column = np.minimum(low + corner, last).T
                self._corners.append((row * shape[1] + column, weight))

    def interpolate(self, values: FloatArray) -> FloatArray:
        """Return the interpolated values."""
        flat = values.reshape(-1)
        found: FloatArray = np.zeros(len(self._corners[0][0]) if self._corners else 0)
        for nodes, weight in self._corners:
            found += weight * flat[nodes]
        return found


def _to_whole_steps(brought: FloatArray) -> tuple[IntArray, FloatArray]:
    """Convert what rounds bring to whole steps, split between two so that means are preserved."""
    low = np.floor(brought).astype(np.int64)
    rest = brought - low
    columns = brought.shape[1]
    parts, weights = [], []
    for corner in range(1 << columns):
        up = np.array([corner >> side & 1 for side in range(columns)])
        parts.append(low + up)
        weights.append(np.where(up, rest, 1 - rest).prod(axis=1))
    every, where = np.unique(np.concatenate(parts), axis=0, return_inverse=True)
    summed = np.bincount(where.reshape(-1), weights=np.concatenate(weights))
    used = summed > 0
    return every[used], summed[used] / len(brought)


def _node_distance(brought: IntArray, span: int, nodes: int) -> float:
    """Return the distance of nodes: the common divisor of all points, if that gives few enough."""
    steps = gcd(*map(int, np.unique(brought)), span) or 1
    return steps if span // steps <= nodes else span / nodes


def build_grid(sampler: RoundSampler, nodes: int, budget: int) -> EquityGrid:
    """Build the grid of a goal with a target; `budget` is in rounds, where scores matter."""
    goal = sampler.game.rules.game.goal
    target = target_score(goal)
    if sampler.depends_on_scores:
        # An exact target needs every score.
        step = 1.0 if target <= _MAX_EXACT_TARGET else target / nodes
        each = min(
            max(_MIN_NODE_ROUNDS, budget // 2 // round(target / step) ** 2), _MAX_NODE_ROUNDS
        )
        halves = [_solve_by_score(sampler, step, target, each, seed) for seed in (1, 2)]
    else:
        step = _node_distance(sampler.point_pool, target, nodes)
        middle = len(sampler.point_pool) // 2
        parts = (sampler.point_pool[:middle], sampler.point_pool[middle:])
        halves = [_solve_from_pool(goal, part, step, target) for part in parts]
    # Seats take turns to lead: what is true for one side is true for the other.
    one, other = ((half + 1 - half.T) / 2 for half in halves)
    return EquityGrid(goal, step, (one + other) / 2, _standard_error(one, other))


def _standard_error(one: FloatArray, other: FloatArray) -> float:
    """Return the standard error of the mean of two independent estimates."""
    return float(np.sqrt(np.mean((one - other) ** 2)) / 2)


def _padded_grid(goal: Goal, step: float, many: int, wide: int) -> FloatArray:
    """Return a padded grid, in which finished matches have their share."""
    at = np.ceil(np.arange(many + wide) * step - 1e-9).astype(np.int64)
    pairs = np.stack(np.meshgrid(at, at, indexing="ij"), axis=-1).reshape(-1, 2)
    # The goals with a target don't depend on the number of rounds.
    found = match_shares(goal, pairs, 1)[:, 0].reshape(len(at), len(at))
    return np.where(np.isnan(found), 0.5, found)


def _solve_from_pool(goal: Goal, pool: IntArray, step: float, target: int) -> FloatArray:
    """Solve the chances where every round brings the same whatever the scores."""
    many = round(target / step)
    shifts, weights = _to_whole_steps(pool / step)
    # What would take a score below 0 leaves it there.
    wide = int(shifts.max(initial=0)) + 1
    frame = _padded_grid(goal, step, many, wide)
    lower = int(-min(0, shifts.min(initial=0)))
    for _ in range(_MAX_SWEEPS):
        padded = np.pad(frame, ((lower, 0), (lower, 0)), mode="edge") if lower else frame
        new = np.zeros((many, many))
        for (one, other), weight in zip((shifts + lower).tolist(), weights, strict=True):
            new += weight * padded[one : one + many, other : other + many]
        change = float(np.abs(new - frame[:many, :many]).max())
        frame[:many, :many] = new
        if change < _CONVERGED:
            break
    return frame[:many, :many]


def _solve_by_score(
    sampler: RoundSampler, step: float, target: int, each: int, seed: int
) -> FloatArray:
    """Solve the chances where a round depends on the scores: rounds are played from each."""
    goal, many = sampler.game.rules.game.goal, round(target / step)
    at = np.ceil(np.arange(many) * step - 1e-9).astype(np.int64)
    nodes = np.stack(np.meshgrid(at, at, indexing="ij"), axis=-1).reshape(-1, 2)
    starts = np.repeat(nodes, each, axis=0)
    ends = starts + sampler.play_rounds(starts, seed, deals=each)
    over = match_shares(goal, ends, 1)[:, 0]
    on = np.isnan(over)
    over[on] = 0.5
    # Sides that both have the target and play on are level.
    apart = (ends[on] < target).any(axis=1)
    values = np.full((many, many), 0.5)
    going = np.flatnonzero(on)[apart]
    places = GridInterpolator(values.shape, ends[going] / step)
    for _ in range(_MAX_SWEEPS):
        over[going] = places.interpolate(values)
        new = over.reshape(many, many, each).mean(axis=2)
        change = float(np.abs(new - values).max())
        values = new
        if change < _CONVERGED:
            break
    return values


def build_differences(sampler: RoundSampler, nodes: int) -> DifferenceTable:
    """Build the chances of a goal that counts rounds."""
    goal, pool = sampler.game.rules.game.goal, sampler.point_pool
    middle = len(pool) // 2
    found = [_solve_by_rounds(goal, part, pool, nodes) for part in (pool[:middle], pool[middle:])]
    step = found[0][0]
    one, other = ((half + 1 - half[:, ::-1]) / 2 for _, half in found)
    return DifferenceTable(goal, step, (one + other) / 2, _standard_error(one, other))


def _solve_by_rounds(
    goal: Goal, pool: IntArray, steps: IntArray, nodes: int
) -> tuple[float, FloatArray]:
    rounds = round_limit(goal)
    ahead = steps[:, 0] - steps[:, 1]
    far = int(np.ceil(max(_MAX_DEVIATIONS * ahead.std() * rounds**0.5, np.abs(ahead).max(), 1)))
    step = _node_distance(ahead, far, nodes)
    reach = int(np.ceil(far / step))
    shifts, weights = _to_whole_steps(((pool[:, 0] - pool[:, 1]) / step)[:, None])
    places = np.arange(-reach, reach + 1)
    leads = np.round(places * step).astype(np.int64)
    pairs = np.stack([np.maximum(leads, 0), np.maximum(-leads, 0)], axis=1)
    values = np.full((rounds + 1, len(places)), 0.5)
    for played in range(rounds, -1, -1):
        over = match_shares(goal, pairs, played)[:, 0]
        on = np.isnan(over)
        if on.any():
            reached = np.clip(np.arange(len(places))[:, None] + shifts[:, 0], 0, 2 * reach)
            over[on] = (values[played + 1][reached] @ weights)[on]
        values[played] = over
    return step, values
