"""What a hint says a move is worth, in words."""

from typing import Final

from boneyard.bots.registry import Hint
from boneyard.i18n import Message, message

#: Chances that differ by less are told as the same.
SMALL: Final = 0.0005


def tenths(value: float) -> float:
    """A number as it is told: never more than one digit after the point, and no sign."""
    told = round(abs(value), 1)
    return int(told) if told == int(told) else told


def points_told(points: float) -> Message:
    """`3.4 points`, `1 point`."""
    return message("words-points", points=tenths(points))


def _hundredth(share: float) -> int:
    return round(100 * share)


def best_told(hint: Hint, solo: bool) -> Message | None:
    """What the best move brings, and how sure that is."""
    if solo:
        return None
    way = "more" if hint.points >= 0 else "fewer"
    points, wins = points_told(hint.points), _hundredth(hint.wins)
    if hint.match is not None:
        match, about = _hundredth(hint.match), tenths(200 * hint.match_error)
        return message(
            "hints-match", way=way, points=points, wins=wins, match=match, about=about,
            sure="no" if about else "yes",
        )  # fmt: skip
    if not hint.error:
        return message("hints-best", way=way, points=points, wins=wins)
    sure = points_told(2 * hint.error)
    return message("hints-best-about", way=way, points=points, wins=wins, about=sure)


def cost_told(hint: Hint, solo: bool) -> Message:
    """What another move costs against the best one."""
    if hint.match is not None and hint.match_cost < SMALL:
        return message("hints-as-good")
    if hint.match is not None:
        doubt = "yes" if hint.match_cost < 2 * hint.match_error else "no"
        less = tenths(100 * hint.match_cost)
        return message("hints-less-match", less=less, match=_hundredth(hint.match), doubt=doubt)
    if hint.cost < 0.05:
        return message("hints-as-good")
    if solo:
        return message("hints-more-left", tiles=tenths(hint.cost))
    doubt = "yes" if hint.cost < 2 * hint.error else "no"
    wins = _hundredth(hint.wins)
    return message("hints-less", points=points_told(hint.cost), wins=wins, doubt=doubt)
