"""Two players at one game: who they are, where they sit, and where their luck comes from."""

import random
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from boneyard.bots.external import PATIENCE
from boneyard.core.chance import Chance, Seeded
from boneyard.core.options import Value
from boneyard.games import game_named
from boneyard.i18n import Worded
from boneyard.rules.game import Rules

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
