"""Puzzles and lessons: answers, streaks, the puzzle of the day, the reasons for each move."""

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
from boneyard.server.context import RequestContext
from boneyard.server.errors import HttpError, PoolError
from boneyard.server.http.session_cookie import ensure_guest
from boneyard.server.puzzles.store import PuzzleAnswer, Streak

#: The address of the puzzle of the day.
TODAY: Final = "today"
#: The luck of what is told after an answer: the same for everybody.
HINT_SEED: Final = 1


class PuzzleProgress(Struct, frozen=True):
    """How far somebody has come."""

    answers: dict[str, PuzzleAnswer]
    streak: Streak


def today() -> date:
    """The day for everybody: in UTC."""
    return datetime.now(UTC).date()


async def load_streak(context: RequestContext) -> int:
    """For how many days in a row the caller has solved the day's puzzle."""
    if context.guest is None:
        return 0
    return (await context.services.store.puzzles.load_streak(context.guest)).length_on(
        today().toordinal()
    )


async def load_progress(context: RequestContext) -> PuzzleProgress:
    """How far the caller has come; a stranger has answered nothing."""
    if context.guest is None:
        return PuzzleProgress({}, Streak())
    kept = context.services.store.puzzles
    return PuzzleProgress(
        await kept.list_answers(context.guest), await kept.load_streak(context.guest)
    )


def find_puzzle(name: str) -> Puzzle:
    """The puzzle of an address: the day's, or one by its id."""
    found = library.find_puzzle(library.puzzle_of_day(today()).id if name == TODAY else name)
    if found is None:
        raise HttpError(404, "puzzles-none")
    return found


def find_lesson(name: str) -> Lesson:
    """The lesson of an address."""
    found = library.load_lessons().get(name)
    if found is None:
        raise HttpError(404, "lessons-none")
    return found


async def submit_answer(context: RequestContext, puzzle: Puzzle, move: str) -> bool:
    """Keep an answer, and say whether it is right; on its day a puzzle counts for the streak."""
    if move not in {one.move for one in puzzle.moves}:
        raise HttpError(400, "puzzles-no-move")
    person, now = ensure_guest(context.request.scope), today()
    right = move == puzzle.answer
    day = now.toordinal() if puzzle.id == library.puzzle_of_day(now).id else None
    said = PuzzleAnswer(puzzle.id, move, right)
    await context.services.store.puzzles.save_answer(person, said, wall_clock.now_ms(), day)
    return right


async def explain_moves(context: RequestContext, puzzle: Puzzle, shape: Aspect) -> Sequence[Hint]:
    """What is said for and against every move; nothing if nobody has time to think."""
    if len(puzzle.moves) == 1:
        return ()
    study = context.services.analysis
    key = puzzle.id, shape
    known = study.puzzle_hint_cache.get(key)
    if known is not None:
        return known
    try:
        found = await study.hint_pool.compute_hints(
            puzzle.view, puzzle.seat, HINT_SEED, shape, context.caller.ticket
        )
    except PoolError:
        return ()
    return study.puzzle_hint_cache.put(key, tuple(found))
