"""Fruitominoes."""

import pytest

from boneyard.core.chance import Seeded
from boneyard.core.options import OptionError
from boneyard.core.tile_faces import FRUITS
from boneyard.engine import start
from support.kit import Json, deal, legal, play, refused, table_rules

TEE = deal("6-6 4-4 1-0|6-4 4-2 3-3", stock="5-0")
FIRST: tuple[Json | str, ...] = (deal("6-6|2-0|1-0"), "0 6-6")
SECOND: tuple[Json | str, ...] = (deal("2-0|6-6|1-0"), "1 6-6")
NOBODY: tuple[Json | str, ...] = (deal("6-6 5-1|4-2|5-5"), "0 6-6")


# FR-1
def test_the_set_is_the_double_six() -> None:
    assert len(table_rules("fruitominoes", players=2).tiles) == 28
    with pytest.raises(OptionError):
        table_rules("fruitominoes", players=2, set=9)
    assert refused("fruitominoes", deal("7-7 1-0|7-1"))


# FR-1
def test_five_is_strawberry_six_is_cherry_and_blank_has_none() -> None:
    assert (FRUITS[0], FRUITS[5], FRUITS[6]) == ("", "strawberry", "cherry")
    assert len({FRUITS[value] for value in range(7)}) == 7


# FR
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(OptionError):
        table_rules("fruitominoes", players=players)


# FR-2
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_tiles_each(players: int) -> None:
    state = start(table_rules("fruitominoes", players=players), Seeded("five"))
    assert [len(hand) for hand in state.hands] == [5] * players


# FR-2
def test_two_players_may_choose_seven() -> None:
    state = start(table_rules("fruitominoes", players=2, hand=7), Seeded("seven"))
    assert [len(hand) for hand in state.hands] == [7, 7]
    for players in (3, 4):
        with pytest.raises(OptionError):
            table_rules("fruitominoes", players=players, hand=7)
    with pytest.raises(OptionError):
        table_rules("fruitominoes", players=2, hand=6)


# FR-2
def test_the_highest_double_leads_and_without_one_the_deal_is_repeated() -> None:
    position = deal("6-5 3-3|5-5 4-4|2-2", stock="6-6")
    assert play("fruitominoes", position)["legal"] == [[1, "5-5"]]
    assert refused("fruitominoes", deal("6-5 3-2|5-4", stock="6-6"))
    rules = table_rules("fruitominoes", players=2)
    for number in range(100):
        hands = rules.deal(1, Seeded(f"double {number}")).hands
        assert any(tile.is_double for hand in hands for tile in hand)


# FR-3
def test_the_lead_double_takes_tiles_on_all_four_sides() -> None:
    result = play("fruitominoes", TEE, "0 6-6")
    assert result["ends"] == {"1": "6", "2": "6", "3": "6", "4": "6"}
    assert legal(result) == {"6-4@1", "6-4@2", "6-4@3", "6-4@4"}


# FR-3
def test_no_side_has_to_wait_for_another() -> None:
    result = play("fruitominoes", TEE, "0 6-6, 1 6-4@3")
    assert result["ends"] == {"1": "6", "2": "6", "3": "4", "4": "6"}
    assert legal(result) == {"4-4@3"}


# FR-3
def test_any_other_double_ends_its_direction_and_opens_two_short_ends() -> None:
    result = play("fruitominoes", TEE, "0 6-6, 1 6-4@3, 0 4-4@3")
    assert result["ends"] == {"1": "6", "2": "6", "3": "4", "4": "6", "5": "4"}
    assert legal(result) == {"4-2@3", "4-2@5"}
    result = play("fruitominoes", TEE, "0 6-6, 1 6-4@3, 0 4-4@3, 1 4-2@5")
    assert result["ends"] == {"1": "6", "2": "6", "3": "4", "4": "6", "5": "2"}


# FR-4
def test_must_play_if_able() -> None:
    for move in ("1 draw", "1 pass"):
        assert refused("fruitominoes", TEE, f"0 6-6, {move}")


# FR-4
def test_who_cannot_play_takes_one_tile_and_the_turn_is_over_even_if_it_fits() -> None:
    position = deal("6-6 6-1 2-2|5-4 3-2", stock="6-5 2-0")
    assert legal(play("fruitominoes", position, "0 6-6")) == {"draw"}
    result = play("fruitominoes", position, "0 6-6, 1 draw")
    assert (result["turn"], result["hands"], result["stock"]) == (0, [2, 3], 1)
    assert refused("fruitominoes", position, "0 6-6, 1 draw, 1 6-5@1")
    assert refused("fruitominoes", position, "0 6-6, 1 pass")


# FR-4
def test_with_the_stock_empty_they_pass() -> None:
    result = play("fruitominoes", deal("6-6 6-1 2-2|5-4 3-2"), "0 6-6")
    assert legal(result) == {"pass"}


# FR-5
def test_going_out_is_worth_one_point() -> None:
    result = play(
        "fruitominoes", deal("6-6 6-1|5-4 3-2|6-5 4-4"), "0 6-6, 1 pass, 2 6-5@4, 0 6-1@1"
    )
    assert result["rounds"] == [{"end": "out", "winners": [0], "points": [1, 0, 0]}]


# FR-5
def test_blocked_the_fewest_fruits_win_the_point() -> None:
    result = play("fruitominoes", deal("6-6 5-1|4-3|3-2 0-0"), "0 6-6")
    assert result["rounds"] == [{"end": "blocked", "winners": [2], "points": [0, 0, 1]}]


# FR-5 G-13
def test_blocked_with_a_tie_brings_nobody_the_point() -> None:
    result = play("fruitominoes", *NOBODY)
    assert result["rounds"] == [{"end": "blocked", "winners": [], "points": [0, 0, 0]}]


# FR-6
def test_most_points_after_that_many_rounds_wins() -> None:
    result = play("fruitominoes", *FIRST, *SECOND, *SECOND, rounds=4)
    assert (result["scores"], result["over"]) == ([1, 2, 0], False)
    result = play("fruitominoes", *FIRST, *SECOND, *SECOND, *NOBODY, rounds=4)
    assert (result["scores"], result["over"], result["winners"]) == ([1, 2, 0], True, [1])
    assert refused("fruitominoes", *FIRST, *SECOND, *SECOND, *NOBODY, *NOBODY, rounds=4)


# FR-6
def test_ten_rounds_are_the_default() -> None:
    result = play("fruitominoes", *FIRST * 4, *SECOND * 4, *NOBODY)
    assert (result["scores"], result["over"]) == ([4, 4, 0], False)
    result = play("fruitominoes", *FIRST * 4, *SECOND * 4, *NOBODY * 2)
    assert (result["scores"], result["over"], result["winners"]) == ([4, 4, 0], True, [])


# FR-6
def test_it_ends_as_soon_as_nobody_can_catch_up() -> None:
    result = play("fruitominoes", *FIRST * 6)
    assert (result["scores"], result["over"], result["winners"]) == ([6, 0, 0], True, [0])
    assert refused("fruitominoes", *FIRST * 7)
    result = play("fruitominoes", *SECOND, *FIRST * 3, rounds=5)
    assert (result["scores"], result["over"], result["winners"]) == ([3, 1, 0], True, [0])


# FR-6
def test_drawing_level_is_catching_up() -> None:
    assert play("fruitominoes", *FIRST * 5)["over"] is False
    assert play("fruitominoes", *SECOND, *FIRST * 2, rounds=4)["over"] is False


# FR-6, JA-7
@pytest.mark.parametrize(
    ("rules", "scores"),
    [
        # A point more could be made up in one round: by pips, or when scores go back to 0.
        ({"award": "opponents-pips"}, [6, 0, 0]),
        ({"award": {"to-love": {}}}, [2, 0, 0]),
        ({"tie": "points-wait"}, [2, 0, 0]),
        ({"twists": [{"doubling": "5-5"}]}, [2, 0, 0]),
    ],
)
def test_all_rounds_are_played_if_one_can_bring_more(rules: Json, scores: list[int]) -> None:
    ours = {"like": "fruitominoes", "title": "Ours", "goal": {"most-after": 3}, **rules}
    result = play(ours, *FIRST * 2)
    assert (result["scores"], result["over"]) == (scores, False)
    assert play(ours, *FIRST * 3)["over"] is True
    # Without these words two of three points are enough.
    assert play({**ours, "award": "one-point", "tie": "nobody-wins", "twists": []}, *FIRST * 2)[
        "over"
    ]


# FR-6
def test_a_tie_at_the_end_is_a_draw() -> None:
    result = play("fruitominoes", *FIRST, *SECOND, rounds=2)
    assert (result["scores"], result["over"], result["winners"]) == ([1, 1, 0], True, [])
