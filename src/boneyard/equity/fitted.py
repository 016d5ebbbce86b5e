"""Fitted equity for more than two sides: a softmax of scores, fitted to simulated matches."""

from dataclasses import dataclass

import numpy as np

from boneyard.equity.goals import fill_chances, match_shares, round_limit, target_score
from boneyard.equity.simulation import RoundSampler
from boneyard.fast.fields import IntArray
from boneyard.fast.weights import FloatArray
from boneyard.rules.goals import Goal

#: Rounds after which a simulated match is shared by all.
MAX_SIMULATED_ROUNDS = 80
#: Newton steps of the fit, and the regularisation.
_NEWTON_STEPS, _RIDGE = 25, 1e-4
#: The share of matches held out to measure the error.
_HOLDOUT_SHARE = 0.25


@dataclass(frozen=True)
class FittedEquity:
    """Chances of several sides: each has a strength, computed from its score and the others'."""

    goal: Goal
    scale: float
    """The mean or spread of what a round brings a side: the unit of scores."""
    weights: FloatArray
    error: float = 0.0
    """The error, measured on held-out matches."""

    def chances(self, scores: IntArray, played: int) -> FloatArray:
        """Return each side's chance: a row for each row of scores."""
        return fill_chances(self.goal, scores, played, lambda on: self.estimate(on, played))

    def estimate(self, scores: IntArray, played: int) -> FloatArray:
        """Return the fitted function's value."""
        known = features(self.goal, self.scale, scores, played)
        return _softmax(known @ self.weights)


def _softmax(strength: FloatArray) -> FloatArray:
    raised: FloatArray = np.exp(strength - strength.max(axis=1, keepdims=True))
    raised /= raised.sum(axis=1, keepdims=True)
    return raised


def features(goal: Goal, scale: float, scores: IntArray, played: int) -> FloatArray:
    """Return the features of each side's strength: (matches, sides, features)."""
    rounds = round_limit(goal)
    if rounds:
        spread = scale * max(rounds - played, 1) ** 0.5
        own = (scores - scores.mean(axis=1, keepdims=True)) / spread
        rest = np.sort(own, axis=1)
        low, high = _other_extremes(own, rest)
        parts = [own, own**2, own**3, own * low, own * high, low, high, own**2 * high]
        parts += [own**2 * low, high**2, low**2, own * high**2, own * low**2]
        found: FloatArray = np.clip(np.stack(parts, axis=-1), -40, 40)
        return found
    target = target_score(goal)
    needs = np.maximum(target - scores, 0) / scale
    low, high = _other_extremes(needs, np.sort(needs, axis=1))
    mean = (needs.sum(axis=1, keepdims=True) - needs) / (needs.shape[1] - 1)
    root, soon, near = np.sqrt(needs), np.exp(-needs), np.exp(-low)
    parts = [
        needs, root, soon, soon**2, soon**4, needs * low, root * np.sqrt(low), soon * near,
        soon * np.sqrt(low), root * near, near, near**2, np.sqrt(low), np.sqrt(mean),
        root * np.sqrt(mean), root * np.sqrt(high), soon * np.exp(-mean), root * np.exp(-mean),
        np.exp(-high), root * np.exp(-high),
    ]  # fmt: skip
    return np.stack(parts, axis=-1)


def _other_extremes(own: FloatArray, ranked: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return the lowest and the highest of the other sides', for each."""
    low = np.where(own == ranked[:, :1], ranked[:, 1:2], ranked[:, :1])
    high = np.where(own == ranked[:, -1:], ranked[:, -2:-1], ranked[:, -1:])
    return low, high


def fit_equity(sampler: RoundSampler, starts: int, matches_per_start: int) -> FittedEquity:
    """Fit the function of a game for several sides, with its error."""
    goal, sides = sampler.game.rules.game.goal, sampler.game.rules.sides
    dice = np.random.default_rng(sampler.seed)
    rounds = round_limit(goal)
    scale = max(
        float(sampler.point_pool.std() if rounds else np.abs(sampler.point_pool).mean()), 1e-9
    )
    known, truth = [], []
    for played in range(1, max(rounds, 2)):
        scores = _sample_scores(sampler, max(starts // max(rounds - 1, 1), 50), played, dice)
        came = sampler.simulate_matches(
            np.repeat(scores, matches_per_start, axis=0), played, dice, MAX_SIMULATED_ROUNDS
        )
        truth.append(came.reshape(len(scores), matches_per_start, sides).mean(axis=1))
        known.append(features(goal, scale, scores, played))
    every, came = np.concatenate(known), np.concatenate(truth)
    order = dice.permutation(len(every))
    held_out, training = (
        order[: int(len(order) * _HOLDOUT_SHARE)],
        order[int(len(order) * _HOLDOUT_SHARE) :],
    )
    weights = _fit_weights(every[training], came[training])
    off = (
        _softmax(every[held_out] @ weights) - came[held_out]
        if len(held_out)
        else np.zeros((1, sides))
    )
    # Part of the error is the noise of the held-out matches.
    luck = (
        (came[held_out] * (1 - came[held_out])).mean() / max(matches_per_start - 1, 1)
        if len(held_out)
        else 0.0
    )
    error = max(float((off**2).mean() - luck), 0.0) ** 0.5
    return FittedEquity(goal, scale, weights, error)


def _sample_scores(
    sampler: RoundSampler, count: int, played: int, dice: np.random.Generator
) -> IntArray:
    """Sample scores after this many rounds: as on their way, and a few at random."""
    goal, sides = sampler.game.rules.game.goal, sampler.game.rules.sides
    scores = np.zeros((count, sides), np.int64)
    if round_limit(goal):
        for _ in range(played):
            scores = sampler.advance_scores(scores, dice)
        return scores[np.isnan(match_shares(goal, scores, played)[:, 0])]
    samples = [dice.integers(target_score(goal), size=(count // 2, sides))]
    for _ in range(MAX_SIMULATED_ROUNDS):
        scores = scores[np.isnan(match_shares(goal, scores, 1)[:, 0])]
        if not len(scores):
            break
        samples.append(scores)
        scores = sampler.advance_scores(scores, dice)
    found = np.concatenate(samples)
    return found[dice.permutation(len(found))[:count]]


def _fit_weights(known: FloatArray, truth: FloatArray) -> FloatArray:
    """Return the weights of the softmax that best fits the data: Newton's method."""
    many = known.shape[2]
    row = np.zeros(many)
    if not len(known):  # a single round is all there is
        return row
    for _ in range(_NEWTON_STEPS):
        predicted = _softmax(known @ row)
        slope = np.einsum("ns,nsf->f", predicted - truth, known) / len(known) + _RIDGE * row
        mean = np.einsum("ns,nsf->nf", predicted, known)
        apart = known - mean[:, None]
        curve = np.einsum("ns,nsf,nsg->fg", predicted, apart, apart, optimize=True) / len(known)
        move = np.linalg.solve(curve + _RIDGE * np.eye(many), slope)
        row = row - move
        if np.abs(move).max() < 1e-6:
            break
    return row
