"""Monte Carlo tree search (MCTS) of one position over many sampled worlds."""

from typing import Final

import numpy as np

from boneyard.fast import code_cache
from boneyard.fast.compile_rules import Compiled
from boneyard.fast.fields import IntArray
from boneyard.fast.kernels import mcts as kernels
from boneyard.fast.rollouts import ROLLOUT_NOISE, empty_report
from boneyard.fast.weights import FloatArray, rollout_weight_row

#: The most nodes: four megabytes. Without room, simulations go by the heuristic.
MAX_NODES: Final = 1 << 17
#: Relative to the spread of chances between worlds: the exploration constant, and how much an
#: unvisited move is taken to be worse than visited ones.
_EXPLORATION, _FPU_REDUCTION = 1.0, 0.2
#: The sharpness of the prior, in thousandths of the unit of its weights.
_PRIOR_TEMPERATURE: Final = 2500.0


def has_compiled_tree(game: Compiled) -> bool:
    """Return whether the tree search is compiled, or will be."""
    return code_cache.wait_for_compiler or code_cache.is_compiled(
        kernels.run_simulations, game.family_key
    )


class SearchTree:
    """Statistics of the moves that follow some moves in question."""

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
        """Return the result of each move in each world, as `rollouts.run_rollouts` does."""
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
        """Update the tree with the last results: for each world and move, every side's chance."""
        values = np.ascontiguousarray(chances.reshape(len(self._paths), -1))
        code_cache.run(
            kernels.backpropagate,
            self.game.family_key,
            self.nodes,
            self._value_sums,
            self._paths,
            values,
        )
