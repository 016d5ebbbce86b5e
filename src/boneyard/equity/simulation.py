"""The rounds to come: what they bring, as players of the rule of thumb play them."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from boneyard.equity.goals import shares, target_of
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import Numbers
from boneyard.fast.rollouts import played_from
from boneyard.fast.weights import Floats

#: Rounds that are played from several scores to see whether these make a difference.
_ASKED = 256
#: Rounds played in one go: more would only take memory.
_AT_ONCE = 1 << 13


@dataclass(frozen=True)
class Coming:
    """Rounds of a game."""

    game: Compiled
    count: int
    """How many are played where scores make no difference to them."""
    seed: int = 1

    @cached_property
    def pool(self) -> Numbers:
        """What rounds bring each side that begin with nothing."""
        return self.played(np.zeros((self.count, self.game.rules.sides), np.int64), self.seed)

    @cached_property
    def heeds_scores(self) -> bool:
        """Whether what a round brings depends on the scores: near a target that must be met, say.

        The same deals are played at the beginning, in the middle and near the end of a match.
        """
        target = target_of(self.game.rules.game.goal)
        if not target:
            return False
        sides = self.game.rules.sides
        ways = [np.zeros((_ASKED, sides), np.int64)]
        for part in (1, target // 2, target - 1):
            uneven = np.full((_ASKED, sides), part)
            uneven[:, 0] = target - 1
            ways += [np.full((_ASKED, sides), part), uneven]
        brought = [self.played(scores, self.seed) for scores in ways]
        return any((one != brought[0]).any() for one in brought)

    def played(self, scores: Numbers, seed: int, deals: int = 0) -> Numbers:
        """What one round brings in each match that stands so; `deals`: with the same ones again."""
        many = max(_AT_ONCE // max(deals, 1), 1) * max(deals, 1)
        found = [
            played_from(
                self.game, scores[at : at + many], seed if deals else seed + at, deals=deals,
                trained=True,
            )
            for at in range(0, len(scores), many)
        ]  # fmt: skip
        return np.concatenate(found)

    def after(self, scores: Numbers, dice: np.random.Generator) -> Numbers:
        """The scores after a round, in each match that stands so."""
        if self.heeds_scores:
            return scores + self.played(scores, int(dice.integers(1 << 60)))
        return scores + self.pool[dice.integers(len(self.pool), size=len(scores))]

    def imagined(
        self, scores: Numbers, played: int, dice: np.random.Generator, longest: int
    ) -> Floats:
        """Who wins matches that stand so after so many rounds; after `longest` more, all share."""
        goal = self.game.rules.game.goal
        found = shares(goal, scores, played)
        on = np.flatnonzero(np.isnan(found[:, 0]))
        scores = scores.copy()
        for more in range(longest):
            if not len(on):
                break
            scores[on] = self.after(scores[on], dice)
            found[on] = shares(goal, scores[on], played + 1 + more)
            on = on[np.isnan(found[on, 0])]
        found[on] = 1 / scores.shape[1]
        return found
