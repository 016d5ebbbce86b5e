"""Preferences of a browser, kept in cookies: look of the table, display name."""

from collections.abc import Mapping
from functools import lru_cache
from operator import contains
from typing import Final
from urllib.parse import quote, unquote

from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from boneyard.core.tile_faces import FACES, Faces
from boneyard.drawing.theme_palettes import TILE_BACKS, TILE_DESIGNS
from boneyard.i18n.locales import ENGLISH
from boneyard.i18n.translator import Translator, get_translator
from boneyard.layout import Aspect, TrainStyle
from boneyard.layout.pose import ASPECT_RATIOS
from boneyard.server.errors import HttpError
from boneyard.server.http.language import is_supported, negotiate_language
from boneyard.server.http.session_cookie import COOKIE_MAX_AGE_SECONDS, get_cookie
from boneyard.server.player_names import clean_text
from boneyard.server.web.avatars import AVATARS

NAME_COOKIE: Final = "called"
AVATAR_COOKIE: Final = "avatar"


def get_saved_name(request: HTTPConnection, max_chars: int = 24) -> str:
    """The name that a guest has chosen, if any."""
    try:
        return clean_text(unquote(get_cookie(request, NAME_COOKIE)), max_chars, "name")
    except HttpError:
        return ""


def save_name(response: Response, request: Request, name: str) -> None:
    """Remember a name for the next time."""
    if name:
        set_preference_cookie(response, request, NAME_COOKIE, quote(name))


def set_preference_cookie(
    response: Response, request: Request, name: str, value: str, path: str = "/"
) -> None:
    """Let the browser keep a wish: no script sees it, and no other site sends it."""
    response.set_cookie(
        name, value, COOKIE_MAX_AGE_SECONDS, path=path, httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )  # fmt: skip


def parse_shape(text: str) -> Aspect:
    """Read a shape; anything else is wide."""
    return text if text in ASPECT_RATIOS else "wide"


APPEARANCE_COOKIE: Final = "look"


#: Written by the page's script once it has measured the table.
SHAPE_COOKIE: Final = "shape"

#: How trains are laid out; the script knows what suits the screen.
TRAIN_STYLES: Final[Mapping[str, TrainStyle]] = {"hub": "hub", "short": "short", "long": "long"}


THEMES: Final = ("system", "light", "dark", "contrast")


SPEEDS: Final = ("calm", "usual", "quick", "still")


#: What the table is made of; the family of its game decides unless a player does.
CLOTHS: Final = ("family", "green", "blue", "oak")


#: What tiles are made of, and their backs.
TILE_CHOICES: Final = ("ivory", *TILE_DESIGNS)


BACK_CHOICES: Final = ("wood", *TILE_BACKS)


#: What a tap on a tile does that can go to one place only: it plays, or asks first.
TAP_ACTIONS: Final = ("plays", "asks")


#: Faces that can be chosen; colours belong to Fundomino, which always has them.
FACE_CHOICES: Final = ("own", "pips", "numerals", "fruit")


class Preferences(Struct, frozen=True):
    """What a visitor wishes to see."""

    theme: str = "system"
    faces: str = "own"
    speed: str = "usual"
    cloth: str = "family"
    tap: str = "plays"
    tiles: str = "ivory"
    backs: str = "wood"
    shape: Aspect = "wide"
    trains: TrainStyle = "hub"
    language: str = ENGLISH
    avatar: str = ""
    """The picture of the player who uses this browser, as the bar shows it."""

    @property
    def chosen_faces(self) -> Faces | None:
        """The faces wished for; None: those that the game's box has."""
        return self.faces if self.faces in FACES else None

    @property
    def translator(self) -> Translator:
        """The language in which pages speak."""
        return get_translator(self.language)

    @property
    def cookie_value(self) -> str:
        """As it is kept."""
        parts = self.theme, self.faces, self.speed, self.cloth, self.tap, self.tiles, self.backs
        return ".".join(parts)


def parse_look(text: str) -> str:
    """What tables look like, as the cookie says it; nothing: it is odd."""
    choices = THEMES, FACE_CHOICES, SPEEDS, CLOTHS, TAP_ACTIONS, TILE_CHOICES, BACK_CHOICES
    parts = text.split(".")
    sound = len(parts) == len(choices) and all(map(contains, choices, parts))
    return text if sound else ""


def read_preferences(request: Request) -> Preferences:
    """Read a visitor's wishes; what is odd is left out."""
    parts = get_cookie(request, APPEARANCE_COOKIE).split(".")
    theme, faces, speed, cloth, tap, tiles, backs = [*parts, *[""] * 7][:7]
    asked, _, trains = get_cookie(request, SHAPE_COOKIE).partition(".")
    if asked not in ASPECT_RATIOS:
        asked = "tall" if "Mobi" in request.headers.get("user-agent", "") else "wide"
    return Preferences(
        theme if theme in THEMES else "system",
        faces if faces in FACE_CHOICES else "own",
        speed if speed in SPEEDS else "usual",
        cloth if cloth in CLOTHS else "family",
        tap if tap in TAP_ACTIONS else "plays",
        tiles if tiles in TILE_CHOICES else "ivory",
        backs if backs in BACK_CHOICES else "wood",
        parse_shape(asked),
        TRAIN_STYLES.get(trains, "hub"),
        negotiate_language(request.headers.raw),
        avatar if (avatar := get_cookie(request, AVATAR_COOKIE)) in AVATARS else "",
    )


@lru_cache(maxsize=256)
def parse_draw_style(text: str) -> tuple[Aspect, Faces | None, str, TrainStyle]:
    """Read how a page wants to be drawn: `tall.numerals.es.short`."""
    shape, faces, language, trains = [*text.split(".", 3), "", "", ""][:4]
    return (
        parse_shape(shape),
        faces if faces in FACES else None,
        language if is_supported(language) else ENGLISH,
        TRAIN_STYLES.get(trains, "hub"),
    )


def format_draw_style(shape: Aspect, faces: Faces | None, language: str, trains: TrainStyle) -> str:
    """The one way to write what was read."""
    parts = shape, faces or "own", language, *(() if trains == "hub" else (trains,))
    return ".".join(parts)
