"""Rounds by the thousand, on all cores."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from boneyard.fast import machine
from boneyard.fast.compiling import Compiled
from boneyard.fast.kernels import rounds as kernels
from boneyard.fast.records import Numbers

#: Rounds that one thread plays in one go: enough to forget what handing them out costs.
CHUNK = 4096
#: The policies by their names.
POLICIES = {"random": 0, "heaviest": 1}
_FIELDS = 5


class Rounds(NamedTuple):
    """What came of many rounds: each field has an entry for each round."""

    ends: Numbers
    """How it ended, as an index of `records.ENDS`."""
    winners: Numbers
    """The sides that won it, as bits."""
    plays: Numbers
    draws: Numbers
    moves: Numbers
    points: Numbers
    """What it brought each side, play scores included."""
    logs: Numbers
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
    report = np.zeros((count, _FIELDS + game.rules.sides), np.int64)
    logs = np.zeros((count, log), np.int64)

    def play(start: int, end: int) -> None:
        machine.run(
            kernels.play_rounds, game.k, game.numbers, game.new_rounds(1), seed, first + start,
            POLICIES[policy], report[start:end], logs[start:end],
        )  # fmt: skip

    _share(play, count, threads)
    return _rounds(report, logs)


def play_on(
    game: Compiled,
    positions: Numbers,
    count: int,
    seed: int = 0,
    *,
    policy: str = "random",
    threads: int | None = None,
) -> Rounds:
    """Play rounds on from positions to their ends, `count` in all, going round the positions.

    Tiles that a position doesn't know are dealt anew each time, among those nobody has seen.
    """
    report = np.zeros((count, _FIELDS + game.rules.sides), np.int64)

    def play(start: int, end: int) -> None:
        machine.run(
            kernels.play_on, game.k, game.numbers, game.new_rounds(1), positions, seed, start,
            POLICIES[policy], report[start:end],
        )  # fmt: skip

    _share(play, count, threads)
    return _rounds(report, np.zeros((count, 0), np.int64))


def _share(play: Callable[[int, int], None], count: int, threads: int | None) -> None:
    """Share rounds among threads; the kernels don't hold Python's lock."""
    threads = threads or os.cpu_count() or 1
    starts = range(0, count, CHUNK)
    if threads == 1 or len(starts) < 2:
        for start in starts:
            play(start, min(start + CHUNK, count))
        return
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda start: play(start, min(start + CHUNK, count)), starts))


def _rounds(report: Numbers, logs: Numbers) -> Rounds:
    ends, winners, plays, draws, moves = report[:, :_FIELDS].T
    return Rounds(ends, winners, plays, draws, moves, report[:, _FIELDS:], logs)
