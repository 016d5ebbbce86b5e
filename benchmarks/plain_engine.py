"""Speed of the plain engine: random rounds of every game.

    uv run python benchmarks/plain_engine.py

The column `play` is the time a play costs against one of block-draw in the same run, drawing and
passing included; the last lines are whole matches with the largest set and the most players.
"""

import random
import time
import tracemalloc
from typing import Any

from boneyard.arena.random_play import random_round
from boneyard.core.chance import Seeded
from boneyard.engine import deal_round
from boneyard.games import GAMES
from boneyard.rules.game import State

SECONDS = 1.0


def rounds_of(name: str, **options: Any) -> tuple[float, float, float]:
    """Rounds a second, plays a second, and moves a round."""
    rules: Any = GAMES[name].rules(**options)
    dice, rounds, plays, moves = random.Random(1), 0, 0, 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        chance = Seeded(str(rounds))
        state, made = random_round(deal_round(rules.new_match(), chance)[1], chance, dice)
        rounds, moves = rounds + 1, moves + len(made)
        plays += state.plays if isinstance(state, State) else len(made)
    spent = time.perf_counter() - start
    return rounds / spent, plays / spent, moves / rounds


def largest_match(name: str) -> str:
    """Time and memory of a match with the largest set and the most players."""
    game = GAMES[name]
    sizes = {o.name: o for o in game.all_options}
    options: dict[str, Any] = {"players": max(game.players)}
    if "set" in sizes:
        options["set"] = max(getattr(sizes["set"], "choices", {6: 6}))
    rules: Any = game.rules(**options)
    chance, dice, moves = Seeded("large"), random.Random(1), 0
    tracemalloc.start()
    start = time.perf_counter()
    state = rules.new_match()
    while not state.over:
        state, made = random_round(deal_round(state, chance)[1], chance, dice)
        moves += len(made)
    spent = time.perf_counter() - start
    peak = tracemalloc.get_traced_memory()[1] / 1e6
    tracemalloc.stop()
    return f"{name:24} {options!s:28} {moves:6} moves {spent:7.2f} s {peak:6.1f} MB at most"


def main() -> None:
    _, base, _ = rounds_of("block-draw")
    print(f"{'game':24} {'rounds/s':>9} {'plays/s':>9} {'moves/round':>12} {'play':>6}")
    for name in GAMES:
        rounds, plays, moves = rounds_of(name)
        print(f"{name:24} {rounds:9.0f} {plays:9.0f} {moves:12.1f} {base / plays:6.2f}")
    for name in GAMES:
        print(largest_match(name))


if __name__ == "__main__":
    main()
