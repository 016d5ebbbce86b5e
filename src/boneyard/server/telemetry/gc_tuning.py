"""Garbage is looked for in what is new: to look through everything stops a large house for seconds.

Nearly all that a move leaves behind is freed at once, since it refers to nothing that refers back
to it. So what has been looked through once and is still there is not looked at again, however much
it is: ten thousand tables with two players each are ten million objects. What becomes garbage of it
later, and isn't freed by itself, waits for the next look at everything, which is seldom.
"""

import gc
import time
from typing import Any, Final

#: When the young, the older and all new objects are looked through: after so many new ones, and
#: after so many rounds of the generation before. What has lain for a while is slow to look at: ten
#: thousand objects may take a twentieth of a second.
THRESHOLDS: Final = (1_000, 5, 20)
#: Seconds after which everything is looked through once more: that took a second with three
#: thousand tables, and four with ten thousand.
EVERYTHING: Final = 3600.0


class Looks:
    """Says what collections look through, and looks through everything now and then."""

    def __init__(self) -> None:
        """All that is there now has been looked through."""
        self._last = time.monotonic()

    def __call__(self, phase: str, about: dict[str, Any]) -> None:
        """Python is about to collect, or has: `about` tells which generation."""
        if phase == "stop" and about["generation"] > 0:
            gc.freeze()

    def tend(self) -> None:
        """Look through everything, if it is time: Python's counts never come so far by now."""
        if time.monotonic() - self._last > EVERYTHING:
            self._last = time.monotonic()
            gc.unfreeze()
            gc.collect()


_looks: Final[list[Looks]] = []


def collect_rarely() -> None:
    """Say so to this process; called once, when everything is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    looks = Looks()
    _looks.append(looks)
    gc.callbacks.append(looks)


def look_now_and_then() -> None:
    """Called again and again by whoever sees to the house; nothing where Python's way is kept."""
    for looks in _looks:
        looks.tend()
