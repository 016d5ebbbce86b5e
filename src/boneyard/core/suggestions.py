"""Things by name: the error for a mistyped name suggests the nearest one."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TypeVar

from boneyard.core.options import format_value
from boneyard.i18n import TranslatedError

T = TypeVar("T")
#: How many names a short listing shows, and how many the error for an unknown one.
LISTED_NAMES = 3
SUGGESTED_NAMES = 12


class UnknownName(TranslatedError, ValueError, KeyError):
    """A name that doesn't exist: of a game, a bot, a shape … The message names the nearest one."""


def find_nearest(written: str, names: Iterable[str]) -> list[str]:
    """Return the name that a mistyped one is most like, if there is one; case doesn't matter."""
    by_lower = {name.casefold(): name for name in names}
    return [by_lower[near] for near in get_close_matches(written.casefold(), by_lower, n=1)]


def unknown_name(kind: str, name: object, known: Iterable[str]) -> UnknownName:
    """Return the error for a name that doesn't exist; `kind`: game, bot, shape, theme or faces."""
    names = list(known)
    written = format_value(name if isinstance(name, str) else repr(name))
    shown = repr(written) if isinstance(name, str) else written
    for near in find_nearest(written, names):
        return UnknownName("library-unknown-but", kind=kind, name=shown, near=near)
    plain = [one for one in names if ":" not in one]  # a bot's styles are many
    listed = ", ".join(plain[:SUGGESTED_NAMES]) + (" …" if len(plain) > SUGGESTED_NAMES else "")
    return UnknownName("library-unknown", kind=kind, name=shown, known=listed)


def check_name(kind: str, name: object, known: Iterable[str]) -> None:
    """Raise UnknownName if a name isn't one of these."""
    names = tuple(known)
    if name not in names:
        raise unknown_name(kind, name, names)


def list_names(what: str, names: Iterable[str]) -> str:
    """Describe a collection by its size and its first names: a short repr."""
    found = list(names)
    return f"<{len(found)} {what}: {', '.join(found[:LISTED_NAMES])} …>"


class NamedDict(dict[str, T]):
    """Things of a kind by their names."""

    def __init__(self, kind: str, things: dict[str, T]) -> None:
        super().__init__(things)
        self.kind = kind

    def __missing__(self, name: object) -> T:
        raise unknown_name(self.kind, name, self)

    def __getitem__(self, name: str) -> T:
        try:
            return super().__getitem__(name)
        except TypeError:  # it isn't even hashable
            raise unknown_name(self.kind, name, self) from None

    def __repr__(self) -> str:
        return list_names(f"{self.kind}s", self)
