"""Hands: one's own along the bottom, those of the others above, as backs with a count."""

from collections.abc import Collection, Mapping, Sequence
from html import escape
from math import ceil
from typing import Final

from msgspec import Struct

from boneyard.core.events import Row
from boneyard.core.faces import Faces, tile_label
from boneyard.core.honeycomb import RIGHT
from boneyard.core.tiles import Tile
from boneyard.drawing.svg.furniture import plate_svg
from boneyard.drawing.svg.geometry import CURVE, R_IN, R_OUT, UNIT, number, polar
from boneyard.drawing.svg.tiles import face_down, face_up, moved
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Say, english

#: The space between tiles of a hand, in tile widths.
GAP: Final = 0.1
#: How far a playable tile stands out of the hand, in tile widths.
RAISED: Final = 0.28


class Hand(Struct, frozen=True):
    """A player at the table, with the tiles that whoever looks may see (None: face down)."""

    name: str
    tiles: Row = ()
    score: int | None = None
    turn: bool = False
    """It is this player's turn."""
    note: str = ""
    """Something to say of the player, after the score: `out`, `team 1`."""

    def words(self, say: Say = english) -> str:
        """All of it for who can't see it: a list of its parts, as a label."""
        parts: list[Argument] = [self.name]
        if self.score is not None:
            parts.append(message("words-points", points=self.score))
        parts.append(message("words-tiles", tiles=len(self.tiles)))
        if self.note:
            parts.append(self.note)
        if self.turn:
            parts.append(message("art-to-play"))
        return ", ".join(map(say, parts))


class Look(Struct, frozen=True):
    """How the tiles of a table are shown."""

    faces: Faces = "pips"
    curved: bool = False
    turns: Mapping[Tile, str] = {}
    """The turn of each curved tile from its first half to its second: its hand."""

    @property
    def wide(self) -> float:
        """The width of a tile standing in a hand, in tile widths."""
        return (R_OUT - R_IN / 2) / UNIT * CURVE if self.curved else 1.0

    @property
    def high(self) -> float:
        """Its height."""
        return 2 * polar(R_OUT, 60)[1] / UNIT * CURVE if self.curved else 2.0

    def standing(self, tile: Tile | None, x: float, y: float, scale: float) -> tuple[str, str]:
        """A tile standing with its middle at x, y: the transform of its group, and what is in it.

        A straight one has its larger half on top. A curved one bows to the right, so that a tile
        which turns right has its first half on top.
        """
        if not self.curved:
            inner = face_up(tile.a, tile.b, 90, self.faces) if tile else face_down(90)
            return moved(x, y, 90, scale), inner
        scale *= CURVE
        middle = (R_OUT + R_IN / 2) / 2 * scale
        if tile is None:
            return moved(x - middle, y, 0, scale), face_down(0, True)
        turn = self.turns.get(tile, RIGHT)
        inner = face_up(tile.a, tile.b, 0, self.faces, True, turn)
        return moved(x - middle, y, 0, scale), inner


def hand_rows(count: int, look: Look, width: float, size: float) -> tuple[int, float]:
    """In how many rows a hand stands, and how wide its tiles are then: `size` if they fit."""
    for rows in (1, 2, 3):
        fit = width / (ceil(count / rows) * (look.wide + GAP) or 1)
        if fit >= size * 0.7 or rows == 3:
            return rows, min(size, fit)
    raise AssertionError


def hand_height(count: int, look: Look, width: float, size: float) -> float:
    """How high a hand stands."""
    rows, size = hand_rows(count, look, width, size)
    return (rows * (look.high + GAP) + RAISED) * size


def hand_svg(
    hand: Hand,
    look: Look,
    *,
    x: float,
    y: float,
    width: float,
    size: float,
    playable: Collection[Tile] = (),
    say: Say = english,
) -> str:
    """One's own hand, from x, y downward, as wide as `width` at most; playable tiles stand out."""
    count = len(hand.tiles)
    rows, size = hand_rows(count, look, width, size)
    each, scale = ceil(count / rows), size / UNIT
    step, drawn = (look.wide + GAP) * size, []
    for at, tile in enumerate(hand.tiles):
        row, column = divmod(at, each)
        here = min(each, count - row * each)
        left = x + width / 2 + (column - (here - 1) / 2) * step
        top = y + (RAISED + look.high / 2 + row * (look.high + GAP)) * size
        stands = tile is not None and tile in playable
        where, inner = look.standing(tile, left, top - (RAISED * size if stands else 0), scale)
        words = say(tile_label(tile.a, tile.b, look.faces) if tile else message("art-face-down"))
        about = f' data-tile="{tile}"' if tile else ""
        about += ' class="by-playable"' if stands else ""
        words = escape(say(message("art-playable", tile=words)) if stands else words)
        drawn.append(f'<g transform="{where}" role="img"{about}><title>{words}</title>{inner}</g>')
    label = escape(say(message("art-hand-of", who=hand.name)))
    return f'<g data-region="hand" role="group" aria-label="{label}">{"".join(drawn)}</g>'


def _small(hand: Hand, look: Look, x: float, y: float, width: float, size: float, say: Say) -> str:
    """A hand of another player in one row from x, and its count behind it."""
    count = len(hand.tiles)
    hidden = all(tile is None for tile in hand.tiles)
    step, scale = (look.wide + GAP) * size, size / UNIT
    if count > 1 and count * step > width:
        if hidden:  # backs may cover each other, faces may not
            step = (width - look.wide * size) / (count - 1)
        else:
            scale, step = scale * width / (count * step), width / count
    wide = look.wide * scale * UNIT
    drawn = ""
    for at, tile in enumerate(hand.tiles):
        where, inner = look.standing(tile, x + wide / 2 + at * step, y, scale)
        title, about = "", ""
        if tile:
            title = f"<title>{escape(say(tile_label(tile.a, tile.b, look.faces)))}</title>"
            about = f' role="img" data-tile="{tile}"'
        drawn += f'<g transform="{where}"{about}>{title}{inner}</g>'
    return drawn


class Seats(Struct, frozen=True):
    """Where the others sit: one cell each along the top, in the order of play."""

    hands: Sequence[Hand]
    look: Look
    width: float
    size: float
    """The size of the letters; everything is measured in it."""
    say: Say = english

    @property
    def cell(self) -> float:
        """The width of a cell."""
        return self.width / max(1, len(self.hands))

    @property
    def tile(self) -> float:
        """The width of a tile: larger when there is something to see on it."""
        seen = any(tile is not None for hand in self.hands for tile in hand.tiles)
        return self.size * (1.35 if seen else 1.0) / (1.3 if self.look.curved else 1)

    @property
    def beside(self) -> bool:
        """Whether tiles have room beside the name plates, or stand below them."""
        return all(self._fits_beside(hand) for hand in self.hands)

    def _fits_beside(self, hand: Hand) -> bool:
        tiles = len(hand.tiles) * (self.look.wide + GAP) * self.tile
        if all(tile is None for tile in hand.tiles):
            tiles *= 0.6  # backs may cover each other a little
        return self.cell >= self._plate(hand, 0, 0)[1] + self.size * 3.4 + tiles

    def _plate(self, hand: Hand, x: float, y: float) -> tuple[str, float]:
        return plate_svg(
            hand.name,
            hand.score,
            x=x,
            y=y,
            size=self.size,
            widest=min(self.cell - self.size, self.size * 15),
            turn=hand.turn,
            note=hand.note,
            label=hand.words(self.say),
        )

    @property
    def height(self) -> float:
        """The height of the row."""
        if not self.hands:
            return 0
        tiles = self.look.high * self.tile
        return max(tiles, self.size * 1.8) if self.beside else tiles + self.size * 2.2

    def svg(self, x: float, y: float) -> str:
        """All of them."""
        drawn = "".join(
            self._one(hand, x + at * self.cell, y) for at, hand in enumerate(self.hands)
        )
        return f'<g data-region="seats">{drawn}</g>'

    def _one(self, hand: Hand, x: float, y: float) -> str:
        size, look = self.size, self.look
        widest = self.cell - size
        _, plate = self._plate(hand, 0, 0)
        count = len(hand.tiles)
        behind = size * 1.7
        space = widest - behind - (plate + size if self.beside else 0)
        tiles = min(count * (look.wide + GAP) * self.tile, space)
        middle = x + self.cell / 2
        if self.beside:
            left = middle - (plate + size * 0.7 + tiles + behind) / 2
            plate_y = tiles_y = y + self.height / 2
            tiles_x = left + plate + size * 0.7
        else:
            left, plate_y = middle - plate / 2, y + size * 0.9
            tiles_x = middle - (tiles + behind) / 2
            tiles_y = y + self.height - look.high * self.tile / 2
        shown, _ = self._plate(hand, left, plate_y)
        backs = _small(hand, look, tiles_x, tiles_y, space, self.tile, self.say)
        words = escape(self.say(message("art-hand-of", who=hand.name)))
        label = f'role="group" aria-label="{words}"'
        if all(tile is None for tile in hand.tiles):
            label = 'aria-hidden="true"'  # the plate has said it all
        return (
            f'{shown}<g {label}>{backs}<text class="by-soft" font-size="{number(size)}" '
            f'x="{number(tiles_x + tiles + size * 0.35)}" '
            f'y="{number(tiles_y + size * 0.35)}">{count}</text></g>'
        )
