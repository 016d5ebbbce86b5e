"""Compiled Monte Carlo tree search (MCTS, PUCT selection).

A round is played as in `rollouts`, but the first moves after the one in question are selected by
their results so far, for the side that moves (PUCT, with the heuristic as a prior); each simulation
expands one node, and from there on all play by the heuristic. Statistics belong to what has been
*played*, never to a world: no player in a simulation knows more than was visible.
"""

from math import exp, sqrt
from typing import Any, Final

import numpy as np

from boneyard.fast.fields import (
    ASKED,
    END,
    G_SIDE,
    PLAYING,
    QUESTION,
    TURN,
    Family,
    FloatGrid,
    Floats,
    Grid,
    Ints,
    Row,
)
from boneyard.fast.jit import count_bits, entry_point, inline_kernel, kernel, row_pointer
from boneyard.fast.kernels.action_ids import code_of, number_of
from boneyard.fast.kernels.apply import apply
from boneyard.fast.kernels.awards import score_round
from boneyard.fast.kernels.exact_search import legal_move_set, nth_move
from boneyard.fast.kernels.heuristic import choose_by_heuristic, evaluate_play
from boneyard.fast.kernels.rng import mix_bits, start_stream
from boneyard.fast.kernels.rollouts import copy_round, write_result

# A node of the tree, hashed by what was played: its key, the visits, the known results.
KEY, VISITS, BACKED_UP, NODE_SIZE = range(4)
#: The most nodes of a simulation, and the most moves of a choice.
MAX_DEPTH: Final = 24
MAX_MOVES: Final = 64
#: Rows for the moves of a choice: the prior, the value, the visits.
SCRATCH_ROWS: Final = 3
# A path through the tree: its length, then for each step its node and the side that moved.
PATH_LENGTH, PATH_START, PATH_SIZE = 0, 1, 1 + 2 * MAX_DEPTH
#: The longest probe of the hash table.
_MAX_PROBES: Final = 32
# The exploration constant, how much an unvisited node is taken to be worse than visited ones, and
# the sharpness of the prior.
EXPLORATION, FPU_REDUCTION, PRIOR_TEMPERATURE, PARAMS_SIZE = range(4)
#: More moves than a round has: an impossible world must end too.
_MAX_ROLLOUT_MOVES: Final = 5_000
_HASH_INCREMENT = np.uint64(0x9E3779B97F4A7C15)


@inline_kernel
def _node_key(before: int, number: int) -> int:
    """Return the key of a node: all that was played until then, and a move."""
    mix = mix_bits(np.uint64(before) + np.uint64(number + 1) * _HASH_INCREMENT)
    key: Any = np.int64(mix | np.uint64(1))
    return key  # type: ignore[no-any-return]  # in compiled code it is the int of numba


@kernel
def _find_node(tree: Grid, key: int, new: bool) -> int:
    """Return the index of a node; -1 if it doesn't exist, and isn't to be made or has no room."""
    mask: int = tree.shape[0] - 1
    for probe in range(_MAX_PROBES):
        place = (key + probe) & mask
        if tree[place, KEY] == key:
            return place
        if tree[place, KEY] == 0:
            if not new:
                return -1
            tree[place, KEY] = key
            return place
    return -1


@kernel
def _select_move(
    k: Family, g: Row, s: Row, t: Row, weights: Row, tree: Grid, sums: Floats, key: int, moves: int,
    temper: Floats, room: FloatGrid,
) -> int:  # fmt: skip
    """Select the move by PUCT."""
    plays, many = moves & 0xFFFF, (moves & 0xFFFF) + count_bits(moves >> 16)
    most, least = -1e300, 1e300
    for n in range(plays):
        room[0, n] = evaluate_play(k, g, s, t, weights, nth_move(k, g, s, n, moves))
        most, least = max(most, room[0, n]), min(least, room[0, n])
    for n in range(plays, many):
        room[0, n] = least if plays > 0 else 0.0
    most = max(most, room[0, many - 1])
    total, gone, known, mean = 0.0, 0, 0, 0.0
    for n in range(many):
        room[0, n] = exp((room[0, n] - most) / temper[PRIOR_TEMPERATURE])
        total += room[0, n]
        place = _find_node(tree, _node_key(key, number_of(g, nth_move(k, g, s, n, moves))), False)
        room[1, n], room[2, n] = -1.0, 0.0
        if place >= 0:
            room[2, n] = tree[place, VISITS]
            gone += tree[place, VISITS]
            if tree[place, BACKED_UP] > 0:
                room[1, n] = sums[place] / tree[place, BACKED_UP]
                known += tree[place, BACKED_UP]
                mean += sums[place]
    mean = mean / known if known > 0 else 0.0
    best, highest = 0, -1e300
    for n in range(many):
        value = room[1, n] if room[1, n] >= 0.0 else mean - temper[FPU_REDUCTION]
        value += temper[EXPLORATION] * room[0, n] / total * sqrt(gone + 1.0) / (1.0 + room[2, n])
        if value > highest:
            best, highest = n, value
    return nth_move(k, g, s, best, moves)


@kernel
def _select_path(
    k: Family, g: Row, s: Row, t: Row, weights: Row, tree: Grid, sums: Floats, key: int,
    temper: Floats, room: FloatGrid, way: Row,
) -> None:  # fmt: skip
    """Make moves along the tree, and one that it doesn't know yet."""
    way[PATH_LENGTH] = 0
    while s[END] == PLAYING and way[PATH_LENGTH] < MAX_DEPTH:
        moves = legal_move_set(k, g, s)
        many = (moves & 0xFFFF) + count_bits(moves >> 16)
        if many > MAX_MOVES:
            return
        if many == 1:
            code = nth_move(k, g, s, 0, moves)
        else:
            code = _select_move(k, g, s, t, weights, tree, sums, key, moves, temper, room)
        key = _node_key(key, number_of(g, code))
        place = _find_node(tree, key, True)
        if place < 0:
            return
        seat = s[ASKED] if s[QUESTION] != 0 else s[TURN]
        way[PATH_START + 2 * way[PATH_LENGTH]] = place
        way[PATH_START + 2 * way[PATH_LENGTH] + 1] = g[G_SIDE + seat]
        way[PATH_LENGTH] += 1
        tree[place, VISITS] += 1
        apply(k, g, s, code)
        if tree[place, VISITS] == 1:
            return


@entry_point
def run_simulations(
    k: Family, games: Grid, rounds: Grid, weights: Grid, worlds: Grid, moves: Ints, tree: Grid,
    sums: Floats, temper: Floats, room: FloatGrid, seed: int, first: int, ways: Grid, report: Grid,
) -> None:  # fmt: skip
    """Make each move in each world and play on by the tree, with the same stream for all moves."""
    g, s, t = row_pointer(games, 0), row_pointer(rounds, 0), row_pointer(rounds, 1)
    thumb = row_pointer(weights, 0)
    for world in range(worlds.shape[0]):
        for move in range(moves.shape[0]):
            row = world * moves.shape[0] + move
            copy_round(k, row_pointer(worlds, world), s)
            start_stream(s, seed, first + world)
            apply(k, g, s, code_of(k, g, moves[move]))
            _select_path(
                k, g, s, t, thumb, tree, sums, _node_key(0, moves[move]), temper, room,
                row_pointer(ways, row),
            )  # fmt: skip
            left = _MAX_ROLLOUT_MOVES
            while s[END] == PLAYING and left > 0:
                apply(k, g, s, choose_by_heuristic(k, g, s, t, thumb))
                left -= 1
            score_round(k, g, s)
            write_result(g, s, row_pointer(report, row))


@entry_point
def backpropagate(k: Family, tree: Grid, sums: Floats, ways: Grid, values: FloatGrid) -> None:
    """Update the visited nodes with the result: a value for each side."""
    for row in range(ways.shape[0]):
        way = row_pointer(ways, row)
        for step in range(way[PATH_LENGTH]):
            place, side = way[PATH_START + 2 * step], way[PATH_START + 2 * step + 1]
            tree[place, BACKED_UP] += 1
            sums[place] += values[row, side]
