"""Ends before the target is reached: resigning, losing on time, abandoning a match."""

from typing import TYPE_CHECKING

from boneyard.core.actions import Abandon, Move, Resign, Timeout
from boneyard.core.position import Position
from boneyard.engine.rounds import end_match

if TYPE_CHECKING:
    from boneyard.engine.decide import EventDraft


def may_end_match(state: Position, seat: int | None, action: Move) -> bool:
    """Return whether a resignation or timeout is allowed; `legal` never lists them (G-18).

    Resigning is possible in a solitaire and in a match of two. Whether the time has run out (G-20)
    only the keeper of the clock knows.
    """
    if not (isinstance(action, Resign | Timeout | Abandon) and state.playing):
        return False
    players = state.rules.players
    on_turn = seat == state.to_act and players == 2
    may = isinstance(action, Resign) or on_turn
    return may and players <= 2 and seat in range(players) and state.reaching is None


def end_match_early(draft: "EventDraft", seat: int, action: Resign | Timeout | Abandon) -> None:
    """End the match for the other side, or for nobody if it was abandoned."""
    other = draft.state.rules.side(1 - seat)
    match action:
        case Resign():
            end_match(draft, "resigned", other)
        case Timeout():
            end_match(draft, "timeout", other)
        case Abandon():
            end_match(draft, "abandoned")
