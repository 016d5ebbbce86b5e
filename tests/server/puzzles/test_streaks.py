"""Streaks: which days in a row count."""

from datetime import date

from boneyard.server.puzzles.streaks import count_streak


def test_days_in_a_row_end_today_or_yesterday() -> None:
    today = date(2026, 3, 1)
    assert count_streak([], today) == 0
    assert count_streak(["2026-03-01"], today) == 1
    assert count_streak(["2026-02-28", "2026-02-27"], today) == 2
    assert count_streak(["2026-03-01", "2026-02-28", "2026-02-26"], today) == 2
    assert count_streak(["2026-02-27"], today) == 0
