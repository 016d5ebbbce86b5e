"""The correspondence game of YourTurnMyTurn."""

import pytest

from boneyard.core.chance import Seeded
from boneyard.core.options import OptionError
from boneyard.engine import start
from boneyard.games import GAMES
from boneyard.games.house_rules.custom_games import parse_house_rules, to_full_rules
from support.kit import Json, deal, legal, play, refused, table_rules

SPARE = "3-3 1-1 0-0"
FIRST: tuple[Json | str, ...] = (deal("5-1|6-4", start="5-2", stock=SPARE), "0 5-1@1")
SECOND: tuple[Json | str, ...] = (deal("6-4|5-1", start="5-2", stock=SPARE), "1 5-1@1")


# YT-1
def test_a_random_non_double_lies_open_seven_tiles_each_thirteen_in_the_boneyard() -> None:
    rules = table_rules("yourturn", players=2)
    lying = set()
    for number in range(60):
        state = start(rules, Seeded(f"start {number}"))
        assert [len(hand) for hand in state.hands] == [7, 7]
        assert len(state.stock) == 13
        assert state.turn == 0
        held = {tile for hand in (*state.hands, state.stock) for tile in hand}
        (tile,) = set(rules.tiles) - held
        assert not tile.is_double
        lying.add(tile)
    assert len(lying) > 10


# YT-1
def test_a_double_is_no_start_tile() -> None:
    assert refused("yourturn", deal("5-1 6-6|2-0 4-3", start="5-5", stock=SPARE))
    assert refused("yourturn", deal("5-1 6-6|2-0 4-3", stock=SPARE))


# YT
@pytest.mark.parametrize("players", [1, 3, 4])
def test_two_players(players: int) -> None:
    with pytest.raises(OptionError):
        GAMES["yourturn"].rules(players=players)


# YT
def test_double_six_only() -> None:
    with pytest.raises(OptionError):
        GAMES["yourturn"].rules(players=2, set=9)


# YT-1
def test_the_first_move_is_made_on_the_start_tile() -> None:
    result = play("yourturn", deal("5-1 6-6|2-0 4-3", start="5-2", stock=SPARE))
    assert result["ends"] == {"1": "5", "2": "2"}
    assert result["legal"] == [[0, "5-1@1"]]


# YT-1
def test_seat_0_begins_the_first_round_then_they_alternate() -> None:
    position = deal("5-1 6-6|5-3 2-0", start="5-2", stock=SPARE)
    assert play("yourturn", position)["turn"] == 0
    assert play("yourturn", *FIRST, position)["turn"] == 1
    assert play("yourturn", *FIRST, *SECOND, position)["turn"] == 0
    assert play("yourturn", *FIRST, *SECOND, *FIRST, position)["turn"] == 1
    assert refused("yourturn", position, "1 5-3@1")


# YT-2
def test_passing_is_never_allowed() -> None:
    assert refused("yourturn", deal("5-1 6-6|2-0", start="5-2", stock=SPARE), "0 pass")
    assert refused("yourturn", deal("4-3 6-6|2-0", start="5-2", stock=SPARE), "0 pass")


# YT-2
def test_doubles_are_ordinary_tiles_in_line() -> None:
    position = deal("5-5 6-6|5-1 4-3", start="5-2", stock=SPARE)
    result = play("yourturn", position, "0 5-5@1")
    assert result["ends"] == {"1": "5", "2": "2"}
    assert legal(result) == {"5-1@1"}


# YT-2
def test_who_cannot_play_draws_as_many_tiles_as_needed() -> None:
    position = deal("6-6 4-3|5-0", start="5-2", stock="3-1 6-4 2-1 5-3 0-0")
    result = play("yourturn", position, "0 draw, 0 draw, 0 draw")
    assert [entry["legal"] for entry in result["trace"][:3]] == [[[0, "draw"]]] * 3
    assert (legal(result), result["hands"], result["stock"]) == ({"2-1@2"}, [5, 1], 2)


# YT-2
def test_nobody_draws_with_a_playable_tile() -> None:
    assert refused("yourturn", deal("5-1 6-6|2-0", start="5-2", stock=SPARE), "0 draw")


# YT-3
def test_with_two_tiles_left_a_player_who_cannot_play_ends_the_round() -> None:
    position = deal("5-1 1-0|6-4 3-3", start="5-2", stock="2-0 4-1")
    result = play("yourturn", position, "0 5-1@1")
    assert result["rounds"] == [{"end": "blocked", "winners": [0], "points": [1, 16]}]
    assert (result["turn"], result["legal"], result["stock"]) == (None, [], 2)


# YT-3
def test_a_player_who_can_play_goes_on_with_two_tiles_left() -> None:
    position = deal("5-1 1-0|4-2 3-3", start="5-2", stock="2-0 4-1")
    result = play("yourturn", position, "0 5-1@1")
    assert (result["turn"], legal(result)) == (1, {"2-4@2"})


# YT-3
def test_the_third_last_tile_may_be_drawn_but_no_more() -> None:
    position = deal("6-6 1-0|5-4", start="5-2", stock="3-1 4-3 0-0")
    assert legal(play("yourturn", position)) == {"draw"}
    result = play("yourturn", position, "0 draw")
    assert result["rounds"] == [{"end": "blocked", "winners": [1], "points": [17, 9]}]
    assert result["stock"] == 2


# YT-3
@pytest.mark.parametrize("stock", ["", "5-3", "5-3 2-1"])
def test_fewer_tiles_in_a_small_deal_stay_too(stock: str) -> None:
    result = play("yourturn", deal("6-6 1-0|5-4", start="5-2", stock=stock))
    assert result["rounds"] == [{"end": "blocked", "winners": [1], "points": [13, 9]}]
    assert len(result["trace"]) == 1


# YT-4
def test_going_out_gives_the_opponent_what_they_hold_and_5_more() -> None:
    result = play("yourturn", *FIRST)
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [0, 15]}]
    assert result["scores"] == [0, 15]


# YT-4
def test_blocked_both_score_what_they_hold_and_fewer_pips_win() -> None:
    position = deal("5-1 6-3|6-4", start="5-2", stock="2-0 4-1")
    result = play("yourturn", position, "0 5-1@1")
    assert result["rounds"] == [{"end": "blocked", "winners": [0], "points": [9, 10]}]


# YT-4
def test_blocked_with_equal_pips_is_won_by_nobody() -> None:
    position = deal("5-1 6-3|5-4", start="5-2", stock="2-0 4-1")
    result = play("yourturn", position, "0 5-1@1")
    assert result["rounds"] == [{"end": "blocked", "winners": [], "points": [9, 9]}]


# YT-5
def test_four_rounds_and_the_fewest_penalty_points_win() -> None:
    cheap = (deal("1-0|5-1", start="5-2", stock=SPARE), "1 5-1@1")
    result = play("yourturn", *FIRST, *SECOND, *FIRST)
    assert (result["scores"], result["over"]) == ([15, 30], False)
    result = play("yourturn", *FIRST, *SECOND, *FIRST, *cheap)
    assert (result["scores"], result["over"], result["winners"]) == ([21, 30], True, [0])
    assert refused("yourturn", *FIRST, *SECOND, *FIRST, *cheap, *FIRST)


# YT-5
def test_equal_penalty_points_are_a_draw() -> None:
    result = play("yourturn", *FIRST, *SECOND, rounds=2)
    assert (result["scores"], result["over"], result["winners"]) == ([15, 15], True, [])


# YT-3
def test_who_stops_may_leave_the_next_player_stuck() -> None:
    rules = to_full_rules(
        parse_house_rules({"like": "yourturn", "turns": "as-many-as-fit", "players": 2})
    )
    dealt = deal("2-1 6-1|5-5 3-3", start="4-2")
    result = play(rules, dealt, "0 2-1@2, 0 pass")
    assert result["rounds"][0]["end"] == "blocked"
