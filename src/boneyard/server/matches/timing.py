"""Time at a live match: whose bank runs once it stands so, and what comes of it by itself.

Nothing waits for a moment in here: with every step the store is told when the next thing is due,
and one sweep over an index finds what has come due, however many matches there are.
"""

from collections.abc import Sequence
from typing import Final

from boneyard.core.actions import Call, Catch
from boneyard.core.clocks import Banks, Clock, at_least, closes_at, full, moved, running
from boneyard.core.position import Position
from boneyard.engine.legal import legal
from boneyard.schemas.log import back_to
from boneyard.server import wall_clock
from boneyard.server.matches.match import LiveMatch, Step
from boneyard.server.matches.models import StoredBanks, StoredMatch, StoredSeat
from boneyard.server.matches.time_gifts import has_allowance
from boneyard.text.move_labels import only_step

#: What is due, one after the other: a reminder, the end of the time, the end of all patience.
REMIND: Final = "remind"
LATE: Final = "late"
CLOSE: Final = "close"


def clock_of(match: StoredMatch) -> Clock | None:
    """The clock of a match, if it has one."""
    return None if match.clock is None else Clock(*match.clock)


def banks_of(live: LiveMatch) -> Banks | None:
    """How the banks of a match stand; None: it has none, or that isn't known (to late watchers)."""
    clock, kept = clock_of(live.kept), live.banks
    if clock is None or (kept is None and live.log):
        return None
    if kept is None:
        return full(clock, len(live.seats))
    return Banks(kept.left, kept.seat, kept.since)


def whose_time(state: Position, seats: Sequence[StoredSeat]) -> int | None:
    """The seat whose time runs: a person's, who has something to choose, or does all by hand."""
    seat = state.to_act
    if seat is None or not state.playing or seats[seat].kind != "person":
        return None
    if seats[seat].by_hand:
        return seat
    moves = [move for move in legal(state, seat) if not isinstance(move, Call | Catch)]
    return None if only_step(moves) is not None else seat


def after(
    live: LiveMatch,
    state: Position,
    now: int,
    seats: Sequence[StoredSeat] | None = None,
    turns: bool = True,
) -> StoredBanks | None:
    """How the banks stand once the match stands so; None: as before, or there is no clock.

    `turns`: whether a turn may have ended, and not been taken back.
    """
    clock, banks = clock_of(live.kept), banks_of(live)
    if clock is None or banks is None:
        return None
    seats = live.seats if seats is None else seats
    mover = live.state.to_act if turns and live.state.playing else None
    runs = None if state.over else whose_time(state, seats)
    ended = mover is not None and (mover != state.to_act or not state.playing)
    sat = enumerate(zip(live.seats, seats, strict=True))
    back = [at for at, (was, sits) in sat if (was.kind, sits.kind) == ("bot", "person")]
    if not (ended or back) and runs == banks.seat and live.banks is not None:
        return None  # the same one goes on thinking
    if mover is not None and ended and live.seats[mover].kind == "person":
        banks = moved(clock, banks, mover, runs, now)
    else:
        banks = running(banks, runs, now)
    for seat in back:
        if has_allowance(live, clock, seat):
            banks = at_least(banks, seat, clock.gift)  # whoever comes back can move
    return due_next(clock, banks, "")


def after_step(live: LiveMatch, step: Step) -> StoredBanks | None:
    """How the banks stand after a step; what is taken back was no turn."""
    last = step.entries[-1]
    return after(live, step.states[-1], wall_clock.steady(), turns=back_to(last.act) is None)


def due_next(clock: Clock, banks: Banks, done: str) -> StoredBanks:
    """The banks as they are kept, with what is due after what has been done."""
    moment, stage = {
        "": (banks.reminder, REMIND),
        REMIND: (banks.deadline, LATE),
        LATE: (closes_at(clock, banks), CLOSE),
        CLOSE: (None, ""),
    }[done]
    return StoredBanks(banks.left, banks.seat, banks.since, moment, stage if moment else "")
