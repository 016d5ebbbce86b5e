"""Views of a match: the position, legal moves and entries as each seat may know them."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from boneyard.core.actions import Call, Catch, Move
from boneyard.core.codec import encoder
from boneyard.core.events import Event
from boneyard.core.position import Position
from boneyard.core.redaction import public_events, redact
from boneyard.core.tile_faces import Faces
from boneyard.engine.kinds import AnyRules
from boneyard.engine.legal import legal_cached
from boneyard.i18n.translator import Translate, english
from boneyard.layout import Aspect
from boneyard.server.lru import LruCache
from boneyard.server.matches.clock import describe_clock_act, is_clock_act
from boneyard.server.matches.match_log import Entry, MatchLog, redact_entry
from boneyard.server.matches.room import Room
from boneyard.server.matches.seats import Seats
from boneyard.text.end_names import end_names
from boneyard.text.game_report import GameReport, render_sentences
from boneyard.text.move_labels import available_calls, forced_step

#: How many entries, as they are sent to each seat, are kept ready.
MAX_ENCODED_ENTRIES: Final = 32

#: How many drawings of one match are kept: one for each seat, and some for other spectators.
MAX_DRAWN_UPDATES: Final = 24

#: The number of the last entry, and the revision of the room.
MatchVersion = tuple[int, int]


class IncrementalView:
    """A view that goes on from where it was; it can go back, for a game for one."""

    __slots__ = ("_for_bot", "_numbers", "_seat", "_views")

    def __init__(self, start: Position, seat: int | None, for_bot: bool) -> None:
        """Begin before the first deal; a bot also sees what there is to notice."""
        self._seat, self._for_bot = seat, for_bot
        self._numbers = [0]
        self._views = [start]

    def update(self, log: Sequence[Entry], can_go_back: bool) -> Position:
        """The view after these entries."""
        if not can_go_back:
            view, seen = self._views[0], self._numbers[0]
            for entry in log[seen:]:
                view = self._apply(view, entry)
            self._views[0], self._numbers[0] = view, len(log)
            return view
        while len(self._views) > len(log) + 1 or (
            len(self._views) > 1 and log[len(self._views) - 2].number != self._numbers[-1]
        ):
            self._views.pop()
            self._numbers.pop()
        for entry in log[len(self._views) - 1 :]:
            self._views.append(self._apply(self._views[-1], entry))
            self._numbers.append(entry.number)
        return self._views[-1]

    def _apply(self, view: Position, entry: Entry) -> Position:
        seat = self._seat
        if self._for_bot:
            visible = [redact(event, seat) for event in entry.events]
        else:
            visible = public_events(entry.events, seat)
        for event in visible:
            view = view.apply_event(event)
        return view


class _Cache(Struct):
    """What has been worked out for one version of a match."""

    version: MatchVersion
    legal_moves: dict[tuple[int, bool], tuple[Move, ...]] = {}
    encoded_entries: dict[tuple[int, int | None], bytes] = {}


class MatchViews:
    """What each seat and spectators may know of a match: positions, legal moves, entries as sent.

    Nothing here is worked out from what is hidden: legal moves come from the seat's own view.
    """

    def __init__(self, rules: AnyRules, log: MatchLog, seats: Seats, room: Room) -> None:
        """Look at a match."""
        self._rules, self._log, self._seats, self._room = rules, log, seats, room
        self._views: dict[tuple[int | None, bool], IncrementalView] = {}
        self._takeback_count = 0
        self._calls: dict[int, list[str]] = {}
        self._cache = _Cache((0, 0))
        self.drawn_updates: LruCache[
            tuple[int | None, str], tuple[tuple[MatchVersion, MatchVersion], bytes]
        ] = LruCache(MAX_DRAWN_UPDATES)
        """The last drawing sent, by seat and style: from which version to which, and as JSON."""

    def of(self, seat: int | None, *, for_bot: bool = False) -> Position:
        """What a person in a seat (None: a spectator) may know; nothing in it tells of calls.

        With `for_bot`, what a bot in a seat may know: the same with what there is to notice.
        """
        if self._takeback_count != self._log.takeback_count:
            self._takeback_count = self._log.takeback_count
            self._views.clear()
        view = self._views.get((seat, for_bot))
        if view is None:
            view = self._views[seat, for_bot] = IncrementalView(self._log.start, seat, for_bot)
        return view.update(self._log.active, self._log.solo)

    def of_bot(self, seat: int) -> Position:
        """What a bot in a seat may know."""
        return self.of(seat, for_bot=True)

    def _current_cache(self) -> _Cache:
        version = len(self._log.entries), self._room.revision
        if self._cache.version != version:
            self._cache = _Cache(version)
        return self._cache

    def legal_moves(self, seat: int) -> list[Move]:
        """What a person in a seat may do now, calls aside: those that exist are always the same."""
        known = self._current_cache().legal_moves
        if (seat, False) not in known:
            moves = legal_cached(self.of(seat), seat)
            known[seat, False] = tuple(m for m in moves if not isinstance(m, Call | Catch))
        return list(known[seat, False])

    def bot_legal_moves(self, seat: int) -> Sequence[Move]:
        """What a bot in a seat may do now, calls included."""
        known = self._current_cache().legal_moves
        if (seat, True) not in known:
            known[seat, True] = tuple(legal_cached(self.of_bot(seat), seat))
        return known[seat, True]

    def calls(self, seat: int) -> list[str]:
        """The calls that exist for a seat, whether there is anything to call or not."""
        known = self._calls.get(seat)
        if known is None:
            known = self._calls[seat] = available_calls(self._rules, seat)
        return known

    @property
    def has_calls(self) -> bool:
        """Whether noticing is part of this match."""
        return bool(self.calls(0))

    def forced_move(self, seat: int) -> Move | None:
        """The draw or pass that is all a seat can do, if that is so."""
        if seat != self._log.position.to_act:
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
        """What happened, in sentences, as a seat (None: a spectator) may know it.

        The shape of the table decides what its ends are called. Who reads it and plays is spoken
        to as `you`. `events` are what the seat may know, where that is worked out already.
        """
        names = self._seats.translate_names(english)
        ends = end_names(self._rules, shape, names, reader)
        report = GameReport(names, self._rules.sides, ends, faces, reader)
        if is_clock_act(entry.act):
            return [translate(describe_clock_act(report, entry))]
        events = public_events(entry.events, seat) if events is None else events
        return render_sentences(report, events, translate)

    def encode_since(self, number: int, seat: int | None) -> list[bytes]:
        """The entries after a number, as they are sent to a seat (None: a spectator)."""
        ready = self._current_cache().encoded_entries
        found = []
        for entry in self._log.entries[max(number, 0) :]:
            key = entry.number, seat
            if key not in ready:
                if len(ready) >= MAX_ENCODED_ENTRIES:
                    ready.clear()
                ready[key] = self._encode_entry(entry, seat)
            found.append(ready[key])
        return found

    def encode_range(self, number: int, last: int, seat: int | None) -> list[bytes]:
        """The same up to an entry, for another thread: nothing that others use is touched."""
        return [self._encode_entry(one, seat) for one in self._log.entries[max(number, 0) : last]]

    def _encode_entry(self, entry: Entry, seat: int | None) -> bytes:
        text = self.describe_entry(entry, seat, reader=seat)
        return encoder.encode(redact_entry(entry, seat, text))

    def warm(self) -> None:
        """Work out what everybody knows, so that no one waits for it who asks.

        No one looks with a person's eyes from where a bot sits.
        """
        for seat, one in enumerate(self._seats):
            self.of(seat, for_bot=one.kind == "bot")
        self.of(None)
