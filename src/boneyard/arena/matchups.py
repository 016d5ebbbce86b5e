"""A contest: every player meets every other at every game, deal by deal."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from boneyard.arena.checkpoint import Notes
from boneyard.arena.chunks import CHUNK, Chunk
from boneyard.arena.executors import Crew, Task
from boneyard.arena.pairing import Pairing
from boneyard.arena.statistics import Tally
from boneyard.bots.external import PATIENCE
from boneyard.rules.game import Rules
from boneyard.version import __version__

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
