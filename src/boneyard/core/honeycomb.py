"""Curved tiles on a honeycomb: where they lie and whether they fit, with integers only.

A tile is the arc around one corner of a hexagon, inside it, from the middle of one side to the
middle of the next. Sides and corners are numbered 0–5 counter-clockwise, side s joins corners s
and s + 1. `docs/geometry.md` has the drawings in words.
"""

from collections.abc import Mapping
from typing import Final

from boneyard.core.table import Door, Hex, Spot

RIGHT: Final = "R"
LEFT: Final = "L"
TURNS: Final = (RIGHT, LEFT)

#: The neighbours across sides 0…5, in axial coordinates.
NEIGHBOURS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

#: For each corner, the corners of the same hexagon that a tile there would touch: itself and both
#: beside it.
BLOCKED_CORNERS: Final = tuple(1 << (k - 1) % 6 | 1 << k | 1 << (k + 1) % 6 for k in range(6))


def opposite(turn: str) -> str:
    """The other turn."""
    return LEFT if turn == RIGHT else RIGHT


def cross_side(q: int, r: int, side: int) -> Door:
    """Leave a hexagon by a side: the hexagon beyond, and the side of it that is entered."""
    dq, dr = NEIGHBOURS[side]
    return q + dq, r + dr, (side + 3) % 6


def exit_side(door: Door, turn: str) -> int:
    """The side by which a tile that enters here and turns so leaves the hexagon."""
    return (door[2] + (1 if turn == RIGHT else -1)) % 6


def spot_at(door: Door, turn: str) -> Spot:
    """Where a tile lies that enters here and turns so."""
    q, r, side = door
    return Spot(q, r, (side + 1) % 6 if turn == RIGHT else side)


def fits(taken: Mapping[Hex, int], door: Door, turn: str) -> bool:
    """Say whether a tile that enters here and turns so overlaps nothing."""
    q, r, side = door
    corner = (side + 1) % 6 if turn == RIGHT else side
    return not taken.get((q, r), 0) & BLOCKED_CORNERS[corner]


def free_turns(taken: Mapping[Hex, int], door: Door) -> tuple[str, ...]:
    """The turns free here: both (open position), one (closed), none (dead end)."""
    return tuple(turn for turn in TURNS if fits(taken, door, turn))


def joining_door(door: Door, turn: str) -> Door:
    """The door at which another end must stand for this tile to join it."""
    return door[0], door[1], exit_side(door, turn)


def next_door(door: Door, turn: str) -> Door:
    """The door of the arm after a tile that enters here and turns so."""
    return cross_side(door[0], door[1], exit_side(door, turn))


def lead_doors(corner: int, turn: str) -> tuple[Door, Door]:
    """The doors of a first tile in hexagon (0, 0), at its first half and at its second.

    It lies between the sides corner − 1 and corner; walking from the first half to the second
    turns as said: right puts the first half at the lower side.
    """
    low, high = cross_side(0, 0, (corner - 1) % 6), cross_side(0, 0, corner)
    return (low, high) if turn == RIGHT else (high, low)
