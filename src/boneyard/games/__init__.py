"""All games of the house, one file a rule book; and those that somebody writes."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import overload

from boneyard.core.options import OptionError, describe_value, format_value
from boneyard.engine.kinds import AnyGame
from boneyard.games.house_rules import (
    JSON_PREFIX,
    game_reference,
    load_house_rules,
    parse_house_rules,
)
from boneyard.games.registry import GAMES, SoloName, TableName
from boneyard.rules.game import Game
from boneyard.solitaire.game import Solitaire

__all__ = ["GAMES", "find_game", "game_name_of", "game_reference", "get_game"]


@overload
def get_game(name: TableName) -> Game: ...
@overload
def get_game(name: SoloName) -> Solitaire: ...
@overload
def get_game(name: object) -> AnyGame: ...
def get_game(name: object) -> AnyGame:
    """Find a game by its name; or by all of its rules, which somebody wrote."""
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    if isinstance(name, Mapping):
        return parse_house_rules(name)
    if not isinstance(name, str):
        raise OptionError("options-no-game", game=describe_value(name))
    if name.startswith(JSON_PREFIX):
        return load_house_rules(name)
    told = repr(format_value(name))
    for near in get_close_matches(format_value(name), GAMES, n=1):
        raise OptionError("options-no-game-but", game=told, near=near)
    raise OptionError("options-no-game", game=told)


def game_name_of(name: str) -> str:
    """What a game is called that was kept by its name or by all of its rules."""
    found = find_game(name)
    return name[:64] if found is None else found.name


def find_game(name: str) -> AnyGame | None:
    """The game of a match that was begun some time ago; None: there is no such game any more."""
    try:
        return get_game(name)
    except OptionError:
        return None
