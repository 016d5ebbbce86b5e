"""The name that a guest has chosen, kept in a cookie."""

from typing import Final
from urllib.parse import quote, unquote

from starlette.requests import Request
from starlette.responses import Response

from boneyard.server.errors import Refused
from boneyard.server.http.cookies import cookie_of
from boneyard.server.http.session_cookie import TWO_YEARS
from boneyard.server.names import cleaned

COOKIE: Final = "called"


def name_of(request: Request, most: int = 24) -> str:
    """The name that a guest has chosen, if any."""
    try:
        return cleaned(unquote(cookie_of(request, COOKIE)), most, "name")
    except Refused:
        return ""


def keep_name(response: Response, request: Request, name: str) -> None:
    """Remember a name for the next time."""
    if name:
        keep_cookie(response, request, COOKIE, quote(name))


def keep_cookie(response: Response, request: Request, name: str, value: str) -> None:
    """Let the browser keep a wish: no script sees it, and no other site sends it."""
    response.set_cookie(
        name, value, TWO_YEARS, httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )  # fmt: skip
