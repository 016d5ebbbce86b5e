"""Templates, the navigation, and static files: what the browser gets, from `boneyard.web`."""

import mimetypes
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from jinja2 import Environment, PackageLoader, Template
from markupsafe import Markup, escape
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from boneyard.drawing.stylesheets import page_stylesheet, stylesheet
from boneyard.i18n import Argument
from boneyard.i18n.locales import LANGUAGES
from boneyard.i18n.translator import Translator
from boneyard.server.app_state import state_of
from boneyard.server.errors import HttpError
from boneyard.server.web import pictures
from boneyard.server.web.assets import bundle_all, inline_css_imports, minify_css
from boneyard.server.web.avatars import render_avatar
from boneyard.server.web.icons import icon, insert_sprite
from boneyard.server.web.inline_styles import build_page_response
from boneyard.server.web.preferences import Preferences, read_preferences


class SitePart(Struct, frozen=True):
    """A part of the site, as the navigation shows it."""

    name: str
    label: str
    """The id of the message that names it."""
    address: str
    icon: str
    paths: tuple[str, ...]
    """What the addresses of its pages begin with."""


SITE_PARTS: Final = (
    SitePart(
        "play",
        "pages-part-play",
        "/",
        "play",
        ("/games", "/tables", "/matches", "/house-rules", "/m/"),
    ),
    SitePart("learn", "pages-part-learn", "/lessons", "graduation-cap", ("/lessons", "/words")),
    SitePart("puzzles", "pages-part-puzzles", "/puzzles", "puzzle", ("/puzzle", "/analysis")),
    SitePart(
        "compete",
        "pages-part-compete",
        "/compete",
        "trophy",
        ("/compete", "/duplicate", "/pairs", "/tournaments", "/ratings", "/players"),
    ),
    SitePart("watch", "pages-part-watch", "/watch", "eye", ("/watch",)),
)

#: Those that need no other people: all that Boneyard Lite has.
LOCAL_PARTS: Final = tuple(part for part in SITE_PARTS if part.name not in ("compete", "watch"))


def find_site_part(path: str) -> str:
    """The part that a page belongs to; '' if it is about none of them."""
    if path == "/":
        return "play"
    return next((part.name for part in SITE_PARTS if path.startswith(part.paths)), "")


def as_sentence(text: str) -> str:
    """Write it with a capital and a full stop."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


#: A year: a file's address changes with its contents.
IMMUTABLE_CACHE_CONTROL: Final = "public, max-age=31536000, immutable"


#: Style sheets by the names of earlier versions: a page that came before an update asks for them.
#: Scripts aren't listed: they fit only the markup of their own version, and pages work without.
FORMER_NAMES: Final = {
    "house.css": "css/site.css",
    "table.css": "css/table_layout.css",
    "bell.css": "css/notifications.css",
    "told.css": "css/notifications.css",
    "guide.css": "css/first_match_guide.css",
    "home.css": "css/home.css",
    "duplicate.css": "css/duplicate.css",
    "me.css": "css/account.css",
    "own.css": "css/house_rules.css",
    "puzzle.css": "css/puzzle.css",
    "ratings.css": "css/ratings.css",
    "tiles.css": "css/tiles.css",
    "tournament.css": "css/tournament.css",
}


@cache
def build_environment() -> Environment:
    """The templates; everything that is put into them is escaped."""
    made = Environment(
        loader=PackageLoader("boneyard.web", "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.globals.update(
        draw_face=render_avatar,
        icon=icon,
        backs=pictures.back_row_svg,
        back_rows=pictures.back_row_symbols,
        standing=pictures.standing_tile_svg,
        named_tile=pictures.labelled_tile_svg,
        words_of=pictures.tile_label,
        lying=pictures.lying_tile_svg,
    )
    made.globals.update(languages=LANGUAGES, marked=translate_markup, sentence=as_sentence)
    made.globals["static"] = lambda name: f"/static/{static_version()}/{name}"
    return made


@cache
def get_template(name: str) -> Template:
    """A template by its name."""
    return build_environment().get_template(name)


def _read_folder(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    """The files of a folder and of those in it, by their paths: `js/table/main.js`."""
    for one in folder.iterdir():
        if one.is_dir():
            yield from _read_folder(one, f"{path}{one.name}/")
        else:
            yield path + one.name, one.read_bytes()


@cache
def load_static_files() -> dict[str, bytes]:
    """All static files by name, scripts and styles packed; with the styles that are generated."""
    found = dict(_read_folder(files("boneyard.web") / "static"))
    scripts = {name: body.decode() for name, body in found.items() if name.endswith(".js")}
    whole = {name: body.encode() for name, body in bundle_all(scripts).items()}
    styles = {name: body.decode() for name, body in found.items() if name.endswith(".css")}
    styles["css/tiles.css"] = stylesheet()
    styles["css/palette.css"] = page_stylesheet()
    whole |= {name: minify_css(inline_css_imports(name, styles)).encode() for name in styles}
    return {**found, **whole}


#: The version that was computed when the files were written to a folder, or ''.
_built_version = ""


def set_static_version(version: str) -> None:
    """Use the version of files that something else serves, instead of computing it from them."""
    global _built_version
    _built_version = version


def static_version() -> str:
    """Changes with every change of a static file."""
    return _built_version or _hash_static_files()


@cache
def _hash_static_files() -> str:
    mixed = sha256()
    for name, body in sorted(load_static_files().items()):
        mixed.update(name.encode() + b"\0" + body)
    return mixed.hexdigest()[:12]


def translate_markup(translator: Translator, id: str, **arguments: Argument) -> Markup:
    """Say a message some of whose gaps are markup: `<em>…</em>`; the rest of it is escaped."""
    held = {name: value for name, value in arguments.items() if isinstance(value, Markup)}
    # Signs that no text has, in the place of markup until the sentence has been escaped.
    signs = {name: f"\ue000{at}\ue001" for at, name in enumerate(held)}
    text = str(escape(translator(id, **{**arguments, **signs})))
    for name, sign in signs.items():
        text = text.replace(sign, held[name])
    return Markup(text)


def render_fragment(name: str, translator: Translator, **context: object) -> Markup:
    """A piece of a page, in a language."""
    return Markup(get_template(name).render(say=translator, **context))


@lru_cache(maxsize=8192)
def _render_cached(name: str, translator: Translator, context: tuple[tuple[str, Any], ...]) -> str:
    return str(render_fragment(name, translator, **dict(context))).strip().replace("\n", " ")


def render_cached_fragment(name: str, translator: Translator, **context: object) -> str:
    """A piece of a page that is often the same, on one line; what goes into it can be hashed."""
    return _render_cached(name, translator, tuple(context.items()))


def render_page(
    request: Request,
    file: str,
    /,
    status: int = 200,
    preferences: Preferences | None = None,
    icons: Iterable[str] = (),
    **context: object,
) -> Response:
    """A whole page; no one keeps it, for it may hold what is one player's own."""
    preferences = preferences or read_preferences(request)
    context.update(wishes=preferences, say=preferences.translator)
    context["here"] = request.url.path
    context["lite"] = lite = state_of(request.scope).lite
    context["site_parts"] = LOCAL_PARTS if lite else SITE_PARTS
    context.setdefault("current_part", find_site_part(request.url.path))
    context["origin"] = str(request.base_url).rstrip("/")
    page = insert_sprite(get_template(file).render(**context), icons)
    return build_page_response(request, page, load_static_files, status)


async def serve_static_file(request: Request) -> Response:
    """A static file; its address holds the version of all of them."""
    asked = request.path_params["name"]
    name = FORMER_NAMES.get(asked, asked)
    body = load_static_files().get(name)
    if body is None:
        raise HttpError(404, "server-no-file")
    kind = "text/javascript" if name.endswith(".js") else mimetypes.guess_type(name)[0]
    current = request.path_params["version"] == static_version()
    return Response(
        body,
        headers={"cache-control": IMMUTABLE_CACHE_CONTROL if current else "no-cache"},
        media_type=kind,
    )
