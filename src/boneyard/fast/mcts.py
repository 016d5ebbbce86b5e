"""Monte Carlo tree search (MCTS) of one position over many sampled worlds."""

from typing import Final

import numpy as np

from boneyard.fast import code_cache
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.kernels import mcts as kernels
from boneyard.fast.rollouts import ROLLOUT_NOISE, empty_report
from boneyard.fast.weights import FloatArray, rollout_weight_row

#: Steps that are kept, at most: four megabytes. Where there is no room, trials go by the thumb.
MAX_NODES: Final = 1 << 17
#: Of what chances differ by from world to world: how curious players in a tree are, and by how
#: much a move that was never made is taken to be worse than those that were.
_EXPLORATION, _FPU_REDUCTION = 1.0, 0.2
#: How sharply the rule of thumb tells moves apart, in thousandths of what its weights count.
_PRIOR_TEMPERATURE: Final = 2500.0


def has_compiled_tree(game: Compiled) -> bool:
    """Return whether trees are grown by machine code, or will be once it is compiled."""
    return code_cache.wait_for_compiler or code_cache.is_compiled(
        kernels.run_simulations, game.family_key
    )


class SearchTree:
    """What is known of the moves that follow some moves in question."""

    def __init__(self, game: Compiled, trials: int, spread: float) -> None:
        self.game = game
        size = min(MAX_NODES, 1 << max(10, (2 * trials).bit_length()))
        self.nodes: IntArray = np.zeros((size, kernels.NODE_SIZE), np.int64)
        self._value_sums: FloatArray = np.zeros(size, np.float64)
        self._params: FloatArray = np.array(
            [_EXPLORATION * spread, _FPU_REDUCTION * spread, _PRIOR_TEMPERATURE], np.float64
        )
        self._scratch: FloatArray = np.zeros((kernels.SCRATCH_ROWS, kernels.MAX_MOVES), np.float64)
        self._rounds = game.new_rounds(2)
        self._paths: IntArray = np.zeros((0, kernels.PATH_SIZE), np.int64)

    def run_simulations(
        self, worlds: IntArray, moves: IntArray, seed: int, *, first: int = 0, trained: bool = False
    ) -> IntArray:
        """What each move came to in each world, told as by `rollouts.tried`."""
        report = empty_report(self.game, len(worlds), len(moves))
        self._paths = np.zeros((len(worlds) * len(moves), kernels.PATH_SIZE), np.int64)
        code_cache.run(
            kernels.run_simulations,
            self.game.family_key,
            self.game.numbers,
            self._rounds,
            rollout_weight_row(self.game, ROLLOUT_NOISE, trained),
            worlds,
            moves,
            self.nodes,
            self._value_sums,
            self._params,
            self._scratch,
            seed,
            first,
            self._paths,
            report.reshape(-1, report.shape[-1]),
        )
        return report

    def backpropagate(self, chances: FloatArray) -> None:
        """Take in what came of the last trials: for each world and move, every side's chance."""
        values = np.ascontiguousarray(chances.reshape(len(self._paths), -1))
        code_cache.run(
            kernels.backpropagate,
            self.game.family_key,
            self.nodes,
            self._value_sums,
            self._paths,
            values,
        )
