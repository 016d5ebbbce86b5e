"""Time and memory that searching bots take for a move.

    python benchmarks/move_times.py                # every game for several
    python benchmarks/move_times.py --only bergen --hands 20

Experts and masters sit at one table, in a process for each game that has numba loaded. Kernels are
compiled before, and loaded by a hand that isn't counted. What is counted is the time of one core,
so that it is the same on a machine that does other things too; master has the time it has at a
table. The numbers go into docs/data/move_times.json, and `python benchmarks/levels.py` puts them
on the page docs/strength.md.
"""

import argparse
import json
import multiprocessing
import random
import resource
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from dataclasses import replace as hurried
from pathlib import Path
from typing import Any

import numpy as np

from boneyard import fast
from boneyard.arena.move_times import MoveTimes
from boneyard.arena.referee import BotSeat, Referee
from boneyard.bots.levels import EXPERT, MASTER, SearchLevel
from boneyard.core.actions import Call, Catch, Move
from boneyard.core.chance import Seeded
from boneyard.core.position import Position
from boneyard.engine import act
from boneyard.engine.legal import legal
from boneyard.fast.rollouts import solve_exactly
from boneyard.games import GAMES
from boneyard.rules.game import Game, State

DATA = Path(__file__).parent.parent / "docs" / "data" / "move_times.json"
#: The server's time limit for a bot's move, in seconds.
SECONDS = 0.2
LEVELS = {
    "expert": EXPERT,
    "master": hurried(MASTER, budget=hurried(MASTER.budget, seconds=SECONDS)),
}


@dataclass
class Timed:
    """A bot with a stopwatch, which ignores forced moves."""

    bot: SearchLevel
    seconds: list[float] = field(default_factory=list)

    def choose(self, view: Position, seat: int, dice: random.Random) -> Move | None:
        begun = time.process_time()
        move = self.bot.choose(view, seat, dice)
        spent = time.process_time() - begun
        if len([one for one in legal(view, seat) if not isinstance(one, Call | Catch)]) > 1:
            self.seconds.append(spent)
        return move


def played(game: Game, hands: Sequence[int], bots: Sequence[Timed]) -> None:
    """Play hands with the fewest and the most players that the game takes, by turns."""
    for number in hands:
        rules = game.rules(players=(min, max)[number % 2](game.players))
        chance = Seeded(f"times/{number}")
        start = rules.new_match()
        seats = []
        for seat in range(rules.players):
            dice = random.Random(f"{number}/{seat}")
            seats.append(BotSeat(seat, 0, bots[(seat + number // 2) % 2], dice, MoveTimes(), start))
        Referee(rules, rules.deal(1, chance), chance, seats, random.Random(number)).play_round()


def prepare(name: str) -> None:
    """Compile or load the kernels of a game."""
    game = GAMES[name]
    assert isinstance(game, Game)
    played(game, range(2), [Timed(bot) for bot in LEVELS.values()])
    if 2 in game.players:
        # Few hands come to a position in which nothing is hidden.
        rules = game.rules(players=2)
        state = act(rules.new_match(), None, rules.deal(1, Seeded("times")))[1]
        numbers = fast.compile(rules)
        moves = np.array([fast.number_of(numbers, moves_of(state)[0])], np.int64)
        solve_exactly(numbers, fast.pack(numbers, state)[None], moves, rules.side(0), 1)


def moves_of(state: State) -> list[Move]:
    """List the legal moves of the seat to act."""
    assert state.to_act is not None
    return [one for one in legal(state, state.to_act) if not isinstance(one, Call | Catch)]


def measured(name: str, hands: int) -> dict[str, Any]:
    """The times of a game's moves and the most memory taken, in a process of its own."""
    import numba  # noqa: F401  # as in a process that has had to compile something

    prepare(name)
    game = GAMES[name]
    assert isinstance(game, Game)
    bots = [Timed(bot) for bot in LEVELS.values()]
    played(game, range(2, hands + 2), bots)
    # Linux counts kilobytes, macOS bytes.
    unit = 2**20 if sys.platform == "darwin" else 2**10
    return {
        "players": sorted({min(game.players), max(game.players)}),
        "hands": hands,
        "milliseconds": {
            level: {
                "median": 1e3 * statistics.median(timed.seconds),
                "worst": 1e3 * max(timed.seconds),
                "moves": len(timed.seconds),
            }
            for level, timed in zip(LEVELS, bots, strict=True)
        },
        "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", default="", help="games whose name contains this")
    parser.add_argument("--hands", type=int, default=40, help="hands of each game, at least 8")
    parser.add_argument("--data", type=Path, default=DATA)
    told = parser.parse_args()
    if told.hands < 8:
        parser.error("fewer than 8 hands may have no choice in them")
    found = json.loads(told.data.read_text("utf-8")) if told.data.exists() else {}
    spawned = multiprocessing.get_context("spawn")
    for name, game in GAMES.items():
        if not isinstance(game, Game) or told.only not in name:
            continue
        # Compiling takes memory that playing doesn't: another process does it.
        with spawned.Pool(1) as pool:
            pool.apply(prepare, (name,))
        with spawned.Pool(1) as pool:
            numbers = pool.apply(measured, (name, told.hands))
        found[name] = numbers
        told.data.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        times = "  ".join(
            f"{level} {one['median']:.2f} / {one['worst']:.1f} ms"
            for level, one in numbers["milliseconds"].items()
        )
        print(f"{name:22} {times}  {numbers['megabytes']:.0f} MB", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
