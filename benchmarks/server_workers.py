"""Workers over one PostgreSQL: moves are accepted once, and matches survive kills.

python benchmarks/server_workers.py twice [TIMES]               # one move to two processes at once
python benchmarks/server_workers.py twice [TIMES] --file        # the same with one SQLite file
python benchmarks/server_workers.py kill [TIMES] [MATCHES]      # kill -9 of a worker while all play
python benchmarks/server_workers.py all [TIMES] [MATCHES]       # of all workers at once
python benchmarks/server_workers.py parent [TIMES] [MATCHES]    # of their parent; it starts again
python benchmarks/server_workers.py drain [TIMES] [MATCHES]     # SIGTERM to a worker: it closes
python benchmarks/server_workers.py database [TIMES] [MATCHES]  # of PostgreSQL; it starts again
python benchmarks/server_workers.py cut [TIMES] [MATCHES]       # ten seconds without an answer
python benchmarks/server_workers.py nothing [TIMES] [MATCHES]   # how long a move takes anyway

It starts a PostgreSQL of its own, in a temporary folder. `--usual`: tables go at the pace that
people are used to, and people think for two seconds; without it everything goes as fast as the
machine can. `--minutes 20` is the longest that it may take: what was measured until then is told.
"""

import argparse
import asyncio
import contextlib
import math
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import psycopg

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

BOTS = {
    "game": "block-draw",
    "seats": [{"kind": "bot", "bot": "random"}] * 2,
    "options": {"target": 10_000},
}
#: What survives a power cut, as it is in earnest.
EARNEST = {"fsync": "on", "full_page_writes": "on"}
#: As people are used to it, but that nobody looks at the count for a quarter of a minute.
USUAL = {"deal": 1.0}
#: Seconds after which a match is taken to stand still.
PATIENCE = 60.0
KINDS = ("twice", "kill", "all", "parent", "drain", "database", "cut", "nothing")


@dataclass(frozen=True)
class Wanted:
    """What is to be measured."""

    what: str
    times: int
    matches: int
    usual: bool
    file: bool
    until: float
    """When it must come to an end, by the monotonic clock."""


def progress(*words: object) -> None:
    """Print the progress, and the load of the machine."""
    print(*words, f"(load {os.getloadavg()[0]:.1f})", flush=True)


def workers_of(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def twice(addresses: list[str], wanted: Wanted) -> Counter[tuple[int, ...]]:
    """Send the same move to both, so many times; how often each pair of answers came."""
    token = httpx.post(f"{addresses[0]}/api/guests", json={}).json()["token"]
    found: Counter[tuple[int, ...]] = Counter()
    async with contextlib.AsyncExitStack() as stack:
        headers = {"authorization": f"Bearer {token}"}
        both = [
            await stack.enter_async_context(
                httpx.AsyncClient(base_url=one, headers=headers, timeout=60)
            )
            for one in addresses
        ]
        path = ""
        for at in range(wanted.times):
            if at % 1000 == 0:
                progress(f"{at} of {wanted.times}")
            if time.monotonic() > wanted.until:
                break
            legal = (await both[0].get(f"{path}/legal")).json() if path else {"seats": []}
            if not any(seat["moves"] for seat in legal["seats"]):
                look = (await both[0].post("/api/matches", json={"game": "baronet"})).json()["look"]
                path = f"/api/matches/{look['match']}"
                for seat in look["seal"]["awaited"]:
                    await both[0].post(f"{path}/seats/{seat}/seed", json={"seed": "tea"})
                legal = (await both[0].get(f"{path}/legal")).json()
            number = (await both[0].get(path)).json()["number"]
            seat, move = next((s["seat"], move) for s in legal["seats"] for move in s["moves"])
            body = {"seat": seat, "move": move, "after": number}
            said = await asyncio.gather(*(one.post(f"{path}/moves", json=body) for one in both))
            found[tuple(sorted(answer.status_code for answer in said))] += 1
    return found


class Tables:
    """Matches of bots, and of somebody who plays on whatever is killed."""

    def __init__(self, cluster: Any, wanted: Wanted) -> None:
        from support.server.kill_process import Player

        self.cluster, self.wanted = cluster, wanted
        self.served = self._opened("0")
        self.player = Player(random.Random(1), thinks=2.0 if wanted.usual else 0.0)
        self.bots: list[str] = []
        self._asking: psycopg.Connection[tuple[Any, ...]] | None = None
        self.worst: list[float] = []
        """Seconds until the last match of bots had gone on, each time."""
        self.people: list[float] = []
        """Seconds until the last person had made a move, their thinking included."""

    def _opened(self, port: str) -> Any:
        from support.server.kill_process import Served

        more: Any = {"pace": USUAL} if self.wanted.usual else {}
        return Served(self.cluster.address(), True, "--workers", "2", "--port", port, **more)

    def _hurt(self) -> float:
        """Do what is to be survived; gives the moment from which all is there again."""
        workers, what = workers_of(self.served.process.pid), self.wanted.what
        if what in ("kill", "drain"):
            how = signal.SIGKILL if what == "kill" else signal.SIGTERM
            os.kill(random.choice(workers), how)
        elif what == "all":
            for pid in workers:
                os.kill(pid, signal.SIGKILL)
        elif what == "parent":
            self.served.kill()
            port = self.served.address.rpartition(":")[2]
            while True:  # until its workers have let go of the port
                try:
                    self.served = self._opened(port)
                    break
                except AssertionError:
                    time.sleep(0.1)
        elif what == "database":
            self.cluster.stop()
            self.cluster.start(**EARNEST)
        elif what == "cut":
            with self.cluster.frozen():
                time.sleep(10)
        return time.monotonic()

    async def run(self) -> None:
        """Play, and hurt it again and again."""
        matches = self.wanted.matches
        async with self.player.client(self.served.address) as http:
            await self.player.start(http, matches // 2)
            for _ in range(matches - matches // 2):
                begun = await http.post("/api/matches", json=BOTS)
                self.bots.append(begun.json()["look"]["match"])
            playing = [asyncio.create_task(self._play(http, one)) for one in self.player.matches]
            for at in range(self.wanted.times):
                if time.monotonic() > self.wanted.until:
                    break
                await self._killed(at + 1)
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _play(self, http: httpx.AsyncClient, match: str) -> None:
        """Play a match, and then another: so many are always under way."""
        while True:
            try:
                await self.player.play(http, match)
                match = await self.player.start_one(http, len(self.player.matches))
            except (httpx.TransportError, AssertionError, ValueError, KeyError):
                # Its worker was killed, or has no database: the next request goes to another.
                await asyncio.sleep(0.05)

    async def _ask(self, sql: str) -> list[Any]:
        """Ask the database, by the same connection for as long as it lasts."""

        def asked() -> list[Any]:
            if self._asking is None or self._asking.broken:
                self._asking = self.cluster.connect()
            rows: list[Any] = self._asking.execute(sql.encode()).fetchall()
            return rows

        try:
            return await asyncio.to_thread(asked)
        except psycopg.OperationalError:
            return await asyncio.to_thread(asked)

    async def _numbers(self) -> dict[str, int]:
        ids = ", ".join(f"('{one}')" for one in self.bots)
        newest = "select max(number)::int from events where events.match = one.id"
        return dict(await self._ask(f"select id, ({newest}) from (values {ids}) as one (id)"))

    async def _killed(self, at: int) -> None:
        """Hurt it, and wait until every match has gone on; and all workers are there."""
        processes = workers_of(self.served.process.pid)
        before = await self._numbers()
        began = await asyncio.to_thread(self._hurt)
        if self.wanted.what in ("database", "cut"):  # what was on its way before counts for nothing
            before = await self._numbers()
        waiting, people = set(self.bots), self.player.playing()
        bots: list[float] = []
        theirs: list[float] = []
        while (waiting or people) and time.monotonic() < began + PATIENCE:
            now = await self._numbers()
            on = {one for one in waiting if now[one] > before[one]}
            bots += [time.monotonic() - began] * len(on)
            waiting -= on
            on = {one for one in people if self.player.at.get(one, math.inf) > began}
            theirs += [time.monotonic() - began] * len(on)
            people -= on
            await asyncio.sleep(0.1)
        assert not waiting, f"{len(waiting)} matches stand still"
        assert not people, f"{len(people)} people's matches stand still"
        self.worst.append(bots[-1])
        self.people.append(theirs[-1])
        progress(
            f"{self.wanted.what} {at} of {self.wanted.times}: half of the matches of bots went on "
            f"after {bots[len(bots) // 2]:.1f} s, 9 of 10 after {bots[len(bots) * 9 // 10]:.1f} s, "
            f"all after {bots[-1]:.1f} s; all people had made a move after {theirs[-1]:.1f} s"
        )
        living = "select count(*) from leases where until > extract(epoch from now()) * 1000"
        until = time.monotonic() + PATIENCE
        while (await self._ask(living))[0][0] < len(processes):
            assert time.monotonic() < until, "a worker isn't there again"
            await asyncio.sleep(0.1)

    async def check(self) -> int:
        """Every acknowledged move is in the log, every match is whole; says how many entries."""
        from boneyard.server.stores import open_database
        from support.server.kill_process import decide_again

        store, entries = open_database(self.cluster.address()), 0
        for id in [*self.player.matches, *self.bots]:
            kept = await store.load(id)
            assert kept is not None, "a match is lost"
            by_number = {one.number: (one.seat, one.act) for one in kept.log}
            assert list(by_number) == list(range(1, len(by_number) + 1)), "the log has a gap"
            for number, said in self.player.acknowledged.get(id, {}).items():
                assert said in (by_number[number], by_number.get(number - 1)), "a move is lost"
            decide_again(kept)
            entries += len(by_number)
        await store.close()
        return entries


def measure_twice(made: Any, wanted: Wanted) -> None:
    """The same move to two processes with one database."""
    from support.server.kill_process import Served

    with tempfile.TemporaryDirectory() as folder:
        db = str(Path(folder) / "matches.db") if wanted.file else made.address()
        more = {"shared": True} if wanted.file else {}
        houses = [Served(db, True, **more) for _ in range(2)]
        try:
            found = asyncio.run(twice([one.address for one in houses], wanted))
        finally:
            for one in houses:
                one.kill()
    progress("; ".join(f"{pair}: {count}" for pair, count in found.items()))
    assert set(found) == {(200, 409)}
    print("one accepted each, the other told that it was late")


def measure_deaths(made: Any, wanted: Wanted) -> None:
    """How long it takes until all matches go on, and whether anything is lost."""
    os.environ["BONEYARD_BOT_TABLES"] = str(4 * wanted.matches)
    tables = Tables(made, wanted)
    try:
        asyncio.run(tables.run())
    finally:
        tables.served.process.terminate()
        tables.served.process.wait(60)
    progress("every move is decided again")
    entries = asyncio.run(tables.check())
    worst, people = sorted(tables.worst), sorted(tables.people)
    progress(f"{wanted.what} {len(worst)} times; matches {wanted.matches}; entries {entries}; "
             f"acknowledged {tables.player.count}; until every match of bots went on: "
             f"median {worst[len(worst) // 2]:.1f} s, most {worst[-1]:.1f} s; "
             f"beyond 5 s {sum(one > 5 for one in worst)} times; until everybody had moved: "
             f"median {people[len(people) // 2]:.1f} s, most {people[-1]:.1f} s")  # fmt: skip
    print("no acknowledged move lost, no match broken")


def main() -> None:
    """Measure what is wanted."""
    from support.server.postgres import cluster

    words = argparse.ArgumentParser(usage=__doc__)
    words.add_argument("what", choices=KINDS, nargs="?", default="twice")
    words.add_argument("times", type=int, nargs="?")
    words.add_argument("matches", type=int, nargs="?", default=200)
    words.add_argument("--usual", action="store_true")
    words.add_argument("--file", action="store_true")
    words.add_argument("--minutes", type=float, default=30)
    given = words.parse_args()
    times = given.times or (10_000 if given.what == "twice" else 50)
    until = time.monotonic() + given.minutes * 60
    wanted = Wanted(given.what, times, given.matches, given.usual, given.file, until)
    if wanted.file:
        measure_twice(None, wanted)
        return
    with cluster() as made:
        made.stop()
        made.start(**EARNEST)
        (measure_twice if wanted.what == "twice" else measure_deaths)(made, wanted)


if __name__ == "__main__":
    main()
