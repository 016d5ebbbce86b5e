"""Which rules an environment plays, as somebody names them."""

from collections.abc import Mapping
from typing import Any

from boneyard.engine.kinds import AnyGame, AnyRules
from boneyard.games import game_named
from boneyard.games.house_rules.files import names_a_file, read_file
from boneyard.i18n import Worded
from boneyard.rules.game import Rules
from boneyard.solitaire.game import SoloRules

#: A game's name, a file of rules, rules as they are written, a declaration, or rules.
Named = str | Mapping[str, Any] | AnyGame | AnyRules


class LearnError(Worded, ValueError):
    """What an environment can't be, or an action that can't be taken."""


def rules_for(game: Named, options: Mapping[str, Any]) -> AnyRules:
    """The rules that are meant, with these options."""
    if isinstance(game, AnyRules):
        return game
    if isinstance(game, str) and names_a_file(game):
        return read_file(game).rules(**options)
    found = game_named(game) if isinstance(game, str | Mapping) else game
    return found.rules(**options)


def rules_for_several(game: Named, options: Mapping[str, Any]) -> Rules:
    """The same; a game for one is refused."""
    rules = rules_for(game, options)
    if rules.alone:
        raise LearnError("training-for-one", game=rules.game.name)
    return rules


def rules_for_one(game: Named, options: Mapping[str, Any]) -> SoloRules:
    """The same; a game for several is refused."""
    rules = rules_for(game, options)
    if not rules.alone:
        raise LearnError("training-for-several", game=rules.game.name)
    return rules


def one_of(name: str, value: str, words: tuple[str, ...]) -> None:
    """Refuse a setting that isn't one of its words."""
    if value not in words:
        raise LearnError("training-no-choice", name=name, value=repr(value)[:40], words=words)
