"""Games: the built-in ones, one module a rule book, and custom ones."""

from collections.abc import Mapping
from os import PathLike, fspath
from typing import TypeVar, overload

from boneyard.core.arguments import argument_error
from boneyard.core.options import OptionError, describe_value, format_value
from boneyard.core.suggestions import find_nearest
from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games.house_rules.custom_games import (
    JSON_PREFIX,
    game_reference,
    load_house_rules,
    parse_house_rules,
)
from boneyard.games.registry import GAMES, SoloName, TableName
from boneyard.i18n import TranslatedError
from boneyard.rules.game import Game
from boneyard.solitaire.game import Solitaire

__all__ = [
    "GAMES",
    "GameSource",
    "choose_rules",
    "find_game",
    "game_name_of",
    "game_reference",
    "get_game",
    "load_game",
]

G = TypeVar("G", Game, Solitaire)
#: A game's name, a file of house rules, rules as a dict, a game, or a game with its options chosen.
GameSource = str | PathLike[str] | Mapping[str, object] | AnyGame | AnyRules


@overload
def get_game(name: TableName) -> Game: ...
@overload
def get_game(name: SoloName) -> Solitaire: ...
@overload
def get_game(name: object) -> AnyGame: ...
def get_game(name: object) -> AnyGame:
    """Look up a game by its name, or build a custom one from all of its rules."""
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    if isinstance(name, Mapping):
        return parse_house_rules(name)
    if not isinstance(name, str):
        raise OptionError("options-no-game", game=describe_value(name))
    if name.startswith(JSON_PREFIX):
        return load_house_rules(name)
    quoted = repr(format_value(name))
    for near in find_nearest(format_value(name), GAMES):
        raise OptionError("options-no-game-but", game=quoted, near=near)
    raise OptionError("options-no-game", game=quoted)


@overload
def load_game(game: TableName) -> Game: ...
@overload
def load_game(game: SoloName) -> Solitaire: ...
@overload
def load_game(game: G) -> G: ...
@overload
def load_game(game: str | PathLike[str] | Mapping[str, object]) -> AnyGame: ...
def load_game(game: str | PathLike[str] | Mapping[str, object] | AnyGame) -> AnyGame:
    """Look up a game by its name, read it from a file of house rules, or build it from a dict.

    Args:
        game: a name (`all-fives`), the path of a `.toml` or `.json` file, or the rules as a dict.

    Returns:
        The game; a game is returned as it is. OptionError suggests the nearest name, or says what
        is wrong with the rules.

    >>> import boneyard
    >>> boneyard.game("all-fives").players
    (2, 3, 4)
    >>> boneyard.game({"like": "all-fives", "title": "Friday Fives", "hand": 6}).title
    'Friday Fives'
    """
    from boneyard.games.house_rules.rule_files import is_rule_file, load_rule_file  # reads TOML

    if isinstance(game, AnyGame):
        return game
    # Not `get_game`: names that come over a network must never open a file.
    if isinstance(game, PathLike) or (isinstance(game, str) and is_rule_file(game)):
        path = fspath(game)
        try:
            return load_rule_file(path)
        except OSError as error:
            why = error.strerror or str(error)
            raise OptionError("library-cant-read", file=format_value(path), why=why) from None
        except ValueError as error:
            if isinstance(error, TranslatedError):
                raise
            # No file can have such a name.
            shown = format_value(path)
            raise OptionError("library-cant-read", file=shown, why=str(error)) from None
    if not isinstance(game, str | Mapping):
        raise argument_error("library-expected-game", game)
    return get_game(game)


def choose_rules(source: GameSource, options: Mapping[str, object] | None = None) -> AnyRules:
    """Return the rules of a game with these options."""
    if isinstance(source, AnyRules):
        if options:
            raise OptionError("library-options-chosen", game=source.game.name)
        return source
    game = source if isinstance(source, AnyGame) else load_game(source)
    return game.rules(**(options or {}))


def game_name_of(name: str) -> str:
    """Return the name of a game that was stored by its name or by all of its rules."""
    found = find_game(name)
    return name[:64] if found is None else found.name


def find_game(name: str) -> AnyGame | None:
    """Look up the game of an old match; None: it doesn't exist any more."""
    try:
        return get_game(name)
    except OptionError:
        return None
