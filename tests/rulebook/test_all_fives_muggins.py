"""All Fives with the option `muggins`: points must be claimed."""

import pytest

from support.kit import deal, legal, play, refused

THREE = deal("5-5 2-2|5-1 3-1|5-3 4-1", stock="6-0")
BOTH = deal("5-5 2-2|5-0 3-1|5-3 4-1", stock="6-1")


# AF-4
@pytest.mark.parametrize("options", [{}, {"muggins": False}])
def test_without_the_option_points_are_scored_by_themselves(options: dict[str, bool]) -> None:
    result = play("all-fives", THREE, "0 5-5", **options)
    assert result["scores"] == [10, 0, 0]
    assert legal(result, 0) == set()
    assert refused("all-fives", THREE, "0 5-5, 0 claim", **options)
    assert refused("all-fives", THREE, "0 5-5, 1 5-1@1, 2 muggins", **options)


# AF-4
def test_the_maker_must_claim() -> None:
    result = play("all-fives", THREE, "0 5-5", muggins=True)
    assert result["scores"] == [0, 0, 0]
    assert result["turn"] == 1
    assert legal(result, 0) == {"claim"}
    assert legal(result, 1) == {"5-1@1", "5-1@2"}
    assert legal(result, 2) == set()
    result = play("all-fives", THREE, "0 5-5, 0 claim", muggins=True)
    assert result["scores"] == [10, 0, 0]
    assert result["turn"] == 1
    assert legal(result, 0) == set()


# AF-4
def test_points_are_claimed_only_once() -> None:
    assert refused("all-fives", THREE, "0 5-5, 0 claim, 0 claim", muggins=True)


# AF-4
def test_nobody_else_claims() -> None:
    assert refused("all-fives", THREE, "0 5-5, 1 claim", muggins=True)
    assert refused("all-fives", THREE, "0 5-5, 2 claim", muggins=True)


# AF-4
def test_a_claim_after_the_next_play_is_too_late() -> None:
    assert refused("all-fives", THREE, "0 5-5, 1 5-1@1, 0 claim", muggins=True)


# AF-4
def test_no_muggins_before_the_next_play() -> None:
    for seat in (0, 1, 2):
        assert refused("all-fives", THREE, f"0 5-5, {seat} muggins", muggins=True)


# AF-4
def test_after_the_next_play_any_opponent_may_call_muggins() -> None:
    result = play("all-fives", THREE, "0 5-5, 1 5-1@1", muggins=True)
    assert legal(result, 0) == set()
    assert legal(result, 1) == {"muggins"}
    assert legal(result, 2) == {"muggins", "5-3@2", "1-4@1"}
    result = play("all-fives", THREE, "0 5-5, 1 5-1@1, 1 muggins", muggins=True)
    assert (result["scores"], result["turn"]) == ([0, 10, 0], 2)
    result = play("all-fives", THREE, "0 5-5, 1 5-1@1, 2 muggins", muggins=True)
    assert (result["scores"], result["turn"]) == ([0, 0, 10], 2)


# AF-4
def test_only_the_first_caller_gets_the_points() -> None:
    assert refused("all-fives", THREE, "0 5-5, 1 5-1@1, 2 muggins, 1 muggins", muggins=True)
    assert refused("all-fives", THREE, "0 5-5, 1 5-1@1, 2 muggins, 2 muggins", muggins=True)


# AF-4
def test_muggins_after_the_play_after_next_is_too_late() -> None:
    played = "0 5-5, 1 5-1@1, 2 5-3@2"
    result = play("all-fives", THREE, played, muggins=True)
    assert result["scores"] == [0, 0, 0]
    assert "muggins" not in legal(result)
    for seat in (1, 2):
        assert refused("all-fives", THREE, f"{played}, {seat} muggins", muggins=True)


# AF-4
def test_a_draw_between_the_plays_closes_nothing() -> None:
    position = deal("5-5 2-2|3-1 6-2|5-3 4-1", stock="6-0 5-1 4-4")
    result = play("all-fives", position, "0 5-5, 1 draw, 1 draw", muggins=True)
    assert legal(result, 0) == {"claim"}
    played = "0 5-5, 1 draw, 1 draw, 1 5-1@1"
    assert legal(play("all-fives", position, played, muggins=True), 1) == {"muggins"}


# AF-4
def test_a_claim_with_nothing_to_score_is_illegal() -> None:
    played = "0 5-5, 0 claim, 1 5-1@1"
    result = play("all-fives", THREE, played, muggins=True)
    assert legal(result, 1) == set()
    assert refused("all-fives", THREE, f"{played}, 1 claim", muggins=True)


# AF-4
def test_muggins_with_nothing_to_score_is_illegal() -> None:
    played = "0 5-5, 0 claim, 1 5-1@1"
    assert refused("all-fives", THREE, f"{played}, 2 muggins", muggins=True)
    assert refused("all-fives", THREE, f"{played}, 1 muggins", muggins=True)


# AF-2 AF-4
def test_ends_that_add_up_to_0_are_nothing_to_score() -> None:
    position = deal("0-0 2-1|4-0 3-1", stock="6-5")
    result = play("all-fives", position, "0 0-0", muggins=True)
    assert legal(result, 0) == set()
    assert refused("all-fives", position, "0 0-0, 0 claim", muggins=True)


# AF-4
def test_a_new_claim_and_an_old_muggins_may_be_open_together() -> None:
    result = play("all-fives", BOTH, "0 5-5, 1 5-0@1", muggins=True)
    assert legal(result, 0) == set()
    assert legal(result, 1) == {"claim", "muggins"}
    assert legal(result, 2) == {"muggins", "5-3@2"}
    result = play("all-fives", BOTH, "0 5-5, 1 5-0@1, 1 claim, 2 muggins", muggins=True)
    assert result["scores"] == [0, 10, 10]
    result = play("all-fives", BOTH, "0 5-5, 1 5-0@1, 1 muggins, 1 claim", muggins=True)
    assert result["scores"] == [0, 20, 0]


# AF-4
def test_each_scoring_play_has_its_own_muggins() -> None:
    result = play("all-fives", BOTH, "0 5-5, 1 5-0@1, 2 5-3@2", muggins=True)
    assert legal(result, 0) == {"draw", "muggins"}
    assert legal(result, 1) == set()
    assert legal(result, 2) == {"muggins"}
    result = play("all-fives", BOTH, "0 5-5, 1 5-0@1, 2 5-3@2, 0 muggins", muggins=True)
    assert result["scores"] == [10, 0, 0]


# AF-4
def test_a_play_that_goes_out_scores_by_itself() -> None:
    position = deal("5-5 4-1|5-0")
    result = play("all-fives", position, "0 5-5, 0 claim, 1 5-0@1", muggins=True)
    assert result["rounds"] == [{"end": "out", "winners": [1], "points": [10, 15]}]


# AF-4
def test_a_play_that_blocks_scores_by_itself() -> None:
    position = deal("5-5 4-2|5-0 3-3")
    result = play("all-fives", position, "0 5-5, 0 claim, 1 5-0@1", muggins=True)
    assert result["rounds"] == [{"end": "blocked", "winners": [], "points": [10, 10]}]


# AF-4
def test_a_play_that_ends_the_round_takes_what_the_opponent_left() -> None:
    out = deal("5-5 4-1|5-0")
    result = play("all-fives", out, "0 5-5, 1 5-0@1", muggins=True)
    assert result["rounds"] == [{"end": "out", "winners": [1], "points": [0, 25]}]
    assert result["legal"] == []
    assert refused("all-fives", out, "0 5-5, 1 5-0@1, 1 muggins", muggins=True)
    blocked = deal("5-5 4-2|5-0 3-3")
    result = play("all-fives", blocked, "0 5-5, 1 5-0@1", muggins=True)
    assert result["rounds"] == [{"end": "blocked", "winners": [], "points": [0, 20]}]


# AF-4
def test_it_takes_them_even_if_it_makes_no_points_itself() -> None:
    result = play("all-fives", deal("5-5 4-1|5-1"), "0 5-5, 1 5-1@1", muggins=True)
    assert result["rounds"] == [{"end": "out", "winners": [1], "points": [0, 15]}]


# AF-4
def test_claimed_points_are_not_taken() -> None:
    result = play("all-fives", deal("5-5 4-1|5-1"), "0 5-5, 0 claim, 1 5-1@1", muggins=True)
    assert result["rounds"] == [{"end": "out", "winners": [1], "points": [10, 5]}]


# AF-4
def test_points_older_than_the_play_before_are_lost() -> None:
    position = deal("5-5 6-1|5-1 4-4|1-0")
    result = play("all-fives", position, "0 5-5, 1 5-1@1, 2 1-0@1", muggins=True)
    assert result["rounds"][0]["end"] == "out"
    assert result["scores"] == [0, 0, 10 + 15]  # 0 and 10; then 7 and 8, counted as 5 and 10


# AF-4
def test_nobody_takes_what_they_left_themselves() -> None:
    position = deal("5-5 5-1|4-4")
    result = play("all-fives", position, "0 5-5, 1 pass, 0 5-1@1", muggins=True)
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [10, 0]}]


# AF-4
def test_what_is_unclaimed_is_lost_when_a_draw_blocks_the_round() -> None:
    position = deal("5-5 2-1|4-4", stock="3-3")
    result = play("all-fives", position, "0 5-5, 1 draw", muggins=True)
    assert result["rounds"] == [{"end": "blocked", "winners": [0], "points": [10, 0]}]  # 14 - 3
