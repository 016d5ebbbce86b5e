"""Speed of both engines against another checkout, game by game.

    uv run python -m benchmarks.against_checkout ../before          # all games, both engines
    uv run python -m benchmarks.against_checkout ../before --engine fast --only train --runs 5

The other checkout needs its own `.venv`. Both play the same random rounds (the number of moves is
compared) in two processes that take turns, so that other programs slow down both alike. Only one
of them runs at a time, and times are of the processor. Even so a pair of processes may differ for
as long as it lives: 14 pairs playing Train on a busy machine had medians from 0.90 to 1.06, half of
them below 1.00. So judge a small difference by several calls of this command. A row shows the
median ratio of the runs and the lowest and highest: above 1.00 this checkout is slower. A run is
the best of a few turns.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

#: The most that a game may become slower.
LIMIT = 1.03
#: Seconds of one turn, about.
TURN_SECONDS = 0.2

CHILD = """
import json, random, sys, time
from boneyard import fast
from boneyard.engine import deal_round
from boneyard.games import GAMES
try:
    from boneyard.arena.random_play import random_round
    from boneyard.core.chance import Seeded
except ImportError:
    from boneyard.chance import Seeded
    from boneyard.simulate import random_round

# Its default was changed on purpose: both play by the old one.
SAME = {"cross": {"no_double": "highest"}, "one-arm-joe": {"no_double": "highest"}}

def plain(game, rounds):
    rules, dice, moves = GAMES[game].rules(**SAME.get(game, {})), random.Random(1), 0
    for number in range(rounds):
        chance = Seeded(str(number))
        moves += len(random_round(deal_round(rules.new_match(), chance)[1], chance, dice)[1])
    return moves

def core(game, rounds):
    rules = fast.compile(game, **SAME.get(game, {}))
    return int(fast.play_rounds(rules, rounds, seed=1, threads=1).plays.sum())

print(json.dumps([name for name, game in GAMES.items() if hasattr(game, "draw")]), flush=True)
for line in sys.stdin:
    engine, game, rounds = json.loads(line)
    start = time.process_time()
    moves = (core if engine == "fast" else plain)(game, rounds)
    print(json.dumps([time.process_time() - start, moves]), flush=True)
"""


class Player:
    """A process that plays with the code of one checkout."""

    def __init__(self, checkout: Path) -> None:
        self._process = subprocess.Popen(
            [checkout / ".venv/bin/python", "-c", CHILD],
            env={**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.games: list[str] = json.loads(self._read())

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def play(self, engine: str, game: str, rounds: int) -> tuple[float, int]:
        """Return the seconds that these rounds took, and their moves."""
        assert self._process.stdin is not None
        print(json.dumps([engine, game, rounds]), file=self._process.stdin, flush=True)
        seconds, moves = json.loads(self._read())
        return seconds, moves

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def choose_rounds(player: Player, engine: str, game: str) -> int:
    """Return how many rounds take about as long as a turn."""
    rounds = 4
    while True:
        seconds, _ = player.play(engine, game, rounds)
        if seconds > TURN_SECONDS / 2:
            return max(4, round(rounds * TURN_SECONDS / seconds))
        rounds *= 2


def compare(new: Player, old: Player, engine: str, game: str, runs: int, turns: int) -> list[float]:
    """Return the ratio of the times of every run."""
    new.play(engine, game, 1)
    rounds = choose_rounds(old, engine, game)
    ratios = []
    for _ in range(runs):
        best = {new: float("inf"), old: float("inf")}
        moves = set()
        for turn in range(turns):
            for player in (new, old) if turn % 2 else (old, new):
                seconds, made = player.play(engine, game, rounds)
                best[player] = min(best[player], seconds)
                moves.add(made)
        if len(moves) > 1:
            sys.exit(f"{game}: the two checkouts made different moves")
        ratios.append(best[new] / best[old])
    return ratios


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("other", type=Path, help="the other checkout")
    parser.add_argument("--engine", choices=("plain", "fast"), action="append")
    parser.add_argument("--only", action="append", help="a game; may be given several times")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--turns", type=int, default=6, help="turns of each in a run")
    told = parser.parse_args()
    new, old = Player(Path(__file__).parent.parent.resolve()), Player(told.other.resolve())
    slower = 0
    print(f"{'engine':6} {'game':24} median   low  high")
    for engine in told.engine or ("plain", "fast"):
        for game in new.games:
            if game not in (told.only or old.games) or game not in old.games:
                continue
            ratios = compare(new, old, engine, game, told.runs, told.turns)
            middle = median(ratios)
            slower += middle > LIMIT
            remark = "  slower" if middle > LIMIT else ""
            print(
                f"{engine:6} {game:24} {middle:6.3f} {min(ratios):5.3f} {max(ratios):5.3f}{remark}",
                flush=True,
            )
    new.close()
    old.close()
    print(f"{slower} games more than {LIMIT - 1:.0%} slower")
    return int(slower > 0)


if __name__ == "__main__":
    sys.exit(main())
