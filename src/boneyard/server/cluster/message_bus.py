"""Message bus between server processes that share a database."""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from boneyard.server.broadcast import AnyMessage, BroadcastMessage, Message, decode, encode
from boneyard.server.cluster.match_ownership import owner_of
from boneyard.server.signals import Signal

if TYPE_CHECKING:
    from boneyard.server.cluster.membership import LeaseMembership


class MembershipChange(NamedTuple):
    """Processes that have come and gone; both may be empty if this one was away for a while."""

    came: frozenset[str]
    gone: frozenset[str]


class ClusterBus:
    """Sends and dispatches messages, and knows the members."""

    def __init__(self, peers: "LeaseMembership") -> None:
        """Begin without knowing any other process."""
        self.peers = peers
        self.members: frozenset[str] = frozenset()
        self.membership_known = asyncio.Event()
        """Set at first knowledge of the members and at each change; cleared by who waits."""
        self.connected: Signal[None] = Signal()
        """From now on no message is missed; what was sent before isn't known."""
        self.membership_changed: Signal[MembershipChange] = Signal()
        self.handlers: dict[type[BroadcastMessage], Callable[[str, Any], None]] = {}
        self._lease_until = 0.0
        self._closed = self._started = False

    @property
    def process_count(self) -> int:
        """How many processes there are, this one included."""
        return max(1, len(self.members))

    @property
    def has_lease(self) -> bool:
        """Whether the others count this process as there."""
        return time.monotonic() < self._lease_until

    def owns(self, match: str) -> bool:
        """Whether bots, clocks and deals of a match are run by this process."""
        return self.has_lease and self.peers.name == owner_of(self.members, match)

    def broadcast(self, message: AnyMessage) -> None:
        """Send a message to all other processes."""
        if not self._closed:
            self.peers.broadcast(encode(self.peers.name, message))

    def subscribe(self, kind: type[Message], handler: Callable[[str, Message], None]) -> None:
        """Call a handler with the sender and the message, for each message of a kind."""
        self.handlers[kind] = handler

    async def close(self) -> None:
        """Leave the matches of this process to the others."""
        self._closed = True
        await self.peers.leave()

    # As a listener of the membership.

    def on_connected(self) -> None:
        """Messages are received from now on."""
        self.connected.send(None)

    def on_membership(self, members: frozenset[str], until: float) -> None:
        """Take the list of processes; this one's lease ends at `until`."""
        regained = not self.has_lease and time.monotonic() < until
        self._lease_until = until
        if not self._started:
            self._started = True
            self.membership_known.set()
        if (regained or members != self.members) and not self._closed:
            self.membership_known.set()
            change = MembershipChange(members - self.members, self.members - members)
            self.members = members
            self.membership_changed.send(change)

    def on_message(self, text: str) -> None:
        """Give a message to the handler of its kind."""
        envelope = decode(text)
        if envelope is None or self._closed:
            return
        handler = self.handlers.get(type(envelope.message))
        if handler is not None:
            handler(envelope.process, envelope.message)
