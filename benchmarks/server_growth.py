"""CPU time of a play on the server, by the number of tiles and rounds so far.

    python benchmarks/server_growth.py

A play is decided, written down, made true, sent to two players and a spectator, and drawn for them
(wide, tall, wide). Over long rounds with 136 tiles, by the number of tiles that lie; and over a
long match, by its rounds.
"""

import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import mean, median
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.server.move_cost import Costs, table  # noqa: E402  # found on the path set above

#: Games, options, and how many matches of them are played.
LONG: list[tuple[str, dict[str, Any], int]] = [
    ("block-draw", {"set": 15, "target": 9999}, 3),
    ("cross", {"set": 15, "target": 9999}, 3),
    ("five-up", {"set": 15}, 25),
    ("bendomino", {}, 25),
]


def cpu(work: Callable[[], object]) -> float:
    began = time.thread_time()
    work()
    return (time.thread_time() - began) * 1e6


def told(name: str, costs: Iterable[tuple[int, float]]) -> None:
    by: defaultdict[int, list[float]] = defaultdict(list)
    for part, cost in costs:
        by[part].append(cost)
    for part, found in sorted(by.items()):
        print(f"{name:>22} {part:4}…  {len(found):4} plays   median {median(found):5.0f} µs   "
              f"mean {mean(found):5.0f} µs")  # fmt: skip


def main() -> None:
    for game, options, matches in LONG:
        found = []
        Costs(table(game, **options), cpu).play(lambda state: False, 1)  # to warm up
        for luck in range(matches):
            found += Costs(table(game, luck, **options), cpu).play(lambda state: True, 8)
        told(f"{game}, tiles", ((tiles // 20 * 20, cost) for tiles, cost in found))
    costs = Costs(table("block-draw", target=100_000), cpu)
    costs.play(lambda state: False, 1)
    for upto in range(100, 501, 100):
        found = costs.play(lambda state: True, upto)
        told("block-draw, rounds", ((upto - 100, cost) for _, cost in found))
    print(f"{costs.live.number} moves in the last match")


if __name__ == "__main__":
    main()
