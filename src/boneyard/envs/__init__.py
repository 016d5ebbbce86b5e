"""Environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel.

env = envs.TableEnv("all-fives", players=2) # PettingZoo, AEC: any multiplayer game

env = envs.SolitaireEnv("domino-solitaire") # Gymnasium: the solitaires

env = envs.VectorEnv("block-draw", 4096, seat=0) # Gymnasium's vector API, on the fast core

game = envs.open_spiel_game("block-draw", largest=2, hand=2) # OpenSpiel: rules that can be solved

`envs.env(…)` is a `TableEnv` in PettingZoo's usual wrappers. Importing this registers the others
with Gymnasium: `gymnasium.make("boneyard/KnockOut-v0")`. They come with `pip install
"boneyard-dominoes[learn]"`; each is imported lazily.
"""

import warnings
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from boneyard.envs.common import EnvError
from boneyard.extras import NotInstalled

if TYPE_CHECKING:
    from boneyard.envs.open_spiel import open_spiel_game
    from boneyard.envs.pettingzoo import TableEnv, env, raw_env
    from boneyard.envs.registration import register
    from boneyard.envs.solitaire_env import SolitaireEnv
    from boneyard.envs.vector_env import VectorEnv

__all__ = [
    "EnvError", "NotInstalled", "SolitaireEnv", "TableEnv", "VectorEnv", "env", "open_spiel_game",
    "raw_env", "register",
]  # fmt: skip

#: The modules of what is imported lazily.
_MODULES: Final = {
    "SolitaireEnv": "boneyard.envs.solitaire_env",
    "TableEnv": "boneyard.envs.pettingzoo",
    "VectorEnv": "boneyard.envs.vector_env",
    "env": "boneyard.envs.pettingzoo",
    "open_spiel_game": "boneyard.envs.open_spiel",
    "raw_env": "boneyard.envs.pettingzoo",
    "register": "boneyard.envs.registration",
}
#: Names of version 0.1, which will be removed in 0.3.
_DEPRECATED: Final = {
    "solitaire": "SolitaireEnv",
    "spiel": "open_spiel_game",
    "table": "TableEnv",
    "vector": "VectorEnv",
}


def _register_with_gymnasium() -> None:
    """Register the environments; without Gymnasium there is nothing to register them with."""
    if find_spec("gymnasium") is not None:
        import_module("boneyard.envs.registration").register()


_register_with_gymnasium()


def __getattr__(name: str) -> Any:
    current = _DEPRECATED.get(name, name)
    if current not in _MODULES:
        raise AttributeError(f"boneyard.envs has no {name!r}")
    if current != name:
        warnings.warn(f"envs.{name} is now envs.{current}", DeprecationWarning, stacklevel=2)
    try:
        return getattr(import_module(_MODULES[current]), current)
    except ModuleNotFoundError as error:
        raise NotInstalled("training-missing", module=str(error.name)) from error


def __dir__() -> list[str]:
    return sorted(__all__)
