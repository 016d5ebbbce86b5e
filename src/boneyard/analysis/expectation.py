"""Expectation with all hands open: what every side may expect if all play on by heuristic."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from msgspec.structs import replace

from boneyard import fast
from boneyard.analysis.findings import Moment
from boneyard.analysis.steps import Step
from boneyard.bots.search import MatchEquity
from boneyard.fast.fields import IntArray
from boneyard.fast.rollouts import count_rounds, points_sign, report_points, run_rollouts
from boneyard.fast.rows import RoundBatch
from boneyard.fast.weights import FloatArray
from boneyard.rules.game import State

#: No move: a round is just played on.
NO_MOVE: Final = np.array([-1], np.int64)


@dataclass(frozen=True)
class Expectation:
    """The expectation at a moment, for each side."""

    chances: tuple[float, ...]
    """Chances to win the match."""
    margins: tuple[float, ...]
    """Points over the others in this round, including those made already."""
    error: float
    """The standard error of the first chance."""


class ExpectationEstimator:
    """Estimates positions, with the same randomness for all moments of a round."""

    def __init__(self, worlds: int, seed: int) -> None:
        self.worlds, self.seed = worlds, seed
        self._match_equity: tuple[int, MatchEquity] | None = None

    def estimate(self, state: State) -> Expectation:
        """Estimate a position where a player is to move, or the round is over."""
        if state.over:
            shares = [float(side in state.winners) for side in range(len(state.scores))]
            total = sum(shares) or len(shares)
            chances = np.array([[share / total for share in shares]])
            if not state.winners:
                chances = np.full((1, len(shares)), 1 / len(shares))
            return self._make_expectation(state, np.array([state.points]), chances)
        if state.playing:
            return self._make_expectation(state, *self._play_out(state))
        # The match goes on: where one round is the match (G-19), this one had no winner.
        points = np.array([state.points])
        counts = points * (not state.rules.game.goal.single)
        return self._make_expectation(state, points, self._win_chances(state, counts))

    def _make_expectation(self, state: State, points: IntArray, chances: FloatArray) -> Expectation:
        signed = points_sign(fast.compile(state.rules)) * points.astype(np.float64)
        others = (signed.sum(axis=1, keepdims=True) - signed) / (signed.shape[1] - 1)
        error = float(chances[:, 0].std() / np.sqrt(len(chances)))
        means = chances.mean(axis=0).tolist()
        return Expectation(tuple(means), tuple((signed - others).mean(axis=0).tolist()), error)

    def _win_chances(self, state: State, counts: IntArray) -> FloatArray:
        """Return each side's chance to win the match, for each result of the round."""
        return self._equity_of(state).win_chances(counts)

    def _equity_of(self, state: State) -> MatchEquity:
        if self._match_equity is None or self._match_equity[0] != state.round or not state.playing:
            shown = state
            if not state.playing:  # the finished round is no longer to come
                shown = replace(state, results=state.results[:-1])
            self._match_equity = state.round, MatchEquity(fast.compile(state.rules), shown)
        return self._match_equity[1]

    def _play_out(self, state: State) -> tuple[IntArray, FloatArray]:
        """Return what the round brings each side, and the match chances, over many rollouts."""
        game = fast.compile(state.rules)
        rows = np.repeat(fast.pack(game, state)[None], self.worlds, axis=0)
        worlds = RoundBatch(game, rows)
        worlds.drop_claims()  # assume that they are still claimed by their maker
        # The order of the boneyard is unknown: which tile is drawn is luck of its own.
        worlds.shuffle_stock(np.random.default_rng(self.seed))
        report = run_rollouts(game, rows, NO_MOVE, self.seed, trained=True)[:, 0]
        points = report_points(report)
        points += np.array(_unclaimed_points(state), np.int64)
        return points, self._win_chances(state, count_rounds(game, report))


def _unclaimed_points(state: State) -> tuple[int, ...]:
    """Return the points that can still be claimed, for the side that made them."""
    points = [0] * len(state.scores)
    for made in state.pending:
        if made.seat is not None and made.play == state.plays:
            points[state.rules.side(made.seat)] += made.points
    return tuple(points)


def make_moment(step: Step, expectation: Expectation) -> Moment:
    """Make the moment of a step."""
    return Moment(
        step.round,
        step.number,
        step.seat,
        step.text,
        step.kind,
        expectation.chances,
        expectation.margins,
        expectation.error,
    )
