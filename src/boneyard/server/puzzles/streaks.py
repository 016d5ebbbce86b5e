"""Streaks: days in a row with the puzzle of the day solved, or the deals of the day played."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final

from msgspec import Struct

from boneyard.server.db.base_store import SqlConnection

#: A day counts once: what is answered again on the same day, or for one before it, changes nothing.
PUT_STREAK: Final = """
    insert into streaks (person, day, length, best) values (?1, ?2, ?3, ?3)
    on conflict (person) do update set day = excluded.day,
    length = case when ?3 = 0 then 0 when streaks.day = ?2 - 1 then streaks.length + 1 else 1 end,
    best = case
        when ?3 = 1 and streaks.day = ?2 - 1 and streaks.length + 1 > streaks.best
        then streaks.length + 1
        when ?3 > streaks.best then ?3 else streaks.best end
    where streaks.day < ?2
"""


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


def count_streak(days: Iterable[str], today: date) -> int:
    """Count the days in a row (`2026-01-31`) that end today or yesterday."""
    found = set(days)
    day = today if today.isoformat() in found else today - timedelta(days=1)
    length = 0
    while day.isoformat() in found:
        length += 1
        day -= timedelta(days=1)
    return length
