"""Baronet plays itself: how a row ends, and after how many counts."""

from collections.abc import Sequence
from typing import NamedTuple

Tile = tuple[int, int]

COUNT_CYCLE = 13  # 0 to 12, and as many idle passes end the game


class CountState(NamedTuple):
    """How far the counting has come."""

    at: int  # tiles of this pass that were counted and stayed
    number: int  # what the next tile will be counted with
    lucky: bool  # whether this pass has removed a tile
    idle: int  # whole passes before it that have not


START = CountState(0, 0, False, 0)


def play_out(row: Sequence[Tile], start: CountState = START) -> tuple[int, int]:
    """Play a row to its end and give the tiles left and the number of counts (`next`) made."""
    tiles = [low + high for low, high in row]
    at, count, lucky, idle = start
    steps = 0
    while tiles and idle < COUNT_CYCLE:
        counted = tiles[at:]
        kept = [pips for number, pips in enumerate(counted, count) if pips != number % COUNT_CYCLE]
        steps += len(counted)
        count += len(counted)
        idle = 0 if lucky or len(kept) < len(counted) else idle + 1
        # A game that is won ends with the last tile that goes, which is the last of its pass.
        tiles = tiles[:at] + kept
        at, lucky = 0, False
    return len(tiles), steps
