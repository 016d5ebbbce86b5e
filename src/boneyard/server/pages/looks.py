"""What a visitor wishes to see, from cookies: theme, faces, speed, language; the screen's shape.

The language is the one that was chosen, or the one that the browser likes best.
"""

from typing import Final, Literal

from msgspec import Struct
from starlette.requests import Request

from boneyard.art import FACES, Faces
from boneyard.layout.pose import ASPECTS, Shape
from boneyard.server.boards import shape_named
from boneyard.server.cookies import cookie_of
from boneyard.words.catalogues import ENGLISH, LANGUAGES
from boneyard.words.tongue import MADE_UP, Tongue, negotiated, tongue

COOKIE: Final = "look"
#: Written by the page's script once it has measured the table.
SHAPE_COOKIE: Final = "shape"
#: The language that was chosen.
LANGUAGE_COOKIE: Final = "language"

THEMES: Final = ("system", "light", "dark", "contrast")
SPEEDS: Final = ("calm", "usual", "quick", "still")
Speed = Literal["calm", "usual", "quick", "still"]
#: Faces that can be chosen; colours belong to Fundomino, which always has them.
CHOICES: Final = ("own", "pips", "numerals", "fruit")


class Wishes(Struct, frozen=True):
    """What a visitor wishes to see."""

    theme: str = "system"
    faces: str = "own"
    speed: str = "usual"
    shape: Shape = "wide"
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
        return f"{self.theme}.{self.faces}.{self.speed}"


def wishes_of(request: Request) -> Wishes:
    """Read a visitor's wishes; what is odd is left out."""
    parts = cookie_of(request, COOKIE).split(".")
    theme, faces, speed = [*parts, "", "", ""][:3]
    asked = cookie_of(request, SHAPE_COOKIE)
    if asked not in ASPECTS:
        asked = "tall" if "Mobi" in request.headers.get("user-agent", "") else "wide"
    return Wishes(
        theme if theme in THEMES else "system",
        faces if faces in CHOICES else "own",
        speed if speed in SPEEDS else "usual",
        shape_named(asked),
        language_of(request),
    )


def spoken(language: str) -> bool:
    """Say whether pages can speak it: the made-up language is for tests, and is never offered."""
    return language in LANGUAGES or language == MADE_UP


def language_of(request: Request) -> str:
    """The language that a visitor has chosen, or that the browser likes best."""
    kept = cookie_of(request, LANGUAGE_COOKIE)
    return kept if spoken(kept) else negotiated(request.headers.get("accept-language", ""))


def how_of(text: str) -> tuple[Shape, Faces | None, str]:
    """Read what the browser asked the painter for: `tall.numerals.es`."""
    shape, faces, language = [*text.split(".", 2), "", ""][:3]
    return (
        shape_named(shape),
        faces if faces in FACES else None,
        language if spoken(language) else ENGLISH,
    )


def how_written(shape: Shape, faces: Faces | None, language: str) -> str:
    """The one way to write what was read."""
    return f"{shape}.{faces or 'own'}.{language}"
