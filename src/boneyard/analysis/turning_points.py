"""Turning points: the moments that changed a match most."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from boneyard.analysis.findings import Moment, Swing
from boneyard.core.ids import all_sides

#: The most turning points.
MAX_SWINGS: Final = 5


#: A swing must exceed its error by this factor, and be no smaller than this.
CLEAR_SWING_ERRORS, MIN_SWING = 3.0, 0.02


def find_swings(curve: Sequence[Moment]) -> tuple[Swing, ...]:
    """Find the moments that changed the match most."""
    found = []
    for before, after in pairwise(curve):
        gains = [now - then for now, then in zip(after.chances, before.chances, strict=True)]
        side = max(all_sides(len(gains)), key=gains.__getitem__)
        error = (before.error**2 + after.error**2) ** 0.5
        if gains[side] >= max(MIN_SWING, CLEAR_SWING_ERRORS * error):
            found.append(
                Swing(after.round, after.number, after.seat, after.move, after.kind, side,
                      gains[side], error)
            )  # fmt: skip
    return tuple(sorted(found, key=lambda one: -one.gain)[:MAX_SWINGS])
