"""Domino Solitaire: columns of upright tiles, to be turned up and gathered."""

from typing import Any

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from boneyard.records import replay
from support.kit import Json, deal, legal, play, refused

# The last tiles of the columns 1 … 7 are 0-6, 1-0, 2-1, 3-2, 4-3, 5-4, 6-5.
WHOLE = (
    "0-0 1-1 2-2 3-3 4-4 5-5 6-5 | 6-6 2-0 3-0 4-0 5-0 5-4 | 3-1 4-1 5-1 6-1 4-3"
    " | 4-2 5-2 6-2 3-2 | 5-3 6-3 2-1 | 6-4 1-0 | 0-6"
)
# Column 1: 6-5, 3-3, 5-2; column 2: 4-4, 1-5; column 3: 2-1.
SMALL = "6-5 4-4 2-1 | 3-3 1-5 | 5-2 | | | |"
OPENED = "0 5-2>2, 0 5-1>3, 0 3-3>new"


def solitaire(rows: str, moves: str = "", **options: Any) -> Json:
    return play("domino-solitaire", deal(rows=rows), moves, players=1, **options)


def no(rows: str, moves: str, **options: Any) -> None:
    refused("domino-solitaire", deal(rows=rows), moves, players=1, **options)


def test_seven_columns_of_seven_to_one_with_the_last_tile_up() -> None:  # DS-1
    dealt = {"boneyard": 1, "game": "domino-solitaire", "options": {"players": 1}, "seed": "row"}
    result = replay({**dealt, "rounds": [{"moves": []}]}, trace=True)
    assert result["hands"] == [21]


def test_it_is_for_one_player_with_double_six() -> None:  # DS-1
    with pytest.raises(OptionError):
        GAMES["domino-solitaire"].rules(players=2)
    no("7-5 4-4 2-1 | 3-3 1-5 | 5-2 | | | |", "")


def test_rows_are_set_to_the_left() -> None:  # DS-1
    before = solitaire(SMALL)
    assert before["hands"] == [3]
    assert legal(before) == {"5-2>2", "5-1>3", "2-1>1", "5-2>new", "5-1>new"}


SIDEWAYS = {"6-0>2", "1-0>3", "2-1>4", "3-2>5", "4-3>6", "5-4>7", "6-5>1"}
OVER = {"6-0>7", "1-0>1", "2-1>2", "3-2>3", "4-3>4", "5-4>5", "6-5>6"}


@pytest.mark.parametrize(
    ("options", "expected"),
    [({}, SIDEWAYS), ({"flip": "horizontal"}, SIDEWAYS), ({"flip": "vertical"}, OVER)],
)
def test_tiles_are_turned_like_a_page_or_top_to_bottom(
    options: Json, expected: set[str]
) -> None:  # DS-2
    assert legal(solitaire(WHOLE, **options)) == expected


def test_there_is_no_third_way_to_turn_them() -> None:  # DS-2
    no(WHOLE, "", flip="diagonal")


@pytest.mark.parametrize(
    ("flip", "expected"),
    [
        ("horizontal", {"5-2>2", "3-1>3", "pass"}),  # 2 over 5 may go under 6 over 2
        ("vertical", {"6-2>1", "4-3>4", "pass"}),  # 2 over 6 may go under 5 over 2
    ],
)
def test_a_tile_turned_later_is_turned_the_same_way(flip: str, expected: set[str]) -> None:  # DS-2
    after = solitaire("2-5 6-2 4-3 | 3-1 | | | | |", "0 3-1>new", flip=flip)
    assert legal(after) == expected


def test_a_tile_moves_where_its_top_equals_the_bottom() -> None:  # DS-3
    assert "5-2>2" in legal(solitaire(SMALL))
    no(SMALL, "0 5-2>3")  # 5 on top, and 2-1 ends in 1
    no(SMALL, "0 5-1>1")  # 1-5 ends in 5, but it is not turned round


def test_what_hangs_below_moves_along() -> None:  # DS-3
    after = solitaire(SMALL, "0 5-2>2, 0 5-1>3")
    assert after["hands"] == [1]  # 4-4, all that was left in column 2, is up
    assert legal(after) == {"3-3>new", "5-1>new", "5-2>new"}  # column 3 ends in 5-2 now


def test_a_tile_in_the_middle_moves_with_what_is_below_it_only() -> None:  # DS-3
    after = solitaire(SMALL, OPENED + ", 0 5-1>new")
    # 6-5 · 4-4 · 2-1 · 3-3 · 1-5 5-2
    assert legal(after) == {"2-1>5", "5-2>1", "5-2>new", "5-1>3", "pass"}


def test_a_face_down_tile_does_not_move() -> None:  # DS-3
    no(SMALL, "0 3-3>new")


def test_a_face_down_tile_that_became_the_last_is_turned_up() -> None:  # DS-4
    steps = solitaire(SMALL, OPENED)["trace"]
    assert [step["hands"] for step in steps] == [[3], [2], [1], [0]]


def test_only_one_tile_is_turned_up_and_only_if_it_is_the_last() -> None:  # DS-4
    after = solitaire("6-5 4-1 | 3-3 | 2-4 | | | |", "0 4-2>new")
    assert after["hands"] == [1]  # 6-5 stays face down above 3-3


def test_seven_columns_leave_no_room_for_a_new_one() -> None:  # DS-5
    assert not [move for move in legal(solitaire(WHOLE)) if "new" in move]
    # Six columns once 6-5 is gone: then there is room, and with the new one there is none.
    six = {move for move in legal(solitaire(WHOLE, "0 6-5>1")) if "new" in move}
    assert {"5-4>new", "4-3>new", "6-5>new", "6-0>new"} <= six
    assert not [move for move in legal(solitaire(WHOLE, "0 6-5>1, 0 5-4>new")) if "new" in move]


def test_the_whole_of_a_column_does_not_start_a_new_one() -> None:  # DS-5
    no(SMALL, "0 2-1>new")


def test_a_new_column_takes_what_hangs_below_along() -> None:  # DS-5
    after = solitaire(SMALL, "0 5-2>2, 0 5-1>new")  # 3-3 · 4-4 · 2-1 · 1-5 5-2
    assert legal(after) == {"5-1>3", "5-2>new", "2-1>4", "3-3>new"}


def test_a_new_column_stands_in_the_first_empty_place() -> None:  # DS-5
    rows = "3-3 5-1 6-5 4-6 | 2-4 | | | | |"
    after = solitaire(rows, "0 5-1>3, 0 4-2>new")  # place 2 became empty
    assert legal(after) == {"6-5>4", "5-1>new", "6-4>2", "pass"}


def test_all_face_up_is_won_but_may_go_on() -> None:  # DS-6
    up = solitaire(SMALL, OPENED)
    assert (up["hands"], up["over"], up["turn"]) == ([0], False, 0)
    assert legal(up) == {"5-1>new", "5-2>1", "5-2>new", "pass"}


@pytest.mark.parametrize(("more", "columns"), [("", 4), (", 0 5-2>1, 0 2-1>1", 3)])
def test_the_result_is_the_number_of_columns(more: str, columns: int) -> None:  # DS-6
    won = solitaire(SMALL, OPENED + more + ", 0 pass")
    assert (won["over"], won["winners"], won["legal"]) == (True, [0], [])
    assert won["rounds"] == [{"end": "won", "winners": [0], "points": [0], "left": columns}]


def test_no_pass_before_all_are_face_up() -> None:  # DS-6
    no(SMALL, "0 5-2>2, 0 pass")


def test_no_move_at_the_deal_is_lost() -> None:  # DS-6
    lost = solitaire("0-0 1-4 1-5 1-6 2-4 2-5 2-6 | 1-3 | | | | |")
    assert lost["rounds"] == [{"end": "lost", "winners": [], "points": [0], "left": 1}]
    assert (lost["over"], lost["turn"], len(lost["trace"])) == (True, None, 1)


def test_no_move_left_is_lost_with_those_face_down() -> None:  # DS-6
    rows = "0-0 0-5 1-5 1-6 2-4 2-5 2-6 | 1-3 3-4 | | | | |"
    assert legal(solitaire(rows)) == {"4-3>1"}
    lost = solitaire(rows, "0 4-3>1")
    assert lost["rounds"] == [{"end": "lost", "winners": [], "points": [0], "left": 1}]


def test_giving_up_is_lost_with_those_face_down() -> None:  # DS-6
    lost = solitaire(SMALL, "0 5-2>2, 0 resign")
    assert lost["rounds"] == [{"end": "lost", "winners": [], "points": [0], "left": 2}]
