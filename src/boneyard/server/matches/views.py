"""What somebody sees of a match: a view that goes on from where it was."""

from collections.abc import Callable, Iterable, Sequence

from boneyard.core.events import Event
from boneyard.core.position import Position, evolve
from boneyard.core.redaction import public_events, redact
from boneyard.server.matches.log import Entry


class IncrementalView:
    """A view that goes on from where it was; it can go back, for a game for one."""

    __slots__ = ("_numbers", "_views", "redact")

    def __init__(self, start: Position, redact: Callable[[Iterable[Event]], list[Event]]) -> None:
        """Begin before the first deal; `how` takes out of events what isn't to be seen."""
        self.redact = redact
        self._numbers = [0]
        self._views = [start]

    def update(self, log: Sequence[Entry], can_go_back: bool) -> Position:
        """The view after these entries."""
        if not can_go_back:
            view, seen = self._views[0], self._numbers[0]
            for entry in log[seen:]:
                view = self._apply(view, entry)
            self._views[0], self._numbers[0] = view, len(log)
            return view
        while len(self._views) > len(log) + 1 or (
            len(self._views) > 1 and log[len(self._views) - 2].number != self._numbers[-1]
        ):
            self._views.pop()
            self._numbers.pop()
        for entry in log[len(self._views) - 1 :]:
            self._views.append(self._apply(self._views[-1], entry))
            self._numbers.append(entry.number)
        return self._views[-1]

    def _apply(self, view: Position, entry: Entry) -> Position:
        for event in self.redact(entry.events):
            view = evolve(view, event)
        return view


def build_view(start: Position, seat: int | None, for_bot: bool) -> IncrementalView:
    """The eye of a seat (None: a watcher); a sharp one sees what there is to notice, as bots do."""
    if for_bot:
        return IncrementalView(start, lambda events: [redact(event, seat) for event in events])
    return IncrementalView(start, lambda events: public_events(events, seat))
