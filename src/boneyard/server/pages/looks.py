"""What a visitor wishes to see, from a cookie: theme, faces, speed; and the shape of the screen."""

from typing import Final, Literal

from msgspec import Struct
from starlette.requests import Request

from boneyard.art import FACES, Faces
from boneyard.layout.pose import ASPECTS, Shape
from boneyard.server.cookies import cookie_of
from boneyard.server.pages.boards import shape_named

COOKIE: Final = "look"
#: Written by the page's script once it has measured the table.
SHAPE_COOKIE: Final = "shape"

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

    @property
    def faces_or_own(self) -> Faces | None:
        """The faces wished for; None: those that the game's box has."""
        return self.faces if self.faces in FACES else None

    @property
    def cookie(self) -> str:
        """As it is kept."""
        return f"{self.theme}.{self.faces}.{self.speed}"

    @property
    def how(self) -> str:
        """What the browser asks the painter for."""
        return f"{self.shape}.{self.faces}"


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
    )


def how_of(text: str) -> tuple[Shape, Faces | None]:
    """Read what the browser asked the painter for: `tall.numerals`."""
    shape, _, faces = text.partition(".")
    return shape_named(shape), faces if faces in FACES else None


def how_written(shape: Shape, faces: Faces | None) -> str:
    """The one way to write what was read."""
    return f"{shape}.{faces or 'own'}"
