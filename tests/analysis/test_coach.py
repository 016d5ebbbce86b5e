"""A coach after the match: true sentences, three at most, each with a position that exists."""

from typing import Any

import pytest
from msgspec.structs import replace

from boneyard.analysis import Analysis, Decision, Luck, Moment, Player, analyse
from boneyard.analysis.coach import (
    HABIT_MESSAGES,
    Advice,
    HabitCount,
    Place,
    classify_mistake,
    count_habits,
    give_advice,
    rank_habits,
    sum_habits,
)
from boneyard.analysis.match_analysis import find_swings
from boneyard.analysis.steps import Step, list_steps
from boneyard.core.actions import Play
from boneyard.core.ids import Side
from boneyard.core.tiles import tile
from boneyard.i18n.translator import english
from boneyard.records import parse_record
from support.kit import deal, record


def decision(seat: int, number: int, quality: str, cost: float, habit: str = "") -> Decision:
    return Decision(1, number, seat, "a", "b", cost, 0.1, 0.1, 0.01, quality, (), habit)


def moment(number: int, kind: str, chance: float, seat: int | None = 0) -> Moment:
    return Moment(1, number, seat, "", kind, (chance, 1 - chance), (0.0, 0.0), 0.001)


def found(*curve: Moment, decisions: Any = (), luck: float = 0.0) -> Analysis:
    """An analysis of a round between two, the first of whom wins."""
    players = tuple(
        Player(seat, "", 0, 0, 0.0, 0.0, 0.0, {}, sign * luck, 0.0)
        for seat, sign in enumerate((1, -1))
    )
    parts = (Luck(1, (0.0, 0.0), (0.0, 0.0), (10.0, -10.0), (10.0, -10.0)),)
    return Analysis(
        "block-draw", "Block & Draw", ("Ada", "Bob"), 2, True, (Side(0),), (10, 0), 20, 1, "points",
        tuple(decisions), curve, find_swings(curve), parts, players,
    )  # fmt: skip


def said(one: Advice) -> str:
    return english(one.message)


def test_what_decided_is_the_largest_swing_towards_the_result() -> None:
    curve = [moment(0, "deal", 0.5), moment(1, "play", 0.2), moment(2, "play", 0.55, 1),
             moment(3, "draw", 1.0)]  # fmt: skip
    one = give_advice(found(*curve), 0, 0)[0]
    assert (one.about, one.place) == ("decided", Place(1, 3))
    assert said(one) == (
        "A draw in round 1 decided the match: your win chance went from 55% to 100%."
    )
    other = give_advice(found(*curve[:3]), 1, 1)[0]
    assert said(other) == (
        "Your move in round 1 decided the match: your win chance went from 80% to 45%."
    )
    assert said(give_advice(found(*curve[:3]), 0, None)[0]).startswith(
        "A move by Bob in round 1 decided"
    )


def test_nothing_is_made_up_where_nothing_is_sure() -> None:
    quiet = found(moment(0, "deal", 0.5), moment(1, "play", 0.51), decisions=[
        decision(0, 1, "best", 0.0), decision(0, 3, "fine", 0.3), decision(1, 2, "slip", 1.0),
    ])  # fmt: skip
    assert [said(one) for one in give_advice(quiet, 0, 0)] == [
        "No single deal, draw or move decided the match.",
        "Luck was about even for you and your opponents.",
        "You played well: none of your 2 decisions was a mistake.",
    ]
    assert all(one.place is None for one in give_advice(quiet, 0, 0))


def test_luck_is_told_for_who_reads() -> None:
    lucky = found(moment(0, "deal", 0.5), luck=4.0)
    assert said(give_advice(lucky, 0, 0)[1]).startswith("You were lucky:")
    assert said(give_advice(lucky, 1, None)[1]).startswith("Bob had bad luck:")


def test_what_costs_most_is_to_be_practised_at_its_worst_position() -> None:
    own = [decision(0, 2, "slip", 1.0, "doubles"), decision(0, 4, "slip", 1.5, "scoring"),
           decision(0, 6, "blunder", 1.2, "doubles"), decision(0, 8, "blunder", 9.0, "other"),
           decision(1, 9, "blunder", 20.0, "weight")]  # fmt: skip
    one = give_advice(found(moment(0, "deal", 0.5), decisions=own), 0)[-1]
    assert (one.about, one.place) == ("practise", Place(1, 5))
    assert said(one).endswith(
        "play doubles early, as they are the hardest to place. Missed 2 times."
    )
    assert [(habit.name, habit.times) for habit in rank_habits(own[:4])] == [
        ("doubles", 2), ("scoring", 1), ("other", 1)]  # fmt: skip


def test_over_many_matches_it_counts_how_bad_moves_were_not_their_points() -> None:
    """Fifty points in one game may be less than two in another."""
    long = [decision(0, 2, "slip", 50.0, "weight"), decision(0, 4, "fine", 9.0)]
    short = [decision(0, 2, "blunder", 2.0, "blocking"), decision(0, 6, "best", 0.0)]
    counted = [count_habits(match) for match in (long, short, short)]
    assert counted[0] == (HabitCount("weight", 1, 1),)
    # Another version may have kept a habit that this one doesn't know.
    over = sum_habits([*counted, (HabitCount("unheard-of", 9, 9), HabitCount("other", 8, 8))])
    assert over == [
        HabitCount("blocking", 2, 6),
        HabitCount("weight", 1, 1),
        HabitCount("other", 8, 8),
    ]
    assert english(over[0].message).endswith("2 times.")


def step(game: str, hands: str, moves: str, made: str, seat: int, **options: Any) -> Step:
    """The last step of a short round, or one more by a seat."""
    every = list_steps(
        parse_record(record(game, deal(hands), f"{moves}, {seat} {made}", **options))
    )
    return every[-1]


@pytest.mark.parametrize(
    ("game", "hands", "moves", "made", "best", "habit"),
    [
        ("block-draw", "6-6 1-1 2-2|6-5 6-1 6-4 3-3", "0 6-6", "6-1@1", "6-5@1", "weight"),
        ("block-draw", "6-6 1-1 2-2|6-5 6-1 1-4 3-3", "0 6-6", "6-5@1", "6-1@1", "variety"),
        ("all-fives", "5-5 1-1 2-2|5-5 5-0 5-1 3-3", "0 5-5", "5-1@1", "5-0@1", "scoring"),
        ("block-draw", "6-6 5-3 2-2 4-4|6-5 6-1 3-3 0-0", "0 6-6", "6-1@1", "6-1@2", "ends"),
    ],
)
def test_a_habit_is_what_the_better_move_has(
    game: str, hands: str, moves: str, made: str, best: str, habit: str
) -> None:
    hands = hands.replace("|5-5 ", "|")
    one = step(game, hands, moves, made, 1, players=2)
    assert isinstance(one.move, Play)
    assert classify_mistake(one, best, {}) == habit
    assert habit in HABIT_MESSAGES


def test_an_end_that_somebody_passed_on_is_one_to_leave() -> None:
    one = step("block-draw", "6-6 5-5 2-2|6-5 6-1 3-3 0-0", "0 6-6", "6-1@1", 1, players=2)
    assert classify_mistake(one, "6-5@1", {(0, tile("5-5").a): "passed"}) == "blocking"


def test_every_sentence_of_a_real_match_has_a_position_that_exists() -> None:
    hands = "6-6 5-3 2-2 4-4|6-5 6-1 3-3 0-0"
    played = record("block-draw", deal(hands), "0 6-6, 1 6-5@1, 0 5-3@1, 1 3-3@1", players=2)
    analysis = analyse(played, worlds=20)
    for seat in (0, 1):
        told = give_advice(replace(analysis, over=True), seat, seat)
        assert 1 <= len(told) <= 3
        assert [one.about for one in told] == sorted({one.about for one in told}, key=_ORDER.index)
        for one in told:
            assert one.place is None or 0 <= one.place.number <= 4
            assert said(one).endswith(".")


_ORDER = ["decided", "luck", "practise"]
