"""Muggins and Sniff: the first double spins, and its short ends open late."""

from typing import Any

import pytest

from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused

LED = deal("6-6 6-1 3-2|6-4 6-5 4-0", stock="5-3 2-0")
LATER = deal("6-5 5-3 2-0|5-5 5-4 3-0", stock="3-1")


# MU-1, SN-1
@pytest.mark.parametrize(
    ("game", "hands"), [("muggins", {2: 7, 3: 5, 4: 5}), ("sniff", {2: 7, 3: 6, 4: 5})]
)
def test_hands(game: str, hands: dict[int, int]) -> None:
    for players, hand in hands.items():
        state = dealt(game, "hands", players=players)
        assert [len(one) for one in state.hands] == [hand] * players
    assert len(dealt(game, "hands", hand=9, set=12).stock) == 91 - 18
    assert len(GAMES[game].rules(players=4, teams=True).new_match().scores) == 2


def test_who_cannot_play_draws() -> None:  # MU-1
    result = play("muggins", LED, "0 6-6, 1 6-4@1, 0 6-1@2, 1 6-5@3")
    assert legal(result) == {"draw"}


# MU-2, SN-1
@pytest.mark.parametrize(
    ("game", "options", "leads"),
    [
        ("muggins", {}, {"5-5"}),
        ("muggins", {"lead": "any"}, {"6-4", "2-2"}),
        ("sniff", {}, {"6-4", "2-2"}),
        ("sniff", {"lead": "double"}, {"5-5"}),
    ],
)
def test_who_leads(game: str, options: dict[str, Any], leads: set[str]) -> None:
    assert legal(play(game, deal("6-4 2-2|5-5 6-3"), **options)) == leads


def test_no_double_dealt() -> None:  # MU-2
    singles = deal("6-4 2-1|5-3 6-3")
    assert legal(play("muggins", singles)) == {"6-4"}
    assert refused("muggins", singles, lead="double")


def test_a_spinner_that_leads_opens_when_both_long_sides_are_covered() -> None:  # MU-3
    assert refused("muggins", LED, "0 6-6, 1 6-4@3")
    assert play("muggins", LED, "0 6-6, 1 6-4@1")["ends"] == {"1": "4", "2": "6"}
    result = play("muggins", LED, "0 6-6, 1 6-4@1, 0 6-1@2")
    assert result["ends"] == {"1": "4", "2": "1", "3": "6", "4": "6"}
    assert legal(result) == {"4-0@1", "6-5@3", "6-5@4"}


def test_a_spinner_that_comes_later_has_one_side_covered() -> None:  # MU-3
    assert play("muggins", LATER, "0 6-5, 1 5-5@2", lead="any")["ends"] == {"1": "6", "2": "5"}
    result = play("muggins", LATER, "0 6-5, 1 5-5@2, 0 5-3@2", lead="any")
    assert result["ends"] == {"1": "6", "2": "3", "3": "5", "4": "5"}


def test_no_other_double_opens_anything() -> None:  # MU-3
    position = deal("6-6 4-4 4-1|6-4 6-3 1-0", stock="2-0")
    moves = "0 6-6, 1 6-4@1, 0 4-4@1, 1 6-3@2, 0 4-1@1"
    assert play("muggins", position, moves)["ends"] == {"1": "1", "2": "3", "3": "6", "4": "6"}


# MU-4, MU-5
@pytest.mark.parametrize(
    ("moves", "scores"),
    [
        # The spinner counts once alone, then both halves on its free side: 12; 4 + 12.
        ("0 6-6", [0, 0]),
        ("0 6-6, 1 6-4@1", [0, 0]),
        # Covered: 4 + 1, idle short ends nothing; then 4 + 1 + 5.
        ("0 6-6, 1 6-4@1, 0 6-1@2", [5, 0]),
        ("0 6-6, 1 6-4@1, 0 6-1@2, 1 6-5@3", [5, 10]),
    ],
)
def test_the_ends_are_added(moves: str, scores: list[int]) -> None:
    assert play("muggins", LED, moves)["scores"] == scores


def test_a_free_double_counts_both_halves_and_nothing_is_nothing() -> None:  # MU-4, MU-5
    assert play("muggins", deal("5-5 1-0|4-3 5-0", stock="6-1"), "0 5-5")["scores"] == [10, 0]
    free = play("muggins", deal("5-5 1-0|4-3 5-0", stock="6-1"), "0 5-5, 1 5-0@1")
    assert free["scores"] == [10, 10]
    single = deal("6-4 1-0|4-3 5-0", stock="6-1")
    assert play("muggins", single, "0 6-4", lead="any")["scores"] == [10, 0]
    blank = deal("0-0 1-1|4-3 5-1", stock="6-1")
    assert play("muggins", blank, "0 0-0", lead="any")["scores"] == [0, 0]


def test_points_may_have_to_be_claimed() -> None:  # MU-6
    position = deal("5-5 1-0 2-0|5-0 3-1|5-1 4-4|5-4 3-0", stock="6-1")
    made = play("muggins", position, "0 5-5", muggins=True, teams=True)
    assert (made["scores"], legal(made, 0)) == ([0, 0], {"claim"})
    later = play("muggins", position, "0 5-5, 1 5-0@1", muggins=True, teams=True)
    callers = {seat for seat, move in later["legal"] if move == "muggins"}
    assert callers == {1, 3}, "those of the other side"


def test_out_the_sum_is_rounded() -> None:  # MU-7
    # 1 + 1 + 1 pips of three others: together 3, rounded to 5; each alone would be nothing.
    position = deal("6-6|1-0|2-0 6-5|3-0 5-4")
    assert play("muggins", position, "0 6-6")["scores"] == [25, 0, 0, 0], "1 + 13 + 12 = 26"
    low = deal("6-6|1-0|2-0 |0-0", stock="5-4")
    assert play("muggins", low, "0 6-6")["scores"] == [5, 0, 0, 0], "1 + 2 + 0 = 3"


def test_blocked_nothing_is_subtracted() -> None:  # MU-8
    position = deal("6-6 1-0|5-4 4-3")
    assert play("muggins", position, "0 6-6")["rounds"][0] == {
        "end": "blocked", "winners": [0], "points": [15, 0],
    }  # fmt: skip
    even = play("muggins", deal("6-6 4-1|5-0"), "0 6-6")
    assert even["rounds"][0]["winners"] == []
    # In teams both hands together: 1 + 9 against 4 + 4.
    team = play("muggins", deal("6-6 1-0|4-0|5-4|3-1"), "0 6-6", teams=True)
    assert team["rounds"][0] == {"end": "blocked", "winners": [1], "points": [0, 10]}


def test_targets() -> None:  # MU-9, SN-1
    assert GAMES["muggins"].rules().options["target"] == 250
    assert GAMES["sniff"].rules().options["target"] == 100
    assert not play("muggins", LED, "0 6-6, 1 6-4@1, 0 6-1@2", target=5)["over"]
    assert play("muggins", deal("5-5|6-3"), "0 5-5", target=20)["winners"] == [0]


SNIFF = deal("4-4 4-1 3-2 5-0|6-4 4-2 6-6 5-4")


# SN-2
@pytest.mark.parametrize(
    ("moves", "scores"),
    [
        ("0 4-4", [0, 0]),
        # 6 + 8; then both long sides are covered: 6 + 1 + 8.
        ("0 4-4, 1 4-6@1", [0, 0]),
        ("0 4-4, 1 4-6@1, 0 4-1@2", [15, 0]),
        # Three sides: one half, 6 + 1 + 2 + 4; four: nothing, 6 + 1 + 3 + 5.
        ("0 4-4, 1 4-6@1, 0 4-1@2, 1 4-2@3", [15, 0]),
        ("0 4-4, 1 4-6@1, 0 4-1@2, 1 4-2@3, 0 2-3@3, 1 4-5@4", [15, 15]),
    ],
)
def test_the_sniff_keeps_counting(moves: str, scores: list[int]) -> None:
    assert play("sniff", SNIFF, moves)["scores"] == scores
