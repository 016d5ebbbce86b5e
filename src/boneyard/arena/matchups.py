"""Matchups: which bots meet with which seats and rules, and the matches between them."""

import random
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from boneyard.arena.checkpoint import Checkpoint
from boneyard.arena.executors import DEALS_PER_CHUNK, Chunk, ChunkExecutor, Task
from boneyard.arena.statistics import PairingTally
from boneyard.bots.external import ANSWER_SECONDS
from boneyard.core.chance import Chance, Seeded
from boneyard.core.options import Value
from boneyard.core.strict_json import JsonObject
from boneyard.games import get_game
from boneyard.i18n import TranslatedError
from boneyard.rules.game import Rules
from boneyard.version import __version__

#: Which of the two players, 0 or 1, has which side.
Seating = tuple[int, ...]


class PairingError(TranslatedError, ValueError):
    """A contest that can't be held; the message explains why."""


def list_seatings(sides: int) -> list[Seating]:
    """List the ways to give half of the sides to the first player, up to exchange.

    Two sides have one such seating, four have three. From deal to deal they take turns.
    """
    chosen = [set(some) for some in combinations(range(sides), sides // 2)]
    ways = [tuple(0 if side in some else 1 for side in range(sides)) for some in chosen]
    if sides % 2:
        return ways
    return [way for way in ways if way[0] == 0]


def swap_players(seating: Seating) -> Seating:
    """Exchange the two players."""
    return tuple(1 - player for player in seating)


@dataclass(frozen=True)
class Pairing:
    """A question that deals answer: which of two players is better at this game?"""

    game: str
    options: tuple[tuple[str, Value], ...]
    players: tuple[str, str]
    seed: str
    programs: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The players that are programs, with their commands; all others are built-in bots."""
    move_timeout: float = ANSWER_SECONDS
    """Time limit of a program, in seconds."""

    @cached_property
    def rules(self) -> Rules:
        """The rules that are played."""
        rules = get_game(self.game).rules(**dict(self.options))
        if rules.alone:
            raise PairingError("arena-for-one", game=self.game)
        return rules

    def _seed_text(self, *parts: object) -> str:
        """Return a seed for one purpose: it depends only on the question, not on the executor."""
        return "/".join(map(str, (self.seed, self.game, self.options, *self.players, *parts)))

    def deal_chance(self, deal: int | str) -> Chance:
        """Return the chance of a deal; the same for both ways in which it is played."""
        return Seeded(self._seed_text("deal", deal))

    def dice(self, deal: int | str, play: int, purpose: object) -> random.Random:
        """Return the dice of one seat, or the table's, in one play of a deal."""
        return random.Random(self._seed_text("dice", deal, play, purpose))

    def seatings_of_deal(self, deal: int) -> tuple[Seating, Seating]:
        """Return the two seatings of a deal: exchanged, so that it is fair to both."""
        ways = list_seatings(self.rules.sides)
        way = ways[deal % len(ways)]
        return way, swap_players(way)


#: Called with each tally as it grows.
TallyCallback = Callable[[PairingTally], None]


@dataclass(frozen=True)
class ArenaPlan:
    """The plan of a contest."""

    rules_list: tuple[Rules, ...]
    """The games, with their options."""
    players: tuple[str, ...]
    deals: int
    seed: str = "1"
    programs: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The players that are programs, with their commands."""
    move_timeout: float = ANSWER_SECONDS
    stop_early: bool = True
    """Stop a pairing when its question is decided."""

    def make_pairings(self) -> list[Pairing]:
        """List all pairings, game by game."""
        return [
            Pairing(
                rules.base_game.lookup_key,
                tuple(rules.chosen_options.items()),
                (one, other),
                self.seed,
                tuple(some for some in self.programs if some[0] in (one, other)),
                self.move_timeout,
            )
            for rules in self.rules_list
            for one, other in combinations(self.players, 2)
        ]

    def checkpoint_header(self) -> JsonObject:
        """Return what must be equal for deals to be reused; the number of deals may differ."""
        return {
            "arena": 1,
            "boneyard": __version__,
            "games": [
                [rules.base_game.lookup_key, dict(rules.chosen_options)]
                for rules in self.rules_list
            ],
            "players": list(self.players),
            "seed": self.seed,
            "programs": {name: list(command) for name, command in self.programs},
        }


@dataclass(frozen=True)
class ArenaResult:
    """Result of a contest."""

    tallies: list[PairingTally]
    interrupted: bool
    """Whether it was stopped before its end."""


class _CachedTask:
    """A chunk that was found in the checkpoint."""

    def __init__(self, chunk: Chunk) -> None:
        self.chunk = chunk

    def result(self) -> Chunk:
        """It is there."""
        return self.chunk

    def cancel(self) -> None:
        """Nothing to be done."""


def run_arena(
    plan: ArenaPlan,
    executor: ChunkExecutor,
    checkpoint: Checkpoint | None = None,
    watch: TallyCallback = lambda _: None,
) -> ArenaResult:
    """Run a contest; Ctrl-C stops it, and what has been played counts."""
    tallies = [
        PairingTally(pairing, plan.deals, plan.stop_early) for pairing in plan.make_pairings()
    ]
    try:
        for tally, chunk in _chunks(tallies, executor, checkpoint):
            if checkpoint is not None:
                checkpoint.add(tally.pairing, chunk)
            tally.add(chunk)
            watch(tally)
    except KeyboardInterrupt:
        return ArenaResult(tallies, interrupted=True)
    return ArenaResult(tallies, interrupted=False)


def _chunks(
    tallies: list[PairingTally], executor: ChunkExecutor, checkpoint: Checkpoint | None
) -> Iterator[tuple[PairingTally, Chunk]]:
    """Yield the chunks in the order of pairings and deals, keeping the executor busy."""
    coming = _tasks(tallies, executor, checkpoint)
    under_way: deque[tuple[PairingTally, Task]] = deque()
    while True:
        while len(under_way) < executor.max_pending and (task := next(coming, None)):
            under_way.append(task)
        if not under_way:
            return
        tally, waited = under_way.popleft()
        if tally.finished:
            waited.cancel()
        else:
            yield tally, waited.result()


def _tasks(
    tallies: list[PairingTally], executor: ChunkExecutor, checkpoint: Checkpoint | None
) -> Iterator[tuple[PairingTally, Task]]:
    for tally in tallies:
        for first in range(0, tally.max_deals, DEALS_PER_CHUNK):
            if tally.finished:
                break
            last = min(first + DEALS_PER_CHUNK, tally.max_deals)
            chunk = checkpoint.find_chunk(tally.pairing, first, last) if checkpoint else None
            yield (
                tally,
                _CachedTask(chunk) if chunk else executor.submit(tally.pairing, first, last),
            )
