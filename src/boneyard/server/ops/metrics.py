"""What Prometheus is told: read from the house when it asks, so that moves pay for none of it."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from boneyard.server.http.drain import Drain
from boneyard.server.matches.socket import Sockets
from boneyard.server.services import House
from boneyard.server.telemetry.counters import Complaints, Times
from boneyard.version import __version__

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry
    from prometheus_client.core import Metric


@runtime_checkable
class Commits(Protocol):
    """A store that tells what its commits take."""

    commits: int
    took: float
    """Seconds by the clock, the disk included."""


class Metrics:
    """Reads a house for Prometheus."""

    def __init__(
        self,
        house: House,
        sockets: Sockets,
        drain: Drain,
        complaints: Complaints,
        worker: str = "",
    ) -> None:
        """Say what is looked at; one of several `worker`s at one port says which."""
        self.worker = worker
        self.house, self.sockets = house, sockets
        self.drain, self.complaints = drain, complaints
        self._registry: CollectorRegistry | None = None

    async def told(self) -> tuple[bytes, str]:
        """All of it as text, and what kind of text that is."""
        if self._registry is None:
            # Seldom needed and slow to load: beside the event loop.
            self._registry = await asyncio.to_thread(_registry, self)
        from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

        return generate_latest(self._registry), CONTENT_TYPE_LATEST

    def collect(self) -> Iterator["Metric"]:
        """Read everything, as a collector does."""
        for one in self._all():
            if self.worker:  # whoever asks at their port may hear of another one each time
                for sample in one.samples:
                    sample.labels["worker"] = self.worker
            yield one

    def _all(self) -> Iterator["Metric"]:
        from prometheus_client import ProcessCollector

        yield from ProcessCollector(registry=None).collect()
        yield from self._work()
        yield from self._store()
        yield from self._lines()
        yield _gauge("sockets", "Live connections that are open", [({}, self.sockets.open)])
        yield _gauge("matches", "Matches that are at hand", [({}, len(self.house.live))])
        yield _gauge("draining", "Whether the house is about to close", [({}, self.drain.draining)])
        told = self.complaints.counts.items()
        what = [({"by": name, "level": level}, count) for (name, level), count in told]
        yield _counter("complaints", "Warnings and errors in the log", what)

    def _work(self) -> Iterator["Metric"]:
        tally = self.house.tally
        yield _gauge("build_info", "The version that runs", [({"version": __version__}, 1)])
        asked = [({"route": at, "status": kind}, n) for (at, kind), n in tally.requests.items()]
        yield _counter("requests", "Requests by route and class of status", asked)
        yield _times("request_seconds", "How long answers took", [({}, tally.answers)])
        moves = [({"by": who}, count) for who, count in tally.moves.items()]
        yield _counter("moves", "Entries written in logs, by who made them", moves)
        spent = [({"on": what}, seconds) for what, seconds in self.house.meter.spent.items()]
        yield _counter("cpu_seconds", "Seconds of the processor by what they went into", spent)

    def _store(self) -> Iterator["Metric"]:
        wait = "How long a table waited until its entry was in the store"
        yield _times("store_seconds", wait, [({}, self.house.tally.writing)])
        store = self.house.store
        if isinstance(store, Commits):
            yield _counter("store_commits", "Commits of the store", [({}, store.commits)])
            yield _counter("store_commit_seconds", "Seconds that they took", [({}, store.took)])

    def _lines(self) -> Iterator["Metric"]:
        house, study = self.house, self.house.study
        pools = {
            "bots": house.bots, "hints": study.advisers, "solvers": study.solvers,
            "analyses": study.readers,
        }  # fmt: skip
        thought = [({"who": who}, pool.thought) for who, pool in pools.items()]
        yield _times("thinking_seconds", "How long those who think thought", thought)
        waits = [({"line": who}, pool.line.waiting) for who, pool in pools.items()]
        waits.append(({"line": "long-answers"}, house.desk.line.waiting))
        waits.append(({"line": "bot-matches"}, len(house.stage.waiting)))
        waits.append(({"line": "notices"}, len(house.sender.under_way)))
        yield _gauge("waiting", "How many wait in each line", waits)


def _registry(metrics: Metrics) -> "CollectorRegistry":
    """A registry of this house alone: several may be open in one process."""
    from prometheus_client import CollectorRegistry

    registry = CollectorRegistry()
    registry.register(metrics)
    return registry


Told = Iterable[tuple[dict[str, str], float]]


def _gauge(name: str, about: str, what: Told) -> "Metric":
    from prometheus_client.core import GaugeMetricFamily

    return _filled(GaugeMetricFamily, name, about, what)


def _counter(name: str, about: str, what: Told) -> "Metric":
    from prometheus_client.core import CounterMetricFamily

    return _filled(CounterMetricFamily, name, about, what)


def _filled(family: Any, name: str, about: str, what: Told) -> "Metric":
    told = list(what)
    labels = list(told[0][0]) if told else []
    made: Any = family(f"boneyard_{name}", about, labels=labels)
    for one, value in told:
        made.add_metric(list(one.values()), float(value))
    found: Metric = made
    return found


def _times(name: str, about: str, what: Sequence[tuple[dict[str, str], Times]]) -> "Metric":
    from prometheus_client.core import HistogramMetricFamily

    made = HistogramMetricFamily(f"boneyard_{name}", about, labels=list(what[0][0]))
    for labels, times in what:
        made.add_metric(list(labels.values()), times.within, times.total)
    return made
