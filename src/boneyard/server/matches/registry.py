"""Registry of live matches: loading, unloading, resuming after a restart."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Final, Protocol

from msgspec.structs import replace

from boneyard.i18n import Worded
from boneyard.schemas.log import DEAL
from boneyard.server import broadcast
from boneyard.server.db.damage import SIGNS, Damaged, found_at
from boneyard.server.errors import NoMatch, StoreError
from boneyard.server.house_rules.service import HouseRules
from boneyard.server.matches.bot_matches import Stage
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.models import Kept, StoredGoing
from boneyard.server.matches.spectators import Behind
from boneyard.server.settings import Settings
from boneyard.server.stores import Store
from boneyard.server.telemetry.gc_tuning import look_now_and_then
from boneyard.server.telemetry.logs import blamed

log = logging.getLogger("boneyard.house")


#: How often the house looks for matches to put away, in seconds.
ROUND: Final = 30.0


#: A log of so many entries is read at once; a longer one beside the event loop.
SHORT: Final = 200


#: Seconds for which a match is taken to be as it was, though other houses have it too.
SURE: Final = 1.0


class Tender(Protocol):
    """Sees to what happens by itself at one table."""

    @property
    def busy(self) -> bool:
        """Whether something is about to happen there."""
        ...

    def wake(self) -> None:
        """Let whoever sees to a match look at it."""
        ...

    def stop(self) -> None:
        """Leave it alone."""
        ...


class Tables:
    """The matches at hand, each with somebody who sees to it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        """Begin with none."""
        self.store, self.settings = store, settings
        self.rules = HouseRules(settings)
        self.stage = Stage(
            settings.bot_tables, begin=self._begin_again, halt=self._halt, watched=self._watched
        )
        self._tables: dict[str, tuple[LiveMatch, Tender]] = {}
        self._loader = ThreadPoolExecutor(1, "loader")
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._beginning: set[asyncio.Task[None]] = set()

    def tended(self, live: LiveMatch) -> Tender:
        """Find somebody who sees to a match."""
        raise NotImplementedError

    def say(self, said: broadcast.Anything) -> None:
        """Say something to other houses with the same database."""
        raise NotImplementedError

    def met(self, live: LiveMatch) -> None:
        """Say that a match has been taken up, to whoever may know who is there."""
        raise NotImplementedError

    def forgotten(self, id: str) -> None:
        """A match has been put away."""
        raise NotImplementedError

    def clear(self) -> None:
        """Leave all tables, for good."""
        for task in self._beginning:
            task.cancel()
        for live, tender in self._tables.values():
            tender.stop()
            live.presence.close()
        # What is being written just now is finished, and begins nothing more.
        self._tables.clear()
        self._loader.shutdown(wait=False, cancel_futures=True)

    @property
    def live(self) -> list[LiveMatch]:
        """The matches that are at hand."""
        return [live for live, _ in self._tables.values()]

    async def sweep(self) -> None:
        """Put idle matches away, now and again, and look for what nobody needs any more."""
        while True:
            await asyncio.sleep(min(ROUND, self.settings.idle))
            self.put_away(time.monotonic() - self.settings.idle)
            look_now_and_then()

    def put_away(self, before: float) -> int:
        """Let go of matches that nobody has looked at since; they are all in the store."""
        idle = [live.id for live in self._idle() if live.touched < before]
        self._drop(idle)
        return len(idle)

    def _idle(self) -> list[LiveMatch]:
        """The matches at which nothing happens and nobody looks."""
        return [
            live
            for live, tender in self._tables.values()
            if not live.wakers and not tender.busy and not live.lock.locked()
        ]

    def _drop(self, ids: Iterable[str]) -> None:
        for id in ids:
            live, tender = self._tables.pop(id)
            tender.stop()
            live.presence.close()
            self.forgotten(id)

    def _make_space(self) -> None:
        """Put away what has been idle longest, a tenth of all at once so that it is seldom done."""
        most = self.settings.most_tables
        if len(self._tables) >= most:
            oldest = sorted(self._idle(), key=lambda live: live.touched)
            self._drop([live.id for live in oldest[: max(1, most // 10)]])

    # Finding them.

    def take_up(self, live: LiveMatch) -> LiveMatch:
        """Keep a match at hand, and let somebody see to it."""
        if live.id in self._tables:
            return self._tables[live.id][0]
        self._make_space()
        live.touched = time.monotonic()
        self._tables[live.id] = (live, self.tended(live))
        self.met(live)
        self._tables[live.id][1].wake()
        return live

    def at_hand(self, id: str) -> LiveMatch | None:
        """A match, if it needn't be read first."""
        found = self._tables.get(id)
        return found and found[0]

    def knows(self, id: str) -> bool:
        """Say whether a match is at hand, or being read."""
        return id in self._tables or id in self._loading

    def is_loading(self, id: str) -> bool:
        """Say whether a match is just being read."""
        return id in self._loading

    async def match(self, id: str) -> LiveMatch:
        """Find a match."""
        self._doubt(id)
        found = self._tables.get(id)
        if found is not None:
            found[0].touched = time.monotonic()
            return found[0]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    def _doubt(self, id: str) -> None:
        """Where other houses have the same matches, one at which nobody looks is read anew."""
        if not self.settings.shared or id not in self._tables:
            return
        live, tender = self._tables[id]
        idle = not live.wakers and not tender.busy and not live.lock.locked()
        if idle and time.monotonic() - live.touched > SURE:
            self._drop([id])

    async def _load(self, id: str) -> LiveMatch:
        try:
            kept = await self.store.load(id)
            if kept is None:
                raise NoMatch("house-no-match")
            if len(kept.log) <= SHORT:
                return self.take_up(self.unfold(kept))
            loop = asyncio.get_running_loop()
            return self.take_up(await loop.run_in_executor(self._loader, self.unfold, kept))
        finally:
            del self._loading[id]

    def unfold(self, kept: Kept) -> LiveMatch:
        """Read a match from its log."""
        try:
            if [one.number for one in kept.log] != list(range(1, len(kept.log) + 1)):
                raise LookupError  # an entry is missing
            if kept.log and kept.log[0].act != DEAL:
                raise ValueError
            live = LiveMatch(kept, self.settings.linger)
            live.late = Behind(live) if kept.match.late else None
            if len(kept.log) > SHORT:
                live.look_from_everywhere()
        except SIGNS as error:
            if isinstance(error, Worded):
                raise
            log.error("match %s… is damaged: %s", kept.match.id[:6], found_at(error))
            raise Damaged from None
        return live

    # Whose they are.

    async def hand_over(
        self, guest: bytes, person: bytes | None, write: Callable[[], Awaitable[None]]
    ) -> None:
        """Let all that is a guest's become a person's: in the store by `write`, and at hand.

        None: the guest leaves for good.
        """
        # The older ones first: so does a rematch, which holds the old table while it makes the new.
        theirs = [one for one in self.live if one.has_part(guest)]
        theirs.sort(key=lambda one: (one.kept.created, one.id))
        async with contextlib.AsyncExitStack() as locks:
            for live in theirs:
                await locks.enter_async_context(live.lock)
            await write()
            for live in theirs:
                live.hand_over(guest, person)
        # Whatever was just being read may have been read before that.
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for live in self.live:
            if live.has_part(guest):
                live.hand_over(guest, person)
        self.say(broadcast.Part(guest))

    def recolour(self, person: bytes, hue: int | None) -> None:
        """Somebody wishes for another colour: show it at the tables that are at hand."""
        for live in self.live:
            mine = live.seats_of(person)
            for at in mine:
                live.seats[at] = replace(live.seats[at], hue=hue)
            if mine:
                live.stir()
        self.say(broadcast.Part(person))

    # Bots among themselves.

    def looked_at(self, live: LiveMatch) -> None:
        """Somebody watches: if bots play here, they needn't wait any longer."""
        if live.alone:
            self.wake(live)

    def looks(self, id: str, guest: bytes) -> bool:
        """Say whether a guest looks at a match just now."""
        return id in self._tables and self._tables[id][0].presence.looks(guest)

    def _watched(self, id: str) -> bool:
        return id in self._tables and self._tables[id][0].watched

    def _halt(self, id: str) -> None:
        if id in self._tables:
            self._tables[id][1].stop()

    def _begin_again(self, id: str) -> None:
        task = asyncio.create_task(self._on_stage(id))
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    async def _on_stage(self, id: str) -> None:
        try:
            live = await self.match(id)
            self.wake(live)
        except Exception as error:
            log.error("match %s… can't be taken up: %s", id[:6], blamed(error))
            self.stage.leave(id)

    # Telling.

    def changed(self, live: LiveMatch) -> None:
        """Tell everybody there that something has changed which is in no entry."""
        live.stir()
        self.wake(live)

    def wake(self, live: LiveMatch) -> None:
        """Let whoever sees to a match look at it."""
        found = self._tables.get(live.id)
        if found is not None and found[0] is live:
            found[1].wake()


resume_log = logging.getLogger("boneyard.reviving")


#: Seconds until a store that could not be read is asked again.
AGAIN: Final = 1.0

#: The pause after each table: so many times what it took, and never less than a moment. Whoever
#: asks for a page meanwhile is served in between.
PAUSE, MOMENT = 3, 0.01


class Reopened(Protocol):
    """A house that has just been opened."""

    store: Store
    stage: Stage

    async def take_up_again(self, id: str) -> bool:
        """Let a match go on that is known to go on by itself; False if it doesn't after all."""
        ...


async def revive(
    house: Reopened,
    wanted: Callable[[str], bool] = lambda id: True,
    pause: float = PAUSE,
    at_once: int = 1,
) -> int:
    """Take up every table at which a bot is to move or a round to be dealt; say how many.

    `wanted` says which of them are this house's to see to. So many are taken up `at_once`: in a
    house that has much to do, each of them waits for its turn again and again.
    """
    revived = 0
    due = _due(house, await _going(house), wanted)
    while few := list(islice(due, at_once)):
        began = time.thread_time()
        revived += sum(await asyncio.gather(*(_taken_up(house, one) for one in few)))
        await asyncio.sleep(max(MOMENT * pause / PAUSE, pause * (time.thread_time() - began)))
    if revived:
        resume_log.info("%d tables go on", revived)
    return revived


def _due(
    house: Reopened, going: Iterable[StoredGoing], wanted: Callable[[str], bool]
) -> Iterator[str]:
    """Those to be taken up now; bots for whom there is no room wait for it."""
    for one in going:
        if not wanted(one.id):
            continue
        if one.alone and not house.stage.has_room:
            house.stage.wait(one.id)
            continue
        yield one.id


async def _taken_up(house: Reopened, id: str) -> bool:
    """Take up a table; False if it doesn't go on after all, or is broken."""
    try:
        return await house.take_up_again(id)
    except Exception as error:
        resume_log.error("match %s… can't be taken up: %s", id[:6], blamed(error))
        return False


async def _going(house: Reopened) -> list[StoredGoing]:
    while True:
        try:
            return await house.store.going()
        except StoreError:
            await asyncio.sleep(AGAIN)
