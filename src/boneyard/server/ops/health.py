"""Stands before everything else: says whether the house is well, and counts what is asked of it."""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boneyard.server import wall_clock
from boneyard.server.errors import StoreError
from boneyard.server.http.drain import RESTART, Drain
from boneyard.server.http.language import tongue_for
from boneyard.server.http.security import HEADERS, address_of, close_reason
from boneyard.server.ops.admin_auth import Gate
from boneyard.server.ops.metrics import Metrics
from boneyard.server.stores import Store
from boneyard.server.telemetry.logs import happened

log = logging.getLogger("boneyard.requests")

#: Seconds that the store has to answer, until the house is said to be unready.
PATIENCE: Final = 2.0
#: Seconds for which an answer about the store is good: whoever asks often reads it once.
FRESH: Final = 0.5
#: Who has no route.
NOWHERE: Final = "none"


#: Seconds for which what was committed shows that the store can be written; after that, and after
#: a failure, it is tried by a write of our own, with so many seconds between two of them.
WRITTEN: Final = 10.0
PROBE_PAUSE: Final = 1.0


class Readiness:
    """Whether new visitors may be sent to this house."""

    def __init__(self, drain: Drain) -> None:
        """Begin without having looked."""
        self.drain = drain
        self._looked, self._reached = float("-inf"), False
        self._lock = asyncio.Lock()
        self._can_write, self._probe = True, WriteProbe()

    async def why_not(self, store: Store) -> str | None:
        """One word for what is in the way; None: nothing is."""
        if self.drain.draining:
            return "draining"
        async with self._lock:
            if time.monotonic() - self._looked > FRESH:
                self._reached = await _reached(store)
                self._can_write = self._reached and await self._probe.can_write(store)
                self._looked = time.monotonic()
        if not self._reached:
            return "store"
        return None if self._can_write else "writes"


class WriteProbe:
    """Finds out whether the store can be written, at a bounded cost however often one asks."""

    def __init__(self) -> None:
        """Begin without having tried."""
        self._trying: asyncio.Task[bool] | None = None
        self._began = float("-inf")

    async def can_write(self, store: Store) -> bool:
        """Say whether something was committed lately, or can be now."""
        now = time.monotonic()
        if now - store.last_written <= WRITTEN:
            return True
        if self._trying is None or (self._trying.done() and now - self._began > PROBE_PAUSE):
            self._trying, self._began = asyncio.create_task(_written(store)), now
        # One that hangs is left alone: there is never a second one in the queue.
        done, _ = await asyncio.wait({self._trying}, timeout=PATIENCE)
        return bool(done) and self._trying.result()


async def _written(store: Store) -> bool:
    try:
        await store.state.probe(wall_clock.steady())
    except StoreError:
        return False
    return True


async def _reached(store: Store) -> bool:
    """Whether the store answers; one that is open has been brought up to date."""
    try:
        await asyncio.wait_for(store.knows(b""), PATIENCE)
    except (StoreError, TimeoutError):
        return False
    return True


class Front:
    """The outermost part of the application."""

    def __init__(self, app: ASGIApp, gate: Gate, drain: Drain) -> None:
        """Stand before an application."""
        self.app, self.gate = app, gate
        self.ready = Readiness(drain)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what is asked of the house itself; count the rest."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket" and self.ready.drain.draining:
            await self._turned_away(scope, send)
        elif not await self._answered(scope, send):
            await self._counted(scope, receive, send)

    async def _turned_away(self, scope: Scope, send: Send) -> None:
        """Nobody begins to live in a house that closes; the next try finds another, or this one."""
        said = tongue_for(scope["headers"])("house-restarts")
        if "websocket.http.response" in scope.get("extensions", {}):
            body = msgspec.json.encode({"error": said})
            await _send(scope, send, 503, body, "application/json", kind_of="websocket.http")
        else:
            await send({"type": "websocket.close", "code": RESTART, "reason": close_reason(said)})

    async def _answered(self, scope: Scope, send: Send) -> bool:
        """Answer, if this is for us: whatever the house is called, and however often one asks."""
        client = scope.get("client")
        scope["peer"] = client[0] if client else None
        path = scope["path"]
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return False
        state = scope["app"].state
        if path == "/healthz":
            await _tell(scope, send, 200, {"alive": True})
        elif path == "/readyz":
            why = await self.ready.why_not(state.house.store)
            told = {"ready": why is None} | ({"why": why} if why else {})
            await _tell(scope, send, 503 if why else 200, told)
        elif path == "/metrics" and self.gate.lets_in(scope, scope["peer"]):
            metrics: Metrics = state.metrics
            body, kind = await metrics.told()
            await _send(scope, send, 200, body, kind)
        else:  # for others there are no metrics: they hear what is said of any such address
            return False
        return True

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def noting(going: Message) -> None:
            nonlocal status
            if not status:
                status = _STATUS.get(going["type"]) or going.get("status", 0)
            await send(going)

        tally = scope["app"].state.house.tally
        try:
            await self.app(scope, receive, noting)
        finally:
            route = getattr(scope.get("route"), "path", NOWHERE)
            tally.requests[route, f"{status // 100}xx" if status else "cut"] += 1
            took = time.perf_counter() - began
            if scope["type"] == "http":
                tally.answers.note(took)
            happened(
                log, "request", route=route, method=scope.get("method", "LIVE"), status=status,
                ms=round(1000 * took, 1), address=address_of(scope),
            )  # fmt: skip


#: What it comes to when a live connection is begun, or refused.
_STATUS: Final = {"websocket.accept": 101, "websocket.close": 403}


async def _tell(scope: Scope, send: Send, status: int, told: Any) -> None:
    await _send(scope, send, status, msgspec.json.encode(told), "application/json")


async def _send(
    scope: Scope, send: Send, status: int, body: bytes, kind: str, kind_of: str = "http"
) -> None:
    headers = [
        (b"content-type", kind.encode()),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", b"no-store"),
        *HEADERS,
    ]
    if status == 503:
        headers.append((b"retry-after", b"1"))
    await send({"type": f"{kind_of}.response.start", "status": status, "headers": headers})
    body = b"" if scope.get("method") == "HEAD" else body
    await send({"type": f"{kind_of}.response.body", "body": body})
