"""Exact play where nothing is hidden: the best that two sides can do, move by move."""

from typing import Any, Final

from boneyard.fast.jit import count_bits, entry, kernel, row_of
from boneyard.fast.kernels.awards import settle
from boneyard.fast.kernels.hands import nth_bit
from boneyard.fast.kernels.moves import (
    count_leads,
    count_plays,
    forced_words,
    is_able,
    nth_lead,
    nth_play,
    other_words,
)
from boneyard.fast.kernels.numbering import code_of
from boneyard.fast.kernels.trials import copy_round
from boneyard.fast.kernels.turns import apply
from boneyard.fast.records import (
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

#: Moves ahead that are looked at, at most.
DEPTH: Final = 96
#: More than any round brings.
LIMIT: Final = 1 << 30


@kernel
def _moves(k: Family, g: Row, s: Row) -> int:
    """How many plays there are, and in the higher bits the words that are moves too."""
    words = forced_words(k, g, s)
    if words != 0:
        return words << 16
    if s[LYING] == 0:
        return count_leads(k, g, s)
    able = is_able(k, s)
    return other_words(k, g, s, able) << 16 | (count_plays(k, g, s) if able else 0)


@kernel
def _nth(k: Family, g: Row, s: Row, n: int, moves: int) -> int:
    plays = moves & 0xFFFF
    if n >= plays:
        return nth_bit(moves >> 16, n - plays) << WORD_AT
    return nth_lead(k, g, s, n) if s[LYING] == 0 else nth_play(k, g, s, n)


@kernel
def _best(
    k: Family, g: Row, stack: Any, depth: int, side: int, sign: int, low: int, high: int,
    budget: Any,
) -> int:  # fmt: skip
    """What the position at this depth is worth to a side; with the budget spent, nothing true."""
    s = row_of(stack, depth)
    if s[END] != PLAYING:
        settle(k, g, s)
        return sign * (s[POINTS + side] - s[POINTS + 1 - side])
    budget[0] -= 1
    if budget[0] < 0 or depth + 1 >= DEPTH:
        budget[0] = -1
        return 0
    seat = s[ASKED] if s[QUESTION] != 0 else s[TURN]
    mine = g[G_SIDE + seat] == side
    moves = _moves(k, g, s)
    found = -LIMIT if mine else LIMIT
    for n in range((moves & 0xFFFF) + count_bits(moves >> 16)):
        t = row_of(stack, depth + 1)
        copy_round(s, t)
        apply(k, g, t, _nth(k, g, s, n, moves))
        value = _best(k, g, stack, depth + 1, side, sign, low, high, budget)
        if mine:
            found = max(found, value)
            low = max(low, value)
        else:
            found = min(found, value)
            high = min(high, value)
        if low >= high or budget[0] < 0:
            break
    return found


@entry
def solve_moves(
    k: Family, games: Any, stack: Any, position: Any, moves: Any, side: int, sign: int,
    budget: Any, values: Any,
) -> None:  # fmt: skip
    """What each move is worth to a side of two; a negative budget says that it wasn't enough."""
    g = row_of(games, 0)
    for move in range(moves.shape[0]):
        s = row_of(stack, 0)
        copy_round(row_of(position, 0), s)
        apply(k, g, s, code_of(k, g, moves[move]))
        values[move] = _best(k, g, stack, 0, side, sign, -LIMIT, LIMIT, budget)
