"""Heuristic weights against those in use: which win more rounds?

    python benchmarks/thumbs.py fruitominoes pips=0 block=8000
    python benchmarks/thumbs.py fours --search 60        # tries changes for so many seconds
    python benchmarks/thumbs.py block-draw --option players=4 --option teams=true --search 60

Both play the same deals with seats exchanged, in the kernels: 100,000 rounds take seconds. What
wins here makes a better club player; whether it makes better trials the arena must say. What it
found is kept in `boneyard/fast/data/trained_weights.json`, for master (`--keep`).
"""

import argparse
import json
import math
import random
import sys
import time
from typing import Any, NamedTuple

import numpy as np

from boneyard import fast
from boneyard.fast import code_cache
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.kernels import rollouts
from boneyard.fast.rollouts import points_sign
from boneyard.fast.weights import (
    TRAINED_FILE,
    FloatArray,
    default_weights,
    save_weights,
    weights_to_row,
)
from boneyard.games import GAMES
from boneyard.rules.game import Game

Weights = dict[str, int]
#: Deals of a first test, and how many times as many confirm it.
LOOK, AGAIN = 4_000, 4


class Duel(NamedTuple):
    """The result of the first of two."""

    won: float
    """The share of rounds that its sides won."""
    error: float
    """The standard error of that."""
    points: float
    """Points a round and side more than the other."""


def duel(game: Compiled, one: Weights, other: Weights, deals: int, seed: int) -> Duel:
    """Let two sets of weights play the same deals, with seats exchanged."""
    rules = game.rules
    won: FloatArray = np.zeros(deals)
    ahead: FloatArray = np.zeros(deals)
    for play in range(2):
        mine = np.arange(rules.sides) % 2 == play
        rows = [one if mine[rules.side(seat)] else other for seat in range(rules.players)]
        weights = np.concatenate([weights_to_row(row) for row in rows])
        report = np.zeros((deals, 2 + rules.sides), np.int64)
        by_thumb = np.full(rules.players, -1, np.int64)
        code_cache.run(
            rollouts.play_heuristic_rounds,
            game.family_key,
            game.numbers,
            game.new_rounds(2),
            weights,
            by_thumb,
            seed,
            0,
            report,
        )
        points = points_sign(game) * report[:, 2:]
        best, theirs = points[:, mine].max(axis=1), points[:, ~mine].max(axis=1)
        won += (np.sign(best - theirs) + 1) / 4
        ahead += (points[:, mine].mean(axis=1) - points[:, ~mine].mean(axis=1)) / 2
    return Duel(float(won.mean()), float(won.std()) / math.sqrt(deals), float(ahead.mean()))


def changed(weights: Weights, dice: random.Random) -> Weights:
    """The weights with one to three of them changed."""
    new = dict(weights)
    for name in dice.sample([*new], dice.choice([1, 1, 2, 3])):
        way = dice.random()
        factor = 0.0 if way < 0.15 else -1.0 if way < 0.25 else math.exp(dice.gauss(0, 0.7))
        new[name] = round((new[name] or dice.choice([-1000, 1000])) * factor)
    return new


def searched(game: Compiled, weights: Weights, seconds: float, seed: int) -> Weights:
    """Search better weights for this time."""
    dice, until = random.Random(seed), time.monotonic() + seconds
    while time.monotonic() < until:
        new = changed(weights, dice)
        looks = (duel(game, new, weights, LOOK * more, dice.getrandbits(40)) for more in (1, AGAIN))
        if all(look.won - 0.5 > 2 * look.error and look.points > 0 for look in looks):
            weights = new
            print(f"better: {weights}", file=sys.stderr, flush=True)
    return weights


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=[n for n, one in GAMES.items() if isinstance(one, Game)])
    parser.add_argument("change", nargs="*", help="weight=number, in thousandths")
    parser.add_argument("--option", action="append", default=[], help="name=value of the game")
    parser.add_argument("--search", type=float, default=0.0, help="seconds to look for better ones")
    parser.add_argument("--keep", action="store_true", help="write them down if they win")
    parser.add_argument("--deals", type=int, default=40_000)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_intermixed_args(words)
    game = GAMES[told.game]
    assert isinstance(game, Game)
    try:
        options = dict(map(option, told.option))
        numbers = fast.compile(game.rules(**{"players": min(game.players), **options}))
        usual = dict(default_weights(numbers))
        new = {**usual, **dict(_read(change, usual) for change in told.change)}
    except ValueError as error:
        parser.error(str(error))
    new = searched(numbers, new, told.search, told.seed)
    found = duel(numbers, new, usual, told.deals, told.seed)
    changed = {name: value for name, value in new.items() if value != usual[name]}
    print(changed)
    print(
        f"wins {found.won:.2%} ± {1.96 * found.error:.2%} of rounds against the usual weights, "
        f"{found.points:+.3f} points a round, {told.deals:,} deals"
    )
    if told.keep and found.won - 3 * found.error > 0.5:
        save_weights(TRAINED_FILE, numbers, changed)
    return 0


def option(word: str) -> tuple[str, Any]:
    """An option of a game, as it is written in a command."""
    name, _, value = word.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def _read(change: str, usual: dict[str, Any]) -> tuple[str, int]:
    name, _, number = change.partition("=")
    if name not in usual:
        raise ValueError(f"there is no weight {name}: {', '.join(usual)}")
    return name, int(number)


if __name__ == "__main__":
    sys.exit(main())
