"""Rounds played at random, and what each seat has seen of them."""

import random
from collections.abc import Iterator
from typing import Any

from boneyard.core.actions import Call, Catch
from boneyard.core.chance import Seeded
from boneyard.core.events import Event
from boneyard.core.position import view
from boneyard.engine import act, all_legal_moves, random_hit
from boneyard.rules.game import State


def moments(rules: Any, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """Every state of a random round in which somebody is to move, with all that happened."""
    dice, chance = random.Random(seed), Seeded(str(seed))
    log, state = act(rules.new_match(), None, rules.deal(1, chance))
    while state.playing:
        if state.reaching is not None:
            events, state = act(state, None, random_hit(state, chance))
            log = log + events
            continue
        yield state, log
        moves = [one for one in all_legal_moves(state) if not isinstance(one[1], Call | Catch)]
        events, state = act(state, *dice.choice(moves))
        log = log + events


def seen_at(state: State, log: list[Event], seat: int | None) -> State:
    """What a seat knows at such a moment."""
    return view(state.rules.new_match(), log, seat)
