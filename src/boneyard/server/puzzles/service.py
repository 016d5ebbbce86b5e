"""Puzzles and lessons in a house: who has answered what, the puzzle of the day, and the reasons."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Final

from msgspec import Struct

from boneyard.bots.registry import Hint
from boneyard.layout import Aspect
from boneyard.puzzles import library
from boneyard.puzzles.lessons import Lesson
from boneyard.puzzles.puzzle import Puzzle
from boneyard.server import wall_clock
from boneyard.server.context import Ask
from boneyard.server.errors import PoolError, Refused
from boneyard.server.http.session_cookie import make_guest
from boneyard.server.puzzles.store import Answered, Streak

#: The address of the puzzle of the day.
TODAY: Final = "today"
#: The luck of what is told after an answer: the same for everybody.
SEED: Final = 1


class Progress(Struct, frozen=True):
    """How far somebody has come."""

    answers: dict[str, Answered]
    streak: Streak


def today() -> date:
    """The day for everybody: in UTC."""
    return datetime.now(UTC).date()


async def streak_of(ask: Ask) -> int:
    """For how many days in a row whoever asks has solved the day's puzzle."""
    if ask.guest is None:
        return 0
    return (await ask.house.store.schooling.streak(ask.guest)).on(today().toordinal())


async def progress_of(ask: Ask) -> Progress:
    """How far whoever asks has come; a stranger has answered nothing."""
    if ask.guest is None:
        return Progress({}, Streak())
    kept = ask.house.store.schooling
    return Progress(await kept.answers(ask.guest), await kept.streak(ask.guest))


def puzzle_named(name: str) -> Puzzle:
    """The puzzle of an address: the day's, or one by its id."""
    found = library.puzzle(library.of_the_day(today()).id if name == TODAY else name)
    if found is None:
        raise Refused(404, "puzzles-none")
    return found


def lesson_named(name: str) -> Lesson:
    """The lesson of an address."""
    found = library.lessons().get(name)
    if found is None:
        raise Refused(404, "lessons-none")
    return found


async def answer(ask: Ask, puzzle: Puzzle, move: str) -> bool:
    """Keep an answer, and say whether it is right; on its day a puzzle counts for the streak."""
    if move not in {one.move for one in puzzle.moves}:
        raise Refused(400, "puzzles-no-move")
    person, now = make_guest(ask.request.scope), today()
    right = move == puzzle.answer
    day = now.toordinal() if puzzle.id == library.of_the_day(now).id else None
    said = Answered(puzzle.id, move, right)
    await ask.house.store.schooling.answer(person, said, wall_clock.now(), day)
    return right


async def reasons(ask: Ask, puzzle: Puzzle, shape: Aspect) -> Sequence[Hint]:
    """What is said for and against every move; nothing if nobody has time to think."""
    if len(puzzle.moves) == 1:
        return ()
    study = ask.house.study
    key = puzzle.id, shape
    known = study.taught.get(key)
    if known is not None:
        return known
    try:
        found = await study.advisers.hints(puzzle.view, puzzle.seat, SEED, shape, ask.asker.turn)
    except PoolError:
        return ()
    return study.taught.keep(key, tuple(found))
