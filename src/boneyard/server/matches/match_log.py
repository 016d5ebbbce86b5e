"""Log of a match: entries as kept and as each seat may know them.

What must be noticed at the table is not told in advance: that points can be claimed, or that a
seat owes a word, is in the log but reaches neither people nor programs. An entry has one number
whatever it holds, so that nothing can be read from a gap.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from boneyard.core.actions import Move
from boneyard.core.codec import encoder, event_from_json
from boneyard.core.events import Event, Took
from boneyard.core.position import Position, evolve
from boneyard.core.redaction import public_events
from boneyard.engine.legal import legal_cached
from boneyard.schemas.log_entries import DEAL, REDO, TAKE, TAKEBACK, UNDO, Told, log, parse_takeback
from boneyard.server.db.corruption import DECODE_ERRORS, describe_location
from boneyard.server.errors import CorruptData, MatchError
from boneyard.server.matches.clock import CLOCK_ACT_PREFIX, is_clock_act
from boneyard.server.matches.models import ClockState, StoredEntry, StoredSeat
from boneyard.server.matches.takeback import CALL_PREFIXES, position_at, truncate_log
from boneyard.server.wall_clock import now_ms

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch


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
    events = encoder.encode(entry.events).decode()
    return StoredEntry(entry.number, entry.seat, entry.act, events, entry.at)


def from_row(row: StoredEntry) -> Entry:
    """An entry as it was."""
    try:
        raw = msgspec.json.decode(row.events, type=list[Raw])
        events = tuple(event_from_json(bytes(e)) for e in raw)
    except DECODE_ERRORS as error:
        log.error("an entry of a match is damaged: %s", describe_location(error))
        raise CorruptData from None
    return Entry(row.number, row.seat, row.act, events, row.at)


def public_act(entry: Entry) -> str:
    """What everybody may know of an act."""
    is_take = entry.seat is None and any(isinstance(event, Took) for event in entry.events)
    return TAKE if is_take else entry.act


def redact_entry(entry: Entry, seat: int | None, text: Sequence[str] = ()) -> Told:
    """An entry as a seat (None: a spectator) may know it."""
    events: Any = tuple(public_events(entry.events, seat))
    return Told(entry.number, entry.seat, public_act(entry), entry.at, events, tuple(text))


class SeatChange(Struct, frozen=True):
    """Who sits in a seat from now on."""

    seat: int
    new: StoredSeat

    def seats_after(self, seats: Sequence[StoredSeat]) -> list[StoredSeat]:
        """All seats with this change."""
        return [*seats[: self.seat], self.new, *seats[self.seat + 1 :]]


class PreparedStep(Struct, frozen=True):
    """What is about to happen: entries, the position after each, perhaps a change of seat."""

    entries: tuple[Entry, ...]
    positions: tuple[Position, ...]
    clock_state: ClockState | None = None
    """How the clocks stand after it, where that doesn't follow from the play."""
    seat_change: SeatChange | None = None

    @property
    def is_takeback(self) -> bool:
        """Whether moves are taken back."""
        return bool(self.entries) and parse_takeback(self.entries[-1].act) is not None


class MatchLog:
    """Log of a match: all entries, those that count, the position after them, undo and redo."""

    def __init__(self, start: Position) -> None:
        """Begin before the first deal."""
        self.start = start
        self.solo = start.rules.alone
        self.entries: list[Entry] = []
        """All that was ever done, steps taken back included."""
        self.active: list[Entry] = [] if self.solo else self.entries
        """What counts: the log without what was taken back."""
        self.round_began = 0
        """The number of the entry that dealt the round."""
        self.takeback_count = 0
        """Goes up when what was seen may not count any more: views begin again."""
        self.position = start
        """The match as it stands, with all its secrets."""
        self._past: list[Position] = []
        """The positions before it, of a game for one."""
        self._redo_stack: list[tuple[Entry, Position]] = []
        self._legal: tuple[tuple[Position, dict[int, Sequence[Move]]], ...] = ()

    @property
    def dealt_at(self) -> int | None:
        """When the first round was dealt."""
        return self.entries[0].at if self.entries else None

    @property
    def dealt_position(self) -> Position:
        """A game for one as it was dealt."""
        return self._past[1] if len(self._past) > 1 else self.position

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self.solo and len(self.active) > 1

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to make again."""
        return bool(self._redo_stack)

    def legal_moves(self, position: Position, seat: int) -> Sequence[Move]:
        """Legal moves in the position of this match or the next one, generated once for each seat.

        They tell what the seat holds: for the server's own decisions, never for a view.
        """
        known = next((moves for at, moves in self._legal if at is position), None)
        if known is None:
            known = {}
            self._legal = (*self._legal[-1:], (position, known))
        if seat not in known:
            known[seat] = legal_cached(position, seat)
        return known[seat]

    def new_entry(
        self, seat: int | None, act: str, events: Sequence[Event], ahead: int = 0
    ) -> Entry:
        """The next entry, or one that comes so many after it."""
        return Entry(len(self.entries) + 1 + ahead, seat, act, tuple(events), now_ms())

    def prepare_undo(self) -> PreparedStep:
        """Take the last move back."""
        if not self.solo:
            raise MatchError("server-no-undo")
        if len(self.active) < 2:
            raise MatchError("server-nothing-to-undo")
        return PreparedStep((self.new_entry(0, UNDO, ()),), (self._past[-1],))

    def prepare_redo(self) -> PreparedStep:
        """Make the move that was taken back last again."""
        if not self._redo_stack:
            raise MatchError("server-nothing-to-redo")
        return PreparedStep((self.new_entry(0, REDO, ()),), (self._redo_stack[-1][1],))

    def prepare_takeback(self, seat: int, number: int) -> PreparedStep:
        """Take all back that was done since an entry."""
        entry = self.new_entry(seat, f"{TAKEBACK} {number}", ())
        return PreparedStep((entry,), (position_at(self.start, self.active, number),))

    def prepare_clock_act(
        self, seat: int, act: str, clock_state: ClockState | None = None
    ) -> PreparedStep:
        """Write down what the clock does; the match stands as before."""
        return PreparedStep((self.new_entry(seat, act, ()),), (self.position,), clock_state)

    def replay(self, entry: Entry) -> None:
        """Follow an entry that was decided elsewhere or before."""
        if entry.act == UNDO:
            position = self._past[-1]
        elif entry.act == REDO:
            position = self._redo_stack[-1][1]
        elif (to := parse_takeback(entry.act)) is not None:
            position = position_at(self.start, self.active, to)
        else:
            position = self.position
            for event in entry.events:
                position = evolve(position, event)
        self.add(entry, position)

    def add(self, entry: Entry, position: Position) -> None:
        """Add an entry that has been written, and the position after it."""
        assert entry.number == len(self.entries) + 1
        self.entries.append(entry)
        if is_clock_act(entry.act):
            if self.active is self.entries:
                self.active = self.entries[:-1]
            return
        if entry.act == DEAL:
            self.round_began = entry.number
        before, self.position = self.position, position
        if not self.solo:
            if (to := parse_takeback(entry.act)) is not None:
                self.active = truncate_log(self.active, to)
                self.takeback_count += 1
            elif self.active is not self.entries:
                self.active.append(entry)
        elif entry.act == UNDO:
            self._redo_stack.append((self.active.pop(), before))
            self._past.pop()
        else:
            if entry.act == REDO:
                entry = self._redo_stack.pop()[0]
            else:
                self._redo_stack.clear()
            self.active.append(entry)
            self._past.append(before)


def unlogged_state(live: "LiveMatch") -> tuple[object, ...]:
    """What is shown of a match, and is in no entry."""
    return tuple(live.seats), live.rematch_id, live.offer, live.clock_state, live.row.host


def has_moved_since(live: "LiveMatch", after: int) -> bool:
    """Say whether more than words have come since an entry."""
    return any(
        not entry.act.startswith((*CALL_PREFIXES, CLOCK_ACT_PREFIX))
        for entry in live.log.entries[max(after, 0) :]
    )
