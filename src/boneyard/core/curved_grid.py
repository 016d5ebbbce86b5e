"""Curved tiles on a hexagonal grid: position and overlap, with integers only.

A tile is the arc around one corner of a hexagon, inside it, from the middle of one side to the
middle of the next. Sides and corners are numbered 0–5 counter-clockwise, side s joins corners s and
s + 1. `docs/geometry.md` describes the drawings.
"""

from collections.abc import Mapping
from typing import Final

from boneyard.core.table import Door, Hex, Spot

RIGHT: Final = "R"
LEFT: Final = "L"
TURNS: Final = (RIGHT, LEFT)

#: The neighbours across sides 0…5, in axial coordinates.
NEIGHBOURS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

#: For each corner, the corners of the same hexagon that a tile there would touch: itself and its
#: two neighbours.
BLOCKED_CORNERS: Final = tuple(1 << (k - 1) % 6 | 1 << k | 1 << (k + 1) % 6 for k in range(6))


def opposite(turn: str) -> str:
    """Return the other turn."""
    return LEFT if turn == RIGHT else RIGHT


def cross_side(q: int, r: int, side: int) -> Door:
    """Cross a side of a hexagon: the hexagon beyond it, and the side it is entered by."""
    dq, dr = NEIGHBOURS[side]
    return q + dq, r + dr, (side + 3) % 6


def exit_side(door: Door, turn: str) -> int:
    """Return the side by which a tile that enters at `door` and turns this way leaves."""
    return (door[2] + (1 if turn == RIGHT else -1)) % 6


def spot_at(door: Door, turn: str) -> Spot:
    """Return the spot of a tile that enters at `door` and turns this way."""
    q, r, side = door
    return Spot(q, r, (side + 1) % 6 if turn == RIGHT else side)


def fits(taken: Mapping[Hex, int], door: Door, turn: str) -> bool:
    """Return whether a tile that enters at `door` and turns this way overlaps nothing."""
    q, r, side = door
    corner = (side + 1) % 6 if turn == RIGHT else side
    return not taken.get((q, r), 0) & BLOCKED_CORNERS[corner]


def free_turns(taken: Mapping[Hex, int], door: Door) -> tuple[str, ...]:
    """Return the free turns: both (open position), one (closed) or none (dead end)."""
    return tuple(turn for turn in TURNS if fits(taken, door, turn))


def joining_door(door: Door, turn: str) -> Door:
    """Return the door where another end must be for this tile to connect to it."""
    return door[0], door[1], exit_side(door, turn)


def next_door(door: Door, turn: str) -> Door:
    """Return the door of the arm after a tile that enters here and turns this way."""
    return cross_side(door[0], door[1], exit_side(door, turn))


def lead_doors(corner: int, turn: str) -> tuple[Door, Door]:
    """Return the doors of a first tile in hexagon (0, 0), at its first and its second half.

    It lies between the sides corner − 1 and corner. `turn` is the turn when walking from the first
    half to the second: right puts the first half at the lower side.
    """
    low, high = cross_side(0, 0, (corner - 1) % 6), cross_side(0, 0, corner)
    return (low, high) if turn == RIGHT else (high, low)
