"""Counting points: which tiles count, and how totals are rounded."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from boneyard.core.position import TableState
from boneyard.core.tiles import Tile, count_pips
from boneyard.rules.types import Amount


class Counting(Protocol):
    """The question: what does a hand count?"""

    def count(self, hand: Sequence[Tile]) -> int:
        """Its count."""
        ...


@dataclass(frozen=True)
class Pips:
    """Its pips."""

    def count(self, hand: Sequence[Tile]) -> int:
        """All of them."""
        return count_pips(hand)


@dataclass(frozen=True)
class DearBlank:
    """Its pips, but 0-0 counts more in a hand that has no other blank (GA-5)."""

    points: Amount
    alone: bool = False
    """Only in a hand that is nothing but 0-0 (KZ-7)."""

    def count(self, hand: Sequence[Tile]) -> int:
        """Its pips, and the points for a 0-0 that nothing excuses."""
        blanks = [tile for tile in hand if not tile.b.pips]
        dear = len(blanks) == 1 and not blanks[0].pips and not (self.alone and len(hand) > 1)
        return count_pips(hand) + self.points * dear


@dataclass(frozen=True)
class BlankCounts:
    """Its pips, but 0-0 counts so many (HU-10)."""

    points: Amount

    def count(self, hand: Sequence[Tile]) -> int:
        """Its pips, and the points for a 0-0."""
        return count_pips(hand) + self.points * any(not tile.pips for tile in hand)


def known_tiles(hand: Sequence[Tile | None]) -> list[Tile]:
    """The tiles of a hand that lies open."""
    return [tile for tile in hand if tile is not None]


def count_hands(state: TableState) -> dict[int, int]:
    """What every seat's hand counts."""
    return {seat: state.rules.count(known_tiles(hand)) for seat, hand in enumerate(state.hands)}


class Rounding(Protocol):
    """The question: what does a count come to?"""

    def round_count(self, count: int) -> int:
        """The count, rounded."""
        ...


@dataclass(frozen=True)
class Exact:
    """Not at all."""

    def round_count(self, count: int) -> int:
        return count


@dataclass(frozen=True)
class Nearest:
    """To the nearest multiple (G-17)."""

    step: int

    def round_count(self, count: int) -> int:
        """The nearest multiple; half a step goes up."""
        return (2 * count + self.step) // (2 * self.step) * self.step


@dataclass(frozen=True)
class Up:
    """Up to the next multiple (FD-14)."""

    step: int

    def round_count(self, count: int) -> int:
        """The multiple that is not below the count."""
        return -(-count // self.step) * self.step
