"""Analysis service: hints, par, analysis of matches, habits of players; commands."""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from msgspec import Struct

from boneyard.analysis import Analysis
from boneyard.analysis.coach import tallied
from boneyard.arena.rule_stats import Looked
from boneyard.bots.registry import Hint
from boneyard.i18n import Message, message
from boneyard.layout import Aspect
from boneyard.server import wall_clock
from boneyard.server.commands import Asking, Command
from boneyard.server.errors import Busy, MatchError, PoolError, StoreError
from boneyard.server.lru import Recent
from boneyard.server.matches import record as matches_record
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.permissions import anybody, own_seat
from boneyard.server.matches.seats import is_player_seat
from boneyard.server.settings import Settings
from boneyard.server.stores import Store
from boneyard.server.thinking.background_jobs import Desk, Flights
from boneyard.server.thinking.fair_queue import ANYBODY, Turn
from boneyard.server.thinking.pool import Pool, Unthinkable
from boneyard.solitaire.solve import Solution

log = logging.getLogger("boneyard.study")


#: How much less urgent kernels and analyses are than a bot that people wait for: not by much, for
#: as long as a kernel isn't made, those who think with it think slowly.
QUIETLY: Final = 3

#: Analyses that are kept; one has a few numbers for every move.
MOST: Final = 200

#: Rules whose play is remembered: a few numbers each.
LOOKED: Final = 200

#: Seconds for which rules are played by chance, at most.
LOOKING: Final = 2.0

#: Checks of the deal that are kept: a sentence each.
CHECKS: Final = 2_000

#: Puzzles whose reasons are kept, as told on screens of each shape: a few sentences each.
TAUGHT: Final = 2_000

#: Questions that may wait for those who think, and of one address.
WAITING, EACH = 400, 100


async def make_kernels(games: Sequence[str], bots: Pool) -> None:
    """Make what bots need to think about these games, in a quiet process; then load the first."""
    quiet = Pool(1, bots.patience, QUIETLY)
    try:
        with contextlib.suppress(PoolError):
            for at, game in enumerate(games):
                await quiet.ask("warm", game)
                if not at:
                    await bots.ask("load", game)
    finally:
        await quiet.close()


def why_no_hint(live: LiveMatch, seat: int) -> Message | None:
    """Why a seat gets no hint just now; None if it does."""
    players = [at for at, one in enumerate(live.seats) if is_player_seat(one)]
    if live.status != "playing" or not live.state.playing:
        return message("house-nothing-to-think")
    if live.kept.contest:
        return message("house-contest-no-help")
    if players != [seat]:
        return message("house-hints-alone")
    if live.state.to_act != seat:
        return message("house-hint-turn")
    return None


def why_no_par(live: LiveMatch) -> Message | None:
    """Why par is not told just now; None if it is."""
    if not live.solo or not live.line:
        return message("house-par-alone")
    if not live.state.over and live.view(0) != live.state:
        # It follows from the tiles that lie face down: it would tell of them.
        return message("house-par-later")
    return None


class Analysing:
    """An analysis that is under way, or done."""

    def __init__(self, number: int) -> None:
        """Begin, with the match as it stands after this entry."""
        self.number = number
        self.progress = 0.0
        """How far it is, from 0 to 1."""
        self.found: Analysis | None = None
        self.wrong: Message | None = None
        """What went wrong, if something did."""
        self.task: asyncio.Task[None] | None = None

    def note(self, share: float) -> None:
        """It has got on."""
        self.progress = share


class Wanted(Struct, frozen=True):
    """How some rules play is to be found out, from so many deals."""

    game: str
    deals: int


class Study:
    """Thinks for people: never about more than they may know."""

    def __init__(self, settings: Settings, desk: Desk) -> None:
        """Open the study; nobody in it keeps a bot from its turn."""
        self.settings, self.desk = settings, desk
        # Apart from the bots: on a small machine there is one worker for all of them, and nobody's
        # opponent should wait for somebody else's hint.
        self.advisers = Pool(1, settings.think, most=WAITING, each=EACH)
        self.solvers = Pool(1, settings.solver + settings.think, most=WAITING, each=EACH)
        self.readers = Pool(1, settings.think, QUIETLY, WAITING, EACH)
        self._pars: Recent[str, Solution] = Recent(MOST)
        self.looked: Recent[Wanted, Looked] = Recent(LOOKED)
        """How rules play that people wrote."""
        self.taught: Recent[tuple[str, Aspect], tuple[Hint, ...]] = Recent(TAUGHT)
        """What is said of the moves of puzzles."""
        self._flights = Flights()
        self.checks: Recent[tuple[str, int], tuple[bool, tuple[Message, ...]]] = Recent(CHECKS)
        """Whether the deals of matches that are over follow from their seeds, and what is said."""
        self._analyses: OrderedDict[str, Analysing] = OrderedDict()
        self.noted: Callable[[LiveMatch, Analysis], Awaitable[None]] = _forgotten
        """Who is told what an analysis has found."""

    async def close(self) -> None:
        """Send everybody home."""
        for one in self._analyses.values():
            if one.task is not None:
                one.task.cancel()
        self._flights.close()
        for pool in (self.advisers, self.solvers, self.readers):
            await pool.close()

    def forget(self, match: str) -> None:
        """Forget what can be worked out again."""
        self._pars.drop(match)

    async def hints(
        self, live: LiveMatch, seat: int, seed: int, shape: Aspect, turn: Turn = ANYBODY
    ) -> list[Hint]:
        """The moves of a seat, best first, from nothing but what a person there has been told."""
        refused = why_no_hint(live, seat)
        if refused:
            raise MatchError(refused)
        # Not the bots' view: that there is something to call is for people to notice.
        view, key = live.view(seat), ("hints", live.id, live.number, seat, shape)
        try:
            return await self._flights.join(
                key, lambda: self.advisers.hints(view, seat, seed, shape, turn)
            )
        except Unthinkable:
            raise MatchError("house-unthinkable") from None

    async def par(self, live: LiveMatch, turn: Turn = ANYBODY) -> Solution:
        """The best result that a game for one could have had from its deal."""
        refused = why_no_par(live)
        if refused:
            raise MatchError(refused)
        known = self._pars.get(live.id)
        if known is not None:
            return known
        return await self._flights.join(("par", live.id), lambda: self._solve(live, turn))

    async def _solve(self, live: LiveMatch, turn: Turn) -> Solution:
        found = await self.solvers.solve(live.dealt, self.settings.solver, turn)
        return self._pars.keep(live.id, found)

    async def look(self, wanted: Wanted, turn: Turn = ANYBODY) -> Looked:
        """How rules play, from rounds that are played by chance."""
        known = self.looked.get(wanted)
        if known is not None:
            return known
        return await self._flights.join(wanted, lambda: self._look(wanted, turn))

    async def _look(self, wanted: Wanted, turn: Turn) -> Looked:
        found = await self.readers.look(wanted.game, wanted.deals, LOOKING, turn)
        return self.looked.keep(wanted, found)

    def analysis(self, live: LiveMatch) -> Analysing | None:
        """The analysis of a match, as far as it is; None: nobody has asked for it.

        A game for one may go on after its end, when moves are taken back: then it is of another
        match, and would tell what lies face down in this one.
        """
        known = self._analyses.get(live.id)
        return known if known is not None and known.number == live.number else None

    def analyse(self, live: LiveMatch, turn: Turn = ANYBODY) -> Analysing:
        """Begin to analyse a match that is over, unless that has been done."""
        if not live.state.over:
            raise MatchError("house-analysis-later")
        known = self.analysis(live)
        if known is not None and not known.wrong:
            self._analyses.move_to_end(live.id)
            return known
        before = self._analyses.pop(live.id, None)
        if before is not None and before.task is not None:
            before.task.cancel()
        made = self._analyses[live.id] = Analysing(live.number)
        made.task = asyncio.create_task(self._analyse(made, live, turn))
        while len(self._analyses) > MOST:
            _, oldest = self._analyses.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()
        return made

    async def _analyse(self, made: Analysing, live: LiveMatch, turn: Turn) -> None:
        try:
            key = ("whole record", live.id, live.number)
            record = await self.desk.ask(turn, key, lambda: matches_record.record(live, None))
            made.found = await self.readers.analyse(record, made.note, turn)
            await self.noted(live, made.found)
        except Unthinkable:
            made.wrong = message("house-unthinkable")
        except StoreError as error:
            log.error("what an analysis has found isn't kept: %s", error)
        except (PoolError, Busy) as error:
            log.error("no analysis: %s", error)
            made.wrong = message("house-no-analysis")


async def _forgotten(live: LiveMatch, found: Analysis) -> None:
    """Nobody wants to know."""


#: Somebody who is told what an analysis has found.
Noted = Callable[[LiveMatch, Analysis], Awaitable[None]]


def keeping(store: Store, besides: Noted) -> Noted:
    """Tell somebody else what an analysis has found, and keep the habits of those who played."""

    async def noted(live: LiveMatch, found: Analysis) -> None:
        await besides(live, found)
        await keep_habits(store, live, found)

    return noted


async def keep_habits(store: Store, live: LiveMatch, found: Analysis) -> None:
    """Keep the habits of each person; whoever has several seats has played them all."""
    seats: dict[bytes, list[int]] = {}
    for number, seat in enumerate(live.seats):
        # Where a bot has stood in for somebody, choices may be the bot's.
        if seat.owner is not None and seat.kind == "person":
            seats.setdefault(seat.owner, []).append(number)
    for own in seats.values():
        made = [one for one in found.decisions if one.seat in own]
        if made:
            await store.habits.note(live.id, own[0], tallied(made), wall_clock.now())


async def _hint(asking: Asking, shape: Aspect) -> list[Hint]:
    return await asking.house.hints(asking.live, asking.seat, shape, asking.asker.turn)


async def _par(asking: Asking, said: None) -> Solution:
    return await asking.house.par(asking.live, asking.asker.turn)


async def _analyse(asking: Asking, said: None) -> Analysing:
    return asking.house.study.analyse(asking.live, asking.asker.turn)


async def _look(asking: Asking, said: Wanted) -> Looked:
    return await asking.house.study.look(said, asking.asker.turn)


HINT = Command("hint", own_seat, _hint, counts="think")

PAR = Command("par", anybody, _par, counts="think")

ANALYSE = Command("analyse", anybody, _analyse, counts="think")

LOOK = Command("look", anybody, _look, counts="think")
