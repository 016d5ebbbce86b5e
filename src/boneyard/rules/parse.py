"""Rules as plain data, both ways: what TOML and JSON can hold, in the words of the vocabulary.

A word stands alone (`"cross"`), with the argument it is about (`{ first-to = 250 }`), or with
named ones (`{ highest-double = { otherwise = "redeal" } }`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from difflib import get_close_matches
from typing import Any

from boneyard.core.options import OptionError, described, shown
from boneyard.core.tiles import TileError, tile
from boneyard.i18n import Argument as Gap
from boneyard.i18n import Either, Message, message
from boneyard.rules.vocabulary import (
    Argument,
    Form,
    Keyed,
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

#: Where something stands: the keys that lead there, and places in lists, counted from 1.
Path = tuple[str | int, ...]
#: So many things may be in a list or a table.
MOST_ITEMS = 32
#: So deep may words stand in words.
DEEPEST = 8


class RuleError(OptionError):
    """Something that isn't a rule; `path` says where it stands."""

    def __init__(self, id: str | Message, /, path: Path = (), **gaps: Gap) -> None:
        """Say what is wrong, and where."""
        super().__init__(id, **gaps)
        self.path = path


def written_path(path: Path) -> str:
    """Where something stands, as one may write it: `goal.first-to.target`."""
    return ".".join(map(str, path))


def near(word: str, known: Sequence[str]) -> str | None:
    """What was probably meant."""
    found = get_close_matches(shown(word).lower().replace("_", "-"), known, n=1, cutoff=0.55)
    return found[0] if found else None


def read(form: Form, value: Any, path: Path) -> Any:
    """Read what was written where this form is wanted."""
    if len(path) > DEEPEST:
        raise RuleError("own-too-deep", path=path)
    match form:
        case Words(kinds):
            return _word(kinds, value, path)
        case Part(kind):
            if not isinstance(value, Mapping):
                raise _wrong(form, value, path)
            return _made(kind, value, path)
        case Listed(of):
            if not isinstance(value, list) or len(value) > MOST_ITEMS:
                raise _wrong(form, value, path)
            return tuple(read(of, one, (*path, at)) for at, one in enumerate(value, 1))
        case Keyed(of):
            return _keyed(form, of, value, path)
        case OneOf(forms):
            return _one_of(form, forms, value, path)
        case TileText():
            return _tile(value, path)
    if not accepts(form, value):
        raise _wrong(form, value, path)
    return value


def accepts(form: Form, value: Any) -> bool:
    """Say whether something plain can stand there; true is no number."""
    match form:
        case Number(least, most):
            return type(value) is int and least <= value <= most
        case Truth():
            return type(value) is bool
        case Text(choices):
            return type(value) is str and (not choices or value in choices)
        case TileText():
            return type(value) is str
        case Listed():
            return isinstance(value, list)
        case Keyed():
            return isinstance(value, Mapping)
        case OneOf(forms):
            return any(accepts(one, value) for one in forms)
    return isinstance(value, str | Mapping)


def kind_told(form: Form) -> Gap:
    """What can stand there, for people."""
    match form:
        case Number(least, most):
            return message("options-takes-number", least=least, most=most)
        case Truth():
            return message("options-takes-flag")
        case Text(choices) if choices:
            return Either(choices)
        case TileText():
            return message("own-takes-tile")
        case Listed():
            return message("own-takes-list", most=MOST_ITEMS)
        case Keyed(of):
            return message("own-takes-keyed", kind=kind_told(of))
        case Words(kinds):
            return Either(tuple(map(word_of, kinds)))
        case Part(kind):
            return message("own-takes-part", names=tuple(a.name for a in arguments(kind)))
        case OneOf(forms):
            return Either(tuple(kind_told(one) for one in forms))
    return message("own-takes-text")


def _wrong(form: Form, value: Any, path: Path) -> RuleError:
    what, told = written_path(path), kind_told(form)
    if isinstance(value, str) and isinstance(form, Text) and (meant := near(value, form.choices)):
        return RuleError("own-wrong-but", path, what=what, value=repr(shown(value)), near=meant)
    return RuleError("own-wrong", path, what=what, kind=told, value=described(value))


def _tile(value: Any, path: Path) -> str:
    if not isinstance(value, str):
        raise _wrong(TileText(), value, path)
    try:
        return tile(value).text
    except TileError as error:
        raise RuleError("own-no-tile", path, what=written_path(path), why=error.message) from None


def _keyed(form: Form, of: Form, value: Any, path: Path) -> dict[int, Any]:
    if not isinstance(value, Mapping) or len(value) > MOST_ITEMS:
        raise _wrong(form, value, path)
    found = {}
    for key, one in value.items():
        text = str(key)
        if not (text.isascii() and text.isdecimal() and len(text) < 3):
            raise RuleError("own-no-number", (*path, text), key=repr(shown(text)),
                            what=written_path(path))  # fmt: skip
        found[int(text)] = read(of, one, (*path, text))
    return dict(sorted(found.items()))


def _one_of(form: Form, forms: Sequence[Form], value: Any, path: Path) -> Any:
    for one in forms:
        if accepts(one, value):
            return read(one, value, path)
    raise _wrong(form, value, path)


def _word(kinds: Sequence[type], value: Any, path: Path) -> Any:
    words = {word_of(kind): kind for kind in kinds}
    if isinstance(value, str):
        name, told = value, None
    elif isinstance(value, Mapping) and len(value) == 1:
        ((name, told),) = value.items()
    else:
        raise _wrong(Words(tuple(kinds)), value, path)
    where = path if told is None else (*path, name)
    if name not in words:
        what, word = written_path(path), repr(shown(str(name)))
        if meant := near(str(name), list(words)):
            raise RuleError("own-no-word-but", where, what=what, word=word, near=meant)
        raise RuleError("own-no-word", where, what=what, word=word, known=Either(tuple(words)))
    kind = words[name]
    if told is None:
        return _made(kind, {}, where)
    if isinstance(told, Mapping) and not _keyed_first(kind, told):
        return _made(kind, told, where)
    return _made(kind, {_first(kind, where).name: told}, where, brief=True)


def _own(kind: type) -> list[Argument]:
    return [one for one in arguments(kind) if not one.given]


def _keyed_first(kind: type, told: Mapping[str, Any]) -> bool:
    """Say whether a table is itself the argument that a word is about."""
    first = next(iter(_own(kind)), None)
    if first is None or not isinstance(first.form, Keyed | Words):
        return False
    return first.name not in told and not told.keys() & {one.name for one in _own(kind)}


def _first(kind: type, path: Path) -> Argument:
    for one in _own(kind):
        return one
    raise RuleError("own-takes-nothing", path, word=word_of(kind))


def _made(kind: type, told: Mapping[str, Any], path: Path, brief: bool = False) -> Any:
    known = {one.name: one for one in _own(kind)}
    found: dict[str, Any] = {}
    for name, value in told.items():
        if name not in known:
            raise _no_argument(kind, str(name), list(known), (*path, str(name)))
        argument = known[name]
        if isinstance(argument.form, Listed) and not isinstance(value, list):
            value = [value]
        found[argument.field] = read(argument.form, value, path if brief else (*path, name))
    for argument in arguments(kind):
        if argument.given and argument.needed:
            found[argument.field] = None
        elif argument.needed and argument.field not in found:
            raise RuleError("own-needs", path, word=word_of(kind), name=argument.name,
                            kind=kind_told(argument.form))  # fmt: skip
    return kind(**found)


def _no_argument(kind: type, name: str, known: Sequence[str], path: Path) -> RuleError:
    word, told = word_of(kind), repr(shown(name))
    if not known:
        return RuleError("own-takes-nothing", path, word=word)
    if meant := near(name, known):
        return RuleError("own-no-argument-but", path, word=word, name=told, near=meant)
    return RuleError("own-no-argument", path, word=word, name=told, known=Either(tuple(known)))


def plain(form: Form, value: Any, whole: bool = False) -> Any:
    """Write a part of a game down; `whole`: every argument, whatever its default is one day."""
    match form:
        case Words():
            named = _arguments(value, whole)
            return {word_of(type(value)): named} if named else word_of(type(value))
        case Part():
            return _arguments(value, whole)
        case Listed(of):
            return [plain(of, one, whole) for one in value]
        case Keyed(of):
            return {str(key): plain(of, one, whole) for key, one in sorted(value.items())}
        case OneOf(forms):
            for one in forms:
                written = plain(one, value, whole) if _fits(one, value) else None
                if written is not None:
                    return written
    return value


def _fits(form: Form, value: Any) -> bool:
    if isinstance(form, Keyed):
        return isinstance(value, Mapping)
    if isinstance(form, Words | Part):
        return is_dataclass(value)
    return accepts(form, value)


def _arguments(value: Any, whole: bool) -> dict[str, Any]:
    kind: type = type(value)
    told = [(one, getattr(value, one.field)) for one in arguments(kind) if not one.given]
    return {
        one.name: plain(one.form, now, whole) for one, now in told if whole or now != one.default
    }
