"""Analysis service: hints, par, analysis of matches, habits of players; commands."""

import asyncio
import contextlib
import logging
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from msgspec import Struct

from boneyard.analysis import Analysis
from boneyard.analysis.coach import count_habits
from boneyard.arena.rule_stats import RuleStats
from boneyard.bots.registry import Hint
from boneyard.i18n import Message, message
from boneyard.layout import Aspect
from boneyard.records.position_text import read_position, redact_position
from boneyard.server import wall_clock
from boneyard.server.analysis.store import HabitStore
from boneyard.server.endpoints import Job
from boneyard.server.errors import JobsBusy, MatchError, PoolError, StoreError, UnsupportedRules
from boneyard.server.lru import LruCache
from boneyard.server.matches import record as matches_record
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.permissions import find_hint_refusal, find_par_refusal
from boneyard.server.matches.signals import MatchSignals
from boneyard.server.matches.store import MatchStore
from boneyard.server.settings import Settings
from boneyard.server.thinking.background_jobs import BackgroundJobs, SingleFlight
from boneyard.server.thinking.fair_queue import DEFAULT_TICKET, Ticket
from boneyard.server.thinking.pool import ThinkingPool
from boneyard.server.thinking.runtime import Runtime
from boneyard.solitaire.solve import Solution

log = logging.getLogger(__name__)


#: How much less urgent kernels and analyses are than a bot that people wait for: not by much, for
#: as long as a kernel isn't made, players who think with it think slowly.
LOW_PRIORITY_NICE: Final = 3

#: Analyses that are kept; one has a few numbers for every move.
MAX_ANALYSES: Final = 200

#: Rules whose play is remembered: a few numbers each.
MAX_SIMULATED_RULES: Final = 200

#: Seconds for which rules are played by chance, at most.
RULE_SIMULATION_SECONDS: Final = 2.0

#: Checks of the deal that are kept: a sentence each.
MAX_DEAL_CHECKS: Final = 2_000

#: Puzzles whose reasons are kept, as told on screens of each shape: a few sentences each.
MAX_PUZZLE_HINTS: Final = 2_000

#: Questions that may wait for players who think, and of one address.
MAX_WAITING, MAX_WAITING_PER_ADDRESS = 400, 100


async def compile_kernels(games: Sequence[str], bots: ThinkingPool, runtime: Runtime) -> None:
    """Make what bots need to think about these games, in a quiet process; then load the first."""
    quiet = runtime.create_pool(1, bots.timeout_seconds, LOW_PRIORITY_NICE)
    try:
        with contextlib.suppress(PoolError):
            for at, game in enumerate(games):
                await quiet.submit("warm", game)
                if not at:
                    await bots.submit("load", game)
    finally:
        await quiet.close()


class AnalysisJob:
    """An analysis that is under way, or done."""

    def __init__(self, number: int) -> None:
        """Begin, with the match as it stands after this entry."""
        self.entry_number = number
        self.progress = 0.0
        """How far it is, from 0 to 1."""
        self.result: Analysis | None = None
        self.error: Message | None = None
        """What went wrong, if something did."""
        self.task: asyncio.Task[None] | None = None

    def set_progress(self, share: float) -> None:
        """It has got on."""
        self.progress = share


class SimulationRequest(Struct, frozen=True):
    """How some rules play is to be found out, from so many deals."""

    game: str
    deals: int


#: Called with a match and its analysis.
AnalysisCallback = Callable[[LiveMatch, Analysis], Awaitable[None]]


class AnalysisService:
    """Thinks for people: never about more than they may know."""

    def __init__(
        self,
        store: MatchStore,
        settings: Settings,
        background_jobs: BackgroundJobs,
        signals: MatchSignals,
        rng: random.Random,
        on_analysis_done: AnalysisCallback,
        runtime: Runtime,
    ) -> None:
        """`on_analysis_done` is called with each match and its analysis."""
        self.settings, self.background_jobs = settings, background_jobs
        self._store, self.rng, self.on_analysis_done = store, rng, on_analysis_done
        signals.unloaded.connect(self.forget_match)
        # Apart from the bots: on a small machine there is one worker for all of them, and no one's
        # opponent should wait for another player's hint.
        self.hint_pool = runtime.create_pool(
            1,
            settings.think,
            max_waiting=MAX_WAITING,
            max_waiting_per_address=MAX_WAITING_PER_ADDRESS,
        )
        self.solver_pool = runtime.create_pool(
            1,
            settings.solver + settings.think,
            max_waiting=MAX_WAITING,
            max_waiting_per_address=MAX_WAITING_PER_ADDRESS,
        )
        self.analysis_pool = runtime.create_pool(
            1, settings.think, LOW_PRIORITY_NICE, MAX_WAITING, MAX_WAITING_PER_ADDRESS
        )
        self._par_cache: LruCache[str, Solution] = LruCache(MAX_ANALYSES)
        self.simulation_cache: LruCache[SimulationRequest, RuleStats] = LruCache(
            MAX_SIMULATED_RULES
        )
        """How rules play that people wrote."""
        self.puzzle_hint_cache: LruCache[tuple[str, Aspect], tuple[Hint, ...]] = LruCache(
            MAX_PUZZLE_HINTS
        )
        """What is said of the moves of puzzles."""
        self._single_flight = SingleFlight()
        self.deal_check_cache: LruCache[tuple[str, int], tuple[bool, tuple[Message, ...]]] = (
            LruCache(MAX_DEAL_CHECKS)
        )
        """Whether the deals of matches that are over follow from their seeds, and what is said."""
        self._jobs: OrderedDict[str, AnalysisJob] = OrderedDict()

    async def close(self) -> None:
        """Send everybody home."""
        for one in self._jobs.values():
            if one.task is not None:
                one.task.cancel()
        self._single_flight.close()
        for pool in (self.hint_pool, self.solver_pool, self.analysis_pool):
            await pool.close()

    def forget_match(self, match: str) -> None:
        """Forget what can be worked out again."""
        self._par_cache.remove(match)

    async def compute_hints(
        self, live: LiveMatch, seat: int, shape: Aspect = "wide", ticket: Ticket = DEFAULT_TICKET
    ) -> list[Hint]:
        """The moves of a seat, best first, from nothing but what a person there has been told."""
        refused = find_hint_refusal(live, seat)
        if refused:
            raise MatchError(refused)
        # Not the bots' view: that there is something to call is for people to notice.
        seed = self.rng.getrandbits(62)
        view, key = live.view(seat), ("hints", live.id, live.number, seat, shape)
        try:
            return await self._single_flight.join(
                key, lambda: self.hint_pool.compute_hints(view, seat, seed, shape, ticket)
            )
        except UnsupportedRules:
            raise MatchError("server-unthinkable") from None

    async def compute_position_hints(
        self, line: str, shape: Aspect = "wide", ticket: Ticket = DEFAULT_TICKET
    ) -> list[Hint]:
        """The moves of the seat to act in a position, from what that seat may know."""
        state = read_position(line)
        seat = state.to_act
        if seat is None:
            raise MatchError("library-nobody-moves")
        view = redact_position(state, seat)
        try:
            return await self._single_flight.join(
                ("position", line, shape),
                lambda: self.hint_pool.compute_hints(view, seat, 1, shape, ticket),
            )
        except UnsupportedRules:
            raise MatchError("server-unthinkable") from None

    async def compute_par(self, live: LiveMatch, ticket: Ticket = DEFAULT_TICKET) -> Solution:
        """The best result that a game for one could have had from its deal."""
        refused = find_par_refusal(live)
        if refused:
            raise MatchError(refused)
        found = self._par_cache.get(live.id)
        if found is None:
            found = await self._single_flight.join(
                ("par", live.id), lambda: self._solve_par(live, ticket)
            )
        if live.state.over and found.proved:
            await self._store.set_par(live.id, found.best)
        return found

    async def _solve_par(self, live: LiveMatch, ticket: Ticket) -> Solution:
        found = await self.solver_pool.solve(live.log.dealt_position, self.settings.solver, ticket)
        return self._par_cache.put(live.id, found)

    async def simulate_rules(
        self, wanted: SimulationRequest, ticket: Ticket = DEFAULT_TICKET
    ) -> RuleStats:
        """How rules play, from rounds that are played by chance."""
        known = self.simulation_cache.get(wanted)
        if known is not None:
            return known
        return await self._single_flight.join(wanted, lambda: self._simulate_rules(wanted, ticket))

    async def _simulate_rules(self, wanted: SimulationRequest, ticket: Ticket) -> RuleStats:
        found = await self.analysis_pool.simulate_rules(
            wanted.game, wanted.deals, RULE_SIMULATION_SECONDS, ticket
        )
        return self.simulation_cache.put(wanted, found)

    def find_analysis(self, live: LiveMatch) -> AnalysisJob | None:
        """The analysis of a match, as far as it is; None: no one has asked for it.

        A game for one may go on after its end, when moves are taken back: then it is of another
        match, and would tell what lies face down in this one.
        """
        known = self._jobs.get(live.id)
        return known if known is not None and known.entry_number == live.number else None

    def start_analysis(self, live: LiveMatch, ticket: Ticket = DEFAULT_TICKET) -> AnalysisJob:
        """Begin to analyse a match that is over, unless that has been done."""
        if not live.state.over:
            raise MatchError("server-analysis-later")
        known = self.find_analysis(live)
        if known is not None and not known.error:
            self._jobs.move_to_end(live.id)
            return known
        before = self._jobs.pop(live.id, None)
        if before is not None and before.task is not None:
            before.task.cancel()
        made = self._jobs[live.id] = AnalysisJob(live.number)
        made.task = asyncio.create_task(self._run_analysis(made, live, ticket))
        while len(self._jobs) > MAX_ANALYSES:
            _, oldest = self._jobs.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()
        return made

    async def _run_analysis(self, made: AnalysisJob, live: LiveMatch, ticket: Ticket) -> None:
        try:
            key = ("whole record", live.id, live.number)
            record = await self.background_jobs.submit(
                ticket, key, lambda: matches_record.build_record(live, None)
            )
            made.result = await self.analysis_pool.analyse(record, made.set_progress, ticket)
            await self.on_analysis_done(live, made.result)
        except UnsupportedRules:
            made.error = message("server-unthinkable")
        except StoreError as error:
            log.error("what an analysis has found isn't kept: %s", error)
        except (PoolError, JobsBusy) as error:
            log.error("no analysis: %s", error)
            made.error = message("server-no-analysis")


def with_saved_habits(store: HabitStore, besides: AnalysisCallback) -> AnalysisCallback:
    """Wrap a callback for finished analyses: it stores the players' habits too."""

    async def noted(live: LiveMatch, found: Analysis) -> None:
        await besides(live, found)
        await save_habits(store, live, found)

    return noted


async def save_habits(store: HabitStore, live: LiveMatch, found: Analysis) -> None:
    """Keep the habits of each person; the player who has several seats has played them all."""
    seats: dict[bytes, list[int]] = {}
    for number, seat in enumerate(live.seats):
        # Where a bot has stood in for a player, choices may be the bot's.
        if seat.owner is not None and seat.kind == "person":
            seats.setdefault(seat.owner, []).append(number)
    for own in seats.values():
        made = [one for one in found.decisions if one.seat in own]
        if made:
            await store.save(live.id, own[0], count_habits(made), wall_clock.now_ms())


JOBS: Final[tuple[Job, ...]] = (
    lambda services: compile_kernels(services.settings.warm, services.bot_pool, services.runtime),
)
