"""Tables around a hub: trains that belong to seats, feet with toes, and which arms are open.

Only the family of wide games has them: there, what fits depends on who is to move, so it is updated
after every play and at every turn.
"""

from typing import Final

from boneyard.fast.fields import (
    ARM_COUNT,
    ARM_HALF,
    ARM_IS,
    ARM_SINCE,
    BY_DOUBLE,
    BY_HUB,
    COUNT,
    FIT,
    FIT_ANYONE,
    FREE,
    G_CHAINS,
    G_COVERS_DOUBLES,
    G_DOUBLES,
    G_FIRST_TURN_RUN,
    G_FITS,
    G_GATE,
    G_HUB_ARMS,
    G_HUB_FALLS,
    G_LAST_ONE_ENDS,
    G_OPENING,
    G_ORDER,
    G_ORDER_LENGTH,
    G_OWNED,
    G_PLAYERS,
    G_SAME_ARM,
    G_SHAPE,
    G_THREE_TOES,
    G_TILES_WITH,
    G_WAIVES_EXHAUSTED,
    GATE_ALL,
    HANDS,
    HUB,
    IS_DOUBLE,
    IS_GATED,
    IS_OWED,
    LAID,
    MARKED,
    MAY_CONTINUE,
    MUST_CONTINUE,
    OPEN_ARMS,
    OWED,
    PLACED_COUNT,
    ROUND,
    RUN_ARM,
    TURN,
    TURN_CONTINUED,
    TURN_OVER,
    TURNS,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import count_bits, inline_kernel, kernel
from boneyard.fast.kernels.hands import has_tile, holds_any_of

#: More tiles than lie on any table.
_MAX_AGE: Final = 1 << 16


@inline_kernel
def hub_of(g: Row, s: Row) -> int:
    """Return the double that this round is built around (HU-1); -1: none."""
    if g[G_OPENING] != BY_HUB:
        return -1
    return g[G_ORDER + ((s[ROUND] - 1) % g[G_ORDER_LENGTH] if g[G_HUB_FALLS] else 0)]


@kernel
def holds_double(k: Family, g: Row, s: Row, seat: int) -> bool:
    """Return whether a hand has a double."""
    return holds_any_of(k, g, s, seat, G_DOUBLES)


@kernel
def searches_lead(k: Family, g: Row, s: Row) -> bool:
    """Return whether the player must draw for the tile that leads (HU-4, DB-3)."""
    if g[G_OPENING] == BY_DOUBLE:
        return not holds_double(k, g, s, s[TURN])
    hub = hub_of(g, s)
    return hub >= 0 and not has_tile(k, s, HANDS + s[TURN] * WORDS, hub)


@inline_kernel
def _set_arm(s: Row, arm: int, half: int, kind: int, since: int) -> None:
    s[ARM_HALF + arm] = half
    s[ARM_IS + arm] = kind
    s[ARM_SINCE + arm] = since


@kernel
def place_hub(g: Row, s: Row, half: int) -> None:
    """Lay the hub: all its arms show this half."""
    kind = IS_OWED if g[G_SHAPE] == HUB else 0
    for arm in range(g[G_HUB_ARMS]):
        _set_arm(s, arm, half, kind, 0)
    s[ARM_COUNT] = g[G_HUB_ARMS]
    s[OWED] = g[G_HUB_ARMS] if kind else 0


@kernel
def place_around_hub(g: Row, s: Row, arm: int, outer: int, double: int) -> None:
    """Lay a tile on a train or a leg; a double may be owed one tile, or three."""
    if s[ARM_IS + arm] & IS_OWED:
        s[OWED] -= 1
    if double and g[G_THREE_TOES]:
        if g[G_SHAPE] == HUB:
            arms = s[ARM_COUNT]
            _set_arm(s, arms, outer, IS_OWED, s[PLACED_COUNT])
            _set_arm(s, arms + 1, outer, IS_OWED, s[PLACED_COUNT])
            _set_arm(s, arm, outer, IS_OWED, s[PLACED_COUNT])
            s[ARM_COUNT] = arms + 2
            s[OWED] += 3
        else:
            _set_arm(s, arm, outer, IS_DOUBLE | IS_OWED, s[PLACED_COUNT])
            s[OWED] += 1
    else:
        _set_arm(s, arm, outer, double * IS_DOUBLE, 0)


@kernel
def _count_unplaced(g: Row, s: Row, half: int) -> int:
    """Count the tiles of the set with this half that don't lie yet (HU-8)."""
    left = 0
    for w in range(WORDS):
        bears = g[G_TILES_WITH + half * WORDS + w]
        left += count_bits(bears) - count_bits(bears & s[LAID + w])
    return left


@inline_kernel
def _in_first_turn(g: Row, s: Row) -> bool:
    """Return whether the player is in their first turn, where that is a run (MT-8)."""
    return g[G_FIRST_TURN_RUN] != 0 and s[TURNS] <= g[G_PLAYERS]


@inline_kernel
def cover_continuation(g: Row, s: Row, arm: int, double: int, half: int) -> int:
    """Return what follows a play where doubles must be covered (MT-13); the tile isn't laid yet."""
    if arm == 0:
        return MUST_CONTINUE
    if _in_first_turn(g, s):
        return MAY_CONTINUE
    return MUST_CONTINUE if double and _count_unplaced(g, s, half) > 1 else TURN_OVER


@kernel
def lacks_owed_tile(g: Row, s: Row) -> bool:
    """Return whether an arm is owed a tile that isn't left (CF-9)."""
    for arm in range(s[ARM_COUNT] if s[OWED] > 0 else 0):
        if s[ARM_IS + arm] & IS_OWED and _count_unplaced(g, s, s[ARM_HALF + arm]) == 0:
            return True
    return False


@kernel
def _binding_arms(g: Row, s: Row) -> int:
    """Return the arms that must be played on first, as bits: the oldest demand (MT-12)."""
    if s[OWED] == 0:
        return 0
    if g[G_COVERS_DOUBLES] and (_in_first_turn(g, s) or (g[G_CHAINS] and s[TURN_CONTINUED])):
        return 0
    oldest, found = _MAX_AGE, 0
    for arm in range(s[ARM_COUNT]):
        since = s[ARM_SINCE + arm]
        if s[ARM_IS + arm] & IS_OWED == 0 or since > oldest:
            continue
        if g[G_WAIVES_EXHAUSTED] and _count_unplaced(g, s, s[ARM_HALF + arm]) == 0:
            continue
        if since < oldest:
            oldest, found = since, 0
        found |= 1 << arm
    return found


@kernel
def _gated_arms(s: Row) -> int:
    """Return the arms that wait for their double, as bits (MC-4)."""
    found = 0
    for arm in range(s[ARM_COUNT]):
        if s[ARM_IS + arm] & IS_GATED:
            found |= 1 << arm
    return found


@kernel
def open_arms_for(k: Family, g: Row, s: Row, seat: int) -> int:
    """Return the arms that a seat may play on now, as bits; -1: that any seat might (MT-17)."""
    bound = _binding_arms(g, s)
    if bound != 0:
        return bound
    every = (1 << s[ARM_COUNT]) - 1
    if len(k) == FREE:
        if g[G_GATE] == GATE_ALL:
            every = _gated_arms(s) or every
        if g[G_SAME_ARM] and s[RUN_ARM] > 0 and seat >= 0:
            every &= 1 << s[RUN_ARM] - 1
    if not g[G_OWNED]:
        return every
    if seat < 0:
        if len(k) == FREE or g[G_LAST_ONE_ENDS]:
            # Who has dropped out can't pass any more, so nothing marks their train (WM-3).
            for gone in range(g[G_PLAYERS]):
                if s[COUNT + gone] == 0 and s[MARKED] >> gone & 1 == 0:
                    every &= ~(1 << gone)
        return every
    if g[G_COVERS_DOUBLES] and _in_first_turn(g, s):
        return every & 1 << seat
    owned = (1 << g[G_PLAYERS]) - 1
    return every & (~owned | 1 << seat | s[MARKED])


@kernel
def _fitting_gated_word(g: Row, s: Row, arms: int, w: int) -> int:
    """Return the same where some arms take only their double (MC-4)."""
    fit = 0
    for arm in range(s[ARM_COUNT]):
        if arms >> arm & 1:
            fits = g[G_FITS + s[ARM_HALF + arm] * WORDS + w]
            if s[ARM_IS + arm] & IS_GATED:
                fits &= g[G_DOUBLES + w] & g[G_TILES_WITH + s[ARM_HALF + arm] * WORDS + w]
            fit |= fits
    return fit


@kernel
def fitting_word(k: Family, g: Row, s: Row, arms: int, w: int) -> int:
    """Return what fits some arms, as a word of a mask."""
    if len(k) == FREE and g[G_GATE]:
        return _fitting_gated_word(g, s, arms, w)
    fit = 0
    for arm in range(s[ARM_COUNT]):
        if arms >> arm & 1:
            fit |= g[G_FITS + s[ARM_HALF + arm] * WORDS + w]
    return fit


@inline_kernel
def _update_fit(k: Family, g: Row, s: Row, arms: int, mask: int) -> None:
    """Update the mask at this offset: what fits some arms."""
    if len(k) == FREE and g[G_GATE]:
        for w in range(WORDS):
            s[mask + w] = _fitting_gated_word(g, s, arms, w)
        return
    # All words in one pass over the arms: this is done several times a move.
    first, second, third = 0, 0, 0
    for arm in range(s[ARM_COUNT]):
        if arms >> arm & 1:
            fits = G_FITS + s[ARM_HALF + arm] * WORDS
            first |= g[fits]
            second |= g[fits + 1]
            third |= g[fits + 2]
    s[mask], s[mask + 1], s[mask + 2] = first, second, third


@kernel
def update_open_arms(k: Family, g: Row, s: Row) -> None:
    """Update what is open to the player, and what fits there."""
    s[OPEN_ARMS] = open_arms_for(k, g, s, s[TURN])
    _update_fit(k, g, s, s[OPEN_ARMS], FIT)


@kernel
def update_fit_anyone(k: Family, g: Row, s: Row) -> None:
    """Update what would fit if every train were open."""
    _update_fit(k, g, s, open_arms_for(k, g, s, -1), FIT_ANYONE)
