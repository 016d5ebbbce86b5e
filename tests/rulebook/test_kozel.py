"""Kozel: points are bad, and whoever reaches the target is the goat."""

import pytest

from boneyard.games import GAMES
from support.kit import deal, dealt, legal, play, refused

NEXT = deal("5-4 2-1|6-5 1-0")


# KZ-1
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_each_and_a_boneyard(players: int) -> None:
    state = dealt("kozel", "hands", players=players)
    assert [len(hand) for hand in state.hands] == [7] * players
    assert len(state.stock) == 28 - 7 * players
    assert len(dealt("kozel", "hands", hand=5).hands[0]) == 5
    assert len(GAMES["kozel"].rules(players=4, teams=True).new_match().scores) == 2


def test_many_doubles_or_many_of_one_number_are_dealt_again() -> None:  # KZ-2
    assert refused("kozel", deal("0-0 1-1 2-2 3-3 4-4|6-5"))
    assert refused("kozel", deal("6-5 6-4 6-3 6-2 6-1 6-6|5-4"))
    assert play("kozel", deal("6-5 6-4 6-3 6-2 6-1|5-4"))["turn"] == 0
    for seed in range(20):
        for hand in dealt("kozel", f"{seed}", players=2, hand=10).hands:
            held = [tile for tile in hand if tile]
            assert sum(tile.is_double for tile in held) < 5
            assert all(sum(str(n) in tile.text for tile in held) < 6 for n in range(7))


# KZ-3
@pytest.mark.parametrize(
    ("hands", "lead"),
    [("6-6 5-4|0-0 2-2|1-1 3-3", "1-1"), ("6-6 5-4|0-0 2-2|3-3", "2-2"), ("5-4|0-0|6-6", "6-6"),
     ("5-4|0-0|6-1", "0-0"), ("5-4|6-0|6-3", "6-3")],
)  # fmt: skip
def test_the_order_of_the_first_lead(hands: str, lead: str) -> None:
    assert legal(play("kozel", deal(hands))) == {lead}


def test_who_went_out_leads_and_after_a_fish_the_locker() -> None:  # KZ-4
    out = play("kozel", deal("1-1 6-6|1-0"), "0 1-1, 1 1-0@1", NEXT)
    assert (out["turn"], legal(out)) == (1, {"6-5", "1-0"})
    # Seat 0 locks and loses, and leads all the same; so it does when nobody wins.
    lost = play("kozel", deal("1-1 6-6|2-0"), "0 1-1", NEXT)
    assert (lost["rounds"][0]["winners"], lost["turn"]) == ([1], 0)
    assert legal(lost) == {"5-4", "2-1"}
    even = play("kozel", deal("1-1 6-4|5-5"), "0 1-1", NEXT)
    assert (even["rounds"][0]["winners"], even["turn"]) == ([], 0)
    # A draw that empties the boneyard locks as well.
    drawn = play("kozel", deal("1-1 6-4|5-5", stock="3-2"), "0 1-1, 1 draw", NEXT)
    assert (drawn["rounds"][0]["end"], drawn["turn"]) == ("blocked", 1)


def test_who_cannot_play_draws() -> None:  # KZ-5
    position = deal("1-1 2-0 5-1|5-5 6-4", stock="3-2 4-1")
    assert legal(play("kozel", position, "0 1-1")) == {"draw"}
    assert legal(play("kozel", position, "0 1-1, 1 draw, 1 draw")) == {"1-4@1", "1-4@2"}
    empty = deal("1-1 2-0 5-1|5-5 6-4")
    assert legal(play("kozel", empty, "0 1-1")) == {"pass"}


DOUBLES = deal("1-1 4-1 6-5 2-0|3-1 3-3 4-4 4-2", stock="5-5")
BEFORE = "0 1-1, 1 1-3@1, 0 1-4@2, 1 3-3@1"


def test_a_second_double() -> None:  # KZ-6
    result = play("kozel", DOUBLES, BEFORE)
    assert (result["turn"], legal(result)) == (1, {"4-4@2", "pass"})
    assert refused("kozel", DOUBLES, f"{BEFORE}, 1 4-2@2")
    assert refused("kozel", DOUBLES, f"{BEFORE}, 1 draw")
    assert play("kozel", DOUBLES, f"{BEFORE}, 1 pass")["turn"] == 0
    assert play("kozel", DOUBLES, f"{BEFORE}, 1 4-4@2")["turn"] == 0, "no third fits"
    # A double after which none fits ends the turn by itself, and so does a single.
    assert play("kozel", DOUBLES, "0 1-1")["turn"] == 1


def test_a_blank_double_alone_is_dear() -> None:  # KZ-7
    for blank in (25, 10, 0):
        result = play("kozel", deal("1-1|0-0"), "0 1-1", blank=blank, entry=1)
        assert result["scores"] == [0, blank]
    assert play("kozel", deal("1-1|0-0 6-5"), "0 1-1", entry=1)["scores"] == [0, 11]
    # In a block it decides who is lowest: 25 against 20.
    blocked = play("kozel", deal("1-1 6-6 5-3|0-0"), "0 1-1")
    assert blocked["rounds"][0]["winners"] == [0]


def test_the_lowest_side_wins_a_fish() -> None:  # KZ-8
    team = deal("1-1 6-6|2-0|3-3|6-5")
    result = play("kozel", team, "0 1-1", teams=True, entry=1)
    assert result["rounds"][0] == {"end": "blocked", "winners": [1], "points": [18, 0]}
    alone = play("kozel", team, "0 1-1", entry=1)
    assert alone["rounds"][0]["points"] == [12, 0, 6, 11]
    even = play("kozel", deal("1-1 6-4|5-5"), "0 1-1", entry=1)
    assert even["rounds"][0] == {"end": "blocked", "winners": [], "points": [0, 0]}


def test_every_side_but_the_winner_writes() -> None:  # KZ-9
    result = play("kozel", deal("1-1|6-5 5-4|6-6 5-5"), "0 1-1")
    assert result["rounds"][0] == {"end": "out", "winners": [0], "points": [0, 20, 22]}


def test_the_first_points_must_be_enough() -> None:  # KZ-10
    less, more = deal("1-1|6-6"), deal("1-1|6-6 1-0")
    assert play("kozel", less, "0 1-1")["scores"] == [0, 0]
    assert play("kozel", more, "0 1-1")["scores"] == [0, 13]
    assert play("kozel", less, "0 1-1", entry=12)["scores"] == [0, 12]
    again = play("kozel", more, "0 1-1", deal("1-1|2-0"), "0 1-1")
    assert again["scores"] == [0, 15], "who has points writes anything"


def test_who_reaches_the_target_has_lost() -> None:  # KZ-11
    first = deal("1-1|6-5 5-4|6-6 5-5")
    result = play("kozel", first, "0 1-1", target=22)
    assert (result["over"], result["winners"]) == (True, [0])
    assert not play("kozel", first, "0 1-1", target=23)["over"]
    # Equal at the bottom: both have won.
    shared = play("kozel", deal("1-1|6-6|5-5 6-5"), "0 1-1", target=20)
    assert (shared["scores"], shared["winners"]) == ([0, 0, 21], [0, 1])
    assert GAMES["kozel"].rules().options["target"] == 101
