"""Exact search where nothing is hidden: minimax for two sides."""

from typing import Final

from boneyard.fast.fields import (
    ASKED,
    END,
    G_SIDE,
    PLACED_COUNT,
    PLAYING,
    POINTS,
    QUESTION,
    TURN,
    WORD_SHIFT,
    Family,
    Grid,
    Ints,
    Row,
)
from boneyard.fast.jit import count_bits, entry_point, kernel, row_pointer
from boneyard.fast.kernels.action_ids import code_of
from boneyard.fast.kernels.apply import apply
from boneyard.fast.kernels.awards import score_round
from boneyard.fast.kernels.hands import nth_bit
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
from boneyard.fast.kernels.rollouts import copy_round

#: Search depth, at most.
MAX_DEPTH: Final = 96
#: More than any round brings.
MAX_VALUE: Final = 1 << 30
# The state of each node on the stack: side to move, all moves, the next one, the best value, and
# the alpha-beta window.
MAXIMIZING, MOVE_SET, NEXT_MOVE, BEST_VALUE, ALPHA, BETA, NODE_SIZE = range(7)


@kernel
def legal_move_set(k: Family, g: Row, s: Row) -> int:
    """Return the number of plays, and in the higher bits the words that are moves too."""
    words = forced_words(k, g, s)
    if words != 0:
        return words << 16
    if s[PLACED_COUNT] == 0:
        return lead_words(k, s) << 16 | count_leads(k, g, s)
    able = can_play_now(k, g, s)
    return other_words(k, g, s, able) << 16 | (count_plays(k, g, s) if able else 0)


@kernel
def nth_move(k: Family, g: Row, s: Row, n: int, moves: int) -> int:
    """Return the n-th of them, from 0: first the plays, then the words."""
    plays = moves & 0xFFFF
    if n >= plays:
        return nth_bit(moves >> 16, n - plays) << WORD_SHIFT
    return nth_lead(k, g, s, n) if s[PLACED_COUNT] == 0 else nth_play(k, g, s, n)


@kernel
def _open_node(k: Family, g: Row, s: Row, plan: Row, side: int) -> None:
    """Initialise a node."""
    seat = s[ASKED] if s[QUESTION] != 0 else s[TURN]
    plan[MAXIMIZING] = g[G_SIDE + seat] == side
    plan[MOVE_SET] = legal_move_set(k, g, s)
    plan[BEST_VALUE] = -MAX_VALUE if plan[MAXIMIZING] else MAX_VALUE
    plan[NEXT_MOVE] = 0


@kernel
def _update_node(plan: Row, value: int) -> None:
    """Update a node with the value of a move."""
    if plan[MAXIMIZING]:
        plan[BEST_VALUE] = max(plan[BEST_VALUE], value)
        plan[ALPHA] = max(plan[ALPHA], value)
    else:
        plan[BEST_VALUE] = min(plan[BEST_VALUE], value)
        plan[BETA] = min(plan[BETA], value)


@kernel
def _minimax(
    k: Family,
    g: Row,
    stack: Grid,
    plans: Grid,
    side: int,
    sign: int,
    budget: Ints,
) -> int:
    """Return the value of the first position of the stack; invalid if the budget is spent.

    The recursion is explicit: numba can't load code from disk that calls itself.
    """
    depth, fresh = 0, True
    first = row_pointer(plans, 0)
    first[ALPHA], first[BETA] = -MAX_VALUE, MAX_VALUE
    while True:
        s, plan = row_pointer(stack, depth), row_pointer(plans, depth)
        if fresh and s[END] == PLAYING:
            budget[0] -= 1
            if budget[0] < 0 or depth + 1 >= MAX_DEPTH:
                budget[0] = -1
                return 0
            _open_node(k, g, s, plan, side)
        if s[END] != PLAYING:
            score_round(k, g, s)
            value = sign * (s[POINTS + side] - s[POINTS + 1 - side])
        else:
            moves = plan[MOVE_SET]
            many = (moves & 0xFFFF) + count_bits(moves >> 16)
            if plan[NEXT_MOVE] < many and plan[ALPHA] < plan[BETA]:
                t, following = row_pointer(stack, depth + 1), row_pointer(plans, depth + 1)
                copy_round(k, s, t)
                apply(k, g, t, nth_move(k, g, s, plan[NEXT_MOVE], moves))
                plan[NEXT_MOVE] += 1
                following[ALPHA], following[BETA] = plan[ALPHA], plan[BETA]
                depth, fresh = depth + 1, True
                continue
            value = plan[BEST_VALUE]
        if depth == 0:
            return value
        depth, fresh = depth - 1, False
        _update_node(row_pointer(plans, depth), value)


@entry_point
def solve_moves(
    k: Family, games: Grid, stack: Grid, plans: Grid, position: Grid, moves: Ints, side: int,
    sign: int, budget: Ints, values: Ints,
) -> None:  # fmt: skip
    """Return the value of each move to a side of two; a negative budget means it wasn't enough."""
    g = row_pointer(games, 0)
    for move in range(moves.shape[0]):
        s = row_pointer(stack, 0)
        copy_round(k, row_pointer(position, 0), s)
        apply(k, g, s, code_of(k, g, moves[move]))
        values[move] = _minimax(k, g, stack, plans, side, sign, budget)
