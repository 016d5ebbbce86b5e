"""What one thing is that can be asked of the API: how, by whom it is answered, and with what."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from boneyard.server.context import RequestContext

Handler = Callable[[RequestContext], Awaitable[Any]]


class Endpoint(Struct, frozen=True):
    """One thing that can be asked of the API."""

    method: str
    path: str
    handler: Handler
    response: Any
    summary: str
    body: Any = None
    query: tuple[tuple[str, str], ...] = ()
    """Names of query parameters, and what they mean."""
