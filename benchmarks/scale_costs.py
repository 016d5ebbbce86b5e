"""Unit costs of a large site: NOTIFY, leases, presence, ratings, web push and analyses.

    python -m benchmarks.scale_costs           # prints them as JSON, for docs/data/costs.json
    python -m benchmarks.scale_costs notify    # one of them

Each is measured on this machine by itself, in processor time unless its name says otherwise:

- `commit`: a commit of one move by the clock, with the disk; the fastest tenth, for on a busy
  machine the others tell what else the disk does.
- `notify`: commits with NOTIFY by several connections at once, which follow each other even where
  they write about different matches; what PostgreSQL spends for each process that listens, and what
  such a process spends to find that the news is of a match of another one.
- `leases`: what PostgreSQL spends when a process says that it is there.
- `presence`: what a process spends to say who is at its tables when another process comes.
- `ratings`: folding a result, and the memory that stays for each player.
- `push`: encrypting and signing a notification for a browser.
- `analysis`: a match of Draw, with the usual number of worlds.
"""

import argparse
import json
import random
import sys
import tempfile
import threading
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from unittest.mock import Mock

import psycopg

from benchmarks.server_load import cpu_seconds

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from support.server.postgres import Cluster, cluster  # found on the path set above

#: How long each measurement with PostgreSQL takes.
SECONDS = 4.0
#: Connections that write at once.
WRITERS = (1, 2, 4, 8)
#: Processes that listen.
LISTENERS = 8

Costs = dict[str, float]


def fastest_commit(commit: Callable[[int], object]) -> float:
    """Milliseconds of the fastest tenth of some commits."""
    took = []
    for at in range(300):
        began = time.perf_counter()
        commit(at)
        took.append(1000 * (time.perf_counter() - began))
    return quantiles(took, n=10)[0]


def measure_commit() -> Costs:
    from boneyard.server.db.sqlite import _connect

    entry = "x" * 150
    with tempfile.TemporaryDirectory() as folder:
        file = _connect(f"{folder}/matches.db", 2.0, True)
        file.execute("create table entries (number int primary key, what text)")
        # Outside of a transaction each statement is committed.
        sql = "insert into entries values (?, ?)"
        sqlite = fastest_commit(lambda at: file.execute(sql, (at, entry)))
        file.close()
    with cluster() as db:
        db.stop()
        db.start(fsync="on", full_page_writes="on")
        db.ask("create table entries (match bigint, what text)", "test")
        with db.connect("test") as connection:
            insert = b"insert into entries values (%s, %s)"
            postgres = fastest_commit(lambda at: connection.execute(insert, (at, entry)))
    return {"ms, SQLite": sqlite, "ms, PostgreSQL": postgres}


def commits(db: Cluster, writers: int, notifies: bool) -> float:
    """Milliseconds from one commit to the next, of all writers together."""
    counts = [0] * writers
    end = time.monotonic() + SECONDS

    def write(at: int) -> None:
        with db.connect("test") as connection:
            while time.monotonic() < end:
                with connection.transaction():
                    connection.execute("insert into entries values (%s, 'x')", (at,))
                    if notifies:
                        connection.execute("select pg_notify('news', %s)", (f"{at} {counts[at]}",))
                counts[at] += 1

    threads = [threading.Thread(target=write, args=(at,)) for at in range(writers)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    return 1000 * SECONDS / sum(counts)


def listened(db: Cluster, listeners: int) -> float:
    """Microseconds that PostgreSQL spends on a commit with 100 notifications for so many."""
    heard = threading.Event()

    def listen() -> None:
        with db.connect("test") as connection:
            connection.execute("listen news")
            while not heard.is_set():
                for _ in connection.notifies(timeout=0.2):
                    pass

    threads = [threading.Thread(target=listen) for _ in range(listeners)]
    for one in threads:
        one.start()
    time.sleep(1)
    with db.connect("test") as connection:
        before, sent = cpu_seconds(db.pid), 0
        for at in range(2000):
            connection.execute(
                "select pg_notify('news', one) from unnest(%s::text[]) as one",
                ([f"{'x' * 22}{at}-{number} 17" for number in range(100)],),
            )
            sent += 100
        time.sleep(1)  # until all have heard it
        spent = cpu_seconds(db.pid) - before
    heard.set()
    for one in threads:
        one.join()
    return spent / sent * 1e6


def measure_notify() -> Costs:
    found: Costs = {}
    with cluster() as db:
        db.stop()
        db.start(fsync="on", full_page_writes="on")
        db.ask("create table entries (match bigint, what text)", "test")
        for writers in WRITERS:
            found[f"ms between commits, {writers} writers"] = commits(db, writers, False)
            found[f"ms between commits with NOTIFY, {writers} writers"] = commits(db, writers, True)
        alone, all_ = (listened(db, count) for count in (1, LISTENERS))
        found["µs of PostgreSQL, a notification"] = alone
        found["µs of PostgreSQL, a notification, each further listener"] = (all_ - alone) / (
            LISTENERS - 1
        )
    for members in (2, 32):
        found[f"µs of a worker, a notification of others, {members} workers"] = ignored(members)
    return found


def ignored(members: int) -> float:
    """Microseconds until a process knows that a match isn't one of its own."""
    from boneyard.server.cluster.cluster import ClusterSync
    from boneyard.server.cluster.message_bus import ClusterBus
    from boneyard.server.matches.signals import MatchSignals

    peers = Mock()
    peers.name = "boneyard-0"
    bus = ClusterBus(peers)
    bus.members = frozenset(f"boneyard-{at}" for at in range(members))
    bus._lease_until = float("inf")

    class Registry:
        def get_loaded(self, id: str) -> None:
            return None

        def is_loading(self, id: str) -> bool:
            return False

    matches: Any = Mock()
    matches.bus, matches.registry = bus, Registry()
    sync = ClusterSync(matches, MatchSignals())
    ids = [f"{at:022}" for at in range(100_000)]
    began = time.thread_time()
    for id in ids:
        sync.mark_behind(id, 17)
    return (time.thread_time() - began) / len(ids) * 1e6


def measure_leases() -> Costs:
    from boneyard.server.cluster.membership import _RENEW

    found: Costs = {}
    with cluster() as db:
        db.ask("create table leases (holder text primary key, until bigint)", "test")
        with db.connect("test") as connection:
            raw = psycopg.RawCursor(connection)
            before, times = cpu_seconds(db.pid), 1000
            for _ in range(times):
                raw.execute(_RENEW, ("boneyard-0", 2000))
            found["µs of PostgreSQL, a renewal"] = (cpu_seconds(db.pid) - before) / times * 1e6
    return found


def measure_presence() -> Costs:
    from boneyard.server.broadcast import PresenceChanged, encode

    guest, times = b"x" * 32, 20_000
    began = time.thread_time()
    for at in range(times):
        encode("boneyard-0123456789abcdef", PresenceChanged(f"{at:022}", guest, "looks", ""))
    found = {"µs of a worker, encoding one": (time.thread_time() - began) / times * 1e6}
    with cluster() as db, db.connect("test") as connection:
        connection.execute("set synchronous_commit = off")
        text = encode("boneyard-0123456789abcdef", PresenceChanged("m" * 22, guest, "looks", ""))
        before, times = time.perf_counter(), 3000
        for _ in range(times):
            connection.execute("select pg_notify('said', %s)", (text,))
        found["µs by the clock, sending one"] = (time.perf_counter() - before) / times * 1e6
    return found


def measure_ratings() -> Costs:
    from boneyard.ratings import RatingModel, Result, load_anchors
    from boneyard.ratings.rating_model import RatingHistories

    players, results, dice = 500, 12_000, random.Random(1)
    made = []
    for at in range(results):
        one, other = dice.sample(range(players), 2)
        ranks = dice.choice(((1, 2), (2, 1)))
        made.append(
            Result(match=f"{at:09}", at=at * 60_000, pool="line",
                   sides=((f"p{one}",), (f"p{other}",)), ranks=ranks, rounds=8, moves=(40, 40))
        )  # fmt: skip
    book = RatingModel(load_anchors(), RatingHistories().add, 200)
    began = time.thread_time()
    book.add(made)
    took = time.thread_time() - began
    tracemalloc.start()
    book = RatingModel(load_anchors(), RatingHistories().add, 200)
    book.add(made[: results // 2])  # what each player needs once
    before = tracemalloc.get_traced_memory()[0]
    book.add(made[results // 2 :])
    kept = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return {"µs, a result": took / results * 1e6, "bytes, a result": kept / (results / 2)}


def measure_push() -> Costs:
    import os
    from base64 import urlsafe_b64encode

    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    from boneyard.server.notifications.store import Channel
    from boneyard.server.notifications.web_push import _encrypt

    public = (
        ec.generate_private_key(ec.SECP256R1())
        .public_key()
        .public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    )
    keys = {
        "p256dh": urlsafe_b64encode(public).decode(),
        "auth": urlsafe_b64encode(b"a" * 16).decode(),
    }
    channel = Channel(owner=b"x", kind="push", address="https://push.example.org/x", keys=keys)
    found = []
    for _ in range(200):
        began = time.thread_time()
        _encrypt(os.urandom(32), channel, b"x" * 200, "mailto:me@example.org")
        found.append((time.thread_time() - began) * 1e6)
    return {"µs, a notification": median(found)}


def measure_analysis() -> Costs:
    import boneyard

    rules = boneyard.game("block-draw").rules()
    boneyard.analyse(boneyard.play_match(rules, ["club", "club"], seed="warm"), worlds=20)
    found, decisions = [], []
    for at in range(5):
        record = boneyard.play_match(rules, ["club", "club"], seed=f"tea {at}")
        began = time.process_time()
        decisions.append(len(boneyard.analyse(record).decisions))
        found.append(time.process_time() - began)
    return {"seconds, a match": median(found), "decisions": median(decisions)}


MEASURES: dict[str, Callable[[], Costs]] = {
    "commit": measure_commit,
    "notify": measure_notify,
    "leases": measure_leases,
    "presence": measure_presence,
    "ratings": measure_ratings,
    "push": measure_push,
    "analysis": measure_analysis,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", help=", ".join(MEASURES))
    chosen = parser.parse_args().what or list(MEASURES)
    found = {
        name: {what: round(cost, 3) for what, cost in MEASURES[name]().items()} for name in chosen
    }
    print(json.dumps(found, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
