"""Load test: 300 live two-player matches with a move a second each.

    python benchmarks/server_load.py [MATCHES] [SECONDS]
    python benchmarks/server_load.py 10000 120 --every 40    # many tables, mostly idle
    python benchmarks/server_load.py --postgres             # with a PostgreSQL of its own
    python benchmarks/server_load.py 10000 600 --every 40 --postgres --workers 2 --quick-timers
    python benchmarks/server_load.py 9900 600 --every 40 --quick-timers --model   # and simulated

With `--workers` several processes serve one PostgreSQL behind nginx, which sends all who look at a
table to the same process, as `deploy/nginx.conf` does. `--quick-timers`: what is done once an hour
or seldom (looking for garbage, putting idle tables away) is done every few seconds. Pauses are the
longest times in which an event loop answered nothing, and the processor time of the process in
each of them: where that is much less, other processes had the machine.
Reports p50 and p99 from a move sent to the opponent told, and what a move costs the server in
processor time, by parts, beside a plain Starlette WebSocket echo in the same run, before and
after; and what it costs the players' side, nginx and PostgreSQL. PostgreSQL waits for the disk
(`fsync`), as a site's does. `--model`: what benchmarks/scale_model.py says of such a run, with
its costs; and the run as docs/data/costs.json keeps it. Both players look
at the table as a browser does, one on a wide screen and one on a tall one: they are sent drawings,
and choose among the moves that are drawn. With `--draw ''` they are programs, which are sent what
happens. Memory
is told for each table that is dealt, and for each socket that looks at one, `--compressed` with a
browser's compression. `--game`
and `--options '{"set": 15}'` choose what is played; `--app module:function` is the factory of
another application (it takes settings, and extra routes as `extra`).
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from boneyard.core.codec import event_from_json
from boneyard.core.position import Position, evolve
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.server.matches.websocket import PATCH_PROTOCOL_VERSION

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from support.server.page_updates import shown  # found on the path set above

#: More connections and tables than there will be.
MANY = 100_000
#: Connections for the plain echo; and files that a process needs beside its connections.
ECHOES, OTHER_FILES = 300, 60
#: How many tables are set at a time.
AT_ONCE = 20
#: Milliseconds within which a move should be told, and after which a pause is a long one.
SOON, LONG = 250, 150
#: How often pauses are looked for.
WATCH_SECONDS = 0.05
#: The moves that a page offers, on the table and as buttons.
MOVES = re.compile(r'(?:data-move|name="move" value)="([^"|]+)')

# The server's side, in a process of its own.


class Pauses:
    """How long the event loop answered nothing, and what the process did in that time."""

    def __init__(self) -> None:
        self.found: list[tuple[float, float]] = []
        self._task: asyncio.Task[None] | None = None

    def watch(self) -> None:
        """Begin, if that isn't done."""
        self._task = self._task or asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            wall, cpu = time.perf_counter(), time.process_time()
            await asyncio.sleep(WATCH_SECONDS)
            late = time.perf_counter() - wall - WATCH_SECONDS
            if late > LONG / 1000:
                self.found.append((1000 * late, 1000 * (time.process_time() - cpu)))

    def take(self) -> list[tuple[float, float]]:
        """Those since the last time, in milliseconds."""
        found, self.found = self.found, []
        return found


def serve(arguments: argparse.Namespace) -> None:
    import uvicorn
    from starlette.requests import Request
    from starlette.responses import JSONResponse
    from starlette.routing import Route, WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from boneyard.server.http.http_protocol import build_uvicorn_config
    from boneyard.server.settings import Pace, Rate, Settings
    from boneyard.server.telemetry.gc_tuning import tune_gc

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                await socket.send_text(await socket.receive_text())
        except WebSocketDisconnect:
            pass

    pauses = Pauses()

    async def meter(request: Request) -> JSONResponse:
        if arguments.quick_timers:  # watching costs something too
            pauses.watch()
        house = request.app.state.services
        writer = house.store.database.group_commit
        spent = {
            **house.cpu_meter.seconds,
            "log": writer.cpu_seconds,
            "all": time.process_time(),
        }
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return JSONResponse({
            "spent": spent, "commits": writer.commits, "took": writer.wall_seconds,
            "memory": pages * resource.getpagesize(), "pauses": pauses.take(),
        })  # fmt: skip

    freely = Rate(1e9, 1e9)
    settings = Settings(
        db=arguments.db,
        pace=Pace(deal=0.2, forced=1e6, sweep=1e6),
        guest_rate=freely,
        start_rate=freely,
        address_rate=freely,
        handshake_rate=freely,
        frame_rate=freely,
        address_frame_rate=freely,
        most_sockets=MANY,
        most_connections=MANY,
        address_connections=MANY,
        most_tables=MANY,
        warm=(),  # people play here, so nothing is to be compiled beside them
    )
    if arguments.quick_timers:
        gc_tuning: Any = import_module("boneyard.server.telemetry.gc_tuning")
        registry: Any = import_module("boneyard.server.matches.registry")
        # Once in ten minutes stands for six times an hour; a day is still a day.
        gc_tuning.FULL_COLLECTION_SECONDS = 20.0
        registry.EVICTION_INTERVAL_SECONDS = 5.0
    module, _, name = arguments.app.partition(":")
    make = getattr(import_module(module), name)
    app = make(settings, extra=[WebSocketRoute("/echo", echo), Route("/meter", meter)])
    tune_gc()
    uvicorn.Server(build_uvicorn_config(app, settings, port=arguments.port)).run()


def cpu_seconds(root: int) -> float:
    """What a process has spent, with all its children, those included that have ended."""
    ticks, pids = 0, [root]
    while pids:
        pid = pids.pop()
        with contextlib.suppress(OSError):  # it has ended meanwhile, and its parent has counted it
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text()
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(map(int, fields[11:15]))
            pids += map(int, children.split())
    return ticks / os.sysconf("SC_CLK_TCK")


#: What serves beside the server, and its processes.
Others = dict[str, int]


@contextmanager
def process_at(arguments: argparse.Namespace, port: int, db: str) -> Iterator[str]:
    """A process of the server, and its address."""
    command = [
        sys.executable, __file__, "--serve", "--port", str(port), "--db", db,
        "--app", arguments.app, *(["--quick-timers"] if arguments.quick_timers else []),
    ]  # fmt: skip
    process = subprocess.Popen(command)
    try:
        yield wait_for(f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.wait()


def wait_for(address: str) -> str:
    """Wait until an address answers."""
    for _ in range(600):
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{address}/api/games").status_code == 200:
                break
        time.sleep(0.1)
    return address


@contextmanager
def nginx_at(port: int, ports: list[int], folder: Path) -> Iterator[tuple[str, int]]:
    """An nginx in front of several processes, and its pid: all at a table meet in one of them."""
    for name in ("client", "proxy", "fastcgi", "uwsgi", "scgi"):
        (folder / name).mkdir()
    temporary = "".join(
        f"{name}_temp_path {folder}/{folder_name};"
        for name, folder_name in [
            ("client_body", "client"), ("proxy", "proxy"), ("fastcgi", "fastcgi"),
            ("uwsgi", "uwsgi"), ("scgi", "scgi"),
        ]
    )  # fmt: skip
    servers = "".join(f"server 127.0.0.1:{one};" for one in ports)
    (folder / "nginx.conf").write_text(f"""
        daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes 4;
        events {{ worker_connections {MANY // 4}; }}
        http {{
            access_log off; {temporary}
            map $uri $table {{ ~^/(?:api/matches|m)/(?<match>[^/]+) $match;
                               default $request_id; }}
            map $http_upgrade $upgrades {{ default upgrade; "" ""; }}
            upstream site {{ hash $table consistent; {servers} keepalive 64; }}
            server {{
                listen 127.0.0.1:{port} backlog=4096 reuseport;
                location / {{
                    proxy_pass http://site; proxy_http_version 1.1; proxy_read_timeout 600s;
                    proxy_set_header Host $host; proxy_set_header Upgrade $http_upgrade;
                    proxy_set_header Connection $upgrades;
                }}
            }}
        }}""")
    process = subprocess.Popen(["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder)])
    try:
        yield wait_for(f"http://127.0.0.1:{port}"), process.pid
    finally:
        process.terminate()
        process.wait()


@contextmanager
def served(arguments: argparse.Namespace, others: Others) -> Iterator[tuple[str, list[str]]]:
    """The address of a site, and those of its processes; nginx is added to the others."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as running:
        db = arguments.db or f"{folder}/matches.db"
        if arguments.workers == 1:
            address = running.enter_context(process_at(arguments, arguments.port, db))
            yield address, [address]
            return
        ports = [arguments.port + 1 + at for at in range(arguments.workers)]
        each = [running.enter_context(process_at(arguments, port, db)) for port in ports]
        address, others["nginx"] = running.enter_context(
            nginx_at(arguments.port, ports, Path(folder))
        )
        yield address, each


# The players' side.


class Told(msgspec.Struct):
    number: int
    events: list[msgspec.Raw]


class Message(msgspec.Struct):
    number: int = 0
    entries: list[Told] = []
    drawn: Any = None
    id: int = -1
    error: str = ""


read = msgspec.json.Decoder(Message)


class Seat:
    """One player of one match, with a view of their own."""

    def __init__(self, socket: ClientConnection, seat: int, view: Position) -> None:
        self.socket, self.seat, self.view = socket, seat, view
        self.number = 0
        self.turn: int | None = None
        self.regions: dict[str, str] = {}
        self.told: dict[int, float] = {}
        self.bytes = self.refused = 0

    async def listen(self) -> None:
        async for text in self.socket:
            self.bytes += len(text)
            self.hear(text)

    def hear(self, text: str | bytes) -> None:
        now = time.perf_counter()
        message = read.decode(text)
        self.refused += bool(message.error)
        for entry in message.entries:
            for event in entry.events:
                self.view = evolve(self.view, event_from_json(bytes(event)))
            self.turn = self.view.to_act
        if message.drawn is not None:
            self.regions = shown(self.regions, message.drawn)
            self.turn = message.drawn.get("turn", self.turn)
        if message.entries or message.drawn is not None:
            for number in range(self.number + 1, message.number + 1):
                self.told[number] = now
            self.number = message.number

    @property
    def moves(self) -> list[str]:
        if not self.regions:
            return [str(move) for move in legal(self.view, self.seat)]
        offered = (self.regions[name] for name in ("moves", "ask", "stock"))
        return MOVES.findall(" ".join(offered))


class Answer(msgspec.Struct):
    """What a server answers."""

    status_code: int
    text: str

    def json(self) -> Any:
        """Read it."""
        return json.loads(self.text)


class Requests:
    """Posts JSON over a few connections: a hundred thousand times, for which httpx is too slow."""

    def __init__(self, address: str) -> None:
        self._host, _, port = address.removeprefix("http://").partition(":")
        self._port = int(port)
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, json: Any, headers: dict[str, str] | None = None) -> Answer:
        """Post something, over a connection that is free or a new one."""
        if self._free:
            reader, writer = self._free.pop()
        else:
            reader, writer = await asyncio.open_connection(self._host, self._port)
        body = msgspec.json.encode(json)
        head = {
            "host": f"{self._host}:{self._port}",
            "content-type": "application/json",
            "content-length": str(len(body)),
            **(headers or {}),
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
        writer.write(f"POST {path} HTTP/1.1\r\n{lines}\r\n".encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(answer.partition("content-length:")[2].partition("\r\n")[0])
        text = (await reader.readexactly(size)).decode()
        if "connection: close" in answer:  # nginx does after a thousand requests
            writer.close()
        else:
            self._free.append((reader, writer))
        return Answer(int(answer.split()[1]), text)

    def close(self) -> None:
        """Close all connections."""
        for _, writer in self._free:
            writer.close()


class Match:
    """Two players and their connections."""

    def __init__(self, id: str, tokens: list[str], begin: Position) -> None:
        self.id, self.tokens, self.begin = id, tokens, begin
        self.sent: list[tuple[int, float, int]] = []
        self.seats: list[Seat] = []

    async def open(self, address: str, draw: str, compressed: bool = False) -> None:
        hows = draw.split(",")
        for seat, token in enumerate(self.tokens):
            headers = {"Authorization": f"Bearer {token}"}
            query = (
                f"?entries=no&page={PATCH_PROTOCOL_VERSION}&draw={hows[seat % len(hows)]}"
                if draw
                else ""
            )
            url = f"{address.replace('http', 'ws')}/api/matches/{self.id}/live{query}"
            squeezed = "deflate" if compressed else None
            # No pings: browsers send none, and the server's own are answered.
            socket = await connect(
                url, additional_headers=headers, compression=squeezed, ping_interval=None
            )
            self.seats.append(Seat(socket, seat, self.begin))
            self.seats[seat].hear(await socket.recv())  # all of it: what comes then is news

    async def play(self, end: float, dice: random.Random, every: float) -> None:
        listening = [asyncio.create_task(seat.listen()) for seat in self.seats]
        due = time.perf_counter() + every * dice.random()
        while due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += every
            turn = self.seats[0].turn
            if turn is None or self.seats[turn].turn != turn:
                continue
            seat = self.seats[turn]
            moves = seat.moves
            if not moves or (self.sent and self.sent[-1][2] not in seat.told):
                continue
            move = {"id": 1, "seat": turn, "move": dice.choice(moves)}
            self.sent.append((1 - turn, time.perf_counter(), seat.number + 1))
            await seat.socket.send(json.dumps(move))
        await asyncio.sleep(1)
        for task in listening:
            task.cancel()

    def times(self) -> list[float]:
        """From a move sent to the opponent told, in milliseconds."""
        return [
            (self.seats[other].told[number] - at) * 1000
            for other, at, number in self.sent
            if number in self.seats[other].told
        ]


class Meters:
    """What the processes of a site have spent, all together."""

    def __init__(self, addresses: list[str]) -> None:
        self._addresses = addresses

    async def __call__(self) -> Any:
        async with httpx.AsyncClient(timeout=60) as http:
            each = [(await http.get(f"{one}/meter")).json() for one in self._addresses]
        parts = {name for one in each for name in one["spent"]}
        return {
            "spent": {name: sum(one["spent"].get(name, 0) for one in each) for name in parts},
            **{name: sum(one[name] for one in each) for name in ("commits", "took", "memory")},
            "pauses": [pause for one in each for pause in one["pauses"]],
        }


async def started(
    http: httpx.AsyncClient | Requests, game: str, options: dict[str, Any], **more: Any
) -> Match:
    tokens = [(await http.post("/api/guests", json={})).json()["token"] for _ in range(2)]
    seats = [{"kind": "person", "name": "A"}, {"kind": "open"}]
    body = {"game": game, "seats": seats, "options": options, **more}
    first, second = ({"authorization": f"Bearer {token}"} for token in tokens)
    starting = await http.post("/api/matches", json=body, headers=first)
    assert starting.status_code == 200, starting.text
    id = starting.json()["match"]
    seat, join = f"/api/matches/{id}/seats", {"name": "B", "seed": "tea"}
    seeding = await http.post(f"{seat}/0/seed", json={"seed": "tea"}, headers=first)
    assert seeding.status_code == 200, seeding.text
    joining = await http.post(f"{seat}/1", json=join, headers=second)
    assert joining.status_code == 200, joining.text
    return Match(id, tokens, GAMES[game].rules(players=2, **options).new_match())


async def several(count: int, make: Callable[[int], Awaitable[Any]]) -> list[Any]:
    """Make so many things, a few at a time, and say how far it is."""
    made: list[Any] = []
    while len(made) < count:
        some = range(len(made), min(len(made) + AT_ONCE, count))
        made += await asyncio.gather(*map(make, some))
        if len(made) % 1000 < AT_ONCE and count > 1000:
            print(f"{len(made)} of {count}", file=sys.stderr, flush=True)
    return made


async def echoes(
    address: str, count: int, seconds: float, meter: Meters
) -> tuple[float, list[float]]:
    """Microseconds of the server's processor for a message of a plain echo, and how long each took.

    The times are in milliseconds; they tell what this machine does to any message just now.
    """
    url = f"{address.replace('http', 'ws')}/echo"
    sockets = [await connect(url, compression=None) for _ in range(count)]
    text = json.dumps({"id": 1, "seat": 0, "move": "6-4@1"})
    took: list[float] = []

    async def chat(socket: ClientConnection, end: float) -> None:
        await asyncio.sleep(random.random())
        while time.perf_counter() < end:
            began = time.perf_counter()
            await socket.send(text)
            await socket.recv()
            took.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(1)

    before = await meter()
    end = time.perf_counter() + seconds
    await asyncio.gather(*(chat(socket, end) for socket in sockets))
    after = await meter()
    await asyncio.gather(*(socket.close() for socket in sockets))
    return float(after["spent"]["all"] - before["spent"]["all"]) / len(took) * 1e6, took


def print_model(run: dict[str, Any]) -> None:
    """Print a run, and what the simulation says of it."""
    model: Any = import_module("benchmarks.scale_model")
    print(json.dumps(run, ensure_ascii=False, indent=1))
    for what, simulated, measured in model.compare_run(run):
        print(f"{what:>16}  model {simulated:.4g}, measured {measured:.4g}")


async def load(
    address: str, meter: Meters, arguments: argparse.Namespace, others: Others
) -> dict[str, Any]:
    count, seconds, dice = arguments.matches, arguments.seconds, random.Random(1)
    # Two connections for each table, those of the echo, and no more than a process may have.
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    echo_count = min(count, ECHOES, files - 2 * count - OTHER_FILES)
    if echo_count < 1:
        raise SystemExit(f"a process may open {files} files here: too few for {count} tables")
    http = Requests(address)
    echo, echo_took = await echoes(address, echo_count, min(10, seconds), meter)
    options = json.loads(arguments.options)
    empty = await meter()
    matches = await several(count, lambda at: started(http, arguments.game, options))
    http.close()
    dealt = await meter()
    await several(count, lambda at: matches[at].open(address, arguments.draw, arguments.compressed))
    await asyncio.sleep(1)
    gc.collect()
    gc.freeze()  # or the players' side would stop, and what it waits for with it
    before = await meter()
    beside = {name: cpu_seconds(pid) for name, pid in others.items()}
    players = time.process_time()
    end = time.perf_counter() + seconds
    await asyncio.gather(*(match.play(end, dice, arguments.every) for match in matches))
    beside = {name: cpu_seconds(pid) - beside[name] for name, pid in others.items()}
    beside["players"] = time.process_time() - players
    after = await meter()
    # Before and after: what a message costs here changes with what the machine does besides.
    again, more_took = await echoes(address, echo_count, min(10, seconds), meter)
    echo, echo_took = (echo + again) / 2, echo_took + more_took
    times = sorted(t for match in matches for t in match.times())
    moves = sum(len(match.sent) for match in matches)
    if len(times) < 2:
        raise SystemExit("too few moves were told to say anything: play longer (--seconds)")
    spent = {
        name: (after["spent"][name] - before["spent"].get(name, 0)) / moves * 1e6
        for name in after["spent"]
    }
    spent["the rest"] = 2 * spent["all"] - sum(spent.values())
    cuts, echo_cuts = quantiles(times, n=100), quantiles(echo_took, n=100)
    commits = max(1, after["commits"] - before["commits"])
    heard = sum(seat.bytes for match in matches for seat in match.seats)
    if arguments.model:
        costs = {name: round(value) for name, value in spent.items() if name != "all"}
        costs["rest"] = costs.pop("the rest")
        names = {"PostgreSQL": "database"}
        costs |= {names.get(name, name): round(1e6 * cpu / moves) for name, cpu in beside.items()}
        print_model({
            "kind": "postgres" if arguments.postgres else "sqlite",
            "workers": arguments.workers,
            "cores": os.cpu_count(),
            "moves a second": round(moves / seconds, 1),
            "ms of a commit": round((after["took"] - before["took"]) / commits * 1000, 2),
            "moves of a commit": round(moves / commits, 2),
            "ms, median": round(cuts[49], 2),
            "ms, 99 %": round(cuts[98], 2),
            "within 250 ms": round(sum(one <= SOON for one in times) / moves, 4),
            "costs": costs,
        })  # fmt: skip
    return {
        "game": f"{arguments.game} {arguments.options}, drawn: {arguments.draw or 'no'}",
        "matches": count,
        "moves": moves,
        "told": len(times),
        "refused": sum(seat.refused for match in matches for seat in match.seats),
        "p50 ms": round(cuts[49], 2),
        "p99 ms": round(cuts[98], 2),
        "echo p50 ms": round(echo_cuts[49], 2),
        "echo p99 ms": round(echo_cuts[98], 2),
        "echo µs": round(echo),
        "move µs": round(spent["all"]),
        "times the echo": round(spent["all"] / echo, 1),
        **{
            f"{name} µs": f"{value:.0f} ({value / spent['all']:.0%})"
            for name, value in spent.items()
            if name != "all"
        },
        **{f"{name} µs": round(cpu / moves * 1e6) for name, cpu in beside.items()},
        "moves a commit": round(moves / commits, 2),
        "ms a commit": round((after["took"] - before["took"]) / commits * 1000, 2),
        "bytes a move": round(heard / moves),
        f"told in {SOON} ms": f"{sum(one <= SOON for one in times) / len(times):.2%}",
        "kB a table": round((dealt["memory"] - empty["memory"]) / count / 1024, 1),
        "kB a socket": round((before["memory"] - dealt["memory"]) / 2 / count / 1024, 1),
        "MB at the end": round(after["memory"] / 2**20),
        f"over {LONG} ms": f"{len(after['pauses'])} pauses, of which "
        f"{sum(cpu > LONG for _, cpu in after['pauses'])} with so much CPU time",
        "longest pause": "{:.0f} ms, {:.0f} ms of CPU".format(
            *max(after["pauses"], default=(0, 0))
        ),
        "load": f"{os.getloadavg()[0]:.1f}",
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("matches", type=int, nargs="?", default=300)
    parser.add_argument("seconds", type=float, nargs="?", default=30.0)
    parser.add_argument("--app", default="boneyard.server.app:create_site")
    parser.add_argument("--draw", default="wide.own,tall.own")
    parser.add_argument("--game", default="block-draw")
    parser.add_argument("--options", default='{"target": 100000}')
    parser.add_argument("--every", type=float, default=1.0)
    parser.add_argument("--compressed", action="store_true")
    parser.add_argument("--port", type=int, default=8653)
    parser.add_argument("--db", default="")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--quick-timers", action="store_true")
    parser.add_argument("--model", action="store_true")
    parser.add_argument("--serve", action="store_true")
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if arguments.serve:
        serve(arguments)
        return
    others: Others = {}
    with ExitStack() as open_:
        if arguments.postgres:
            from support.server.postgres import cluster

            database = open_.enter_context(cluster())
            database.stop()
            database.start(fsync="on", full_page_writes="on", autovacuum="on")
            arguments.db, others["PostgreSQL"] = database.address(), database.pid
        address, each = open_.enter_context(served(arguments, others))
        for name, value in asyncio.run(load(address, Meters(each), arguments, others)).items():
            print(f"{name:>16}  {value}")


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    main()
