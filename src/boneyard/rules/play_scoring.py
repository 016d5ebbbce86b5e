"""Scoring in play: points for plays and passes."""

from dataclasses import dataclass
from typing import ClassVar, Protocol

from boneyard.core.events import Played
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

    @property
    def may_win(self) -> bool:
        """Whether it may win the match, at that moment (CU-4, LA-12)."""
        ...

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
    meets_double: Amount = 0
    """What a single scores that meets a standing double at the other end (BG-6); 0: as usual."""

    def points(self, state: TableState, tile: Tile) -> int:
        """Return the points for the ends as they are."""
        one, two = state.table.arms
        if one.half is not two.half:
            return 0
        if tile.is_double:
            return self.with_double if state.plays > 1 else self.alike
        # A single that was just played is no double: the other end is.
        return ((one.double or two.double) and self.meets_double) or self.alike

    def end_counts(self, table: Table) -> tuple[int, ...] | None:
        return None


@dataclass(frozen=True)
class EndsMatching:
    """The ends that show the number just played score, one point each, from two on (DB-6)."""

    doubles: int = 2
    """What a double counts whose outer side is free."""
    lead: Amount = 2
    """What a double scores that is led (DB-7)."""

    def points(self, state: TableState, tile: Tile) -> int:
        """Return the count of those ends; sides of a spinner that are still free are none."""
        laid = state.layout_events[-1]
        assert isinstance(laid, Played)
        arm = state.table.find_arm(laid.arm)
        if arm is None:
            return self.lead if tile.is_double else 0
        shown = [
            one for one in state.table.arms if one.half is arm.half and not (one.owed or one.idle)
        ]
        count = sum(self.doubles if one.double else 1 for one in shown)
        return count if count > 1 else 0

    def end_counts(self, table: Table) -> tuple[int, ...] | None:
        return None


@dataclass(frozen=True)
class NoPassScore:
    """Passes bring nothing."""

    may_win: ClassVar[bool] = False

    def points(self, state: TableState) -> int:
        return 0


@dataclass(frozen=True)
class PassBonus:
    """Points for a lead that the next player must pass on, and a play that all others pass on."""

    bonus: Amount = 0
    on_double: Amount = 0
    """Instead, points for a double that is led and that the next player must pass on; they may win
    the match (CU-4).
    """

    @property
    def may_win(self) -> bool:
        return self.on_double > 0

    def points(self, state: TableState) -> int:
        """Return those for the lead, doubled for a single (LA-10); or for the last pass (LA-11)."""
        times = 0
        if self.on_double:
            passed_on = state.plays == 1 and state.passes == 1
            return self.on_double if passed_on and state.last and state.last.is_double else 0
        if state.plays == 1 and state.passes == 1:
            assert state.last is not None
            times += 1 if state.last.is_double else 2
        # Who has dropped out has no turn, and so can't pass (WM-3).
        if state.passes == sum(
            bool(hand) for seat, hand in enumerate(state.hands) if seat != state.last_player
        ):
            times += 1
        return times * self.bonus
