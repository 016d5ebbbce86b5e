"""Fast core: the same games as integer arrays, compiled with numba, millions of rounds a second.

    game = fast.compile("block-draw", players=2)
    fast.play_rounds(game, 1_000_000, seed=1).points.mean(axis=0)

It contains no rules of its own: `compile` queries the declaration and makes number tables, and
kernels compiled with numba play on them. What they can't express is refused by name. Each name is
imported lazily: numpy and numba are an extra (`boneyard-dominoes[fast]`), and code that can do
without imports only `errors.CannotCompile`.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from boneyard.fast.errors import CannotCompile, require_fast

if TYPE_CHECKING:
    from boneyard.fast.action_space import logged, move_of, number_of
    from boneyard.fast.batch import Rounds, play_on, play_rounds
    from boneyard.fast.compile_rules import Compiled, compile
    from boneyard.fast.packing import CannotPack, deal_of, pack, tiles_in
    from boneyard.fast.vector_tables import Tables

#: The module of each name.
_PLACES = {
    "CannotPack": "boneyard.fast.packing",
    "Compiled": "boneyard.fast.compile_rules",
    "Rounds": "boneyard.fast.batch",
    "Tables": "boneyard.fast.vector_tables",
    "compile": "boneyard.fast.compile_rules",
    "deal_of": "boneyard.fast.packing",
    "logged": "boneyard.fast.action_space",
    "move_of": "boneyard.fast.action_space",
    "number_of": "boneyard.fast.action_space",
    "pack": "boneyard.fast.packing",
    "play_on": "boneyard.fast.batch",
    "play_rounds": "boneyard.fast.batch",
    "tiles_in": "boneyard.fast.packing",
}

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


if not TYPE_CHECKING:  # a type checker would accept any name

    def __getattr__(name: str) -> object:
        if name not in _PLACES:
            raise AttributeError(f"boneyard.fast has no {name!r}")
        with require_fast():
            found = getattr(import_module(_PLACES[name]), name)
        globals()[name] = found
        return found
