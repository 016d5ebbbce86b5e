"""Floods of slow requests: the effect of sixty at once on a player.

    python benchmarks/server_floods.py [ENTRIES] [SECONDS]
    python benchmarks/server_floods.py --pages

A match of 20,000 entries is asked for its replays with the deal checked, its events, its record,
and the server for its luck: sixty at once, again as soon as all are answered. Meanwhile somebody
plays another match, eight moves a second. Prints how long a move takes without that, beside a
process that just works (as the machine has other things to do then too), and with it; and what
memory the server has.

With `--pages`: the CPU time of every page and GET endpoint beside that of the home page, with a
tournament of 256 bots and the like in the database; then how long another visitor waits while one
address asks for the dearest pages as fast as it may, and faster.

    python benchmarks/server_floods.py --sockets [SECONDS]

What one client's WebSocket floods do to another visitor: `socket_floods.py`.
"""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

import httpx

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.server.http_client import Guest
from support.server.long_match import LONG, long_match, put
from support.server.page_cost import furnished, get

MATCH = f"/api/matches/{LONG}"


def serve(arguments: argparse.Namespace) -> None:
    """The server, in a process of its own, with all its usual limits."""
    import uvicorn

    from boneyard.server.app import create_site
    from boneyard.server.settings import Pace, Settings
    from boneyard.server.telemetry.gc_tuning import tune_gc

    settings = Settings(db=arguments.db, pace=Pace(deal=0.01, forced=1e6), warm=())
    app = create_site(settings)
    tune_gc()
    uvicorn.run(app, port=arguments.port, log_level="warning", access_log=False)


@contextmanager
def running(*more: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([sys.executable, __file__, *more])
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


# The flood, in a process of its own.


async def flood(address: str, seconds: float) -> None:
    limits = httpx.Limits(max_connections=60)
    async with httpx.AsyncClient(base_url=address, timeout=600, limits=limits) as client:
        end, rounds, answers, began = time.time() + seconds, 0, 0, time.time()
        while time.time() < end:
            steps = [random.randrange(1000, 19_000) for _ in range(15)]
            paths = [
                *[f"/m/{LONG}/replay?check=1&at={step}" for step in steps],
                *[f"{MATCH}/events?since=0"] * 15,
                *[f"{MATCH}/record"] * 15,
                *["/fair"] * 15,
            ]
            found = await asyncio.gather(*(client.get(path) for path in paths))
            answers += sum(one.status_code == 200 for one in found)
            rounds += 1
        took = time.time() - began
        print(f"the flood: {answers} of {60 * rounds} answered, {took / rounds:.1f} s for sixty")


# Who plays.


class Player(Guest):
    """Plays both seats of a match, and notes how long each move takes to be acknowledged."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        seats = [{"kind": "person", "name": "A"}, {"kind": "person", "name": "B"}]
        wanted = {"game": "block-draw", "seats": seats, "options": {"target": 5000}}
        self.match = self.ask("POST", "/api/matches", wanted)["match"]
        for seat in range(2):  # tiles are dealt with the last seed
            self.ask(
                "POST", f"/api/matches/{self.match}/seats/{seat}/seed", {"seed": f"{seat:032x}"}
            )
        self.dice = random.Random(1)

    def play(self, seconds: float, going: "subprocess.Popen[bytes] | None" = None) -> list[float]:
        """Milliseconds for each move, for so many seconds, or until a process has ended."""
        took, end = [], time.time() + seconds
        while time.time() < end or (going is not None and going.poll() is None):
            time.sleep(0.12)
            legal = self.ask("GET", f"/api/matches/{self.match}/legal")["seats"]
            ways = [(one["seat"], move) for one in legal for move in one["moves"]]
            if not ways:
                continue
            seat, move = self.dice.choice(ways)
            began = time.perf_counter()
            path = f"/api/matches/{self.match}/moves"
            self.ask("POST", path, {"seat": seat, "move": move})
            took.append((time.perf_counter() - began) * 1000)
        return took


def memory(process: "subprocess.Popen[bytes]") -> str:
    status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
    found = {line.split(":")[0]: line.split()[1] for line in status.splitlines() if ":" in line
             and len(line.split()) > 1}  # fmt: skip
    return f"{int(found['VmRSS']) // 1024} MB, at most {int(found['VmHWM']) // 1024} MB"


def told(what: str, took: list[float]) -> None:
    cuts = quantiles(took, n=100)
    print(f"{what:>12}: {len(took)} moves, half within {cuts[49]:.1f} ms, 99 of 100 within "
          f"{cuts[98]:.1f} ms, at most {max(took):.1f} ms")  # fmt: skip


# What pages cost.

#: The dearest pages, which the flood asks for.
DEAREST = ("/words", "/house-rules", "/tournaments/cup-over--------------")
#: Where the flood and the other visitor come from: limits count by address.
FLOODER, VISITOR = "127.0.0.3", "127.0.0.2"


async def list_pages(folder: Path) -> None:
    """Print the CPU time of every page, the dearest first; leaves a database behind."""
    async with furnished(folder) as (app, known):
        rows = []
        for address in (one for some in known.by_route.values() for one in some):
            for who, more in (("", {}), ("Ada", {"authorization": f"Bearer {known.token}"})):
                first = await get(app, address, **more)
                times = 3 if first.loop > 0.02 else 9
                found = [await get(app, address, **more) for _ in range(times)]
                least = min(one.loop for one in found), min(one.process for one in found)
                rows.append((*least, first.loop, address, who))
    home, whole = next((loop, all_of_it) for loop, all_of_it, _, *at in rows if at == ["/", ""])
    print(f"the home page: {home * 1000:.2f} ms on the event loop, {whole * 1000:.2f} ms in all")
    print(f"{'loop ms':>8} {'ratio':>6} {'all ms':>8} {'first ms':>9}  address")
    for loop, process, made, address, who in sorted(rows, reverse=True):
        print(f"{loop * 1000:8.2f} {loop / home:6.2f} {process * 1000:8.2f} {made * 1000:9.1f}  "
              f"{address[:72]} {who}")  # fmt: skip


async def flood_pages(address: str, seconds: float, rate: float) -> None:
    """Ask for the dearest pages, so many a second, whatever comes back."""
    transport = httpx.AsyncHTTPTransport(local_address=FLOODER, limits=httpx.Limits(
        max_connections=50))  # fmt: skip
    counts: dict[int, int] = {}
    async with httpx.AsyncClient(base_url=address, timeout=60, transport=transport) as client:

        async def ask(path: str) -> None:
            try:
                status = (await client.get(path)).status_code
            except httpx.TransportError:
                status = 0  # no answer
            counts[status] = counts.get(status, 0) + 1

        began, asked = time.time(), 0
        asking: set[asyncio.Task[None]] = set()
        while time.time() < began + seconds:
            while asked < (time.time() - began) * rate and len(asking) < 50:
                task = asyncio.create_task(ask(DEAREST[asked % len(DEAREST)]))
                asking.add(task)
                task.add_done_callback(asking.discard)
                asked += 1
            await asyncio.sleep(0.002)
        for task in asking:
            task.cancel()
    told = ", ".join(f"{count} with {status}" for status, count in sorted(counts.items()))
    print(f"the flood: {asked / seconds:.0f} requests a second; answered {told}")


def visit(
    address: str, seconds: float, going: "subprocess.Popen[bytes] | None" = None
) -> list[float]:
    """Milliseconds that a visitor waits for a small answer, twenty times a second."""
    took, end = [], time.time() + seconds
    transport = httpx.HTTPTransport(local_address=VISITOR)
    with httpx.Client(base_url=address, timeout=60, transport=transport) as client:
        while time.time() < end or (going is not None and going.poll() is None):
            began = time.perf_counter()
            client.get("/api/bots").raise_for_status()
            took.append((time.perf_counter() - began) * 1000)
            time.sleep(0.05)
    return took


def waited(what: str, took: list[float]) -> None:
    if len(took) < 2:  # nobody else gets through
        print(f"{what:>22}: {len(took)} visits, at most {max(took, default=0):.1f} ms")
        return
    cuts = quantiles(took, n=100)
    print(f"{what:>22}: {len(took)} visits, half within {cuts[49]:.1f} ms, 99 of 100 within "
          f"{cuts[98]:.1f} ms, at most {max(took):.1f} ms")  # fmt: skip


def pages(port: int, seconds: float) -> None:
    """What pages cost, and what a flood of the dearest does to another visitor."""
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(list_pages(Path(folder)))
        db = f"{folder}/matches.db"
        with running("--serve", "--port", str(port), "--db", db) as server:
            for _ in range(300):
                try:
                    httpx.get(f"{address}/api/bots")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            for path in DEAREST:
                httpx.get(f"{address}{path}", timeout=60)
            waited("quiet", visit(address, seconds))
            for rate in (100, 1000):
                more = ("--flood-pages", str(rate), "--port", str(port), "1", str(seconds))
                with running(*more) as flooding:
                    waited(f"{rate} a second wanted", visit(address, seconds, flooding))
            print(f"memory: {memory(server)}")


def main() -> None:
    if "--sockets" in sys.argv:
        more = [one for one in sys.argv[1:] if one != "--sockets"]
        floods = Path(__file__).with_name("socket_floods.py")
        sys.exit(subprocess.run([sys.executable, str(floods), *more]).returncode)
    parser = argparse.ArgumentParser()
    parser.add_argument("entries", type=int, nargs="?", default=20_000)
    parser.add_argument("seconds", type=float, nargs="?", default=10.0)
    parser.add_argument("--port", type=int, default=8657)
    parser.add_argument("--db", default="")
    parser.add_argument("--serve", action="store_true")
    parser.add_argument("--flood", action="store_true")
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("--pages", action="store_true")
    parser.add_argument("--flood-pages", type=float, default=0.0)
    arguments = parser.parse_args()
    address = f"http://127.0.0.1:{arguments.port}"
    if arguments.serve:
        serve(arguments)
        return
    while arguments.busy:
        pass
    if arguments.flood_pages:
        asyncio.run(flood_pages(address, arguments.seconds, arguments.flood_pages))
        return
    if arguments.pages:
        pages(arguments.port, arguments.seconds)
        return
    if arguments.flood:
        asyncio.run(flood(address, arguments.seconds))
        return
    with tempfile.TemporaryDirectory() as folder:
        db = f"{folder}/matches.db"
        asyncio.run(put(long_match(arguments.entries, True, "0" * 43), Path(db)))
        port = str(arguments.port)
        with running("--serve", "--port", port, "--db", db) as house:
            for _ in range(300):
                try:
                    httpx.get(f"{address}/api/bots")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            player = Player(arguments.port)
            told("quiet", player.play(arguments.seconds))
            with running("--busy"):
                told("beside work", player.play(arguments.seconds))
            print(f"memory: {memory(house)}")
            counts = (str(arguments.entries), str(arguments.seconds))
            with running(*counts, "--flood", "--port", port) as flooding:
                told("in the flood", player.play(arguments.seconds, flooding))
            print(f"memory: {memory(house)}")


if __name__ == "__main__":
    main()
