"""Jamaican, in teams and cut-throat: six rounds to love."""

from typing import Any

import pytest

from boneyard.core.chance import Seeded
from boneyard.core.options import OptionError
from boneyard.engine import start
from boneyard.games import GAMES
from support.kit import Json, deal, dealt, legal, play, refused

#: Seat 0 goes out with the highest double; then, leading any tile, seat 1 goes out.
FIRST = deal("6-6|5-4|3-2|1-0")
SECOND = deal("5-4 2-0|5-5|3-3 1-1|6-6")
NEXT = deal("5-4 2-1|6-5 1-1|3-3 2-0|4-1 6-0")
ONE_EACH: tuple[Json | str, ...] = (FIRST, "0 6-6", SECOND, "0 5-4, 1 5-5@1")


def test_four_in_teams_and_all_tiles_dealt() -> None:  # JA-1
    state = dealt("jamaican", "hands")
    assert [len(hand) for hand in state.hands] == [7] * 4
    assert len(state.scores) == 2
    assert play("jamaican", NEXT)["turn"] == 2
    with pytest.raises(OptionError):
        GAMES["jamaican"].rules(players=3)


# JA-2
@pytest.mark.parametrize(("players", "hand", "tiles"), [(2, 14, 28), (3, 9, 27), (4, 7, 28)])
def test_cut_throat_deals_all_and_takes_a_tile_out_for_three(
    players: int, hand: int, tiles: int
) -> None:
    rules = GAMES["jamaican-cut-throat"].rules(players=players)
    state = start(rules, Seeded("hands"))
    assert [len(one) for one in state.hands] == [hand] * players
    assert len(rules.tiles) == tiles
    assert len(state.scores) == players


def test_with_three_nobody_may_hold_the_blank_double() -> None:  # JA-2
    assert "0-0 is not in the set" in refused("jamaican-cut-throat", deal("6-6|5-5|0-0"))
    assert play("jamaican-cut-throat", deal("6-6|5-5|0-0|1-1"))["turn"] == 0


def test_cut_throat_may_draw_and_deal_otherwise() -> None:  # JA-3
    position = deal("6-6 2-1|5-4 3-2", stock="4-3 6-1 5-5")
    assert legal(play("jamaican-cut-throat", position, "0 6-6")) == set(), "locked: nobody draws"
    result = play("jamaican-cut-throat", position, "0 6-6, 1 draw, 1 draw", draw="until-playable")
    assert legal(result) == {"6-1@1", "6-1@2"}
    state = dealt("jamaican-cut-throat", "hands", hand=5)
    assert (len(state.hands[0]), len(state.stock)) == (5, 18)
    with pytest.raises(OptionError):
        GAMES["jamaican"].rules(hand=5)


def test_who_leads() -> None:  # JA-4
    assert legal(play("jamaican", FIRST, "0 6-6", NEXT)) == {"5-4", "2-1"}, "the winner, any tile"
    # Back to nothing, and without a winner: the highest double again.
    assert legal(play("jamaican", *ONE_EACH, NEXT)) == {"3-3"}
    shared = deal("6-6 2-1|3-0|5-5|4-4")
    assert legal(play("jamaican", shared, "0 6-6", NEXT)) == {"3-3"}
    assert legal(play("jamaican", *ONE_EACH, NEXT, one_all=True)) == {"3-3"}, "all at 1"
    # With nothing that goes back it is just another round.
    assert legal(play("jamaican", *ONE_EACH, NEXT, love=False)) == {"6-5", "1-1"}


def test_a_round_is_a_point() -> None:  # JA-5
    result = play("jamaican", FIRST, "0 6-6")
    assert result["rounds"][0] == {"end": "out", "winners": [0], "points": [1, 0]}
    lowest = deal("6-6 5-4|2-1|1-0|3-3")
    result = play("jamaican", lowest, "0 6-6", NEXT)
    assert result["rounds"][0] == {"end": "blocked", "winners": [0], "points": [1, 0]}
    assert result["turn"] == 2, "the lowest hand, not the locker"
    partners = deal("6-6 5-4|2-1|4-4|3-0")
    assert play("jamaican", partners, "0 6-6")["rounds"][0]["winners"] == [1]
    shared = deal("6-6 2-1|3-0|5-5|4-4")
    assert play("jamaican", shared, "0 6-6")["rounds"][0] == {
        "end": "blocked", "winners": [], "points": [0, 0],
    }  # fmt: skip


def wins(count: int) -> list[Any]:
    """So many rounds that seat 0 wins at once."""
    again: list[Any] = [FIRST, "0 6-6"]
    return again * count


def test_six_to_love() -> None:  # JA-6
    assert not play("jamaican", *wins(5))["over"]
    result = play("jamaican", *wins(6))
    assert (result["over"], result["winners"], result["scores"]) == (True, [0], [6, 0])
    assert play("jamaican", *wins(2), target=2)["over"]


def test_all_go_back_once_every_side_has_a_point() -> None:  # JA-7
    result = play("jamaican", *wins(3), SECOND, "0 5-4, 1 5-5@1")
    assert result["scores"] == [0, 0]
    assert result["rounds"][-1] == {"end": "out", "winners": [1], "points": [-3, 0]}
    # Three sides: the third point sends all back.
    first, second = deal("6-6|5-4|3-2"), deal("5-4 2-0|5-5|3-3 1-1")
    third = deal("6-5 2-0|4-3 1-0|3-3")
    two = (first, "0 6-6", second, "0 5-4, 1 5-5@1")
    assert play("jamaican-cut-throat", *two)["scores"] == [1, 1, 0]
    result = play("jamaican-cut-throat", *two, third, "1 4-3, 2 3-3@2")
    assert (result["scores"], result["rounds"][-1]["points"]) == ([0, 0, 0], [-1, -1, 0])


def test_one_all() -> None:  # JA-8
    level = play("jamaican", *ONE_EACH, one_all=True)
    assert level["scores"] == [1, 1]
    third = deal("2-1|4-4|6-6|3-2")
    result = play("jamaican", *ONE_EACH, third, "2 6-6", one_all=True)
    assert (result["scores"], result["rounds"][-1]["points"]) == ([2, 0], [1, -1])
    # A round without a winner in between changes nothing.
    shared = deal("6-6 2-1|3-0|5-5|4-4")
    result = play("jamaican", *ONE_EACH, shared, "0 6-6", third, "2 6-6", one_all=True)
    assert result["scores"] == [2, 0]
    # Two to one is not one all: back to nothing.
    result = play("jamaican", *wins(2), SECOND, "0 5-4, 1 5-5@1", one_all=True)
    assert result["scores"] == [0, 0]


def test_without_love_nothing_goes_back() -> None:  # JA-9
    result = play("jamaican", *ONE_EACH, love=False, one_all=True)
    assert (result["scores"], result["over"]) == ([1, 1], False)
    result = play("jamaican", *ONE_EACH, deal("6-6|5-4|3-2|1-0"), "1 5-4", love=False, target=2)
    assert (result["scores"], result["winners"]) == ([1, 2], [1])
