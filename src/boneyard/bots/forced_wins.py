"""What nobody overlooks, not even a beginner: a match that ends with this move or the next one.

Levels that make mistakes make them elsewhere. Where a move wins the match at once they make such a
move; and they don't make one after which the next player is sure to win the match, if with another
that is unlikely. Both are looked up in a few hands that the others may have, never in theirs. Nor
is a claim forgotten that takes its side to the target.
"""

import random
from collections.abc import Sequence
from typing import Final

from boneyard.bots.fallback import imagined
from boneyard.core.actions import Call, Catch, Move, Play
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.rules.game import State

#: Hands of the others that are imagined: what holds in all of them is evident.
WORLDS: Final = 6
#: A move is evidently better than one that loses for sure, if it loses no more often than this.
UNLIKELY: Final = 0.5
#: Tiles in all hands together, or in one, at which somebody looks whether a reply ends the match.
FEW, SHORT = 8, 2
#: Points that one play makes, at most, to one who looks whether it may end the match on the spot.
A_PLAY: Final = 35


class Sight:
    """Looks one move ahead, and at the reply to it."""

    def __init__(self, view: State, seat: int) -> None:
        """Imagine hands that agree with a view, the same ones whenever it is looked at."""
        self._dice = random.Random(len(view.told))
        self.view, self.seat, self.side = view, seat, view.rules.side(seat)
        self._worlds: list[State] = []

    def _world(self, number: int) -> State:
        while len(self._worlds) <= number:
            self._worlds.append(imagined(self.view, self.seat, self._dice))
        return self._worlds[number]

    def wins(self, move: Move) -> bool:
        """Whether a move wins the match at once, whatever the others hold."""
        return all(
            self._won_by(_after(self._world(number), self.seat, move)) for number in range(WORLDS)
        )

    def _won_by(self, state: State) -> bool:
        return state.over and self.side in state.winners

    def _lost_by(self, state: State) -> bool:
        return state.over and bool(state.winners) and self.side not in state.winners

    def loses(self, move: Move) -> bool:
        """Whether a move loses the match, by itself or by a reply, whatever the others hold."""
        return all(self._loses(self._world(number), move) for number in range(WORLDS))

    def is_safe(self, move: Move) -> bool:
        """Whether that is unlikely."""
        lost = sum(self._loses(self._world(number), move) for number in range(WORLDS))
        return lost <= UNLIKELY * WORLDS

    def _loses(self, world: State, move: Move) -> bool:
        state = _after(world, self.seat, move)
        if self._lost_by(state):
            return True
        other = state.to_act
        if not state.playing or other is None or state.rules.side(other) == self.side:
            return False
        replies = [reply for reply in legal(state, other) if isinstance(reply, Play)]
        return any(self._lost_by(_after(state, other, one)) for one in replies)

    @property
    def may_lose(self) -> bool:
        """Whether the match may end with the next move of somebody else, by what all can see."""
        view, counts = self.view, self.view.hand_counts
        if sum(counts) <= FEW or min(filter(None, counts), default=0) <= SHORT:
            return True
        others = [score for side, score in enumerate(view.scores) if side != self.side]
        reached = view.rules.game.goal.reached
        return any(reached(score + more) for score in others for more in range(1, A_PLAY + 1))


def _after(state: State, seat: int, move: Move) -> State:
    return act(state, seat, move)[1]


def evident(view: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves among which even a beginner chooses; all of them, if no end is in sight."""
    sight = Sight(view, seat)
    winning = [move for move in moves if sight.wins(move)]
    if winning:
        return winning
    if not sight.may_lose:
        return moves
    kept = [move for move in moves if not sight.loses(move)]
    return kept if len(kept) < len(moves) and any(map(sight.is_safe, kept)) else moves


def decides(view: State, seat: int, call: Call | Catch) -> bool:
    """Whether a call takes its side to the target: such a one is never forgotten."""
    goal, side = view.rules.game.goal, view.rules.side(seat)
    before, after = view.scores[side], _after(view, seat, call).scores[side]
    return after > before and goal.at_target(after) and goal.leading((1, 0)) == (0,)
