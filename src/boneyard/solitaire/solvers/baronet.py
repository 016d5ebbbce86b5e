"""Baronet plays itself: how a row ends, and after how many counts."""

from collections.abc import Sequence
from typing import NamedTuple

Tile = tuple[int, int]

COUNTS = 13  # 0 to 12, and as many idle passes end the game


class Standing(NamedTuple):
    """How far the counting has come."""

    at: int  # tiles of this pass that were counted and stayed
    number: int  # what the next tile will be counted with
    lucky: bool  # whether this pass has removed a tile
    idle: int  # whole passes before it that have not


START = Standing(0, 0, False, 0)


def run(row: Sequence[Tile], standing: Standing = START) -> tuple[int, int]:
    """Play a row to its end and give the tiles left and the number of counts (`next`) made."""
    tiles = [low + high for low, high in row]
    at, count, lucky, idle = standing
    steps = 0
    while tiles and idle < COUNTS:
        counted = tiles[at:]
        kept = [pips for number, pips in enumerate(counted, count) if pips != number % COUNTS]
        steps += len(counted)
        count += len(counted)
        idle = 0 if lucky or len(kept) < len(counted) else idle + 1
        # A game that is won ends with the last tile that goes, which is the last of its pass.
        tiles = tiles[:at] + kept
        at, lucky = 0, False
    return len(tiles), steps
