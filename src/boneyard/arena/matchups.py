"""Matchups: which bots meet with which seats and rules, and the matches between them."""

import random
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from boneyard.arena.checkpoint import Notes
from boneyard.arena.executors import CHUNK, Chunk, Crew, Task
from boneyard.arena.statistics import Tally
from boneyard.bots.external import PATIENCE
from boneyard.core.chance import Chance, Seeded
from boneyard.core.options import Value
from boneyard.games import game_named
from boneyard.i18n import Worded
from boneyard.rules.game import Rules
from boneyard.version import __version__

#: Which of the two players, 0 or 1, has which side.
Seating = tuple[int, ...]


class PairingError(Worded, ValueError):
    """A contest that can't be held; the message says why."""


def seatings(sides: int) -> list[Seating]:
    """All ways to give half of the sides to the first player; those that are exchanges count once.

    Two sides have one such seating, four have three. From deal to deal they take turns.
    """
    chosen = [set(some) for some in combinations(range(sides), sides // 2)]
    ways = [tuple(0 if side in some else 1 for side in range(sides)) for some in chosen]
    if sides % 2:
        return ways
    return [way for way in ways if way[0] == 0]


def exchanged(seating: Seating) -> Seating:
    """The same with the two players exchanged."""
    return tuple(1 - player for player in seating)


@dataclass(frozen=True)
class Pairing:
    """A question that deals answer: which of two players is better at this game?"""

    game: str
    options: tuple[tuple[str, Value], ...]
    players: tuple[str, str]
    seed: str
    programs: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The players that are programs, with their commands; all others are bots of the house."""
    patience: float = PATIENCE
    """Seconds that a program may think."""

    @cached_property
    def rules(self) -> Rules:
        """The rules that are played."""
        rules = game_named(self.game).rules(**dict(self.options))
        if rules.alone:
            raise PairingError("arena-for-one", game=self.game)
        return rules

    def _word(self, *parts: object) -> str:
        """A seed for one purpose: it depends on the question alone, not on who works on it."""
        return "/".join(map(str, (self.seed, self.game, self.options, *self.players, *parts)))

    def luck(self, deal: int | str) -> Chance:
        """Where the tiles of a deal come from; the same for both ways in which it is played."""
        return Seeded(self._word("deal", deal))

    def dice(self, deal: int | str, play: int, purpose: object) -> random.Random:
        """The dice of one seat, or the table's, in one play of a deal."""
        return random.Random(self._word("dice", deal, play, purpose))

    def plays(self, deal: int) -> tuple[Seating, Seating]:
        """The two ways in which a deal is played: seats exchanged, so that it is fair to both."""
        ways = seatings(self.rules.sides)
        way = ways[deal % len(ways)]
        return way, exchanged(way)


#: Told of each tally as it grows.
Watch = Callable[[Tally], None]


@dataclass(frozen=True)
class Contest:
    """What is asked."""

    tables: tuple[Rules, ...]
    """The games, with their options."""
    players: tuple[str, ...]
    deals: int
    seed: str = "1"
    programs: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The players that are programs, with their commands."""
    patience: float = PATIENCE
    early: bool = True
    """Stop a pairing when its question is decided."""

    def pairings(self) -> list[Pairing]:
        """All pairings, game by game."""
        return [
            Pairing(
                rules.declared.call,
                tuple(rules.chosen.items()),
                (one, other),
                self.seed,
                tuple(some for some in self.programs if some[0] in (one, other)),
                self.patience,
            )
            for rules in self.tables
            for one, other in combinations(self.players, 2)
        ]

    def question(self) -> dict[str, Any]:
        """What must be the same for deals to count as answers; more of them may be asked for."""
        return {
            "arena": 1,
            "boneyard": __version__,
            "games": [[rules.declared.call, dict(rules.chosen)] for rules in self.tables],
            "players": list(self.players),
            "seed": self.seed,
            "programs": {name: list(command) for name, command in self.programs},
        }


@dataclass(frozen=True)
class Held:
    """What came of a contest."""

    tallies: list[Tally]
    stopped: bool
    """Somebody stopped it before its end."""


class _Known:
    """A chunk that needn't be played."""

    def __init__(self, chunk: Chunk) -> None:
        self.chunk = chunk

    def result(self) -> Chunk:
        """It is there."""
        return self.chunk

    def cancel(self) -> None:
        """Nothing to be done."""


def hold(
    contest: Contest, crew: Crew, notes: Notes | None = None, watch: Watch = lambda _: None
) -> Held:
    """Hold a contest; Ctrl-C stops it, and what has been played counts."""
    tallies = [Tally(pairing, contest.deals, contest.early) for pairing in contest.pairings()]
    try:
        for tally, chunk in _chunks(tallies, crew, notes):
            if notes is not None:
                notes.add(tally.pairing, chunk)
            tally.add(chunk)
            watch(tally)
    except KeyboardInterrupt:
        return Held(tallies, stopped=True)
    return Held(tallies, stopped=False)


def _chunks(tallies: list[Tally], crew: Crew, notes: Notes | None) -> Iterator[tuple[Tally, Chunk]]:
    """The chunks in the order of pairings and deals; the crew is kept busy with what comes next."""
    coming = _tasks(tallies, crew, notes)
    under_way: deque[tuple[Tally, Task]] = deque()
    while True:
        while len(under_way) < crew.room and (task := next(coming, None)):
            under_way.append(task)
        if not under_way:
            return
        tally, waited = under_way.popleft()
        if tally.closed:
            waited.cancel()
        else:
            yield tally, waited.result()


def _tasks(tallies: list[Tally], crew: Crew, notes: Notes | None) -> Iterator[tuple[Tally, Task]]:
    for tally in tallies:
        for first in range(0, tally.most, CHUNK):
            if tally.closed:
                break
            last = min(first + CHUNK, tally.most)
            chunk = notes.chunk(tally.pairing, first, last) if notes else None
            yield tally, _Known(chunk) if chunk else crew.submit(tally.pairing, first, last)
