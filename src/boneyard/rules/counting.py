"""Counting points: what tiles and hands count, and how totals are rounded."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from boneyard.core.position import TableState
from boneyard.core.tiles import Tile, count_pips
from boneyard.rules.types import Amount


class Counting(Protocol):
    """Rule: what does a hand count?"""

    def count(self, hand: Sequence[Tile]) -> int:
        """Return the count of a hand."""
        ...


@dataclass(frozen=True)
class Pips:
    """The pips of a hand."""

    def count(self, hand: Sequence[Tile]) -> int:
        return count_pips(hand)


@dataclass(frozen=True)
class DearBlank:
    """The pips, but 0-0 counts more in a hand without another blank (GA-5)."""

    points: Amount
    alone: bool = False
    """Only if 0-0 is the whole hand (KZ-7)."""

    def count(self, hand: Sequence[Tile]) -> int:
        """Add the points of a lone 0-0 to the pips."""
        blanks = [tile for tile in hand if not tile.b.pips]
        dear = len(blanks) == 1 and not blanks[0].pips and not (self.alone and len(hand) > 1)
        return count_pips(hand) + self.points * dear


@dataclass(frozen=True)
class BlankCounts:
    """The pips, but 0-0 counts a fixed number (HU-10)."""

    points: Amount

    def count(self, hand: Sequence[Tile]) -> int:
        """Add the points of 0-0 to the pips."""
        return count_pips(hand) + self.points * any(not tile.pips for tile in hand)


def known_tiles(hand: Sequence[Tile | None]) -> list[Tile]:
    """Assert that a hand is visible, and return its tiles."""
    return [tile for tile in hand if tile is not None]


def count_hands(state: TableState) -> dict[int, int]:
    """Return what each seat's hand counts."""
    return {seat: state.rules.count(known_tiles(hand)) for seat, hand in enumerate(state.hands)}


class Rounding(Protocol):
    """Rule: how is a count rounded?"""

    def round_count(self, count: int) -> int:
        """Return the rounded count."""
        ...


@dataclass(frozen=True)
class Exact:
    """No rounding."""

    def round_count(self, count: int) -> int:
        return count


@dataclass(frozen=True)
class Nearest:
    """To the nearest multiple (G-17)."""

    step: int

    def round_count(self, count: int) -> int:
        """Round to the nearest multiple, half a step up."""
        return (2 * count + self.step) // (2 * self.step) * self.step


@dataclass(frozen=True)
class Up:
    """Up to the next multiple (FD-14)."""

    step: int

    def round_count(self, count: int) -> int:
        return -(-count // self.step) * self.step
