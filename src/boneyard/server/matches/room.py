"""Room of a match: what is nowhere written, such as presence, chat, pause and spectator count."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boneyard.server.matches.autoplay_delays import SpeedPreferences
from boneyard.server.matches.chat import Chat
from boneyard.server.matches.presence import Presence
from boneyard.server.matches.spectator_count import SpectatorCounter, count_spectators

if TYPE_CHECKING:
    from boneyard.server.matches.autoplay import Pause
    from boneyard.server.matches.seats import Seats
    from boneyard.server.matches.takeback import TakebackRequest

#: Shared by all tables: an empty set of its own takes 216 bytes.
NO_SEATS: Final[frozenset[int]] = frozenset()

#: So many of the visitors who opened an invitation are remembered.
MAX_LINK_OPENERS: Final = 20


def _do_nothing() -> None:
    pass


class Room:
    """Who is at a match, and what they do there that is in no entry of its log."""

    def __init__(self, seats: "Seats", linger: float) -> None:
        """Begin with no one; a player who has gone counts as away after `linger` seconds."""
        self._seats = seats
        self.presence = Presence(self._on_presence_change, linger)
        self.announced_presence: dict[bytes, tuple[str, str]] = {}
        """The presence that other server processes have been told of."""
        self.subscribers: set[Callable[[], None]] = set()
        """Called whenever there is something to tell."""
        self.before_notify: Callable[[], None] | None = None
        """Called before all subscribers: the view of spectators follows the match by it."""
        self.on_player_change: Callable[[], None] = _do_nothing
        """Called when a player has come or gone."""
        self.chat = Chat()
        self.speeds = SpeedPreferences()
        """How fast players who are connected wish it to go."""
        self.pause: Pause | None = None
        """After a round, until the next one."""
        self.takeback_request: TakebackRequest | None = None
        self.ready_seats: frozenset[int] = NO_SEATS
        """The seats that have asked for the next round."""
        self.slow_bots: frozenset[int] = NO_SEATS
        """The seats of bots that keep the others waiting, because they are not ready to think."""
        self.awaiting_seeds_since: float | None = None
        """When the match first waited for nothing but seeds, by the loop's clock."""
        self.spectator_count = 0
        self.link_openers: dict[bytes, str] = {}
        """Who has opened the link while a seat was open, and their name, if they have one."""
        self.player_address = ""
        """The address that a player asked from last."""
        self.revision = 0
        """Goes up when seats, presence or the like have changed: that is in no entry."""
        self.last_used = time.monotonic()
        self._spectators = SpectatorCounter(self._count_spectators)

    def mark_changed(self) -> None:
        """Announce something that is in no entry."""
        self.revision += 1
        self.notify()

    def notify(self) -> None:
        """Wake all who are subscribed to this match."""
        self.last_used = time.monotonic()
        if self.before_notify is not None:
            self.before_notify()
        for wake in tuple(self.subscribers):
            wake()

    @property
    def is_watched(self) -> bool:
        """Whether anyone looks at the match now."""
        return bool(self.subscribers) or self.presence.is_anyone_present

    def set_bot_slow(self, seat: int, on: bool) -> None:
        """Note that a bot keeps the others waiting, or does so no longer."""
        if (seat in self.slow_bots) is not on:
            self.slow_bots ^= {seat}
            self.mark_changed()

    def note_link_opened(self, visitor: bytes, name: str) -> bool:
        """Note that a visitor looks at the invitation; False if that is no news."""
        known = self.link_openers.get(visitor)
        if known == name or (known is None and len(self.link_openers) >= MAX_LINK_OPENERS):
            return False
        self.link_openers[visitor] = name
        self.mark_changed()
        return True

    def on_seat_taken(self, visitor: bytes, guest: bytes) -> None:
        """A visitor has sat down, perhaps as a new guest: they are no spectator from now on."""
        self.link_openers.pop(visitor, None)
        if visitor != guest:
            self.presence.end_linger(visitor)
        self._spectators.count_now()

    def _count_spectators(self) -> None:
        now = count_spectators(self.presence.guests, self._seats)
        if now != self.spectator_count:
            self.spectator_count = now
            self.mark_changed()

    def _on_presence_change(self, guest: bytes) -> None:
        if self._seats.of(guest):
            self.mark_changed()
            self.on_player_change()
        else:
            self._spectators.count_soon()
