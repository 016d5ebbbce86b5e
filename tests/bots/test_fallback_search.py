"""Thinking on the plain engine, where the fast core doesn't know the rules."""

import random
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from boneyard.bots.fallback_search import choose_by_heuristic, sample_world, search_moves
from boneyard.bots.hints import hints
from boneyard.bots.registry import LEVELS, choose
from boneyard.core.events import Event
from boneyard.core.position import view
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.i18n.translator import english
from boneyard.records.read import parse_deal
from boneyard.rules.game import State
from boneyard.rules.twists import ChooseDirection, DoubleBack
from support.kit import deal

#: Questions in an order in which the fast core doesn't ask them.
UNHEARD_OF = (DoubleBack(), ChooseDirection())


def small_table(name: str) -> tuple[State, list[Event]]:
    """A position with few tiles, and how it came about."""
    options: dict[str, Any] = {"players": 4} if name == "cyprus" else {"players": 2, "set": 9}
    options |= {"first": "one"} if name == "mexican-train" else {}
    game: Any = GAMES[name]
    rules: Any = replace(game, twists=UNHEARD_OF).rules(**options, lead="placed")
    hands = "9-1 9-0|9-2 8-8|9-3 7-7|9-4 6-6" if name == "cyprus" else "9-1 9-0|9-2 8-8 7-7"
    dealt = parse_deal(rules, deal(hands, start="9-9", stock="6-5 5-5"))
    log, state = act(rules.new_match(), None, dealt)
    return state, log


@pytest.mark.parametrize("name", ["mexican-train", "cyprus"])
def test_all_levels_and_hints_think_plainly(name: str) -> None:
    state, log = small_table(name)
    seen = view(state.rules.new_match(), log, 0)
    for level in LEVELS:
        assert choose(level, seen, 0, random.Random(1)) in legal(state, 0)
    found = hints(seen, 0, random.Random(1))
    assert {str(one.move) for one in found} == set(map(str, legal(state, 0)))
    assert found[0].cost == 0
    assert english(found[0].reasons[0]).startswith("Rough estimate")


def test_worlds_keep_what_was_seen() -> None:
    state, log = small_table("train")
    seen = view(state.rules.new_match(), log, 0)
    dice = random.Random(2)
    for _ in range(20):
        world = sample_world(seen, 0, dice)
        tiles = [tile for row in (*world.hands, world.stock) for tile in row]
        assert world.hands[0] == state.hands[0]
        assert [len(row) for row in world.hands] == state.hand_counts
        assert None not in tiles
        assert len(set(tiles)) == len(tiles)


def test_who_passed_is_not_given_what_they_lacked() -> None:
    rules: Any = GAMES["train"].rules(players=2, set=9)
    dealt = parse_deal(rules, deal("9-1 9-0 3-3|8-8 7-7", start="9-9", stock="6-6 5-5"))
    log, state = act(rules.new_match(), None, dealt)
    for seat, move in ((0, "9-1@1"), (1, "draw"), (1, "pass")):
        events, state = act(state, seat, next(m for m in legal(state, seat) if str(m) == move))
        log += events
    seen = view(rules.new_match(), log, 0)
    for seed in range(10):
        world = sample_world(seen, 0, random.Random(seed))
        assert not any(half.pips == 9 for tile in world.hands[1] if tile for half in tile.halves)


def test_the_heavier_tile_goes_first_where_nothing_else_matters() -> None:
    state, log = small_table("train")
    seen = view(state.rules.new_match(), log, 0)
    move, gains = search_moves(seen, 0, legal(seen, 0), random.Random(3), 20)
    assert move in legal(state, 0)
    assert all(len(one) == 10 for one in gains)


def test_only_what_is_tried_in_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    state, log = small_table("train")
    seen = view(state.rules.new_match(), log, 0)
    moves = legal(seen, 0)
    assert len(moves) == 2
    for seconds, worlds in ((7.5, 3), (4.5, 2), (3.5, 1), (0.5, 0)):
        clock = count()
        monkeypatch.setattr("boneyard.bots.fallback_search.time.perf_counter", clock.__next__)
        move, gains = search_moves(seen, 0, moves, random.Random(3), 20, seconds)
        assert move in moves
        assert [len(one) for one in gains] == [worlds, worlds]
        if not worlds:
            assert move == choose_by_heuristic(seen, 0, moves, random.Random(3))


def test_a_play_that_scores_goes_before_a_heavier_tile() -> None:
    rules: Any = GAMES["all-fives"].rules(players=2)
    dealt = parse_deal(rules, deal("6-6 6-5 6-2|6-3 1-0 2-0", stock="5-5 4-4"))
    log, state = act(rules.new_match(), None, dealt)
    for seat, tile in ((0, "6-6"), (1, "6-3")):
        events, state = act(state, seat, next(m for m in legal(state, seat) if tile in str(m)))
        log += events
    seen = view(rules.new_match(), log, 0)
    plays = legal(seen, 0)
    assert len(plays) == 2
    chosen = choose_by_heuristic(seen, 0, plays, random.Random(1))
    assert "6-2" in str(chosen)  # 2 and 3 count five, 5 and 3 nothing
    scores = [act(state, 0, play)[1].scores[0] - state.scores[0] for play in plays]
    assert sorted(scores) == [0, 5]
