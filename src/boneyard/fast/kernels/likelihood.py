"""Likelihood of the others' plays in a sampled world.

Also what the belief kernels share: observations as rows of numbers, and slots for the tiles.
"""

from math import exp, log
from typing import Final

from boneyard.fast.fields import (
    ARM_HALF,
    ARM_MASK,
    ARM_SHIFT,
    COUNT,
    G_HAND_SIZE,
    G_PLAYERS,
    HANDS,
    MARKED,
    MAY_STOP,
    ROUND_SIZE,
    RUN_ARM,
    TILE_MASK,
    TILE_SHIFT,
    TURN,
    TURN_CONTINUED,
    TURNS,
    WAY,
    WIDE,
    WORDS,
    Family,
    Grid,
    Row,
)
from boneyard.fast.jit import inline_kernel, kernel
from boneyard.fast.kernels.action_ids import code_of
from boneyard.fast.kernels.apply import place_tile
from boneyard.fast.kernels.arms import place_lead
from boneyard.fast.kernels.hands import flip_bit
from boneyard.fast.kernels.heuristic import evaluate_play
from boneyard.fast.kernels.legal import count_leads, count_plays, nth_lead, nth_play
from boneyard.fast.kernels.trains import update_open_arms

# Observations, a row for each step: its kind, the seat, a tile (-1: unknown) and one number more.
PLAYED, START_TILE, COULD_NOT_PLAY, DREW, TOOK_FROM, DIRECTION_SET, STOPPED, DISCARDED = range(8)
KIND, SEAT, TILE, NUMBER, EXTRA, TURN_FLAGS, STEP_SIZE = range(7)
# The state of the turn: whose trains were marked, as bits; whether it had gone on; the arm that it
# is bound to; turns begun.
CONTINUED_SHIFT, RUN_SHIFT, TURNS_SHIFT = 10, 11, 17
#: What the owner of a slot is for a tile that a seat discarded: so much more than the seat.
DEAD_OWNER: Final = 16
#: The number of slots: every tile can have been in a hand.
MAX_SLOTS: Final = 136
# A slot: its holder (-1: empty), its tile (-1: unknown), the tiles it can't hold.
OWNER, HELD_TILE, FORBIDDEN = 0, MAX_SLOTS, 2 * MAX_SLOTS
#: Rows of the scratch for the slots, and for the observations of a round.
SLOT_ROWS: Final = -((2 + WORDS) * MAX_SLOTS // -ROUND_SIZE)
SCRATCH_ROWS: Final = 6 + SLOT_ROWS + 4
#: The model of people: how often they play anything, and how finely they see differences.
_RANDOM_PLAY_SHARE: Final = 0.15


@kernel
def replay_placement(k: Family, g: Row, s: Row, number: int) -> None:
    """Lay a tile as it was observed."""
    code = code_of(k, g, number)
    place_tile(k, g, s, code >> ARM_SHIFT & ARM_MASK, code >> TILE_SHIFT & TILE_MASK, code & 3)


@inline_kernel
def restore_turn(k: Family, g: Row, s: Row, steps: Grid, step: int) -> None:
    """Make the seat of a step the player, and restore the turn before it."""
    s[TURN], s[MAY_STOP] = steps[step, SEAT], steps[step, EXTRA]
    if len(k) >= WIDE:
        standing = steps[step, TURN_FLAGS]
        s[MARKED] = standing & (1 << CONTINUED_SHIFT) - 1
        s[TURN_CONTINUED] = standing >> CONTINUED_SHIFT & 1
        s[RUN_ARM] = standing >> RUN_SHIFT & (1 << TURNS_SHIFT - RUN_SHIFT) - 1
        s[TURNS] = standing >> TURNS_SHIFT
        update_open_arms(k, g, s)


@kernel
def log_likelihood(
    k: Family, g: Row, s: Row, t: Row, weights: Row, heat: float, me: int, steps: Grid,
    slots: Row, moved: Row, hands: Row,
) -> float:  # fmt: skip
    """Return the log likelihood of the others' plays in this world.

    `s` is an empty table to lay the tiles on again; `hands` are those that were dealt, and are
    updated.
    """
    total = 0.0
    for step in range(steps.shape[0]):
        kind, seat, tile = steps[step, KIND], steps[step, SEAT], steps[step, TILE]
        if kind == START_TILE:
            place_lead(k, g, s, tile, 0)
        elif kind == PLAYED:
            restore_turn(k, g, s, steps, step)
            for w in range(WORDS):
                s[HANDS + seat * WORDS + w] = hands[seat * WORDS + w]
            if seat != me:
                code = code_of(k, g, steps[step, NUMBER])
                total += _log_play_probability(k, g, s, t, weights, heat, code)
            replay_placement(k, g, s, steps[step, NUMBER])
            for w in range(WORDS):
                hands[seat * WORDS + w] = s[HANDS + seat * WORDS + w]
        elif kind == DREW:
            s[COUNT + seat] += 1
            _add_to_hand(k, me, steps, step, slots, moved, hands)
        elif kind == TOOK_FROM:
            s[COUNT + steps[step, EXTRA]] -= 1
            s[COUNT + seat] += 1
            _add_to_hand(k, me, steps, step, slots, moved, hands)
        elif kind == DISCARDED:
            s[COUNT + seat] -= 1
            _remove_discarded(k, me, steps, step, slots, moved, hands)
        elif kind == DIRECTION_SET:
            s[WAY] = steps[step, EXTRA]
    return total


@kernel
def _remove_discarded(
    k: Family, me: int, steps: Grid, step: int, slots: Row, moved: Row, hands: Row
) -> None:
    """Take a tile that was discarded out of its hand (GA-11)."""
    seat = steps[step, SEAT]
    gone = steps[step, TILE] if seat == me else slots[HELD_TILE + moved[step]]
    flip_bit(k, hands, seat * WORDS, gone)


@kernel
def _add_to_hand(
    k: Family, me: int, steps: Grid, step: int, slots: Row, moved: Row, hands: Row
) -> None:
    """Move a tile into a hand, from the boneyard or from another hand."""
    seat, tile = steps[step, SEAT], steps[step, TILE]
    known = seat == me if steps[step, KIND] == DREW else tile >= 0
    came = tile if known else slots[HELD_TILE + moved[step]]
    if steps[step, KIND] == TOOK_FROM:
        flip_bit(k, hands, steps[step, EXTRA] * WORDS, came)
    flip_bit(k, hands, seat * WORDS, came)


@kernel
def stops_are_consistent(
    k: Family, g: Row, me: int, mine: Row, steps: Grid, masks: Grid, slots: Row, moved: Row,
    hands: Row,
) -> bool:  # fmt: skip
    """Return whether all who stopped a turn held a tile that fitted, in this world.

    It first checks whether any player did: only then are `hands` updated.
    """
    stops = 0
    for step in range(steps.shape[0]):
        stops += steps[step, KIND] == STOPPED and steps[step, SEAT] != me
    if stops == 0:
        return True
    reconstruct_dealt_hands(k, g, slots, me, mine, hands)
    for step in range(steps.shape[0]):
        kind, seat = steps[step, KIND], steps[step, SEAT]
        if kind == PLAYED:
            flip_bit(k, hands, seat * WORDS, steps[step, TILE])
        elif kind in (DREW, TOOK_FROM):
            _add_to_hand(k, me, steps, step, slots, moved, hands)
        elif kind == DISCARDED:
            _remove_discarded(k, me, steps, step, slots, moved, hands)
        elif kind == STOPPED and seat != me:
            fitting = 0
            for w in range(WORDS):
                fitting |= hands[seat * WORDS + w] & masks[step, w]
            if fitting == 0:
                return False
    return True


@kernel
def _log_play_probability(
    k: Family, g: Row, s: Row, t: Row, weights: Row, heat: float, played: int
) -> float:
    """Return the log probability of a play, by the value of all plays to the player."""
    leading = played >> ARM_SHIFT & ARM_MASK == 0
    plays = count_leads(k, g, s) if leading else count_plays(k, g, s)
    if plays < 2:
        return 0.0
    half = -1 if leading else s[ARM_HALF + (played >> ARM_SHIFT & ARM_MASK) - 1]
    tile = played >> TILE_SHIFT & TILE_MASK
    this, alike, all_of_them = evaluate_play(k, g, s, t, weights, played), 0, 0.0
    for n in range(plays):
        code = nth_lead(k, g, s, n) if leading else nth_play(k, g, s, n)
        arm = (code >> ARM_SHIFT & ARM_MASK) - 1
        if code >> TILE_SHIFT & TILE_MASK == tile and (leading or s[ARM_HALF + arm] == half):
            alike += 1
            all_of_them += 1.0
        else:
            apart = (evaluate_play(k, g, s, t, weights, code) - this) / heat
            all_of_them += exp(min(apart, 30.0))
    return log(
        (1.0 - _RANDOM_PLAY_SHARE) * max(alike, 1) / all_of_them + _RANDOM_PLAY_SHARE / plays
    )


@kernel
def reconstruct_dealt_hands(k: Family, g: Row, slots: Row, me: int, mine: Row, hands: Row) -> None:
    """Reconstruct the dealt hands of a world, as masks."""
    for seat in range(g[G_PLAYERS]):
        for w in range(WORDS):
            hands[seat * WORDS + w] = mine[w] if seat == me else 0
    slot = 0
    for seat in range(g[G_PLAYERS]):
        if seat != me:
            for _ in range(g[G_HAND_SIZE]):
                flip_bit(k, hands, seat * WORDS, slots[HELD_TILE + slot])
                slot += 1
