"""Five Up: the end of a round, and of the match at exactly 61."""

import pytest

from support.kit import Json, deal, play, refused

HUNDRED = "6-5 6-4 6-3 6-2 6-1 5-5 5-4 5-3 5-2 4-4 4-3 3-3"
TWENTY: tuple[Json | str, ...] = (deal(f"1-0|{HUNDRED}", lead=0), "0 1-0")


# FU-5
@pytest.mark.parametrize(
    ("left", "points"),
    [("1-0", 0), ("2-0", 0), ("2-1", 1), ("6-1", 1), ("6-2", 2), ("6-6", 2), ("6-6 1-0", 3)],
)
def test_out_is_one_point_for_every_five_left(left: str, points: int) -> None:
    result = play("five-up", deal(f"4-0|{left}", lead=0), "0 4-0")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [points, 0]}]


# FU-5
def test_out_each_hand_is_rounded_by_itself() -> None:
    result = play("five-up", deal("1-0|6-2|5-3", lead=0), "0 1-0")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [4, 0, 0]}]


# FU-5
def test_out_comes_on_top_of_the_points_of_the_play() -> None:
    result = play("five-up", deal("3-2|6-2 1-0", lead=0), "0 3-2")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [3, 0]}]


# FU-5
def test_blocked_the_lowest_scores_the_difference_rounded() -> None:
    result = play("five-up", deal("6-1 2-0|4-0|5-4", lead=0), "0 6-1")
    assert result["rounds"] == [{"end": "blocked", "winners": [0], "points": [2, 0, 0]}]


# FU-5 G-13
def test_blocked_with_a_tie_brings_nobody_anything() -> None:
    result = play("five-up", deal("6-1 4-0|2-2|5-4", lead=0), "0 6-1")
    assert result["rounds"] == [{"end": "blocked", "winners": [], "points": [0, 0, 0]}]


# FU-6
def test_exactly_61_ends_the_match_at_that_moment() -> None:
    position = deal("3-2 5-5|3-1 4-4", stock="6-6", lead=0)
    result = play("five-up", *TWENTY * 3, position, "0 3-2")
    assert (result["scores"], result["over"], result["winners"]) == ([61, 0], True, [0])
    assert result["rounds"][-1] == {"end": "target", "winners": [0], "points": [1, 0]}
    assert (result["turn"], result["legal"]) == (None, [])
    assert refused("five-up", *TWENTY * 3, position, "0 3-2, 1 3-1@1")


# FU-6
def test_60_is_not_enough() -> None:
    result = play("five-up", *TWENTY * 3)
    assert (result["scores"], result["over"], result["winners"]) == ([60, 0], False, [])


# FU-6
def test_a_play_that_would_pass_61_scores_nothing_and_the_round_goes_on() -> None:
    position = deal("5-5 2-0|5-1 4-4", stock="6-6", lead=0)
    result = play("five-up", *TWENTY * 3, position, "0 5-5")
    assert (result["scores"], result["over"], result["turn"]) == ([60, 0], False, 1)
    assert result["rounds"][-1] == {"end": None, "winners": [], "points": [0, 0]}


# FU-6
def test_hands_that_would_pass_61_score_nothing_but_the_round_is_won() -> None:
    result = play("five-up", *TWENTY * 3, deal("1-0|6-4", lead=0), "0 1-0")
    assert (result["scores"], result["over"], result["winners"]) == ([60, 0], False, [])
    assert result["rounds"][-1] == {"end": "out", "winners": [0], "points": [0, 0]}


# FU-6
def test_all_hands_together_are_one_award() -> None:
    result = play("five-up", deal("1-0|3-2|6-4", lead=0), "0 1-0", target=2)
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [0, 0, 0]}]
    assert result["over"] is False


# FU-6
def test_the_points_of_the_play_and_of_the_hands_are_judged_each_on_its_own() -> None:
    result = play("five-up", deal("5-5|6-4", lead=0), "0 5-5", target=3)
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [2, 0]}]
    assert result["over"] is False
    result = play("five-up", deal("5-5|3-2", lead=0), "0 5-5", target=1)
    assert (result["scores"], result["over"], result["winners"]) == ([1, 0], True, [0])


# FU-6
def test_hands_that_make_the_target_win_the_match() -> None:
    result = play("five-up", deal("1-0|6-4", lead=0), "0 1-0", target=2)
    assert (result["scores"], result["over"], result["winners"]) == ([2, 0], True, [0])


# FU-6
def test_a_blocked_award_that_would_pass_the_target_is_refused_too() -> None:
    position = deal("6-1 2-0|4-0|5-4", lead=0)
    result = play("five-up", position, "0 6-1", target=1)
    assert result["rounds"] == [{"end": "blocked", "winners": [0], "points": [0, 0, 0]}]
    assert result["over"] is False


# FU-6
@pytest.mark.parametrize("hands", ["5-5|6-4", "5-5 1-0|6-4 3-2", "5-5 1-0|5-4 3-2"])
def test_a_play_that_makes_the_target_ends_as_target_and_the_hands_do_not_count(
    hands: str,
) -> None:
    result = play("five-up", deal(hands, lead=0), "0 5-5", target=2)
    assert result["rounds"] == [{"end": "target", "winners": [0], "points": [2, 0]}]
    assert (result["over"], result["winners"]) == (True, [0])
