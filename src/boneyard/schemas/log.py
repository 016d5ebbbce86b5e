"""Log entries as they are sent: what server and client both know."""

import logging
from typing import Final

from msgspec import Struct

from boneyard.core.events import AnyEvent

log = logging.getLogger("boneyard.store")


#: Acts that are no moves.
DEAL: Final = "deal"

UNDO: Final = "undo"

REDO: Final = "redo"

#: How the act of a random take is told: which tile it hit is for two seats only.
TAKE: Final = "take"


class Told(Struct, frozen=True, omit_defaults=True):
    """An entry as somebody may know it."""

    number: int
    seat: int | None
    act: str
    at: int
    events: tuple[AnyEvent, ...]
    text: tuple[str, ...] = ()
    """What happened, in sentences."""


#: How the act of taking back begins; the entry that it goes back to follows.
TAKEBACK: Final = "back"


def parse_takeback(act: str) -> int | None:
    """The entry that an act goes back to, if it takes something back."""
    word, _, number = act.partition(" ")
    return int(number) if word == TAKEBACK else None
