"""Live matches shared by several server processes: who resumes them, and who is present where.

`ClusterSync` lets matches in memory catch up with what other processes have committed: a store
says which match has come to which entry, and nothing else; matches that are behind are read.
"""

import asyncio
import contextlib
import logging
from functools import partial
from typing import Final

from boneyard.server import broadcast
from boneyard.server.cluster.match_ownership import owner_of
from boneyard.server.cluster.message_bus import ClusterBus, MembershipChange
from boneyard.server.endpoints import Job
from boneyard.server.errors import NotFound, StoreError
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.resume import resume_matches
from boneyard.server.matches.service import MatchService
from boneyard.server.matches.signals import MatchSignals
from boneyard.server.matches.takeback import TakebackRequest
from boneyard.server.thinking.pool import ThinkingPool

#: Seconds between two looks for matches that no process runs.
CHECK_INTERVAL_SECONDS: Final = 2.0
#: The pause after each such match: so many times what it took.
RESUME_PAUSE_FACTOR: Final = 0.5
#: How many such matches are resumed together: they stand still, while others are played here.
MAX_CONCURRENT_RESUMES: Final = 8
#: Seconds that a process may load matches before it joins the others.
PRELOAD_SECONDS: Final = 2.0


class Cluster:
    """What other processes know of a match that isn't in its log, and which matches to resume."""

    def __init__(
        self,
        bus: ClusterBus,
        matches: MatchService,
        signals: MatchSignals,
        bot_pool: ThinkingPool,
        resumed: asyncio.Event,
    ) -> None:
        """`resumed` is set once the matches that are this process's have been resumed."""
        self._bus, self._matches, self._registry = bus, matches, matches.registry
        self._bot_pool, self._resumed = bot_pool, resumed
        signals.loaded.connect(self._on_loaded)
        bus.connected.connect(self._on_connected)
        bus.membership_changed.connect(self._on_membership_changed)
        bus.subscribe(broadcast.SeatsReady, self._on_seats_ready)
        bus.subscribe(broadcast.PauseHeld, self._on_pause_held)
        bus.subscribe(broadcast.ChatSent, self._on_chat_sent)
        bus.subscribe(broadcast.TakebackChanged, self._on_takeback_changed)
        bus.subscribe(broadcast.PresenceChanged, self._on_presence_changed)
        bus.subscribe(broadcast.PresenceRequest, self._on_presence_request)
        bus.subscribe(broadcast.LinkOpened, self._on_link_opened)

    async def run(self) -> None:
        """Join the other processes, and resume what none of them runs, again and again."""
        peers, known = self._bus.peers, self._bus.membership_known
        peers.listen(self._bus)
        # Whether it is waited for or not: a worker takes a moment to start, and is needed soon.
        warming = asyncio.create_task(self._bot_pool.warm_up())
        await known.wait()
        if self._bus.members:
            # Others run the matches until there is a worker here that can think.
            await warming
            await self._preload_matches(peers.name)
        peers.join()
        while True:
            # Not `wait_for`: before Python 3.12 it loses a cancellation that comes with the event.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CHECK_INTERVAL_SECONDS):
                    await known.wait()
            known.clear()
            counts = self._bus.has_lease
            await resume_matches(
                self._matches, self._is_unattended, RESUME_PAUSE_FACTOR, MAX_CONCURRENT_RESUMES
            )
            if counts:
                self._resumed.set()

    async def _preload_matches(self, name: str) -> None:
        """Load the matches that are going to be this process's: no player waits for that then."""
        soon = self._bus.members | {name}

        def is_own(id: str) -> bool:
            return not self._registry.is_loaded_or_loading(id) and name == owner_of(soon, id)

        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PRELOAD_SECONDS):
                await resume_matches(
                    self._matches, is_own, RESUME_PAUSE_FACTOR, MAX_CONCURRENT_RESUMES
                )

    def _is_unattended(self, id: str) -> bool:
        return self._bus.owns(id) and not self._registry.is_loaded_or_loading(id)

    # Presence.

    def _on_loaded(self, live: LiveMatch) -> None:
        live.room.presence.on_local_change = partial(self._announce_presence, live)
        self._bus.broadcast(broadcast.PresenceRequest(live.id))

    def _on_connected(self, _: None) -> None:
        for live in self._registry.live_matches:
            self._bus.broadcast(broadcast.PresenceRequest(live.id))
            self._announce_all(live)

    def _on_membership_changed(self, change: MembershipChange) -> None:
        for live in self._registry.live_matches:
            # A process that was away for a moment has forgotten this one.
            if change.came:
                self._announce_all(live)
            live.room.speeds.forget_processes(change.gone)
            live.room.presence.forget_processes(change.gone)
            self._registry.wake_autoplayer(live)

    def _announce_all(self, live: LiveMatch) -> None:
        for guest in live.room.presence.local_guests:
            self._announce_presence(live, guest, force=True)

    def _announce_presence(self, live: LiveMatch, guest: bytes, force: bool = False) -> None:
        """Send how a guest is present here, if that has changed."""
        now = live.room.presence.local_state(guest), live.room.speeds.slowest_of(guest)
        if now != live.room.announced_presence.get(guest, ("gone", "")) or force:
            live.room.announced_presence[guest] = now
            if now[0] == "gone":
                del live.room.announced_presence[guest]
            self._bus.broadcast(broadcast.PresenceChanged(live.id, guest, *now))

    def _on_presence_changed(self, process: str, message: broadcast.PresenceChanged) -> None:
        live = self._registry.get_loaded(message.match)
        if live is not None:
            live.room.speeds.apply_remote(process, message.guest, message.speed)
            live.room.presence.apply_remote(process, message.guest, message.state)

    def _on_presence_request(self, process: str, message: broadcast.PresenceRequest) -> None:
        live = self._registry.get_loaded(message.match)
        if live is not None:
            self._announce_all(live)

    def _on_link_opened(self, process: str, message: broadcast.LinkOpened) -> None:
        live = self._registry.get_loaded(message.match)
        if live is not None:
            live.room.note_link_opened(message.visitor, message.name)

    # What players do beside the log.

    def _on_seats_ready(self, process: str, message: broadcast.SeatsReady) -> None:
        live = self._registry.get_loaded(message.match)
        if live is not None:
            live.room.ready_seats |= set(message.seats)
            self._registry.mark_changed(live)

    def _on_pause_held(self, process: str, message: broadcast.PauseHeld) -> None:
        live = self._registry.get_loaded(message.match)
        if live is not None and live.room.pause is not None:
            live.room.pause.hold(message.guest, message.on)

    def _on_chat_sent(self, process: str, message: broadcast.ChatSent) -> None:
        live = self._registry.get_loaded(message.match)
        if live is not None:
            live.room.chat.add(message.seat, message.phrase)
            live.room.notify()

    def _on_takeback_changed(self, process: str, message: broadcast.TakebackChanged) -> None:
        live = self._registry.get_loaded(message.match)
        if live is None:
            return
        live.room.takeback_request = None
        if message.seat is not None:
            live.room.takeback_request = TakebackRequest(message.seat, message.entry_number)
            live.room.takeback_request.agreed.update(message.agreed)
        live.mark_changed()


log = logging.getLogger(__name__)

#: How many matches are read at the same time.
MAX_CONCURRENT_LOADS: Final = 4
#: Seconds before a match is looked at again whose store couldn't be read.
RETRY_SECONDS: Final = 0.5


class ClusterSync:
    """Catches up with what was written elsewhere, at the tables that are at hand."""

    def __init__(self, matches: MatchService, signals: MatchSignals) -> None:
        """Begin with nothing to catch up with."""
        self._matches, self._registry = matches, matches.registry
        self._pending: dict[str, int] = {}
        """Matches at hand, and the entry that they have come to; 0: all of it is read again."""
        self._wakeup = asyncio.Event()
        signals.outcome_unknown.connect(self.mark_behind)
        matches.bus.subscribe(broadcast.MatchChanged, self._on_match_changed)
        matches.bus.subscribe(broadcast.PlayerChanged, self._on_player_changed)

    def _on_match_changed(self, process: str, message: broadcast.MatchChanged) -> None:
        self.mark_behind(message.match)

    def _on_player_changed(self, process: str, message: broadcast.PlayerChanged) -> None:
        for live in self._registry.live_matches:
            if live.is_participant(message.guest):
                self.mark_behind(live.id)

    async def catch_up_to(self, live: LiveMatch, number: int | None) -> None:
        """Catch up with the entry that a caller has seen at another process."""
        if number is not None and number > len(live.log.entries):
            async with live.lock:
                await self._matches.catch_up(live, full=False)

    async def run(self) -> None:
        """Listen, and catch up."""
        listening = asyncio.create_task(
            self._matches.store.database.watch_changes(self.mark_behind)
        )
        try:
            while True:
                await self._wakeup.wait()
                self._wakeup.clear()
                while self._pending:
                    few = list(self._pending.items())[:MAX_CONCURRENT_LOADS]
                    await asyncio.gather(*(self._catch_up_match(*one) for one in few))
        finally:
            listening.cancel()

    def mark_behind(self, match: str | None, number: int = 0) -> None:
        """Note that something was written, somewhere; None: no one knows at which tables."""
        for id in [live.id for live in self._registry.live_matches] if match is None else [match]:
            live = self._registry.get_loaded(id)
            if (
                live is None
                and not self._registry.is_loading(id)
                and not self._matches.bus.owns(id)
            ):
                continue
            if live is not None and 0 < number <= live.number:
                continue
            was = self._pending.get(id, number)
            self._pending[id] = max(was, number) if was and number else 0
            self._wakeup.set()

    async def _catch_up_match(self, id: str, number: int) -> None:
        if self._pending.get(id) == number:
            del self._pending[id]
        try:
            await (
                self._matches.store.database.wait_settled()
            )  # what is still on its way would not be seen
            live = self._registry.get_loaded(id)
            if live is None and not self._registry.is_loading(id):
                await self._registry.get_match(id)  # as it is now: it goes on by itself, perhaps
                return
            live = live or await self._registry.get_match(id)
            async with live.lock:
                if not 0 < number <= live.number:
                    await self._matches.catch_up(live, full=number == 0)
        except NotFound:
            pass
        except StoreError:
            await asyncio.sleep(RETRY_SECONDS)
            self.mark_behind(id)
        except Exception:  # whatever is wrong with one match, the others are followed
            log.exception("can't follow a match")


async def _resume(cluster: Cluster | None, matches: MatchService, resumed: asyncio.Event) -> None:
    """Resume matches: all of them, or those that no other process runs."""
    if cluster is not None:
        await cluster.run()
    else:
        await resume_matches(matches)
        resumed.set()


JOBS: Final[tuple[Job, ...]] = (
    lambda services: _resume(services.cluster, services.matches, services.resumed),
    lambda services: services.sync.run(),
)
