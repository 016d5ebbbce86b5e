"""Cross."""

import pytest

from boneyard.core.chance import Seeded
from boneyard.core.options import OptionError
from boneyard.engine import start
from boneyard.games import GAMES
from support.kit import deal, legal, play, refused

SPINNER = deal("4-4 4-1 4-2 2-2|4-3 4-0 3-3 6-0", stock="6-6")
LATE = deal("6-4 6-2 6-1 6-3 5-3|5-0 3-2", stock="6-6 1-1")


# CR-1
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 5), (4, 5)])
def test_seven_tiles_for_two_players_else_five(players: int, size: int) -> None:
    state = start(GAMES["cross"].rules(players=players), Seeded("hands"))
    assert [len(hand) for hand in state.hands] == [size] * players


# CR
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        GAMES["cross"].rules(players=players)


# CR-1
def test_the_highest_double_leads() -> None:
    position = deal("6-5 1-1|4-4 3-3|2-2 6-4", stock="5-5")
    assert play("cross", position)["legal"] == [[1, "4-4"]]


# CR-2
def test_all_four_sides_of_the_lead_double_are_open_at_once() -> None:
    result = play("cross", SPINNER, "0 4-4")
    assert result["ends"] == {"1": "4", "2": "4", "3": "4", "4": "4"}
    assert legal(result) == {f"4-{half}@{arm}" for half in (0, 3) for arm in (1, 2, 3, 4)}


# CR-2
def test_no_tile_may_be_played_elsewhere_before_the_cross_is_complete() -> None:
    result = play("cross", SPINNER, "0 4-4, 1 4-3@1, 0 4-1@2")
    assert result["ends"] == {"1": "3", "2": "1", "3": "4", "4": "4"}
    assert legal(result) == {"4-0@3", "4-0@4"}
    assert refused("cross", SPINNER, "0 4-4, 1 4-3@1, 0 4-1@2, 1 3-3@1")
    result = play("cross", SPINNER, "0 4-4, 1 4-3@1, 0 4-1@2, 1 4-0@3")
    assert legal(result) == {"4-2@4"}


# CR-2 CR-4
def test_a_complete_cross_has_four_open_ends() -> None:
    result = play("cross", SPINNER, "0 4-4, 1 4-3@1, 0 4-1@2, 1 4-0@3, 0 4-2@4")
    assert result["ends"] == {"1": "3", "2": "1", "3": "0", "4": "2"}
    assert legal(result) == {"3-3@1", "0-6@3"}


# CR-2
def test_only_the_first_double_is_a_spinner() -> None:
    result = play("cross", SPINNER, "0 4-4, 1 4-3@1, 0 4-1@2, 1 4-0@3, 0 4-2@4, 1 3-3@1")
    assert result["ends"] == {"1": "3", "2": "1", "3": "0", "4": "2"}
    assert legal(result) == {"2-2@4"}


# CR-2
def test_a_later_first_double_is_the_spinner_and_its_way_in_counts_as_one_side() -> None:
    result = play("cross", LATE, "0 6-4, 1 draw, 1 6-6@1", no_double="highest")
    assert result["trace"][2]["legal"] == [[1, "6-6@1"]]
    assert result["ends"] == {"1": "6", "2": "4", "3": "6", "4": "6"}
    assert legal(result) == {f"6-{half}@{arm}" for half in (1, 2, 3) for arm in (1, 3, 4)}
    played = "0 6-4, 1 draw, 1 6-6@1, 0 6-2@1, 1 draw, 1 pass, 0 6-1@3, 1 pass, 0 6-3@4"
    result = play("cross", LATE, played, no_double="highest")
    assert result["ends"] == {"1": "2", "2": "4", "3": "1", "4": "3"}
    assert legal(result) == {"2-3@1", "3-2@4", "1-1@3"}


# CR-2
def test_until_a_double_lies_the_game_is_block_and_draw() -> None:
    position = deal("6-4 6-2 3-1|5-0 3-2", stock="5-3 5-5 4-1 2-2")
    assert play("cross", position, "0 6-4", no_double="highest")["ends"] == {"1": "6", "2": "4"}
    result = play("cross", position, "0 6-4, 1 draw, 1 draw", no_double="highest")
    assert legal(result) == {"draw"}
    result = play("cross", position, "0 6-4, 1 draw, 1 draw, 1 draw, 1 4-1@2", no_double="highest")
    assert legal(result) == {"6-2@1", "1-3@2"}


# CR-3
def test_who_cannot_play_on_the_open_cross_draws_one_and_passes() -> None:
    position = deal("5-5 5-1 2-0|6-1 6-3", stock="4-3 5-2 5-4")
    assert legal(play("cross", position, "0 5-5")) == {"draw"}
    assert refused("cross", position, "0 5-5, 1 pass")
    assert legal(play("cross", position, "0 5-5, 1 draw")) == {"pass"}
    assert refused("cross", position, "0 5-5, 1 draw, 1 draw")
    assert play("cross", position, "0 5-5, 1 draw, 1 pass")["turn"] == 0


# CR-3
def test_they_still_draw_only_one_with_three_sides_played_on() -> None:
    position = deal("5-5 5-1 5-0 2-0|5-3 6-1 6-4", stock="4-3 1-1 5-2 5-4")
    played = "0 5-5, 1 5-3@1, 0 5-1@3, 1 draw, 1 pass, 0 5-0@4, 1 draw"
    result = play("cross", position, played)
    assert result["ends"] == {"1": "3", "2": "5", "3": "1", "4": "0"}
    assert legal(result) == {"pass"}
    assert refused("cross", position, f"{played}, 1 draw")


# CR-3
def test_a_tile_that_fits_the_cross_must_be_played() -> None:
    position = deal("5-5 5-1 2-0|6-1 6-3", stock="4-3 5-2 5-4")
    for move in ("0 draw", "0 pass"):
        assert refused("cross", position, f"0 5-5, 1 draw, 1 pass, {move}")
    played = "0 5-5, 1 draw, 1 pass, 0 5-1@2, 1 draw"
    result = play("cross", position, played)
    assert legal(result) == {"5-2@1", "5-2@3", "5-2@4"}
    for move in ("1 draw", "1 pass", "1 1-6@2"):
        assert refused("cross", position, f"{played}, {move}")


# CR-3
def test_with_the_boneyard_empty_they_pass() -> None:
    position = deal("5-5 5-1 5-0 2-0|6-1 6-3")
    result = play("cross", position, "0 5-5, 1 pass, 0 5-1@1")
    assert [entry["legal"] for entry in result["trace"]][1] == [[1, "pass"]]
    assert legal(result) == {"pass"}


# CR-3 G-10
def test_an_open_cross_that_nobody_can_play_on_is_blocked() -> None:
    result = play("cross", deal("5-5 5-1 6-4|6-1 6-3"), "0 5-5, 1 pass, 0 5-1@1")
    assert result["rounds"] == [{"end": "blocked", "winners": [0], "points": [6, 0]}]


# CR-4
def test_after_the_cross_players_draw_until_playable() -> None:
    position = deal("4-4 4-1 4-2 1-1|4-3 4-0 6-5", stock="5-5 6-6 3-2 5-0")
    played = "0 4-4, 1 4-3@1, 0 4-1@2, 1 4-0@3, 0 4-2@4, 1 draw"
    assert legal(play("cross", position, played)) == {"draw"}
    assert refused("cross", position, f"{played}, 1 pass")
    assert legal(play("cross", position, f"{played}, 1 draw")) == {"draw"}
    result = play("cross", position, f"{played}, 1 draw, 1 draw")
    assert legal(result) == {"3-2@1", "2-3@4"}


# CR-5
def test_out_scores_what_the_others_hold() -> None:
    result = play("cross", deal("5-5 5-1|5-2 6-3|4-4 3-0"), "0 5-5, 1 5-2@4, 2 pass, 0 5-1@1")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [20, 0, 0]}]


# CR-5
def test_blocked_the_lowest_scores_the_difference() -> None:
    result = play("cross", deal("5-5 6-3|4-2|3-3 1-0"), "0 5-5")
    assert result["rounds"] == [{"end": "blocked", "winners": [1], "points": [0, 10, 0]}]
