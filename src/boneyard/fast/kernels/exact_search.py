"""Exact play where nothing is hidden: the best that two sides can do, move by move."""

from typing import Any, Final

from boneyard.fast.fields import (
    ASKED,
    END,
    G_SIDE,
    LYING,
    PLAYING,
    POINTS,
    QUESTION,
    TURN,
    WORD_AT,
    Family,
    Row,
)
from boneyard.fast.jit import count_bits, entry, kernel, row_of
from boneyard.fast.kernels.action_ids import code_of
from boneyard.fast.kernels.apply import apply
from boneyard.fast.kernels.awards import settle
from boneyard.fast.kernels.hands import nth_bit
from boneyard.fast.kernels.legal import (
    count_leads,
    count_plays,
    forced_words,
    is_able,
    nth_lead,
    nth_play,
    other_words,
)
from boneyard.fast.kernels.rollouts import copy_round

#: Moves ahead that are looked at, at most.
DEPTH: Final = 96
#: More than any round brings.
LIMIT: Final = 1 << 30
# What is kept of each position on the way: whose move it is, all moves, the next one to look at,
# the best found, and between which values it still matters.
MINE, CHOICES, NEXT, FOUND, LOW, HIGH, PLAN_SIZE = range(7)


@kernel
def all_moves(k: Family, g: Row, s: Row) -> int:
    """How many plays there are, and in the higher bits the words that are moves too."""
    words = forced_words(k, g, s)
    if words != 0:
        return words << 16
    if s[LYING] == 0:
        return count_leads(k, g, s)
    able = is_able(k, s)
    return other_words(k, g, s, able) << 16 | (count_plays(k, g, s) if able else 0)


@kernel
def nth_move(k: Family, g: Row, s: Row, n: int, moves: int) -> int:
    """The n-th of them, from 0: first the plays, then the words."""
    plays = moves & 0xFFFF
    if n >= plays:
        return nth_bit(moves >> 16, n - plays) << WORD_AT
    return nth_lead(k, g, s, n) if s[LYING] == 0 else nth_play(k, g, s, n)


@kernel
def _opened(k: Family, g: Row, s: Row, plan: Row, side: int) -> None:
    """Begin to look at a position: nothing is found yet."""
    seat = s[ASKED] if s[QUESTION] != 0 else s[TURN]
    plan[MINE] = g[G_SIDE + seat] == side
    plan[CHOICES] = all_moves(k, g, s)
    plan[FOUND] = -LIMIT if plan[MINE] else LIMIT
    plan[NEXT] = 0


@kernel
def _took(plan: Row, value: int) -> None:
    """Take in what a move is worth."""
    if plan[MINE]:
        plan[FOUND] = max(plan[FOUND], value)
        plan[LOW] = max(plan[LOW], value)
    else:
        plan[FOUND] = min(plan[FOUND], value)
        plan[HIGH] = min(plan[HIGH], value)


@kernel
def _best(k: Family, g: Row, stack: Any, plans: Any, side: int, sign: int, budget: Any) -> int:
    """What the first position of the stack is worth to a side; with the budget spent, nothing true.

    The stack is walked by hand: numba can't load code from disk that calls itself.
    """
    depth, fresh = 0, True
    first = row_of(plans, 0)
    first[LOW], first[HIGH] = -LIMIT, LIMIT
    while True:
        s, plan = row_of(stack, depth), row_of(plans, depth)
        if fresh and s[END] == PLAYING:
            budget[0] -= 1
            if budget[0] < 0 or depth + 1 >= DEPTH:
                budget[0] = -1
                return 0
            _opened(k, g, s, plan, side)
        if s[END] != PLAYING:
            settle(k, g, s)
            value = sign * (s[POINTS + side] - s[POINTS + 1 - side])
        else:
            moves = plan[CHOICES]
            many = (moves & 0xFFFF) + count_bits(moves >> 16)
            if plan[NEXT] < many and plan[LOW] < plan[HIGH]:
                t, following = row_of(stack, depth + 1), row_of(plans, depth + 1)
                copy_round(s, t)
                apply(k, g, t, nth_move(k, g, s, plan[NEXT], moves))
                plan[NEXT] += 1
                following[LOW], following[HIGH] = plan[LOW], plan[HIGH]
                depth, fresh = depth + 1, True
                continue
            value = plan[FOUND]
        if depth == 0:
            return value
        depth, fresh = depth - 1, False
        _took(row_of(plans, depth), value)


@entry
def solve_moves(
    k: Family, games: Any, stack: Any, plans: Any, position: Any, moves: Any, side: int,
    sign: int, budget: Any, values: Any,
) -> None:  # fmt: skip
    """What each move is worth to a side of two; a negative budget says that it wasn't enough."""
    g = row_of(games, 0)
    for move in range(moves.shape[0]):
        s = row_of(stack, 0)
        copy_round(row_of(position, 0), s)
        apply(k, g, s, code_of(k, g, moves[move]))
        values[move] = _best(k, g, stack, plans, side, sign, budget)
