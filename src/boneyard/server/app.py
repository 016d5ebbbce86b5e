"""ASGI application: routes of all features, middleware, start and stop."""

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
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from boneyard.i18n import Message, message
from boneyard.i18n.locales import LANGUAGES
from boneyard.server.accounts import api as accounts_api
from boneyard.server.accounts import commands as accounts_commands
from boneyard.server.accounts import pages as accounts_pages
from boneyard.server.analysis import api as analysis_api
from boneyard.server.analysis import commands as analysis_commands
from boneyard.server.analysis import position_pages
from boneyard.server.analysis import service as analysis_service
from boneyard.server.app_state import AppState, LiteMode, state_of
from boneyard.server.cluster import cluster
from boneyard.server.duplicate import api as duplicate_api
from boneyard.server.duplicate import pages as duplicate_pages
from boneyard.server.endpoints import Endpoint, Feature
from boneyard.server.errors import ERRORS_WITH_STATUS, HttpError, error_message, status_of
from boneyard.server.friends import api as friends_api
from boneyard.server.friends import pages as friends_pages
from boneyard.server.games import api as games_api
from boneyard.server.games import pages as games_pages
from boneyard.server.house_rules import api as house_rules_api
from boneyard.server.house_rules import commands as house_rules_commands
from boneyard.server.house_rules import pages as house_rules_pages
from boneyard.server.house_rules.service import HouseRules
from boneyard.server.http.blocklist import BlockedNetworks, Blocklist
from boneyard.server.http.client_address import TrustedProxies
from boneyard.server.http.graceful_shutdown import Drain
from boneyard.server.http.language import LANGUAGE_COOKIE, find_translator, negotiate_language
from boneyard.server.http.rate_limits import RETRY_AFTER_SECONDS, LimitSync, RateLimits
from boneyard.server.http.security_middleware import SecurityMiddleware, send_error
from boneyard.server.import_export import pages as transfer_pages
from boneyard.server.import_export import service as transfer_service
from boneyard.server.lobby import api as lobby_api
from boneyard.server.lobby import pages as lobby_pages
from boneyard.server.lobby import service as lobby_service
from boneyard.server.match_page import best_and_costliest_moves, share_picture, waiting_room
from boneyard.server.match_page import page as match_page
from boneyard.server.match_page.updates import MatchPageRenderer
from boneyard.server.matches import api as matches_api
from boneyard.server.matches import commands as matches_commands
from boneyard.server.matches import contest_loop
from boneyard.server.matches import service as matches_service
from boneyard.server.matches import websocket as matches_socket
from boneyard.server.matches.websocket import SocketLimits
from boneyard.server.notifications import api as notifications_api
from boneyard.server.notifications import pages as notifications_pages
from boneyard.server.notifications import sender as notifications_sender
from boneyard.server.notifications.mail import SmtpMailer
from boneyard.server.ops import admin_api, dashboard
from boneyard.server.ops.admin_auth import AdminAuth, derive_host_secret
from boneyard.server.ops.dashboard import ClusterNumbers, collect_numbers
from boneyard.server.ops.health import HealthMiddleware
from boneyard.server.ops.metrics import Metrics
from boneyard.server.pages import (
    compete,
    fairness,
    home,
    my_matches,
    profile,
    pwa,
    replay,
    style_guide,
    watch,
)
from boneyard.server.puzzles import api as puzzles_api
from boneyard.server.puzzles import pages as puzzles_pages
from boneyard.server.ratings import api as ratings_api
from boneyard.server.ratings import pages as ratings_pages
from boneyard.server.request_context import RequestContext, json_response
from boneyard.server.services import build_services
from boneyard.server.settings import Settings
from boneyard.server.stores import Store, open_store
from boneyard.server.telemetry.counters import ROOT_LOGGER, LogCounter
from boneyard.server.thinking.runtime import InlineRuntime, Runtime, ThreadedRuntime
from boneyard.server.tournaments import api as tournaments_api
from boneyard.server.tournaments import pages as tournaments_pages
from boneyard.server.web import link_previews
from boneyard.server.web.forms import parse_form
from boneyard.server.web.preferences import (
    APPEARANCE_COOKIE,
    BACK_CHOICES,
    CLOTHS,
    FACE_CHOICES,
    SPEEDS,
    TAP_ACTIONS,
    THEMES,
    TILE_CHOICES,
    Preferences,
    read_preferences,
    set_preference_cookie,
)
from boneyard.server.web.render import as_sentence, render_page
from boneyard.server.web.static_files import serve_static_file

#: What callers can do without an account.
PLAY_FEATURES: Final = (
    Feature(games_api.ROUTES, games_pages.ROUTES),
    Feature(
        matches_api.ROUTES,
        match_page.ROUTES,
        matches_socket.SOCKETS,
        limits=matches_commands.LIMITS,
        jobs=matches_service.JOBS,
    ),
    Feature(lobby_api.ROUTES, lobby_pages.ROUTES, lobby_api.SOCKETS, jobs=lobby_service.JOBS),
    Feature(
        analysis_api.ROUTES,
        position_pages.ROUTES,
        limits=analysis_commands.LIMITS,
        jobs=analysis_service.JOBS,
    ),
    Feature(house_rules_api.ROUTES, house_rules_pages.ROUTES, limits=house_rules_commands.LIMITS),
    Feature(notifications_api.ROUTES, notifications_pages.ROUTES, jobs=notifications_sender.JOBS),
)

#: All features, in the order in which the API is described.
FEATURES: Final = (
    *PLAY_FEATURES,
    Feature(accounts_api.ROUTES, accounts_pages.ROUTES, limits=accounts_commands.LIMITS),
    Feature(pages=transfer_pages.ROUTES, limits=transfer_service.LIMITS),
    Feature(friends_api.ROUTES, friends_pages.ROUTES),
    Feature(duplicate_api.ROUTES, duplicate_pages.ROUTES),
    Feature(puzzles_api.ROUTES, puzzles_pages.ROUTES),
    Feature(
        ratings_api.ROUTES, ratings_pages.ROUTES, ratings_api.KEY_ROUTES, jobs=contest_loop.JOBS
    ),
    Feature(tournaments_api.ROUTES, tournaments_pages.ROUTES),
    Feature(pages=home.ROUTES),
    Feature(pages=my_matches.ROUTES),
    Feature(pages=profile.ROUTES),
    Feature(pages=replay.ROUTES),
    Feature(pages=(*share_picture.ROUTES, *best_and_costliest_moves.ROUTES)),
    Feature(pages=waiting_room.ROUTES),
    Feature(pages=compete.ROUTES),
    Feature(pages=style_guide.ROUTES),
    Feature(pages=watch.ROUTES),
    Feature(pages=fairness.ROUTES),
    Feature(pages=pwa.ROUTES),
    Feature(pages=link_previews.ROUTES),
    Feature(pages=dashboard.ROUTES, routes=admin_api.ROUTES),
    Feature(jobs=cluster.JOBS),
)

#: The API, and its part that needs no account.
ENDPOINTS: Final = tuple(one for feature in FEATURES for one in feature.endpoints)
PLAY_ENDPOINTS: Final = tuple(one for feature in PLAY_FEATURES for one in feature.endpoints)

LIMITS: Final = tuple(limit for feature in FEATURES for limit in feature.limits)
JOBS: Final = tuple(job for feature in FEATURES for job in feature.jobs)


def build_handler(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """A handler as Starlette wants it; errors become responses in the app's error handlers."""

    async def answered(request: Request) -> Response:
        found = await endpoint.handler(RequestContext(request))
        return found if isinstance(found, Response) else json_response(found)

    return answered


@cache
def described() -> bytes:
    """The document that describes the API; only who asks for it waits for its making."""
    from boneyard.server.openapi import build_document

    return msgspec.json.encode(build_document(ENDPOINTS))


async def serve_openapi(request: Request) -> Response:
    """The API as OpenAPI has it; Boneyard Lite is no server that a program could call."""
    if state_of(request.scope).lite:
        raise HttpError(404, "server-no-endpoint")
    return Response(described(), media_type="application/json")


def api_routes() -> list[Route]:
    """All routes of the API, and the document that describes them."""
    # Numbers are read by `Ask`: what is none gets a sentence.
    made = [
        Route(call.path.replace(":int}", "}"), build_handler(call), methods=[call.method])
        for call in ENDPOINTS
    ]
    return [*made, Route("/api/openapi.json", serve_openapi)]


class ApiFallback:
    """Answers requests below `/api` that no route of the API takes; the pages never see them."""

    def __init__(self, routes: Sequence[BaseRoute]) -> None:
        """Stand after these routes."""
        self.routes = [one for one in routes if isinstance(one, Route)]
        self.sockets = [one for one in routes if isinstance(one, WebSocketRoute)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say what can be done here, or that there is nothing."""
        if scope["type"] == "websocket":
            await send_error(scope, send, HttpError(404, "server-no-endpoint"))
            return
        # The path is matched as it was before this was mounted.
        whole = {**scope, "root_path": scope.get("app_root_path", "")}
        known = [one for one in self.routes if one.matches(whole)[0] is not Match.NONE]
        methods = sorted({method for one in known for method in one.methods or ()})
        if not known:
            as_socket = {**whole, "type": "websocket"}
            if any(one.matches(as_socket)[0] is not Match.NONE for one in self.sockets):
                raise HttpError(426, "server-websocket-only")
            raise HttpError(404, "server-no-endpoint")
        allow = {"allow": ", ".join([*methods, "OPTIONS"])}
        if scope["method"] == "OPTIONS":
            await Response(status_code=204, headers=allow)(scope, receive, send)
            return
        raise HTTPException(405, headers=allow)


#: What is said where there is no route, or none for this.
_ROUTE_ERROR_IDS: Final = {404: "server-nothing-here", 405: "server-not-here"}
#: What an answer with this status has besides.
_STATUS_HEADERS: Final = {
    429: {"retry-after": str(RETRY_AFTER_SECONDS)},
    426: {"upgrade": "websocket"},
}


def _error_response(request: Request, what: Message, status: int) -> Response:
    """An answer that says what went wrong, in the language that was asked for."""
    response = json_response(
        {"error": find_translator(request.headers.raw).translate(what)}, status
    )
    response.headers.update(_STATUS_HEADERS.get(status, {}))
    return response


async def _handle_known_error(request: Request, error: Exception) -> Response:
    status = status_of(error)
    assert status is not None
    return _error_response(request, error_message(error), status)


async def _handle_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = _ROUTE_ERROR_IDS.get(error.status_code)
    what = message(known) if known else message("server-http", why=error.detail)
    response = _error_response(request, what, error.status_code)
    response.headers.update(error.headers or {})
    return response


def _build_limit_sync(state: AppState) -> LimitSync:
    """All that is limited, as servers with one database count it together."""
    limits, sockets, connections = state.limits, state.sockets, state.connection_limits
    counts = {"tables of guest": sockets.guest_counts, "tables of address": sockets.address_counts}
    rates = {**limits.by_name, **state.services.codes.limits.by_name}
    if connections is not None:
        counts |= {
            "connections of address": connections.address_counts,
            "connections": connections.total_counts,
        }
        rates |= connections.rates
    return LimitSync(rates, counts)


def create_app(
    settings: Settings,
    *,
    routes: Sequence[BaseRoute] = (),
    renderer: MatchPageRenderer | None = None,
    store: Store | None = None,
    runtime: Runtime | None = None,
    lite: LiteMode | None = None,
) -> Starlette:
    """Make the application; the pages add their routes, and a renderer for live matches.

    `store`: by default the one that the settings name. `runtime`: by default threads and processes.
    `lite`: without what needs a server.
    """
    chosen_runtime = runtime or ThreadedRuntime()
    state = AppState()
    state.settings, state.renderer = settings, renderer
    state.limits = limits = RateLimits(settings, LIMITS)
    state.admin_auth = admin_auth = AdminAuth(settings)
    state.drain = drain = Drain(settings.drain)
    state.blocked = blocked = BlockedNetworks(settings.blocked)
    state.sockets = SocketLimits(settings.most_sockets, settings.address_connections)
    state.store, state.connection_limits, state.worker = store, None, ""
    state.lite = lite
    # What is no address or no rules is refused now, not with the first request or letter.
    TrustedProxies(settings.proxies)
    HouseRules(settings)
    if settings.smtp:
        SmtpMailer(settings.smtp)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        # One of several workers brings its own: what the parent had open is of no use to it.
        opened = state.store or open_store(settings)
        chosen_runtime.prepare(asyncio.get_running_loop())
        services = state.services = await build_services(opened, settings, chosen_runtime)
        complaints = LogCounter()
        state.metrics = Metrics(services, state.sockets, drain, complaints, state.worker)
        state.cluster_numbers = ClusterNumbers(partial(collect_numbers, state), services.bus)
        admin_auth.add_secret(derive_host_secret(services.guest_key))
        blocklist = Blocklist(blocked, opened.blocklist, drain.close_matching, services.bus)
        await blocklist.refresh()
        state.blocklist = blocklist
        logging.getLogger(ROOT_LOGGER).addHandler(complaints)
        async with services.run(JOBS):
            tasks = [asyncio.create_task(blocklist.run())]
            if services.cluster is not None:
                limit_sync = _build_limit_sync(state)
                tasks.append(asyncio.create_task(limit_sync.run(services.bus)))
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
        logging.getLogger(ROOT_LOGGER).removeHandler(complaints)

    own_routes = [*(route for feature in FEATURES for route in feature.routes), *api_routes()]
    fallback = ApiFallback(own_routes)
    app = Starlette(
        routes=[*own_routes, Route("/api", fallback), Mount("/api", fallback), *routes],
        middleware=[
            Middleware(HealthMiddleware, gate=admin_auth, drain=drain),
            Middleware(
                SecurityMiddleware, settings=settings, limits=limits, blocked=blocked.is_blocked
            ),
        ],
        exception_handlers={
            HTTPException: _handle_http_error,
            **dict.fromkeys(ERRORS_WITH_STATUS, _handle_known_error),
        },
        lifespan=lifespan,
    )
    app.state = state
    return app


Handler = Callable[[Request], Awaitable[Response]]


_ERROR_TITLES = {404: "pages-nothing-here", 403: "pages-not-yours", 429: "pages-a-moment"}


def with_error_pages(handler: Handler) -> Handler:
    """A handler whose errors are pages too."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except Exception as error:
            status, translator = status_of(error), read_preferences(request).translator
            if status is None:
                raise
            text = as_sentence(translator.translate(error_message(error)))
            title = translator(_ERROR_TITLES.get(status, "pages-did-not-work"))
            lost = status == 404
            return render_page(
                request, "shared/error.html", status, title=title, said=text, lost=lost
            )

    return handle


async def save_preferences(request: Request) -> Response:
    """Keep a visitor's wishes, and go back to where they were."""
    form = await parse_form(request)
    now = read_preferences(request)

    def choose(name: str, allowed: tuple[str, ...], old: str) -> str:
        value = form.get(name, "")
        return value if value in allowed else old

    preferences = Preferences(
        choose("theme", THEMES, now.theme),
        choose("faces", FACE_CHOICES, now.faces),
        choose("speed", SPEEDS, now.speed),
        choose("cloth", CLOTHS, now.cloth),
        choose("tap", TAP_ACTIONS, now.tap),
        choose("tiles", TILE_CHOICES, now.tiles),
        choose("backs", BACK_CHOICES, now.backs),
    )
    back = form.get("back", "/")
    # Only ever to a page of this server.
    safe = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if safe else "/", 303)
    kept = {APPEARANCE_COOKIE: preferences.cookie_value}
    language = form.get("language", "")
    if language in LANGUAGES:
        kept[LANGUAGE_COOKIE] = language
        await _save_language(RequestContext(request), language)
    for name, value in kept.items():
        set_preference_cookie(response, request, name, value)
    return response


async def _save_language(context: RequestContext, language: str) -> None:
    """Notifications come in the language in which the pages are read."""
    if context.guest is not None and language != negotiate_language(context.request.headers.raw):
        await context.services.store.notifications.set_language(context.guest, language)


async def not_found(request: Request) -> Response:
    """An address where there is no page."""
    raise HttpError(404, "server-no-page")


def build_page_routes(compressed: bool = True) -> list[Mount]:
    """All pages; those of no feature come last. `compressed`: a large page takes a thread."""
    pages = [
        *(page for feature in FEATURES for page in feature.pages),
        Route("/look", save_preferences, methods=["POST"]),
        Route("/static/{version}/{name:path}", serve_static_file),
        Route("/{rest:path}", not_found),
    ]
    routes = [
        Route(page.path, with_error_pages(page.endpoint), methods=page.methods, name=page.name)
        for page in pages
    ]
    gzip = [Middleware(GZipMiddleware, minimum_size=500)] if compressed else []
    return [Mount("/", routes=routes, middleware=gzip)]


def create_site(
    settings: Settings,
    store: Store | None = None,
    extra: Sequence[BaseRoute] = (),
    runtime: Runtime | None = None,
    lite: LiteMode | None = None,
) -> Starlette:
    """The application with its pages; `extra` routes come before them."""
    return create_app(
        settings,
        routes=[*extra, *build_page_routes(not isinstance(runtime, InlineRuntime))],
        renderer=MatchPageRenderer(),
        store=store,
        runtime=runtime,
        lite=lite,
    )
