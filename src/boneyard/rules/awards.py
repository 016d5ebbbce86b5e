"""Awards and bonuses: what a round is worth to its winner."""

from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.events import Count
from boneyard.core.position import TableState
from boneyard.rules.counting import Exact, Rounding, count_hands
from boneyard.rules.types import Amount, TileName


class RoundScore(Struct, frozen=True):
    """Winners of a round, points per side, and the counted hands."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    counts: tuple[Count, ...] = ()
    resets_scores: bool = False
    """Scores start again from 0, so the next lead is not earned (JA-4)."""


class Award(Protocol):
    """Rule: what does the end of a round bring?"""

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """Score a round that a side won by going out or in a block, or that has no winner."""
        ...


def points_for_side(state: TableState, side: int | None, points: int) -> tuple[int, ...]:
    """Return points for one side and 0 for the others."""
    return tuple(points if one == side else 0 for one in range(state.rules.sides))


def points_at_stake(state: TableState, award: Award) -> int:
    """Return the most that a round without a winner would have brought a side (HO-8)."""
    wins = ((side, award.score_round(state, side, False)) for side in range(state.rules.sides))
    return max(0, *(verdict.points[side] for side, verdict in wins))


def winners_of(side: int | None) -> tuple[int, ...]:
    """Return a list with the winner, or an empty one."""
    return () if side is None else (side,)


@dataclass(frozen=True)
class OpponentsPips:
    """The winner scores the pips in the other sides' hands (G-12)."""

    minus_own: bool = False
    """Whether the winner of a block subtracts their own pips."""
    own_too: bool = False
    """Whether the pips left in the winner's own hands count as well (LA-7)."""
    own_out: bool = False
    """The same only when a player went out: the partner still holds some (HO-7)."""
    own_blocked: bool = False
    """The same only in a block (HO-6)."""
    each_hand: Rounding = field(default_factory=Exact)
    """How each hand is rounded when a player went out."""
    total: Rounding = field(default_factory=Exact)
    """How the sum is rounded when a player went out."""
    when_blocked: Rounding = field(default_factory=Exact)
    """How the sum is rounded in a block."""
    pips_a_point: int = 1

    def own_pips_factor(self, out: bool) -> int:
        """Return how the winner's own pips count: 1 added, 0 ignored, -1 subtracted."""
        if self.own_too or (self.own_out if out else self.own_blocked):
            return 1
        return -1 if self.minus_own and not out else 0

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
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
        counts = tuple(Count(seat, count, count) for seat, count in count_hands(state).items())
        return RoundScore(winners_of(winner), points_for_side(state, winner, 1), counts)


@dataclass(frozen=True)
class ToLove(OnePoint):
    """A point to the winner, and all scores back to 0 once every side has one (JA-5, JA-7)."""

    love: bool = True
    """False: scores never go back (JA-9)."""
    one_all: bool = False
    """All at 1: scores stay, but the next winner goes to 2 and all others to 0 (JA-8)."""

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """Return the changes of the scores as points."""
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
    """Every side but the winner scores what its hands count (KZ-9)."""

    entry: int = 1
    """A side at 0 ignores less than this (KZ-10)."""

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """Count the losers' hands; without a winner no side scores."""
        held = count_hands(state)
        counts = tuple(Count(seat, count, count) for seat, count in held.items())
        by_side = [0] * state.rules.sides
        for seat, count in held.items():
            by_side[state.rules.side(seat)] += count
        points = tuple(
            0 if winner in (None, side) or (not had and count < self.entry) else count
            for side, (count, had) in enumerate(zip(by_side, state.scores, strict=True))
        )
        return RoundScore(winners_of(winner), points, counts)


@dataclass(frozen=True)
class Penalties:
    """Each player gets the pips they hold as penalty; going out adds to the others' (YT-4)."""

    for_out: Amount

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        held = count_hands(state)
        counts = tuple(
            Count(seat, count, count + (self.for_out if out and seat != winner else 0))
            for seat, count in held.items()
        )
        return RoundScore(winners_of(winner), tuple(count.counted for count in counts), counts)


@dataclass(frozen=True)
class MostMade:
    """The side with most points in the round wins it and adds the other hands' pips (BE-14)."""

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        """Compare the points made, not who went out."""
        held = count_hands(state)
        most = max(state.points)
        best = [side for side, points in enumerate(state.points) if points == most]
        maker = best[0] if len(best) == 1 else None
        total = sum(count for seat, count in held.items() if state.rules.side(seat) != maker)
        counts = tuple(Count(seat, count, count) for seat, count in held.items())
        return RoundScore(winners_of(maker), points_for_side(state, maker, total), counts)


@dataclass(frozen=True)
class Ranks:
    """Points by rank: players who finished in order, then by what they hold (FD-11, FD-12)."""

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


@dataclass(frozen=True)
class ByLastTile:
    """Points by the kind of the last tile; the ends are those before it is laid (BR-4)."""

    single: Amount = 1
    """A single that fits one end."""
    double: Amount = 2
    """A double that fits one end."""
    both: Amount = 3
    """A single whose two halves are the two open ends, which differ."""
    both_double: Amount = 4
    """A double between two ends that show its number."""
    blocked: Amount = 1
    """Winning a blocked round."""

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        counts = tuple(Count(seat, count, count) for seat, count in count_hands(state).items())
        kinds = {"single": self.single, "double": self.double, "both": self.both,
                 "both_double": self.both_double}  # fmt: skip
        points = kinds[self.kind_of(state)] if out else self.blocked
        return RoundScore(winners_of(winner), points_for_side(state, winner, points), counts)

    @staticmethod
    def kind_of(state: TableState) -> str:
        """Return the kind of the last tile: if all ends are alike now, it fitted them all."""
        tile, arms = state.last, state.table.arms
        double = tile is not None and tile.is_double
        # A lead fits no end, and where there is one end a tile can't fit two.
        alike = len(arms) > 1 and len({arm.half for arm in arms}) == 1
        if alike and state.table.tile_count > 1:
            return "both_double" if double else "both"
        return "double" if double else "single"


#: A bonus that equals the award itself.
DOUBLE: Final = "double"


@dataclass(frozen=True)
class Capicua:
    """Going out with a single whose halves are the two open ends, which differ (LA-8)."""

    gives: Amount | Literal["double"] = 0
    """A number of points, or `double`: the award counts twice."""
    blank: bool = True
    """Whether a tile with a blank half counts too (LA-9)."""

    def points(self, state: TableState, award: int) -> int:
        """Return the bonus: if both ends are alike now, the tile had both halves."""
        tile, arms = state.last, state.table.arms
        if tile is None or tile.is_double or not (self.blank or tile.b.pips):
            return 0
        if len(arms) == 1 or len({arm.half for arm in arms}) > 1:
            return 0
        return award if self.gives == DOUBLE else int(self.gives)


@dataclass(frozen=True)
class LastTile:
    """Going out with this tile (PR-3)."""

    tile: TileName = "0-0"
    gives: Amount = 0

    def points(self, state: TableState) -> int:
        return self.gives if state.last is not None and state.last.text == self.tile else 0


@dataclass(frozen=True)
class Ladder:
    """Extra points for the winner of the first round, the second … (PR-2)."""

    rungs: tuple[Amount, ...] = (100, 75, 50, 25)
    on: bool = False

    def points(self, state: TableState) -> int:
        return self.rungs[state.round - 1] if self.on and state.round <= len(self.rungs) else 0


def without_bonuses(award: Award) -> Award:
    """Return an award without its bonuses."""
    return award.award if isinstance(award, WithBonuses) else award


@dataclass(frozen=True)
class WithBonuses(Award):
    """An award with bonuses."""

    award: Award
    capicua: Capicua = Capicua()
    last: LastTile = LastTile()
    ladder: Ladder = Ladder()

    def score_round(self, state: TableState, winner: int | None, out: bool) -> RoundScore:
        found = self.award.score_round(state, winner, out)
        if winner is None:
            return found
        more = self.ladder.points(state)
        if out:
            more += self.capicua.points(state, found.points[winner]) + self.last.points(state)
        points = zip(found.points, points_for_side(state, winner, more), strict=True)
        return replace(found, points=tuple(map(sum, points)))
