"""Five Up: the line, its spinners and the count after each play."""

import pytest

from boneyard.core.chance import Seeded
from boneyard.core.options import OptionError
from boneyard.engine import start
from boneyard.games import GAMES
from support.kit import deal, legal, play, refused

SPINNER = deal("4-4 4-1 4-0|4-2 4-3 6-6", stock="5-0", lead=0)
CHAIN = deal("4-3 3-1 2-0|3-3 5-3 6-6", stock="2-2", lead=0)
FIVES = deal("5-5 5-4 6-3|5-1 5-0 6-6", stock="2-2", lead=0)


# FU-1
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 5), (4, 5)])
def test_seven_tiles_for_two_players_else_five(players: int, size: int) -> None:
    state = start(GAMES["five-up"].rules(players=players), Seeded("hands"))
    assert [len(hand) for hand in state.hands] == [size] * players


# FU
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        GAMES["five-up"].rules(players=players)


# FU-1
def test_who_drew_the_lead_may_lead_any_tile() -> None:
    position = deal("6-6 5-5|4-1 3-3 2-0", lead=1)
    result = play("five-up", position)
    assert (result["turn"], legal(result, 1)) == (1, {"2-0", "3-3", "4-1"})
    assert refused("five-up", position, "0 6-6")
    assert play("five-up", position, "1 2-0")["ends"] == {"1": "2", "2": "0"}


# FU-1
def test_who_cannot_play_draws_until_playable() -> None:
    position = deal("6-2 1-0|5-4 3-1", stock="4-4 5-3 2-2 0-0", lead=0)
    assert refused("five-up", position, "0 6-2, 1 pass")
    assert legal(play("five-up", position, "0 6-2, 1 draw, 1 draw")) == {"draw"}
    assert refused("five-up", position, "0 6-2, 1 draw, 1 pass")
    assert legal(play("five-up", position, "0 6-2, 1 draw, 1 draw, 1 draw")) == {"2-2@2"}


# FU-2
def test_a_lead_double_opens_its_short_ends_once_a_long_side_is_played_on() -> None:
    result = play("five-up", SPINNER, "0 4-4")
    assert result["ends"] == {"1": "4", "2": "4"}
    assert legal(result) == {"4-2@1", "4-2@2", "4-3@1", "4-3@2"}
    result = play("five-up", SPINNER, "0 4-4, 1 4-2@2")
    assert result["ends"] == {"1": "4", "2": "2", "3": "4", "4": "4"}
    assert legal(result) == {f"4-{half}@{arm}" for half in (0, 1) for arm in (1, 3, 4)}


# FU-2
def test_any_other_double_opens_its_short_ends_once_its_outer_side_is_played_on() -> None:
    result = play("five-up", CHAIN, "0 4-3, 1 3-3@2")
    assert result["ends"] == {"1": "4", "2": "3"}
    assert legal(result) == {"3-1@2"}
    result = play("five-up", CHAIN, "0 4-3, 1 3-3@2, 0 3-1@2")
    assert result["ends"] == {"1": "4", "2": "1", "3": "3", "4": "3"}
    assert legal(result) == {"3-5@3", "3-5@4"}


# FU-2
def test_every_double_can_become_a_spinner() -> None:
    position = deal("4-4 2-2 4-0|4-2 2-1 6-6", stock="5-0", lead=0)
    result = play("five-up", position, "0 4-4, 1 4-2@1, 0 2-2@1, 1 2-1@1")
    ends = {"1": "1", "2": "4", "3": "4", "4": "4", "5": "2", "6": "2"}
    assert result["ends"] == ends
    assert legal(result) == {"4-0@2", "4-0@3", "4-0@4"}


# FU-3
def test_a_lead_single_counts_both_halves() -> None:
    five = deal("3-2 1-1|6-6 4-4", stock="0-0", lead=0)
    four = deal("3-1 1-1|6-6 4-4", stock="0-0", lead=0)
    assert play("five-up", five, "0 3-2")["scores"] == [1, 0]
    assert play("five-up", four, "0 3-1")["scores"] == [0, 0]


# FU-3
def test_a_lead_double_counts_its_total_once_while_it_lies_alone() -> None:
    assert play("five-up", FIVES, "0 5-5")["scores"] == [2, 0]


# FU-3
def test_a_long_side_of_the_lead_double_still_free_counts_its_total() -> None:
    result = play("five-up", FIVES, "0 5-5, 1 5-0@1")
    assert result["scores"] == [2, 2]
    result = play("five-up", SPINNER, "0 4-4, 1 4-2@2")
    assert result["scores"] == [0, 2]


# FU-3
def test_it_counts_so_until_that_side_is_played_on() -> None:
    result = play("five-up", FIVES, "0 5-5, 1 5-1@1, 0 5-4@3, 1 5-0@2")
    assert [entry["scores"] for entry in result["trace"]] == [
        [0, 0],
        [2, 0],
        [2, 0],
        [5, 0],
        [5, 1],
    ]
    assert result["ends"] == {"1": "1", "2": "0", "3": "4", "4": "5"}


# FU-3
def test_an_uncovered_double_counts_both_halves_and_an_unplayed_short_end_nothing() -> None:
    result = play("five-up", CHAIN, "0 4-3, 1 3-3@2, 0 3-1@2, 1 3-5@3")
    assert [entry["scores"] for entry in result["trace"]] == [
        [0, 0],
        [0, 0],
        [0, 2],
        [1, 2],
        [1, 4],
    ]


# FU-3
def test_the_last_half_of_every_arm_played_on_is_added() -> None:
    position = deal("2-2 2-1 6-2 0-0|5-2 3-2 4-4", stock="6-6", lead=0)
    result = play("five-up", position, "0 2-2, 1 2-5@1, 0 2-1@2, 1 2-3@3, 0 2-6@4")
    assert [entry["scores"] for entry in result["trace"]] == [[0, 0]] * 5 + [[3, 0]]


# FU-4
def test_one_point_for_every_five() -> None:
    position = deal("6-4 4-4 1-0|6-6 2-0 3-1", stock="5-5", lead=0)
    result = play("five-up", position, "0 6-4, 1 6-6@1, 0 4-4@2")
    assert [entry["scores"] for entry in result["trace"]] == [[0, 0], [2, 0], [2, 0], [6, 0]]
