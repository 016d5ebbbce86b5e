"""Thinking further: the moves that look best are tried out again, in a tree that learns."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from boneyard.bots.budget import Effort
from boneyard.core.ids import Side
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import Numbers
from boneyard.fast.rollouts import counted
from boneyard.fast.tree_search import Tree
from boneyard.fast.weights import Floats

if TYPE_CHECKING:
    from boneyard.bots.search import Outlook

#: Worlds tried before what came of them is learnt.
BATCH: Final = 20
#: Batches after which moves that are clearly worse are left out.
LOOK: Final = 10
#: The part of the trials that only teaches the tree: who moves there doesn't play well yet.
LEARNING: Final = 1 / 3


@dataclass(frozen=True)
class Deepened:
    """What came of it, for each of the moves."""

    match: Floats
    """The chance to win the match."""
    errors: Floats
    """The standard error of that, against the best move."""


@dataclass(frozen=True)
class Depths:
    """Moves, in worlds that may be, and for whom they are tried out."""

    game: Compiled
    outlook: "Outlook"
    side: Side
    worlds: Numbers
    moves: Numbers
    seed: int

    def looked_into(
        self, effort: Effort, spread: float, is_time_up: Callable[[], bool]
    ) -> Deepened | None:
        """Try them out until the trials are spent, or the time is; None: there was none at all."""
        tree = Tree(self.game, effort.trials, spread)
        kept, left, done = np.arange(len(self.moves)), effort.trials, 0
        batches: list[Floats] = []
        while left > 0 and len(kept) > 1 and not is_time_up():
            hopes = np.full((BATCH, len(self.moves)), np.nan)
            hopes[:, kept] = self._batch(tree, kept, done, effort.trained)
            batches.append(hopes)
            done, left = done + BATCH, left - BATCH * len(kept)
            if len(batches) % LOOK == 0:
                kept = kept[_promising(_learnt(batches)[:, kept])]
        return _summed(_learnt(batches)) if batches else None

    def _batch(self, tree: Tree, kept: Numbers, done: int, trained: bool) -> Floats:
        """The chances to win the match, for some more worlds and the moves that are kept."""
        some = self.worlds[(done + np.arange(BATCH)) % len(self.worlds)]
        moves = self.moves[kept]
        report = tree.grow(some, moves, self.seed, first=done, trained=trained)
        chances = self.outlook.chances(counted(self.game, report))
        tree.learn(chances)
        found: Floats = chances[..., self.side]
        return found


def _learnt(batches: list[Floats]) -> Floats:
    """What came of the trials in which the tree knew something."""
    return np.concatenate(batches[int(LEARNING * len(batches)) :])


def _promising(hopes: Floats) -> Numbers:
    """The moves that may still be best, as places among those kept."""
    best = int(np.argmax(hopes.mean(axis=0)))
    apart = hopes[:, [best]] - hopes
    errors = apart.std(axis=0) / np.sqrt(len(apart))
    return np.flatnonzero(apart.mean(axis=0) <= 3.0 * errors + 1e-9)


def _summed(hopes: Floats) -> Deepened:
    tried = ~np.isnan(hopes)
    known = tried.any(axis=0)
    match = np.full(hopes.shape[1], -np.inf)
    match[known] = np.nanmean(hopes[:, known], axis=0)
    best = int(np.argmax(match))
    apart = hopes - hopes[:, [best]]
    errors = np.zeros(len(match))
    errors[known] = np.nanstd(apart[:, known], axis=0) / np.sqrt(tried[:, known].sum(axis=0))
    return Deepened(match, errors)
