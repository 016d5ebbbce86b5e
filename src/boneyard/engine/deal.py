"""Chance moves: the deals and the random takes."""

from typing import overload

from boneyard.core.actions import Hit
from boneyard.core.arguments import argument_error, check_chance
from boneyard.core.chance import Chance
from boneyard.core.events import Event
from boneyard.core.position import P, Position
from boneyard.engine.decide import act
from boneyard.engine.kinds import AnyRules
from boneyard.engine.legal import legal
from boneyard.rules.game import Rules, State
from boneyard.solitaire.game import SoloRules, SoloState


def deal_round(state: P, chance: Chance) -> tuple[list[Event], P]:
    """Deal the next round of a match."""
    return act(state, None, state.rules.deal(state.round + 1, chance))


@overload
def start(rules: Rules, chance: Chance) -> State: ...
@overload
def start(rules: SoloRules, chance: Chance) -> SoloState: ...
def start(rules: AnyRules, chance: Chance) -> State | SoloState:
    """Start a match with its first round dealt.

    Args:
        rules: a game with its options chosen.
        chance: where the tiles come from, such as `Seeded("tea")`.

    Returns:
        The position: a `State`, or for a solitaire a `SoloState`.

    >>> import boneyard
    >>> rules = boneyard.game("block-draw").rules(players=3)
    >>> boneyard.start(rules, boneyard.Seeded("tea")).hand_counts
    [5, 5, 5]
    """
    if not isinstance(rules, AnyRules):
        raise argument_error("library-expected-rules", rules)
    check_chance(chance)
    state: State | SoloState = rules.new_match()
    return deal_round(state, chance)[1]


def random_hit(state: Position, chance: Chance) -> Hit:
    """Choose the tile that a random take hits."""
    hits = [move for move in legal(state, None) if isinstance(move, Hit)]
    return hits[chance.pick(len(hits), state.round, f"take:{state.takes}")]
