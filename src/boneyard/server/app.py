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
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from boneyard.i18n import Message, message
from boneyard.i18n.locales import LANGUAGES
from boneyard.server import broadcast
from boneyard.server.accounts import api as accounts_api
from boneyard.server.accounts import pages as accounts_pages
from boneyard.server.analysis.api import ROUTES as ANALYSIS_ROUTES
from boneyard.server.analysis.service import ANALYSE, HINT, PAR
from boneyard.server.context import Ask, answer
from boneyard.server.duplicate import api as duplicate_api
from boneyard.server.duplicate import pages as duplicate_pages
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import STATUS, Refused, status_of, told
from boneyard.server.friends import api as friends_api
from boneyard.server.friends import pages as friends_pages
from boneyard.server.games import pages as games_pages
from boneyard.server.games.api import ROUTES
from boneyard.server.house_rules import api as house_rules_api
from boneyard.server.house_rules import pages as house_rules_pages
from boneyard.server.house_rules.service import HouseRules
from boneyard.server.http.blocklist import Blocked, Porter
from boneyard.server.http.client_address import Proxies
from boneyard.server.http.connection_limits import Crowd
from boneyard.server.http.drain import Drain
from boneyard.server.http.language import LANGUAGE_COOKIE, language_in, tongue_for
from boneyard.server.http.rate_limits import Limits, Together
from boneyard.server.http.security import Guard
from boneyard.server.lobby import pages as lobby_pages
from boneyard.server.lobby import socket as lobby_socket
from boneyard.server.lobby.api import ROUTES as LOBBY_ROUTES
from boneyard.server.lobby.service import ANYONE, OFFER, SIT, WITHDRAW
from boneyard.server.match_page import page as match_page_page
from boneyard.server.match_page.updates import TablePainter
from boneyard.server.matches import api
from boneyard.server.matches.api import ROUTES as MATCHES_ROUTES
from boneyard.server.matches.chat import SAY
from boneyard.server.matches.commands import (
    ACCEPT,
    AGAIN,
    ANSWER,
    BACK,
    BY_HAND,
    CLAIM,
    DECLINE,
    GIVE_TIME,
    HOLD,
    JOIN,
    MOVE,
    PRESS_ON,
    PUT_BOT,
    REDO,
    REMATCH,
    RETURN,
    SEED,
    START,
    TILE,
    UNDO,
)
from boneyard.server.matches.premoves import LATER
from boneyard.server.matches.socket import Painter, Sockets, live
from boneyard.server.notifications import pages as telling
from boneyard.server.notifications.api import ADD_WAY, END_WAY, MAIL, UNSUBSCRIBE, WANT
from boneyard.server.notifications.api import ROUTES as TOLD
from boneyard.server.notifications.mail import Smtp
from boneyard.server.ops import admin_api, dashboard
from boneyard.server.ops.admin_auth import Gate, secret_of
from boneyard.server.ops.dashboard import Census, own_numbers
from boneyard.server.ops.health import Front
from boneyard.server.ops.metrics import Metrics
from boneyard.server.pages import fairness, home, my_matches, pwa, replay
from boneyard.server.puzzles import api as puzzles_api
from boneyard.server.puzzles import pages as puzzles_pages
from boneyard.server.ratings import api as ratings_api
from boneyard.server.ratings import pages as ratings_pages
from boneyard.server.services import House
from boneyard.server.settings import Settings
from boneyard.server.stores import Store, open_store
from boneyard.server.telemetry.counters import ROOT, Complaints
from boneyard.server.thinking.background_jobs import share_fairly
from boneyard.server.tournaments import api as tournaments_api
from boneyard.server.tournaments import pages as tournaments_pages
from boneyard.server.tournaments.view_cache import TournamentViews
from boneyard.server.web import link_previews
from boneyard.server.web.forms import form_of
from boneyard.server.web.preferences import (
    CHOICES,
    CLOTHS,
    LOOK_COOKIE,
    SPEEDS,
    TAPS,
    THEMES,
    Wishes,
    keep_cookie,
    wishes_of,
)
from boneyard.server.web.render import as_sentence, page, static_file

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


Handler = Callable[[Request], Awaitable[Response]]


_TITLES = {404: "pages-nothing-here", 403: "pages-not-yours", 429: "pages-a-moment"}


def page_of(handler: Handler) -> Handler:
    """A handler whose errors are pages too."""

    async def answered(request: Request) -> Response:
        try:
            return await handler(request)
        except Exception as error:
            status, speak = status_of(error), wishes_of(request).speak
            if status is None:
                raise
            said = as_sentence(speak.say(told(error)))
            title = speak(_TITLES.get(status, "pages-did-not-work"))
            lost = status == 404
            return page(request, "shared/error.html", status, title=title, said=said, lost=lost)

    return answered


async def set_look(request: Request) -> Response:
    """Keep a visitor's wishes, and go back to where they were."""
    form = await form_of(request)
    now = wishes_of(request)

    def wish(name: str, allowed: tuple[str, ...], old: str) -> str:
        value = form.get(name, "")
        return value if value in allowed else old

    wishes = Wishes(
        wish("theme", THEMES, now.theme),
        wish("faces", CHOICES, now.faces),
        wish("speed", SPEEDS, now.speed),
        wish("cloth", CLOTHS, now.cloth),
        wish("tap", TAPS, now.tap),
    )
    back = form.get("back", "/")
    # Only ever to a page of this house.
    safe = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if safe else "/", 303)
    kept = {LOOK_COOKIE: wishes.cookie}
    language = form.get("language", "")
    if language in LANGUAGES:
        kept[LANGUAGE_COOKIE] = language
        await _speak(Ask(request), language)
    for name, value in kept.items():
        keep_cookie(response, request, name, value)
    return response


async def _speak(ask: Ask, language: str) -> None:
    """Whoever reads the pages in a language is told in it too."""
    if ask.guest is not None and language != language_in(ask.request.headers.raw):
        await ask.house.store.told.speak(ask.guest, language)


async def nothing(request: Request) -> Response:
    """An address where there is no page."""
    raise Refused(404, "house-no-page")


def routes() -> list[Mount]:
    """All pages."""
    pages = [
        Route("/", page_of(home.show)),
        Route("/play", page_of(games_pages.begin), methods=["POST"]),
        Route("/matches", page_of(my_matches.show)),
        Route("/tables", page_of(lobby_pages.show)),
        Route("/tables", page_of(lobby_pages.act), methods=["POST"]),
        Route("/tournaments", page_of(tournaments_pages.mine)),
        Route("/tournaments/new", page_of(tournaments_pages.new)),
        Route("/tournaments/new", page_of(tournaments_pages.make), methods=["POST"]),
        Route("/tournaments/{tournament}", page_of(tournaments_pages.show)),
        Route("/tournaments/{tournament}", page_of(tournaments_pages.act), methods=["POST"]),
        Route("/tournaments/{tournament}/version", page_of(tournaments_pages.version)),
        Route("/tournaments/{tournament}/table.csv", page_of(tournaments_pages.as_table)),
        Route("/cards/{name}.png", page_of(link_previews.show)),
        Route("/games/{game}", page_of(games_pages.show)),
        Route("/games/{game}", page_of(games_pages.start), methods=["POST"]),
        Route("/house-rules", page_of(house_rules_pages.show)),
        Route("/house-rules", page_of(house_rules_pages.start), methods=["POST"]),
        Route("/house-rules/lab", page_of(house_rules_pages.try_out)),
        Route("/house-rules/{rules}", page_of(house_rules_pages.kept)),
        Route("/puzzles", page_of(puzzles_pages.show)),
        Route("/puzzles/next", page_of(puzzles_pages.next_one)),
        Route("/puzzle/{puzzle}", page_of(puzzles_pages.show_puzzle)),
        Route("/puzzle/{puzzle}", page_of(puzzles_pages.answer_puzzle), methods=["POST"]),
        Route("/lessons", page_of(puzzles_pages.courses)),
        Route("/lessons/{lesson}", page_of(puzzles_pages.begin_lesson)),
        Route("/lessons/{lesson}/{at}", page_of(puzzles_pages.show_lesson)),
        Route("/lessons/{lesson}/{at}", page_of(puzzles_pages.answer_lesson), methods=["POST"]),
        Route("/words", page_of(house_rules_pages.words)),
        Route("/m/{match}/rules", page_of(house_rules_pages.of_match)),
        Route("/m/{match}", page_of(match_page_page.show), name="table"),
        Route("/m/{match}", page_of(match_page_page.act), methods=["POST"]),
        Route("/m/{match}/replay", page_of(replay.show), name="replay"),
        Route("/m/{match}/replay", page_of(replay.act), methods=["POST"]),
        Route("/me", page_of(accounts_pages.show)),
        Route("/me", page_of(accounts_pages.act), methods=["POST"]),
        Route("/me/everything.json", page_of(accounts_pages.all_of_me)),
        Route("/ratings", page_of(ratings_pages.show)),
        Route("/players/{player}", page_of(ratings_pages.profile)),
        Route("/friends", page_of(friends_pages.show)),
        Route("/friends", page_of(friends_pages.act), methods=["POST"]),
        Route("/mail", page_of(accounts_pages.send_code), methods=["POST"]),
        Route("/mail/code", page_of(accounts_pages.by_code), methods=["POST"]),
        Route("/mail/{ticket}", page_of(accounts_pages.show_code)),
        Route("/sign-in", page_of(accounts_pages.show_sign_in)),
        Route("/key/{secret}", page_of(accounts_pages.show_key)),
        Route("/key", page_of(accounts_pages.by_key), methods=["POST"]),
        Route("/duplicate", page_of(duplicate_pages.show)),
        Route("/duplicate", page_of(duplicate_pages.act), methods=["POST"]),
        Route("/pairs/{pair}", page_of(duplicate_pages.show_pair)),
        Route("/pairs/{pair}", page_of(duplicate_pages.join_pair), methods=["POST"]),
        Route("/duplicate/week", page_of(duplicate_pages.show_week)),
        Route("/duplicate/{session}", page_of(duplicate_pages.show_set)),
        Route("/duplicate/{session}/{deal}", page_of(duplicate_pages.show_deal)),
        Route("/fair", page_of(fairness.show)),
        Route("/host", page_of(dashboard.show)),
        Route("/told", page_of(telling.show)),
        Route("/told", page_of(telling.act), methods=["POST"]),
        Route("/told/stop/{secret}", page_of(telling.stop), methods=["GET", "POST"]),
        Route("/feed/{name}", page_of(telling.feed)),
        Route("/manifest.webmanifest", page_of(pwa.manifest)),
        Route("/offline", page_of(pwa.offline)),
        Route("/worker.js", page_of(pwa.worker)),
        Route("/icons/{name}.png", page_of(pwa.show_icon)),
        Route("/look", page_of(set_look), methods=["POST"]),
        Route("/static/{version}/{name:path}", page_of(static_file)),
        Route("/favicon.ico", page_of(home.icon)),
        Route("/{rest:path}", page_of(nothing)),
    ]
    return [Mount("/", routes=pages, middleware=[Middleware(GZipMiddleware, minimum_size=500)])]


def site(
    settings: Settings, store: Store | None = None, extra: Sequence[BaseRoute] = ()
) -> Starlette:
    """The house with its pages; `extra` routes come before them."""
    every = [*extra, *routes()]
    return create_app(settings, routes=every, painter=TablePainter(), store=store)


#: Every command there is.
COMMANDS = (
    START, JOIN, SEED, PUT_BOT, BY_HAND, MOVE, TILE, PRESS_ON, HOLD, BACK, ANSWER, SAY, UNDO,
    REDO, HINT, PAR, ANALYSE, REMATCH, AGAIN, CLAIM, GIVE_TIME, RETURN, LATER, ADD_WAY, WANT,
    END_WAY, UNSUBSCRIBE, MAIL, OFFER, WITHDRAW, SIT, ANYONE, ACCEPT, DECLINE,
)  # fmt: skip
