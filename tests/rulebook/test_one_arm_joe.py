"""One-Arm Joe."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused

EXTRA = deal("4-4 2-0 6-3|4-1 1-1 5-2", stock="3-3")
SINGLE = deal("5-3 2-1|4-3 5-0", stock="6-6")


# OJ-1
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_tiles_each(players: int) -> None:
    state = dealt("one-arm-joe", "three", players=players)
    assert [len(hand) for hand in state.hands] == [3] * players
    assert len(state.stock) == 28 - 3 * players


# OJ
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        GAMES["one-arm-joe"].rules(players=players)


# OJ-1
def test_the_highest_double_leads() -> None:
    position = deal("6-5 2-2|3-3 1-1|6-4 0-0", stock="6-6")
    assert play("one-arm-joe", position)["legal"] == [[1, "3-3"]]


# OJ-1
def test_there_is_one_open_end_throughout() -> None:
    result = play("one-arm-joe", EXTRA, "0 4-4, 1 4-1@1, 1 1-1@1")
    ends = [entry["ends"] for entry in result["trace"]]
    assert ends == [{}, {"1": "4"}, {"1": "1"}, {"1": "1"}]
    assert legal(play("one-arm-joe", EXTRA, "0 4-4")) == {"4-1@1"}
    assert refused("one-arm-joe", EXTRA, "0 4-4, 1 4-1@2")


# OJ-2
def test_who_plays_on_the_lead_double_may_play_another_tile_or_stop() -> None:
    result = play("one-arm-joe", EXTRA, "0 4-4, 1 4-1@1")
    assert (result["turn"], legal(result)) == (1, {"1-1@1", "pass"})
    assert play("one-arm-joe", EXTRA, "0 4-4, 1 4-1@1, 1 pass")["turn"] == 0
    assert play("one-arm-joe", EXTRA, "0 4-4, 1 4-1@1, 1 1-1@1")["turn"] == 0


# OJ-2
def test_only_one_more_tile() -> None:
    position = deal("4-4 2-0|4-1 2-1 6-2 3-0", stock="3-3")
    result = play("one-arm-joe", position, "0 4-4, 1 4-1@1, 1 1-2@1")
    assert (result["turn"], legal(result)) == (0, {"2-0@1"})


# OJ-2
def test_whoever_plays_on_a_later_double_has_it_too_not_who_plays_one() -> None:
    position = deal("5-5 2-0 1-0|5-2 6-1 4-4|2-2 6-4 3-3", stock="6-5")
    result = play("one-arm-joe", position, "0 5-5, 1 5-2@1, 2 2-2@1")
    assert [entry["turn"] for entry in result["trace"]] == [0, 1, 2, 0]
    result = play("one-arm-joe", position, "0 5-5, 1 5-2@1, 2 2-2@1, 0 2-0@1")
    assert (result["turn"], legal(result)) == (0, {"0-1@1", "pass"})


# OJ-2
def test_leading_a_double_gives_no_extra_tile() -> None:
    position = deal("4-4 4-2 6-3|4-1 5-2", stock="3-3")
    assert play("one-arm-joe", position, "0 4-4")["turn"] == 1


# OJ-2
def test_playing_on_a_single_gives_no_extra_tile() -> None:
    position = deal("4-4 2-1 6-2|4-1 5-3", stock="3-3 6-6")
    result = play("one-arm-joe", position, "0 4-4, 1 4-1@1, 0 1-2@1")
    assert (result["turn"], legal(result)) == (1, {"draw"})


# OJ-2
def test_there_is_no_drawing_for_the_extra_tile_and_the_turn_ends_by_itself() -> None:
    assert refused("one-arm-joe", EXTRA, "0 4-4, 1 4-1@1, 1 draw")
    position = deal("4-4 2-1|4-1 5-2 6-0", stock="3-3")
    result = play("one-arm-joe", position, "0 4-4, 1 4-1@1")
    assert (result["turn"], legal(result)) == (0, {"1-2@1"})


# OJ-3
def test_a_lead_single_is_open_at_the_half_named_last() -> None:
    assert legal(play("one-arm-joe", SINGLE, no_double="highest"), 0) == {"5-3", "3-5"}
    result = play("one-arm-joe", SINGLE, "0 5-3", no_double="highest")
    assert (result["ends"], legal(result)) == ({"1": "3"}, {"3-4@1"})
    result = play("one-arm-joe", SINGLE, "0 3-5", no_double="highest")
    assert (result["ends"], legal(result)) == ({"1": "5"}, {"5-0@1"})


# OJ-2 OJ-3
def test_playing_on_a_lead_single_gives_no_extra_tile() -> None:
    position = deal("5-3 2-1|4-3 4-0", stock="6-6")
    assert play("one-arm-joe", position, "0 5-3, 1 3-4@1", no_double="highest")["turn"] == 0


# OJ-3
def test_who_cannot_play_draws_until_playable_or_passes() -> None:
    position = deal("4-4 4-2|5-2 6-0", stock="3-3 5-1 4-3 6-6")
    assert legal(play("one-arm-joe", position, "0 4-4, 1 draw, 1 draw")) == {"draw"}
    assert refused("one-arm-joe", position, "0 4-4, 1 draw, 1 pass")
    assert legal(play("one-arm-joe", position, "0 4-4, 1 draw, 1 draw, 1 draw")) == {"4-3@1"}
    assert legal(play("one-arm-joe", deal("4-4 4-2|5-2 6-0"), "0 4-4")) == {"pass"}


# OJ-3
def test_out_scores_what_the_others_hold() -> None:
    result = play("one-arm-joe", deal("4-4|3-2 6-0|4-1"), "0 4-4")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [16, 0, 0]}]


# OJ-3
def test_blocked_the_lowest_scores_the_difference() -> None:
    result = play("one-arm-joe", deal("4-4 2-0|4-1 6-5|3-3"), "0 4-4, 1 4-1@1")
    assert result["rounds"] == [{"end": "blocked", "winners": [0], "points": [15, 0, 0]}]
