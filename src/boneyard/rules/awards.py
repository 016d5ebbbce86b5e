"""What the end of a round brings."""

from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Struct

from boneyard.events import Count
from boneyard.position import Standing
from boneyard.rules.blocks import known
from boneyard.rules.rounding import Exact, Rounding
from boneyard.tiles import pips


class Verdict(Struct, frozen=True):
    """Who wins a round, what each side gets, and how the hands were counted."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    counts: tuple[Count, ...] = ()


class Award(Protocol):
    """The question: what does the end of a round bring?"""

    def verdict(self, state: Standing, winner: int | None, out: bool) -> Verdict:
        """Judge a round that a side has won by going out or in a block, or that nobody has."""
        ...


def to_side(state: Standing, side: int | None, points: int) -> tuple[int, ...]:
    """Points for one side, nothing for the others."""
    return tuple(points if one == side else 0 for one in range(state.rules.sides))


def hand_pips(state: Standing) -> dict[int, int]:
    """The pips of every seat's hand."""
    return {seat: pips(known(hand)) for seat, hand in enumerate(state.hands)}


def one_side(side: int | None) -> tuple[int, ...]:
    """A list of winners with at most one of them."""
    return () if side is None else (side,)


@dataclass(frozen=True)
class OpponentsPips:
    """The winner scores the pips in the other sides' hands (G-12)."""

    minus_own: bool = False
    """Whether a block's winner takes off their own."""
    each_hand: Rounding = field(default_factory=Exact)
    """How each hand is rounded when someone went out."""
    total: Rounding = field(default_factory=Exact)
    """How the sum is rounded when someone went out."""
    when_blocked: Rounding = field(default_factory=Exact)
    """How the sum is rounded in a block."""
    pips_a_point: int = 1

    def verdict(self, state: Standing, winner: int | None, out: bool) -> Verdict:
        """Count the other hands."""
        held = hand_pips(state)
        each = self.each_hand if out else Exact()
        counts = tuple(Count(seat, count, each.rounded(count)) for seat, count in held.items())
        if winner is None:
            return Verdict((), to_side(state, None, 0), counts)
        side = state.rules.side
        total = sum(count.counted for count in counts if side(count.seat) != winner)
        if self.minus_own and not out:
            total -= sum(count for seat, count in held.items() if side(seat) == winner)
        total = (self.total if out else self.when_blocked).rounded(total)
        return Verdict((winner,), to_side(state, winner, total // self.pips_a_point), counts)


@dataclass(frozen=True)
class OnePoint:
    """A point to the winner."""

    def verdict(self, state: Standing, winner: int | None, out: bool) -> Verdict:
        """A point, or nothing."""
        counts = tuple(Count(seat, count, count) for seat, count in hand_pips(state).items())
        return Verdict(one_side(winner), to_side(state, winner, 1), counts)


@dataclass(frozen=True)
class Penalties:
    """Everyone gets the pips they hold as penalty; going out gives the others more (YT-4)."""

    for_out: int

    def verdict(self, state: Standing, winner: int | None, out: bool) -> Verdict:
        """Count every hand."""
        held = hand_pips(state)
        counts = tuple(
            Count(seat, count, count + (self.for_out if out and seat != winner else 0))
            for seat, count in held.items()
        )
        return Verdict(one_side(winner), tuple(count.counted for count in counts), counts)


@dataclass(frozen=True)
class MostMade:
    """Whoever made most points in the round wins it and adds the other hands' pips (BE-14)."""

    def verdict(self, state: Standing, winner: int | None, out: bool) -> Verdict:
        """Look at the points made, not at who went out."""
        held = hand_pips(state)
        most = max(state.points)
        best = [side for side, points in enumerate(state.points) if points == most]
        maker = best[0] if len(best) == 1 else None
        total = sum(count for seat, count in held.items() if state.rules.side(seat) != maker)
        counts = tuple(Count(seat, count, count) for seat, count in held.items())
        return Verdict(one_side(maker), to_side(state, maker, total), counts)


@dataclass(frozen=True)
class Ranks:
    """Points by rank: those who finished in their order, then by what they hold (FD-11, FD-12)."""

    scale: tuple[tuple[int, ...], ...]
    """The points of the ranks, one list for each number of players."""

    def verdict(self, state: Standing, winner: int | None, out: bool) -> Verdict:
        """Rank all seats; equal totals share a rank and its points."""
        scale = next(ranks for ranks in self.scale if len(ranks) == state.rules.players)
        held = hand_pips(state)
        points = [0] * state.rules.sides
        for rank, seat in enumerate(state.finished):
            points[state.rules.side(seat)] += scale[rank]
        still = [seat for seat in held if seat not in state.finished]
        for seat in still:
            below = sum(held[other] < held[seat] for other in still)
            points[state.rules.side(seat)] += scale[len(state.finished) + below]
        most = max(points)
        winners = tuple(side for side, got in enumerate(points) if got == most)
        counts = tuple(Count(seat, count, count) for seat, count in held.items())
        return Verdict(winners, tuple(points), counts)
