"""How strong players choose, as learnt: it can be read, and tells more of hidden hands."""

import numpy as np
import pytest

from benchmarks.habits import Choice, fitted, hands_told, noted
from boneyard import fast
from boneyard.arena.matchups import Pairing
from boneyard.fast.kernels.heuristic import W_NAMES
from boneyard.fast.weights import (
    LEARNT_FILE,
    default_opponent_model,
    opponent_model,
    read_weights,
)
from boneyard.games import GAMES


def test_what_was_learnt_is_of_games_and_weights_that_exist() -> None:
    learnt = read_weights(LEARNT_FILE)
    assert learnt
    for (name, _), weights in learnt.items():
        assert name in GAMES
        assert {*weights} <= {*W_NAMES} - {"noise"}


def test_weights_are_found_again() -> None:
    """Somebody who chooses by known weights: they come out of what was chosen."""
    dice = np.random.default_rng(1)
    true = np.zeros(len(W_NAMES) - 1)
    true[[1, 5]] = 1.5, -2.0
    choices = []
    for _ in range(1500):
        parts = dice.normal(size=(4, len(true)))
        worth = parts @ true + dice.gumbel(size=4)
        choices.append(Choice(parts, int(np.argmax(worth))))
    assert np.allclose(fitted(choices), true, atol=0.2)


@pytest.mark.parametrize("name", ["block-draw", "latin"])
def test_learnt_habits_tell_more_of_hidden_hands(name: str) -> None:
    """On rounds that nothing was learnt from."""
    rules = GAMES[name].rules()
    game = fast.compile(rules)
    moments = noted(Pairing(name, (), ("a", "b"), "other rounds"), 7, rounds=40).moments
    learnt, usual = opponent_model(game), default_opponent_model(game)
    assert learnt[0].tolist() != usual[0].tolist()
    apart = hands_told(game, moments, learnt) - hands_told(game, moments, usual)
    assert apart.mean() > 0
