"""Baronet plays itself: how a row ends, and after how many counts."""

from collections.abc import Sequence

Tile = tuple[int, int]

COUNTS = 13  # 0 to 12, and as many idle passes end the game


def run(row: Sequence[Tile]) -> tuple[int, int]:
    """Play a row to its end and give the tiles left and the number of counts (`next`)."""
    tiles = [low + high for low, high in row]
    steps = idle = 0
    while tiles and idle < COUNTS:
        kept = [pips for count, pips in enumerate(tiles, steps) if pips != count % COUNTS]
        if not kept:
            # The game is over with the last tile that goes, which is the last of its pass.
            return 0, steps + len(tiles)
        idle = idle + 1 if len(kept) == len(tiles) else 0
        steps += len(tiles)
        tiles = kept
    return len(tiles), steps
