"""Pictures of tiles in pages: standing in a hand, lying, and rows of backs."""

from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from boneyard.core.tile_faces import Faces
from boneyard.core.tiles import Half, Tile
from boneyard.drawing.svg.geometry import UNIT, fmt
from boneyard.drawing.svg.hands import TileStyle
from boneyard.drawing.svg.tiles import (
    face_up_svg,
    tile_text,
)
from boneyard.i18n import message
from boneyard.i18n.translator import Translate

#: What stays free around a tile's drawing, for its shadow and its outline.
TILE_MARGIN: Final = 6


#: The same around a tile of a hand, whose outline may reach out of its picture.
HAND_TILE_MARGIN: Final = 2


#: So many tiles lie face down on the picture of a table before the first is laid.
FACE_DOWN_TILES: Final = 7

#: A small tile is so high, in pixels.
SMALL_TILE_HEIGHT_PX: Final = 30


#: The longest row of backs that is drawn.
MAX_BACKS: Final = 12


@lru_cache(maxsize=2048)
def _standing_tile_body(tile: Tile | None, faces: Faces, curved: bool, turn: str) -> str:
    style = TileStyle(faces, curved, {tile: turn} if tile and turn else {})
    where, inner = style.draw_standing(tile, 0, 0, 1)
    wide = style.width * UNIT / 2 + HAND_TILE_MARGIN
    high = style.height * UNIT / 2 + HAND_TILE_MARGIN
    box = f"{fmt(-wide)} {fmt(-high)} {fmt(2 * wide)} {fmt(2 * high)}"
    return f'viewBox="{box}"><g transform="{where}">{inner}</g></svg>'


def standing_tile_svg(
    tile: Tile | None, faces: Faces, curved: bool, turn: str, size: str = ""
) -> Markup:
    """A tile standing upright, as a picture of its own; None: its back."""
    drawn = _standing_tile_body(tile, faces, curved, turn)
    return Markup(
        f'<svg class="by" overflow="visible" aria-hidden="true" focusable="false"{size} {drawn}'
    )


def naming_attributes(name: str) -> str:
    """The attributes of a picture with this name; '' makes it one that only eyes look at."""
    return f'role="img" aria-label="{escape(name)}"' if name else 'aria-hidden="true"'


@lru_cache(maxsize=8)
def face_down_svg(curved: bool, name: str = "") -> Markup:
    """Tiles side by side, face down: a table on which nothing is laid yet."""
    style = TileStyle("pips", curved)
    step, high = style.width * UNIT * 1.2, style.height * UNIT + 2 * TILE_MARGIN
    drawn = ""
    for at in range(FACE_DOWN_TILES):
        where, inner = style.draw_standing(None, (at + 0.5) * step, high / 2, 1)
        drawn += f'<g transform="{where}">{inner}</g>'
    return Markup(
        f'<svg class="by" viewBox="0 0 {fmt(FACE_DOWN_TILES * step)} {fmt(high)}" '
        f'{naming_attributes(name)} focusable="false">{drawn}</svg>'
    )


def labelled_tile_svg(tile: Tile, style: TileStyle, translate: Translate) -> Markup:
    """A small tile that says what it is."""
    words = escape(tile_text(tile.a, tile.b, style.faces, translate))
    wide = (
        SMALL_TILE_HEIGHT_PX
        * (style.width * UNIT + 2 * HAND_TILE_MARGIN)
        / (style.height * UNIT + 2 * HAND_TILE_MARGIN)
    )
    size = f' width="{fmt(wide)}" height="{SMALL_TILE_HEIGHT_PX}"'
    picture = standing_tile_svg(tile, style.faces, style.curved, style.turns.get(tile, ""), size)
    return Markup(f'<span role="img" aria-label="{words}">{picture}</span>')


def lying_tile_svg(first: Half, second: Half, faces: Faces) -> Markup:
    """A straight tile lying, this half to the left."""
    inner = face_up_svg(first, second, 0, faces)
    return Markup(
        '<svg class="by" aria-hidden="true" width="76" height="40" viewBox="-106 -56 212 112">'
        f"{inner}</svg>"
    )


def tile_label(tile: Tile, faces: Faces, ways: int, translate: Translate) -> str:
    """What a tile shows, and in how many ways it may be played, in words."""
    told = tile_text(tile.a, tile.b, faces, translate)
    if ways > 1:
        return translate(message("table-playable-ways", tile=told, ways=ways))
    return translate(message("art-playable", tile=told)) if ways else told


def _back_row_size(curved: bool) -> tuple[float, float, float]:
    """From back to back in a row of them, how wide one is with its edges, and how high."""
    style = TileStyle("pips", curved)
    step, wide = style.width * UNIT * 0.55, style.width * UNIT + 2 * TILE_MARGIN
    return step, wide, style.height * UNIT + 2 * TILE_MARGIN


@lru_cache(maxsize=2)
def back_row_symbols(curved: bool) -> Markup:
    """The symbols that `backs` uses, once a page: each row is the one before it and a back."""
    style = TileStyle("pips", curved)
    step, wide, high = _back_row_size(curved)
    drawn = ""
    for at in range(MAX_BACKS):
        before = f'<use href="#by-row{at}"/>' if at else ""
        where, inner = style.draw_standing(None, wide / 2 + at * step, high / 2, 1)
        drawn += f'<g id="by-row{at + 1}">{before}<g transform="{where}">{inner}</g></g>'
    return Markup(f"<defs>{drawn}</defs>")


@lru_cache(maxsize=256)
def back_row_svg(count: int, curved: bool) -> Markup:
    """A small row of tiles face down, that cover each other; the page must have `back_rows`."""
    shown = min(count, MAX_BACKS)
    if not shown:
        return Markup("")
    step, one, high = _back_row_size(curved)
    wide = step * (shown - 1) + one
    return Markup(
        f'<svg class="by backs" aria-hidden="true" width="{fmt(wide * 22 / high)}" height="22" '
        f'viewBox="0 0 {fmt(wide)} {fmt(high)}"><use href="#by-row{shown}"/></svg>'
    )
