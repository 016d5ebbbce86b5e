"""Bendomino and its two simple kin: curved tiles that must match and fit."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import Json, deal, dealt, legal, play, refused

RIGHT = "0-1 0-2 0-4 1-2 1-3 1-5 2-3 2-4 2-6 3-4 3-5 3-0 4-5 4-6 4-1 5-6 5-0 5-2 6-0 6-1 6-3"


def double_after(first: int, then: int) -> set[str]:
    """Lead a double, walk on from `first` to `then` on arm 2, draw the double of `then`."""
    a, b, c, d = [pip for pip in range(7) if pip not in (first, then)][:4]
    dealt = deal(f"{first}-{first} {a}-{b} | {first}-{then} {c}-{d}", stock=f"{then}-{then}")
    moves = f"0 {first}-{first}, 1 {first}-{then}@2, 0 draw"
    return legal(play("bendomino", dealt, moves), 0)


def result(round_: Json) -> tuple[str, list[int], list[int]]:
    return round_["end"], round_["winners"], round_["points"]


@pytest.mark.parametrize("pair", RIGHT.split())
def test_each_tile_turns_right_one_way_and_left_the_other(pair: str) -> None:
    """BE-1: two right turns in a row leave only the left turn, a right and a left leave both."""
    a, b = (int(pip) for pip in pair.split("-"))
    assert double_after(a, b) == {f"{b}-{b}@2L", "pass"}
    assert double_after(b, a) == {f"{a}-{a}@2R", f"{a}-{a}@2L", "pass"}


def test_a_double_may_turn_either_way() -> None:  # BE-1
    dealt = deal("6-5 6-2 | 4-1", stock="5-5")
    drawn = play("bendomino", dealt, "0 6-5, 1 draw")
    assert legal(drawn, 1) == {"5-5@2R", "5-5@2L", "pass"}
    for turn in "RL":
        assert play("bendomino", dealt, f"0 6-5, 1 draw, 1 5-5@2{turn}")["turn"] == 0


def test_a_double_must_say_its_turn() -> None:  # BE-1
    refused("bendomino", deal("6-5 2-0 | 4-1", stock="5-5"), "0 6-5, 1 draw, 1 5-5@2")


def test_the_bendomino_set_is_double_six() -> None:  # BE-1
    tiles = {str(tile) for tile in GAMES["bendomino"].rules(players=2).tiles}
    assert tiles == {f"{a}-{b}" for a in range(7) for b in range(a + 1)}
    with pytest.raises(OptionError):
        GAMES["bendomino"].rules(players=2, set=9)


def test_open_position_takes_both_turns() -> None:  # BE-2
    led = play("bendomino", deal("5-5 1-0 | 5-2 5-4", stock="3-1"), "0 5-5")
    assert legal(led, 1) == {"5-2@1", "5-2@2", "5-4@1", "5-4@2", "draw"}


def test_closed_position_takes_only_the_turn_that_is_free() -> None:  # BE-2
    dealt = deal("6-6 0-0 2-0 3-0 4-0 5-0 | 6-0 3-2 | 6-1 3-3")
    after = play("bendomino", dealt, "0 6-6, 1 6-0@2, 2 6-1@1")
    assert after["ends"] == {"1": "1", "2": "0"}
    assert legal(after, 0) == {"0-0@2L", "0-3@2", "0-5@2"}  # 0-2 and 0-4 would overlap
    refused("bendomino", dealt, "0 6-6, 1 6-0@2, 2 6-1@1, 0 0-4@2")


def test_dead_end_takes_no_turn() -> None:  # BE-2
    # Behind the two start tiles of All Five there is no room after two left turns.
    dealt = deal("5-5 4-2 | 2-1 5-3 | 1-1 1-0 5-1", stock="5-2", start="4-4 6-3")
    after = play("bendomino-all-five", dealt, "0 4-2@2, 1 2-1@2")
    assert after["ends"] == {"1": "4", "2": "1", "3": "6", "4": "3"}
    assert legal(after, 2) == {"draw"}


def test_number_must_match_even_where_there_is_room() -> None:  # BE-2
    refused("bendomino", deal("6-6 5-1 | 5-4 6-2", stock="3-1"), "0 6-6, 1 5-4@1")


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 6), (4, 5)])
@pytest.mark.parametrize("game", ["bendomino", "bendomino-wild-draw", "bendomino-no-draw"])
def test_hands_are_seven_six_or_five(game: str, players: int, hand: int) -> None:
    """BE-3, and BE-9 and BE-10 deal alike."""
    state = dealt(game, "hands", players=players)
    assert [len(dealt) for dealt in state.hands] == [hand] * players
    assert len(state.stock) == 28 - players * hand


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:  # BE-3
    with pytest.raises(OptionError):
        GAMES["bendomino"].rules(players=players)


def test_highest_double_must_be_led() -> None:  # BE-3
    dealt = deal("3-3 6-5 | 5-4 1-0 | 4-4 0-0", stock="5-5")
    before = play("bendomino", dealt)
    assert (before["turn"], legal(before)) == (2, {"4-4"})
    assert before["ends"] == {}


def test_without_a_double_the_highest_single_must_be_led() -> None:  # BE-3
    before = play("bendomino", deal("5-3 4-1 | 6-2 5-0", stock="6-6"))
    assert (before["turn"], legal(before)) == (1, {"6-2"})


def test_two_open_ends_and_play_goes_clockwise() -> None:  # BE-3
    dealt = deal("6-2 2-1 | 4-4 5-0 3-2 | 4-1 3-0", stock="5-5 1-1 6-6")
    led = play("bendomino", dealt, "1 4-4")
    assert (led["turn"], led["ends"]) == (2, {"1": "4", "2": "4"})
    grown = play("bendomino", dealt, "1 4-4, 2 4-1@2")
    assert (grown["turn"], grown["ends"]) == (0, {"1": "4", "2": "1"})


def test_who_cannot_play_draws_one_and_may_play_it_or_pass() -> None:  # BE-4
    dealt = deal("6-6 2-0 | 3-1 5-2", stock="6-4 6-3")
    assert legal(play("bendomino", dealt, "0 6-6"), 1) == {"draw"}
    drawn = play("bendomino", dealt, "0 6-6, 1 draw")
    assert (drawn["turn"], legal(drawn)) == (1, {"6-4@1", "6-4@2", "pass"})
    passed = play("bendomino", dealt, "0 6-6, 1 draw, 1 pass")
    assert (passed["turn"], passed["hands"], passed["stock"]) == (0, [1, 3], 1)


def test_an_unplayable_draw_ends_the_turn_by_itself() -> None:  # BE-4
    dealt = deal("6-6 2-0 | 3-1 5-2", stock="4-3 6-4")
    drawn = play("bendomino", dealt, "0 6-6, 1 draw")
    assert (drawn["turn"], drawn["hands"], legal(drawn)) == (0, [1, 3], {"draw"})


def test_with_the_stock_empty_who_cannot_play_passes() -> None:  # BE-4
    dealt = deal("6-6 6-1 2-0 | 3-2 5-4")
    stuck = play("bendomino", dealt, "0 6-6")
    assert (stuck["turn"], legal(stuck)) == (1, {"pass"})
    assert play("bendomino", dealt, "0 6-6, 1 pass")["turn"] == 0


def test_with_a_playable_tile_a_draw_ends_the_turn_at_once() -> None:  # BE-5
    dealt = deal("6-6 2-0 | 6-1 5-2", stock="6-4 6-3")
    drawn = play("bendomino", dealt, "0 6-6, 1 draw")  # 6-4 would fit, too
    assert (drawn["turn"], drawn["hands"], drawn["stock"]) == (0, [1, 3], 1)


def test_no_draw_from_an_empty_stock_and_no_pass_with_a_playable_tile() -> None:  # BE-5
    assert legal(play("bendomino", deal("6-6 2-0 | 6-1 5-2"), "0 6-6"), 1) == {"6-1@1", "6-1@2"}
    refused("bendomino", deal("6-6 2-0 | 6-1 5-2", stock="6-4"), "0 6-6, 1 pass")


def test_ends_may_be_joined_only_if_both_joints_match() -> None:  # BE-6
    third = play("bendomino", deal("6-2 3-1 | 2-0 4-3 | 6-0 5-0 1-0"), "0 6-2, 1 2-0@2")
    # 0-5 would stand at the 6 with its 5; 0-1 turns away.
    assert legal(third, 2) == {"6-0@1", "0-6@2", "0-1@2"}


@pytest.mark.parametrize("join", ["6-0@1", "0-6@2"])
def test_joined_ends_leave_no_open_end(join: str) -> None:  # BE-6
    dealt = deal("6-2 3-1 | 2-0 4-3 | 6-0 4-1")
    joined = play("bendomino", dealt, f"0 6-2, 1 2-0@2, 2 {join}")
    assert joined["ends"] == {}
    assert result(joined["rounds"][0]) == ("blocked", [0], [12, 0, 0])  # 4 against 7 and 5


def test_a_loop_of_nine_closes_only_on_a_matching_half() -> None:  # BE-6
    dealt = deal("5-5 6-4 3-1 6-2 5-0 3-0 1-0 5-4 | 6-5 4-1 3-2 6-0 2-1")
    moves = "0 5-5, 1 5-6@2, 0 6-4@2, 1 4-1@2, 0 1-3@2, 1 3-2@2, 0 2-6@2, 1 6-0@2"
    before = play("bendomino", dealt, moves)
    assert before["ends"] == {"1": "5", "2": "0"}
    # 0-3 would stand at the 5 with its 3; 0-1 and 5-4 find no room.
    assert legal(before, 0) == {"0-5@2", "5-0@1"}
    joined = play("bendomino", dealt, moves + ", 0 0-5@2")
    assert joined["ends"] == {}
    assert result(joined["rounds"][0]) == ("blocked", [1], [0, 13])


def test_when_nothing_can_ever_go_players_draw_the_stock_in_turn() -> None:
    """BE-7: from the player to move, one tile each, by itself; BE-8: nothing is subtracted."""
    dealt = deal("6-6 1-0 | 2-1 | 3-1", stock="4-1 5-1 4-4 5-2")
    ended = play("bendomino", dealt, "0 6-6")
    # 1 takes 4-1, 2 takes 5-1, 0 takes 4-4, 1 takes 5-2: hands of 9, 15 and 10.
    assert (ended["hands"], ended["stock"], len(ended["trace"])) == ([2, 3, 2], 0, 2)
    assert result(ended["rounds"][0]) == ("blocked", [0], [25, 0, 0])
    refused("bendomino", dealt, "0 6-6, 1 draw")


@pytest.mark.parametrize(
    "dealt",
    [
        deal("6-6 1-0 | 2-1 | 3-1", stock="4-1 5-1 6-4"),
        deal("6-6 1-0 | 2-1 | 6-3", stock="4-1 5-1"),
        deal("6-6 6-0 | 2-1 | 3-1", stock="4-1 5-1"),
    ],
)
def test_one_tile_in_a_hand_or_the_stock_keeps_the_round_alive(dealt: Json) -> None:  # BE-7
    led = play("bendomino", dealt, "0 6-6")
    assert (led["rounds"][0]["end"], led["turn"], legal(led)) == (None, 1, {"draw"})


def test_a_tile_that_matches_but_fits_nowhere_does_not_keep_it_alive() -> None:  # BE-7
    moves = "0 6-6, 1 6-0@2, 0 6-1@1"  # the end 0 is closed: only left turns
    ended = play("bendomino", deal("6-6 6-1 2-0 | 6-0 5-2", stock="4-0 3-2"), moves)
    # 1 takes 4-0, 0 takes 3-2: hands of 7 and 11.
    assert result(ended["rounds"][0]) == ("blocked", [0], [11, 0])
    alive = play("bendomino", deal("6-6 6-1 2-0 | 6-0 5-2", stock="3-0 4-2"), moves)
    assert (alive["turn"], legal(alive)) == (1, {"draw"})


def test_joined_ends_have_the_stock_drawn_out() -> None:  # BE-7
    dealt = deal("6-2 3-1 | 2-0 4-3 | 6-0 4-1", stock="3-0 5-5 2-1 1-1")
    ended = play("bendomino", dealt, "0 6-2, 1 2-0@2, 2 0-6@2")
    # 0 takes 3-0, 1 takes 5-5, 2 takes 2-1, 0 takes 1-1: 9, 17 and 8.
    assert result(ended["rounds"][0]) == ("blocked", [2], [0, 0, 26])


@pytest.mark.parametrize("game", ["bendomino", "bendomino-wild-draw"])
def test_wild_draw_draws_the_stock_out_too(game: str) -> None:  # BE-7
    ended = play(game, deal("6-6 5-0 | 2-1", stock="1-0 5-4"), "0 6-6")
    # 1 takes 1-0, 0 takes 5-4: 14 and 4.
    assert result(ended["rounds"][0]) == ("blocked", [1], [0, 14])


def test_the_games_without_drawing_leave_the_stock_alone() -> None:  # BE-7
    ended = play("bendomino-no-draw", deal("6-6 5-0 | 2-1", stock="1-0 5-4"), "0 6-6")
    assert (ended["hands"], ended["stock"]) == ([1, 1], 2)
    assert result(ended["rounds"][0]) == ("blocked", [1], [0, 5])


def test_going_out_comes_before_the_block() -> None:  # BE-8
    ended = play("bendomino", deal("6-6 | 2-1 | 3-1", stock="4-1 5-1"), "0 6-6")
    assert (ended["hands"], ended["stock"]) == ([0, 1, 1], 2)
    assert result(ended["rounds"][0]) == ("out", [0], [7, 0, 0])


def test_blocked_tie_for_lowest_scores_nothing() -> None:  # BE-8
    ended = play("bendomino", deal("6-6 2-1 | 3-0 | 5-4"), "0 6-6")
    assert result(ended["rounds"][0]) == ("blocked", [], [0, 0, 0])


@pytest.mark.parametrize(("last", "over"), [("5-0", True), ("4-0", False)])
@pytest.mark.parametrize("game", ["bendomino", "bendomino-wild-draw", "bendomino-no-draw"])
def test_a_hundred_wins_the_match(game: str, last: str, over: bool) -> None:  # BE-8
    # 11+10+9+8+7+6 (sixes, 51) + 10+9+8 (fives, 27) + 8+7 (fours, 15) + 2 = 95
    hand = f"6-5 6-4 6-3 6-2 6-1 6-0 5-5 5-4 5-3 4-4 4-3 1-1 {last}"
    ended = play(game, deal(f"6-6 | {hand}"), "0 6-6")
    assert ended["scores"] == [100 if over else 99, 0]
    assert (ended["over"], ended["winners"]) == (over, [0] if over else [])


def test_wild_draw_draws_until_playable_and_must_then_play() -> None:  # BE-9
    dealt = deal("6-6 2-0 | 3-1 5-2", stock="4-3 5-4 6-4 6-3")
    once = play("bendomino-wild-draw", dealt, "0 6-6, 1 draw")
    assert (once["turn"], legal(once)) == (1, {"draw"})
    thrice = play("bendomino-wild-draw", dealt, "0 6-6, 1 draw, 1 draw, 1 draw")
    assert (thrice["turn"], legal(thrice)) == (1, {"6-4@1", "6-4@2"})


def test_wild_draw_passes_once_the_stock_is_empty() -> None:  # BE-9
    dealt = deal("6-6 6-1 | 3-1 5-2", stock="4-3")
    drawn = play("bendomino-wild-draw", dealt, "0 6-6, 1 draw")
    assert (drawn["turn"], legal(drawn)) == (1, {"pass"})


def test_wild_draw_may_draw_one_instead_of_playing() -> None:  # BE-9
    dealt = deal("6-6 5-1 | 6-5 4-3", stock="6-2 5-4")
    assert legal(play("bendomino-wild-draw", dealt, "0 6-6"), 1) == {"6-5@1", "6-5@2", "draw"}
    assert play("bendomino-wild-draw", dealt, "0 6-6, 1 draw")["turn"] == 0


def test_no_draw_passes_instead_of_drawing() -> None:  # BE-10
    dealt = deal("6-6 6-1 | 3-1 5-2", stock="6-4 4-3")
    stuck = play("bendomino-no-draw", dealt, "0 6-6")
    assert (stuck["turn"], legal(stuck)) == (1, {"pass"})


def test_no_draw_has_no_drawing_instead_of_a_play_either() -> None:  # BE-10
    dealt = deal("6-6 2-1 | 6-5 5-2", stock="6-4 4-3")
    assert legal(play("bendomino-no-draw", dealt, "0 6-6"), 1) == {"6-5@1", "6-5@2"}
