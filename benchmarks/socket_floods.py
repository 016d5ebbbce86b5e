"""What one client's WebSocket floods do to another visitor.

    python benchmarks/server_floods.py --sockets [SECONDS]
    python benchmarks/socket_floods.py [SECONDS] [--kinds pings,lobby] [--counts 0,1,40]

A server with default settings runs in a process of its own. From 127.0.0.1, 0, 1, 10 and 40 sockets
send as fast as they can; a socket that is closed is opened again at once. Another visitor, from
127.0.0.2, asks for the home page twenty times a second. Prints the visitor's median and longest
wait, how many sockets were opened and how many of them were closed with 1008, the attacker's and
the server's CPU time, and how far the server's memory grew at its peak. Each line is a new server.
"""

import argparse
import http.client
import json
import os
import selectors
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.server.raw_sockets import (
    CLOSE,
    CONTINUATION,
    DEFLATE,
    PING,
    PONG,
    TEXT,
    deflated,
    frame,
    handshake,
)

ATTACKER, VISITOR = "127.0.0.1", "127.0.0.2"
LOBBY = "/api/tables/live"
#: Frames that are sent in one piece: about what a server reads at once.
PIECE = 64 * 1024


@dataclass(frozen=True)
class Flood:
    """What each socket of an attack sends over and over, after what it sends once."""

    again: bytes
    first: bytes = b""
    lobby: bool = False
    reads: bool = True
    handshakes_only: bool = False
    compressed: bool = False


LOOK = frame(TEXT, b'{"look":"watch"}')
FLOODS = {
    "empty": Flood(frame(TEXT, b"{}")),
    "pings": Flood(frame(PING, b"")),
    "pings unread": Flood(frame(PING, b"x" * 125), reads=False),
    "lobby": Flood(frame(TEXT, b"x"), lobby=True),
    "lobby pings": Flood(frame(PING, b""), lobby=True),
    "fragments": Flood(frame(CONTINUATION, b"x", fin=False), frame(TEXT, b"x", fin=False)),
    "no fragments": Flood(frame(CONTINUATION, b"", fin=False), frame(TEXT, b"", fin=False)),
    "pongs": Flood(frame(PONG, b"")),
    "look": Flood(LOOK),
    "unread": Flood(LOOK, reads=False),
    "bombs": Flood(deflated(b" " * 16_000), compressed=True),
    "closes": Flood(frame(CLOSE, b"\x03\xe8")),
    "handshakes": Flood(b"", handshakes_only=True),
}


def serve(arguments: argparse.Namespace) -> None:
    """The server, with its default limits, as `boneyard serve` runs it."""
    import uvicorn

    from boneyard.server.app import create_site
    from boneyard.server.http.http_protocol import build_uvicorn_config
    from boneyard.server.settings import Settings
    from boneyard.server.telemetry.gc_tuning import tune_gc

    settings = Settings(db=arguments.db, warm=())
    app = create_site(settings)
    tune_gc()
    uvicorn.Server(build_uvicorn_config(app, settings, port=arguments.port)).run()


# The attack, in a process of its own.


@dataclass
class Attacker:
    """One socket of an attack."""

    flood: Flood
    made: socket.socket
    waiting: bytes = b""
    """What is still to be sent of a piece."""
    heard: bytearray = field(default_factory=bytearray)
    open: bool = False


@dataclass
class Attack:
    """As many sockets as are wanted, which are opened again as soon as they are closed."""

    port: int
    path: str
    flood: Flood
    count: int
    tally: Counter[str] = field(default_factory=Counter)
    floods: bool = False
    """Whether all have been opened, so that it begins."""

    def run(self, seconds: float) -> None:
        with selectors.DefaultSelector() as self.selector:
            for _ in range(self.count):
                self._open()
            end = time.monotonic() + 10
            while self.tally["opened"] < self.count and time.monotonic() < end:
                self._steps()
            self.floods = True
            print("begins", flush=True)
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                self._steps()
        self.tally["cpu_ms"] = round(1000 * time.process_time())
        print(json.dumps(self.tally), flush=True)

    def _steps(self) -> None:
        found = self.selector.select(0.1)
        for key, events in found:
            self._step(key.data, events)
        if not self.floods:
            time.sleep(0.01)

    def _open(self) -> None:
        made = socket.socket()
        if not self.flood.reads:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.bind((ATTACKER, 0))
        made.setblocking(False)
        made.connect_ex(("127.0.0.1", self.port))
        head = handshake(self.path, DEFLATE if self.flood.compressed else "")
        one = Attacker(self.flood, made, head)
        self.selector.register(made, selectors.EVENT_READ | selectors.EVENT_WRITE, one)
        self.tally["tried"] += 1

    def _step(self, one: Attacker, events: int) -> None:
        try:
            if events & selectors.EVENT_READ and (self.flood.reads or not one.open):
                self._read(one)
            gone = one.made.fileno() < 0
            if not gone and events & selectors.EVENT_WRITE and (one.waiting or self.floods):
                one.waiting = one.waiting or one.flood.again * (PIECE // len(one.flood.again))
                one.waiting = one.waiting[one.made.send(one.waiting) :]
                if not (one.open or one.waiting):  # the handshake has been sent
                    self.selector.modify(one.made, selectors.EVENT_READ, one)
        except BlockingIOError:
            pass
        except OSError:
            self._close(one)

    def _read(self, one: Attacker) -> None:
        data = one.made.recv(PIECE)
        one.heard += data
        if not data:
            self._close(one)
        elif not one.open and b"\r\n\r\n" in one.heard:
            if not one.heard.startswith(b"HTTP/1.1 101"):
                self.tally["refused"] += 1
                self._close(one)
                return
            self.tally["opened"] += 1
            if self.flood.handshakes_only:
                self._close(one)
                return
            one.open, one.waiting = True, self.flood.first
            wanted = selectors.EVENT_WRITE | (selectors.EVENT_READ if self.flood.reads else 0)
            self.selector.modify(one.made, wanted, one)
        del one.heard[:-200]  # a close frame is shorter

    def _close(self, one: Attacker) -> None:
        if b"\x03\xf0" in one.heard:
            self.tally["1008"] += 1
        self.selector.unregister(one.made)
        one.made.close()
        self._open()


# The other visitor.


def visit(port: int, seconds: float, address: str = VISITOR) -> list[float]:
    """Milliseconds that the home page took, each time."""
    asking = http.client.HTTPConnection("127.0.0.1", port, 60, source_address=(address, 0))
    took: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        asking.request("GET", "/")
        answer = asking.getresponse()
        answer.read()
        assert answer.status == 200, answer.status
        took.append((time.perf_counter() - began) * 1000)
        time.sleep(max(0.0, 0.05 - took[-1] / 1000))
    asking.close()
    return took


def start_match(port: int) -> str:
    """A match that anyone may watch."""
    asking = http.client.HTTPConnection("127.0.0.1", port, 60, source_address=(VISITOR, 0))
    body = json.dumps({"game": "block-draw", "bot": "heavy"})
    asking.request("POST", "/api/matches", body, {"content-type": "application/json"})
    found = json.loads(asking.getresponse().read())
    asking.close()
    return str(found["match"])


def memory(process: "subprocess.Popen[bytes]", name: str) -> float:
    """Megabytes: VmRSS is now, VmHWM the most there ever were."""
    status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
    (line,) = (line for line in status.splitlines() if line.startswith(name))
    return int(line.split()[1]) / 1024


def cpu(process: "subprocess.Popen[bytes]") -> float:
    """Seconds of CPU time that a process has taken."""
    fields = Path(f"/proc/{process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(*more: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A part of this benchmark, in a process of its own."""
    process = subprocess.Popen([sys.executable, __file__, *more], stdout=subprocess.PIPE)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def await_server(port: int) -> None:
    """Wait until it answers."""
    for _ in range(600):
        try:
            visit(port, 0.01)
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server doesn't answer")


def measure(kind: str, count: int, seconds: float, port: int) -> None:
    """Print one line."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running("--serve", "--port", str(port), "--db", f"{folder}/m.db") as server,
    ):
        await_server(port)
        match = start_match(port)
        visit(port, 1.0)
        before, spent = memory(server, "VmRSS"), cpu(server)
        path = LOBBY if FLOODS[kind].lobby else f"/api/matches/{match}/live?draw=wide.pips.en"
        tally: dict[str, int] = {}
        if count:
            more = ("--flood", kind, "--count", str(count), "--path", path, "--port", str(port))
            with running(str(seconds), *more) as attack:
                assert attack.stdout is not None
                attack.stdout.readline()
                took = visit(port, seconds)
                tally = json.loads(attack.stdout.readline())
        else:
            took = visit(port, seconds)
        grown, spent = memory(server, "VmHWM") - before, cpu(server) - spent
        print(
            f"{kind:>12} {count:>3} sockets: median {median(took):7.1f} ms, longest "
            f"{max(took):7.1f} ms, {len(took):3} visits; memory +{grown:.0f} MB; "
            f"CPU server {spent:.1f} s, attacker {tally.get('cpu_ms', 0) / 1000:.1f} s; tried "
            f"{tally.get('tried', 0)}, opened {tally.get('opened', 0)}, "
            f"1008 {tally.get('1008', 0)}",
            flush=True,
        )


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("seconds", type=float, nargs="?", default=4.0)
    parser.add_argument("--kinds", default=",".join(FLOODS))
    parser.add_argument("--counts", default="0,1,10,40")
    parser.add_argument("--port", type=int, default=8659)
    parser.add_argument("--db", default="")
    parser.add_argument("--serve", action="store_true")
    parser.add_argument("--flood", default="")
    parser.add_argument("--count", type=int, default=1)
    parser.add_argument("--path", default=LOBBY)
    arguments = parser.parse_args(given)
    if arguments.serve:
        serve(arguments)
    elif arguments.flood:
        flood = FLOODS[arguments.flood]
        Attack(arguments.port, arguments.path, flood, arguments.count).run(arguments.seconds)
    else:
        counts = [int(count) for count in arguments.counts.split(",")]
        kinds = arguments.kinds.split(",")
        if 0 in counts:
            measure(kinds[0], 0, arguments.seconds, arguments.port)
        for kind in kinds:
            for count in filter(None, counts):
                measure(kind, count, arguments.seconds, arguments.port)


if __name__ == "__main__":
    main()
