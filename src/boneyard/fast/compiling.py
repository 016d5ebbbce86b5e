"""From a declaration to numbers: a game that kernels can play."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np

from boneyard.fast import asking, records
from boneyard.fast.asking import CannotCompile
from boneyard.fast.records import Numbers
from boneyard.games import AnyGame, AnyRules, game_named
from boneyard.rules.awards import MostMade, Ranks
from boneyard.rules.game import Rules
from boneyard.rules.turns import Symbols
from boneyard.rules.twists import (
    ChooseDirection,
    DoubleBack,
    Doubling,
    LastOneEnds,
    PerfectTen,
    Sweep,
)

#: Games with their options chosen of which what was worked out is kept: a worker is asked about
#: whatever options strangers choose.
KEPT: Final = 64


class Compiled:
    """A game with its options chosen, as numbers."""

    def __init__(self, rules: Rules) -> None:
        """Ask the declaration; what can't be expressed is refused by name."""
        self.rules = rules
        self.numbers: Numbers = np.zeros((1, records.GAME_SIZE), np.int64)
        for question in asking.QUESTIONS:
            question(self.numbers[0], rules)
        self.halves = asking.halves_of(rules)
        self.family = _family(rules, int(self.numbers[0, records.G_SHAPE]))
        #: What tells kernels the family: a tuple of that length.
        self.k = (0,) * self.family
        self.arms = _most_arms(rules, int(self.numbers[0, records.G_SHAPE]))
        #: Where the numbers of moves that are no plays begin.
        self.words_from = (self.arms + 1) * len(rules.tiles) * 2
        self.numbers[0, records.G_WORDS_FROM] = self.words_from
        #: How many moves the fixed numbering has.
        self.actions = self.words_from + len(records.SAID)
        #: Whether a play can make the next player draw or take a tile at random.
        self.has_burdens = bool(records.game_table(self.numbers[0], "burdens").any())

    def __repr__(self) -> str:
        """Name the rules."""
        return f"<numbers for {self.rules!r}>"

    def new_rounds(self, count: int) -> Numbers:
        """Room for so many rounds."""
        rounds: Numbers = np.zeros((count, records.ROUND_SIZE), np.int64)
        rounds[:, records.ROUND] = 1
        return rounds


#: What only curved tiles have had until now, so only their kernels know it.
_CURVED_ONLY = (
    MostMade, Ranks, Symbols, ChooseDirection, DoubleBack, Doubling, PerfectTen, LastOneEnds, Sweep,
)  # fmt: skip


def _family(rules: Rules, shape: int) -> int:
    game, tiles = rules.game, len(rules.tiles)
    if shape == records.HONEYCOMB:
        if game.twisted.face_down or tiles > records.SPOTS or getattr(game.deal, "start", 0) > 2:
            raise CannotCompile("fast-curved", game=game.name)
        return records.CURVED
    for word in (*game.twists, game.award, game.turns):
        if type(word) in _CURVED_ONLY:
            raise CannotCompile("fast-curved-only", word=type(word).__name__)
    if tiles > records.BITS:
        return records.LARGE
    return records.LINES if shape in (records.LINE, records.ONE_ARM) else records.BRANCHING


def _most_arms(rules: Rules, shape: int) -> int:
    """How many arms a table can ever have."""
    doubles = sum(tile.is_double for tile in rules.tiles)
    start = getattr(rules.game.deal, "start", 0)
    most: Mapping[int, int] = {
        records.LINE: 2,
        records.ONE_ARM: 1,
        records.CROSS: 4,
        records.EVERY_DOUBLE_SPINS: 2 + 2 * doubles,
        records.TREE: 4 + doubles,
        records.HONEYCOMB: 2 * max(1, start),
    }
    return most[shape]


@lru_cache(maxsize=KEPT)
def _compiled(rules: Rules) -> Compiled:
    return Compiled(rules)


def compile(game: AnyGame | AnyRules | str, **options: Any) -> Compiled:
    """Make numbers of a game, by its name, its declaration or its rules."""
    if isinstance(game, str):
        game = game_named(game)
    rules = game if isinstance(game, AnyRules) else game.rules(**options)
    if rules.alone:
        raise CannotCompile("fast-for-one", game=rules.game.name)
    return _compiled(rules)
