"""What houses with one database say to each other, and write nowhere.

Who is at a table, what they say and wish there, and that something is to be looked at again. It is
heard or missed; whatever must not be missed is in the log.
"""

from typing import Final

import msgspec
from msgspec import Struct

#: A guest, or else an address; and how many.
Count = tuple[bytes, str, int]


class Hearsay(Struct, frozen=True, tag=True, array_like=True):
    """Something that is said."""


class Look(Hearsay, frozen=True):
    """Something beside the log of a match has changed: see it again."""

    match: str


class Part(Hearsay, frozen=True):
    """What somebody has part in has changed: see all of it again."""

    who: bytes


class Hall(Hearsay, frozen=True):
    """The list of open tables is another one."""


class Device(Hearsay, frozen=True):
    """Something has been written of a device; it is signed out, perhaps."""

    token: bytes
    ended: bool


class Ask(Hearsay, frozen=True):
    """Say your numbers, as the host sees them."""

    question: str


class Answer(Hearsay, frozen=True):
    """The numbers of a house."""

    question: str
    numbers: dict[str, float]


class Door(Hearsay, frozen=True):
    """Others are kept out than before."""


class Taken(Hearsay, frozen=True):
    """So many of something that has a rate were given, to these."""

    of: str
    counts: tuple[Count, ...]


class Held(Hearsay, frozen=True):
    """So many of something that is counted are open, of these."""

    of: str
    counts: tuple[Count, ...]


class Ready(Hearsay, frozen=True):
    """The count has been seen by these seats."""

    match: str
    seats: tuple[int, ...]


class Hold(Hearsay, frozen=True):
    """Somebody holds the next round, or lets it come."""

    match: str
    who: bytes
    on: bool


class Said(Hearsay, frozen=True):
    """Somebody says a phrase."""

    match: str
    seat: int
    phrase: str


class Plead(Hearsay, frozen=True):
    """Somebody asks to take a move back, and who has agreed; a seat of None: nobody does."""

    match: str
    seat: int | None
    number: int
    agreed: tuple[bytes, ...] = ()


class Here(Hearsay, frozen=True):
    """Somebody is at a table, or has gone; and how fast they wish it to go."""

    match: str
    who: bytes
    state: str
    """looks, hidden or gone"""
    tempo: str = ""


class Who(Hearsay, frozen=True):
    """Say who is at this table."""

    match: str


#: What concerns the house, and what concerns a table.
OfHouse = Hall | Part | Device | Ask | Answer | Door | Taken | Held
OfTable = Look | Ready | Hold | Said | Plead | Here | Who
Anything = OfHouse | OfTable


class Words(Struct, frozen=True, array_like=True):
    """Something that is said, and by which house."""

    house: str
    said: Anything


_reader: Final = msgspec.json.Decoder(Words)


def written(house: str, said: Anything) -> str:
    """What goes over the wire."""
    return msgspec.json.encode(Words(house, said)).decode()


def read(text: str) -> Words | None:
    """What has come; None: it can't be read, perhaps because a newer version speaks."""
    try:
        return _reader.decode(text)
    except msgspec.MsgspecError:
        return None
