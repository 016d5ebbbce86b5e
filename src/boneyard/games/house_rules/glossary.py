"""The vocabulary for people: each word with its question, arguments and the games that use it."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from boneyard.games.house_rules.checks import words_in
from boneyard.games.house_rules.describe import question, told
from boneyard.games.house_rules.files import toml_value
from boneyard.games.registry import GAMES
from boneyard.i18n import message
from boneyard.i18n.saying import Say, english
from boneyard.rules.parse import kind_told, plain
from boneyard.rules.vocabulary import (
    Argument,
    Form,
    Listed,
    Number,
    Text,
    TileText,
    Words,
    arguments,
    inner_words,
    questions,
    rules_of_a_game,
    word_of,
)


def entries(say: Say = english) -> list[dict[str, Any]]:
    """Every question, with its words; last the words that stand in others."""
    found = []
    for name, part in rules_of_a_game().items():
        words = [_word(kind, name, say) for kind in questions().get(name, ())]
        takes = "" if words else say(kind_told(part.form))
        found.append({"rule": name, "question": say(question(name)), "takes": takes,
                      "words": words})  # fmt: skip
    inner = [_word(kind, "", say) for kind in inner_words()]
    return [*found, {"rule": "", "question": say(question("")), "takes": "", "words": inner}]


def _word(kind: type, rule: str, say: Say) -> dict[str, Any]:
    used = _games_by_word().get((rule, kind), ())
    known = [one for one in arguments(kind) if not one.given]
    takes = tuple(_argument(one) for one in known)
    games = message("own-words-used", games=used) if used else message("own-words-unused")
    return {
        "word": word_of(kind),
        "means": " ".join(say(told(example(kind))).split()),
        "takes": say(message("own-words-arguments", arguments=takes)) if takes else "",
        "used": say(games),
        "games": list(used),
    }


@cache
def _games_by_word() -> Mapping[tuple[str, type], tuple[str, ...]]:
    """The names of the games that use a word, by rule and word; '' is for all rules together."""
    found: dict[tuple[str, type], dict[str, None]] = {}
    for game in GAMES.values():
        if game.alone:
            continue
        for rule, part in rules_of_a_game().items():
            for word in words_in(getattr(game, part.field)):
                for key in ((rule, type(word)), ("", type(word))):
                    found.setdefault(key, {})[game.name] = None
    return {key: tuple(names) for key, names in found.items()}


def _argument(one: Argument) -> Any:
    kind = kind_told(one.form)
    if one.needed:
        return message("own-words-argument-needed", name=one.name, kind=kind)
    usual = plain(one.form, one.default)
    text = str(usual).lower() if not isinstance(usual, dict | list) else toml_value(usual)
    return message("own-words-argument", name=one.name, kind=kind, default=text)


def example(kind: type) -> Any:
    """A word with the arguments it must have: those of a game that uses it, or the least.

    A bonus of 0, which an option may raise, would say nothing: another game has a better one.
    """
    return _example(kind)


@cache  # one for each word of the vocabulary
def _example(kind: type) -> Any:
    smallest = least(kind)
    used = _words_by_kind().get(kind, ())
    telling = (word for word in used if word != smallest)
    return used[0] if used and not _needs(kind) else next(telling, used[0] if used else smallest)


def _needs(kind: type) -> bool:
    return any(one.needed for one in arguments(kind))


@cache
def _words_by_kind() -> Mapping[type, tuple[Any, ...]]:
    """Every word of every game for several players, by its kind, in the order of the games."""
    found: dict[type, list[Any]] = {}
    for word in _used_words():
        found.setdefault(type(word), []).append(word)
    return {kind: tuple(words) for kind, words in found.items()}


def _used_words() -> Iterator[Any]:
    """Every word of every game for several, those of its options too."""
    for game in GAMES.values():
        if not game.alone:
            parts = tuple(getattr(game, part.field) for part in rules_of_a_game().values())
            chosen = tuple(getattr(option, "word", None) for option in game.options)
            yield from words_in((*parts, *chosen))


def least(kind: type) -> Any:
    """A word with the smallest arguments that it can have."""
    needed = {one.field: _least(one.form) for one in arguments(kind) if one.needed}
    return kind(**needed)


def _least(form: Form) -> Any:
    match form:
        case Number(low, _):
            return low
        case Text(choices):
            return choices[0] if choices else ""
        case TileText():
            return "0-0"
        case Listed(of):
            return (_least(of),)
        case Words(kinds):
            return least(kinds[0])
    return False
