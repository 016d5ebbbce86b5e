"""Heuristic: the value of a play to a player who knows the own hand and the table.

It never looks into other hands: it knows how many tiles they hold and which they have shown to
lack. Values are thousandths of the unit of its weights.
"""

from typing import Final

from boneyard.fast.fields import (
    ANSWER_ACCEPT,
    ANSWER_DOUBLE,
    ANSWER_REFUSE,
    ANSWER_REVERSE,
    ARM_COUNT,
    ARM_HALF,
    ARM_IS,
    ARM_MASK,
    ARM_SHIFT,
    ARM_SINCE,
    ASK_ACCEPT,
    ASK_DIRECTION,
    ASK_DOUBLE,
    ASK_REVERSE,
    ASKED,
    BITS,
    COUNT,
    CURVED,
    DECK,
    DISCARD,
    ENDS_ALIKE,
    ENDS_MULTIPLE_OF,
    FIT,
    FREE,
    G_COUNTS_IDLE_ARMS,
    G_DISCARDS,
    G_DOUBLE,
    G_FITS,
    G_HALF_PIPS,
    G_OWNED,
    G_PERFECT_TEN,
    G_PLAYERS,
    G_SCORE_ARG1,
    G_SCORE_ARG2,
    G_SCORING,
    G_SIDE,
    G_SIDES,
    G_TILE_COUNTS,
    G_TILE_PIPS,
    G_TILES,
    HANDS,
    IS_DOUBLE,
    IS_IDLE,
    LAID,
    LARGE,
    LINES,
    MAX_HALVES,
    MISSING,
    NO_PLAY_SCORE,
    OPEN_ARMS,
    PLACED_COUNT,
    POINTS,
    QUESTION,
    TILE_MASK,
    TILE_SHIFT,
    TURN,
    WAY,
    WIDE,
    WORD_SHIFT,
    WORDS,
    Family,
    Row,
)
from boneyard.fast.jit import count_bits, inline_kernel, kernel, lowest_bit
from boneyard.fast.kernels.apply import place_tile, score_play
from boneyard.fast.kernels.arms import sum_ends
from boneyard.fast.kernels.hands import next_seat, nth_tile
from boneyard.fast.kernels.legal import (
    can_play_now,
    count_leads,
    discards_now,
    forced_words,
    nth_lead,
    other_words,
    playable_word,
)
from boneyard.fast.kernels.rng import random_below
from boneyard.fast.kernels.trains import fitting_word as fitting_arms
from boneyard.fast.kernels.trains import open_arms_for

# The weights, by index: a point made at once, a pip shed, a double shed, each tile left that fits,
# none left that fits, a next opponent who can't play, a partner who can't, each number kept, going
# out, a turn that continues, a next player who must draw, points that the next opponent may make,
# points that the player could make if the ends stayed so; and the amount of noise.
W_NAMES: Final = (
    "points", "pips", "double", "fits", "none", "block", "partner", "variety", "out", "more",
    "burden", "risk", "hope", "noise",
)  # fmt: skip
(
    W_POINTS, W_PIPS, W_DOUBLE, W_FITS, W_NONE, W_BLOCK, W_PARTNER, W_VARIETY, W_OUT, W_MORE,
    W_BURDEN, W_RISK, W_HOPE, W_NOISE,
) = range(14)  # fmt: skip

#: Less than any play is worth.
_MIN_VALUE: Final = -(1 << 60)
#: How many tiles more than the shortest hand a player may hold and still accept a challenge.
_ACCEPT_MARGIN: Final = 2
#: How much a pip weighs in a discard, against the noise.
_DISCARD_UNIT: Final = 1000


@inline_kernel
def copy_table(k: Family, s: Row, t: Row) -> None:
    """Copy as much of a round as laying a tile reads and changes."""
    if len(k) == LINES:
        last = ARM_IS + 2
    elif len(k) == CURVED:
        last = DECK
    else:
        last = (ARM_SINCE if len(k) >= WIDE else ARM_IS) + s[ARM_COUNT]
    for place in range(last):
        t[place] = s[place]


@inline_kernel
def full_set_word(g: Row, w: int) -> int:
    """Return all tiles of the set, as a word of a mask."""
    many = g[G_TILES] - w * BITS
    if many >= BITS:
        return (1 << BITS) - 1
    return (1 << many) - 1 if many > 0 else 0


@kernel
def _cannot_play_chance(k: Family, g: Row, t: Row, seat: int, other: int) -> float:
    """Return the probability that another seat can't play, as far as this one can know."""
    fitting, unseen = 0, 0
    arms = open_arms_for(k, g, t, other) if len(k) >= WIDE else 0
    for w in range(WORDS if len(k) >= LARGE else 1):
        may_be = full_set_word(g, w) & ~(
            t[LAID + w] | t[HANDS + seat * WORDS + w] | t[MISSING + other * WORDS + w]
        )
        unseen += count_bits(may_be)
        fit = fitting_arms(k, g, t, arms, w) if len(k) >= WIDE else t[FIT + w]
        fitting += count_bits(may_be & fit)
    chance = 1.0
    for n in range(min(t[COUNT + other], unseen)):
        chance *= max(unseen - fitting - n, 0) / (unseen - n)
    return chance


@kernel
def _expected_points_against(k: Family, g: Row, t: Row, seat: int, other: int) -> float:
    """Return the points that another seat is expected to find at the ends, tile by tile."""
    unseen = 0
    for w in range(WORDS if len(k) >= LARGE else 1):
        gone = t[LAID + w] | t[HANDS + seat * WORDS + w]
        unseen += count_bits(full_set_word(g, w) & ~gone)
    if unseen == 0:
        return 0.0
    total, found, arms = sum_ends(g, t), 0, t[ARM_COUNT]
    for arm in range(arms):
        half, kind = t[ARM_HALF + arm], t[ARM_IS + arm]
        if half < 0 or _duplicates_arm(t, arm):
            continue
        rest = total
        if t[PLACED_COUNT] == 1 and arms == 2:
            rest = g[G_HALF_PIPS + t[ARM_HALF + 1 - arm]] * (1 + (kind & IS_DOUBLE))
        elif g[G_COUNTS_IDLE_ARMS] or kind & IS_IDLE == 0:
            rest = total - g[G_HALF_PIPS + half] * (1 + (kind & IS_DOUBLE))
        for outer in range(MAX_HALVES):
            if g[G_FITS + outer * WORDS] == 0 and g[G_FITS + outer * WORDS + 1] == 0:
                break
            for w in range(WORDS if len(k) >= LARGE else 1):
                tiles = g[G_FITS + half * WORDS + w] & g[G_FITS + outer * WORDS + w]
                tiles &= ~(
                    t[LAID + w] | t[HANDS + seat * WORDS + w] | t[MISSING + other * WORDS + w]
                )
                while tiles != 0:
                    tile = w * BITS + lowest_bit(tiles)
                    tiles &= tiles - 1
                    if g[G_DOUBLE + tile] != (half == outer):
                        continue
                    ends = rest + g[G_HALF_PIPS + outer] * (1 + g[G_DOUBLE + tile])
                    if ends % g[G_SCORE_ARG1] == 0:
                        found += ends // g[G_SCORE_ARG2]
    return found * t[COUNT + other] / unseen


@kernel
def _alike_ends_value(k: Family, g: Row, t: Row, weights: Row, seat: int, other: int) -> float:
    """Value who holds the tiles that make both ends alike: the next player, or this one."""
    left, right = t[ARM_HALF], t[ARM_HALF + 1]
    points = g[G_SCORE_ARG2] if left == right else g[G_SCORE_ARG1]
    mine, theirs, unseen = 0, 0, 0
    for w in range(WORDS if len(k) >= LARGE else 1):
        hand = t[HANDS + seat * WORDS + w]
        hidden = full_set_word(g, w) & ~(t[LAID + w] | hand)
        unseen += count_bits(hidden)
        tiles = g[G_FITS + left * WORDS + w] & g[G_FITS + right * WORDS + w]
        while tiles != 0:
            bit = lowest_bit(tiles)
            tiles &= tiles - 1
            # Alike already: only a double keeps them so.
            if left != right or g[G_DOUBLE + w * BITS + bit]:
                mine += hand >> bit & 1
                theirs += (hidden & ~t[MISSING + other * WORDS + w]) >> bit & 1
    value = float(weights[W_HOPE] * points * mine)
    if unseen > 0:
        value += weights[W_RISK] * points * theirs * t[COUNT + other] / unseen
    return value


@inline_kernel
def _duplicates_arm(s: Row, arm: int) -> bool:
    """Return whether an arm before this one is identical."""
    for other in range(arm):
        if s[ARM_HALF + other] == s[ARM_HALF + arm] and s[ARM_IS + other] == s[ARM_IS + arm]:
            return True
    return False


@kernel
def _count_playable_halves(k: Family, g: Row, t: Row, seat: int) -> int:
    """Count the different ends that the hand could play on."""
    kinds = 0
    for half in range(MAX_HALVES):
        fits = 0
        for w in range(WORDS if len(k) >= LARGE else 1):
            fits |= g[G_FITS + half * WORDS + w] & t[HANDS + seat * WORDS + w]
        kinds += fits != 0
    return kinds


@kernel
def evaluate_play(k: Family, g: Row, s: Row, t: Row, weights: Row, code: int) -> float:
    """Return the value of a play, in thousandths; `t` is scratch for the table after it."""
    copy_table(k, s, t)
    seat, tile = s[TURN], code >> TILE_SHIFT & TILE_MASK
    side = g[G_SIDE + seat]
    goes = place_tile(k, g, t, code >> ARM_SHIFT & ARM_MASK, tile, code & 3)
    value = float(weights[W_PIPS] * g[G_TILE_PIPS + tile] + weights[W_DOUBLE] * g[G_DOUBLE + tile])
    if g[G_SCORING] != NO_PLAY_SCORE:
        score_play(k, g, t, seat, False)
        value += weights[W_POINTS] * (t[POINTS + side] - s[POINTS + side])
    elif (len(k) == CURVED or len(k) >= WIDE) and g[G_PERFECT_TEN]:
        total = sum_ends(g, t)
        if total % g[G_PERFECT_TEN] == 0:
            value += weights[W_POINTS] * total
    if t[COUNT + seat] == 0:
        return value + weights[W_OUT]
    fits = 0
    for w in range(WORDS if len(k) >= LARGE else 1):
        fits += count_bits(t[HANDS + seat * WORDS + w] & t[FIT + w])
    value += weights[W_FITS] * fits
    if goes & 3 != 0 and fits > 0:
        value += weights[W_MORE]
    elif fits == 0:
        value += weights[W_NONE]
    if weights[W_VARIETY] != 0:
        value += weights[W_VARIETY] * _count_playable_halves(k, g, t, seat)
    return value + _evaluate_next_players(k, g, t, weights, seat, side, goes)


@kernel
def _evaluate_next_players(
    k: Family, g: Row, t: Row, weights: Row, seat: int, side: int, goes: int
) -> float:
    """Value a play for the next players."""
    following = next_seat(g, t, seat)
    value = 0.0
    if following == seat:
        return value
    if goes >> 2 != 0:
        value += weights[W_BURDEN] * (1 if g[G_SIDE + following] != side else -1)
    if goes & 3 != 0:
        return value
    stuck = _cannot_play_chance(k, g, t, seat, following)
    if g[G_SIDE + following] == side:
        return value + weights[W_PARTNER] * stuck
    value += weights[W_BLOCK] * stuck
    if weights[W_RISK] != 0 and g[G_SCORING] == ENDS_MULTIPLE_OF:
        value += weights[W_RISK] * _expected_points_against(k, g, t, seat, following)
    elif g[G_SCORING] == ENDS_ALIKE:
        value += _alike_ends_value(k, g, t, weights, seat, following)
    if g[G_SIDES] < g[G_PLAYERS]:
        partner = next_seat(g, t, following)
        if g[G_SIDE + partner] == side and partner != seat:
            value += weights[W_PARTNER] * _cannot_play_chance(k, g, t, seat, partner)
    return value


@kernel
def _choose_answer(g: Row, s: Row, words: int, luck: int) -> int:
    """Answer a question by the lengths of the hands."""
    seat, about = s[ASKED], s[QUESTION]
    if about == ASK_DIRECTION:
        return lowest_bit(words) + (luck & 1)
    players = g[G_PLAYERS]
    if about == ASK_REVERSE:
        after = (seat + s[WAY] + players) % players
        before = (seat - s[WAY] + players) % players
        if g[G_SIDE + after] != g[G_SIDE + before]:
            turn_round = g[G_SIDE + before] == g[G_SIDE + seat]
        else:
            turn_round = s[COUNT + after] < s[COUNT + before]
        return ANSWER_REVERSE if turn_round else lowest_bit(words)
    shortest = 1 << 20
    for other in range(players):
        if g[G_SIDE + other] != g[G_SIDE + seat] and s[COUNT + other] > 0:
            shortest = min(shortest, s[COUNT + other])
    if about == ASK_DOUBLE:
        return ANSWER_DOUBLE if s[COUNT + seat] <= shortest else lowest_bit(words)
    if about == ASK_ACCEPT:
        return ANSWER_ACCEPT if s[COUNT + seat] <= shortest + _ACCEPT_MARGIN else ANSWER_REFUSE
    return lowest_bit(words)


@kernel
def _choose_discard(k: Family, g: Row, s: Row, noise: int) -> int:
    """Discard the lightest tile: a dead tile counts, and heavier ones may still be played."""
    best, least = 0, 1 << 30
    for n in range(s[COUNT + s[TURN]]):
        tile = nth_tile(k, s, s[TURN], n)
        weight = g[G_TILE_COUNTS + tile] * _DISCARD_UNIT
        if noise > 0:
            weight += random_below(s, noise)
        if weight < least:
            best, least = tile, weight
    return DISCARD << WORD_SHIFT | best << TILE_SHIFT


@kernel
def choose_by_heuristic(k: Family, g: Row, s: Row, t: Row, weights: Row) -> int:
    """Return the best play; without one draw, or pass."""
    words = forced_words(k, g, s)
    noise = weights[W_NOISE]
    if words != 0:
        word = lowest_bit(words)
        if (len(k) == CURVED or len(k) >= WIDE) and s[QUESTION] != 0:
            word = _choose_answer(g, s, words, random_below(s, 2))
        return word << WORD_SHIFT
    best, most = 0, float(_MIN_VALUE)
    if s[PLACED_COUNT] == 0:
        for n in range(count_leads(k, g, s)):
            code = nth_lead(k, g, s, n)
            value = evaluate_play(k, g, s, t, weights, code)
            if noise > 0:
                value += random_below(s, noise)
            if value > most:
                best, most = code, value
        return best
    if len(k) == FREE and g[G_DISCARDS] and discards_now(k, g, s):
        return _choose_discard(k, g, s, noise)
    if not can_play_now(k, g, s):
        return lowest_bit(other_words(k, g, s, False)) << WORD_SHIFT
    only = _only_play(k, g, s)
    if only >= 0:
        return only
    for arm in range(s[ARM_COUNT]):
        if len(k) >= WIDE:
            # Trains that look alike are not: each has an owner.
            if s[OPEN_ARMS] >> arm & 1 == 0 or (not g[G_OWNED] and _duplicates_arm(s, arm)):
                continue
        elif len(k) != CURVED and _duplicates_arm(s, arm):
            continue
        for way in range(4 if len(k) == CURVED else 2):
            for w in range(WORDS if len(k) >= LARGE else 1):
                tiles = playable_word(k, g, s, arm, way, w)
                while tiles != 0:
                    tile = w * BITS + lowest_bit(tiles)
                    tiles &= tiles - 1
                    code = (arm + 1) << ARM_SHIFT | tile << TILE_SHIFT | way
                    value = evaluate_play(k, g, s, t, weights, code)
                    if noise > 0:
                        value += random_below(s, noise)
                    if value > most:
                        best, most = code, value
    return best


@inline_kernel
def _only_play(k: Family, g: Row, s: Row) -> int:
    """Return the only play, or -1: then nothing needs to be evaluated."""
    found = -1
    for arm in range(s[ARM_COUNT]):
        for way in range(4 if len(k) == CURVED else 2):
            for w in range(WORDS if len(k) >= LARGE else 1):
                tiles = playable_word(k, g, s, arm, way, w)
                if tiles != 0:
                    if found >= 0 or tiles & (tiles - 1) != 0:
                        return -1
                    tile = w * BITS + lowest_bit(tiles)
                    found = (arm + 1) << ARM_SHIFT | tile << TILE_SHIFT | way
    return found
