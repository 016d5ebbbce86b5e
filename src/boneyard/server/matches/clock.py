"""Clock of a match: banks, deadlines, claims, time given."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from boneyard.core.actions import Abandon, Call, Catch, Timeout
from boneyard.core.position import Position
from boneyard.core.time_controls import (
    HOUR,
    Clock,
    TimeBanks,
    abandon_at,
    add_time,
    end_turn,
    ensure_time,
    full_banks,
    start_clock,
)
from boneyard.i18n import Message, message
from boneyard.server import broadcast, wall_clock
from boneyard.server.errors import Conflict, CorruptData, MatchError, StoreError
from boneyard.server.matches.models import ClockState, DueClock, StoredMatch, StoredSeat
from boneyard.server.matches.rating_eligibility import is_rated
from boneyard.server.matches.system_clock_changes import SteadyTime
from boneyard.server.telemetry.logs import format_traceback
from boneyard.text.game_report import GameReport
from boneyard.text.move_labels import forced_step

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch
    from boneyard.server.matches.match_log import Entry, PreparedStep
    from boneyard.server.matches.service import MatchService


#: How all of them begin.
CLOCK_ACT_PREFIX: Final = "time "

#: The seat it is written for has given another one time, whose number follows.
TIME_GIVEN_PREFIX: Final = f"{CLOCK_ACT_PREFIX}given "

#: The seat's time has run out, and a bot plays for its owner.
STAND_IN_ACT: Final = f"{CLOCK_ACT_PREFIX}bot"

#: The owner of a seat has taken it again.
RETURN_ACT: Final = f"{CLOCK_ACT_PREFIX}back"


def is_clock_act(act: str) -> bool:
    """Say whether an act is the clock's."""
    return act.startswith(CLOCK_ACT_PREFIX)


def parse_time_recipient(act: str) -> int | None:
    """The seat that was given time, if an act gives any."""
    return int(act.removeprefix(TIME_GIVEN_PREFIX)) if act.startswith(TIME_GIVEN_PREFIX) else None


def describe_clock_act(report: GameReport, entry: "Entry") -> Message:
    """What an act of the clock was, for people."""
    assert entry.seat is not None, "whose time it is, is always known"
    who, to = report.seat(entry.seat), parse_time_recipient(entry.act)
    if to is not None:
        return message("movelog-time-given", who=who, whom=report.seat(to))
    return message(
        "movelog-time-bot" if entry.act == STAND_IN_ACT else "movelog-time-back", who=who
    )


#: So many times the bank at the start is given to a seat in one match, at most.
MAX_GIFT_BANKS: Final = 3


def is_contest_match(match: StoredMatch) -> bool:
    """Whether a match is part of a tournament or a duplicate; a rated match alone is not."""
    return bool(match.part_of.kind)


def has_allowance(live: "LiveMatch", clock: Clock, seat: int) -> bool:
    """Whether a seat may get time once more in this match."""
    times = sum(
        parse_time_recipient(entry.act) == seat or (entry.act == RETURN_ACT and entry.seat == seat)
        for entry in live.log.entries
    )
    return (times + 1) * clock.extra_time <= MAX_GIFT_BANKS * clock.bank


def find_gift_refusal(live: "LiveMatch", clock: Clock, seat: int) -> Message | None:
    """Why no one may give a seat time; None if a player may."""
    if is_contest_match(live.row):
        return message("clock-no-gift-contest")
    if not has_allowance(live, clock, seat):
        return message("clock-no-gift-left", times=MAX_GIFT_BANKS)
    return None


#: What is due, one after the other: a reminder, the end of the time, the end of all patience.
REMINDER_DUE: Final = "remind"

TIMEOUT_DUE: Final = "late"

CLOSE_DUE: Final = "close"


def clock_of(match: StoredMatch) -> Clock | None:
    """The clock of a match, if it has one."""
    return None if match.clock is None else Clock(*match.clock)


def banks_of(live: "LiveMatch") -> TimeBanks | None:
    """How the banks of a match stand; None: it has none, or late spectators ask."""
    clock, kept = clock_of(live.row), live.clock_state
    if clock is None or (kept is None and live.log.entries):
        return None
    if kept is None:
        return full_banks(clock, len(live.seats))
    return TimeBanks(kept.remaining, kept.running_seat, kept.running_since)


def seat_on_clock(live: "LiveMatch", state: Position, seats: Sequence[StoredSeat]) -> int | None:
    """The seat whose time runs: a person's, who has something to choose, or does all by hand."""
    seat = state.to_act
    if seat is None or not state.playing or seats[seat].kind != "person":
        return None
    if seats[seat].by_hand:
        return seat
    legal_moves = live.log.legal_moves(state, seat)
    moves = [move for move in legal_moves if not isinstance(move, Call | Catch)]
    return None if forced_step(moves) is not None else seat


def clock_after(
    live: "LiveMatch",
    clock: Clock,
    state: Position,
    seats: Sequence[StoredSeat],
    turns: bool,
) -> ClockState | None:
    """How the banks of its clock stand once the match stands so; None: as before.

    `turns`: whether a turn may have ended, and not been taken back.
    """
    now, banks = wall_clock.steady(), banks_of(live)
    if banks is None:
        return None
    mover = live.state.to_act if turns and live.state.playing else None
    runs = None if state.over else seat_on_clock(live, state, seats)
    ended = mover is not None and (mover != state.to_act or not state.playing)
    sat = enumerate(zip(live.seats, seats, strict=True))
    back = [at for at, (was, sits) in sat if (was.kind, sits.kind) == ("bot", "person")]
    if not (ended or back) and runs == banks.running_seat and live.clock_state is not None:
        return None  # the same one goes on thinking
    if mover is not None and ended and live.seats[mover].kind == "person":
        banks = end_turn(clock, banks, mover, runs, now)
    else:
        banks = start_clock(banks, runs, now)
    for seat in back:
        if has_allowance(live, clock, seat):
            banks = ensure_time(banks, seat, clock.extra_time)  # the player who comes back can move
    return schedule_next(clock, banks, "")


def schedule_next(clock: Clock, banks: TimeBanks, done: str) -> ClockState:
    """The banks as they are kept, with what is due after what has been done."""
    moment, stage = {
        "": (banks.remind_at, REMINDER_DUE),
        REMINDER_DUE: (banks.deadline, TIMEOUT_DUE),
        TIMEOUT_DUE: (abandon_at(clock, banks), CLOSE_DUE),
        CLOSE_DUE: (None, ""),
    }[done]
    return ClockState(
        banks.remaining, banks.running_seat, banks.running_since, moment, stage if moment else ""
    )


log = logging.getLogger(__name__)


#: So many matches are seen to at once.
MAX_DUE_PER_SWEEP: Final = 200

#: What could not be seen to is tried again so much later.
RETRY_DELAY_MS: Final = HOUR

#: Less than this part of a gift is none.
MIN_GIFT_DIVISOR: Final = 10


async def seat_stand_in(
    matches: "MatchService", live: "LiveMatch", seat: int, awaited: Callable[[], bool]
) -> None:
    """Let a bot play for a player, if they are still awaited then; it is still their seat."""

    def change(was: StoredSeat) -> StoredSeat:
        if not awaited():
            raise MatchError("server-time-left")
        return replace(was, kind="bot", bot=matches.settings.stand_in)

    await matches.change_seat(live, seat, "person", change, STAND_IN_ACT)


class ClockService:
    """Sees to the time of all matches of a server."""

    def __init__(self, matches: "MatchService", steady: SteadyTime) -> None:
        """`steady` is the time that counts for the clocks of this database."""
        self.matches, self.steady = matches, steady

    async def run(self) -> None:
        """Sweep, and watch the system clock, for as long as the server is open."""
        await asyncio.gather(self._sweep_on(), self.steady.run())

    async def _sweep_on(self) -> None:
        while True:
            try:
                done = await self.sweep()
            except (StoreError, OSError):
                done = 0  # said where it happened; it is looked again
            except Exception as error:
                log.error("the sweep of clocks has failed: %s", format_traceback(error))
                done = 0
            if done < MAX_DUE_PER_SWEEP:
                await asyncio.sleep(self.matches.settings.tick)

    async def sweep(self) -> int:
        """See to what is due, as far as a batch goes; says how much that was."""
        found = await self.matches.store.clocks.list_due(wall_clock.steady(), MAX_DUE_PER_SWEEP)
        due = [one for one in found if self.matches.bus.owns(one.match)]
        await asyncio.gather(*map(self._handle_logged, due))
        return len(due)

    async def _handle_logged(self, due: DueClock) -> None:
        try:
            await self._handle(due)
        except (Conflict, MatchError):
            pass  # a player has moved, or another server was here
        except CorruptData:  # said where it was found; others wait behind it
            await self._save(
                due, replace(due.clock_state, due_at=wall_clock.steady() + RETRY_DELAY_MS)
            )
        except StoreError:
            raise  # the database is away, and the match not to blame: it is looked again soon
        except Exception as error:
            log.error(
                "the time of match %s… stands still: %s", due.match[:6], format_traceback(error)
            )
            # Not at once again: others wait behind it.
            await self._save(
                due, replace(due.clock_state, due_at=wall_clock.steady() + RETRY_DELAY_MS)
            )

    async def _handle(self, due: DueClock) -> None:
        if due.clock_state.stage == REMINDER_DUE:
            await self._schedule_next(due)
        elif due.clock_state.stage == CLOSE_DUE:
            await self._close_match(await self._load_current(due))
        elif len(due.clock_state.remaining) > 2:
            await self._stand_in(await self._load_current(due))
        else:
            await self._schedule_next(due)
            live = self.matches.registry.get_loaded(due.match)
            if live is not None:
                live.mark_changed()  # the other may claim the match now
            self.matches.bus.broadcast(broadcast.MatchChanged(due.match))

    async def _load_current(self, due: DueClock) -> "LiveMatch":
        """The match at which something is due, as the store has it: others may have been there."""
        live = await self.matches.registry.get_match(due.match)
        if (
            live.clock_state is None
            or live.clock_state.running_since != due.clock_state.running_since
        ):
            async with live.lock:
                await self.matches.reload(live)
        return live

    async def _schedule_next(self, due: DueClock) -> None:
        kept = due.clock_state
        banks = TimeBanks(kept.remaining, kept.running_seat, kept.running_since)
        next = schedule_next(Clock(*due.clock), banks, kept.stage)
        await self._save(due, next)

    async def _save(self, due: DueClock, clock_state: ClockState) -> None:
        with contextlib.suppress(Conflict):
            await self.matches.store.clocks.save_next_due(due, clock_state, wall_clock.now_ms())

    async def _stand_in(self, live: "LiveMatch") -> None:
        """Let a bot play for the player who has no time left; it is still their seat."""
        seat = _seat_out_of_time(live)
        if seat is None:
            return

        await seat_stand_in(self.matches, live, seat, lambda: _seat_out_of_time(live) == seat)

    async def _close_match(self, live: "LiveMatch") -> None:
        """End a match that no one has gone on with: without a winner, unless it is rated."""

        def decide() -> "PreparedStep | None":
            clock, banks, seat = clock_of(live.row), banks_of(live), _seat_out_of_time(live)
            if clock is None or banks is None or seat is None:
                return None
            closes = abandon_at(clock, banks)
            if closes is None or wall_clock.steady() < closes:
                return None
            # No one gets rid of a loss by going away from who doesn't claim it, as no bot does.
            return live.prepare_move(seat, Timeout() if is_rated(live.row) else Abandon())

        await self.matches.execute(live, decide)

    async def claim_win(self, live: "LiveMatch", guest: bytes | None) -> int:
        """End a match of two because the other player's time has run out."""

        def decide() -> "PreparedStep":
            seat = _seat_out_of_time(live)
            if seat is None or len(live.seats) != 2:
                raise MatchError("server-time-left")
            if seat in live.seats_of(guest):
                raise MatchError("server-own-time")
            return live.prepare_move(seat, Timeout())

        return await self.matches.execute(live, decide)

    async def give_time(self, live: "LiveMatch", guest: bytes | None, to: int) -> int:
        """Give another seat a turn's worth of time, as far as its bank takes it."""

        def decide() -> "PreparedStep":
            clock, banks = clock_of(live.row), banks_of(live)
            if clock is None or banks is None or live.state.over:
                raise MatchError("server-no-clock")
            if not live.log.entries:
                # What is written before the deal would pass over those whose seeds are awaited.
                raise MatchError("server-not-dealt")
            own = live.seats_of(guest)
            if not own or to in own or live.seats[to].kind != "person":
                raise MatchError("server-gift-to-others")
            refused = find_gift_refusal(live, clock, to)
            if refused:
                raise MatchError(refused)
            now = wall_clock.steady()
            more = add_time(clock, banks, to, now)
            if (
                more.remaining_at(to, now) - banks.remaining_at(to, now)
                < clock.extra_time // MIN_GIFT_DIVISOR
            ):
                raise MatchError("server-bank-full")
            kept = schedule_next(clock, more, "")
            return live.log.prepare_clock_act(own[0], f"{TIME_GIVEN_PREFIX}{to}", kept)

        return await self.matches.execute(live, decide)

    async def return_to_seat(self, live: "LiveMatch", seat: int) -> int:
        """Let the owner of a seat take it again from the bot that stood in."""

        def change(was: StoredSeat) -> StoredSeat:
            if live.state.over:
                raise MatchError("engine-match-over")
            if not _can_return(live, seat):
                raise MatchError("clock-no-return")
            return replace(was, kind="person", bot="")

        await self.matches.change_seat(live, seat, "bot", change, RETURN_ACT)
        return live.number


def _can_return(live: "LiveMatch", seat: int) -> bool:
    """Whether the owner of a seat may take it again: there is time left, or they get some."""
    clock, banks = clock_of(live.row), banks_of(live)
    if clock is None or banks is None or has_allowance(live, clock, seat):
        return True
    return banks.remaining_at(seat, wall_clock.steady()) >= clock.extra_time // MIN_GIFT_DIVISOR


def _seat_out_of_time(live: "LiveMatch") -> int | None:
    """The seat that is to move and has no time left, if that is so."""
    banks = banks_of(live)
    return (
        banks.running_seat
        if banks is not None and banks.is_out_of_time(wall_clock.steady())
        else None
    )
