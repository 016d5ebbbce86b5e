"""What nobody overlooks, not even a beginner: a match that ends with this move or the next one.

Levels that make mistakes make them elsewhere. Where a move wins the match at once they make such a
move; and they don't make one after which the next player is sure to win the match, if with another
that is unlikely. Both are looked up in a few hands that the others may have, never in theirs. Nor
is a claim forgotten that takes its side to the target.
"""

import random
from collections.abc import Sequence
from typing import Final

from boneyard.bots.fallback import sample_world
from boneyard.core.actions import Call, Catch, Move, Play
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.rules.game import State

#: Hands of the others that are imagined: what holds in all of them is evident.
SAMPLED_WORLDS: Final = 6
#: A move is evidently better than one that loses for sure, if it loses no more often than this.
MAX_LOSS_SHARE: Final = 0.5
#: Tiles in all hands together, or in one, at which somebody looks whether a reply ends the match.
FEW_TILES, SHORT_HAND_TILES = 8, 2
#: Points that one play makes, at most, to one who looks whether it may end the match on the spot.
MAX_PLAY_POINTS: Final = 35


class ForcedEnd:
    """Looks one move ahead, and at the reply to it."""

    def __init__(self, view: State, seat: int) -> None:
        self._dice = random.Random(len(view.round_events))
        self.view, self.seat, self.side = view, seat, view.rules.side(seat)
        self._worlds: list[State] = []

    def _world(self, number: int) -> State:
        while len(self._worlds) <= number:
            self._worlds.append(sample_world(self.view, self.seat, self._dice))
        return self._worlds[number]

    def wins_at_once(self, move: Move) -> bool:
        """Whether a move wins the match at once, whatever the others hold."""
        return all(
            self._is_won(_state_after(self._world(number), self.seat, move))
            for number in range(SAMPLED_WORLDS)
        )

    def _is_won(self, state: State) -> bool:
        return state.over and self.side in state.winners

    def _is_lost(self, state: State) -> bool:
        return state.over and bool(state.winners) and self.side not in state.winners

    def loses_for_sure(self, move: Move) -> bool:
        """Whether a move loses the match, by itself or by a reply, whatever the others hold."""
        return all(self._loses_in(self._world(number), move) for number in range(SAMPLED_WORLDS))

    def is_safe(self, move: Move) -> bool:
        """Whether that is unlikely."""
        lost = sum(self._loses_in(self._world(number), move) for number in range(SAMPLED_WORLDS))
        return lost <= MAX_LOSS_SHARE * SAMPLED_WORLDS

    def _loses_in(self, world: State, move: Move) -> bool:
        state = _state_after(world, self.seat, move)
        if self._is_lost(state):
            return True
        other = state.to_act
        if not state.playing or other is None or state.rules.side(other) == self.side:
            return False
        replies = [reply for reply in legal(state, other) if isinstance(reply, Play)]
        return any(self._is_lost(_state_after(state, other, one)) for one in replies)

    @property
    def may_lose(self) -> bool:
        """Whether the match may end with the next move of somebody else, by what all can see."""
        view, counts = self.view, self.view.hand_counts
        if sum(counts) <= FEW_TILES or min(filter(None, counts), default=0) <= SHORT_HAND_TILES:
            return True
        others = [score for side, score in enumerate(view.scores) if side != self.side]
        reached = view.rules.game.goal.ends_match
        return any(
            reached(score + more) for score in others for more in range(1, MAX_PLAY_POINTS + 1)
        )


def _state_after(state: State, seat: int, move: Move) -> State:
    return act(state, seat, move)[1]


def filter_forced(view: State, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """The moves among which even a beginner chooses; all of them, if no end is in sight."""
    sight = ForcedEnd(view, seat)
    winning = [move for move in moves if sight.wins_at_once(move)]
    if winning:
        return winning
    if not sight.may_lose:
        return moves
    kept = [move for move in moves if not sight.loses_for_sure(move)]
    return kept if len(kept) < len(moves) and any(map(sight.is_safe, kept)) else moves


def is_decisive_call(view: State, seat: int, call: Call | Catch) -> bool:
    """Whether a call takes its side to the target: such a one is never forgotten."""
    goal, side = view.rules.game.goal, view.rules.side(seat)
    before, after = view.scores[side], _state_after(view, seat, call).scores[side]
    return after > before and goal.is_at_target(after) and goal.leaders((1, 0)) == (0,)
