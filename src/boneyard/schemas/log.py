"""The log of a live match: one action an entry, told to each as they may know it.

What must be noticed at the table is not told in advance: that points can be claimed, or that a
seat owes a word, is in the log but reaches neither people nor programs. An entry has one number
whatever it holds, so that nothing can be read from a gap.
"""

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from boneyard.core import codec
from boneyard.core.codec import event_from_json, to_json
from boneyard.core.events import AnyEvent, Event, Took
from boneyard.core.events import told_events as told_events
from boneyard.server.db.damage import SIGNS, Damaged, found_at
from boneyard.server.matches.models import StoredEntry

log = logging.getLogger("boneyard.store")

#: Acts that are no moves.
DEAL: Final = "deal"
UNDO: Final = "undo"
REDO: Final = "redo"
#: How the act of a random take is told: which tile it hit is for two seats only.
TAKE: Final = "take"


class Entry(Struct, frozen=True):
    """One action and what came of it, as it was."""

    number: int
    seat: int | None
    """Who acted; None is chance."""
    act: str
    """The text of the move, or deal, undo, redo."""
    events: tuple[Event, ...]
    at: int
    """When, in milliseconds since 1970."""

    def __repr__(self) -> str:
        """Say nothing that is hidden."""
        return f"<entry {self.number}>"


class Told(Struct, frozen=True, omit_defaults=True):
    """An entry as somebody may know it."""

    number: int
    seat: int | None
    act: str
    at: int
    events: tuple[AnyEvent, ...]
    text: tuple[str, ...] = ()
    """What happened, in sentences."""


def stored(entry: Entry) -> StoredEntry:
    """An entry as it is kept."""
    events = b",".join(to_json(event) for event in entry.events)
    return StoredEntry(entry.number, entry.seat, entry.act, f"[{events.decode()}]", entry.at)


def restored(kept: StoredEntry) -> Entry:
    """An entry as it was."""
    try:
        raw = msgspec.json.decode(kept.events, type=list[Raw])
        events = tuple(event_from_json(bytes(e)) for e in raw)
    except SIGNS as error:
        log.error("an entry of a match is damaged: %s", found_at(error))
        raise Damaged from None
    return Entry(kept.number, kept.seat, kept.act, events, kept.at)


def told_act(entry: Entry) -> str:
    """What everybody may know of an act."""
    is_take = entry.seat is None and any(isinstance(event, Took) for event in entry.events)
    return TAKE if is_take else entry.act


def told(entry: Entry, seat: int | None, text: Sequence[str] = ()) -> Told:
    """An entry as a seat (None: a watcher) may know it."""
    events: Any = tuple(told_events(entry.events, seat))
    return Told(entry.number, entry.seat, told_act(entry), entry.at, events, tuple(text))


#: Writes whatever goes over the wire.
encoder: Final = codec.encoder
