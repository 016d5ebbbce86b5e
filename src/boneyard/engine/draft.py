"""Events as they are decided, and the state that they lead to."""

from boneyard.core.events import Event
from boneyard.core.state import evolve
from boneyard.rules.game import State


class Draft:
    """A list of events in the making; each is applied at once, so that the next can look."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        """Begin with nothing decided."""
        self.state = state
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Decide one more event."""
        self.events.append(event)
        self.state = evolve(self.state, event)
