"""Several houses with one database: each hears what the others did, and each does its share.

What happens by itself at a table is done by one house: of all that are there, the one that a hash
of house and match gives most points. Nobody has to agree on that; who is there is in the store
(`Listening`), and a house that dies is missed after seconds. Should two think for a moment that a
table is theirs, the log's key decides who was first, and the other follows.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from functools import lru_cache, partial
from hashlib import blake2b
from typing import Any, Final, Protocol

from boneyard.server import broadcast
from boneyard.server.broadcast import AnyMessage
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.registry import ResumeServices, resume_matches
from boneyard.server.matches.takeback import TakebackRequest
from boneyard.server.stores import Store
from boneyard.server.thinking.pool import WorkerPool

#: Seconds between two looks for tables that nobody sees to.
CHECK_INTERVAL_SECONDS: Final = 2.0
#: The pause after each such table: so many times what it took.
RESUME_PAUSE_FACTOR: Final = 0.5
#: How many such tables are taken up together: they stand still, while others are played here.
MAX_CONCURRENT_RESUMES: Final = 8
#: Seconds that a house which opens beside others may read tables before it counts as one of them.
PRELOAD_SECONDS: Final = 2.0


class LobbyListener(Protocol):
    """As much of the hall as is needed."""

    def notify_subscribers(self) -> None:
        """Tell those who look at the list here that it is another one."""
        ...


class SyncListener(Protocol):
    """Catches up with what was written elsewhere."""

    def mark_behind(self, match: str | None, number: int = 0) -> None:
        """Note that something was written."""
        ...


class ClusterServices(ResumeServices, Protocol):
    """What is needed of the house."""

    store: Store
    bot_pool: WorkerPool

    @property
    def live_matches(self) -> list[LiveMatch]:
        """The matches that are at hand."""
        ...

    @property
    def lobby(self) -> LobbyListener:
        """The open tables."""
        ...

    def get_loaded(self, id: str) -> LiveMatch | None:
        """A match, if it needn't be read first."""
        ...

    def is_loaded_or_loading(self, id: str) -> bool:
        """Say whether a match is at hand, or being read."""
        ...

    @property
    def sync(self) -> SyncListener:
        """Who catches up with what was written elsewhere."""
        ...

    def wake_autoplayer(self, live: LiveMatch) -> None:
        """Let whoever sees to a match look at it."""
        ...


@lru_cache(maxsize=50_000)
def _hash_weight(process: str, id: str) -> bytes:
    return blake2b(f"{process} {id}".encode(), digest_size=8).digest()


def _owner_of(processes: frozenset[str], id: str) -> str:
    """Which of these houses sees to a table."""
    return max(processes, key=lambda one: _hash_weight(one, id))


class Cluster:
    """What other houses do, and which tables are this one's to see to."""

    def __init__(self, services: ClusterServices) -> None:
        """Begin alone, or, if there may be others, knowing nothing of them."""
        self.services, self.peers = services, services.store.membership
        self._members: frozenset[str] = frozenset()
        self._lease_until = 0.0
        self._membership_changed = asyncio.Event()
        """There is news of who is there."""
        self._closed = self._started = False
        self.handlers: dict[type[broadcast.BroadcastMessage], Callable[[str, Any], None]] = {}
        """Who else wants to hear of what is said: by which house, and what."""
        self.resumed = asyncio.Event()
        """What went on by itself before the house opened has been taken up."""

    async def run(self) -> None:
        """Take up what goes on by itself; where there are others, again and again."""
        if self.peers is None:
            await resume_matches(self.services)
            self.resumed.set()
            return
        self.peers.listen(self)
        # Whether it is waited for or not: a process takes a moment to start, and is needed soon.
        warming = asyncio.create_task(self.services.bot_pool.warm_up())
        await self._membership_changed.wait()
        if self._members:
            # Others see to the tables until there is somebody here who can think.
            await warming
            await self._preload_matches(self.peers.name)
        self.peers.join()
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._membership_changed.wait(), CHECK_INTERVAL_SECONDS)
            self._membership_changed.clear()
            counts = time.monotonic() < self._lease_until
            await resume_matches(
                self.services, self._is_unattended, RESUME_PAUSE_FACTOR, MAX_CONCURRENT_RESUMES
            )
            if counts:
                self.resumed.set()

    async def _preload_matches(self, name: str) -> None:
        """Read the tables that are going to be this house's: no player waits for that then."""
        soon = self._members | {name}

        def mine(id: str) -> bool:
            return not self.services.is_loaded_or_loading(id) and name == _owner_of(soon, id)

        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PRELOAD_SECONDS):
                await resume_matches(
                    self.services, mine, RESUME_PAUSE_FACTOR, MAX_CONCURRENT_RESUMES
                )

    async def close(self) -> None:
        """Leave what is this house's to see to to the others."""
        self._closed = True
        if self.peers is not None:
            await self.peers.leave()

    @property
    def process_count(self) -> int:
        """How many houses there are, this one included."""
        return max(1, len(self._members))

    def owns(self, id: str) -> bool:
        """Say whether what happens by itself at a table is done by this house."""
        if self.peers is None:
            return True
        if time.monotonic() >= self._lease_until:
            return False  # the others think that this house is gone
        return self.peers.name == _owner_of(self._members, id)

    def _is_unattended(self, id: str) -> bool:
        return self.owns(id) and not self.services.is_loaded_or_loading(id)

    # What is heard.

    def on_connected(self) -> None:
        """Ask who is where, and say who is here: what was said before isn't known."""
        for live in self.services.live_matches:
            self.broadcast(broadcast.PresenceRequest(live.id))
            for guest in live.presence.local_guests:
                self._announce_presence(live, guest, anew=True)

    def on_membership(self, members: frozenset[str], until: float) -> None:
        """Look who is there: perhaps other tables are this house's to see to now."""
        now = time.monotonic()
        regained = self._lease_until <= now < until
        self._lease_until = until
        if not self._started:
            self._started = True
            self._membership_changed.set()
        if (regained or members != self._members) and not self._closed:
            self._membership_changed.set()
            gone, came = self._members - members, members - self._members
            self._members = members
            for live in self.services.live_matches:
                # Who was away for a moment, or has forgotten this house, is told anew.
                for guest in live.presence.local_guests if came else ():
                    self._announce_presence(live, guest, anew=True)
                live.speeds.forget_processes(gone)
                live.presence.forget_processes(gone)
                self.services.wake_autoplayer(live)

    # What is said.

    def broadcast(self, message: broadcast.AnyMessage) -> None:
        """Say something to the others, if there may be any."""
        if self.peers is not None and not self._closed:
            self.peers.broadcast(broadcast.encode(self.peers.name, message))

    def announce_match(self, live: LiveMatch) -> None:
        """Ask who is at a table, and from now on say who is there in this house."""
        if self.peers is not None:
            live.presence.on_local_change = partial(self._announce_presence, live)
            self.broadcast(broadcast.PresenceRequest(live.id))

    def hold_pause(self, live: LiveMatch, guest: bytes, on: bool) -> None:
        """Hold the next round for somebody, or let it come."""
        if live.pause is not None:
            live.pause.hold(guest, on)
        self.broadcast(broadcast.PauseHeld(live.id, guest, on))

    def broadcast_takeback(self, live: LiveMatch) -> None:
        """Say who asks to take a move back."""
        plea = live.takeback_request
        seat, agreed = (None, ()) if plea is None else (plea.seat, tuple(plea.agreed))
        self.broadcast(broadcast.TakebackChanged(live.id, seat, live.number, agreed))

    def _announce_presence(self, live: LiveMatch, guest: bytes, anew: bool = False) -> None:
        """Say how somebody is at a table here, if that is news."""
        now = live.presence.local_state(guest), live.speeds.slowest_of(guest)
        if now != live.announced_presence.get(guest, ("gone", "")) or anew:
            live.announced_presence[guest] = now
            if now[0] == "gone":
                del live.announced_presence[guest]
            self.broadcast(broadcast.PresenceChanged(live.id, guest, *now))

    def on_message(self, text: str) -> None:
        """Heed what another house says."""
        words = broadcast.decode(text)
        if words is None or self._closed:
            return
        said = words.message
        if (heed := self.handlers.get(type(said))) is not None:
            heed(words.process, said)
        elif isinstance(said, broadcast.LobbyChanged):
            self.services.lobby.notify_subscribers()
        elif isinstance(said, broadcast.PlayerChanged):
            for one in self.services.live_matches:
                if one.is_participant(said.guest):
                    self.services.sync.mark_behind(one.id)
        elif isinstance(said, broadcast.MatchChanged):
            self.services.sync.mark_behind(said.match)
        elif (live := self.services.get_loaded(getattr(said, "match", ""))) is not None:
            self._handle_match_message(live, words.process, said)

    def _handle_match_message(self, live: LiveMatch, process: str, message: AnyMessage) -> None:
        """Heed what is said of a table that is at hand."""
        match message:
            case broadcast.SeatsReady(_, seats):
                live.ready_seats |= set(seats)
                live.mark_changed()
                self.services.wake_autoplayer(live)
            case broadcast.PauseHeld(_, guest, on) if live.pause is not None:
                live.pause.hold(guest, on)
            case broadcast.ChatSent(_, seat, phrase):
                live.chat.add(seat, phrase)
                live.notify()
            case broadcast.TakebackChanged(_, seat, number, agreed):
                live.takeback_request = None if seat is None else TakebackRequest(seat, number)
                if live.takeback_request is not None:
                    live.takeback_request.agreed.update(agreed)
                live.mark_changed()
            case broadcast.PresenceChanged(_, guest, state, tempo):
                live.speeds.apply_remote(process, guest, tempo)
                live.presence.apply_remote(process, guest, state)
            case broadcast.PresenceRequest():
                for guest in live.presence.local_guests:
                    self._announce_presence(live, guest, anew=True)
