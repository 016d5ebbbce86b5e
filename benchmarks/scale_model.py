"""Discrete-event simulation of a site, from one process to many machines (docs/scale.md).

    python -m benchmarks.scale_model             # compares, searches the limit of each step, plots
    python -m benchmarks.scale_model --check     # only compares with what was measured
    python -m benchmarks.scale_model --sizes     # only what sites of three sizes need

The unit costs are in docs/data/costs.json; all are measured by benchmarks/server_load.py and
benchmarks/scale_costs.py. The model plays moves at tables. A move waits for its worker's core, is
decided, waits for the group commit of its database, and is drawn and sent for each viewer. Commits
with NOTIFY follow each other in one database, and each worker is told of each move.
"""

import argparse
import json
import math
import random
import sys
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import simpy

from boneyard.drawing.charts import render_bars, render_curves

DOCS: Final = Path(__file__).parent.parent / "docs"
COSTS: Final[dict[str, Any]] = json.loads((DOCS / "data/costs.json").read_text("utf-8"))
#: So many moves must be delivered within this time, in seconds.
SOON_SECONDS, WANTED_SHARE = 0.25, 0.995
#: Simulated seconds at the start of a run that don't count.
WARM_UP_SECONDS: Final = 1.0
#: As in server/db/group_commit.py: the most that is committed together, seconds from one commit to
#: the next while requests crowd, and commits of one request after which they don't any more.
MAX_GROUP_SIZE, COMMIT_INTERVAL_SECONDS, MAX_SINGLE_COMMITS = 500, 0.01, 8
#: How often what others have written is looked at in the model.
FAN_OUT_SECONDS: Final = 0.01

Steps = Generator[simpy.Event, Any, None]


@dataclass(frozen=True)
class Site:
    """How a site is built, and what each part costs, in seconds."""

    moves_per_second: float
    workers: int = 1
    databases: int = 1
    decide: float = 0.0
    """CPU time of a worker to take, check and decide a move."""
    deliver: float = 0.0
    """CPU time of a worker to draw a move for one viewer and to send it."""
    viewers: int = 2
    commit: float = 0.0
    """Time of a commit beside what its moves cost; the writer's CPU time for a move."""
    write: float = 0.0
    database_cpu: float = 0.0
    """CPU time of the database for a move."""
    database_cores: int = 16
    notify: float = 0.0
    """How long a commit holds the lock of NOTIFY; 0: news goes another way."""
    hear: float = 0.0
    """CPU time of a worker for each move of the others."""
    cores: int = 0
    """Cores that all share, the players included; 0: each process has one of its own."""
    proxy: float = 0.0
    """CPU time of the proxy for a move."""
    play: float = 0.0
    """CPU time of the players' program for a move; 0: it runs elsewhere."""


@dataclass
class Outcome:
    """What became of the moves of a run."""

    seconds: list[float]
    begun: int
    """How many moves there were, those included that were never delivered."""
    busy: dict[str, float] = field(default_factory=dict)
    """The share of the time that the busiest resource of each kind was in use."""

    def share_within(self, seconds: float) -> float:
        """The share of moves that were delivered in time."""
        return sum(one <= seconds for one in self.seconds) / max(1, self.begun)

    @property
    def share_soon(self) -> float:
        """The share of moves that were delivered soon."""
        return self.share_within(SOON_SECONDS)

    def percentile(self, percent: int) -> float:
        """A percentile of the times."""
        return quantiles(self.seconds, n=100)[percent - 1] if len(self.seconds) > 1 else math.inf


class Process:
    """Something that does one thing after the other, on a core of its own or a shared one."""

    def __init__(self, env: simpy.Environment, cores: simpy.Resource | None, lanes: int = 1):
        self._env, self._cores, self._lanes = env, cores, lanes
        self._turns = simpy.Resource(env, lanes)
        self.seconds = 0.0

    def work(self, seconds: float) -> Steps:
        """Wait for one's turn and for a core, and use it so long."""
        if seconds <= 0:
            return
        with self._turns.request() as turn:
            yield turn
            self.seconds += seconds / self._lanes
            if self._cores is None:
                yield self._env.timeout(seconds)
                return
            with self._cores.request() as core:
                yield core
                yield self._env.timeout(seconds)


class Database:
    """A database: cores, and the lock that commits with NOTIFY take one after the other."""

    def __init__(self, env: simpy.Environment, site: Site, cores: simpy.Resource | None):
        self.cores = Process(env, cores, site.database_cores if cores is None else 1)
        self.lock = Process(env, None)


class Writer:
    """The thread of a worker that commits what was queued while it wrote the last group."""

    def __init__(
        self,
        env: simpy.Environment,
        site: Site,
        worker: Process,
        database: Database,
        disk: Callable[[float], float],
    ):
        self._env, self._site, self._worker, self._database = env, site, worker, database
        self._disk = disk
        self._queue: list[simpy.Event] = []
        self._wake = env.event()
        self.seconds = 0.0
        env.process(self._run())

    def write(self) -> simpy.Event:
        """Queue a move; the event is its commit."""
        done = self._env.event()
        self._queue.append(done)
        if not self._wake.triggered:
            self._wake.succeed()
        return done

    def _run(self) -> Steps:
        env, site, database = self._env, self._site, self._database
        begun, singles = 0.0, MAX_SINGLE_COMMITS
        while True:
            if not self._queue:
                self._wake = env.event()
                yield self._wake
            if singles < MAX_SINGLE_COMMITS and begun + COMMIT_INTERVAL_SECONDS > env.now:
                yield env.timeout(begun + COMMIT_INTERVAL_SECONDS - env.now)
            group, self._queue = self._queue[:MAX_GROUP_SIZE], self._queue[MAX_GROUP_SIZE:]
            singles = singles + 1 if len(group) < 2 else 0
            begun = env.now
            yield from self._worker.work(site.write * len(group))
            yield from database.cores.work(site.database_cpu * len(group))
            yield env.timeout(self._disk(max(0.0, site.commit - site.notify)))
            yield from database.lock.work(site.notify)
            self.seconds += env.now - begun
            for done in group:
                done.succeed()


def simulate(site: Site, seconds: float = 30.0, seed: int = 1) -> Outcome:
    """Play the moves of some seconds."""
    env, dice = simpy.Environment(), random.Random(seed)

    def some(seconds: float) -> float:
        return dice.expovariate(1 / seconds) if seconds else 0.0

    def flush(seconds: float) -> float:
        return dice.gammavariate(2, seconds / 2) if seconds else 0.0

    shared = simpy.Resource(env, site.cores) if site.cores else None
    workers = [Process(env, shared) for _ in range(site.workers)]
    databases = [Database(env, site, shared) for _ in range(site.databases)]
    writers = [
        Writer(env, site, worker, databases[at % site.databases], flush)
        for at, worker in enumerate(workers)
    ]
    proxy, players = Process(env, shared, 4), Process(env, shared)
    found: list[float] = []
    begun = 0

    def counts(start: float) -> bool:
        return WARM_UP_SECONDS < start < seconds - SOON_SECONDS

    def move(at: int) -> Steps:
        nonlocal begun
        start, worker = env.now, workers[at]
        begun += counts(start)
        yield from players.work(some(site.play / 3))
        yield from proxy.work(some(site.proxy / 3))
        yield from worker.work(some(site.decide))
        yield writers[at].write()
        # Who moved may hear of it before the opponent, or after them: each viewer is one of both.
        opponent = dice.randrange(site.viewers)
        for viewer in range(site.viewers):
            yield from worker.work(some(site.deliver))
            env.process(show(start, viewer == opponent))

    def show(start: float, is_opponent: bool) -> Steps:
        yield from proxy.work(some(site.proxy / 3))
        yield from players.work(some(site.play / 3))
        if is_opponent and counts(start):
            found.append(env.now - start)

    def arrive(at: int) -> Steps:
        rate = site.moves_per_second / site.workers
        while True:
            yield env.timeout(dice.expovariate(rate))
            env.process(move(at))

    def hear(at: int) -> Steps:
        others = site.moves_per_second * (1 - 1 / site.workers)
        while True:
            yield env.timeout(FAN_OUT_SECONDS)
            env.process(workers[at].work(others * FAN_OUT_SECONDS * site.hear))

    for at in range(site.workers):
        env.process(arrive(at))
        if site.hear and site.workers > 1:
            env.process(hear(at))
    env.run(until=seconds)
    busy = {
        "workers": max(one.seconds for one in workers) / seconds,
        "writers": max(one.seconds for one in writers) / seconds,
        "database": max(one.cores.seconds for one in databases) / seconds,
        "NOTIFY": max(one.lock.seconds for one in databases) / seconds,
        "players": players.seconds / seconds,
    }
    return Outcome(found, begun, busy)


def make_site(
    kind: str, moves_per_second: float, unit: Mapping[str, float] | None = None, **changes: Any
) -> Site:
    """A site with the measured costs: `sqlite`, `postgres`, or `broker` (PostgreSQL, no NOTIFY).

    `unit`: the costs of a move, if they are others.
    """
    unit = unit or COSTS["move"]["sqlite" if kind == "sqlite" else "postgres"]
    commit, notify, viewers, micro = COSTS["commit"], COSTS["notify"], 2, 1e-6
    known: dict[str, Any] = {
        "decide": (unit["rules"] + unit["rest"] / 2) * micro,
        "deliver": (unit["drawing"] + unit["sending"] + unit["rest"] / 2) / viewers * micro,
        "write": unit["log"] * micro,
        "commit": commit["ms, SQLite" if kind == "sqlite" else "ms, PostgreSQL"] / 1000,
        "database_cpu": unit.get("database", 0.0) * micro,
    }
    workers = changes.get("workers", 1)
    if kind == "postgres":
        known["notify"] = notify["ms between commits with NOTIFY, 8 writers"] / 1000
        few, many = (
            notify[f"µs of a worker, a notification of others, {at} workers"] for at in (2, 32)
        )
        known["hear"] = (few + (many - few) / 30 * (workers - 2)) * micro
    return replace(Site(moves_per_second, viewers=viewers), **{**known, **changes})


def compare(seconds: float = 120.0) -> Iterator[tuple[str, str, float, float]]:
    """What was measured: the run, what, as the model says, as measured."""
    for name, one in COSTS["measured"].items():
        for what, model, measured in compare_run(one, seconds):
            yield name, what, model, measured


def compare_run(
    one: Mapping[str, Any], seconds: float = 120.0
) -> Iterator[tuple[str, float, float]]:
    """A run of benchmarks/server_load.py: what, as the model says, as measured.

    A commit takes as long as in that run: it depends on what else uses the disk. A run may have
    costs of its own; else they are those of all.
    """
    unit = one.get("costs") or COSTS["move"][one["kind"]]
    spent = one["moves of a commit"] * (unit["log"] + unit.get("database", 0.0)) * 1e-6
    site = make_site(
        one["kind"],
        one["moves a second"],
        unit,
        workers=one["workers"],
        cores=one["cores"],
        commit=max(0.0, one["ms of a commit"] / 1000 - spent),
        proxy=unit.get("nginx", 0.0) * 1e-6,
        play=unit["players"] * 1e-6,
    )
    found = simulate(site, seconds)
    yield "median, ms", 1000 * found.percentile(50), one["ms, median"]
    yield "99 %, ms", 1000 * found.percentile(99), one["ms, 99 %"]
    yield f"within {1000 * SOON_SECONDS:.0f} ms", found.share_soon, one["within 250 ms"]


#: The steps of docs/scale.md: what is run, and how it is built.
STEPS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "1 SQLite": ("sqlite", {}),
    "2 NOTIFY": ("postgres", {"workers": 2}),
    "8 NOTIFY": ("postgres", {"workers": 8}),
    "32 NOTIFY": ("postgres", {"workers": 32}),
    "64 NOTIFY": ("postgres", {"workers": 64}),
    "32 broker": ("broker", {"workers": 32}),
    "64 broker": ("broker", {"workers": 64}),
    "small db": ("broker", {"workers": 32, "database_cores": 4}),
    "4 small db": ("broker", {"workers": 32, "database_cores": 4, "databases": 4}),
}
#: How exactly the limits are searched, and the simulated seconds of each try.
EXACT, TRY_SECONDS = 0.06, 3.0


def guess_limit(site: Site) -> float:
    """The moves a second at which the workers' cores or the database's would be busy all the time.

    Each worker decides and draws its share of the moves, and hears of all others.
    """
    own = site.decide + site.viewers * site.deliver + site.write
    workers = 1 / (own / site.workers + site.hear * (1 - 1 / site.workers))
    cores = site.databases * site.database_cores
    return min(workers, cores / site.database_cpu) if site.database_cpu else workers


def is_fine(site: Site) -> bool:
    """Return whether enough moves are delivered soon, and nothing piles up."""
    return simulate(site, TRY_SECONDS).share_soon >= WANTED_SHARE


def find_limit(build: Callable[[float], Site]) -> float:
    """The most moves a second for which enough are delivered soon."""
    high = 1.1 * guess_limit(build(1.0))
    low = 0.0
    while high - low > EXACT * high:
        middle = (low + high) / 2 if low else 0.8 * high
        low, high = (middle, high) if is_fine(build(middle)) else (low, middle)
    return low


def search_limits() -> dict[str, tuple[float, Outcome]]:
    """The limit of every step, and what is busiest there."""
    found = {}
    for name, (kind, changes) in STEPS.items():

        def build(rate: float, kind: str = kind, changes: dict[str, Any] = changes) -> Site:
            return make_site(kind, rate, **changes)

        limit = find_limit(build)
        outcome = simulate(build(limit), TRY_SECONDS)
        found[name] = limit, outcome
        shares = [f"{share:.0%}" for kind, share in outcome.busy.items() if kind != "players"]
        row = (name, f"{limit:,.0f}", f"{1000 * outcome.percentile(50):.0f}", *shares)
        print("|", " | ".join(row), "|", flush=True)
    return found


#: The curves: what is run, and how many moves a second each worker gets, at most.
CURVES: Final = ("1 SQLite", "8 NOTIFY", "64 NOTIFY", "32 broker")
MOST_PER_WORKER, POINTS, LEAST_SHARE = 700, 8, 0.9


def plot(limits: Mapping[str, float]) -> None:
    """Write the plots of docs/scale.md."""
    bars = render_bars(
        "Moves a second with 99.5 % of them delivered within 250 ms",
        list(limits),
        [math.log10(limit / 100) for limit in limits.values()],
        value_labels=[f"{limit:,.0f}" for limit in limits.values()],
        note="Workers, and how they hear of each other; heights are logarithmic",
    )
    (DOCS / "pictures/scale-limits.svg").write_text(bars, "utf-8")
    rates = [MOST_PER_WORKER * at / (POINTS - 1) for at in range(1, POINTS)]
    series = []
    for name in CURVES:
        kind, changes = STEPS[name]
        workers: int = changes.get("workers", 1)
        shares: list[float] = []
        for rate in rates:
            # Once it piles up, more moves only take longer to simulate.
            if len(shares) > 1 and shares[-1] == 0:
                shares.append(0.0)
                continue
            share = simulate(make_site(kind, rate * workers, **changes), TRY_SECONDS).share_soon
            shares.append(max(0.0, (share - LEAST_SHARE) / (1 - LEAST_SHARE)))
        series.append((name, shares))
    curves = render_curves(
        "Moves delivered within 250 ms, by moves a second of each worker",
        series,
        starts=[(at, f"{rate:.0f}") for at, rate in enumerate(rates)],
        format_value=lambda share: f"{LEAST_SHARE + (1 - LEAST_SHARE) * share:.0%}",
    )
    (DOCS / "pictures/scale-latency.svg").write_text(curves, "utf-8")


#: How people play: minutes a day, the share of a day's play in its busiest hour, seconds from one
#: move to the next at a table, moves of a match, and bot moves for each move of a person.
MINUTES, PEAK_SHARE, MOVE_SECONDS, MATCH_MOVES, BOT_MOVES = 30, 0.1, 8.0, 100, 0.3
#: How busy a core may be on average, and the share of matches that are analysed.
ROOM, ANALYSED = 0.5, 0.1


def size(players: int) -> dict[str, float]:
    """What so many daily players need in their busiest hour."""
    present = players * MINUTES / 60 * PEAK_SHARE
    tables = present / 2
    moves = tables / MOVE_SECONDS
    matches = moves / MATCH_MOVES
    unit, kind = COSTS["move"], "sqlite" if players <= 10_000 else "postgres"
    micro = sum(unit[kind][part] for part in ("rules", "drawing", "sending", "log", "rest")) * 1e-6
    daily_moves = players * MINUTES * 60 / MOVE_SECONDS / 2
    return {
        "players at once": present,
        "tables": tables,
        "moves a second": moves,
        "cores for moves": moves * micro / ROOM,
        "GB of memory for tables and sockets": (
            tables * unit[kind]["kB of a table"] + present * unit[kind]["kB of a socket"]
        ) / 2**20,
        "cores of the database": moves * unit["postgres"]["database"] * 1e-6 / ROOM,
        "Mbit/s to the players": moves * unit[kind]["bytes"] * 8 / 1e6,
        "cores for analyses": matches * ANALYSED * COSTS["analysis"]["seconds, a match"] / ROOM,
        "cores for ratings, in each process": matches * COSTS["ratings"]["µs, a result"] * 1e-6,
        "seconds to fold the ratings of a year": (
            daily_moves / MATCH_MOVES * 365 * COSTS["ratings"]["µs, a result"] * 1e-6
        ),
        "GB of finished matches a year": (
            daily_moves / MATCH_MOVES * 365 * COSTS["bytes"]["match"] / 2**30
        ),
    }  # fmt: skip


def main() -> int:
    """Compare, then search the limits; 1 if the model is further from a measurement than 20 %."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare with measurements")
    parser.add_argument("--sizes", action="store_true", help="only what three sites need")
    arguments = parser.parse_args()
    if not arguments.check:
        sizes = [size(players) for players in (1_000, 100_000, 5_000_000)]
        for name in sizes[0]:
            print(f"{name:>38}", *(f"{one[name]:14,.2f}" for one in sizes))
    if arguments.sizes:
        return 0
    good = True
    for name, what, model, measured in compare():
        # The slowest moves wait for other programs too, which the model doesn't have.
        good &= abs(model / measured - 1) <= 0.2 or what.startswith("99 %")
        print(f"{name}, {what}: model {model:.4g}, measured {measured:.4g}")
    if not arguments.check:
        plot({name: limit for name, (limit, _) in search_limits().items()})
    return not good


if __name__ == "__main__":
    sys.exit(main())
