"""What the terminal asks of a match, wherever it is played: at this keyboard or at a house."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from boneyard.bots.registry import Hint
from boneyard.core.actions import Move
from boneyard.core.events import Event
from boneyard.core.position import Position
from boneyard.engine.kinds import AnyRules


class SeatPlayerInfo(Protocol):
    """Who sits in a seat."""

    @property
    def name(self) -> str:
        """What they are called."""
        ...

    @property
    def bot(self) -> str:
        """Something, if nobody at this keyboard plays there."""
        ...


class StepEvents(Protocol):
    """Something that was done."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What came of it."""
        ...


class Match(Protocol):
    """A match that is being played."""

    rules: AnyRules
    local_seats: list[int]
    """The seats of those at this keyboard."""
    is_remote: bool
    """Whether what comes by itself comes from a house; then calls are made while one waits."""

    @property
    def seat_players(self) -> Sequence[SeatPlayerInfo]:
        """Who sits where."""
        ...

    @property
    def names(self) -> list[str]:
        """What they are called."""
        ...

    @property
    def steps(self) -> Sequence[StepEvents]:
        """All that was done and counts."""
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
        """The seat of somebody here who is to act, if that is so."""
        ...

    @property
    def has_calls(self) -> bool:
        """Whether noticing is part of this match."""
        ...

    @property
    def can_undo(self) -> bool:
        """Whether there is a move that can be taken back."""
        ...

    def view(self, seat: int | None) -> Position:
        """What somebody in a seat (None: a watcher) may know."""
        ...

    def visible_events(self, since: int, seat: int | None) -> list[Event]:
        """What somebody in a seat (None: a watcher) is told of the steps since one."""
        ...

    def moves(self, seat: int) -> list[Move]:
        """What a seat may do now, calls aside."""
        ...

    def calls(self, seat: int) -> list[str]:
        """The calls that exist for a seat, whether there is anything to call or not."""
        ...

    def hints(self, seat: int) -> list[Hint]:
        """What the moves of a seat are worth, best first."""
        ...

    def deal(self) -> None:
        """Go on to the next round."""
        ...

    def act(self, seat: int, move: Move) -> None:
        """Let somebody here do something."""
        ...

    def call(self, seat: int, call: Move) -> None:
        """Call something while another waits for what comes by itself: at a house."""
        ...

    def advance(self) -> bool:
        """Let something happen that comes by itself."""
        ...

    def undo(self) -> None:
        """Take the last move of a game for one back."""
        ...

    def record(self) -> Mapping[str, object]:
        """The match as a record, as far as one may know it."""
        ...
