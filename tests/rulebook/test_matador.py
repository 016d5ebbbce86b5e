"""Matador, also called All Sevens."""

import pytest

from boneyard.core.chance import Seeded
from boneyard.core.options import OptionError
from boneyard.engine import start
from boneyard.games import GAMES
from support.kit import deal, legal, play, refused


# MA-1
@pytest.mark.slow
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 5), (4, 5)])
def test_seven_tiles_for_two_players_else_five(players: int, size: int) -> None:
    state = start(GAMES["matador"].rules(players=players), Seeded("hands"))
    assert [len(hand) for hand in state.hands] == [size] * players


# MA
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        GAMES["matador"].rules(players=players)


# MA-1
def test_the_highest_double_leads() -> None:
    position = deal("6-5 2-2|4-4 0-0 6-1|3-3 5-2", stock="6-6")
    assert play("matador", position)["legal"] == [[1, "4-4"]]


# MA-1
def test_doubles_lie_in_line() -> None:
    position = deal("6-6 4-4 5-0|3-1 3-0 2-2")
    result = play("matador", position, "0 6-6, 1 1-3@1, 0 4-4@1")
    assert result["ends"] == {"1": "4", "2": "6"}
    assert legal(result) == {"3-0@1"}


# MA-2
def test_the_leaflets_4_2_goes_on_the_3_of_6_3() -> None:
    position = deal("6-3 1-0|4-2 5-0")
    result = play("matador", position, "0 6-3")
    assert legal(result) == {"4-2@2"}
    assert play("matador", position, "0 6-3, 1 4-2@2")["ends"] == {"1": "6", "2": "2"}


# MA-2
@pytest.mark.parametrize(("end", "fits"), [(6, 1), (5, 2), (4, 3), (3, 4), (2, 5), (1, 6)])
def test_touching_halves_add_up_to_seven(end: int, fits: int) -> None:
    other = "5-3" if end < 3 else "2-1"
    position = deal(f"{end}-{end} {other}|1-0 2-0 3-0 4-0 5-0 6-0")
    result = play("matador", position, f"0 {end}-{end}")
    assert legal(result) == {f"{fits}-0@1", f"{fits}-0@2"}


# MA-2
def test_equal_halves_do_not_match() -> None:
    position = deal("5-5 1-1|5-3 4-2", stock="6-6")
    assert refused("matador", position, "0 5-5, 1 5-3@1")


# MA-2
def test_on_a_blank_only_a_matador_goes() -> None:
    position = deal("6-6 5-0 4-2 5-2|1-0 3-3")
    result = play("matador", position, "0 6-6, 1 1-0@1")
    assert result["ends"] == {"1": "0", "2": "6"}
    assert legal(result) == {"5-2@1", "2-5@1", "5-2@2", "2-5@2"}
    assert refused("matador", position, "0 6-6, 1 1-0@1, 0 0-5@1")


# MA-3
@pytest.mark.parametrize(
    ("matador", "ways"),
    [
        ("4-3", {"4-3", "3-4"}),
        ("5-2", {"5-2", "2-5"}),
        ("6-1", {"6-1", "1-6"}),
        ("0-0", {"0-0"}),
    ],
)
def test_matadors_go_on_any_end_with_either_half(matador: str, ways: set[str]) -> None:
    result = play("matador", deal(f"5-5 1-1|{matador} 3-0"), "0 5-5")
    assert legal(result) == {f"{way}@{arm}" for way in ways for arm in (1, 2)}


# MA-3
def test_the_player_chooses_which_half_of_a_matador_stays_open() -> None:
    position = deal("5-5 1-1|6-1 3-0", stock="2-2")
    assert play("matador", position, "0 5-5, 1 6-1@2")["ends"] == {"1": "5", "2": "1"}
    assert play("matador", position, "0 5-5, 1 1-6@2")["ends"] == {"1": "5", "2": "6"}


# MA-3
def test_no_other_tile_is_a_matador() -> None:
    position = deal("5-5 1-1|6-3 6-5 4-4 4-1 3-3 6-0", stock="2-2")
    assert legal(play("matador", position, "0 5-5")) == {"draw"}


# MA-4
def test_a_player_may_draw_with_a_playable_tile_as_often_as_they_like() -> None:
    position = deal("6-6 2-0|5-1 4-0", stock="3-3 2-2 5-0")
    result = play("matador", position, "0 6-6, 1 draw, 1 draw")
    for entry in result["trace"][1:]:
        assert entry["turn"] == 1
        assert {move for _, move in entry["legal"]} == {"1-5@1", "1-5@2", "draw"}
    assert (result["hands"], result["stock"]) == ([1, 4], 1)
    result = play("matador", position, "0 6-6, 1 draw, 1 draw, 1 draw")
    assert legal(result) == {"1-5@1", "1-5@2"}
    assert play("matador", position, "0 6-6, 1 draw, 1 1-5@1")["turn"] == 0


# MA-4
def test_a_player_who_can_play_never_passes() -> None:
    position = deal("6-6 2-0|5-1 4-0", stock="3-3")
    for played in ("0 6-6, 1 pass", "0 6-6, 1 draw, 1 pass"):
        assert refused("matador", position, played)


# MA-4
def test_no_draw_before_the_lead() -> None:
    assert refused("matador", deal("6-6 2-0|5-1 4-0", stock="3-3"), "0 draw")


# MA-5
def test_who_cannot_play_draws_until_playable_or_the_boneyard_is_empty() -> None:
    position = deal("6-6 3-1|6-5 2-0", stock="3-3 5-4 2-2")
    played = "0 6-6, 1 draw, 1 draw"
    assert legal(play("matador", position, played)) == {"draw"}
    assert refused("matador", position, f"{played}, 1 pass")
    result = play("matador", position, f"{played}, 1 draw")
    assert (legal(result), result["stock"]) == ({"pass"}, 0)
    result = play("matador", position, f"{played}, 1 draw, 1 pass")
    assert legal(result) == {"1-3@1", "1-3@2"}


# MA-4 MA-5
def test_a_playable_tile_drawn_in_need_is_played_or_more_drawn() -> None:
    position = deal("6-6 3-1|6-5 2-0", stock="3-3 4-1 2-2")
    result = play("matador", position, "0 6-6, 1 draw, 1 draw")
    assert legal(result) == {"1-4@1", "1-4@2", "draw"}
    assert refused("matador", position, "0 6-6, 1 draw, 1 draw, 1 pass")


# MA-5
def test_out_scores_the_pips_of_the_others() -> None:
    position = deal("6-6 3-1|6-5 2-0|4-4 2-1")
    result = play("matador", position, "0 6-6, 1 pass, 2 1-2@1, 0 1-3@2")
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [21, 0, 0]}]


# MA-5
def test_blocked_the_lowest_scores_the_difference() -> None:
    result = play("matador", deal("6-6 4-2|1-0 5-3"), "0 6-6, 1 1-0@1")
    assert result["rounds"] == [{"end": "blocked", "winners": [0], "points": [2, 0]}]
