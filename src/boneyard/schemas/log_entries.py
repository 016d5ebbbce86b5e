"""Log entries as sent, shared by server and client."""

import logging
from typing import Final

from msgspec import Struct

from boneyard.core.events import AnyEvent

log = logging.getLogger(__name__)


#: Acts that are not moves.
DEAL: Final = "deal"

UNDO: Final = "undo"

REDO: Final = "redo"

#: The act of a random take as sent: which tile it hit is for two seats only.
TAKE: Final = "take"


class Told(Struct, frozen=True, omit_defaults=True):
    """A redacted log entry."""

    number: int
    """Its number, from 1."""
    seat: int | None
    """The seat that moved; null: nobody did, as in a deal."""
    act: str
    """The move as in the notation, or `deal`, `undo`, `redo`, `take`, `back N`, `time …`."""
    at: int
    """When, in milliseconds since 1970."""
    events: tuple[AnyEvent, ...]
    """What happened, redacted for the caller."""
    text: tuple[str, ...] = ()
    """What happened, in sentences."""


#: The prefix of a takeback's act; the number of the entry that it goes back to follows.
TAKEBACK: Final = "back"


def parse_takeback(act: str) -> int | None:
    """Return the entry that a takeback goes back to, or None."""
    word, _, number = act.partition(" ")
    return int(number) if word == TAKEBACK else None
