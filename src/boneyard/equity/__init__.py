"""Match equity: the chance to win the match from any scores, and what makes it.

    equity_of(fast.compile("five-up", players=2)).chances([[58, 40]], played=6)

For two sides it is a grid of scores (or, where rounds are counted, of differences); for more it is
a function that was fitted to matches imagined to their ends. What is usual is shipped; the rest is
made when it is first asked for, from rounds that the fast core plays by the rule of thumb.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from boneyard.fast.errors import require_fast

if TYPE_CHECKING:
    from boneyard.equity.build import QUICK, THOROUGH, Equity, build_equity
    from boneyard.equity.lookup import equity_of

#: The module of each name: numpy is loaded by those who use it.
_PLACES = {
    "QUICK": "boneyard.equity.build",
    "THOROUGH": "boneyard.equity.build",
    "Equity": "boneyard.equity.build",
    "build_equity": "boneyard.equity.build",
    "equity_of": "boneyard.equity.lookup",
}

__all__ = ["QUICK", "THOROUGH", "Equity", "build_equity", "equity_of"]


if not TYPE_CHECKING:  # a checker would take any name for one of ours

    def __getattr__(name: str) -> Any:
        if name not in _PLACES:
            raise AttributeError(f"boneyard.equity has no {name!r}")
        with require_fast():
            return getattr(import_module(_PLACES[name]), name)
