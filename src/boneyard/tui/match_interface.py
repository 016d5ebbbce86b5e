"""Match interface of the terminal: local or on a server."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from boneyard.bots.registry import Hint
from boneyard.core.actions import Move
from boneyard.core.events import Event
from boneyard.core.position import Position
from boneyard.engine.kinds import AnyRules


class SeatPlayerInfo(Protocol):
    """The player of a seat."""

    @property
    def name(self) -> str:
        """The player's name."""
        ...

    @property
    def bot(self) -> str:
        """Not empty if no person at this keyboard plays there."""
        ...


class StepEvents(Protocol):
    """A step of the match."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Its events."""
        ...


class Match(Protocol):
    """A match that is being played."""

    rules: AnyRules
    local_seats: list[int]
    """The seats of the people at this keyboard."""
    is_remote: bool
    """Whether it is played on a server; then calls are made while waiting."""

    @property
    def seat_players(self) -> Sequence[SeatPlayerInfo]:
        """The players by seat."""
        ...

    @property
    def names(self) -> list[str]:
        """Their names."""
        ...

    @property
    def steps(self) -> Sequence[StepEvents]:
        """All steps that count."""
        ...

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        ...

    @property
    def playing(self) -> bool:
        """Whether a round is being played."""
        ...

    @property
    def awaited_seat(self) -> int | None:
        """The seat of a person here who is to act, or None."""
        ...

    @property
    def has_calls(self) -> bool:
        """Whether the game has calls."""
        ...

    @property
    def can_undo(self) -> bool:
        """Whether a move can be taken back."""
        ...

    def view(self, seat: int | None) -> Position:
        """Return what a seat (None: a spectator) may know."""
        ...

    def visible_events(self, since: int, seat: int | None) -> list[Event]:
        """Return the events since a step, redacted for a seat (None: a spectator)."""
        ...

    def moves(self, seat: int) -> list[Move]:
        """List the legal moves of a seat, without calls."""
        ...

    def calls(self, seat: int) -> list[str]:
        """List the calls of a seat, whether there is anything to call or not."""
        ...

    def hints(self, seat: int) -> list[Hint]:
        """Return the values of a seat's moves, best first."""
        ...

    def deal(self) -> None:
        """Continue to the next round."""
        ...

    def act(self, seat: int, move: Move) -> None:
        """Make a move for a person here."""
        ...

    def call(self, seat: int, call: Move) -> None:
        """Call something while waiting for the server."""
        ...

    def advance(self) -> bool:
        """Let something automatic happen."""
        ...

    def undo(self) -> None:
        """Take back the last move of a solitaire."""
        ...

    def record(self) -> Mapping[str, object]:
        """Return the match as a record, as far as it is visible."""
        ...
