"""Means and how sure they are, over deals: the two plays of a deal are one observation.

The rule for stopping early is Haybittle and Peto's. Looks are taken after 64 deals, 128, 256 and
so on, and at the end. An early look decides only by an interval that holds in 999 of 1,000 runs;
what these looks may err is taken from the last one, whose interval holds in so many runs that all
looks together err in at most 5 % of them. The interval told is that of the look where play
stopped, so it holds in 95 % of all runs, those that stopped early included.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final

#: An interval: from, to.
Interval = tuple[float, float]

#: How often an answer may be wrong.
ERROR: Final = 0.05
#: How often one early look may be wrong.
EARLY_ERROR: Final = 0.001
#: Deals before the first look.
FIRST_LOOK: Final = 64


def looks(deals: int) -> list[int]:
    """The numbers of deals after which one looks whether the question is decided."""
    early = []
    look = FIRST_LOOK
    while look < deals:
        early.append(look)
        look *= 2
    return [*early, deals]


def error_at(look: int, deals: int, early: bool = True) -> float:
    """How often the interval of a look may be wrong; without early looks, the last has it all."""
    if look < deals:
        return EARLY_ERROR
    return ERROR - EARLY_ERROR * (len(looks(deals)) - 1 if early else 0)


def student(error: float, freedom: int) -> float:
    """Student's t that is passed, either way, with this probability."""
    if freedom == 1:
        return 1 / math.tan(error * math.pi / 2)
    if freedom == 2:
        return math.sqrt(2 / (error * (2 - error)) - 2)
    z = NormalDist().inv_cdf(1 - error / 2)
    # Cornish and Fisher's expansion.
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def mean_interval(values: Sequence[float], error: float = ERROR) -> Interval | None:
    """Where the mean lies of what these are a sample of; None if one can't tell."""
    if len(values) < 2:
        return None
    middle = fmean(values)
    wide = student(error, len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return middle - wide, middle + wide


def imagined(shares: Sequence[float]) -> list[float]:
    """Shares with two deals that nobody played, one won by each.

    Without them a player who has won all of three deals would be held to win for ever.
    """
    return [*shares, 0.0, 1.0]


def share_interval(shares: Sequence[float], error: float = ERROR) -> Interval:
    """Where the share of hands lies that a player wins."""
    found = mean_interval(imagined(shares), error)
    assert found is not None
    return max(found[0], 0.0), min(found[1], 1.0)
