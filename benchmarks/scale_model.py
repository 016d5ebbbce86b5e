"""Discrete-event simulation of a site: from one process to many machines.

    uv run --with simpy --with matplotlib python -m benchmarks.scale_model
    uv run --with simpy python -m benchmarks.scale_model --check     # only the measured cases

The costs in docs/data/costs.json are measured (benchmarks/server_load.py and others; each line says
which). The model plays moves at tables: a move waits for the worker's core, is decided, waits for
the group commit of its database, takes the NOTIFY lock if there are several workers and no other
way to fan out, and is then drawn and sent for each viewer. `--check` compares with what was
measured for 10,000 tables; without it, the limits of every step of docs/scale.md are searched, and
plots are written to docs/pictures.
"""

import argparse
import json
import math
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent.parent / "docs"
COSTS: dict[str, Any] = json.loads((DOCS / "data/costs.json").read_text("utf-8"))
#: Moves must be delivered this fast, and so many of them.
SOON_SECONDS, WANTED_SHARE = 0.25, 0.995
#: Simulated seconds of a run, and those at its start that don't count.
RUN_SECONDS, WARM_UP_SECONDS = 60.0, 5.0


@dataclass(frozen=True)
class Site:
    """How a site is built, and what each part costs in seconds."""

    tables: int
    workers: int = 1
    databases: int = 1
    seconds_per_move: float = 40.0
    """How often a table has a move."""
    decide: float = 0.0
    """CPU time to take, check and decide a move."""
    deliver: float = 0.0
    """CPU time to draw a move for a viewer and to send it."""
    viewers: int = 2
    background: float = 0.0
    """Share of a core for all else: pings, clocks, presence."""
    commit: float = 0.0
    """Time of a group commit of one database."""
    commit_each: float = 0.0
    """What each move in it adds."""
    notify: float = 0.0
    """Time that a commit with NOTIFY holds the lock of its database; 0: another fan-out."""
    hop: float = 0.0
    """Time from the database or broker to the worker of another viewer."""
    core_share: float = 1.0
    """How much of a core a worker gets: less if other programs need it too."""
    pause_every: float = 0.0
    """Seconds between pauses (garbage, sweeps); 0: none."""
    pause: float = 0.0
    """How long they take on average."""


@dataclass(frozen=True)
class Outcome:
    """What became of the moves of a run."""

    moves: int
    median: float
    share_soon: float
    busiest: dict[str, float]
    """The share of time that each kind of resource was busy, the busiest of its kind."""


class _Meter:
    """How long a resource was busy."""

    def __init__(self) -> None:
        self.seconds = 0.0


class _Database:
    """Group commits: what came while one was written goes into the next."""

    def __init__(self, env: Any, site: Site) -> None:
        self.env, self.site, self.waiting, self.meter = env, site, [], _Meter()
        self.lock, self.lock_meter = import_module("simpy").Resource(env, 1), _Meter()
        self.wake = env.event()
        env.process(self._run())

    def write(self) -> Any:
        done = self.env.event()
        self.waiting.append(done)
        if not self.wake.triggered:
            self.wake.succeed()
        return done

    def _run(self) -> Iterator[Any]:
        site = self.site
        while True:
            if not self.waiting:
                self.wake = self.env.event()
                yield self.wake
            batch, self.waiting = self.waiting, []
            seconds = site.commit + site.commit_each * len(batch)
            self.meter.seconds += seconds
            yield self.env.timeout(seconds)
            if site.notify:
                self.lock_meter.seconds += site.notify
                yield self.env.timeout(site.notify)
            for done in batch:
                done.succeed()


def simulate(site: Site, seed: int = 1, seconds: float = RUN_SECONDS) -> Outcome:
    """Play the moves of some seconds."""
    simpy = import_module("simpy")
    env, dice = simpy.Environment(), random.Random(seed)
    cores = [simpy.PriorityResource(env, 1) for _ in range(site.workers)]
    meters = [_Meter() for _ in cores]
    databases = [_Database(env, site) for _ in range(site.databases)]
    latencies: list[float] = []

    def work(worker: int, cpu: float, priority: int = 1) -> Iterator[Any]:
        with cores[worker].request(priority=priority) as turn:
            yield turn
            took = dice.expovariate(1 / cpu) if cpu else 0.0
            meters[worker].seconds += took / site.core_share
            yield env.timeout(took / site.core_share)

    def move(worker: int) -> Iterator[Any]:
        start = env.now
        yield from work(worker, site.decide)
        yield databases[worker % site.databases].write()
        if site.workers > 1 and site.hop:
            yield env.timeout(site.hop)
        for _ in range(site.viewers):
            yield from work(worker, site.deliver)
        if start > WARM_UP_SECONDS:
            latencies.append(env.now - start)

    def arrive(worker: int) -> Iterator[Any]:
        rate = site.tables / site.workers / site.seconds_per_move
        while True:
            yield env.timeout(dice.expovariate(rate))
            env.process(move(worker))

    def pauses(worker: int) -> Iterator[Any]:
        while True:
            yield env.timeout(dice.expovariate(1 / site.pause_every))
            yield from work(worker, site.pause * site.core_share, 0)

    def background(worker: int) -> Iterator[Any]:
        while True:  # in slices of a millisecond
            yield env.timeout(dice.expovariate(site.background / 0.001))
            yield from work(worker, 0.001)

    for worker in range(site.workers):
        env.process(arrive(worker))
        if site.pause_every:
            env.process(pauses(worker))
        if site.background:
            env.process(background(worker))
    env.run(until=seconds)
    latencies.sort()
    busiest = {
        "worker": max(one.seconds for one in meters) / seconds,
        "commit": max(one.meter.seconds for one in databases) / seconds,
        "NOTIFY": max(one.lock_meter.seconds for one in databases) / seconds,
    }
    if not latencies:
        return Outcome(0, math.inf, 0.0, busiest)
    soon = sum(one <= SOON_SECONDS for one in latencies) / len(latencies)
    return Outcome(len(latencies), latencies[len(latencies) // 2], soon, busiest)


def make_site(kind: str, tables: int, **changes: Any) -> Site:
    """A site with the measured costs of a kind: `sqlite`, `postgres`, `broker`."""
    costs = COSTS["sites"][kind]
    known = {name: value for name, value in costs.items() if name in Site.__dataclass_fields__}
    return replace(Site(tables), **{**known, **changes})


def find_limit(build: Callable[[int], Site], start: int = 1_000) -> int:
    """The most tables for which enough moves are delivered soon, to about 5 %."""
    low, high = 0, start
    while is_fine(build(high)):
        low, high = high, high * 2
    while high - low > max(low, 1) * 0.05:
        middle = (low + high) // 2
        low, high = (middle, high) if is_fine(build(middle)) else (low, middle)
    return low


def is_fine(site: Site) -> bool:
    """Return whether enough moves are delivered soon, and nothing piles up."""
    found = simulate(site, seconds=20.0)
    expected = site.tables / site.seconds_per_move * (20.0 - WARM_UP_SECONDS)
    return found.share_soon >= WANTED_SHARE and found.moves >= 0.97 * expected


def check() -> bool:
    """Compare with what was measured; within 20 %?"""
    good = True
    for name, one in COSTS["measured"].items():
        site = make_site(one["site"], one["tables"], **one.get("changes", {}))
        found = simulate(site, seconds=120.0)
        pairs = {
            "median ms": (found.median * 1000, one["median_ms"]),
            "late %": (100 * (1 - found.share_soon), one["late_percent"]),
            "worker busy %": (100 * found.busiest["worker"], one["busy_percent"]),
        }
        print(f"{name}: {found.moves:,} moves")
        for what, (model, measured) in pairs.items():
            ratio = model / measured if measured else math.nan
            good &= 0.8 <= ratio <= 1.2
            print(f"  {what}: model {model:.2f}, measured {measured:.2f}, ratio {ratio:.2f}")
    return good


def steps() -> list[tuple[str, int, Outcome]]:
    """The limit of every step of docs/scale.md, and what is busiest there."""
    builders: dict[str, Callable[[int], Site]] = {
        "1 process, SQLite": lambda n: make_site("sqlite", n),
        "2 workers, PostgreSQL": lambda n: make_site("postgres", n, workers=2),
        "4 workers, PostgreSQL": lambda n: make_site("postgres", n, workers=4),
        "8 workers, PostgreSQL": lambda n: make_site("postgres", n, workers=8),
        "16 workers, PostgreSQL": lambda n: make_site("postgres", n, workers=16),
        "16 workers, broker": lambda n: make_site("broker", n, workers=16),
        "32 workers, broker, 4 databases": lambda n: make_site(
            "broker", n, workers=32, databases=4
        ),
    }
    found = []
    for name, build in builders.items():
        limit = find_limit(build)
        outcome = simulate(build(limit), seconds=20.0)
        found.append((name, limit, outcome))
        busy = ", ".join(f"{kind} {share:.0%}" for kind, share in outcome.busiest.items())
        print(f"{name}: {limit:,} tables; busy: {busy}", flush=True)
    return found


def plot(found: list[tuple[str, int, Outcome]]) -> None:
    """Write the plots of docs/scale.md."""
    matplotlib = import_module("matplotlib")
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "boneyard"
    pyplot = import_module("matplotlib.pyplot")
    figure, axes = pyplot.subplots(figsize=(8, 4))
    names = [name for name, _, _ in found][::-1]
    axes.barh(names, [limit for _, limit, _ in found][::-1], color="#2f7d5b")
    axes.set_xscale("log")
    axes.set_xlabel("live tables with 99.5 % of moves delivered within 250 ms")
    figure.tight_layout()
    figure.savefig(DOCS / "pictures/scale-limits.svg", metadata={"Date": None})
    figure, axes = pyplot.subplots(figsize=(8, 4))
    for name, kind, changes in (
        ("1 process, SQLite", "sqlite", {}),
        ("2 workers, PostgreSQL", "postgres", {"workers": 2}),
        ("4 workers, PostgreSQL", "postgres", {"workers": 4}),
    ):
        tables = [2_500 * n for n in range(1, 17)]
        shares = [
            100 * simulate(make_site(kind, n, **changes), seconds=15.0).share_soon for n in tables
        ]
        axes.plot(tables, shares, label=name)
    axes.axhline(100 * WANTED_SHARE, color="grey", linestyle=":")
    axes.set_ylim(90, 100.2)
    axes.set_xlabel("live tables")
    axes.set_ylabel("% of moves within 250 ms")
    axes.legend()
    figure.tight_layout()
    figure.savefig(DOCS / "pictures/scale-latency.svg", metadata={"Date": None})


def main() -> int:
    """Check, then search the limits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only what was measured")
    arguments = parser.parse_args()
    good = check()
    if not arguments.check:
        plot(steps())
    return not good


if __name__ == "__main__":
    sys.exit(main())
