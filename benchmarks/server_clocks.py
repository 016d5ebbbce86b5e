"""Cost of the clock sweep with many idle correspondence matches.

    python benchmarks/server_clocks.py [matches]

A sweep is asked for with nothing due, and with a batch of reminders due; an open server then
sweeps at its own pace, and reports the CPU time and memory that takes.
"""

import asyncio
import resource
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from boneyard.core.time_controls import CLOCKS, DAY  # noqa: E402
from boneyard.server.app import JOBS  # noqa: E402
from boneyard.server.db.sqlite import SqliteDatabase  # noqa: E402
from boneyard.server.matches.clock import MAX_DUE_PER_SWEEP  # noqa: E402
from boneyard.server.services import Services, build_services  # noqa: E402
from boneyard.server.stores import Store  # noqa: E402
from boneyard.server.thinking.runtime import ThreadedRuntime  # noqa: E402
from boneyard.server.wall_clock import now_ms  # noqa: E402
from support.server.serving import settings  # noqa: E402  # found on the path set above

#: Seconds that an open server is watched.
WATCHED = 10


def fill(database: SqliteDatabase, matches: int, due: int) -> None:
    """Matches of two that wait for a move; the reminders of some are due."""
    clock = CLOCKS["3-days"]
    written = f"[{clock.bank},{clock.turn},{clock.most}]"
    banks, since = f"[{clock.bank},{clock.bank}]", now_ms()
    # Straight into the tables: no server could start so many in the time of a benchmark.
    file = database._writer
    file.execute("begin")
    for at in range(matches):
        moment = since - 1 if at < due else since + DAY + at
        file.execute(
            "insert into matches (id, game, options, mode, secret, name, host, created, clock) "
            "values (?, 'yourturn', '{}', 'link', ?, ?, ?, 0, ?)",
            (f"m{at}", b"s" * 32, f"m{at}", b"h", written),
        )
        file.execute(
            "insert into seats (match, seat, kind, name, owner, seed, bot, by_hand) "
            "values (?, 0, 'person', 'Ada', ?, '', '', 0)",
            (f"m{at}", b"a%d" % at),
        )
        values = (f"m{at}", banks, 0, since, moment, "remind")
        file.execute("insert into clocks values (?, ?, ?, ?, ?, ?)", values)
    file.execute("commit")


async def measure(folder: str, matches: int) -> None:
    database = SqliteDatabase(Path(folder) / "matches.db", durable=False)
    fill(database, matches, MAX_DUE_PER_SWEEP)
    services = await build_services(Store(database), settings(), ThreadedRuntime())
    began, cpu = time.perf_counter(), time.process_time()
    done = await services.clocks.sweep()
    took, used = time.perf_counter() - began, time.process_time() - cpu
    print(f"{matches:,} deadlines, {done} due: {took * 1e3:.1f} ms, {used * 1e3:.1f} ms of a core")
    best = min([await timed(services) for _ in range(20)])
    print(f"{matches:,} deadlines, none due: {best * 1e3:.2f} ms")
    async with services.run(JOBS):
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        cpu = time.process_time()
        await asyncio.sleep(WATCHED)
        used = (time.process_time() - cpu) / WATCHED
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        loaded = len(services.registry.live_matches)
        print(f"running services: {used:.2%} of a core, {grown} KiB more, {loaded} in memory")


async def timed(services: Services) -> float:
    began = time.perf_counter()
    assert await services.clocks.sweep() == 0
    return time.perf_counter() - began


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as made:
        asyncio.run(measure(made, wanted))
