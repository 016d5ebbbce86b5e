"""Hungarian: a turn is a run, and pips are bad."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, legal, play, refused, table_rules


def test_four_tiles_sleep() -> None:  # HN-1
    for players, each in ((2, 12), (3, 8), (4, 6)):
        rules = table_rules("hungarian", players=players)
        assert rules.hand_size == each
        assert len(rules.tiles) - players * each == 4
    assert table_rules("hungarian", players=4, hand=5).hand_size == 5
    with pytest.raises(OptionError):
        GAMES["hungarian"].rules(set=9)


def test_the_lead_goes_round() -> None:  # HN-2 WM-2
    first = deal("4-1 5-5|4-2 3-3|6-6 6-5")
    assert legal(play("hungarian", first, players=3)) == {"4-1", "5-5"}
    lot = deal("4-1 5-5|4-2 3-3|6-6 6-5", lead=2)
    assert legal(play("hungarian", lot, players=3, first_lead="lot")) == {"6-6", "6-5"}
    blocked = deal("5-5 4-1|3-3 2-1|6-6 2-0", lead=2)
    later = play("hungarian", blocked, "2 6-6", first, players=3, first_lead="lot")
    assert later["turn"] == 0
    assert play("hungarian", deal("5-5 4-1|3-3 2-1"), "0 5-5", deal("1-0|2-0"))["turn"] == 1


def test_a_run_stays_on_the_end_where_it_began() -> None:  # HN-3
    hands = deal("5-4 6-0|4-3 5-2 3-1 2-0|1-1 6-6")
    one = play("hungarian", hands, "0 5-4, 1 4-3@2", players=3)
    assert (one["turn"], legal(one)) == (1, {"3-1@2"})
    both = play("hungarian", hands, "0 5-4, 1 4-3@2", players=3, run="both")
    assert legal(both) == {"3-1@2", "5-2@1"}
    assert "arm 2" in refused("hungarian", hands, "0 5-4, 1 4-3@2, 1 5-2@1", players=3)


def test_the_leaders_run_may_use_both_ends() -> None:  # HN-3
    hands = deal("5-4 4-1 5-2 6-6|3-3 2-1|1-1 6-0")
    led = play("hungarian", hands, "0 5-4", players=3)
    assert legal(led) == {"4-1@2", "5-2@1"}
    then = play("hungarian", hands, "0 5-4, 0 4-1@2", players=3)
    assert (then["turn"], legal(then)) == (0, {"5-2@1"})


def test_the_run_must_go_on_and_ends_by_itself() -> None:  # HN-4
    hands = deal("5-4 6-0|4-3 3-1 2-0 6-6|1-1 6-5")
    assert "must play" in refused("hungarian", hands, "0 5-4, 1 4-3@2, 1 pass", players=3)
    over = play("hungarian", hands, "0 5-4, 1 4-3@2, 1 3-1@2", players=3)
    assert over["turn"] == 2
    free = play("hungarian", hands, "0 5-4", players=3)
    assert legal(free) == {"4-3@2"}


def test_who_cannot_play_passes() -> None:  # HN-5
    hands = deal("5-4 6-0|3-1 2-0|4-2 6-6", stock="5-3")
    assert legal(play("hungarian", hands, "0 5-4", players=3)) == {"pass"}


def test_going_out_ends_nothing() -> None:  # HN-6 WM-3
    hands = deal("5-4|4-3 6-6|3-2 2-1")
    out = play("hungarian", hands, "0 5-4", players=3)
    assert (out["turn"], out["rounds"][0]["end"]) == (1, None)
    on = play("hungarian", hands, "0 5-4, 1 4-3@2", players=3)
    assert on["turn"] == 2, "6-6 doesn't fit: the run is over"
    end = play("hungarian", hands, "0 5-4, 1 4-3@2, 2 3-2@2, 2 2-1@2", players=3)
    assert end["rounds"][0]["end"] == "blocked"
    empty = play("hungarian", deal("5-4|4-3"), "0 5-4, 1 4-3@2")
    assert empty["rounds"][0] == {"end": "out", "winners": [], "points": [0, 0]}


def test_everyone_writes_what_they_hold() -> None:  # HN-7
    hands = deal("5-4|4-3 6-6|3-2 2-1")
    end = play("hungarian", hands, "0 5-4, 1 4-3@2, 2 3-2@2, 2 2-1@2", players=3)
    assert end["rounds"][0] == {"end": "blocked", "winners": [], "points": [0, 12, 0]}
    alone = play("hungarian", deal("5-5 1-0|3-3 2-1"), "0 5-5")
    assert alone["rounds"][0] == {"end": "blocked", "winners": [0], "points": [1, 9]}


def test_who_has_100_has_lost() -> None:  # HN-8 KZ-11
    assert table_rules("hungarian").options["target"] == 100
    hands = deal("5-5 1-0|3-3 2-1|6-6 6-4")
    lost = play("hungarian", hands, "0 5-5", players=3, target=22)
    assert (lost["scores"], lost["winners"]) == ([1, 9, 22], [0])
    even = deal("5-5 2-1|3-0|6-6 6-4")
    assert play("hungarian", even, "0 5-5", players=3, target=22)["winners"] == [0, 1]
