"""Chances to win the match from the scores after this round."""

import random
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from boneyard.fast.compiling import KEPT, Compiled
from boneyard.fast.records import Numbers
from boneyard.fast.thumbs import Floats
from boneyard.fast.trying import played_by_thumb, points_in
from boneyard.state import State

#: Rounds played to see what a round brings, and ways in which a match is imagined to go on.
_ROUNDS, _WAYS = 512, 60
#: Rounds still to come in which the end of a match is near.
_NEAR = 2
#: Matches imagined to their ends for one choice, at most: some 50 ms.
_WALKS = 5_000
#: Rounds after which an imagined match is called a draw.
_LONGEST = 60


@lru_cache(maxsize=KEPT)
def rounds_of(game: Compiled) -> list[tuple[int, ...]]:
    """What rounds bring, as players of the rule of thumb play them."""
    return [tuple(row) for row in played_by_thumb(game, _ROUNDS, 1).tolist()]


@lru_cache(maxsize=KEPT)
def ways_of(game: Compiled) -> list[list[tuple[int, ...]]]:
    """Rounds that may be still to come, one way after the other."""
    dice, rounds = random.Random(1), rounds_of(game)
    return [[dice.choice(rounds) for _ in range(_LONGEST)] for _ in range(_WAYS)]


class Outlook:
    """How a match may go on after this round."""

    def __init__(self, game: Compiled, view: State) -> None:
        """Imagine the rounds to come, the same for all scores."""
        self.goal = view.rules.game.goal
        self.start = tuple(
            score - points for score, points in zip(view.scores, view.points, strict=True)
        )
        self.played = len(view.results)
        self.ways = ways_of(game)
        self._known: dict[tuple[tuple[int, ...], int], Floats] = {}

    def added(self, scores: Sequence[int], points: Sequence[int]) -> tuple[int, ...]:
        """The scores after points, as far as the goal lets them count."""
        both = zip(scores, points, strict=True)
        return tuple(score + self.goal.allowed(score, more) for score, more in both)

    def _end(self, scores: tuple[int, ...], way: list[tuple[int, ...]]) -> tuple[Floats, int]:
        """Who wins when the match goes on so, and after how many rounds."""
        shares = np.zeros(len(scores))
        for more in range(_LONGEST):
            winners = self.goal.winners(scores, self.played + 1 + more, ())
            if winners is not None:
                shares[list(winners) or range(len(scores))] = 1 / (len(winners) or len(scores))
                return shares, more
            scores = self.added(scores, way[more])
        return shares + 1 / len(scores), _LONGEST

    def _is_over(self, scores: tuple[int, ...]) -> bool:
        return self.goal.winners(scores, self.played + 1, ()) is not None

    def after(self, counted: Sequence[int]) -> Floats:
        """Each side's chance to win the match when this round counts so much for each."""
        if self.goal.single:
            # Nobody has won it: the next round is anybody's.
            won = np.array(counted, np.float64) if any(counted) else np.ones(len(counted))
            shares: Floats = won / won.sum()
            return shares
        return self.chance(self.added(self.start, counted))

    def chance(self, scores: tuple[int, ...], ways: int = _WAYS) -> Floats:
        """Each side's chance to win, with these scores after this round, by some of the ways."""
        if (scores, ways) not in self._known:
            many = 1 if self._is_over(scores) else ways
            # Where few ways are looked at, other scores look at others: on average, at all.
            first = sum(scores) % _WAYS
            chosen = (self.ways[(first + way) % _WAYS] for way in range(many))
            ends = [self._end(scores, way)[0] for way in chosen]
            self._known[scores, ways] = np.mean(ends, axis=0)
        return self._known[scores, ways]

    @property
    def is_near(self) -> bool:
        """Whether the match will end soon."""
        longest = [self._end(self.added(self.start, way[-1]), way)[1] for way in self.ways[:20]]
        return sorted(longest)[len(longest) // 2] < _NEAR

    def chances(self, results: Numbers, looked: Numbers, side: int) -> Floats:
        """The side's chance after each move, from what came of it in the worlds."""
        found = [
            np.unique(points_in(results[:seen, move]), axis=0, return_counts=True)
            for move, seen in enumerate(looked)
        ]
        scores = [[self.added(self.start, end) for end in ends.tolist()] for ends, _ in found]
        undecided = sum(not self._is_over(one) for one in {one for row in scores for one in row})
        ways = max(1, min(_WAYS, _WALKS // max(1, undecided)))
        chances = np.zeros(len(found))
        for move, (_, counts) in enumerate(found):
            each = [self.chance(one, ways)[side] for one in scores[move]]
            chances[move] = np.average(each, weights=counts)
        return chances


def outlook(game: Compiled, view: State) -> Outlook | None:
    """How the match may go on, if its end is near; a match of one round is just that round."""
    if view.rules.game.goal.single:
        return None
    found = Outlook(game, view)
    return found if found.is_near else None
