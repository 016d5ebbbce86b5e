"""Games on a cross: Sebastopol, Maltese Cross, Double Bergen."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused, table_rules


def test_sebastopol_deals_all_tiles_to_four() -> None:  # SB-1
    state = dealt("sebastopol", "all")
    assert ([len(hand) for hand in state.hands], state.stock, len(state.scores)) == ([7] * 4, (), 4)
    for wrong in ({"players": 3}, {"set": 9}, {"hand": 6}):
        with pytest.raises(OptionError):
            GAMES["sebastopol"].rules(**wrong)


def test_the_highest_double_leads_every_round() -> None:  # SB-2
    first = (deal("6-6|5-4|3-2|1-0"), "0 6-6")
    assert legal(play("sebastopol", *first, deal("5-4|6-5 3-3|2-1|5-5 6-0"))) == {"5-5"}
    assert "dealt again" in refused("sebastopol", deal("6-5|5-4|3-2|1-0"))


def test_all_four_sides_of_the_lead_come_first() -> None:  # SB-3 CR-2
    hands = deal("6-6 6-2 4-4|6-1 1-0|6-3 1-1|6-4 3-0")
    waiting = play("sebastopol", hands, "0 6-6, 1 6-1@2, 2 6-3@1")
    assert waiting["ends"] == {"1": "3", "2": "1", "3": "6", "4": "6"}
    assert legal(waiting) == {"6-4@3", "6-4@4"}
    assert "complete the cross" in refused("sebastopol", hands, "0 6-6, 1 6-1@2, 2 1-1@2")
    whole = play("sebastopol", hands, "0 6-6, 1 6-1@2, 2 6-3@1, 3 6-4@3, 0 6-2@4")
    assert legal(whole) == {"1-0@2"}


def test_nobody_draws_and_who_has_no_six_passes() -> None:  # SB-4 WL-2
    hands = deal("6-6 6-2|1-0 5-4|6-3 1-1|6-4 3-0", stock="6-1")
    assert legal(play("sebastopol", hands, "0 6-6")) == {"pass"}


def test_other_doubles_open_nothing() -> None:  # SB-5
    hands = deal("6-6 6-2 5-4|6-1 3-3|6-3 1-0|6-4 5-0")
    moves = "0 6-6, 1 6-1@2, 2 6-3@1, 3 6-4@3, 0 6-2@4, 1 3-3@1"
    # Out with 3-3: the other hands hold 9, 1 and 5.
    result = play("sebastopol", hands, moves)
    assert result["ends"] == {"1": "3", "2": "1", "3": "4", "4": "2"}
    assert result["rounds"][0]["points"] == [0, 15, 0, 0]


def test_a_block_is_what_the_cross_allows() -> None:  # SB-6 G-10
    hands = deal("6-6 1-0|5-4|3-2 1-1|4-3")
    blocked = play("sebastopol", hands, "0 6-6")
    assert blocked["rounds"][0] == {
        "end": "blocked", "winners": [0], "points": [9 + 7 + 7 - 1, 0, 0, 0]
    }  # fmt: skip
    assert play("sebastopol", hands, "0 6-6", blocked="others")["scores"][0] == 23
    assert play("sebastopol", hands, "0 6-6", target=22)["winners"] == [0]
    assert table_rules("sebastopol").options["target"] == 60


CROSS = deal("6-6 6-1 6-2 5-5 4-4|6-3 6-4 3-3 2-2 5-0", stock="1-1 3-0 2-1")
PLAYED = "0 6-6, 1 6-3@1, 0 6-1@2, 1 6-4@3, 0 6-2@4"


def test_maltese_cross_deals_seven_or_five() -> None:  # MC-1
    each = {
        players: table_rules("maltese-cross", players=players).hand_size for players in (2, 3, 4)
    }
    assert each == {2: 7, 3: 5, 4: 5}
    assert table_rules("maltese-cross", players=3, hand=6).hand_size == 6
    with pytest.raises(OptionError):
        GAMES["maltese-cross"].rules(set=9)


def test_without_a_double_it_is_dealt_again() -> None:  # MC-2
    assert legal(play("maltese-cross", CROSS)) == {"6-6"}
    assert "dealt again" in refused("maltese-cross", deal("6-5 4-1|5-4 3-2"))


def test_the_cross_comes_first() -> None:  # MC-3
    assert legal(play("maltese-cross", CROSS, "0 6-6, 1 6-3@1")) == {
        f"{tile}@{arm}" for tile in ("6-1", "6-2") for arm in (2, 3, 4)
    }
    double = deal("6-6 3-3 6-1|6-3 5-0")
    assert legal(play("maltese-cross", double, "0 6-6, 1 6-3@1")) == {"6-1@2", "6-1@3", "6-1@4"}


def test_then_the_double_of_each_arm() -> None:  # MC-4
    assert legal(play("maltese-cross", CROSS, PLAYED)) == {"3-3@1", "2-2@4"}
    then = f"{PLAYED}, 1 3-3@1"
    assert legal(play("maltese-cross", CROSS, then)) == {"4-4@3"}
    three = deal("6-6 6-1 6-2 3-0 4-4|6-3 6-4 3-3 2-2 5-0", stock="1-1 5-5 2-1")
    assert legal(play("maltese-cross", three, then)) == {"4-4@3"}
    assert legal(play("maltese-cross", three, then, gate="arm")) == {"4-4@3", "3-0@1"}
    assert "must be the double 4" in refused(
        "maltese-cross", deal("6-6 6-1 6-2 4-0|6-3 6-4 3-3 2-2 5-0"), f"{then}, 0 4-0@3",
        gate="arm",
    )  # fmt: skip


def test_a_double_may_go_on_another_arm_with_its_number() -> None:  # MC-4
    hands = deal("6-6 6-1 6-2 4-4 3-4|6-3 6-4 3-3 2-2 5-0", stock="1-1 5-5 2-1")
    moves = f"{PLAYED}, 1 3-3@1, 0 3-4@1, 1 2-2@4"
    result = play("maltese-cross", hands, moves, gate="arm")
    assert legal(result) == {"4-4@1", "4-4@3"}


def test_who_cannot_play_draws_one() -> None:  # MC-5
    hands = deal("6-6 6-1 6-2 5-4 4-0|6-3 6-4 3-3 2-2 5-0", stock="1-1 3-0 2-1")
    one = play("maltese-cross", hands, f"{PLAYED}, 1 3-3@1")
    assert legal(one) == {"draw"}
    assert legal(play("maltese-cross", hands, f"{PLAYED}, 1 3-3@1, 0 draw")) == {"1-1@2"}
    other = deal("6-6 6-1 6-2 5-4 4-0|6-3 6-4 3-3 2-2 5-0", stock="3-0 1-1 2-1")
    drawn = f"{PLAYED}, 1 3-3@1, 0 draw"
    assert legal(play("maltese-cross", other, drawn)) == {"pass"}
    assert legal(play("maltese-cross", other, drawn, draw="until-playable")) == {"draw"}
    empty = deal("6-6 6-1 6-2 5-4 4-0|6-3 6-4 3-3 2-2 5-0")
    assert legal(play("maltese-cross", empty, f"{PLAYED}, 1 3-3@1")) == {"pass"}


def test_at_last_any_tile_goes_anywhere() -> None:  # MC-6
    hands = deal("6-6 6-1 6-2 1-1 4-4 3-1|6-3 6-4 3-3 2-2 5-1 2-0", stock="5-5")
    moves = f"{PLAYED}, 1 3-3@1, 0 1-1@2, 1 2-2@4, 0 4-4@3"
    result = play("maltese-cross", hands, moves)
    assert result["ends"] == {"1": "3", "2": "1", "3": "4", "4": "2"}
    assert legal(result) == {"1-5@2", "2-0@4"}


def test_a_maltese_block_is_what_is_allowed_then() -> None:  # MC-7 G-10
    # All four sides are covered, nobody holds a double that is due, and nothing is left to draw.
    hands = deal("6-6 6-1 6-2 5-4|6-3 6-4 5-0")
    result = play("maltese-cross", hands, PLAYED)
    assert result["rounds"][0] == {"end": "blocked", "winners": [1], "points": [0, 4]}
    drawn = deal("6-6 6-1 6-2 5-4|6-3 6-4 5-0", stock="4-0")
    after = play("maltese-cross", drawn, f"{PLAYED}, 1 draw")
    assert after["rounds"][0]["end"] == "blocked"
    assert table_rules("maltese-cross").options["target"] == 60


def test_double_bergen_deals_six_or_five() -> None:  # DB-1
    each = {
        players: table_rules("double-bergen", players=players).hand_size for players in (2, 3, 4)
    }
    assert each == {2: 6, 3: 6, 4: 5}
    assert [len(table_rules("double-bergen", set=most).tiles) for most in (6, 9, 12, 15)] == [
        28, 55, 91, 136,
    ]  # fmt: skip


def test_any_double_leads_and_the_seats_are_asked_in_turn() -> None:  # DB-2
    hands = deal("6-1 3-3 2-2|6-6 5-4")
    assert legal(play("double-bergen", hands)) == {"3-3", "2-2"}
    skipped = play("double-bergen", deal("6-1 3-2|6-6 5-4"))
    assert (skipped["turn"], legal(skipped)) == (1, {"6-6"})
    second = play("double-bergen", deal("3-3|6-6 5-4"), "0 3-3", deal("1-1 2-0|4-4 3-0"))
    assert (second["turn"], legal(second)) == (1, {"4-4"})
    led_by_one = play("double-bergen", deal("6-1|6-6"), "1 6-6", deal("1-1 2-0|4-4 3-0"))
    assert led_by_one["turn"] == 0


def test_without_a_double_the_seats_draw_for_one() -> None:  # DB-3
    hands = deal("6-1 3-2|6-5 5-4", stock="4-3 2-1 5-5 1-1")
    assert (play("double-bergen", hands)["ends"], legal(play("double-bergen", hands))) == (
        {}, {"draw"},
    )  # fmt: skip
    found = play("double-bergen", hands, "0 draw, 1 draw, 0 draw")
    assert (found["turn"], legal(found), found["hands"]) == (0, {"5-5"}, [4, 3])
    assert "dealt again" in refused("double-bergen", deal("6-1 3-2|6-5 5-4", stock="4-3"))


BERGEN = deal("6-6 6-1 6-2 2-1 4-1 5-0|6-3 6-4 3-1 1-1 5-5 5-4", stock="5-3 2-0")
BERGEN_CROSS = "0 6-6, 1 6-3@2, 0 6-1@1, 1 6-4@4, 0 6-2@3"


def test_double_bergen_has_its_cross_first() -> None:  # DB-4
    assert legal(play("double-bergen", BERGEN, "0 6-6, 1 6-3@2")) == {
        f"{tile}@{arm}" for tile in ("6-1", "6-2") for arm in (1, 3, 4)
    }
    # 3-1 fits arm 2 and must wait; on the whole cross a double opens nothing.
    hands = deal("6-6 6-1 3-1 1-1 5-0|6-3 6-2 6-4 5-5 3-2")
    assert legal(play("double-bergen", hands, "0 6-6, 1 6-3@2")) == {"6-1@1", "6-1@3", "6-1@4"}
    whole = "0 6-6, 1 6-3@2, 0 6-1@1, 1 6-2@3, 0 pass, 1 6-4@4, 0 1-1@1"
    assert play("double-bergen", hands, whole)["ends"] == {"1": "1", "2": "3", "3": "2", "4": "4"}


def test_double_bergen_draws_until_playable() -> None:  # DB-5
    hands = deal("6-6 4-1|5-4 3-2", stock="1-0 6-5 2-0")
    assert legal(play("double-bergen", hands, "0 6-6, 1 draw")) == {"draw"}
    assert legal(play("double-bergen", hands, "0 6-6, 1 draw, 1 draw")) == {
        f"6-5@{arm}" for arm in (1, 2, 3, 4)
    }
    empty = deal("6-6 6-1 2-1|5-4 3-2")
    assert legal(play("double-bergen", empty, "0 6-6")) == {"pass"}


def test_ends_that_show_the_number_just_played_score() -> None:  # DB-6
    assert play("double-bergen", BERGEN, BERGEN_CROSS)["scores"] == [2, 0]
    two = f"{BERGEN_CROSS}, 1 3-1@2"
    assert play("double-bergen", BERGEN, two)["scores"] == [2, 2]
    three = f"{two}, 0 2-1@3"
    assert play("double-bergen", BERGEN, three)["scores"] == [5, 2]
    # A double counts twice: with two other ends 4.
    assert play("double-bergen", BERGEN, f"{three}, 1 1-1@1")["scores"] == [5, 6]


def test_a_double_alone_makes_two_and_meeting_it_three() -> None:  # DB-6
    hands = deal("6-6 6-1 6-2 3-2 5-0|6-3 6-4 3-3 1-0 5-4", stock="5-5")
    alone = f"{BERGEN_CROSS.replace('6-3@2', '6-3@1').replace('6-1@1', '6-1@2')}, 1 3-3@1"
    assert play("double-bergen", hands, alone)["scores"] == [2, 2]
    assert play("double-bergen", hands, f"{alone}, 0 2-3@3")["scores"] == [5, 2]


def test_the_lead_scores_two() -> None:  # DB-7
    assert play("double-bergen", BERGEN, "0 6-6")["scores"] == [2, 0]


def test_going_out_is_a_point_and_the_match_goes_to_15() -> None:  # DB-8 BG-4
    out = play("double-bergen", deal("6-6|5-4"), "0 6-6")
    assert (out["scores"], out["rounds"][0]["end"]) == ([3, 0], "out")
    # Blocked: seat 1 holds no double.
    blocked = play("double-bergen", deal("6-6 5-5|5-4 3-2"), "0 6-6")
    assert (blocked["rounds"][0]["end"], blocked["scores"]) == ("blocked", [2, 1])
    options = [table_rules("double-bergen", players=players).options for players in (2, 3, 4)]
    assert [one["target"] for one in options] == [15] * 3
