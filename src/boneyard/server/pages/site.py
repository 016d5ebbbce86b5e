"""All pages as routes, and the whole house with them."""

from collections.abc import Awaitable, Callable, Sequence

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from boneyard.server.app import create_app
from boneyard.server.languages import LANGUAGE_COOKIE, language_in
from boneyard.server.pages import (
    duplicate,
    fair,
    friends,
    game,
    home,
    host,
    installing,
    matches,
    me,
    own_rules,
    puzzles,
    ratings,
    replay,
    sharing,
    signing,
    table,
    tables,
    tournaments,
)
from boneyard.server.pages import told as telling
from boneyard.server.pages.forms import form_of
from boneyard.server.pages.names import keep_cookie
from boneyard.server.pages.painter import TablePainter
from boneyard.server.pages.preferences import (
    CHOICES,
    CLOTHS,
    COOKIE,
    SPEEDS,
    TAPS,
    THEMES,
    Wishes,
    wishes_of,
)
from boneyard.server.pages.render import page, static_file
from boneyard.server.pages.words import as_sentence
from boneyard.server.requests import Ask, status_of, told
from boneyard.server.security import Refused
from boneyard.server.settings import Settings
from boneyard.server.store import Store
from boneyard.words.catalogues import LANGUAGES

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
        Route("/play", page_of(game.begin), methods=["POST"]),
        Route("/matches", page_of(matches.show)),
        Route("/tables", page_of(tables.show)),
        Route("/tables", page_of(tables.act), methods=["POST"]),
        Route("/tournaments", page_of(tournaments.mine)),
        Route("/tournaments/new", page_of(tournaments.new)),
        Route("/tournaments/new", page_of(tournaments.make), methods=["POST"]),
        Route("/tournaments/{tournament}", page_of(tournaments.show)),
        Route("/tournaments/{tournament}", page_of(tournaments.act), methods=["POST"]),
        Route("/tournaments/{tournament}/version", page_of(tournaments.version)),
        Route("/tournaments/{tournament}/table.csv", page_of(tournaments.as_table)),
        Route("/cards/{name}.png", page_of(sharing.show)),
        Route("/games/{game}", page_of(game.show)),
        Route("/games/{game}", page_of(game.start), methods=["POST"]),
        Route("/house-rules", page_of(own_rules.show)),
        Route("/house-rules", page_of(own_rules.start), methods=["POST"]),
        Route("/house-rules/lab", page_of(own_rules.try_out)),
        Route("/house-rules/{rules}", page_of(own_rules.kept)),
        Route("/puzzles", page_of(puzzles.show)),
        Route("/puzzles/next", page_of(puzzles.next_one)),
        Route("/puzzle/{puzzle}", page_of(puzzles.show_puzzle)),
        Route("/puzzle/{puzzle}", page_of(puzzles.answer_puzzle), methods=["POST"]),
        Route("/lessons", page_of(puzzles.courses)),
        Route("/lessons/{lesson}", page_of(puzzles.begin_lesson)),
        Route("/lessons/{lesson}/{at}", page_of(puzzles.show_lesson)),
        Route("/lessons/{lesson}/{at}", page_of(puzzles.answer_lesson), methods=["POST"]),
        Route("/words", page_of(own_rules.words)),
        Route("/m/{match}/rules", page_of(own_rules.of_match)),
        Route("/m/{match}", page_of(table.show), name="table"),
        Route("/m/{match}", page_of(table.act), methods=["POST"]),
        Route("/m/{match}/replay", page_of(replay.show), name="replay"),
        Route("/m/{match}/replay", page_of(replay.act), methods=["POST"]),
        Route("/me", page_of(me.show)),
        Route("/me", page_of(me.act), methods=["POST"]),
        Route("/me/everything.json", page_of(me.all_of_me)),
        Route("/ratings", page_of(ratings.show)),
        Route("/players/{player}", page_of(ratings.profile)),
        Route("/friends", page_of(friends.show)),
        Route("/friends", page_of(friends.act), methods=["POST"]),
        Route("/mail", page_of(signing.send_code), methods=["POST"]),
        Route("/mail/code", page_of(signing.by_code), methods=["POST"]),
        Route("/mail/{ticket}", page_of(signing.show_code)),
        Route("/sign-in", page_of(signing.show)),
        Route("/key/{secret}", page_of(signing.show_key)),
        Route("/key", page_of(signing.by_key), methods=["POST"]),
        Route("/duplicate", page_of(duplicate.show)),
        Route("/duplicate", page_of(duplicate.act), methods=["POST"]),
        Route("/pairs/{pair}", page_of(duplicate.show_pair)),
        Route("/pairs/{pair}", page_of(duplicate.join_pair), methods=["POST"]),
        Route("/duplicate/week", page_of(duplicate.show_week)),
        Route("/duplicate/{session}", page_of(duplicate.show_set)),
        Route("/duplicate/{session}/{deal}", page_of(duplicate.show_deal)),
        Route("/fair", page_of(fair.show)),
        Route("/host", page_of(host.show)),
        Route("/told", page_of(telling.show)),
        Route("/told", page_of(telling.act), methods=["POST"]),
        Route("/told/stop/{secret}", page_of(telling.stop), methods=["GET", "POST"]),
        Route("/feed/{name}", page_of(telling.feed)),
        Route("/manifest.webmanifest", page_of(installing.manifest)),
        Route("/offline", page_of(installing.offline)),
        Route("/worker.js", page_of(installing.worker)),
        Route("/icons/{name}.png", page_of(installing.show_icon)),
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
