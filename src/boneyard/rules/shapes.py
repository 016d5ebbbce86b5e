"""What a table looks like: which arms a tile opens, closes and changes."""

from dataclasses import dataclass
from typing import Annotated, Protocol

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.table import Arm, Spot, Table
from boneyard.core.tiles import Half, Tile
from boneyard.rules.types import Between


class Placement(Struct, frozen=True):
    """What laying a tile does to the arms."""

    arms: tuple[Arm, ...]
    """The arms it makes or changes."""
    closed: tuple[int, ...] = ()
    spot: Spot | None = None
    turn: str = ""


class Shape(Protocol):
    """The questions a table answers."""

    @property
    def curved(self) -> bool:
        """Whether tiles must fit beside each other."""
        ...

    @property
    def has_owned_arms(self) -> bool:
        """Whether arms belong to seats, and are closed to others unless they are marked (MT-5)."""
        ...

    @property
    def waives_exhausted(self) -> bool:
        """Whether a number that is used up is owed no more (HU-8)."""
        ...

    @property
    def short_blocks(self) -> bool:
        """Whether the round is blocked when that happens (CF-9)."""
        ...

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        """How many arms a table can ever have: so many doubles are in the set, so many start."""
        ...

    def lead_halves(self, tile: Tile) -> tuple[Half, ...]:
        """The halves that may be written first when this tile is led."""
        ...

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Lay a tile that touches no other."""
        ...

    def fitting_turns(self, table: Table, arm: Arm, tile: Tile, first: Half) -> tuple[str, ...]:
        """The ways in which a matching tile fits there; `""`: as it comes."""
        ...

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """Lay a tile on an arm."""
        ...


class SharedArms:
    """What tables have in common whose arms are everybody's."""

    has_owned_arms = False
    waives_exhausted = False
    short_blocks = False


@dataclass(frozen=True)
class Line(SharedArms):
    """One line with two open ends; doubles open none (G-16)."""

    across: bool = True
    """Doubles lie across the line; it is only drawn so, and changes nothing in the play."""

    @property
    def curved(self) -> bool:
        """Straight tiles always fit."""
        return False

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return 2

    def lead_halves(self, tile: Tile) -> tuple[Half, ...]:
        """Only in normal form: either way round would be the same line."""
        return (tile.a,)

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Arm 1 at the first half, arm 2 at the other."""
        double = tile.is_double
        return Placement((Arm(1, first, double), Arm(2, tile.other(first), double)))

    def fitting_turns(self, table: Table, arm: Arm, tile: Tile, first: Half) -> tuple[str, ...]:
        return ("",)

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """The arm goes on."""
        return Placement((Arm(arm.number, tile.other(first), tile.is_double),))


@dataclass(frozen=True)
class OneArm(Line):
    """A line that grows at one end only (OJ-1)."""

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return 1

    def lead_halves(self, tile: Tile) -> tuple[Half, ...]:
        """Both ways: the half named last is the open one (OJ-3)."""
        return tile.halves

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """The only arm is at the last half."""
        return Placement((Arm(1, tile.other(first), tile.is_double),))


@dataclass(frozen=True)
class Cross(Line):
    """The first double takes tiles on all four sides, and must have them first (CR-2)."""

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return 4

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """A double has four arms: long sides 1 and 2, short ends 3 and 4."""
        if not tile.is_double:
            return super().place_lead(table, tile, first, players)
        return Placement(tuple(Arm(number, first, owed=True) for number in (1, 2, 3, 4)))

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """The arm goes on; through a spinner, it goes on and two more begin."""
        if not tile.is_double or table.double_count:
            return super().place_tile(table, arm, tile, first, turn)
        numbers = (arm.number, table.last_arm_number + 1, table.last_arm_number + 2)
        return Placement(tuple(Arm(number, first, owed=True) for number in numbers))


@dataclass(frozen=True)
class EveryDoubleSpins(Line):
    """A double's short ends open once a tile has been played on its free side (FU-2)."""

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return 2 + 2 * doubles

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """A double's long sides are the arms."""
        arms = super().place_lead(table, tile, first, players).arms
        return Placement(tuple(replace(arm, spins=arm.double) for arm in arms))

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """The arm goes on; leaving a double behind, it opens that one's short ends."""
        on = Arm(arm.number, tile.other(first), tile.is_double, spins=tile.is_double)
        if not arm.spins:
            return Placement((on,))
        # A lead double has two free sides, and the first tile on either opens its short ends.
        twins = [
            replace(a, spins=False) for a in table.arms if a is not arm and table.tile_count == 1
        ]
        new = (table.last_arm_number + 1, table.last_arm_number + 2)
        return Placement((on, *twins, *(Arm(number, arm.half, idle=True) for number in new)))


@dataclass(frozen=True)
class OneSpinner(Line):
    """The first double's short ends open once tiles lie on both its long sides (MU-3)."""

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return 4

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """The arm goes on; covering the spinner's last long side, it opens the short ends."""
        on = Arm(arm.number, tile.other(first), tile.is_double)
        if tile.is_double and not table.double_count:
            # The side it came in by is covered.
            on = replace(on, spins=True)
        if arm.spins:
            new = (table.last_arm_number + 1, table.last_arm_number + 2)
            return Placement((on, *(Arm(number, arm.half, idle=True) for number in new)))
        if table.tile_count == 1 and arm.double:
            return Placement((on, *(replace(a, spins=True) for a in table.arms if a is not arm)))
        return Placement((on,))


@dataclass(frozen=True)
class Tree(Line):
    """A lead double takes tiles on all sides; any other ends its direction as a T (FR-3)."""

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return 4 + doubles

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """A double has four arms: long sides 1 and 2, short ends 3 and 4."""
        if not tile.is_double:
            return super().place_lead(table, tile, first, players)
        return Placement(tuple(Arm(number, first) for number in (1, 2, 3, 4)))

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """The arm goes on; at a T it goes on at one short end, and the other is a new arm."""
        numbers = (arm.number, table.last_arm_number + 1) if tile.is_double else (arm.number,)
        return Placement(tuple(Arm(number, tile.other(first)) for number in numbers))


@dataclass(frozen=True)
class Trains(Line):
    """A train for each seat, and perhaps one for all: lines with one end each (MT-2)."""

    mexican: bool = True
    """Whether there is a train that is everybody's (TR-1)."""
    binding: bool = True
    """Whether a double at the end of a train must be covered (MT-11, TR-3)."""

    has_owned_arms = True
    waives_exhausted = True

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return players + self.mexican

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Every train begins at the hub: that of seat k is arm k + 1."""
        own = tuple(Arm(seat + 1, first, whose=seat) for seat in range(players))
        return Placement((*own, Arm(players + 1, first)) if self.mexican else own)

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """The train goes on; a double is owed a tile."""
        double = tile.is_double
        owed = double and self.binding
        on = Arm(
            arm.number, tile.other(first), double,
            owed=owed, since=table.tile_count if owed else 0, whose=arm.whose,
        )  # fmt: skip
        return Placement((on,))


@dataclass(frozen=True)
class Hub(Line):
    """A first double with so many arms, which must have them all first (CF-2, CY-3)."""

    arms: Annotated[int, Between(4, 8)] = 4
    feet: bool = True
    """Any other double must have three tiles then (CF-4); or it is an ordinary tile (CY-4)."""
    short_blocks: bool = False
    """Whether a foot that lacks a toe for good blocks the round (CF-9)."""

    waives_exhausted = True

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return self.arms + 2 * doubles * self.feet

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Long sides 1 and 2, short ends 3 and 4, then what lies beside them."""
        return Placement(tuple(Arm(number + 1, first, owed=True) for number in range(self.arms)))

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """The arm goes on; a foot's middle toe goes on, and the others are new."""
        if not (tile.is_double and self.feet):
            return super().place_tile(table, arm, tile, first, turn)
        numbers = (arm.number, table.last_arm_number + 1, table.last_arm_number + 2)
        return Placement(
            tuple(Arm(number, first, owed=True, since=table.tile_count) for number in numbers)
        )
