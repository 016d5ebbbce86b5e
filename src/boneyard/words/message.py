"""What is to be said, as data: which message of the catalogues, and what stands in its gaps.

Whoever knows something gives a `Message`; only where people read it does a `Tongue` make a
sentence of it, in their language. Nothing here knows a word of any language.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypeAlias

#: How somebody is spoken of: the reader alone, the reader among others, somebody else, several.
Person = Literal["you", "we", "one", "many"]


@dataclass(frozen=True, slots=True)
class Persons:
    """Some players, for one who reads: fills the gaps `$who` and `$who_is` (`Person`)."""

    names: tuple["Argument", ...]
    person: Person


@dataclass(frozen=True, slots=True)
class Either:
    """Things of which one is meant: told as a list with *or* before the last."""

    parts: tuple["Argument", ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogues with its arguments.

    The part of the id before the first dash names the file that it stands in.
    """

    id: str
    args: tuple[tuple[str, "Argument"], ...] = ()


#: What can stand in a gap. A text is told as it is: a name, a tile, a move of the notation.
#: Several things are told as a list with *and* before the last.
Argument: TypeAlias = (
    str | int | float | datetime | Message | Persons | Either | tuple["Argument", ...]
)


def message(id: str, /, **args: Argument) -> Message:
    """Name a message and fill its gaps."""
    return Message(id, tuple(args.items()))


def persons(names: Iterable[Argument], *, reader: bool = False) -> Persons:
    """Several players, or one; with `reader`, the first of them is who reads."""
    told = tuple(names)
    if reader:
        return Persons(told, "you" if len(told) == 1 else "we")
    return Persons(told, "one" if len(told) == 1 else "many")


class Worded(Exception):
    """An error that knows its message; as text, for logs and tracebacks, it is English."""

    message: Message

    def __init__(self, what: str | Message, /, **args: Argument) -> None:
        """Take a message, or the id and the arguments of one."""
        self.message = what if isinstance(what, Message) else message(what, **args)
        super().__init__(self.message)  # so that it can be pickled

    def __str__(self) -> str:
        """Tell it in English."""
        # Where sentences are made knows this module.
        from boneyard.words.saying import english

        return english(self.message)
