"""Fast core: start-up time, and speed against a C loop and OpenSpiel.

    uv run python -m benchmarks.fast_core

Cold: compiled from nothing, in a cache of its own; warm: the same again, in a new process. Times
are of the processor, so that other programs make little difference, but for what threads bring.
For OpenSpiel's share, run it in an environment that has `open_spiel`.
"""

import os
import subprocess
import sys
import tempfile
import time

from benchmarks.limit import DrawInC
from boneyard import fast
from boneyard.cli.bench import DRAW_OPTIONS, EngineRunner, PlayRounds, make_runners

SECONDS, TURNS, ROUNDS = 0.5, 4, 1_000_000
READY = """
import sys, time
from boneyard import fast
fast.play_rounds(fast.compile(sys.argv[1]), 1, threads=1)
print(time.process_time())
"""
#: The minimum share of the C loop's plays a second, for each game that has one.
PROMISED = {"block-draw": 0.5, "bendomino": 0.1}
STRAIGHT = 0.25


def ready(game: str, folder: str) -> float:
    """Seconds from starting Python to the end of a first round."""
    environment = {**os.environ, "BONEYARD_CACHE": folder}
    done = subprocess.run([sys.executable, "-c", READY, game], env=environment, check=True,
                          capture_output=True, text=True)  # fmt: skip
    return float(done.stdout)


def first_calls() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for game in ("block-draw", "cross", "bendomino"):
            cold = ready(game, folder)
            print(f"{game:12} cold {cold:5.1f} s, warm {ready(game, folder):5.2f} s")


def in_c() -> PlayRounds:
    """The C loop."""
    loop = DrawInC()
    return lambda rounds: (rounds, loop.play(rounds).plays)


def shares() -> None:
    """Return plays a second against the C loop, and against OpenSpiel if installed."""
    names = ("block-draw", "all-fives", "matador", "bergen", "blind", "cross", "five-up", "fours",
             "one-arm-joe", "fruitominoes", "yourturn", "bendomino")  # fmt: skip
    measured = [EngineRunner("c", "block-draw", 2, 1, in_c())]
    measured += [runner for runner in make_runners(names, True) if runner.result.cores == 1]
    for _ in range(TURNS):
        for runner in measured:
            runner.measure(SECONDS)
    lines = {(line.what, line.game): line for line in (runner.result for runner in measured)}
    limit = lines["c", "block-draw"].plays_per_second
    for name in names:
        share = lines["boneyard-fast", name].plays_per_second / limit
        print(f"{name:14} {share:6.3f} of C, promised {PROMISED.get(name, STRAIGHT)}")
    spiel = lines.get(("open_spiel", "python_block_dominoes"))
    if spiel is not None:
        ours = lines["boneyard-fast", "block-draw"].plays_per_second
        print(f"{ours / spiel.plays_per_second:.0f} times OpenSpiel's plays, promised 500")


def spent(game: fast.Compiled, threads: int) -> tuple[float, float]:
    """Seconds that a million rounds take, by the clock and of the processors."""
    clock, worked = time.perf_counter(), time.process_time()
    fast.play_rounds(game, ROUNDS, seed=threads, threads=threads)
    return time.perf_counter() - clock, time.process_time() - worked


def threads() -> None:
    """Return the gain of a second thread, in wall-clock and CPU time."""
    game = fast.compile("block-draw", **DRAW_OPTIONS)
    spent(game, 2)
    for _ in range(TURNS):
        (one, alone), (two, together) = spent(game, 1), spent(game, 2)
        print(f"two threads: {one / two:.2f} times as fast as one, {together / alone:.2f} times "
              f"its work; had {together / two / 2:.0%} of two cores")  # fmt: skip


def figures() -> None:
    """Compare two-player Draw at random with independent figures."""
    played = fast.play_rounds(fast.compile("block-draw", **DRAW_OPTIONS), ROUNDS, seed=1)
    best = played.points.max(axis=1)
    print(f"plays {played.plays.mean():.3f} (18.374), "
          f"blocked {(played.ends == 2).mean():.2%} (17.41 %), "
          f"winner's score {best.mean():.2f} (16.62), "
          f"ties {(played.winners == 0).mean():.2%} (0.53 %)")  # fmt: skip


def main() -> None:
    first_calls()
    shares()
    threads()
    figures()


if __name__ == "__main__":
    main()
