"""Counting points: what tiles and hands count, and how totals are rounded."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from boneyard.core.position import TableState
from boneyard.core.tiles import Tile, count_pips
from boneyard.rules.types import Amount, TileName


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


@dataclass(frozen=True)
class TilePoints:
    """A tile, and what it counts."""

    tile: TileName
    points: Amount


@dataclass(frozen=True)
class SpecialTiles:
    """The pips, but some tiles count a fixed number instead of their pips."""

    tiles: tuple[TilePoints, ...]
    alone: bool = False
    """Only a tile that is the whole hand."""

    def count(self, hand: Sequence[Tile]) -> int:
        """Add the points of the special tiles to the pips of the others."""
        if self.alone and len(hand) > 1:
            return count_pips(hand)
        fixed = {one.tile: one.points for one in self.tiles}
        return sum(fixed.get(tile.text, tile.pips) for tile in hand)


def count_hands(state: TableState) -> dict[int, int]:
    """Return what each seat's hand counts, with what it discarded."""
    return {seat: state.rules.count(state.held_by(seat)) for seat in range(len(state.hands))}


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
