"""Shipped equity: chances that come ready-made, and for which games and options."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from boneyard import fast
from boneyard.core.options import OptionError
from boneyard.games import GAMES
from boneyard.rules.game import Rules

#: The shipped file.
SHIPPED_FILE: Final = Path(__file__).with_name("shipped.npz")


#: Common options besides the defaults of a game.
_COMMON_OPTIONS: Final[Mapping[str, tuple[Mapping[str, object], ...]]] = {
    "block-draw": (
        {"players": 2, "hand": 7},
        {"players": 2, "hand": 7, "draw": "never"},
        {"players": 4, "draw": "never", "teams": True},
        {"players": 4, "hand": 7, "draw": "never", "teams": True},
    ),
    "all-fives": ({"players": 4, "teams": True}, {"players": 2, "target": 250}),
}


def shipped_rules() -> Iterator[Rules]:
    """Yield the rules that equity is shipped for: multi-round matches that the fast core knows."""
    for name, game in GAMES.items():
        if game.alone:
            continue
        every = [{"players": players} for players in game.players]
        for options in (*every, *_COMMON_OPTIONS.get(name, ())):
            try:
                rules = fast.compile(game.rules(**options)).rules
            except (OptionError, fast.CannotCompile):
                continue
            if not rules.game.goal.single:
                yield rules
