"""Live match: its rules, and the four parts that change: log, seats, room and views.

A change is made in two steps: `prepare…` decides it and changes nothing; when it has been written
to the store, `apply` makes it true. What a move costs depends neither on the tiles that lie nor on
the moves made: position and views go on from where they were.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING
from weakref import ref

from msgspec.structs import replace

from boneyard.core.actions import Move
from boneyard.core.fair_shuffle import Fair, compute_commitment
from boneyard.core.position import Position
from boneyard.core.time_controls import Clock
from boneyard.engine import act, deal_round, random_hit
from boneyard.engine.kinds import AnyRules
from boneyard.games import get_game
from boneyard.schemas.log_entries import DEAL
from boneyard.server.matches.match_log import Entry, MatchLog, PreparedStep, SeatChange, from_row
from boneyard.server.matches.models import (
    ClockState,
    ListStatus,
    LoadedMatch,
    StoredEntry,
    StoredMatch,
    StoredSeat,
)
from boneyard.server.matches.premoves import find_legal_premove, is_still_valid
from boneyard.server.matches.room import NO_SEATS, Room
from boneyard.server.matches.seat_views import MatchViews
from boneyard.server.matches.seats import Seats
from boneyard.server.settings import DEFAULT_LINGER_SECONDS
from boneyard.server.thinking.fair_queue import Ticket

if TYPE_CHECKING:
    from boneyard.server.matches.delayed_view import DelayedView


class LiveMatch:
    """A match that is being played."""

    def __init__(self, loaded: LoadedMatch, linger: float = DEFAULT_LINGER_SECONDS) -> None:
        """Fold a match from its log; a player who has gone is away after `linger` seconds."""
        self.row: StoredMatch = loaded.match
        self.id = loaded.match.id
        self.rules: AnyRules = get_game(loaded.match.game).rules(**loaded.match.options)
        self.solo = self.rules.alone
        self.log = MatchLog(self.rules.new_match())
        self.seats = Seats(loaded.seats)
        self.room = Room(self.seats, linger)
        self.views = MatchViews(self.rules, self.log, self.seats, self.room)
        self.delayed_view: DelayedView | None = None
        """What spectators see instead, where they are shown rounds that are over only."""
        self.rematch_id: str | None = loaded.rematch_id
        """Its rematch, once there is one."""
        self.offer = loaded.offer
        """How it is shown in the lobby, while a seat is open there; None: it is by link only."""
        self.clock_state: ClockState | None = loaded.clock_state
        """How its clocks stand, as the store knows it."""
        self.premoves = {one.seat: one for one in loaded.premoves}
        """What seats have left for their next turns; for no one else to know."""
        self.needs_autoplay: bool | None = None
        """Whether the store knows it as one that goes on by itself; None: that isn't known."""
        self.list_status: ListStatus | None = None
        """How it stands in the lists of its players; None: that isn't known."""
        self._lock: ref[asyncio.Lock] | None = None
        self._fair: Fair | None = None
        for entry in loaded.log:
            self.log.replay(from_row(entry))

    @property
    def lock(self) -> asyncio.Lock:
        """Held from deciding a change until it is written and applied.

        It exists while it is used: most of many thousand tables rest, and a lock for which anyone
        has waited takes a kilobyte.
        """
        lock = self._lock() if self._lock is not None else None
        if lock is None:
            lock = asyncio.Lock()
            self._lock = ref(lock)
        return lock

    # What many ask for, of its parts.

    @property
    def state(self) -> Position:
        """The match as it stands, with all its secrets."""
        return self.log.position

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.log.entries)

    @property
    def revision(self) -> int:
        """Goes up with what is in no entry."""
        return self.room.revision

    @property
    def names(self) -> list[str]:
        """The names of the seats in English."""
        return self.seats.names

    def seats_of(self, guest: bytes | None) -> list[int]:
        """The seats that a guest plays."""
        return self.seats.of(guest)

    def view(self, seat: int | None) -> Position:
        """What a person in a seat (None: a spectator) may know; nothing in it tells of calls."""
        return self.views.of(seat)

    def mark_changed(self) -> None:
        """Announce something that is in no entry."""
        self.room.mark_changed()

    def as_seen_from(self, seat: int | None) -> "LiveMatch":
        """The match that a seat (None: a spectator) may look at."""
        return self if seat is not None or self.delayed_view is None else self.delayed_view

    # How it stands.

    @property
    def status(self) -> str:
        """How far it is: waiting for players, for their seeds (shuffling), playing, or over."""
        if self.log.position.over:
            return "over"
        for seat in self.seats:  # asked with every move, for everybody: no generator is made
            if seat.kind == "open":
                return "waiting"
        return "shuffling" if not self.log.entries and self.seats_without_seed() else "playing"

    def seats_without_seed(self, seats: Sequence[StoredSeat] | None = None) -> list[int]:
        """The seats of people who have not added their seeds yet; none once tiles are dealt."""
        if self.log.entries or not self.row.takes_seeds:
            return []
        seats = self.seats if seats is None else seats
        people = [at for at, seat in enumerate(seats) if seat.kind == "person"]
        return [at for at in people if seats[at].seeded is None]

    def can_autoplay(self, state: Position, seats: Sequence[StoredSeat] | None = None) -> bool:
        """Say whether it would go on by itself: a bot is to move, or a round to be dealt."""
        seats = self.seats if seats is None else seats
        if state.over or any(seat.kind == "open" for seat in seats):
            return False
        if not state.round and self.seats_without_seed(seats):
            return False
        if state.to_act is None or seats[state.to_act].kind == "bot":
            return not state.playing or state.to_act is not None
        return bool(self.premoves) and self.find_premove(state, state.to_act) is not None

    def find_premove(self, state: Position, seat: int) -> Move | None:
        """The play that a seat has left, if it is to move and that is legal."""
        left = self.premoves.get(seat)
        if left is None or seat != state.to_act or not is_still_valid(left, self.log.entries):
            return None
        return find_legal_premove(left, self.log.legal_moves(state, seat))

    @property
    def is_correspondence(self) -> bool:
        """Whether players come and go: no one is expected to sit there."""
        return self.row.clock is not None and Clock(*self.row.clock).is_correspondence

    def is_participant(self, guest: bytes) -> bool:
        """Say whether a guest plays here, or started it."""
        return self.row.host == guest or any(seat.owner == guest for seat in self.seats)

    def is_present(self, seat: int) -> bool:
        """Say whether a player is there now; a bot always is."""
        one = self.seats[seat]
        return one.kind == "bot" or (
            one.kind == "person" and self.room.presence.is_present(one.owner)
        )

    def is_away(self, seat: int) -> bool:
        """Say whether a player is missed who should be there."""
        return (
            self.seats[seat].kind == "person"
            and not self.is_present(seat)
            and not self.is_correspondence
        )

    @property
    def queue_ticket(self) -> Ticket:
        """How its bots queue for thinking: first where a player waits, then a spectator."""
        players = any(
            seat.kind == "person" and self.is_present(at) for at, seat in enumerate(self.seats)
        )
        urgency = 0 if players else 1 if self.room.is_watched else 2
        return Ticket(urgency, self.room.player_address, self.row.host)

    # Luck.

    @property
    def commitment(self) -> str:
        """What is shown before the first deal."""
        return compute_commitment(self.row.secret)

    @property
    def fair(self) -> Fair:
        """Where its luck comes from; the seats' seeds are settled with the first deal."""
        seeds = tuple(seat.seed for seat in self.seats)
        if self._fair is None or self._fair.seeds != seeds:
            self._fair = Fair(self.row.secret, seeds, self.row.name, self.row.fair)
        return self._fair

    # What happens to it.

    def prepare_move(self, seat: int, move: Move, calls: Sequence[Move] = ()) -> PreparedStep:
        """Decide a move, what chance does at once, and the calls said along with it."""
        entries: list[Entry] = []
        positions = [self.log.position]
        self._decide(entries, positions, seat, move)
        for word in calls:
            # Said in advance: if there is nothing to call after all, nothing was said.
            if word in self.log.legal_moves(positions[-1], seat):
                self._decide(entries, positions, seat, word)
        return PreparedStep(tuple(entries), tuple(positions[1:]))

    def _decide(
        self, entries: list[Entry], positions: list[Position], seat: int | None, move: Move
    ) -> None:
        allowed = None if seat is None else self.log.legal_moves(positions[-1], seat)
        events, position = act(positions[-1], seat, move, allowed)
        entries.append(self.log.new_entry(seat, str(move), events, ahead=len(entries)))
        positions.append(position)
        if position.reaching is not None:
            self._decide(entries, positions, None, random_hit(position, self.fair))

    def prepare_deal(self) -> PreparedStep:
        """Deal the next round."""
        events, position = deal_round(self.log.position, self.fair)
        entry = self.log.new_entry(None, DEAL, events)
        # Whatever the clock says: seal and seeds came before.
        fixed = [self.row.sealed, *(seat.seeded for seat in self.seats)]
        latest = max((at for at in fixed if at is not None), default=0)
        return PreparedStep((replace(entry, at=max(entry.at, latest + 1)),), (position,))

    def prepare_seat_change(self, seat: int, new: StoredSeat, act: str = "") -> PreparedStep:
        """Change who sits in a seat; `act` is written in the log, if it is given."""
        change = SeatChange(seat, new)
        if not act:
            return PreparedStep((), (), seat_change=change)
        return replace(self.log.prepare_clock_act(seat, act), seat_change=change)

    def apply(self, step: PreparedStep) -> None:
        """Make it true: it has been written."""
        if step.seat_change is not None:
            self.seats[step.seat_change.seat] = step.seat_change.new
        for entry, position in zip(step.entries, step.positions, strict=True):
            self.log.add(entry, position)
            if entry.act == DEAL:
                self.room.ready_seats = NO_SEATS

    def catch_up(self, rows: Iterable[StoredEntry]) -> None:
        """Follow what another server process has written."""
        for row in rows:
            if row.number == len(self.log.entries) + 1:
                self.log.replay(from_row(row))
                if row.act == DEAL:
                    self.room.ready_seats = NO_SEATS

    def transfer_owner(self, guest: bytes, account: bytes | None) -> None:
        """Let what was a guest's here become an account's; None: of a player who has left."""
        self.seats.transfer_owner(guest, account)
        if self.row.host == guest:
            self.row = replace(self.row, host=account)
        self.list_status = None
        request = self.room.takeback_request
        if request is not None and account is not None and guest in request.agreed:
            request.agreed = request.agreed - {guest} | {account}
        self.mark_changed()
