"""What a link shows where it is shared: a title, a sentence, and a picture as PNG."""

from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from boneyard.drawing.palette import stylesheet
from boneyard.drawing.png import png
from boneyard.drawing.svg.geometry import UNIT, number
from boneyard.drawing.svg.picture import symbols_of
from boneyard.engine.kinds import AnyGame
from boneyard.games import GAMES, about
from boneyard.games.house_rules.describe import first_line
from boneyard.i18n.fluent_translator import Tongue
from boneyard.i18n.locales import ENGLISH
from boneyard.layout import Frame
from boneyard.server.context import Ask
from boneyard.server.errors import Refused
from boneyard.server.web.pictures import frame_of, tiles_of

#: The size that sites show without cutting, in pixels.
WIDE, HIGH = 1200, 630
#: The house's own card shows a table of this game.
HOUSE, PICTURED = "boneyard", "five-up"
#: What stays free around the tiles, in their widths.
AROUND: Final = 0.6
#: A day: pictures change with a new version at most.
KEPT: Final = "public, max-age=86400"


class Share(Struct, frozen=True):
    """What the head of a page says to those who show a link."""

    title: str
    about: str
    picture: str = HOUSE


def shared(game: AnyGame, title: str, speak: Tongue) -> Share:
    """What a link to a game, or to a match of it, shows."""
    if game.own:
        # A picture is made once for each game of the house, and kept.
        return Share(title, speak("game-shared", about=first_line(game, speak.say)))
    tagline = about.tagline(game.name, speak.catalogues)
    return Share(title, speak("game-shared", about=tagline), game.name)


def _framed(frame: Frame) -> Frame:
    """The tiles in the middle of a card of its own shape."""
    width, height = frame.width + 2 * AROUND, frame.height + 2 * AROUND
    width, height = max(width, height * WIDE / HIGH), max(height, width * HIGH / WIDE)
    x, y = frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2
    return Frame(x, y, width, height)


#: The cards that were drawn: one for each game, and the site's own.
_CARDS: Final[dict[str, bytes]] = {}


def drawn(name: str) -> bytes:
    """The card of a game, or of the house."""
    game = PICTURED if name == HOUSE else name
    frame = _framed(frame_of(game))
    x, y, wide, high = (
        number(side * UNIT) for side in (frame.x, frame.y, frame.width, frame.height)
    )
    symbols = symbols_of(GAMES[game].rules())
    return png(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="by" viewBox="{x} {y} {wide} {high}">'
        f"<style>{stylesheet('light', alone=True, leaps=True)}</style>{symbols}"
        f'<rect class="by-felt" x="{x}" y="{y}" width="{wide}" height="{high}"/>'
        f"{tiles_of(game, ENGLISH)}</svg>",
        WIDE,
    )


async def show(request: Request) -> Response:
    """A card as PNG."""
    name = request.path_params["name"]
    if name != HOUSE and name not in GAMES:
        raise Refused(404, "house-no-picture")
    body = _CARDS.get(name)
    if body is None:  # drawn once, however many ask for it meanwhile
        body = _CARDS[name] = await Ask(request).long(("card", name), lambda: drawn(name))
    return Response(body, headers={"cache-control": KEPT}, media_type="image/png")
