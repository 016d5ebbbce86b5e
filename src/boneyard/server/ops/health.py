"""Health middleware, outermost of all: liveness, readiness, and a count of requests."""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from boneyard.server import wall_clock
from boneyard.server.app_state import state_of
from boneyard.server.errors import StoreError
from boneyard.server.http.client_address import address_of
from boneyard.server.http.graceful_shutdown import CLOSE_SERVICE_RESTART, Drain
from boneyard.server.http.language import find_translator
from boneyard.server.http.security_headers import SECURITY_HEADERS
from boneyard.server.http.security_middleware import truncate_close_reason
from boneyard.server.ops.admin_auth import AdminAuth
from boneyard.server.stores import Store
from boneyard.server.telemetry.logs import log_event

log = logging.getLogger(__name__)

#: Seconds that the store has to answer, until the server is said to be unready.
STORE_TIMEOUT_SECONDS: Final = 2.0
#: Seconds for which an answer about the store is good: the caller often reads it once.
READINESS_TTL_SECONDS: Final = 0.5
#: Who has no route.
NO_ROUTE: Final = "none"


#: Seconds for which what was committed shows that the store can be written; after that, and after
#: a failure, it is tried by a write of our own, with so many seconds between two of them.
WRITTEN: Final = 10.0
PROBE_PAUSE: Final = 1.0


class Readiness:
    """Whether new visitors may be sent to this process."""

    def __init__(self, drain: Drain) -> None:
        """Begin without having looked."""
        self.drain = drain
        self._checked_at, self._store_reachable = float("-inf"), False
        self._lock = asyncio.Lock()
        self._can_write, self._probe = True, WriteProbe()

    async def find_obstacle(self, store: Store) -> str | None:
        """One word for what is in the way; None: nothing is."""
        if self.drain.draining:
            return "draining"
        async with self._lock:
            if time.monotonic() - self._checked_at > READINESS_TTL_SECONDS:
                self._store_reachable = await _is_store_reachable(store)
                self._can_write = self._store_reachable and await self._probe.can_write(store)
                self._checked_at = time.monotonic()
        if not self._store_reachable:
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
        if now - store.database.group_commit.last_written <= WRITTEN:
            return True
        if self._trying is None or (self._trying.done() and now - self._began > PROBE_PAUSE):
            self._trying, self._began = asyncio.create_task(_written(store)), now
        # One that hangs is left alone: there is never a second one in the queue.
        done, _ = await asyncio.wait({self._trying}, timeout=STORE_TIMEOUT_SECONDS)
        return bool(done) and self._trying.result()


async def _written(store: Store) -> bool:
    try:
        await store.state.probe(wall_clock.steady())
    except StoreError:
        return False
    return True


async def _is_store_reachable(store: Store) -> bool:
    """Whether the store answers; one that is open has been brought up to date."""
    try:
        await asyncio.wait_for(store.is_known_owner(b""), STORE_TIMEOUT_SECONDS)
    except (StoreError, TimeoutError):
        return False
    return True


class HealthMiddleware:
    """The outermost part of the application."""

    def __init__(self, app: ASGIApp, gate: AdminAuth, drain: Drain) -> None:
        """Stand before an application."""
        self.app, self.admin_auth = app, gate
        self.readiness = Readiness(drain)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what is asked of the server itself; count the rest."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket" and self.readiness.drain.draining:
            await self._reject_socket(scope, send)
        elif not await self._answer_probe(scope, send):
            await self._run_counted(scope, receive, send)

    async def _reject_socket(self, scope: Scope, send: Send) -> None:
        """Refuse new WebSockets while draining; the next try finds another process."""
        text = find_translator(scope["headers"])("server-restarts")
        if "websocket.http.response" in scope.get("extensions", {}):
            body = msgspec.json.encode({"error": text})
            await _send(scope, send, 503, body, "application/json", event_prefix="websocket.http")
        else:
            await send(
                {
                    "type": "websocket.close",
                    "code": CLOSE_SERVICE_RESTART,
                    "reason": truncate_close_reason(text),
                }
            )

    async def _answer_probe(self, scope: Scope, send: Send) -> bool:
        """Answer, if this is for us: whatever the server is called, and however often one asks."""
        client = scope.get("client")
        scope["peer"] = client[0] if client else None
        path = scope["path"]
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return False
        state = state_of(scope)
        if path == "/healthz":
            await _send_json(scope, send, 200, {"alive": True})
        elif path == "/readyz":
            why = await self.readiness.find_obstacle(state.services.store)
            told = {"ready": why is None} | ({"why": why} if why else {})
            await _send_json(scope, send, 503 if why else 200, told)
        elif path == "/metrics" and self.admin_auth.is_admin(scope, scope["peer"]):
            body, kind = await state.metrics.render()
            await _send(scope, send, 200, body, kind)
        else:  # for others there are no metrics: they hear what is said of any such address
            return False
        return True

    async def _run_counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def send_noting_status(going: Message) -> None:
            nonlocal status
            if not status:
                status = _SOCKET_STATUS.get(going["type"]) or going.get("status", 0)
            await send(going)

        tally = state_of(scope).services.counters
        try:
            await self.app(scope, receive, send_noting_status)
        finally:
            route = getattr(scope.get("route"), "path", NO_ROUTE)
            tally.requests[route, f"{status // 100}xx" if status else "cut"] += 1
            took = time.perf_counter() - began
            if scope["type"] == "http":
                tally.request_times.observe(took)
            log_event(
                log, "request", route=route, method=scope.get("method", "LIVE"), status=status,
                ms=round(1000 * took, 1), address=address_of(scope),
            )  # fmt: skip


#: What it comes to when a live connection is begun, or refused.
_SOCKET_STATUS: Final = {"websocket.accept": 101, "websocket.close": 403}


async def _send_json(scope: Scope, send: Send, status: int, value: Any) -> None:
    await _send(scope, send, status, msgspec.json.encode(value), "application/json")


async def _send(
    scope: Scope,
    send: Send,
    status: int,
    body: bytes,
    content_type: str,
    event_prefix: str = "http",
) -> None:
    headers = [
        (b"content-type", content_type.encode()),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", b"no-store"),
        *SECURITY_HEADERS,
    ]
    if status == 503:
        headers.append((b"retry-after", b"1"))
    await send({"type": f"{event_prefix}.response.start", "status": status, "headers": headers})
    body = b"" if scope.get("method") == "HEAD" else body
    await send({"type": f"{event_prefix}.response.body", "body": body})
