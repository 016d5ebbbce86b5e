"""Arms and open ends: the table, as far as the rules need to know it."""

from collections.abc import Mapping

import msgspec

from boneyard.core.tiles import Half, Tile

#: A hexagon of the grid, in axial coordinates.
Hex = tuple[int, int]
#: The hexagon that a curved arm would enter next, and the side it enters by.
Door = tuple[int, int, int]


class Arm(msgspec.Struct, frozen=True):
    """An open end, identified by the number of its arm, never by its pips."""

    number: int
    """Its number, from 1."""
    half: Half
    """What the next tile must match."""
    double: bool = False
    """A double whose outer side is free stands there: it counts both halves (AF-3)."""
    idle: bool = False
    """A spinner's short end without a tile yet: it counts nothing (FU-3)."""
    owed: bool = False
    """It must be played on before anything else: a side of the cross (CR-2), a toe (CF-4), an open
    double (MT-11)."""
    spins: bool = False
    """A tile played here opens the short ends of the double that stands there (FU-2)."""
    door: Door | None = None
    """Where a curved arm goes on."""
    since: int = 0
    """Tiles on the table when it became owed: the longest owed comes first (MT-12)."""
    gated: bool = False
    """Only the double of its number may be played on it (MC-4)."""
    whose: int | None = None
    """The seat that owns this train, if any (MT-2)."""


class Spot(msgspec.Struct, frozen=True):
    """Position of a curved tile: around one corner of a hexagon, inside it."""

    q: int
    """The hexagon's column."""
    r: int
    """The hexagon's row."""
    corner: int
    """The corner, from 0 to 5."""


class Table(msgspec.Struct, frozen=True):
    """The open arms in the order of their numbers, and what the rules need of the rest."""

    arms: tuple[Arm, ...] = ()
    lead: Tile | None = None
    tile_count: int = 0
    """How many tiles lie."""
    double_count: int = 0
    """How many of them are doubles."""
    last_arm_number: int = 0
    """How many arms have had a number: the next new one gets the number after it."""
    occupied: Mapping[Hex, int] = msgspec.field(default_factory=dict)
    """A mask of the corners taken, for each hexagon of the honeycomb in use."""

    def __hash__(self) -> int:
        return hash((self.arms, self.lead, self.tile_count, frozenset(self.occupied.items())))

    def find_arm(self, number: int) -> Arm | None:
        """Find an open arm by its number."""
        for arm in self.arms:
            if arm.number == number:
                return arm
        return None

    def with_tile(
        self, tile: Tile, arms: tuple[Arm, ...], closed: tuple[int, ...], spot: Spot | None
    ) -> "Table":
        """Return the table with a tile that made or changed these arms and closed those."""
        changed = {arm.number: arm for arm in arms}
        remaining = [changed.pop(a.number, a) for a in self.arms if a.number not in closed]
        taken = self.occupied
        if spot is not None:
            place = (spot.q, spot.r)
            taken = {**taken, place: taken.get(place, 0) | 1 << spot.corner}
        return Table(
            (*remaining, *changed.values()),
            self.lead if self.tile_count else tile,
            self.tile_count + 1,
            self.double_count + tile.is_double,
            max(self.last_arm_number, arms[-1].number) if arms else self.last_arm_number,
            taken,
        )
