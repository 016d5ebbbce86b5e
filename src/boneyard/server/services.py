"""Services of the server: built once, in the order in which they depend on each other."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from boneyard.server.accounts.email_login import EmailCodes
from boneyard.server.accounts.passkeys import PasskeyService
from boneyard.server.accounts.service import AccountService
from boneyard.server.accounts.sessions import Sessions
from boneyard.server.analysis.service import AnalysisService, with_saved_habits
from boneyard.server.broadcast import Bus, LocalBus
from boneyard.server.cluster.cluster import Cluster, ClusterSync
from boneyard.server.cluster.message_bus import ClusterBus
from boneyard.server.duplicate.service import DuplicateService
from boneyard.server.endpoints import Job
from boneyard.server.friends.service import ChallengeService, FriendService
from boneyard.server.house_rules.service import HouseRules
from boneyard.server.import_export.matches import ImportedVisibility
from boneyard.server.lobby.service import Lobby
from boneyard.server.matches.clock import ClockService
from boneyard.server.matches.contest_loop import ContestLoop
from boneyard.server.matches.match_visibility import MatchVisibility
from boneyard.server.matches.registry import MatchRegistry
from boneyard.server.matches.service import MatchService
from boneyard.server.matches.showcase import Showcase
from boneyard.server.matches.signals import MatchSignals
from boneyard.server.matches.system_clock_changes import SteadyTime
from boneyard.server.notifications.mail_limits import MailLimits
from boneyard.server.notifications.sender import NotificationSender
from boneyard.server.puzzles.service import PuzzleService
from boneyard.server.ratings.rated_contests import ContestService
from boneyard.server.settings import Settings
from boneyard.server.stores import Store
from boneyard.server.telemetry.counters import Counters
from boneyard.server.telemetry.profiling import CpuMeter
from boneyard.server.thinking.background_jobs import BackgroundJobs
from boneyard.server.thinking.pool import ThinkingPool
from boneyard.server.thinking.runtime import Runtime
from boneyard.server.tournaments.director import Director
from boneyard.server.tournaments.service import TournamentService
from boneyard.server.tournaments.view_cache import TournamentViews


@dataclass(frozen=True, kw_only=True, slots=True)
class Services:
    """All services of one server process."""

    settings: Settings
    store: Store
    guest_key: bytes
    """The server's own secret, always the same for one database."""
    bus: Bus
    cluster: Cluster | None
    """None: no other process can share the database."""
    sync: ClusterSync
    registry: MatchRegistry
    matches: MatchService
    showcase: Showcase
    clocks: ClockService
    lobby: Lobby
    contests: ContestService
    contest_loop: ContestLoop
    tournaments: TournamentService
    tournament_views: TournamentViews
    visibility: MatchVisibility
    puzzles: PuzzleService
    duplicates: DuplicateService
    analysis: AnalysisService
    house_rules: HouseRules
    notification_sender: NotificationSender
    sessions: Sessions
    accounts: AccountService
    passkeys: PasskeyService
    codes: EmailCodes
    friends: FriendService
    challenges: ChallengeService
    runtime: Runtime
    bot_pool: ThinkingPool
    background_jobs: BackgroundJobs
    counters: Counters
    cpu_meter: CpuMeter
    resumed: asyncio.Event
    """Set once the matches that went on before the start have been resumed."""
    opened_at: float
    """By the monotonic clock."""

    @asynccontextmanager
    async def run(self, jobs: Iterable[Job]) -> AsyncIterator[None]:
        """Run the jobs of all features, and close everything at the end."""
        tasks = [asyncio.create_task(job(self)) for job in jobs]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await self._close()

    async def _close(self) -> None:
        """Stop everything; what was acknowledged has been written already."""
        if isinstance(self.bus, ClusterBus):
            await self.bus.close()
        self.registry.unload_all()
        self.codes.close()
        self.duplicates.close()
        self.contests.close()
        self.background_jobs.close()
        await asyncio.gather(
            self.bot_pool.close(), self.analysis.close(), self.notification_sender.close()
        )
        await self.store.close()


async def build_services(store: Store, settings: Settings, runtime: Runtime) -> Services:
    """Build all services over a store; nothing runs before `Services.run`."""
    key = await store.get_guest_key()
    rng, signals, resumed = random.Random(settings.seed), MatchSignals(), asyncio.Event()
    counters, cpu_meter = Counters(), CpuMeter()
    bot_pool = runtime.create_pool(settings.bot_workers, settings.think)
    background_jobs = BackgroundJobs(runtime.create_executor("jobs"))

    bus: Bus = LocalBus()
    if store.membership is not None:
        bus = ClusterBus(store.membership)
    loader = runtime.create_executor("loader")
    matches = MatchService(
        store, settings, bus, signals, bot_pool, loader, counters, cpu_meter, rng,
        find_appearance=store.accounts.find_appearance,
        find_intervention=store.tournaments.intervened,
    )  # fmt: skip
    registry = matches.registry
    steady = SteadyTime(store, store.state)
    await steady.open()
    cluster = None
    if isinstance(bus, ClusterBus):
        cluster = Cluster(bus, matches, signals, bot_pool, resumed)

    sessions = Sessions(key, store.is_known_owner, store.accounts, bus)
    accounts = AccountService(store.accounts, sessions, registry)
    notification_sender = NotificationSender(
        store.notifications, settings, registry.has_page_visible, bus.owns
    )

    contest_wakeup = asyncio.Event()
    signals.result_written.connect(lambda _: contest_wakeup.set())
    contests = ContestService(store.results, store.ratings, store.accounts, key)
    tournaments = TournamentService(store.tournaments, contest_wakeup.set)
    director = Director(matches, accounts, tournaments)
    save_analysis = with_saved_habits(store.habits, contests.save_analysis)
    analysis = AnalysisService(
        store, settings, background_jobs, signals, rng, save_analysis, runtime
    )
    duplicates = DuplicateService(matches, store.duplicates, analysis.analysis_pool)
    tournament_views = TournamentViews(store.tournaments, background_jobs)

    friends = FriendService(accounts, store.friends)
    return Services(
        settings=settings,
        store=store,
        guest_key=key,
        bus=bus,
        cluster=cluster,
        sync=ClusterSync(matches, signals),
        registry=registry,
        matches=matches,
        showcase=Showcase(matches, key),
        clocks=ClockService(matches, steady),
        lobby=Lobby(matches, store.lobby, signals, key),
        contests=contests,
        contest_loop=ContestLoop((director, contests.ratings), contest_wakeup),
        tournaments=tournaments,
        tournament_views=tournament_views,
        visibility=MatchVisibility((duplicates, tournament_views, ImportedVisibility())),
        puzzles=PuzzleService(store.puzzles, analysis),
        duplicates=duplicates,
        analysis=analysis,
        house_rules=HouseRules(settings),
        notification_sender=notification_sender,
        sessions=sessions,
        accounts=accounts,
        passkeys=PasskeyService(accounts, key),
        codes=EmailCodes(accounts, MailLimits(settings, key), notification_sender.mailer),
        friends=friends,
        challenges=ChallengeService(friends, store.friends),
        runtime=runtime,
        bot_pool=bot_pool,
        background_jobs=background_jobs,
        counters=counters,
        cpu_meter=cpu_meter,
        resumed=resumed,
        opened_at=time.monotonic(),
    )
