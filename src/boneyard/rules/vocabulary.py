"""The vocabulary as data: which words answer which question, and what each may be told.

All of it is read from the frozen dataclasses themselves. A question is a `Protocol`; its words are
the dataclasses beside it that answer all it asks, and those elsewhere that name it as their base.
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
from boneyard.rules.types import MOST, ATile, Between

#: What a game is called and where it comes from is no rule, nor what players may choose.
NO_RULES: Final = frozenset({"name", "title", "book", "options", "own"})


@dataclass(frozen=True)
class Number:
    """A whole number."""

    least: int
    most: int


@dataclass(frozen=True)
class Truth:
    """True or false."""


@dataclass(frozen=True)
class Text:
    """One of a few texts; of any, where they are not known here."""

    choices: tuple[str, ...]


@dataclass(frozen=True)
class TileText:
    """A tile as the notation has it."""


@dataclass(frozen=True)
class Listed:
    """Several of a kind."""

    of: "Form"


@dataclass(frozen=True)
class Keyed:
    """One for each of some numbers."""

    of: "Form"


@dataclass(frozen=True)
class Words:
    """One of some words, with its arguments."""

    kinds: tuple[type, ...]


@dataclass(frozen=True)
class Part:
    """The arguments of a word that needn't be named: there is no other."""

    kind: type


@dataclass(frozen=True)
class OneOf:
    """Whatever one of these takes."""

    forms: tuple["Form", ...]


#: What can be written somewhere.
Form = Number | Truth | Text | TileText | Listed | Keyed | Words | Part | OneOf


@dataclass(frozen=True)
class Argument:
    """What a word, or a game, may be told."""

    name: str
    """As it is written."""
    field: str
    form: Form
    needed: bool
    default: Any
    given: bool
    """Nobody writes it: it follows from other parts."""


def written(name: str) -> str:
    """The name of a class or a field as it is written: `HighestDouble` is `highest-double`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).replace("_", "-").lower()


def word_of(kind: type) -> str:
    """What a word is called."""
    return written(kind.__name__)


@cache
def arguments(kind: type) -> tuple[Argument, ...]:
    """What a word may be told, in the order of its fields."""
    hints = hints_of(kind, include_extras=True)
    return tuple(_argument(field, hints[field.name]) for field in fields(kind))


def _argument(field: Field[Any], hint: Any) -> Argument:
    made = field.default_factory() if field.default_factory is not MISSING else field.default
    given = bool(field.metadata.get("given"))
    form = Text(()) if given else form_of(hint, made)
    return Argument(written(field.name), field.name, form, made is MISSING, made, given)


@cache
def rules_of_a_game() -> Mapping[str, Argument]:
    """All that can be written about a game, by its name."""
    hints = hints_of(Game, include_extras=True)
    parts = [field for field in fields(Game) if field.name not in NO_RULES]
    return {found.name: found for found in (_argument(part, hints[part.name]) for part in parts)}


def form_of(hint: Any, default: Any = MISSING) -> Form:
    """What can be written where this type is wanted."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(*inner)
    if origin in (Union, types.UnionType):
        if all(is_dataclass(one) for one in inner):
            return Words(tuple(inner))
        return OneOf(tuple(form_of(one, default) for one in inner))
    if origin is Literal:
        return Text(tuple(map(str, inner)))
    if origin is tuple:
        return Listed(form_of(inner[0]))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return Keyed(form_of(inner[1]))
    if hint is bool:
        return Truth()
    if hint is int:
        return Number(min(1, default) if type(default) is int else 1, MOST)
    if hint is str:
        return Text(())
    return _kind(hint)


def _annotated(hint: Any, *notes: Any) -> Form:
    for note in notes:
        if isinstance(note, Between):
            return Number(note.least, note.most)
        if isinstance(note, ATile):
            return TileText()
    return form_of(hint)


def _kind(hint: type) -> Form:
    if is_question(hint):
        return Words(words_for(hint))
    below = tuple(kind for kind in _dataclasses() if issubclass(kind, hint) and kind is not hint)
    if not below:
        return Part(hint)
    answers = any(answers_to(hint, question) for question in _questions(hint.__module__))
    return Words((hint, *below) if answers else below)


def is_question(hint: Any) -> bool:
    """Say whether a type is a question rather than an answer."""
    return isinstance(hint, type) and bool(getattr(hint, "_is_protocol", False))


@cache
def words_for(question: type) -> tuple[type, ...]:
    """The words that answer a question."""
    return tuple(kind for kind in _dataclasses() if answers_to(kind, question))


def answers_to(kind: type, question: type) -> bool:
    """Say whether a word answers all that a question asks; elsewhere it must name it."""
    if question in kind.__mro__:
        return True
    return kind.__module__ == question.__module__ and all(
        _alike(getattr(kind, name, None), getattr(question, name)) for name in _asked(question)
    )


def _asked(question: type) -> list[str]:
    return [name for name in vars(question) if not name.startswith("_")]


def _alike(answer: Any, asked: Any) -> bool:
    """Say whether it is asked with the same words: plays and passes score by other ones."""
    if answer is None or isinstance(asked, property):
        return answer is not None
    return inspect.signature(answer).parameters.keys() == inspect.signature(asked).parameters.keys()


#: Rooms of the vocabulary that a game doesn't need unless it is declared with their words.
_ALSO: Final = (awards, curved)


def _modules() -> list[types.ModuleType]:
    """The rooms of the vocabulary: those that a game is made of, and those above."""
    assert all(one.__name__ in sys.modules for one in _ALSO)
    return [
        module
        for name, module in sorted(sys.modules.items())
        if name.startswith(f"{room.__name__}.") and name.rpartition(".")[2] not in _NO_WORDS
    ]


#: What is said about words holds none.
_NO_WORDS: Final = {"parse", "types", "vocabulary"}


@cache
def _dataclasses() -> tuple[type, ...]:
    """Every dataclass of the vocabulary, in the order of their modules and lines."""
    return tuple(
        kind
        for module in _modules()
        for kind in vars(module).values()
        if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.__name__
    )


def _questions(module: str) -> Iterator[type]:
    for kind in vars(sys.modules[module]).values():
        if isinstance(kind, type) and kind.__module__ == module and is_question(kind):
            yield kind


@cache
def questions() -> Mapping[str, tuple[type, ...]]:
    """The words that may stand for each part of a game that takes words, by the part's name."""
    found = {}
    for name, part in rules_of_a_game().items():
        form = part.form.of if isinstance(part.form, Listed) else part.form
        if isinstance(form, Words):
            found[name] = form.kinds
    return found


@cache
def inner_words() -> tuple[type, ...]:
    """Words that stand in other words only: roundings, bonuses, misdeals."""
    seen = dict.fromkeys(kind for kinds in questions().values() for kind in kinds)
    found: dict[type, None] = {}
    left = list(seen)
    while left:
        for argument in arguments(left.pop(0)):
            for kind in _kinds_in(argument.form):
                if kind not in seen and kind not in found:
                    found[kind] = None
                    left.append(kind)
    return tuple(found)


def all_words() -> tuple[type, ...]:
    """Every word, each once."""
    asked = dict.fromkeys(kind for kinds in questions().values() for kind in kinds)
    return (*asked, *inner_words())


def _kinds_in(form: Form) -> tuple[type, ...]:
    match form:
        case Words(kinds):
            return kinds
        case Part(kind):
            return (kind,)
        case Listed(of) | Keyed(of):
            return _kinds_in(of)
        case OneOf(forms):
            return tuple(kind for one in forms for kind in _kinds_in(one))
    return ()
