"""Positions of random rounds, to be drawn."""

import random
from typing import Any

from boneyard.core.chance import Seeded
from boneyard.engine import act, all_legal_moves, deal_round, random_hit
from boneyard.games import GAMES
from boneyard.rules.game import State


def play_to(name: str, moves: int, seed: int = 1, **options: Any) -> tuple[Any, list[Any]]:
    """A position some moves into a random round, and its log."""
    chance, dice = Seeded(f"{name} {seed}"), random.Random(seed)
    log, state = deal_round(GAMES[name].rules(**options).new_match(), chance)
    log = list(log)
    for _ in range(moves):
        if not state.playing:
            break
        if isinstance(state, State) and state.reaching:
            events, state = act(state, None, random_hit(state, chance))
        else:
            events, state = act(state, *dice.choice(all_legal_moves(state)))
        log += events
    return state, log
