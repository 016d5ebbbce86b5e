"""What sixty long questions at once do to somebody who plays.

    python benchmarks/server_floods.py [ENTRIES] [SECONDS]

A match of 20,000 entries is asked for its replays with the deal checked, its events, its record,
and the house for its luck: sixty at once, again as soon as all are answered. Meanwhile somebody
plays another match, eight moves a second. Prints how long a move takes without that, beside a
process that just works (as the machine has other things to do then too), and with it; and what
memory the house has.
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

from server.guest import Guest
from server.long_match import LONG, long_match, put

MATCH = f"/api/matches/{LONG}"


def serve(arguments: argparse.Namespace) -> None:
    """The house, in a process of its own, with all its usual limits."""
    import uvicorn

    from boneyard.server.gc_tuning import collect_rarely
    from boneyard.server.pages import site
    from boneyard.server.settings import Pace, Settings

    settings = Settings(db=arguments.db, pace=Pace(deal=0.01, forced=1e6), warm=())
    app = site(settings)
    collect_rarely()
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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("entries", type=int, nargs="?", default=20_000)
    parser.add_argument("seconds", type=float, nargs="?", default=10.0)
    parser.add_argument("--port", type=int, default=8657)
    parser.add_argument("--db", default="")
    parser.add_argument("--serve", action="store_true")
    parser.add_argument("--flood", action="store_true")
    parser.add_argument("--busy", action="store_true")
    arguments = parser.parse_args()
    address = f"http://127.0.0.1:{arguments.port}"
    if arguments.serve:
        serve(arguments)
        return
    while arguments.busy:
        pass
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
