"""From a declaration to numbers: a game that kernels can play."""

from functools import lru_cache
from typing import Any, Final

import numpy as np

from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.fast import compile_rules, fields, reckoning
from boneyard.fast.errors import CannotCompile
from boneyard.fast.fields import Numbers
from boneyard.games import game_named
from boneyard.rules.awards import MostMade, Ranks
from boneyard.rules.bonuses import bare
from boneyard.rules.game import Rules
from boneyard.rules.opening import RoundDouble
from boneyard.rules.turns import CoverDoubles, Symbols
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
        self.numbers: Numbers = np.zeros((1, fields.GAME_SIZE), np.int64)
        for question in (*compile_rules.QUESTIONS, *reckoning.QUESTIONS):
            question(self.numbers[0], rules)
        self.halves = compile_rules.halves_of(rules)
        self.family = _family(rules, int(self.numbers[0, fields.G_SHAPE]))
        #: What tells kernels the family: a tuple of that length.
        self.k = (0,) * self.family
        self.arms = rules.most_arms
        #: Where the numbers of moves that are no plays begin.
        self.words_from = (self.arms + 1) * len(rules.tiles) * 2
        self.numbers[0, fields.G_WORDS_FROM] = self.words_from
        #: How many moves the fixed numbering has.
        self.actions = self.words_from + len(fields.SAID)
        #: Whether a play can make the next player draw or take a tile at random.
        self.has_burdens = bool(fields.game_table(self.numbers[0], "burdens").any())

    def __repr__(self) -> str:
        """Name the rules."""
        return f"<numbers for {self.rules!r}>"

    def new_rounds(self, count: int) -> Numbers:
        """Room for so many rounds."""
        rounds: Numbers = np.zeros((count, fields.ROUND_SIZE), np.int64)
        rounds[:, fields.ROUND] = 1
        return rounds


#: What games of the house have with curved tiles only: with straight ones they are wide games.
_CURVED_ONLY = (
    MostMade, Ranks, Symbols, ChooseDirection, DoubleBack, Doubling, PerfectTen, LastOneEnds, Sweep,
)  # fmt: skip
#: What no curved tiles can have.
_STRAIGHT_ONLY = (RoundDouble, CoverDoubles)


def _family(rules: Rules, shape: int) -> int:
    game, tiles = rules.game, len(rules.tiles)
    if shape == fields.HONEYCOMB:
        straight = {type(game.opening), type(game.turns)} & {*_STRAIGHT_ONLY}
        many = tiles > fields.SPOTS or getattr(game.deal, "start", 0) > 2
        if game.twisted.face_down or straight or many:
            raise CannotCompile("fast-curved", game=game.name)
        return fields.CURVED
    words = {type(word) for word in (*game.twists, bare(game.award), game.turns, game.opening)}
    if words & {*_CURVED_ONLY, *_STRAIGHT_ONLY} or shape in (fields.TRAINS, fields.HUB):
        return fields.WIDE
    if tiles > fields.BITS:
        return fields.LARGE
    return fields.LINES if shape in (fields.LINE, fields.ONE_ARM) else fields.BRANCHING


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
