"""Preferences of a browser, kept in cookies: look of the table, display name."""

from functools import lru_cache
from typing import Final
from urllib.parse import quote, unquote

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from boneyard.core.faces import FACES, Faces
from boneyard.i18n.fluent_translator import Tongue, tongue
from boneyard.i18n.locales import ENGLISH
from boneyard.layout import Aspect
from boneyard.layout.pose import ASPECTS
from boneyard.server.errors import Refused
from boneyard.server.http.cookies import cookie_of
from boneyard.server.http.language import language_in, spoken
from boneyard.server.http.session_cookie import TWO_YEARS
from boneyard.server.names import cleaned

NAME_COOKIE: Final = "called"


def name_of(request: Request, most: int = 24) -> str:
    """The name that a guest has chosen, if any."""
    try:
        return cleaned(unquote(cookie_of(request, NAME_COOKIE)), most, "name")
    except Refused:
        return ""


def keep_name(response: Response, request: Request, name: str) -> None:
    """Remember a name for the next time."""
    if name:
        keep_cookie(response, request, NAME_COOKIE, quote(name))


def keep_cookie(response: Response, request: Request, name: str, value: str) -> None:
    """Let the browser keep a wish: no script sees it, and no other site sends it."""
    response.set_cookie(
        name, value, TWO_YEARS, httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )  # fmt: skip


def shape_named(text: str) -> Aspect:
    """Read a shape; anything else is wide."""
    return text if text in ASPECTS else "wide"


LOOK_COOKIE: Final = "look"


#: Written by the page's script once it has measured the table.
SHAPE_COOKIE: Final = "shape"


THEMES: Final = ("system", "light", "dark", "contrast")


SPEEDS: Final = ("calm", "usual", "quick", "still")


#: What the table is made of.
CLOTHS: Final = ("green", "blue", "oak")


#: What a tap on a tile does that can go to one place only: it plays, or asks first.
TAPS: Final = ("plays", "asks")


#: Faces that can be chosen; colours belong to Fundomino, which always has them.
CHOICES: Final = ("own", "pips", "numerals", "fruit")


class Wishes(Struct, frozen=True):
    """What a visitor wishes to see."""

    theme: str = "system"
    faces: str = "own"
    speed: str = "usual"
    cloth: str = "green"
    tap: str = "plays"
    shape: Aspect = "wide"
    language: str = ENGLISH

    @property
    def faces_or_own(self) -> Faces | None:
        """The faces wished for; None: those that the game's box has."""
        return self.faces if self.faces in FACES else None

    @property
    def speak(self) -> Tongue:
        """The language in which pages speak."""
        return tongue(self.language)

    @property
    def cookie(self) -> str:
        """As it is kept."""
        return f"{self.theme}.{self.faces}.{self.speed}.{self.cloth}.{self.tap}"


def wishes_of(request: Request) -> Wishes:
    """Read a visitor's wishes; what is odd is left out."""
    parts = cookie_of(request, LOOK_COOKIE).split(".")
    theme, faces, speed, cloth, tap = [*parts, "", "", "", "", ""][:5]
    asked = cookie_of(request, SHAPE_COOKIE)
    if asked not in ASPECTS:
        asked = "tall" if "Mobi" in request.headers.get("user-agent", "") else "wide"
    return Wishes(
        theme if theme in THEMES else "system",
        faces if faces in CHOICES else "own",
        speed if speed in SPEEDS else "usual",
        cloth if cloth in CLOTHS else "green",
        tap if tap in TAPS else "plays",
        shape_named(asked),
        language_in(request.headers.raw),
    )


@lru_cache(maxsize=256)
def how_of(text: str) -> tuple[Aspect, Faces | None, str]:
    """Read what the browser asked the painter for: `tall.numerals.es`."""
    shape, faces, language = [*text.split(".", 2), "", ""][:3]
    return (
        shape_named(shape),
        faces if faces in FACES else None,
        language if spoken(language) else ENGLISH,
    )


def how_written(shape: Aspect, faces: Faces | None, language: str) -> str:
    """The one way to write what was read."""
    return f"{shape}.{faces or 'own'}.{language}"
