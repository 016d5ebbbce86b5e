"""Clock of a match: banks, deadlines, claims, time given."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from msgspec.structs import replace

from boneyard.core.actions import Abandon, Call, Catch, Timeout
from boneyard.core.clocks import (
    HOUR,
    Banks,
    Clock,
    at_least,
    closes_at,
    full,
    given,
    moved,
    running,
)
from boneyard.core.position import Position
from boneyard.engine.legal import legal
from boneyard.i18n import Message, message
from boneyard.schemas.log import back_to
from boneyard.server import broadcast, wall_clock
from boneyard.server.db.damage import Damaged
from boneyard.server.errors import MatchError, StoreError, Taken
from boneyard.server.matches.eligibility import is_rated
from boneyard.server.matches.models import StoredBanks, StoredDue, StoredMatch, StoredSeat
from boneyard.server.matches.steady_clock import SteadyTime
from boneyard.server.settings import Settings
from boneyard.server.telemetry.logs import blamed
from boneyard.text.game_report import Report
from boneyard.text.move_labels import only_step

if TYPE_CHECKING:
    from boneyard.server.matches.log import Entry
    from boneyard.server.matches.match import LiveMatch, Step
    from boneyard.server.stores import Store


#: How all of them begin.
TIME: Final = "time "

#: The seat it is written for has given another one time, whose number follows.
GIVEN: Final = f"{TIME}given "

#: The seat's time has run out, and a bot plays for its owner.
STAND_IN: Final = f"{TIME}bot"

#: The owner of a seat has taken it again.
RETURN: Final = f"{TIME}back"


def is_time(act: str) -> bool:
    """Say whether an act is the clock's."""
    return act.startswith(TIME)


def given_to(act: str) -> int | None:
    """The seat that was given time, if an act gives any."""
    return int(act.removeprefix(GIVEN)) if act.startswith(GIVEN) else None


def told_time(report: Report, entry: "Entry") -> Message:
    """What an act of the clock was, for people."""
    assert entry.seat is not None, "whose time it is, is always known"
    who, to = report.seat(entry.seat), given_to(entry.act)
    if to is not None:
        return message("report-time-given", who=who, whom=report.seat(to))
    return message("report-time-bot" if entry.act == STAND_IN else "report-time-back", who=who)


#: So many times the bank at the start is given to a seat in one match, at most.
ALLOWANCE: Final = 3


def is_contest_match(match: StoredMatch) -> bool:
    """Whether a match is part of a tournament or a duplicate; a rated match alone is not."""
    return "/" in match.contest


def has_allowance(live: "LiveMatch", clock: Clock, seat: int) -> bool:
    """Whether a seat may get time once more in this match."""
    times = sum(
        given_to(entry.act) == seat or (entry.act == RETURN and entry.seat == seat)
        for entry in live.log
    )
    return (times + 1) * clock.gift <= ALLOWANCE * clock.bank


def why_no_gift(live: "LiveMatch", clock: Clock, seat: int) -> Message | None:
    """Why nobody may give a seat time; None if somebody may."""
    if is_contest_match(live.kept):
        return message("time-no-gift-contest")
    if not has_allowance(live, clock, seat):
        return message("time-no-gift-left", times=ALLOWANCE)
    return None


#: What is due, one after the other: a reminder, the end of the time, the end of all patience.
REMIND: Final = "remind"

LATE: Final = "late"

CLOSE: Final = "close"


def clock_of(match: StoredMatch) -> Clock | None:
    """The clock of a match, if it has one."""
    return None if match.clock is None else Clock(*match.clock)


def banks_of(live: "LiveMatch") -> Banks | None:
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
    live: "LiveMatch",
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


def after_step(live: "LiveMatch", step: "Step") -> StoredBanks | None:
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


log = logging.getLogger("boneyard.time")


#: So many matches are seen to at once.
BATCH: Final = 200

#: What could not be seen to is tried again so much later.
LATER: Final = HOUR

#: Less than this part of a gift is none.
LITTLE: Final = 10


class Reseating(Protocol):
    """A house that changes who sits in a seat."""

    settings: Settings

    async def reseat(
        self,
        live: "LiveMatch",
        seat: int,
        kind: str,
        change: Callable[[StoredSeat], StoredSeat],
        act: str = "",
    ) -> None:
        """Change who sits in a seat of a kind; `act` is written in the log."""
        ...


async def stand_in(
    house: Reseating, live: "LiveMatch", seat: int, awaited: Callable[[], bool]
) -> None:
    """Let a bot play for somebody, if they are still awaited then; it is still their seat."""

    def change(was: StoredSeat) -> StoredSeat:
        if not awaited():
            raise MatchError("house-time-left")
        return replace(was, kind="bot", bot=house.settings.stand_in)

    await house.reseat(live, seat, "person", change, STAND_IN)


class Host(Reseating, Protocol):
    """What whoever sees to the time needs of the house."""

    store: "Store"

    def tends(self, id: str) -> bool:
        """Say whether what happens by itself at a table is done by this house."""
        ...

    def say(self, said: broadcast.Anything) -> None:
        """Say something to other houses with the same database."""
        ...

    def at_hand(self, id: str) -> "LiveMatch | None":
        """A match, if it needn't be read first."""
        ...

    async def match(self, id: str) -> "LiveMatch":
        """Find a match."""
        ...

    async def see_again(self, live: "LiveMatch") -> None:
        """Another house was here: see who sits where, and what has happened."""
        ...

    async def do(self, live: "LiveMatch", decide: "Callable[[], Step | None]") -> int:
        """Decide something at a table, write it, and tell it."""
        ...


class Timekeeper:
    """Sees to the time of all matches of a house."""

    def __init__(self, house: Host) -> None:
        """See to no match yet."""
        self.house, self.steady = house, SteadyTime(house.store)

    async def open(self) -> None:
        """See what time it is for the clocks of this database."""
        await self.steady.open()

    async def run(self) -> None:
        """Sweep, and watch the system clock, for as long as the house is open."""
        await asyncio.gather(self._sweep_on(), self.steady.run())

    async def _sweep_on(self) -> None:
        while True:
            try:
                done = await self.sweep()
            except (StoreError, OSError):
                done = 0  # said where it happened; it is looked again
            except Exception as error:
                log.error("nobody sees to the time: %s", blamed(error))
                done = 0
            if done < BATCH:
                await asyncio.sleep(self.house.settings.tick)

    async def sweep(self) -> int:
        """See to what is due, as far as a batch goes; says how much that was."""
        found = await self.house.store.clocks.due(wall_clock.steady(), BATCH)
        due = [one for one in found if self.house.tends(one.match)]
        await asyncio.gather(*map(self._see_to, due))
        return len(due)

    async def _see_to(self, due: StoredDue) -> None:
        try:
            await self._handle(due)
        except (Taken, MatchError):
            pass  # somebody has moved, or another house was here
        except Damaged:  # said where it was found; others wait behind it
            await self._note(due, replace(due.banks, due=wall_clock.steady() + LATER))
        except StoreError:
            raise  # the database is away, and the match not to blame: it is looked again soon
        except Exception as error:
            log.error("the time of match %s… stands still: %s", due.match[:6], blamed(error))
            # Not at once again: others wait behind it.
            await self._note(due, replace(due.banks, due=wall_clock.steady() + LATER))

    async def _handle(self, due: StoredDue) -> None:
        if due.banks.stage == REMIND:
            await self._go_on(due)
        elif due.banks.stage == CLOSE:
            await self._close(await self._at(due))
        elif len(due.banks.left) > 2:
            await self._stand_in(await self._at(due))
        else:
            await self._go_on(due)
            live = self.house.at_hand(due.match)
            if live is not None:
                live.stir()  # the other may claim the match now
            self.house.say(broadcast.Look(due.match))

    async def _at(self, due: StoredDue) -> "LiveMatch":
        """The match at which something is due, as the store has it: others may have been there."""
        live = await self.house.match(due.match)
        if live.banks is None or live.banks.since != due.banks.since:
            async with live.lock:
                await self.house.see_again(live)
        return live

    async def _go_on(self, due: StoredDue) -> None:
        kept = due.banks
        banks = Banks(kept.left, kept.seat, kept.since)
        next = due_next(Clock(*due.clock), banks, kept.stage)
        await self._note(due, next)

    async def _note(self, due: StoredDue, banks: StoredBanks) -> None:
        with contextlib.suppress(Taken):
            await self.house.store.clocks.timed(due, banks, wall_clock.now())

    async def _stand_in(self, live: "LiveMatch") -> None:
        """Let a bot play for whoever has no time left; it is still their seat."""
        seat = _late(live)
        if seat is None:
            return

        await stand_in(self.house, live, seat, lambda: _late(live) == seat)

    async def _close(self, live: "LiveMatch") -> None:
        """End a match that nobody has gone on with: without a winner, unless it is rated."""

        def decide() -> "Step | None":
            clock, banks, seat = clock_of(live.kept), banks_of(live), _late(live)
            if clock is None or banks is None or seat is None:
                return None
            closes = closes_at(clock, banks)
            if closes is None or wall_clock.steady() < closes:
                return None
            # Nobody gets rid of a loss by going away from who doesn't claim it, as no bot does.
            return live.prepare(seat, Timeout() if is_rated(live.kept) else Abandon())

        await self.house.do(live, decide)

    async def claim(self, live: "LiveMatch", guest: bytes | None) -> int:
        """End a match of two because the other player's time has run out."""

        def decide() -> "Step":
            seat = _late(live)
            if seat is None or len(live.seats) != 2:
                raise MatchError("house-time-left")
            if seat in live.seats_of(guest):
                raise MatchError("house-own-time")
            return live.prepare(seat, Timeout())

        return await self.house.do(live, decide)

    async def give(self, live: "LiveMatch", guest: bytes | None, to: int) -> int:
        """Give another seat a turn's worth of time, as far as its bank takes it."""

        def decide() -> "Step":
            clock, banks = clock_of(live.kept), banks_of(live)
            if clock is None or banks is None or live.state.over:
                raise MatchError("house-no-clock")
            if not live.log:
                # What is written before the deal would pass over those whose seeds are awaited.
                raise MatchError("house-not-dealt")
            own = live.seats_of(guest)
            if not own or to in own or live.seats[to].kind != "person":
                raise MatchError("house-gift-to-others")
            refused = why_no_gift(live, clock, to)
            if refused:
                raise MatchError(refused)
            now = wall_clock.steady()
            more = given(clock, banks, to, now)
            if more.left_at(to, now) - banks.left_at(to, now) < clock.gift // LITTLE:
                raise MatchError("house-bank-full")
            kept = due_next(clock, more, "")
            return live.prepare_time(own[0], f"{GIVEN}{to}", kept)

        return await self.house.do(live, decide)

    async def come_back(self, live: "LiveMatch", seat: int) -> int:
        """Let the owner of a seat take it again from the bot that stood in."""

        def change(was: StoredSeat) -> StoredSeat:
            if live.state.over:
                raise MatchError("engine-match-over")
            if not _can_return(live, seat):
                raise MatchError("time-no-return")
            return replace(was, kind="person", bot="")

        await self.house.reseat(live, seat, "bot", change, RETURN)
        return live.number


def _can_return(live: "LiveMatch", seat: int) -> bool:
    """Whether the owner of a seat may take it again: there is time left, or they get some."""
    clock, banks = clock_of(live.kept), banks_of(live)
    if clock is None or banks is None or has_allowance(live, clock, seat):
        return True
    return banks.left_at(seat, wall_clock.steady()) >= clock.gift // LITTLE


def _late(live: "LiveMatch") -> int | None:
    """The seat that is to move and has no time left, if that is so."""
    banks = banks_of(live)
    return banks.seat if banks is not None and banks.empty(wall_clock.steady()) else None
