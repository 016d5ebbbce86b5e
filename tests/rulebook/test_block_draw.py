"""Block & Draw."""

import pytest

from boneyard.chance import Seeded
from boneyard.engine import start
from boneyard.options import OptionError
from kit import deal, legal, play, refused, table_rules


# BD-1
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("highest", [6, 15])
def test_five_tiles_each(players: int, highest: int) -> None:
    rules = table_rules("block-draw", players=players, set=highest)
    state = start(rules, Seeded("five"))
    assert [len(hand) for hand in state.hands] == [5] * players
    assert len(state.stock) == len(rules.tiles) - 5 * players


# BD
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        table_rules("block-draw", players=players)


# BD-1
def test_the_highest_double_leads() -> None:
    position = deal("6-5 1-1|6-4 3-3|2-2 0-0", stock="5-5")
    assert play("block-draw", position)["legal"] == [[1, "3-3"]]


# BD-1
def test_a_deal_without_a_double_is_dealt_again() -> None:
    assert refused("block-draw", deal("6-5 4-1|6-4 3-2", stock="5-5"))
    rules = table_rules("block-draw", players=2, set=15)
    for number in range(40):
        hands = rules.deal(1, Seeded(f"again {number}")).hands
        doubles = [tile for hand in hands for tile in hand if tile.is_double]
        highest = max(doubles, key=lambda tile: tile.pips)
        leader = start(rules, Seeded(f"again {number}")).turn
        assert [highest in hand for hand in hands].index(True) == leader


# BD-2
def test_one_line_with_two_open_ends() -> None:
    position = deal("2-2 2-1 1-1|6-2 6-1 3-1", stock="0-0")
    result = play("block-draw", position, "0 2-2, 1 2-6@2, 0 2-1@1, 1 6-1@2")
    assert [entry["ends"] for entry in result["trace"]] == [
        {},
        {"1": "2", "2": "2"},
        {"1": "2", "2": "6"},
        {"1": "1", "2": "6"},
        {"1": "1", "2": "1"},
    ]
    assert legal(result) == {"1-1@1", "1-1@2"}


# BD-2
def test_must_play_if_able_and_draw_until_able() -> None:
    position = deal("2-2 2-1 5-4|6-2 6-5 3-1", stock="4-4 5-0 6-3")
    assert refused("block-draw", position, "0 2-2, 1 draw")
    stuck = "0 2-2, 1 2-6@1, 0 2-1@2, 1 1-3@2"
    assert legal(play("block-draw", position, stuck)) == {"draw"}
    assert legal(play("block-draw", position, f"{stuck}, 0 draw, 0 draw")) == {"draw"}
    result = play("block-draw", position, f"{stuck}, 0 draw, 0 draw, 0 draw")
    assert legal(result) == {"6-3@1", "3-6@2"}


# BD-3
def test_out_scores_what_the_others_hold() -> None:
    position = deal("5-5 5-1|5-4 3-2|2-2", stock="6-6")
    result = play("block-draw", position, "0 5-5, 1 5-4@1, 2 draw")
    assert legal(result) == {"pass"}
    result = play("block-draw", position, "0 5-5, 1 5-4@1, 2 draw, 2 pass, 0 5-1@2")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [21, 0, 0]}]


# BD-3
def test_blocked_the_lowest_scores_the_difference() -> None:
    position = deal("5-5 6-0|4-2|3-3 1-0")
    result = play("block-draw", position, "0 5-5")
    assert result["rounds"] == [{"end": "blocked", "winners": [], "points": [0, 0, 0]}]
    position = deal("5-5 6-0|4-1|3-3 1-0")
    result = play("block-draw", position, "0 5-5")
    assert result["rounds"] == [{"end": "blocked", "winners": [1], "points": [0, 8, 0]}]
