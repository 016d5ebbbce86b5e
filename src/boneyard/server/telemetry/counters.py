"""Counters and histograms of requests, moves and commits."""

import logging
from bisect import bisect_left
from collections import Counter
from typing import Final

#: The bounds of what takes time, in seconds.
BUCKET_BOUNDS: Final = (
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
    5.0,
    10.0,
)
#: Where all of the server's own loggers hang.
ROOT_LOGGER: Final = "boneyard"


class Histogram:
    """How long something took, each time: by how many it was within each bound."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        """Begin with none."""
        self.counts = [0] * (len(BUCKET_BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(BUCKET_BOUNDS, seconds)] += 1
        self.total += seconds

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(self.counts)

    @property
    def buckets(self) -> list[tuple[str, float]]:
        """How many were within each bound, as Prometheus wants them."""
        found, so_far = [], 0
        for bound, count in zip((*map(str, BUCKET_BOUNDS), "+Inf"), self.counts, strict=True):
            so_far += count
            found.append((bound, float(so_far)))
        return found


class Counters:
    """What a server has done since it opened."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.requests: Counter[tuple[str, str]] = Counter()
        """By the route and the class of the status; there are only so many of both."""
        self.request_times = Histogram()
        """How long requests took; a live connection is none."""
        self.moves: Counter[str] = Counter()
        """Entries of logs, by who made them: person, bot, or the server."""
        self.store_times = Histogram()
        """How long a table waited until its entry was in the store."""


class LogCounter(logging.Handler):
    """Counts what the server has to complain about: warnings and errors, by who says it."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__(logging.WARNING)
        self.counts: Counter[tuple[str, str]] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.counts[record.name, record.levelname.lower()] += 1
        others = [
            one
            for one in logging.getLogger(ROOT_LOGGER).handlers
            if not isinstance(one, type(self))
        ]
        # Python itself writes what no handler has taken; one that only counts hasn't.
        if not others and not logging.getLogger().handlers and logging.lastResort is not None:
            logging.lastResort.handle(record)
