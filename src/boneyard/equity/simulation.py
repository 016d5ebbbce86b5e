"""Simulation of rounds for equity: what they bring, played by heuristic."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from boneyard.equity.goals import match_shares, target_score
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.rollouts import play_rounds_from
from boneyard.fast.weights import FloatArray

#: Rounds played from several scores to test whether these make a difference.
_PROBE_ROUNDS = 256
#: Rounds per batch: more would only take memory.
_MAX_BATCH_ROUNDS = 1 << 13


@dataclass(frozen=True)
class RoundSampler:
    """Samples rounds of a game."""

    game: Compiled
    count: int
    """How many are played where scores make no difference to them."""
    seed: int = 1

    @cached_property
    def point_pool(self) -> IntArray:
        """What rounds that begin at 0 bring each side."""
        return self.play_rounds(np.zeros((self.count, self.game.rules.sides), np.int64), self.seed)

    @cached_property
    def depends_on_scores(self) -> bool:
        """Whether what a round brings depends on the scores: near an exact target, for example.

        The same deals are played at the beginning, in the middle and near the end of a match.
        """
        target = target_score(self.game.rules.game.goal)
        if not target:
            return False
        sides = self.game.rules.sides
        ways = [np.zeros((_PROBE_ROUNDS, sides), np.int64)]
        for part in (1, target // 2, target - 1):
            uneven = np.full((_PROBE_ROUNDS, sides), part)
            uneven[:, 0] = target - 1
            ways += [np.full((_PROBE_ROUNDS, sides), part), uneven]
        brought = [self.play_rounds(scores, self.seed) for scores in ways]
        return any((one != brought[0]).any() for one in brought)

    def play_rounds(self, scores: IntArray, seed: int, deals: int = 0) -> IntArray:
        """Return what one round brings in each match at these scores; `deals`: repeat so
        many deals.
        """
        many = max(_MAX_BATCH_ROUNDS // max(deals, 1), 1) * max(deals, 1)
        found = [
            play_rounds_from(
                self.game, scores[at : at + many], seed if deals else seed + at, deals=deals,
                trained=True,
            )
            for at in range(0, len(scores), many)
        ]  # fmt: skip
        return np.concatenate(found)

    def advance_scores(self, scores: IntArray, dice: np.random.Generator) -> IntArray:
        """Return the scores after a round, in each match."""
        if self.depends_on_scores:
            return scores + self.play_rounds(scores, int(dice.integers(1 << 60)))
        return scores + self.point_pool[dice.integers(len(self.point_pool), size=len(scores))]

    def simulate_matches(
        self, scores: IntArray, played: int, dice: np.random.Generator, max_rounds: int
    ) -> FloatArray:
        """Return who wins matches from these scores; after `max_rounds` more, all share."""
        goal = self.game.rules.game.goal
        found = match_shares(goal, scores, played)
        on = np.flatnonzero(np.isnan(found[:, 0]))
        scores = scores.copy()
        for more in range(max_rounds):
            if not len(on):
                break
            scores[on] = self.advance_scores(scores[on], dice)
            found[on] = match_shares(goal, scores[on], played + 1 + more)
            on = on[np.isnan(found[on, 0])]
        found[on] = 1 / scores.shape[1]
        return found
