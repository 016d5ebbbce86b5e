"""Analysis of a whole match: decisions, luck and expectation, round by round."""

from typing import Final

import numpy as np
from msgspec.structs import replace

from boneyard import fast
from boneyard.analysis.decisions import find_missed_calls, judge_decision
from boneyard.analysis.findings import Analysis, Missed
from boneyard.analysis.luck import split_luck
from boneyard.analysis.solitaire import analyse_solitaire
from boneyard.analysis.steps import Progress, is_decision, list_steps
from boneyard.analysis.summary import (
    Expectation,
    make_analysis,
    make_moment,
    unclaimed_points,
    with_habit,
)
from boneyard.analysis.turning_points import find_swings
from boneyard.bots.search import MatchEquity
from boneyard.engine.kinds import table_state
from boneyard.fast.fields import IntArray
from boneyard.fast.rollouts import count_rounds, points_sign, report_points, run_rollouts
from boneyard.fast.rows import RoundBatch
from boneyard.fast.weights import FloatArray
from boneyard.records import Record
from boneyard.rules.game import State

__all__ = ("ExpectationEstimator", "analyse_record", "find_swings")

#: No move: a round is just played on.
NO_MOVE: Final = np.array([-1], np.int64)


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
        points += np.array(unclaimed_points(state), np.int64)
        return points, self._win_chances(state, count_rounds(game, report))


def analyse_record(record: Record, worlds: int, seed: int, progress: Progress) -> Analysis:
    """Analyse a record."""
    steps = list_steps(record)
    last = steps[-1].after
    if record.rules.alone:
        decisions, curve = analyse_solitaire(steps, progress)
        return make_analysis(record, last, worlds, seed, decisions, curve, (), ())
    decisions, curve = [], []
    late: list[Missed] = []
    reckoner = ExpectationEstimator(worlds, seed)
    for at, step in enumerate(steps, 1):
        if is_decision(step):
            decisions.append(with_habit(step, judge_decision(step, worlds, seed)))
        late += find_missed_calls(step, worlds, seed)
        after = table_state(step.after)
        # Where chance is to take a tile, the next step has the result.
        if after.to_act is not None or not after.playing:
            curve.append(make_moment(step, reckoner.estimate(after)))
        progress(at / len(steps))
    luck = split_luck(curve, steps)
    return make_analysis(record, last, worlds, seed, decisions, curve, luck, tuple(late))
