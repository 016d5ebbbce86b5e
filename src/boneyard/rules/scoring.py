"""Scoring in play: points for plays and passes."""

from dataclasses import dataclass
from typing import Protocol

from boneyard.core.position import TableState
from boneyard.core.table import Table
from boneyard.core.tiles import Tile
from boneyard.rules.types import Amount


class PlayScore(Protocol):
    """Rule: what does a play score? The state is the one after it."""

    def points(self, state: TableState, tile: Tile) -> int:
        """Return the points of a play."""
        ...

    def end_counts(self, table: Table) -> tuple[int, ...] | None:
        """Return what each open end counts, where ends are added; None otherwise."""
        ...


class PassScore(Protocol):
    """Rule: what does a pass bring the side that played last? The state is the one after it."""

    def points(self, state: TableState) -> int:
        """Return the points of a pass."""
        ...


def end_counts(table: Table, idle: bool = False) -> tuple[int, ...]:
    """Return what each open end counts: an uncovered double twice, an idle short end nothing.

    The first tile, while alone, counts its total once (AF-3, FU-3). `idle`: short ends that have
    not been played on count as well (SN-2).
    """
    if table.tile_count == 1 and table.lead is not None:
        return (table.lead.pips,)
    return tuple(
        0 if arm.idle and not idle else arm.half.pips * (1 + arm.double) for arm in table.arms
    )


@dataclass(frozen=True)
class NoPlayScore:
    """Plays score nothing."""

    def points(self, state: TableState, tile: Tile) -> int:
        return 0

    def end_counts(self, table: Table) -> tuple[int, ...] | None:
        return None


@dataclass(frozen=True)
class EndsMultipleOf:
    """The sum of the open ends: a multiple scores itself, or one point per so many pips."""

    step: int
    pips_a_point: int = 1
    idle: bool = False
    """Short ends of a spinner that have not been played on count too (SN-2)."""
    lead_single: bool = True
    """False: leading a single scores nothing (HO-11)."""

    def points(self, state: TableState, tile: Tile) -> int:
        """Return the points for the ends as they are; nothing for 0."""
        if state.table.tile_count == 1 and not (self.lead_single or tile.is_double):
            return 0
        total = sum(self.end_counts(state.table))
        return 0 if total % self.step else total // self.pips_a_point

    def end_counts(self, table: Table) -> tuple[int, ...]:
        """Return the count of each end or, while it is alone, of the first tile."""
        return end_counts(table, self.idle)


@dataclass(frozen=True)
class EndsGoInto:
    """The sum of the open ends: how often each of these numbers goes into it (FT-3)."""

    steps: tuple[int, ...]

    def points(self, state: TableState, tile: Tile) -> int:
        """Return the points for the ends as they are; nothing for 0."""
        total = sum(self.end_counts(state.table))
        return sum(total // step for step in self.steps if total % step == 0)

    def end_counts(self, table: Table) -> tuple[int, ...]:
        """Return the count of each end or, while it is alone, of the first tile."""
        return end_counts(table)


@dataclass(frozen=True)
class EndsAlike:
    """Equal ends score; more if the tile just played is a double that did it (BG-3)."""

    alike: int
    with_double: int

    def points(self, state: TableState, tile: Tile) -> int:
        """Return the points for the ends as they are."""
        one, two = state.table.arms
        if one.half is not two.half:
            return 0
        return self.with_double if tile.is_double and state.plays > 1 else self.alike

    def end_counts(self, table: Table) -> tuple[int, ...] | None:
        return None


@dataclass(frozen=True)
class NoPassScore:
    """Passes bring nothing."""

    def points(self, state: TableState) -> int:
        return 0


@dataclass(frozen=True)
class PassBonus:
    """Points for a lead that the next player must pass on, and a play that all others pass on."""

    bonus: Amount

    def points(self, state: TableState) -> int:
        """Return those for the lead, doubled for a single (LA-10); or for the last pass (LA-11)."""
        times = 0
        if state.plays == 1 and state.passes == 1:
            assert state.last is not None
            times += 1 if state.last.is_double else 2
        if state.passes == state.rules.players - 1:
            times += 1
        return times * self.bonus
