"""SVG of hands: the viewer's along the bottom, those of the others above, as backs with a count."""

from collections.abc import Collection, Mapping, Sequence
from html import escape
from math import ceil
from typing import Final

from msgspec import Struct

from boneyard.core.curved_grid import RIGHT
from boneyard.core.events import TileRow
from boneyard.core.tile_faces import Faces, tile_label
from boneyard.core.tiles import Tile
from boneyard.drawing.svg.geometry import (
    BAND_INNER_RADIUS,
    BAND_OUTER_RADIUS,
    CURVE_SCALE,
    UNIT,
    fmt,
    polar_point,
)
from boneyard.drawing.svg.plates_and_badges import plate_svg
from boneyard.drawing.svg.tiles import face_down_svg, face_up_svg, transform
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Translate, english

#: The gap between tiles of a hand, in tile widths.
TILE_GAP: Final = 0.1
#: How far a playable tile is raised out of the hand, in tile widths.
RAISED_HEIGHT: Final = 0.28


class SeatHand(Struct, frozen=True):
    """A player at the table, with the tiles that the viewer may see (None: face down)."""

    name: str
    tiles: TileRow = ()
    score: int | None = None
    turn: bool = False
    """Whether it is this player's turn."""
    note: str = ""
    """A note on the player, after the score: `out`, `team 1`."""

    def describe(self, say: Translate = english) -> str:
        """Describe all of it for a screen reader."""
        parts: list[Argument] = [self.name]
        if self.score is not None:
            parts.append(message("common-points", points=self.score))
        parts.append(message("common-tiles", tiles=len(self.tiles)))
        if self.note:
            parts.append(self.note)
        if self.turn:
            parts.append(message("art-to-play"))
        return ", ".join(map(say, parts))


class TileStyle(Struct, frozen=True):
    """How the tiles of a table are shown."""

    faces: Faces = "pips"
    curved: bool = False
    turns: Mapping[Tile, str] = {}
    """The turn of each curved tile from its first half to its second."""

    @property
    def width(self) -> float:
        """The width of a tile standing in a hand, in tile widths."""
        return (
            (BAND_OUTER_RADIUS - BAND_INNER_RADIUS / 2) / UNIT * CURVE_SCALE if self.curved else 1.0
        )

    @property
    def height(self) -> float:
        """Its height."""
        return (
            2 * polar_point(BAND_OUTER_RADIUS, 60)[1] / UNIT * CURVE_SCALE if self.curved else 2.0
        )

    def draw_standing(self, tile: Tile | None, x: float, y: float, scale: float) -> tuple[str, str]:
        """Draw a tile standing with its middle at x, y: its transform and its content.

        A straight one has its larger half on top. A curved one bows to the right, so that a tile
        which turns right has its first half on top.
        """
        if not self.curved:
            inner = face_up_svg(tile.a, tile.b, 90, self.faces) if tile else face_down_svg(90)
            return transform(x, y, 90, scale), inner
        scale *= CURVE_SCALE
        middle = (BAND_OUTER_RADIUS + BAND_INNER_RADIUS / 2) / 2 * scale
        if tile is None:
            return transform(x - middle, y, 0, scale), face_down_svg(0, True)
        turn = self.turns.get(tile, RIGHT)
        inner = face_up_svg(tile.a, tile.b, 0, self.faces, True, turn)
        return transform(x - middle, y, 0, scale), inner


def hand_rows(count: int, style: TileStyle, width: float, size: float) -> tuple[int, float]:
    """Return the number of rows of a hand, and the width of its tiles: `size` if they fit."""
    for rows in (1, 2, 3):
        fit = width / (ceil(count / rows) * (style.width + TILE_GAP) or 1)
        if fit >= size * 0.7 or rows == 3:
            return rows, min(size, fit)
    raise AssertionError


def hand_height(count: int, style: TileStyle, width: float, size: float) -> float:
    """Return the height of a hand."""
    rows, size = hand_rows(count, style, width, size)
    return (rows * (style.height + TILE_GAP) + RAISED_HEIGHT) * size


def hand_svg(
    hand: SeatHand,
    style: TileStyle,
    *,
    x: float,
    y: float,
    width: float,
    size: float,
    playable: Collection[Tile] = (),
    say: Translate = english,
) -> str:
    """Draw the viewer's hand from x, y downward, at most `width` wide; playable tiles are
    raised.
    """
    count = len(hand.tiles)
    rows, size = hand_rows(count, style, width, size)
    each, scale = ceil(count / rows), size / UNIT
    step, drawn = (style.width + TILE_GAP) * size, []
    for at, tile in enumerate(hand.tiles):
        row, column = divmod(at, each)
        here = min(each, count - row * each)
        left = x + width / 2 + (column - (here - 1) / 2) * step
        top = y + (RAISED_HEIGHT + style.height / 2 + row * (style.height + TILE_GAP)) * size
        stands = tile is not None and tile in playable
        where, inner = style.draw_standing(
            tile, left, top - (RAISED_HEIGHT * size if stands else 0), scale
        )
        words = say(tile_label(tile.a, tile.b, style.faces) if tile else message("art-face-down"))
        about = f' data-tile="{tile}"' if tile else ""
        about += ' class="by-playable"' if stands else ""
        words = escape(say(message("art-playable", tile=words)) if stands else words)
        drawn.append(f'<g transform="{where}" role="img"{about}><title>{words}</title>{inner}</g>')
    label = escape(say(message("art-hand-of", who=hand.name)))
    return f'<g data-region="hand" role="group" aria-label="{label}">{"".join(drawn)}</g>'


def _small_hand_svg(
    hand: SeatHand, style: TileStyle, x: float, y: float, width: float, size: float, say: Translate
) -> str:
    """Draw the hand of another player in one row from x, and its count after it."""
    count = len(hand.tiles)
    hidden = all(tile is None for tile in hand.tiles)
    step, scale = (style.width + TILE_GAP) * size, size / UNIT
    if count > 1 and count * step > width:
        if hidden:  # backs may overlap, faces may not
            step = (width - style.width * size) / (count - 1)
        else:
            scale, step = scale * width / (count * step), width / count
    wide = style.width * scale * UNIT
    drawn = ""
    for at, tile in enumerate(hand.tiles):
        where, inner = style.draw_standing(tile, x + wide / 2 + at * step, y, scale)
        title, about = "", ""
        if tile:
            title = f"<title>{escape(say(tile_label(tile.a, tile.b, style.faces)))}</title>"
            about = f' role="img" data-tile="{tile}"'
        drawn += f'<g transform="{where}"{about}>{title}{inner}</g>'
    return drawn


class SeatRow(Struct, frozen=True):
    """The other players: one cell each along the top, in the order of play."""

    hands: Sequence[SeatHand]
    style: TileStyle
    width: float
    size: float
    """The font size; everything is measured in it."""
    say: Translate = english

    @property
    def cell_width(self) -> float:
        """The width of a cell."""
        return self.width / max(1, len(self.hands))

    @property
    def tile_width(self) -> float:
        """The width of a tile: larger for faces than for backs."""
        has_faces = any(tile is not None for hand in self.hands for tile in hand.tiles)
        return self.size * (1.35 if has_faces else 1.0) / (1.3 if self.style.curved else 1)

    @property
    def has_tiles_beside(self) -> bool:
        """Whether tiles have room beside the name plates, or stand below them."""
        return all(self._fits_beside(hand) for hand in self.hands)

    def _fits_beside(self, hand: SeatHand) -> bool:
        tiles = len(hand.tiles) * (self.style.width + TILE_GAP) * self.tile_width
        if all(tile is None for tile in hand.tiles):
            tiles *= 0.6  # backs may overlap a little
        return self.cell_width >= self._plate_svg(hand, 0, 0)[1] + self.size * 3.4 + tiles

    def _plate_svg(self, hand: SeatHand, x: float, y: float) -> tuple[str, float]:
        return plate_svg(
            hand.name,
            hand.score,
            x=x,
            y=y,
            size=self.size,
            max_width=min(self.cell_width - self.size, self.size * 15),
            turn=hand.turn,
            note=hand.note,
            label=hand.describe(self.say),
        )

    @property
    def height(self) -> float:
        """The height of the row."""
        if not self.hands:
            return 0
        tiles = self.style.height * self.tile_width
        return max(tiles, self.size * 1.8) if self.has_tiles_beside else tiles + self.size * 2.2

    def svg(self, x: float, y: float) -> str:
        """Draw all of them."""
        drawn = "".join(
            self._seat_svg(hand, x + at * self.cell_width, y) for at, hand in enumerate(self.hands)
        )
        return f'<g data-region="seats">{drawn}</g>'

    def _seat_svg(self, hand: SeatHand, x: float, y: float) -> str:
        size, look = self.size, self.style
        widest = self.cell_width - size
        _, plate = self._plate_svg(hand, 0, 0)
        count = len(hand.tiles)
        behind = size * 1.7
        space = widest - behind - (plate + size if self.has_tiles_beside else 0)
        tiles = min(count * (look.width + TILE_GAP) * self.tile_width, space)
        middle = x + self.cell_width / 2
        if self.has_tiles_beside:
            left = middle - (plate + size * 0.7 + tiles + behind) / 2
            plate_y = tiles_y = y + self.height / 2
            tiles_x = left + plate + size * 0.7
        else:
            left, plate_y = middle - plate / 2, y + size * 0.9
            tiles_x = middle - (tiles + behind) / 2
            tiles_y = y + self.height - look.height * self.tile_width / 2
        shown, _ = self._plate_svg(hand, left, plate_y)
        backs = _small_hand_svg(hand, look, tiles_x, tiles_y, space, self.tile_width, self.say)
        words = escape(self.say(message("art-hand-of", who=hand.name)))
        label = f'role="group" aria-label="{words}"'
        if all(tile is None for tile in hand.tiles):
            label = 'aria-hidden="true"'  # the plate has the label already
        return (
            f'{shown}<g {label}>{backs}<text class="by-soft" font-size="{fmt(size)}" '
            f'x="{fmt(tiles_x + tiles + size * 0.35)}" '
            f'y="{fmt(tiles_y + size * 0.35)}">{count}</text></g>'
        )
