"""Cross-site request forgery (CSRF): what changes something must come from the server's own pages.

A guest is a secret in a cookie, which a browser sends along from any page. Programs bring
it in `Authorization: Bearer`.
"""

from collections.abc import Container
from typing import Final
from urllib.parse import urlsplit

from boneyard.server.errors import HttpError

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def check_origin(host: str, origin: str | None, by_cookie: bool, trusted: Container[str]) -> None:
    """Refuse a change that another site asks for; `trusted` are other origins that may."""
    if origin is None:
        # Browsers always say where a post or a WebSocket comes from; programs bring no cookie.
        if by_cookie:
            raise HttpError(403, "server-no-origin")
        return
    if origin in trusted:
        return
    if not _is_same_origin(origin, host):
        raise HttpError(403, "server-other-site")


def _is_same_origin(origin: str, host: str) -> bool:
    """Whether a page of that origin is one of the server that is called so."""
    try:
        parts = urlsplit(origin)
    except ValueError:  # such as `http://[`
        return False
    return parts.scheme in ("http", "https") and parts.netloc == host
