"""Resuming matches after a restart: tables at which a bot is to move or a round to be dealt."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from boneyard.server import wall_clock
from boneyard.server.errors import StoreError
from boneyard.server.matches.models import UnattendedMatch
from boneyard.server.telemetry.logs import format_traceback

if TYPE_CHECKING:
    from boneyard.server.matches.service import MatchService

log = logging.getLogger(__name__)


#: Seconds until a store that could not be read is asked again.
STORE_RETRY_SECONDS: Final = 1.0


#: The pause after each table: so many times what it took, and never less than a moment. A player
#: who asks for a page meanwhile is served in between.
PAUSE_FACTOR, MIN_PAUSE_SECONDS = 3, 0.01


async def resume_matches(
    matches: "MatchService",
    wanted: Callable[[str], bool] = lambda id: True,
    pause_factor: float = PAUSE_FACTOR,
    at_once: int = 1,
) -> int:
    """Take up every table at which a bot is to move or a round to be dealt; say how many.

    `wanted` says which of them are this server's to see to. So many are taken up `at_once`: in a
    house that has much to do, each of them waits for its turn again and again.
    """
    revived = 0
    due = _select_due(matches, await _load_unattended(matches), wanted)
    while few := list(islice(due, at_once)):
        began = wall_clock.thread_time()
        revived += sum(await asyncio.gather(*(_logged(matches, one) for one in few)))
        await asyncio.sleep(
            max(
                MIN_PAUSE_SECONDS * pause_factor / PAUSE_FACTOR,
                pause_factor * (wall_clock.thread_time() - began),
            )
        )
    if revived:
        log.info("%d tables go on", revived)
    return revived


def _select_due(
    matches: "MatchService", going: Iterable[UnattendedMatch], wanted: Callable[[str], bool]
) -> Iterator[str]:
    """Those to be taken up now; bots for whom there is no room wait for it."""
    for one in going:
        if not wanted(one.id):
            continue
        if one.bots_only and not matches.registry.bot_slots.has_free_slot:
            matches.registry.bot_slots.enqueue(one.id)
            continue
        yield one.id


async def _logged(matches: "MatchService", id: str) -> bool:
    """Take up a table; False if it doesn't go on after all, or is broken."""
    try:
        return await matches.resume_match(id)
    except Exception as error:
        log.error("match %s… can't be taken up: %s", id[:6], format_traceback(error))
        return False


async def _load_unattended(matches: "MatchService") -> list[UnattendedMatch]:
    while True:
        try:
            return await matches.store.list_unattended()
        except StoreError:
            await asyncio.sleep(STORE_RETRY_SECONDS)
