"""Autoplay: bots' moves, forced moves, next rounds, and the pause between rounds."""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from boneyard.bots.registry import choose
from boneyard.core.actions import Call, Catch, Draw, Move
from boneyard.duplicate import deal_sets
from boneyard.engine import IllegalMove
from boneyard.engine.legal import legal
from boneyard.server.errors import PoolClosed, PoolError, StaleState, StoreError
from boneyard.server.matches.autoplay_delays import scale_pace, thinking_time_factor
from boneyard.server.matches.models import DUPLICATE
from boneyard.server.settings import Pace
from boneyard.server.telemetry.logs import format_traceback

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch
    from boneyard.server.matches.service import MatchService


class PauseStatus(Struct, frozen=True):
    """How long it is to the next round."""

    left: int
    """Milliseconds."""
    held: bool
    """A player looks at the table: the time stands still."""


class Pause:
    """A countdown that those at the table can hold, all together for no longer than so."""

    def __init__(
        self, seconds: float, max_hold_seconds: float, on_change: Callable[[], None]
    ) -> None:
        """Begin to count; `told` is called when that stops or goes on."""
        self._clock = asyncio.get_running_loop().time
        self._seconds_left, self._hold_seconds_left, self._on_change = (
            seconds,
            max_hold_seconds,
            on_change,
        )
        self._since = self._clock()
        self._holders: set[bytes] = set()
        self._changed = asyncio.Event()

    @property
    def is_held(self) -> bool:
        """Say whether a player holds it, and may."""
        return bool(self._holders) and self._hold_seconds_left > 0

    @property
    def status(self) -> PauseStatus:
        """What is to be told of it."""
        self._update_time()
        return PauseStatus(max(0, round(self._seconds_left * 1000)), self.is_held)

    def _update_time(self) -> None:
        """Take the time that has gone by from what it goes off."""
        now = self._clock()
        gone, self._since = now - self._since, now
        if self.is_held:
            self._hold_seconds_left -= gone
        else:
            self._seconds_left -= gone

    def hold(self, guest: bytes, on: bool) -> None:
        """Hold it, or let it go on."""
        if (guest in self._holders) is on:
            return
        self._update_time()
        before = self.is_held
        self._holders ^= {guest}
        if self.is_held is not before:
            self._changed.set()
            self._on_change()

    async def wait(self, skip: asyncio.Event) -> None:
        """Wait until it is over, or everybody has pressed on."""
        hurried = asyncio.ensure_future(skip.wait())
        try:
            while not hurried.done():
                self._update_time()
                if not self.is_held and self._seconds_left <= 0:
                    return
                wait = self._hold_seconds_left if self.is_held else self._seconds_left
                self._changed.clear()
                stirred = asyncio.ensure_future(self._changed.wait())
                try:
                    await asyncio.wait(
                        {hurried, stirred}, timeout=wait, return_when=asyncio.FIRST_COMPLETED
                    )
                finally:
                    stirred.cancel()
        finally:
            hurried.cancel()


log = logging.getLogger(__name__)


#: Something to be done at a table.
AutoplayTask = Callable[[], Coroutine[None, None, None]]

#: Calls of what one made oneself.
_OWN_CALLS = frozenset({"claim", "domino"})

#: Seconds until what could not be written is tried again.
_RETRY_SECONDS = 1.0

#: Seconds after which a bot that hasn't answered is said to be getting ready.
SLOW_BOT_SECONDS = 2.0


class AutoPlayer:
    """Sees to one match. Whatever it does is an action like any other, written and told."""

    def __init__(self, matches: "MatchService", live: "LiveMatch") -> None:
        """Take over a table."""
        self.matches, self.live = matches, live
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._skip_pause: asyncio.Event | None = None
        """Ends the pause after a round; None while there is no pause, for events are large."""
        self._notice_times: dict[tuple[int, str], float] = {}
        self._pause_over_at = 0
        """The entry after which the pause is over, though another server is to deal."""
        live.room.on_player_change = self._on_player_change

    @property
    def delays(self) -> Pace:
        """How long things take here, as those wish who play."""
        return scale_pace(
            self.matches.settings.pace, self.live.room.speeds.current(self.live.seats_of)
        )

    @property
    def is_busy(self) -> bool:
        """Say whether something is going to happen by itself."""
        return any(not task.done() for _, task in self._tasks.values())

    def _on_player_change(self) -> None:
        # Whose seeds are waited for depends on who is there.
        if self.live.status == "shuffling":
            self.refresh()

    def refresh(self) -> None:
        """Look at the table, and see to what comes next."""
        live, wanted = self.live, dict[str, AutoplayTask]()
        if self._can_proceed():
            wanted = self._list_due(live.status, len(live.log.entries))
        if wanted or self._tasks:
            self._schedule(wanted, len(live.log.entries))

    def _list_due(self, status: str, number: int) -> dict[str, AutoplayTask]:
        """What is to be done at the table as it stands, by name."""
        live, position = self.live, self.live.log.position
        wanted: dict[str, AutoplayTask] = {}
        if status == "playing" and not position.playing:
            wanted["deal"] = self._deal
            if self._skip_pause is not None and self._is_everyone_ready():
                self._skip_pause.set()
        elif status == "shuffling":
            if live.room.awaiting_seeds_since is None:
                live.room.awaiting_seeds_since = asyncio.get_running_loop().time()
            awaited = live.seats_without_seed()
            # Who is away is waited for; who is here and adds no seed knows nothing of seeds.
            if all(map(live.is_present, awaited)):
                wanted[f"seeds of {awaited}"] = self._deal_without_seeds
        elif status == "playing" and self.matches.bus.owns(self.live.id):
            acting = position.to_act
            for seat, who in enumerate(live.seats):
                if who.kind == "bot" and live.views.bot_legal_moves(seat):
                    wanted[f"bot {seat}"] = partial(self._play_bot, seat, number)
                elif seat == acting and who.kind == "person":
                    move = live.find_premove(position, seat) if live.premoves else None
                    if move is None and not who.by_hand:
                        move = live.views.forced_move(seat)
                    if move is not None:
                        wanted[f"forced {seat}"] = partial(self._play_forced, seat, move, number)
        return wanted

    def _can_proceed(self) -> bool:
        """Where people play always; bots among themselves when there is room for them."""
        live, stage = self.live, self.matches.registry.bot_slots
        if not live.seats.is_bots_only:
            stage.release(live.id)
            return True
        if live.status == "playing" and self.matches.bus.owns(self.live.id):
            return stage.acquire(live.id)
        stage.release(live.id)
        return self.matches.bus.owns(self.live.id)

    def _schedule(self, wanted: dict[str, AutoplayTask], number: int) -> None:
        """Begin what is wanted and not under way yet, and stop the rest."""
        current = asyncio.current_task()
        for name, (at, task) in list(self._tasks.items()):
            if name in wanted and at == number and not task.done() and task is not current:
                del wanted[name]
                continue
            del self._tasks[name]
            if task is not current:
                task.cancel()
        for name, doing in wanted.items():
            task = asyncio.create_task(self._run_logged(doing), name=name)
            self._tasks[name] = (number, task)

    async def _run_logged(self, doing: AutoplayTask) -> None:
        try:
            await doing()
        except PoolClosed:
            pass  # the server closes: the player who sees to the table next lets the bot choose
        except StaleState:
            pass  # another server was faster: what it did has been seen, and is seen to
        except (StoreError, OSError):
            # Nothing was written, or nothing could be opened; the table waits and looks again.
            await asyncio.sleep(_RETRY_SECONDS)
            self.refresh()
        except Exception as error:
            log.error("table %s… stands still: %s", self.live.id[:6], format_traceback(error))

    def stop(self) -> None:
        """Leave the table."""
        self.live.room.on_player_change = lambda: None
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def _is_everyone_ready(self) -> bool:
        people = {at for at, seat in enumerate(self.live.seats) if seat.kind == "person"}
        return bool(people) and people <= self.live.room.ready_seats

    async def _deal(self) -> None:
        live, pace = self.live, self.delays
        # A player who is connected here sees the time run, whichever process deals then.
        if live.state.round and pace.deal and self._pause_over_at != live.number:
            skip = self._skip_pause = asyncio.Event()
            if self._is_everyone_ready():
                skip.set()
            live.room.pause = Pause(pace.deal, pace.hold, live.mark_changed)
            live.mark_changed()
            try:
                await live.room.pause.wait(skip)
                self._pause_over_at = live.number
            finally:
                live.room.pause = self._skip_pause = None
        if self.matches.bus.owns(self.live.id):
            await self.matches.deal(live)

    async def _deal_without_seeds(self) -> None:
        await asyncio.sleep(self.matches.settings.seed_patience)
        await self.matches.deal(self.live, without_seeds=True)

    async def _play_forced(self, seat: int, move: Move, number: int) -> None:
        more = self.delays.calling if self.live.views.has_calls else 0.0
        sweeps = self._is_repeated_draw(seat, move)
        pace = self.delays
        await asyncio.sleep(min(2 * pace.sweep, pace.forced) if sweeps else pace.forced + more)
        await self.matches.play(self.live, seat, move, only_at=number)

    async def _play_bot(self, seat: int, number: int) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        move = await self._choose_move(seat)
        if move is None:
            return
        await asyncio.sleep(max(0.0, self._due_time(seat, move, began) - clock()))
        try:
            await self.matches.play(self.live, seat, move, only_at=number)
        except IllegalMove:
            log.error("bot %s made an illegal move", self.live.seats[seat].bot)
            await self.matches.play(self.live, seat, self._fallback_move(seat), only_at=number)

    async def _choose_move(self, seat: int) -> Move | None:
        live = self.live
        only = live.views.bot_legal_moves(seat)
        if len(only) == 1 and seat == live.state.to_act:
            return only[0]
        name = live.seats[seat].bot
        seed, seconds = self._bot_seed(seat), self._bot_seconds(seat)
        asking = asyncio.ensure_future(
            self.matches.bot_pool.choose_move(
                name, live.views.of_bot(seat), seat, seed, seconds, live.queue_ticket
            )
        )
        try:
            await asyncio.wait({asking}, timeout=SLOW_BOT_SECONDS)
            live.room.set_bot_slow(seat, not asking.done())
            return await asking
        except PoolClosed:
            raise
        except PoolError as error:
            # A table must not stand still because a bot can't think.
            log.error("bot %s can't choose: %s", name, error)
            return self._fallback_move(seat) if seat == live.state.to_act else None
        finally:
            asking.cancel()
            live.room.set_bot_slow(seat, False)

    def _bot_seed(self, seat: int) -> int:
        """What a bot's dice are thrown with: where all play the same deal, the same for all."""
        committed = derive_bot_seed(self.live, seat)
        return self.matches.rng.getrandbits(64) if committed is None else committed

    def _bot_seconds(self, seat: int) -> float | None:
        """How long a bot may think: where luck is equal, no fast machine finds more for it."""
        equal = derive_bot_seed(self.live, seat) is not None
        return None if equal else self.matches.settings.bot_seconds

    def _is_repeated_draw(self, seat: int, move: Move) -> bool:
        """Say whether a tile is drawn right after another: that takes no time to think.

        Whether the seat must or likes to is not asked, so that no one can read it from the time.
        """
        before = self.live.log.entries[-1]
        return isinstance(move, Draw) and before.seat == seat and before.act == str(move)

    def _fallback_move(self, seat: int) -> Move:
        dice = random.Random(self._bot_seed(seat))
        return (
            choose("random", self.live.view(seat), seat, dice)
            or legal(self.live.view(seat), seat)[0]
        )

    def _due_time(self, seat: int, move: Move, began: float) -> float:
        """When a bot does what it has chosen: it needs about as long as a person."""
        pace, about = self.delays, self.matches.rng.uniform(0.7, 1.3)
        if not isinstance(move, Call | Catch):
            if self._is_repeated_draw(seat, move):
                return began + min(pace.sweep, pace.bot)
            more = pace.calling if self.live.views.has_calls else 0.0
            return began + (pace.bot * thinking_time_factor(self.live.state) + more) * about
        if str(move) in _OWN_CALLS:
            return began + pace.own * about
        # What it has noticed it goes on noticing, whatever happens meanwhile.
        key = (seat, f"{move} {self.live.log.round_began} {getattr(self.live.state, 'plays', 0)}")
        if key not in self._notice_times:
            if len(self._notice_times) > 50:
                self._notice_times.clear()
            self._notice_times[key] = began + pace.notice * about
        return self._notice_times[key]


def derive_bot_seed(live: "LiveMatch", seat: int) -> int | None:
    """The seed of a bot's choice that follows from the deal and the moves; None: any will do."""
    if live.row.part_of.kind != DUPLICATE:
        return None
    made = sum(entry.seat is not None for entry in live.log.active)
    return deal_sets.bot_seed(live.fair, live.state.round, seat, made)
