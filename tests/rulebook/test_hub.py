"""HU: what the games around a hub have in common."""

import pytest

from boneyard.core.chance import Seeded
from boneyard.core.options import OptionError
from boneyard.games import GAMES
from support.kit import deal, legal, play, refused, table_rules

SMALL = {"players": 2, "set": 9}


def test_the_round_s_double_is_one_lower_each_round_and_begins_again() -> None:  # HU-1
    rules = table_rules("train", players=2, set=9)
    found = [rules.hub(round) for round in (1, 2, 10, 11)]
    assert [str(tile) for tile in found] == ["9-9", "8-8", "0-0", "9-9"]


def test_it_lies_before_the_first_move_and_seats_begin_in_turn() -> None:  # HU-2
    rules = table_rules("train", players=3)
    for round in (1, 2, 5):
        dealt = rules.deal(round, Seeded("hub"))
        assert [str(tile) for tile in dealt.start] == [f"{13 - round}-{13 - round}"]
        assert dealt.start[0] not in {tile for hand in dealt.hands for tile in hand}
        assert len(dealt.stock) == 90 - 45
    begun = play("train", {**deal("9-1|9-2|9-3", start="9-9")}, players=3, set=9)
    assert begun["turn"] == 0
    later = play(
        "train", deal("9-1|9-2|9-3", start="9-9"), "0 9-1@1",
        deal("8-1|8-2|8-3", start="8-8"), players=3, set=9,
    )  # fmt: skip
    assert later["turn"] == 1


def test_whoever_was_dealt_it_must_lead_it() -> None:  # HU-3
    held = play("train", deal("9-1 8-8|9-9 9-2"), lead="held", **SMALL)
    assert held["legal"] == [[1, "9-9"]]
    assert held["ends"] == {}
    assert refused("train", deal("9-1 8-8|9-9 9-2"), "0 8-8", lead="held", **SMALL)


def test_nobody_was_dealt_it_so_all_draw_in_turn_until_it_comes() -> None:  # HU-4
    searched = deal("9-1 8-8|9-2 3-3", stock="7-7 9-9 6-6")
    assert play("train", searched, lead="held", **SMALL)["legal"] == [[0, "draw"]]
    passed_on = play("train", searched, "0 draw", lead="held", **SMALL)
    assert passed_on["legal"] == [[1, "draw"]]
    found = play("train", searched, "0 draw, 1 draw", lead="held", **SMALL)
    assert found["legal"] == [[1, "9-9"]]
    # The last tile of the boneyard: nothing is blocked before anything lies.
    last = deal("9-1 8-8|9-2 3-3", stock="9-9")
    assert play("train", last, "0 draw", lead="held", **SMALL)["legal"] == [[0, "9-9"]]
    # In round 2 the search begins with the next seat.
    after = (deal("9-1|9-9 9-2"), "1 9-9, 1 9-2@2", deal("1-0 2-0|3-0 4-0", stock="8-8"))
    assert play("train", *after, lead="held", **SMALL)["legal"] == [[1, "draw"]]


def test_the_highest_double_that_was_dealt_leads_whatever_the_round() -> None:  # HU-5
    led = play("train", deal("6-6 9-1|4-4 9-2", stock="9-9"), lead="highest", **SMALL)
    assert led["legal"] == [[0, "6-6"]]
    rules = table_rules("train", players=2, set=9, lead="highest", hand=1)
    for seed in range(20):
        dealt = rules.deal(1, Seeded(str(seed)))
        assert any(tile.is_double for hand in dealt.hands for tile in hand)


@pytest.mark.parametrize(
    ("lead", "dealt"),
    [
        ("placed", deal("9-1|9-2", start="8-8")),
        ("placed", deal("9-1|9-2")),
        ("placed", deal("9-1|9-2", start="9-9 8-8")),
        ("held", deal("9-1|9-2", stock="3-3")),
        ("held", deal("9-9 9-1|9-2", start="8-8")),
        ("highest", deal("9-1|9-2", stock="9-9")),
    ],
)
def test_deals_that_have_no_hub_or_another_are_refused(lead: str, dealt: dict[str, str]) -> None:
    assert refused("train", dealt, lead=lead, **SMALL)  # HU-6


def test_who_can_t_play_draws_one_and_then_plays_it_or_passes() -> None:  # HU-7
    stuck = deal("5-4 8-8|9-2 3-3", stock="9-7 6-6 1-0", start="9-9")
    assert legal(play("train", stuck, **SMALL)) == {"draw"}
    assert legal(play("train", stuck, "0 draw", **SMALL)) == {"9-7@1"}
    other = deal("5-4 8-8|9-2 3-3", stock="6-6 1-0", start="9-9")
    assert legal(play("train", other, "0 draw", **SMALL)) == {"pass"}
    empty = deal("5-4 8-8|9-2 3-3", start="9-9")
    assert legal(play("train", empty, **SMALL)) == {"pass"}
    able = deal("9-4 8-8|9-2 3-3", stock="6-6", start="9-9")
    assert legal(play("train", able, **SMALL)) == {"9-4@1"}


def test_a_number_is_used_up_when_all_of_the_set_lie_not_of_the_deal() -> None:  # HU-8
    # A small deal leaves 1-0 out: 1-1 isn't used up, so it binds though nobody holds a 1.
    small = deal("9-1 1-1 5-5|9-2 6-6", stock="7-7", start="9-9")
    bound = play("mexican-train", small, "0 9-1@1, 1 9-2@2, 0 1-1@1", first="one", **SMALL)
    assert bound["turn"] == 0
    assert legal(bound) == {"draw"}


def test_going_out_ends_the_round_at_once_even_before_others_have_had_a_turn() -> None:  # HU-9
    out = play("mexican-train", deal("9-1 1-1|9-2|3-3", start="9-9"),
               "0 9-1@1, 0 1-1@1", players=3, set=9)  # fmt: skip
    assert out["rounds"][0] == {"end": "out", "winners": [0], "points": [0, 11, 6]}


@pytest.mark.parametrize(("counts", "points"), [(0, 3), (25, 28), (50, 53)])
def test_hands_are_penalties_and_0_0_counts_what_was_agreed(  # HU-10, MT-18
    counts: int, points: int
) -> None:
    dealt = deal("9-1|0-0 2-1", start="9-9")
    out = play("mexican-train", dealt, "0 9-1@1", double_blank=counts, **SMALL)
    assert out["scores"] == [0, points]
    assert table_rules("mexican-train").options["double_blank"] == 0


def test_a_blocked_round_is_won_by_the_fewest_points_0_0_as_it_counts() -> None:  # HU-11
    held = deal("9-1 0-0|9-2 8-7", start="9-9")
    told = play("train", held, "0 9-1@1, 1 9-2@2", double_blank=50, **SMALL)["rounds"][0]
    assert told == {"end": "blocked", "winners": [1], "points": [50, 15]}
    told = play("train", deal("9-5 4-3|9-6 7-0", start="9-9"), "0 9-5@1, 1 9-6@2", **SMALL)
    assert told["rounds"][0] == {"end": "blocked", "winners": [], "points": [7, 7]}


def test_a_match_has_a_round_for_each_double_and_the_fewest_points_win() -> None:  # HU-12
    assert table_rules("train", players=2).options["rounds"] == 13
    assert table_rules("train", players=2, set=15).options["rounds"] == 16
    assert table_rules("chickenfoot", players=2).options["rounds"] == 10
    one = play("train", deal("9-1|2-2", start="9-9"), "0 9-1@1", rounds=1, **SMALL)
    assert (one["over"], one["winners"]) == (True, [0])
    goal = table_rules("train", players=2, rounds=2).game.goal
    assert goal.winners((3, 3), 2, ()) == ()
    assert goal.winners((90, 3), 1, ()) is None


def test_the_hub_is_one_tile_more_that_the_set_must_serve() -> None:  # HU-13
    assert table_rules("train", players=2, set=9, hand=27).hand_size == 27
    with pytest.raises(OptionError):
        GAMES["train"].rules(players=5, set=9, hand=11)
    assert table_rules("train", players=5, set=9, hand=11, lead="held").hand_size == 11
