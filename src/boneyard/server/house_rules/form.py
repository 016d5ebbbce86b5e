"""The arguments of words as controls, words in words too, and what a form says of them."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from boneyard.games.house_rules.describe import told
from boneyard.games.house_rules.glossary import example
from boneyard.games.house_rules.labels import choice, label
from boneyard.i18n.saying import Say
from boneyard.rules.parse import plain
from boneyard.rules.vocabulary import (
    Argument,
    Listed,
    Number,
    OneOf,
    Part,
    Text,
    TileText,
    Truth,
    Words,
    arguments,
    word_of,
)

#: What a browser sends of the form.
Form = Mapping[str, str]


class Field(Struct, frozen=True):
    """An argument of the word that is chosen."""

    name: str
    label: str
    kind: str
    """number, flag, choice, text, word or part"""
    value: str = ""
    least: int = 0
    most: int = 0
    choices: tuple[tuple[str, str], ...] = ()
    """What may be chosen, and what it means."""
    inside: tuple["Field", ...] = ()
    """The arguments of a word that is an argument itself."""


def fields_of(at: str, word: Any, say: Say) -> tuple[Field, ...]:
    """A control for each argument that one can set by one; the others stand in the file."""
    kind = type(word)
    return tuple(
        _field(f"{at}.{one.name}", say(label(kind, one)), one, getattr(word, one.field), say)
        for one in _settable(kind)
    )


def meaning(word: Any, say: Say) -> str:
    """What a word says, in one line."""
    return " ".join(say(told(word)).split())


def _settable(kind: type) -> list[Argument]:
    return [one for one in arguments(kind) if not one.given and not _in_the_file(one)]


def _in_the_file(argument: Argument) -> bool:
    """Say whether something is a table, too much for a line of a form."""
    form = argument.form
    simple = isinstance(form, Number | Truth | Text | TileText | Words | Part)
    several = isinstance(form, Listed) and isinstance(form.of, Number)
    return not (simple or several or (isinstance(form, OneOf) and not _words_in(form)))


def _words_in(form: OneOf) -> bool:
    return any(not isinstance(one, Number | Text) for one in form.forms)


def _field(name: str, called: str, argument: Argument, value: Any, say: Say) -> Field:
    form = argument.form
    match form:
        case Number(least, most):
            return Field(name, called, "number", str(value), least, most)
        case Truth():
            return Field(name, called, "flag", "yes" if value else "")
        case Text(choices) if choices:
            known = tuple((one, say(choice(argument, one))) for one in choices)
            return Field(name, called, "choice", str(value), choices=known)
        case Words(kinds):
            known = tuple((word_of(kind), _means(kind, value, say)) for kind in kinds)
            inside = fields_of(name, value, say)
            return Field(name, called, "word", word_of(type(value)), choices=known, inside=inside)
        case Part():
            return Field(name, called, "part", inside=fields_of(name, value, say))
    text = ", ".join(map(str, value)) if isinstance(form, Listed) else str(value)
    return Field(name, called, "text", text)


def _means(kind: type, now: Any, say: Say) -> str:
    return meaning(now if type(now) is kind else example(kind), say)


def arguments_in(form: Form, at: str, word: Any) -> dict[str, Any]:
    """What the form says of a word's arguments; what it doesn't say is as it was."""
    kind: type = type(word)
    found = {one.name: plain(one.form, getattr(word, one.field), whole=True)
             for one in arguments(kind) if not one.given}  # fmt: skip
    for one in _settable(kind):
        key, now = f"{at}.{one.name}", getattr(word, one.field)
        if isinstance(one.form, Truth):
            found[one.name] = key in form
        elif isinstance(one.form, Part):
            found[one.name] = arguments_in(form, key, now)
        elif isinstance(one.form, Words):
            found[one.name] = word_in(form, key, key, one.form, now)
        elif form.get(key, "").strip():
            found[one.name] = _value(one, form[key].strip())
    return found


def word_in(form: Form, chosen: str, at: str, words: Words, now: Any) -> Any:
    """The word that the form chooses, written; one that wasn't there comes as a game has it."""
    written = form.get(chosen, word_of(type(now)))
    kinds = {word_of(kind): kind for kind in words.kinds}
    if written not in kinds:
        return written  # refused with a sentence
    if kinds[written] is not type(now):
        return plain(words, example(kinds[written]), whole=True)
    named = arguments_in(form, at, now)
    return {written: named} if named else written


def _value(argument: Argument, text: str) -> Any:
    if isinstance(argument.form, Listed):
        return [_number(one.strip()) for one in text.split(",") if one.strip()]
    whole = isinstance(argument.form, Number | OneOf)
    return _number(text) if whole else text


def _number(text: str) -> int | str:
    """A number, or what was typed: that is refused with a sentence."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else text
