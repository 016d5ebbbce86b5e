"""Parser for rules: from TOML or JSON data to the words of the vocabulary, and back.

A word stands by itself (`"cross"`), with its first argument (`{ first-to = 250 }`), or with named
ones (`{ highest-double = { otherwise = "redeal" } }`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from difflib import get_close_matches
from typing import Any

from boneyard.core.options import OptionError, describe_value, format_value
from boneyard.core.tiles import TileError, tile
from boneyard.i18n import Argument as Gap
from boneyard.i18n import Message, OneOf, message
from boneyard.rules.vocabulary import (
    BooleanType,
    InlineWordType,
    IntegerType,
    ListType,
    MapType,
    Parameter,
    StringType,
    TileType,
    UnionType,
    ValueType,
    WordType,
    word_name,
    word_parameters,
)

#: A path in the data: the keys, and list indices counted from 1.
KeyPath = tuple[str | int, ...]
#: The most items in a list or a table.
MAX_ITEMS = 32
#: The deepest nesting of words.
MAX_DEPTH = 8


class RuleError(OptionError):
    """Invalid rule; `path` says where."""

    def __init__(self, id: str | Message, /, path: KeyPath = (), **gaps: Gap) -> None:
        super().__init__(id, **gaps)
        self.path = path


def format_path(path: KeyPath) -> str:
    """Format a path: `goal.first-to.target`."""
    return ".".join(map(str, path))


def closest_match(word: str, known: Sequence[str]) -> str | None:
    """Suggest the known word closest to a misspelt one."""
    found = get_close_matches(format_value(word).lower().replace("_", "-"), known, n=1, cutoff=0.55)
    return found[0] if found else None


def parse_value(form: ValueType, value: object, path: KeyPath) -> Any:
    """Parse data as a value of this type."""
    if len(path) > MAX_DEPTH:
        raise RuleError("houserules-too-deep", path=path)
    match form:
        case WordType(kinds):
            return _parse_word(kinds, value, path)
        case InlineWordType(kind):
            if not isinstance(value, Mapping):
                raise _type_error(form, value, path)
            return _build_word(kind, value, path)
        case ListType(of):
            if not isinstance(value, list) or len(value) > MAX_ITEMS:
                raise _type_error(form, value, path)
            return tuple(parse_value(of, one, (*path, at)) for at, one in enumerate(value, 1))
        case MapType(of):
            return _parse_map(form, of, value, path)
        case UnionType(forms):
            return _parse_union(form, forms, value, path)
        case TileType():
            return _parse_tile(value, path)
    if not accepts(form, value):
        raise _type_error(form, value, path)
    return value


def accepts(form: ValueType, value: object) -> bool:
    """Return whether plain data fits the type; true is not a number."""
    match form:
        case IntegerType(least, most):
            return type(value) is int and least <= value <= most
        case BooleanType():
            return type(value) is bool
        case StringType(choices):
            return type(value) is str and (not choices or value in choices)
        case TileType():
            return type(value) is str
        case ListType():
            return isinstance(value, list)
        case MapType():
            return isinstance(value, Mapping)
        case UnionType(forms):
            return any(accepts(one, value) for one in forms)
    return isinstance(value, str | Mapping)


def describe_type(form: ValueType) -> Gap:
    """Describe the type for people."""
    match form:
        case IntegerType(least, most):
            return message("options-takes-number", least=least, most=most)
        case BooleanType():
            return message("options-takes-flag")
        case StringType(choices) if choices:
            return OneOf(choices)
        case TileType():
            return message("houserules-takes-tile")
        case ListType():
            return message("houserules-takes-list", most=MAX_ITEMS)
        case MapType(of):
            return message("houserules-takes-keyed", kind=describe_type(of))
        case WordType(kinds):
            return OneOf(tuple(map(word_name, kinds)))
        case InlineWordType(kind):
            return message(
                "houserules-takes-part", names=tuple(a.name for a in word_parameters(kind))
            )
        case UnionType(forms):
            return OneOf(tuple(describe_type(one) for one in forms))
    return message("houserules-takes-text")


def _type_error(form: ValueType, value: object, path: KeyPath) -> RuleError:
    what, expected = format_path(path), describe_type(form)
    if (
        isinstance(value, str)
        and isinstance(form, StringType)
        and (meant := closest_match(value, form.choices))
    ):
        return RuleError(
            "houserules-wrong-but", path, what=what, value=repr(format_value(value)), near=meant
        )
    return RuleError(
        "houserules-wrong", path, what=what, kind=expected, value=describe_value(value)
    )


def _parse_tile(value: object, path: KeyPath) -> str:
    if not isinstance(value, str):
        raise _type_error(TileType(), value, path)
    try:
        return tile(value).text
    except TileError as error:
        raise RuleError(
            "houserules-no-tile", path, what=format_path(path), why=error.message
        ) from None


def _parse_map(form: ValueType, of: ValueType, value: object, path: KeyPath) -> dict[int, object]:
    if not isinstance(value, Mapping) or len(value) > MAX_ITEMS:
        raise _type_error(form, value, path)
    found = {}
    for key, one in value.items():
        text = str(key)
        if not (text.isascii() and text.isdecimal() and len(text) < 3):
            raise RuleError("houserules-no-number", (*path, text), key=repr(format_value(text)),
                            what=format_path(path))  # fmt: skip
        found[int(text)] = parse_value(of, one, (*path, text))
    return dict(sorted(found.items()))


def _parse_union(form: ValueType, forms: Sequence[ValueType], value: object, path: KeyPath) -> Any:
    for one in forms:
        if accepts(one, value):
            return parse_value(one, value, path)
    raise _type_error(form, value, path)


def _parse_word(kinds: Sequence[type], value: object, path: KeyPath) -> Any:
    words = {word_name(kind): kind for kind in kinds}
    if isinstance(value, str):
        name, arguments = value, None
    elif isinstance(value, Mapping) and len(value) == 1:
        ((name, arguments),) = value.items()
    else:
        raise _type_error(WordType(tuple(kinds)), value, path)
    where = path if arguments is None else (*path, name)
    if name not in words:
        what, word = format_path(path), repr(format_value(str(name)))
        if meant := closest_match(str(name), list(words)):
            raise RuleError("houserules-no-word-but", where, what=what, word=word, near=meant)
        raise RuleError(
            "houserules-no-word", where, what=what, word=word, known=OneOf(tuple(words))
        )
    kind = words[name]
    if arguments is None:
        return _build_word(kind, {}, where)
    if isinstance(arguments, Mapping) and not _is_first_argument(kind, arguments):
        return _build_word(kind, arguments, where)
    return _build_word(kind, {_first_parameter(kind, where).name: arguments}, where, brief=True)


def _writable_parameters(kind: type) -> list[Parameter]:
    return [one for one in word_parameters(kind) if not one.derived]


def _is_first_argument(kind: type, arguments: Mapping[str, Any]) -> bool:
    """Return whether a table is itself the first argument of a word."""
    first = next(iter(_writable_parameters(kind)), None)
    if first is None or not isinstance(first.value_type, MapType | WordType):
        return False
    return first.name not in arguments and not arguments.keys() & {
        one.name for one in _writable_parameters(kind)
    }


def _first_parameter(kind: type, path: KeyPath) -> Parameter:
    for one in _writable_parameters(kind):
        return one
    raise RuleError("houserules-takes-nothing", path, word=word_name(kind))


def _build_word(
    kind: type, arguments: Mapping[str, Any], path: KeyPath, brief: bool = False
) -> Any:
    known = {one.name: one for one in _writable_parameters(kind)}
    found: dict[str, object] = {}
    for name, value in arguments.items():
        if name not in known:
            raise _unknown_argument(kind, str(name), list(known), (*path, str(name)))
        argument = known[name]
        if isinstance(argument.value_type, ListType) and not isinstance(value, list):
            value = [value]
        found[argument.field] = parse_value(
            argument.value_type, value, path if brief else (*path, name)
        )
    for argument in word_parameters(kind):
        if argument.derived and argument.required:
            found[argument.field] = None
        elif argument.required and argument.field not in found:
            raise RuleError("houserules-needs", path, word=word_name(kind), name=argument.name,
                            kind=describe_type(argument.value_type))  # fmt: skip
    return kind(**found)


def _unknown_argument(kind: type, name: str, known: Sequence[str], path: KeyPath) -> RuleError:
    word, quoted = word_name(kind), repr(format_value(name))
    if not known:
        return RuleError("houserules-takes-nothing", path, word=word)
    if meant := closest_match(name, known):
        return RuleError("houserules-no-argument-but", path, word=word, name=quoted, near=meant)
    return RuleError(
        "houserules-no-argument", path, word=word, name=quoted, known=OneOf(tuple(known))
    )


def to_data(form: ValueType, value: Any, with_defaults: bool = False) -> Any:
    """Convert a part of a game to data; `with_defaults`: even default arguments."""
    match form:
        case WordType():
            named = _arguments_to_data(value, with_defaults)
            return {word_name(type(value)): named} if named else word_name(type(value))
        case InlineWordType():
            return _arguments_to_data(value, with_defaults)
        case ListType(of):
            return [to_data(of, one, with_defaults) for one in value]
        case MapType(of):
            return {str(key): to_data(of, one, with_defaults) for key, one in sorted(value.items())}
        case UnionType(forms):
            for one in forms:
                written = to_data(one, value, with_defaults) if _matches_type(one, value) else None
                if written is not None:
                    return written
    return value


def _matches_type(form: ValueType, value: object) -> bool:
    if isinstance(form, MapType):
        return isinstance(value, Mapping)
    if isinstance(form, WordType | InlineWordType):
        return is_dataclass(value)
    return accepts(form, value)


def _arguments_to_data(value: object, with_defaults: bool) -> dict[str, object]:
    kind: type = type(value)
    arguments = [
        (one, getattr(value, one.field)) for one in word_parameters(kind) if not one.derived
    ]
    return {
        one.name: to_data(one.value_type, now, with_defaults)
        for one, now in arguments
        if with_defaults or now != one.default
    }
