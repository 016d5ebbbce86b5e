"""Observations for learning: what a seat sees, and the moves of the other players."""

from boneyard.fast.fields import (
    ARM_COUNT,
    ARM_HALF,
    ARM_IS,
    ASKED,
    BITS,
    COUNT,
    CURVED,
    END,
    G_FACE_DOWN,
    G_PLAYERS,
    G_SIDES,
    G_TILES,
    HANDS,
    LAID,
    MARKED,
    MAX_PLAYERS,
    MET_ARM,
    PLAYING,
    QUESTION,
    ROUND,
    SCORES,
    STOCK_END,
    STOCK_START,
    TURN,
    TURNED,
    WAY,
    WORDS,
    Family,
    FlagGrid,
    Flags,
    FloatGrid,
    Floats,
    Grid,
    Ints,
    Row,
)
from boneyard.fast.jit import count_bits, entry_point, kernel, lowest_bit, row_pointer
from boneyard.fast.kernels.action_ids import code_of, write_legal_mask
from boneyard.fast.kernels.apply import apply
from boneyard.fast.kernels.awards import score_round
from boneyard.fast.kernels.deals import deal
from boneyard.fast.kernels.heuristic import choose_by_heuristic
from boneyard.fast.kernels.honeycomb import NO_ROOM
from boneyard.fast.kernels.legal import choose
from boneyard.fast.kernels.rng import start_stream


@kernel
def _write_tiles(s: Row, mask: int, out: Floats, at: int) -> None:
    """Write a one for each tile of a mask."""
    for word in range(WORDS):
        bits = s[mask + word]
        for _ in range(count_bits(bits)):
            out[at + word * BITS + lowest_bit(bits)] = 1.0
            bits &= bits - 1


@kernel
def _acting_seat(s: Row) -> int:
    return s[ASKED] if s[QUESTION] != 0 else s[TURN]


@kernel
def _observe(k: Family, g: Row, s: Row, seat: int, parts: Ints, out: Floats) -> None:
    """Write what a seat sees; `parts` has the offsets, and the number of halves."""
    out[:] = 0.0
    players, sides, halves = g[G_PLAYERS], g[G_SIDES], parts[11]
    if not g[G_FACE_DOWN]:
        _write_tiles(s, HANDS + seat * WORDS, out, parts[0])
    _write_tiles(s, LAID, out, parts[1])
    if 0 <= s[TURNED] < g[G_TILES]:
        out[parts[2] + s[TURNED]] = 1.0
    for arm in range(s[ARM_COUNT]):
        half = s[ARM_HALF + arm]
        if half >= 0:
            out[parts[3] + arm * halves + half] = 1.0
            for bit in range(4):
                there = s[ARM_IS + arm] >> bit & 1
                if len(k) == CURVED and bit < 2:
                    there = s[MET_ARM + arm * 2 + bit] != NO_ROOM
                if there:
                    out[parts[4] + arm * 4 + bit] = 1.0
    # Round the table from the seat on; a modulo would take longer than all the rest.
    other = seat
    for place in range(players):
        out[parts[5] + place] = s[COUNT + other]
        other = other + 1 if other + 1 < players else 0
    out[parts[6]] = s[STOCK_END] - s[STOCK_START]
    side = seat if seat < sides else seat - sides
    for place in range(sides):
        out[parts[7] + place] = s[SCORES + side]
        side = side + 1 if side + 1 < sides else 0
    if s[END] == PLAYING:
        ahead = _acting_seat(s) - seat
        out[parts[8] + (ahead if ahead >= 0 else ahead + players)] = 1.0
    if parts.shape[0] > 12:
        # Trains that belong to seats: the own one, and those open to all.
        out[parts[12] + seat] = 1.0
        other = seat
        for place in range(players):
            out[parts[13] + place] = s[MARKED] >> other & 1
            other = other + 1 if other + 1 < players else 0
    out[parts[9] + s[QUESTION]] = 1.0
    out[parts[10]] = s[WAY]


@entry_point
def observe_tables(
    k: Family,
    games: Grid,
    rounds: Grid,
    seats: Ints,
    parts: Ints,
    seen: FloatGrid,
) -> None:
    """Write what one seat of each table sees."""
    g = row_pointer(games, 0)
    for table in range(rounds.shape[0]):
        _observe(k, g, row_pointer(rounds, table), seats[table], parts, seen[table])


@kernel
def _play_until(k: Family, g: Row, s: Row, t: Row, thumb: Row, seat: int, policy: int) -> None:
    """Play until a seat is to act or the round is over; a negative seat is any."""
    while s[END] == PLAYING and seat >= 0 and _acting_seat(s) != seat:
        code = choose_by_heuristic(k, g, s, t, thumb) if policy < 0 else choose(k, g, s, policy)
        apply(k, g, s, code)
    if s[END] != PLAYING:
        score_round(k, g, s)


@kernel
def _all_legal(allowed: FlagGrid, actions: Ints, over: Flags, bad: Ints) -> bool:
    for table in range(actions.shape[0]):
        action = actions[table]
        if over[table]:
            continue
        if action < 0 or action >= allowed.shape[1] or not allowed[table, action]:
            bad[0] = table
            return False
    return True


@entry_point
def step_environments(
    k: Family, games: Grid, rounds: Grid, spare: Grid, weights: Grid, settings: Ints,
    allowed: FlagGrid, actions: Ints, fresh: Flags, streams: Ints, bad: Ints, seats: Ints,
    over: Flags, parts: Ints, seen: FloatGrid, masks: FlagGrid,
) -> None:  # fmt: skip
    """Reset or step every table, then observe, in one call.

    `settings` is seed, the seat that learns (negative: all of them) and the policy of the others.
    An action that isn't `allowed` is reported in `bad`, and nothing is done at all; one at a table
    that is `over` is ignored.
    """
    g, t, thumb = row_pointer(games, 0), row_pointer(spare, 0), row_pointer(weights, 0)
    if not _all_legal(allowed, actions, over, bad):
        return
    for table in range(rounds.shape[0]):
        s = row_pointer(rounds, table)
        if fresh[table]:
            dealing = True
            # Again where it is over before the learner could choose.
            while dealing:
                s[ROUND] += 1
                for side in range(MAX_PLAYERS):
                    s[SCORES + side] = 0
                start_stream(s, settings[0], streams[table])
                streams[table] += 1
                deal(k, g, s)
                _play_until(k, g, s, t, thumb, settings[1], settings[2])
                dealing = s[END] != PLAYING
        elif not over[table]:
            apply(k, g, s, code_of(k, g, actions[table]))
            _play_until(k, g, s, t, thumb, settings[1], settings[2])
        over[table] = s[END] != PLAYING
        if settings[1] >= 0:
            seats[table] = settings[1]
        elif s[END] == PLAYING:
            seats[table] = _acting_seat(s)
        _observe(k, g, s, seats[table], parts, seen[table])
        write_legal_mask(k, g, s, masks[table])
