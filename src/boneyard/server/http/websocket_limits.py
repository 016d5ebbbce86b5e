"""WebSocket frames before they are parsed: where each ends, and how many may come.

Every frame is counted by connection and by address, whatever it holds: text, bytes, pings, pongs
and fragments. A frame over a limit is refused; a connection whose frames and messages are refused
again and again is closed. The counts are kept here, what follows from them is up to the protocol
(`http_protocol.py`) and the endpoints.
"""

from typing import Final

from starlette.types import Scope

from boneyard.server.http.rate_limits import Bucket, TokenBuckets
from boneyard.server.settings import Rate

#: Where the scope of a WebSocket has its `Refusals`.
REFUSALS_KEY: Final = "boneyard.refusals"
#: The key of an event that stands for messages that were refused before they were queued.
REFUSED_KEY: Final = "boneyard.refused"
#: One in so many refused messages is answered.
ANSWER_EVERY: Final = 10


def size_of_frame(data: bytes | bytearray) -> int:
    """How long the frame is that begins here, with its header; 0 if that can't be said yet.

    A frame that isn't masked, or is too long, is the parser's to refuse.
    """
    if len(data) < 2:
        return 0
    mask = 4 if data[1] & 0x80 else 0
    length = data[1] & 0x7F
    if length < 126:
        return 2 + mask + length
    end = 4 if length == 126 else 10
    if len(data) < end:
        return 0
    return end + mask + int.from_bytes(data[2:end], "big")


class Refusals:
    """How often something that a connection sent was refused; it is forgiven slowly."""

    def __init__(self, rate: Rate) -> None:
        """Begin with none; a connection may have so many."""
        self._left = Bucket(rate)
        self.count = 0

    def add(self) -> bool:
        """Count one; False if that is one too many, so that the connection is to be closed."""
        self.count += 1
        return self._left.take()

    @property
    def is_answered(self) -> bool:
        """Whether the client hears of the last one: not of each."""
        return self.count % ANSWER_EVERY == 1


class FrameCounter:
    """Counts the frames of one connection, by itself and by its address."""

    def __init__(self, rate: Rate, addresses: TokenBuckets) -> None:
        """Begin with none; `addresses` is shared by all connections."""
        self._own, self._addresses = Bucket(rate), addresses

    def take(self, address: str) -> bool:
        """Count one; False if it is over a limit.

        What is over the connection's own limit isn't taken from its address, which others share.
        """
        return self._own.take() and self._addresses.take(address)


def refusals_of(scope: Scope, rate: Rate) -> Refusals:
    """What was refused of a connection so far, also by the protocol, if it counts."""
    found: Refusals | None = scope.get(REFUSALS_KEY)
    return Refusals(rate) if found is None else found
