"""Chat: ready-made phrases and reactions for the other players."""

from typing import Final

from msgspec import Struct

from boneyard.server import broadcast
from boneyard.server.commands import CommandContext, command
from boneyard.server.errors import MatchError
from boneyard.server.http.rate_limits import Limit
from boneyard.server.matches.permissions import require_own_seat
from boneyard.server.matches.seats import find_other_owners

CHAT: Final = Limit("talk", lambda settings: settings.talk_rate, "server-much-talk")

#: So much is remembered for players who are slow to hear.
MAX_CHAT_MESSAGES: Final = 8

#: Phrases, by the words that go over the wire.
CHAT_PHRASES: Final = {
    "hello": "table-say-hello",
    "good-luck": "table-say-good-luck",
    "well-played": "table-say-well-played",
    "thanks": "table-say-thanks",
    "wow": "table-say-wow",
    "oops": "table-say-oops",
    "moment": "table-say-moment",
    "good-game": "table-say-good-game",
}
#: Small pictures that people send each other, by the words that go over the wire: what a screen
#: reader says. The pictures are the same in every language.
REACTIONS: Final = {
    "laugh": ("😄", "table-react-laugh"),
    "love": ("❤️", "table-react-love"),
    "clap": ("👏", "table-react-clap"),
    "think": ("🤔", "table-react-think"),
    "surprise": ("😮", "table-react-surprise"),
    "cry": ("😢", "table-react-cry"),
    "fire": ("🔥", "table-react-fire"),
    "party": ("🎉", "table-react-party"),
}
#: All that can be said.
PHRASES: Final = (*CHAT_PHRASES, *REACTIONS)


class ChatMessage(Struct, frozen=True):
    """Something that was said: by whom, and what."""

    number: int
    seat: int
    phrase: str


class Chat:
    """What was said at one table now."""

    __slots__ = ("_messages", "last_number")

    def __init__(self) -> None:
        """Begin in silence."""
        self.last_number = 0
        # Mostly there are none: an empty deque would take more than half a kilobyte.
        self._messages: tuple[ChatMessage, ...] = ()

    def add(self, seat: int, phrase: str) -> None:
        """Say something."""
        self.last_number += 1
        said = ChatMessage(self.last_number, seat, phrase)
        self._messages = (*self._messages, said)[-MAX_CHAT_MESSAGES:]

    def messages_since(self, number: int) -> list[ChatMessage]:
        """What was said after this, as far as it is remembered."""
        return [one for one in self._messages if one.number > number]


class ChatPayload(Struct, frozen=True):
    """A phrase for the other players."""

    phrase: str


@command("say", permission=require_own_seat, limit=CHAT)
async def send_chat(context: CommandContext, payload: ChatPayload) -> int:
    """Say one of the phrases to the other players."""
    live, phrase = context.live, payload.phrase
    if phrase not in PHRASES:
        raise MatchError("server-no-phrase")
    if not find_other_owners(live.seats, context.seat):
        raise MatchError("server-nobody-hears")
    if live.rules.sides < live.rules.players and live.state.playing:
        raise MatchError("server-partners-hush")
    live.room.chat.add(context.seat, phrase)
    live.room.notify()
    context.services.bus.broadcast(broadcast.ChatSent(live.id, context.seat, phrase))
    return live.number
