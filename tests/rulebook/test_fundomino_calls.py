"""Fundomino's calls: the duty to say domino, and who may catch (FD-9)."""

import pytest

from support.kit import Json, deal, legal, play, refused


def result(round_: Json) -> tuple[str, list[int], list[int]]:
    return round_["end"], round_["winners"], round_["points"]


CALL = deal("6-6 5-3 4-1 | 6-1 2-2 | 5-4 4-4 3-2", stock="2-1 5-1 5-5")
CALL_MOVES = "0 6-6, 0 clockwise, 1 6-1@1"


def calls(result: Json) -> set[tuple[int, str]]:
    return {(who, move) for who, move in result["legal"] if move[:5] in ("domin", "catch")}


def test_a_play_that_leaves_one_tile_opens_the_calls() -> None:  # FD-9
    before = play("fundomino", CALL, "0 6-6, 0 clockwise")  # two tiles left: no duty
    assert calls(before) == set()
    after = play("fundomino", CALL, CALL_MOVES)
    assert calls(after) == {(1, "domino"), (0, "catch:1"), (2, "catch:1")}
    assert (after["turn"], legal(after, 2)) == (2, {"draw", "catch:1"})


def test_said_in_time_nobody_can_catch() -> None:  # FD-9
    said = play("fundomino", CALL, CALL_MOVES + ", 1 domino")
    assert (said["turn"], calls(said)) == (2, set())
    refused("fundomino", CALL, CALL_MOVES + ", 1 domino, 0 catch:1")


def test_caught_first_draws_one_from_the_stock() -> None:  # FD-9
    caught = play("fundomino", CALL, CALL_MOVES + ", 0 catch:1")
    assert (caught["hands"], caught["stock"], caught["turn"]) == ([2, 2, 3], 2, 2)
    assert calls(caught) == set()
    refused("fundomino", CALL, CALL_MOVES + ", 0 catch:1, 1 domino")


def test_a_catch_that_empties_the_stock_may_block_the_round() -> None:  # FD-9 G-10
    dealt = deal("6-6 5-3 | 4-4 5-1", stock="2-2")
    caught = play("fundomino", dealt, "0 6-6, 1 catch:0")
    assert (caught["hands"], caught["stock"], caught["legal"]) == ([2, 2], 0, [])
    assert result(caught["rounds"][0]) == ("blocked", [0], [40, 0])  # 12 and 14


def test_the_calls_stay_open_until_their_next_turn_begins() -> None:  # FD-9
    moves = CALL_MOVES + ", 2 draw, 2 1-2@1, 0 draw, 0 draw"
    still = play("fundomino", CALL, moves)
    assert calls(still) == {(1, "domino"), (0, "catch:1"), (2, "catch:1")}
    begun = play("fundomino", CALL, moves + ", 0 pass")
    assert (begun["turn"], legal(begun)) == (1, {"2-2@1L"})


def test_caught_with_the_stock_empty_takes_from_the_catcher() -> None:  # FD-9
    dealt = deal("6-6 6-5 4-1 | 6-1 2-2 | 5-4")
    by_two = play("fundomino", dealt, CALL_MOVES + ", 0 catch:1")
    assert by_two["turn"] is None
    assert sorted(by_two["legal"]) == [[None, "4-1"], [None, "6-5"]]
    taken = play("fundomino", dealt, CALL_MOVES + ", 0 catch:1, - 4-1")
    assert (taken["hands"], taken["turn"]) == ([1, 2, 1], 2)
    refused("fundomino", dealt, CALL_MOVES + ", 0 catch:1, - 4-1, 2 catch:1")  # once is enough


def test_a_catcher_whose_hand_is_emptied_has_finished() -> None:
    """FD-9, by the ruling of FD-6: seat 2 was to move, and is now first."""
    dealt = deal("6-6 6-5 | 6-1 2-2 | 5-4")
    emptied = play("fundomino", dealt, CALL_MOVES + ", 2 catch:1, - 5-4")
    assert (emptied["hands"], emptied["turn"]) == ([1, 2, 0], 0)
    ended = play("fundomino", dealt, CALL_MOVES + ", 2 catch:1, - 5-4, 0 6-5@2")
    assert result(ended["rounds"][0]) == ("out", [2], [20, 0, 40])


def test_the_duty_ends_when_the_hand_is_no_longer_one_tile() -> None:  # FD-9
    dealt = deal("6-6 6-1 4-4 | A3-P6 5-4", stock="5-1")
    again = play("fundomino", dealt, "0 6-6, 1 P6-A3@2")  # the arrow: still their turn
    assert calls(again) == {(1, "domino"), (0, "catch:1")}
    drawn = play("fundomino", dealt, "0 6-6, 1 P6-A3@2, 1 draw")
    assert (drawn["hands"], calls(drawn)) == ([2, 2], set())


def test_a_hand_dealt_with_one_tile_brings_no_duty() -> None:  # FD-9
    dealt_one = play("fundomino", deal("6-6 5-1 4-1 | 6-2", stock="1-1"), "0 6-6")
    assert calls(dealt_one) == set()


# The plus of seat 1 makes seat 0 take one of its two tiles.
TAKE = deal("6-6 6-1 3-2 | A6-P3 5-4 5-1 | 6-4 4-4")
TAKE_MOVES = "0 6-6, 0 counterclockwise, 2 6-4@2, 2 domino, 1 A6-P3@1, 0 draw, - 5-4"


def test_a_random_take_that_leaves_one_tile_brings_the_duty() -> None:  # FD-9
    taken = play("fundomino", TAKE, TAKE_MOVES)
    assert (taken["hands"], taken["turn"]) == ([3, 1, 1], 0)
    assert calls(taken) == {(1, "domino"), (0, "catch:1"), (2, "catch:1")}
    said = play("fundomino", TAKE, TAKE_MOVES + ", 1 domino")
    assert (said["turn"], calls(said)) == (0, set())
    caught = play("fundomino", TAKE, TAKE_MOVES + ", 2 catch:1, - 4-4")
    assert (caught["hands"], caught["turn"]) == ([3, 2, 0], 0)


def test_with_calls_off_a_take_brings_no_duty() -> None:  # FD-9
    moves = TAKE_MOVES.replace(", 2 domino", "")
    taken = play("fundomino", TAKE, moves, calls=False)
    assert (taken["hands"], calls(taken)) == ([3, 1, 1], set())


def test_the_duty_of_a_take_lasts_until_their_next_turn_begins() -> None:  # FD-9
    two = deal("6-6 6-1 3-2 | A6-P3 5-4 5-1")
    taken = "0 6-6, 1 A6-P3@2, 0 draw, - 5-4"
    assert calls(play("fundomino", two, taken)) == {(1, "domino"), (0, "catch:1")}
    begun = play("fundomino", two, taken + ", 0 6-1@1")
    assert (begun["turn"], calls(begun)) == (1, set())


def test_the_duty_of_a_take_ends_with_the_one_tile() -> None:  # FD-9
    """The catcher comes to one tile by the catch, and has none left after the next."""
    dealt = deal("6-6 3-2 4-1 5-5 | 6-1 5-4 | 6-3 4-4 | 6-5 3-1")
    moves = "0 6-6, 0 clockwise, 1 6-1@1, 2 6-3@2"
    one = play("fundomino", dealt, moves + ", 3 catch:1, - 6-5")
    assert (one["hands"], one["turn"]) == ([3, 2, 1, 1], 3)
    assert calls(one) == {
        *((2, "domino"), (3, "domino")),
        *((0, "catch:2"), (1, "catch:2"), (3, "catch:2")),
        *((0, "catch:3"), (1, "catch:3"), (2, "catch:3")),
    }
    none = play("fundomino", dealt, moves + ", 3 catch:1, - 6-5, 3 catch:2, - 3-1")
    assert (none["hands"], none["turn"]) == ([3, 2, 2, 0], 0)
    assert calls(none) == set()


def test_a_take_in_ones_own_turn_brings_the_duty_too() -> None:
    """FD-9: it lasts through this turn, until the next begins."""
    dealt = deal("6-6 5-3 4-1 | 6-1 2-2 | 6-5 5-4")
    taken = play("fundomino", dealt, CALL_MOVES + ", 2 catch:1, - 5-4")
    assert (taken["turn"], taken["hands"]) == (2, [2, 2, 1])
    assert calls(taken) == {(2, "domino"), (0, "catch:2"), (1, "catch:2")}


def test_a_penalty_is_not_the_draw_that_a_plus_forces() -> None:
    """FD-9 and FD-6: seat 2 must draw for the plus, catches, and is caught before it has drawn."""
    dealt = deal("6-6 6-1 4-1 | A6-P3 5-4 | 6-5 4-4", stock="")
    plus = "0 6-6, 0 clockwise, 1 A6-P3@2"
    assert legal(play("fundomino", dealt, plus), 2) == {"draw", "catch:1"}
    caught = play("fundomino", dealt, plus + ", 2 catch:1, - 4-4, 0 catch:2, - 4-1")
    assert (caught["hands"], caught["turn"]) == ([1, 2, 2], 2)
    assert legal(caught, 2) == {"draw", "catch:0"}
    # Caught by the very player who played the plus: the draw is still to come.
    by_plus = play("fundomino", dealt, plus + ", 2 catch:1, - 4-4, 1 catch:2, - 5-4")
    assert (by_plus["hands"], legal(by_plus, 2)) == ([2, 1, 2], {"draw", "catch:1"})
    drawn = play("fundomino", dealt, plus + ", 2 catch:1, - 4-4, 1 catch:2, - 5-4, 2 draw, - 4-4")
    assert (drawn["hands"], drawn["turn"]) == ([2, 0, 3], 2)


@pytest.mark.parametrize("first", ["1 domino", "0 catch:1"])
def test_each_such_play_brings_the_duty_anew(first: str) -> None:  # FD-9
    dealt = deal("6-6 6-3 5-3 4-4 | 6-1 2-2", stock="5-1 3-3")
    drawn = "" if "catch" in first else "1 draw, "
    after = play("fundomino", dealt, f"0 6-6, 1 6-1@1, {first}, 0 6-3@2, {drawn}1 1-5@1")
    assert calls(after) == {(1, "domino"), (0, "catch:1")}


FINISHED = "0 6-6, 0 clockwise, 0 domino, 1 6-3@2, 2 6-1@1, 0 1-2@1, 1 2-5@1"


def test_who_has_finished_may_catch_while_there_is_stock() -> None:  # FD-9
    dealt = deal("6-6 2-1 | 6-3 5-2 4-4 | 6-1 5-4 3-1", stock="5-5")
    after = play("fundomino", dealt, FINISHED)
    assert after["hands"] == [0, 1, 2]
    assert calls(after) == {(1, "domino"), (0, "catch:1"), (2, "catch:1")}
    caught = play("fundomino", dealt, FINISHED + ", 0 catch:1")
    assert (caught["hands"], caught["stock"], caught["turn"]) == ([0, 2, 2], 0, 2)


def test_with_the_stock_empty_only_those_who_hold_tiles_catch() -> None:  # FD-9
    dealt = deal("6-6 2-1 | 6-3 5-2 4-4 | 6-1 5-4 3-1", stock="")
    after = play("fundomino", dealt, FINISHED)
    assert (after["hands"], calls(after)) == ([0, 1, 2], {(1, "domino"), (2, "catch:1")})
    refused("fundomino", dealt, FINISHED + ", 0 catch:1")


def test_a_finished_partner_does_not_catch() -> None:  # FD-9
    dealt = deal("6-6 2-1 | 6-3 5-2 4-4 1-1 | 6-1 5-4 3-1 | 3-3 2-2 6-2", stock="5-5")
    moves = "0 6-6, 0 clockwise, 0 domino, 1 6-3@2, 2 6-1@1, 3 3-3@2L, 0 1-2@1, 1 2-5@1, 2 5-4@1"
    after = play("fundomino-teams", dealt, moves)
    assert (after["hands"], after["stock"]) == ([0, 2, 1, 2], 1)
    assert calls(after) == {(2, "domino"), (1, "catch:2"), (3, "catch:2")}


def test_the_lead_is_a_play_too() -> None:  # FD-9
    led = play("fundomino", deal("6-6 5-1 | 6-2 5-4 | 6-3 4-4"), "0 6-6")
    assert legal(led, 0) == {"clockwise", "counterclockwise", "domino"}
    assert (legal(led, 1), legal(led, 2)) == ({"catch:0"}, {"catch:0"})


def test_partners_do_not_catch() -> None:  # FD-9
    dealt = deal("6-6 5-3 4-1 | 6-1 2-2 | 5-4 4-4 3-2 | 5-2 3-1", stock="5-5")
    after = play("fundomino-teams", dealt, CALL_MOVES)
    assert calls(after) == {(1, "domino"), (0, "catch:1"), (2, "catch:1")}


def test_with_calls_off_no_call_is_needed() -> None:  # FD-9
    assert calls(play("fundomino", CALL, CALL_MOVES, calls=False)) == set()
    refused("fundomino", CALL, CALL_MOVES + ", 1 domino", calls=False)
