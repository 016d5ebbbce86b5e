"""Security middleware: who asks, and whether address, host, origin and size let a request in."""

import logging
import re
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from boneyard.i18n import Message, message
from boneyard.server.app_state import state_of
from boneyard.server.db.corruption import describe_location, is_corruption
from boneyard.server.errors import HttpError, StoreError
from boneyard.server.http.client_address import TrustedProxies, address_of, client_address
from boneyard.server.http.cpu_charge import BILL, Bill, Metered
from boneyard.server.http.csrf import SAFE_METHODS, check_origin
from boneyard.server.http.error_page import STYLE_SOURCE, is_page_wanted, render_error_page
from boneyard.server.http.language import find_translator
from boneyard.server.http.rate_limits import RETRY_AFTER_SECONDS, RateLimits
from boneyard.server.http.security_headers import (
    HSTS_HEADER,
    POLICY_HEADER,
    SECURITY_HEADERS,
    build_content_security_policy,
)
from boneyard.server.http.session_cookie import format_cookie, hash_token, token_in
from boneyard.server.settings import Settings
from boneyard.server.telemetry.logs import format_traceback

log = logging.getLogger(__name__)

_HOST_PATTERN: Final = re.compile(r"([A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")


#: Where a scope has a short way to send texts to a live connection, if its server has one.
SEND_TEXT_KEY: Final = "boneyard.tell"

#: How long the reason for closing a WebSocket may be, in bytes (RFC 6455).
MAX_CLOSE_REASON_BYTES: Final = 123


def head_too_long_message(most: int) -> Message:
    """What is said of a head that is too long, here and at the door."""
    return message("server-head-too-long", most=most)


def truncate_close_reason(said: str) -> str:
    """As much of a sentence as fits where a WebSocket is closed."""
    return said.encode()[:MAX_CLOSE_REASON_BYTES].decode(errors="ignore")


#: How large a file may be, where files are uploaded; their forms are a little longer.
MAX_UPLOAD_BYTES: Final = 2 * 1024 * 1024
UPLOADS: Final = {"/me/import": MAX_UPLOAD_BYTES + 4096}


class SecurityMiddleware:
    """Stands before everything: says who asks, refuses what is wrong, dresses every answer."""

    def __init__(
        self, app: ASGIApp, settings: Settings, limits: RateLimits, blocked: Callable[[str], bool]
    ) -> None:
        """Stand before an application; `blocked` says from where no one is let in."""
        self.app, self.settings, self.limits = app, settings, limits
        self.blocked = blocked
        self.proxies = TrustedProxies(settings.proxies)
        self.hosts = frozenset(name.lower() for name in settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        self.proxies.apply_forwarded_headers(scope)
        dressed = self._with_headers(scope, send)
        try:
            await self._check_request(scope)
            if scope["type"] == "http":
                limited = self._with_body_limit(receive, self._most_body(scope))
                await self._charged(scope, limited, dressed)
            else:  # what a WebSocket sends is limited by the protocol, frame by frame
                await self.app(scope, receive, dressed)
        except HttpError as refused:
            await send_error(scope, dressed, refused)
        except StoreError as error:  # who an old secret belongs to can't be looked up now
            if not scope.get("answered"):
                await send_error(scope, dressed, HttpError(503, error.message))
        except ClientDisconnect:
            log.info("a client has disconnected in the middle of a request")
        except Exception as error:
            if is_corruption(error):
                log.error("stored data is damaged: %s", describe_location(error))
                if not scope.get("answered"):
                    await send_error(scope, dressed, HttpError(503, "store-damaged"))
                return
            log.error("%s", format_traceback(error))
            if not scope.get("answered"):
                await send_error(scope, dressed, HttpError(500, "server-broken"))

    async def _charged(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, and charge the address for the CPU time that this takes."""
        bill = Bill(partial(self.limits.address.charge, address_of(scope)))
        BILL.set(bill)  # a request is a task of its own, with a context of its own
        await Metered(self._answer(scope, receive, send), bill)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)

    async def _check_request(self, scope: Scope) -> None:
        if self.blocked(client_address(scope)):
            raise HttpError(403, "server-blocked")
        if head_bytes(scope) > self.settings.most_head:
            raise HttpError(431, head_too_long_message(self.settings.most_head))
        headers: dict[bytes, bytes] = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        sound = scope["query_string"].isascii() and _is_encodable(scope["path"])
        if (host and not _HOST_PATTERN.fullmatch(host)) or not sound:
            raise HttpError(400, "server-no-address")
        if self.hosts and _host_name(host).lower() not in self.hosts:
            raise HttpError(400, "server-other-name")
        if not self.limits.address.take(address_of(scope)):
            raise HttpError(429, "server-crowded")
        token, by_cookie = token_in(scope["headers"])
        scope["guest"] = await state_of(scope).services.sessions.identify(token)
        scope["device"] = hash_token(token) if token and scope["guest"] is not None else None
        scope["by_cookie"] = by_cookie or b"origin" in headers
        # A program with an unknown secret is refused when it needs a guest.
        scope["stranger"] = bool(token) and not by_cookie and scope["guest"] is None
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes:
            origin = headers.get(b"origin")
            check_origin(
                host,
                origin.decode("latin-1") if origin else None,
                by_cookie,
                self.settings.origins,
            )
            if not self.limits.guest.take(scope["guest"] or address_of(scope)):
                raise HttpError(429, "server-too-fast")
        length = headers.get(b"content-length", b"0")
        most = self._most_body(scope)
        if not length.isdigit() or len(length) > 12 or int(length) > most:
            raise HttpError(413, "server-body-too-long", most=most)

    def _most_body(self, scope: Scope) -> int:
        """How long the body of a request may be: files are longer than forms."""
        return max(self.settings.most_body, UPLOADS.get(scope["path"], 0))

    def _with_body_limit(self, receive: Receive, most: int) -> Receive:
        """Count what comes, whatever was announced."""
        got = 0

        async def limited() -> AsgiMessage:
            nonlocal got
            coming = await receive()
            if coming["type"] == "http.request":
                got += len(coming.get("body", b""))
                if got > most:
                    raise HttpError(413, "server-body-too-long", most=most)
            return coming

        return limited

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        """Add the headers that every answer has, and the cookie of a new guest."""
        https = scope["scheme"] in ("https", "wss")

        async def dressed(going: AsgiMessage) -> None:
            if going["type"] in ("websocket.accept", "websocket.close"):
                scope["answered"] = True
            if going["type"] in ("http.response.start", "websocket.http.response.start"):
                scope["answered"] = True
                own: list[Any] = going.get("headers", [])
                # A page's own policy allows the styles that are in it.
                has_policy = any(name == POLICY_HEADER for name, _ in own)
                headers = [*own, *SECURITY_HEADERS[has_policy:]]
                if https:
                    headers.append(HSTS_HEADER)
                token = scope.get("new_token")
                if token is not None:
                    headers.append((b"set-cookie", format_cookie(token, https).encode()))
                going = {**going, "headers": headers}
            await send(going)

        return dressed


def _host_name(host: str) -> str:
    """A host without its port."""
    return host if host.endswith("]") else host.rpartition(":")[0] or host


def _is_encodable(path: str) -> bool:
    """Whether a path can be written again: half a surrogate can't."""
    try:
        path.encode()
    except UnicodeEncodeError:
        return False
    return True


def head_bytes(scope: Scope) -> int:
    """How long the head of a request is, in bytes, about."""
    fields = sum(len(name) + len(value) + 4 for name, value in scope["headers"])
    return fields + len(scope.get("raw_path") or b"") + len(scope.get("query_string") or b"")


async def send_error(scope: Scope, send: Send, refused: HttpError) -> None:
    """Answer a request that is not let in."""
    translator = find_translator(scope["headers"])
    text = translator.translate(refused.message)
    kind = "http.response"
    if scope["type"] == "websocket":
        kind = "websocket.http.response"
        if kind not in scope.get("extensions", {}):
            reason = truncate_close_reason(text)
            await send({"type": "websocket.close", "code": 1008, "reason": reason})
            return
    if scope["type"] == "http" and is_page_wanted(scope["path"], scope["headers"]):
        body = render_error_page(translator, refused.message, refused.status)
        policy = build_content_security_policy((STYLE_SOURCE,)).encode()
        headers = [(b"content-type", b"text/html; charset=utf-8"), (POLICY_HEADER, policy)]
    else:
        body = msgspec.json.encode({"error": text})
        headers = [(b"content-type", b"application/json")]
    headers.append((b"content-length", b"%d" % len(body)))
    if refused.status == 429:
        headers.append((b"retry-after", b"%d" % RETRY_AFTER_SECONDS))
    await send({"type": f"{kind}.start", "status": refused.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
