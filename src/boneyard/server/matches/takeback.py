"""Taking a move back at a table of several: the log only grows, an entry says how far it counts.

`back 17` means: the match stands as it stood after entry 17; what was done since counts no more.
Against bots that is done at once, people are asked. It goes as far as the move showed nothing that
was hidden: a tile drawn, taken or turned up stays seen, and so do hands laid open.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from boneyard.core.actions import Pass
from boneyard.core.events import (
    Dealt,
    Drew,
    Event,
    Flipped,
    MatchEnded,
    Reaching,
    Returned,
    RoundEnded,
    Took,
)
from boneyard.core.position import Position
from boneyard.core.state import evolve

if TYPE_CHECKING:
    from boneyard.server.matches.log import Entry

#: How the acts begin that are words, and no moves.
CALLS: Final = ("claim", "muggins", "domino", "perfect-ten", "catch:")

#: How the acts begin that are no choice: a pass is mostly forced, and would be made again.
_NO_CHOICE: Final = (str(Pass()), *CALLS)

#: What nobody can unsee, whoever did it.
_SEEN: Final = (Dealt, Flipped, Returned, Reaching, Took, RoundEnded, MatchEnded)


class Plea:
    """Somebody asks the others to let them take a move back."""

    def __init__(self, seat: int, number: int) -> None:
        """Ask as the table stands after this entry; with the next one the question is gone."""
        self.seat, self.number = seat, number
        self.agreed: set[bytes] = set()


def cut(line: "Iterable[Entry]", number: int) -> "list[Entry]":
    """What counts of a line once it has been taken back to an entry."""
    return [entry for entry in line if entry.number <= number]


def stood(start: Position, line: "Iterable[Entry]", number: int) -> Position:
    """How a match stood after an entry."""
    for entry in cut(line, number):
        for event in entry.events:
            start = evolve(start, event)
    return start


def takeable(line: "Sequence[Entry]", seat: int) -> int | None:
    """The entry that a seat may go back to: the one before its last choice; None: it may not."""
    for at in range(len(line) - 1, 0, -1):
        entry = line[at]
        for event in entry.events:
            if _shows(event, seat):
                return None
        if entry.seat == seat and not entry.act.startswith(_NO_CHOICE):
            return line[at - 1].number
    return None


def _shows(event: Event, seat: int) -> bool:
    """Say whether an event showed a seat something that it can't forget."""
    return isinstance(event, _SEEN) or (isinstance(event, Drew) and event.seat == seat)
