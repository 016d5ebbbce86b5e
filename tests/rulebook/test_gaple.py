"""Gaple: doubles lead, and a lonely 0-0 is dear."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused

FIRST = deal("0-0|5-4|3-2|1-1")


def test_four_alone_or_in_teams() -> None:  # GA-1
    state = dealt("gaple", "hands")
    assert ([len(hand) for hand in state.hands], len(state.scores)) == ([7] * 4, 4)
    assert len(GAMES["gaple"].rules(teams=True).new_match().scores) == 2
    assert legal(play("gaple", deal("0-0 5-0|5-4|3-2|1-1 4-0", stock="2-0"), "0 0-0")) == {"pass"}
    with pytest.raises(OptionError):
        GAMES["gaple"].rules(players=2)


def test_five_doubles_are_dealt_again() -> None:  # GA-2
    four = "0-0 1-1 2-2 3-3"
    assert play("gaple", deal(f"{four}|5-4|3-2|1-0"))["turn"] == 0
    assert "dealt again" in refused("gaple", deal(f"{four} 4-4|5-4|3-2|1-0"))
    for seed in range(30):
        state = dealt("gaple", f"deal {seed}")
        assert all(sum(tile.is_double for tile in hand if tile) < 5 for hand in state.hands)


def test_the_blank_double_leads_first() -> None:  # GA-3
    assert legal(play("gaple", deal("6-6 1-0|5-5 2-1|0-0 4-4|3-3 6-5"))) == {"0-0"}
    assert legal(play("gaple", deal("6-6 1-0|5-5 2-1|2-2 4-4|3-3 6-5"))) == {"2-2"}
    assert legal(play("gaple", deal("6-4 1-0|5-3 2-1|2-0 4-3|3-0 6-5"))) == {"6-5"}


def test_later_a_double_must_be_led() -> None:  # GA-4
    own = deal("5-5 3-3 2-1|6-6 1-0|4-4 2-0|6-5 3-0")
    assert legal(play("gaple", FIRST, "0 0-0", own)) == {"5-5", "3-3"}
    assert refused("gaple", FIRST, "0 0-0", own, "0 2-1")
    other = deal("5-4 2-1|6-5 1-0|4-4 6-6 3-0|5-5 2-0")
    result = play("gaple", FIRST, "0 0-0", other)
    assert (result["turn"], legal(result)) == (2, {"4-4", "6-6"})
    nobody = deal("5-4 2-1|6-5 1-0|3-0 6-4|2-0 4-3")
    result = play("gaple", FIRST, "0 0-0", nobody)
    assert (result["turn"], legal(result)) == (0, {"5-4", "2-1"})


def test_a_lonely_blank_double_is_dear() -> None:  # GA-5
    # Seat 3 wins with 2-2; what is left of 0-0 depends on the other blanks beside it.
    first = (deal("0-0|5-4|3-2|1-1"), "0 0-0")
    second = deal("2-2|0-0 5-4|6-5|4-3")
    for blank, count in ((25, 25), (10, 10), (0, 0)):
        result = play("gaple", *first, second, "0 2-2", blank=blank)
        assert result["rounds"][1]["points"] == [count + 9 + 11 + 7, 0, 0, 0]
    beside = deal("2-2|0-0 5-0|6-5|4-3")
    assert play("gaple", *first, beside, "0 2-2")["rounds"][1]["points"][0] == 5 + 11 + 7


def test_the_lowest_count_wins_a_block_and_there_is_always_a_winner() -> None:  # GA-6
    def winners(hands: str, lead: str = "0-0", **options: bool) -> list[int]:
        result = play("gaple", deal(hands), f"0 {lead}", **options)
        assert result["rounds"][0]["end"] == "blocked"
        found: list[int] = result["rounds"][0]["winners"]
        return found

    assert winners("0-0 6-5|3-1|4-1|5-5") == [1]
    # 4 pips each: the lowest tile decides; then its smaller half.
    assert winners("0-0 6-5|3-2|1-1 2-1|5-5") == [2]
    assert winners("0-0 6-5|3-1|2-2|5-5") == [1]
    assert winners("0-0 6-5|3-1|2-2|5-5", teams=True) == [1]


def test_a_blank_double_is_the_lowest_tile_though_it_counts_25() -> None:  # GA-6
    first = (deal("0-0|5-4|3-2|1-1"), "0 0-0")
    # Seat 0's 4-4 blocks: seats 1 and 2 count 25 both, and 0-0 is the lower tile.
    second = deal("4-4 6-6 6-5 5-5|0-0|6-1 5-3 3-3 2-2|6-2 6-3 5-1 5-2")
    result = play("gaple", *first, second, "0 4-4")
    assert result["rounds"][1]["winners"] == [1]


def test_the_winner_scores_what_all_others_count() -> None:  # GA-7
    assert play("gaple", FIRST, "0 0-0")["scores"] == [9 + 5 + 2, 0, 0, 0]
    assert play("gaple", FIRST, "0 0-0", teams=True)["scores"] == [9 + 2, 0]


def test_gaple_goes_to_201() -> None:  # GA-8
    assert GAMES["gaple"].rules().options["target"] == 201
    assert play("gaple", FIRST, "0 0-0", target=16)["winners"] == [0]
