"""Move times: a histogram with median and maximum that can be merged over processes."""

import math
from typing import Final

from msgspec import Struct

#: Resolution: times that differ by less than one part in this many are counted as one.
STEPS_PER_E_FOLD: Final = 100


class MoveTimes(Struct):
    """Seconds per move."""

    counts: dict[int, int] = {}
    """How many moves took about `exp(step / FINE)` seconds, for each step."""
    worst: float = 0.0

    @property
    def moves(self) -> int:
        """How many moves were timed."""
        return sum(self.counts.values())

    @property
    def median(self) -> float:
        """The median time, to one per cent."""
        half, passed = self.moves / 2, 0
        for step in sorted(self.counts):
            passed += self.counts[step]
            if passed >= half:
                return math.exp(step / STEPS_PER_E_FOLD)
        return 0.0

    @property
    def mean(self) -> float:
        """The mean time, to one per cent."""
        total = sum(
            count * math.exp(step / STEPS_PER_E_FOLD) for step, count in self.counts.items()
        )
        return total / self.moves if self.moves else 0.0

    def add(self, seconds: float) -> None:
        """Count one move."""
        step = round(math.log(max(seconds, 1e-9)) * STEPS_PER_E_FOLD)
        self.counts[step] = self.counts.get(step, 0) + 1
        self.worst = max(self.worst, seconds)

    def merge(self, others: "MoveTimes") -> None:
        """Merge other histograms into this one."""
        for step, count in others.counts.items():
            self.counts[step] = self.counts.get(step, 0) + count
        self.worst = max(self.worst, others.worst)
