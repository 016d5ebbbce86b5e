"""What a round is worth to its winner: awards and bonuses."""

from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.events import Count
from boneyard.core.position import TableState
from boneyard.rules.counting import Exact, Rounding, count_hands
from boneyard.rules.types import Amount, TileName


class RoundScore(Struct, frozen=True):
    """Who wins a round, what each side gets, and how the hands were counted."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    counts: tuple[Count, ...] = ()
    resets_scores: bool = False
    """All begin anew, so nobody has earned the next lead (JA-4)."""


class Award(Protocol):
    """The question: what does the end of a round bring?"""

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """Judge a round that a side has won by going out or in a block, or that nobody has."""
        ...


def points_for_side(state: TableState, side: int | None, points: int) -> tuple[int, ...]:
    """Points for one side, nothing for the others."""
    return tuple(points if one == side else 0 for one in range(state.rules.sides))


def points_at_stake(state: TableState, award: Award) -> int:
    """What a round that nobody has won would have brought a side, at most (HO-8)."""
    wins = ((side, award.score_round(state, side, False)) for side in range(state.rules.sides))
    return max(0, *(verdict.points[side] for side, verdict in wins))


def winners_of(side: int | None) -> tuple[int, ...]:
    """A list of winners with at most one of them."""
    return () if side is None else (side,)


@dataclass(frozen=True)
class OpponentsPips:
    """The winner scores the pips in the other sides' hands (G-12)."""

    minus_own: bool = False
    """Whether a block's winner takes off their own."""
    own_too: bool = False
    """Whether the pips left in the winner's own hands count as well (LA-7)."""
    own_out: bool = False
    """The same only when someone went out: it is the partner who still holds some (HO-7)."""
    own_blocked: bool = False
    """The same only in a block (HO-6)."""
    each_hand: Rounding = field(default_factory=Exact)
    """How each hand is rounded when someone went out."""
    total: Rounding = field(default_factory=Exact)
    """How the sum is rounded when someone went out."""
    when_blocked: Rounding = field(default_factory=Exact)
    """How the sum is rounded in a block."""
    pips_a_point: int = 1

    def own_pips_factor(self, out: bool) -> int:
        """How often the winner's own pips count: once as well, not at all, or taken off."""
        if self.own_too or (self.own_out if out else self.own_blocked):
            return 1
        return -1 if self.minus_own and not out else 0

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """Count the other hands."""
        held = count_hands(state)
        each = self.each_hand if out else Exact()
        counts = tuple(Count(seat, count, each.round_count(count)) for seat, count in held.items())
        if winner is None:
            return RoundScore((), points_for_side(state, None, 0), counts)
        side, own = state.rules.side, self.own_pips_factor(out)
        total = sum(c.counted * (own if side(c.seat) == winner else 1) for c in counts)
        # The lowest hand may win for a team that holds more than the other (HO-5).
        total = max(0, total)
        total = (self.total if out else self.when_blocked).round_count(total)
        return RoundScore(
            (winner,), points_for_side(state, winner, total // self.pips_a_point), counts
        )


@dataclass(frozen=True)
class OnePoint:
    """A point to the winner."""

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """A point, or nothing."""
        counts = tuple(Count(seat, count, count) for seat, count in count_hands(state).items())
        return RoundScore(winners_of(winner), points_for_side(state, winner, 1), counts)


@dataclass(frozen=True)
class ToLove(OnePoint):
    """A point to the winner, and all back to 0 once every side has one (JA-5, JA-7)."""

    love: bool = True
    """False: nothing goes back (JA-9)."""
    one_all: bool = False
    """All at 1: nothing goes back, but the next winner stands at 2, all others at 0 (JA-8)."""

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """The points are what the round changes."""
        found = super().score_round(state, winner, out)
        if winner is None or not self.love:
            return found
        had = state.scores
        has = tuple(map(sum, zip(had, found.points, strict=True)))
        level = self.one_all and set(has) == {1}
        if self.one_all and set(had) == {1}:
            has = points_for_side(state, winner, 2)
        elif min(has) > 0 and not level:
            has = points_for_side(state, None, 0)
        points = tuple(now - before for now, before in zip(has, had, strict=True))
        return replace(found, points=points, resets_scores=level or not any(has))


@dataclass(frozen=True)
class LosersWrite:
    """Every side but the winner writes what its hands count (KZ-9)."""

    entry: int = 1
    """A side that has nothing so far writes nothing for less than this (KZ-10)."""

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """Count the losers' hands; without a winner nobody writes anything."""
        held = count_hands(state)
        counts = tuple(Count(seat, count, count) for seat, count in held.items())
        written = [0] * state.rules.sides
        for seat, count in held.items():
            written[state.rules.side(seat)] += count
        points = tuple(
            0 if winner in (None, side) or (not had and count < self.entry) else count
            for side, (count, had) in enumerate(zip(written, state.scores, strict=True))
        )
        return RoundScore(winners_of(winner), points, counts)


@dataclass(frozen=True)
class Penalties:
    """Everyone gets the pips they hold as penalty; going out gives the others more (YT-4)."""

    for_out: Amount

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """Count every hand."""
        held = count_hands(state)
        counts = tuple(
            Count(seat, count, count + (self.for_out if out and seat != winner else 0))
            for seat, count in held.items()
        )
        return RoundScore(winners_of(winner), tuple(count.counted for count in counts), counts)


@dataclass(frozen=True)
class MostMade:
    """Whoever made most points in the round wins it and adds the other hands' pips (BE-14)."""

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """Look at the points made, not at who went out."""
        held = count_hands(state)
        most = max(state.points)
        best = [side for side, points in enumerate(state.points) if points == most]
        maker = best[0] if len(best) == 1 else None
        total = sum(count for seat, count in held.items() if state.rules.side(seat) != maker)
        counts = tuple(Count(seat, count, count) for seat, count in held.items())
        return RoundScore(winners_of(maker), points_for_side(state, maker, total), counts)


@dataclass(frozen=True)
class Ranks:
    """Points by rank: those who finished in their order, then by what they hold (FD-11, FD-12)."""

    scale: tuple[tuple[Amount, ...], ...]
    """The points of the ranks, one list for each number of players."""

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """Rank all seats; equal totals share a rank and its points."""
        scale = next(ranks for ranks in self.scale if len(ranks) == state.rules.players)
        held = count_hands(state)
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
        return RoundScore(winners, tuple(points), counts)


#: A bonus that is as much as the award itself.
DOUBLE: Final = "double"


@dataclass(frozen=True)
class Capicua:
    """Going out with a single whose halves are the two open ends, which differ (LA-8)."""

    gives: Amount | Literal["double"] = 0
    """So many points, or `double`: the award counts twice."""
    blank: bool = True
    """Whether a tile with a blank half is one as well (LA-9)."""

    def points(self, state: TableState, award: int) -> int:
        """What it adds: if both ends are alike now, the tile had the half of either."""
        tile, ends = state.last, {arm.half for arm in state.table.arms}
        if tile is None or tile.is_double or len(ends) > 1 or not (self.blank or tile.b.pips):
            return 0
        return award if self.gives == DOUBLE else int(self.gives)


@dataclass(frozen=True)
class LastTile:
    """Going out with this tile (PR-3)."""

    tile: TileName = "0-0"
    gives: Amount = 0

    def points(self, state: TableState) -> int:
        """What it adds."""
        return self.gives if state.last is not None and state.last.text == self.tile else 0


@dataclass(frozen=True)
class Ladder:
    """So many points more for the winner of the first round, the second … (PR-2)."""

    rungs: tuple[Amount, ...] = (100, 75, 50, 25)
    on: bool = False

    def points(self, state: TableState) -> int:
        """What it adds in this round."""
        return self.rungs[state.round - 1] if self.on and state.round <= len(self.rungs) else 0


def without_bonuses(award: Award) -> Award:
    """An award without what is added to it."""
    return award.award if isinstance(award, WithBonuses) else award


@dataclass(frozen=True)
class WithBonuses(Award):
    """An award, and what is added to it."""

    award: Award
    capicua: Capicua = Capicua()
    last: LastTile = LastTile()
    ladder: Ladder = Ladder()

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """Judge the round, and add."""
        found = self.award.score_round(state, winner, out)
        if winner is None:
            return found
        more = self.ladder.points(state)
        if out:
            more += self.capicua.points(state, found.points[winner]) + self.last.points(state)
        points = zip(found.points, points_for_side(state, winner, more), strict=True)
        return replace(found, points=tuple(map(sum, points)))
