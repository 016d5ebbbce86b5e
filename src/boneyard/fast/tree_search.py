"""Moves tried out in a tree, which learns from the worlds tried before."""

from typing import Final

import numpy as np

from boneyard.fast import code_cache
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import Numbers
from boneyard.fast.kernels import tree_search as kernels
from boneyard.fast.rollouts import SWAY, room_for
from boneyard.fast.weights import Floats, trial_thumb

#: Steps that are kept, at most: four megabytes. Where there is no room, trials go by the thumb.
MOST_STEPS: Final = 1 << 17
#: Of what chances differ by from world to world: how curious players in a tree are, and by how
#: much a move that was never made is taken to be worse than those that were.
_CURIOUS, _SHY = 1.0, 0.2
#: How sharply the rule of thumb tells moves apart, in thousandths of what its weights count.
_HEAT: Final = 2500.0


def has_tree(game: Compiled) -> bool:
    """Say whether trees are grown by machine code, or will be once it is compiled."""
    return code_cache.waits or code_cache.is_made(kernels.grow, game.k)


class Tree:
    """What is known of the moves that follow some moves in question."""

    def __init__(self, game: Compiled, trials: int, spread: float) -> None:
        """Make room for so many trials, whose outcomes differ by so much."""
        self.game = game
        size = min(MOST_STEPS, 1 << max(10, (2 * trials).bit_length()))
        self.steps: Numbers = np.zeros((size, kernels.STEP_SIZE), np.int64)
        self._sums: Floats = np.zeros(size, np.float64)
        self._temper: Floats = np.array([_CURIOUS * spread, _SHY * spread, _HEAT], np.float64)
        self._room: Floats = np.zeros((kernels.ROOM, kernels.MOST), np.float64)
        self._rounds = game.new_rounds(2)
        self._ways: Numbers = np.zeros((0, kernels.WAY_SIZE), np.int64)

    def grow(
        self, worlds: Numbers, moves: Numbers, seed: int, *, first: int = 0, trained: bool = False
    ) -> Numbers:
        """What each move came to in each world, told as by `rollouts.tried`."""
        report = room_for(self.game, len(worlds), len(moves))
        self._ways = np.zeros((len(worlds) * len(moves), kernels.WAY_SIZE), np.int64)
        code_cache.run(
            kernels.grow, self.game.k, self.game.numbers, self._rounds,
            trial_thumb(self.game, SWAY, trained), worlds, moves, self.steps, self._sums,
            self._temper, self._room, seed, first, self._ways,
            report.reshape(-1, report.shape[-1]),
        )  # fmt: skip
        return report

    def learn(self, chances: Floats) -> None:
        """Take in what came of the last trials: for each world and move, every side's chance."""
        values = np.ascontiguousarray(chances.reshape(len(self._ways), -1))
        code_cache.run(
            kernels.learn, self.game.k, self.steps, self._sums, self._ways, values
        )  # fmt: skip
