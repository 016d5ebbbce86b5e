"""All Fives, with points scored by themselves."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused

NINETY_FOUR = "6-5 6-4 6-3 6-2 6-1 5-5 5-4 5-3 5-2 4-4 4-3"


# AF-1
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 5), (4, 5)])
def test_seven_tiles_for_two_players_else_five(players: int, size: int) -> None:
    state = dealt("all-fives", "hands", players=players)
    assert [len(hand) for hand in state.hands] == [size] * players
    assert len(state.stock) == 28 - players * size


# AF
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        GAMES["all-fives"].rules(players=players)


# AF-1
def test_the_highest_double_leads_a_line_of_two_ends() -> None:
    position = deal("6-4 1-1|3-3 2-2 6-5|0-0", stock="5-5")
    assert play("all-fives", position)["legal"] == [[1, "3-3"]]
    assert play("all-fives", position, "1 3-3")["ends"] == {"1": "3", "2": "3"}


# AF-1
def test_who_cannot_play_draws_until_playable() -> None:
    position = deal("3-3 1-0|6-5 4-2", stock="4-4 2-0 6-3 1-1")
    assert refused("all-fives", position, "0 3-3, 1 pass")
    assert refused("all-fives", position, "0 3-3, 1 draw, 1 pass")
    assert legal(play("all-fives", position, "0 3-3, 1 draw, 1 draw")) == {"draw"}
    result = play("all-fives", position, "0 3-3, 1 draw, 1 draw, 1 draw")
    assert legal(result) == {"3-6@1", "3-6@2"}


# AF-2
def test_the_leaflets_line_1_and_4_scores_5() -> None:
    position = deal("6-6 6-2 0-0|6-1 4-2 3-3", stock="5-5")
    result = play("all-fives", position, "0 6-6, 1 6-1@1, 0 6-2@2, 1 2-4@2")
    assert [entry["scores"] for entry in result["trace"]] == [[0, 0]] * 4 + [[0, 5]]
    assert result["ends"] == {"1": "1", "2": "4"}


# AF-2
@pytest.mark.parametrize(
    ("lead", "second", "points"),
    [("6-6", "6-3", 15), ("6-6", "6-2", 0), ("2-2", "2-1", 5), ("4-4", "4-2", 10)],
)
def test_a_multiple_of_five_scores_that_many_points(lead: str, second: str, points: int) -> None:
    result = play("all-fives", deal(f"{lead} 1-0|{second} 0-0"), f"0 {lead}, 1 {second}@1")
    assert result["trace"][2]["scores"] == [0, points]


# AF-2
def test_points_are_scored_at_once_and_counted_in_the_round() -> None:
    result = play("all-fives", deal("5-5 1-0|5-3 2-0", stock="6-6"), "0 5-5")
    assert result["scores"] == [10, 0]
    assert result["rounds"] == [{"end": None, "winners": [], "points": [10, 0]}]


# AF-3
def test_a_double_that_is_an_open_end_counts_both_halves() -> None:
    position = deal("4-3 1-0|2-1 2-0", stock="3-3 6-5")
    result = play("all-fives", position, "0 4-3, 1 draw, 1 3-3@2")
    assert result["scores"] == [0, 10]


# AF-3
def test_a_lone_lead_double_counts_once() -> None:
    result = play("all-fives", deal("5-5 1-0|5-3 2-0", stock="6-6"), "0 5-5")
    assert result["scores"] == [10, 0]


# AF-3
def test_a_double_covered_on_one_side_still_counts_its_total() -> None:
    position = deal("6-6 4-4 1-0|6-4 3-2", stock="2-1")
    result = play("all-fives", position, "0 6-6, 1 6-4@1, 0 4-4@1")
    assert [entry["scores"] for entry in result["trace"]] == [[0, 0]] * 3 + [[20, 0]]


# AF-3
def test_a_double_covered_on_both_sides_counts_no_more() -> None:
    position = deal("5-5 5-4 0-0|5-1 3-2", stock="6-6")
    result = play("all-fives", position, "0 5-5, 1 5-1@1, 0 5-4@2")
    assert [entry["scores"] for entry in result["trace"]] == [[0, 0], [10, 0], [10, 0], [15, 0]]


# AF-3
def test_a_lone_lead_single_counts_both_halves() -> None:
    result = play("all-fives", deal("6-4 1-0|5-4 2-0", stock="6-6"), "0 6-4")
    assert result["scores"] == [10, 0]
    result = play("all-fives", deal("6-3 1-0|5-2 2-0", stock="6-6"), "0 6-3")
    assert result["scores"] == [0, 0]


# AF-5
def test_out_each_other_hand_is_rounded_by_itself() -> None:
    result = play("all-fives", deal("6-6|2-1|3-0|5-3"), "0 6-6")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [20, 0, 0, 0]}]


# AF-5
def test_out_comes_on_top_of_the_points_of_the_play() -> None:
    result = play("all-fives", deal("5-5|2-1 1-0"), "0 5-5")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [15, 0]}]


# AF-5
def test_blocked_the_difference_is_rounded_not_the_hands() -> None:
    result = play("all-fives", deal("6-6 2-0|3-1|5-4"), "0 6-6")
    assert result["rounds"] == [{"end": "blocked", "winners": [0], "points": [10, 0, 0]}]


# AF-6
@pytest.mark.parametrize(("last", "points", "over"), [("3-0", 95, False), ("2-2", 100, True)])
def test_the_target_is_100(last: str, points: int, over: bool) -> None:
    result = play("all-fives", deal(f"6-6|{NINETY_FOUR} {last}"), "0 6-6")
    assert (result["scores"], result["over"]) == ([points, 0], over)
    assert result["winners"] == ([0] if over else [])


# AF-6
def test_the_target_is_looked_at_when_the_round_ends() -> None:
    position = deal("5-5 5-4|5-1 0-0")
    result = play("all-fives", position, "0 5-5", target=10)
    assert (result["scores"], result["over"], result["turn"]) == ([10, 0], False, 1)
    result = play("all-fives", position, "0 5-5, 1 5-1@1, 0 5-4@2", target=10)
    assert (result["scores"], result["over"], result["winners"]) == ([15, 0], True, [0])
