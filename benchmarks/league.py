"""Simulated league of known strengths: do ratings find them, and how soon?

    python benchmarks/league.py                      # 10,000 people, 60 matches each, All Fives
    python benchmarks/league.py 2000 60 --game block-draw --rounds 10
    python benchmarks/league.py 400 --fit            # with several guesses of how far they differ
    python benchmarks/league.py --duplicate          # how many fewer deals the same deals need

People are simulated by bots: each plays by the trained heuristic, and noise sways their
choices by an amount of their own, from hardly to nearly blindly. Matches are played in the kernels.
Printed: the rank correlation of rating and strength, the error of the model's predictions, by
tenths, and the log loss (a coin has 0.693).
"""

import argparse
import sys
import time
from typing import Any

import numpy as np

from boneyard import fast, ratings
from boneyard.fast import code_cache
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.kernels import rollouts
from boneyard.fast.rollouts import points_sign
from boneyard.fast.weights import rollout_weights, weights_to_row
from boneyard.games import GAMES
from boneyard.ratings import RatingModel, Result, player_rating, pool_of, rating_model

Floats = np.ndarray[Any, np.dtype[np.float64]]
#: The noise of the strongest and the weakest: there less than it takes to change most choices, here
#: more than nearly any play is worth by the heuristic.
LEAST_NOISE, MOST_NOISE = 5_000, 300_000
#: Guesses of the spread of strengths, for `--fit`.
SPREADS = (60.0, 90.0, 120.0, 160.0, 220.0)


def players(count: int, dice: np.random.Generator) -> tuple[Floats, list[Any]]:
    """Make people: their strength (the less noise the stronger), and their weights."""
    ease = dice.random(count)
    noise = LEAST_NOISE * (MOST_NOISE / LEAST_NOISE) ** ease
    return -ease, [int(one) for one in noise]


class Hall:
    """Plays matches of a two-player game."""

    def __init__(self, game: Compiled, rounds: int) -> None:
        self.game, self.rounds, self.played = game, rounds, 0
        self.weights = {**rollout_weights(game, trained=True)}
        self.rows: dict[int, Any] = {}
        self.by_thumb = np.full(2, -1, np.int64)
        self.room = game.new_rounds(2)

    def row(self, noise: int) -> Any:
        if noise not in self.rows:
            self.rows[noise] = weights_to_row({**self.weights, "noise": noise})
        return self.rows[noise]

    def points(self, one: int, other: int, deals: int, seed: int, first: int) -> Floats:
        """How far the first is ahead in each deal."""
        weights = np.concatenate([self.row(one), self.row(other)])
        report = np.zeros((deals, 2 + 2), np.int64)
        code_cache.run(
            rollouts.play_heuristic_rounds,
            self.game.family_key,
            self.game.numbers,
            self.room,
            weights,
            self.by_thumb,
            seed,
            first,
            report,
        )
        return np.asarray(points_sign(self.game) * (report[:, 2] - report[:, 3]), float)

    def match(self, one: int, other: int) -> int:
        """Return who wins a match, each leading half of its rounds: 1, -1, or 0 for nobody."""
        self.played += 1
        half = self.rounds // 2
        ahead = self.points(one, other, half, 1, self.played * self.rounds).sum()
        ahead -= self.points(other, one, half, 2, self.played * self.rounds).sum()
        return int(np.sign(ahead))


def ranked(values: Floats) -> Floats:
    places = np.empty(len(values))
    places[np.argsort(values, kind="stable")] = np.arange(len(values))
    return places


def league(hall: Hall, count: int, each: int, seed: int, fit: bool) -> None:
    dice = np.random.default_rng(seed)
    strength, noise = players(count, dice)
    pool = pool_of(hall.game.rules)
    results: list[list[Result]] = []
    began = time.perf_counter()
    for turn in range(each):
        order = dice.permutation(count)
        for at in range(0, count - 1, 2):
            one, other = int(order[at]), int(order[at + 1])
            won = hall.match(noise[one], noise[other])
            ranks = (1, 1) if won == 0 else (1, 2) if won > 0 else (2, 1)
            sides = ((f"{one}",), (f"{other}",))
            results.append([
                Result(match=f"{turn}.{at}", at=turn, pool=pool, sides=sides, ranks=ranks,
                       rounds=hall.rounds)
            ])  # fmt: skip
        if sys.stderr.isatty():
            print(f"\r{turn + 1} of {each} matches each", end="", file=sys.stderr)
    print(
        f"{len(results):,} matches of {hall.rounds} rounds in {time.perf_counter() - began:.0f} s"
    )
    for spread in SPREADS if fit else (player_rating.INITIAL_DEVIATION,):
        judge(results, strength, count, pool, spread)


def judge(
    results: list[list[Result]], strength: Floats, count: int, pool: ratings.pools.Pool,
    spread: float,
) -> None:  # fmt: skip
    """Fold the results, and report how well ratings tell who is strong and who will win."""
    # What is tried out here: the model has the name of its own.
    rating_model.INITIAL_DEVIATION = spread  # type: ignore[attr-defined]
    rating_model._model.cache_clear()
    kept = RatingModel()
    known = ratings.PlayerRating(player_rating.INITIAL_RATING, spread, 0)
    kept._ratings = {(f"{one}", pool): known for one in range(count)}
    told, came = np.zeros(len(results)), np.zeros(len(results))
    for at, new in enumerate(results):
        (first, second), ranks = new[0].sides, new[0].ranks
        told[at] = kept.win_probability(first, second, pool, new[0].rounds)
        came[at] = 0.5 if ranks[0] == ranks[1] else float(ranks[0] == 1)
        kept.add(new)
    found = np.array([kept.rating_of(f"{one}", pool).rating for one in range(count)])
    correlation = np.corrcoef(ranked(found), ranked(strength))[0, 1]
    late = np.arange(len(told)) > len(told) // 3  # when there is a rating for everyone
    cuts = np.quantile(told[late], np.linspace(0, 1, 11)[1:-1])
    tenth = np.digitize(told[late], cuts)
    off = [float(came[late][tenth == n].mean() - told[late][tenth == n].mean()) for n in range(10)]
    lost = -np.mean(came * np.log(told) + (1 - came) * np.log(1 - told))
    print(f"spread {spread:3.0f}: rank correlation {correlation:.3f}, log loss {lost:.4f}, "
          f"foretold {told[late].min():.2f} to {told[late].max():.2f}, off by tenths at most "
          f"{max(map(abs, off)):.3f}")  # fmt: skip


def duplicate(hall: Hall, deals: int, seed: int) -> None:
    """Return how many times as many fresh deals separate two players as surely as the same
    deals.
    """
    for one, other in ((0, 10_000), (0, 100_000), (10_000, 100_000)):
        fresh = hall.points(one, other, deals, seed, 0) - hall.points(
            other, one, deals, seed + 1, 0
        )
        same = hall.points(one, other, deals, seed, 0) - hall.points(other, one, deals, seed, 0)
        # In a field both sit in the same seat against the same opponent, with the same dice.
        field = hall.points(one, 30_000, deals, seed, 0) - hall.points(
            other, 30_000, deals, seed, 0
        )
        apart = hall.points(one, 30_000, deals, seed, 0) - hall.points(
            other, 30_000, deals, seed + 1, 0
        )
        print(f"noise {one} against {other}: {fresh.var() / same.var():.1f} times fewer with seats "
              f"exchanged, {apart.var() / field.var():.1f} times fewer in a field")  # fmt: skip


def main() -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("people", type=int, nargs="?", default=10_000)
    parser.add_argument("matches", type=int, nargs="?", default=60)
    parser.add_argument("--game", default="all-fives", choices=sorted(GAMES))
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--duplicate", action="store_true")
    arguments = parser.parse_args()
    hall = Hall(fast.compile(arguments.game, players=2), arguments.rounds)
    if arguments.duplicate:
        duplicate(hall, 20_000, arguments.seed)
    else:
        league(hall, arguments.people, arguments.matches, arguments.seed, arguments.fit)


if __name__ == "__main__":
    main()
