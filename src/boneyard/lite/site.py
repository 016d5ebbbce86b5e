"""The application without a server: requests, cookies and WebSockets of one browser."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from http.cookies import CookieError, SimpleCookie
from typing import Final
from urllib.parse import unquote_to_bytes, urlsplit

from msgspec import Struct
from starlette.types import Message, Scope

from boneyard.server.app import create_site
from boneyard.server.app_state import LiteMode
from boneyard.server.db.schema_migrations import load_migrations
from boneyard.server.db.sqlite import SqliteDatabase
from boneyard.server.http.security_headers import build_content_security_policy
from boneyard.server.settings import Rate, Settings
from boneyard.server.stores import Store
from boneyard.server.thinking.runtime import Runtime

#: Cookies live in the database, so that one file has everything: a browser doesn't keep those of
#: answers that its service worker makes.
_CREATE_COOKIES: Final = "create table if not exists lite_cookies (name text primary key, value)"
_PUT_COOKIE: Final = "insert or replace into lite_cookies values (?, ?)"

#: How a SQLite file begins.
_MAGIC: Final = b"SQLite format 3\0"
#: In the head of a SQLite file: it has no write-ahead log beside it.
_WITHOUT_LOG: Final = b"\x01\x01"

#: The pages are in a frame of the boot page.
LITE_POLICY: Final = build_content_security_policy().replace(
    "frame-ancestors 'none'", "frame-ancestors 'self'"
)
#: What only makes sense for a server, or would forbid the frame.
_DROPPED_HEADERS: Final = frozenset(
    {"x-frame-options", "strict-transport-security", "set-cookie", "content-length",
     "cross-origin-opener-policy"}
)  # fmt: skip

#: There is one player: limits protect no one.
_NO_LIMIT: Final = Rate(1_000, 1_000)


class Answer(Struct, frozen=True):
    """The response to a request."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


class CookieJar:
    """Cookies of the application, kept in its database."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        connection.execute(_CREATE_COOKIES)
        self.values: dict[str, str] = dict(
            connection.execute("select name, value from lite_cookies").fetchall()
        )

    def store(self, line: str) -> None:
        """Keep what a Set-Cookie header says."""
        read: SimpleCookie = SimpleCookie()
        try:
            read.load(line)
        except CookieError:
            return
        for name, morsel in read.items():
            if self.values.get(name) != morsel.value:
                self._connection.execute(_PUT_COOKIE, (name, morsel.value))
                self.values[name] = morsel.value

    def header(self, of_page: str) -> str:
        """All cookies as a request sends them; those of the page's own scripts come last."""
        kept = [f"{name}={value}" for name, value in self.values.items() if value]
        return "; ".join([*kept, *filter(None, [of_page])])


def lite_settings(db: str) -> Settings:
    """The settings of the application in a browser."""
    return Settings(
        db=db, warm=(), bot_workers=1, solver=5.0, most_body=64 * 1024 * 1024,
        address_rate=_NO_LIMIT, guest_rate=_NO_LIMIT, start_rate=_NO_LIMIT, think_rate=_NO_LIMIT,
        frame_rate=_NO_LIMIT, address_frame_rate=_NO_LIMIT,
    )  # fmt: skip


def is_export(file: bytes) -> bool:
    """Whether a file is a sound database of this application, of this version or an earlier one."""
    if not file.startswith(_MAGIC):
        return False
    connection = sqlite3.connect(":memory:")
    try:
        connection.deserialize(file)
        sound = connection.execute("pragma integrity_check").fetchone() == ("ok",)
        connection.execute("select count(*) from lite_cookies").fetchone()
        (version,) = connection.execute("pragma user_version").fetchone()
        return bool(sound and 0 < version <= load_migrations()[-1][0])
    except (sqlite3.Error, OverflowError, TypeError):
        return False
    finally:
        connection.close()


class LiteSite:
    """The application of one player; `host` is the one of the page's address."""

    def __init__(
        self,
        database: SqliteDatabase,
        settings: Settings,
        runtime: Runtime,
        host: str = "localhost",
        head: str = "",
        mode: LiteMode | None = None,
    ) -> None:
        """`head`: markup that every page begins its head with."""
        self.database, self.host, self._head = database, host, head.encode()
        self.app = create_site(
            settings, store=Store(database), runtime=runtime, lite=mode or LiteMode()
        )
        assert isinstance(database.reader, sqlite3.Connection)
        self.jar = CookieJar(database.reader)
        self._lifespan: AbstractAsyncContextManager[None] | None = None

    async def start(self) -> None:
        """Open the services; matches go on."""
        lifespan = self.app.router.lifespan_context(self.app)
        await lifespan.__aenter__()
        self._lifespan = lifespan  # type: ignore[assignment]

    async def close(self) -> None:
        """Close the services and the database."""
        if self._lifespan is not None:
            await self._lifespan.__aexit__(None, None, None)

    def export(self) -> bytes:
        """Everything, as one SQLite file."""
        assert isinstance(self.database.reader, sqlite3.Connection)
        whole = self.database.reader.serialize()
        return whole[:18] + _WITHOUT_LOG + whole[20:]

    async def handle(
        self, method: str, target: str, headers: Mapping[str, str], body: bytes = b""
    ) -> Answer:
        """Answer a request; `target` is its path and query."""
        scope = {**self._scope("http", target, headers), "method": method}
        status, answer_headers, parts = 500, list[tuple[str, str]](), list[bytes]()
        asked = False

        async def receive() -> Message:
            nonlocal asked
            if asked:  # a handler that waits for the end of the connection waits for ever
                await asyncio.Event().wait()
            asked = True
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                answer_headers.extend(self._read_headers(message.get("headers", ())))
            elif message["type"] == "http.response.body":
                parts.append(message.get("body", b""))

        await self.app(scope, receive, send)
        whole = b"".join(parts)
        if self._head and dict(answer_headers).get("content-type", "").startswith("text/html"):
            whole = whole.replace(b"<head>", b"<head>\n" + self._head, 1)
        return Answer(status, tuple(answer_headers), whole)

    def _read_headers(self, raw: Iterable[tuple[bytes, bytes]]) -> Iterable[tuple[str, str]]:
        for key, value in raw:
            name, text = key.decode("latin-1").lower(), value.decode("latin-1")
            if name == "set-cookie":
                self.jar.store(text)
            elif name == "content-security-policy":
                yield name, LITE_POLICY
            elif name not in _DROPPED_HEADERS:
                yield name, text

    def connect(
        self, target: str, headers: Mapping[str, str], send: Callable[[str], None],
        on_close: Callable[[int], None],
    ) -> "LiteSocket":  # fmt: skip
        """Open a WebSocket; `send` gets every text of the application."""
        scope = {**self._scope("websocket", target, headers), "subprotocols": []}
        return LiteSocket(self, scope, send, on_close)

    def _scope(self, kind: str, target: str, headers: Mapping[str, str]) -> Scope:
        parts = urlsplit(target)
        given = {name.lower(): value for name, value in headers.items()}
        given["host"] = self.host
        given["origin"] = f"http://{self.host}"
        cookies = self.jar.header(given.pop("cookie", ""))
        if cookies:
            given["cookie"] = cookies
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote_to_bytes(parts.path).decode("utf-8", "replace"),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(k.encode("latin-1"), v.encode("utf-8")) for k, v in given.items()],
            "client": ("127.0.0.1", 0),
            "server": (self.host, None),
            "state": {},
        }


class LiteSocket:
    """A WebSocket between a page and the application, without a network."""

    def __init__(
        self, site: LiteSite, scope: Scope, send: Callable[[str], None],
        on_close: Callable[[int], None],
    ) -> None:  # fmt: skip
        self._send, self._on_close = send, on_close
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(self._run(site, scope))

    async def _run(self, site: LiteSite, scope: Scope) -> None:
        code = 1006
        try:
            await site.app(scope, self._incoming.get, self._handle)
            code = 1000
        finally:
            self._on_close(code)

    async def _handle(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            text = message.get("text")
            self._send(text if text is not None else message["bytes"].decode())

    def receive(self, text: str) -> None:
        """Take a text of the page."""
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """The page is gone."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
