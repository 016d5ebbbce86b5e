"""Security middleware: origin, size and head of a request, security headers.

A guest is a secret in a cookie (or, for programs, in `Authorization: Bearer`). Posts and
WebSockets that carry the cookie must come from the server's own pages.
"""

import logging
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from boneyard.i18n import Message, message
from boneyard.server.db.damage import found_at, is_damage
from boneyard.server.errors import Refused, StoreError
from boneyard.server.http.client_address import Proxies, place_of
from boneyard.server.http.cpu_charge import BILL, Bill, Metered
from boneyard.server.http.language import tongue_for
from boneyard.server.http.rate_limits import Limits
from boneyard.server.http.session_cookie import cookie, guests_of, hashed, token_in
from boneyard.server.settings import Settings
from boneyard.server.telemetry.logs import blamed

log = logging.getLogger("boneyard.guard")

_HOST: Final = re.compile(r"([A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")

_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


#: No inline script, no inline style, nothing from elsewhere, in no frame.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # Not "no-referrer": with that, browsers send forms with the origin "null".
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]

HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")


#: Where a scope has a short way to send texts to a live connection, if whoever serves it has one.
TELL: Final = "boneyard.tell"

#: How long the reason for closing a WebSocket may be, in bytes (RFC 6455).
MOST_REASON: Final = 123


def head_too_long(most: int) -> Message:
    """What is said of a head that is too long, here and at the door."""
    return message("house-head-too-long", most=most)


def close_reason(said: str) -> str:
    """As much of a sentence as fits where a WebSocket is closed."""
    return said.encode()[:MOST_REASON].decode(errors="ignore")


def client_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def address_of(scope: Scope) -> str:
    """Where a request comes from, as limits count it."""
    client = scope.get("client")
    return place_of(client[0]) if client else "nowhere"


class Guard:
    """Stands before everything: says who asks, refuses what is wrong, dresses every answer."""

    def __init__(
        self, app: ASGIApp, settings: Settings, limits: Limits, blocked: Callable[[str], bool]
    ) -> None:
        """Stand before an application; `blocked` says from where nobody is let in."""
        self.app, self.settings, self.limits = app, settings, limits
        self.blocked = blocked
        self.proxies = Proxies(settings.proxies)
        self.hosts = frozenset(name.lower() for name in settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        self.proxies.unveil(scope)
        dressed = self._dressed(scope, send)
        try:
            await self._admit(scope)
            if scope["type"] == "http":
                await self._charged(scope, self._limited(receive), dressed)
            else:  # what a WebSocket sends is limited by whoever serves it, frame by frame
                await self.app(scope, receive, dressed)
        except Refused as refused:
            await refuse(scope, dressed, refused)
        except StoreError as error:  # who an old secret belongs to can't be looked up just now
            if not scope.get("answered"):
                await refuse(scope, dressed, Refused(503, error.message))
        except ClientDisconnect:
            log.info("somebody has gone in the middle of a request")
        except Exception as error:
            if is_damage(error):
                log.error("stored data is damaged: %s", found_at(error))
                if not scope.get("answered"):
                    await refuse(scope, dressed, Refused(503, "store-damaged"))
                return
            log.error("%s", blamed(error))
            if not scope.get("answered"):
                await refuse(scope, dressed, Refused(500, "house-broken"))

    async def _charged(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, and charge the address for the CPU time that this takes."""
        bill = Bill(partial(self.limits.address.charge, address_of(scope)))
        BILL.set(bill)  # a request is a task of its own, with a context of its own
        await Metered(self._answer(scope, receive, send), bill)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    async def _admit(self, scope: Scope) -> None:
        if self.blocked(client_of(scope)):
            raise Refused(403, "house-blocked")
        if head_of(scope) > self.settings.most_head:
            raise Refused(431, head_too_long(self.settings.most_head))
        headers: dict[bytes, bytes] = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        sound = scope["query_string"].isascii() and _is_text(scope["path"])
        if (host and not _HOST.fullmatch(host)) or not sound:
            raise Refused(400, "house-no-address")
        if self.hosts and _name_of(host).lower() not in self.hosts:
            raise Refused(400, "house-other-name")
        if not self.limits.address.take(address_of(scope)):
            raise Refused(429, "house-crowded")
        token, by_cookie = token_in(scope["headers"])
        scope["guest"] = await guests_of(scope).who(token)
        scope["device"] = hashed(token) if token and scope["guest"] is not None else None
        scope["by_cookie"] = by_cookie or b"origin" in headers
        # A program whose secret is not known is told so when it wants to be somebody.
        scope["stranger"] = bool(token) and not by_cookie and scope["guest"] is None
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE
        if changes:
            origin = headers.get(b"origin")
            self._check_origin(host, origin.decode("latin-1") if origin else None, by_cookie)
            if not self.limits.guest.take(scope["guest"] or address_of(scope)):
                raise Refused(429, "house-too-fast")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 12 or int(length) > self.settings.most_body:
            raise Refused(413, "house-body-too-long", most=self.settings.most_body)

    def _check_origin(self, host: str, origin: str | None, by_cookie: bool) -> None:
        if origin is None:
            # Browsers always say where a post or a WebSocket comes from; programs bring no cookie.
            if by_cookie:
                raise Refused(403, "house-no-origin")
            return
        if origin in self.settings.origins:
            return
        if not _same_house(origin, host):
            raise Refused(403, "house-other-site")

    def _limited(self, receive: Receive) -> Receive:
        """Count what comes, whatever was announced."""
        got = 0

        async def limited() -> AsgiMessage:
            nonlocal got
            coming = await receive()
            if coming["type"] == "http.request":
                got += len(coming.get("body", b""))
                if got > self.settings.most_body:
                    raise Refused(413, "house-body-too-long", most=self.settings.most_body)
            return coming

        return limited

    def _dressed(self, scope: Scope, send: Send) -> Send:
        """Add the headers that every answer has, and the cookie of a new guest."""
        https = scope["scheme"] in ("https", "wss")

        async def dressed(going: AsgiMessage) -> None:
            if going["type"] in ("websocket.accept", "websocket.close"):
                scope["answered"] = True
            if going["type"] in ("http.response.start", "websocket.http.response.start"):
                scope["answered"] = True
                headers: list[Any] = [*going.get("headers", []), *HEADERS]
                if https:
                    headers.append(HTTPS_ONLY)
                token = scope.get("new_token")
                if token is not None:
                    headers.append((b"set-cookie", cookie(token, https).encode()))
                going = {**going, "headers": headers}
            await send(going)

        return dressed


def _name_of(host: str) -> str:
    """A host without its port."""
    return host if host.endswith("]") else host.rpartition(":")[0] or host


def _same_house(origin: str, host: str) -> bool:
    """Whether a page of that origin is one of the house that is called so."""
    try:
        parts = urlsplit(origin)
    except ValueError:  # such as `http://[`
        return False
    return parts.scheme in ("http", "https") and parts.netloc == host


def _is_text(path: str) -> bool:
    """Whether a path can be written again: half a surrogate can't."""
    try:
        path.encode()
    except UnicodeEncodeError:
        return False
    return True


def head_of(scope: Scope) -> int:
    """How long the head of a request is, in bytes, about."""
    fields = sum(len(name) + len(value) + 4 for name, value in scope["headers"])
    return fields + len(scope.get("raw_path") or b"") + len(scope.get("query_string") or b"")


async def refuse(scope: Scope, send: Send, refused: Refused) -> None:
    """Answer a request that is not let in."""
    said = tongue_for(scope["headers"]).say(refused.message)
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": close_reason(said)})
        return
    body = msgspec.json.encode({"error": said})
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if refused.status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
