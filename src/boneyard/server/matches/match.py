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
from boneyard.core.redaction import told_events
from boneyard.engine import act, deal_round, lucky_hit
from boneyard.engine.kinds import AnyRules
from boneyard.engine.legal import legal
from boneyard.games import game_named
from boneyard.i18n.translator import Say, english
from boneyard.layout import Aspect
from boneyard.schemas.log import BACK, DEAL, REDO, UNDO, back_to
from boneyard.server.errors import MatchError
from boneyard.server.match_page.cache import Drawings
from boneyard.server.matches.autoplay_delays import Tempi
from boneyard.server.matches.chat import Talk
from boneyard.server.matches.clock import is_time, told_time
from boneyard.server.matches.log import Entry, restored, told
from boneyard.server.matches.models import Kept, Standing, StoredBanks, StoredEntry, StoredSeat
from boneyard.server.matches.premoves import fitting, holds
from boneyard.server.matches.presence import Presence
from boneyard.server.matches.seats import Seated
from boneyard.server.matches.takeback import Plea, cut, stood
from boneyard.server.matches.views import Eye, eye_of
from boneyard.server.settings import LINGER
from boneyard.server.wall_clock import now
from boneyard.text.end_names import end_names
from boneyard.text.game_report import Report, sentences
from boneyard.text.move_labels import calls, only_step

if TYPE_CHECKING:
    from boneyard.server.matches.autoplay import Pause

#: How many entries, as told to each, are kept ready to be sent.
READY: Final = 32

#: Seconds within which watchers who come and go are told as one change.
CROWD: Final = 0.5


class Step(Struct, frozen=True):
    """What is about to happen: entries, and how the match stands after each."""

    entries: tuple[Entry, ...]
    states: tuple[Position, ...]
    banks: StoredBanks | None = None
    """How the clocks stand after it, where that doesn't follow from the play."""


class LiveMatch(Seated):
    """A match that is being played."""

    def __init__(self, kept: Kept, linger: float = LINGER) -> None:
        """Fold a match from its log; whoever was there is away after `linger` seconds."""
        super().__init__(kept, Presence(self._came_or_went, linger))
        self.rules: AnyRules = game_named(kept.match.game).rules(**kept.match.options)
        self.solo = self.rules.alone
        self.next: str | None = kept.next
        """Its rematch, once there is one."""
        self.offer = kept.offer
        """How it is shown to everybody, while a seat waits there; None: it is by link only."""
        self.log: list[Entry] = []
        """All that was ever done, steps taken back included."""
        self.line: list[Entry] = self.log if not self.solo else []
        """What counts: the log without what was taken back."""
        self.round_began = 0
        """The number of the entry that dealt the round."""
        self.ready: set[int] = set()
        """The seats that have pressed on since the round ended."""
        self.slow: set[int] = set()
        """The seats of bots that keep the table waiting, because they are not ready to think."""
        self.news = 0
        """Goes up when seats, rematch or the like have changed: that is in no entry."""
        self.banks: StoredBanks | None = kept.banks
        """How its clocks stand, as the store knows it."""
        self.later = {one.seat: one for one in kept.later}
        """What seats have left for their next turns; for nobody else to know."""
        self.going: bool | None = None
        """Whether the store knows it as one that goes on by itself; None: that isn't known."""
        self.stands: Standing | None = None
        """How it stands in the lists of those who play here; None: that isn't known."""
        self.watching = 0
        """How many watch, as it was told last."""
        self.late: LiveMatch | None = None
        """What watchers see instead, where they are told of rounds that are over only."""
        self._recount: asyncio.TimerHandle | None = None
        self.lock = asyncio.Lock()
        self.shuffling_since: float | None = None
        """When the table first waited for nothing but seeds, by the loop's clock."""
        self.wake: Callable[[], None] | None = None
        """Lets whoever sees to this table look at it, while somebody does."""
        self.drawn = Drawings()
        """For whoever draws this match. Nothing here looks into it."""
        self.pause: Pause | None = None
        """After a round, until the next one."""
        self.plea: Plea | None = None
        self.talk = Talk()
        """What people say to each other."""
        self.tempi = Tempi()
        """How fast those who are connected wish it to go."""
        self.touched = time.monotonic()
        self._start: Position = self.rules.new_match()
        self._states: list[Position] = [self._start]
        self._undone: list[tuple[Entry, Position]] = []
        self._eyes: dict[tuple[int | None, bool], Eye] = {}
        self._moves: dict[int, tuple[Position, tuple[Move, ...]]] = {}
        self._calls: dict[int, list[str]] = {}
        self._wire: dict[tuple[int, int | None], bytes] = {}
        for entry in kept.log:
            self.follow(restored(entry))

    # How it stands.

    @property
    def state(self) -> Position:
        """The match as it stands, with all its secrets."""
        return self._states[-1]

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
        return "shuffling" if not self.log and self.awaited() else "playing"

    def awaited(self, seats: Sequence[StoredSeat] | None = None) -> list[int]:
        """The seats of people who have not added their seeds yet; none once tiles are dealt."""
        if self.log or not self.kept.takes_seeds:
            return []
        seats = self.seats if seats is None else seats
        people = [at for at, seat in enumerate(seats) if seat.kind == "person"]
        return [at for at in people if seats[at].seeded is None]

    def goes_on(self, state: Position, seats: Sequence[StoredSeat] | None = None) -> bool:
        """Say whether it would go on by itself: a bot is to move, or a round to be dealt."""
        seats = self.seats if seats is None else seats
        if state.over or any(seat.kind == "open" for seat in seats):
            return False
        if not state.round and self.awaited(seats):
            return False
        if state.to_act is None or seats[state.to_act].kind == "bot":
            return not state.playing or state.to_act is not None
        return self.left_for(state, state.to_act) is not None

    def left_for(self, state: Position, seat: int) -> Move | None:
        """The play that a seat has left, if it is to move and that is legal."""
        left = self.later.get(seat)
        if left is None or seat != state.to_act or not holds(left, self.log):
            return None
        return fitting(left, legal(state, seat))

    # What is known of it.

    def view(self, seat: int | None) -> Position:
        """What a person in a seat (None: a watcher) may know; nothing in it tells of calls."""
        return self._eye(seat, False)

    def bot_view(self, seat: int) -> Position:
        """What a bot in a seat may know: as `view`, with what there is to notice."""
        return self._eye(seat, True)

    def _eye(self, seat: int | None, sharp: bool) -> Position:
        if (seat, sharp) not in self._eyes:
            self._eyes[seat, sharp] = eye_of(self._start, seat, sharp)
        return self._eyes[seat, sharp].look(self.line, self.solo)

    def moves(self, seat: int) -> list[Move]:
        """What a seat may do now, calls aside: those that exist are always the same ones."""
        view, known = self.view(seat), self._moves.get(seat)
        if known is None or known[0] is not view:
            found = tuple(m for m in legal(view, seat) if not isinstance(m, Call | Catch))
            known = self._moves[seat] = view, found
        return list(known[1])

    def calls(self, seat: int) -> list[str]:
        """The calls that exist for a seat, whether there is anything to call or not."""
        known = self._calls.get(seat)
        if known is None:
            known = self._calls[seat] = calls(self.rules, seat)
        return known

    @property
    def has_calls(self) -> bool:
        """Say whether noticing is part of this match."""
        return bool(self.calls(0))

    def forced(self, seat: int) -> Move | None:
        """The draw or pass that is all a seat can do, if that is so."""
        if seat != self.state.to_act:
            return None
        return only_step(self.moves(seat))

    def text(
        self,
        entry: Entry,
        seat: int | None,
        shape: Aspect = "wide",
        *,
        events: Sequence[Event] | None = None,
        faces: Faces = "pips",
        reader: int | None = None,
        say: Say = english,
    ) -> list[str]:
        """What happened, in sentences, as a seat (None: a watcher) may know it.

        The shape of the table decides what its ends are called. Who reads it and plays is spoken
        to as `you`. `events` are what the seat is told, where that is known already.
        """
        ends = end_names(self.rules, shape, self.names, reader)
        report = Report(self.names, self.rules.sides, ends, faces, reader)
        if is_time(entry.act):
            return [say(told_time(report, entry))]
        events = told_events(entry.events, seat) if events is None else events
        return sentences(report, events, say)

    def wire(self, number: int, seat: int | None) -> bytes:
        """An entry as it is sent to a seat (None: a watcher)."""
        ready = self._wire.get((number, seat))
        if ready is None:
            entry = self.log[number - 1]
            ready = encoder.encode(told(entry, seat, self.text(entry, seat, reader=seat)))
            if len(self._wire) >= READY:
                self._wire.clear()
            self._wire[number, seat] = ready
        return ready

    def since(self, number: int, seat: int | None) -> list[bytes]:
        """The entries after a number, as they are sent to a seat (None: a watcher)."""
        return [self.wire(at, seat) for at in range(max(number, 0) + 1, len(self.log) + 1)]

    def pages(self, number: int, last: int, seat: int | None) -> list[bytes]:
        """The same up to an entry, for another thread: nothing that others use is touched."""
        entries = self.log[max(number, 0) : last]
        return [
            encoder.encode(told(one, seat, self.text(one, seat, reader=seat))) for one in entries
        ]

    def look_from_everywhere(self) -> None:
        """Work out what everybody knows, so that nobody waits for it who asks.

        Nobody looks with a person's eyes from where a bot sits.
        """
        for seat, one in enumerate(self.seats):
            (self.bot_view if one.kind == "bot" else self.view)(seat)
        self.view(None)

    # What happens to it.

    def prepare(self, seat: int, move: Move, say: Sequence[Move] = ()) -> Step:
        """Decide a move, what chance does at once, and the calls said along with it."""
        state, entries, states = self._acted([], [], self.state, seat, move)
        for word in say:
            # Said in advance: if there is nothing to call after all, nothing was said.
            if word in legal(state, seat):
                state, entries, states = self._acted(entries, states, state, seat, word)
        return Step(tuple(entries), tuple(states))

    def _acted(
        self,
        entries: list[Entry],
        states: list[Position],
        state: Position,
        seat: int | None,
        move: Move,
    ) -> tuple[Position, list[Entry], list[Position]]:
        events, state = act(state, seat, move)
        entry = self._entry(len(entries), seat, str(move), events)
        entries, states = [*entries, entry], [*states, state]
        if state.reaching is not None:
            return self._acted(entries, states, state, None, lucky_hit(state, self.fair))
        return state, entries, states

    def prepare_deal(self) -> Step:
        """Deal the next round."""
        events, state = deal_round(self.state, self.fair)
        entry = self._entry(0, None, DEAL, events)
        # Whatever the clock says: seal and seeds came before.
        fixed = [self.kept.sealed, *(seat.seeded for seat in self.seats)]
        latest = max((at for at in fixed if at is not None), default=0)
        return Step((replace(entry, at=max(entry.at, latest + 1)),), (state,))

    @property
    def dealt_at(self) -> int | None:
        """When the first round was dealt."""
        return self.log[0].at if self.log else None

    def prepare_undo(self) -> Step:
        """Take the last move back."""
        if not self.solo:
            raise MatchError("house-no-undo")
        if len(self.line) < 2:
            raise MatchError("house-nothing-to-undo")
        return Step((self._entry(0, 0, UNDO, ()),), (self._states[-2],))

    def prepare_redo(self) -> Step:
        """Make the move that was taken back last again."""
        if not self._undone:
            raise MatchError("house-nothing-to-redo")
        return Step((self._entry(0, 0, REDO, ()),), (self._undone[-1][1],))

    def prepare_back(self, seat: int, number: int) -> Step:
        """Take all back that was done since an entry."""
        entry = self._entry(0, seat, f"{BACK} {number}", ())
        return Step((entry,), (stood(self._start, self.line, number),))

    def prepare_time(self, seat: int, act: str, banks: StoredBanks | None = None) -> Step:
        """Write down what the clock does; the match stands as before."""
        return Step((self._entry(0, seat, act, ()),), (self.state,), banks)

    def _entry(self, more: int, seat: int | None, act: str, events: Sequence[Event]) -> Entry:
        return Entry(len(self.log) + 1 + more, seat, act, tuple(events), now())

    def apply(self, step: Step) -> None:
        """Make it true: it has been written."""
        for entry, state in zip(step.entries, step.states, strict=True):
            self._apply(entry, state)

    def follow(self, entry: Entry) -> None:
        """Follow an entry of the log that was decided elsewhere or before."""
        if entry.act == UNDO:
            state = self._states[-2]
        elif entry.act == REDO:
            state = self._undone[-1][1]
        elif (to := back_to(entry.act)) is not None:
            state = stood(self._start, self.line, to)
        else:
            state = self.state
            for event in entry.events:
                state = evolve(state, event)
        self._apply(entry, state)

    def catch_up(self, kept: Iterable[StoredEntry]) -> None:
        """Follow what somebody else has written."""
        for entry in kept:
            if entry.number == len(self.log) + 1:
                self.follow(restored(entry))

    def _apply(self, entry: Entry, state: Position) -> None:
        assert entry.number == len(self.log) + 1
        self.log.append(entry)
        if is_time(entry.act):
            if self.line is self.log:
                self.line = self.log[:-1]
            return
        if entry.act == DEAL:
            self.round_began = entry.number
            self.ready.clear()
        if not self.solo:
            self._states[0] = state
            if (to := back_to(entry.act)) is not None:
                self.line = cut(self.line, to)
                self._eyes.clear()
            elif self.line is not self.log:
                self.line.append(entry)
            return
        if entry.act == UNDO:
            self._undone.append((self.line.pop(), self._states.pop()))
        elif entry.act == REDO:
            self.line.append(self._undone.pop()[0])
            self._states.append(state)
        else:
            self._undone.clear()
            self.line.append(entry)
            self._states.append(state)

    @property
    def can_undo(self) -> bool:
        """Say whether there is a move to take back."""
        return self.solo and len(self.line) > 1

    @property
    def can_redo(self) -> bool:
        """Say whether there is a move to make again."""
        return bool(self._undone)

    @property
    def dealt(self) -> Position:
        """A game for one as it was dealt."""
        return self._states[1]

    def stir(self) -> None:
        """Something has changed that is in no entry: tell it."""
        self.news += 1
        self.tell()

    def hand_over(self, guest: bytes, person: bytes | None) -> None:
        """What was a guest's here is a person's from now on; it stands in their list."""
        super().hand_over(guest, person)
        self.stands = None
        if self.plea is not None and person is not None and guest in self.plea.agreed:
            self.plea.agreed = self.plea.agreed - {guest} | {person}
        self.stir()

    def keep_waiting(self, seat: int, on: bool) -> None:
        """Note that a bot keeps the table waiting, or does so no longer."""
        if (seat in self.slow) is not on:
            self.slow ^= {seat}
            self.stir()

    def seen_from(self, seat: int | None) -> "LiveMatch":
        """The match that somebody in a seat (None: a watcher) may look at."""
        return self if seat is not None or self.late is None else self.late

    def catch_up_with(self) -> None:
        """Follow the match that this one is seen instead of; nothing, if this is the match."""

    def _count_watchers(self) -> None:
        """Tell how many watch, if that is another number: now and again, not with each of them."""
        self._recount = None
        now = sum(not self.seats_of(guest) for guest in self.presence.guests)
        if now != self.watching:
            self.watching = now
            self.stir()

    def _came_or_went(self, guest: bytes) -> None:
        if not self.seats_of(guest):
            if self._recount is None:
                loop = asyncio.get_running_loop()
                self._recount = loop.call_later(CROWD, self._count_watchers)
        else:
            self.stir()
            if self.wake is not None and self.status == "shuffling":
                self.wake()

    def tell(self) -> None:
        """Wake everybody who wants to hear of this match."""
        self.touched = time.monotonic()
        if self.late is not None:
            self.late.catch_up_with()
        for wake in tuple(self.wakers):
            wake()
