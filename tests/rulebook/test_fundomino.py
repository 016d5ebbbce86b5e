"""Fundomino: colours, symbols, directions. Calls and ranks: test_fundomino_calls, _variants."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import Json, deal, dealt, legal, play, refused

SYMBOLS = "A6-P3 A1-P4 A2-P5 A3-P6 A4-P1 A5-2 P2-5 S-1 S-3 S-4 S-6"


def quiet(*rounds: Json | str) -> Json:
    """Play without the duty to call, which is none of these tests' business."""
    return play("fundomino", *rounds, calls=False)


def result(round_: Json) -> tuple[str, list[int], list[int]]:
    return round_["end"], round_["winners"], round_["points"]


def test_the_set_has_32_tiles() -> None:  # FD-1
    tiles = [str(tile) for tile in GAMES["fundomino"].rules(players=2).tiles]
    numbers = {f"{a}-{b}" for a in range(1, 7) for b in range(1, a + 1)}
    assert len(tiles) == 32
    assert set(tiles) == numbers | set(SYMBOLS.split())


@pytest.mark.parametrize(
    ("lead", "on", "tile", "fits"),
    [
        (5, 6, "A6-P3", None),
        (1, 3, "A6-P3", "P3-A6@2"),
        (6, 1, "A1-P4", "A1-P4@2"),
        (2, 4, "A1-P4", None),
        (1, 2, "A2-P5", "A2-P5@2"),
        (3, 5, "A2-P5", None),
        (1, 3, "A3-P6", "A3-P6@2"),
        (5, 6, "A3-P6", None),
        (3, 4, "A4-P1", None),
        (6, 1, "A4-P1", "P1-A4@2"),
        (3, 5, "A5-2", None),
        (1, 2, "A5-2", "2-A5@2"),
        (1, 2, "P2-5", "P2-5@2"),
        (3, 5, "P2-5", None),
    ],
)
def test_symbols_match_by_colour_and_turn_by_their_colours_numbers(
    lead: int, on: int, tile: str, fits: str | None
) -> None:
    """FD-1: after two right turns the end `on` takes only a left turn."""
    spare = "4-3" if {lead, on} & {1, 2} else "2-1"
    dealt = deal(f"{lead}-{lead} {tile} | {lead}-{on} {spare}", stock="6-4")
    after = quiet(dealt, f"0 {lead}-{lead}, 1 {lead}-{on}@2")
    assert legal(after, 0) == ({fits} if fits else set()) | {"draw"}


def test_a_wild_tile_turns_right_from_its_star_and_left_to_it() -> None:  # FD-1
    dealt = deal("6-6 S-1 S-3 | 6-1 5-4", stock="5-2")
    after = quiet(dealt, "0 6-6, 1 6-1@2")  # arm 2 takes a left turn, arm 1 a right one
    assert legal(after, 0) == {"1-S@2", "S-1@1", "S-3@1", "draw"}


def test_joining_the_ends_is_forbidden() -> None:  # FD-1
    dealt = deal("5-4 5-2 | 4-2 3-1", stock="6-3")
    after = quiet(dealt, "0 5-4, 1 4-2@2")
    assert legal(after, 0) == {"draw"}  # 5-2 would close the ring, both joints matching
    refused("fundomino", dealt, "0 5-4, 1 4-2@2, 0 2-5@2", calls=False)
    refused("fundomino", dealt, "0 5-4, 1 4-2@2, 0 5-2@1", calls=False)


@pytest.mark.parametrize(("players", "hand"), [(2, 8), (3, 7), (4, 6)])
def test_hands_are_eight_seven_or_six(players: int, hand: int) -> None:  # FD-2
    state = dealt("fundomino", "fun", players=players)
    assert [len(dealt) for dealt in state.hands] == [hand] * players
    assert len(state.stock) == 32 - players * hand


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:  # FD-2
    with pytest.raises(OptionError):
        GAMES["fundomino"].rules(players=players)


@pytest.mark.parametrize(
    ("hands", "seat", "lead"),
    [
        ("6-5 1-1 | 2-2 S-6", 1, "2-2"),
        ("5-3 A6-P3 | 6-2 S-6", 1, "6-2"),
        ("2-1 4-1 | S-6 A3-P6 P2-5 A5-2", 0, "4-1"),
    ],
)
def test_highest_double_leads_else_highest_of_two_numbers(
    hands: str, seat: int, lead: str
) -> None:  # FD-2
    before = quiet(deal(hands, stock="6-6"))
    assert (before["turn"], legal(before)) == (seat, {lead})


def test_without_a_tile_of_two_numbers_it_is_dealt_again() -> None:  # FD-2
    refused("fundomino", deal("A6-P3 S-1 | P2-5 A5-2", stock="6-6 5-4"))


def test_the_leader_chooses_the_direction_with_the_lead() -> None:  # FD-3
    dealt = deal("6-5 2-1 | 5-5 4-2 | 5-1 3-2", stock="1-1")
    led = quiet(dealt, "1 5-5")
    assert (led["turn"], legal(led)) == (1, {"clockwise", "counterclockwise"})
    assert quiet(dealt, "1 5-5, 1 clockwise")["turn"] == 2
    assert quiet(dealt, "1 5-5, 1 counterclockwise")["turn"] == 0
    back = "1 5-5, 1 counterclockwise, 0 5-6@1, 2 5-1@2"
    assert quiet(dealt, back)["turn"] == 1


def test_two_players_are_not_asked_for_a_direction() -> None:  # FD-3
    led = quiet(deal("6-6 5-1 | 6-2 4-3", stock="1-1"), "0 6-6")
    assert (led["turn"], legal(led)) == (1, {"6-2@1", "6-2@2", "draw"})


def test_the_direction_is_chosen_anew_each_round() -> None:  # FD-3
    first = deal("6-6 5-1 | 4-3 | 2-1")
    again = quiet(first, "0 6-6", deal("6-6 6-1 | 4-3 | 2-1"), "0 6-6")
    assert legal(again) == {"clockwise", "counterclockwise"}


def test_who_cannot_play_draws_until_playable() -> None:  # FD-4
    dealt = deal("6-6 5-1 | 4-3 2-1", stock="5-4 6-2 3-2")
    assert legal(quiet(dealt, "0 6-6"), 1) == {"draw"}
    assert legal(quiet(dealt, "0 6-6, 1 draw"), 1) == {"draw"}
    assert legal(quiet(dealt, "0 6-6, 1 draw, 1 draw"), 1) == {"6-2@1", "6-2@2", "draw"}


def test_who_cannot_play_passes_only_with_the_stock_empty() -> None:  # FD-4
    dealt = deal("6-6 6-1 | 4-3 2-1", stock="5-4")
    assert legal(quiet(dealt, "0 6-6, 1 draw"), 1) == {"pass"}
    refused("fundomino", dealt, "0 6-6, 1 pass", calls=False)


def test_drawing_with_a_playable_tile_does_not_end_the_turn() -> None:  # FD-4
    dealt = deal("6-6 5-1 | 6-3 2-1", stock="5-4")
    assert legal(quiet(dealt, "0 6-6"), 1) == {"6-3@1", "6-3@2", "draw"}
    drawn = quiet(dealt, "0 6-6, 1 draw")
    assert (drawn["turn"], legal(drawn)) == (1, {"6-3@1", "6-3@2"})


@pytest.mark.parametrize(
    ("lead", "hand", "move"), [("2-2", "P2-5 4-3", "P2-5@1"), ("5-5", "A5-2 4-3", "A5-2@1")]
)
def test_a_symbol_that_touches_does_nothing(lead: str, hand: str, move: str) -> None:  # FD-5
    dealt = deal(f"{lead} 6-5 6-2 | {hand}", stock="1-1")
    after = quiet(dealt, f"0 {lead}, 1 {move}")
    assert after["turn"] == 0
    assert legal(after, 0) > {"draw"}


def test_of_two_symbols_the_open_one_acts() -> None:  # FD-5
    dealt = deal("3-3 6-1 4-2 | A6-P3 A3-P6 4-1", stock="1-1")
    arrow = quiet(dealt, "0 3-3, 1 P3-A6@2")
    assert arrow["turn"] == 1
    plus = quiet(dealt, "0 3-3, 1 A3-P6@2")
    assert (plus["turn"], legal(plus)) == (0, {"draw"})
    assert legal(quiet(dealt, "0 3-3, 1 A3-P6@2, 0 draw"), 0) >= {"6-1@2"}


def test_an_open_plus_acts_only_once() -> None:  # FD-5
    dealt = deal("6-6 6-1 2-1 | A6-P3 5-4 5-1", stock="1-1 2-2 4-4")
    after = quiet(dealt, "0 6-6, 1 A6-P3@2, 0 draw, 0 6-1@1")
    assert (after["ends"], after["turn"]) == ({"1": "1", "2": "P3"}, 1)
    assert legal(after, 1) == {"1-5@1", "draw"}


def test_an_open_arrow_acts_only_once() -> None:  # FD-5
    dealt = deal("6-6 5-1 4-4 | A3-P6 6-1 2-2", stock="5-4")
    after = quiet(dealt, "0 6-6, 1 P6-A3@2, 1 6-1@1, 0 1-5@1")
    assert (after["ends"], after["turn"]) == ({"1": "5", "2": "A3"}, 1)


def test_an_open_star_stays_wild() -> None:  # FD-5
    dealt = deal("6-6 6-1 3-2 | S-6 5-4", stock="3-3")
    after = quiet(dealt, "0 6-6, 1 6-S@2, 0 6-1@1")
    assert legal(after, 1) == {"5-4@2", "4-5@2", "draw"}


PLUS = "6-6 4-3 2-1 | 6-1 5-4 2-2 | A6-P3 5-1 4-4"
PLUS_MOVES = "0 6-6, 0 counterclockwise, 2 A6-P3@2"


def test_plus_forces_the_next_player_to_draw_one_first() -> None:  # FD-6
    forced = quiet(deal(PLUS, stock="5-5 3-3"), PLUS_MOVES)
    assert (forced["turn"], legal(forced)) == (1, {"draw"})
    drawn = quiet(deal(PLUS, stock="5-5 3-3"), PLUS_MOVES + ", 1 draw")
    assert (drawn["hands"], drawn["turn"]) == ([2, 4, 2], 1)
    assert legal(drawn) == {"6-1@1", "draw"}


def test_plus_with_the_stock_empty_takes_from_whoever_played_it() -> None:  # FD-6
    pending = quiet(deal(PLUS), PLUS_MOVES + ", 1 draw")
    assert pending["turn"] is None
    assert sorted(pending["legal"]) == [[None, "4-4"], [None, "5-1"]]
    taken = quiet(deal(PLUS), PLUS_MOVES + ", 1 draw, - 4-4")
    assert (taken["turn"], taken["hands"]) == (1, [2, 4, 1])
    assert legal(taken) == {"6-1@1"}
    refused("fundomino", deal(PLUS), PLUS_MOVES + ", 1 draw, - 4-3", calls=False)


def test_plus_as_the_last_tile_with_the_stock_empty_asks_no_draw() -> None:  # FD-6
    dealt = deal("6-6 4-3 2-1 | 5-2 | A6-P3 | 6-1 5-4")
    after = quiet(dealt, "0 6-6, 0 counterclockwise, 3 6-1@1, 2 A6-P3@2")
    assert (after["turn"], legal(after)) == (1, {"pass"})


def test_plus_as_the_last_tile_still_forces_a_draw_from_the_stock() -> None:  # FD-6
    dealt = deal("6-6 6-1 2-1 | A6-P3 | 6-3 5-4", stock="5-5 4-4")
    after = quiet(dealt, "0 6-6, 0 clockwise, 1 A6-P3@2")
    assert (after["turn"], legal(after)) == (2, {"draw"})


def test_a_hand_emptied_by_a_random_take_has_finished() -> None:  # FD-6
    dealt = deal("6-6 2-1 | A6-P3 5-4 | 6-1 4-4")
    moves = "0 6-6, 0 clockwise, 1 A6-P3@2, 2 draw, - 5-4"
    taken = quiet(dealt, moves)
    assert (taken["hands"], taken["turn"]) == ([1, 0, 3], 2)
    ended = quiet(dealt, moves + ", 2 6-1@1, 0 1-2@1")  # seat 1 is left out, and is first
    assert result(ended["rounds"][0]) == ("out", [1], [20, 40, 0])


def test_arrow_plays_again() -> None:  # FD-7
    dealt = deal("6-6 5-1 | A3-P6 6-1 2-2", stock="5-4")
    again = quiet(dealt, "0 6-6, 1 P6-A3@2")
    assert (again["turn"], legal(again)) == (1, {"6-1@1", "draw"})
    refused("fundomino", dealt, "0 6-6, 1 P6-A3@2, 1 pass", calls=False)
    assert quiet(dealt, "0 6-6, 1 P6-A3@2, 1 draw")["turn"] == 1
    assert quiet(dealt, "0 6-6, 1 P6-A3@2, 1 6-1@1")["turn"] == 0


def test_arrow_draws_until_playable_or_passes() -> None:  # FD-7
    dealt = deal("6-6 6-1 4-4 | A3-P6 5-4 2-2", stock="5-1 3-2")
    stuck = "0 6-6, 1 P6-A3@2"
    assert legal(quiet(dealt, stuck), 1) == {"draw"}
    assert legal(quiet(dealt, stuck + ", 1 draw"), 1) == {"draw"}
    assert legal(quiet(dealt, stuck + ", 1 draw, 1 draw"), 1) == {"3-2@2"}
    empty = deal("6-6 6-1 4-4 | A3-P6 5-4 2-2")
    assert legal(quiet(empty, stuck), 1) == {"pass"}
    assert quiet(empty, stuck + ", 1 pass")["turn"] == 0


def test_arrow_after_the_last_tile_plays_no_more() -> None:  # FD-7
    dealt = deal("6-6 6-1 4-4 | A3-P6 | 5-4 2-2", stock="5-1 3-2")
    after = quiet(dealt, "0 6-6, 0 clockwise, 1 P6-A3@2")
    assert (after["turn"], after["hands"], legal(after)) == (2, [2, 0, 2], {"draw"})


def test_a_star_matches_any_colour_and_any_colour_matches_it() -> None:  # FD-8
    dealt = deal("6-6 A1-P4 5-3 S-3 4-4 | S-6 S-4", stock="2-2")
    assert legal(quiet(dealt, "0 6-6"), 1) == {
        *("S-6@1", "S-6@2", "6-S@1", "6-S@2", "S-4@1", "S-4@2"),  # but not 4-S
        "draw",
    }
    on_star = legal(quiet(dealt, "0 6-6, 1 6-S@2"), 0)
    assert {move for move in on_star if "@2" in move} == {
        *("A1-P4@2", "P4-A1@2", "5-3@2", "3-5@2", "S-3@2", "3-S@2", "4-4@2R", "4-4@2L")
    }
