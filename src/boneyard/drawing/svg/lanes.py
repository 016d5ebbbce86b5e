"""Lanes around a hub: their spokes, and the signs that say whose train is in each."""

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Final

from boneyard.drawing.svg.geometry import UNIT, number, place
from boneyard.i18n import message
from boneyard.i18n.saying import Say, english
from boneyard.layout.pose import Lane, Leap

#: How wide and how high a sign is.
WIDE, HIGH = 1.35 * UNIT, 0.8 * UNIT
#: The letters of a sign, and of the word below it.
LETTERS: Final = 0.44 * UNIT
SMALL: Final = 0.36 * UNIT
#: An engine: chimney, boiler and cab, with its wheels below.
ENGINE: Final = (
    "M-34 -8H-2V-24H30V-16H26V12H-34ZM6 -16V-6H18V-16ZM-28 -8V-22H-32V-28H-14V-22H-18V-8Z"
    "M-30 19a7 7 0 1 1 14 0a7 7 0 1 1 -14 0ZM-10 19a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z"
    "M10 17a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z"
)


def spokes_svg(spokes: Iterable[Leap]) -> str:
    """The lines from a hub to the heads of its lanes: quiet ones, for they are always there."""
    ends = ([place(x * UNIT, y * UNIT) for x, y in spoke] for spoke in spokes)
    drawn = "".join(f"M{start}L{end}" for start, end in ends)
    return f'<path class="by-spoke" aria-hidden="true" d="{drawn}"/>' if drawn else ""


@lru_cache(maxsize=4096)
def lane_svg(
    lane: Lane,
    initial: str = "",
    name: str = "",
    marked: bool = False,
    hue: str = "",
    say: Say = english,
) -> str:
    """A lane's sign: the owner's initial in the owner's colour, and "open" where it is marked.

    Everybody's train has an engine.
    """
    plate, ink = ("by-turn", "by-on-turn") if marked else ("by-plate", "by-text")
    if lane.owner is None:
        words = message("art-lane-mexican")
        sign = f'<path class="by-star" d="{ENGINE}"/>'
    else:
        words = message("art-lane", owner=name, open="yes" if marked else "no")
        sign = (
            f'<text class="{ink} by-name by-mid" font-size="{number(LETTERS)}" '
            f'y="{number(LETTERS * 0.35)}">{escape(initial)}</text>'
        )
    drawn = (
        f'<rect class="{plate} by-sign{hue}" x="{number(-WIDE / 2)}" '
        f'y="{number(-HIGH / 2)}" width="{number(WIDE)}" height="{number(HIGH)}" '
        f'rx="{number(HIGH / 2)}"/>{sign}'
    )
    if marked:
        told = escape(say(message("art-lane-open")))
        drawn += (
            f'<text class="by-text by-name by-mid" font-size="{number(SMALL)}" '
            f'y="{number(HIGH / 2 + SMALL)}">{told}</text>'
        )
    return (
        f'<g transform="translate({place(lane.x * UNIT, lane.y * UNIT)})" role="img" '
        f'data-lane="{lane.arm}"><title>{escape(say(words))}</title>{drawn}</g>'
    )
