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
from boneyard.puzzles.puzzle import Puzzle, read_lines

#: The data files: `docs/puzzles.md` has the commands that made them.
PUZZLES, LESSONS = "puzzles.jsonl.gz", "lessons.jsonl.gz"
#: Positions of a lesson, at most.
MOST: Final = 8
#: Puzzles that were looked at lately.
KEPT: Final = 256


class Brief(Struct, frozen=True):
    """What a list tells of a puzzle; the rest of it is read when somebody looks."""

    id: str
    game: str


def _lines(name: str) -> list[bytes]:
    return gzip.decompress((files("boneyard.puzzles") / "data" / name).read_bytes()).splitlines()


@cache
def _texts() -> Mapping[str, tuple[Brief, bytes]]:
    """All puzzles by their ids, in an order that has nothing to do with what they are."""
    read = msgspec.json.Decoder(Brief)
    found = sorted(
        ((read.decode(line), line) for line in _lines(PUZZLES)), key=lambda one: one[0].id
    )
    return {brief.id: (brief, line) for brief, line in found}


@cache
def briefs() -> tuple[Brief, ...]:
    """All puzzles, in short."""
    return tuple(brief for brief, _ in _texts().values())


@lru_cache(maxsize=KEPT)
def puzzle(id: str) -> Puzzle | None:
    """A puzzle by its id; None: there is none."""
    known = _texts().get(id)
    return None if known is None else next(read_lines(known[1]))


@cache
def by_game() -> Mapping[str, tuple[str, ...]]:
    """The ids of all puzzles, game by game."""
    found: dict[str, list[str]] = {}
    for brief in briefs():
        found.setdefault(brief.game, []).append(brief.id)
    return {game: tuple(ids) for game, ids in found.items()}


def of_the_day(day: date) -> Brief:
    """The puzzle of a day: the same for everybody, another the day after."""
    all_of_them = briefs()
    return all_of_them[day.toordinal() % len(all_of_them)]


@cache
def lessons() -> Mapping[str, Lesson]:
    """All lessons by their names, course by course; each begins with what is easiest."""
    read = [one for line in _lines(LESSONS) for one in read_lines(line)]
    positions = sorted(read, key=lambda one: (one.grade, one.id))
    found = {}
    for course in COURSES:
        for theme in course.themes:
            fit = [one for one in positions if (one.game, one.theme) == (course.game, theme)]
            lesson = Lesson(course, theme, tuple(fit[:MOST]))
            found[lesson.name] = lesson
    return found
