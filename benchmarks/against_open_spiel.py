"""Speed of two-player block against OpenSpiel's `python_block_dominoes`, in the same run.

    uv run python benchmarks/against_open_spiel.py

Each plays alone, in turns, and the ratio of rounds a second is printed. That both play the same
game, `tests/peers` has shown: there random matches of theirs replay move by move. OpenSpiel names
an end by its pips and passes by itself; we name arms, and a pass is a move.
"""

import random
import time
from typing import Any

import pyspiel
from open_spiel.python.games import block_dominoes

from boneyard.core.actions import Move, Play
from boneyard.core.chance import Seeded
from boneyard.core.tiles import Tile, half, tile_from_halves
from boneyard.engine import act, deal_round
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.rules.game import State

RULES: Any = GAMES["block-draw"].rules(
    players=2, hand=7, draw="never", lead="any", out="compared", blocked="others"
)
SECONDS = 3.0
TURNS = 3


def tile_of(pips: tuple[float, float]) -> Tile:
    return tile_from_halves(half(str(int(pips[0]))), half(str(int(pips[1]))))


def ours_as_theirs(state: State, moves: list[Move]) -> set[tuple[Tile, int | None]]:
    """Our plays with the arm replaced by the pips it shows."""
    found: set[tuple[Tile, int | None]] = set()
    for move in moves:
        assert isinstance(move, Play)
        arm = state.table.find_arm(move.arm)
        found.add((move.tile, arm.half.pips if arm else None))
    return found


def theirs(spiel: Any) -> dict[tuple[Tile, int | None], int]:
    """Their legal actions by tile and pips."""
    actions = {index: block_dominoes._ACTIONS[index] for index in spiel.legal_actions()}
    return {
        (tile_of(one.tile), None if one.edge is None else int(one.edge)): index
        for index, one in actions.items()
    }


def deal_theirs(game: Any, dice: random.Random) -> Any:
    spiel = game.new_initial_state()
    while spiel.is_chance_node():
        spiel.apply_action(dice.choice(spiel.chance_outcomes())[0])
    return spiel


def time_theirs(game: Any, dice: random.Random) -> float:
    rounds, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        spiel = deal_theirs(game, dice)
        while not spiel.is_terminal():
            spiel.apply_action(dice.choice(spiel.legal_actions()))
        rounds += 1
    return rounds / (time.perf_counter() - start)


def time_ours(dice: random.Random) -> float:
    rounds, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        state: State = deal_round(RULES.new_match(), Seeded(f"{rounds}"))[1]
        while state.playing:
            state = act(state, state.turn, dice.choice(legal(state, state.turn)))[1]
        rounds += 1
    return rounds / (time.perf_counter() - start)


def main() -> None:
    game = pyspiel.load_game("python_block_dominoes")
    dice = random.Random(1)
    ours, others = [], []
    for _ in range(TURNS):
        ours.append(time_ours(dice))
        others.append(time_theirs(game, dice))
    print(f"boneyard   {max(ours):8.0f} rounds/s (best of {TURNS})")
    print(f"open_spiel {max(others):8.0f} rounds/s (best of {TURNS})")
    print(f"ratio      {max(ours) / max(others):8.2f}")


if __name__ == "__main__":
    main()
