"""One live match: its rules, how it stands, its log, and what each seat may know of it.

A change is made in two steps: `prepare` decides it and changes nothing; when it has been written
to the store, `apply` makes it true. What a move costs depends neither on the tiles that lie nor on
the moves made: state and views go on from where they were.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.actions import Call, Catch, Move
from boneyard.core.codec import encoder
from boneyard.core.events import Event
from boneyard.core.faces import Faces
from boneyard.core.position import Position, evolve
from boneyard.core.redaction import public_events
from boneyard.engine import act, deal_round, random_hit
from boneyard.engine.kinds import AnyRules
from boneyard.engine.legal import legal
from boneyard.games import get_game
from boneyard.i18n.translator import Translate, english
from boneyard.layout import Aspect
from boneyard.schemas.log import DEAL, REDO, TAKEBACK, UNDO, parse_takeback
from boneyard.server.errors import MatchError
from boneyard.server.match_page.cache import DrawingCache
from boneyard.server.matches.autoplay_delays import SpeedPreferences
from boneyard.server.matches.chat import Chat
from boneyard.server.matches.clock import describe_clock_act, is_clock_act
from boneyard.server.matches.log import Entry, from_row, redact_entry
from boneyard.server.matches.models import (
    ClockState,
    ListStatus,
    LoadedMatch,
    StoredEntry,
    StoredSeat,
)
from boneyard.server.matches.premoves import find_legal_premove, is_still_valid
from boneyard.server.matches.presence import Presence
from boneyard.server.matches.seats import MatchSeats
from boneyard.server.matches.takeback import TakebackRequest, position_at, truncate_log
from boneyard.server.matches.views import IncrementalView, build_view
from boneyard.server.settings import DEFAULT_LINGER_SECONDS
from boneyard.server.wall_clock import now_ms
from boneyard.text.end_names import end_names
from boneyard.text.game_report import GameReport, render_sentences
from boneyard.text.move_labels import available_calls, forced_step

if TYPE_CHECKING:
    from boneyard.server.matches.autoplay import Pause

#: How many entries, as told to each, are kept ready to be sent.
MAX_ENCODED_ENTRIES: Final = 32

#: Seconds within which watchers who come and go are told as one change.
SPECTATOR_COUNT_DELAY_SECONDS: Final = 0.5


class PreparedStep(Struct, frozen=True):
    """What is about to happen: entries, and how the match stands after each."""

    entries: tuple[Entry, ...]
    positions: tuple[Position, ...]
    clock_state: ClockState | None = None
    """How the clocks stand after it, where that doesn't follow from the play."""


class LiveMatch(MatchSeats):
    """A match that is being played."""

    def __init__(self, loaded: LoadedMatch, linger: float = DEFAULT_LINGER_SECONDS) -> None:
        """Fold a match from its log; whoever was there is away after `linger` seconds."""
        super().__init__(loaded, Presence(self._on_presence_change, linger))
        self.rules: AnyRules = get_game(loaded.match.game).rules(**loaded.match.options)
        self.solo = self.rules.alone
        self.rematch_id: str | None = loaded.rematch_id
        """Its rematch, once there is one."""
        self.offer = loaded.offer
        """How it is shown to everybody, while a seat waits there; None: it is by link only."""
        self.log: list[Entry] = []
        """All that was ever done, steps taken back included."""
        self.active_log: list[Entry] = self.log if not self.solo else []
        """What counts: the log without what was taken back."""
        self.round_began = 0
        """The number of the entry that dealt the round."""
        self.ready_seats: set[int] = set()
        """The seats that have pressed on since the round ended."""
        self.slow_bots: set[int] = set()
        """The seats of bots that keep the table waiting, because they are not ready to think."""
        self.revision = 0
        """Goes up when seats, rematch or the like have changed: that is in no entry."""
        self.clock_state: ClockState | None = loaded.clock_state
        """How its clocks stand, as the store knows it."""
        self.premoves = {one.seat: one for one in loaded.premoves}
        """What seats have left for their next turns; for nobody else to know."""
        self.needs_autoplay: bool | None = None
        """Whether the store knows it as one that goes on by itself; None: that isn't known."""
        self.list_status: ListStatus | None = None
        """How it stands in the lists of those who play here; None: that isn't known."""
        self.spectator_count = 0
        """How many watch, as it was told last."""
        self.delayed_view: LiveMatch | None = None
        """What watchers see instead, where they are told of rounds that are over only."""
        self._recount_timer: asyncio.TimerHandle | None = None
        self.lock = asyncio.Lock()
        self.awaiting_seeds_since: float | None = None
        """When the table first waited for nothing but seeds, by the loop's clock."""
        self.wake_autoplayer: Callable[[], None] | None = None
        """Lets whoever sees to this table look at it, while somebody does."""
        self.drawing_cache = DrawingCache()
        """For whoever draws this match. Nothing here looks into it."""
        self.pause: Pause | None = None
        """After a round, until the next one."""
        self.takeback_request: TakebackRequest | None = None
        self.chat = Chat()
        """What people say to each other."""
        self.speeds = SpeedPreferences()
        """How fast those who are connected wish it to go."""
        self.last_used = time.monotonic()
        self._start: Position = self.rules.new_match()
        self._positions: list[Position] = [self._start]
        self._redo_stack: list[tuple[Entry, Position]] = []
        self._views: dict[tuple[int | None, bool], IncrementalView] = {}
        self._legal_moves: dict[int, tuple[Position, tuple[Move, ...]]] = {}
        self._calls: dict[int, list[str]] = {}
        self._encoded: dict[tuple[int, int | None], bytes] = {}
        for entry in loaded.log:
            self.replay_entry(from_row(entry))

    # How it stands.

    @property
    def state(self) -> Position:
        """The match as it stands, with all its secrets."""
        return self._positions[-1]

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def status(self) -> str:
        """How far it is: waiting for players, for their seeds (shuffling), playing, or over."""
        if self.state.over:
            return "over"
        for seat in self.seats:  # asked with every move, for everybody: no generator is made
            if seat.kind == "open":
                return "waiting"
        return "shuffling" if not self.log and self.seats_without_seed() else "playing"

    def seats_without_seed(self, seats: Sequence[StoredSeat] | None = None) -> list[int]:
        """The seats of people who have not added their seeds yet; none once tiles are dealt."""
        if self.log or not self.row.takes_seeds:
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
        return self.find_premove(state, state.to_act) is not None

    def find_premove(self, state: Position, seat: int) -> Move | None:
        """The play that a seat has left, if it is to move and that is legal."""
        left = self.premoves.get(seat)
        if left is None or seat != state.to_act or not is_still_valid(left, self.log):
            return None
        return find_legal_premove(left, legal(state, seat))

    # What is known of it.

    def view(self, seat: int | None) -> Position:
        """What a person in a seat (None: a watcher) may know; nothing in it tells of calls."""
        return self._view(seat, False)

    def bot_view(self, seat: int) -> Position:
        """What a bot in a seat may know: as `view`, with what there is to notice."""
        return self._view(seat, True)

    def _view(self, seat: int | None, for_bot: bool) -> Position:
        if (seat, for_bot) not in self._views:
            self._views[seat, for_bot] = build_view(self._start, seat, for_bot)
        return self._views[seat, for_bot].update(self.active_log, self.solo)

    def legal_moves(self, seat: int) -> list[Move]:
        """What a seat may do now, calls aside: those that exist are always the same ones."""
        view, known = self.view(seat), self._legal_moves.get(seat)
        if known is None or known[0] is not view:
            found = tuple(m for m in legal(view, seat) if not isinstance(m, Call | Catch))
            known = self._legal_moves[seat] = view, found
        return list(known[1])

    def calls(self, seat: int) -> list[str]:
        """The calls that exist for a seat, whether there is anything to call or not."""
        known = self._calls.get(seat)
        if known is None:
            known = self._calls[seat] = available_calls(self.rules, seat)
        return known

    @property
    def has_calls(self) -> bool:
        """Say whether noticing is part of this match."""
        return bool(self.calls(0))

    def forced_move(self, seat: int) -> Move | None:
        """The draw or pass that is all a seat can do, if that is so."""
        if seat != self.state.to_act:
            return None
        return forced_step(self.legal_moves(seat))

    def describe_entry(
        self,
        entry: Entry,
        seat: int | None,
        shape: Aspect = "wide",
        *,
        events: Sequence[Event] | None = None,
        faces: Faces = "pips",
        reader: int | None = None,
        translate: Translate = english,
    ) -> list[str]:
        """What happened, in sentences, as a seat (None: a watcher) may know it.

        The shape of the table decides what its ends are called. Who reads it and plays is spoken
        to as `you`. `events` are what the seat is told, where that is known already.
        """
        ends = end_names(self.rules, shape, self.names, reader)
        report = GameReport(self.names, self.rules.sides, ends, faces, reader)
        if is_clock_act(entry.act):
            return [translate(describe_clock_act(report, entry))]
        events = public_events(entry.events, seat) if events is None else events
        return render_sentences(report, events, translate)

    def encode_entry(self, number: int, seat: int | None) -> bytes:
        """An entry as it is sent to a seat (None: a watcher)."""
        ready = self._encoded.get((number, seat))
        if ready is None:
            entry = self.log[number - 1]
            ready = encoder.encode(
                redact_entry(entry, seat, self.describe_entry(entry, seat, reader=seat))
            )
            if len(self._encoded) >= MAX_ENCODED_ENTRIES:
                self._encoded.clear()
            self._encoded[number, seat] = ready
        return ready

    def encode_since(self, number: int, seat: int | None) -> list[bytes]:
        """The entries after a number, as they are sent to a seat (None: a watcher)."""
        return [self.encode_entry(at, seat) for at in range(max(number, 0) + 1, len(self.log) + 1)]

    def encode_range(self, number: int, last: int, seat: int | None) -> list[bytes]:
        """The same up to an entry, for another thread: nothing that others use is touched."""
        entries = self.log[max(number, 0) : last]
        return [
            encoder.encode(redact_entry(one, seat, self.describe_entry(one, seat, reader=seat)))
            for one in entries
        ]

    def warm_views(self) -> None:
        """Work out what everybody knows, so that nobody waits for it who asks.

        Nobody looks with a person's eyes from where a bot sits.
        """
        for seat, one in enumerate(self.seats):
            (self.bot_view if one.kind == "bot" else self.view)(seat)
        self.view(None)

    # What happens to it.

    def prepare_move(self, seat: int, move: Move, calls: Sequence[Move] = ()) -> PreparedStep:
        """Decide a move, what chance does at once, and the calls said along with it."""
        state, entries, states = self._extend_step([], [], self.state, seat, move)
        for word in calls:
            # Said in advance: if there is nothing to call after all, nothing was said.
            if word in legal(state, seat):
                state, entries, states = self._extend_step(entries, states, state, seat, word)
        return PreparedStep(tuple(entries), tuple(states))

    def _extend_step(
        self,
        entries: list[Entry],
        states: list[Position],
        state: Position,
        seat: int | None,
        move: Move,
    ) -> tuple[Position, list[Entry], list[Position]]:
        events, state = act(state, seat, move)
        entry = self._new_entry(len(entries), seat, str(move), events)
        entries, states = [*entries, entry], [*states, state]
        if state.reaching is not None:
            return self._extend_step(entries, states, state, None, random_hit(state, self.fair))
        return state, entries, states

    def prepare_deal(self) -> PreparedStep:
        """Deal the next round."""
        events, state = deal_round(self.state, self.fair)
        entry = self._new_entry(0, None, DEAL, events)
        # Whatever the clock says: seal and seeds came before.
        fixed = [self.row.sealed, *(seat.seeded for seat in self.seats)]
        latest = max((at for at in fixed if at is not None), default=0)
        return PreparedStep((replace(entry, at=max(entry.at, latest + 1)),), (state,))

    @property
    def dealt_at(self) -> int | None:
        """When the first round was dealt."""
        return self.log[0].at if self.log else None

    def prepare_undo(self) -> PreparedStep:
        """Take the last move back."""
        if not self.solo:
            raise MatchError("house-no-undo")
        if len(self.active_log) < 2:
            raise MatchError("house-nothing-to-undo")
        return PreparedStep((self._new_entry(0, 0, UNDO, ()),), (self._positions[-2],))

    def prepare_redo(self) -> PreparedStep:
        """Make the move that was taken back last again."""
        if not self._redo_stack:
            raise MatchError("house-nothing-to-redo")
        return PreparedStep((self._new_entry(0, 0, REDO, ()),), (self._redo_stack[-1][1],))

    def prepare_takeback(self, seat: int, number: int) -> PreparedStep:
        """Take all back that was done since an entry."""
        entry = self._new_entry(0, seat, f"{TAKEBACK} {number}", ())
        return PreparedStep((entry,), (position_at(self._start, self.active_log, number),))

    def prepare_clock_act(
        self, seat: int, act: str, clock_state: ClockState | None = None
    ) -> PreparedStep:
        """Write down what the clock does; the match stands as before."""
        return PreparedStep((self._new_entry(0, seat, act, ()),), (self.state,), clock_state)

    def _new_entry(self, more: int, seat: int | None, act: str, events: Sequence[Event]) -> Entry:
        return Entry(len(self.log) + 1 + more, seat, act, tuple(events), now_ms())

    def apply(self, step: PreparedStep) -> None:
        """Make it true: it has been written."""
        for entry, state in zip(step.entries, step.positions, strict=True):
            self._apply(entry, state)

    def replay_entry(self, entry: Entry) -> None:
        """Follow an entry of the log that was decided elsewhere or before."""
        if entry.act == UNDO:
            state = self._positions[-2]
        elif entry.act == REDO:
            state = self._redo_stack[-1][1]
        elif (to := parse_takeback(entry.act)) is not None:
            state = position_at(self._start, self.active_log, to)
        else:
            state = self.state
            for event in entry.events:
                state = evolve(state, event)
        self._apply(entry, state)

    def catch_up(self, rows: Iterable[StoredEntry]) -> None:
        """Follow what somebody else has written."""
        for entry in rows:
            if entry.number == len(self.log) + 1:
                self.replay_entry(from_row(entry))

    def _apply(self, entry: Entry, state: Position) -> None:
        assert entry.number == len(self.log) + 1
        self.log.append(entry)
        if is_clock_act(entry.act):
            if self.active_log is self.log:
                self.active_log = self.log[:-1]
            return
        if entry.act == DEAL:
            self.round_began = entry.number
            self.ready_seats.clear()
        if not self.solo:
            self._positions[0] = state
            if (to := parse_takeback(entry.act)) is not None:
                self.active_log = truncate_log(self.active_log, to)
                self._views.clear()
            elif self.active_log is not self.log:
                self.active_log.append(entry)
            return
        if entry.act == UNDO:
            self._redo_stack.append((self.active_log.pop(), self._positions.pop()))
        elif entry.act == REDO:
            self.active_log.append(self._redo_stack.pop()[0])
            self._positions.append(state)
        else:
            self._redo_stack.clear()
            self.active_log.append(entry)
            self._positions.append(state)

    @property
    def can_undo(self) -> bool:
        """Say whether there is a move to take back."""
        return self.solo and len(self.active_log) > 1

    @property
    def can_redo(self) -> bool:
        """Say whether there is a move to make again."""
        return bool(self._redo_stack)

    @property
    def dealt_position(self) -> Position:
        """A game for one as it was dealt."""
        return self._positions[1]

    def mark_changed(self) -> None:
        """Something has changed that is in no entry: tell it."""
        self.revision += 1
        self.notify()

    def transfer_owner(self, guest: bytes, account: bytes | None) -> None:
        """What was a guest's here is a person's from now on; it stands in their list."""
        super().transfer_owner(guest, account)
        self.list_status = None
        if (
            self.takeback_request is not None
            and account is not None
            and guest in self.takeback_request.agreed
        ):
            self.takeback_request.agreed = self.takeback_request.agreed - {guest} | {account}
        self.mark_changed()

    def set_bot_slow(self, seat: int, on: bool) -> None:
        """Note that a bot keeps the table waiting, or does so no longer."""
        if (seat in self.slow_bots) is not on:
            self.slow_bots ^= {seat}
            self.mark_changed()

    def as_seen_from(self, seat: int | None) -> "LiveMatch":
        """The match that somebody in a seat (None: a watcher) may look at."""
        return self if seat is not None or self.delayed_view is None else self.delayed_view

    def sync_with_source(self) -> None:
        """Follow the match that this one is seen instead of; nothing, if this is the match."""

    def _count_spectators(self) -> None:
        """Tell how many watch, if that is another number: now and again, not with each of them."""
        self._recount_timer = None
        now = sum(not self.seats_of(guest) for guest in self.presence.guests)
        if now != self.spectator_count:
            self.spectator_count = now
            self.mark_changed()

    def _on_presence_change(self, guest: bytes) -> None:
        if not self.seats_of(guest):
            if self._recount_timer is None:
                loop = asyncio.get_running_loop()
                self._recount_timer = loop.call_later(
                    SPECTATOR_COUNT_DELAY_SECONDS, self._count_spectators
                )
        else:
            self.mark_changed()
            if self.wake_autoplayer is not None and self.status == "shuffling":
                self.wake_autoplayer()

    def notify(self) -> None:
        """Wake everybody who wants to hear of this match."""
        self.last_used = time.monotonic()
        if self.delayed_view is not None:
            self.delayed_view.sync_with_source()
        for wake in tuple(self.subscribers):
            wake()
