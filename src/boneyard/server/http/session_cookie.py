"""Cookies: reading them; the session cookie, its lifetime, the guest of a request."""

import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

from boneyard.server.app_state import state_of
from boneyard.server.errors import HttpError


def hash_token(token: str) -> bytes:
    """What the server keeps of a secret."""
    return sha256(token.encode()).digest()


SESSION_COOKIE: Final = "boneyard"

#: A cookie that is as old as this is forgotten by the browser.
COOKIE_MAX_AGE_SECONDS: Final = 2 * 365 * 24 * 3600

_TOKEN_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def guest_of(scope: Scope) -> bytes | None:
    """The guest who asks, as the hash of their secret."""
    found: bytes | None = scope.get("guest")
    return found


def ensure_guest(scope: Scope) -> bytes:
    """The guest who asks; one who has no secret yet gets one, as a cookie."""
    if scope.get("guest") is None:
        if scope.get("stranger"):
            raise HttpError(401, "server-strange-secret")
        token = state_of(scope).services.sessions.issue_token()
        set_token_cookie(scope, token, hash_token(token))
    guest: bytes = scope["guest"]
    return guest


def session_of(scope: Scope) -> bytes | None:
    """The device that asks, as the hash of its secret; None: it has none that is good."""
    found: bytes | None = scope.get("device")
    return found


def set_token_cookie(scope: Scope, token: str, account: bytes) -> None:
    """Give the caller a new secret with the answer: from now on they are this person."""
    scope["new_token"], scope["guest"], scope["device"] = token, account, hash_token(token)


def clear_token_cookie(scope: Scope) -> None:
    """Let the browser forget its secret with the answer."""
    scope["new_token"], scope["guest"], scope["device"] = "", None, None


def format_cookie(token: str, https: bool) -> str:
    """A guest's cookie: no script sees it, and no other site sends it; '' forgets it."""
    return (
        f"{SESSION_COOKIE}={token}; Max-Age={COOKIE_MAX_AGE_SECONDS if token else 0}; "
        f"Path=/; HttpOnly; SameSite=Lax"
        f"{'; Secure' if https else ''}"
    )


def token_in(headers: list[tuple[bytes, bytes]]) -> tuple[str | None, bool]:
    """The secret that a request brings, and whether it came in a cookie."""
    bearer = dict(headers).get(b"authorization", b"").decode("latin-1")
    if bearer.startswith("Bearer ") and _TOKEN_PATTERN.fullmatch(bearer[7:]):
        return bearer[7:], False
    if not any(name == b"cookie" for name, _ in headers):
        return None, False
    token = find_cookie(headers, SESSION_COOKIE) or ""
    return (token if _TOKEN_PATTERN.fullmatch(token) else None), True


def find_cookie(headers: Iterable[tuple[bytes, bytes]], name: str) -> str | None:
    """A cookie by its name, as it was set; None if there is none."""
    wanted = name.encode()
    for key, line in headers:
        if key != b"cookie":
            continue
        for part in line.split(b";"):
            own, equals, value = part.partition(b"=")
            if equals and own.strip() == wanted:
                return value.strip().strip(b'"').decode("latin-1")
    return None


def get_cookie(request: HTTPConnection, name: str) -> str:
    """A cookie of a request, or nothing."""
    return find_cookie(request.headers.raw, name) or ""
