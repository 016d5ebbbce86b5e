"""Round end: blocked, or a hand is empty."""

from boneyard.fast.fields import (
    BLOCKED,
    COUNT,
    CURVED,
    DEAD,
    DECK,
    DRAWN,
    DRAWS,
    END,
    EXHAUSTED,
    FINISHED,
    FINISHED_COUNT,
    FIT,
    FIT_ANYONE,
    FREE,
    G_DRAINS_BONEYARD,
    G_DRAW_LIMIT,
    G_DRAWING,
    G_LAST_ONE_ENDS,
    G_MOVER_BLOCKS,
    G_OUT,
    G_PLAYERS,
    G_SHORT_BLOCKS,
    G_SIDE,
    LAID,
    LINES,
    LOCKER,
    MAX_STOCK,
    OUT,
    OUT_OF_PLAY,
    OUT_WITH_ALL,
    OUT_WITH_PARTNER,
    OWED,
    STOCK_END,
    STOCK_START,
    WENT_OUT,
    WIDE,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import inline_kernel, kernel
from boneyard.fast.kernels.hands import (
    can_play,
    give_tile,
    has_tile,
    holds_any,
    next_seat,
    seats_with_tiles,
)
from boneyard.fast.kernels.trains import lacks_owed_tile, update_fit_anyone


@inline_kernel
def drawing_offset(k: Family, s: Row) -> int:
    """Return which rows of the drawing tables apply now: sides of the cross, tiles in stock."""
    stock = min(s[STOCK_END] - s[STOCK_START], MAX_STOCK - 1)
    if len(k) == LINES or len(k) == CURVED:
        return stock * 4
    return (stock + MAX_STOCK * (s[OWED] > 0)) * 4


@inline_kernel
def allowed_drawing(k: Family, g: Row, s: Row, able: bool) -> int:
    """Return what drawing allows now, as bits."""
    if len(k) == FREE:
        drawn = s[DRAWN] >= g[G_DRAW_LIMIT]
        return g[G_DRAWING + drawing_offset(k, s) + 2 * drawn + able]
    return g[G_DRAWING + drawing_offset(k, s) + 2 * (s[DRAWN] > 0) + able]


@inline_kernel
def is_blocked(k: Family, g: Row, s: Row, mover: int) -> bool:
    """Return whether the round is blocked, with this seat to move."""
    if len(k) >= WIDE:
        return _is_blocked_wide(k, g, s, mover)
    if can_play(k, s, mover):
        return False
    if len(k) == CURVED and g[G_DRAINS_BONEYARD]:
        # Every other tile is in a hand or in the boneyard.
        return s[FIT] & ~(s[LAID] | s[OUT_OF_PLAY]) == 0
    if allowed_drawing(k, g, s, False) & EXHAUSTED == 0:
        return False
    if not g[G_MOVER_BLOCKS]:
        for seat in range(g[G_PLAYERS]):
            if can_play(k, s, seat):
                return False
    return True


@kernel
def _is_blocked_wide(k: Family, g: Row, s: Row, mover: int) -> bool:
    """Return the same where trains may open, or a foot lack a toe for good (MT-17, CF-9)."""
    if g[G_SHORT_BLOCKS] and lacks_owed_tile(g, s):
        return True
    update_fit_anyone(k, g, s)
    if holds_any(k, s, mover, FIT_ANYONE):
        return False
    if g[G_DRAINS_BONEYARD]:
        for place in range(s[STOCK_START], s[STOCK_END]):
            if has_tile(k, s, FIT_ANYONE, s[DECK + place]):
                return False
    elif allowed_drawing(k, g, s, False) & EXHAUSTED == 0:
        return False
    if g[G_DRAINS_BONEYARD] or not g[G_MOVER_BLOCKS]:
        for seat in range(g[G_PLAYERS]):
            if holds_any(k, s, seat, FIT_ANYONE):
                return False
    return True


@kernel
def end_blocked_round(k: Family, g: Row, s: Row, mover: int) -> None:
    """End a blocked round; some games draw the boneyard empty first."""
    seat = mover
    while g[G_DRAINS_BONEYARD] and s[STOCK_START] < s[STOCK_END]:
        draw_tile(k, s, seat)
        s[LOCKER] = seat
        seat = next_seat(g, s, seat)
    s[END] = BLOCKED


@inline_kernel
def draw_tile(k: Family, s: Row, seat: int) -> None:
    """Take the first tile of the boneyard."""
    give_tile(k, s, seat, s[DECK + s[STOCK_START]])
    s[STOCK_START] += 1
    s[DRAWS] += 1


@kernel
def ends_round(k: Family, g: Row, s: Row, seat: int) -> bool:
    """Return whether a seat with an empty hand ends the round; otherwise it drops out (WM-3)."""
    if (len(k) == CURVED or len(k) >= WIDE) and g[G_LAST_ONE_ENDS]:
        return seats_with_tiles(g, s) == 1
    if len(k) == FREE:
        for w in range(WORDS):
            if s[DEAD + seat * WORDS + w] != 0:
                return False
        for other in range(g[G_PLAYERS]):
            partner = g[G_OUT] == OUT_WITH_ALL or (
                g[G_OUT] == OUT_WITH_PARTNER and g[G_SIDE + other] == g[G_SIDE + seat]
            )
            if partner and s[COUNT + other] > 0:
                return False
    return True


@kernel
def go_out(k: Family, g: Row, s: Row, seat: int) -> None:
    """Handle an empty hand: the round is over, or continues without that player."""
    if len(k) == FREE and not g[G_LAST_ONE_ENDS] and not ends_round(k, g, s, seat):
        s[FINISHED + s[FINISHED_COUNT]] = seat
        s[FINISHED_COUNT] += 1
        return
    if (len(k) == CURVED or len(k) >= WIDE) and g[G_LAST_ONE_ENDS]:
        s[FINISHED + s[FINISHED_COUNT]] = seat
        s[FINISHED_COUNT] += 1
        if seats_with_tiles(g, s) != 1:
            return
    s[END] = OUT
    s[WENT_OUT] = seat
