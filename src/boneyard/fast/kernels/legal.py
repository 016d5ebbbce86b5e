"""Legal moves, and choosing among them."""

from boneyard.fast.fields import (
    ANSWER_ACCEPT,
    ANSWER_DOUBLE,
    ANSWER_REFUSE,
    ANSWER_REVERSE,
    ANY_DOUBLE,
    ARM_COUNT,
    ARM_HALF,
    ARM_IS,
    ARM_SHIFT,
    AS_DECLARED,
    ASK_ACCEPT,
    ASK_DIRECTION,
    ASK_REVERSE,
    BITS,
    BY_HUB,
    CLOCKWISE,
    COUNT,
    COUNTERCLOCKWISE,
    CURVED,
    DISCARD,
    DRAW,
    FLIP,
    FREE,
    G_CONTINUING,
    G_DISCARDS,
    G_DOUBLE,
    G_DOUBLES,
    G_EITHER_HALF,
    G_FACE_DOWN,
    G_FITS,
    G_GATE,
    G_LEAD_WAYS,
    G_LEADS_ANY,
    G_LIMITS_CONTINUATION,
    G_MUST_PLAY_IF_ABLE,
    G_ONLY_PLAYS_CONTINUE,
    G_OPENING,
    G_ORDER,
    G_ORDER_LENGTH,
    G_TILE_PIPS,
    G_TILES_WITH,
    G_TOUCH,
    HAND_OVER,
    HANDS,
    IS_GATED,
    IS_OWED,
    LARGE,
    LEAD_CHOICE,
    LINES,
    MAY_DRAW,
    MAY_PASS,
    MAY_STOP,
    OPEN_ARMS,
    OPEN_TILES,
    OWED,
    OWES,
    PASS,
    PLACED_COUNT,
    QUESTION,
    TILE_MASK,
    TILE_SHIFT,
    TURN,
    TURN_CONTINUED,
    TURNED,
    WIDE,
    WORD_SHIFT,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import count_bits, inline_kernel, kernel
from boneyard.fast.kernels.hands import can_play, has_tile, nth_bit, nth_tile
from boneyard.fast.kernels.rng import random_below
from boneyard.fast.kernels.round_end import allowed_drawing
from boneyard.fast.kernels.trains import hub_of, searches_lead

# The policies: any legal move, or the tile of most pips.
RANDOM, HEAVIEST = 0, 1


@inline_kernel
def forced_words(k: Family, g: Row, s: Row) -> int:
    """Return the words that are the only moves now, as a mask; 0 where tiles may be played."""
    if len(k) == CURVED or len(k) >= WIDE:
        question = s[QUESTION]
        if question == ASK_DIRECTION:
            return (1 << CLOCKWISE) | (1 << COUNTERCLOCKWISE)
        if question == ASK_ACCEPT:
            return (1 << ANSWER_ACCEPT) | (1 << ANSWER_REFUSE)
        if question != 0:
            return (1 << PASS) | (
                1 << (ANSWER_REVERSE if question == ASK_REVERSE else ANSWER_DOUBLE)
            )
        if s[OWES] >= 0:
            return 1 << DRAW
    if len(k) != CURVED and g[G_FACE_DOWN] and s[TURNED] < 0:
        return 1 << FLIP
    # No player was dealt the hub, or a double: all search for it (HU-4, DB-3).
    if len(k) >= WIDE and s[PLACED_COUNT] == 0 and searches_lead(k, g, s):
        return 1 << DRAW
    return 0


@inline_kernel
def lead_words(k: Family, s: Row) -> int:
    """Return what the leader may do beside leading: hand the lead over (WM-1)."""
    if len(k) == FREE and s[HAND_OVER]:
        return 1 << PASS
    return 0


@kernel
def discards_now(k: Family, g: Row, s: Row) -> bool:
    """Return whether the player must discard a tile (GA-11)."""
    if not g[G_DISCARDS] or s[MAY_STOP] or can_play(k, s, s[TURN]):
        return False
    return allowed_drawing(k, g, s, False) & MAY_PASS != 0


@inline_kernel
def other_words(k: Family, g: Row, s: Row, able: bool) -> int:
    """Return what the player may do beside playing, as a mask of words."""
    if g[G_FACE_DOWN]:
        return 0
    if s[MAY_STOP]:
        return 1 << PASS
    if len(k) == FREE:
        if s[TURN_CONTINUED] and g[G_ONLY_PLAYS_CONTINUE]:
            return 0
        if g[G_DISCARDS] and discards_now(k, g, s):
            return 0
    now = allowed_drawing(k, g, s, able)
    words = 0
    if now & MAY_DRAW:
        words |= 1 << DRAW
    if now & MAY_PASS:
        words |= 1 << PASS
    return words


@inline_kernel
def can_play_now(k: Family, g: Row, s: Row) -> bool:
    """Return whether the player has a tile to play or discard, or the one turned over fits."""
    if len(k) == FREE and g[G_DISCARDS] and discards_now(k, g, s):
        return True
    return s[TURNED] >= 0 or can_play(k, s, s[TURN])


@inline_kernel
def playable_word(k: Family, g: Row, s: Row, arm: int, way: int, w: int) -> int:
    """Return the player's tiles that fit an arm in a way, as a word of a mask."""
    if len(k) == CURVED:
        held = s[HANDS + s[TURN] * WORDS]
        if s[MAY_STOP] and g[G_LIMITS_CONTINUATION]:
            held &= g[G_CONTINUING]
        return held & s[OPEN_TILES + arm * 4 + way]
    if len(k) >= WIDE:
        if s[OPEN_ARMS] >> arm & 1 == 0:
            return 0
    elif len(k) != LINES and s[OWED] > 0 and s[ARM_IS + arm] & IS_OWED == 0:
        return 0
    hand = s[HANDS + s[TURN] * WORDS + w]
    if s[MAY_STOP] and g[G_LIMITS_CONTINUATION]:
        hand &= g[G_CONTINUING + w]
    tile = s[TURNED]
    if tile >= 0:
        hand = 1 << tile % BITS
        if len(k) >= LARGE and tile // BITS != w:
            hand = 0
    fitting = hand & g[G_TOUCH + (s[ARM_HALF + arm] * 2 + way) * WORDS + w]
    if len(k) == FREE and g[G_GATE] and s[ARM_IS + arm] & IS_GATED:
        fitting &= g[G_DOUBLES + w] & g[G_TILES_WITH + s[ARM_HALF + arm] * WORDS + w]
    return fitting


@inline_kernel
def count_plays(k: Family, g: Row, s: Row) -> int:
    """Count the ways to play a tile; or the tiles to discard."""
    if len(k) == FREE and g[G_DISCARDS] and discards_now(k, g, s):
        return s[COUNT + s[TURN]]
    total = 0
    for arm in range(s[ARM_COUNT]):
        if len(k) >= WIDE and s[OPEN_ARMS] >> arm & 1 == 0:
            continue
        for way in range(4 if len(k) == CURVED else 2):
            for w in range(WORDS if len(k) >= LARGE else 1):
                total += count_bits(playable_word(k, g, s, arm, way, w))
    return total


@inline_kernel
def nth_play(k: Family, g: Row, s: Row, n: int) -> int:
    """Return the n-th way to play a tile, or to discard one, from 0."""
    if len(k) == FREE and g[G_DISCARDS] and discards_now(k, g, s):
        return DISCARD << WORD_SHIFT | nth_tile(k, s, s[TURN], n) << TILE_SHIFT
    for arm in range(s[ARM_COUNT]):
        if len(k) >= WIDE and s[OPEN_ARMS] >> arm & 1 == 0:
            continue
        for way in range(4 if len(k) == CURVED else 2):
            for w in range(WORDS if len(k) >= LARGE else 1):
                tiles = playable_word(k, g, s, arm, way, w)
                many = count_bits(tiles)
                if n < many:
                    tile = w * BITS + nth_bit(tiles, n)
                    return (arm + 1) << ARM_SHIFT | tile << TILE_SHIFT | way
                n -= many
    return 0


@kernel
def required_lead(k: Family, g: Row, s: Row) -> int:
    """Return the tile that the player must lead; -1: any."""
    if len(k) >= WIDE and g[G_OPENING] == BY_HUB:
        return hub_of(g, s)
    if not g[G_LEADS_ANY] and s[LEAD_CHOICE] == AS_DECLARED:
        for place in range(g[G_ORDER_LENGTH]):
            if has_tile(k, s, HANDS + s[TURN] * WORDS, g[G_ORDER + place]):
                return g[G_ORDER + place]
    return -1


@kernel
def must_lead_double(k: Family, g: Row, s: Row) -> bool:
    """Return whether the player must lead a double, where the round asks for one (GA-4)."""
    if s[LEAD_CHOICE] == ANY_DOUBLE:
        for n in range(s[COUNT + s[TURN]]):
            if g[G_DOUBLE + nth_tile(k, s, s[TURN], n)]:
                return True
    return False


@kernel
def count_leads(k: Family, g: Row, s: Row) -> int:
    """Count the ways to lead."""
    only = required_lead(k, g, s)
    if only >= 0:
        return count_bits(g[G_LEAD_WAYS + only])
    total, doubles = 0, must_lead_double(k, g, s)
    for n in range(s[COUNT + s[TURN]]):
        tile = nth_tile(k, s, s[TURN], n)
        if not doubles or g[G_DOUBLE + tile]:
            total += count_bits(g[G_LEAD_WAYS + tile])
    return total


@kernel
def nth_lead(k: Family, g: Row, s: Row, n: int) -> int:
    """Return the n-th way to lead, from 0."""
    only = required_lead(k, g, s)
    doubles = must_lead_double(k, g, s)
    for place in range(s[COUNT + s[TURN]]):
        tile = only if only >= 0 else nth_tile(k, s, s[TURN], place)
        if doubles and not g[G_DOUBLE + tile]:
            continue
        many = count_bits(g[G_LEAD_WAYS + tile])
        if n < many:
            return tile << TILE_SHIFT | nth_bit(g[G_LEAD_WAYS + tile], n)
        n -= many
    return 0


@inline_kernel
def _choose_random_on_line(g: Row, s: Row, words: int) -> int:
    """Choose at random on lines, where at most one half of a tile touches an end.

    A fast path for the games that are played most: it saves counting everything twice.
    """
    hand = s[HANDS + s[TURN] * WORDS] if s[TURNED] < 0 else 1 << s[TURNED]
    if s[MAY_STOP] and g[G_LIMITS_CONTINUATION]:
        hand &= g[G_CONTINUING]
    half = s[ARM_HALF]
    tiles = hand & g[G_FITS + half * WORDS]
    first = count_bits(tiles)
    plays = first
    others = 0
    if s[ARM_COUNT] == 2:
        others = hand & g[G_FITS + s[ARM_HALF + 1] * WORDS]
        plays += count_bits(others)
    moves = plays + count_bits(words)
    chosen = random_below(s, moves) if moves > 1 else 0
    if chosen >= plays:
        return nth_bit(words, chosen - plays) << WORD_SHIFT
    arm = 1
    if chosen >= first:
        chosen -= first
        tiles, half, arm = others, s[ARM_HALF + 1], 2
    tile = nth_bit(tiles, chosen)
    way = g[G_TOUCH + (half * 2 + 1) * WORDS] >> tile & 1
    return arm << ARM_SHIFT | tile << TILE_SHIFT | way


@kernel
def _choose_heaviest(k: Family, g: Row, s: Row, plays: int) -> int:
    """Choose the play of most pips, a double before a single; ties are random."""
    best, weight, equals = 0, -1, 0
    for n in range(plays):
        play = nth_play(k, g, s, n)
        tile = play >> TILE_SHIFT & TILE_MASK
        this = 2 * g[G_TILE_PIPS + tile] + g[G_DOUBLE + tile]
        if this > weight:
            best, weight, equals = play, this, 1
        elif this == weight:
            equals += 1
            if random_below(s, equals) == 0:
                best = play
    return best


@inline_kernel
def choose(k: Family, g: Row, s: Row, policy: int) -> int:
    """Choose a move: uniformly, or by a policy."""
    words = forced_words(k, g, s)
    plays = 0
    leading = s[PLACED_COUNT] == 0
    if words == 0:
        if leading:
            plays = count_leads(k, g, s)
            words = lead_words(k, s)
        else:
            able = can_play_now(k, g, s)
            if not (able and g[G_MUST_PLAY_IF_ABLE]) or s[MAY_STOP]:
                words = other_words(k, g, s, able)
            if able:
                if len(k) == LINES and policy == RANDOM and not g[G_EITHER_HALF]:
                    return _choose_random_on_line(g, s, words)
                plays = count_plays(k, g, s)
                if policy == HEAVIEST:
                    return _choose_heaviest(k, g, s, plays)
    moves = plays + count_bits(words)
    chosen = random_below(s, moves) if moves > 1 else 0
    if chosen >= plays:
        return nth_bit(words, chosen - plays) << WORD_SHIFT
    return nth_lead(k, g, s, chosen) if leading else nth_play(k, g, s, chosen)
