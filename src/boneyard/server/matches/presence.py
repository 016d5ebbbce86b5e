"""Who is at a table: whoever is connected to it, or has asked it something just now."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable

from boneyard.server.settings import LINGER


def nobody_at(address: str) -> bytes:
    """Who looks without a secret: all of one place are one, whom nobody can be taken for."""
    return b"at " + address.encode()


class Presence:
    """The guests at one table, players and watchers alike."""

    def __init__(self, changed: Callable[[bytes], None], linger: float = LINGER) -> None:
        """Begin with nobody; `changed` is told of each guest who comes or goes."""
        self.linger = linger
        self._changed = changed
        self._open: Counter[bytes] = Counter()
        self._hidden: Counter[bytes] = Counter()
        self._until: dict[bytes, float] = {}
        self._timers: dict[bytes, asyncio.TimerHandle] = {}
        self._elsewhere: dict[bytes, dict[str, bool]] = {}
        """Who is there by another house with the same database: by which, and whether they look."""
        self.told: Callable[[bytes], None] = lambda guest: None
        """Called when somebody has come or gone, or looks, in this house."""

    def state(self, guest: bytes) -> str:
        """How somebody is there in this house: looks, hidden or gone."""
        if guest not in self._until:
            return "gone"
        open_ = self._open[guest]
        return "looks" if not open_ or open_ > self._hidden[guest] else "hidden"

    def heard(self, house: str, guest: bytes, state: str) -> None:
        """Somebody is there in another house, or has gone there."""
        before = self.here(guest)
        houses = self._elsewhere.setdefault(guest, {})
        houses.pop(house, None)
        if state != "gone":
            houses[house] = state == "looks"
        elif not houses:
            del self._elsewhere[guest]
        if self.here(guest) is not before:
            self._changed(guest)

    def forget(self, houses: Iterable[str]) -> None:
        """Other houses are gone, and whoever was there with them."""
        for house in houses:
            for guest in [one for one, where in self._elsewhere.items() if house in where]:
                self.heard(house, guest, "gone")

    def here(self, guest: bytes | None) -> bool:
        """Say whether a guest is at the table."""
        return guest is not None and (guest in self._until or guest in self._elsewhere)

    def looks(self, guest: bytes | None) -> bool:
        """Say whether a guest looks at the table: their page is not hidden behind others."""
        if guest is None:
            return False
        return self.state(guest) == "looks" or any(self._elsewhere.get(guest, {}).values())

    def hide(self, guest: bytes | None, hidden: bool) -> None:
        """A page with a live connection has been hidden behind others, or is seen again."""
        if guest is not None:
            self._hidden[guest] = max(0, self._hidden[guest] + (1 if hidden else -1))
            if not self._hidden[guest]:
                del self._hidden[guest]
            self.told(guest)

    @property
    def anybody(self) -> bool:
        """Say whether there is any guest at the table."""
        return bool(self._until or self._elsewhere)

    @property
    def guests(self) -> Iterable[bytes]:
        """All of them."""
        return self._until.keys() | self._elsewhere.keys()

    @property
    def own(self) -> Iterable[bytes]:
        """Those who are there in this house."""
        return tuple(self._until)

    def enter(self, guest: bytes | None) -> None:
        """A guest has a live connection now."""
        if guest is not None:
            self._open[guest] += 1
            self.saw(guest)

    def leave(self, guest: bytes | None) -> None:
        """A live connection has ended; a reload brings it back in a moment."""
        if guest is None:
            return
        self._open[guest] -= 1
        if not self._open[guest]:
            del self._open[guest]
        self.saw(guest)

    def saw(self, guest: bytes | None) -> None:
        """A guest has asked for something."""
        if guest is None:
            return
        came = guest not in self._until
        self._until[guest] = time.monotonic() + self.linger
        if guest not in self._timers:
            self._look_again(guest)
        if came and guest not in self._elsewhere:
            self._changed(guest)
        self.told(guest)

    def _look_again(self, guest: bytes) -> None:
        wait = max(0.0, self._until[guest] - time.monotonic())
        self._timers[guest] = asyncio.get_running_loop().call_later(wait, self._look, guest)

    def _look(self, guest: bytes) -> None:
        """See whether a guest has gone; whoever is connected is not looked for until they leave."""
        del self._timers[guest]
        if self._open[guest]:
            return
        if time.monotonic() < self._until[guest]:
            self._look_again(guest)
            return
        del self._until[guest]
        if guest not in self._elsewhere:
            self._changed(guest)
        self.told(guest)

    def close(self) -> None:
        """Look for nobody any more, and let go of the table."""
        self._changed = self.told = lambda guest: None
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
