"""Cluster sync: matches in memory catch up with what other processes have committed.

A store tells which match has come to which entry, and nothing else; what is behind here is read.
"""

import asyncio
import logging
from typing import Final

from boneyard.server import broadcast
from boneyard.server.errors import NotFound, StoreError
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.service import MatchService
from boneyard.server.matches.signals import MatchSignals

log = logging.getLogger("boneyard.house")

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
        """Come as far as somebody has seen elsewhere, before they are answered here."""
        if number is not None and number > live.number:
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
        """Note that something was written, somewhere; None: nobody knows at which tables."""
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
