"""Baronet simulation: how a row ends, and after how many counts."""

from collections.abc import Sequence
from typing import NamedTuple

Tile = tuple[int, int]

COUNT_CYCLE = 13  # 0 to 12, and as many idle passes end the game


class CountState(NamedTuple):
    """The state of the count."""

    at: int  # tiles counted in this pass and not removed
    number: int  # the count of the next tile
    lucky: bool  # whether this pass has removed a tile
    idle: int  # complete passes before it that have not


START = CountState(0, 0, False, 0)


def play_out(row: Sequence[Tile], start: CountState = START) -> tuple[int, int]:
    """Play a row to its end; return the tiles left and the number of counts (`next`)."""
    tiles = [low + high for low, high in row]
    at, count, lucky, idle = start
    steps = 0
    while tiles and idle < COUNT_CYCLE:
        counted = tiles[at:]
        remaining = [
            pips for number, pips in enumerate(counted, count) if pips != number % COUNT_CYCLE
        ]
        steps += len(counted)
        count += len(counted)
        idle = 0 if lucky or len(remaining) < len(counted) else idle + 1
        # A won game ends with the last tile removed, which is the last of its pass.
        tiles = tiles[:at] + remaining
        at, lucky = 0, False
    return len(tiles), steps
