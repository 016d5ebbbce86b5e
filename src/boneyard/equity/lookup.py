"""Equity lookup: shipped tables, and building the others on first use."""

import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

from boneyard import fast
from boneyard.core.strict_json import JsonObject
from boneyard.equity.build import THOROUGH, BuildBudget, Equity, build_equity
from boneyard.equity.fitted import FittedEquity
from boneyard.equity.grid import DifferenceTable, EquityGrid
from boneyard.equity.shipped import SHIPPED_FILE, shipped_rules
from boneyard.fast.compile_rules import GAME_CACHE_SIZE, Compiled
from boneyard.fast.rollouts import has_compiled_rollouts
from boneyard.fast.weights import FloatArray
from boneyard.games import GAMES
from boneyard.rules.game import Rules

#: Chances are stored in this resolution.
_CHANCE_STEPS: Final = 65_535


def equity_key(rules: Rules) -> str:
    """Return the key of an equity: the game and every option."""
    chosen = " ".join(f"{name}={value}" for name, value in sorted(rules.options.items()))
    return f"{rules.game.name} {chosen}"


@cache
def _load_file() -> Mapping[str, FloatArray]:
    """Open the shipped file: each entry is read on first use."""
    if not SHIPPED_FILE.exists():
        return {}
    found: Mapping[str, FloatArray] = np.load(BytesIO(SHIPPED_FILE.read_bytes()))
    return found


def load_shipped(rules: Rules) -> Equity | None:
    """Return the shipped equity of these rules, or None."""
    key = equity_key(rules)
    # A custom game may have any name.
    if GAMES.get(rules.game.name) is not rules.base_game or key not in _load_file():
        return None
    stored = _load_file()[key]
    about = json.loads(_load_file()[f"{key}?"].tobytes().decode())
    goal, error = rules.game.goal, about["error"]
    match about["kind"]:
        case "grid":
            return EquityGrid(goal, about["unit"], stored / _CHANCE_STEPS, error)
        case "differences":
            return DifferenceTable(goal, about["unit"], stored / _CHANCE_STEPS, error)
    return FittedEquity(goal, about["unit"], stored, error)


def _pack_equity(equity: Equity) -> tuple[NDArray[np.generic], JsonObject]:
    if isinstance(equity, FittedEquity):
        fields = {"kind": "fitted", "unit": equity.scale}
        return equity.weights.astype(np.float32), {**fields, "error": equity.error}
    assert isinstance(equity, EquityGrid | DifferenceTable)
    kind = "grid" if isinstance(equity, EquityGrid) else "differences"
    values = np.round(equity.values * _CHANCE_STEPS).astype(np.uint16)
    return values, {"kind": kind, "unit": equity.step, "error": equity.error}


def build_all(
    budget: BuildBudget = THOROUGH,
    progress: Callable[[str, float], None] = lambda name, share: None,
) -> bytes:
    """Build what is shipped, reporting progress."""
    arrays: JsonObject = {}
    every = {equity_key(rules): rules for rules in shipped_rules()}
    for at, (key, rules) in enumerate(every.items()):
        progress(key, at / len(every))
        arrays[key], about = _pack_equity(build_equity(fast.compile(rules), budget))
        arrays[f"{key}?"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    file = BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()


@lru_cache(maxsize=GAME_CACHE_SIZE)
def _get_cached(game: Compiled) -> Equity:
    return load_shipped(game.rules) or build_equity(game)


def equity_of(game: Compiled) -> Equity | None:
    """Return the equity of a match; None: one round is the match, or building takes too long now.

    For rules that none is shipped for it is built at once, and cached; while kernels are not
    compiled yet, that would be a long wait.
    """
    if game.rules.game.goal.single:
        return None
    if not has_compiled_rollouts(game) and load_shipped(game.rules) is None:
        return None
    return _get_cached(game)
