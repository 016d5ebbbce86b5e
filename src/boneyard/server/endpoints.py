"""What features add to the server: endpoints of the API, routes of pages, limits and jobs."""

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.routing import BaseRoute, Route

from boneyard.server.http.rate_limits import Limit

if TYPE_CHECKING:
    from boneyard.server.request_context import RequestContext
    from boneyard.server.services import Services

Handler = Callable[["RequestContext"], Awaitable[object]]

#: Runs in the background for as long as the server does.
Job = Callable[["Services"], Coroutine[None, None, None]]


@dataclass(frozen=True)
class QueryParameter:
    """A parameter in the query of a request."""

    name: str
    description: str
    kind: object = str
    """The type of its values."""


@dataclass(frozen=True)
class Endpoint:
    """A request that the API answers."""

    method: str
    path: str
    handler: Handler
    response: object
    summary: str
    body: object = None
    query: tuple[QueryParameter, ...] = ()


@dataclass(frozen=True)
class Feature:
    """All that a feature adds; `app.py` has the list of them."""

    endpoints: tuple[Endpoint, ...] = ()
    pages: tuple[Route, ...] = ()
    """Their errors become pages, and they are compressed."""
    routes: tuple[BaseRoute, ...] = ()
    """WebSockets, and what is neither a page nor described as part of the API."""
    limits: tuple[Limit, ...] = ()
    jobs: tuple[Job, ...] = ()
