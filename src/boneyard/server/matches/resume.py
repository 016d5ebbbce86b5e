"""After a restart: the tables that go on by themselves are taken up again, one after the other.

Where people play comes first, then what bots play among themselves, as far as there is room. What
somebody looks at needs none of this: it is taken up when they ask for it.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, Protocol

from boneyard.server.errors import StoreError
from boneyard.server.matches.bot_matches import Stage
from boneyard.server.matches.models import StoredGoing
from boneyard.server.stores import Store
from boneyard.server.telemetry.logs import blamed

log = logging.getLogger("boneyard.reviving")

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
        log.info("%d tables go on", revived)
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
        log.error("match %s… can't be taken up: %s", id[:6], blamed(error))
        return False


async def _going(house: Reopened) -> list[StoredGoing]:
    while True:
        try:
            return await house.store.going()
        except StoreError:
            await asyncio.sleep(AGAIN)
