"""A match folded from its events, and a player's view of it.

A view is a state too: the same `evolve` folded over the events that its seat has seen. Where the
match has a tile, a view may have None.
"""

from collections.abc import Iterable
from typing import TypeVar

from boneyard.core.events import Event
from boneyard.core.neutral import Question
from boneyard.core.position import Pending, Position, Result
from boneyard.core.redaction import seen_by
from boneyard.rules.game import State

__all__ = ["Pending", "Position", "Question", "Result", "State", "evolve", "fold", "view"]

P = TypeVar("P", bound=Position)


def evolve(position: P, event: Event) -> P:
    """Give the position after an event."""
    return position.after(event)


def fold(state: P, log: Iterable[Event]) -> P:
    """Give the state after a list of events."""
    for event in log:
        state = evolve(state, event)
    return state


def view(start: P, log: Iterable[Event], seat: int | None) -> P:
    """Give what a seat knows after a list of events; seat None is a watcher."""
    return fold(start, (seen_by(event, seat) for event in log))
