"""All live matches: read from the store when someone asks for them, put away when nobody does.

Everything that happens to a match goes through here, one thing at a time, and is told only after
it has been written. Who may do it is asked before, by the commands: nothing here asks.
"""

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from boneyard.bots.registry import Hint
from boneyard.core.actions import Call, Catch, Move
from boneyard.engine import IllegalMove
from boneyard.engine.refusals import named
from boneyard.layout import Aspect
from boneyard.server import broadcast, wall_clock
from boneyard.server.accounts.email_codes import Codes
from boneyard.server.accounts.passkeys import Passkeys
from boneyard.server.accounts.service import Persons
from boneyard.server.accounts.sessions import Guests
from boneyard.server.analysis.service import Study, keeping, make_kernels
from boneyard.server.cluster.cluster import Neighbours
from boneyard.server.cluster.sync import Following
from boneyard.server.duplicate.service import Duplicates
from boneyard.server.errors import MatchError, Taken, Unsure
from boneyard.server.errors import MovedOn as MovedOn
from boneyard.server.errors import NotYours as NotYours
from boneyard.server.friends.service import Friends
from boneyard.server.lobby.service import Hall
from boneyard.server.matches import clock as matches_clock
from boneyard.server.matches.autoplay import Croupier
from boneyard.server.matches.clock import Timekeeper
from boneyard.server.matches.log import beside, moved_since, shows, stored
from boneyard.server.matches.match import LiveMatch, Step
from boneyard.server.matches.models import Kept, Opening, StoredMatch, StoredSeat
from boneyard.server.matches.my_matches import listed, standing_of, turned
from boneyard.server.matches.rematch import Encore
from boneyard.server.matches.reserved_seats import taken_seat
from boneyard.server.matches.results import result_of
from boneyard.server.matches.seed_timeout import check_patience
from boneyard.server.matches.setup import (
    Place,
    Plan,
    begins_at_once,
    planned,
    seat_for,
    seeded,
    told_apart,
)
from boneyard.server.matches.takeback import Pleas
from boneyard.server.notifications.mail_limits import MailLimits
from boneyard.server.notifications.sender import Sender
from boneyard.server.ratings.contests import Contests
from boneyard.server.settings import Settings
from boneyard.server.stores import Store
from boneyard.server.telemetry.counters import Tally
from boneyard.server.telemetry.profiling import Meter
from boneyard.server.thinking.background_jobs import Desk
from boneyard.server.thinking.fair_queue import ANYBODY, Turn
from boneyard.server.thinking.pool import Pool
from boneyard.server.tournaments.director import tournaments_of
from boneyard.solitaire.solve import Solution

log = logging.getLogger("boneyard.house")

#: What is said of a seat that isn't as it should be, by who sits there.
_HELD: Final = {"person": "house-seat-persons", "bot": "house-seat-bots", "open": "house-seat-open"}
#: How often a deal is tried, when another house with the same database changes the table meanwhile.
DEALS: Final = 3


class House(Pleas, Encore):
    """All live matches."""

    def __init__(self, store: Store, settings: Settings) -> None:
        """Open the house."""
        super().__init__(store, settings)
        self.bots = Pool(settings.bot_workers, settings.think)
        self.desk = Desk()
        self.hall = Hall(self)
        self.study = Study(settings, self.desk)
        self.sender = Sender(store, settings, self.looks, self.tends)
        self.clock = Timekeeper(self)
        self.neighbours = Neighbours(self)
        self.following = Following(self)
        self.contests = Contests()
        self.duplicates = Duplicates(self, self.study.readers)
        self.tournaments = tournaments_of(self)
        self.dice = random.Random(settings.seed)
        self.meter = Meter()
        self.tally, self.opened = Tally(), time.monotonic()
        self._tending: list[asyncio.Task[Any]] = []
        self._doing: set[asyncio.Task[int]] = set()

    async def open(self) -> None:
        """Begin to put idle matches away, and take up those that go on by themselves."""
        key, register = await self.store.guest_key(), self.store.register
        self.guests = Guests(key, self.store.knows, register)
        self.persons = Persons(register, self.guests, self)
        self.passkeys = Passkeys(self.persons, key)
        self.codes = Codes(self.persons, MailLimits(self.settings, key))
        self.friends = Friends(self.persons)
        self.hall.unlock(key)
        await self.clock.open()
        self.contests.open(self.store, key)
        self.study.noted = keeping(self.store, self.contests.noted)
        kernels = make_kernels(self.settings.warm, self.bots)
        tending = (
            self.sweep(), self.hall.tend(), self.hall.watch(), self.neighbours.run(),
            self.clock.run(), self.sender.run(), kernels, self.following.run(),
            self.contests.run(),
        )  # fmt: skip
        self._tending = [asyncio.create_task(one) for one in tending]

    async def close(self) -> None:
        """Stop everything; what was acknowledged has been written already."""
        for task in self._tending:
            task.cancel()
        await self.neighbours.close()
        self.clear()
        self.codes.close()
        self.duplicates.close()
        self.contests.close()
        self.desk.close()
        await asyncio.gather(self.bots.close(), self.study.close(), self.sender.close())
        await self.store.close()

    def tended(self, live: LiveMatch) -> Croupier:
        """Let a croupier see to a match."""
        return Croupier(self, live)

    def tends(self, id: str) -> bool:
        """Say whether what happens by itself at a table is done by this house."""
        return self.neighbours.tends(id)

    def say(self, said: broadcast.Anything) -> None:
        """Say something to other houses with the same database."""
        self.neighbours.say(said)

    def met(self, live: LiveMatch) -> None:
        """Others may know who is at a table that has been taken up."""
        self.neighbours.met(live)

    def pleaded(self, live: LiveMatch) -> None:
        """Let other houses know who asks to take a move back here."""
        self.neighbours.pleaded(live)

    def forgotten(self, id: str) -> None:
        """Nobody studies it any more."""
        self.study.forget(id)

    # Starting matches.

    async def start(self, plan: Plan, guest: bytes) -> LiveMatch:
        """Start a match, sealed; it begins by itself once all sit and have added their seeds."""
        return await self.create(*await self.planned(plan, guest))

    async def planned(self, plan: Plan, guest: bytes) -> tuple[StoredMatch, list[StoredSeat]]:
        """A match as somebody wants it, with whoever starts it in their own colour."""
        return planned(plan, guest, await self.persons.hue(guest))

    async def create(
        self,
        match: StoredMatch,
        seats: Sequence[StoredSeat],
        opening: Opening | None = None,
    ) -> LiveMatch:
        """Start a match that has been planned, perhaps as one that is shown to everybody."""
        if all(seat.kind == "bot" for seat in seats):
            self.stage.check()
        going = begins_at_once(match, seats)
        live = self.unfold(Kept(match, tuple(seats), (), None))
        stands = standing_of(live, live.state, seats)
        mine = listed(live, live.state, seats, new=True)
        await self.store.create(match, seats, going, mine, opening=opening)
        live = self.take_up(live)
        live.going, live.stands = going, stands
        live.offer = opening.offer if opening else None
        log.info("match %s… of %s is sealed", match.id[:6], match.game)
        await self._begin(live)
        return live

    async def _begin(self, live: LiveMatch) -> None:
        """Deal the first round, if every seat is taken, and every seed there."""
        if not live.log and live.status == "playing":
            await self.deal(live)

    async def take_up_again(self, id: str) -> bool:
        """Let a match go on that is known to go on by itself; False if it doesn't after all."""
        live = await self.match(id)
        async with live.lock:
            live.going = live.goes_on(live.state)
            if not live.going:
                await self.store.append(id, (), going=False)
        return live.going

    # Seats.

    async def join(
        self, live: LiveMatch, guest: bytes, seat: int, name: str, seed: str = ""
    ) -> None:
        """Take an open seat, perhaps with a seed: the seal has been there to be seen."""
        own = live.seats_of(guest)
        shown = live.seen_from(own[0] if own else None).seats[seat].kind
        if shown != "open":  # who is told a round late learns of no bot that stands in since
            raise MatchError(_HELD[shown])
        hue = await self.persons.hue(guest)

        def change(was: StoredSeat) -> StoredSeat:
            return taken_seat(live, was, guest, name, seed, hue)

        await self.reseat(live, seat, "open", change)

    async def add_seed(self, live: LiveMatch, seat: int, seed: str) -> None:
        """Add a seat's own seed to the luck of the match; with the last one tiles are dealt."""

        def change(was: StoredSeat) -> StoredSeat:
            if was.seeded is not None and was.seed == seed:
                return was  # whoever has not heard the answer says it again
            if live.log:
                raise MatchError("house-seed-late")
            if not live.kept.takes_seeds:
                raise MatchError("house-no-seeds")
            if was.seeded is not None:
                raise MatchError("house-seed-twice")
            return seeded(live, was, seed)

        await self.reseat(live, seat, "person", change)

    async def put_bot(self, live: LiveMatch, seat: int, bot: str) -> None:
        """Put a bot in a seat that is open, or that its owner leaves."""
        others = [one for at, one in enumerate(live.seats) if at != seat]
        new = told_apart(seat_for(Place("bot", bot=bot), b""), others)

        def change(was: StoredSeat) -> StoredSeat:
            return replace(new, seed=was.seed, seeded=was.seeded)

        await self.reseat(live, seat, live.seats[seat].kind, change)

    async def by_hand(self, live: LiveMatch, seat: int, on: bool) -> None:
        """Let forced steps of a seat wait for the person, or happen by themselves."""
        await self.reseat(live, seat, "person", lambda was: replace(was, by_hand=on))

    async def reseat(
        self,
        live: LiveMatch,
        seat: int,
        kind: str,
        change: Callable[[StoredSeat], StoredSeat],
        act: str = "",
    ) -> None:
        """Change who sits in a seat of a kind; `act` is written in the log, if there is one."""
        async with live.lock:
            was = live.seats[seat]
            if was.kind != kind:
                raise MatchError(_HELD[was.kind])
            now = change(was)
            try:
                seats = [*live.seats[:seat], now, *live.seats[seat + 1 :]]
                going = live.goes_on(live.state, seats)
                mine = listed(live, live.state, seats)
                banks = matches_clock.after(live, live.state, wall_clock.steady(), seats)
                written = live.prepare_time(seat, act).entries if act else ()
                entries = [stored(entry) for entry in written]
                await self.store.seat(live.id, seat, now, was, going, mine, banks, entries)
                live.going, live.stands = going, standing_of(live, live.state, seats)
                live.banks = banks or live.banks
            except Taken:
                await self.see_again(live)
                self.changed(live)
                raise MovedOn("house-seat-gone") from None
            except Unsure:
                self.following.heard(live.id)
                raise
            live.seats[seat] = now
            for entry in written:
                live.follow(entry)
        self.hall.reseated(live)
        self.changed(live)
        await self._begin(live)

    async def see_again(self, live: LiveMatch) -> None:
        """Another house was here: see who sits where, and what has happened."""
        kept = await self.store.load(live.id)
        if kept is not None:
            live.kept = kept.match
            live.seats[:] = kept.seats
            live.banks, live.later = kept.banks, {one.seat: one for one in kept.later}
            live.next, live.offer = kept.next, kept.offer
            live.catch_up(kept.log)

    async def catch_up(self, live: LiveMatch, wholly: bool) -> None:
        """See what another house has done at a table, and tell it; its log alone, or all of it."""
        number, news = live.number, beside(live)
        if wholly or not live.log or live.banks is not None:
            await self.see_again(live)
        else:
            live.catch_up(await self.store.log(live.id, number))
        live.going = live.stands = None
        if live.state.to_act is None or live.seats[live.state.to_act].kind != "bot":
            # Whom a bot keeps waiting depends on what came before: only then it is written anew.
            live.stands = standing_of(live, live.state)
        live.news += news != beside(live)
        if live.number != number or news != beside(live):
            live.tell()  # what is left for later is for nobody to know
        self.wake(live)

    # Moves.

    async def play(
        self,
        live: LiveMatch,
        seat: int,
        move: Move,
        *,
        only_at: int | None = None,
        after: int | None = None,
        say: Sequence[Move] = (),
    ) -> int:
        """Make a move for whoever sits there; gives the last entry's number.

        `only_at`: not if anything has happened since. `after`: what the mover has seen; refused if
        others have moved since.
        """

        def decide() -> Step | None:
            if only_at is not None and live.number != only_at:
                return None
            if live.status == "waiting":
                raise MatchError("house-seats-open")
            if live.status == "shuffling":
                raise MatchError("house-seeds-awaited")
            is_call = isinstance(move, Call | Catch)
            if after is not None and not is_call and moved_since(live, after):
                raise MovedOn("house-moved-on")
            try:
                return live.prepare(seat, move, say)
            except IllegalMove as error:
                raise IllegalMove(named(error.message, live.known_as)) from None

        return await self.do(live, decide)

    async def deal(self, live: LiveMatch, without_seeds: bool = False) -> int:
        """Deal the next round, if it is time; the first one perhaps without everybody's seed."""
        ready = ("playing", "shuffling") if without_seeds else ("playing",)

        def decide() -> Step | None:
            due = live.status in ready and not live.state.playing
            return live.prepare_deal() if due else None

        for _ in range(DEALS):
            with contextlib.suppress(MovedOn):  # by another house: what it did has been seen now
                return await self.do(live, decide)
        return live.number

    async def undo(self, live: LiveMatch) -> int:
        """Take the last move of a game for one back."""
        return await self.do(live, live.prepare_undo)

    async def redo(self, live: LiveMatch) -> int:
        """Make the move that was taken back again."""
        return await self.do(live, live.prepare_redo)

    async def do(self, live: LiveMatch, decide: Callable[[], Step | None]) -> int:
        """Decide something at a table, write it, and tell it; None: nothing is to be done."""
        # In a task of its own: who goes away in the middle must not leave the table unsure.
        doing = asyncio.create_task(self._done(live, decide))
        self._doing.add(doing)
        doing.add_done_callback(self._doing.discard)
        return await asyncio.shield(doing)

    async def settled(self) -> None:
        """Wait until nothing is being decided or written."""
        await asyncio.gather(*self._doing, return_exceptions=True)

    async def _done(self, live: LiveMatch, decide: Any) -> int:
        async with live.lock:
            laps = self.meter.laps("step")
            step: Step | None = decide()
            if step is None:
                return live.number
            kept = [stored(entry) for entry in step.entries]
            going, stands = live.goes_on(step.states[-1]), standing_of(live, step.states[-1])
            shown = shows(live, step, stands)
            turn = turned(live, step.states[-1], stands) if shown else None
            mine = listed(live, step.states[-1]) if shown and turn is None else None
            laps.lap("rules")
            changed = None if going is live.going else going
            banks = step.banks or matches_clock.after_step(live, step)
            result = await result_of(self.store, live, step) if step.states[-1].over else None
            # The first deal is made of the seats' seeds: another house may have got one of them.
            seats = [] if live.log else live.seats
            begun = time.perf_counter()
            try:
                await self.store.append(live.id, kept, changed, seats, mine, banks, result, turn)
            except Taken:
                await self.catch_up(live, wholly=not live.log or live.banks is not None)
                raise MovedOn("house-moved-on") from None
            except Unsure:
                self.following.heard(live.id)
                raise
            self.tally.writing.note(time.perf_counter() - begun)
            mover = step.entries[0].seat
            self.tally.moves["house" if mover is None else live.seats[mover].kind] += 1
            laps.go_on()
            live.apply(step)
            live.going, live.stands, live.banks = going, stands, banks or live.banks
            number = live.number
            live.tell()
            self.wake(live)
            if result is not None:
                self.contests.wake()
            laps.lap("rules")
        return number

    async def press_on(self, live: LiveMatch, seats: Iterable[int]) -> None:
        """Note that the count has been seen: the next deal needn't wait for these seats.

        Before the first deal: don't wait any longer for the seeds of the others.
        """
        if live.status == "shuffling":
            check_patience(live, self.settings.seed_patience)
            await self.deal(live, without_seeds=True)
        elif not live.state.playing and not live.state.over:
            live.ready |= set(seats)
            self.say(broadcast.Ready(live.id, tuple(seats)))
            self.changed(live)

    # Thinking for people.

    async def hints(
        self, live: LiveMatch, seat: int, shape: Aspect = "wide", turn: Turn = ANYBODY
    ) -> list[Hint]:
        """The moves of a seat, best first; while no other person plays."""
        return await self.study.hints(live, seat, self.dice.getrandbits(62), shape, turn)

    async def par(self, live: LiveMatch, turn: Turn = ANYBODY) -> Solution:
        """The best result that a game for one could have had from its deal."""
        found = await self.study.par(live, turn)
        if live.state.over and found.proved:
            await self.store.par(live.id, found.best)
        return found
