"""What people say to each other at a table: a few phrases, in everybody's own language.

Nothing of it is kept: whoever is there hears it. Nobody can say anything else, so nobody needs to
be watched; and partners say nothing while a round is on.
"""

from collections import deque
from typing import Final

from msgspec import Struct

#: All that can be said, by the words that go over the wire.
PHRASES: Final = (
    "hello", "good-luck", "well-played", "thanks", "wow", "oops", "moment", "good-game",
)  # fmt: skip
#: So much is remembered for those who are slow to hear.
MOST: Final = 8


class Phrase(Struct, frozen=True):
    """Something that was said: by whom, and what."""

    number: int
    seat: int
    phrase: str


class Talk:
    """What was said at one table just now."""

    def __init__(self) -> None:
        """Begin in silence."""
        self.last = 0
        self._said: deque[Phrase] = deque(maxlen=MOST)

    def say(self, seat: int, phrase: str) -> None:
        """Say something."""
        self.last += 1
        self._said.append(Phrase(self.last, seat, phrase))

    def since(self, number: int) -> list[Phrase]:
        """What was said after this, as far as it is remembered."""
        return [one for one in self._said if one.number > number]
