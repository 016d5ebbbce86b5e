"""Link previews (Open Graph): title, sentence and picture of a shared link."""

from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.drawing.png import to_png
from boneyard.drawing.stylesheets import stylesheet
from boneyard.drawing.svg.geometry import UNIT, fmt
from boneyard.drawing.svg.position_picture import game_symbols
from boneyard.engine.kinds import AnyGame
from boneyard.games import GAMES, game_facts
from boneyard.games.house_rules.describe import summary_line
from boneyard.i18n.locales import ENGLISH
from boneyard.i18n.translator import Translator
from boneyard.layout import Frame
from boneyard.server.errors import HttpError
from boneyard.server.request_context import RequestContext
from boneyard.server.web.game_cards import card_frame, card_tiles_svg

#: The size that sites show without cutting, in pixels.
CARD_WIDTH_PX, CARD_HEIGHT_PX = 1200, 630
#: The server's own card shows a table of this game.
SITE_CARD, SITE_CARD_GAME = "boneyard", "five-up"
#: What stays free around the tiles, in their widths.
CARD_MARGIN: Final = 0.6
#: A day: pictures change with a new version at most.
CARD_CACHE_CONTROL: Final = "public, max-age=86400"


class LinkPreview(Struct, frozen=True):
    """What the head of a page says to callers who show a link."""

    title: str
    about: str
    picture: str = SITE_CARD
    """The name of a card."""
    address: str = ""
    """The address of another picture, instead of a card."""


def build_link_preview(game: AnyGame, title: str, translator: Translator) -> LinkPreview:
    """What a link to a game, or to a match of it, shows."""
    if game.rules_json:
        # A picture is made once for each game of the server, and kept.
        return LinkPreview(
            title, translator("game-shared", about=summary_line(game, translator.translate))
        )
    tagline = game_facts.tagline(game.name, translator.catalogue_language)
    return LinkPreview(title, translator("game-shared", about=tagline), game.name)


def _card_frame(frame: Frame) -> Frame:
    """The tiles in the middle of a card of its own shape."""
    width, height = frame.width + 2 * CARD_MARGIN, frame.height + 2 * CARD_MARGIN
    width, height = (
        max(width, height * CARD_WIDTH_PX / CARD_HEIGHT_PX),
        max(height, width * CARD_HEIGHT_PX / CARD_WIDTH_PX),
    )
    x, y = frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2
    return Frame(x, y, width, height)


#: The cards that were drawn: one for each game, and the site's own.
_CARDS: Final[dict[str, bytes]] = {}


def render_card(name: str) -> bytes:
    """The card of a game, or of the server."""
    game = SITE_CARD_GAME if name == SITE_CARD else name
    frame = _card_frame(card_frame(game))
    x, y, wide, high = (fmt(side * UNIT) for side in (frame.x, frame.y, frame.width, frame.height))
    symbols = game_symbols(GAMES[game].rules())
    return to_png(
        f'<svg xmlns="http://www.w3.org/2000/svg" class="by" viewBox="{x} {y} {wide} {high}">'
        f"<style>{stylesheet('light', standalone=True, connectors=True)}</style>{symbols}"
        f'<rect class="by-felt" x="{x}" y="{y}" width="{wide}" height="{high}"/>'
        f"{card_tiles_svg(game, ENGLISH)}</svg>",
        CARD_WIDTH_PX,
    )


async def serve_card(request: Request) -> Response:
    """A card as PNG."""
    name = request.path_params["name"]
    if name != SITE_CARD and name not in GAMES:
        raise HttpError(404, "server-no-picture")
    body = _CARDS.get(name)
    if body is None:  # drawn once, however many ask for it meanwhile
        body = _CARDS[name] = await RequestContext(request).run_in_background(
            ("card", name), lambda: render_card(name)
        )
    return Response(body, headers={"cache-control": CARD_CACHE_CONTROL}, media_type="image/png")


ROUTES: Final = (Route("/cards/{name}.png", serve_card),)
