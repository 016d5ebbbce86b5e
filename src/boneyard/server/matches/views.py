"""What somebody sees of a match: a view that goes on from where it was."""

from collections.abc import Callable, Iterable, Sequence

from boneyard.core.events import Event
from boneyard.core.position import Position, evolve
from boneyard.core.redaction import seen_by, told_events
from boneyard.server.matches.log import Entry


class Eye:
    """A view that goes on from where it was; it can go back, for a game for one."""

    __slots__ = ("_numbers", "_views", "how")

    def __init__(self, start: Position, how: Callable[[Iterable[Event]], list[Event]]) -> None:
        """Begin before the first deal; `how` takes out of events what isn't to be seen."""
        self.how = how
        self._numbers = [0]
        self._views = [start]

    def look(self, line: Sequence[Entry], goes_back: bool) -> Position:
        """The view after these entries."""
        if not goes_back:
            view, seen = self._views[0], self._numbers[0]
            for entry in line[seen:]:
                view = self._after(view, entry)
            self._views[0], self._numbers[0] = view, len(line)
            return view
        while len(self._views) > len(line) + 1 or (
            len(self._views) > 1 and line[len(self._views) - 2].number != self._numbers[-1]
        ):
            self._views.pop()
            self._numbers.pop()
        for entry in line[len(self._views) - 1 :]:
            self._views.append(self._after(self._views[-1], entry))
            self._numbers.append(entry.number)
        return self._views[-1]

    def _after(self, view: Position, entry: Entry) -> Position:
        for event in self.how(entry.events):
            view = evolve(view, event)
        return view


def eye_of(start: Position, seat: int | None, sharp: bool) -> Eye:
    """The eye of a seat (None: a watcher); a sharp one sees what there is to notice, as bots do."""
    if sharp:
        return Eye(start, lambda events: [seen_by(event, seat) for event in events])
    return Eye(start, lambda events: told_events(events, seat))
