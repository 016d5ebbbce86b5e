"""Crowds of made-up guests: effect on a player's response times, and on server memory.

    python benchmarks/server_crowds.py [SECONDS]

A server with its usual limits. Somebody plays Block & Draw against the master, first alone, then
while sixteen connections start matches of bots as fast as they can, each with a secret they made
up, or with one that the server has just given them. Prints how long the bot takes to answer a move
(its pace, 0.9 s, included). Then 24 sockets ask again and again for drawings in words of their
own: prints the memory before and after.
"""

import argparse
import asyncio
import random
import secrets
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.server.http_client import Guest

BOTS = [{"kind": "bot", "bot": "master"}] * 2


class Player(Guest):
    """Plays against a bot, and notes how long it takes until it is their turn again."""

    def __init__(self, port: int) -> None:
        # An address of their own: the limits of the crowd's address are not theirs.
        super().__init__(port, "127.0.0.2")
        self.dice = random.Random(1)
        self.match = ""

    def start(self) -> None:
        seats = [{"kind": "person", "name": "A"}, {"kind": "bot", "bot": "master"}]
        wanted = {"game": "block-draw", "seats": seats, "options": {"target": 5000}}
        self.match = self.ask("POST", "/api/matches", wanted)["match"]
        self.ask("POST", f"/api/matches/{self.match}/seats/0/seed", {"seed": "0" * 32})

    def look(self) -> tuple[list[str], bool]:
        """What one may play now, and whether the round goes on; the next one is begun at once."""
        seen = self.ask("GET", f"/api/matches/{self.match}")
        if between := seen["turn"] is None:
            self.ask("POST", f"/api/matches/{self.match}/on", {})
        return [move for move in seen["moves"] if "-" in move], not between

    def play(self, seconds: float) -> list[float]:
        """Seconds from each own play to the next turn in the same round."""
        took: list[float] = []
        end = time.time() + seconds
        while time.time() < end:
            plays, _ = self.look()
            if not plays:
                time.sleep(0.02)
                continue
            body = {"seat": 0, "move": self.dice.choice(plays)}
            self.ask("POST", f"/api/matches/{self.match}/moves", body)
            began, going, plays = time.perf_counter(), True, []
            while going and not plays:
                time.sleep(0.02)
                plays, going = self.look()
            if going:
                took.append(time.perf_counter() - began)
        return took


async def crowd(port: int, seconds: float) -> None:
    """Start matches of bots, sixteen at a time, by guests made up or new."""
    told: dict[int, int] = {}
    end = time.time() + seconds

    async def ask(client: httpx.AsyncClient) -> int:
        secret = secrets.token_urlsafe(32)
        if random.random() < 0.5:
            answer = await client.post("/api/guests", json={})
            secret = answer.json().get("token", secret)
        wanted = {"game": "block-draw", "seats": BOTS}
        bearer = {"authorization": f"Bearer {secret}"}
        return (await client.post("/api/matches", json=wanted, headers=bearer)).status_code

    async def one() -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            while time.time() < end:
                try:
                    status = await ask(client)
                except httpx.TransportError:
                    status = 0  # cut off at the door
                told[status] = told.get(status, 0) + 1

    await asyncio.gather(*(one() for _ in range(16)))
    print(f"the crowd asked {sum(told.values())} times; by status: {dict(sorted(told.items()))}")


async def drawings(port: int, match: str, seconds: float) -> int:
    """Ask for drawings under words of one's own; how many sockets were opened."""
    end, opened = time.time() + seconds, 0

    async def one() -> None:
        nonlocal opened
        while time.time() < end:
            wish = f"wide.{secrets.token_hex(400)}.{random.randrange(10**9)}"
            address = f"ws://127.0.0.1:{port}/api/matches/{match}/live?draw={wish}"
            with suppress(Exception):
                async with websockets.connect(address, max_size=None) as socket:
                    opened += 1
                    await asyncio.wait_for(socket.recv(), 5)

    await asyncio.gather(*(one() for _ in range(24)))
    return opened


def memory(process: "subprocess.Popen[bytes]") -> int:
    status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
    return next(int(line.split()[1]) // 1024 for line in status.splitlines() if "VmRSS" in line)


def told(what: str, took: list[float]) -> None:
    print(f"{what:>12}: {len(took)} turns, half within {median(took):.2f} s, "
          f"at most {max(took):.2f} s")  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", type=float, nargs="?", default=25.0)
    parser.add_argument("--port", type=int, default=8658)
    parser.add_argument("--crowd", action="store_true")
    arguments = parser.parse_args()
    if arguments.crowd:
        asyncio.run(crowd(arguments.port, arguments.seconds))
        return
    port = str(arguments.port)
    with tempfile.TemporaryDirectory() as folder:
        serve = [sys.executable, "-m", "boneyard", "serve", "--port", port]
        house = subprocess.Popen([*serve, "--db", f"{folder}/matches.db"])
        try:
            for _ in range(300):
                try:
                    httpx.get(f"http://127.0.0.1:{port}/api/bots")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            player = Player(arguments.port)
            player.start()
            player.play(5)  # until the bots' kernels are there
            told("alone", player.play(arguments.seconds))
            flood = subprocess.Popen(
                [sys.executable, __file__, str(arguments.seconds), "--crowd", "--port", port]
            )
            told("in a crowd", player.play(arguments.seconds))
            flood.wait()
            told("after it", player.play(arguments.seconds))
            print(f"memory: {memory(house)} MB")
            for _ in range(2):  # the first time what draws is loaded, too
                opened = asyncio.run(drawings(arguments.port, player.match, arguments.seconds))
                print(f"{opened} sockets with drawings of their own words: {memory(house)} MB")
        finally:
            house.terminate()
            house.wait()


if __name__ == "__main__":
    main()
