"""Forced wins and losses: a match that ends with this move or the next one.

Not even a beginner overlooks these: levels make their mistakes elsewhere. Where a move wins the
match at once they make it; and they avoid one after which the next player is sure to win the match,
if another makes that unlikely. Both are checked in a few sampled hands of the others, never in the
real ones. Nor is a claim forgotten that takes its side to the target.
"""

import random
from collections.abc import Sequence
from typing import Final

from boneyard.bots.fallback import sample_world
from boneyard.core.actions import Call, Catch, Move, Play
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.rules.game import State

#: Sampled hands of the others: what holds in all of them is obvious.
SAMPLED_WORLDS: Final = 6
#: A move is obviously better than a sure loss if it loses no more often than this.
MAX_LOSS_SHARE: Final = 0.5
#: Tiles in all hands together, or in one, below which replies that end the match are checked.
FEW_TILES, SHORT_HAND_TILES = 8, 2
#: The most points of one play, for a check whether it may end the match at once.
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
        """Return whether a move wins the match at once, whatever the others hold."""
        return all(
            self._is_won(_state_after(self._world(number), self.seat, move))
            for number in range(SAMPLED_WORLDS)
        )

    def _is_won(self, state: State) -> bool:
        return state.over and self.side in state.winners

    def _is_lost(self, state: State) -> bool:
        return state.over and bool(state.winners) and self.side not in state.winners

    def loses_for_sure(self, move: Move) -> bool:
        """Return whether a move loses the match, by itself or by a reply, whatever the
        others hold.
        """
        return all(self._loses_in(self._world(number), move) for number in range(SAMPLED_WORLDS))

    def is_safe(self, move: Move) -> bool:
        """Return whether that is unlikely."""
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
        """Return whether the match may end with another player's next move, by public
        information.
        """
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
    """Return the moves among which even a beginner chooses; all, if no end is in sight."""
    lookahead = ForcedEnd(view, seat)
    winning = [move for move in moves if lookahead.wins_at_once(move)]
    if winning:
        return winning
    if not lookahead.may_lose:
        return moves
    safer = [move for move in moves if not lookahead.loses_for_sure(move)]
    return safer if len(safer) < len(moves) and any(map(lookahead.is_safe, safer)) else moves


def is_decisive_call(view: State, seat: int, call: Call | Catch) -> bool:
    """Return whether a call takes its side to the target: such a call is never forgotten."""
    goal, side = view.rules.game.goal, view.rules.side(seat)
    before, after = view.scores[side], _state_after(view, seat, call).scores[side]
    return after > before and goal.is_at_target(after) and goal.leaders((1, 0)) == (0,)
