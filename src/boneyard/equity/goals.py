"""Who has won, for many scores at once: the goal itself is asked, once for each kind of case."""

from collections.abc import Callable

import numpy as np

from boneyard.fast.fields import IntArray
from boneyard.fast.weights import FloatArray
from boneyard.rules.goals import Goal

#: Differences of first and second from here on are one: no goal counts so many rounds.
_MAX_LEAD = 1 << 10


def match_shares(goal: Goal, scores: IntArray, played: int) -> FloatArray:
    """What each side has of a match that is over with these scores; nan: it goes on.

    A row for each match. Equal winners share it, and so do all where nobody has won. A goal looks
    at who is before whom, at who has the target, and at how far the first is ahead: rows that agree
    in that come out alike, and one of them is asked about.
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
    """Each side's chance, a row for each row of scores: what is over is known, the rest guessed."""
    found = match_shares(goal, scores, played)
    on = np.isnan(found[:, 0])
    found[on] = estimate(scores[on])
    return found


def both_sides(first: FloatArray) -> FloatArray:
    """The chances of two sides, from those of the first."""
    return np.stack([first, 1 - first], axis=1)


def target_score(goal: Goal) -> int:
    """The score that ends a match; 0: none does."""
    found: int = getattr(goal, "target", 0)
    return found


def round_limit(goal: Goal) -> int:
    """The rounds after which a match is over; 0: that depends on the scores."""
    found: int = getattr(goal, "rounds", 0)
    return found
