"""Progressive web app (PWA): manifest, icons and the service worker."""

from importlib.resources import files
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.core.codec import encoder
from boneyard.drawing.png import to_png
from boneyard.drawing.theme_palettes import LIGHT, PAGE_PALETTES
from boneyard.server.errors import HttpError
from boneyard.server.request_context import RequestContext
from boneyard.server.web.preferences import read_preferences
from boneyard.server.web.render import render_page
from boneyard.server.web.static_files import load_static_files

#: A day: icons change with a new version at most.
ICON_CACHE_CONTROL: Final = "public, max-age=86400"
#: The felt behind the tile.
FELT_COLOUR: Final = LIGHT["felt"]
#: Icons by name: how wide they are in pixels, and how much of the cloth is round the tile.
ICON_SIZES: Final = {"180": (180, 4), "192": (192, 4), "512": (512, 4), "whole": (512, 11)}
#: What phones show beside the time: a shape of one colour.
BADGE_SVG: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#fff" fill-rule="'
    'evenodd" d="M14 1h12a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5zM12 19v2'
    'h16v-2zM20 8a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM20 27a3 3 0 1 0 0 6a3 3 0 1 0 0-6z"/></svg>'
)


#: The icons that were drawn.
_ICONS: Final[dict[str, bytes]] = {}


def render_icon(name: str) -> bytes:
    """An icon as PNG: the tile of the server on its cloth."""
    if name == "badge":
        return to_png(BADGE_SVG, 96)
    width, around = ICON_SIZES[name]
    tile = (files("boneyard.web") / "static" / "icon.svg").read_text("utf-8")
    inner = tile[tile.index(">") + 1 : tile.rindex("</svg>")]
    size, corner = 40 + 2 * around, 0 if name in ("whole", "180") else 9
    return to_png(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-around} {-around} {size} {size}">'
        f'<rect x="{-around}" y="{-around}" width="{size}" height="{size}" rx="{corner}" '
        f'fill="{FELT_COLOUR}"/>{inner}</svg>',
        width,
    )


async def serve_icon(request: Request) -> Response:
    """An icon."""
    name = request.path_params["name"]
    if name not in ICON_SIZES and name != "badge":
        raise HttpError(404, "server-no-picture")
    body = _ICONS.get(name)
    if body is None:  # drawn once, however many ask for it meanwhile
        body = _ICONS[name] = await RequestContext(request).run_in_background(
            ("icon", name), lambda: render_icon(name)
        )
    return Response(body, headers={"cache-control": ICON_CACHE_CONTROL}, media_type="image/png")


async def serve_manifest(request: Request) -> Response:
    """What a browser must know to install the server; it opens where one goes on."""
    translator = read_preferences(request).translator
    icons = [
        {"src": f"/icons/{name}.png", "sizes": f"{width}x{width}", "type": "image/png",
         "purpose": "maskable" if name == "whole" else "any"}
        for name, (width, _) in ICON_SIZES.items() if name != "180"
    ]  # fmt: skip
    found = {
        "id": "/",
        "name": "Boneyard",
        "short_name": "Boneyard",
        "lang": translator.language,
        "dir": translator.direction,
        "description": translator("pages-description"),
        "start_url": "/#go-on",
        "scope": "/",
        "display": "standalone",
        "background_color": PAGE_PALETTES["light"]["page"],
        "theme_color": FELT_COLOUR,
        "icons": icons,
        "shortcuts": [{"name": translator("mymatches-title"), "url": "/matches"}],
    }
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(encoder.encode(found), headers=headers, media_type="application/manifest+json")


async def show_offline(request: Request) -> Response:
    """What an app shows that can't reach the server; its worker keeps it."""
    return render_page(request, "pages/offline.html")


async def serve_worker(request: Request) -> Response:
    """The worker; browsers look for a new one by themselves."""
    body = load_static_files()["js/service_worker.js"]
    return Response(body, headers={"cache-control": "no-cache"}, media_type="text/javascript")


ROUTES: Final = (
    Route("/manifest.webmanifest", serve_manifest),
    Route("/offline", show_offline),
    Route("/worker.js", serve_worker),
    Route("/icons/{name}.png", serve_icon),
)
