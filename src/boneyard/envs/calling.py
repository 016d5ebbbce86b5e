"""Calls that are made at once: environments ask nobody whether they want to call."""

from boneyard.core.actions import Call, Move, Play
from boneyard.engine.legal import legal
from boneyard.rules.game import State


def next_call(state: State, mover: int | None, move: Move | None) -> tuple[int, Move] | None:
    """Who calls next after a move: for points only who has just played, as in the fast core."""
    if not state.playing or not (state.pending or state.duties):
        return None
    played = isinstance(move, Play)
    for seat in range(state.rules.players):
        for call in legal(state, seat):
            word = call.word if isinstance(call, Call) else ""
            if word == "domino" or (word and played and seat == mover):
                return seat, call
    return None
