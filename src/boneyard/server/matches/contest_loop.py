"""Contest loop: does what is due in tournaments, duplicate and ratings."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Final, Protocol

from boneyard.server.endpoints import Job
from boneyard.server.errors import MatchError, StoreError

log = logging.getLogger(__name__)

#: Seconds after which contests look by themselves: another process may have written a result.
POLL_SECONDS: Final = 2.0


class ContestKind(Protocol):
    """A kind of contest, at which something may be due."""

    async def run_due(self) -> None:
        """Do what is due; what is not done now is done the next time."""
        ...


class ContestLoop:
    """Does what is due in contests: tournaments, ratings."""

    def __init__(
        self,
        kinds: Sequence[ContestKind],
        wakeup: asyncio.Event | None = None,
        poll_seconds: float = POLL_SECONDS,
    ) -> None:
        """`wakeup` is set when one of their matches has ended or an entrant has come."""
        self.kinds, self._poll_seconds = list(kinds), poll_seconds
        self._wakeup = wakeup or asyncio.Event()

    def wake(self) -> None:
        """Look soon."""
        self._wakeup.set()

    async def run(self) -> None:
        """Look whenever a match has ended, and from time to time."""
        while True:
            self._wakeup.clear()
            for part in self.kinds:
                await self._run_logged(part)
            # Not `wait_for`: woken and cancelled in the same moment, it would forget the latter.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._poll_seconds):
                    await self._wakeup.wait()

    async def _run_logged(self, kind: ContestKind) -> None:
        try:
            await kind.run_due()
        except (StoreError, MatchError) as error:
            # The database is away, or another player was here first: it is looked at again.
            log.warning("%s waits: %s", type(kind).__name__, type(error).__name__)
        except Exception:
            log.exception("%s could not be seen to", type(kind).__name__)


JOBS: Final[tuple[Job, ...]] = (lambda services: services.contest_loop.run(),)
