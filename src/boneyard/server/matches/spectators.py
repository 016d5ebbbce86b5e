"""A match as those see it who watch, where they are told of a round only when it is over.

It is a match of its own, which follows the real one from round to round: whatever is asked of it,
it can't tell what it hasn't heard of. Who sits in a seat of their own never sees it.
"""

from typing import Any

from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import Kept


class Behind(LiveMatch):
    """The same match, as it was when its last round ended."""

    def __init__(self, live: LiveMatch) -> None:
        """Look at a match from behind."""
        super().__init__(Kept(live.kept, tuple(live.seats), (), None))
        self.presence = live.presence
        self._live = live
        self._known: Any = None
        self.catch_up_with()

    def catch_up_with(self) -> None:
        """Hear of the rounds that are over; while one goes on, nothing that happens in it."""
        live = self._live
        # After a restart in the middle of a round there is more to hear of than the last one.
        over = live.round_began - 1 if live.state.playing else live.number
        for entry in live.log[self.number : max(over, self.number)]:
            self.follow(entry)
        if not live.state.playing:
            self.seats[:] = live.seats
            self.next, self.offer = live.next, live.offer
        self.watching = live.watching
        here = [self.here(at) for at in range(len(self.seats))]
        known = tuple(self.seats), here, self.next, self.offer, self.watching
        if known != self._known:
            self._known = known
            self.news += 1

    def here(self, seat: int) -> bool:
        """Say whether somebody sits there: once they play, who comes and goes is told to nobody."""
        return super().here(seat) or (bool(self._live.log) and self.seats[seat].kind != "open")
