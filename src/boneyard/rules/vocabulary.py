"""Introspection of the rule vocabulary: which words implement which rule, with their parameters.

All of it is read from the frozen dataclasses. A rule is a `Protocol`; its words are the dataclasses
in the same module that implement it, and those elsewhere that name it as their base.
"""

import inspect
import re
import sys
import types
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin
from typing import get_type_hints as hints_of

from boneyard import rules as room
from boneyard.rules import awards, curved
from boneyard.rules.game import Game
from boneyard.rules.types import MAX_RULE_NUMBER, Between, TileNotation

#: Names and origin of a game and the players' options are no rules.
NON_RULE_FIELDS: Final = frozenset({"name", "title", "book", "options", "rules_json"})


@dataclass(frozen=True)
class IntegerType:
    """An integer."""

    least: int
    most: int


@dataclass(frozen=True)
class BooleanType:
    """True or false."""


@dataclass(frozen=True)
class StringType:
    """One of a few texts; any text if there are no choices."""

    choices: tuple[str, ...]


@dataclass(frozen=True)
class TileType:
    """A tile in notation."""


@dataclass(frozen=True)
class ListType:
    """A list of one type."""

    item: "ValueType"


@dataclass(frozen=True)
class MapType:
    """A value for each of some numbers."""

    item: "ValueType"


@dataclass(frozen=True)
class WordType:
    """One of some words, with its arguments."""

    word_classes: tuple[type, ...]


@dataclass(frozen=True)
class InlineWordType:
    """The arguments of a word that needn't be named: there is no other."""

    word_class: type


@dataclass(frozen=True)
class UnionType:
    """Any of these types."""

    members: tuple["ValueType", ...]


#: What can be written in one place.
ValueType = (
    IntegerType
    | BooleanType
    | StringType
    | TileType
    | ListType
    | MapType
    | WordType
    | InlineWordType
    | UnionType
)


@dataclass(frozen=True)
class Parameter:
    """An argument of a word or a game."""

    name: str
    """The name as written."""
    field: str
    value_type: ValueType
    required: bool
    default: Any
    derived: bool
    """It isn't written: it follows from other parts."""


def to_kebab_case(name: str) -> str:
    """Convert a class or field name: `HighestDouble` is `highest-double`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).replace("_", "-").lower()


def word_name(kind: type) -> str:
    """Return the name of a word as written."""
    return to_kebab_case(kind.__name__)


@cache
def word_parameters(kind: type) -> tuple[Parameter, ...]:
    """List the parameters of a word in the order of its fields."""
    hints = hints_of(kind, include_extras=True)
    return tuple(_make_parameter(field, hints[field.name]) for field in fields(kind))


def _make_parameter(field: Field[Any], hint: Any) -> Parameter:
    made = field.default_factory() if field.default_factory is not MISSING else field.default
    given = bool(field.metadata.get("given"))
    form = StringType(()) if given else value_type_of(hint, made)
    return Parameter(to_kebab_case(field.name), field.name, form, made is MISSING, made, given)


@cache
def game_parameters() -> Mapping[str, Parameter]:
    """Return the parameters of a game, by name."""
    hints = hints_of(Game, include_extras=True)
    parts = [field for field in fields(Game) if field.name not in NON_RULE_FIELDS]
    return {
        found.name: found for found in (_make_parameter(part, hints[part.name]) for part in parts)
    }


def value_type_of(hint: Any, default: Any = MISSING) -> ValueType:
    """Return the value type for a type hint."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated_type(*inner)
    if origin in (Union, types.UnionType):
        if all(is_dataclass(one) for one in inner):
            return WordType(tuple(inner))
        return UnionType(tuple(value_type_of(one, default) for one in inner))
    if origin is Literal:
        return StringType(tuple(map(str, inner)))
    if origin is tuple:
        return ListType(value_type_of(inner[0]))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return MapType(value_type_of(inner[1]))
    if hint is bool:
        return BooleanType()
    if hint is int:
        return IntegerType(min(1, default) if type(default) is int else 1, MAX_RULE_NUMBER)
    if hint is str:
        return StringType(())
    return _class_type(hint)


def _annotated_type(hint: Any, *notes: Any) -> ValueType:
    for note in notes:
        if isinstance(note, Between):
            return IntegerType(note.least, note.most)
        if isinstance(note, TileNotation):
            return TileType()
    return value_type_of(hint)


def _class_type(hint: type) -> ValueType:
    if is_rule_protocol(hint):
        return WordType(words_implementing(hint))
    below = tuple(
        kind for kind in _word_dataclasses() if issubclass(kind, hint) and kind is not hint
    )
    if not below:
        return InlineWordType(hint)
    answers = any(implements(hint, question) for question in _protocols_in(hint.__module__))
    return WordType((hint, *below) if answers else below)


def is_rule_protocol(hint: Any) -> bool:
    """Return whether a type is a rule (a Protocol) rather than a word."""
    return isinstance(hint, type) and bool(getattr(hint, "_is_protocol", False))


@cache
def words_implementing(question: type) -> tuple[type, ...]:
    """List the words that implement a rule."""
    return tuple(kind for kind in _word_dataclasses() if implements(kind, question))


def implements(kind: type, question: type) -> bool:
    """Return whether a word implements a rule; in another module it must name it as its base."""
    if question in kind.__mro__:
        return True
    return kind.__module__ == question.__module__ and all(
        _same_signature(getattr(kind, name, None), getattr(question, name))
        for name in _protocol_members(question)
    )


def _protocol_members(question: type) -> list[str]:
    return [name for name in vars(question) if not name.startswith("_")]


def _same_signature(answer: Any, question: Any) -> bool:
    """Return whether the parameters have the same names: plays and passes have different ones."""
    if answer is None or isinstance(question, property):
        return answer is not None
    return (
        inspect.signature(answer).parameters.keys() == inspect.signature(question).parameters.keys()
    )


#: Vocabulary modules that a game doesn't need unless it uses their words.
_EXTRA_MODULES: Final = (awards, curved)


def _vocabulary_modules() -> list[types.ModuleType]:
    """List the vocabulary modules: those that `game` imports, and the optional ones."""
    assert all(one.__name__ in sys.modules for one in _EXTRA_MODULES)
    return [
        module
        for name, module in sorted(sys.modules.items())
        if name.startswith(f"{room.__name__}.") and name.rpartition(".")[2] not in _NON_WORD_MODULES
    ]


#: Modules about words that contain none.
_NON_WORD_MODULES: Final = {"parse", "types", "vocabulary"}


@cache
def _word_dataclasses() -> tuple[type, ...]:
    """List every dataclass of the vocabulary, in the order of modules and lines."""
    return tuple(
        kind
        for module in _vocabulary_modules()
        for kind in vars(module).values()
        if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.__name__
    )


def _protocols_in(module: str) -> Iterator[type]:
    for kind in vars(sys.modules[module]).values():
        if isinstance(kind, type) and kind.__module__ == module and is_rule_protocol(kind):
            yield kind


@cache
def words_by_rule() -> Mapping[str, tuple[type, ...]]:
    """Return the words for each part of a game that takes words, by the part's name."""
    found = {}
    for name, part in game_parameters().items():
        form = part.value_type.item if isinstance(part.value_type, ListType) else part.value_type
        if isinstance(form, WordType):
            found[name] = form.word_classes
    return found


@cache
def inner_words() -> tuple[type, ...]:
    """List the words that only stand inside other words: roundings, bonuses, misdeals."""
    outer = dict.fromkeys(kind for kinds in words_by_rule().values() for kind in kinds)
    found: dict[type, None] = {}
    left = list(outer)
    while left:
        for argument in word_parameters(left.pop(0)):
            for kind in _word_classes_in(argument.value_type):
                if kind not in outer and kind not in found:
                    found[kind] = None
                    left.append(kind)
    return tuple(found)


def all_words() -> tuple[type, ...]:
    """List every word once."""
    outer = dict.fromkeys(kind for kinds in words_by_rule().values() for kind in kinds)
    return (*outer, *inner_words())


def _word_classes_in(form: ValueType) -> tuple[type, ...]:
    match form:
        case WordType(kinds):
            return kinds
        case InlineWordType(kind):
            return (kind,)
        case ListType(of) | MapType(of):
            return _word_classes_in(of)
        case UnionType(forms):
            return tuple(kind for one in forms for kind in _word_classes_in(one))
    return ()
