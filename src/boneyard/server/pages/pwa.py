"""The house as an app: what browsers need to install it, its icons, and the worker that is told."""

from importlib.resources import files
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from boneyard.core.codec import encoder
from boneyard.drawing.palette import LIGHT, PAGE_PALETTES
from boneyard.drawing.png import png
from boneyard.server.context import Ask
from boneyard.server.errors import Refused
from boneyard.server.web.preferences import wishes_of
from boneyard.server.web.render import page, static_files

#: A day: icons change with a new version at most.
KEPT: Final = "public, max-age=86400"
#: The felt behind the tile.
FELT: Final = LIGHT["felt"]
#: Icons by name: how wide they are in pixels, and how much of the cloth is round the tile.
ICONS: Final = {"180": (180, 4), "192": (192, 4), "512": (512, 4), "whole": (512, 11)}
#: What phones show beside the time: a shape of one colour.
BADGE: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#fff" fill-rule="'
    'evenodd" d="M14 1h12a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5zM12 19v2'
    'h16v-2zM20 8a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM20 27a3 3 0 1 0 0 6a3 3 0 1 0 0-6z"/></svg>'
)


#: The icons that were drawn.
_ICONS: Final[dict[str, bytes]] = {}


def icon(name: str) -> bytes:
    """An icon as PNG: the tile of the house on its cloth."""
    if name == "badge":
        return png(BADGE, 96)
    width, around = ICONS[name]
    tile = (files("boneyard.web") / "static" / "icon.svg").read_text("utf-8")
    inner = tile[tile.index(">") + 1 : tile.rindex("</svg>")]
    size, corner = 40 + 2 * around, 0 if name in ("whole", "180") else 9
    return png(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-around} {-around} {size} {size}">'
        f'<rect x="{-around}" y="{-around}" width="{size}" height="{size}" rx="{corner}" '
        f'fill="{FELT}"/>{inner}</svg>',
        width,
    )


async def show_icon(request: Request) -> Response:
    """An icon."""
    name = request.path_params["name"]
    if name not in ICONS and name != "badge":
        raise Refused(404, "house-no-picture")
    body = _ICONS.get(name)
    if body is None:  # drawn once, however many ask for it meanwhile
        body = _ICONS[name] = await Ask(request).long(("icon", name), lambda: icon(name))
    return Response(body, headers={"cache-control": KEPT}, media_type="image/png")


async def manifest(request: Request) -> Response:
    """What a browser must know to install the house; it opens where one goes on."""
    speak = wishes_of(request).speak
    icons = [
        {"src": f"/icons/{name}.png", "sizes": f"{width}x{width}", "type": "image/png",
         "purpose": "maskable" if name == "whole" else "any"}
        for name, (width, _) in ICONS.items() if name != "180"
    ]  # fmt: skip
    found = {
        "id": "/", "name": "Boneyard", "short_name": "Boneyard", "lang": speak.language,
        "dir": speak.direction, "description": speak("pages-description"),
        "start_url": "/#go-on", "scope": "/", "display": "standalone",
        "background_color": PAGE_PALETTES["light"]["page"], "theme_color": FELT, "icons": icons,
        "shortcuts": [{"name": speak("mine-title"), "url": "/matches"}],
    }  # fmt: skip
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(encoder.encode(found), headers=headers, media_type="application/manifest+json")


async def offline(request: Request) -> Response:
    """What an app shows that can't reach the house; its worker keeps it."""
    return page(request, "pages/offline.html")


async def worker(request: Request) -> Response:
    """The worker; browsers look for a new one by themselves."""
    body = static_files()["js/service_worker.js"]
    return Response(body, headers={"cache-control": "no-cache"}, media_type="text/javascript")
