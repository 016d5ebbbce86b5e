"""Garbage is collected rarely: a full collection stops the house for a tenth of a second.

Nearly all that a move leaves behind is freed at once, since it refers to nothing that refers back
to it. What is there from the start is never looked at again.
"""

import gc
from typing import Final

#: When the young, the older and all objects are looked through: after so many new ones, and after
#: so many rounds of the generation before. Python's own 700, 10, 10 look at everything every few
#: seconds where hundreds of matches are played.
THRESHOLDS: Final = (10_000, 5, 100)


def collect_rarely() -> None:
    """Say so to this process; called once, when everything is loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
