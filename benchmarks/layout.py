"""Layout of thousands of random matches: checks every table, and measures the time.

    python benchmarks/layout.py [matches of each game, set and frame] [games …]
    python benchmarks/layout.py 1000 five-up fruitominoes     # the trees, hard

Every tile and every ghost is measured as in tests/layout: a lying tile never moves, none is too
close to another, all are in the frame, halves meet. A round in which anything is wrong is counted
and the first one is named, so that it can be inspected. Tiles that were detached, because their arm
was enclosed, are counted, and the rounds they are in. Frames are given by their longer sides at the
end of the round.
"""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

from boneyard.core.events import Played
from boneyard.games import GAMES
from boneyard.layout import Aspect, Board, make_board
from boneyard.rules.game import DoubleN, Game, Rules

# Instead of this folder: here `layout` is the tests'.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from support.layout_checks import SHAPES, look_at_match, random_match

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


def rounds(game: Game, size: int, count: int) -> Iterator[tuple[Rules, int]]:
    """Rules for every number of players in turn, with seeds."""
    for seed in range(count):
        yield game.rules(players=game.players[seed % len(game.players)], set=size), seed


def timed(game: Game, size: int, count: int) -> tuple[float, float, float]:
    """Return the time of a tile in µs: median, mean, 99th percentile."""
    times = []
    for rules, seed in rounds(game, size, count):
        board = make_board(rules, SHAPES[seed % 3])
        for _, events in random_match(rules, seed):
            for event in events:
                begun = time.thread_time()
                board.add(event)
                if isinstance(event, Played):
                    times.append(time.thread_time() - begun)
    times.sort()
    middle, rare = times[len(times) // 2], times[len(times) * 99 // 100]
    return 1e6 * middle, 1e6 * sum(times) / len(times), 1e6 * rare


def longest(board: Board) -> float:
    """The longer side of the frame."""
    return max(board.frame.width, board.frame.height)


def look(game: Game, size: int, shape: Aspect, count: int) -> str:
    """Check this many rounds."""
    tiles = leaps = leapt = 0
    sides: list[float] = []
    wrong: list[str] = []
    for rules, seed in rounds(game, size, count):
        try:
            [looker] = look_at_match(rules, seed, shapes=(shape,))
        except AssertionError as error:
            wrong.append(f"seed {seed}: {error}")
            continue
        tiles += looker.count
        leaps += looker.leaps
        leapt += looker.leaps > 0
        sides.append(longest(looker.board))
    sides.sort()
    frames = " / ".join(f"{sides[len(sides) * part // 100]:.0f}" for part in (50, 90, 99))
    first = f"; {wrong[0]}" if wrong else ""
    return (
        f"{shape:6} {tiles:7} tiles, frames {frames}, leaps {leaps} in {leapt} rounds, "
        f"wrong {len(wrong)}{first}"
    )


def main() -> None:
    """Check all of them."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"{count} rounds of each; frames: half, 90 and 99 of 100 are no longer than that")
    for game, size in variants(sys.argv[2:]):
        for shape in SHAPES:
            print(f"{game.name:14} double-{size:<2} {look(game, size, shape, count)}", flush=True)
        middle, mean, rare = timed(game, size, min(count, 40))
        print(
            f"{game.name:14} double-{size:<2} a tile takes {middle:.0f} µs (mean {mean:.0f}, "
            f"99 of 100 under {rare:.0f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
