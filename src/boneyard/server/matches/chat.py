"""Chat: ready-made phrases for the other players."""

from collections import deque
from typing import Final

from msgspec import Struct

from boneyard.server import broadcast
from boneyard.server.commands import Asking, Command
from boneyard.server.errors import MatchError
from boneyard.server.matches.permissions import own_seat
from boneyard.server.matches.seats import others

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


async def _say(asking: Asking, phrase: str) -> int:
    live = asking.live
    if phrase not in PHRASES:
        raise MatchError("house-no-phrase")
    if not others(live.seats, asking.seat):
        raise MatchError("house-nobody-hears")
    if live.rules.sides < live.rules.players and live.state.playing:
        raise MatchError("house-partners-hush")
    live.talk.say(asking.seat, phrase)
    live.tell()
    asking.house.say(broadcast.Said(live.id, asking.seat, phrase))
    return live.number


SAY = Command("say", own_seat, _say, counts="talk")
