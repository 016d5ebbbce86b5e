"""Points made in play."""

from dataclasses import dataclass
from typing import Protocol

from boneyard.core.position import TableState
from boneyard.core.table import Table
from boneyard.core.tiles import Tile
from boneyard.rules.types import Amount


class PlayScore(Protocol):
    """The question: what does a play score? The state is the one after it."""

    def points(self, state: TableState, tile: Tile) -> int:
        """The points it makes."""
        ...

    def end_counts(self, table: Table) -> tuple[int, ...] | None:
        """What each open end counts, where they are added; None: they are not."""
        ...


class PassScore(Protocol):
    """The question: what does a pass bring the side that played last? The state is after it."""

    def points(self, state: TableState) -> int:
        """The points it brings."""
        ...


def end_counts(table: Table, idle: bool = False) -> tuple[int, ...]:
    """What each open end counts: an uncovered double both halves, an idle short end nothing.

    The first tile, while it lies alone, counts its total once (AF-3, FU-3). `idle`: short ends
    that nobody has played on count as well (SN-2).
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
        """They are not added."""
        return None


@dataclass(frozen=True)
class EndsMultipleOf:
    """The open ends added: a multiple scores that many, or one point for each so many pips."""

    step: int
    pips_a_point: int = 1
    idle: bool = False
    """Short ends of a spinner that nobody has played on count too (SN-2)."""
    lead_single: bool = True
    """False: a single that is led scores nothing (HO-11)."""

    def points(self, state: TableState, tile: Tile) -> int:
        """The points for the ends as they are; nothing for 0."""
        if state.table.tile_count == 1 and not (self.lead_single or tile.is_double):
            return 0
        total = sum(self.end_counts(state.table))
        return 0 if total % self.step else total // self.pips_a_point

    def end_counts(self, table: Table) -> tuple[int, ...]:
        """An end or, of the first tile alone, the tile."""
        return end_counts(table, self.idle)


@dataclass(frozen=True)
class EndsGoInto:
    """The open ends added: as many points as each of these numbers goes into them (FT-3)."""

    steps: tuple[int, ...]

    def points(self, state: TableState, tile: Tile) -> int:
        """The points for the ends as they are; nothing for 0."""
        total = sum(self.end_counts(state.table))
        return sum(total // step for step in self.steps if total % step == 0)

    def end_counts(self, table: Table) -> tuple[int, ...]:
        """An end or, of the first tile alone, the tile."""
        return end_counts(table)


@dataclass(frozen=True)
class EndsAlike:
    """Both ends alike score; more if the tile just played is a double that did it (BG-3)."""

    alike: int
    with_double: int

    def points(self, state: TableState, tile: Tile) -> int:
        """The points for the ends as they are."""
        one, two = state.table.arms
        if one.half is not two.half:
            return 0
        return self.with_double if tile.is_double and state.plays > 1 else self.alike

    def end_counts(self, table: Table) -> tuple[int, ...] | None:
        """They are compared, not added."""
        return None


@dataclass(frozen=True)
class NoPassScore:
    """Passes bring nothing."""

    def points(self, state: TableState) -> int:
        """Nothing."""
        return 0


@dataclass(frozen=True)
class PassBonus:
    """Points for a lead that the next must pass on, and for a play that all others pass on."""

    bonus: Amount

    def points(self, state: TableState) -> int:
        """For the lead, twice if it was a single (LA-10); for the last who must pass (LA-11)."""
        times = 0
        if state.plays == 1 and state.passes == 1:
            assert state.last is not None
            times += 1 if state.last.is_double else 2
        if state.passes == state.rules.players - 1:
            times += 1
        return times * self.bonus
