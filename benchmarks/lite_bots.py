"""Bots of Boneyard Lite: how strong they are without the fast core, and how long a move takes.

    python -m benchmarks.lite_bots strength --levels casual,club --deals 400
    python -m benchmarks.lite_bots times site/       # a folder that `boneyard lite` has built

Strength: each level on the plain engine, as in a browser, against the same level with compiled
kernels, in duplicate play. Levels that try moves out make as many attempts as in a browser that
reaches no time limit: where there are many moves, a slow device makes fewer.

Times: moves of every game in WebAssembly (Node.js), longest first, as the worker of the bots
answers them.
"""

import argparse
import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random

from benchmarks.duel import Duel, by_our_points
from boneyard.arena.matchups import Pairing
from boneyard.bots.levels import LEVELS_BY_NAME, Beginner, Level
from boneyard.core.actions import Move
from boneyard.core.position import Position
from boneyard.fast.errors import CannotCompile

DATA = Path(__file__).parent.parent / "docs" / "data" / "lite_bots.json"
HERE = Path(__file__).parent


def refuse(self: Level, view: Position, seat: int, moves: Sequence[Move], dice: Random) -> Move:
    """Say what a level is told in a browser."""
    raise CannotCompile("extras-missing", extra="fast")


def without_fast_core(level: Level) -> Level:
    """Return the level as it plays in a browser."""
    if isinstance(level, Beginner):  # it needs none
        return level
    kind = type(level)
    made: Level = object.__new__(type(kind.__name__, (kind,), {"choose_move": refuse}))
    made.__dict__.update(level.__dict__)
    return made


def measure_strength(games: Sequence[str], levels: Sequence[str], deals: int) -> None:
    """Play each level against itself with the fast core."""
    for game in games:
        for name in levels:
            level = LEVELS_BY_NAME[name]
            pairing = Pairing(game, (), (f"{name} of Lite", name), "lite")
            duel = Duel(pairing, (without_fast_core(level), level), {"points": by_our_points})
            duel.warm()
            for number in range(deals):
                duel.play(number)
            duel.show()
            (row,) = duel.told()
            keep("strength", {"game": game, "level": name, **{
                key: row[key] for key in ("deals", "won", "won_interval")
            }})  # fmt: skip


def measure_times(folder: Path, views: int) -> None:
    """Let every level choose in WebAssembly, in positions of every game."""
    (pages,) = folder.glob("*/pages")
    runner = HERE.parent / "tests" / "lite" / "python.mjs"
    script = HERE / "lite_bots_times.py"
    command = ["node", str(runner), str(pages.parent), str(script), str(views)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    for row in json.loads(done.stdout):
        print(f"{row['level']:12} {row['game']:24} {row['worst']:6.2f} s worst, "
              f"{row['mean']:.2f} s mean, {row['moves']} moves")  # fmt: skip
        keep("times", row)


def keep(what: str, row: dict[str, object]) -> None:
    """Store a row, replacing that of the same game and level."""
    kept = json.loads(DATA.read_text("utf-8")) if DATA.exists() else {}
    same = (row["game"], row["level"])
    rows = [one for one in kept.get(what, ()) if (one["game"], one["level"]) != same]
    kept[what] = sorted([*rows, row], key=lambda one: (one["game"], one["level"]))
    parts = (
        f' "{name}": [\n' + ",\n".join(f"  {json.dumps(one)}" for one in rows) + "\n ]"
        for name, rows in kept.items()
    )
    DATA.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")  # a line for each row


def main() -> None:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    strength = commands.add_parser("strength")
    strength.add_argument("--games", default="block-draw")
    strength.add_argument("--levels", default=",".join(LEVELS_BY_NAME))
    strength.add_argument("--deals", type=int, default=400)
    times = commands.add_parser("times")
    times.add_argument("folder", type=Path)
    times.add_argument("--views", type=int, default=6)
    told = parser.parse_args()
    if told.command == "times":
        measure_times(told.folder, told.views)
    else:
        measure_strength(told.games.split(","), told.levels.split(","), told.deals)


if __name__ == "__main__":
    main()
