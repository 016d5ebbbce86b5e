"""Table shapes: which arms a tile opens, closes and changes – line, cross, spinner, trains, hub."""

from dataclasses import dataclass
from typing import Annotated, Literal, Protocol

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
    """Rules for the shape of the table."""

    @property
    def curved(self) -> bool:
        """Whether tiles are curved and must fit beside each other."""
        ...

    @property
    def has_owned_arms(self) -> bool:
        """Whether arms belong to seats, and are closed to others unless marked (MT-5)."""
        ...

    @property
    def has_gates(self) -> bool:
        """Whether arms may wait for their double (MC-4)."""
        ...

    @property
    def gates_all(self) -> bool:
        """Whether arms that wait for their double come before all others (MC-4)."""
        ...

    @property
    def waives_exhausted(self) -> bool:
        """Whether a used-up number is no longer owed (HU-8)."""
        ...

    @property
    def short_blocks(self) -> bool:
        """Whether the round is blocked when that happens (CF-9)."""
        ...

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        """Return the maximum number of arms, with this many doubles in the set and start tiles."""
        ...

    def lead_halves(self, tile: Tile) -> tuple[Half, ...]:
        """List the halves that may be written first when this tile is led."""
        ...

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Place a tile that touches no other."""
        ...

    def fitting_turns(self, table: Table, arm: Arm, tile: Tile, first: Half) -> tuple[str, ...]:
        """List the ways in which a matching tile fits there; `""`: straight."""
        ...

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """Place a tile on an arm."""
        ...


class SharedArms:
    """Defaults of tables where all arms are shared."""

    curved = False
    has_owned_arms = False
    waives_exhausted = False
    short_blocks = False
    has_gates = False

    @property
    def gates_all(self) -> bool:
        return False


@dataclass(frozen=True)
class Line(SharedArms):
    """One line with two open ends; doubles open none (G-16)."""

    across: bool = True
    """Doubles lie across the line; only the drawing changes, not the play."""

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return 2

    def lead_halves(self, tile: Tile) -> tuple[Half, ...]:
        """Return only the normal form: either way round would be the same line."""
        return (tile.a,)

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Place arm 1 at the first half, arm 2 at the other."""
        double = tile.is_double
        return Placement((Arm(1, first, double), Arm(2, tile.other(first), double)))

    def fitting_turns(self, table: Table, arm: Arm, tile: Tile, first: Half) -> tuple[str, ...]:
        return ("",)

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        return Placement((Arm(arm.number, tile.other(first), tile.is_double),))


@dataclass(frozen=True)
class OneArm(Line):
    """A line that grows at one end only (OJ-1)."""

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return 1

    def lead_halves(self, tile: Tile) -> tuple[Half, ...]:
        """Return both ways: the half named last is the open one (OJ-3)."""
        return tile.halves

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Place the only arm at the last half."""
        return Placement((Arm(1, tile.other(first), tile.is_double),))


@dataclass(frozen=True)
class Cross(Line):
    """The first double takes tiles on all four sides, and must have them first (CR-2)."""

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return 4

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Place four arms at a double: long sides 1 and 2, short ends 3 and 4."""
        if not tile.is_double:
            return super().place_lead(table, tile, first, players)
        return Placement(tuple(Arm(number, first, owed=True) for number in (1, 2, 3, 4)))

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """Extend the arm; at a spinner, add two more."""
        if not tile.is_double or table.double_count:
            return super().place_tile(table, arm, tile, first, turn)
        numbers = (arm.number, table.last_arm_number + 1, table.last_arm_number + 2)
        return Placement(tuple(Arm(number, first, owed=True) for number in numbers))


@dataclass(frozen=True)
class MalteseCross(Cross):
    """A cross on which the second tile of each arm must be the double of its number (MC-4)."""

    gate: Literal["all", "arm"] = "all"
    """Nothing else may be played until all arms have theirs; or each arm waits for its own."""

    has_gates = True

    @property
    def gates_all(self) -> bool:
        return self.gate == "all"

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """Extend the arm; the first tile on each side of the cross waits for its double."""
        on = Arm(arm.number, tile.other(first), tile.is_double, gated=arm.owed)
        return Placement((on,))


@dataclass(frozen=True)
class EveryDoubleSpins(Line):
    """A double's short ends open once a tile has been played on its free side (FU-2)."""

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return 2 + 2 * doubles

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Place the arms at a double's long sides."""
        arms = super().place_lead(table, tile, first, players).arms
        return Placement(tuple(replace(arm, spins=arm.double) for arm in arms))

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """Extend the arm; going past a double opens its short ends."""
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
        """Extend the arm; covering the spinner's last long side opens the short ends."""
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
        """Place four arms at a double: long sides 1 and 2, short ends 3 and 4."""
        if not tile.is_double:
            return super().place_lead(table, tile, first, players)
        return Placement(tuple(Arm(number, first) for number in (1, 2, 3, 4)))

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """Extend the arm; at a T it continues at one short end, and the other is a new arm."""
        numbers = (arm.number, table.last_arm_number + 1) if tile.is_double else (arm.number,)
        return Placement(tuple(Arm(number, tile.other(first)) for number in numbers))


@dataclass(frozen=True)
class Trains(Line):
    """A train for each seat, and perhaps a shared one: lines with one end each (MT-2)."""

    mexican: bool = True
    """Whether there is a shared train (TR-1)."""
    binding: bool = True
    """Whether a double at the end of a train must be covered (MT-11, TR-3)."""

    has_owned_arms = True
    waives_exhausted = True

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return players + self.mexican

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Start every train at the hub: that of seat k is arm k + 1."""
        own = tuple(Arm(seat + 1, first, whose=seat) for seat in range(players))
        return Placement((*own, Arm(players + 1, first)) if self.mexican else own)

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """Extend the train; a double is owed a tile."""
        double = tile.is_double
        owed = double and self.binding
        on = Arm(
            arm.number, tile.other(first), double,
            owed=owed, since=table.tile_count if owed else 0, whose=arm.whose,
        )  # fmt: skip
        return Placement((on,))


@dataclass(frozen=True)
class Hub(Line):
    """A first double with this many arms, all of which must be played on first (CF-2, CY-3)."""

    arms: Annotated[int, Between(4, 8)] = 4
    feet: bool = True
    """Every other double needs three tiles (CF-4); or it is an ordinary tile (CY-4)."""
    short_blocks: bool = False
    """Whether a foot that can never be completed blocks the round (CF-9)."""

    waives_exhausted = True

    def max_arms(self, doubles: int, players: int, starts: int) -> int:
        return self.arms + 2 * doubles * self.feet

    def place_lead(self, table: Table, tile: Tile, first: Half, players: int = 0) -> Placement:
        """Place long sides 1 and 2, short ends 3 and 4, then those beside them."""
        return Placement(tuple(Arm(number + 1, first, owed=True) for number in range(self.arms)))

    def place_tile(self, table: Table, arm: Arm, tile: Tile, first: Half, turn: str) -> Placement:
        """Extend the arm; a foot's middle toe extends it, and the others are new."""
        if not (tile.is_double and self.feet):
            return super().place_tile(table, arm, tile, first, turn)
        numbers = (arm.number, table.last_arm_number + 1, table.last_arm_number + 2)
        return Placement(
            tuple(Arm(number, first, owed=True, since=table.tile_count) for number in numbers)
        )
