"""Quality of a move: best, fine, slip, mistake or blunder."""

from typing import Final

#: Qualities of moves, from good to bad.
QUALITIES: Final = ("best", "fine", "slip", "mistake", "blunder")


#: The cost, in chance to win the match, from which a move has this quality.
QUALITY_THRESHOLDS: Final = (("blunder", 0.08), ("mistake", 0.03), ("slip", 0.01))


#: A cost must exceed its error by this factor.
CLEAR_COST_ERRORS: Final = 2.0


def rate_quality(cost: float, error: float = 0.0, is_best: bool = False) -> str:
    """Return the quality of a move: a cost within its error is ignored."""
    if is_best:
        return "best"
    sure = cost - CLEAR_COST_ERRORS * error
    return next((word for word, least in QUALITY_THRESHOLDS if sure >= least), "fine")


#: Qualities of moves that clearly cost something.
COSTLY_QUALITIES: Final = ("slip", "mistake", "blunder")
