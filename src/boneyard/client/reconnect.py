"""Reconnecting: exponential backoff with jitter."""

import random

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
