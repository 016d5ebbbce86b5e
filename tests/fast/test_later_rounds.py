"""Rounds after the first agree in kernels and plain engine, where the round before decides."""

import random
from typing import Any

import numpy as np
import pytest

from boneyard import fast
from boneyard.core.chance import Seeded
from boneyard.engine import act, all_legal_moves
from boneyard.games import GAMES
from boneyard.rules.dealing import Deal
from boneyard.rules.game import State
from support.lockstep import Table, play_both

#: Games whose lead or points depend on what came before, with options that change it.
CASES: list[tuple[str, dict[str, Any]]] = [
    ("latin", {"pass_bonus": 20}), ("latin", {"lead": "next", "target": 60, "pass_bonus": 30}),
    ("puerto-rican", {}), ("jamaican", {}), ("jamaican", {"one_all": True}),
    ("jamaican-cut-throat", {"players": 3, "one_all": True}), ("gaple", {}), ("kozel", {}),
    ("fives-and-threes", {"players": 3, "target": 12, "next_lead": "winner"}),
    ("block-draw", {"players": 4, "teams": True, "hand": 2, "draw": "never", "tie": "waits",
                    "blocked": "others", "next_lead": "winner-again"}),
]  # fmt: skip
ROUNDS = 25


def later(rules: Any, seed: int) -> tuple[Deal, State]:
    """A round after the first, just dealt, of a random match."""
    chance, dice = Seeded(f"later {seed}"), random.Random(seed)
    state: State = rules.new_match()
    rounds = dice.randint(2, 4)
    while True:
        if state.over:
            state = rules.new_match()
        elif state.playing:
            state = act(state, *dice.choice(all_legal_moves(state)))[1]
        else:
            deal = rules.deal(state.round + 1, chance)
            state = act(state, None, deal)[1]
            if state.round >= rounds:
                return deal, state
            chance = Seeded(f"later {seed} {dice.random()}")


# WL-6, JA-7, KZ-10, HO-1, HO-8
@pytest.mark.parametrize(("name", "options"), CASES, ids=[f"{n} {o}" for n, o in CASES])
def test_a_later_round_agrees(name: str, options: dict[str, Any]) -> None:
    game = fast.compile(name, **options)
    tables = fast.Tables(game, ROUNDS, seed=3)
    dealt = [later(game.rules, seed) for seed in range(ROUNDS)]
    tables.rounds[:] = np.array([fast.pack(game, state) for _, state in dealt])
    pairs = [
        Table(game, row, deal, state)
        for row, (deal, state) in zip(tables.rounds, dealt, strict=True)
    ]
    assert play_both(tables, pairs) > ROUNDS
    assert len({state.turn for _, state in dealt}) > 1


def test_a_view_of_a_later_round_knows_what_may_be_led() -> None:  # GA-4
    """The leader's own hand tells whether a double must be led; that it must, the last round."""
    for seed in range(ROUNDS):
        _, state = later(GAMES["gaple"].rules(), seed)
        assert state.turn is not None
        game = fast.compile("gaple")
        tables = fast.Tables(game, 1)
        tables.rounds[0] = fast.pack(game, state)
        moves = {
            str(fast.move_of(game, int(number))) for number in np.flatnonzero(tables.masks()[0])
        }
        doubles = {t.text for t in state.hands[state.turn] if t is not None and t.is_double}
        assert moves == (doubles or {t.text for t in state.hands[state.turn] if t is not None})
