"""What the end of a round brings."""

from typing import Final

from boneyard.fast.fields import (
    ARM_COUNT,
    ARM_HALF,
    BITS,
    COUNT,
    CURVED,
    DOUBLED,
    END,
    FEWEST_TILES,
    FEWEST_TOGETHER,
    FINISHED,
    FINISHED_COUNT,
    G_AWARD,
    G_AWARD_ONE,
    G_AWARD_TWO,
    G_BLOCK,
    G_CAPICUA,
    G_CAPICUA_BLANK,
    G_COMPARES,
    G_DOUBLE,
    G_HALF_PIPS,
    G_HALVES,
    G_HAS_BONUSES,
    G_LADDER,
    G_LAST_GIVES,
    G_LAST_TILE,
    G_OWN_BLOCKED,
    G_OWN_OUT,
    G_PLAYERS,
    G_ROUND_BLOCKED,
    G_ROUND_EACH,
    G_ROUND_OUT,
    G_RUNGS,
    G_SCALE,
    G_SIDE,
    G_SIDES,
    G_TARGET,
    G_TIE,
    G_TILE_PIPS,
    GIVEN,
    HANDS,
    HELD,
    LARGE,
    LAST,
    LEADER_WINS,
    LED,
    LOCKER,
    LOCKER_WINS,
    LOCKERS_DUEL,
    LOSERS_WRITE,
    LOWEST_PIPS,
    LOWEST_THEN_TILE,
    MOST_MADE,
    NOBODY_WINS,
    ONE_POINT,
    OPPONENTS_PIPS,
    PENALTIES,
    PIPS,
    POINTS,
    RANKS,
    ROUND,
    SCORES,
    STAKES,
    TARGET,
    TIE_TO_LEADER,
    TIE_TO_LOCKER,
    TILES,
    TO_LOVE,
    WAITING,
    WENT_OUT,
    WIDE,
    WINNERS,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import kernel, lowest_bit
from boneyard.fast.kernels.hands import count_hands, nth_tile

#: More than any hand holds in pips.
_MANY: Final = 1 << 16


@kernel
def award(g: Row, s: Row, side: int, points: int) -> None:
    """Give a side the points it may take; the target is -1 where all count."""
    if g[G_TARGET] < 0 or s[SCORES + side] + points <= g[G_TARGET]:
        s[SCORES + side] += points
        s[POINTS + side] += points


@kernel
def settle(k: Family, g: Row, s: Row) -> None:
    """Count the hands of a round that is over, and give the points."""
    if s[END] == TARGET:
        return
    count_hands(k, g, s)
    out = s[WENT_OUT]
    decides = out >= 0 and not g[G_COMPARES]
    winner = g[G_SIDE + out] if decides else _block_side(k, g, s)
    s[WINNERS] = 1 << winner if winner >= 0 else 0
    for side in range(g[G_SIDES]):
        s[GIVEN + side] = 0
    _judge(k, g, s, winner, out >= 0)
    if winner >= 0 and g[G_HAS_BONUSES]:
        s[GIVEN + winner] += _bonuses(g, s, s[GIVEN + winner], out >= 0)
    for side in range(g[G_SIDES]):
        # What has waited goes to the first who wins a round alone (HO-8).
        waited = s[WAITING] if s[WINNERS] == 1 << side else 0
        award(g, s, side, s[STAKES] * s[GIVEN + side] + waited)


@kernel
def _judge(k: Family, g: Row, s: Row, winner: int, out: bool) -> None:
    """Say what the award gives each side."""
    kind = g[G_AWARD]
    if kind == PENALTIES:
        for seat in range(g[G_PLAYERS]):
            s[GIVEN + seat] = s[HELD + seat]
            if out and seat != winner:
                s[GIVEN + seat] += g[G_AWARD_ONE]
    elif (len(k) == CURVED or len(k) == WIDE) and kind == MOST_MADE:
        _most_made(g, s)
    elif (len(k) == CURVED or len(k) == WIDE) and kind == RANKS:
        _ranks(g, s)
    elif winner >= 0:
        if kind == OPPONENTS_PIPS:
            s[GIVEN + winner] = _opponents_pips(g, s, winner, out)
        elif kind == ONE_POINT:
            s[GIVEN + winner] = 1
        elif kind == TO_LOVE:
            _to_love(g, s, winner)
        elif kind == LOSERS_WRITE:
            _losers_write(g, s, winner)


@kernel
def _rank(k: Family, g: Row, s: Row, seat: int) -> int:
    """Where a hand stands in a block: lower is better."""
    if g[G_BLOCK] == LOWEST_PIPS:
        return s[HELD + seat]
    if g[G_BLOCK] == FEWEST_TOGETHER:
        together = 0
        for other in range(g[G_PLAYERS]):
            if g[G_SIDE + other] == g[G_SIDE + seat]:
                together += s[HELD + other]
        return together
    if g[G_BLOCK] == FEWEST_TILES:
        return s[COUNT + seat] * _MANY + s[HELD + seat]
    if g[G_BLOCK] == LOWEST_THEN_TILE:
        return s[HELD + seat] * _MANY + _lowest_tile(k, g, s, seat)
    lowest = -1
    for w in range(WORDS if len(k) >= LARGE else 1):
        bits = s[HANDS + seat * WORDS + w]
        while bits != 0:
            tile = w * BITS + lowest_bit(bits)
            bits &= bits - 1
            if g[G_DOUBLE + tile] and (lowest < 0 or g[G_TILE_PIPS + tile] < lowest):
                lowest = g[G_TILE_PIPS + tile]
    return _MANY + lowest if lowest >= 0 else s[HELD + seat]


@kernel
def _lowest_tile(k: Family, g: Row, s: Row, seat: int) -> int:
    """A hand's lowest tile: by its pips, then its smaller half (GA-6)."""
    if s[COUNT + seat] == 0:
        return -1
    lowest = _MANY - 1
    for n in range(s[COUNT + seat]):
        tile = nth_tile(k, s, seat, n)
        smaller = g[G_HALF_PIPS + g[G_HALVES + TILES + tile]]
        lowest = min(lowest, g[G_TILE_PIPS + tile] * 64 + smaller)
    return lowest


@kernel
def _block_side(k: Family, g: Row, s: Row) -> int:
    """The side that wins a block, or -1."""
    side = -1
    if g[G_BLOCK] == LOCKERS_DUEL:
        one = max(s[LOCKER], 0)
        two = (one + 1) % g[G_PLAYERS]
        if s[HELD + one] != s[HELD + two]:
            side = g[G_SIDE + (one if s[HELD + one] < s[HELD + two] else two)]
        elif g[G_SIDE + one] == g[G_SIDE + two]:
            side = g[G_SIDE + one]
    elif g[G_BLOCK] == LEADER_WINS:
        side = g[G_SIDE + s[LED]] if s[LED] >= 0 else -1
    elif g[G_BLOCK] == LOCKER_WINS:
        side = g[G_SIDE + s[LOCKER]] if s[LOCKER] >= 0 else -1
    elif g[G_BLOCK] != NOBODY_WINS:
        side = _block_winner(k, g, s)
    if side < 0 and g[G_TIE] == TIE_TO_LEADER and s[LED] >= 0:
        side = g[G_SIDE + s[LED]]
    elif side < 0 and g[G_TIE] == TIE_TO_LOCKER and s[LOCKER] >= 0:
        side = g[G_SIDE + s[LOCKER]]
    return side


@kernel
def _bonuses(g: Row, s: Row, pips: int, out: bool) -> int:
    """What is added to the pips: for the ends, the last tile and the round (LA-8, PR-2, PR-3)."""
    more = g[G_LADDER + s[ROUND] - 1] if s[ROUND] <= g[G_RUNGS] else 0
    if not out:
        return more
    tile = s[LAST]
    if tile == g[G_LAST_TILE]:
        more += g[G_LAST_GIVES]
    if g[G_CAPICUA] != 0 and not g[G_DOUBLE + tile]:
        alike = g[G_CAPICUA_BLANK] or g[G_HALF_PIPS + g[G_HALVES + TILES + tile]] > 0
        for arm in range(1, s[ARM_COUNT]):
            if s[ARM_HALF + arm] != s[ARM_HALF]:
                alike = False
        if alike:
            more += pips if g[G_CAPICUA] == DOUBLED else g[G_CAPICUA]
    return more


@kernel
def _to_love(g: Row, s: Row, winner: int) -> None:
    """A point, and all back to nothing once every side has one (JA-7, JA-8)."""
    fewest, most = _MANY, 0
    for side in range(g[G_SIDES]):
        had = s[SCORES + side]
        has = had + (side == winner)
        fewest, most = min(fewest, has), max(most, has)
    level = True
    for side in range(g[G_SIDES]):
        level = level and s[SCORES + side] == 1
    love, one_all = g[G_AWARD_ONE], g[G_AWARD_TWO]
    if not love or not ((one_all and level) or (fewest > 0 and not (one_all and most == 1))):
        s[GIVEN + winner] = 1
        return
    for side in range(g[G_SIDES]):
        stands = 2 if one_all and level and side == winner else 0
        s[GIVEN + side] = stands - s[SCORES + side]


@kernel
def _losers_write(g: Row, s: Row, winner: int) -> None:
    """Every side but the winner's writes what its hands count, if it is enough (KZ-9, KZ-10)."""
    for side in range(g[G_SIDES]):
        total = 0
        for seat in range(g[G_PLAYERS]):
            if g[G_SIDE + seat] == side:
                total += s[HELD + seat]
        if side != winner and (s[SCORES + side] != 0 or total >= g[G_AWARD_ONE]):
            s[GIVEN + side] = total


@kernel
def _block_winner(k: Family, g: Row, s: Row) -> int:
    """The side of the best hand, or -1 if sides share it."""
    best, side = _rank(k, g, s, 0), 0
    for seat in range(1, g[G_PLAYERS]):
        rank = _rank(k, g, s, seat)
        if rank < best:
            best, side = rank, g[G_SIDE + seat]
        elif rank == best and side != g[G_SIDE + seat]:
            side = -1
    return side


@kernel
def _opponents_pips(g: Row, s: Row, winner: int, out: bool) -> int:
    total = 0
    for seat in range(g[G_PLAYERS]):
        held = s[HELD + seat]
        times = 1
        if g[G_SIDE + seat] == winner:
            times = g[G_OWN_OUT] if out else g[G_OWN_BLOCKED]
        total += times * (g[G_ROUND_EACH + PIPS + min(held, PIPS - 1)] if out else held)
    table = G_ROUND_OUT if out else G_ROUND_BLOCKED
    # Nobody comes near the end of the tables (`reckoning` refuses such rules): they just stay safe.
    return g[table + PIPS + min(max(total, 0), PIPS - 1)] // g[G_AWARD_TWO]


@kernel
def _most_made(g: Row, s: Row) -> None:
    best = 0
    for side in range(1, g[G_SIDES]):
        if s[POINTS + side] > s[POINTS + best]:
            best = side
    s[WINNERS] = 0
    for side in range(g[G_SIDES]):
        if side != best and s[POINTS + side] == s[POINTS + best]:
            return
    total = 0
    for seat in range(g[G_PLAYERS]):
        if g[G_SIDE + seat] != best:
            total += s[HELD + seat]
    s[WINNERS] = 1 << best
    s[GIVEN + best] = total


@kernel
def _ranks(g: Row, s: Row) -> None:
    finished = 0
    for place in range(s[FINISHED_COUNT]):
        seat = s[FINISHED + place]
        finished |= 1 << seat
        s[GIVEN + g[G_SIDE + seat]] += g[G_SCALE + place]
    for seat in range(g[G_PLAYERS]):
        if finished >> seat & 1:
            continue
        place = s[FINISHED_COUNT]
        for other in range(g[G_PLAYERS]):
            if finished >> other & 1 == 0 and s[HELD + other] < s[HELD + seat]:
                place += 1
        s[GIVEN + g[G_SIDE + seat]] += g[G_SCALE + place]
    most = 0
    for side in range(g[G_SIDES]):
        most = max(most, s[GIVEN + side])
    s[WINNERS] = 0
    for side in range(g[G_SIDES]):
        if s[GIVEN + side] == most:
            s[WINNERS] |= 1 << side
