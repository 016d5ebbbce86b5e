"""Retries of notifications that could not be sent: how often, how long, and when to give up."""

from typing import Final

#: Milliseconds until a first and a last try again; each time it is four times as long.
FIRST_RETRY_MS, MAX_RETRY_MS = 30_000, 6 * 3_600_000
#: Tries until a notification is given up, and milliseconds after which it is out of date.
MAX_TRIES: Final = 8
MAX_AGE_MS: Final = 3 * 24 * 3_600_000


def retry_delay_ms(tries: int, retry_after_seconds: int | None) -> int:
    """Return how long to wait after so many tries, and as long as the host asks for, if it does."""
    usual: int = FIRST_RETRY_MS * 4 ** (tries - 1)
    return min(max((retry_after_seconds or 0) * 1000, usual), MAX_RETRY_MS)
