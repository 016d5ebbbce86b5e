"""Moves tried out in a tree: it learns, stays within its room and its time, and sees no more."""

import random
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from boneyard import fast
from boneyard.bots.levels import GRANDMASTER, MASTER
from boneyard.bots.registry import BOTS
from boneyard.bots.search import UNTRIED_MARGIN, MatchEquity, Search, TreeSearch
from boneyard.bots.search_budget import SearchBudget
from boneyard.core.ids import Side
from boneyard.engine.legal import legal
from boneyard.fast import mcts as trees
from boneyard.fast.mcts import SearchTree
from boneyard.fast.rollouts import run_rollouts, solve_exactly
from boneyard.games import get_game
from boneyard.rules.game import State
from support.plain_search import GAMES, plain, positions
from support.seen_rounds import moments, seen_at


def never() -> bool:
    return False


def open_positions(seeds: range) -> list[tuple[State, int]]:
    """Late positions between two who hold the whole set, with a choice to make."""
    rules = get_game("block-draw").rules(players=2, hand=14, target=1)
    return [
        (state, seat)
        for seed in seeds
        for state, _ in moments(rules, seed)
        if (seat := state.to_act) is not None
        and len(legal(state, seat)) > 1
        and 6 <= sum(state.hand_counts) <= 14
    ]


def test_a_tree_finds_what_the_rule_of_thumb_does_not() -> None:
    """Where all hands are known, the best move is known too: here the round is the match."""
    flat = deep = looked = 0
    for state, seat in open_positions(range(12)):
        game, side = fast.compile(state.rules), state.rules.side(seat)
        moves = legal(state, seat)
        numbers = np.array([fast.number_of(game, move) for move in moves], np.int64)
        world = fast.pack(game, state)[None]
        values = solve_exactly(game, world, numbers, side, 200_000)
        if values is None or len({*np.sign(values)}) < 2:
            continue
        wins = np.sign(values) == np.sign(values).max()
        thumb = run_rollouts(game, np.repeat(world, 60, axis=0), numbers, 1, trained=True)
        chances = MatchEquity(game, state).win_chances(thumb[..., 2:])[..., side].mean(axis=0)
        depths = TreeSearch(game, MatchEquity(game, state), side, world, numbers, 1)
        found = depths.run(
            SearchBudget(simulations=4000, trained_weights=True, maximize_match=True), 0.4, never
        )
        assert found is not None
        flat += bool(wins[np.argmax(chances)])
        deep += bool(wins[np.argmax(found.match_chances)])
        looked += 1
    assert looked >= 8
    assert deep > 0.9 * looked
    assert deep > flat


def test_a_full_tree_takes_nothing_more_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trees, "MAX_NODES", 16)
    view, seat = next(positions("all-fives", {"players": 2}))
    mind = Search(view, seat, legal(view, seat), random.Random(1))
    worlds = mind.belief.sample_worlds(10, 1)
    tree = SearchTree(mind.game, 10_000, 0.3)
    assert len(tree.nodes) == 16
    for first in range(0, 400, 10):
        report = tree.run_simulations(worlds, mind.action_ids, 1, first=first)
        assert (report[..., 0] > 0).all(), "every round comes to an end"
        tree.backpropagate(mind.match_equity.win_chances(report[..., 2:]))
    assert (tree.nodes[:, 0] != 0).all()


def test_thinking_further_keeps_to_its_time() -> None:
    view, seat = next(positions("all-fives", {"players": 2}))
    mind = Search(view, seat, legal(view, seat), random.Random(1))
    asked = []

    def is_time_up() -> bool:
        asked.append(1)
        return len(asked) > 3

    depths = TreeSearch(
        mind.game,
        mind.match_equity,
        mind.side,
        mind.belief.sample_worlds(20, 1),
        mind.action_ids,
        1,
    )
    assert depths.run(SearchBudget(simulations=10**9), 0.3, is_time_up) is not None
    assert len(asked) == 4
    assert depths.run(SearchBudget(simulations=10**9), 0.3, lambda: True) is None


@pytest.mark.parametrize("name", ["all-fives", "fundomino", "five-up", "mexican-train"])
def test_chances_stay_chances_and_the_rest_stays_behind(name: str) -> None:
    for view, seat in islice(positions(name, {}), 6):
        moves = legal(view, seat)
        thought = Search(view, seat, moves, random.Random(1)).run(
            SearchBudget(worlds=60, trained_weights=True, maximize_match=True, simulations=600)
        )
        assert ((thought.match_chances >= 0) & (thought.match_chances <= 1)).all()
        assert thought.match_chances[thought.best] >= thought.match_chances.max() - UNTRIED_MARGIN
        assert np.isfinite(thought.values).all()


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_trees_grow_alike_as_plain_python(
    name: str, options: dict[str, int], tmp_path_factory: pytest.TempPathFactory
) -> None:
    view, seat = next(islice(positions(name, options), 3, None))
    mind = Search(view, seat, legal(view, seat), random.Random(1))
    worlds = mind.belief.sample_worlds(3, 1)

    def grown() -> list[bytes]:
        tree = SearchTree(mind.game, 100, 0.3)
        found = []
        for first in (0, 3):
            report = tree.run_simulations(worlds, mind.action_ids, 5, first=first)
            tree.backpropagate(mind.match_equity.win_chances(report[..., 2:]))
            found.append(report.tobytes())
        return [*found, tree.nodes.tobytes()]

    compiled = grown()
    with plain(tmp_path_factory.mktemp("plain")):
        assert grown() == compiled


def test_without_machine_code_nobody_grows_trees(tmp_path_factory: pytest.TempPathFactory) -> None:
    view, seat = next(positions("block-draw", {}))
    with plain(tmp_path_factory.mktemp("plain")):
        moves = legal(view, seat)
        assert Search(view, seat, moves, random.Random(1)).run(GRANDMASTER.budget).world_count > 0


def test_trees_are_grown_with_curved_tiles_only() -> None:
    """With straight ones, more worlds were found to be worth more."""
    for name, further in (("bendomino", True), ("all-fives", False)):
        view, seat = next(positions(name, {"players": 2}))
        for effort in (MASTER.budget, GRANDMASTER.budget):
            some = replace(effort, worlds=1000)
            flat = replace(some, simulations=0)
            moves = legal(view, seat)
            found = [Search(view, seat, moves, random.Random(1)).run(one) for one in (some, flat)]
            assert (found[0].match_chances.tolist() != found[1].match_chances.tolist()) == further


def test_a_grandmaster_tries_more_than_a_master() -> None:
    assert GRANDMASTER.budget.simulations > 5 * MASTER.budget.simulations
    assert GRANDMASTER.budget.worlds > 5 * MASTER.budget.worlds
    assert GRANDMASTER.time_factor > MASTER.time_factor
    assert [*BOTS][-1] == "grandmaster"


def test_a_side_is_told_its_own_chance() -> None:
    """Of two sides what one hopes the other fears."""
    state, log = next(iter(moments(get_game("block-draw").rules(players=2), 4)))
    seat = state.to_act
    assert seat is not None
    view = seen_at(state, log, seat)
    mind = Search(view, seat, legal(view, seat), random.Random(1))
    found = []
    for side in (mind.side, Side(1 - mind.side)):
        worlds = mind.belief.sample_worlds(20, 1)
        depths = TreeSearch(
            mind.game, mind.match_equity, side, worlds, mind.action_ids[:1].repeat(2), 1
        )
        looked = depths.run(SearchBudget(simulations=400), 0.3, never)
        assert looked is not None
        found.append(looked.match_chances)
    assert np.allclose(found[0] + found[1], 1, atol=1e-3)
