"""Signals of live matches: what features above the matches react to."""

from typing import TYPE_CHECKING

from boneyard.server.signals import Signal

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch


class MatchSignals:
    """What happens to live matches in this process."""

    def __init__(self) -> None:
        """Begin without receivers."""
        self.loaded: Signal[LiveMatch] = Signal()
        self.unloaded: Signal[str] = Signal()
        """The id of a match that is no longer in memory."""
        self.seat_changed: Signal[LiveMatch] = Signal()
        self.result_written: Signal[LiveMatch] = Signal()
        """A match of a contest has ended."""
        self.outcome_unknown: Signal[str] = Signal()
        """The id of a match for which the database did not answer in time."""
