"""Fives and Threes: ends that divide, to exactly 61."""

import pytest

from boneyard.core.chance import Seeded
from boneyard.engine import start
from boneyard.games import GAMES
from support.kit import deal, legal, play, refused

POSITION = deal("6-6 4-4 1-0|6-3 6-4 5-5", stock="2-2")


# FT-1
@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 5), (4, 5)])
def test_seven_for_two_else_five(players: int, hand: int) -> None:
    state = start(GAMES["fives-and-threes"].rules(players=players), Seeded("hands"))
    assert [len(one) for one in state.hands] == [hand] * players
    assert len(start(GAMES["fives-and-threes"].rules(hand=9), Seeded("hands")).hands[0]) == 9


def test_nobody_draws_from_what_sleeps() -> None:  # FT-1
    assert legal(play("fives-and-threes", POSITION, "0 6-6, 1 6-3@1")) == {"pass"}
    assert refused("fives-and-threes", POSITION, "0 6-6, 1 6-3@1, 0 draw")


def test_each_leads_in_turn_with_any_tile() -> None:  # FT-2
    assert legal(play("fives-and-threes", POSITION)) == {"6-6", "4-4", "1-0"}
    second = play("fives-and-threes", deal("6-5|5-5 2-2"), "0 6-5", POSITION)
    assert (second["turn"], legal(second)) == (1, {"6-3", "6-4", "5-5"})


# FT-3
@pytest.mark.parametrize(
    ("lead", "points"),
    [("6-6", 4), ("5-4", 3), ("5-5", 2), ("6-4", 2), ("6-5", 0), ("0-0", 0), ("4-3", 0)],
)
def test_a_third_and_a_fifth(lead: str, points: int) -> None:
    result = play("fives-and-threes", deal(f"{lead} 1-0|3-0 2-1"), f"0 {lead}")
    assert result["rounds"][0]["points"][0] == points


def test_fifteen_scores_both() -> None:  # FT-3
    assert play("fives-and-threes", POSITION, "0 6-6, 1 6-3@1")["scores"] == [4, 8]


def test_going_out_is_a_point_and_a_block_nothing() -> None:  # FT-4
    result = play("fives-and-threes", deal("6-5|5-5 2-2"), "0 6-5")
    assert result["rounds"][0] == {"end": "out", "winners": [0], "points": [1, 0]}
    blocked = play("fives-and-threes", deal("4-3 1-0|5-5 2-2"), "0 4-3")
    assert blocked["rounds"][0] == {"end": "blocked", "winners": [], "points": [0, 0]}


def test_exactly_the_target() -> None:  # FT-5
    result = play("fives-and-threes", POSITION, "0 6-6", target=4)
    assert (result["over"], result["rounds"][0]["end"]) == (True, "target")
    assert play("fives-and-threes", POSITION, "0 6-6", target=3)["scores"] == [0, 0]
    # The play's points and the point for going out, each on its own.
    last = deal("6-6|5-5 2-2")
    result = play("fives-and-threes", last, "0 6-6", target=5)
    assert (result["scores"], result["winners"]) == ([5, 0], [0])
    result = play("fives-and-threes", last, "0 6-6", target=1)
    assert (result["scores"], result["winners"]) == ([1, 0], [0])
    assert GAMES["fives-and-threes"].rules().options["target"] == 61


def test_in_teams_the_first_who_is_out_ends_the_round() -> None:  # FT-6
    result = play("fives-and-threes", deal("6-5|5-5 2-2|4-4|3-3"), "0 6-5", teams=True)
    assert result["rounds"][0] == {"end": "out", "winners": [0], "points": [1, 0]}
