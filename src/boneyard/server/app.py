"""The house as an ASGI application."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from boneyard.server import api
from boneyard.server.addresses import Proxies
from boneyard.server.asking import STATUS, answer, sentence
from boneyard.server.desk import share_fairly
from boneyard.server.house import House
from boneyard.server.live import Painter, Sockets, live
from boneyard.server.security import Guard, Limits, Refused
from boneyard.server.settings import Settings
from boneyard.server.store import Store
from boneyard.server.store.sqlite import SqliteStore


async def _known(request: Request, error: Exception) -> Response:
    status = next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)
    return answer({"error": sentence(error)}, status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    response = answer({"error": str(error)}, error.status)
    if error.status == 429:
        response.headers["retry-after"] = "5"
    return response


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    said = {404: "there is nothing here", 405: "that can't be done here"}
    return answer({"error": said.get(error.status_code, error.detail)}, error.status_code)


def create_app(
    settings: Settings,
    *,
    routes: Sequence[BaseRoute] = (),
    painter: Painter | None = None,
    store: Store | None = None,
) -> Starlette:
    """Make the application; the pages add their routes, and a painter for live drawings."""
    limits = Limits(settings)
    Proxies(settings.proxies)  # what is no address is refused now, not with the first request

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        kept = store or SqliteStore(settings.db, settings.busy, settings.durable)
        share_fairly()
        house = House(kept, settings)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Starlette(
        routes=[WebSocketRoute(f"{api.MATCH}/live", live), *api.routes(), *routes],
        middleware=[Middleware(Guard, settings=settings, limits=limits)],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http,
            **dict.fromkeys(STATUS, _known),
        },
        lifespan=lifespan,
    )
    app.state.settings, app.state.limits, app.state.painter = settings, limits, painter
    app.state.sockets = Sockets(settings.most_sockets, settings.address_connections)
    return app
