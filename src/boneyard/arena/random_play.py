"""Random matches: every legal move is equally likely."""

import random
from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct

from boneyard.core.actions import Move, Resign
from boneyard.core.fair_shuffle import Fair
from boneyard.core.position import Position
from boneyard.engine import act, all_legal_moves, random_hit
from boneyard.engine.kinds import AnyDeal, AnyRules
from boneyard.records import write_record
from boneyard.solitaire.game import SoloState

P = TypeVar("P", bound=Position)
#: Moves after which a solitaire is given up: columns of tiles can be moved back and forth for ever.
MAX_SOLO_MOVES = 1_000
#: A deal, and the moves made in its round.
Round = tuple[AnyDeal, list[tuple[int | None, Move]]]


class SimulatedMatch(Struct, frozen=True):
    """A match that was played, and its final position."""

    rules: AnyRules
    chance: Fair
    rounds: list[Round]
    end: Position

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return sum(len(moves) for _, moves in self.rounds)

    def to_record(self) -> Mapping[str, object]:
        """Return the match as a record."""
        names = [f"Random {seat}" for seat in range(self.rules.players)]
        return write_record(self.rules, names, self.rounds, self.chance)


def random_match(rules: AnyRules, chance: Fair, dice: random.Random) -> SimulatedMatch:
    """Play a match to its end."""
    state: Position = rules.new_match()
    rounds: list[Round] = []
    while not state.over:
        deal = rules.deal(state.round + 1, chance)
        _, state = act(state, None, deal)
        state, moves = random_round(state, chance, dice)
        rounds.append((deal, moves))
    return SimulatedMatch(rules, chance, rounds, state)


def random_round(
    state: P, chance: Fair, dice: random.Random
) -> tuple[P, list[tuple[int | None, Move]]]:
    """Play a dealt round to its end."""
    moves: list[tuple[int | None, Move]] = []
    while state.playing:
        seat: int | None
        move: Move
        if state.reaching is not None:
            seat, move = None, random_hit(state, chance)
        elif isinstance(state, SoloState) and len(moves) >= MAX_SOLO_MOVES:
            seat, move = 0, Resign()
        else:
            seat, move = dice.choice(all_legal_moves(state))
        moves.append((seat, move))
        _, state = act(state, seat, move)
    return state, moves
