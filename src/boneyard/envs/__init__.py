"""Environments for reinforcement learning: PettingZoo, Gymnasium and OpenSpiel.

env = envs.table("all-fives", players=2) # PettingZoo, AEC: any multiplayer game

env = envs.solitaire("domino-solitaire") # Gymnasium: the solitaires

env = envs.vector("block-draw", 4096, seat=0) # Gymnasium's vector API, on the fast core

game = envs.spiel("block-draw", largest=2, hand=2) # OpenSpiel: rules that can be solved

They come with `pip install "boneyard-dominoes[learn]"`; each is imported lazily.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from boneyard.envs.common import EnvError
from boneyard.extras import NotInstalled

if TYPE_CHECKING:
    from boneyard.envs.open_spiel import spiel
    from boneyard.envs.pettingzoo import TableEnv as table
    from boneyard.envs.solitaire_env import SolitaireEnv as solitaire
    from boneyard.envs.vector_env import VectorTableEnv as vector

__all__ = ["EnvError", "NotInstalled", "solitaire", "spiel", "table", "vector"]

#: The environments, their modules, and what they need.
_MODULES: Final = {
    "solitaire": "boneyard.envs.solitaire_env",
    "spiel": "boneyard.envs.open_spiel",
    "table": "boneyard.envs.pettingzoo",
    "vector": "boneyard.envs.vector_env",
}
_CLASSES: Final = {
    "solitaire": "SolitaireEnv",
    "spiel": "spiel",
    "table": "TableEnv",
    "vector": "VectorTableEnv",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"boneyard.envs has no {name!r}")
    try:
        found = getattr(import_module(_MODULES[name]), _CLASSES[name])
    except ModuleNotFoundError as error:
        raise NotInstalled("training-missing", module=str(error.name)) from error
    globals()[name] = found
    return found
