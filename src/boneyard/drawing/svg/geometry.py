"""Geometry of the drawings: a tile is 200 long and 100 wide."""

from math import asin, cos, degrees, hypot, pi, radians, sin, sqrt
from typing import Final

from boneyard.layout.pose import INNER_RADIUS, OUTER_RADIUS

#: Drawing units for one unit of the layout (half the length of a straight tile).
UNIT: Final = 100

#: Curved symbols are drawn with a band as wide as a straight tile, and scaled down by this.
CURVE_SCALE: Final = OUTER_RADIUS - INNER_RADIUS
BAND_OUTER_RADIUS: Final = UNIT * OUTER_RADIUS / CURVE_SCALE
BAND_INNER_RADIUS: Final = UNIT * INNER_RADIUS / CURVE_SCALE
BAND_MIDDLE_RADIUS: Final = (BAND_OUTER_RADIUS + BAND_INNER_RADIUS) / 2
#: The angle of the arc, and of one of its halves.
ARC_DEGREES: Final = 120
HALF_ARC_DEGREES: Final = 60

#: The margin of the body inside its exact outline, so that neighbours keep a fine gap.
INSET: Final = 1.5
CORNER_RADIUS: Final = 15


def fmt(value: float) -> str:
    """Format a number with at most one decimal."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def fmt_point(x: float, y: float) -> str:
    """Format a point."""
    return f"{fmt(x)} {fmt(y)}"


def polar_point(radius: float, angle: float) -> tuple[float, float]:
    """Return the point at a distance and a direction (degrees, clockwise on the screen)."""
    turn = radians(angle)
    return radius * cos(turn), radius * sin(turn)


def sector_path(inner: float, outer: float, angle: float, margin: float, corner: float) -> str:
    """Return the path of a piece of a ring with round corners, its middle in direction 0."""

    def side(radius: float, more: float) -> float:
        return angle / 2 - degrees(asin((margin + more) / radius))

    def at(radius: float, angle: float) -> str:
        return fmt_point(*polar_point(radius, angle))

    def edge(radius: float) -> float:
        return side(radius, 0)

    out_turn, in_turn = side(outer - corner, corner), side(inner + corner, corner)
    far, near = (
        corner_distance(outer, corner, margin, angle),
        corner_distance(inner, -corner, margin, angle),
    )
    r, big, small = fmt(corner), fmt(outer), fmt(inner)
    return (
        f"M{at(outer, -out_turn)}A{big} {big} 0 0 1 {at(outer, out_turn)}"
        f"A{r} {r} 0 0 1 {at(far, edge(far))}L{at(near, edge(near))}"
        f"A{r} {r} 0 0 1 {at(inner, in_turn)}A{small} {small} 0 0 0 {at(inner, -in_turn)}"
        f"A{r} {r} 0 0 1 {at(near, -edge(near))}L{at(far, -edge(far))}"
        f"A{r} {r} 0 0 1 {at(outer, -out_turn)}Z"
    )


def corner_distance(radius: float, corner: float, margin: float, angle: float) -> float:
    """Return the distance from the centre at which a straight side meets its round corner."""
    reach = radius - corner
    across = margin + abs(corner)
    along = sqrt(reach * reach - across * across)
    return hypot(along, margin)


def arc_path(radius: float, half_angle: float) -> str:
    """Return the path of an arc about direction 0."""
    r = fmt(radius)
    one, two = polar_point(radius, -half_angle), polar_point(radius, half_angle)
    return f"M{fmt_point(*one)}A{r} {r} 0 0 1 {fmt_point(*two)}"


def warp_point(x: float, y: float) -> tuple[float, float]:
    """Map a point of a square half (x along the tile) to a half of a curved tile.

    It is bent with the arc, but keeps the spacing even: inner points stay a little farther apart
    than their angle says, outer ones a little closer. A half of an arc has more room outside, so
    all is shifted outward a little.
    """
    radius = BAND_MIDDLE_RADIUS + 3 + y
    bent = BAND_MIDDLE_RADIUS + y * 0.45
    return polar_point(radius, x / bent * 180 / pi)
