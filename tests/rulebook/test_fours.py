"""Fours."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused

HANDS = deal("6-5 5-2 4-4|2-1 6-3|3-0 1-1|0-0 5-1", stock="4-2", lead=0)
NEED = deal("6-5 4-4|3-2 1-0|2-2|3-3", stock="4-1 6-1 5-0", lead=0)


# FO-1
def test_five_tiles_each() -> None:
    state = dealt("fours", "five", players=4)
    assert [len(hand) for hand in state.hands] == [5, 5, 5, 5]
    assert len(state.stock) == 8


# FO
@pytest.mark.parametrize("players", [2, 3, 5])
def test_exactly_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        GAMES["fours"].rules(players=players)


# FO
def test_there_are_no_teams() -> None:
    assert play("fours", HANDS)["scores"] == [0, 0, 0, 0]
    with pytest.raises(OptionError):
        GAMES["fours"].rules(players=4, teams=True)


# FO-1
def test_who_drew_the_lead_may_lead_any_tile() -> None:
    position = HANDS | {"lead": 3}
    assert (play("fours", position)["turn"], legal(play("fours", position))) == (3, {"0-0", "5-1"})
    assert refused("fours", position, "0 6-5")


# FO-2
def test_after_a_play_the_player_may_go_on_or_stop() -> None:
    result = play("fours", HANDS, "0 6-5")
    assert (result["turn"], legal(result)) == (0, {"5-2@2", "pass"})
    result = play("fours", HANDS, "0 6-5, 0 pass")
    assert (result["turn"], legal(result)) == (1, {"6-3@1"})


# FO-2
def test_the_turn_ends_by_itself_when_nothing_more_fits() -> None:
    result = play("fours", HANDS, "0 6-5, 0 5-2@2")
    assert (result["turn"], legal(result)) == (1, {"2-1@2", "6-3@1"})


# FO-2
def test_a_player_may_go_on_as_long_as_something_fits() -> None:
    position = deal("6-5 5-2 2-1 3-3|0-0|4-4|4-0", stock="4-2", lead=0)
    result = play("fours", position, "0 6-5, 0 5-2@2")
    assert (result["turn"], legal(result)) == (0, {"2-1@2", "pass"})
    result = play("fours", position, "0 6-5, 0 5-2@2, 0 2-1@2")
    assert result["turn"] == 1


# FO-2
def test_the_first_play_of_a_turn_is_compulsory() -> None:
    assert refused("fours", HANDS, "0 pass")
    for move in ("1 pass", "1 draw"):
        assert refused("fours", HANDS, f"0 6-5, 0 5-2@2, {move}")


# FO-2
def test_nobody_draws_to_go_on() -> None:
    assert refused("fours", HANDS, "0 6-5, 0 draw")
    assert refused("fours", HANDS, "0 6-5, 0 5-2@2, 0 draw")


# FO-3
def test_who_cannot_make_the_first_play_draws_until_playable() -> None:
    result = play("fours", NEED, "0 6-5, 1 draw")
    assert [entry["legal"] for entry in result["trace"][1:]] == [[[1, "draw"]], [[1, "draw"]]]
    assert legal(play("fours", NEED, "0 6-5, 1 draw, 1 draw")) == {"6-1@1"}
    result = play("fours", NEED, "0 6-5, 1 draw, 1 draw, 1 6-1@1")
    assert (result["turn"], legal(result)) == (1, {"1-0@1", "1-4@1", "pass"})


# FO-3
def test_with_the_boneyard_empty_they_pass() -> None:
    position = deal("6-5 6-4|3-2 1-0|2-2|3-3", lead=0)
    result = play("fours", position, "0 6-5, 0 pass")
    assert (result["turn"], legal(result)) == (1, {"pass"})


# FO-3
def test_out_scores_what_the_others_hold() -> None:
    result = play("fours", HANDS, "0 6-5, 0 5-2@2, 1 2-1@2, 1 6-3@1")
    assert result["rounds"] == [{"end": "out", "winners": [1], "points": [0, 19, 0, 0]}]


# FO-3
def test_blocked_the_lowest_scores_the_difference() -> None:
    result = play("fours", deal("6-5 4-4|3-2 1-0|2-2|3-3", lead=0), "0 6-5")
    assert result["rounds"] == [{"end": "blocked", "winners": [2], "points": [0, 0, 16, 0]}]


# FO-3
@pytest.mark.parametrize(("last", "over"), [("3-2", False), ("3-3", True)])
def test_the_target_is_100(last: str, over: bool) -> None:
    others = f"6-5 6-4 6-3 6-2|6-1 5-5 5-4 5-3|5-2 4-4 4-3 {last}"
    result = play("fours", deal(f"6-6|{others}", lead=0), "0 6-6")
    assert result["scores"] == [100 if over else 99, 0, 0, 0]
    assert (result["over"], result["winners"]) == (over, [0] if over else [])
