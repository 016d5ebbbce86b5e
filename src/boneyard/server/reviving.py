"""After a restart: the tables that go on by themselves are taken up again, one after the other."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from boneyard.server.security import blamed
from boneyard.server.store import StoreError

if TYPE_CHECKING:
    from boneyard.server.house import House

log = logging.getLogger("boneyard.reviving")

#: Seconds until a store that could not be read is asked again.
AGAIN: Final = 3.0
#: The pause after each table: so many times what it took, and never less than a moment. Whoever
#: asks for a page meanwhile is served in between.
PAUSE, MOMENT = 3, 0.01


async def revive(house: "House") -> int:
    """Take up every table at which a bot is to move or a round to be dealt; say how many."""
    revived = 0
    for id in await _going(house):
        began = time.thread_time()
        try:
            revived += await house.take_up_again(id)
        except Exception as error:
            log.error("match %s… can't be taken up: %s", id[:6], blamed(error))
        await asyncio.sleep(max(MOMENT, PAUSE * (time.thread_time() - began)))
    if revived:
        log.info("%d tables go on", revived)
    return revived


async def _going(house: "House") -> list[str]:
    while True:
        try:
            return await house.store.going()
        except StoreError:
            await asyncio.sleep(AGAIN)
