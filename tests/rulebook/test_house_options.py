"""Options in which other houses' rules differ from the leaflets'."""

from typing import Any

import pytest

from boneyard.core.codec import event_from_json
from boneyard.core.position import fold
from boneyard.engine import act
from boneyard.engine.view_json import view_to_json
from boneyard.records.read import parse_deal
from support.kit import deal, legal, play, table_rules

#: 6-6 blocks at once; seats 1 and 2 share the lowest hand of three.
SHARED = deal("6-6 5-5|2-1|3-0")
#: Two teams: 6-6 blocks, and both hold 11 pips.
EVEN = deal("6-6 1-0|2-1|5-5|4-4")
#: Seat 0 goes out; its partner holds more than both others.
COSTLY = deal("6-6|2-1|5-5 5-4|1-0")
NEXT = deal("5-4 2-1|6-5 1-1|3-3 2-0|4-1 6-0")


def last(result: dict[str, Any]) -> dict[str, Any]:
    """The last round as it ended."""
    found: dict[str, Any] = result["rounds"][-1]
    return found


# HO-1
@pytest.mark.parametrize(
    ("first", "option", "leads", "with_any"),
    [
        (COSTLY, "first", 2, False),
        (COSTLY, "winner", 0, True),
        (COSTLY, "next", 1, True),
        (EVEN, "winner", 1, True),
        (EVEN, "winner-again", 0, True),
    ],
)
def test_who_leads_the_next_round(first: Any, option: str, leads: int, with_any: bool) -> None:
    result = play("block-draw", first, "0 6-6", NEXT, teams=True, next_lead=option)
    assert result["turn"] == leads
    assert (legal(result) == set(NEXT["hands"][leads])) == with_any


def test_the_winner_leads_where_each_had_led_in_turn() -> None:  # HO-1
    rounds = (deal("6-6 5-1|3-1"), "0 6-6", deal("2-1 4-4|5-4 3-3"))
    assert play("fives-and-threes", *rounds)["turn"] == 1
    assert play("fives-and-threes", *rounds, next_lead="winner-again")["turn"] == 0
    latin = play("latin", EVEN, "0 6-6", NEXT, lead="winner-again")
    assert (latin["turn"], legal(latin)) == (0, {"5-4", "2-1"})


def test_two_tiles_stay_in_the_boneyard() -> None:  # HO-2
    dealt = deal("5-5 4-1|6-4 3-1", stock="3-2 5-0 6-5")
    assert legal(play("block-draw", dealt, "0 5-5, 1 draw")) == {"draw"}
    ended = play("block-draw", dealt, "0 5-5, 1 draw", draw="leave-two")
    assert (last(ended)["end"], ended["stock"]) == ("blocked", 2)


def test_a_single_round_may_be_a_draw() -> None:  # HO-3
    dealt = deal("6-6 2-1|3-0")
    result = play("block-draw", dealt, "0 6-6", single=True, drawn=True)
    assert (result["over"], result["winners"]) == (True, [])
    assert not play("block-draw", dealt, "0 6-6", single=True)["over"]
    assert not play("block-draw", dealt, "0 6-6", drawn=True)["over"]
    won = play("block-draw", deal("6-6 1-0|3-0"), "0 6-6", single=True, drawn=True)
    assert won["winners"] == [0]


def test_hands_may_be_compared_even_when_somebody_is_out() -> None:  # HO-4
    assert last(play("block-draw", COSTLY, "0 6-6", teams=True))["points"] == [4, 0]
    compared = play("block-draw", COSTLY, "0 6-6", teams=True, out="compared")
    assert last(compared) == {"end": "out", "winners": [1], "points": [0, 19]}
    even = play("block-draw", deal("6-6|0-0"), "0 6-6", out="compared")
    assert last(even) == {"end": "out", "winners": [], "points": [0, 0]}


def test_teams_or_single_hands_are_compared() -> None:  # HO-5
    dealt = deal("6-6 1-0|2-1|5-5 4-4|2-2")
    lowest = play("block-draw", dealt, "0 6-6", teams=True, lock="player")
    assert last(lowest) == {"end": "blocked", "winners": [0], "points": [0, 0]}
    assert last(play("jamaican", dealt, "0 6-6"))["winners"] == [0]
    assert last(play("jamaican", dealt, "0 6-6", lock="team"))["winners"] == [1]


# HO-6
@pytest.mark.parametrize(("blocked", "points"), [("difference", 7), ("others", 10), ("all", 13)])
def test_what_the_winner_of_a_block_scores(blocked: str, points: int) -> None:
    dealt = deal("6-6 2-1|5-5")
    assert last(play("block-draw", dealt, "0 6-6", blocked=blocked))["points"] == [points, 0]
    muggins = play("muggins", dealt, "0 6-6", blocked=blocked)
    assert last(muggins)["points"] == [5 * round(points / 5), 0]


def test_the_partners_pips_count_too() -> None:  # HO-7
    assert last(play("block-draw", COSTLY, "0 6-6", teams=True, count="all"))["points"] == [23, 0]
    # That is for going out: a block has an option of its own.
    blocked = play("block-draw", deal("6-6 1-0|2-1|0-0|4-4"), "0 6-6", teams=True, count="all")
    assert last(blocked)["points"] == [10, 0]


def test_the_points_of_a_tie_wait_for_the_next_winner() -> None:  # HO-8
    rounds = (EVEN, "0 6-6", EVEN, "0 6-6", deal("6-6|2-1|5-5 5-4|1-0"), "0 6-6")
    options = {"teams": True, "blocked": "others"}
    assert last(play("block-draw", *rounds, **options))["points"] == [4, 0]
    result = play("block-draw", *rounds, tie="waits", **options)
    assert [one["points"] for one in result["rounds"]] == [[0, 0], [0, 0], [4 + 11 + 11, 0]]
    won_again = play("block-draw", *rounds, rounds[-2], "0 6-6", tie="waits", **options)
    assert last(won_again)["points"] == [4, 0], "what waited is paid once"
    # Of three the two that share the lowest hand would have got 3 + 10 each, less their own.
    again = play("block-draw", SHARED, "0 6-6", deal("6-6|2-1|3-0"), "0 6-6", tie="waits")
    assert last(again)["points"] == [6 + 10, 0, 0]
    latin = play("latin", EVEN, "0 6-6", deal("6-6 3-0|2-1|5-5|1-0"), "1 2-1", tie="waits")
    assert latin["scores"] == [0, 25 + 11]
    # The ladder's 100 of the tied round is lost: bonuses do not wait (PR-2).
    rich = play("puerto-rican", EVEN, "0 6-6", deal("6-6|2-1|5-5|1-0"), "1 2-1", tie="waits")
    assert rich["scores"] == [0, 23 + 75 + 22]


def test_a_log_without_waiting_points_goes_on() -> None:  # HO-8
    """Matches in databases were written before there were any."""
    rules = table_rules("block-draw", players=2, tie="waits")
    state = rules.new_match()
    state = act(state, None, parse_deal(rules, deal("6-6 2-1|3-0")))[1]
    old = (
        b'{"event":"round-ended","end":"blocked","winners":[],"points":[0,0],"counts":[],'
        b'"hands":[["2-1"],["3-0"]],"left":null}'
    )
    state = fold(state, [event_from_json(old)])
    assert (state.waiting, view_to_json(state)["waiting"]) == (0, 0)


def test_the_first_double_may_be_a_spinner() -> None:  # HO-9
    dealt = deal("5-5 5-1 3-2|5-4 2-1|5-0 6-4")
    moves = "0 5-5, 1 5-4@1, 2 5-0@2"
    assert len(play("all-fives", dealt, moves)["ends"]) == 2
    spun = play("all-fives", dealt, moves, spinner="first")
    assert len(spun["ends"]) == 4
    assert {"5-1@3", "5-1@4"} <= legal(spun)


# HO-10
@pytest.mark.parametrize(("rounding", "each", "together"), [("nearest", 5, 5), ("up", 15, 10)])
def test_leftovers_may_be_rounded_up(rounding: str, each: int, together: int) -> None:
    dealt = deal("6-6|1-0|2-0|3-1")
    for game, points in (("all-fives", each), ("five-up", each // 5), ("muggins", together)):
        lead = {"lead": 0} if game == "five-up" else {}
        ended = play(game, {**dealt, **lead}, "0 6-6", rounding=rounding)
        assert last(ended)["points"][0] == points
    # What is a multiple already stays, and a block is rounded too.
    blocked = play("all-fives", deal("6-6 1-0|5-2"), "0 6-6", rounding=rounding)
    assert last(blocked)["points"][0] == {"nearest": 5, "up": 10}[rounding]
    stays = play("all-fives", deal("6-6|5-5"), "0 6-6", rounding=rounding)
    assert last(stays)["points"][0] == 10


# HO-11
@pytest.mark.parametrize("game", ["all-fives", "muggins", "sniff"])
def test_a_lead_single_may_score_nothing(game: str) -> None:
    single, double = deal("6-4 4-0|4-1 3-0"), deal("5-5 5-0|5-1 3-0")
    assert play(game, single, "0 6-4")["scores"][0] == 10
    assert play(game, single, "0 6-4", single_lead="none")["scores"][0] == 0
    assert play(game, double, "0 5-5", single_lead="none")["scores"][0] == 10
