"""Autoplay: bots' moves, forced moves, next rounds, and the pause between rounds."""

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from boneyard.bots.registry import choose
from boneyard.core.actions import Call, Catch, Draw, Move
from boneyard.engine import IllegalMove
from boneyard.engine.legal import legal
from boneyard.server.duplicate.service import bot_luck
from boneyard.server.errors import Gone, MovedOn, PoolError, StoreError
from boneyard.server.matches.autoplay_delays import at_tempo, difficulty
from boneyard.server.matches.bot_matches import Stage
from boneyard.server.settings import Pace, Settings
from boneyard.server.telemetry.logs import blamed
from boneyard.server.thinking.pool import Pool

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch


class Left(Struct, frozen=True):
    """How long it is to the next round."""

    left: int
    """Milliseconds."""
    held: bool
    """Somebody looks at the table: the time stands still."""


class Pause:
    """A countdown that those at the table can hold, all together for no longer than so."""

    def __init__(self, seconds: float, longest: float, told: Callable[[], None]) -> None:
        """Begin to count; `told` is called when that stops or goes on."""
        self._clock = asyncio.get_running_loop().time
        self._left, self._patience, self._told = seconds, longest, told
        self._since = self._clock()
        self._holders: set[bytes] = set()
        self._stirred = asyncio.Event()

    @property
    def held(self) -> bool:
        """Say whether somebody holds it, and may."""
        return bool(self._holders) and self._patience > 0

    @property
    def left(self) -> Left:
        """What is to be told of it."""
        self._settle()
        return Left(max(0, round(self._left * 1000)), self.held)

    def _settle(self) -> None:
        """Take the time that has gone by from what it goes off."""
        now = self._clock()
        gone, self._since = now - self._since, now
        if self.held:
            self._patience -= gone
        else:
            self._left -= gone

    def hold(self, guest: bytes, on: bool) -> None:
        """Hold it, or let it go on."""
        if (guest in self._holders) is on:
            return
        self._settle()
        before = self.held
        self._holders ^= {guest}
        if self.held is not before:
            self._stirred.set()
            self._told()

    async def over(self, hurry: asyncio.Event) -> None:
        """Wait until it is over, or everybody has pressed on."""
        hurried = asyncio.ensure_future(hurry.wait())
        try:
            while not hurried.done():
                self._settle()
                if not self.held and self._left <= 0:
                    return
                wait = self._patience if self.held else self._left
                self._stirred.clear()
                stirred = asyncio.ensure_future(self._stirred.wait())
                await asyncio.wait(
                    {hurried, stirred}, timeout=wait, return_when=asyncio.FIRST_COMPLETED
                )
                stirred.cancel()
        finally:
            hurried.cancel()


log = logging.getLogger("boneyard.croupier")


#: Something to be done at a table.
Doing = Callable[[], Coroutine[Any, Any, None]]

#: Calls of what one made oneself.
_OWN = frozenset({"claim", "domino"})

#: Seconds until what could not be written is tried again.
_AGAIN = 1.0

#: Seconds after which a bot that hasn't answered is said to be getting ready.
SOON = 2.0


class Host(Protocol):
    """What a croupier needs of the house."""

    settings: Settings
    stage: Stage
    bots: Pool
    dice: random.Random

    def tends(self, id: str) -> bool:
        """Say whether what happens by itself at a table is done by this house."""
        ...

    async def deal(self, live: "LiveMatch", without_seeds: bool = False) -> int:
        """Deal the next round, if it is time."""
        ...

    async def play(
        self, live: "LiveMatch", seat: int, move: Move, *, only_at: int | None = None
    ) -> int:
        """Make a move for whoever sits there, unless anything has happened since `only_at`."""
        ...


class Croupier:
    """Sees to one match. Whatever it does is an action like any other, written and told."""

    def __init__(self, house: Host, live: "LiveMatch") -> None:
        """Take over a table."""
        self.house, self.live = house, live
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._hurry = asyncio.Event()
        self._noticed: dict[tuple[int, str], float] = {}
        self._waited = 0
        """The entry after which the pause is over, though another house is to deal."""
        live.wake = self.wake

    @property
    def pace(self) -> Pace:
        """How long things take here, as those wish who play."""
        return at_tempo(self.house.settings.pace, self.live.tempi.now(self.live.seats_of))

    @property
    def busy(self) -> bool:
        """Say whether something is going to happen by itself."""
        return any(not task.done() for _, task in self._tasks.values())

    def wake(self) -> None:
        """Look at the table, and see to what comes next."""
        live = self.live
        wanted: dict[str, Doing] = {}
        number = live.number
        if not self._may_go_on():
            self._put(wanted, number)
            return
        if live.status == "playing" and not live.state.playing:
            wanted["deal"] = self._deal
            if self._everybody_pressed_on():
                self._hurry.set()
        elif live.status == "shuffling":
            if live.shuffling_since is None:
                live.shuffling_since = asyncio.get_running_loop().time()
            awaited = live.awaited()
            # Who is away is waited for; who is here and adds no seed knows nothing of seeds.
            if all(map(live.here, awaited)):
                wanted[f"seeds of {awaited}"] = self._without_seeds
        elif live.status == "playing" and self._mine:
            for seat, who in enumerate(live.seats):
                if who.kind == "bot" and legal(live.bot_view(seat), seat):
                    wanted[f"bot {seat}"] = partial(self._bot, seat, number)
                elif who.kind == "person":
                    move = live.left_for(live.state, seat)
                    if move is None and not who.by_hand:
                        move = live.forced(seat)
                    if move is not None:
                        wanted[f"forced {seat}"] = partial(self._forced, seat, move, number)
        self._put(wanted, number)

    @property
    def _mine(self) -> bool:
        """Whether this is the house that sees to the table, if there are several."""
        return self.house.tends(self.live.id)

    def _may_go_on(self) -> bool:
        """Where people play always; bots among themselves when there is room for them."""
        live, stage = self.live, self.house.stage
        if live.alone and live.status == "playing" and self._mine:
            return stage.enter(live.id)
        stage.leave(live.id)
        return self._mine or not live.alone

    def _put(self, wanted: dict[str, Doing], number: int) -> None:
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
            task = asyncio.create_task(self._safely(doing), name=name)
            self._tasks[name] = (number, task)

    async def _safely(self, doing: Doing) -> None:
        try:
            await doing()
        except Gone:
            pass  # the house closes: whoever sees to the table next lets the bot choose
        except MovedOn:
            pass  # another house was faster: what it did has been seen, and is seen to
        except (StoreError, OSError):
            # Nothing was written, or nothing could be opened; the table waits and looks again.
            await asyncio.sleep(_AGAIN)
            self.wake()
        except Exception as error:
            log.error("table %s… stands still: %s", self.live.id[:6], blamed(error))

    def stop(self) -> None:
        """Leave the table."""
        self.live.wake = None
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    def _everybody_pressed_on(self) -> bool:
        people = {at for at, seat in enumerate(self.live.seats) if seat.kind == "person"}
        return bool(people) and people <= self.live.ready

    async def _deal(self) -> None:
        self._hurry.clear()
        if self._everybody_pressed_on():
            self._hurry.set()
        live, pace = self.live, self.pace
        # Whoever is connected here sees the time run, whichever house deals then.
        if live.state.round and pace.deal and self._waited != live.number:
            live.pause = Pause(pace.deal, pace.hold, live.stir)
            live.stir()
            try:
                await live.pause.over(self._hurry)
                self._waited = live.number
            finally:
                live.pause = None
        if self._mine:
            await self.house.deal(live)

    async def _without_seeds(self) -> None:
        await asyncio.sleep(self.house.settings.seed_patience)
        await self.house.deal(self.live, without_seeds=True)

    async def _forced(self, seat: int, move: Move, number: int) -> None:
        more = self.pace.calling if self.live.has_calls else 0.0
        sweeps = self._sweeps(seat, move)
        pace = self.pace
        await asyncio.sleep(min(2 * pace.sweep, pace.forced) if sweeps else pace.forced + more)
        await self.house.play(self.live, seat, move, only_at=number)

    async def _bot(self, seat: int, number: int) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        move = await self._choice(seat)
        if move is None:
            return
        await asyncio.sleep(max(0.0, self._when(seat, move, began) - clock()))
        try:
            await self.house.play(self.live, seat, move, only_at=number)
        except IllegalMove:
            log.error("bot %s made an illegal move", self.live.seats[seat].bot)
            await self.house.play(self.live, seat, self._anything(seat), only_at=number)

    async def _choice(self, seat: int) -> Move | None:
        live = self.live
        only = legal(live.bot_view(seat), seat)
        if len(only) == 1 and seat == live.state.to_act:
            return only[0]
        name = live.seats[seat].bot
        seed, seconds = self._dice(seat), self._seconds(seat)
        asking = asyncio.ensure_future(
            self.house.bots.choose(name, live.bot_view(seat), seat, seed, seconds, live.turn)
        )
        try:
            await asyncio.wait({asking}, timeout=SOON)
            live.keep_waiting(seat, not asking.done())
            return await asking
        except Gone:
            raise
        except PoolError as error:
            # A table must not stand still because a bot can't think.
            log.error("bot %s can't choose: %s", name, error)
            return self._anything(seat) if seat == live.state.to_act else None
        finally:
            asking.cancel()
            live.keep_waiting(seat, False)

    def _dice(self, seat: int) -> int:
        """What a bot's dice are thrown with: where all play the same deal, the same for all."""
        committed = bot_luck(self.live, seat)
        return self.house.dice.getrandbits(64) if committed is None else committed

    def _seconds(self, seat: int) -> float | None:
        """How long a bot may think: where luck is equal, no fast machine finds more for it."""
        equal = bot_luck(self.live, seat) is not None
        return None if equal else self.house.settings.bot_seconds

    def _sweeps(self, seat: int, move: Move) -> bool:
        """Say whether a tile is drawn right after another: that takes no time to think.

        Whether the seat must or likes to is not asked, so that nobody can read it from the time.
        """
        before = self.live.log[-1]
        return isinstance(move, Draw) and before.seat == seat and before.act == str(move)

    def _anything(self, seat: int) -> Move:
        dice = random.Random(self._dice(seat))
        return (
            choose("random", self.live.view(seat), seat, dice)
            or legal(self.live.view(seat), seat)[0]
        )

    def _when(self, seat: int, move: Move, began: float) -> float:
        """When a bot does what it has chosen: it needs about as long as a person."""
        pace, about = self.pace, self.house.dice.uniform(0.7, 1.3)
        if not isinstance(move, Call | Catch):
            if self._sweeps(seat, move):
                return began + min(pace.sweep, pace.bot)
            more = pace.calling if self.live.has_calls else 0.0
            return began + (pace.bot * difficulty(self.live.state) + more) * about
        if str(move) in _OWN:
            return began + pace.own * about
        # What it has noticed it goes on noticing, whatever happens meanwhile.
        key = (seat, f"{move} {self.live.round_began} {getattr(self.live.state, 'plays', 0)}")
        if key not in self._noticed:
            if len(self._noticed) > 50:
                self._noticed.clear()
            self._noticed[key] = began + pace.notice * about
        return self._noticed[key]
