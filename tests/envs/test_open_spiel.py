"""Small rules as a game of OpenSpiel's: its algorithms run on them."""

import random
import sys
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel here")

import numpy as np  # noqa: E402  # what follows needs OpenSpiel
from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts  # noqa: E402

from boneyard import envs  # noqa: E402
from boneyard.envs.open_spiel import GameTree  # noqa: E402


def smallest(**options: Any) -> Any:
    """Double-two, one tile each: 30 deals."""
    chosen = {"players": 2, "lead": "any", "largest": 2, "hand": 1, **options}
    return envs.open_spiel_game("block-draw", **chosen)


def walked(game: Any, dice: random.Random) -> Any:
    """Every state of a round played at random, the last one too."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    yield state


def test_openspiels_own_test_passes() -> None:
    pyspiel.random_sim_test(smallest(), num_sims=3, serialize=False, verbose=False)


def test_it_is_loaded_by_its_name() -> None:
    game = pyspiel.load_game("python_boneyard(largest=2,hand=1,draw=never)")
    assert len(game.tree.deals) == 24  # two singles have no double to lead
    assert {str(move.tile) for move in map(game.tree.numbering.move, range(12))} == {
        "0-0", "1-0", "1-1", "2-0", "2-1", "2-2",
    }  # fmt: skip


@pytest.mark.parametrize("name", ["block-draw", "all-fives", "matador", "muggins", "bergen"])
def test_rounds_are_those_of_the_engine(name: str) -> None:
    """Chance gives a tile where somebody draws, and what it was worth adds up to nothing."""
    game = envs.open_spiel_game(name, largest=3, hand=2, players=2)
    for seed in range(8):
        *_, last = walked(game, random.Random(seed))
        assert sum(last.returns()) == 0
        table = last.node.table
        held = [tile for hand in table.hands for tile in hand]
        lying = [event.tile for event in table.layout_events]
        assert sorted(map(str, [*held, *lying, *table.stock])) == sorted(
            str(tile) for tile in game.tree.rules.tiles
        )


def test_a_seat_can_t_tell_another_round_that_it_might_be_from_this_one() -> None:
    game, others = envs.open_spiel_game("block-draw", largest=3, hand=2, players=2), 0
    for seed in range(4):
        for state in walked(game, random.Random(seed)):
            if state.is_chance_node() or state.is_terminal():
                continue
            seat = state.current_player()
            other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.legal_actions() == state.legal_actions()
            others += other.node.table.hands != state.node.table.hands
            seen = [one.observation_tensor(seat) for one in (state, other)]
            assert seen[0] == seen[1]
    assert others > 5


def test_cfr_makes_play_that_is_hard_to_exploit() -> None:
    game = smallest(draw="never", hand=2)
    game.tree.deals = game.tree.deals[::9]  # some of them, so that it is soon done
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert uniform > 0.1
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < uniform / 3


def test_ismcts_plays_a_round() -> None:
    dice = np.random.RandomState(1)
    game = smallest(hand=2)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, dice), 1.4, max_simulations=4, random_state=dice
    )
    state, chance = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


def test_what_can_t_be_solved_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(envs.EnvError, match="smaller set"):
        envs.open_spiel_game("block-draw", players=2)
    with pytest.raises(envs.EnvError, match="can't be made into a tree"):
        envs.open_spiel_game("blind", largest=2, hand=2, players=2)
    tree = GameTree(smallest().tree.rules)
    monkeypatch.setattr("boneyard.envs.open_spiel.MAX_RESAMPLE_TRIES", 0)
    with pytest.raises(envs.EnvError, match="no other hands"):
        tree.resample(tree.after_deal(tree.deals[0]), 0, random.Random(1))
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "boneyard.envs.open_spiel")
    monkeypatch.delitem(vars(envs), "spiel", raising=False)
    with pytest.raises(envs.NotInstalled, match="pyspiel isn't installed"):
        _ = envs.open_spiel_game
