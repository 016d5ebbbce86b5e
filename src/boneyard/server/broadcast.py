"""What servers with one database say to each other, and write nowhere.

Who is at a table, what they say and wish there, and that something is to be looked at again. It is
heard or missed; whatever must not be missed is in the log.
"""

from collections.abc import Callable
from typing import Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

#: A guest, or else an address; and how many.
KeyCount = tuple[bytes, str, int]


class BroadcastMessage(Struct, frozen=True, tag=True, array_like=True):
    """Something that is said."""


class MatchChanged(BroadcastMessage, frozen=True):
    """Something beside the log of a match has changed: see it again."""

    match: str


class PlayerChanged(BroadcastMessage, frozen=True):
    """The matches of a player have changed: read all of them again."""

    guest: bytes


class LobbyChanged(BroadcastMessage, frozen=True):
    """The list of open tables is another one."""


class SessionChanged(BroadcastMessage, frozen=True):
    """Something has been written of a device; it is signed out, perhaps."""

    token: bytes
    ended: bool


class NumbersRequest(BroadcastMessage, frozen=True):
    """Say your numbers, as the host sees them."""

    question: str


class NumbersReply(BroadcastMessage, frozen=True):
    """The numbers of a server."""

    question: str
    numbers: dict[str, float]


class BlocklistChanged(BroadcastMessage, frozen=True):
    """Others are kept out than before."""


class RateReport(BroadcastMessage, frozen=True):
    """So many of something that has a rate were given, to these."""

    limit_name: str
    counts: tuple[KeyCount, ...]


class CountReport(BroadcastMessage, frozen=True):
    """So many of something that is counted are open, of these."""

    limit_name: str
    counts: tuple[KeyCount, ...]


class SeatsReady(BroadcastMessage, frozen=True):
    """The count has been seen by these seats."""

    match: str
    seats: tuple[int, ...]


class PauseHeld(BroadcastMessage, frozen=True):
    """A player holds the next round, or lets it come."""

    match: str
    guest: bytes
    on: bool


class ChatSent(BroadcastMessage, frozen=True):
    """A player says a phrase."""

    match: str
    seat: int
    phrase: str


class TakebackChanged(BroadcastMessage, frozen=True):
    """A player asks to take a move back, and who has agreed; a seat of None: no request."""

    match: str
    seat: int | None
    entry_number: int
    agreed: tuple[bytes, ...] = ()


class PresenceChanged(BroadcastMessage, frozen=True):
    """A guest is at a table, or has gone; and the speed that they wish for."""

    match: str
    guest: bytes
    state: str
    """looks, hidden or gone"""
    speed: str = ""


class LinkOpened(BroadcastMessage, frozen=True):
    """A visitor has opened the invitation to a match."""

    match: str
    visitor: bytes
    name: str


class PresenceRequest(BroadcastMessage, frozen=True):
    """Say who is at this table."""

    match: str


#: What concerns the server, and what concerns a table.
ServerMessage = (
    LobbyChanged
    | PlayerChanged
    | SessionChanged
    | NumbersRequest
    | NumbersReply
    | BlocklistChanged
    | RateReport
    | CountReport
)
MatchMessage = (
    MatchChanged
    | SeatsReady
    | PauseHeld
    | ChatSent
    | TakebackChanged
    | PresenceChanged
    | PresenceRequest
    | LinkOpened
)
AnyMessage = ServerMessage | MatchMessage


class Envelope(Struct, frozen=True, array_like=True):
    """Something that is said, and by which house."""

    process: str
    message: AnyMessage


_decoder: Final = msgspec.json.Decoder(Envelope)


def encode(process: str, message: AnyMessage) -> str:
    """What goes over the wire."""
    return msgspec.json.encode(Envelope(process, message)).decode()


def decode(text: str) -> Envelope | None:
    """What has come; None: it can't be read, perhaps because a newer version speaks."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError:
        return None


Message = TypeVar("Message", bound=BroadcastMessage)


class Bus(Protocol):
    """Messages between server processes, and which of them runs a match."""

    @property
    def process_count(self) -> int:
        """How many processes there are, this one included."""
        ...

    def owns(self, match: str) -> bool:
        """Whether bots, clocks and deals of a match are run by this process."""
        ...

    def broadcast(self, message: AnyMessage) -> None:
        """Send a message to all other processes."""
        ...

    def subscribe(self, kind: type[Message], handler: Callable[[str, Message], None]) -> None:
        """Call a handler with the sender and the message, for each message of a kind."""
        ...


class LocalBus:
    """The bus of a single process: it runs all matches, and there is no one to send to."""

    process_count: Final = 1

    def owns(self, match: str) -> bool:
        """Every match is this process's."""
        return True

    def broadcast(self, message: AnyMessage) -> None:
        """Send to no one."""

    def subscribe(self, kind: type[Message], handler: Callable[[str, Message], None]) -> None:
        """No message will come."""
