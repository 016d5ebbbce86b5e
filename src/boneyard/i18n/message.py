"""What is to be said, as data: which message of the catalogues, and what stands in its gaps.

Whoever knows something gives a `Message`; only where people read it does a `Tongue` make a
sentence of it, in their language. Nothing here knows a word of any language.
Sentences are kept by their messages, so these are structs that compare and hash at once.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Literal, TypeAlias

from msgspec import Struct

#: How somebody is spoken of: the reader alone, the reader among others, somebody else, several.
GrammaticalPerson = Literal["you", "we", "one", "many"]


class NameList(Struct, frozen=True):
    """Some players, for one who reads: fills the gaps `$who` and `$who_is` (`Person`)."""

    names: tuple["Argument", ...]
    person: GrammaticalPerson


class OneOf(Struct, frozen=True):
    """Things of which one is meant: told as a list with *or* before the last."""

    parts: tuple["Argument", ...]


class Message(Struct, frozen=True):
    """A message of the catalogues with its arguments.

    The part of the id before the first dash names the file that it stands in.
    """

    id: str
    args: tuple[tuple[str, "Argument"], ...] = ()


#: What can stand in a gap. A text is told as it is: a name, a tile, a move of the notation.
#: Several things are told as a list with *and* before the last.
Argument: TypeAlias = (
    str | int | float | datetime | Message | NameList | OneOf | tuple["Argument", ...]
)


def message(id: str, /, **args: Argument) -> Message:
    """Name a message and fill its gaps."""
    return Message(id, tuple(args.items()))


def name_list(names: Iterable[Argument], *, includes_reader: bool = False) -> NameList:
    """Several players, or one; with `reader`, the first of them is who reads."""
    told = tuple(names)
    if includes_reader:
        return NameList(told, "you" if len(told) == 1 else "we")
    return NameList(told, "one" if len(told) == 1 else "many")
