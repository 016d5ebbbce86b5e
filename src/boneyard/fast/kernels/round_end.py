"""When a round ends."""

from boneyard.fast.fields import (
    ANYONE,
    AWAY,
    BLOCKED,
    CURVED,
    DECK,
    DRAWN,
    DRAWS,
    END,
    FINISHED,
    FINISHED_COUNT,
    FIT,
    G_DRAWING,
    G_LAST_ONE_ENDS,
    G_MOVER_BLOCKS,
    G_PLAYERS,
    G_SHORT_BLOCKS,
    G_SWEEPS,
    LAID,
    LINES,
    LOCKER,
    OUT,
    OWED,
    SPENT,
    STOCK,
    STOCK_AT,
    STOCK_END,
    WENT_OUT,
    WIDE,
    Family,
    Row,
)
from boneyard.fast.jit import hot, kernel
from boneyard.fast.kernels.hands import (
    can_play,
    can_use,
    give,
    has,
    next_seat,
    seats_with_tiles,
)
from boneyard.fast.kernels.trains import lacks_toes, look_for_anyone


@hot
def stock_class(k: Family, s: Row) -> int:
    """Which rows of the tables about drawing count now: sides of the cross, tiles in stock."""
    stock = min(s[STOCK_END] - s[STOCK_AT], STOCK - 1)
    if len(k) == LINES or len(k) == CURVED:
        return stock * 4
    return (stock + STOCK * (s[OWED] > 0)) * 4


@hot
def drawing_now(k: Family, g: Row, s: Row, able: bool) -> int:
    """What drawing allows at this moment, as bits."""
    return g[G_DRAWING + stock_class(k, s) + 2 * (s[DRAWN] > 0) + able]


@hot
def is_stuck(k: Family, g: Row, s: Row, mover: int) -> bool:
    """Say whether the round is blocked, with this seat to move."""
    if len(k) == WIDE:
        return _is_stuck_wide(k, g, s, mover)
    if can_play(k, s, mover):
        return False
    if len(k) == CURVED and g[G_SWEEPS]:
        # Every other tile is in a hand or in the boneyard.
        return s[FIT] & ~(s[LAID] | s[AWAY]) == 0
    if drawing_now(k, g, s, False) & SPENT == 0:
        return False
    if not g[G_MOVER_BLOCKS]:
        for seat in range(g[G_PLAYERS]):
            if can_play(k, s, seat):
                return False
    return True


@kernel
def _is_stuck_wide(k: Family, g: Row, s: Row, mover: int) -> bool:
    """The same where trains may open, or a foot lack a toe for good (MT-17, CF-9)."""
    if g[G_SHORT_BLOCKS] and lacks_toes(g, s):
        return True
    look_for_anyone(g, s)
    if can_use(k, s, mover, ANYONE):
        return False
    if g[G_SWEEPS]:
        for place in range(s[STOCK_AT], s[STOCK_END]):
            if has(k, s, ANYONE, s[DECK + place]):
                return False
    elif drawing_now(k, g, s, False) & SPENT == 0:
        return False
    if g[G_SWEEPS] or not g[G_MOVER_BLOCKS]:
        for seat in range(g[G_PLAYERS]):
            if can_use(k, s, seat, ANYONE):
                return False
    return True


@kernel
def end_blocked(k: Family, g: Row, s: Row, mover: int) -> None:
    """End a blocked round; where the game says so the boneyard is drawn empty first."""
    seat = mover
    while g[G_SWEEPS] and s[STOCK_AT] < s[STOCK_END]:
        draw_tile(k, s, seat)
        s[LOCKER] = seat
        seat = next_seat(g, s, seat)
    s[END] = BLOCKED


@hot
def draw_tile(k: Family, s: Row, seat: int) -> None:
    """Take the first tile of the boneyard."""
    give(k, s, seat, s[DECK + s[STOCK_AT]])
    s[STOCK_AT] += 1
    s[DRAWS] += 1


@kernel
def went_out(k: Family, g: Row, s: Row, seat: int) -> None:
    """A hand is empty: the round is over, or goes on without that player."""
    if (len(k) == CURVED or len(k) == WIDE) and g[G_LAST_ONE_ENDS]:
        s[FINISHED + s[FINISHED_COUNT]] = seat
        s[FINISHED_COUNT] += 1
        if seats_with_tiles(g, s) != 1:
            return
    s[END] = OUT
    s[WENT_OUT] = seat
