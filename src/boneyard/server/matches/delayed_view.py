"""Delayed view of a match for spectators, who are shown a round only when it is over.

It is a match of its own, which follows the real one from round to round: whatever is asked of it,
it can't show what it hasn't been given. A player sees the match itself.
"""

from typing import Any

from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import LoadedMatch


class DelayedView(LiveMatch):
    """The same match, as it was when its last round ended."""

    def __init__(self, source: LiveMatch) -> None:
        """Follow a match from now on."""
        super().__init__(LoadedMatch(source.row, tuple(source.seats), (), None))
        self.room.presence = source.room.presence
        self._source = source
        self._last_unlogged_state: Any = None
        self._follow()
        source.room.before_notify = self._follow

    def _follow(self) -> None:
        """Take over the rounds that are over; while one goes on, nothing that happens in it."""
        live = self._source
        # After a restart in the middle of a round there is more to take over than the last one.
        over = live.log.round_began - 1 if live.state.playing else live.number
        for entry in live.log.entries[self.number : max(over, self.number)]:
            self.log.replay(entry)
        if not live.state.playing:
            self.seats[:] = live.seats
            self.rematch_id, self.offer = live.rematch_id, live.offer
        self.room.spectator_count = live.room.spectator_count
        here = [self.is_present(at) for at in range(len(self.seats))]
        known = tuple(self.seats), here, self.rematch_id, self.offer, self.room.spectator_count
        if known != self._last_unlogged_state:
            self._last_unlogged_state = known
            self.room.revision += 1

    def is_present(self, seat: int) -> bool:
        """Say whether a player is there: once they play, who comes and goes is shown to no one."""
        return super().is_present(seat) or (
            bool(self._source.log.entries) and self.seats[seat].kind != "open"
        )
