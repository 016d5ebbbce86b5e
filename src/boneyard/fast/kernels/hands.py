"""Hands as bit masks of tiles."""

from boneyard.fast.fields import (
    BITS,
    BLANK_AS_ONLY_TILE,
    BLANK_IN_ANY_HAND,
    COUNT,
    DEAD,
    FIT,
    FREE,
    G_BLANKS,
    G_CONTINUING,
    G_COUNTS_LONE,
    G_DOUBLE,
    G_DOUBLE_BLANK_POINTS,
    G_DOUBLE_BLANK_WHEN,
    G_LIMITS_CONTINUATION,
    G_LONE_COUNTS,
    G_MISDEAL_DOUBLES,
    G_MISDEAL_SAME,
    G_PIPLESS,
    G_PLAYERS,
    G_TILE_COUNTS,
    G_TILES_WITH,
    HAND_PIPS,
    HANDS,
    LARGE,
    MAX_HALVES,
    ROW_FROM,
    WAY,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import count_bits, inline_kernel, kernel, lowest_bit


@inline_kernel
def has_tile(k: Family, s: Row, mask: int, tile: int) -> bool:
    """Return whether the mask at this offset has a tile."""
    if len(k) >= LARGE:
        return s[mask + tile // BITS] >> tile % BITS & 1 != 0
    return s[mask] >> tile & 1 != 0


@inline_kernel
def flip_bit(k: Family, s: Row, mask: int, tile: int) -> None:
    """Toggle a tile in the mask at this offset."""
    if len(k) >= LARGE:
        s[mask + tile // BITS] ^= 1 << tile % BITS
    else:
        s[mask] ^= 1 << tile


@inline_kernel
def give_tile(k: Family, s: Row, seat: int, tile: int) -> None:
    """Add a tile to a hand."""
    flip_bit(k, s, HANDS + seat * WORDS, tile)
    s[COUNT + seat] += 1


@inline_kernel
def can_play(k: Family, s: Row, seat: int) -> bool:
    """Return whether a hand has a tile that fits somewhere."""
    return holds_any(k, s, seat, FIT)


@inline_kernel
def holds_any(k: Family, s: Row, seat: int, mask: int) -> bool:
    """Return whether a hand has a tile of the mask at this offset."""
    hand = HANDS + seat * WORDS
    if len(k) >= LARGE:
        return (s[hand] & s[mask] | s[hand + 1] & s[mask + 1] | s[hand + 2] & s[mask + 2]) != 0
    return s[hand] & s[mask] != 0


@inline_kernel
def holds_any_of(k: Family, g: Row, s: Row, seat: int, mask: int) -> bool:
    """Return whether a hand has a tile of a mask of the game."""
    hand = HANDS + seat * WORDS
    if len(k) >= LARGE:
        return (s[hand] & g[mask] | s[hand + 1] & g[mask + 1] | s[hand + 2] & g[mask + 2]) != 0
    return s[hand] & g[mask] != 0


@inline_kernel
def held_word(k: Family, s: Row, seat: int, w: int) -> int:
    """Return what counts with a hand, a word of a mask: its tiles and its dead ones (GA-11)."""
    if len(k) == FREE:
        return s[HANDS + seat * WORDS + w] | s[DEAD + seat * WORDS + w]
    return s[HANDS + seat * WORDS + w]


@inline_kernel
def nth_bit(bits: int, n: int) -> int:
    """Return the index of the n-th set bit, from 0."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest_bit(bits)


@kernel
def nth_tile_in(k: Family, s: Row, mask: int, n: int) -> int:
    """Return the n-th tile of the mask at this offset, from 0."""
    if len(k) >= LARGE:
        for w in range(WORDS):
            here = count_bits(s[mask + w])
            if n < here:
                return w * BITS + nth_bit(s[mask + w], n)
            n -= here
    return nth_bit(s[mask], n)


@kernel
def nth_tile(k: Family, s: Row, seat: int, n: int) -> int:
    """Return the n-th tile of a hand, from 0."""
    return nth_tile_in(k, s, HANDS + seat * WORDS, n)


@inline_kernel
def row_size(s: Row, seat: int) -> int:
    """Return the capacity of the part of the deck where a row lies face down."""
    return s[ROW_FROM + seat + 1] - s[ROW_FROM + seat]


@kernel
def count_hand_pips(k: Family, g: Row, s: Row) -> None:
    """Sum the pips of every hand."""
    for seat in range(g[G_PLAYERS]):
        total = 0
        for w in range(WORDS if len(k) >= LARGE else 1):
            bits = held_word(k, s, seat, w)
            while bits != 0:
                total += g[G_TILE_COUNTS + w * BITS + lowest_bit(bits)]
                bits &= bits - 1
        s[HAND_PIPS + seat] = total
        if g[G_COUNTS_LONE]:
            _count_lone_tile(k, g, s, seat)
        if g[G_DOUBLE_BLANK_POINTS] > 0 and _has_costly_blank(k, g, s, seat):
            s[HAND_PIPS + seat] += g[G_DOUBLE_BLANK_POINTS]


@kernel
def _count_lone_tile(k: Family, g: Row, s: Row, seat: int) -> None:
    """Count a tile that is alone in its hand by the table for that."""
    lone, many = 0, 0
    for w in range(WORDS if len(k) >= LARGE else 1):
        bits = held_word(k, s, seat, w)
        if bits != 0:
            lone, many = w * BITS + lowest_bit(bits), many + count_bits(bits)
    if many == 1:
        s[HAND_PIPS + seat] = g[G_LONE_COUNTS + lone]


@kernel
def _has_costly_blank(k: Family, g: Row, s: Row, seat: int) -> bool:
    """Return whether a hand has a 0-0 that counts extra (GA-5, KZ-7, HU-10)."""
    pipless, blanks, many = 0, 0, 0
    for w in range(WORDS if len(k) >= LARGE else 1):
        hand = held_word(k, s, seat, w)
        many += count_bits(hand)
        pipless += count_bits(hand & g[G_PIPLESS + w])
        blanks += count_bits(hand & g[G_BLANKS + w])
    if g[G_DOUBLE_BLANK_WHEN] == BLANK_AS_ONLY_TILE and many > 1:
        return False
    return pipless > 0 and (blanks == 1 or g[G_DOUBLE_BLANK_WHEN] == BLANK_IN_ANY_HAND)


@kernel
def is_misdeal(k: Family, g: Row, s: Row, seat: int) -> bool:
    """Return whether a hand is a misdeal: many doubles, or many tiles with one number (KZ-2)."""
    doubles = 0
    for n in range(s[COUNT + seat]):
        doubles += g[G_DOUBLE + nth_tile(k, s, seat, n)]
    if g[G_MISDEAL_DOUBLES] > 0 and doubles >= g[G_MISDEAL_DOUBLES]:
        return True
    for half in range(MAX_HALVES if g[G_MISDEAL_SAME] > 0 else 0):
        alike = 0
        for w in range(WORDS if len(k) >= LARGE else 1):
            alike += count_bits(s[HANDS + seat * WORDS + w] & g[G_TILES_WITH + half * WORDS + w])
        if alike >= g[G_MISDEAL_SAME]:
            return True
    return False


@inline_kernel
def can_continue(k: Family, g: Row, s: Row, seat: int) -> bool:
    """Return whether a turn that may stop can continue, with a tile that is allowed then."""
    if not g[G_LIMITS_CONTINUATION]:
        return can_play(k, s, seat)
    found = 0
    for w in range(WORDS if len(k) >= LARGE else 1):
        found |= s[HANDS + seat * WORDS + w] & s[FIT + w] & g[G_CONTINUING + w]
    return found != 0


@inline_kernel
def next_seat(g: Row, s: Row, seat: int) -> int:
    """Return the seat that plays after this one: finished players drop out (FD-10)."""
    following = seat
    while True:
        following += s[WAY]
        if following == g[G_PLAYERS]:
            following = 0
        elif following < 0:
            following = g[G_PLAYERS] - 1
        if s[COUNT + following] > 0 or following == seat:
            return following


@kernel
def seats_with_tiles(g: Row, s: Row) -> int:
    """Count the seats that still hold tiles."""
    seats = 0
    for seat in range(g[G_PLAYERS]):
        seats += s[COUNT + seat] > 0
    return seats
