"""Batch simulation: many rounds on all cores."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from boneyard.fast import code_cache
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.kernels import entry_points as kernels

#: Rounds per task of a thread: enough to make its overhead negligible.
CHUNK_ROUNDS = 4096
#: The policies by name.
POLICIES = {"random": 0, "heaviest": 1}
_REPORT_FIELDS = 5


class Rounds(NamedTuple):
    """Results of many rounds: each field has an entry for each round.

    >>> from boneyard import fast
    >>> game = fast.compile("block-draw", players=2)
    >>> fast.play_rounds(game, 10, seed=1).winners.shape
    (10,)
    """

    ends: IntArray
    """How it ended, as an index of `fields.ROUND_ENDS`."""
    winners: IntArray
    """The sides that won it, as bits."""
    plays: IntArray
    """How many tiles were played."""
    draws: IntArray
    """How many tiles were drawn."""
    moves: IntArray
    """How many moves were made."""
    points: IntArray
    """Points of each side, including play scores."""
    logs: IntArray
    """The moves, as the kernels encode them, if a log was requested; 0 after the last."""


def play_rounds(
    game: Compiled,
    count: int,
    seed: int = 0,
    *,
    first: int = 0,
    policy: str = "random",
    threads: int | None = None,
    log: int = 0,
) -> Rounds:
    """Deal and play rounds; each depends only on the seed and its own number.

    Args:
        game: A compiled game.
        count: The number of rounds.
        seed: The seed of all of them.
        first: The number of the first round.
        policy: `random`, or `heaviest` for the tile with the most pips.
        threads: The number of threads. None: all cores.
        log: The number of moves of each round that are recorded.

    Returns:
        The results, an entry for each round.

    >>> from boneyard import fast
    >>> game = fast.compile("block-draw", players=2)
    >>> played = fast.play_rounds(game, 1000, seed=1)
    >>> played.points.shape
    (1000, 2)
    """
    return _play(game, game.new_rounds(0), count, seed, first, policy, threads, log)


def play_on(
    game: Compiled,
    positions: IntArray,
    count: int,
    seed: int = 0,
    *,
    policy: str = "random",
    threads: int | None = None,
    log: int = 0,
) -> Rounds:
    """Play rounds on from positions to their ends, `count` in all, cycling through the positions.

    Hidden tiles of a position are dealt again each time, among the unseen ones.

    Args:
        game: A compiled game.
        positions: Rows of `pack`, one below the other.
        count: The number of rounds.
        seed: The seed of all of them.
        policy: `random`, or `heaviest` for the tile with the most pips.
        threads: The number of threads. None: all cores.
        log: The number of moves of each round that are recorded, from the position on.

    Returns:
        The results, an entry for each round.

    >>> import boneyard
    >>> from boneyard import fast
    >>> game = fast.compile("block-draw", players=2)
    >>> match = boneyard.Match("block-draw", players=2, seed="tea")
    >>> found = fast.play_on(game, fast.pack(game, match.state)[None], 100, seed=1)
    >>> found.ends.shape
    (100,)
    """
    if positions.ndim != 2 or not len(positions):
        raise ValueError("positions are rows of `pack`, one below the other, and at least one")
    return _play(game, positions, count, seed, 0, policy, threads, log)


def _play(
    game: Compiled,
    positions: IntArray,
    count: int,
    seed: int,
    first: int,
    policy: str,
    threads: int | None,
    log: int,
) -> Rounds:
    start = np.require(positions, np.int64, ["C", "W"])
    report = np.zeros((count, _REPORT_FIELDS + game.rules.sides), np.int64)
    logs = np.zeros((count, log), np.int64)

    def play(begin: int, end: int) -> None:
        code_cache.run(
            kernels.play_rounds, game.family_key, game.numbers, game.new_rounds(1), start, seed,
            first + begin, POLICIES[policy], report[begin:end], logs[begin:end],
        )  # fmt: skip

    _run_in_threads(play, count, threads)
    ends, winners, plays, draws, moves = report[:, :_REPORT_FIELDS].T
    return Rounds(ends, winners, plays, draws, moves, report[:, _REPORT_FIELDS:], logs)


def _run_in_threads(play: Callable[[int, int], None], count: int, threads: int | None) -> None:
    """Share rounds among threads; the kernels release the GIL."""
    threads = threads or os.cpu_count() or 1
    starts = range(0, count, CHUNK_ROUNDS)
    if threads == 1 or len(starts) < 2:
        for start in starts:
            play(start, min(start + CHUNK_ROUNDS, count))
        return
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda start: play(start, min(start + CHUNK_ROUNDS, count)), starts))
