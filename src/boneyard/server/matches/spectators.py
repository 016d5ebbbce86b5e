"""A match as those see it who watch, where they are told of a round only when it is over.

It is a match of its own, which follows the real one from round to round: whatever is asked of it,
it can't tell what it hasn't heard of. Who sits in a seat of their own never sees it.
"""

from typing import Any

from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import LoadedMatch


class DelayedView(LiveMatch):
    """The same match, as it was when its last round ended."""

    def __init__(self, source: LiveMatch) -> None:
        """Look at a match from behind."""
        super().__init__(LoadedMatch(source.row, tuple(source.seats), (), None))
        self.presence = source.presence
        self._source = source
        self._last_unlogged_state: Any = None
        self.sync_with_source()

    def sync_with_source(self) -> None:
        """Hear of the rounds that are over; while one goes on, nothing that happens in it."""
        live = self._source
        # After a restart in the middle of a round there is more to hear of than the last one.
        over = live.round_began - 1 if live.state.playing else live.number
        for entry in live.log[self.number : max(over, self.number)]:
            self.replay_entry(entry)
        if not live.state.playing:
            self.seats[:] = live.seats
            self.rematch_id, self.offer = live.rematch_id, live.offer
        self.spectator_count = live.spectator_count
        here = [self.is_present(at) for at in range(len(self.seats))]
        known = tuple(self.seats), here, self.rematch_id, self.offer, self.spectator_count
        if known != self._last_unlogged_state:
            self._last_unlogged_state = known
            self.revision += 1

    def is_present(self, seat: int) -> bool:
        """Say whether somebody sits there: once they play, who comes and goes is told to nobody."""
        return super().is_present(seat) or (
            bool(self._source.log) and self.seats[seat].kind != "open"
        )
