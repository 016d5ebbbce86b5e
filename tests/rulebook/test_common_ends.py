"""Rules G-10 to G-14, G-17, G-18 and G-20: how rounds and matches end and what they bring."""

import pytest

from support.kit import deal, play, refused

HUNDRED = "6-5 6-4 6-3 6-2 6-1 5-5 5-4 5-3 5-2 4-4 4-3 3-3"
NINETY_NINE = "6-5 6-4 6-3 6-2 6-1 5-5 5-4 5-3 5-2 4-4 4-3 3-2"


# G-10
def test_a_play_after_which_nobody_can_play_ends_the_round_at_once() -> None:
    position = deal("5-5 5-1 6-4|5-2 3-0|6-3 4-4")
    result = play("block-draw", position, "0 5-5, 1 5-2@1, 2 pass, 0 5-1@2")
    assert [entry["turn"] for entry in result["trace"]] == [0, 1, 2, 0, None]
    assert result["rounds"][0]["end"] == "blocked"
    assert result["legal"] == []
    assert result["ends"] == {"1": "2", "2": "1"}


# G-10
def test_the_draw_that_empties_the_boneyard_may_block_too() -> None:
    position = deal("4-4 1-0|3-2", stock="6-6")
    result = play("block-draw", position, "0 4-4, 1 draw")
    assert result["rounds"] == [{"end": "blocked", "winners": [0], "points": [16, 0]}]
    assert refused("block-draw", position, "0 4-4, 1 draw, 1 pass")


# G-10
def test_not_blocked_while_the_boneyard_holds_a_tile_or_somebody_can_play() -> None:
    assert play("block-draw", deal("4-4 1-0|3-2", stock="6-6"), "0 4-4")["turn"] == 1
    result = play("block-draw", deal("4-4 4-0|3-2|5-1"), "0 4-4, 1 pass, 2 pass")
    assert (result["turn"], result["rounds"][0]["end"]) == (0, None)


# G-10
def test_a_game_without_drawing_is_blocked_with_tiles_in_the_boneyard() -> None:
    result = play("bendomino-no-draw", deal("6-6 1-0|3-2", stock="6-5"), "0 6-6")
    assert result["rounds"] == [{"end": "blocked", "winners": [0], "points": [5, 0]}]
    assert result["stock"] == 1


# G-11
def test_going_out_ends_the_round_at_once() -> None:
    position = deal("6-6|6-2 2-0|6-3 3-0", stock="5-5")
    result = play("block-draw", position, "0 6-6")
    assert (result["turn"], result["legal"]) == (None, [])
    assert result["rounds"][0]["end"] == "out"
    assert refused("block-draw", position, "0 6-6, 1 6-2@1")


# G-12
def test_out_scores_the_pips_of_all_other_hands_and_not_the_boneyard() -> None:
    result = play("block-draw", deal("6-6|6-2 1-0|4-3|5-5", stock="6-5 2-2"), "0 6-6")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [26, 0, 0, 0]}]


# G-12
def test_blocked_the_lowest_total_scores_the_others_minus_its_own() -> None:
    result = play("block-draw", deal("5-5 6-2|4-0 1-0|4-3"), "0 5-5")
    assert result["rounds"] == [{"end": "blocked", "winners": [1], "points": [0, 10, 0]}]


# G-13
def test_blocked_with_a_tie_for_lowest_brings_nobody_anything() -> None:
    result = play("block-draw", deal("6-6 5-3|3-1|4-0|5-5"), "0 6-6")
    assert result["rounds"] == [{"end": "blocked", "winners": [], "points": [0, 0, 0, 0]}]


# G-14
def test_rounds_go_on_until_the_target_is_reached() -> None:
    small = deal("6-6|4-3")
    result = play("block-draw", small, "0 6-6", small, "0 6-6", target=14)
    assert [entry["points"] for entry in result["rounds"]] == [[7, 0], [7, 0]]
    assert (result["scores"], result["over"], result["winners"]) == ([14, 0], True, [0])
    result = play("block-draw", small, "0 6-6", small, "0 6-6", target=15)
    assert (result["scores"], result["over"], result["winners"]) == ([14, 0], False, [])


# G-14
def test_no_round_follows_the_end_of_the_match() -> None:
    small = deal("6-6|4-3")
    assert refused("block-draw", small, "0 6-6", small, "0 6-6", target=7)


# G-14
def test_most_points_wins_not_who_reached_the_target_first() -> None:
    result = play("all-fives", deal("5-5 6-3|5-0"), "0 5-5, 1 5-0@1", target=10)
    assert (result["scores"], result["over"], result["winners"]) == ([10, 20], True, [1])


# G-14
def test_a_tie_at_the_top_asks_for_another_round() -> None:
    tied = deal("5-5 4-2|5-0 3-3")
    played = "0 5-5, 1 5-0@1"
    result = play("all-fives", tied, played, target=10)
    assert result["rounds"] == [{"end": "blocked", "winners": [], "points": [10, 10]}]
    assert (result["over"], result["winners"]) == (False, [])
    result = play("all-fives", tied, played, deal("6-6|2-1"), "0 6-6", target=10)
    assert (result["scores"], result["over"], result["winners"]) == ([15, 10], True, [0])


# G-14 BD-3 MA-5 CR-5 OJ-3
@pytest.mark.parametrize("game", ["block-draw", "matador", "cross", "one-arm-joe"])
def test_the_target_is_100_if_nothing_else_is_said(game: str) -> None:
    result = play(game, deal(f"6-6|{HUNDRED}"), "0 6-6")
    assert (result["scores"], result["over"], result["winners"]) == ([100, 0], True, [0])
    result = play(game, deal(f"6-6|{NINETY_NINE}"), "0 6-6")
    assert (result["scores"], result["over"], result["winners"]) == ([99, 0], False, [])


# G-17
@pytest.mark.parametrize(
    ("left", "points"),
    [
        ("0-0", 0),
        ("1-0", 0),
        ("2-0", 0),
        ("2-1", 5),
        ("3-1", 5),
        ("3-2", 5),
        ("5-1", 5),
        ("5-2", 5),
        ("5-3", 10),
        ("6-3", 10),
        ("6-4", 10),
    ],
)
def test_1_and_2_round_down_3_and_4_round_up(left: str, points: int) -> None:
    assert play("all-fives", deal(f"6-6|{left}"), "0 6-6")["scores"] == [points, 0]


# G-18
def test_who_gives_up_a_match_of_two_has_lost_it_in_turn_or_not() -> None:
    position = deal("6-6 6-1 5-0|6-4 2-1", stock="3-3")
    for seat, moves in ((1, "0 6-6, 1 resign"), (0, "0 6-6, 0 resign"), (1, "1 resign")):
        result = play("all-fives", position, moves, players=2)
        assert (result["over"], result["winners"]) == (True, [1 - seat])
        assert result["scores"] == [0, 0]  # the hands are not counted
        assert result["rounds"] == [{"end": "resigned", "winners": [1 - seat], "points": [0, 0]}]
        assert (result["turn"], result["legal"]) == (None, [])


# G-20
def test_whose_time_has_run_out_has_lost_a_match_of_two_if_the_other_says_so() -> None:
    position = deal("6-6 6-1 5-0|6-4 2-1", stock="3-3")
    result = play("all-fives", position, "0 6-6, 1 timeout", players=2)
    assert (result["over"], result["winners"], result["scores"]) == (True, [0], [0, 0])
    assert result["rounds"] == [{"end": "timeout", "winners": [0], "points": [0, 0]}]


# G-20
def test_a_match_of_two_that_nobody_goes_on_with_is_closed_without_a_winner() -> None:
    position = deal("6-6 6-1 5-0|6-4 2-1", stock="3-3")
    result = play("all-fives", position, "0 6-6, 1 abandon", players=2)
    assert (result["over"], result["winners"], result["turn"]) == (True, [], None)
    assert result["rounds"] == [{"end": "abandoned", "winners": [], "points": [0, 0]}]


# G-20
@pytest.mark.parametrize("word", ["timeout", "abandon"])
def test_time_runs_out_only_for_whoever_is_to_move_and_only_for_two(word: str) -> None:
    two, three = deal("6-6 6-1|6-4 2-1"), deal("6-6 6-1|6-4 2-1|5-5 5-4")
    assert "two-player match" in refused("all-fives", two, f"1 {word}", players=2)
    assert "two-player match" in refused("all-fives", three, f"0 {word}", players=3)


# G-18
def test_points_made_before_somebody_gives_up_stay_made() -> None:
    result = play("all-fives", deal("5-5 6-1|5-0 2-1", stock="3-3"), "0 5-5, 0 resign", players=2)
    assert (result["scores"], result["winners"]) == ([10, 0], [1])


# G-18
def test_nobody_gives_up_the_match_of_others_or_a_round_that_is_over() -> None:
    three = deal("6-6 6-1|6-4 2-1|3-3 1-0")
    assert "a bot can take your seat" in refused("block-draw", three, "0 6-6, 1 resign")
    assert "the round is over" in refused("block-draw", deal("6-6|6-4"), "0 6-6, 1 resign")
    assert "there is no seat" in refused("block-draw", deal("6-6 6-1|6-4 2-1"), "2 resign")
