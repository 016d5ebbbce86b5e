"""Chance's moves: the deals and the random takes."""

from typing import Any

from boneyard.actions import Hit
from boneyard.chance import Chance
from boneyard.engine.decide import act
from boneyard.engine.moves import legal
from boneyard.events import Event
from boneyard.games import AnyRules
from boneyard.state import P, Position


def deal_round(state: P, chance: Chance) -> tuple[list[Event], P]:
    """Deal the next round of a match."""
    return act(state, None, state.rules.deal(state.round + 1, chance))


def start(rules: AnyRules, chance: Chance) -> Any:
    """A match with its first round dealt."""
    return deal_round(rules.new_match(), chance)[1]


def lucky_hit(state: Position, chance: Chance) -> Hit:
    """The tile that a random take hits."""
    hits = [move for move in legal(state, None) if isinstance(move, Hit)]
    return hits[chance.pick(len(hits), state.round, f"take:{state.takes}")]
