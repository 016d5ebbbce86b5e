"""The count of a round laid open, for what the world's games add to it and take away."""

from typing import Any

import pytest

from boneyard.core.events import RoundEnded
from boneyard.drawing.svg.hands import SeatHand
from boneyard.drawing.svg.table import TableSurroundings
from boneyard.i18n.translator import get_translator
from boneyard.records import parse_record, play_record
from boneyard.server.match_page.score_breakdown import RoundCount, build_round_count
from boneyard.text.game_report import GameReport, PlayerNames
from support.kit import Json, deal, record

FIRST = deal("6-6|5-4|3-2|1-0")
BACK = deal("5-4 2-0|5-5|3-3 1-1|6-6")
CAPICUA = deal("6-6 3-2|6-3 5-5|6-2 4-4|5-4 1-1")
LAST = "0 6-6, 1 6-3@1, 2 6-2@2, 3 pass, 0 3-2@1"


def count(
    game: str | Json, *rounds: Json | str, language: str = "en", **options: Any
) -> RoundCount:
    """The count after the last round of a record."""
    log, state = play_record(parse_record(record(game, *rounds, **options)))
    event = next(one for one in reversed(log) if isinstance(one, RoundEnded))
    names = ["Ada", "Ben", "Cleo", "Dan"][: state.rules.players]
    players = PlayerNames(names, state.rules.sides, None)
    view: Any = state
    return build_round_count(view, event, players, get_translator(language).translate)


# PR-2, LA-8
def test_what_is_added_is_told_one_by_one() -> None:
    told = count("puerto-rican", CAPICUA, LAST)
    assert told.sums == (
        "All hands count, and Ada and Cleo get 0 + 10 + 8 + 11 = 29.",
        "Capicúa (the last tile fits both ends): +100.",
        "Bonus for round 1: +100.",
    )
    assert told.totals[0][1:] == (229, 229)


# JA-7, JA-8
def test_what_goes_back_is_told() -> None:
    both = (FIRST, "0 6-6", BACK, "0 5-4, 1 5-5@1")
    assert count("jamaican", *both).sums == (
        "Ben and Dan win the round: 1 point. Every side now has a point, so all go back to 0.",
    )
    third = deal("2-1|4-4|6-6|3-2")
    (sums,) = count("jamaican", *both, third, "2 6-6", one_all=True).sums
    assert sums.endswith("Every side had 1 point. The winner now has 2, and the others have 0.")


# BR-4
def test_a_team_gets_what_the_last_tile_is_worth() -> None:
    hands = deal("6-6 1-1|6-5 3-0|5-1 3-3|6-1 4-3")
    told = count("brazilian", hands, "0 6-6, 1 6-5@1, 2 5-1@1, 3 6-1@2, 0 1-1@1")
    assert told.sums == (
        "The last tile was a double that fit both ends: Ada and Cleo get 4 points.",
    )


# KZ-9, KZ-10
def test_who_has_lost_writes() -> None:
    told = count("kozel", deal("1-1|6-6 1-0|5-5"), "0 1-1")
    assert told.sums == (
        "Ben takes a penalty of 13.",
        "Cleo has no points yet and holds less than 13, so nothing is added.",
    )


# HO-6, HO-8
def test_points_that_wait_are_told_when_they_are_left_and_when_they_are_won() -> None:
    even, options = deal("6-6 2-1|3-0"), {"tie": "waits", "blocked": "others"}
    left = count("block-draw", even, "0 6-6", **options)
    assert left.sums == (
        "Tied for lowest hand – no one scores. The winner of the next round also gets 3 points.",
    )
    won = count("block-draw", even, "0 6-6", deal("6-6|5-5"), "0 6-6", **options)
    assert won.sums == ("Ada gets 10. Carried over from earlier rounds: +3.",)
    assert won.totals[0][1:] == (13, 13)
    log, _ = play_record(parse_record(record("block-draw", even, "0 6-6", **options)))
    said = [one for event in log for one in GameReport(["Ada", "Ben"], 2).describe(event)]
    assert (
        get_translator("en").translate(said[-1])
        == "The winner of the next round also gets 3 points."
    )


# HO-6, HO-10
def test_what_counts_besides_and_how_it_is_rounded_is_told() -> None:
    told = count("block-draw", deal("6-6 2-1|5-5"), "0 6-6", blocked="all")
    assert told.sums == ("All hands count, and Ada gets 3 + 10 = 13.",)
    told = count("all-fives", deal("6-6|5-1|0-0"), "0 6-6", rounding="up")
    assert told.sums == (
        "Each hand is rounded up to the next 5.",
        "Ada gets 10 + 0 = 10.",
    )


# YT-4
def test_everyone_else_is_charged_for_a_player_who_goes_out() -> None:
    told = count("yourturn", deal("6-5|6-4", start="6-0", stock="5-5 4-4"), "0 6-5@1")
    assert told.sums == (
        "Each player gets the points left in their own hand.",
        "Everyone else gets 5 more because a player went out.",
    )


# FT-7
def test_a_block_that_no_one_wins_is_no_tie_for_the_lowest_hand() -> None:
    rules = {"like": "block-draw", "block": "nobody-wins"}
    assert count(rules, deal("6-6 2-1|5-5"), "0 6-6").sums == ("No one wins the round.",)


@pytest.mark.parametrize("language", ["es", "nl"])
def test_the_same_in_other_languages(language: str) -> None:
    told = count("puerto-rican", CAPICUA, LAST, language=language)
    assert len(told.sums) == 3
    assert "229" not in told.sums[0]
    assert "29" in told.sums[0]


# WL-1
def test_the_next_to_play_sits_to_the_right() -> None:
    hands = [SeatHand(name, (), 0, False) for name in ("Ada", "Ben", "Cleo", "Dan")]
    usual, right = (
        TableSurroundings(hands=hands, own_seat=0, to_the_right=way) for way in (False, True)
    )
    assert [hand.name for hand in usual.other_hands] == ["Ben", "Cleo", "Dan"]
    assert [hand.name for hand in right.other_hands] == ["Dan", "Cleo", "Ben"]
