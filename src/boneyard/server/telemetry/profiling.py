"""Sampling CPU profiler: what processor time is spent on.

Asking how much of the processor a thread has used is a call to the system, dear beside what is
measured here: of so many messages or moves, one is measured and counts for all of them.
"""

from collections import defaultdict
from typing import Final

from boneyard.server import wall_clock

#: One in so many is measured. An odd number: two players of a table take turns.
SAMPLE_EVERY: Final = 31


class LapTimer:
    """One thing that is measured, part by part."""

    __slots__ = ("_since", "_spent")

    def __init__(self, spent: dict[str, float]) -> None:
        """Begin now."""
        self._spent, self._since = spent, wall_clock.thread_time()

    def resume(self) -> None:
        """Begin again, after something else was done by this thread."""
        self._since = wall_clock.thread_time()

    def lap(self, part: str) -> None:
        """All since the last lap went into this."""
        now = wall_clock.thread_time()
        self._spent[part] += SAMPLE_EVERY * (now - self._since)
        self._since = now


class CpuMeter:
    """Seconds of the processor, by what they went into: rules, drawing, sending."""

    def __init__(self) -> None:
        """Begin with none; the first thing is measured."""
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._count: defaultdict[str, int] = defaultdict(int)

    def start_laps(self, what: str) -> LapTimer | None:
        """Begin to measure one of such things; None if another of its kind counts for it."""
        count = self._count[what]
        self._count[what] = (count + 1) % SAMPLE_EVERY
        return None if count else LapTimer(self.seconds)
