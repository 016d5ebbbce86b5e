"""Rounds by the thousand, on all cores."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from boneyard.fast import code_cache
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.kernels import entry_points as kernels

#: Rounds that one thread plays in one go: enough to forget what handing them out costs.
CHUNK_ROUNDS = 4096
#: The policies by their names.
POLICIES = {"random": 0, "heaviest": 1}
_REPORT_FIELDS = 5


class Rounds(NamedTuple):
    """What came of many rounds: each field has an entry for each round."""

    ends: IntArray
    """How it ended, as an index of `fields.ENDS`."""
    winners: IntArray
    """The sides that won it, as bits."""
    plays: IntArray
    draws: IntArray
    moves: IntArray
    points: IntArray
    """What it brought each side, play scores included."""
    logs: IntArray
    """The moves, as the kernels write them, where a log was wanted; 0 after the last."""


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
    """Deal and play rounds; each depends on the seed and its own number alone.

    The first has the number `first`; `log` moves of each are written down.
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
    """Play rounds on from positions to their ends, `count` in all, going round the positions.

    Tiles that a position doesn't know are dealt anew each time, among those nobody has seen.
    `log` moves of each are written down, from the position on.
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
    """Share rounds among threads; the kernels don't hold Python's lock."""
    threads = threads or os.cpu_count() or 1
    starts = range(0, count, CHUNK_ROUNDS)
    if threads == 1 or len(starts) < 2:
        for start in starts:
            play(start, min(start + CHUNK_ROUNDS, count))
        return
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda start: play(start, min(start + CHUNK_ROUNDS, count)), starts))
