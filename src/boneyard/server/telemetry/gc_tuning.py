"""Garbage collector tuning: a full collection would stop a large server for seconds.

Nearly all that a move leaves behind is freed at once, since it refers to nothing that refers back
to it. So what has been looked through once and is still there is not looked at again, however much
it is: ten thousand tables with two players each are ten million objects. What becomes garbage of it
later, and isn't freed by itself, waits for the next look at everything, which is seldom.
"""

import gc
import time
from typing import Final

#: When the young objects are looked through: after so many new ones, and each once. What has lain
#: for a while is slow to look at: ten thousand objects may take a twentieth of a second. The other
#: numbers are for older objects, of which there are none.
THRESHOLDS: Final = (6_000, 20, 20)
#: Seconds after which everything is looked through once more.
FULL_COLLECTION_SECONDS: Final = 3600.0
#: With more tables than these that takes longer than a tenth of a second, and is done once a day:
#: it took a second with three thousand tables, and four with ten thousand. Tables are counted, for
#: Python would count the objects one by one: a third of a second for those of ten thousand tables.
MAX_QUICK_TABLES: Final = 100
SLOW_COLLECTION_SECONDS: Final = 24 * 3600.0


class GenerationFreezer:
    """Says what collections look through, and looks through everything now and then."""

    def __init__(self) -> None:
        """All that is there now has been looked through."""
        self._last_full_collection = time.monotonic()

    def __call__(self, phase: str, about: dict[str, int]) -> None:
        """Python is about to collect, or has: what is still there isn't looked at again."""
        if phase == "stop":
            gc.freeze()

    def collect_if_due(self, tables: int) -> None:
        """Look through everything, if it is time: Python's counts never come so far by now."""
        is_quick = tables <= MAX_QUICK_TABLES
        wait = FULL_COLLECTION_SECONDS if is_quick else SLOW_COLLECTION_SECONDS
        if time.monotonic() - self._last_full_collection > wait:
            self._last_full_collection = time.monotonic()
            gc.unfreeze()
            gc.collect()


_freezers: Final[list[GenerationFreezer]] = []


def tune_gc() -> None:
    """Say so to this process; called once, when everything is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    looks = GenerationFreezer()
    _freezers.append(looks)
    gc.callbacks.append(looks)


def collect_if_due(tables: int) -> None:
    """Called now and then by the registry, with the number of tables in memory.

    It does nothing where the collector is left alone.
    """
    for looks in _freezers:
        looks.collect_if_due(tables)
