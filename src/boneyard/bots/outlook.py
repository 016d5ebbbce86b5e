"""Chances to win the match from what this round brings."""

import numpy as np

from boneyard.equity import equity_of
from boneyard.fast.compiling import Compiled
from boneyard.fast.fields import Numbers
from boneyard.fast.rollouts import sign_of
from boneyard.fast.weights import Floats
from boneyard.rules.game import State


class Outlook:
    """How a match may go on after this round."""

    def __init__(self, game: Compiled, view: State) -> None:
        """Take the scores before this round, and how many rounds there have been."""
        self.single = view.rules.game.goal.single
        self.sign = sign_of(game)
        before = zip(view.scores, view.points, strict=True)
        self.start = np.array([score - points for score, points in before], np.int64)
        self.played = len(view.results)
        self.equity = equity_of(game)

    @property
    def is_known(self) -> bool:
        """Whether there is more to tell than who wins the round."""
        return self.single or self.equity is not None

    def chances(self, counted: Numbers) -> Floats:
        """Each side's chance to win the match when this round counts so much for each.

        The last dimension is that of the sides, and the answer has the same shape.
        """
        rows = counted.reshape(-1, counted.shape[-1])
        every, where = _different(rows)
        found: Floats = self._chances(every)[where].reshape(counted.shape)
        return found

    def _chances(self, rows: Numbers) -> Floats:
        if self.single:
            # Whoever has won it alone has won the match; where nobody has, the next round is
            # anybody's (G-19).
            return _shared(rows)
        if self.equity is None:
            signed = self.sign * rows
            return _shared((signed == signed.max(axis=1, keepdims=True)).astype(np.int64))
        return self.equity.chances(self.start + rows, self.played + 1)


def _shared(rows: Numbers) -> Floats:
    shares = np.where(rows.any(axis=1, keepdims=True), rows, 1).astype(np.float64)
    found: Floats = shares / shares.sum(axis=1, keepdims=True)
    return found


def _different(rows: Numbers) -> tuple[Numbers, Numbers]:
    """The rows that differ, and for each which of them it is: thousands of worlds end alike."""
    low = rows.min(axis=0)
    spans = rows.max(axis=0) - low + 1
    key = np.zeros(len(rows), np.int64)
    for side, span in enumerate(spans.tolist()):
        key = key * span + rows[:, side] - low[side]
    _, first, where = np.unique(key, return_index=True, return_inverse=True)
    return rows[first], where.reshape(-1)
