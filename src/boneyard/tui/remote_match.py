"""Remote match: a match on a server, for the terminal."""

from collections.abc import Callable, Mapping

import msgspec

from boneyard.bots.registry import Hint
from boneyard.client import Refused, Table
from boneyard.core.actions import Move, parse
from boneyard.core.events import Event
from boneyard.core.position import Position
from boneyard.i18n import message
from boneyard.schemas.log_entries import Told
from boneyard.text.move_labels import available_calls
from boneyard.tui.local_match import SeatPlayer
from boneyard.tui.text_ui import InputError


class RemoteMatch:
    """A match on a server: what is automatic happens there."""

    is_remote = True

    def __init__(self, table: Table) -> None:
        self.table, self.rules = table, table.rules
        self.local_seats = [] if table.seat is None else [table.seat]
        self._news = table.follow_live()

    @property
    def seat_players(self) -> list[SeatPlayer]:
        """The players by seat; all others play elsewhere."""
        return [
            SeatPlayer(one.name, "" if one.seat in self.local_seats else one.kind)
            for one in self.table.seats
        ]

    @property
    def names(self) -> list[str]:
        """Their names."""
        return self.table.names

    @property
    def steps(self) -> list[Told]:
        """All steps that count."""
        return self.table.log

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.table.view.over

    @property
    def playing(self) -> bool:
        """Whether a round is being played."""
        return self.table.view.playing

    @property
    def awaited_seat(self) -> int | None:
        """The own seat, if it is to act."""
        return self.table.seat if self.table.my_turn else None

    @property
    def has_calls(self) -> bool:
        """Whether the game has calls."""
        return bool(available_calls(self.rules, 0))

    @property
    def can_undo(self) -> bool:
        """Whether a move can be taken back: in solitaires."""
        return self.rules.alone and len(self.steps) > 1

    def view(self, seat: int | None) -> Position:
        """Return what the server has sent."""
        return self.table.view

    def visible_events(self, since: int, seat: int | None) -> list[Event]:
        """Return what the server has sent since a step."""
        return [event for entry in self.steps[since:] for event in entry.events]

    def moves(self, seat: int) -> list[Move]:
        """List the legal moves of the own seat."""
        return self.table.moves

    def calls(self, seat: int) -> list[str]:
        """List the calls of a seat, whether there is anything to call or not."""
        return available_calls(self.rules, seat)

    def hints(self, seat: int) -> list[Hint]:
        """Return the server's hints; there are none where other people play."""
        try:
            found = self.table.hints().hints
        except Refused as refused:
            raise InputError(refused.message) from None
        return [
            Hint(parse(one.move), one.points, one.wins, one.error, one.cost,
                 tuple(message("client-said", said=said) for said in one.reasons), one.match,
                 one.match_error, one.match_cost)
            for one in found
        ]  # fmt: skip

    def deal(self) -> None:
        """Report ready for the next round, and wait for it."""
        if self.table.view.round:
            self._request(self.table.press_on)
        self._follow_until(lambda: self.playing or self.over)

    def act(self, seat: int, move: Move) -> None:
        """Move, and wait until the server has confirmed it."""
        before = self.table.number
        try:
            number = self.table.act(move)
        except Refused as refused:
            # The server may have made a forced move meanwhile.
            self.table.refresh()
            if self.table.number == before:
                raise InputError(refused.message) from None
            return
        self._follow_until(lambda: self.table.number >= number)

    def call(self, seat: int, call: Move) -> None:
        """Make a call; its result arrives like any other event."""
        try:
            self.table.act(call)
        except Refused as refused:
            raise InputError(refused.message) from None

    def advance(self) -> bool:
        """Wait until something happens."""
        before = self.table.number
        self._follow_until(lambda: self.table.number != before or self.over)
        return True

    def undo(self) -> None:
        """Take back the last move of a solitaire."""
        before = self.table.number
        self._request(self.table.undo)
        self._follow_until(lambda: self.table.number != before)

    def record(self) -> Mapping[str, object]:
        """Return the record, as far as it is visible."""
        found: Mapping[str, object] = msgspec.to_builtins(self.table.record())
        return found

    def _request(self, what: Callable[[], object]) -> None:
        try:
            what()
        except Refused as refused:
            if not refused.is_temporary and refused.status != 409:
                raise InputError(refused.message) from None

    def _follow_until(self, true: Callable[[], bool]) -> None:
        while not true():
            if next(self._news, None) is None:
                return
