"""The *master* level before match equity: the opponent in benchmarks/match_play.py.

It counted points and a round won besides, and near the end of a match chances to win it by sixty
ways in which it might go on. Others were taken to choose by the rule of thumb, and moves of
Dominican were tried out by its usual weights.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from boneyard.bots.levels import SearchLevel
from boneyard.bots.search import Search, SearchResult
from boneyard.bots.search_budget import SearchBudget
from boneyard.core.actions import Move
from boneyard.fast.compile_rules import GAME_CACHE_SIZE, Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.rollouts import play_heuristic_rounds, report_points
from boneyard.fast.weights import FloatArray, default_opponent_model
from boneyard.rules.game import State

ROUNDS, WAYS, NEAR, WALKS, LONGEST = 512, 60, 2, 5_000, 60
#: The share of the time for rollouts, near the end.
TRYING = 0.6

#: Games in which rollouts used the default weights.
UNTRAINED = ("dominican",)


def was_trained(game: Compiled) -> bool:
    """Return whether rollouts used weights found by self-play."""
    return game.rules.game.name not in UNTRAINED


@lru_cache(maxsize=GAME_CACHE_SIZE)
def ways_of(game: Compiled) -> list[list[tuple[int, ...]]]:
    dice = random.Random(1)
    rounds = [tuple(row) for row in play_heuristic_rounds(game, ROUNDS, 1).tolist()]
    return [[dice.choice(rounds) for _ in range(LONGEST)] for _ in range(WAYS)]


class OldOutlook:
    """The old estimate of how a match goes on after this round."""

    def __init__(self, game: Compiled, view: State) -> None:
        self.goal = view.rules.game.goal
        both = zip(view.scores, view.points, strict=True)
        self.start = tuple(score - points for score, points in both)
        self.played = len(view.results)
        self.ways = ways_of(game)
        self._known: dict[tuple[tuple[int, ...], int], FloatArray] = {}

    def added(self, scores: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
        both = zip(scores, points, strict=True)
        return tuple(score + self.goal.allowed_points(score, more) for score, more in both)

    def _end(self, scores: tuple[int, ...], way: list[tuple[int, ...]]) -> tuple[FloatArray, int]:
        shares = np.zeros(len(scores))
        for more in range(LONGEST):
            winners = self.goal.winners(scores, self.played + 1 + more, ())
            if winners is not None:
                shares[list(winners) or range(len(scores))] = 1 / (len(winners) or len(scores))
                return shares, more
            scores = self.added(scores, way[more])
        return shares + 1 / len(scores), LONGEST

    def _is_over(self, scores: tuple[int, ...]) -> bool:
        return self.goal.winners(scores, self.played + 1, ()) is not None

    def chance(self, scores: tuple[int, ...], ways: int) -> FloatArray:
        if (scores, ways) not in self._known:
            many = 1 if self._is_over(scores) else ways
            first = sum(scores) % WAYS
            chosen = (self.ways[(first + way) % WAYS] for way in range(many))
            self._known[scores, ways] = np.mean(
                [self._end(scores, way)[0] for way in chosen], axis=0
            )
        return self._known[scores, ways]

    @property
    def is_near(self) -> bool:
        longest = [self._end(self.added(self.start, way[-1]), way)[1] for way in self.ways[:20]]
        return sorted(longest)[len(longest) // 2] < NEAR

    def chances(self, results: IntArray, looked: IntArray, side: int) -> FloatArray:
        found = [
            np.unique(report_points(results[:seen, move]), axis=0, return_counts=True)
            for move, seen in enumerate(looked)
        ]
        scores = [[self.added(self.start, end) for end in ends.tolist()] for ends, _ in found]
        undecided = sum(not self._is_over(one) for one in {one for row in scores for one in row})
        ways = max(1, min(WAYS, WALKS // max(1, undecided)))
        chances = np.zeros(len(found))
        for move, (_, counts) in enumerate(found):
            each = [self.chance(one, ways)[side] for one in scores[move]]
            chances[move] = np.average(each, weights=counts)
        return chances


class OldMind(Search):
    """The old search."""

    near: OldOutlook | None = None

    def run(self, effort: SearchBudget) -> SearchResult:
        # The opponent model, and some weights of rollouts, were learnt later.
        self.belief.opponent_model = default_opponent_model(self.game)
        if not self.single:
            found = OldOutlook(self.game, self.view)
            self.near = found if found.is_near else None
        if self.near is not None and effort.seconds is not None:
            effort = replace(effort, seconds=TRYING * effort.seconds)
        trained = effort.trained_weights and was_trained(self.game)
        return super().run(
            replace(effort, maximize_match=False, simulations=0, trained_weights=trained)
        )

    def _summarize(
        self, worlds: IntArray, results: IntArray, looked: IntArray, hopes: Any, winning: float
    ) -> SearchResult:
        thought = super()._summarize(worlds, results, looked, None, winning)
        if self.near is None:
            return thought
        return replace(thought, values=self.near.chances(results, looked, self.side))


@dataclass(frozen=True)
class OldThinker(SearchLevel):
    """The level with the old search."""

    def choose_move(
        self, view: State, seat: int, moves: Sequence[Move], dice: random.Random
    ) -> Move:
        thought = OldMind(view, seat, moves, dice).run(self.budget)
        return thought.moves[thought.best]
