"""Action ids: the fixed numbering of all moves of a game, whatever the state."""

from typing import Final

from boneyard.fast.fields import (
    ARM_MASK,
    ARM_SHIFT,
    CURVED,
    DISCARD,
    END,
    G_DOUBLE,
    G_FIRST_WORD_ID,
    G_TILES,
    G_TURNING,
    PLACED_COUNT,
    PLAYING,
    TILE_MASK,
    TILE_SHIFT,
    WORD_MOVES,
    WORD_SHIFT,
    Family,
    Flags,
    Row,
)
from boneyard.fast.jit import kernel
from boneyard.fast.kernels.legal import (
    can_play_now,
    count_leads,
    count_plays,
    forced_words,
    lead_words,
    nth_lead,
    nth_play,
    other_words,
)

#: How many words have ids; discards come after them.
_WORD_COUNT: Final = len(WORD_MOVES)


@kernel
def number_of(g: Row, code: int) -> int:
    """Return the id of a move: plays by arm (0: a lead), tile and way; then the words."""
    if code >> WORD_SHIFT == DISCARD:
        return g[G_FIRST_WORD_ID] + _WORD_COUNT + (code >> TILE_SHIFT & TILE_MASK)
    if code >> WORD_SHIFT:
        return g[G_FIRST_WORD_ID] + (code >> WORD_SHIFT) - 1
    tile, way = code >> TILE_SHIFT & TILE_MASK, code & 3
    # A curved double may turn either way; any other tile may touch with either half.
    last = way >> 1 if g[G_DOUBLE + tile] else way & 1
    return ((code >> ARM_SHIFT & ARM_MASK) * g[G_TILES] + tile) * 2 + last


@kernel
def code_of(k: Family, g: Row, number: int) -> int:
    """Return the move of an id."""
    if number >= g[G_FIRST_WORD_ID] + _WORD_COUNT:
        return DISCARD << WORD_SHIFT | (number - g[G_FIRST_WORD_ID] - _WORD_COUNT) << TILE_SHIFT
    if number >= g[G_FIRST_WORD_ID]:
        return (number - g[G_FIRST_WORD_ID] + 1) << WORD_SHIFT
    way, place = number & 1, number >> 1
    arm, tile = place // g[G_TILES], place % g[G_TILES]
    if len(k) == CURVED and arm > 0:
        if g[G_DOUBLE + tile]:
            way = way << 1
        elif g[G_TURNING + way * 2 + 1] >> tile & 1:
            way |= 2
    return arm << ARM_SHIFT | tile << TILE_SHIFT | way


@kernel
def write_legal_mask(k: Family, g: Row, s: Row, mask: Flags) -> None:
    """Mark the legal moves in a row of action ids."""
    mask[:] = False
    if s[END] != PLAYING:
        return
    words = forced_words(k, g, s)
    if words == 0 and s[PLACED_COUNT] == 0:
        words = lead_words(k, s)
        for n in range(count_leads(k, g, s)):
            mask[number_of(g, nth_lead(k, g, s, n))] = True
    elif words == 0:
        able = can_play_now(k, g, s)
        words = other_words(k, g, s, able)
        if able:
            for n in range(count_plays(k, g, s)):
                mask[number_of(g, nth_play(k, g, s, n))] = True
    for word in range(1, _WORD_COUNT + 1):
        if words >> word & 1:
            mask[g[G_FIRST_WORD_ID] + word - 1] = True
