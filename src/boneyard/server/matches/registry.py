"""Registry of live matches: loading, unloading, and waking what makes moves by itself."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from boneyard.i18n import TranslatedError
from boneyard.schemas.log_entries import DEAL
from boneyard.server import broadcast
from boneyard.server.db.corruption import DECODE_ERRORS, describe_location
from boneyard.server.errors import CorruptData, NotFound
from boneyard.server.matches.bot_match_slots import BotMatchSlots
from boneyard.server.matches.delayed_view import DelayedView
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import Appearance, LoadedMatch
from boneyard.server.matches.signals import MatchSignals
from boneyard.server.matches.store import MatchStore
from boneyard.server.settings import Settings
from boneyard.server.telemetry.gc_tuning import collect_if_due
from boneyard.server.telemetry.logs import format_traceback

if TYPE_CHECKING:
    from boneyard.server.matches.autoplay import AutoPlayer


log = logging.getLogger(__name__)


#: How often the server looks for matches to put away, in seconds.
EVICTION_INTERVAL_SECONDS: Final = 30.0


#: A log of so many entries is read at once; a longer one beside the event loop.
MAX_INLINE_LOG_ENTRIES: Final = 200


#: Seconds for which a match is taken to be as it was, though other servers have it too.
FRESH_SECONDS: Final = 1.0


class MatchRegistry:
    """The matches in memory, each with its autoplayer."""

    def __init__(
        self,
        store: MatchStore,
        settings: Settings,
        bus: broadcast.Bus,
        signals: MatchSignals,
        loader: Executor,
        create_autoplayer: "Callable[[LiveMatch], AutoPlayer]",
    ) -> None:
        """`loader` replays long logs; `create_autoplayer` is called for each loaded match."""
        self.store, self.settings = store, settings
        self._bus, self._signals, self._create_autoplayer = bus, signals, create_autoplayer
        self.bot_slots = BotMatchSlots(
            settings.bot_tables,
            resume=self._resume_bot_match,
            halt=self._stop_autoplay,
            is_watched=self._is_watched,
        )
        self._matches: dict[str, tuple[LiveMatch, AutoPlayer]] = {}
        self._loader = loader
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._resuming: set[asyncio.Task[None]] = set()

    def unload_all(self) -> None:
        """Leave all tables, for good."""
        for task in self._resuming:
            task.cancel()
        for live, tender in self._matches.values():
            tender.stop()
            live.room.presence.close()
        # What is being written now is finished, and begins nothing more.
        self._matches.clear()
        self._loader.shutdown(wait=False, cancel_futures=True)

    @property
    def live_matches(self) -> list[LiveMatch]:
        """The matches that are at hand."""
        return [live for live, _ in self._matches.values()]

    async def run_eviction(self) -> None:
        """Put idle matches away, now and again, and look for what no one needs any more."""
        while True:
            await asyncio.sleep(min(EVICTION_INTERVAL_SECONDS, self.settings.idle))
            self.evict_idle(time.monotonic() - self.settings.idle)
            collect_if_due(len(self._matches))

    def evict_idle(self, before: float) -> int:
        """Let go of matches that no one has looked at since; they are all in the store."""
        idle = [live.id for live in self._idle_matches() if live.room.last_used < before]
        self._unload(idle)
        return len(idle)

    def _idle_matches(self) -> list[LiveMatch]:
        """The matches at which nothing happens and no one looks."""
        return [
            live
            for live, tender in self._matches.values()
            if not live.room.subscribers and not tender.is_busy and not live.lock.locked()
        ]

    def _unload(self, ids: Iterable[str]) -> None:
        for id in ids:
            live, tender = self._matches.pop(id)
            tender.stop()
            live.room.presence.close()
            self._signals.unloaded.send(id)

    def _evict_oldest(self) -> None:
        """Put away what has been idle longest, a tenth of all at once so that it is seldom done."""
        most = self.settings.most_tables
        if len(self._matches) >= most:
            oldest = sorted(self._idle_matches(), key=lambda live: live.room.last_used)
            self._unload([live.id for live in oldest[: max(1, most // 10)]])

    # Finding them.

    def register(self, live: LiveMatch) -> LiveMatch:
        """Keep a match in memory, with its autoplayer."""
        if live.id in self._matches:
            return self._matches[live.id][0]
        self._evict_oldest()
        live.room.last_used = time.monotonic()
        self._matches[live.id] = (live, self._create_autoplayer(live))
        self._signals.loaded.send(live)
        self._matches[live.id][1].refresh()
        return live

    def get_loaded(self, id: str) -> LiveMatch | None:
        """A match, if it needn't be read first."""
        found = self._matches.get(id)
        return found and found[0]

    def is_loaded_or_loading(self, id: str) -> bool:
        """Say whether a match is at hand, or being read."""
        return id in self._matches or id in self._loading

    def is_loading(self, id: str) -> bool:
        """Say whether a match is just being read."""
        return id in self._loading

    async def get_match(self, id: str) -> LiveMatch:
        """Find a match."""
        self._unload_if_stale(id)
        found = self._matches.get(id)
        if found is not None:
            found[0].room.last_used = time.monotonic()
            return found[0]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    def _unload_if_stale(self, id: str) -> None:
        """Where other servers have the same matches, one at which no one looks is read again."""
        if not self.settings.shared or id not in self._matches:
            return
        live, tender = self._matches[id]
        idle = not live.room.subscribers and not tender.is_busy and not live.lock.locked()
        if idle and time.monotonic() - live.room.last_used > FRESH_SECONDS:
            self._unload([id])

    async def _load(self, id: str) -> LiveMatch:
        try:
            kept = await self.store.load(id)
            if kept is None:
                raise NotFound("server-no-match")
            if len(kept.log) <= MAX_INLINE_LOG_ENTRIES:
                return self.register(self.build_live_match(kept))
            loop = asyncio.get_running_loop()
            return self.register(
                await loop.run_in_executor(self._loader, self.build_live_match, kept)
            )
        finally:
            del self._loading[id]

    def build_live_match(self, loaded: LoadedMatch) -> LiveMatch:
        """Read a match from its log."""
        try:
            if [one.number for one in loaded.log] != list(range(1, len(loaded.log) + 1)):
                raise LookupError  # an entry is missing
            if loaded.log and loaded.log[0].act != DEAL:
                raise ValueError
            live = LiveMatch(loaded, self.settings.linger)
            live.delayed_view = DelayedView(live) if loaded.match.delayed else None
            if len(loaded.log) > MAX_INLINE_LOG_ENTRIES:
                live.views.warm()
        except DECODE_ERRORS as error:
            if isinstance(error, TranslatedError):
                raise
            log.error("match %s… is damaged: %s", loaded.match.id[:6], describe_location(error))
            raise CorruptData from None
        return live

    # Whose they are.

    async def transfer_owner(
        self, guest: bytes, account: bytes | None, write: Callable[[], Awaitable[None]]
    ) -> None:
        """Let all that is a guest's become a person's: in the store by `write`, and at hand.

        None: the guest leaves for good.
        """
        # The older ones first: so does a rematch, which holds the old table while it makes the new.
        theirs = [one for one in self.live_matches if one.is_participant(guest)]
        theirs.sort(key=lambda one: (one.row.created, one.id))
        async with contextlib.AsyncExitStack() as locks:
            for live in theirs:
                await locks.enter_async_context(live.lock)
            await write()
            for live in theirs:
                live.transfer_owner(guest, account)
        # Whatever was just being read may have been read before that.
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for live in self.live_matches:
            if live.is_participant(guest):
                live.transfer_owner(guest, account)
        self._bus.broadcast(broadcast.PlayerChanged(guest))

    def change_appearance(self, account: bytes, look: Appearance) -> None:
        """A player wants to be seen otherwise: show it at the tables that are at hand."""
        for live in self.live_matches:
            mine = live.seats_of(account)
            for at in mine:
                live.seats[at] = replace(live.seats[at], hue=look.hue, avatar=look.avatar)
            if mine:
                live.mark_changed()
        self._bus.broadcast(broadcast.PlayerChanged(account))

    # Bots among themselves.

    def on_watched(self, live: LiveMatch) -> None:
        """A player watches: if bots play here, they needn't wait any longer."""
        if live.seats.is_bots_only:
            self.wake_autoplayer(live)

    def has_page_visible(self, id: str, guest: bytes) -> bool:
        """Say whether a guest looks at a match now."""
        return id in self._matches and self._matches[id][0].room.presence.has_page_visible(guest)

    def _is_watched(self, id: str) -> bool:
        return id in self._matches and self._matches[id][0].room.is_watched

    def _stop_autoplay(self, id: str) -> None:
        if id in self._matches:
            self._matches[id][1].stop()

    def _resume_bot_match(self, id: str) -> None:
        task = asyncio.create_task(self._run_bot_match(id))
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def _run_bot_match(self, id: str) -> None:
        try:
            live = await self.get_match(id)
            self.wake_autoplayer(live)
        except Exception as error:
            log.error("match %s… can't be taken up: %s", id[:6], format_traceback(error))
            self.bot_slots.release(id)

    # Telling.

    def mark_changed(self, live: LiveMatch) -> None:
        """Tell everybody there that something has changed which is in no entry."""
        live.mark_changed()
        self.wake_autoplayer(live)

    def wake_autoplayer(self, live: LiveMatch) -> None:
        """Have the autoplayer of a match look again."""
        found = self._matches.get(live.id)
        if found is not None and found[0] is live:
            found[1].refresh()
