"""Bendomino in teams, and Bendomino All Five."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import Json, deal, dealt, legal, play


def result(round_: Json) -> tuple[str, list[int], list[int]]:
    return round_["end"], round_["winners"], round_["points"]


def pips(tile: str) -> int:
    return sum(int(half) for half in tile.split("-"))


def rank(tile: str) -> tuple[bool, int, int]:
    """Order tiles by who begins: doubles first, then by pips, then by the larger half."""
    return len(set(tile.split("-"))) == 1, pips(tile), int(tile[0])


def test_teams_deal_the_whole_set_seven_each() -> None:  # BE-11
    state = dealt("bendomino-teams", "teams", players=4)
    assert [len(hand) for hand in state.hands] == [7, 7, 7, 7]
    assert len(state.stock) == 0


@pytest.mark.parametrize("players", [2, 3])
def test_teams_need_four_players(players: int) -> None:  # BE-11
    with pytest.raises(OptionError):
        GAMES["bendomino-teams"].rules(players=players)


def test_teams_pass_instead_of_drawing() -> None:  # BE-11
    dealt = deal("6-6 1-0 | 3-1 5-2 | 6-5 2-0 | 4-3 4-1")
    stuck = play("bendomino-teams", dealt, "0 6-6")
    assert (stuck["turn"], legal(stuck)) == (1, {"pass"})
    able = play("bendomino-teams", dealt, "0 6-6, 1 pass")
    assert legal(able, 2) == {"6-5@1", "6-5@2"}


def test_teams_win_by_one_member_and_score_only_the_losers_tiles() -> None:  # BE-11
    dealt = deal("6-6 4-3 | 6-1 5-3 | 5-4 2-0 | 6-2")
    ended = play("bendomino-teams", dealt, "0 6-6, 1 6-1@1, 2 pass, 3 6-2@2")
    # Seat 3 is out: 7 and 11 of the team 0+2; the partner's 5-3 counts for nobody.
    assert result(ended["rounds"][0]) == ("out", [1], [0, 7 + 11])


def test_teams_blocked_goes_to_the_lowest_single_hand_not_the_lowest_team() -> None:  # BE-11
    ended = play("bendomino-teams", deal("6-6 1-0 | 2-0 | 5-5 5-4 | 3-0"), "0 6-6")
    # Seat 0 holds 1; its team holds 20 against 5.
    assert result(ended["rounds"][0]) == ("blocked", [0], [5, 0])


def test_teams_blocked_with_the_lowest_in_both_teams_scores_nothing() -> None:  # BE-11
    ended = play("bendomino-teams", deal("6-6 5-4 | 4-0 | 3-1 | 5-5"), "0 6-6")
    assert result(ended["rounds"][0]) == ("blocked", [], [0, 0])


def test_teams_blocked_with_the_lowest_shared_by_partners_is_theirs() -> None:  # BE-11
    ended = play("bendomino-teams", deal("6-6 5-4 | 4-0 | 5-5 | 3-1"), "0 6-6")
    assert result(ended["rounds"][0]) == ("blocked", [1], [0, 19])


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 6), (4, 5)])
def test_all_five_lays_two_tiles_of_the_stock(players: int, hand: int) -> None:  # BE-12
    laid = set()
    for seed in "abcdefgh":
        state = dealt("bendomino-all-five", seed, players=players)
        hands = [[str(tile) for tile in dealt] for dealt in state.hands]
        assert [len(dealt) for dealt in hands] == [hand] * players
        assert len(state.stock) == 28 - players * hand - 2
        out = {str(tile) for tile in state.stock}.union(*hands)
        left = frozenset(str(tile) for tile in state.rules.tiles if str(tile) not in out)
        assert len(left) == 2
        laid.add(left)
        assert state.turn == max(range(players), key=lambda seat: max(map(rank, hands[seat])))
    assert len(laid) > 1


def test_all_five_has_four_open_ends_from_the_start() -> None:  # BE-12
    dealt = deal("3-2 5-1 | 4-4 6-5", stock="6-6 1-1", start="6-3 5-2")
    before = play("bendomino-all-five", dealt)
    assert before["ends"] == {"1": "6", "2": "3", "3": "5", "4": "2"}


def test_all_five_begins_with_the_highest_double_but_any_tile_that_fits() -> None:  # BE-12
    dealt = deal("3-2 5-1 | 4-4 6-5", stock="6-6 1-1", start="6-3 5-2")
    before = play("bendomino-all-five", dealt)
    assert (before["turn"], legal(before)) == (1, {"6-5@1", "5-6@3", "draw"})


def test_all_five_without_a_double_the_highest_single_begins() -> None:  # BE-12
    dealt = deal("5-3 4-0 | 6-2 3-1 | 5-1 2-1", stock="6-6", start="4-3 1-1")
    before = play("bendomino-all-five", dealt)
    assert (before["turn"], legal(before)) == (1, {"3-1@2", "1-3@3", "1-3@4", "draw"})


def test_all_five_start_tiles_score_nothing() -> None:  # BE-13
    dealt = deal("2-1 4-1 | 4-4 6-5", stock="1-1", start="6-4 5-0")  # 15 lies there
    assert play("bendomino-all-five", dealt)["scores"] == [0, 0]


FIVES = deal("6-6 5-1 4-0 | 3-3 4-1 2-0", stock="1-1", start="5-4 3-0")


@pytest.mark.parametrize("first", ["5-1@1", "4-0@2", "0-4@4"])  # 8, 8 and 16
def test_all_five_other_totals_score_nothing(first: str) -> None:  # BE-13
    assert play("bendomino-all-five", FIVES, f"0 {first}")["scores"] == [0, 0]


def test_all_five_scores_the_total_of_the_four_ends() -> None:  # BE-13
    # 1+4+3+0 = 8; 1+4+3+2 = 10 for seat 1; 1+0+3+2 = 6
    after = play("bendomino-all-five", FIVES, "0 5-1@1, 1 0-2@4")
    assert (after["scores"], after["rounds"][0]["points"]) == ([0, 10], [0, 10])
    assert play("bendomino-all-five", FIVES, "0 5-1@1, 1 0-2@4, 0 4-0@2")["scores"] == [0, 10]


def test_all_five_counts_one_half_of_a_double() -> None:  # BE-13
    dealt = deal("4-4 2-1 | 6-3 5-0", stock="1-1", start="6-4 3-2")
    assert play("bendomino-all-five", dealt, "0 4-4@2R")["scores"] == [15, 0]  # not 19


def test_all_five_counts_a_dead_end() -> None:  # BE-13
    dealt = deal("5-5 4-2 0-0 | 2-1 5-3 | 1-1 1-0 4-1", stock="5-2", start="4-4 6-3")
    # 4+2+6+3 = 15; 4+1+6+3 = 14, where the 1 is a dead end; 1+1+6+3 = 11
    after = play("bendomino-all-five", dealt, "0 4-2@2, 1 2-1@2, 2 4-1@1")
    assert after["scores"] == [15, 0, 0]
    dealt = deal("5-5 4-2 0-0 | 2-1 5-3 | 1-1 1-0 6-2", stock="4-1", start="4-4 6-3")
    # 4+1+2+3 = 10 with the dead end
    after = play("bendomino-all-five", dealt, "0 4-2@2, 1 2-1@2, 2 6-2@3")
    assert after["scores"] == [15, 0, 10]


def test_all_five_adds_the_remaining_ends_after_a_join() -> None:  # BE-13
    dealt = deal("5-5 2-0 4-0 | 6-0 4-3 | 1-1 5-1", stock="3-2", start="6-2 4-1")
    # A ring of 6-2, 2-0, 0-6 leaves 4+1.
    after = play("bendomino-all-five", dealt, "0 2-0@2, 1 0-6@2")
    assert after["ends"] == {"3": "4", "4": "1"}
    assert after["scores"] == [0, 5, 0]
    assert after["turn"] == 2


@pytest.mark.parametrize("stock", ["6-4 3-3", "3-3 6-4"])
def test_all_five_draws_as_the_basic_game(stock: str) -> None:  # BE-14
    dealt = deal("5-5 2-1 | 4-1 3-1", stock=stock, start="6-2 6-0")
    assert legal(play("bendomino-all-five", dealt), 0) == {"2-1@2", "draw"}
    assert play("bendomino-all-five", dealt, "0 draw")["turn"] == 1
    drawn = play("bendomino-all-five", dealt, "0 draw, 1 draw")
    if stock.startswith("6-4"):
        assert drawn["turn"] == 0  # 3-3 does not fit, the turn is over
    else:
        assert (drawn["turn"], legal(drawn)) == (1, {"6-4@1", "6-4@3", "pass"})


def test_all_five_draws_the_stock_out_when_nothing_can_ever_go() -> None:  # BE-14
    dealt = deal("5-5 6-1 | 4-3 | 5-3", stock="4-4 5-4 3-3", start="6-2 2-0")
    # 1+2+2+0 = 5 for seat 0; then 1 takes 4-4, 2 takes 5-4, 0 takes 3-3: 16, 15 and 17.
    ended = play("bendomino-all-five", dealt, "0 6-1@1")
    assert (ended["hands"], ended["stock"]) == ([2, 2, 2], 0)
    # The most points made win, though seat 1 holds fewest pips.
    assert result(ended["rounds"][0]) == ("blocked", [0], [5 + 15 + 17, 0, 0])


def test_all_five_winner_made_most_even_if_another_goes_out() -> None:  # BE-14
    dealt = deal("5-5 6-1 3-1 | 2-1 | 5-3 4-4", stock="1-1", start="6-2 2-0")
    # 1+2+2+0 = 5 for seat 0; 1+1+2+0 = 4; seat 1 is out, seat 2 holds 16.
    ended = play("bendomino-all-five", dealt, "0 6-1@1, 1 2-1@2")
    assert result(ended["rounds"][0]) == ("out", [0], [5 + 16, 0, 0])


def test_all_five_everyone_keeps_what_they_made() -> None:  # BE-14
    dealt = deal("5-5 6-1 3-1 | 5-0 | 5-3 4-4", stock="1-1", start="6-0 5-4")
    # 1+0+5+4 = 10 for seat 0, then 1+5+5+4 = 15 for seat 1, who is out: 14 and 16 are left.
    more = play("bendomino-all-five", dealt, "0 6-1@1, 1 0-5@2")
    assert result(more["rounds"][0]) == ("out", [1], [10, 15 + 14 + 16, 0])
    # 1+0+5+4 = 10 for seat 0, then 1+0+0+4 = 5 for seat 1: seat 0 adds the 16.
    less = play("bendomino-all-five", dealt, "0 6-1@1, 1 5-0@3")
    assert result(less["rounds"][0]) == ("out", [0], [10 + 16, 5, 0])


def test_all_five_tie_for_most_points_adds_no_pips() -> None:  # BE-14
    dealt = deal("5-5 6-1 3-1 | 2-2 | 5-3 4-4", stock="1-1", start="6-2 2-0")
    # 1+2+2+0 = 5 for seat 0, and the same for seat 1, who is out.
    tied = play("bendomino-all-five", dealt, "0 6-1@1, 1 2-2@3R")
    assert result(tied["rounds"][0]) == ("out", [], [5, 5, 0])


def test_all_five_counts_only_the_points_of_this_round() -> None:  # BE-14
    first = deal("6-6 | 5-4 3-3", start="6-2 2-0")  # 6+2+2+0 = 10 for seat 0, and 15 left
    second = deal("5-5 6-1 3-1 | 2-1", stock="1-1", start="6-3 2-2")
    # 1+3+2+2 = 8; 1+3+1+2 = 7: nobody made a point, so nobody wins it.
    both = play("bendomino-all-five", first, "0 6-6@1R", second, "0 6-1@1, 1 2-1@3")
    assert result(both["rounds"][1]) == ("out", [], [0, 0])
    assert both["scores"] == [25, 0]


@pytest.mark.parametrize(("last", "over"), [("5-0", True), ("4-0", False)])
def test_all_five_is_won_with_two_hundred(last: str, over: bool) -> None:  # BE-14
    # 6+2+2+0 = 10 for the play; 11+10+9+7+10+9+8+8+7+6 = 85 and 5 or 4 left: 100 or 99.
    most = "6-5 6-4 6-3 6-1 5-5 5-4 5-3 4-4 4-3 4-2"
    first = deal(f"6-6 | {most} 5-0", start="6-2 2-0")
    once = play("bendomino-all-five", first, "0 6-6@1R")
    assert (once["scores"], once["over"]) == ([100, 0], False)
    second = deal(f"6-6 | {most} {last}", start="6-2 2-0")
    twice = play("bendomino-all-five", first, "0 6-6@1R", second, "0 6-6@1R")
    assert twice["scores"] == [200 if over else 199, 0]
    assert (twice["over"], twice["winners"]) == (over, [0] if over else [])
