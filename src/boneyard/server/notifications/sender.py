"""Sends what is queued, off everybody's path: so many at a time, again and again until it is told.

What is to be told stands in the store since what caused it was written, so that nothing is lost
when the house is killed. Whoever sends takes a notice for a minute: another house with the same
database leaves it alone, and if this one dies, the notice is sent after that minute.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final

from boneyard.server import wall_clock
from boneyard.server.errors import StoreError
from boneyard.server.matches.models import Found
from boneyard.server.notifications.mail import DAY, Mail, Post, Smtp
from boneyard.server.notifications.outgoing_http import (
    MOST_OF_HOST,
    AddressError,
    Answer,
    Caller,
    Unreached,
    host_of,
)
from boneyard.server.notifications.store import Notice
from boneyard.server.notifications.text import CLAIM, payload, still_so
from boneyard.server.notifications.web_push import Push
from boneyard.server.notifications.webhooks import Hook
from boneyard.server.settings import Settings
from boneyard.server.stores import Store
from boneyard.server.telemetry.logs import blamed

log = logging.getLogger("boneyard.told")

#: Notices that are sent at the same time.
MOST: Final = 16
#: Milliseconds for which a notice belongs to whoever sends it.
LEASE: Final = 60_000
#: Milliseconds until a first and a last try again; each time it is four times as long.
FIRST, LONGEST = 30_000, 6 * 3_600_000
#: Tries until a notice is given up, and notices that were refused until a way is.
TRIES, REFUSED = 8, 10
#: Milliseconds after which nobody wants to hear of it any more.
STALE: Final = 3 * 24 * 3_600_000
#: Milliseconds that a notice waits while its host has its share of calls.
WAIT: Final = 1_000
#: How many matches are counted that wait for somebody.
COUNTED: Final = 99

#: Says whether somebody looks at a match just now.
Looks = Callable[[str, bytes], bool]
#: Something to be sent.
Telling = Callable[[], Coroutine[Any, Any, None]]
#: Sends a notice in one way.
Send = Callable[[Notice, Found, int], Awaitable[Answer]]


class Sender:
    """Tells everybody what they want to hear."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        looks: Looks,
        tends: Callable[[str], bool] = lambda match: True,
    ) -> None:
        """Begin with nothing on its way.

        `tends` says of which matches this house tells, if there are several: the one that sees to
        a table knows best who looks at it.
        """
        self._tends = tends
        self.store, self.settings, self._looks = store, settings, looks
        self.caller = Caller(settings.told_hosts)
        self._push = Push(self.caller, store.told.vapid, settings.contact)
        self.post: Post | None = Smtp(settings.smtp) if settings.smtp else None
        self.ways: dict[str, Send] = {"push": self._pushed, "hook": Hook(self.caller).send}
        if self.post is not None:
            self.ways["mail"] = Mail(store, self.post).remind
        self.under_way: dict[asyncio.Task[None], str] = {}
        """What is being sent, and to which host."""

    async def run(self) -> None:
        """Look for what is to be told, now and again."""
        while True:
            try:
                await self.look()
            except StoreError:
                log.warning("can't read what is to be told")
            except Exception as error:
                log.error("what is to be told waits: %s", blamed(error))
            await asyncio.sleep(self.settings.told_every)

    async def close(self) -> None:
        """Stop; what is not told yet stays queued."""
        for task in self.under_way:
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        await self.caller.close()

    async def look(self) -> int:
        """Begin to send what is due, as far as there is room; say how much that is."""
        room = MOST - len(self.under_way)
        if room <= 0:
            return 0
        now = wall_clock.now()
        begun = await self._digest(now)
        for notice in await self.store.told.due(now, room):
            if not self._tends(notice.match):
                continue
            host = host_of(notice.way.address) or notice.way.kind
            if Counter(self.under_way.values())[host] >= MOST_OF_HOST:
                # A slow service keeps only its own waiting.
                await self.store.told.later(notice, now + WAIT, notice.tries)
            elif await self.store.told.claim(notice, now + LEASE):
                self._begin(partial(self._try, notice), host)
                begun += 1
        return begun

    async def _digest(self, now: int) -> int:
        """Begin to send the digests that are due: one a day, and none where nobody waits."""
        if self.post is None:
            return 0
        room = MOST_OF_HOST - Counter(self.under_way.values())["mail"]
        due = await self.store.told.digests(now, room) if room > 0 else []
        for way in due:
            # Noted first: rather none on a day than two.
            if await self.store.told.digested(way, now + DAY):
                mail = Mail(self.store, self.post)
                self._begin(partial(mail.digest, way), "mail")
        return len(due)

    def _begin(self, telling: Telling, host: str) -> None:
        task = asyncio.create_task(self._safely(telling))
        self.under_way[task] = host
        task.add_done_callback(lambda done: self.under_way.pop(done, None))

    async def _safely(self, telling: Telling) -> None:
        try:
            await telling()
        except StoreError:
            log.warning("what was told can't be noted")
        except Exception as error:
            log.error("a notice waits: %s", blamed(error))

    async def _try(self, notice: Notice) -> None:
        told, way = self.store.told, notice.way
        found = await told.stands(notice.match, way.owner)
        stale = wall_clock.now() - notice.at > STALE or way.kind not in self.ways
        if stale or found is None or not still_so(notice.kind, found):
            await told.done(notice, reached=False)
            return
        if notice.kind == CLAIM and not await self._late(notice.match):
            await told.done(notice, reached=False)  # they were given time
            return
        if self._looks(notice.match, way.owner):
            await told.done(notice, reached=False)
            return
        waiting = len(await told.awaits(way.owner, COUNTED))
        try:
            answer = await self.ways[way.kind](notice, found, waiting)
        except Unreached as error:
            log.info("%s doesn't answer: %s", host_of(way.address), error)
            await self._again(notice, None)
        except AddressError:
            await told.drop(way.id)
        else:
            await self._answered(notice, answer)

    async def _late(self, match: str) -> bool:
        """Say whether whoever is to move in a match has no time left."""
        until = await self.store.told.deadline(match)
        return until is not None and until <= wall_clock.steady()

    async def _answered(self, notice: Notice, answer: Answer) -> None:
        told, status = self.store.told, answer.status
        if status == 410 or (status == 404 and notice.way.kind == "push"):
            log.info("a way of kind %s is gone", notice.way.kind)
            await told.drop(notice.way.id)
        elif status in (408, 425, 429) or status >= 500:
            await self._again(notice, answer.again)
        elif 200 <= status < 300:
            await told.done(notice, reached=True)
        else:
            log.warning("%s refuses a notice: %d", host_of(notice.way.address), status)
            await told.done(notice, reached=False)
            await told.failed(notice.way.id, REFUSED)

    async def _again(self, notice: Notice, seconds: int | None) -> None:
        told, tries = self.store.told, notice.tries + 1
        if tries >= TRIES:
            await told.done(notice, reached=False)
            await told.failed(notice.way.id, REFUSED)
            return
        wait = max((seconds or 0) * 1000, FIRST * 4 ** (tries - 1))
        await told.later(notice, wall_clock.now() + min(wait, LONGEST), tries)

    async def _pushed(self, notice: Notice, found: Found, waiting: int) -> Answer:
        said: dict[str, Any] = payload(notice, found, waiting)
        return await self._push.send(notice, said)
