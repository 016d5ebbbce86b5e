"""Slots for matches of bots: so many run at a time, the others wait."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from boneyard.server.errors import NoBotSlots

#: Those that wait for room and are remembered here; others are found after the next restart, or
#: when a player looks at them.
MAX_WAITING_MATCHES: Final = 10_000


class BotMatchSlots:
    """Gives room to matches of bots, and takes it from those that no one watches."""

    def __init__(
        self,
        limit: int,
        *,
        resume: Callable[[str], None],
        halt: Callable[[str], None],
        is_watched: Callable[[str], bool],
    ) -> None:
        """Say for how many there is room, who begins and halts them, and knows their spectators."""
        self.limit = limit
        self._resume, self._halt, self._is_watched = resume, halt, is_watched
        self._playing: OrderedDict[str, None] = OrderedDict()
        self._waiting: OrderedDict[str, None] = OrderedDict()

    @property
    def has_free_slot(self) -> bool:
        """Say whether one more could begin."""
        return len(self._playing) < self.limit

    @property
    def waiting(self) -> list[str]:
        """Those that wait, the next one first."""
        return list(self._waiting)

    def check_free_slot(self) -> None:
        """Refuse a new one if there is no room for it."""
        if not self.has_free_slot:
            raise NoBotSlots("server-bots-full", matches=self.limit)

    def acquire(self, id: str) -> bool:
        """Let a match go on if there is room; if there is none it waits, and is begun later."""
        if id in self._playing:
            return True
        if not self.has_free_slot and self._is_watched(id):
            self._preempt_unwatched()
        if self.has_free_slot:
            self._waiting.pop(id, None)
            self._playing[id] = None
            return True
        self.enqueue(id)
        return False

    def _preempt_unwatched(self) -> None:
        """Let one that no one watches wait in the place of one that a player does."""
        other = next((one for one in self._playing if not self._is_watched(one)), None)
        if other is not None:
            del self._playing[other]
            self.enqueue(other)
            self._halt(other)

    def enqueue(self, id: str) -> None:
        """Let a match wait for its turn."""
        if id in self._waiting or len(self._waiting) < MAX_WAITING_MATCHES:
            self._waiting[id] = None
            if self._is_watched(id):
                self._waiting.move_to_end(id, last=False)

    def release(self, id: str) -> None:
        """A match is over, or people have joined it: the next one may begin."""
        self._waiting.pop(id, None)
        if id not in self._playing:
            return
        del self._playing[id]
        if self._waiting and self.has_free_slot:
            following, _ = self._waiting.popitem(last=False)
            self._playing[following] = None
            self._resume(following)
