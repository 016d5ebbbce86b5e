"""Every level plays every game by its rules, from what its seat may see and nothing else."""

import random
import time
from dataclasses import replace as hurried
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from benchmarks.thumbs import duel
from boneyard import fast
from boneyard.bots import search
from boneyard.bots.levels import MASTER, SearchLevel, get_level
from boneyard.bots.registry import BOTS
from boneyard.bots.search import MatchEquity, Search
from boneyard.bots.search_budget import SearchBudget
from boneyard.core.actions import Call, Catch, Move
from boneyard.core.chance import Seeded
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.fast.rollouts import run_rollouts, solve_exactly
from boneyard.fast.weights import (
    TRAINED_FILE,
    default_weights,
    read_weights,
    rollout_weights,
)
from boneyard.games import GAMES, get_game
from boneyard.rules.game import State
from support.bot_positions import shuffled
from support.seen_rounds import moments, seen_at

TABLES = [name for name, game in GAMES.items() if not game.alone]
LEVELS = ["beginner", "casual", "club", "expert", "master", "grandmaster"]


def hasty(level: str) -> Any:
    """A level that thinks as it does, but not for as long."""
    bot: Any = get_level(level)
    if not isinstance(bot, SearchLevel):
        return bot
    worlds, trials = min(bot.budget.worlds, 200), min(bot.budget.simulations, 600)
    return hurried(bot, budget=hurried(bot.budget, worlds=worlds, simulations=trials))


@pytest.mark.parametrize("name", TABLES)
def test_every_level_makes_legal_moves_in_every_game(name: str) -> None:
    for seed, (bot, moment) in enumerate(
        (level, moment)
        for level in LEVELS
        for moment in [*moments(get_game(name).rules(), len(level))][::7]
    ):
        state, log = moment
        for seat in range(state.rules.players):
            view = seen_at(state, log, seat)
            move = hasty(bot).choose(view, seat, random.Random(seed))
            if seat == state.to_act:
                assert move in legal(state, seat)
            else:
                assert move is None or isinstance(move, Call | Catch)


@pytest.mark.parametrize("name", ["block-draw", "cross", "bendomino", "fundomino"])
def test_hidden_tiles_change_no_choice(name: str) -> None:
    changed = 0
    for seed in range(3):
        for state, log in [*moments(get_game(name).rules(), seed)][1::4]:
            seat = state.to_act
            assert seat is not None
            other = shuffled(log, seat, random.Random(seed))
            changed += other != log
            for level in LEVELS:
                chosen = {hasty(level).choose(seen_at(state, each, seat), seat, random.Random(seed))
                          for each in (log, other)}  # fmt: skip
                assert len(chosen) == 1
    assert changed > 3


def played_on(state: State, seat: int, move: Move, side: int) -> int:
    """What a move is worth to a side if both sides see everything: tried to the end, plainly."""
    after = act(state, seat, move)[1]
    if not after.playing:
        points = after.results[-1].points
        return points[side] - points[1 - side]
    mover = after.to_act
    assert mover is not None
    values = [played_on(after, mover, one, side) for one in legal(after, mover)]
    return max(values) if after.rules.side(mover) == side else min(values)


@pytest.mark.parametrize("name", ["block-draw", "all-fives", "matador", "bergen"])
def test_master_plays_perfectly_where_nothing_is_hidden(name: str) -> None:
    tried = 0
    for seed in range(400):
        if tried > 12:
            return
        for state, log in moments(get_game(name).rules(players=2), seed):
            seat = state.to_act
            assert seat is not None
            moves = legal(state, seat)
            if state.stock or len(moves) < 2 or sum(state.hand_counts) > 10:
                continue
            values = {move: played_on(state, seat, move, seat) for move in moves}
            chosen = MASTER.choose(seen_at(state, log, seat), seat, random.Random(1))
            assert chosen is not None
            assert values[chosen] == max(values.values())
            tried += len(set(values.values())) > 1
    assert tried > 3


def test_more_than_can_be_searched_is_not_called_exact() -> None:
    rules: Any = get_game("block-draw").rules(players=2, hand=14, lead="any")
    state = act(rules.new_match(), None, rules.deal(1, Seeded("a")))[1]
    game = fast.compile(rules)
    moves = np.array([fast.number_of(game, move) for move in legal(state, 0)], np.int64)
    assert solve_exactly(game, fast.pack(game, state)[None], moves, rules.side(0), 1000) is None


def close_call() -> Search:
    """A position in which no move is soon seen to be best."""
    for state, log in moments(get_game("block-draw").rules(players=4, set=9, hand=9), 3):
        seat = state.to_act
        assert seat is not None
        mind = Search(seen_at(state, log, seat), seat, legal(state, seat), random.Random(1))
        if len(mind.moves) > 1 and mind.run(SearchBudget(worlds=2000)).world_count >= 2000:
            return mind
    raise AssertionError("every choice is clear")


def test_thinking_keeps_to_its_time() -> None:
    mind = close_call()
    short, long = (mind.run(SearchBudget(worlds=100_000, seconds=seconds)).world_count
                   for seconds in (0.002, 0.3))  # fmt: skip
    assert short < long < 100_000


def test_moves_that_are_left_out_give_their_trials_to_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As many trials as if none were left out, at most, and not on any number of worlds."""
    made: list[tuple[int, int]] = []

    def noted(game: Any, worlds: Any, moves: Any, *more: Any, **options: Any) -> Any:
        made.append((len(worlds), len(moves)))
        return run_rollouts(game, worlds, moves, *more, **options)

    monkeypatch.setattr(search, "run_rollouts", noted)
    longer = 0
    for state, log in moments(get_game("block-draw").rules(players=2, hand=7), 5):
        seat = state.to_act
        assert seat is not None
        moves = legal(state, seat)
        if len(moves) < 3:
            continue
        made.clear()
        mind = Search(seen_at(state, log, seat), seat, moves, random.Random(1))
        thought = mind.run(SearchBudget(worlds=400, maximize_match=True))
        assert sum(worlds * many for worlds, many in made) <= 400 * len(moves)
        assert (
            thought.world_count
            == sum(worlds for worlds, _ in made)
            <= search.MAX_WORLDS_FACTOR * 400
        )
        assert len(thought.sampled_worlds) == min(thought.world_count, search.MAX_KEPT_WORLDS)
        longer += thought.world_count > 400
    assert longer


def test_rounds_won_can_count_besides_points() -> None:
    """With the same worlds: more for who cares more, and in the end nothing else."""
    mind = close_call()
    even = SearchBudget(worlds=400, all_moves_equally=True)
    plain = mind.run(even)
    assert np.argmax(plain.values) == np.argmax(plain.points)
    spread = plain.gains_by_world.std()
    some = mind.run(hurried(even, round_win_bonus=1.0))
    assert np.allclose(some.values - plain.values, spread * plain.wins)
    assert mind.run(hurried(even, round_win_bonus=1e6)).best == np.argmax(plain.wins)


def test_master_keeps_to_its_time_near_the_end_of_a_match() -> None:
    """Four players and scores by fives: hardly two worlds end with the same scores."""
    master = hurried(MASTER, budget=hurried(MASTER.budget, seconds=0.2))
    times = []
    for state, log in [*moments(get_game("all-fives").rules(players=4), 1)][:8]:
        seat = state.to_act
        assert seat is not None
        view = seen_at(state, log, seat)
        view = replace(view, scores=tuple(score + 60 for score in view.scores))
        master.choose(view, seat, random.Random(1))  # what has to be loaded is loaded now
        best = 1e9
        for _ in range(3):
            begun = time.thread_time()
            master.choose(view, seat, random.Random(1))
            best = min(best, time.thread_time() - begun)
        times.append(best)
    assert max(times) < 0.25


def test_values_are_chances_to_win_the_match() -> None:
    mind = close_call()
    by_match = mind.run(SearchBudget(worlds=200, all_moves_equally=True, maximize_match=True))
    assert by_match.ranked_by_match
    assert np.allclose(by_match.values, by_match.match_chances, atol=1e-3)
    assert np.allclose(by_match.match_chances_by_world.mean(axis=0), by_match.match_chances)
    plain = mind.run(SearchBudget(worlds=200, all_moves_equally=True))
    assert not plain.ranked_by_match
    assert np.allclose(plain.points, by_match.points), "points are told beside it"


def test_what_is_decided_is_played_for_points() -> None:
    """A match that is won whatever comes: the best move is the one that brings most."""
    mind = close_call()
    far = tuple(5000 * (side == mind.side) for side in range(mind.view.rules.sides))
    sure = Search(replace(mind.view, scores=far), mind.seat, mind.moves, random.Random(1))
    thought = sure.run(SearchBudget(worlds=200, all_moves_equally=True, maximize_match=True))
    assert np.allclose(thought.match_chances, 1)
    assert thought.best == np.argmax(thought.points)


def test_an_outlook_counts_scores_rounds_and_single_rounds() -> None:
    rules: Any = get_game("fruitominoes").rules(players=2)
    start = replace(rules.new_match(), scores=(3, 4))
    early = MatchEquity(fast.compile(rules), start).win_chances(np.array([[1, 0], [0, 1]]))
    assert np.allclose(early.sum(axis=1), 1)
    assert early[0, 0] == pytest.approx(0.5, abs=0.001)  # equity is kept in 16 bits
    assert early[1, 0] < early[0, 0]
    single: Any = get_game("block-draw").rules(players=3, single=True)
    told = MatchEquity(fast.compile(single), single.new_match()).win_chances(
        np.array([[1, 0, 0], [0] * 3])
    )
    assert np.allclose(told, [[1.0, 0.0, 0.0], [1 / 3, 1 / 3, 1 / 3]])  # G-19


def test_the_levels_are_introduced_from_the_weakest_up() -> None:
    names = [*BOTS]
    assert [name for name in names if name in LEVELS] == LEVELS
    assert len({one.title for one in BOTS.values()}) == len(names)


@pytest.mark.parametrize("name", ["bergen", "fours"])
def test_games_with_weights_of_their_own_are_played_better_by_them(name: str) -> None:
    rules: Any = get_game(name).rules(players=min(get_game(name).players))
    game, plain = fast.compile(rules), fast.compile("block-draw")
    found = duel(game, dict(rollout_weights(game)), dict(default_weights(plain)), 20_000, 1)
    assert found.won - 3 * found.error > 0.5
    assert found.points > 0


@pytest.mark.parametrize(("name", "teams"), [*read_weights(TRAINED_FILE)])
def test_weights_found_by_self_play_win_against_those_that_experts_try_with(
    name: str, teams: bool
) -> None:
    rules: Any = get_game(name).rules(players=min(get_game(name).players))
    assert (rules.sides < rules.players) == teams
    game = fast.compile(rules)
    found = duel(
        game, dict(rollout_weights(game, trained=True)), dict(rollout_weights(game)), 4_000, 1
    )
    assert found.won - 3 * found.error > 0.5
    assert found.points > 0
