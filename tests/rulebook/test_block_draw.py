"""Block & Draw."""

import pytest

from boneyard.core.chance import Seeded
from boneyard.core.options import OptionError
from boneyard.engine import start
from support.kit import deal, legal, play, refused, table_rules


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


# BD-4
@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 1), (4, 7)])
def test_as_many_tiles_each_as_the_option_says(players: int, hand: int) -> None:
    state = start(table_rules("block-draw", players=players, hand=hand), Seeded("hand"))
    assert [len(held) for held in state.hands] == [hand] * players
    assert len(state.stock) == 28 - hand * players


# BD-4
@pytest.mark.parametrize("hand", [0, 8, "7"])
def test_more_tiles_than_the_set_can_serve_are_refused(hand: object) -> None:
    with pytest.raises(OptionError):
        table_rules("block-draw", players=4, hand=hand)


# BD-5
def test_the_highest_single_may_lead_where_nobody_has_a_double() -> None:
    single = deal("5-4 4-1|6-3 3-2", stock="5-5")
    assert refused("block-draw", single, lead="double")
    assert play("block-draw", single, lead="highest")["legal"] == [[1, "6-3"]]
    double = deal("6-5 1-1|6-4 3-3")
    assert play("block-draw", double, lead="highest")["legal"] == [[1, "3-3"]]
    rules = table_rules("block-draw", players=2, set=15, lead="highest")
    dealt = [rules.deal(1, Seeded(f"single {n}")) for n in range(40)]
    assert not all(any(t.is_double for hand in one.hands for t in hand) for one in dealt)


# BD-5
def test_each_in_turn_leads_any_tile() -> None:
    dealt = deal("1-0|6-6 6-5|5-5")
    first = play("block-draw", dealt, lead="any")
    assert first["legal"] == [[0, "1-0"]]
    second = play("block-draw", dealt, "0 1-0", dealt, lead="any")
    assert sorted(second["legal"]) == [[1, "6-5"], [1, "6-6"]]
    out = "1 6-6, 2 pass, 0 pass, 1 6-5@1"
    third = play("block-draw", dealt, "0 1-0", dealt, out, dealt, lead="any")
    assert third["legal"] == [[2, "5-5"]]


# BD-6
def test_nobody_draws_where_the_option_says_so() -> None:
    dealt = deal("5-5 5-1 2-2|6-4 3-1|5-4 6-3", stock="5-6 5-0")
    stuck = play("block-draw", dealt, "0 5-5", draw="never")
    assert (legal(stuck, 1), stuck["stock"]) == ({"pass"}, 2)
    assert legal(play("block-draw", dealt, "0 5-5")) == {"draw"}
    assert refused("block-draw", dealt, "0 5-5, 1 draw", draw="never")


# BD-6
def test_the_boneyard_may_hold_tiles_when_nobody_draws_and_nobody_can_play() -> None:
    dealt = deal("5-5 4-1|6-4 3-1", stock="6-5 5-0")
    ended = play("block-draw", dealt, "0 5-5", draw="never")
    assert ended["rounds"] == [{"end": "blocked", "winners": [0], "points": [9, 0]}]
    assert ended["stock"] == 2


# BD-7
def test_blocked_the_team_that_holds_fewer_pips_together_wins() -> None:
    """The lowest hand of the four, 1-0, is of the team that holds more: it would get -12."""
    dealt = deal("6-6 1-0|2-1|5-5 4-4|2-2")
    ended = play("block-draw", dealt, "0 6-6", teams=True)
    assert ended["rounds"] == [{"end": "blocked", "winners": [1], "points": [0, 12]}]
    # Each for themselves: the lowest hand.
    alone = play("block-draw", dealt, "0 6-6")
    assert alone["rounds"] == [{"end": "blocked", "winners": [0], "points": [24, 0, 0, 0]}]


# BD-7
def test_blocked_with_as_many_pips_on_both_sides_nobody_wins() -> None:
    dealt = deal("6-6 1-0|2-1|3-1 2-2|4-2")
    ended = play("block-draw", dealt, "0 6-6", teams=True)
    assert ended["rounds"] == [{"end": "blocked", "winners": [], "points": [0, 0]}]


# BD-7
def test_out_a_team_scores_what_the_other_team_holds() -> None:
    dealt = deal("6-6|6-1 2-1|5-5 4-4|2-2")
    ended = play("block-draw", dealt, "0 6-6", teams=True)
    assert ended["rounds"] == [{"end": "out", "winners": [0], "points": [7 + 3 + 4, 0]}]
    assert refused("block-draw", deal("6-6|6-1|5-5"), teams=True)
