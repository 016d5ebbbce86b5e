"""The courses: a family of games each, taught with the game that shows it best."""

from typing import Final

from msgspec import Struct

from boneyard.puzzles.puzzle import Puzzle

#: Positions of a lesson.
POSITIONS: Final = 6


class Course(Struct, frozen=True):
    """Lessons that follow each other, about games of one family."""

    name: str
    game: str
    """The game in which they are taught."""
    themes: tuple[str, ...]
    """What is taught, in the order in which one learns it."""


COURSES: Final = (
    Course("lines", "block-draw", ("match", "shed", "keep", "block", "read")),
    Course("fives", "all-fives", ("match", "count", "keep", "block", "read")),
    Course("partners", "latin", ("match", "shed", "keep", "block", "read", "partner")),
    Course("curves", "bendomino", ("match", "curve", "keep", "block", "read")),
)


class Lesson(Struct, frozen=True):
    """One thing to learn, with positions to try it in."""

    course: Course
    theme: str
    positions: tuple[Puzzle, ...]

    @property
    def name(self) -> str:
        """What it is found by."""
        return f"{self.course.name}-{self.theme}"
