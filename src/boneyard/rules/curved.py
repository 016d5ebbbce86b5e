"""Curved tiles: the shape of the table where tiles must match and fit."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from boneyard.core import curved_grid
from boneyard.core.table import Arm, Spot, Table
from boneyard.core.tiles import Half, Tile
from boneyard.rules.matching import Matching
from boneyard.rules.shapes import Placement, Shape, SharedArms
from boneyard.rules.types import DERIVED

#: The corners of hexagon (0, 0) where the first tile and a second start tile lie.
FIRST_CORNERS = (1, 4)


@dataclass(frozen=True)
class Honeycomb(SharedArms, Shape):
    """Arcs of 120° on a hexagonal grid; two ends may connect where both joints match, or never."""

    curved = True

    hands: Mapping[Tile, str] = field(compare=False, repr=False, metadata=DERIVED)
    """The turn of each single, walked from its first half to its second (BE-1)."""
    match: Matching = field(metadata=DERIVED)
    joins: bool
    """Whether ends may connect (BE-6), or not (FD-1)."""

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        """Return two for each tile that touched no other."""
        return 2 * max(1, starts)

    def lead_halves(self, tile: Tile) -> tuple[Half, ...]:
        return (tile.a,)

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Place arm 1 at the first half, arm 2 at the other; a second start tile gets 3 and 4."""
        corner = FIRST_CORNERS[table.tile_count]
        turn = curved_grid.RIGHT if tile.is_double else self.single_turn(tile, first)
        near, far = curved_grid.lead_doors(corner, turn)
        number = table.last_arm_number + 1
        arms = (Arm(number, first, door=near), Arm(number + 1, tile.other(first), door=far))
        return Placement(arms, spot=Spot(0, 0, corner), turn=turn)

    def single_turn(self, tile: Tile, first: Half) -> str:
        """Return the turn of a single that is entered by this half."""
        turn = self.hands[tile]
        return turn if first is tile.a else curved_grid.opposite(turn)

    def fitting_turns(self, table: Table, arm: Arm, tile: Tile, first: Half) -> tuple[str, ...]:
        """List the turns that fit: the touching half decides, a double may turn either way."""
        if tile.is_double:
            return tuple(t for t in curved_grid.TURNS if self._fits(table, arm, tile, first, t))
        return ("",) if self._fits(table, arm, tile, first, self.single_turn(tile, first)) else ()

    def _fits(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> bool:
        assert arm.door is not None
        if not curved_grid.fits(table.occupied, arm.door, turn):
            return False
        met = self._joined_arm(table, arm, turn)
        if met is None:
            return True
        return self.joins and self.match.matches(tile, tile.other(first), met.half)

    def _joined_arm(self, table: Table, arm: Arm, turn: str) -> Arm | None:
        assert arm.door is not None
        meeting = curved_grid.joining_door(arm.door, turn)
        for other in table.arms:
            if other.door == meeting:
                return other
        return None

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """Extend the arm, or close it where it meets another."""
        assert arm.door is not None
        turn = turn or self.single_turn(tile, first)
        spot = curved_grid.spot_at(arm.door, turn)
        met = self._joined_arm(table, arm, turn)
        if met is not None:
            return Placement((), (arm.number, met.number), spot, turn)
        on = Arm(arm.number, tile.other(first), door=curved_grid.next_door(arm.door, turn))
        return Placement((on,), (), spot, turn)
