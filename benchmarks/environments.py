"""Speed of the RL environments, compared with the bare engine and with PettingZoo's own.

    uv run --with pygame python -m benchmarks.environments

All in one run and one process, in the processor's time; the ratios are what counts.
"""

import random
import time
from collections.abc import Callable
from importlib import import_module

from boneyard import envs, fast
from boneyard.core.chance import Seeded
from boneyard.engine import act, deal_round, random_hit
from boneyard.engine.legal import legal
from boneyard.rules.game import State

#: Seconds for each measurement; the best of several counts.
SECONDS, TRIES = 0.7, 4


def measured(play: Callable[[int], int]) -> float:
    """Return moves a second: `play` gets a number that grows and returns how many moves it made."""
    best = 0.0
    for attempt in range(TRIES):
        moves, start, number = 0, time.process_time(), attempt * 1_000_000
        while time.process_time() - start < SECONDS:
            moves += play(number)
            number += 1
        best = max(best, moves / (time.process_time() - start))
    return best


def bare(name: str, players: int) -> Callable[[int], int]:
    """Play rounds on the bare engine: `legal` and `act`."""
    from boneyard.games import GAMES

    rules, dice = GAMES[name].rules(players=players), random.Random(1)

    def play(number: int) -> int:
        chance, moves = Seeded(str(number)), 0
        state: State = deal_round(rules.new_match(), chance)[1]  # type: ignore[assignment]
        while state.playing:
            if state.reaching is not None:
                state = act(state, None, random_hit(state, chance))[1]
                continue
            found = legal(state, state.to_act)
            state = act(state, state.to_act, found[int(dice.random() * len(found))])[1]
            moves += 1
        return moves

    return play


def aec(name: str, players: int) -> Callable[[int], int]:
    """The same rounds in the PettingZoo environment, observed and masked at every move."""
    env, dice = envs.TableEnv(name, players=players), random.Random(1)

    def play(number: int) -> int:
        env.reset(seed=number)
        moves = 0
        for _ in env.agent_iter():
            observed, _, ended, _, _ = env.last()
            if ended or observed is None:
                break
            found = observed["action_mask"].nonzero()[0]
            env.step(int(found[int(dice.random() * len(found))]))
            moves += 1
        return moves

    return play


#: Tables of the vectorised environment.
TABLES = 1024


def fast_tables() -> Callable[[int], int]:
    """Play on the fast core's tables alone: masks, moves, and the next deals."""
    tables = fast.Tables("block-draw", TABLES, seed=1, players=2)
    tables.reset()

    def play(_number: int) -> int:
        tables.masks()
        tables.step(tables.choose())
        tables.reset(~tables.playing)
        return TABLES

    return play


def vector() -> Callable[[int], int]:
    """The vectorised environment: checked, observed, masked and rewarded at every move."""
    env = envs.VectorEnv("block-draw", TABLES, players=2)
    env.reset(seed=1)

    def play(_number: int) -> int:
        env.step(env.choose())
        return TABLES

    return play


def classic(name: str) -> Callable[[int], int]:
    """A game of PettingZoo's own, as it is offered to users."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    dice = random.Random(1)

    def play(number: int) -> int:
        env.reset(seed=number)
        moves = 0
        for _ in env.agent_iter():
            observed, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            found = observed["action_mask"].nonzero()[0]
            env.step(int(found[int(dice.random() * len(found))]))
            moves += 1
        return moves

    return play


def vectorised() -> None:
    own, env = measured(fast_tables()), measured(vector())
    print(f"fast.Tables          {own:12,.0f} moves/s")
    print(f"vector, all seats    {env:12,.0f} moves/s  {env / own:6.2f} of fast.Tables")
    for name in ("tictactoe_v3", "connect_four_v3"):
        try:
            theirs = measured(classic(name))
        except ImportError as error:
            print(f"{name}: {error.name} isn't here (uv run --with pygame …)")
            continue
        print(f"{name:20} {theirs:12,.0f} moves/s  the vector has {env / theirs:,.0f} times that")


def main() -> None:
    vectorised()
    for name, players in (("block-draw", 2), ("latin", 4), ("bendomino", 2), ("mexican-train", 4)):
        plain, env = measured(bare(name, players)), measured(aec(name, players))
        print(f"{name:16} bare act {plain:10,.0f}/s  AEC step {env:10,.0f}/s  "
              f"{plain / env:5.2f} times as long")  # fmt: skip


if __name__ == "__main__":
    main()
