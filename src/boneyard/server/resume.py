"""After a restart: the tables that go on by themselves are taken up again, one after the other.

Where people play comes first, then what bots play among themselves, as far as there is room. What
somebody looks at needs none of this: it is taken up when they ask for it.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, Protocol

from boneyard.server.security import blamed
from boneyard.server.stage import Stage
from boneyard.server.store import Store, StoredGoing, StoreError

log = logging.getLogger("boneyard.reviving")

#: Seconds until a store that could not be read is asked again.
AGAIN: Final = 3.0
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
    house: Reopened, wanted: Callable[[str], bool] = lambda id: True, pause: float = PAUSE
) -> int:
    """Take up every table at which a bot is to move or a round to be dealt; say how many.

    `wanted` says which of them are this house's to see to.
    """
    revived = 0
    for one in await _going(house):
        id = one.id
        if not wanted(id):
            continue
        if one.alone and not house.stage.has_room:
            house.stage.wait(id)
            continue
        began = time.thread_time()
        try:
            revived += await house.take_up_again(id)
        except Exception as error:
            log.error("match %s… can't be taken up: %s", id[:6], blamed(error))
        await asyncio.sleep(max(MOMENT * pause / PAUSE, pause * (time.thread_time() - began)))
    if revived:
        log.info("%d tables go on", revived)
    return revived


async def _going(house: Reopened) -> list[StoredGoing]:
    while True:
        try:
            return await house.store.going()
        except StoreError:
            await asyncio.sleep(AGAIN)
