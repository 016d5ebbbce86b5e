"""Library of puzzles and lessons: made by `boneyard puzzle`, checked, and shipped."""

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
#: The most positions of a lesson.
MAX_LESSON_POSITIONS: Final = 8
#: Cache size in puzzles.
PUZZLE_CACHE_SIZE: Final = 256


class PuzzleSummary(Struct, frozen=True):
    """A puzzle in a list; the rest of it is read on demand."""

    id: str
    game: str


def _read_lines(name: str) -> list[bytes]:
    return gzip.decompress((files("boneyard.puzzles") / "data" / name).read_bytes()).splitlines()


@cache
def _load_puzzle_lines() -> Mapping[str, tuple[PuzzleSummary, bytes]]:
    """Return all puzzles by id, in an order unrelated to their content."""
    read = msgspec.json.Decoder(PuzzleSummary)
    found = sorted(
        ((read.decode(line), line) for line in _read_lines(PUZZLES_FILE)), key=lambda one: one[0].id
    )
    return {brief.id: (brief, line) for brief, line in found}


@cache
def list_puzzles() -> tuple[PuzzleSummary, ...]:
    """List all puzzles, in short."""
    return tuple(brief for brief, _ in _load_puzzle_lines().values())


@lru_cache(maxsize=PUZZLE_CACHE_SIZE)
def find_puzzle(id: str) -> Puzzle | None:
    """Return a puzzle by its id, or None."""
    known = _load_puzzle_lines().get(id)
    return None if known is None else next(decode_puzzles(known[1]))


@cache
def puzzle_ids_by_game() -> Mapping[str, tuple[str, ...]]:
    """Return the ids of all puzzles by game."""
    found: dict[str, list[str]] = {}
    for brief in list_puzzles():
        found.setdefault(brief.game, []).append(brief.id)
    return {game: tuple(ids) for game, ids in found.items()}


def puzzle_of_day(day: date) -> PuzzleSummary:
    """Return the puzzle of a day: the same for everyone, another the day after."""
    all_of_them = list_puzzles()
    return all_of_them[day.toordinal() % len(all_of_them)]


@cache
def load_lessons() -> Mapping[str, Lesson]:
    """Return all lessons by name, course by course; each begins with the easiest positions."""
    read = [one for line in _read_lines(LESSONS_FILE) for one in decode_puzzles(line)]
    positions = sorted(read, key=lambda one: (one.grade, one.id))
    found = {}
    for course in COURSES:
        for theme in course.themes:
            fit = [one for one in positions if (one.game, one.theme) == (course.game, theme)]
            lesson = Lesson(course, theme, tuple(fit[:MAX_LESSON_POSITIONS]))
            found[lesson.name] = lesson
    return found
