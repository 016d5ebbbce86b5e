"""Session cookie: its lifetime, the token in it, the guest of a request."""

import re
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from starlette.types import Scope

from boneyard.server.errors import Refused
from boneyard.server.http.cookies import cookie_in

if TYPE_CHECKING:
    from boneyard.server.accounts.sessions import Guests


def hashed(token: str) -> bytes:
    """What the house keeps of a secret."""
    return sha256(token.encode()).digest()


COOKIE: Final = "boneyard"

#: A cookie that is as old as this is forgotten by the browser.
TWO_YEARS: Final = 2 * 365 * 24 * 3600

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def guest_of(scope: Scope) -> bytes | None:
    """The guest who asks, as the hash of their secret."""
    found: bytes | None = scope.get("guest")
    return found


def make_guest(scope: Scope) -> bytes:
    """The guest who asks; one who has no secret yet gets one, as a cookie."""
    if scope.get("guest") is None:
        if scope.get("stranger"):
            raise Refused(401, "house-strange-secret")
        token = guests_of(scope).issue()
        give_token(scope, token, hashed(token))
    guest: bytes = scope["guest"]
    return guest


def device_of(scope: Scope) -> bytes | None:
    """The device that asks, as the hash of its secret; None: it has none that is good."""
    found: bytes | None = scope.get("device")
    return found


def give_token(scope: Scope, token: str, person: bytes) -> None:
    """Give the asker a new secret with the answer: from now on they are this person."""
    scope["new_token"], scope["guest"], scope["device"] = token, person, hashed(token)


def take_token(scope: Scope) -> None:
    """Let the browser forget its secret with the answer."""
    scope["new_token"], scope["guest"], scope["device"] = "", None, None


def guests_of(scope: Scope) -> "Guests":
    """Those who know the guests of the house that is asked."""
    found: Guests = scope["app"].state.house.guests
    return found


def cookie(token: str, https: bool) -> str:
    """A guest's cookie: no script sees it, and no other site sends it; '' forgets it."""
    return (
        f"{COOKIE}={token}; Max-Age={TWO_YEARS if token else 0}; Path=/; HttpOnly; SameSite=Lax"
        f"{'; Secure' if https else ''}"
    )


def token_in(headers: list[tuple[bytes, bytes]]) -> tuple[str | None, bool]:
    """The secret that a request brings, and whether it came in a cookie."""
    bearer = dict(headers).get(b"authorization", b"").decode("latin-1")
    if bearer.startswith("Bearer ") and _TOKEN.fullmatch(bearer[7:]):
        return bearer[7:], False
    if not any(name == b"cookie" for name, _ in headers):
        return None, False
    token = cookie_in(headers, COOKIE) or ""
    return (token if _TOKEN.fullmatch(token) else None), True
