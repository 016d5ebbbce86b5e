"""Takebacks: asking the opponents, and how far a match goes back."""

from collections.abc import Callable, Iterable, Sequence
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
from boneyard.core.position import Position, evolve
from boneyard.server.errors import MatchError, MovedOn, NotYours
from boneyard.server.matches.seats import others

if TYPE_CHECKING:
    from boneyard.server.matches.log import Entry
    from boneyard.server.matches.match import LiveMatch, Step


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


class Pleas:
    """What a house does with whoever wants to take a move back."""

    async def do(self, live: "LiveMatch", decide: "Callable[[], Step | None]") -> int:
        """Decide something at a table, write it, and tell it; None: nothing is to be done."""
        raise NotImplementedError

    def pleaded(self, live: "LiveMatch") -> None:
        """Let other houses know who asks to take a move back here."""
        raise NotImplementedError

    async def take_back(self, live: "LiveMatch", seat: int) -> bool:
        """Take a seat's last choice back, or ask the other people; says whether it is done."""

        def decide() -> "Step":
            to = takeable(live.line, seat) if live.state.playing else None
            if live.solo or to is None:
                raise MatchError("house-nothing-to-take-back")
            if live.kept.contest:
                raise MatchError("house-contest-no-help")
            return live.prepare_back(seat, to)

        if others(live.seats, seat) and not _agreed(live, seat):
            decide()
            live.plea = Plea(seat, live.number)
            live.stir()
            self.pleaded(live)
            return False
        await self.do(live, decide)
        return True

    async def answer(self, live: "LiveMatch", guest: bytes | None, agree: bool) -> None:
        """Agree that somebody takes a move back, or don't."""
        plea = live.plea
        if plea is None or plea.number != live.number or guest is None:
            raise MovedOn("house-no-plea")
        if guest not in others(live.seats, plea.seat):
            raise NotYours("house-own-plea")
        if not agree:
            live.plea = None
        else:
            plea.agreed.add(guest)
            if _agreed(live, plea.seat):
                await self.take_back(live, plea.seat)
                return
        live.stir()
        self.pleaded(live)


def _agreed(live: "LiveMatch", seat: int) -> bool:
    """Say whether everybody else has agreed, at this table as it is."""
    plea = live.plea
    if plea is None or (plea.seat, plea.number) != (seat, live.number):
        return False
    return others(live.seats, seat) <= plea.agreed
