"""Cold start: from `boneyard serve` in a fresh process to the complete home page.

    python benchmarks/server_cold.py [TIMES]
    python benchmarks/server_cold.py --bots [LEVEL]     # the first moves of a strong bot

Reports each start's time by the clock and of the processor, beside a Python that only imports what
the server is built on (Starlette, uvicorn, Jinja2, msgspec), in the same run.

`--bots`: a newcomer plays against a strong bot as soon as the first home page is there, on a server
that has compiled nothing yet, and on one that has. It reports how long the bot took for each move
in the first seconds, with the pause that it makes for people.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any
from urllib.request import Request, urlopen

BUILT_ON = "import starlette.applications, starlette.routing, uvicorn, jinja2, msgspec, sqlite3"


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as one:
        port: int = one.getsockname()[1]
        return port


def home(port: int) -> bytes:
    """Return the home page, or None if the server doesn't answer yet."""
    try:
        with socket.create_connection(("127.0.0.1", port), 5) as one:
            one.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            return b"".join(iter(lambda: one.recv(65536), b""))
    except OSError:
        return b""


def cpu_of(process: subprocess.Popen[bytes]) -> float:
    """Seconds that a child has had of the processor, from when it began until it ended."""
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return usage.ru_utime + usage.ru_stime


def start_once(folder: Path) -> tuple[float, float, int]:
    """Seconds by the clock and of the processor until the home page is there, and its length."""
    port, began = free_port(), time.perf_counter()
    command = [str(Path(sys.executable).with_name("boneyard")), "serve", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--db", str(folder / "matches.db")], stderr=subprocess.DEVNULL
    )
    while not (page := home(port)):
        assert process.poll() is None, "the server ended"
        time.sleep(0.005)
    took = time.perf_counter() - began
    assert page.startswith(b"HTTP/1.1 200"), page[:200]
    process.kill()
    return took, cpu_of(process), len(page)


def imports_once() -> tuple[float, float]:
    began = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", BUILT_ON])
    cpu = cpu_of(process)
    return time.perf_counter() - began, cpu


#: Games of which newcomers play a match, and for how many seconds.
GAMES, PLAY_SECONDS = ("block-draw", "matador", "bendomino"), 15.0


class Player:
    """A person who plays over the API, the first legal move each time."""

    def __init__(self, port: int, game: str, level: str) -> None:
        self._address, self._token = f"http://127.0.0.1:{port}/api", ""
        self._token = self._ask("/guests", {})["token"]
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": level}]
        self._match = "/matches/" + self._ask("/matches", {"game": game, "seats": seats})["match"]
        self._ask(f"{self._match}/seats/0/seed", {"seed": "tea"})

    def _ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        if self._token:
            headers["authorization"] = f"Bearer {self._token}"
        with urlopen(Request(self._address + path, data, headers), timeout=60) as answer:
            return json.load(answer)

    def play(self, end: float) -> list[tuple[float, float]]:
        """Play until then: when the bot moved, and how many seconds that took."""
        found, waits_since = [], 0.0
        while (now := time.perf_counter()) < end:
            look = self._ask(self._match)
            if look["turn"] == 1:
                waits_since = waits_since or now
                time.sleep(0.02)
                continue
            if waits_since:
                found.append((now, now - waits_since))
                waits_since = 0.0
            moves = look["moves"] if look["turn"] == 0 else []
            if moves:
                self._ask(f"{self._match}/moves", {"seat": 0, "move": moves[0]})
            else:
                time.sleep(0.02)
        return found


def first_moves(folder: Path, level: str) -> None:
    """Play each game with nothing compiled, and then with all that it needs."""
    for game in GAMES:
        cache = folder / game
        cache.mkdir()
        for what in ("nothing compiled", "all compiled"):
            environment = {**os.environ, "BONEYARD_CACHE": str(cache)}
            if what == "all compiled":
                script = f"from boneyard.bots.warmup import warm_up; warm_up({game!r}, print)"
                subprocess.run(
                    [sys.executable, "-c", script],
                    env=environment,
                    check=True,
                    stdout=subprocess.DEVNULL,
                )
            port = free_port()
            command = [str(Path(sys.executable).with_name("boneyard")), "serve"]
            process = subprocess.Popen(
                [*command, "--port", str(port), "--db", str(cache / "matches.db")],
                env=environment,
                stderr=subprocess.DEVNULL,
            )
            try:
                while not home(port):
                    time.sleep(0.005)
                began = time.perf_counter()
                moves = Player(port, game, level).play(began + PLAY_SECONDS)
            finally:
                process.terminate()
                process.wait()
            took = [seconds for _, seconds in moves]
            first = ", ".join(f"{seconds:.1f}" for seconds in took[:5])
            print(
                f"{game:>11}, {what}: the first move after {moves[0][0] - began:.1f} s; "
                f"each took {first} … s, at most {max(took):.1f} s ({len(took)} moves)"
            )


def main() -> None:
    if "--bots" in sys.argv:
        with tempfile.TemporaryDirectory() as temporary:
            first_moves(
                Path(temporary), (sys.argv[sys.argv.index("--bots") + 1 :] or ["master"])[0]
            )
        return
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as folder:
        starts = [start_once(Path(folder)) for _ in range(times)]
        plain = [imports_once() for _ in range(times)]
    for name, found in (("home page", [s[:2] for s in starts]), ("imports alone", plain)):
        clock, cpu = zip(*found, strict=True)
        print(f"{name:>14}  best {min(clock):.2f} s, median {median(clock):.2f} s by the clock; "
              f"processor best {min(cpu):.2f} s, median {median(cpu):.2f} s")  # fmt: skip
    print(f"{'page':>14}  {starts[0][2]} bytes, not compressed")


if __name__ == "__main__":
    main()
