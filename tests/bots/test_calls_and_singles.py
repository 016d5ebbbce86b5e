"""Bots and hints know the calls that a take brings, who may catch, and that a round may be all."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from boneyard.bots.hints import hints
from boneyard.bots.registry import choose
from boneyard.bots.search import Search
from boneyard.bots.search_budget import SearchBudget
from boneyard.core.actions import Call, Catch
from boneyard.core.chance import Seeded
from boneyard.core.position import view
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.i18n import message
from boneyard.records import parse_record, play_record
from boneyard.rules.game import State
from support.bot_positions import position
from support.kit import deal, record, table_rules

#: A level that never forgets, and two that only look.
BOTS = ["heavy", "club", "master"]
TAKE = deal("6-6 6-1 3-2 | A6-P3 5-4 5-1 | 6-4 4-4")
TAKEN = "0 6-6, 0 counterclockwise, 2 6-4@2, 2 domino, 1 A6-P3@1, 0 draw, - 5-4"
FINISHED = deal("6-6 2-1 | 6-3 5-2 4-4 | 6-1 5-4 3-1", stock="5-5")
FINISHED_MOVES = "0 6-6, 0 clockwise, 0 domino, 1 6-3@2, 2 6-1@1, 0 1-2@1, 1 2-5@1"


def seen(seat: int, dealt: Any, moves: str) -> State:
    log, state = play_record(parse_record(record("fundomino", dealt, moves)))
    assert isinstance(state, State)
    return view(state.rules.new_match(), log, seat)


# FD-9
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_says_the_word_and_catches_after_a_take(bot: str) -> None:
    dice = random.Random(1)
    assert choose(bot, seen(1, TAKE, TAKEN), 1, dice) == Call("domino")
    assert choose(bot, seen(2, TAKE, TAKEN), 2, dice) == Catch(1)


# FD-9
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_that_has_finished_catches_while_there_is_stock(bot: str) -> None:
    assert choose(bot, seen(0, FINISHED, FINISHED_MOVES), 0, random.Random(1)) == Catch(1)


# FD-9
def test_hints_tell_of_the_word_and_of_the_catch() -> None:
    quick = SearchBudget(worlds=5)
    for seat, call in ((1, "domino"), (2, "catch:1")):
        found = hints(seen(seat, TAKE, TAKEN), seat, random.Random(1), quick)
        assert [str(one.move) for one in found] == [call]
    found = hints(seen(0, FINISHED, FINISHED_MOVES), 0, random.Random(1), quick)
    assert [str(one.move) for one in found] == ["catch:1"]


# AF-4
def test_who_ends_the_round_counts_what_the_opponent_left() -> None:
    """5-0 is out either way; with the 10 left unclaimed it is worth 10 more."""
    hands = "5-5 4-1 6-3|5-0"
    worth = []
    for left in (False, True):
        seen_ = position("all-fives", hands, "5-5", muggins=True)
        if not left:
            seen_ = replace(seen_, pending=())
        thought = Search(seen_, 1, legal(seen_, 1)[:1], random.Random(1)).run(
            SearchBudget(worlds=20)
        )
        worth.append(float(thought.points[0]))
    assert worth[1] - worth[0] == pytest.approx(10)


# AF-4
def test_hints_tell_that_the_last_play_takes_what_was_left() -> None:
    taken = message("bots-takes-unclaimed", points=10)
    for hands in ("5-5 4-1 6-3|5-0", "5-5 4-2 6-3|5-0 3-3"):
        seen_ = position("all-fives", hands, "5-5", muggins=True)
        for left in (seen_, replace(seen_, pending=())):
            best = hints(left, 1, random.Random(1), SearchBudget(worlds=5))[0]
            ends = message("bots-out") in best.reasons
            assert (taken in best.reasons) == (ends and left is seen_)


# G-19
def test_in_a_single_round_points_made_in_play_count_nothing() -> None:
    """The value of a move is the round: between 1, surely won, and -1, surely lost."""
    state = position("all-fives", "5-5 5-4 6-5 1-0|5-1 4-2 1-1 2-0", "5-5 5-1@1", single=True)
    moves = [move for move in legal(state, 0) if not isinstance(move, Call | Catch)]
    thought = Search(state, 0, moves, random.Random(1)).run(SearchBudget(worlds=100))
    assert (abs(thought.points) <= 1).all()
    assert set(thought.gains_by_world.ravel().tolist()) <= {-1.0, 0.0, 1.0}


# G-19
@pytest.mark.parametrize("bot", ["club", "expert", "master"])
def test_bots_play_a_single_round_to_its_end(bot: str) -> None:
    rules = table_rules("fundomino-teams", single=True)
    log, state = act(rules.new_match(), None, rules.deal(1, Seeded("s")))
    seat = state.to_act
    assert seat is not None
    assert choose(bot, view(rules.new_match(), log, seat), seat, random.Random(1)) is not None
