"""Lessons: courses of positions, grouped by theme."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from boneyard.core.actions import Move, Play
from boneyard.i18n import Message
from boneyard.puzzles.puzzle import Puzzle

#: Positions of a lesson.
POSITIONS_PER_LESSON: Final = 6


class Course(Struct, frozen=True):
    """Consecutive lessons about games of one family."""

    name: str
    game: str
    """The game in which they are taught."""
    themes: tuple[str, ...]
    """The themes, in the order in which they are taught."""


COURSES: Final = (
    Course("lines", "block-draw", ("match", "shed", "keep", "block", "read")),
    Course("fives", "all-fives", ("match", "count", "keep", "block", "read")),
    Course("partners", "latin", ("match", "shed", "keep", "block", "read", "partner")),
    Course("curves", "bendomino", ("match", "curve", "keep", "block", "read")),
)


class Lesson(Struct, frozen=True):
    """One theme to learn, with positions to practise."""

    course: Course
    theme: str
    positions: tuple[Puzzle, ...]

    @property
    def name(self) -> str:
        """Its key."""
        return f"{self.course.name}-{self.theme}"


#: The themes, in the order in which they are taught.
THEMES: Final = ("match", "out", "shed", "keep", "count", "block", "read", "partner", "curve")

#: The theme of each reason.
_THEME_BY_REASON: Final = {
    "bots-out": "out",
    "bots-ends-round": "block",
    "bots-makes-points": "count",
    "bots-leaves-points": "count",
    "bots-leaves-nothing": "count",
    "bots-takes-unclaimed": "count",
    "bots-burdens": "block",
    "bots-must-draw": "block",
    "bots-cannot-play": "block",
    "bots-passed-on": "read",
    "bots-drew-on": "read",
    "bots-passed-and-drew-on": "read",
    "bots-partner-goes-on": "partner",
    "bots-partner-hardly-goes-on": "partner",
    "bots-all-fit-keeps": "keep",
    "bots-some-fit-keeps": "keep",
    "bots-some-fit": "keep",
    "bots-all-fit": "keep",
    "bots-last-fits": "keep",
    "bots-again": "keep",
    "bots-keeps-tiles": "keep",
    "bots-sheds-double": "shed",
    "bots-sheds-pips": "shed",
    "bots-sheds-few-pips": "shed",
}

#: The theme of a position without such reasons.
DEFAULT_THEME: Final = "keep"


def find_theme(best: Move, others: Sequence[Move], reasons: Sequence[Message]) -> str:
    """Return the theme of a position: the turn of a curved tile, or that of its first reason."""
    if isinstance(best, Play) and any(_differ_by_turn(best, other) for other in others):
        return "curve"
    return next(
        (_THEME_BY_REASON[one.id] for one in reasons if one.id in _THEME_BY_REASON), DEFAULT_THEME
    )


def _differ_by_turn(one: Play, other: Move) -> bool:
    """Return whether two plays differ only in the turn of the tile."""
    return (
        isinstance(other, Play)
        and (one.tile, one.arm) == (other.tile, other.arm)
        and one.turn != other.turn
    )
