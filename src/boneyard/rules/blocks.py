"""Blocked rounds and ties: who wins them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from boneyard.core.position import TableState
from boneyard.core.tiles import Tile
from boneyard.rules.counting import count_hands


class BlockWinner(Protocol):
    """Rule: which seat wins a blocked round for its side?"""

    def winner(self, state: TableState) -> int | None:
        """Return the seat, or None on a tie."""
        ...


class TieBreaker(Protocol):
    """Rule: who wins a tied round, or are its points carried over?"""

    def winner(self, state: TableState) -> int | None:
        """Return the seat, or None."""
        ...

    @property
    def carries_over(self) -> bool:
        """Whether the points of a round without a winner go to the next winner (HO-8)."""
        ...


class OutWinner(Protocol):
    """Rule: which seat wins a round in which a player has gone out?"""

    @property
    def compares_hands(self) -> bool:
        """Whether the hands are compared as in a block; otherwise the player who is out wins."""
        ...

    def ends_round(self, state: TableState, seat: int) -> bool:
        """Return whether a seat without tiles ends the round; otherwise it drops out (WM-3)."""
        ...


@dataclass(frozen=True)
class WhoIsOut:
    """The player who is out wins the round (G-11)."""

    @property
    def compares_hands(self) -> bool:
        return False

    def ends_round(self, state: TableState, seat: int) -> bool:
        return True


@dataclass(frozen=True)
class BothPartners(WhoIsOut):
    """A round goes on until both partners of a team are out; without teams, until one is (FT-7)."""

    def ends_round(self, state: TableState, seat: int) -> bool:
        """Return whether no hand of the seat's side has tiles."""
        side = state.rules.side
        return not any(hand and side(one) == side(seat) for one, hand in enumerate(state.hands))


@dataclass(frozen=True)
class PlayOn:
    """Who is out drops out; nobody can play any more: the hands are compared (HN-6)."""

    @property
    def compares_hands(self) -> bool:
        return True

    def ends_round(self, state: TableState, seat: int) -> bool:
        """Return whether all hands are empty."""
        return not any(state.hands)


@dataclass(frozen=True)
class AsIfBlocked:
    """The round is over, but the hands are compared as in a block (HO-4)."""

    @property
    def compares_hands(self) -> bool:
        """True: the player who is out has the lowest hand, but perhaps not the lowest side."""
        return True

    def ends_round(self, state: TableState, seat: int) -> bool:
        return True


def best_seat(state: TableState, ranks: Mapping[int, tuple[int, ...]]) -> int | None:
    """Return the seat with the lowest rank; None if seats of several sides share it (G-13).

    Of partners who share it, the first counted from the locker on (LA-6).
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
    """On equal hands, the one with the lowest tile: fewest pips, then the smaller half (GA-6)."""

    def winner(self, state: TableState) -> int | None:
        held = count_hands(state)
        if not self.then_tile:
            return best_seat(state, {seat: (count,) for seat, count in held.items()})
        return best_seat(
            state,
            {seat: (count, *self._lowest(state.held_by(seat))) for seat, count in held.items()},
        )

    @staticmethod
    def _lowest(hand: Sequence[Tile]) -> tuple[int, int]:
        # The player who is out has the lowest hand, where hands are compared even then (HO-4).
        return min(((tile.pips, tile.b.pips) for tile in hand), default=(-1, -1))


@dataclass(frozen=True)
class FewestTogether:
    """The side with the lowest count over all its hands (BD-7)."""

    def winner(self, state: TableState) -> int | None:
        """Return a seat of that side; without partners, the lowest hand."""
        side = state.rules.side
        held = [0] * state.rules.sides
        for seat, count in count_hands(state).items():
            held[side(seat)] += count
        return best_seat(state, {seat: (held[side(seat)],) for seat in range(len(state.hands))})


@dataclass(frozen=True)
class LockersDuel:
    """The lower of two hands: the locker's and that of the seat after the locker (LA-4)."""

    def winner(self, state: TableState) -> int | None:
        """Return that seat; None if they are equal."""
        locker, held = state.locker or 0, count_hands(state)
        duel = (locker, (locker + 1) % state.rules.players)
        return best_seat(state, {seat: (held[seat],) for seat in duel})


@dataclass(frozen=True)
class NobodyWins:
    """No winner, whatever the hands hold (FT-4)."""

    @property
    def carries_over(self) -> bool:
        return False

    def winner(self, state: TableState) -> int | None:
        return None


@dataclass(frozen=True)
class FewestTiles:
    """The fewest tiles, then the fewest pips (BL-6)."""

    def winner(self, state: TableState) -> int | None:
        held = count_hands(state)
        return best_seat(
            state, {seat: (len(state.held_by(seat)), count) for seat, count in held.items()}
        )


@dataclass(frozen=True)
class FewestDoubles:
    """No double, then the fewest pips; if all hold doubles, the lowest double (BG-4)."""

    def winner(self, state: TableState) -> int | None:
        held = count_hands(state)
        return best_seat(
            state,
            {seat: self._rank(state.held_by(seat), count) for seat, count in held.items()},
        )

    @staticmethod
    def _rank(hand: Sequence[Tile], count: int) -> tuple[int, ...]:
        doubles = [tile.pips for tile in hand if tile.is_double]
        return (1, min(doubles)) if doubles else (0, count)


@dataclass(frozen=True)
class PointsWait(NobodyWins):
    """No winner; the next winner gets what this round would have brought (HO-8)."""

    @property
    def carries_over(self) -> bool:
        """They are kept for the next winner."""
        return True


@dataclass(frozen=True)
class ToTheLeader:
    """The player who led the round wins (LA-5)."""

    @property
    def carries_over(self) -> bool:
        return False

    def winner(self, state: TableState) -> int | None:
        return state.leader


@dataclass(frozen=True)
class ToTheLocker:
    """The player who locked the round wins (LA-5, DO-1)."""

    @property
    def carries_over(self) -> bool:
        return False

    def winner(self, state: TableState) -> int | None:
        return state.locker


@dataclass(frozen=True)
class AgainstTheLocker:
    """The seat after the player who locked the round wins (BR-7)."""

    @property
    def carries_over(self) -> bool:
        return False

    def winner(self, state: TableState) -> int | None:
        """Return that seat, in the direction of play."""
        locker = state.locker
        return None if locker is None else (locker + state.way) % state.rules.players
