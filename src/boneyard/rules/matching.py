"""Matching: which half may touch which end."""

from dataclasses import dataclass
from typing import Protocol

from boneyard.core.tiles import Half, Tile
from boneyard.rules.types import TileName


class Matching(Protocol):
    """Rule: may this half of this tile touch that end?"""

    def matches(self, tile: Tile, half: Half, end: Half) -> bool:
        """Return whether it may."""
        ...

    def wanted_number(self, end: Half) -> int | None:
        """Return the number that an end needs, where it isn't what it shows."""
        ...


@dataclass(frozen=True)
class SameValue:
    """Equal halves touch; blank is a value like any other (G-7)."""

    wild: tuple[TileName, ...] = ()
    """Tiles that go on any end, with either half touching."""

    def matches(self, tile: Tile, half: Half, end: Half) -> bool:
        return half is end or tile.text in self.wild

    def wanted_number(self, end: Half) -> int | None:
        return None


@dataclass(frozen=True)
class SumTo:
    """Halves that add up to a number touch; a matador goes anywhere.

    A matador is a tile that adds up to it by itself, or 0-0; only a matador goes on a blank (MA-2,
    MA-3).
    """

    total: int
    wild: tuple[TileName, ...] = ()
    """Further tiles that go on any end."""

    def is_matador(self, tile: Tile) -> bool:
        """Return whether a tile goes on any end."""
        return tile.pips in (self.total, 0) or tile.text in self.wild

    def matches(self, tile: Tile, half: Half, end: Half) -> bool:
        """Return whether they add up, or the tile is a matador."""
        return self.is_matador(tile) or half.pips + end.pips == self.total

    def wanted_number(self, end: Half) -> int | None:
        """Return the complement; on a blank the total itself, which only a matador has."""
        return self.total - end.pips


@dataclass(frozen=True)
class SameColour:
    """Halves of one colour touch; a star touches any, and any touches it (FD-1, FD-8)."""

    def matches(self, tile: Tile, half: Half, end: Half) -> bool:
        """Return whether the colours agree or one of them is a star."""
        return half.number is None or end.number is None or half.number == end.number

    def wanted_number(self, end: Half) -> int | None:
        return None
