"""Curved tables: where tiles lie, and what fits the arms."""

from typing import Final

from boneyard.fast.fields import (
    ARM_COUNT,
    ARM_HALF,
    ARM_HEX,
    ARM_IS,
    ARM_SIDE,
    FIT,
    G_BLOCKED_CORNERS,
    G_CORNER,
    G_EXIT,
    G_HALVES,
    G_JOIN,
    G_JOINS,
    G_LEAD_CORNER,
    G_LEAD_HEX,
    G_LEAD_SIDE,
    G_NEXT_HEX,
    G_NEXT_SIDE,
    G_TOUCH,
    G_TURNING,
    MAX_TILES,
    MET_ARM,
    OPEN_TILES,
    PLACED_COUNT,
    SPOT_CORNER,
    SPOT_HEX,
    WORDS,
    Row,
)
from boneyard.fast.jit import inline_kernel, kernel

#: What a turn meets where it meets no arm: nothing, or another tile.
NO_ARM: Final = -1
NO_ROOM: Final = -2


@kernel
def place_curved_lead(g: Row, s: Row, tile: int) -> None:
    """Lay the first tile, or a second start tile."""
    lying, arms = s[PLACED_COUNT], s[ARM_COUNT]
    for end in range(2):
        s[ARM_HALF + arms + end] = g[G_HALVES + end * MAX_TILES + tile]
        s[ARM_IS + arms + end] = 0
        s[ARM_HEX + arms + end] = g[G_LEAD_HEX + (tile * 2 + lying) * 2 + end]
        s[ARM_SIDE + arms + end] = g[G_LEAD_SIDE + (tile * 2 + lying) * 2 + end]
    s[ARM_COUNT] = arms + 2
    s[SPOT_HEX + lying] = 0
    s[SPOT_CORNER + lying] = g[G_LEAD_CORNER + lying]


@kernel
def place_curved(g: Row, s: Row, arm: int, outer: int, turn: int) -> None:
    """Lay a tile: the arm continues, or ends where it meets another."""
    at = s[ARM_SIDE + arm] * 2 + turn
    s[SPOT_HEX + s[PLACED_COUNT]] = s[ARM_HEX + arm]
    s[SPOT_CORNER + s[PLACED_COUNT]] = g[G_CORNER + at]
    met = s[MET_ARM + arm * 2 + turn]
    if met >= 0:
        s[ARM_HALF + arm] = -1
        s[ARM_HALF + met] = -1
    else:
        s[ARM_HALF + arm] = outer
        s[ARM_HEX + arm] += g[G_NEXT_HEX + at]
        s[ARM_SIDE + arm] = g[G_NEXT_SIDE + at]


@kernel
def update_curved_fit(g: Row, s: Row) -> None:
    """Find, for every arm, which tiles fit which way."""
    fit = 0
    for arm in range(s[ARM_COUNT]):
        fit |= _update_arm_fit(g, s, arm)
    s[FIT] = fit


@kernel
def update_curved_fit_after(g: Row, s: Row, played: int, left_hex: int) -> None:
    """Find the same after a tile on an arm, which has left a hexagon or ended there.

    What fits another arm changes only if the tile lies in its hexagon, or the arm played on is in
    it now; or if it has ended.
    """
    fit, hex_now, goes_on = 0, s[ARM_HEX + played], s[ARM_HALF + played] >= 0
    for arm in range(s[ARM_COUNT]):
        at = s[ARM_HEX + arm]
        if goes_on and arm != played and at not in (left_hex, hex_now):
            for way in range(4):
                fit |= s[OPEN_TILES + arm * 4 + way]
        else:
            fit |= _update_arm_fit(g, s, arm)
    s[FIT] = fit


@inline_kernel
def _update_arm_fit(g: Row, s: Row, arm: int) -> int:
    """Find which tiles fit an arm which way; return all that do."""
    fit, half, at = 0, s[ARM_HALF + arm], s[ARM_HEX + arm]
    taken = 0
    for spot in range(s[PLACED_COUNT]):
        if s[SPOT_HEX + spot] == at:
            taken |= 1 << s[SPOT_CORNER + spot]
    for turn in range(2):
        way = s[ARM_SIDE + arm] * 2 + turn
        met = NO_ROOM
        if half >= 0 and taken & g[G_BLOCKED_CORNERS + g[G_CORNER + way]] == 0:
            met = _find_met_arm(s, arm, g[G_EXIT + way])
        s[MET_ARM + arm * 2 + turn] = met
        for near in range(2):
            tiles = 0
            if met == NO_ARM or (met >= 0 and g[G_JOINS]):
                tiles = g[G_TOUCH + (half * 2 + near) * WORDS] & g[G_TURNING + near * 2 + turn]
            if met >= 0:
                tiles &= g[G_JOIN + s[ARM_HALF + met] * 2 + near]
            s[OPEN_TILES + arm * 4 + turn * 2 + near] = tiles
            fit |= tiles
    return fit


@kernel
def _find_met_arm(s: Row, arm: int, leaves: int) -> int:
    """Return the arm that a tile leaving by this side would connect to."""
    for other in range(s[ARM_COUNT]):
        if (
            s[ARM_HALF + other] >= 0
            and s[ARM_HEX + other] == s[ARM_HEX + arm]
            and s[ARM_SIDE + other] == leaves
        ):
            return other
    return NO_ARM
