"""The line from a tile that lies apart, because it had no room, to the place where it joins."""

from collections.abc import Iterable
from typing import Final

from boneyard.drawing.svg.geometry import UNIT, number, place
from boneyard.layout.pose import Ghost, Placed

#: The radius of the knots at both ends of a line.
KNOT: Final = 16


def leap_svg(one: Placed | Ghost) -> str:
    """The line of a tile that leaps: dashes in a dark seam, with a knot at each end; else nothing.

    It lies over all tiles, those that came later too, so it is not part of its tile's group.
    """
    if one.leap is None:
        return ""
    ends = [(x * UNIT, y * UNIT) for x, y in one.leap]
    line = "L".join(place(x, y) for x, y in ends)
    knots = "".join(
        f'<circle class="by-knot" cx="{number(x)}" cy="{number(y)}" r="{KNOT}"/>' for x, y in ends
    )
    return (
        f'<g class="by-leap" aria-hidden="true"><path class="by-seam" d="M{line}"/>'
        f'<path class="by-bond" d="M{line}"/>{knots}</g>'
    )


def leaps_svg(some: Iterable[Placed | Ghost]) -> str:
    """The lines of all that leap, each once."""
    return "".join(dict.fromkeys(leap_svg(one) for one in some if one.leap is not None))
