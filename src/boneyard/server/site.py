"""All pages as routes, and the whole house with them."""

from collections.abc import Awaitable, Callable, Sequence

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from boneyard.i18n.locales import LANGUAGES
from boneyard.server.accounts import pages as accounts_pages
from boneyard.server.accounts import signing
from boneyard.server.app import create_app
from boneyard.server.context import Ask
from boneyard.server.duplicate import pages as duplicate_pages
from boneyard.server.errors import Refused, status_of, told
from boneyard.server.friends import pages as friends_pages
from boneyard.server.games import pages as games_pages
from boneyard.server.house_rules import pages as house_rules_pages
from boneyard.server.http.language import LANGUAGE_COOKIE, language_in
from boneyard.server.lobby import pages as lobby_pages
from boneyard.server.match_page import page as match_page_page
from boneyard.server.match_page.updates import TablePainter
from boneyard.server.notifications import pages as telling
from boneyard.server.ops import host
from boneyard.server.pages import fair, home, my_matches, pwa, replay
from boneyard.server.puzzles import pages as puzzles_pages
from boneyard.server.ratings import pages as ratings_pages
from boneyard.server.settings import Settings
from boneyard.server.stores import Store
from boneyard.server.tournaments import pages as tournaments_pages
from boneyard.server.web import link_previews
from boneyard.server.web.forms import form_of
from boneyard.server.web.names import keep_cookie
from boneyard.server.web.preferences import (
    CHOICES,
    CLOTHS,
    COOKIE,
    SPEEDS,
    TAPS,
    THEMES,
    Wishes,
    wishes_of,
)
from boneyard.server.web.render import as_sentence, page, static_file

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
    kept = {COOKIE: wishes.cookie}
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
        Route("/mail", page_of(signing.send_code), methods=["POST"]),
        Route("/mail/code", page_of(signing.by_code), methods=["POST"]),
        Route("/mail/{ticket}", page_of(signing.show_code)),
        Route("/sign-in", page_of(signing.show)),
        Route("/key/{secret}", page_of(signing.show_key)),
        Route("/key", page_of(signing.by_key), methods=["POST"]),
        Route("/duplicate", page_of(duplicate_pages.show)),
        Route("/duplicate", page_of(duplicate_pages.act), methods=["POST"]),
        Route("/pairs/{pair}", page_of(duplicate_pages.show_pair)),
        Route("/pairs/{pair}", page_of(duplicate_pages.join_pair), methods=["POST"]),
        Route("/duplicate/week", page_of(duplicate_pages.show_week)),
        Route("/duplicate/{session}", page_of(duplicate_pages.show_set)),
        Route("/duplicate/{session}/{deal}", page_of(duplicate_pages.show_deal)),
        Route("/fair", page_of(fair.show)),
        Route("/host", page_of(host.show)),
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
