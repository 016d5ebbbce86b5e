"""The picture that is shared of a finished match: the table at its end, who played, the score."""

from typing import Final

from markupsafe import escape
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.core.ids import Side
from boneyard.drawing.png import to_png
from boneyard.drawing.stylesheets import stylesheet
from boneyard.drawing.svg.geometry import UNIT, fmt
from boneyard.drawing.svg.position_picture import game_symbols, has_hub, tile_style
from boneyard.drawing.svg.table import bounding_box
from boneyard.drawing.svg.tiles import connectors_svg, tile_svg
from boneyard.drawing.theme_palettes import FAMILY_CLOTHS
from boneyard.games.families import family_of
from boneyard.i18n.translator import Translate
from boneyard.layout import board_from_log
from boneyard.server.errors import HttpError
from boneyard.server.lru import LruCache
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.request_context import RequestContext
from boneyard.server.web.preferences import read_preferences
from boneyard.text.game_report import PlayerNames

#: The picture that is shared of a finished match: the size that sites show without cutting.
PICTURE_WIDTH_PX, PICTURE_HEIGHT_PX = 1200, 630
#: The height of the band with names and scores below the table, and of its letters.
_BAND_PX, _LETTERS_PX = 110, 40
_MARGIN_PX: Final = 56
#: So many pictures are kept.
MAX_PICTURES: Final = 64
_PICTURES: Final[LruCache[tuple[str, str], bytes]] = LruCache(MAX_PICTURES)

#: How long a name may be in the picture.
_MAX_NAME: Final = 26


def render_final_picture(live: LiveMatch, say: Translate) -> bytes:
    """The table at the end of a match, with who played and the score."""
    view, rules = live.view(None), live.rules
    layout = board_from_log(rules, view.layout_events, "wide").layout()
    x1, y1, x2, y2 = bounding_box(layout.placed, 0) if layout.placed else (0.0, 0.0, 1.0, 1.0)
    wide, high = (x2 - x1) * UNIT, (y2 - y1) * UNIT
    room = PICTURE_WIDTH_PX - 2 * _MARGIN_PX, PICTURE_HEIGHT_PX - _BAND_PX - 110 - _MARGIN_PX
    scale = min(room[0] / wide, room[1] / high, 0.8)
    left = (PICTURE_WIDTH_PX - wide * scale) / 2 - x1 * UNIT * scale
    top = 110 + (room[1] - high * scale) / 2 - y1 * UNIT * scale
    faces = tile_style(rules).faces
    tiles = "".join(tile_svg(one, faces, say=say) for one in layout.placed)
    players = PlayerNames(live.names, rules.sides, None)
    sides = sorted(range(rules.sides), key=lambda side: Side(side) not in view.winners)
    step = (PICTURE_WIDTH_PX - 2 * _MARGIN_PX) / max(len(sides), 2)
    base = PICTURE_HEIGHT_PX - 40
    size = min(_LETTERS_PX, step / 14)
    told = []
    for at, side in enumerate(sides):
        name = say(players.side(Side(side)))
        name = name if len(name) <= _MAX_NAME else f"{name[: _MAX_NAME - 1]}…"
        colour = "#e9bb55" if side in view.winners else "#fffdf6"
        # Of two sides, the second stands at the right edge.
        last = len(sides) == 2 and at == 1
        x = PICTURE_WIDTH_PX - _MARGIN_PX if last else _MARGIN_PX + at * step
        told.append(
            f'<text x="{fmt(x)}" y="{base}" font-size="{fmt(size)}" '
            f'text-anchor="{"end" if last else "start"}" '
            f'fill="#fffdf6">{escape(name)} <tspan font-weight="bold" fill="{colour}">'
            f"{view.scores[side]}</tspan></text>"
        )
    cloth = FAMILY_CLOTHS[family_of(rules.game)][0]
    css = stylesheet("light", standalone=True, connectors=True, hub=has_hub(rules))
    return to_png(
        '<svg xmlns="http://www.w3.org/2000/svg" class="by" '
        f'viewBox="0 0 {PICTURE_WIDTH_PX} {PICTURE_HEIGHT_PX}"><style>{css}</style>'
        f"{game_symbols(rules)}"
        f'<rect width="{PICTURE_WIDTH_PX}" height="{PICTURE_HEIGHT_PX}" fill="{cloth}"/>'
        f'<g font-family="sans-serif"><text x="{_MARGIN_PX}" y="72" font-size="40" fill="#fffdf6" '
        f'font-weight="bold">{escape(say(rules.game.localized_title))}</text>'
        f'<text x="{PICTURE_WIDTH_PX - _MARGIN_PX}" y="72" font-size="32" fill="#fffdf6" '
        'text-anchor="end">Boneyard</text>'
        f'<rect y="{PICTURE_HEIGHT_PX - _BAND_PX}" width="{PICTURE_WIDTH_PX}" height="{_BAND_PX}" '
        f'fill="#000" fill-opacity=".45"/>{"".join(told)}</g>'
        f'<g transform="translate({fmt(left)} {fmt(top)}) scale({scale:.4f})">{tiles}'
        f"{connectors_svg(layout.placed)}</g></svg>",
        PICTURE_WIDTH_PX,
    )


async def serve_final_picture(request: Request) -> Response:
    """The table at the end of a match as PNG: for players who have its link."""
    context = RequestContext(request)
    live = await context.load_match()
    if not live.as_seen_from(None).state.over:
        raise HttpError(404, "server-no-picture")
    preferences = read_preferences(request)
    key = live.id, preferences.language
    body = _PICTURES.get(key)
    if body is None:
        translate = preferences.translator.translate
        body = _PICTURES.put(
            key,
            await context.run_in_background(
                ("final picture", *key), lambda: render_final_picture(live, translate)
            ),
        )
    headers = {"cache-control": "private, max-age=86400"}
    return Response(body, headers=headers, media_type="image/png")


ROUTES: Final = (Route("/m/{match}/final.png", serve_final_picture),)
