"""Equity that was made before, and that is made when somebody asks for it."""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np

from boneyard import fast
from boneyard.core.options import OptionError
from boneyard.equity.build import THOROUGH, Equity, Work, made
from boneyard.equity.fitted import Fitted
from boneyard.equity.grid import Differences, Grid
from boneyard.fast.compile_rules import KEPT, Compiled
from boneyard.fast.rollouts import is_quick
from boneyard.games import GAMES
from boneyard.rules.game import Rules

#: What is shipped.
FILE: Final = Path(__file__).with_name("shipped.npz")
#: Options that are usual besides those that a game itself proposes.
_USUAL: Final[Mapping[str, tuple[Mapping[str, Any], ...]]] = {
    "block-draw": (
        {"players": 2, "hand": 7},
        {"players": 2, "hand": 7, "draw": "never"},
        {"players": 4, "draw": "never", "teams": True},
        {"players": 4, "hand": 7, "draw": "never", "teams": True},
    ),
    "all-fives": ({"players": 4, "teams": True}, {"players": 2, "target": 250}),
}
#: Chances are kept in this many parts.
_PARTS: Final = 65_535


def key_of(rules: Rules) -> str:
    """The name under which equity is kept: the game and every option."""
    chosen = " ".join(f"{name}={value}" for name, value in sorted(rules.options.items()))
    return f"{rules.game.name} {chosen}"


def usual() -> Iterator[Rules]:
    """The rules that equity is shipped for: matches of several rounds that the fast core knows."""
    for name, game in GAMES.items():
        if game.alone:
            continue
        every = [{"players": players} for players in game.players]
        for options in (*every, *_USUAL.get(name, ())):
            try:
                rules = fast.compile(game.rules(**options)).rules
            except (OptionError, fast.CannotCompile):
                continue
            if not rules.game.goal.single:
                yield rules


@cache
def _shelf() -> Mapping[str, Any]:
    """What is shipped, by its name: each is read from the file when it is asked for."""
    if not FILE.exists():
        return {}
    found: Mapping[str, Any] = np.load(BytesIO(FILE.read_bytes()))
    return found


def shipped(rules: Rules) -> Equity | None:
    """The equity of these rules, if it has been made before."""
    key = key_of(rules)
    # A game of somebody's own may bear any name.
    if GAMES.get(rules.game.name) is not rules.declared or key not in _shelf():
        return None
    kept = _shelf()[key]
    about = json.loads(bytes(_shelf()[f"{key}?"]).decode())
    goal, error = rules.game.goal, about["error"]
    match about["kind"]:
        case "grid":
            return Grid(goal, about["unit"], kept / _PARTS, error)
        case "differences":
            return Differences(goal, about["unit"], kept / _PARTS, error)
    return Fitted(goal, about["unit"], kept, error)


def _packed(equity: Equity) -> tuple[Any, dict[str, Any]]:
    if isinstance(equity, Fitted):
        told = {"kind": "fitted", "unit": equity.scale}
        return equity.weights.astype(np.float32), {**told, "error": equity.error}
    assert isinstance(equity, Grid | Differences)
    kind = "grid" if isinstance(equity, Grid) else "differences"
    values = np.round(equity.values * _PARTS).astype(np.uint16)
    return values, {"kind": kind, "unit": equity.step, "error": equity.error}


def make_all(
    work: Work = THOROUGH, told: Callable[[str, float], None] = lambda name, share: None
) -> bytes:
    """Make what is shipped, telling what is being made and how far it has come."""
    kept: dict[str, Any] = {}
    every = {key_of(rules): rules for rules in usual()}
    for at, (key, rules) in enumerate(every.items()):
        told(key, at / len(every))
        kept[key], about = _packed(made(fast.compile(rules), work))
        kept[f"{key}?"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    file = BytesIO()
    np.savez_compressed(file, **kept)
    return file.getvalue()


@lru_cache(maxsize=KEPT)
def _of(game: Compiled) -> Equity:
    return shipped(game.rules) or made(game)


def equity_of(game: Compiled) -> Equity | None:
    """The equity of a match; None: one round is the match, or making it would take too long now.

    It is made at once for rules that none is shipped for, and kept; while kernels are not compiled
    yet, that would be a long wait.
    """
    if game.rules.game.goal.single:
        return None
    if not is_quick(game) and shipped(game.rules) is None:
        return None
    return _of(game)
