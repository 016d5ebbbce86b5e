"""Cookies, read in one pass.

The standard library's reader takes time with the square of the length, and a header of 60 kB held
the whole house for ten seconds. All that this house sets is plain text, so splitting is enough.
"""

from collections.abc import Iterable

from starlette.requests import Request


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


def get_cookie(request: Request, name: str) -> str:
    """A cookie of a request, or nothing."""
    return find_cookie(request.headers.raw, name) or ""
