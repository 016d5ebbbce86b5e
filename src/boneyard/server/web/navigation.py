"""Navigation of the site: its parts, in the bar on wide screens and as tabs on phones."""

from typing import Final

from msgspec import Struct


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
