"""Rollouts: rounds played by heuristic, and from each of some moves on."""

from typing import Final

from boneyard.fast.fields import (
    ASKED,
    DEAD,
    END,
    FREE,
    G_SIDES,
    MAX_PLAYERS,
    PLAYING,
    POINTS,
    QUESTION,
    ROUND,
    ROUND_SIZE,
    SCORES,
    TURN,
    WINNERS,
    Family,
    Floats,
    Grid,
    Ints,
    Row,
)
from boneyard.fast.jit import entry_point, kernel, row_pointer
from boneyard.fast.kernels.action_ids import code_of, number_of
from boneyard.fast.kernels.apply import apply
from boneyard.fast.kernels.awards import score_round
from boneyard.fast.kernels.deals import deal
from boneyard.fast.kernels.heuristic import choose_by_heuristic, evaluate_play
from boneyard.fast.kernels.legal import choose
from boneyard.fast.kernels.rng import start_stream

#: More moves than a round has: an impossible world, in which all pass, must end too.
_MAX_ROLLOUT_MOVES: Final = 5_000


@kernel
def copy_round(k: Family, s: Row, t: Row) -> None:
    """Copy a round."""
    for place in range(ROUND_SIZE if len(k) == FREE else DEAD):
        t[place] = s[place]


@kernel
def write_result(g: Row, s: Row, row: Row) -> None:
    """Write how a round ended: the end, the winners, the points of each side."""
    row[0] = s[END]
    row[1] = s[WINNERS]
    for side in range(g[G_SIDES]):
        row[2 + side] = s[POINTS + side]


@entry_point
def play_heuristic_rounds(
    k: Family, games: Grid, rounds: Grid, weights: Grid, policies: Ints, seed: int, first: int,
    report: Grid,
) -> None:  # fmt: skip
    """Deal and play rounds; each seat has its policy and its row of weights."""
    g, s, t = row_pointer(games, 0), row_pointer(rounds, 0), row_pointer(rounds, 1)
    for row in range(report.shape[0]):
        start_stream(s, seed, first + row)
        s[ROUND] = 1 + first + row
        for side in range(MAX_PLAYERS):
            s[SCORES + side] = 0
        deal(k, g, s)
        while s[END] == PLAYING:
            seat = s[ASKED] if s[QUESTION] != 0 else s[TURN]
            if policies[seat] < 0:
                code = choose_by_heuristic(k, g, s, t, row_pointer(weights, seat))
            else:
                code = choose(k, g, s, policies[seat])
            apply(k, g, s, code)
        score_round(k, g, s)
        write_result(g, s, row_pointer(report, row))


@entry_point
def rollout_moves(
    k: Family, games: Grid, rounds: Grid, weights: Grid, worlds: Grid, moves: Ints, seed: int,
    first: int, report: Grid,
) -> None:  # fmt: skip
    """Make each move in each world and play on, with the same stream for all moves of a world.

    The id -1 is no move: the round is just played on.
    """
    g, s, t = row_pointer(games, 0), row_pointer(rounds, 0), row_pointer(rounds, 1)
    thumb = row_pointer(weights, 0)
    for world in range(worlds.shape[0]):
        for move in range(moves.shape[0]):
            copy_round(k, row_pointer(worlds, world), s)
            start_stream(s, seed, first + world)
            if moves[move] >= 0:
                apply(k, g, s, code_of(k, g, moves[move]))
            left = _MAX_ROLLOUT_MOVES
            while s[END] == PLAYING and left > 0:
                apply(k, g, s, choose_by_heuristic(k, g, s, t, thumb))
                left -= 1
            score_round(k, g, s)
            write_result(g, s, row_pointer(report, world * moves.shape[0] + move))


@entry_point
def evaluate_plays(
    k: Family, games: Grid, rounds: Grid, weights: Grid, position: Grid, moves: Ints,
    values: Floats, chosen: Ints,
) -> None:  # fmt: skip
    """Return the value of each play by heuristic, and the move that it chooses."""
    g, s, t = row_pointer(games, 0), row_pointer(position, 0), row_pointer(rounds, 0)
    for move in range(moves.shape[0]):
        code = code_of(k, g, moves[move])
        values[move] = evaluate_play(k, g, s, t, row_pointer(weights, 0), code)
    chosen[0] = number_of(g, choose_by_heuristic(k, g, s, t, row_pointer(weights, 0)))
