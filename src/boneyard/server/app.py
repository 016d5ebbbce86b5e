"""The house as an ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from boneyard.i18n import Message, message
from boneyard.server import broadcast
from boneyard.server.accounts import api as accounts_api
from boneyard.server.analysis.api import ROUTES as ANALYSIS_ROUTES
from boneyard.server.context import Ask, answer
from boneyard.server.duplicate import api as duplicate_api
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import STATUS, Refused, status_of, told
from boneyard.server.friends import api as friends_api
from boneyard.server.games.api import ROUTES
from boneyard.server.house_rules import api as house_rules_api
from boneyard.server.house_rules.service import HouseRules
from boneyard.server.http.blocklist import Blocked, Porter
from boneyard.server.http.client_address import Proxies
from boneyard.server.http.connection_limits import Crowd
from boneyard.server.http.drain import Drain
from boneyard.server.http.language import tongue_for
from boneyard.server.http.rate_limits import Limits
from boneyard.server.http.security import Guard
from boneyard.server.http.together import Together
from boneyard.server.lobby import socket as lobby_socket
from boneyard.server.lobby.api import ROUTES as LOBBY_ROUTES
from boneyard.server.matches import api
from boneyard.server.matches.api import ROUTES as MATCHES_ROUTES
from boneyard.server.matches.socket import Painter
from boneyard.server.matches.websocket import Sockets, live
from boneyard.server.notifications.api import ROUTES as TOLD
from boneyard.server.notifications.mail import Smtp
from boneyard.server.ops import admin_api
from boneyard.server.ops.admin_auth import Gate
from boneyard.server.ops.dashboard import Census, own_numbers
from boneyard.server.ops.health import Front
from boneyard.server.ops.keys import secret_of
from boneyard.server.ops.metrics import Metrics
from boneyard.server.puzzles import api as puzzles_api
from boneyard.server.ratings import api as ratings_api
from boneyard.server.services import House
from boneyard.server.settings import Settings
from boneyard.server.stores import Store, open_store
from boneyard.server.telemetry.counters import ROOT, Complaints
from boneyard.server.thinking.background_jobs import share_fairly
from boneyard.server.tournaments import api as tournaments_api
from boneyard.server.tournaments.view_cache import TournamentViews

#: What can be asked without an account.
PLAY_ENDPOINTS: Final = (
    *ROUTES,
    *MATCHES_ROUTES,
    *LOBBY_ROUTES,
    *ANALYSIS_ROUTES,
    *house_rules_api.ROUTES,
    *TOLD,
)


#: All that there is, people included.
ENDPOINTS: Final = (
    *PLAY_ENDPOINTS,
    *accounts_api.ROUTES,
    *friends_api.ROUTES,
    *duplicate_api.ROUTES,
    *puzzles_api.ROUTES,
    *ratings_api.ROUTES,
    *tournaments_api.ROUTES,
)


def endpoint(call: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """A handler as Starlette wants it; what goes wrong is told by the app's error handlers."""

    async def answered(request: Request) -> Response:
        found = await call.handler(Ask(request))
        return found if isinstance(found, Response) else answer(found)

    return answered


@cache
def described() -> bytes:
    """The document that describes the API; only who asks for it waits for its making."""
    from boneyard.server.openapi import document

    return msgspec.json.encode(document(ENDPOINTS))


async def describe(request: Request) -> Response:
    """The API as OpenAPI has it."""
    return Response(described(), media_type="application/json")


def api_routes() -> list[Route]:
    """All routes of the API, and the document that describes them."""
    # Numbers are read by `Ask`: what is none gets a sentence.
    made = [
        Route(call.path.replace(":int}", "}"), endpoint(call), methods=[call.method])
        for call in ENDPOINTS
    ]
    return [*made, Route("/api/openapi.json", describe), ratings_api.published()]


#: What is said where there is no route, or none for this.
_NO_ROUTE: Final = {404: "house-nothing-here", 405: "house-not-here"}


def _told(request: Request, what: Message, status: int) -> Response:
    """An answer that says what went wrong, in the language that was asked for."""
    response = answer({"error": tongue_for(request.headers.raw).say(what)}, status)
    if status == 429:
        response.headers["retry-after"] = "5"
    return response


async def _known(request: Request, error: Exception) -> Response:
    status = status_of(error)
    assert status is not None
    return _told(request, told(error), status)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = _NO_ROUTE.get(error.status_code)
    what = message(known) if known else message("house-http", why=error.detail)
    return _told(request, what, error.status_code)


def _together(app: Starlette, house: House) -> Together:
    """All that is limited, as houses with one database count it together."""
    limits, sockets = app.state.limits, app.state.sockets
    counts = {"tables of guest": sockets.guests, "tables of address": sockets.addresses}
    rates = {**limits.named, **house.codes.limits.named}
    if hasattr(app.state, "crowd"):  # there is a door, which tests can do without
        crowd: Crowd = app.state.crowd
        counts |= {"connections of address": crowd.places, "connections": crowd.houses}
        rates |= crowd.rates
    return Together(rates, counts)


def create_app(
    settings: Settings,
    *,
    routes: Sequence[BaseRoute] = (),
    painter: Painter | None = None,
    store: Store | None = None,
) -> Starlette:
    """Make the application; the pages add their routes, and a painter for live drawings."""
    limits, gate, drain = Limits(settings), Gate(settings), Drain(settings.drain)
    blocked = Blocked(settings.blocked)
    # What is no address or no rules is refused now, not with the first request or letter.
    Proxies(settings.proxies)
    HouseRules(settings)
    if settings.smtp:
        Smtp(settings.smtp)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        # One of several workers brings its own: what the parent had open is of no use to it.
        kept = store or getattr(app.state, "store", None) or open_store(settings)
        share_fairly()
        house = House(kept, settings)
        app.state.house = house
        app.state.tournament_views = TournamentViews(kept.tournaments)
        complaints = Complaints()
        worker = getattr(app.state, "worker", "")
        app.state.metrics = Metrics(house, app.state.sockets, drain, complaints, worker)
        logging.getLogger(ROOT).addHandler(complaints)
        await house.open()
        gate.learn(secret_of(await kept.guest_key()))
        house.codes.post = house.sender.post
        porter = Porter(blocked, kept.kept_out, drain.expel, lambda: house.say(broadcast.Door()))
        await porter.look()
        app.state.porter = porter
        together = _together(app, house)
        census = app.state.census = Census(partial(own_numbers, app.state), house)
        house.guests.told = lambda token, ended: house.say(broadcast.Device(token, ended))
        house.neighbours.heeds = {
            broadcast.Ask: census.asked, broadcast.Answer: census.answered,
            broadcast.Device: lambda _, said: house.guests.heard(said.token, said.ended),
            broadcast.Door: porter.heard, broadcast.Taken: together.taken,
            broadcast.Held: together.held,
        }  # fmt: skip
        tending = [asyncio.create_task(porter.run())]
        if kept.others is not None:  # there may be somebody to tell
            tending.append(asyncio.create_task(together.run(house.say)))
        try:
            yield
        finally:
            for task in tending:
                task.cancel()
            await house.close()
            logging.getLogger(ROOT).removeHandler(complaints)

    app = Starlette(
        routes=[
            WebSocketRoute(f"{api.MATCH}/live", live),
            WebSocketRoute("/api/tables/live", lobby_socket.live),
            *api_routes(),
            *admin_api.routes(),
            *routes,
        ],
        middleware=[
            Middleware(Front, gate=gate, drain=drain),
            Middleware(Guard, settings=settings, limits=limits, blocked=blocked.has),
        ],
        exception_handlers={
            HTTPException: _http,
            **dict.fromkeys((Refused, *STATUS), _known),
        },
        lifespan=lifespan,
    )
    app.state.settings, app.state.limits, app.state.painter = settings, limits, painter
    app.state.drain, app.state.gate, app.state.blocked = drain, gate, blocked
    app.state.sockets = Sockets(settings.most_sockets, settings.address_connections)
    return app
