"""Boneyard for those who learn: environments for PettingZoo, Gymnasium and OpenSpiel.

    env = learn.table("all-fives", players=2)           # PettingZoo, AEC: any game for several
    env = learn.solitaire("domino-solitaire")           # Gymnasium: the games for one
    env = learn.vector("block-draw", 4096, seat=0)      # Gymnasium's vector API, on the fast core
    game = learn.spiel("block-draw", largest=2, hand=2) # OpenSpiel: rules that can be solved

They come with `pip install "boneyard[learn]"`; each is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from boneyard.learn.choosing import LearnError
from boneyard.words import Worded

if TYPE_CHECKING:
    from boneyard.learn.alone import SolitaireEnv as solitaire
    from boneyard.learn.spiel import spiel
    from boneyard.learn.tables import TableEnv as table
    from boneyard.learn.vectors import VectorTables as vector

__all__ = ["LearnError", "NotInstalled", "solitaire", "spiel", "table", "vector"]

#: The environments, where each is made, and what it needs.
_MODULES: Final = {
    "solitaire": "boneyard.learn.alone",
    "spiel": "boneyard.learn.spiel",
    "table": "boneyard.learn.tables",
    "vector": "boneyard.learn.vectors",
}
_CLASSES: Final = {
    "solitaire": "SolitaireEnv",
    "spiel": "spiel",
    "table": "TableEnv",
    "vector": "VectorTables",
}


class NotInstalled(Worded, ImportError):
    """What an environment needs isn't installed; the message says how it gets here."""


def __getattr__(name: str) -> Any:
    """Load an environment when it is first used."""
    if name not in _MODULES:
        raise AttributeError(f"boneyard.learn has no {name!r}")
    try:
        found = getattr(import_module(_MODULES[name]), _CLASSES[name])
    except ModuleNotFoundError as error:
        raise NotInstalled("training-missing", module=str(error.name)) from error
    globals()[name] = found
    return found
