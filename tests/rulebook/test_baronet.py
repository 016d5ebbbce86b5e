"""Baronet, or Elimination: count along the row, remove what equals the count."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from boneyard.records import replay
from support.kit import Json, deal, legal, play, refused


def count(row: str, steps: int) -> Json:
    return play("baronet", deal(row=row), ", ".join(["0 next"] * steps), players=1)


def left(result: Json) -> list[int]:
    """The number of tiles left at each step."""
    return [step["hands"][0] for step in result["trace"]]


def test_all_28_lie_in_a_row() -> None:  # BA-1
    dealt = {"boneyard": 1, "game": "baronet", "options": {"players": 1}, "seed": "row"}
    result = replay({**dealt, "rounds": [{"moves": []}]}, trace=True)
    assert (result["hands"], result["turn"], legal(result)) == ([28], 0, {"next"})


def test_it_is_for_one_player() -> None:  # BA-1
    with pytest.raises(OptionError):
        GAMES["baronet"].rules(players=2)


def test_it_is_played_with_double_six() -> None:  # BA-1
    refused("baronet", deal(row="7-0 6-1"), players=1)


def test_the_count_goes_up_from_nought_one_tile_a_count() -> None:  # BA-1
    assert left(count("0-0 1-0 2-0 2-1", 4)) == [4, 3, 2, 1, 0]


def test_after_twelve_the_count_is_nought_again() -> None:  # BA-1
    row = "6-5 5-5 6-4 5-4 6-3 4-4 5-3 6-2 1-0 1-1 2-0 2-1 6-6 0-0"
    assert left(count(row, 14)) == [14] * 13 + [13, 12]


def test_only_a_tile_that_equals_the_count_is_removed() -> None:  # BA-2
    # 1-0 meets 0, 2, … 12 and then 1; 0-0 meets 1, 3, … 11 and then 0, just before.
    assert left(count("1-0 0-0", 15)) == [2] * 14 + [1, 0]


def test_gaps_close_at_the_end_of_the_row_and_the_count_goes_on() -> None:  # BA-2
    # 0-0 goes at 0, 3-0 at 3; then 5-1 and 6-5 meet 4, 5, then 6, 7; 6-5 alone meets 8 … 11.
    assert left(count("0-0 5-1 6-5 3-0", 12)) == [4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 0]


def test_a_gap_closes_only_at_the_end_of_the_row() -> None:  # BA-2
    # 0-0 is gone, but the next in this pass is 2-0 (1), then 1-1 (2), not the other way round.
    assert left(count("0-0 2-0 1-1", 3)) == [3, 2, 2, 1]


def test_all_removed_is_won() -> None:  # BA-3
    won = count("0-0 1-0 2-0 2-1", 4)
    assert (won["over"], won["winners"], won["legal"]) == (True, [0], [])
    assert won["rounds"] == [{"end": "won", "winners": [0], "points": [0], "left": 0}]


# 0-0 goes at once. The other thirteen meet 1 … 12 and 0 in every pass, and none of them fits.
STUCK = "0-0 6-6 5-5 4-4 3-3 2-2 1-1 6-5 6-4 6-2 6-3 6-1 6-0 5-4"


def test_thirteen_whole_passes_without_a_tile_are_lost() -> None:  # BA-3
    before = count(STUCK, 14 + 13 * 13 - 1)
    assert (before["over"], before["turn"], before["hands"]) == (False, 0, [13])
    lost = count(STUCK, 14 + 13 * 13)
    assert (lost["over"], lost["winners"], lost["turn"]) == (True, [], None)
    assert lost["rounds"] == [{"end": "lost", "winners": [], "points": [0], "left": 13}]


def test_giving_up_is_lost_with_what_is_left() -> None:  # BA-3
    lost = play("baronet", deal(row="0-0 5-5 4-4 3-3"), "0 next, 0 next, 0 resign", players=1)
    assert lost["rounds"] == [{"end": "lost", "winners": [], "points": [0], "left": 3}]
