"""Match equity: the chance to win the match from any scores.

equity_of(fast.compile("five-up", players=2)).chances([[58, 40]], played=6)

For two sides it is a grid of scores (or, where rounds are counted, of differences); for more it is
a function fitted to simulated matches. Equity of common options is shipped; the rest is built on
first use, from rounds that the fast core plays by heuristic.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from boneyard.fast.errors import require_fast

if TYPE_CHECKING:
    from boneyard.equity.build import QUICK, THOROUGH, Equity, build_equity
    from boneyard.equity.lookup import equity_of

#: The module of each name: numpy is loaded only if used.
_PLACES = {
    "QUICK": "boneyard.equity.build",
    "THOROUGH": "boneyard.equity.build",
    "Equity": "boneyard.equity.build",
    "build_equity": "boneyard.equity.build",
    "equity_of": "boneyard.equity.lookup",
}

__all__ = ["QUICK", "THOROUGH", "Equity", "build_equity", "equity_of"]


if not TYPE_CHECKING:  # a type checker would accept any name

    def __getattr__(name: str) -> Any:
        if name not in _PLACES:
            raise AttributeError(f"boneyard.equity has no {name!r}")
        with require_fast():
            return getattr(import_module(_PLACES[name]), name)
