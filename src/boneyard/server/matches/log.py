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
from boneyard.core.redaction import public_events
from boneyard.schemas.log import DEAL, TAKE, Told, log
from boneyard.server.db.damage import SIGNS, Damaged, found_at
from boneyard.server.matches.clock import CLOCK_ACT_PREFIX
from boneyard.server.matches.models import ListStatus, StoredEntry
from boneyard.server.matches.takeback import CALL_PREFIXES

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch, PreparedStep


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


def to_row(entry: Entry) -> StoredEntry:
    """An entry as it is kept."""
    events = b",".join(to_json(event) for event in entry.events)
    return StoredEntry(entry.number, entry.seat, entry.act, f"[{events.decode()}]", entry.at)


def from_row(row: StoredEntry) -> Entry:
    """An entry as it was."""
    try:
        raw = msgspec.json.decode(row.events, type=list[Raw])
        events = tuple(event_from_json(bytes(e)) for e in raw)
    except SIGNS as error:
        log.error("an entry of a match is damaged: %s", found_at(error))
        raise Damaged from None
    return Entry(row.number, row.seat, row.act, events, row.at)


def public_act(entry: Entry) -> str:
    """What everybody may know of an act."""
    is_take = entry.seat is None and any(isinstance(event, Took) for event in entry.events)
    return TAKE if is_take else entry.act


def redact_entry(entry: Entry, seat: int | None, text: Sequence[str] = ()) -> Told:
    """An entry as a seat (None: a watcher) may know it."""
    events: Any = tuple(public_events(entry.events, seat))
    return Told(entry.number, entry.seat, public_act(entry), entry.at, events, tuple(text))


def changes_match_lists(live: "LiveMatch", step: "PreparedStep", stands: ListStatus) -> bool:
    """Say whether the lists of those who play here change: seldom, so that moves cost nothing."""
    return stands != live.list_status or step.entries[0].act == DEAL


def unlogged_state(live: "LiveMatch") -> tuple[Any, ...]:
    """What is shown of a match, and is in no entry."""
    return tuple(live.seats), live.rematch_id, live.offer, live.clock_state, live.row.host


def has_moved_since(live: "LiveMatch", after: int) -> bool:
    """Say whether more than words have come since an entry."""
    return any(
        not entry.act.startswith((*CALL_PREFIXES, CLOCK_ACT_PREFIX))
        for entry in live.log[max(after, 0) :]
    )
