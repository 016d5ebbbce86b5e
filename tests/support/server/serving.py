"""A house in this very process, its clients, and WebSockets to it, for the tests of the server."""

import asyncio
import json
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
from starlette.applications import Starlette

from boneyard.server.app import create_app
from boneyard.server.cluster.message_bus import ClusterBus
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches.websocket import PATCH_PROTOCOL_VERSION
from boneyard.server.services import Services
from boneyard.server.settings import NO_DELAYS, Rate, Settings

Json = dict[str, Any]
#: Nothing that a test does is too fast.
FREELY = Rate(1e9, 1e9)
HOST = "table.test"
#: Seconds after which what is waited for won't come any more, on however busy a machine.
PATIENCE = 120.0


def settings(**changes: Any) -> Settings:
    """Settings for tests: nothing waits, and what is written needn't survive a power cut."""
    usual: Json = {
        "durable": False,
        "pace": NO_DELAYS,
        "bot_workers": 1,
        "guest_rate": FREELY,
        "start_rate": FREELY,
        "address_rate": FREELY,
        "think_rate": FREELY,
        "sign_rate": FREELY,
        "mail_rate": FREELY,
        "handshake_rate": FREELY,
        "frame_rate": FREELY,
        "address_frame_rate": FREELY,
        "most_sockets": 1000,
        "address_connections": 1000,
        "seed": 7,
        "solver": 1.0,
        "warm": (),
    }
    return Settings(**{**usual, **changes})


@asynccontextmanager
async def serving(
    folder: Path | None = None, painter: MatchPageRenderer | None = None, **changes: Any
) -> AsyncIterator[Starlette]:
    """An open house."""
    with tempfile.TemporaryDirectory() as made:
        changes.setdefault("db", str((folder or Path(made)) / "matches.db"))
        app = create_app(settings(**changes), renderer=painter)
        async with app.router.lifespan_context(app):
            yield app


def without_clocks(file: sqlite3.Connection) -> None:
    """Take out of a database what came with clocks and after them: earlier versions had none."""
    newer = ("clocks", "later", "results", "duplicate_plays", "duplicate_sets", "duplicate_house",
             "left_out", "duplicate_places", "duplicate_rounds", "entrants",
             "rating_changes")  # fmt: skip
    for table in newer:
        file.execute(f"drop table {table}")
    for column in ("clock", "contest"):
        file.execute(f"alter table matches drop column {column}")
    file.execute("alter table people drop column avatar")


def services_of(app: Starlette) -> Services:
    house: Services = app.state.services
    return house


def bus_of(services: Services) -> ClusterBus:
    """The bus of a process that shares its database."""
    assert isinstance(services.bus, ClusterBus)
    return services.bus


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.002)


async def looked_round(app: Starlette) -> None:
    """Wait until a house has taken up what went on by itself before it opened.

    It looks for that while it serves already, and would take up a match that another house begins.
    """
    await until(services_of(app).resumed.is_set)


def rests(app: Starlette, match: str) -> bool:
    """Say whether nothing more happens by itself at a table: somebody has to move."""
    house = services_of(app)
    return not house.registry._matches[match][1].is_busy


async def at_rest(app: Starlette, match: str) -> None:
    """Wait until nothing more happens by itself at a table, and nothing is being written."""
    live, resting = services_of(app).registry._matches[match][0], False
    while not resting:
        await until(lambda: rests(app, match))
        # A step that was stopped while it was being written is finished all the same: whoever
        # waits for the lock comes after it.
        async with asyncio.timeout(PATIENCE), live.lock:
            pass
        resting = rests(app, match)


class Client:
    """Somebody who asks: a program with a secret of its own, or with none."""

    def __init__(self, app: Starlette, token: str | None = "new", **headers: str) -> None:
        self.app = app
        self.token = services_of(app).sessions.issue_token() if token == "new" else token
        self.headers = dict(headers)
        if self.token:
            self.headers["authorization"] = f"Bearer {self.token}"
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(
            transport=transport, base_url=f"http://{HOST}", headers=self.headers
        )
        self.heard: list[Any] = []
        """Every answer, errors included."""

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> httpx.Response:
        response = await self.http.request(method, path, json=body, params=query or None)
        if response.headers.get("content-type") == "application/json":
            self.heard.append(response.json())
        return response

    async def get(self, path: str, **query: Any) -> Any:
        response = await self.ask("GET", path, **query)
        assert response.status_code == 200, response.text
        return response.json()

    async def post(self, path: str, body: Any = None) -> Any:
        response = await self.ask("POST", path, body if body is not None else {})
        assert response.status_code == 200, response.text
        return response.json()

    async def refused(self, status: int, path: str, body: Any = None, method: str = "POST") -> str:
        response = await self.ask(method, path, body)
        assert response.status_code == status, response.text
        said = response.json()
        assert list(said) == ["error"]
        error: str = said["error"]
        assert error
        assert "\n" not in error
        return error

    async def start(self, game: str, **more: Any) -> Json:
        # The plain bot needs no kernels, so nobody waits for them unless a test is about levels.
        wanted = {"game": game, "bot": "heavy", **more}
        started: Json = (await self.post("/api/matches", wanted))["look"]
        return await self.seed(started)

    async def seed(self, look: Json) -> Json:
        """Add a seed for every seat of one's own, and look at the table as before."""
        mine = [seat for seat in look["seal"]["awaited"] if seat in look["yours"]]
        for seat in mine:
            await self.post(f"/api/matches/{look['match']}/seats/{seat}/seed", {"seed": f"s{seat}"})
        return await self.get(f"/api/matches/{look['match']}") if mine else look

    def socket(self, match: str, **query: Any) -> "Socket":
        """A live connection; one that asks for drawings understands them as our pages do."""
        able = {"page": PATCH_PROTOCOL_VERSION} if "draw" in query else {}
        return Socket(self.app, f"/api/matches/{match}/live", able | query, self.headers)


class Socket:
    """A WebSocket to an application in this process."""

    def __init__(self, app: Starlette, path: str, query: Json, headers: dict[str, str]) -> None:
        named = {"host": HOST, **headers}
        self.scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": urlencode(query).encode(),
            "root_path": "",
            "headers": [(k.lower().encode(), v.encode()) for k, v in named.items()],
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self.app = app
        self.inbox: asyncio.Queue[Json] = asyncio.Queue()
        self.outbox: asyncio.Queue[Json] = asyncio.Queue()
        self.heard: list[Any] = []
        self.closed: Json | None = None

    async def __aenter__(self) -> "Socket":
        await self.inbox.put({"type": "websocket.connect"})
        self.task = asyncio.create_task(
            self.app(self.scope, self.inbox.get, self.outbox.put)  # type: ignore[arg-type]
        )
        first = await asyncio.wait_for(self.outbox.get(), PATIENCE)
        if first["type"] != "websocket.accept":
            self.closed = first
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.inbox.put({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self.task, PATIENCE)
        self.drain()

    def drain(self) -> None:
        """Hear all that has come."""
        while not self.outbox.empty():
            self._take(self.outbox.get_nowait())

    def _take(self, message: Json) -> Any:
        if message["type"] == "websocket.close":
            self.closed = message
            return message
        assert message["type"] == "websocket.send"
        self.heard.append(json.loads(message["text"]))
        return self.heard[-1]

    async def say(self, **said: Any) -> None:
        await self.inbox.put({"type": "websocket.receive", "text": json.dumps(said)})

    async def hear(self) -> Any:
        """The next message."""
        return self._take(await asyncio.wait_for(self.outbox.get(), PATIENCE))

    async def hear_until(self, number: int) -> list[Json]:
        """The entries up to a number."""
        found: list[Json] = []
        while not found or found[-1]["number"] < number:
            found += (await self.hear()).get("entries", [])
        return found

    async def catch_up(self, number: int) -> None:
        """Hear all that has come, and wait for the rest up to a number."""
        self.drain()
        while number not in (entry["number"] for m in self.heard for entry in m.get("entries", [])):
            await self.hear()
