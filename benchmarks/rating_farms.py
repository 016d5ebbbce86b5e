"""Rating farms: how high sock puppets that lose on purpose raise an account.

    python benchmarks/rating_farms.py                    # farms of 5, 20 and 100 in all pools
    python benchmarks/rating_farms.py --puppets 300 --pool spinner
    python benchmarks/rating_farms.py --league           # an honest league with bots

The farmed account plays like *club* (1500), and so do its puppets, unless the farm says otherwise.
Against bots everybody wins as often as their strength says; puppets lose whatever they like. Each
farm runs for twelve weeks, and uses up what the rules let count. Luck with bots is no farming, so
the log is folded a second time with nothing in it but matches against bots. Printed is, for the
worst of several seeds, the most that the account ever had above that, as a rating from 1500 on,
and in brackets its rating then. The first number must stay below *expert*.
"""

import argparse
import itertools
import random
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import numpy as np

from boneyard.ratings import POOLS, RatingModel, Result, load_anchors
from boneyard.ratings.player_rating import INITIAL_DEVIATION, INITIAL_RATING
from boneyard.ratings.pools import Pool
from boneyard.ratings.results import BOT_PREFIX

DAY: Final = 24 * 3600 * 1000
WEEKS: Final = 12
#: Matches of one pair that count within a week, and of one account against a level.
WEEKLY: Final = 10
SIZES: Final = (5, 20, 100)
SEEDS: Final = 5
MAIN: Final = "main"


class World:
    """A log of results in which a player farms a rating."""

    def __init__(self, pool: Pool, seed: int = 1, main: str = MAIN) -> None:
        """Begin with an empty log; the rating of `main` is watched."""
        self.pool, self.main, self.dice = pool, main, random.Random(seed)
        self.book, self.bots = RatingModel(load_anchors()), bots_of(pool)
        self.alone = RatingModel(load_anchors())
        """What matches against bots alone would have given."""
        self.count, self.now = 0, 0
        self.gain, self.at_best = 0.0, INITIAL_RATING
        """The most that the account ever had above that, and its rating then."""

    def result(self, sides: tuple[tuple[str, ...], ...], ranks: tuple[int, ...],
               moves: int = 20) -> None:  # fmt: skip
        """Write a result."""
        self.count, self.now = self.count + 1, self.now + 1
        result = Result(
            match=f"{self.count:09}", at=self.now, pool=self.pool, sides=sides, ranks=ranks,
            rounds=8, moves=(moves,) * len(sides),
        )  # fmt: skip
        self.book.add([result])
        if sum(not who.startswith(BOT_PREFIX) for who in result.players) == 1:
            self.alone.add([result])
        if self.main in result.players:
            self.look()

    def look(self) -> None:
        """Record the account's rating."""
        rating = self.book.rating_of(self.main, self.pool).rating
        gain = rating - max(INITIAL_RATING, self.alone.rating_of(self.main, self.pool).rating)
        if gain > self.gain:
            self.gain, self.at_best = gain, rating

    @property
    def farmed(self) -> float:
        """What the farm has brought, as a rating from the middle on."""
        return INITIAL_RATING + self.gain

    def throw(self, loser: str, winner: str, moves: int = 20) -> None:
        """Let one lose to another on purpose."""
        self.result(((winner,), (loser,)), (1, 2), moves)

    def play_bot(self, who: str, level: str, strength: float = INITIAL_RATING) -> None:
        """Play a match against a bot, as well as the strength allows."""
        won = self.dice.random() < chance(strength - self.bots[level])
        self.result(((who,), (BOT_PREFIX + level,)), (1, 2) if won else (2, 1))

    def week(self) -> None:
        """Let a week pass."""
        self.now = (self.now // (7 * DAY) + 1) * 7 * DAY


def bots_of(pool: Pool) -> dict[str, float]:
    """The ratings of the bots in a pool, by their level."""
    return {bot.removeprefix(BOT_PREFIX): rating for (bot, where), rating in load_anchors().items()
            if where == pool}  # fmt: skip


def chance(ahead: float) -> float:
    """Return the win probability with this many points ahead."""
    return float(1 / (1 + 10 ** (-ahead / 400)))


def names(count: int) -> list[str]:
    return [f"puppet {at:03}" for at in range(count)]


def weekly(world: World, puppets: Iterable[str], winner: str, moves: int = 20) -> None:
    """Lose as often as counts, week by week."""
    every = list(puppets)
    for _ in range(WEEKS):
        for puppet in every:
            for _ in range(WEEKLY):
                world.throw(puppet, winner, moves)
        world.week()


def connect(world: World, puppets: Iterable[str], strength: float = INITIAL_RATING) -> None:
    """Play ten matches against each of three bots."""
    for puppet in puppets:
        for level in ("casual", "club", "expert"):
            for _ in range(WEEKLY):
                world.play_bot(puppet, level, strength)


# The farms.


def resign_at_once(world: World, puppets: list[str]) -> None:
    """Puppets resign before the first tile."""
    weekly(world, puppets, world.main, moves=0)


def lose(world: World, puppets: list[str]) -> None:
    """Puppets play on for a while, then lose."""
    weekly(world, puppets, world.main)


def lose_after_bots(world: World, puppets: list[str]) -> None:
    """Puppets first play thirty matches against bots, and so does the account."""
    connect(world, [*puppets, world.main])
    weekly(world, puppets, world.main)


def beat_weak_bots(world: World, puppets: list[str]) -> None:
    """Puppets and the account first play the weakest bots, week after week."""
    for _ in range(WEEKS):
        for who in (*puppets, world.main):
            for level in ("beginner", "casual"):
                for _ in range(WEEKLY):
                    world.play_bot(who, level)
        world.week()
    weekly(world, puppets, world.main)


def lose_to_masters_first(world: World, puppets: list[str]) -> None:
    """Puppets lose to the strongest bot, which costs them least, then to the account."""
    for puppet in puppets:
        for level in ("master", "expert", "club"):
            world.result(((BOT_PREFIX + level,), (puppet,)), (1, 2))
    for level in ("master", "expert", "club"):
        world.play_bot(world.main, level)
    weekly(world, puppets, world.main)


def layers(world: World, puppets: list[str]) -> None:
    """Puppets in layers: each layer loses to the next, the last to the account."""
    connect(world, puppets)
    size = max(1, len(puppets) // 4)
    rows = [puppets[at : at + size] for at in range(0, len(puppets), size)]
    for lower, upper in itertools.pairwise(rows):
        for winner in upper:
            weekly(world, lower, winner)
    weekly(world, rows[-1], world.main)
    weekly(world, puppets, world.main)


def ring(world: World, puppets: list[str]) -> None:
    """Puppets raise each other by turns, and lose to the account when they are up."""
    connect(world, puppets)
    for _ in range(WEEKS):
        for at, winner in enumerate(puppets):
            for loser in (*puppets[at + 1 :], *puppets[:at])[:5]:
                for _ in range(2):
                    world.throw(loser, winner)
            for _ in range(WEEKLY):
                world.throw(winner, world.main)
        world.week()


def strong_puppets(world: World, puppets: list[str]) -> None:
    """A program as strong as master plays the puppets' matches against bots."""
    connect(world, puppets, strength=world.bots["master"])
    weekly(world, puppets, world.main)


def luckiest(world: World, puppets: list[str]) -> None:
    """Everybody plays bots, and those who were luckiest there are lifted by the others."""
    for puppet in (*puppets, world.main):
        for _ in range(WEEKLY):
            world.play_bot(puppet, "master")
    best = max((*puppets, world.main), key=lambda who: world.book.rating_of(who, world.pool).rating)
    world.main = best
    weekly(world, [one for one in puppets if one != best], best)


def bots_afterwards(world: World, puppets: list[str]) -> None:
    """The account is lifted first, then plays thirty matches against bots to be listed."""
    connect(world, puppets)
    weekly(world, puppets, world.main)
    connect(world, [world.main])


def crowd(world: World, puppets: list[str]) -> None:
    """Four at a table: three puppets lose to the account at once."""
    connect(world, puppets)
    for _ in range(WEEKS):
        for at in range(0, len(puppets) - 2, 3):
            others = tuple((one,) for one in puppets[at : at + 3])
            for _ in range(WEEKLY):
                world.result(((world.main,), *others), (1, 2, 3, 4))
        world.week()


def partners(world: World, puppets: list[str]) -> None:
    """The account and a partner beat pairs of puppets."""
    connect(world, puppets)
    for _ in range(WEEKS):
        for at in range(0, len(puppets) - 2, 2):
            for _ in range(WEEKLY):
                sides = ((world.main, puppets[-1]), (puppets[at], puppets[at + 1]))
                world.result(sides, (1, 2))
        world.week()


Farm = Callable[[World, list[str]], None]
FARMS: Final[tuple[Farm, ...]] = (
    resign_at_once, lose, lose_after_bots, beat_weak_bots, lose_to_masters_first, layers, ring,
    strong_puppets, luckiest, bots_afterwards, crowd, partners,
)  # fmt: skip
#: Farms in which nothing depends on chance.
CERTAIN: Final = (resign_at_once, lose)


def farmed(farm: Farm, pool: Pool, puppets: int, seed: int = 1) -> World:
    """What comes of a farm."""
    world = World(pool, seed)
    farm(world, names(puppets))
    return world


# An honest league.


def league(pool: Pool, people: int, each: int, share: float, seed: int) -> tuple[float, float]:
    """The rank correlation of rating and strength, and the share of people who are listed.

    `share` of all matches are against one of the three bots that are nearest in strength.
    """
    dice, bots, book = random.Random(seed), bots_of(pool), RatingModel(load_anchors())
    strength = {f"{at:05}": dice.gauss(INITIAL_RATING, INITIAL_DEVIATION) for at in range(people)}
    for turn in range(each):
        for number, (one, other, ahead) in enumerate(_met(strength, bots, share, dice)):
            ranks = (1, 2) if dice.random() < chance(ahead) else (2, 1)
            book.add([
                Result(match=f"{turn:04}.{number:06}", at=turn * DAY, pool=pool, rounds=8,
                       sides=((one,), (other,)), ranks=ranks, moves=(20, 20))
            ])  # fmt: skip
    known = [book.rating_of(who, pool) for who in strength]
    found, truth = ranked([one.rating for one in known]), ranked(list(strength.values()))
    correlation = float(np.corrcoef(found, truth)[0, 1])
    return correlation, sum(one.is_established for one in known) / people


def _met(
    strength: dict[str, float], bots: dict[str, float], share: float, dice: random.Random
) -> Iterator[tuple[str, str, float]]:
    order = dice.sample(list(strength), len(strength))
    with_bots = int(share * len(order))
    for who in order[:with_bots]:
        near = sorted(bots, key=lambda bot: abs(bots[bot] - strength[who]))[:3]
        bot = dice.choice(near)
        yield who, BOT_PREFIX + bot, strength[who] - bots[bot]
    rest = order[with_bots:]
    for one, other in zip(rest[::2], rest[1::2], strict=False):
        yield one, other, strength[one] - strength[other]


def ranked(values: list[float]) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    places = np.empty(len(values))
    places[np.argsort(values, kind="stable")] = np.arange(len(values))
    return places


def main() -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw)
    parser.add_argument("--puppets", type=int, action="append")
    parser.add_argument("--pool", choices=POOLS, action="append")
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--league", action="store_true")
    arguments = parser.parse_args()
    for pool in arguments.pool or POOLS:
        if arguments.league:
            for share in (0.1, 0.2, 0.4):
                found, listed = league(pool, 400, 60, share, arguments.seeds)
                print(f"{pool:8} {share:4.0%} of matches against bots: "
                      f"rank correlation {found:.3f}, {listed:.0%} listed", flush=True)  # fmt: skip
            continue
        for farm in FARMS:
            seeds = 1 if farm in CERTAIN else arguments.seeds
            told, expert = [], bots_of(pool)["expert"]
            for size in arguments.puppets or SIZES:
                worlds = [farmed(farm, pool, size, seed) for seed in range(1, seeds + 1)]
                worst = max(worlds, key=lambda one: one.farmed)
                listed = sum(one.book.rating_of(one.main, pool).is_established for one in worlds)
                high = "" if worst.farmed < expert else " TOO HIGH"
                told.append(f"{size:4}: {worst.farmed:4.0f} ({worst.at_best:4.0f}){high} "
                            f"listed {listed}/{seeds}")  # fmt: skip
            print(f"{pool:8} {farm.__name__:22} {'  '.join(told)}   expert {expert:.0f}",
                  flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
