"""Requests and frames made up without respect, to find what ends in a 500 or a traceback.

The suite makes up some thousands; `benchmarks/server_fuzz.py` a hundred thousand.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.generation import GenerationMode
from starlette.applications import Starlette

from boneyard.games import GAMES
from boneyard.server.app import ENDPOINTS
from boneyard.server.openapi import build_document
from support.server.serving import HOST, Client

JSON, FORM = "application/json", "application/x-www-form-urlencoded"
WORDS = (
    "", "0", "1", "²", "٣", "-1", "1e9", "9" * 5000, "watch", "x", "\x00", "\x1b[31m", "\u202e",
    "\ud800", "\uffff", "💥", "é" * 300, "' or 1=1 --", "<script>", "../../etc", "%00", "%ff",
    "6-6", "6-4@1", "6-6@99", "15-15", "pass", "draw", "next", "undo", "resign", "take 1",
    "A6-P3@1R", "call domino", "domino", "true", "null", "{}", "[]", "NaN", "bot-heavy", "bot-",
    "on", "knock 1", "by-hand", "join", "hint", "par", "rematch", "again", "redo", "open",
    "person", "bot", "heavy", "save", "key", "leave", "a@example.org",
    "wide.fruit", "tall.own", "daily", "seats", "screen", "link", "analyse", "http://[", "//x",
)  # fmt: skip
FIELDS = (
    "seat", "move", "after", "say", "look", "id", "name", "seed", "bot", "by_hand", "do", "tile",
    "place", "at", "step", "check", "since", "draw", "for", "way", "back", "theme", "faces",
    "o.players", "o.target", "o.set", "seat0", "name1", "game", "options", "seats", "daily", "kind",
    "secret", "ticket", "code", "mail", "hue", "sure", "credential", "theme", "theme",
)  # fmt: skip
PAGES = (
    "/", "/games/{g}", "/games/{w}", "/m/{m}", "/m/{w}", "/m/{m}/replay", "/fair", "/look", "/look",
    "/matches", "/play", "/tables", "/me", "/sign-in", "/key", "/key/{w}", "/told",
    "/icons/{w}.png", "/mail", "/mail/code", "/mail/{w}", "/me/everything.json",
    "/manifest.webmanifest", "/friends", "/house-rules", "/m/{m}/rules", "/told/stop/{w}",
    "/feed/{w}", "/offline", "/duplicate", "/duplicate/{w}", "/duplicate/{w}/{w}", "/pairs/{w}",
    "/tournaments", "/tournaments/new", "/tournaments/{w}", "/ratings", "/players/{w}",
    "/tournaments/{w}/version", "/tournaments/{w}/table.csv",
    "/puzzles", "/puzzles/next", "/puzzle/today", "/puzzle/{w}",
    "/lessons", "/lessons/{w}", "/lessons/lines-match/1", "/lessons/lines-match/{w}",
    "/static/{w}/{w}", "/favicon.ico", "/{w}", "/{w}/{w}", "/api/{w}", "/api/openapi.json",
)  # fmt: skip
HEADERS = (
    "host", "cookie", "origin", "authorization", "content-type", "content-length", "accept",
    "user-agent", "x-forwarded-for", "x-forwarded-proto", "accept-encoding", "range", "referer",
)  # fmt: skip
COOKIES = ("boneyard={w}", "look={w}", "called={w}", "shape={w}", '{w}="\\"', "look=a.fruit.b")
TYPES = (JSON, FORM, FORM, "text/plain", "multipart/form-data; boundary=x", ";", "")


class Fuzzer:
    """Asks a house whatever comes to mind, and keeps what it should not have answered."""

    def __init__(self, app: Starlette, dice: random.Random) -> None:
        self.app, self.dice = app, dice
        self.matches: list[str] = []
        self.tokens: list[str] = []
        self.asked = 0
        self.statuses: Counter[int] = Counter()
        self.wrong: list[str] = []

    async def prepare(self) -> None:
        """Tables to ask about: of every kind of game, people alone and with bots."""
        kinds = ("block-draw", "bergen", "fundomino", "bendomino", "blind", "baronet", "yourturn")
        for game in (*kinds, "domino-solitaire", "all-fives"):
            client = Client(self.app)
            players = min(GAMES[game].players)
            people = [{"kind": "person", "name": f"P{at}"} for at in range(players)]
            look = await client.start(game, seats=people)
            self.matches.append(look["match"])
            self.tokens.append(str(client.token))
        large = await Client(self.app).start("bergen", options={"set": 9})
        self.matches.append(large["match"])

    # What is asked.

    def word(self) -> str:
        dice = self.dice
        if dice.random() < 0.15:
            return "".join(chr(dice.randrange(0x250)) for _ in range(dice.randrange(12)))
        return dice.choice(WORDS)

    def path(self) -> str:
        dice = self.dice
        form = dice.choice((*PAGES, *(call.path.replace(":int", "") for call in ENDPOINTS)))
        names = {"{m}": dice.choice(self.matches), "{match}": dice.choice(self.matches),
                 "{g}": dice.choice(list(GAMES)), "{game}": dice.choice(list(GAMES)),
                 "{seat}": dice.choice(("0", "1", "2", self.word()))}  # fmt: skip
        for name, value in names.items():
            form = form.replace(name, value)
        while "{w}" in form:
            form = form.replace("{w}", self.word(), 1)
        return form

    def value(self, depth: int = 0) -> Any:
        """Anything that JSON can hold."""
        dice = self.dice
        kind = dice.randrange(8 if depth < 3 else 5)
        if kind < 2:
            return self.word()
        if kind < 5:
            return dice.choice((0, 1, -1, True, False, None, 1.5, 10**20, 10**400, 2))
        if kind < 6:
            return [self.value(depth + 1) for _ in range(dice.randrange(4))]
        return self.fields(depth + 1)

    def fields(self, depth: int = 0) -> dict[str, Any]:
        dice = self.dice
        return {dice.choice(FIELDS): self.value(depth) for _ in range(dice.randrange(5))}

    def query(self) -> bytes:
        dice = self.dice
        if dice.random() < 0.4:
            return b""
        if dice.random() < 0.1:
            return dice.randbytes(dice.randrange(20))
        fields = [(dice.choice(FIELDS), self.word()) for _ in range(dice.randrange(1, 4))]
        return urlencode(fields, errors="replace").encode()

    def body(self, kind: str) -> bytes:
        dice = self.dice
        if dice.random() < 0.1:
            return dice.randbytes(dice.randrange(60))
        if kind == FORM:
            fields = [(dice.choice(FIELDS), self.word()) for _ in range(dice.randrange(6))]
            return urlencode(fields, errors="replace").encode()
        if dice.random() < 0.03:
            return b"[" * 20_000
        return msgspec.json.encode(_sound(self.fields()))

    def headers(self, kind: str) -> list[tuple[bytes, bytes]]:
        dice = self.dice
        found = {"host": HOST, "content-type": kind}
        if dice.random() < 0.6:
            found["authorization"] = f"Bearer {dice.choice(self.tokens)}"
        if dice.random() < 0.2:
            found["cookie"] = dice.choice(COOKIES).replace("{w}", self.word())
            found["origin"] = f"http://{HOST}"
        for _ in range(dice.randrange(2)):
            found[dice.choice(HEADERS)] = self.word()
        return [(name.encode(), value.encode("utf-8", "replace")) for name, value in found.items()]

    # Asking it.

    def scope(self, path: str, query: bytes, headers: Any, **more: Any) -> dict[str, Any]:
        raw = quote(path, safe="/%", errors="replace").encode()
        return {
            "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
            "path": path, "raw_path": raw, "query_string": query, "root_path": "",
            "headers": headers, "client": ("127.0.0.1", 1), "server": (HOST, 80),
            "state": {}, **more,
        }  # fmt: skip

    async def ask(self, method: str, path: str, query: bytes, headers: Any, body: bytes) -> int:
        """One request; its status."""
        scope = self.scope(path, query, headers, type="http", scheme="http", method=method)
        coming = iter([{"type": "http.request", "body": body, "more_body": False}])
        status = 0

        async def receive() -> Any:
            return next(coming, {"type": "http.disconnect"})

        async def send(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)

        self.asked += 1
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            status = 599
            self.wrong.append(repr(error))
        self.statuses[status] += 1
        if not 200 <= status < 500 and status != 503:
            said = f"{status} {method} {path[:90]!r} {query[:90]!r} {headers!r:.300} {body[:200]!r}"
            self.wrong.append(said)
        return status

    async def request(self) -> None:
        """Something of one's own."""
        dice = self.dice
        method = dice.choice(("GET", "GET", "POST", "POST", "POST", "HEAD", "PUT", "OPTIONS", "X"))
        kind = dice.choice(TYPES)
        await self.ask(method, self.path(), self.query(), self.headers(kind), self.body(kind))

    async def frames(self, count: int) -> None:
        """A socket, and whatever may be said over it."""
        dice = self.dice
        at = dice.randrange(len(self.tokens))
        path, token = f"/api/matches/{self.matches[at]}/live", self.tokens[at]
        headers = [(b"host", HOST.encode()), (b"authorization", f"Bearer {token}".encode())]
        query = self.query() if dice.random() < 0.2 else b"draw=wide.own&page=3"
        scope = self.scope(path, query, headers, type="websocket", scheme="ws",
                           subprotocols=[], extensions={})  # fmt: skip
        coming: list[Any] = [{"type": "websocket.connect"}]
        for _ in range(count):
            kind = dice.random()
            if kind < 0.1:
                coming.append({"type": "websocket.receive", "bytes": dice.randbytes(9)})
            elif kind < 0.2:
                coming.append({"type": "websocket.receive", "text": self.word()})
            else:
                text = msgspec.json.encode(_sound(self.fields())).decode()
                coming.append({"type": "websocket.receive", "text": text})
        coming.append({"type": "websocket.disconnect", "code": 1001})
        told = iter(coming)
        codes = []

        async def receive() -> Any:
            return next(told, coming[-1])

        async def send(message: Any) -> None:
            if message["type"] == "websocket.close":
                codes.append(message.get("code"))

        self.asked += count
        await self.app(scope, receive, send)
        if 1011 in codes:
            self.wrong.append(f"1011 {path} {coming!r:.500}")

    async def described(self, each: int) -> None:
        """What the document of the API allows, and what it forbids."""
        for method, path, query, headers, body in made_up(each, self.dice.randrange(1 << 30)):
            for name in ("{match}", "%7Bmatch%7D"):
                path = path.replace(name, self.dice.choice(self.matches))
            token = self.dice.choice(self.tokens)
            own = [(b"host", HOST.encode()), (b"authorization", f"Bearer {token}".encode())]
            await self.ask(method, path, query, [*own, *headers], body)


def _sound(value: Any) -> Any:
    """The same without what UTF-8 can't hold, or msgspec can't write."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, dict):
        return {_sound(key): _sound(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_sound(one) for one in value]
    return 2**63 if isinstance(value, int) and abs(value) > 2**63 else value


def made_up(each: int, luck: int) -> Iterator[tuple[str, str, bytes, Any, bytes]]:
    """Requests that schemathesis makes up, so many of each operation, right and wrong ones."""
    found: list[Any] = []
    modes = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
    schema = schemathesis.openapi.from_dict(build_document(ENDPOINTS))
    for result in schema.get_all_operations():
        operation: Any = getattr(result, "ok")()  # noqa: B009 - there is nothing else
        for mode in modes:
            try:
                strategy = operation.as_strategy(generation_mode=mode)
            except Exception:  # nothing can be wrong where nothing is asked
                continue

            @seed(luck)
            @settings(
                max_examples=max(1, each // 2), database=None, deadline=None,
                phases=[Phase.generate], suppress_health_check=list(HealthCheck),
            )  # fmt: skip
            @given(strategy)
            def keep(case: Any) -> None:
                found.append(case)

            try:
                keep()
            except Exception as error:
                if "Unsatisfiable" not in type(error).__name__:
                    raise
    for case in found:
        yield _told(case)


def _told(case: Any) -> tuple[str, str, bytes, Any, bytes]:
    path = case.path
    for name, value in (case.path_parameters or {}).items():
        if name != "match" or len(str(value)) % 3 == 0:
            path = path.replace(f"{{{name}}}", str(value))
    query = urlencode(dict(case.query or {}), doseq=True, errors="replace").encode()
    body = b""
    if isinstance(case.body, dict | list | str | int | float | bool) or case.body is None:
        body = msgspec.json.encode(_sound(case.body))
    elif isinstance(case.body, bytes):
        body = case.body
    headers = [(b"content-type", JSON.encode())]
    return case.method.upper(), path, query, headers, body


async def fuzz(fuzzer: Fuzzer, requests: int, frames: int, each: int) -> None:
    """All of it."""
    await fuzzer.prepare()
    await fuzzer.described(each)
    for _ in range(frames // 20):
        await fuzzer.frames(20)
    for at in range(requests):
        await fuzzer.request()
        if not at % 100:
            await asyncio.sleep(0)
