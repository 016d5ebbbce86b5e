"""Puzzle store: answers to puzzles and in lessons, streaks."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from boneyard.server.db.base import BaseStore, SqlConnection, Statement

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
#: A day counts once: what is answered again on the same day, or for one before it, changes nothing.
_PUT_STREAK: Final = """
    insert into streaks (person, day, length, best) values (?1, ?2, ?3, ?3)
    on conflict (person) do update set day = excluded.day,
    length = case when ?3 = 0 then 0 when streaks.day = ?2 - 1 then streaks.length + 1 else 1 end,
    best = case
        when ?3 = 1 and streaks.day = ?2 - 1 and streaks.length + 1 > streaks.best
        then streaks.length + 1
        when ?3 > streaks.best then ?3 else streaks.best end
    where streaks.day < ?2
"""


class PuzzleAnswer(Struct, frozen=True):
    """What a player has answered to a puzzle."""

    puzzle: str
    move: str
    solved: bool


class Streak(Struct, frozen=True):
    """Days in a row."""

    day: int = 0
    """The last day that was answered."""
    length: int = 0
    """How many days in a row the move was found, up to that one."""
    best: int = 0

    def length_on(self, day: int) -> int:
        """How long it is on a day: one that wasn't answered yet doesn't break it."""
        return self.length if self.day >= day - 1 else 0


def load_streak(connection: SqlConnection, account: bytes) -> Streak:
    """How many days in a row a player has found the move."""
    sql = "select day, length, best from streaks where person = ?"
    row = connection.execute(sql, (account,)).fetchone()
    return Streak(*row) if row else Streak()


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
            writes.append((_PUT_STREAK, (account, day, found), False))
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
