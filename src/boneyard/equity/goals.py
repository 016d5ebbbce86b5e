"""Match results for many scores at once: the goal itself is queried once for each kind of case."""

from collections.abc import Callable

import numpy as np

from boneyard.fast.fields import IntArray
from boneyard.fast.weights import FloatArray
from boneyard.rules.goals import Goal

#: Leads from here on are one: no goal counts so many rounds.
_MAX_LEAD = 1 << 10


def match_shares(goal: Goal, scores: IntArray, played: int) -> FloatArray:
    """Return each side's share of a finished match with these scores; nan: it goes on.

    A row for each match. Tied winners share it, and so do all where there is none. A goal depends
    on the ranking, on who has the target, and on the leader's margin: rows that agree in that have
    the same result, and only one of them is queried.
    """
    sides = scores.shape[1]
    order = (scores[:, :, None] > scores[:, None, :]).sum(axis=2)
    low = int(scores.min(initial=0))
    marks = np.array([goal.is_at_target(one) for one in range(low, int(scores.max(initial=0)) + 1)])
    case = order * 2 + marks[scores - low]
    top = np.sort(scores, axis=1)
    ahead = np.minimum(top[:, -1] - top[:, -2], _MAX_LEAD)
    key = ahead
    for side in range(sides):
        key = key * (2 * sides) + case[:, side]
    _, first, where = np.unique(key, return_index=True, return_inverse=True)
    found = np.full((len(first), sides), np.nan)
    for at, row in enumerate(scores[first].tolist()):
        winners = goal.winners(tuple(row), played, ())
        if winners is not None:
            who = list(winners) or list(range(sides))
            found[at] = 0.0
            found[at, who] = 1 / len(who)
    return found[where.reshape(-1)]


def fill_chances(
    goal: Goal, scores: IntArray, played: int, estimate: Callable[[IntArray], FloatArray]
) -> FloatArray:
    """Return each side's chance by row: finished matches are exact, the rest estimated."""
    found = match_shares(goal, scores, played)
    on = np.isnan(found[:, 0])
    found[on] = estimate(scores[on])
    return found


def both_sides(first: FloatArray) -> FloatArray:
    """Return the chances of two sides, from those of the first."""
    return np.stack([first, 1 - first], axis=1)


def target_score(goal: Goal) -> int:
    """Return the score that ends a match; 0: none does."""
    found: int = getattr(goal, "target", 0)
    return found


def round_limit(goal: Goal) -> int:
    """Return the rounds after which a match is over; 0: that depends on the scores."""
    found: int = getattr(goal, "rounds", 0)
    return found
