"""Takebacks: asking the opponents, and how far a match goes back."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from boneyard.core.actions import Pass
from boneyard.core.events import (
    Dealt,
    Drew,
    Flipped,
    MatchEnded,
    Reaching,
    Returned,
    RoundEnded,
    Took,
)
from boneyard.core.position import Position, evolve
from boneyard.server import broadcast
from boneyard.server.errors import MatchError, PermissionDenied, StaleState
from boneyard.server.matches.seats import find_other_owners

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch
    from boneyard.server.matches.match_log import Entry, PreparedStep
    from boneyard.server.matches.service import MatchService


#: How the acts begin that are words, and no moves.
CALL_PREFIXES: Final = ("claim", "muggins", "domino", "perfect-ten", "catch:")


#: How the acts begin that are no choice: a pass is mostly forced, and would be made again.
_NO_CHOICE_PREFIXES: Final = (str(Pass()), *CALL_PREFIXES)


#: Events that can't be unseen, whichever player did it.
_IRREVERSIBLE_EVENTS: Final = (Dealt, Flipped, Returned, Reaching, Took, RoundEnded, MatchEnded)


class TakebackRequest:
    """A player asks the others to let them take a move back."""

    def __init__(self, seat: int, number: int) -> None:
        """Ask as the table stands after this entry; with the next one the question is gone."""
        self.seat, self.entry_number = seat, number
        self.agreed: set[bytes] = set()


def truncate_log(log: "Iterable[Entry]", number: int) -> "list[Entry]":
    """What counts of a line once it has been taken back to an entry."""
    return [entry for entry in log if entry.number <= number]


def position_at(start: Position, log: "Iterable[Entry]", number: int) -> Position:
    """How a match stood after an entry."""
    for entry in truncate_log(log, number):
        for event in entry.events:
            start = evolve(start, event)
    return start


def find_takeback_target(log: "Sequence[Entry]", seat: int) -> int | None:
    """The entry that a seat may go back to: the one before its last choice; None: it may not."""
    for at in range(len(log) - 1, 0, -1):
        entry = log[at]
        for event in entry.events:
            # What showed the seat something that it can't forget.
            if isinstance(event, _IRREVERSIBLE_EVENTS) or (
                isinstance(event, Drew) and event.seat == seat
            ):
                return None
        if entry.seat == seat and not entry.act.startswith(_NO_CHOICE_PREFIXES):
            return log[at - 1].number
    return None


async def request_takeback(matches: "MatchService", live: "LiveMatch", seat: int) -> bool:
    """Take a seat's last choice back, or ask the other people; says whether it is done."""

    def decide() -> "PreparedStep":
        to = find_takeback_target(live.log.active, seat) if live.state.playing else None
        if live.solo or to is None:
            raise MatchError("server-nothing-to-take-back")
        if live.row.contest:
            raise MatchError("server-contest-no-help")
        return live.log.prepare_takeback(seat, to)

    if find_other_owners(live.seats, seat) and not _is_agreed(live, seat):
        decide()
        live.room.takeback_request = TakebackRequest(seat, live.number)
        _publish_request(matches, live)
        return False
    await matches.execute(live, decide)
    return True


async def answer_takeback(
    matches: "MatchService", live: "LiveMatch", guest: bytes | None, agree: bool
) -> None:
    """Agree that an opponent takes a move back, or don't."""
    request = live.room.takeback_request
    if request is None or request.entry_number != live.number or guest is None:
        raise StaleState("server-no-plea")
    if guest not in find_other_owners(live.seats, request.seat):
        raise PermissionDenied("server-own-plea")
    if not agree:
        live.room.takeback_request = None
    else:
        request.agreed.add(guest)
        if _is_agreed(live, request.seat):
            await request_takeback(matches, live, request.seat)
            return
    _publish_request(matches, live)


def _publish_request(matches: "MatchService", live: "LiveMatch") -> None:
    live.mark_changed()
    request = live.room.takeback_request
    seat, agreed = (None, ()) if request is None else (request.seat, tuple(request.agreed))
    matches.bus.broadcast(broadcast.TakebackChanged(live.id, seat, live.number, agreed))


def _is_agreed(live: "LiveMatch", seat: int) -> bool:
    """Say whether everybody else has agreed, at this table as it is."""
    plea = live.room.takeback_request
    if plea is None or (plea.seat, plea.entry_number) != (seat, live.number):
        return False
    return find_other_owners(live.seats, seat) <= plea.agreed
