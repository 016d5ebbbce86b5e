"""Points made in play."""

from dataclasses import dataclass
from typing import Protocol

from boneyard.position import Standing
from boneyard.table import Table
from boneyard.tiles import Tile


class PlayScore(Protocol):
    """The question: what does a play score? The state is the one after it."""

    def points(self, state: Standing, tile: Tile) -> int:
        """The points it makes."""
        ...


def end_counts(table: Table) -> tuple[int, ...]:
    """What each open end counts: an uncovered double both halves, an idle short end nothing.

    The first tile, while it lies alone, counts its total once (AF-3, FU-3).
    """
    if table.tiles == 1 and table.lead is not None:
        return (table.lead.pips,)
    return tuple(0 if arm.idle else arm.half.pips * (1 + arm.double) for arm in table.arms)


@dataclass(frozen=True)
class NoPlayScore:
    """Plays score nothing."""

    def points(self, state: Standing, tile: Tile) -> int:
        """Nothing."""
        return 0


@dataclass(frozen=True)
class EndsMultipleOf:
    """The open ends added: a multiple scores that many, or one point for each so many pips."""

    step: int
    pips_a_point: int = 1

    def points(self, state: Standing, tile: Tile) -> int:
        """The points for the ends as they are; nothing for 0."""
        total = sum(end_counts(state.table))
        return 0 if total % self.step else total // self.pips_a_point


@dataclass(frozen=True)
class EndsAlike:
    """Both ends alike score; more if the tile just played is a double that did it (BG-3)."""

    alike: int
    with_double: int

    def points(self, state: Standing, tile: Tile) -> int:
        """The points for the ends as they are."""
        one, two = state.table.arms
        if one.half is not two.half:
            return 0
        return self.with_double if tile.is_double and state.plays > 1 else self.alike
