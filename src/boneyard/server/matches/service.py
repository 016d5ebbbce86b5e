"""Match service: every change of a live match is decided, written and then sent to its viewers.

Changes of one match happen one after the other. Permissions are checked before, by the commands.
"""

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import Executor
from typing import Final

from msgspec.structs import replace

from boneyard.core.actions import Call, Catch, Move
from boneyard.core.time_controls import Clock
from boneyard.engine import IllegalMove
from boneyard.engine.refusals import with_names
from boneyard.schemas.log_entries import DEAL
from boneyard.server import broadcast
from boneyard.server.endpoints import Job
from boneyard.server.errors import Conflict, MatchError, OutcomeUnknown, StaleState
from boneyard.server.matches.autoplay import AutoPlayer
from boneyard.server.matches.clock import clock_after
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import (
    PreparedStep,
    SeatChange,
    has_moved_since,
    to_row,
    unlogged_state,
)
from boneyard.server.matches.models import (
    Appearance,
    LoadedMatch,
    MatchUpdate,
    NewOffer,
    StoredMatch,
    StoredSeat,
)
from boneyard.server.matches.my_matches import build_list_rows, build_list_status, find_turn_change
from boneyard.server.matches.rating_eligibility import is_rated
from boneyard.server.matches.registry import MatchRegistry
from boneyard.server.matches.rematch import taken_seat
from boneyard.server.matches.results import FindIntervention, build_result
from boneyard.server.matches.setup import (
    MatchPlan,
    SeatRequest,
    build_seat,
    can_begin_at_once,
    plan_match,
    with_distinct_name,
    with_seed,
)
from boneyard.server.matches.signals import MatchSignals
from boneyard.server.matches.store import MatchStore
from boneyard.server.settings import Settings
from boneyard.server.telemetry.counters import Counters
from boneyard.server.telemetry.profiling import CpuMeter, LapTimer
from boneyard.server.thinking.pool import ThinkingPool


def check_patience(live: LiveMatch, seconds: float) -> None:
    """Refuse to deal before every player had the time to add a seed.

    A rated match at the table does not begin without a player who is away: their clock would run.
    """
    now, since = asyncio.get_running_loop().time(), live.room.awaiting_seeds_since
    if since is None or now - since < seconds:
        raise MatchError("server-patience")
    if is_rated(live.row) and any(map(live.is_away, live.seats_without_seed())):
        raise MatchError("server-awaits-players")


log = logging.getLogger(__name__)

#: Why a seat can't be changed, by who sits there.
_WRONG_SEAT_MESSAGES: Final = {
    "person": "server-seat-persons",
    "bot": "server-seat-bots",
    "open": "server-seat-open",
}
#: How often a deal is tried, when another process changes the match meanwhile.
MAX_DEAL_ATTEMPTS: Final = 3


class MatchService:
    """Starts matches and changes them."""

    def __init__(
        self,
        store: MatchStore,
        settings: Settings,
        bus: broadcast.Bus,
        signals: MatchSignals,
        bot_pool: ThinkingPool,
        loader: Executor,
        counters: Counters,
        cpu_meter: CpuMeter,
        rng: random.Random,
        find_appearance: Callable[[bytes], Awaitable[Appearance]],
        find_intervention: FindIntervention,
    ) -> None:
        """`find_appearance`: of a player; `find_intervention`: of a tournament's organiser."""
        self._find_appearance, self._find_intervention = find_appearance, find_intervention
        self.store, self.settings, self.bus, self.bot_pool = store, settings, bus, bot_pool
        self.rng = rng
        self._signals, self._counters, self._cpu_meter = signals, counters, cpu_meter
        self.registry = MatchRegistry(
            store, settings, bus, signals, loader, lambda live: AutoPlayer(self, live)
        )
        self._running: set[asyncio.Task[int]] = set()

    # Starting matches.

    async def start_match(self, plan: MatchPlan, guest: bytes) -> LiveMatch:
        """Start a match, sealed; it begins by itself once all sit and have added their seeds."""
        return await self.create_match(*await self.plan_match(plan, guest))

    async def plan_match(
        self, plan: MatchPlan, guest: bytes
    ) -> tuple[StoredMatch, list[StoredSeat]]:
        """A match as a player wants it, with the player who starts it in their own colour."""
        return plan_match(plan, guest, await self._find_appearance(guest))

    async def create_match(
        self,
        match: StoredMatch,
        seats: Sequence[StoredSeat],
        opening: NewOffer | None = None,
    ) -> LiveMatch:
        """Start a match that has been planned, perhaps as one that is shown to everybody."""
        if all(seat.kind == "bot" for seat in seats):
            self.registry.bot_slots.check_free_slot()
        going = can_begin_at_once(match, seats)
        live = self.registry.build_live_match(LoadedMatch(match, tuple(seats), (), None))
        stands = build_list_status(live, live.state, seats)
        mine = build_list_rows(live, live.state, seats, new=True)
        update = MatchUpdate(needs_autoplay=going or None, list_rows=mine, new_offer=opening)
        await self.store.create(match, seats, update)
        live = self.registry.register(live)
        live.needs_autoplay, live.list_status = going, stands
        live.offer = opening.offer if opening else None
        log.info("match %s… of %s is sealed", match.id[:6], match.game)
        await self._deal_if_ready(live)
        return live

    async def _deal_if_ready(self, live: LiveMatch) -> None:
        """Deal the first round, if every seat is taken, and every seed there."""
        if not live.log.entries and live.status == "playing":
            await self.deal(live)

    async def resume_match(self, id: str) -> bool:
        """Let a match go on that is known to go on by itself; False if it doesn't after all."""
        live = await self.registry.get_match(id)
        async with live.lock:
            live.needs_autoplay = live.can_autoplay(live.state)
            if not live.needs_autoplay:
                await self.store.append(id, MatchUpdate(needs_autoplay=False))
        return live.needs_autoplay

    # Seats.

    async def join(
        self, live: LiveMatch, guest: bytes, seat: int, name: str, seed: str = ""
    ) -> None:
        """Take an open seat, perhaps with a seed: the seal has been there to be seen."""
        own = live.seats_of(guest)
        shown = live.as_seen_from(own[0] if own else None).seats[seat].kind
        if shown != "open":  # spectators with a delay learn of no bot that stands in since
            raise MatchError(_WRONG_SEAT_MESSAGES[shown])
        look = await self._find_appearance(guest)

        def change(was: StoredSeat) -> StoredSeat:
            return taken_seat(live, was, guest, name, seed, look)

        await self.change_seat(live, seat, "open", change)

    async def add_seed(self, live: LiveMatch, seat: int, seed: str) -> None:
        """Add a seat's own seed to the luck of the match; with the last one tiles are dealt."""

        def change(was: StoredSeat) -> StoredSeat:
            if was.seeded is not None and was.seed == seed:
                return was  # the player who has not heard the answer says it again
            if live.log.entries:
                raise MatchError("server-seed-late")
            if not live.row.takes_seeds:
                raise MatchError("server-no-seeds")
            if was.seeded is not None:
                raise MatchError("server-seed-twice")
            return with_seed(live, was, seed)

        await self.change_seat(live, seat, "person", change)

    async def put_bot(self, live: LiveMatch, seat: int, bot: str) -> None:
        """Put a bot in a seat that is open, or that its owner leaves."""
        others = [one for at, one in enumerate(live.seats) if at != seat]
        new = with_distinct_name(build_seat(SeatRequest("bot", bot=bot), b""), others)

        def change(was: StoredSeat) -> StoredSeat:
            return replace(new, seed=was.seed, seeded=was.seeded)

        await self.change_seat(live, seat, live.seats[seat].kind, change)

    async def set_by_hand(self, live: LiveMatch, seat: int, on: bool) -> None:
        """Let forced steps of a seat wait for the person, or happen by themselves."""
        await self.change_seat(live, seat, "person", lambda was: replace(was, by_hand=on))

    async def change_seat(
        self,
        live: LiveMatch,
        seat: int,
        kind: str,
        change: Callable[[StoredSeat], StoredSeat],
        act: str = "",
    ) -> None:
        """Change who sits in a seat of a kind; `act` is written in the log, if there is one."""
        async with live.lock:
            laps = self._cpu_meter.start_laps("step")
            was = live.seats[seat]
            if was.kind != kind:
                raise MatchError(_WRONG_SEAT_MESSAGES[was.kind])
            await self._commit(live, live.prepare_seat_change(seat, change(was), act), laps)
        await self._deal_if_ready(live)

    async def reload(self, live: LiveMatch) -> None:
        """Another process was here: see who sits where, and what has happened."""
        kept = await self.store.load(live.id)
        if kept is not None:
            live.row = kept.match
            live.seats[:] = kept.seats
            live.clock_state, live.premoves = (
                kept.clock_state,
                {one.seat: one for one in kept.premoves},
            )
            live.rematch_id, live.offer = kept.rematch_id, kept.offer
            live.catch_up(kept.log)

    async def catch_up(self, live: LiveMatch, full: bool) -> None:
        """See what another server has done at a table, and tell it; its log alone, or all of it."""
        number, news = live.number, unlogged_state(live)
        if full or not live.log.entries or live.clock_state is not None:
            await self.reload(live)
        else:
            live.catch_up(await self.store.load_entries(live.id, number))
        live.needs_autoplay = live.list_status = None
        if live.state.to_act is None or live.seats[live.state.to_act].kind != "bot":
            # Whom a bot keeps waiting depends on what came before: only then it is written again.
            live.list_status = build_list_status(live, live.state)
        live.room.revision += news != unlogged_state(live)
        if live.number != number or news != unlogged_state(live):
            live.room.notify()  # what is left for later is for no one to know
        self.registry.wake_autoplayer(live)

    # Moves.

    async def play(
        self,
        live: LiveMatch,
        seat: int,
        move: Move,
        *,
        only_at: int | None = None,
        after: int | None = None,
        calls: Sequence[Move] = (),
    ) -> int:
        """Make a move for the player who sits there; gives the last entry's number.

        `only_at`: not if anything has happened since. `after`: what the mover has seen; refused if
        others have moved since.
        """

        def decide() -> PreparedStep | None:
            if only_at is not None and live.number != only_at:
                return None
            status = live.status
            if status == "waiting":
                raise MatchError("server-seats-open")
            if status == "shuffling":
                raise MatchError("server-seeds-awaited")
            is_call = isinstance(move, Call | Catch)
            if after is not None and not is_call and has_moved_since(live, after):
                raise StaleState("server-moved-on")
            try:
                return live.prepare_move(seat, move, calls)
            except IllegalMove as error:
                raise IllegalMove(with_names(error.message, live.seats.name_messages)) from None

        return await self.execute(live, decide)

    async def deal(self, live: LiveMatch, without_seeds: bool = False) -> int:
        """Deal the next round, if it is time; the first one perhaps without everybody's seed."""
        ready = ("playing", "shuffling") if without_seeds else ("playing",)

        def decide() -> PreparedStep | None:
            due = live.status in ready and not live.state.playing
            return live.prepare_deal() if due else None

        for _ in range(MAX_DEAL_ATTEMPTS):
            with contextlib.suppress(StaleState):  # by another process: it has been seen
                return await self.execute(live, decide)
        return live.number

    async def undo(self, live: LiveMatch) -> int:
        """Take the last move of a game for one back."""
        return await self.execute(live, live.log.prepare_undo)

    async def redo(self, live: LiveMatch) -> int:
        """Make the move that was taken back again."""
        return await self.execute(live, live.log.prepare_redo)

    async def execute(self, live: LiveMatch, decide: Callable[[], PreparedStep | None]) -> int:
        """Decide something at a table, write it, and tell it; None: nothing is to be done."""
        # In a task of its own: who goes away in the middle must not leave the table unsure.
        doing = asyncio.create_task(self._execute(live, decide))
        self._running.add(doing)
        doing.add_done_callback(self._running.discard)
        return await asyncio.shield(doing)

    async def wait_settled(self) -> None:
        """Wait until nothing is being decided or written."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _execute(self, live: LiveMatch, prepare: Callable[[], PreparedStep | None]) -> int:
        async with live.lock:
            laps = self._cpu_meter.start_laps("step")
            step = prepare()
            if step is not None:
                await self._commit(live, step, laps)
            return len(live.log.entries)

    async def _commit(self, live: LiveMatch, step: PreparedStep, laps: LapTimer | None) -> None:
        """Write a step with all that follows from it, make it true, and wake all viewers."""
        change = step.seat_change
        position = step.positions[-1] if step.positions else live.log.position
        seats = live.seats if change is None else change.seats_after(live.seats)
        going, status = live.can_autoplay(position, seats), build_list_status(live, position, seats)
        turn_change, list_rows = None, None
        if change is not None:
            list_rows = build_list_rows(live, position, seats)
        elif status != live.list_status or step.entries[0].act == DEAL:
            turn_change = find_turn_change(live, position, status)
            list_rows = build_list_rows(live, position) if turn_change is None else None
        if laps is not None:
            laps.lap("rules")
        clock = step.clock_state
        if clock is None and live.row.clock is not None:
            rates = Clock(*live.row.clock)
            clock = clock_after(live, rates, position, seats, turns=not step.is_takeback)
        update = MatchUpdate(
            entries=[to_row(entry) for entry in step.entries],
            # The first deal is made of the seats' seeds: another process may have got one.
            seats=() if live.log.entries or change is not None else seats,
            needs_autoplay=None if going is live.needs_autoplay else going,
            list_rows=list_rows,
            turn_change=turn_change,
            clock_state=clock,
            result=await build_result(self._find_intervention, live, step)
            if position.over
            else None,
        )
        await self._write(live, change, update)
        if laps is not None:
            laps.resume()
        mover = step.entries[0].seat if step.entries else None
        if change is None:
            self._counters.moves["house" if mover is None else live.seats[mover].kind] += 1
        live.apply(step)
        live.needs_autoplay, live.list_status = going, status
        live.clock_state = clock or live.clock_state
        if change is not None:
            live.room.revision += 1
            self._signals.seat_changed.send(live)
        live.room.notify()
        self.registry.wake_autoplayer(live)
        if update.result is not None:
            self._signals.result_written.send(live)
        if laps is not None:
            laps.lap("rules")

    async def _write(self, live: LiveMatch, change: SeatChange | None, update: MatchUpdate) -> None:
        """Write an update; StaleState, after catching up, if another process was faster."""
        begun = time.perf_counter()
        try:
            if change is None:
                await self.store.append(live.id, update)
            else:
                was = live.seats[change.seat]
                await self.store.update_seat(live.id, change.seat, change.new, was, update)
        except Conflict:
            await self.catch_up(live, full=change is not None)
            raise StaleState("server-moved-on" if change is None else "server-seat-gone") from None
        except OutcomeUnknown:
            self._signals.outcome_unknown.send(live.id)
            raise
        self._counters.store_times.observe(time.perf_counter() - begun)

    async def mark_ready(self, live: LiveMatch, seats: Iterable[int]) -> None:
        """Note that the count has been seen: the next deal needn't wait for these seats.

        Before the first deal: don't wait any longer for the seeds of the others.
        """
        if live.status == "shuffling":
            check_patience(live, self.settings.seed_patience)
            await self.deal(live, without_seeds=True)
        elif not live.state.playing and not live.state.over:
            live.room.ready_seats |= set(seats)
            self.bus.broadcast(broadcast.SeatsReady(live.id, tuple(seats)))
            self.registry.mark_changed(live)

    def hold_pause(self, live: LiveMatch, guest: bytes, on: bool) -> None:
        """Hold the next round for a player, or let it come."""
        if live.room.pause is not None:
            live.room.pause.hold(guest, on)
        self.bus.broadcast(broadcast.PauseHeld(live.id, guest, on))


JOBS: Final[tuple[Job, ...]] = (
    lambda services: services.registry.run_eviction(),
    lambda services: services.clocks.run(),
)
