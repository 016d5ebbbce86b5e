"""Elo ratings over all pairings: the Bradley-Terry model.

The numbers are the maximum likelihood; two virtual deals are added for every pairing, one won by
each, so that no rating is infinite. The intervals come from the model's information and from the
observed variance of deals, because the two plays of one deal depend on each other.
"""

import math
from collections.abc import Sequence
from statistics import variance
from typing import Final

from msgspec import Struct

from boneyard.arena.statistics import ERROR_RATE, PairingTally, student_t, with_prior_deals
from boneyard.extras import require_extra

#: Elo points for a factor of ten in the odds.
ELO_PER_TENFOLD: Final = 400
#: Newton iterations: long converged after these.
NEWTON_STEPS: Final = 50
#: The longest step, in log odds: from far away the first ones would overshoot.
MAX_NEWTON_STEP: Final = 1.0


class EloRow(Struct, frozen=True):
    """A player's rating."""

    player: str
    elo: float
    """Elo points above the mean of all these players."""
    low: float
    high: float


def compute_elo(names: Sequence[str], tallies: Sequence[PairingTally]) -> list[EloRow]:
    """Rate the players of some pairings at one game, the best first."""
    with require_extra():
        import numpy as np

    place = {name: at for at, name in enumerate(names)}
    pairs = [tuple(place[name] for name in tally.pairing.players) for tally in tallies]
    shares = [with_prior_deals(tally.shares) for tally in tallies]
    counts = np.array([len(some) for some in shares], float)
    won = np.array([sum(some) for some in shares])
    scatter = counts * [variance(some) for some in shares]
    # A row for each pairing: +1 for its first player, -1 for its second.
    signs = np.zeros((len(pairs), len(names)))
    for row, (one, other) in enumerate(pairs):
        signs[row, one], signs[row, other] = 1, -1
    strengths = np.zeros(len(names))
    for _ in range(NEWTON_STEPS):
        chance = 1 / (1 + np.exp(-signs @ strengths))
        slope = signs.T @ (won - counts * chance)
        bend = np.linalg.pinv(signs.T @ np.diag(counts * chance * (1 - chance)) @ signs)
        step = bend @ slope
        strengths += step * min(1.0, MAX_NEWTON_STEP / max(np.abs(step).max(), 1e-12))
    spread = bend @ signs.T @ np.diag(scatter) @ signs @ bend
    unit = ELO_PER_TENFOLD / math.log(10)
    wide = student_t(ERROR_RATE, max(int(counts.sum()), 3)) * np.sqrt(np.diag(spread)) * unit
    rungs = [
        EloRow(name, float(elo), float(elo - half), float(elo + half))
        for name, elo, half in zip(names, strengths * unit, wide, strict=True)
    ]
    return sorted(rungs, key=lambda rung: -rung.elo)
