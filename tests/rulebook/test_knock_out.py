"""Knock-Out: a line of tiles, neighbours that match go out in pairs."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from boneyard.records import replay
from support.kit import Json, deal, legal, play, refused


def line(row: str, moves: str = "") -> Json:
    return play("knock-out", deal(row=row), moves, players=1)


def test_all_28_lie_in_a_line() -> None:  # KO-1
    dealt = {"boneyard": 1, "game": "knock-out", "options": {"players": 1}, "seed": "line"}
    assert replay({**dealt, "rounds": [{"moves": []}]}, trace=True)["trace"][0]["hands"] == [28]


def test_it_is_for_one_player_with_double_six() -> None:  # KO-1
    with pytest.raises(OptionError):
        GAMES["knock-out"].rules(players=2)
    refused("knock-out", deal(row="7-1 1-2"), players=1)


def test_tiles_lie_in_dealt_order_and_orientation() -> None:  # KO-1
    assert legal(line("4-6 6-2 3-2 3-5 5-1")) == {"knock 1", "knock 4"}
    assert legal(line("6-4 6-2 2-3 5-3 1-5")) == {"knock 2"}


def test_only_touching_halves_count() -> None:  # KO-2
    refused("knock-out", deal(row="3-6 3-1 1-4"), "0 knock 1", players=1)  # 6 touches 3
    refused("knock-out", deal(row="3-6 3-1 1-3"), "0 knock 3", players=1)  # the line has ends


def test_the_line_closes_up_in_order_and_orientation() -> None:  # KO-2
    after = line("5-4 6-1 1-3 4-2 2-0 3-3", "0 knock 2")  # 5-4 4-2 2-0 3-3
    assert (after["hands"], legal(after)) == ([4], {"knock 1", "knock 2"})
    after = line("4-5 6-1 1-3 4-2 2-0 3-3", "0 knock 2")  # 4-5 4-2 2-0 3-3
    assert legal(after) == {"knock 2"}


@pytest.mark.parametrize(("knock", "rest"), [(1, {"knock 2"}), (2, {"knock 2"})])
def test_a_knock_takes_exactly_two(knock: int, rest: set[str]) -> None:  # KO-2
    # Of 1-2 2-2 2-3 one pair goes; then 2-3 or 1-2 is left before 4-6 6-5.
    after = line("1-2 2-2 2-3 4-6 6-5", f"0 knock {knock}")
    assert (after["hands"], legal(after)) == ([3], rest)


def test_nothing_left_is_won() -> None:  # KO-3
    won = line("5-4 6-1 1-3 4-2", "0 knock 2, 0 knock 1")
    assert (won["over"], won["winners"], won["hands"]) == (True, [0], [0])
    assert won["rounds"] == [{"end": "won", "winners": [0], "points": [0], "left": 0}]


def test_no_knock_left_is_lost_with_the_tiles_left() -> None:  # KO-3
    lost = line("5-4 6-1 1-3 2-4", "0 knock 2")
    assert (lost["over"], lost["winners"], lost["legal"]) == (True, [], [])
    assert lost["rounds"] == [{"end": "lost", "winners": [], "points": [0], "left": 2}]


def test_no_knock_at_the_deal_is_lost_at_once() -> None:  # KO-3
    lost = line("5-4 6-1 2-3")
    assert lost["rounds"] == [{"end": "lost", "winners": [], "points": [0], "left": 3}]
    assert (lost["turn"], len(lost["trace"])) == (None, 1)


def test_as_long_as_a_knock_is_left_it_goes_on() -> None:  # KO-3
    on = line("5-4 6-1 1-3 4-2", "0 knock 2")
    assert (on["over"], on["turn"], on["rounds"][0]["end"]) == (False, 0, None)
