"""The same games as numbers, for millions of rounds a second.

    game = fast.compile("block-draw", players=2)
    fast.play_rounds(game, 1_000_000, seed=1).points.mean(axis=0)

Nothing here says what a rule means: `compile` asks the declaration and makes number tables, and
kernels compiled with numba play on them. What they can't express is refused by name.
"""

from boneyard.fast.batches import Rounds, play_on, play_rounds
from boneyard.fast.compiling import Compiled, compile
from boneyard.fast.lowering import CannotCompile
from boneyard.fast.numbering import logged, move_of, number_of
from boneyard.fast.positions import CannotPack, deal_of, pack, tiles_in
from boneyard.fast.tables import Tables

__all__ = [
    "CannotCompile",
    "CannotPack",
    "Compiled",
    "Rounds",
    "Tables",
    "compile",
    "deal_of",
    "logged",
    "move_of",
    "number_of",
    "pack",
    "play_on",
    "play_rounds",
    "tiles_in",
]
