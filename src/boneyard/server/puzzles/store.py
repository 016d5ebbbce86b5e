"""Puzzle store: answers to puzzles and in lessons."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from boneyard.server.db.base_store import BaseStore, Statement
from boneyard.server.puzzles.streaks import PUT_STREAK, Streak, load_streak

#: The first answer stays; a position that was found once stays found.
_ANSWER: Final = """
    insert into answers (person, puzzle, move, solved, at) values (?1, ?2, ?3, ?4, ?5)
    on conflict (person, puzzle) do update set at = excluded.at,
    solved = case when excluded.solved > answers.solved then excluded.solved else answers.solved end
"""
_ADD_ANSWER: Final = (
    "insert into answers (person, puzzle, move, solved, at) values (?, ?, ?, ?, ?) "
    "on conflict do nothing"
)


class PuzzleAnswer(Struct, frozen=True):
    """What a player has answered to a puzzle."""

    puzzle: str
    move: str
    solved: bool


class PuzzleStore(BaseStore):
    """Answers and streaks, beside the matches."""

    async def save_answer(
        self, account: bytes, answer: PuzzleAnswer, at: int, day: int | None = None
    ) -> None:
        """Keep an answer; with a day, it is that day's."""
        found = int(answer.solved)
        values = account, answer.puzzle, answer.move, found, at
        writes: list[Statement] = [(_ANSWER, values, False)]
        if day is not None:
            writes.append((PUT_STREAK, (account, day, found), False))
        await self._write(writes)

    async def add_answers(self, account: bytes, answers: Iterable[PuzzleAnswer], at: int) -> None:
        """Keep answers that were given elsewhere; those to the same puzzles stay as they are."""
        await self._write([
            (_ADD_ANSWER, (account, one.puzzle, one.move, int(one.solved), at), False)
            for one in answers
        ])  # fmt: skip

    async def list_answers(self, account: bytes) -> dict[str, PuzzleAnswer]:
        """All that a player has answered, by puzzle: never more than the server has of them."""
        sql = "select puzzle, move, solved from answers where person = ?"
        rows = await self._fetch_all(sql, account)
        return {row[0]: PuzzleAnswer(row[0], row[1], bool(row[2])) for row in rows}

    async def load_streak(self, account: bytes) -> Streak:
        """How many days in a row a player has found the move."""
        return await self._read(lambda: load_streak(self._connection, account))
