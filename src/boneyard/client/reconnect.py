"""Reconnecting and retrying: which requests, and after how long."""

import random
from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

#: Reconnect delay in seconds: at first, and at most.
FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS = 0.5, 30.0


class Backoff:
    """Exponential backoff with jitter."""

    def __init__(
        self, first_delay: float = FIRST_RETRY_SECONDS, max_delay: float = MAX_RETRY_SECONDS
    ) -> None:
        self.first_delay, self.max_delay = first_delay, max_delay
        self._next = first_delay

    def reset(self) -> None:
        """Reset after a success."""
        self._next = self.first_delay

    def next_delay(self) -> float:
        """Return the seconds to wait now."""
        now, self._next = self._next, min(2 * self._next, self.max_delay)
        return now * random.uniform(0.5, 1.0)


#: Responses after which a retry may succeed: too fast, or the server is busy.
TEMPORARY_STATUSES: Final = frozenset((429, 502, 503, 504))

#: The wait after such a response without a time in it.
DEFAULT_RETRY_SECONDS: Final = 5.0


def retry_delay(status: int, headers: Mapping[str, str]) -> float | None:
    """Return the seconds after which a request that came too soon is tried again.

    Such a request had no effect, whatever its method. None for every other response.
    """
    if status != HTTPStatus.TOO_MANY_REQUESTS:
        return None
    seconds = headers.get("retry-after", "")
    return float(seconds) if seconds.isdecimal() else DEFAULT_RETRY_SECONDS
