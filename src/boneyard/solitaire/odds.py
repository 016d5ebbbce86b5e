"""Solitaire odds: how often the solitaires can be won, over many random deals.

Each deal has its own random source, made from the seed and its number, so the same seed gives the
same numbers on any number of cores.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from os import cpu_count
from random import Random

from boneyard.core.strict_json import JsonObject
from boneyard.i18n import TranslatedError
from boneyard.rules.game import Game
from boneyard.solitaire.game import Solitaire
from boneyard.solitaire.solvers import baronet, domino_solitaire, knock_out

Tile = tuple[int, int]

Result = tuple[str, int]  # won, lost or undecided, and the best result the game can give

Progress = Callable[[int, int], None]  # deals done, deals in all


TILES = [(high, low) for high in range(7) for low in range(high + 1)]

DEALS_PER_CHUNK = 50  # deals handed to a process at once

MAX_NODES = 20_000  # some hundred times what the longest search has needed


class CountError(TranslatedError, RuntimeError):
    """Deals that could not be counted; the message explains why."""


@dataclass(frozen=True)
class Tally:
    """How many deals had which result."""

    game: str
    seed: int
    deals: int
    counts: Mapping[Result, int]
    unit: str = "tiles"
    """The unit of the best result: tiles left; or columns when won, and face-down tiles
    when lost.
    """

    def share(self, outcome: str) -> float:
        """Return the share of the deals that are `won`, `lost` or `undecided`."""
        return sum(self.distribution(outcome).values()) / self.deals if self.deals else 0.0

    def distribution(self, outcome: str | None = None) -> dict[int, int]:
        """Count the deals by their best result, of one outcome if given."""
        found: Counter[int] = Counter()
        for (what, result), count in self.counts.items():
            if outcome in (None, what):
                found[result] += count
        return dict(sorted(found.items()))

    def to_json(self) -> JsonObject:
        """Return the summary as JSON, for a program or a page."""
        outcomes = ("won", "lost", "undecided")
        return {
            "game": self.game,
            "seed": self.seed,
            "deals": self.deals,
            "shares": {outcome: self.share(outcome) for outcome in outcomes},
            "best": {
                outcome: {str(result): n for result, n in self.distribution(outcome).items()}
                for outcome in outcomes
            },
        }


def count_outcomes(
    game: Game | Solitaire,
    seed: int,
    deals: int,
    *,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Tally:
    """Solve many deals of a solitaire on all cores, or on a given number."""
    assert game.alone, "a solitaire"
    counts: Counter[Result] = Counter()
    done = 0
    work = partial(_solve_chunk, game.kind, seed)
    for found in _run_chunks(work, deals, processes or cpu_count() or 1):
        counts.update(found)
        done += found.total()
        if progress is not None:
            progress(done, deals)
    counted = dict(sorted(counts.items()))
    return Tally(game.name, seed, deals, counted, game.logic.result_unit)


def shuffle_set(random: Random) -> list[Tile]:
    """Shuffle the set, each tile either way round."""
    tiles = TILES.copy()
    random.shuffle(tiles)
    return [tile if random.random() < 0.5 else (tile[1], tile[0]) for tile in tiles]


def deal_random(seed: int, number: int) -> Random:
    """Make the random source of one deal."""
    return Random(f"{seed}:{number}")


def _run_chunks(
    work: Callable[[range], Counter[Result]], deals: int, processes: int
) -> Iterator[Counter[Result]]:
    """Run the work in chunks, in any order; in this process if one is enough."""
    chunks = [
        range(first, min(first + DEALS_PER_CHUNK, deals))
        for first in range(0, deals, DEALS_PER_CHUNK)
    ]
    if processes == 1 or len(chunks) < 2:
        yield from map(work, chunks)
        return
    # Spawned processes start clean, whatever threads the caller runs, on every system. A dead one
    # is reported at once: a `multiprocessing.Pool` would wait for its answer for ever.
    pool = ProcessPoolExecutor(min(processes, len(chunks)), get_context("spawn"))
    try:
        for done in as_completed([pool.submit(work, chunk) for chunk in chunks]):
            yield done.result()
    except BrokenProcessPool:
        raise CountError("solving-process-died") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _solve_chunk(kind: str, seed: int, numbers: Iterable[int]) -> Counter[Result]:
    return Counter(DEAL_SOLVERS[kind](shuffle_set(deal_random(seed, number))) for number in numbers)


def _solve_baronet(tiles: list[Tile]) -> Result:
    left, _ = baronet.play_out(tiles)
    return "lost" if left else "won", left


def _solve_knock_out(tiles: list[Tile]) -> Result:
    left, _ = knock_out.solve(tiles)
    return "lost" if left else "won", left


def _solve_domino_solitaire(tiles: list[Tile]) -> Result:
    rest = iter(tiles)
    rows = [[next(rest) for _ in range(length)] for length in range(7, 0, -1)]
    # The direction in which tiles are turned makes no difference to random deals. The search is
    # limited by positions, not by time, so that a slow machine gets the same numbers.
    found = domino_solitaire.solve(
        domino_solitaire.places_of_deal(rows, "horizontal"), "horizontal", nodes=MAX_NODES
    )
    return {True: "won", False: "lost", None: "undecided"}[found.won], found.best


#: How a deal is solved, by kind of layout.
DEAL_SOLVERS: dict[str, Callable[[list[Tile]], Result]] = {
    "row": _solve_baronet,
    "line": _solve_knock_out,
    "columns": _solve_domino_solitaire,
}
