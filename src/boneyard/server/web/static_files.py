"""Static files: scripts and styles packed, their version, and serving them."""

import mimetypes
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from boneyard.drawing.stylesheets import page_stylesheet, stylesheet
from boneyard.server.errors import HttpError
from boneyard.server.web.assets import bundle_all, inline_css_imports, minify_css

#: A year: a file's address changes with its contents.
IMMUTABLE_CACHE_CONTROL: Final = "public, max-age=31536000, immutable"


#: Style sheets by the names of earlier versions: a page that came before an update asks for them.
#: Scripts aren't listed: they fit only the markup of their own version, and pages work without.
FORMER_NAMES: Final = {
    "house.css": "css/site.css",
    "table.css": "css/match_page.css",
    "bell.css": "css/notifications.css",
    "told.css": "css/notifications.css",
    "guide.css": "css/match_page_late.css",
    "home.css": "css/home.css",
    "duplicate.css": "css/duplicate.css",
    "me.css": "css/account.css",
    "own.css": "css/house_rules.css",
    "puzzle.css": "css/puzzle.css",
    "ratings.css": "css/ratings.css",
    "tiles.css": "css/tiles.css",
    "tournament.css": "css/tournament.css",
    "css/table_layout.css": "css/match_page.css",
    "css/first_match_guide.css": "css/match_page_late.css",
    "css/lists.css": "css/match_lists.css",
    "css/setup.css": "css/match_setup.css",
    "css/waiting.css": "css/waiting_room.css",
}


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
