"""Log of a match: entries as kept and as each seat may know them.

What must be noticed at the table is not told in advance: that points can be claimed, or that a
seat owes a word, is in the log but reaches neither people nor programs. An entry has one number
whatever it holds, so that nothing can be read from a gap.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from boneyard.core.codec import event_from_json, to_json
from boneyard.core.events import Event, Took
from boneyard.core.redaction import told_events
from boneyard.schemas.log import DEAL, TAKE, Told, log
from boneyard.server.db.damage import SIGNS, Damaged, found_at
from boneyard.server.matches.clock import TIME
from boneyard.server.matches.models import Standing, StoredEntry
from boneyard.server.matches.takeback import CALLS

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch, Step


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


def shows(live: "LiveMatch", step: "Step", stands: Standing) -> bool:
    """Say whether the lists of those who play here change: seldom, so that moves cost nothing."""
    return stands != live.stands or step.entries[0].act == DEAL


def beside(live: "LiveMatch") -> tuple[Any, ...]:
    """What is shown of a match, and is in no entry."""
    return tuple(live.seats), live.next, live.offer, live.banks, live.kept.host


def moved_since(live: "LiveMatch", after: int) -> bool:
    """Say whether more than words have come since an entry."""
    return any(not entry.act.startswith((*CALLS, TIME)) for entry in live.log[max(after, 0) :])
