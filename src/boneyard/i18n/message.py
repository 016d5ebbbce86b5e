"""Messages as data: the id of a catalogue entry, and its arguments.

Code returns a `Message`; only where text is shown a translator makes a sentence of it, in the
reader's language. Sentences are cached by message, so these are structs that compare and hash fast.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import Literal, TypeAlias

from msgspec import Struct

#: How players are addressed: the reader alone, the reader among others, another player, several.
GrammaticalPerson = Literal["you", "we", "one", "many"]


class NameList(Struct, frozen=True, cache_hash=True):
    """Some players, for a reader: fills `$who` and `$who_is` (`GrammaticalPerson`)."""

    names: tuple["Argument", ...]
    person: GrammaticalPerson


class OneOf(Struct, frozen=True, cache_hash=True):
    """Alternatives: a list with *or* before the last."""

    parts: tuple["Argument", ...]


class Message(Struct, frozen=True, cache_hash=True):
    """A catalogue message with its arguments.

    The part of the id before the first dash is the name of its file.
    """

    id: str
    args: tuple[tuple[str, "Argument"], ...] = ()

    def __str__(self) -> str:
        """Translate it to English; pages and the command line use the reader's translator."""
        from boneyard.i18n.translator import english

        return english(self)


#: An argument. A text is inserted as it is: a name, a tile, a move in notation. Several are a list
#: with *and* before the last.
Argument: TypeAlias = (
    str | int | float | datetime | Message | NameList | OneOf | tuple["Argument", ...]
)


def message(id: str, /, **args: Argument) -> Message:
    """Make a message with its arguments."""
    return Message(id, tuple(args.items()))


def name_list(names: Iterable[Argument], *, includes_reader: bool = False) -> NameList:
    """Make a list of players; with `includes_reader`, the first of them is the reader."""
    players = tuple(names)
    if includes_reader:
        return NameList(players, "you" if len(players) == 1 else "we")
    return NameList(players, "one" if len(players) == 1 else "many")
