"""Bergen."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused

ALIKE = deal("1-1 3-1 3-3 6-5|4-1 4-3 6-2", stock="6-6")


# BG-1
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_tiles_each(players: int) -> None:
    state = dealt("bergen", "six", players=players)
    assert [len(hand) for hand in state.hands] == [6] * players
    assert len(state.stock) == 28 - 6 * players


# BG
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        GAMES["bergen"].rules(players=players)


# BG-1
def test_the_lowest_double_leads_and_scores_two() -> None:
    position = deal("4-4 6-6 4-1|5-5 3-3 2-0|6-4 2-1", stock="0-0")
    assert play("bergen", position)["legal"] == [[1, "3-3"]]
    assert play("bergen", position, "1 3-3")["scores"] == [0, 2, 0]


# BG-1 G-5
def test_a_single_led_for_want_of_a_double_scores_nothing() -> None:
    result = play("bergen", deal("6-4 1-0|5-4 3-0", stock="2-2"), "0 6-4")
    assert result["trace"][0]["legal"] == [[0, "6-4"]]
    assert result["scores"] == [0, 0]


# BG-2
def test_who_cannot_play_draws_one_and_passes_if_it_does_not_fit() -> None:
    position = deal("2-2 6-5|4-3 5-0", stock="6-1 2-0 3-0")
    assert legal(play("bergen", position, "0 2-2")) == {"draw"}
    result = play("bergen", position, "0 2-2, 1 draw")
    assert (result["turn"], legal(result)) == (1, {"pass"})
    assert refused("bergen", position, "0 2-2, 1 draw, 1 draw")
    result = play("bergen", position, "0 2-2, 1 draw, 1 pass")
    assert (result["turn"], legal(result)) == (0, {"draw"})


# BG-2
def test_a_drawn_tile_that_fits_must_be_played() -> None:
    position = deal("2-2 6-5|4-3 5-0", stock="6-2 2-0 3-0")
    result = play("bergen", position, "0 2-2, 1 draw")
    assert legal(result) == {"2-6@1", "2-6@2"}
    for move in ("1 pass", "1 draw"):
        assert refused("bergen", position, f"0 2-2, 1 draw, {move}")


# BG-2
def test_no_pass_before_the_draw_and_no_draw_with_a_playable_tile() -> None:
    assert refused("bergen", deal("2-2 6-5|4-3", stock="6-2 2-0"), "0 2-2, 1 pass")
    assert refused("bergen", deal("2-2 6-5|4-2 1-0", stock="6-2 2-0"), "0 2-2, 1 draw")
    assert refused("bergen", deal("2-2 6-5|4-2 1-0", stock="6-2 2-0"), "0 2-2, 1 pass")


# BG-2
def test_with_the_boneyard_empty_they_pass() -> None:
    result = play("bergen", deal("2-2 6-5|4-3 5-0|2-1 6-4"), "0 2-2")
    assert legal(result) == {"pass"}
    result = play("bergen", deal("2-2 6-5|4-3 5-0|2-1 6-4"), "0 2-2, 1 pass")
    assert legal(result) == {"2-1@1", "2-1@2"}


# BG-3
def test_both_ends_alike_score_two_and_a_matching_double_three() -> None:
    result = play("bergen", ALIKE, "0 1-1, 1 1-4@1, 0 1-3@2, 1 4-3@1, 0 3-3@1")
    assert [entry["scores"] for entry in result["trace"]] == [
        [0, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 2],
        [5, 2],
    ]


# BG-3
def test_a_double_that_does_not_match_the_other_end_scores_nothing() -> None:
    position = deal("1-1 3-1 6-5|4-1 3-3 6-2", stock="6-6")
    result = play("bergen", position, "0 1-1, 1 1-4@1, 0 1-3@2, 1 3-3@2")
    assert result["ends"] == {"1": "4", "2": "3"}
    assert result["scores"] == [2, 0]


# BG-3 BG-4
def test_the_points_of_the_last_play_and_of_going_out_add_up() -> None:
    position = deal("1-1 2-1 6-5|2-2 4-1 4-2", stock="6-6")
    result = play("bergen", position, "0 1-1, 1 1-4@2, 0 1-2@1, 1 4-2@2, 0 draw, 0 pass, 1 2-2@2")
    assert result["trace"][4]["scores"] == [2, 2]
    assert result["scores"] == [2, 6]


# BG-4
def test_out_is_worth_one_point() -> None:
    result = play("bergen", deal("5-5|6-6 6-5 6-4"), "0 5-5")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [3, 0]}]


# BG-4
@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        pytest.param("0-0 1-1|6-5 6-4|2-2", 1, id="the only one without a double"),
        pytest.param("0-0 6-1|3-2 6-3|1-1", 0, id="lowest total of those without"),
        pytest.param("0-0 1-1|6-5 4-3|6-4 5-1", 2, id="lowest total of those without, two tiles"),
        pytest.param("0-0 2-2|1-1 6-5 6-4|3-3", 1, id="all hold doubles: the lowest double"),
        pytest.param("0-0 5-5 3-3|4-4 2-1|6-6 2-2 6-1", 2, id="the lowest of several doubles"),
        pytest.param("0-0 4-1|3-2|6-6|5-4", None, id="equal totals: nobody"),
    ],
)
def test_the_point_of_a_blocked_round(hands: str, winner: int | None) -> None:
    result = play("bergen", deal(hands), "0 0-0")
    points = [2] + [0] * hands.count("|")
    if winner is not None:
        points[winner] += 1
    winners = [] if winner is None else [winner]
    assert result["rounds"] == [{"end": "blocked", "winners": winners, "points": points}]


# BG-4
def test_a_tie_above_the_lowest_total_does_not_matter() -> None:
    result = play("bergen", deal("0-0 4-1|6-5|6-3|5-4"), "0 0-0")
    assert result["rounds"][0]["winners"] == [0]


# BG-5
def test_the_target_is_15_looked_at_when_a_round_ends() -> None:
    three = (deal("1-1|6-5"), "0 1-1")
    two = (deal("0-0 1-1|6-5"), "0 0-0")
    result = play("bergen", *three * 4, *two)
    assert (result["scores"], result["over"], result["winners"]) == ([14, 1], False, [])
    result = play("bergen", *three * 5)
    assert (result["scores"], result["over"], result["winners"]) == ([15, 0], True, [0])


# BG-5
def test_points_made_in_mid_round_do_not_end_it() -> None:
    three = (deal("1-1|6-5"), "0 1-1")
    result = play("bergen", *three * 4, deal("1-1 3-0|6-1 2-0", stock="5-5"), "0 1-1", target=14)
    assert (result["scores"], result["over"], result["turn"]) == ([14, 0], False, 1)
