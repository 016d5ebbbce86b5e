"""The house's own puzzles and lessons: made by `boneyard puzzle`, checked, and shipped."""

import gzip
from collections.abc import Mapping
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from boneyard.puzzles.lessons import COURSES, Lesson
from boneyard.puzzles.puzzle import Puzzle, decode_puzzles

#: The data files: `docs/puzzles.md` has the commands that made them.
PUZZLES_FILE, LESSONS_FILE = "puzzles.jsonl.gz", "lessons.jsonl.gz"
#: Positions of a lesson, at most.
MAX_LESSON_POSITIONS: Final = 8
#: Puzzles that were looked at lately.
PUZZLE_CACHE_SIZE: Final = 256


class PuzzleSummary(Struct, frozen=True):
    """What a list tells of a puzzle; the rest of it is read when somebody looks."""

    id: str
    game: str


def _read_lines(name: str) -> list[bytes]:
    return gzip.decompress((files("boneyard.puzzles") / "data" / name).read_bytes()).splitlines()


@cache
def _load_puzzle_lines() -> Mapping[str, tuple[PuzzleSummary, bytes]]:
    """All puzzles by their ids, in an order that has nothing to do with what they are."""
    read = msgspec.json.Decoder(PuzzleSummary)
    found = sorted(
        ((read.decode(line), line) for line in _read_lines(PUZZLES_FILE)), key=lambda one: one[0].id
    )
    return {brief.id: (brief, line) for brief, line in found}


@cache
def list_puzzles() -> tuple[PuzzleSummary, ...]:
    """All puzzles, in short."""
    return tuple(brief for brief, _ in _load_puzzle_lines().values())


@lru_cache(maxsize=PUZZLE_CACHE_SIZE)
def find_puzzle(id: str) -> Puzzle | None:
    """A puzzle by its id; None: there is none."""
    known = _load_puzzle_lines().get(id)
    return None if known is None else next(decode_puzzles(known[1]))


@cache
def puzzle_ids_by_game() -> Mapping[str, tuple[str, ...]]:
    """The ids of all puzzles, game by game."""
    found: dict[str, list[str]] = {}
    for brief in list_puzzles():
        found.setdefault(brief.game, []).append(brief.id)
    return {game: tuple(ids) for game, ids in found.items()}


def puzzle_of_day(day: date) -> PuzzleSummary:
    """The puzzle of a day: the same for everybody, another the day after."""
    all_of_them = list_puzzles()
    return all_of_them[day.toordinal() % len(all_of_them)]


@cache
def load_lessons() -> Mapping[str, Lesson]:
    """All lessons by their names, course by course; each begins with what is easiest."""
    read = [one for line in _read_lines(LESSONS_FILE) for one in decode_puzzles(line)]
    positions = sorted(read, key=lambda one: (one.grade, one.id))
    found = {}
    for course in COURSES:
        for theme in course.themes:
            fit = [one for one in positions if (one.game, one.theme) == (course.game, theme)]
            lesson = Lesson(course, theme, tuple(fit[:MAX_LESSON_POSITIONS]))
            found[lesson.name] = lesson
    return found
