"""When a round is blocked, and who wins it then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from boneyard.position import Standing
from boneyard.tiles import Tile, pips


class BlockWinner(Protocol):
    """The question: which side wins a blocked round?"""

    def winner(self, state: Standing) -> int | None:
        """The side, or None if nobody does."""
        ...


def known(hand: Sequence[Tile | None]) -> list[Tile]:
    """The tiles of a hand that lies open."""
    return [tile for tile in hand if tile is not None]


def best_side(state: Standing, ranks: Mapping[int, tuple[int, ...]]) -> int | None:
    """The side of the seat with the lowest rank; None if seats of several sides share it (G-13)."""
    lowest = min(ranks.values())
    sides = {state.rules.side(seat) for seat, rank in ranks.items() if rank == lowest}
    return sides.pop() if len(sides) == 1 else None


@dataclass(frozen=True)
class LowestPips:
    """The hand with the fewest pips (G-12, G-13); partners may share it (BE-11)."""

    def winner(self, state: Standing) -> int | None:
        """The side of the lowest hand."""
        return best_side(
            state, {seat: (pips(known(hand)),) for seat, hand in enumerate(state.hands)}
        )


@dataclass(frozen=True)
class FewestTogether:
    """The side with the fewest pips in all its hands together (BD-7)."""

    def winner(self, state: Standing) -> int | None:
        """That side; for players who are no partners, the side of the lowest hand."""
        side = state.rules.side
        held = [0] * state.rules.sides
        for seat, hand in enumerate(state.hands):
            held[side(seat)] += pips(known(hand))
        return best_side(state, {seat: (held[side(seat)],) for seat in range(len(state.hands))})


@dataclass(frozen=True)
class FewestTiles:
    """The fewest tiles, then the fewest pips (BL-6)."""

    def winner(self, state: Standing) -> int | None:
        """The side of that hand."""
        ranks = {seat: (len(hand), pips(known(hand))) for seat, hand in enumerate(state.hands)}
        return best_side(state, ranks)


@dataclass(frozen=True)
class FewestDoubles:
    """No double, then the fewest pips; if all hold doubles, the lowest double (BG-4)."""

    def winner(self, state: Standing) -> int | None:
        """The side of that hand."""
        return best_side(
            state, {seat: self._rank(known(hand)) for seat, hand in enumerate(state.hands)}
        )

    @staticmethod
    def _rank(hand: Sequence[Tile]) -> tuple[int, ...]:
        doubles = [tile.pips for tile in hand if tile.is_double]
        return (1, min(doubles)) if doubles else (0, pips(hand))
