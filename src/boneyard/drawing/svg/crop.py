"""Frames for pictures that don't go on: cut to what lies, so that tiles are as large as can be."""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from boneyard.drawing.svg.geometry import ARC, polar
from boneyard.layout.pose import INNER, OUTER, Frame, Ghost, Layout, Placed

#: What stays free around the tiles.
FREE: Final = 0.35
#: No frame is smaller than this, nor much wider or taller than a screen.
LEAST: Final = 9.0
WIDEST, TALLEST = 1.9, 0.55


def _corners(one: Placed | Ghost) -> Iterator[tuple[float, float]]:
    pose = one.pose
    if one.curved:
        for turn in range(-ARC // 2, ARC // 2 + 1, 15):
            for radius in (INNER, OUTER):
                x, y = polar(radius, pose.angle + turn)
                yield pose.x + x, pose.y + y
        return
    along, across = polar(1.0, pose.angle), polar(0.5, pose.angle + 90)
    for a, b in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        yield pose.x + a * along[0] + b * across[0], pose.y + a * along[1] + b * across[1]


def cropped(layout: Layout, ghosts: Iterable[Ghost] = ()) -> Layout:
    """The same table in a frame that has just the tiles, open ends and ghosts in it."""
    shown: list[Placed | Ghost] = [*layout.placed, *ghosts]
    points = [corner for one in shown for corner in _corners(one)]
    points += [(end.x + d, end.y + d) for end in layout.ends.values() for d in (-FREE, FREE)]
    if not points:
        return layout
    left, right = min(x for x, _ in points) - FREE, max(x for x, _ in points) + FREE
    top, bottom = min(y for _, y in points) - FREE, max(y for _, y in points) + FREE
    width, height = max(right - left, LEAST), bottom - top
    width, height = max(width, height * TALLEST), max(height, width / WIDEST)
    x, y = (left + right - width) / 2, (top + bottom - height) / 2
    return replace(layout, frame=Frame(x, y, width, height))
