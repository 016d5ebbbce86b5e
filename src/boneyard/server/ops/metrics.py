"""Prometheus metrics, read when they are scraped."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from boneyard.server.http.graceful_shutdown import Drain
from boneyard.server.matches.websocket import SocketLimits
from boneyard.server.services import Services
from boneyard.server.telemetry.counters import Histogram, LogCounter
from boneyard.version import __version__

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry
    from prometheus_client.core import Metric


class Metrics:
    """Reads a server for Prometheus."""

    def __init__(
        self,
        services: Services,
        sockets: SocketLimits,
        drain: Drain,
        log_counter: LogCounter,
        worker: str = "",
    ) -> None:
        """Say what is looked at; one of several `worker`s at one port says which."""
        self.worker = worker
        self.services, self.sockets = services, sockets
        self.drain, self.log_counter = drain, log_counter
        self._registry: CollectorRegistry | None = None

    async def render(self) -> tuple[bytes, str]:
        """All of it as text, and what kind of text that is."""
        if self._registry is None:
            # Seldom needed and slow to load: outside the event loop.
            self._registry = await asyncio.to_thread(_build_registry, self)
        from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

        return generate_latest(self._registry), CONTENT_TYPE_LATEST

    def collect(self) -> Iterator["Metric"]:
        """Read everything, as a collector does."""
        for one in self._collect_all():
            if self.worker:  # the caller at their port may hear of another one each time
                for sample in one.samples:
                    sample.labels["worker"] = self.worker
            yield one

    def _collect_all(self) -> Iterator["Metric"]:
        from prometheus_client import ProcessCollector

        yield from ProcessCollector(registry=None).collect()
        yield from self._collect_work()
        yield from self._collect_store()
        yield from self._collect_queues()
        yield _gauge("sockets", "Live connections that are open", [({}, self.sockets.open_count)])
        yield _gauge(
            "matches", "Matches that are at hand", [({}, len(self.services.registry.live_matches))]
        )
        yield _gauge(
            "draining", "Whether the server is about to close", [({}, self.drain.draining)]
        )
        told = self.log_counter.counts.items()
        what = [({"by": name, "level": level}, count) for (name, level), count in told]
        yield _counter("complaints", "Warnings and errors in the log", what)

    def _collect_work(self) -> Iterator["Metric"]:
        tally = self.services.counters
        yield _gauge("build_info", "The version that runs", [({"version": __version__}, 1)])
        asked = [({"route": at, "status": kind}, n) for (at, kind), n in tally.requests.items()]
        yield _counter("requests", "Requests by route and class of status", asked)
        yield _histogram("request_seconds", "How long answers took", [({}, tally.request_times)])
        moves = [({"by": who}, count) for who, count in tally.moves.items()]
        yield _counter("moves", "Entries written in logs, by who made them", moves)
        spent = [
            ({"on": what}, seconds) for what, seconds in self.services.cpu_meter.seconds.items()
        ]
        yield _counter("cpu_seconds", "Seconds of the processor by what they went into", spent)

    def _collect_store(self) -> Iterator["Metric"]:
        wait = "How long a table waited until its entry was in the store"
        yield _histogram("store_seconds", wait, [({}, self.services.counters.store_times)])
        writer = self.services.store.database.group_commit
        yield _counter("store_commits", "Commits of the store", [({}, writer.commits)])
        yield _counter(
            "store_commit_seconds", "Seconds that they took", [({}, writer.wall_seconds)]
        )

    def _collect_queues(self) -> Iterator["Metric"]:
        services, analysis = self.services, self.services.analysis
        pools = {
            "bots": services.bot_pool, "hints": analysis.hint_pool, "solvers": analysis.solver_pool,
            "analyses": analysis.analysis_pool,
        }  # fmt: skip
        thought = [({"who": who}, pool.thinking_times) for who, pool in pools.items()]
        yield _histogram("thinking_seconds", "How long workers thought", thought)
        waits = [({"line": who}, pool.queue.waiting) for who, pool in pools.items()]
        waits.append(({"line": "long-answers"}, services.background_jobs.queue.waiting))
        waits.append(({"line": "bot-matches"}, len(services.registry.bot_slots.waiting)))
        waits.append(({"line": "notices"}, len(services.notification_sender.sending)))
        yield _gauge("waiting", "How many wait in each line", waits)


def _build_registry(metrics: Metrics) -> "CollectorRegistry":
    """A registry of this process alone: several may be open in one process."""
    from prometheus_client import CollectorRegistry

    registry = CollectorRegistry()
    registry.register(metrics)
    return registry


Samples = Iterable[tuple[dict[str, str], float]]


def _gauge(name: str, description: str, samples: Samples) -> "Metric":
    from prometheus_client.core import GaugeMetricFamily

    return _build_family(GaugeMetricFamily, name, description, samples)


def _counter(name: str, description: str, samples: Samples) -> "Metric":
    from prometheus_client.core import CounterMetricFamily

    return _build_family(CounterMetricFamily, name, description, samples)


def _build_family(family: Any, name: str, description: str, samples: Samples) -> "Metric":
    told = list(samples)
    labels = list(told[0][0]) if told else []
    made: Any = family(f"boneyard_{name}", description, labels=labels)
    for one, value in told:
        made.add_metric(list(one.values()), float(value))
    found: Metric = made
    return found


def _histogram(
    name: str, description: str, histograms: Sequence[tuple[dict[str, str], Histogram]]
) -> "Metric":
    from prometheus_client.core import HistogramMetricFamily

    made = HistogramMetricFamily(f"boneyard_{name}", description, labels=list(histograms[0][0]))
    for labels, times in histograms:
        made.add_metric(list(labels.values()), times.buckets, times.total)
    return made
