"""Several workers over one PostgreSQL: is a move taken once, and does every match go on?

python benchmarks/server_workers.py twice [TIMES]               # one move to two houses at once
python benchmarks/server_workers.py kill [TIMES] [MATCHES]      # kill -9 of a worker while all play
python benchmarks/server_workers.py all [TIMES] [MATCHES]       # of all workers at once
python benchmarks/server_workers.py parent [TIMES] [MATCHES]    # of their parent; it starts again
python benchmarks/server_workers.py database [TIMES] [MATCHES]  # of PostgreSQL; it starts again
python benchmarks/server_workers.py cut [TIMES] [MATCHES]       # ten seconds without an answer

It starts a PostgreSQL of its own, in a temporary folder.
"""

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "tests"))

BOTS = {
    "game": "block-draw",
    "seats": [{"kind": "bot", "bot": "random"}] * 2,
    "options": {"target": 10_000},
}


def workers_of(pid: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def twice(addresses: list[str], times: int) -> Counter[tuple[int, ...]]:
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
        for _ in range(times):
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

    def __init__(self, cluster: Any, matches: int, what: str) -> None:
        from server.killing import Player

        self.cluster, self.matches, self.what = cluster, matches, what
        self.served = self._opened("0")
        self.player = Player(random.Random(1))
        self.bots: list[str] = []
        self.worst: list[float] = []

    def _opened(self, port: str) -> Any:
        from server.killing import Served

        return Served(self.cluster.address(), True, "--workers", "2", "--port", port)

    def _hurt(self) -> float:
        """Do what is to be survived; gives the moment from which all is there again."""
        workers = workers_of(self.served.process.pid)
        if self.what == "kill":
            os.kill(random.choice(workers), signal.SIGKILL)
        elif self.what == "all":
            for pid in workers:
                os.kill(pid, signal.SIGKILL)
        elif self.what == "parent":
            self.served.kill()
            port = self.served.address.rpartition(":")[2]
            while True:  # until its workers have let go of the port
                try:
                    self.served = self._opened(port)
                    break
                except AssertionError:
                    time.sleep(0.1)
        elif self.what == "database":
            self.cluster.stop()
            self.cluster.start()
        else:
            with self.cluster.frozen():
                time.sleep(10)
        return time.monotonic()

    async def run(self, kills: int) -> None:
        async with self.player.client(self.served.address) as http:
            await self.player.start(http, self.matches // 2)
            for _ in range(self.matches - self.matches // 2):
                begun = await http.post("/api/matches", json=BOTS)
                self.bots.append(begun.json()["look"]["match"])
            playing = [asyncio.create_task(self._play(http, one)) for one in self.player.matches]
            for _ in range(kills):
                await self._killed()
            for one in playing:
                one.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def _play(self, http: httpx.AsyncClient, match: str) -> None:
        while True:
            try:
                await self.player.play(http, match)
            except (httpx.TransportError, ValueError, KeyError):
                continue  # its worker was killed: the next request goes to another
            return

    async def _numbers(self) -> dict[str, int]:
        ids = ", ".join(f"'{one}'" for one in self.bots)
        asked = f"select match, max(number)::int from events where match in ({ids}) group by match"
        return dict(await asyncio.to_thread(self.cluster.ask, asked, "test"))

    async def _killed(self) -> None:
        """Hurt it, and wait until every match of bots has gone on; and all workers are there."""
        processes = workers_of(self.served.process.pid)
        before = await self._numbers()
        at = await asyncio.to_thread(self._hurt)
        if self.what in ("database", "cut"):  # what was on its way before counts for nothing
            before = await self._numbers()
        waiting = set(self.bots)
        while waiting and time.monotonic() < at + 60:
            now = await self._numbers()
            waiting = {one for one in waiting if now[one] <= before[one]}
            await asyncio.sleep(0.05)
        assert not waiting, f"{len(waiting)} matches stand still"
        self.worst.append(time.monotonic() - at)
        living = "select count(*) from leases where until > extract(epoch from now()) * 1000"
        while (await asyncio.to_thread(self.cluster.ask, living, "test"))[0][0] < len(processes):
            await asyncio.sleep(0.1)

    async def check(self) -> int:
        """Every acknowledged move is in the log, every match is whole; says how many entries."""
        from boneyard.server.store.opening import opened
        from server.killing import decide_again

        store, entries = opened(self.cluster.address()), 0
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


def main() -> None:
    from server.clusters import cluster
    from server.killing import Served

    what, *counts = sys.argv[1:] or ["twice"]
    with cluster() as made:
        if what == "twice":
            (times,) = (*map(int, counts), *(10_000,)[len(counts) :])
            houses = [Served(made.address(), True) for _ in range(2)]
            try:
                found = asyncio.run(twice([one.address for one in houses], times))
            finally:
                for one in houses:
                    one.kill()
            print("; ".join(f"{pair}: {count}" for pair, count in found.items()))
            assert found == {(200, 409): times}
            print("one accepted each, the other told that it was late")
            return
        kills, matches = (*map(int, counts), *(50, 200)[len(counts) :])
        os.environ["BONEYARD_BOT_TABLES"] = str(4 * matches)
        tables = Tables(made, matches, what)
        try:
            asyncio.run(tables.run(kills))
        finally:
            tables.served.process.terminate()
            tables.served.process.wait(60)
        entries = asyncio.run(tables.check())
        worst = sorted(tables.worst)
        print(f"{what} {kills} times; matches {matches}; entries {entries}; "
              f"acknowledged {tables.player.count}; until every match of bots went on: "
              f"median {worst[len(worst) // 2]:.1f} s, most {worst[-1]:.1f} s")  # fmt: skip
        print("no acknowledged move lost, no match broken")


if __name__ == "__main__":
    main()
