"""When a round is blocked, and who wins it then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from boneyard.core.position import TableState
from boneyard.core.tiles import Tile
from boneyard.rules.counting import count_hands, known_tiles


class BlockWinner(Protocol):
    """The question: which seat wins a blocked round for its side?"""

    def winner(self, state: TableState) -> int | None:
        """The seat, or None if nobody is better than all others."""
        ...


class TieBreaker(Protocol):
    """The questions: who wins a round in which nobody is better, or do its points wait?"""

    def winner(self, state: TableState) -> int | None:
        """The seat, or None if nobody does."""
        ...

    @property
    def carries_over(self) -> bool:
        """Whether the points of a round that nobody wins go to the next winner (HO-8)."""
        ...


class OutWinner(Protocol):
    """The question: which seat wins a round in which somebody has gone out?"""

    @property
    def compares_hands(self) -> bool:
        """Whether the hands are compared as in a block; otherwise it is whoever is out."""
        ...


@dataclass(frozen=True)
class WhoIsOut:
    """Whoever is out has won the round (G-11)."""

    @property
    def compares_hands(self) -> bool:
        """No hand is looked at."""
        return False


@dataclass(frozen=True)
class AsIfBlocked:
    """The round is over, but the hands are compared as in a block (HO-4)."""

    @property
    def compares_hands(self) -> bool:
        """Whoever is out has the lowest hand, but perhaps not the lowest side."""
        return True


def best_seat(state: TableState, ranks: Mapping[int, tuple[int, ...]]) -> int | None:
    """The seat with the lowest rank; None if seats of several sides share it (G-13).

    Of partners who share it, it is the first counted from the locker on (LA-6).
    """
    lowest = min(ranks.values())
    best = [seat for seat, rank in ranks.items() if rank == lowest]
    if len({state.rules.side(seat) for seat in best}) > 1:
        return None
    locker, players = state.locker or 0, state.rules.players
    return min(best, key=lambda seat: (seat - locker) % players)


@dataclass(frozen=True)
class LowestPips:
    """The hand with the lowest count (G-12, G-13); partners may share it (BE-11)."""

    then_tile: bool = False
    """Of equal hands the one with the lowest tile: fewest pips, then the smaller half (GA-6)."""

    def winner(self, state: TableState) -> int | None:
        """The lowest hand."""
        held = count_hands(state)
        if not self.then_tile:
            return best_seat(state, {seat: (count,) for seat, count in held.items()})
        return best_seat(
            state,
            {
                seat: (count, *self._lowest(known_tiles(state.hands[seat])))
                for seat, count in held.items()
            },
        )

    @staticmethod
    def _lowest(hand: Sequence[Tile]) -> tuple[int, int]:
        # Who is out has the lowest of all, where hands are compared even then (HO-4).
        return min(((tile.pips, tile.b.pips) for tile in hand), default=(-1, -1))


@dataclass(frozen=True)
class FewestTogether:
    """The side with the lowest count in all its hands together (BD-7)."""

    def winner(self, state: TableState) -> int | None:
        """One of that side; for players who are no partners, the lowest hand."""
        side = state.rules.side
        held = [0] * state.rules.sides
        for seat, count in count_hands(state).items():
            held[side(seat)] += count
        return best_seat(state, {seat: (held[side(seat)],) for seat in range(len(state.hands))})


@dataclass(frozen=True)
class LockersDuel:
    """The lower of two hands: the locker's and that of the seat after the locker (LA-4)."""

    def winner(self, state: TableState) -> int | None:
        """That seat; None if they are equal."""
        locker, held = state.locker or 0, count_hands(state)
        duel = (locker, (locker + 1) % state.rules.players)
        return best_seat(state, {seat: (held[seat],) for seat in duel})


@dataclass(frozen=True)
class NobodyWins:
    """Nobody, whatever they hold (FT-4)."""

    @property
    def carries_over(self) -> bool:
        """Nothing is kept for anybody."""
        return False

    def winner(self, state: TableState) -> int | None:
        """Nobody."""
        return None


@dataclass(frozen=True)
class FewestTiles:
    """The fewest tiles, then the fewest pips (BL-6)."""

    def winner(self, state: TableState) -> int | None:
        """That hand."""
        held = count_hands(state)
        return best_seat(
            state, {seat: (len(hand), held[seat]) for seat, hand in enumerate(state.hands)}
        )


@dataclass(frozen=True)
class FewestDoubles:
    """No double, then the fewest pips; if all hold doubles, the lowest double (BG-4)."""

    def winner(self, state: TableState) -> int | None:
        """That hand."""
        held = count_hands(state)
        return best_seat(
            state,
            {
                seat: self._rank(known_tiles(hand), held[seat])
                for seat, hand in enumerate(state.hands)
            },
        )

    @staticmethod
    def _rank(hand: Sequence[Tile], count: int) -> tuple[int, ...]:
        doubles = [tile.pips for tile in hand if tile.is_double]
        return (1, min(doubles)) if doubles else (0, count)


@dataclass(frozen=True)
class PointsWait(NobodyWins):
    """Nobody; but whoever wins the next round gets what this one would have brought (HO-8)."""

    @property
    def carries_over(self) -> bool:
        """They are kept for the next winner."""
        return True


@dataclass(frozen=True)
class ToTheLeader:
    """Whoever led the round (LA-5)."""

    @property
    def carries_over(self) -> bool:
        """Somebody has won."""
        return False

    def winner(self, state: TableState) -> int | None:
        """The leader."""
        return state.leader


@dataclass(frozen=True)
class ToTheLocker:
    """Whoever locked it (LA-5, DO-1)."""

    @property
    def carries_over(self) -> bool:
        """Somebody has won."""
        return False

    def winner(self, state: TableState) -> int | None:
        """The locker."""
        return state.locker
