"""Brazilian: the kind of the last tile is what a round is worth."""

import pytest

from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused

SECOND = deal("5-4 2-1|6-5 1-1|3-3 2-0|4-1 6-0")


def points(hands: str, moves: str, **options: object) -> list[int]:
    result = play("brazilian", deal(hands), moves, **options)
    assert result["rounds"][0]["end"] == "out"
    found: list[int] = result["rounds"][0]["points"]
    return found


def test_four_in_teams_with_seven_or_six_tiles() -> None:  # BR-1
    assert [len(hand) for hand in dealt("brazilian", "deal").hands] == [7] * 4
    six = dealt("brazilian", "deal", hand=6)
    assert ([len(hand) for hand in six.hands], len(six.stock)) == ([6] * 4, 4)
    assert legal(play("brazilian", deal("6-6 5-0|4-3|2-1|6-0", stock="6-1"), "0 6-6")) == {"pass"}
    for wrong in ({"hand": 5}, {"players": 3}, {"set": 9}):
        with pytest.raises(OptionError):
            GAMES["brazilian"].rules(**wrong)


def test_four_doubles_in_a_hand_are_dealt_again() -> None:  # BR-2
    four, five = "6-6 1-1 2-2 3-3", "6-6 1-1 2-2 3-3 4-4"
    assert "dealt again" in refused("brazilian", deal(f"{four}|5-4|3-2|1-0"))
    assert play("brazilian", deal(f"{four}|5-4|3-2|1-0"), misdeal=5)["turn"] == 0
    assert refused("brazilian", deal(f"{five}|5-4|3-2|1-0"), misdeal=5)
    assert play("brazilian", deal(f"{five}|5-4|3-2|1-0"), misdeal=0)["turn"] == 0


def test_who_leads_later_rounds() -> None:  # BR-3
    won = (deal("6-6|5-4|3-2|1-0"), "0 6-6")
    nobody = (deal("6-6 4-0|3-1 2-0|1-1|0-0"), "0 6-6")
    found = {}
    for lead in ("winner", "partners", "next", "double"):
        after_win = play("brazilian", *won, SECOND, lead=lead)
        after_tie = play("brazilian", *nobody, SECOND, lead=lead)
        found[lead] = (legal(after_win), legal(after_tie))
    assert found == {
        "winner": ({"5-4", "2-1"}, {"3-3"}),
        "partners": ({"5-4", "2-1", "pass"}, {"3-3"}),
        "next": ({"6-5", "1-1"}, {"6-5", "1-1"}),
        "double": ({"3-3"}, {"3-3"}),
    }
    assert refused("brazilian", deal("6-6 5-4|5-5|3-2|1-0"), "0 5-4")


def test_the_kind_of_the_last_tile_scores() -> None:  # BR-4
    assert points("6-6 6-1|6-2 5-0|4-4 3-3|2-2 5-5", "0 6-6, 1 6-2@1, 2 pass, 3 2-2@1, 0 6-1@2") \
        == [1, 0]  # fmt: skip
    double = "0 6-6, 1 6-2@1, 2 pass, 3 pass, 0 2-2@1"
    assert points("6-6 2-2|6-2 5-0|4-4 3-3|5-5 5-3", double) == [2, 0]
    # Ends 2 and 6, and 6-2 is gone: 5-2 makes them 5 and 6, and 6-5 has both.
    both = "0 6-6, 1 6-2@1, 2 2-5@1, 3 pass, 0 5-6@1"
    assert points("6-6 6-5|6-2 1-0|5-2 3-3|4-4 4-3", both) == [3, 0]
    assert points("6-6 6-5|6-2 1-0|5-2 3-3|4-4 4-3", both.replace("5-6@1", "6-5@2")) == [3, 0]
    cross = "0 6-6, 1 6-5@1, 2 5-1@1, 3 6-1@2, 0 1-1@1"
    assert points("6-6 1-1|6-5 3-0|5-1 3-3|6-1 4-3", cross) == [4, 0]


def test_alike_ends_make_no_la_e_lo_and_a_lone_lead_is_one_or_two() -> None:  # BR-4
    alike = "0 6-6, 1 6-5@1, 2 5-1@1, 3 6-1@2, 0 1-0@1"
    assert points("6-6 1-0|6-5 3-0|5-1 3-3|6-1 4-3", alike) == [1, 0]
    assert points("6-5|5-4|3-2|1-0", "0 6-5") == [1, 0]
    assert points("6-6|5-4|3-2|1-0", "0 6-6") == [2, 0]


def test_a_cruzada_may_score_six() -> None:  # BR-5
    cross = "0 6-6, 1 6-5@1, 2 5-1@1, 3 6-1@2, 0 1-1@1"
    assert points("6-6 1-1|6-5 3-0|5-1 3-3|6-1 4-3", cross, cruzada=6) == [6, 0]
    with pytest.raises(OptionError):
        GAMES["brazilian"].rules(cruzada=5)


def test_a_block_scores_one_for_the_fewer_pips() -> None:  # BR-6
    # Teams: 5 + 4 against 1 + 10; hands: seat 1 has the lowest.
    hands = deal("6-6 4-1|1-0|3-1|5-5")
    assert play("brazilian", hands, "0 6-6")["rounds"][0] == {
        "end": "blocked", "winners": [0], "points": [1, 0]
    }  # fmt: skip
    lowest = play("brazilian", hands, "0 6-6", SECOND, lock="player")
    assert lowest["rounds"][0]["points"] == [0, 1]
    assert lowest["turn"] == 1


def test_even_locks() -> None:  # BR-7 HO-8
    even = deal("6-6 4-0|3-1 2-0|1-1|0-0")
    won = deal("6-6|5-4|3-2|1-0")
    waits = play("brazilian", even, "0 6-6", even, "0 6-6", won, "0 6-6")
    assert [one["points"] for one in waits["rounds"]] == [[0, 0], [0, 0], [2 + 2, 0]]
    # They are paid once.
    once = play("brazilian", even, "0 6-6", won, "0 6-6", won, "0 6-6", target=20)
    assert [one["points"][0] for one in once["rounds"]] == [0, 2 + 1, 2]
    none = play("brazilian", even, "0 6-6", won, "0 6-6", tie="none")
    assert [one["points"] for one in none["rounds"]] == [[0, 0], [2, 0]]
    lost = play("brazilian", even, "0 6-6", SECOND, tie="locker-loses")
    assert lost["rounds"][0] == {"end": "blocked", "winners": [1], "points": [0, 1]}
    assert lost["turn"] == 1, "the seat after the locker is the player of the round"


def test_the_match_goes_to_six() -> None:  # BR-8
    out = deal("6-6|5-4|3-2|1-0")
    two = play("brazilian", out, "0 6-6", out, "0 6-6")
    assert (two["scores"], two["over"]) == ([4, 0], False)
    three = play("brazilian", out, "0 6-6", out, "0 6-6", out, "0 6-6")
    assert (three["scores"], three["winners"]) == ([6, 0], [0])
