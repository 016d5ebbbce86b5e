"""Sampling of hidden hands: deals that agree with all that a seat has seen.

Every tile in another hand came there at some moment, with the deal or from the boneyard, into a
*slot*. What a pass or a draw proves holds for the slots filled by then, and for the tiles that
could have been played *then*. A world fills the slots without a contradiction. Slots are filled one
after the other, each with any tile it may hold, and the world's weight corrects for that: weighted,
every deal that agrees with the observations is equally likely. Optionally the weight also counts
how likely the others would have been to play as they did.
"""

from math import exp, log
from typing import Final

from boneyard.fast.fields import (
    AS_DECLARED,
    BITS,
    BY_DOUBLE,
    BY_TILE,
    COUNT,
    DEAD,
    DEAD_HIDDEN,
    DECK,
    FIT,
    G_DOUBLES,
    G_FACE_DOWN,
    G_HAND_SIZE,
    G_LEADS_ANY,
    G_OPENING,
    G_ORDER,
    G_ORDER_LENGTH,
    G_PLAYERS,
    G_TILES,
    HANDS,
    HIDDEN,
    LAID,
    LARGE,
    LEAD_CHOICE,
    MISSING,
    OUT_OF_PLAY,
    PLACED_COUNT,
    QUESTION,
    RNG_STATE,
    STOCK_END,
    STOCK_START,
    TURN,
    WIDE,
    WORDS,
    Family,
    Floats,
    Grid,
    Row,
)
from boneyard.fast.jit import count_bits, entry_point, inline_kernel, kernel, row_pointer
from boneyard.fast.kernels.arms import place_lead
from boneyard.fast.kernels.deals import sample_hidden
from boneyard.fast.kernels.hands import flip_bit, give_tile, next_seat, nth_bit
from boneyard.fast.kernels.heuristic import full_set_word
from boneyard.fast.kernels.likelihood import (
    COULD_NOT_PLAY,
    DEAD_OWNER,
    DISCARDED,
    DREW,
    EXTRA,
    FORBIDDEN,
    HELD_TILE,
    KIND,
    NUMBER,
    OWNER,
    PLAYED,
    SEAT,
    SLOT_ROWS,
    START_TILE,
    TILE,
    TOOK_FROM,
    log_likelihood,
    reconstruct_dealt_hands,
    replay_placement,
    restore_turn,
    stops_are_consistent,
)
from boneyard.fast.kernels.rng import random_below, shuffle, start_stream
from boneyard.fast.kernels.rollouts import copy_round
from boneyard.fast.kernels.round_end import is_blocked
from boneyard.fast.kernels.trains import hub_of

#: How often a world is restarted when its slots can't be filled.
_MAX_ATTEMPTS: Final = 100
#: How much sooner a slot is emptied for each tile it can't hold, and the resolution of the random
#: choice.
_RELEASE_EXPONENT: Final = 0.15
_RANDOM_RESOLUTION: Final = 1 << 30
#: The log weight of an impossible world.
IMPOSSIBLE: Final = -1e300


@kernel
def compute_playable_masks(k: Family, g: Row, s: Row, steps: Grid, masks: Grid) -> None:
    """Compute what could have been played at every step; `s` is an empty table."""
    for step in range(steps.shape[0]):
        kind = steps[step, KIND]
        if len(k) >= WIDE:
            restore_turn(k, g, s, steps, step)
        for w in range(WORDS):
            masks[step, w] = s[FIT + w]
        if len(k) >= WIDE and kind == COULD_NOT_PLAY and s[PLACED_COUNT] == 0:
            # A seat that searched for the hub, or for a double, didn't hold it (HU-4, DB-3).
            if hub_of(g, s) >= 0:
                masks[step, hub_of(g, s) // BITS] |= 1 << hub_of(g, s) % BITS
            elif g[G_OPENING] == BY_DOUBLE:
                for w in range(WORDS):
                    masks[step, w] |= g[G_DOUBLES + w]
        if kind == START_TILE:
            place_lead(k, g, s, steps[step, TILE], 0)
        elif kind == PLAYED:
            if s[LEAD_CHOICE] == AS_DECLARED and _leads_by_tile(g, steps[step, NUMBER]):
                _add_unled_tiles(g, steps[step, TILE], masks, step)
            restore_turn(k, g, s, steps, step)
            replay_placement(k, g, s, steps[step, NUMBER])


@inline_kernel
def _leads_by_tile(g: Row, number: int) -> bool:
    """Return whether a move is a lead that the tiles decided."""
    return number < 2 * g[G_TILES] and g[G_OPENING] == BY_TILE and not g[G_LEADS_ANY]


@kernel
def _add_unled_tiles(g: Row, led: int, masks: Grid, step: int) -> None:
    """Exclude tiles that would have led before the one that did: no seat was dealt them."""
    for place in range(g[G_ORDER_LENGTH]):
        tile = g[G_ORDER + place]
        if tile == led:
            return
        masks[step, tile // BITS] |= 1 << tile % BITS


@inline_kernel
def _may_hold(k: Family, slots: Row, slot: int, tile: int) -> bool:
    if slots[HELD_TILE + slot] >= 0:
        return slots[HELD_TILE + slot] == tile
    word = slots[FORBIDDEN + slot * WORDS + (tile // BITS if len(k) >= LARGE else 0)]
    return word >> tile % BITS & 1 == 0


@kernel
def _new_slot(slots: Row, used: int, seat: int, tile: int) -> int:
    slots[OWNER + used] = seat
    slots[HELD_TILE + used] = tile
    for w in range(WORDS):
        slots[FORBIDDEN + used * WORDS + w] = 0
    return used + 1


@kernel
def _forbid(slots: Row, used: int, seat: int, masks: Grid, step: int) -> None:
    """Exclude what a seat could have played from its slots; seat -1: from all."""
    for slot in range(used):
        if slots[OWNER + slot] == seat or (seat < 0 and slots[OWNER + slot] >= 0):
            for w in range(WORDS):
                slots[FORBIDDEN + slot * WORDS + w] |= masks[step, w]


@inline_kernel
def _release_weight(k: Family, slots: Row, slot: int) -> float:
    """Return the weight of releasing a slot: one that is hard to fill goes first."""
    bits = 0
    for w in range(WORDS if len(k) >= LARGE else 1):
        bits += count_bits(slots[FORBIDDEN + slot * WORDS + w])
    return exp(_RELEASE_EXPONENT * bits)


@kernel
def _release_tile(k: Family, s: Row, slots: Row, used: int, seat: int, tile: int) -> float:
    """Choose the slot that a tile left; return the log weight."""
    total, known = 0.0, -1
    for slot in range(used):
        if slots[OWNER + slot] == seat and _may_hold(k, slots, slot, tile):
            total += _release_weight(k, slots, slot)
            if slots[HELD_TILE + slot] == tile:
                known = slot
    if total == 0.0:
        return IMPOSSIBLE
    weight = 0.0
    if known < 0:
        left = total * (random_below(s, _RANDOM_RESOLUTION) + 0.5) / _RANDOM_RESOLUTION
        for slot in range(used):
            if slots[OWNER + slot] == seat and _may_hold(k, slots, slot, tile):
                if left > 0.0:
                    known = slot
                left -= _release_weight(k, slots, slot)
        weight = log(total / _release_weight(k, slots, known))
    slots[OWNER + known] = -1
    slots[HELD_TILE + known] = tile
    return weight


@kernel
def _random_slot(s: Row, slots: Row, used: int, source: int) -> int:
    """Choose a slot of a hand uniformly."""
    many = 0
    for slot in range(used):
        many += slots[OWNER + slot] == source
    chosen = random_below(s, many)
    for slot in range(used):
        if slots[OWNER + slot] == source:
            if chosen == 0:
                return slot
            chosen -= 1
    return -1


@kernel
def _replay_steps(
    k: Family,
    g: Row,
    s: Row,
    me: int,
    steps: Grid,
    masks: Grid,
    slots: Row,
    moved: Row,
) -> float:
    """Replay the observations with unknown tiles; return the log weight.

    `moved` has the slot that each step filled or moved, and in its last place their number.
    """
    used, weight = 0, 0.0
    for seat in range(g[G_PLAYERS]):
        if seat != me:
            for _ in range(g[G_HAND_SIZE]):
                used = _new_slot(slots, used, seat, -1)
    for step in range(steps.shape[0]):
        kind, seat, tile = steps[step, KIND], steps[step, SEAT], steps[step, TILE]
        if kind == COULD_NOT_PLAY and seat != me:
            _forbid(slots, used, seat, masks, step)
        elif kind == PLAYED:
            if _leads_by_tile(g, steps[step, NUMBER]):
                _forbid(slots, used, -1, masks, step)
            if seat != me:
                left = _release_tile(k, s, slots, used, seat, tile)
                if left <= IMPOSSIBLE:
                    return IMPOSSIBLE
                weight += left
        elif kind == DREW and seat != me:
            moved[step] = used
            used = _new_slot(slots, used, seat, tile)
        elif kind == DISCARDED and seat != me:
            slot = _random_slot(s, slots, used, seat)
            moved[step] = slot
            slots[OWNER + slot] = DEAD_OWNER + seat
        elif kind == TOOK_FROM:
            source = steps[step, EXTRA]
            if source == me:
                moved[step] = used
                used = _new_slot(slots, used, seat, tile)
            elif seat == me:
                left = _release_tile(k, s, slots, used, source, tile)
                if left <= IMPOSSIBLE:
                    return IMPOSSIBLE
                weight += left
            else:
                slot = _random_slot(s, slots, used, source)
                moved[step] = slot
                slots[OWNER + slot] = seat
    moved[steps.shape[0]] = used
    return weight


@kernel
def _fill_slots(k: Family, g: Row, s: Row, slots: Row, used: int, pool: Row) -> float:
    """Assign each slot a tile, the hardest to fill first; return the log weight."""
    weight = 0.0
    for slot in range(used):
        tile = slots[HELD_TILE + slot]
        if tile >= 0 and slots[OWNER + slot] >= 0:
            pool[tile // BITS if len(k) >= LARGE else 0] &= ~(1 << tile % BITS)
    while True:
        hardest, fewest = -1, 1 << 20
        for slot in range(used):
            if slots[OWNER + slot] >= 0 and slots[HELD_TILE + slot] < 0:
                fitting = 0
                for w in range(WORDS if len(k) >= LARGE else 1):
                    fitting += count_bits(pool[w] & ~slots[FORBIDDEN + slot * WORDS + w])
                if fitting < fewest:
                    hardest, fewest = slot, fitting
        if hardest < 0:
            return weight
        if fewest == 0:
            return IMPOSSIBLE
        weight += log(float(fewest))
        chosen = random_below(s, fewest)
        for w in range(WORDS if len(k) >= LARGE else 1):
            tiles = pool[w] & ~slots[FORBIDDEN + hardest * WORDS + w]
            many = count_bits(tiles)
            if 0 <= chosen < many:
                bit = nth_bit(tiles, chosen)
                slots[HELD_TILE + hardest] = w * BITS + bit
                pool[w] &= ~(1 << bit)
                chosen = -1
            elif chosen >= 0:
                chosen -= many


@kernel
def _write_world(k: Family, g: Row, s: Row, slots: Row, used: int, pool: Row, me: int) -> None:
    """Put the tiles where the slots say; the rest is the boneyard, shuffled."""
    for seat in range(g[G_PLAYERS]):
        for w in range(WORDS):
            if seat != me:
                s[HANDS + seat * WORDS + w] = 0
            s[MISSING + seat * WORDS + w] = -1 if seat != me else 0
        if seat != me:
            s[COUNT + seat] = 0
        s[HIDDEN + seat] = s[DEAD_HIDDEN + seat] = 0
    for slot in range(used):
        seat = slots[OWNER + slot]
        if seat >= DEAD_OWNER:
            flip_bit(k, s, DEAD + (seat - DEAD_OWNER) * WORDS, slots[HELD_TILE + slot])
        elif seat >= 0:
            give_tile(k, s, seat, slots[HELD_TILE + slot])
            for w in range(WORDS):
                s[MISSING + seat * WORDS + w] &= slots[FORBIDDEN + slot * WORDS + w]
    rest = 0
    for tile in range(g[G_TILES]):
        if pool[tile // BITS if len(k) >= LARGE else 0] >> tile % BITS & 1:
            s[DECK + rest] = tile
            rest += 1
    shuffle(s, rest)
    s[STOCK_END] -= s[STOCK_START]
    s[STOCK_START] = 0
    for place in range(s[STOCK_END], rest):
        flip_bit(k, s, OUT_OF_PLAY, s[DECK + place])


@kernel
def _clear_table(k: Family, g: Row, s: Row, empty: Row) -> None:
    copy_round(k, empty, s)
    for seat in range(g[G_PLAYERS]):
        s[COUNT + seat] = g[G_HAND_SIZE]


@entry_point
def sample_worlds(
    k: Family, games: Grid, scratch: Grid, position: Grid, me: int, steps: Grid, masks: Grid,
    weights: Grid, heat: float, seed: int, first: int, worlds: Grid, likely: Floats,
) -> None:  # fmt: skip
    """Fill rows with worlds, and `likely` with their log weights.

    The scratch begins with an empty table and the player's hand as it was dealt; the masks have a
    row for each step and one more. A heat of 0 ignores how the others played.
    """
    g, empty, mine = row_pointer(games, 0), row_pointer(scratch, 0), row_pointer(scratch, 1)
    s, t, hands, pool = (row_pointer(scratch, 2), row_pointer(scratch, 3), row_pointer(scratch, 4),
                         row_pointer(scratch, 5))  # fmt: skip
    slots, moved, seen = (
        row_pointer(scratch, 6),
        row_pointer(scratch, 6 + SLOT_ROWS),
        row_pointer(position, 0),
    )
    _clear_table(k, g, s, empty)
    compute_playable_masks(k, g, s, steps, masks)
    for row in range(worlds.shape[0]):
        world = row_pointer(worlds, row)
        copy_round(k, seen, world)
        start_stream(world, seed, first + row)
        if g[G_FACE_DOWN]:
            sample_hidden(k, g, world)
            likely[row] = 0.0
            continue
        weight = _sample_world(k, g, world, seen, me, mine, steps, masks, slots, moved, pool, hands)
        if weight > IMPOSSIBLE and heat > 0.0:
            reconstruct_dealt_hands(k, g, slots, me, mine, hands)
            _clear_table(k, g, s, empty)
            weight += log_likelihood(
                k, g, s, t, row_pointer(weights, 0), heat, me, steps, slots, moved, hands
            )
        likely[row] = weight


@kernel
def _sample_world(
    k: Family, g: Row, world: Row, seen: Row, me: int, mine: Row, steps: Grid, masks: Grid,
    slots: Row, moved: Row, pool: Row, hands: Row,
) -> float:  # fmt: skip
    """Fill the slots, several times if needed; return the log weight."""
    for _ in range(_MAX_ATTEMPTS):
        luck = world[RNG_STATE]
        copy_round(k, seen, world)
        world[RNG_STATE] = luck
        for w in range(WORDS):
            pool[w] = _unseen(g, seen, me, w)
        weight = _replay_steps(k, g, world, me, steps, masks, slots, moved)
        if weight <= IMPOSSIBLE:
            continue
        filled = _fill_slots(k, g, world, slots, moved[steps.shape[0]], pool)
        if filled <= IMPOSSIBLE:
            continue
        if not stops_are_consistent(k, g, me, mine, steps, masks, slots, moved, hands):
            continue
        _write_world(k, g, world, slots, moved[steps.shape[0]], pool, me)
        if not _is_over(k, g, world):
            return weight + filled
    return IMPOSSIBLE


@inline_kernel
def _unseen(g: Row, seen: Row, me: int, w: int) -> int:
    """Return the tiles that the seat doesn't see now."""
    return full_set_word(g, w) & ~(
        seen[LAID + w]
        | seen[OUT_OF_PLAY + w]
        | seen[HANDS + me * WORDS + w]
        | seen[DEAD + me * WORDS + w]
    )


@kernel
def _is_over(k: Family, g: Row, s: Row) -> bool:
    """Return whether no player could continue in a world: the round would have ended."""
    mover = s[TURN] if s[QUESTION] == 0 else next_seat(g, s, s[TURN])
    return s[PLACED_COUNT] > 0 and is_blocked(k, g, s, mover)
