"""Positions searched by kernels that run as plain Python."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from boneyard.engine.legal import legal
from boneyard.fast import code_cache
from boneyard.games import get_game
from boneyard.rules.game import State
from support.seen_rounds import moments, seen_at

#: One game of each family, and one with all the twists.
GAMES: tuple[tuple[str, dict[str, int]], ...] = (
    ("block-draw", {}),
    ("cross", {}),
    ("five-up", {"set": 12}),
    ("fundomino", {}),
)


@contextmanager
def plain(folder: Path) -> Iterator[None]:
    """A machine on which nothing has been compiled, and somebody who doesn't wait."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(code_cache, "cache_folder", lambda: folder)
        patch.setattr(code_cache, "_loaded", {})
        patch.setattr(code_cache, "wait_for_compiler", False)
        patch.setattr(
            code_cache, "_compile", lambda *_: pytest.fail("somebody waits for a compiler")
        )
        yield


def positions(name: str, options: dict[str, int]) -> Iterator[tuple[State, int]]:
    """Views in which a player has a choice, from here and there in a round."""
    for state, log in moments(get_game(name).rules(**options), 5):
        seat = state.to_act
        assert seat is not None
        if len(legal(state, seat)) > 1:
            yield seen_at(state, log, seat), seat
