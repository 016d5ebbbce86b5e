"""Straight tables: which arms a tile opens and changes, and what fits them."""

from boneyard.fast.fields import (
    ARM_COUNT,
    ARM_HALF,
    ARM_HEX,
    ARM_IS,
    BRANCHING,
    CROSS,
    CURVED,
    DOUBLES,
    EVERY_DOUBLE_SPINS,
    FIT,
    G_COUNTS_IDLE_ARMS,
    G_DOUBLE,
    G_FITS,
    G_GATE,
    G_HALF_PIPS,
    G_HALVES,
    G_SHAPE,
    G_TILE_PIPS,
    HUB,
    IS_DOUBLE,
    IS_GATED,
    IS_IDLE,
    IS_OWED,
    IS_SPINNING,
    LAID,
    LARGE,
    LEAD,
    LINES,
    MAX_TILES,
    NO_GATE,
    ONE_ARM,
    ONE_SPINNER,
    OWED,
    PLACED_COUNT,
    TRAINS,
    TREE,
    WIDE,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import inline_kernel, kernel
from boneyard.fast.kernels.hands import flip_bit
from boneyard.fast.kernels.honeycomb import (
    place_curved,
    place_curved_lead,
    update_curved_fit,
    update_curved_fit_after,
)
from boneyard.fast.kernels.trains import place_around_hub, place_hub


@inline_kernel
def set_arm(s: Row, arm: int, half: int, kind: int) -> None:
    """Set what an arm, counted from 0, shows."""
    s[ARM_HALF + arm] = half
    s[ARM_IS + arm] = kind


@kernel
def place_lead(k: Family, g: Row, s: Row, tile: int, side: int) -> None:
    """Place a tile that touches no other, with this half first."""
    if len(k) == CURVED:
        place_curved_lead(g, s, tile)
    else:
        double, shape = g[G_DOUBLE + tile], g[G_SHAPE]
        first = g[G_HALVES + side * MAX_TILES + tile]
        other = g[G_HALVES + (1 - side) * MAX_TILES + tile]
        if shape == ONE_ARM:
            set_arm(s, 0, other, double * IS_DOUBLE)
            s[ARM_COUNT] = 1
        elif len(k) >= WIDE and shape in (TRAINS, HUB):
            place_hub(g, s, first)
        elif len(k) != LINES and double and shape in (CROSS, TREE):
            for arm in range(4):
                set_arm(s, arm, first, IS_OWED if shape == CROSS else 0)
            s[ARM_COUNT] = 4
            s[OWED] = 4 if shape == CROSS else 0
        else:
            kind = double * IS_DOUBLE
            if len(k) != LINES and shape == EVERY_DOUBLE_SPINS:
                kind = double * (IS_DOUBLE | IS_SPINNING)
            set_arm(s, 0, first, kind)
            set_arm(s, 1, other, kind)
            s[ARM_COUNT] = 2
        if len(k) == LINES:
            _update_line_fit(g, s, 0, s[ARM_HALF])
    if s[PLACED_COUNT] == 0:
        s[LEAD] = tile
    _count_placed(k, g, s, tile)
    if len(k) == CURVED:
        update_curved_fit(g, s)


@inline_kernel
def place_on_arm(k: Family, g: Row, s: Row, arm: int, tile: int, way: int) -> None:
    """Lay a tile on an arm, counted from 0."""
    outer = g[G_HALVES + (1 - (way & 1)) * MAX_TILES + tile]
    if len(k) == CURVED:
        left_hex = s[ARM_HEX + arm]
        place_curved(g, s, arm, outer, way >> 1)
        _count_placed(k, g, s, tile)
        update_curved_fit_after(g, s, arm, left_hex)
        return
    if len(k) == LINES:
        set_arm(s, arm, outer, g[G_DOUBLE + tile] * IS_DOUBLE)
        _update_line_fit(g, s, arm, outer)
    elif len(k) >= WIDE and g[G_SHAPE] in (TRAINS, HUB):
        place_around_hub(g, s, arm, outer, g[G_DOUBLE + tile])
    else:
        _place_branching(g, s, arm, outer, g[G_DOUBLE + tile])
    _count_placed(k, g, s, tile)


@inline_kernel
def _count_placed(k: Family, g: Row, s: Row, tile: int) -> None:
    """Count a placed tile, and update what fits if the table branches."""
    flip_bit(k, s, LAID, tile)
    s[PLACED_COUNT] += 1
    if len(k) != LINES:
        s[DOUBLES] += g[G_DOUBLE + tile]
    if len(k) == BRANCHING or len(k) == LARGE:
        for w in range(WORDS if len(k) >= LARGE else 1):
            fit = 0
            for arm in range(s[ARM_COUNT]):
                if s[OWED] == 0 or s[ARM_IS + arm] & IS_OWED != 0:
                    fit |= g[G_FITS + s[ARM_HALF + arm] * WORDS + w]
            s[FIT + w] = fit


@inline_kernel
def _update_line_fit(g: Row, s: Row, arm: int, outer: int) -> None:
    """Update what fits a line with this half on an arm.

    The half is an argument: reading back what was just written takes the processor longer.
    """
    fit = g[G_FITS + outer * WORDS]
    if s[ARM_COUNT] == 2:
        fit |= g[G_FITS + s[ARM_HALF + 1 - arm] * WORDS]
    s[FIT] = fit


@kernel
def _place_branching(g: Row, s: Row, arm: int, outer: int, double: int) -> None:
    shape, arms = g[G_SHAPE], s[ARM_COUNT]
    behind, was = s[ARM_HALF + arm], s[ARM_IS + arm]
    kind = double * IS_DOUBLE
    if shape == TREE:
        kind = 0
        if double:
            set_arm(s, arms, outer, 0)
            s[ARM_COUNT] = arms + 1
    elif shape == EVERY_DOUBLE_SPINS:
        kind = double * (IS_DOUBLE | IS_SPINNING)
        if was & IS_SPINNING:
            # A lead double has two free sides, and the first tile on either opens its short ends.
            if s[PLACED_COUNT] == 1:
                s[ARM_IS + 1 - arm] &= ~IS_SPINNING
            set_arm(s, arms, behind, IS_IDLE)
            set_arm(s, arms + 1, behind, IS_IDLE)
            s[ARM_COUNT] = arms + 2
    elif shape == ONE_SPINNER:
        if double and s[DOUBLES] == 0:
            kind |= IS_SPINNING
        if was & IS_SPINNING:
            set_arm(s, arms, behind, IS_IDLE)
            set_arm(s, arms + 1, behind, IS_IDLE)
            s[ARM_COUNT] = arms + 2
        elif s[PLACED_COUNT] == 1 and was & IS_DOUBLE:
            # The other long side of a spinner that led is the last to be covered.
            s[ARM_IS + 1 - arm] |= IS_SPINNING
    elif shape == CROSS and g[G_GATE] != NO_GATE:
        if was & IS_OWED:
            s[OWED] -= 1
            kind |= IS_GATED
    elif shape == CROSS:
        if was & IS_OWED:
            s[OWED] -= 1
        if double and s[DOUBLES] == 0:
            kind = IS_OWED
            set_arm(s, arms, outer, kind)
            set_arm(s, arms + 1, outer, kind)
            s[ARM_COUNT] = arms + 2
            s[OWED] += 3
    set_arm(s, arm, outer, kind)


@kernel
def sum_ends(g: Row, s: Row) -> int:
    """Return the sum of the open ends, as `rules.scoring.end_counts` counts them."""
    if s[PLACED_COUNT] == 1:
        return g[G_TILE_PIPS + s[LEAD]]
    total = 0
    for arm in range(s[ARM_COUNT]):
        if s[ARM_HALF + arm] >= 0 and (s[ARM_IS + arm] & IS_IDLE == 0 or g[G_COUNTS_IDLE_ARMS]):
            pips = g[G_HALF_PIPS + s[ARM_HALF + arm]]
            total += pips * (1 + (s[ARM_IS + arm] & IS_DOUBLE))
    return total
