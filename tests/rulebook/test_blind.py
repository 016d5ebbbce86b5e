"""Blind: nobody sees any hand."""

import pytest

from boneyard.core.chance import Seeded
from boneyard.core.options import OptionError
from boneyard.core.position import view
from boneyard.engine import deal_round, start
from support.kit import Json, deal, legal, play, refused, table_rules


def rows(hands: str, aside: str = "") -> Json:
    dealt = deal(hands, aside=aside)
    del dealt["stock"]
    return dealt


ROWS = rows("4-3 6-5 2-2|3-1 5-5 4-0")


# BL-1
@pytest.mark.parametrize(
    ("players", "highest", "size", "left"),
    [(2, 6, 14, 0), (3, 6, 9, 1), (4, 6, 7, 0), (5, 6, 5, 3), (2, 9, 27, 1), (5, 12, 18, 1)],
)
def test_all_tiles_are_dealt_equally_and_the_rest_set_aside(
    players: int, highest: int, size: int, left: int
) -> None:
    state = start(table_rules("blind", players=players, set=highest), Seeded("rows"))
    assert [len(hand) for hand in state.hands] == [size] * players
    assert len(state.aside) == left
    assert len(state.stock) == 0


# BL
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    with pytest.raises(OptionError):
        table_rules("blind", players=players)


# BL-1
def test_what_was_set_aside_is_not_in_the_game() -> None:
    position = rows("4-3 6-6|3-1 5-5", aside="6-4 1-1")
    result = play("blind", position, "0 flip, 1 flip, 1 3-1@2")
    assert result["rounds"][0]["end"] == "blocked"
    assert result["stock"] == 0
    assert refused("blind", position, "0 flip, 1 draw")


# BL-2
def test_nobody_chooses_a_tile_not_turned_over() -> None:
    assert legal(play("blind", ROWS)) == {"flip"}
    assert refused("blind", ROWS, "0 4-3")
    assert legal(play("blind", ROWS, "0 flip")) == {"flip"}
    assert refused("blind", ROWS, "0 flip, 1 3-1@2")
    assert refused("blind", ROWS, "0 flip, 1 4-0@1")


# BL-2
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_any_hand(seat: int | None) -> None:
    match = table_rules("blind", players=2).new_match()
    events, _ = deal_round(match, Seeded("dark"))
    assert view(match, events, seat).hands == ((None,) * 14, (None,) * 14)


# BL-2
def test_rows_are_turned_in_dealt_order() -> None:
    first = play("blind", rows("2-1 6-6|2-0 5-1"), "0 flip, 1 flip")
    other = play("blind", rows("2-1 6-6|5-1 2-0"), "0 flip, 1 flip")
    assert (legal(first), legal(other)) == ({"2-0@1"}, {"1-5@2"})


# BL-3
def test_seat_0_turns_its_first_tile_as_the_lead_and_the_turn_ends() -> None:
    position = rows("2-1 6-1|6-6 2-0")
    assert play("blind", position)["legal"] == [[0, "flip"]]
    result = play("blind", position, "0 flip")
    assert result["ends"] == {"1": "2", "2": "1"}
    assert (result["turn"], result["hands"]) == (1, [1, 2])


# BL-4
def test_a_tile_that_fits_must_be_played_and_the_player_turns_the_next() -> None:
    result = play("blind", ROWS, "0 flip, 1 flip")
    assert result["legal"] == [[1, "3-1@2"]]
    for move in ("1 flip", "1 pass", "0 flip"):
        assert refused("blind", ROWS, f"0 flip, 1 flip, {move}")
    result = play("blind", ROWS, "0 flip, 1 flip, 1 3-1@2")
    assert result["ends"] == {"1": "4", "2": "1"}
    assert result["legal"] == [[1, "flip"]]


# BL-4
def test_the_player_picks_the_end_when_there_are_two() -> None:
    result = play("blind", rows("3-3 6-6|3-2 2-1"), "0 flip, 1 flip")
    assert legal(result) == {"3-2@1", "3-2@2"}
    position = rows("4-3 6-6 2-2|3-1 4-1 5-5")
    result = play("blind", position, "0 flip, 1 flip, 1 3-1@2, 1 flip")
    assert legal(result) == {"4-1@1", "1-4@2"}


# BL-4
def test_a_tile_that_does_not_fit_goes_to_the_end_of_the_row_and_the_turn_ends() -> None:
    played = "0 flip, 1 flip, 1 3-1@2, 1 flip"
    result = play("blind", ROWS, played)
    assert (result["turn"], result["hands"]) == (0, [2, 2])
    result = play("blind", ROWS, f"{played}, 0 flip")
    assert (result["turn"], result["hands"]) == (1, [2, 2])
    result = play("blind", ROWS, f"{played}, 0 flip, 1 flip")
    assert legal(result) == {"4-0@1"}


# BL-4
def test_a_row_comes_round_again() -> None:
    position = rows("6-5 1-1 5-2|2-2 3-3 4-4")
    played = "0 flip, 1 flip, 0 flip, 1 flip, 0 flip, 0 5-2@2, 0 flip, 1 flip, 0 flip, 1 flip"
    result = play("blind", position, played)
    assert (result["hands"], legal(result)) == ([1, 3], {"2-2@2"})


# BL-5
def test_getting_rid_of_all_tiles_is_one_point_and_the_match() -> None:
    position = rows("6-5 1-1|5-2 6-0", aside="4-4")
    played = "0 flip, 1 flip, 1 5-2@2, 1 flip, 1 6-0@1"
    result = play("blind", position, played)
    assert result["rounds"] == [{"end": "out", "winners": [1], "points": [0, 1]}]
    assert (result["scores"], result["over"], result["winners"]) == ([0, 1], True, [1])
    assert refused("blind", position, played, position)


# BL-6
def test_blocked_as_soon_as_no_tile_in_any_row_fits() -> None:
    played = "0 flip, 1 flip, 1 3-1@2, 1 flip, 0 flip, 1 flip, 1 4-0@1"
    result = play("blind", ROWS, played)
    assert (result["turn"], result["legal"], result["hands"]) == (None, [], [2, 1])
    assert result["rounds"] == [{"end": "blocked", "winners": [1], "points": [0, 1]}]
    assert (result["over"], result["winners"]) == (True, [1])


# BL-6
@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        pytest.param("5-2 6-6|2-0 6-4|1-1 3-1", [1], id="fewest tiles, then pips"),
        pytest.param("5-2 6-1|2-0 4-3|1-1 3-3", [], id="still equal: a draw"),
    ],
)
def test_fewest_tiles_then_fewest_pips_win_a_blocked_round(hands: str, winners: list[int]) -> None:
    result = play("blind", rows(hands), "0 flip, 1 flip, 1 2-0@2")
    points = [1 if seat in winners else 0 for seat in range(3)]
    assert result["rounds"] == [{"end": "blocked", "winners": winners, "points": points}]
    assert (result["scores"], result["over"], result["winners"]) == (points, True, winners)


# BL-6
def test_a_tile_turned_over_still_counts_in_its_hand() -> None:
    result = play("blind", ROWS, "0 flip, 1 flip, 1 3-1@2")
    assert [entry["hands"] for entry in result["trace"]] == [[3, 3], [2, 3], [2, 3], [2, 2]]
