"""What is added to the award of a round: for the last tile, for the ends, for an early round."""

from dataclasses import dataclass
from typing import Final, Literal

from msgspec.structs import replace

from boneyard.core.position import Standing
from boneyard.rules.awards import Award, Verdict, to_side
from boneyard.rules.types import Amount, TileName

#: A bonus that is as much as the award itself.
DOUBLE: Final = "double"


@dataclass(frozen=True)
class Capicua:
    """Going out with a single whose halves are the two open ends, which differ (LA-8)."""

    gives: Amount | Literal["double"] = 0
    """So many points, or `double`: the award counts twice."""
    blank: bool = True
    """Whether a tile with a blank half is one as well (LA-9)."""

    def points(self, state: Standing, award: int) -> int:
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

    def points(self, state: Standing) -> int:
        """What it adds."""
        return self.gives if state.last is not None and state.last.text == self.tile else 0


@dataclass(frozen=True)
class Ladder:
    """So many points more for the winner of the first round, the second … (PR-2)."""

    rungs: tuple[Amount, ...] = (100, 75, 50, 25)
    on: bool = False

    def points(self, state: Standing) -> int:
        """What it adds in this round."""
        return self.rungs[state.round - 1] if self.on and state.round <= len(self.rungs) else 0


def bare(award: Award) -> Award:
    """An award without what is added to it."""
    return award.award if isinstance(award, WithBonuses) else award


@dataclass(frozen=True)
class WithBonuses(Award):
    """An award, and what is added to it."""

    award: Award
    capicua: Capicua = Capicua()
    last: LastTile = LastTile()
    ladder: Ladder = Ladder()

    def verdict(self, state: Standing, winner: int | None, out: bool) -> Verdict:
        """Judge the round, and add."""
        found = self.award.verdict(state, winner, out)
        if winner is None:
            return found
        more = self.ladder.points(state)
        if out:
            more += self.capicua.points(state, found.points[winner]) + self.last.points(state)
        points = zip(found.points, to_side(state, winner, more), strict=True)
        return replace(found, points=tuple(map(sum, points)))
