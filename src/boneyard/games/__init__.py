"""All games of the house, one file a rule book; and those that somebody writes."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import overload

from boneyard.core.options import OptionError, described, shown
from boneyard.engine.kinds import AnyGame
from boneyard.games.house_rules import OPENS, as_written, own_game, own_game_of
from boneyard.games.registry import GAMES, SoloName, TableName
from boneyard.rules.game import Game
from boneyard.solitaire.game import Solitaire

__all__ = ["GAMES", "as_written", "called", "game_found", "game_named"]


@overload
def game_named(name: TableName) -> Game: ...
@overload
def game_named(name: SoloName) -> Solitaire: ...
@overload
def game_named(name: object) -> AnyGame: ...
def game_named(name: object) -> AnyGame:
    """Find a game by its name; or by all of its rules, which somebody wrote."""
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    if isinstance(name, Mapping):
        return own_game_of(name)
    if not isinstance(name, str):
        raise OptionError("options-no-game", game=described(name))
    if name.startswith(OPENS):
        return own_game(name)
    told = repr(shown(name))
    for near in get_close_matches(shown(name), GAMES, n=1):
        raise OptionError("options-no-game-but", game=told, near=near)
    raise OptionError("options-no-game", game=told)


def called(name: str) -> str:
    """What a game is called that was kept by its name or by all of its rules."""
    found = game_found(name)
    return name[:64] if found is None else found.name


def game_found(name: str) -> AnyGame | None:
    """The game of a match that was begun some time ago; None: there is no such game any more."""
    try:
        return game_named(name)
    except OptionError:
        return None
