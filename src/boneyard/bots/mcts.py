"""Monte Carlo tree search (MCTS): the best-looking moves are searched again in a tree."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from boneyard.bots.budget import SearchBudget
from boneyard.core.ids import Side
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.mcts import SearchTree
from boneyard.fast.rollouts import count_rounds
from boneyard.fast.weights import FloatArray

if TYPE_CHECKING:
    from boneyard.bots.search import MatchEquity

#: Worlds per batch, after which the tree is updated.
BATCH_WORLDS: Final = 20
#: Batches after which clearly worse moves are dropped.
PRUNE_INTERVAL_BATCHES: Final = 10
#: The share of simulations that only warm up the tree: play in it isn't good yet.
WARMUP_SHARE: Final = 1 / 3


@dataclass(frozen=True)
class TreeSearchResult:
    """The result for each of the moves."""

    match_chances: FloatArray
    """The chance to win the match."""
    errors: FloatArray
    """The standard error of that, against the best move."""


@dataclass(frozen=True)
class TreeSearch:
    """Moves, sampled worlds, and the side that they are searched for."""

    game: Compiled
    match_equity: "MatchEquity"
    side: Side
    worlds: IntArray
    moves: IntArray
    seed: int

    def run(
        self, budget: SearchBudget, spread: float, is_time_up: Callable[[], bool]
    ) -> TreeSearchResult | None:
        """Run until the simulations or the time are used up; None: there was no time at all."""
        tree = SearchTree(self.game, budget.simulations, spread)
        candidates, left, done = np.arange(len(self.moves)), budget.simulations, 0
        batches: list[FloatArray] = []
        while left > 0 and len(candidates) > 1 and not is_time_up():
            chances = np.full((BATCH_WORLDS, len(self.moves)), np.nan)
            chances[:, candidates] = self._run_batch(tree, candidates, done, budget.trained_weights)
            batches.append(chances)
            done, left = done + BATCH_WORLDS, left - BATCH_WORLDS * len(candidates)
            if len(batches) % PRUNE_INTERVAL_BATCHES == 0:
                candidates = candidates[_find_candidates(_without_warmup(batches)[:, candidates])]
        return _summarize(_without_warmup(batches)) if batches else None

    def _run_batch(
        self, tree: SearchTree, candidates: IntArray, done: int, trained: bool
    ) -> FloatArray:
        """Return the match chances for some more worlds and the remaining moves."""
        some = self.worlds[(done + np.arange(BATCH_WORLDS)) % len(self.worlds)]
        moves = self.moves[candidates]
        report = tree.run_simulations(some, moves, self.seed, first=done, trained=trained)
        chances = self.match_equity.win_chances(count_rounds(self.game, report))
        tree.backpropagate(chances)
        found: FloatArray = chances[..., self.side]
        return found


def _without_warmup(batches: list[FloatArray]) -> FloatArray:
    """Drop the batches in which the tree knew nothing yet."""
    return np.concatenate(batches[int(WARMUP_SHARE * len(batches)) :])


def _find_candidates(chances: FloatArray) -> IntArray:
    """Return the indices of the remaining moves that may still be best."""
    best = int(np.argmax(chances.mean(axis=0)))
    apart = chances[:, [best]] - chances
    errors = apart.std(axis=0) / np.sqrt(len(apart))
    return np.flatnonzero(apart.mean(axis=0) <= 3.0 * errors + 1e-9)


def _summarize(chances: FloatArray) -> TreeSearchResult:
    tried = ~np.isnan(chances)
    known = tried.any(axis=0)
    match = np.full(chances.shape[1], -np.inf)
    match[known] = np.nanmean(chances[:, known], axis=0)
    best = int(np.argmax(match))
    apart = chances - chances[:, [best]]
    errors = np.zeros(len(match))
    errors[known] = np.nanstd(apart[:, known], axis=0) / np.sqrt(tried[:, known].sum(axis=0))
    return TreeSearchResult(match, errors)
