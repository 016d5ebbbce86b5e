"""Who leads, and with what."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from boneyard.tiles import Tile

#: What happens when nobody was dealt a double (G-5).
HIGHEST: Final = "highest"
REDEAL: Final = "redeal"

Hands = Sequence[Sequence[Tile]]


class Opening(Protocol):
    """The questions about the beginning of a round."""

    def redeals(self, hands: Hands) -> bool:
        """Say whether these hands must be dealt again."""
        ...

    def leader(self, hands: Hands, lead: int | None, round: int) -> int:
        """The seat that begins; `lead` is who drew for it, `round` counts from 1."""
        ...

    def leads(self, hand: Sequence[Tile]) -> Sequence[Tile]:
        """The tiles that the leader may lead, from their own hand."""
        ...


def highest(tiles: Iterable[Tile]) -> Tile | None:
    """The highest of some tiles by pips, then by the larger half (G-6)."""
    return max(tiles, key=lambda tile: tile.height, default=None)


def numbers_only(tile: Tile) -> bool:
    """Say whether a tile shows no symbol: only such a tile is a highest one (FD-2)."""
    return not (tile.a.symbol or tile.b.symbol)


@dataclass(frozen=True)
class HighestDouble:
    """Whoever holds the highest double must lead it (G-4); without one, see `otherwise` (G-5)."""

    otherwise: str = HIGHEST

    def _lead(self, tiles: Iterable[Tile]) -> Tile | None:
        """The tile that leads, among these."""
        tiles = [tile for tile in tiles if numbers_only(tile)]
        double = self._among(tile for tile in tiles if tile.is_double)
        return double or (highest(tiles) if self.otherwise == HIGHEST else None)

    def _among(self, doubles: Iterable[Tile]) -> Tile | None:
        return highest(doubles)

    def redeals(self, hands: Hands) -> bool:
        """If there is no tile that could lead."""
        return self._lead(tile for hand in hands for tile in hand) is None

    def leader(self, hands: Hands, lead: int | None, round: int) -> int:
        """Whoever holds the tile that leads."""
        tile = self._lead(tile for hand in hands for tile in hand)
        return next(seat for seat, hand in enumerate(hands) if tile in hand)

    def leads(self, hand: Sequence[Tile]) -> Sequence[Tile]:
        """That tile alone; the leader's own hand tells which."""
        tile = self._lead(hand)
        return () if tile is None else (tile,)


@dataclass(frozen=True)
class LowestDouble(HighestDouble):
    """Whoever holds the lowest double must lead it (BG-1)."""

    def _among(self, doubles: Iterable[Tile]) -> Tile | None:
        return min(doubles, key=lambda tile: tile.height, default=None)


@dataclass(frozen=True)
class HolderOfHighest(HighestDouble):
    """Whoever holds the highest double, or single, begins with any tile that fits (BE-12)."""

    def leads(self, hand: Sequence[Tile]) -> Sequence[Tile]:
        """None: tiles lie already, so nothing is led."""
        return ()


@dataclass(frozen=True)
class DrawForLead:
    """Each draws a tile, most pips leads, with any tile (G-15)."""

    def redeals(self, hands: Hands) -> bool:
        return False

    def leader(self, hands: Hands, lead: int | None, round: int) -> int:
        """Whoever drew the highest."""
        assert lead is not None
        return lead

    def leads(self, hand: Sequence[Tile]) -> Sequence[Tile]:
        return hand


@dataclass(frozen=True)
class TakeTurns:
    """Seat 0 begins the first round, and the next seat each round after (YT-1), with any tile."""

    def redeals(self, hands: Hands) -> bool:
        return False

    def leader(self, hands: Hands, lead: int | None, round: int) -> int:
        """Each seat in its turn."""
        return (round - 1) % len(hands)

    def leads(self, hand: Sequence[Tile]) -> Sequence[Tile]:
        return hand
