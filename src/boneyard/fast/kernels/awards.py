"""Awards: what the end of a round brings."""

from typing import Final

from boneyard.fast.fields import (
    ARM_COUNT,
    ARM_HALF,
    AWARDED,
    BITS,
    BY_LAST_TILE,
    CAPICUA_DOUBLES,
    CURVED,
    END,
    FEWEST_TILES,
    FEWEST_TOGETHER,
    FINISHED,
    FINISHED_COUNT,
    G_AWARD,
    G_AWARD_ARG1,
    G_AWARD_ARG2,
    G_BLOCK,
    G_CAP,
    G_CAPICUA,
    G_CAPICUA_BLANK,
    G_COMPARES_HANDS,
    G_DOUBLE,
    G_HALF_PIPS,
    G_HALVES,
    G_HAS_BONUSES,
    G_LADDER,
    G_LADDER_LENGTH,
    G_LAST_TILE,
    G_LAST_TILE_KINDS,
    G_LAST_TILE_POINTS,
    G_OWN_BLOCKED,
    G_OWN_OUT,
    G_PLAYERS,
    G_ROUND_BLOCKED,
    G_ROUND_EACH,
    G_ROUND_OUT,
    G_SCALE,
    G_SIDE,
    G_SIDES,
    G_TIE,
    G_TILE_PIPS,
    HAND_PIPS,
    LARGE,
    LAST,
    LAST_BLOCKED,
    LAST_BOTH,
    LAST_BOTH_DOUBLE,
    LAST_DOUBLE,
    LAST_SINGLE,
    LEADER,
    LEADER_WINS,
    LOCKER,
    LOCKER_LOSES,
    LOCKER_WINS,
    LOCKERS_DUEL,
    LOSERS_WRITE,
    LOWEST_PIPS,
    LOWEST_THEN_TILE,
    MADE,
    MAX_PIPS,
    MAX_TILES,
    MOST_MADE,
    NOBODY_WINS,
    ONE_POINT,
    OPPONENTS_PIPS,
    PENALTIES,
    PLACED_COUNT,
    POINTS,
    RANKS,
    ROUND,
    SCORES,
    STAKES,
    TARGET,
    TIE_AGAINST_LOCKER,
    TIE_TO_LEADER,
    TIE_TO_LOCKER,
    TO_LOVE,
    WAITING,
    WAY,
    WENT_OUT,
    WIDE,
    WINNERS,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import count_bits, kernel, lowest_bit
from boneyard.fast.kernels.hands import count_hand_pips, held_word

#: More than any hand holds in pips.
_RANK_FACTOR: Final = 1 << 16


@kernel
def add_points(g: Row, s: Row, side: int, points: int) -> None:
    """Give a side the points it may take; the cap is -1 where all count."""
    if g[G_CAP] < 0 or s[SCORES + side] + points <= g[G_CAP]:
        s[SCORES + side] += points
        s[POINTS + side] += points


@kernel
def score_round(k: Family, g: Row, s: Row) -> None:
    """Count the hands of a finished round, and award the points."""
    if s[END] == TARGET:
        return
    count_hand_pips(k, g, s)
    out = s[WENT_OUT]
    decides = out >= 0 and not g[G_COMPARES_HANDS]
    winner = g[G_SIDE + out] if decides else _find_block_winner(k, g, s)
    s[WINNERS] = 1 << winner if winner >= 0 else 0
    for side in range(g[G_SIDES]):
        s[AWARDED + side] = 0
    _compute_awards(k, g, s, winner, out >= 0)
    if winner >= 0 and g[G_HAS_BONUSES]:
        s[AWARDED + winner] += _bonus_points(g, s, s[AWARDED + winner], out >= 0)
    for side in range(g[G_SIDES]):
        # Carried-over points go to the first side that wins a round alone (HO-8).
        waited = s[WAITING] if s[WINNERS] == 1 << side else 0
        # One award with the points of the last tile (FT-8).
        made = s[MADE] if out >= 0 and side == g[G_SIDE + out] else 0
        add_points(g, s, side, s[STAKES] * s[AWARDED + side] + waited + made)


@kernel
def _compute_awards(k: Family, g: Row, s: Row, winner: int, out: bool) -> None:
    """Compute what the award gives each side."""
    kind = g[G_AWARD]
    if kind == PENALTIES:
        for seat in range(g[G_PLAYERS]):
            s[AWARDED + seat] = s[HAND_PIPS + seat]
            if out and seat != winner:
                s[AWARDED + seat] += g[G_AWARD_ARG1]
    elif (len(k) == CURVED or len(k) >= WIDE) and kind == MOST_MADE:
        _award_most_made(g, s)
    elif (len(k) == CURVED or len(k) >= WIDE) and kind == RANKS:
        _award_ranks(g, s)
    elif winner >= 0:
        if kind == OPPONENTS_PIPS:
            s[AWARDED + winner] = _count_opponents_pips(g, s, winner, out)
        elif kind == ONE_POINT:
            s[AWARDED + winner] = 1
        elif kind == BY_LAST_TILE:
            s[AWARDED + winner] = g[G_LAST_TILE_KINDS + _last_tile_kind(g, s, out)]
        elif kind == TO_LOVE:
            _award_to_love(g, s, winner)
        elif kind == LOSERS_WRITE:
            _award_losers_write(g, s, winner)


@kernel
def _last_tile_kind(g: Row, s: Row, out: bool) -> int:
    """Return the kind of the last tile: if all ends are alike now, it fitted them all (BR-4)."""
    if not out:
        return LAST_BLOCKED
    alike = s[PLACED_COUNT] > 1
    ends, shown = 0, -1
    for arm in range(s[ARM_COUNT]):
        half = s[ARM_HALF + arm]
        if half >= 0:
            alike = alike and (ends == 0 or half == shown)
            ends, shown = ends + 1, half
    if alike and ends > 1:
        return LAST_BOTH_DOUBLE if g[G_DOUBLE + s[LAST]] else LAST_BOTH
    return LAST_DOUBLE if g[G_DOUBLE + s[LAST]] else LAST_SINGLE


@kernel
def _block_rank(k: Family, g: Row, s: Row, seat: int) -> int:
    """Return the rank of a hand in a block: lower is better."""
    if g[G_BLOCK] == LOWEST_PIPS:
        return s[HAND_PIPS + seat]
    if g[G_BLOCK] == FEWEST_TOGETHER:
        together = 0
        for other in range(g[G_PLAYERS]):
            if g[G_SIDE + other] == g[G_SIDE + seat]:
                together += s[HAND_PIPS + other]
        return together
    if g[G_BLOCK] == FEWEST_TILES:
        tiles = 0
        for w in range(WORDS if len(k) >= LARGE else 1):
            tiles += count_bits(held_word(k, s, seat, w))
        return tiles * _RANK_FACTOR + s[HAND_PIPS + seat]
    if g[G_BLOCK] == LOWEST_THEN_TILE:
        return s[HAND_PIPS + seat] * _RANK_FACTOR + _lowest_tile(k, g, s, seat)
    lowest = -1
    for w in range(WORDS if len(k) >= LARGE else 1):
        bits = held_word(k, s, seat, w)
        while bits != 0:
            tile = w * BITS + lowest_bit(bits)
            bits &= bits - 1
            if g[G_DOUBLE + tile] and (lowest < 0 or g[G_TILE_PIPS + tile] < lowest):
                lowest = g[G_TILE_PIPS + tile]
    return _RANK_FACTOR + lowest if lowest >= 0 else s[HAND_PIPS + seat]


@kernel
def _lowest_tile(k: Family, g: Row, s: Row, seat: int) -> int:
    """Return a hand's lowest tile: by its pips, then its smaller half (GA-6)."""
    lowest = _RANK_FACTOR
    for w in range(WORDS if len(k) >= LARGE else 1):
        bits = held_word(k, s, seat, w)
        while bits != 0:
            tile = w * BITS + lowest_bit(bits)
            bits &= bits - 1
            smaller = g[G_HALF_PIPS + g[G_HALVES + MAX_TILES + tile]]
            lowest = min(lowest, g[G_TILE_PIPS + tile] * 64 + smaller)
    return lowest if lowest < _RANK_FACTOR else -1


@kernel
def _find_block_winner(k: Family, g: Row, s: Row) -> int:
    """Return the side that wins a block, or -1."""
    side = -1
    if g[G_BLOCK] == LOCKERS_DUEL:
        one = max(s[LOCKER], 0)
        two = (one + 1) % g[G_PLAYERS]
        if s[HAND_PIPS + one] != s[HAND_PIPS + two]:
            side = g[G_SIDE + (one if s[HAND_PIPS + one] < s[HAND_PIPS + two] else two)]
        elif g[G_SIDE + one] == g[G_SIDE + two]:
            side = g[G_SIDE + one]
    elif g[G_BLOCK] == LEADER_WINS:
        side = g[G_SIDE + s[LEADER]] if s[LEADER] >= 0 else -1
    elif g[G_BLOCK] == LOCKER_WINS:
        side = g[G_SIDE + s[LOCKER]] if s[LOCKER] >= 0 else -1
    elif g[G_BLOCK] == LOCKER_LOSES:
        side = _side_after_locker(g, s)
    elif g[G_BLOCK] != NOBODY_WINS:
        side = _best_hand_side(k, g, s)
    if side < 0 and g[G_TIE] == TIE_TO_LEADER and s[LEADER] >= 0:
        side = g[G_SIDE + s[LEADER]]
    elif side < 0 and g[G_TIE] == TIE_TO_LOCKER and s[LOCKER] >= 0:
        side = g[G_SIDE + s[LOCKER]]
    elif side < 0 and g[G_TIE] == TIE_AGAINST_LOCKER:
        side = _side_after_locker(g, s)
    return side


@kernel
def _side_after_locker(g: Row, s: Row) -> int:
    """Return the side of the seat after the locker (BR-7); -1: there is no locker."""
    if s[LOCKER] < 0:
        return -1
    return g[G_SIDE + (s[LOCKER] + s[WAY] + g[G_PLAYERS]) % g[G_PLAYERS]]


@kernel
def _bonus_points(g: Row, s: Row, pips: int, out: bool) -> int:
    """Return the bonus: for the ends, the last tile and the round (LA-8, PR-2, PR-3)."""
    more = g[G_LADDER + s[ROUND] - 1] if s[ROUND] <= g[G_LADDER_LENGTH] else 0
    if not out:
        return more
    tile = s[LAST]
    if tile == g[G_LAST_TILE]:
        more += g[G_LAST_TILE_POINTS]
    if g[G_CAPICUA] != 0 and s[ARM_COUNT] > 1 and not g[G_DOUBLE + tile]:
        alike = g[G_CAPICUA_BLANK] or g[G_HALF_PIPS + g[G_HALVES + MAX_TILES + tile]] > 0
        for arm in range(1, s[ARM_COUNT]):
            if s[ARM_HALF + arm] != s[ARM_HALF]:
                alike = False
        if alike:
            more += pips if g[G_CAPICUA] == CAPICUA_DOUBLES else g[G_CAPICUA]
    return more


@kernel
def _award_to_love(g: Row, s: Row, winner: int) -> None:
    """Give a point, and reset all scores once every side has one (JA-7, JA-8)."""
    fewest, most = _RANK_FACTOR, 0
    for side in range(g[G_SIDES]):
        had = s[SCORES + side]
        has = had + (side == winner)
        fewest, most = min(fewest, has), max(most, has)
    level = True
    for side in range(g[G_SIDES]):
        level = level and s[SCORES + side] == 1
    love, one_all = g[G_AWARD_ARG1], g[G_AWARD_ARG2]
    if not love or not ((one_all and level) or (fewest > 0 and not (one_all and most == 1))):
        s[AWARDED + winner] = 1
        return
    for side in range(g[G_SIDES]):
        stands = 2 if one_all and level and side == winner else 0
        s[AWARDED + side] = stands - s[SCORES + side]


@kernel
def _award_losers_write(g: Row, s: Row, winner: int) -> None:
    """Every side but the winner's scores what its hands count, if it is enough (KZ-9, KZ-10)."""
    for side in range(g[G_SIDES]):
        total = 0
        for seat in range(g[G_PLAYERS]):
            if g[G_SIDE + seat] == side:
                total += s[HAND_PIPS + seat]
        if side != winner and (s[SCORES + side] != 0 or total >= g[G_AWARD_ARG1]):
            s[AWARDED + side] = total


@kernel
def _best_hand_side(k: Family, g: Row, s: Row) -> int:
    """Return the side of the best hand, or -1 if sides share it."""
    best, side = _block_rank(k, g, s, 0), 0
    for seat in range(1, g[G_PLAYERS]):
        rank = _block_rank(k, g, s, seat)
        if rank < best:
            best, side = rank, g[G_SIDE + seat]
        elif rank == best and side != g[G_SIDE + seat]:
            side = -1
    return side


@kernel
def _count_opponents_pips(g: Row, s: Row, winner: int, out: bool) -> int:
    total = 0
    for seat in range(g[G_PLAYERS]):
        held = s[HAND_PIPS + seat]
        times = 1
        if g[G_SIDE + seat] == winner:
            times = g[G_OWN_OUT] if out else g[G_OWN_BLOCKED]
        total += times * (g[G_ROUND_EACH + MAX_PIPS + min(held, MAX_PIPS - 1)] if out else held)
    table = G_ROUND_OUT if out else G_ROUND_BLOCKED
    # Never near the end of the tables (`compile_rules` refuses such rules): a safety net.
    return g[table + MAX_PIPS + min(max(total, 0), MAX_PIPS - 1)] // g[G_AWARD_ARG2]


@kernel
def _award_most_made(g: Row, s: Row) -> None:
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
            total += s[HAND_PIPS + seat]
    s[WINNERS] = 1 << best
    s[AWARDED + best] = total


@kernel
def _award_ranks(g: Row, s: Row) -> None:
    finished = 0
    for place in range(s[FINISHED_COUNT]):
        seat = s[FINISHED + place]
        finished |= 1 << seat
        s[AWARDED + g[G_SIDE + seat]] += g[G_SCALE + place]
    for seat in range(g[G_PLAYERS]):
        if finished >> seat & 1:
            continue
        place = s[FINISHED_COUNT]
        for other in range(g[G_PLAYERS]):
            if finished >> other & 1 == 0 and s[HAND_PIPS + other] < s[HAND_PIPS + seat]:
                place += 1
        s[AWARDED + g[G_SIDE + seat]] += g[G_SCALE + place]
    most = 0
    for side in range(g[G_SIDES]):
        most = max(most, s[AWARDED + side])
    s[WINNERS] = 0
    for side in range(g[G_SIDES]):
        if s[AWARDED + side] == most:
            s[WINNERS] |= 1 << side
