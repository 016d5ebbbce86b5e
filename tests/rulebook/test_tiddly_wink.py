"""Tiddly-Wink: three tiles, one end, and a double plays on."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, legal, play, refused, table_rules


def test_up_to_ten_players_have_three_tiles_each() -> None:  # TW-1 G-3
    assert table_rules("tiddly-wink", players=9).hand_size == 3
    with pytest.raises(OptionError, match="10 players with 3 tiles"):
        GAMES["tiddly-wink"].rules(players=10)
    assert table_rules("tiddly-wink", players=10, set=9).hand_size == 3
    assert table_rules("tiddly-wink", players=4, hand=7).hand_size == 7
    for wrong in ({"players": 11}, {"set": 15}):
        with pytest.raises(OptionError):
            GAMES["tiddly-wink"].rules(**wrong)
    sleeping = deal("6-6 4-1|5-4 3-2|6-1 1-0", stock="6-5 6-4")
    assert legal(play("tiddly-wink", sleeping, "0 6-6", players=3, hand=2)) == {"pass"}


def test_the_highest_double_leads() -> None:  # TW-2
    assert legal(play("tiddly-wink", deal("5-5 4-1|6-6 3-2"))) == {"6-6"}
    none = deal("5-4 4-1|6-5 3-2")
    assert "dealt again" in refused("tiddly-wink", none)
    assert legal(play("tiddly-wink", none, no_double="highest")) == {"6-5", "5-6"}


def test_there_is_one_end_or_two() -> None:  # TW-3 OJ-3
    hands = deal("6-6 4-1 6-1|6-5 3-2 2-0")
    one = play("tiddly-wink", hands, "0 6-6, 0 pass")
    assert (one["ends"], legal(one)) == ({"1": "6"}, {"6-5@1"})
    two = play("tiddly-wink", hands, "0 6-6, 0 pass", ends=2)
    assert legal(two) == {"6-5@1", "6-5@2"}
    single = play("tiddly-wink", deal("5-4 4-1|6-5 5-3"), "1 6-5", no_double="highest")
    assert single["ends"] == {"1": "5"}


def test_a_double_may_play_on_or_stop() -> None:  # TW-4
    hands = deal("6-6 6-1 4-1|6-5 1-1 1-0")
    assert legal(play("tiddly-wink", hands, "0 6-6")) == {"6-1@1", "pass"}
    extra = play("tiddly-wink", hands, "0 6-6, 0 6-1@1")
    assert extra["turn"] == 1
    assert legal(play("tiddly-wink", hands, "0 6-6, 0 6-1@1, 1 1-1@1")) == {"1-0@1", "pass"}
    # Nothing fits after the double: the turn ends by itself.
    alone = deal("6-6 5-4 4-1|6-5 1-1 1-0")
    assert play("tiddly-wink", alone, "0 6-6")["turn"] == 1
    again = deal("6-6 6-5 5-5 2-1|4-3 4-1 4-0")
    assert legal(play("tiddly-wink", again, "0 6-6, 0 6-5@1, 1 pass, 0 5-5@1", ends=2)) == set()
    twice = deal("4-3 2-1|6-6 4-4 6-5 4-0|6-4 3-0")
    moves = "1 6-6, 1 pass, 2 6-4@1, 0 4-3@1, 1 6-5@2"
    assert play("tiddly-wink", twice, moves, ends=2, players=3, hand=4)["turn"] == 2
    chain = deal("6-6 6-5 5-5 1-0|6-4 4-2 3-3 3-2", stock="")
    result = play("tiddly-wink", chain, "0 6-6, 0 6-5@1, 1 6-4@2, 0 5-5@1", ends=2, hand=4)
    assert result["turn"] == 1, "nothing fits after 5-5"


def test_two_doubles_in_one_turn() -> None:  # TW-4
    both = deal("6-6 4-0 2-1 1-0|6-5 6-3 5-5 3-3", stock="")
    chain = "0 6-6, 1 6-5@1, 0 pass, 1 6-3@2, 0 pass, 1 5-5@1"
    result = play("tiddly-wink", both, chain, ends=2, hand=4)
    assert (result["turn"], legal(result)) == (1, {"3-3@2", "pass"})


def test_who_cannot_play_passes() -> None:  # TW-5
    hands = deal("6-6 5-4 4-1|5-1 1-1 1-0|6-5 2-1 2-0", stock="6-3")
    assert legal(play("tiddly-wink", hands, "0 6-6", players=3)) == {"pass"}


def test_standard_scoring_to_100() -> None:  # TW-6 G-12 HO-6
    out = play("tiddly-wink", deal("6-6 6-1|5-4 3-2"), "0 6-6, 0 6-1@1", hand=2)
    assert out["rounds"][0] == {"end": "out", "winners": [0], "points": [14, 0]}
    blocked = deal("6-6 1-0|5-4 3-2")
    assert play("tiddly-wink", blocked, "0 6-6", hand=2)["scores"] == [13, 0]
    assert play("tiddly-wink", blocked, "0 6-6", hand=2, blocked="others")["scores"] == [14, 0]
    assert table_rules("tiddly-wink").options["target"] == 100
