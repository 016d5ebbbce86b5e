"""Lay out thousands of random matches of every game, look at each table, and take the time.

    python benchmarks/layout.py [matches of each game and set] [games …]

Every tile and every ghost is measured as in tests/layout; a table that is wrong is counted and the
first one of each game is named, so that it can be looked at.
"""

import sys
import time
from pathlib import Path

from boneyard.events import Played
from boneyard.games import GAMES
from boneyard.layout import board_for
from boneyard.rules.game import DoubleN, Game

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from layout.looking import SHAPES, look_at_match, random_match

#: Trees with larger sets than the game is sold with, since they branch most.
LARGE_TREES = "fruitominoes"


def variants(names: list[str]) -> list[tuple[Game, int]]:
    """Every game of straight tiles with every size of set."""
    found = []
    for name, game in GAMES.items():
        if names and name not in names:
            continue
        if isinstance(game, Game) and isinstance(game.tiles, DoubleN):
            if name == LARGE_TREES:
                game = game.but(name, title=game.title, tiles=DoubleN())
            assert isinstance(game.tiles, DoubleN)
            found += [(game, size) for size in game.tiles.sizes]
    return found


def timed(game: Game, size: int, seeds: range) -> tuple[float, float]:
    """The time of a tile in microseconds: on the average, and what one in a hundred exceeds."""
    times = []
    for seed in seeds:
        rules = game.rules(players=game.players[seed % len(game.players)], set=size)
        board = board_for(rules, SHAPES[seed % 3])
        for _, events in random_match(rules, seed):
            for event in events:
                begun = time.thread_time()
                board.add(event)
                if isinstance(event, Played):
                    times.append(time.thread_time() - begun)
    times.sort()
    return 1e6 * sum(times) / len(times), 1e6 * times[len(times) * 99 // 100]


def main() -> None:
    """Look at all of them."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"{count} matches of each, each in {len(SHAPES)} frames")
    for game, size in variants(sys.argv[2:]):
        tiles = anew = 0
        wrong: list[str] = []
        for seed in range(count):
            rules = game.rules(players=game.players[seed % len(game.players)], set=size)
            try:
                found, again = look_at_match(rules, seed)
                tiles, anew = tiles + found, anew + again
            except AssertionError as error:
                wrong.append(f"seed {seed}: {error}")
        mean, rare = timed(game, size, range(min(count, 20)))
        print(
            f"{game.name:14} double-{size:<2} {tiles:7} tiles, laid anew {anew:3}, "
            f"wrong {len(wrong):3}, {mean:4.0f} µs a tile (99 of 100 under {rare:4.0f})",
            *wrong[:1],
            flush=True,
        )


if __name__ == "__main__":
    main()
