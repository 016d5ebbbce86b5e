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
from boneyard.server.analysis.service import AnalysisService
from boneyard.server.errors import HttpError, PoolError
from boneyard.server.puzzles.store import PuzzleAnswer, PuzzleStore
from boneyard.server.puzzles.streaks import Streak
from boneyard.server.thinking.fair_queue import Ticket

#: The address of the puzzle of the day.
TODAY: Final = "today"
#: The seed of the reasons after an answer: the same for everybody.
HINT_SEED: Final = 1


class PuzzleProgress(Struct, frozen=True):
    """How far a player has come."""

    answers: dict[str, PuzzleAnswer]
    streak: Streak


def today() -> date:
    """The day for everybody: in UTC."""
    return datetime.now(UTC).date()


def find_puzzle(name: str) -> Puzzle:
    """The puzzle of an address: the day's, or one by its id."""
    found = library.find_puzzle(library.puzzle_of_day(today()).id if name == TODAY else name)
    if found is None:
        raise HttpError(404, "puzzles-none")
    return found


def check_move(puzzle: Puzzle, move: str) -> None:
    """Refuse a move that a puzzle doesn't have."""
    if move not in {one.move for one in puzzle.moves}:
        raise HttpError(400, "puzzles-no-move")


def find_lesson(name: str) -> Lesson:
    """The lesson of an address."""
    found = library.load_lessons().get(name)
    if found is None:
        raise HttpError(404, "lessons-none")
    return found


class PuzzleService:
    """Answers to puzzles, and what there is to say about each move."""

    def __init__(self, store: PuzzleStore, analysis: AnalysisService) -> None:
        """`analysis` thinks about the moves."""
        self._store, self._analysis = store, analysis

    async def load_streak(self, guest: bytes | None) -> int:
        """For how many days in a row a guest has solved the day's puzzle."""
        if guest is None:
            return 0
        return (await self._store.load_streak(guest)).length_on(today().toordinal())

    async def load_progress(self, guest: bytes | None) -> PuzzleProgress:
        """How far a guest has come; a new visitor has answered nothing."""
        if guest is None:
            return PuzzleProgress({}, Streak())
        return PuzzleProgress(
            await self._store.list_answers(guest), await self._store.load_streak(guest)
        )

    async def submit_answer(self, guest: bytes, puzzle: Puzzle, move: str) -> bool:
        """Store an answer, and say whether it is right; the day's puzzle counts for the streak."""
        now, right = today(), move == puzzle.answer
        day = now.toordinal() if puzzle.id == library.puzzle_of_day(now).id else None
        answer = PuzzleAnswer(puzzle.id, move, right)
        await self._store.save_answer(guest, answer, wall_clock.now_ms(), day)
        return right

    async def explain_moves(self, puzzle: Puzzle, shape: Aspect, ticket: Ticket) -> Sequence[Hint]:
        """Reasons for and against every move; none if no worker is free to think."""
        if len(puzzle.moves) == 1:
            return ()
        cache, key = self._analysis.puzzle_hint_cache, (puzzle.id, shape)
        known = cache.get(key)
        if known is not None:
            return known
        try:
            found = await self._analysis.hint_pool.compute_hints(
                puzzle.view, puzzle.seat, HINT_SEED, shape, ticket
            )
        except PoolError:
            return ()
        return cache.put(key, tuple(found))
