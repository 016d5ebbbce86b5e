"""Presence at a table: guests who are connected to it, or have asked for it recently."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from boneyard.server.settings import DEFAULT_LINGER_SECONDS

#: Shared by all tables: an empty set of its own takes 216 bytes.
_NO_GUESTS: Final[frozenset[bytes]] = frozenset()


class Presence:
    """The guests at one table, players and spectators alike."""

    def __init__(
        self, on_change: Callable[[bytes], None], linger: float = DEFAULT_LINGER_SECONDS
    ) -> None:
        """Begin with no one; `changed` hears of each guest who comes or goes."""
        self.linger = linger
        self._on_change = on_change
        self._connections: Counter[bytes] = Counter()
        self._hidden: Counter[bytes] = Counter()
        self._present_until: dict[bytes, float] = {}
        self._timers: dict[bytes, asyncio.TimerHandle] = {}
        self._leaving: frozenset[bytes] = _NO_GUESTS
        """Guests who are not waited for when their last connection ends."""
        self._remote: dict[bytes, dict[str, bool]] = {}
        """Guests at other processes: at which, and whether their page is visible."""
        self.on_local_change: Callable[[bytes], None] = lambda guest: None
        """Called when a player has come or gone, or looks, at this process."""

    def local_state(self, guest: bytes) -> str:
        """How a player is there at this process: looks, hidden or gone."""
        if guest not in self._present_until:
            return "gone"
        open_ = self._connections[guest]
        return "looks" if not open_ or open_ > self._hidden[guest] else "hidden"

    def apply_remote(self, process: str, guest: bytes, state: str) -> None:
        """A player is connected to another process, or has gone there."""
        before = self.is_present(guest)
        processes = self._remote.setdefault(guest, {})
        processes.pop(process, None)
        if state != "gone":
            processes[process] = state == "looks"
        elif not processes:
            del self._remote[guest]
        if self.is_present(guest) is not before:
            self._on_change(guest)

    def forget_processes(self, processes: Iterable[str]) -> None:
        """Other processes are gone, and the players there with them."""
        for house in processes:
            for guest in [one for one, where in self._remote.items() if house in where]:
                self.apply_remote(house, guest, "gone")

    def is_present(self, guest: bytes | None) -> bool:
        """Say whether a guest is at the table."""
        return guest is not None and (guest in self._present_until or guest in self._remote)

    def has_page_visible(self, guest: bytes | None) -> bool:
        """Say whether a guest looks at the table: their page is not hidden behind others."""
        if guest is None:
            return False
        return self.local_state(guest) == "looks" or any(self._remote.get(guest, {}).values())

    def set_page_hidden(self, guest: bytes | None, hidden: bool) -> None:
        """A page with a live connection has been hidden behind others, or is seen again."""
        if guest is not None:
            self._hidden[guest] = max(0, self._hidden[guest] + (1 if hidden else -1))
            if not self._hidden[guest]:
                del self._hidden[guest]
            self.on_local_change(guest)

    @property
    def is_anyone_present(self) -> bool:
        """Say whether there is any guest at the table."""
        return bool(self._present_until or self._remote)

    @property
    def guests(self) -> Iterable[bytes]:
        """All of them, but not those who are about to go."""
        return self._present_until.keys() - self._leaving | self._remote.keys()

    @property
    def local_guests(self) -> Iterable[bytes]:
        """Players who are connected to this process."""
        return tuple(self._present_until)

    def connect(self, guest: bytes | None) -> None:
        """A guest has a live connection now."""
        if guest is not None:
            self._connections[guest] += 1
            self.touch(guest)

    def disconnect(self, guest: bytes | None) -> None:
        """A live connection has ended; a reload brings it back in a moment."""
        if guest is None:
            return
        self._connections[guest] -= 1
        if not self._connections[guest]:
            del self._connections[guest]
        if guest in self._leaving and not self._connections[guest]:
            self._check_now(guest)
        else:
            self.touch(guest)

    def touch(self, guest: bytes | None) -> None:
        """A guest has asked for something."""
        if guest is None:
            return
        came = guest not in self._present_until
        if guest in self._leaving:
            self._leaving -= {guest}
        self._present_until[guest] = time.monotonic() + self.linger
        if guest not in self._timers:
            self._schedule_check(guest)
        if came and guest not in self._remote:
            self._on_change(guest)
        self.on_local_change(guest)

    def end_linger(self, guest: bytes) -> None:
        """A visitor is known otherwise from now on: when their page has gone, they have too."""
        if guest in self._present_until:
            self._present_until[guest] = time.monotonic()
            self._leaving |= {guest}
            if not self._connections[guest]:
                self._check_now(guest)

    def _check_now(self, guest: bytes) -> None:
        timer = self._timers.pop(guest, None)
        if timer is not None:
            timer.cancel()
        self._schedule_check(guest)

    def _schedule_check(self, guest: bytes) -> None:
        wait = max(0.0, self._present_until[guest] - time.monotonic())
        self._timers[guest] = asyncio.get_running_loop().call_later(wait, self._check_gone, guest)

    def _check_gone(self, guest: bytes) -> None:
        """See whether a guest has gone; connected guests are checked when they leave."""
        del self._timers[guest]
        if self._connections[guest]:
            return
        if time.monotonic() < self._present_until[guest]:
            self._schedule_check(guest)
            return
        del self._present_until[guest]
        if guest in self._leaving:
            self._leaving -= {guest}
        if guest not in self._remote:
            self._on_change(guest)
        self.on_local_change(guest)

    def close(self) -> None:
        """Look for no one any more, and let go of the table."""
        self._on_change = self.on_local_change = lambda guest: None
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
