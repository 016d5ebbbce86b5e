"""Text canvas: a table in characters, tiles as coloured cells, boxed where there is room.

A unit of the layout (half the length of a tile) is a number of columns and rows; the largest scale
that shows all is used. Curved tiles are drawn as a map: both halves where they lie, and their turn.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, Protocol

from msgspec import Struct
from rich.style import Style
from rich.text import Text

from boneyard.core.tile_faces import Faces
from boneyard.core.tiles import Half
from boneyard.drawing.theme_palettes import FUNDOMINO_COLOURS, LIGHT, PIP_COLOURS
from boneyard.layout import MIDDLE_RADIUS, EndBadge, Ghost, PlacedTile, Pose

#: Columns and rows of a unit, the largest first.
SCALES: Final = ((6, 3), (4, 2), (2, 1))
FELT_COLOUR: Final = LIGHT["felt"]
#: Tiles that touch must be distinguishable: they alternate between two shades.
TILE_COLOURS: Final = (LIGHT["tile"], LIGHT["bevel"])
BACK_COLOUR: Final = LIGHT["back"]
GHOST_COLOUR: Final = LIGHT["mark"]
LAST_TILE_COLOUR: Final = LIGHT["star"]
EDGE_COLOUR: Final = LIGHT["bar"]
TURN_SIGNS: Final = {"R": "↻", "L": "↺"}

#: Colours on which dark letters are more legible.
PALE_NUMBERS: Final = (2, 3)
#: Halves closer than this touch.
TOUCHING_DISTANCE: Final = 1.2

Point = tuple[float, float]


class Cell(Struct, frozen=True):
    """A character and its colours."""

    sign: str = " "
    ink: str = LIGHT["text"]
    ground: str = FELT_COLOUR
    bold: bool = False


class HalfPiece(Struct, frozen=True):
    """A half on the table: its middle, and what it shows; None: face down."""

    x: float
    y: float
    half: Half | None
    ground: str
    above: bool = False
    """The other half lies right below it."""


def half_centres(pose: Pose, curved: bool, turn: str) -> tuple[Point, Point]:
    """Return the middles of both halves, the one that the pose refers to first."""
    if curved:
        sign = -1 if turn == "L" else 1
        return _arc_point(pose, -30 * sign), _arc_point(pose, 30 * sign)
    along, down = math.cos(math.radians(pose.angle)), math.sin(math.radians(pose.angle))
    return ((pose.x - along / 2, pose.y - down / 2), (pose.x + along / 2, pose.y + down / 2))


def _arc_point(pose: Pose, degrees: float) -> Point:
    angle = math.radians(pose.angle + degrees)
    return pose.x + MIDDLE_RADIUS * math.cos(angle), pose.y + MIDDLE_RADIUS * math.sin(angle)


def half_colours(half: Half | None, faces: Faces, ground: str) -> tuple[str, str]:
    """Return the foreground and background colour of a half."""
    if half is None:
        return LIGHT["back-line"], BACK_COLOUR
    number = half.number or 0
    if faces == "colours":
        return LIGHT["ink"] if number in PALE_NUMBERS else "#ffffff", FUNDOMINO_COLOURS.get(
            number, LIGHT["wild"]
        )
    return PIP_COLOURS.get(number, LIGHT["ink"]), ground


class Canvas:
    """A grid of columns and rows of felt, on which tiles are drawn."""

    def __init__(self, width: int, height: int, faces: Faces) -> None:
        self.width, self.height, self.faces = width, height, faces
        self.cells = [[Cell()] * width for _ in range(height)]
        self.ghost_cells: dict[tuple[int, int], int] = {}
        """Whose cells are whose: the number of a ghost, for who clicks on one."""
        self._scale, self._left, self._top = SCALES[-1], 0.0, 0.0

    # Positions.

    def fit(self, spots: Iterable[Point], middle: Point | None) -> None:
        """Choose the scale at which all these are visible; otherwise centre on the middle."""
        xs, ys = zip(*spots, strict=True) if (spots := [*spots]) else ((0.0,), (0.0,))
        left, right, top, bottom = min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1
        for scale in SCALES:
            self._scale = scale
            if (right - left) * scale[0] <= self.width and (bottom - top) * scale[1] <= self.height:
                break
        wide, high = self.width / self._scale[0], self.height / self._scale[1]
        self._left = _window_start(left, right, wide, middle[0] if middle else (left + right) / 2)
        self._top = _window_start(top, bottom, high, middle[1] if middle else (top + bottom) / 2)

    def _cell_at(self, x: float, y: float) -> tuple[int, int]:
        """Return the first cell of a half with this middle."""
        across, down = self._scale
        return (
            math.floor((x - 0.5 - self._left) * across + 0.5),
            math.floor((y - 0.5 - self._top) * down + 0.5),
        )

    def set_cell(self, column: int, row: int, cell: Cell) -> None:
        """Set a cell, if it is on the canvas."""
        if 0 <= row < self.height and 0 <= column < self.width:
            self.cells[row][column] = cell

    # Drawing.

    def draw_tile(self, placed: PlacedTile, ground: str) -> None:
        """Draw a tile."""
        first, other = half_centres(placed.pose, placed.curved, placed.turn)
        second = placed.tile.other(placed.first) if placed.tile and placed.first else None
        self._draw_halves(first, other, (placed.first, second), ground)
        self._draw_box_if_room(first, other, placed.curved)
        if placed.curved and placed.turn in TURN_SIGNS and self._scale[1] > 1:
            self._draw_turn(placed, first, other)

    def draw_ghost(self, ghost: Ghost, number: int, chosen: bool) -> None:
        """Draw where a move would lie, and make it clickable."""
        first, other = half_centres(ghost.pose, ghost.curved, ghost.turn)
        across, down = self._scale
        halves = (ghost.first, ghost.tile.other(ghost.first))
        if chosen:
            self._draw_halves(first, other, halves, GHOST_COLOUR)
            self._draw_box_if_room(first, other, ghost.curved)
        for at in (first, other):
            column, row = self._cell_at(*at)
            for dy in range(down):
                for dx in range(across):
                    self.ghost_cells[column + dx, row + dy] = number
                    if not chosen and self._is_free(column + dx, row + dy):
                        self.set_cell(column + dx, row + dy, Cell("·", GHOST_COLOUR))

    def draw_end(self, end: EndBadge) -> None:
        """Draw the number of an open end beside it, as it is typed."""
        column, row = self._cell_at(end.x, end.y)
        text = f"@{end.arm}"
        row += (self._scale[1] - 1) // 2
        column += max(0, (self._scale[0] - len(text)) // 2)
        if all(self._is_free(column + at, row) for at in range(len(text))):
            for at, sign in enumerate(text):
                self.set_cell(column + at, row, Cell(sign, LIGHT["badge"], bold=True))

    def _is_free(self, column: int, row: int) -> bool:
        inside = 0 <= row < self.height and 0 <= column < self.width
        return inside and self.cells[row][column].ground == FELT_COLOUR

    def _draw_halves(
        self, first: Point, other: Point, shown: Sequence[Half | None], ground: str
    ) -> None:
        for (x, y), half in zip((first, other), shown, strict=True):
            self._draw_half(HalfPiece(x, y, half, ground, y + 0.5 < max(first[1], other[1])))

    def _draw_box_if_room(self, first: Point, other: Point, curved: bool) -> None:
        """Draw a box around a straight tile, where there is room for it."""
        if self._scale == SCALES[0] and not curved:
            self._draw_box(first, other)

    def _draw_half(self, piece: HalfPiece) -> None:
        column, row = self._cell_at(piece.x, piece.y)
        across, down = self._scale
        ink, ground = half_colours(piece.half, self.faces, piece.ground)
        text = "▒▒" if piece.half is None else str(piece.half)
        begin = (across - len(text) + 1) // 2
        for dy in range(down):
            for dx in range(across):
                sign = " "
                if dy == (down - 1) // 2 and 0 <= dx - begin < len(text):
                    sign = text[dx - begin]
                cell = Cell(sign, ink, ground, bold=True)
                if down == 2 and dy == 1 and not piece.above:
                    # Half a row stays felt, to separate rows of tiles.
                    cell = Cell("▀", ground, FELT_COLOUR)
                self.set_cell(column + dx, row + dy, cell)

    def _draw_box(self, first: Point, other: Point) -> None:
        across, down = self._scale
        corners = [self._cell_at(*first), self._cell_at(*other)]
        left, top = min(c for c, _ in corners), min(r for _, r in corners)
        right = max(c for c, _ in corners) + across - 1
        bottom = max(r for _, r in corners) + down - 1
        for column in range(left, right + 1):
            self._draw_edge(column, top, "─")
            self._draw_edge(column, bottom, "─")
        for row in range(top, bottom + 1):
            self._draw_edge(left, row, "│")
            self._draw_edge(right, row, "│")
        for column, row, sign in ((left, top, "╭"), (right, top, "╮"), (left, bottom, "╰"),
                                  (right, bottom, "╯")):  # fmt: skip
            self._draw_edge(column, row, sign)

    def _draw_edge(self, column: int, row: int, sign: str) -> None:
        if 0 <= row < self.height and 0 <= column < self.width:
            under = self.cells[row][column]
            if under.ground != FELT_COLOUR and not under.sign.strip("─│╭╮╰╯ "):
                self.set_cell(column, row, Cell(sign, EDGE_COLOUR, under.ground))

    def _draw_turn(self, placed: PlacedTile, first: Point, other: Point) -> None:
        """Draw the turn of a curved tile, between its halves and the middle of its circle."""
        x, y = (first[0] + other[0]) / 2, (first[1] + other[1]) / 2
        x, y = (x + placed.pose.x) / 2, (y + placed.pose.y) / 2
        across, down = self._scale
        column = math.floor((x - self._left) * across)
        row = math.floor((y - self._top) * down)
        if self._is_free(column, row):
            self.set_cell(column, row, Cell(TURN_SIGNS[placed.turn], LIGHT["soft"]))

    def to_text(self) -> Text:
        """Render the table as text."""
        found = Text(no_wrap=True, end="")
        for at, row in enumerate(self.cells):
            if at:
                found.append("\n")
            for (ink, ground, bold), cells in groupby(row, lambda c: (c.ink, c.ground, c.bold)):
                text = "".join(cell.sign for cell in cells)
                found.append(text, Style(color=ink, bgcolor=ground, bold=bold))
        return found


def _window_start(low: float, high: float, room: float, middle: float) -> float:
    """Return the start of the window: all centred if it fits, else around the middle."""
    if high - low <= room:
        return (low + high - room) / 2
    return min(max(middle - room / 2, low), high - room)


class Drawable(Protocol):
    """What lies on a table, and what might."""

    @property
    def placed(self) -> tuple[PlacedTile, ...]:
        """The tiles on the table."""
        ...

    @property
    def ends(self) -> tuple[EndBadge, ...]:
        """The open ends."""
        ...

    @property
    def ghosts(self) -> tuple[Ghost, ...]:
        """Where moves would lie."""
        ...

    @property
    def faces(self) -> Faces:
        """What halves show."""
        ...

    @property
    def last(self) -> int | None:
        """The number of the tile to focus on."""
        ...


def draw_scene(scene: Drawable, chosen: int | None, size: tuple[int, int]) -> Canvas:
    """Draw a table; a selected ghost is focused on if not everything is visible."""
    placed, ghosts = scene.placed, scene.ghosts
    canvas = Canvas(max(size[0], 1), max(size[1], 1), scene.faces)
    lying = [half_centres(one.pose, one.curved, one.turn) for one in placed]
    far = [at for one in ghosts for at in half_centres(one.pose, one.curved, one.turn)]
    middle = next((two[0] for one, two in zip(placed, lying, strict=True)
                   if one.number == scene.last), None)  # fmt: skip
    if chosen is not None and chosen < len(ghosts):
        looked = ghosts[chosen]
        middle = half_centres(looked.pose, looked.curved, looked.turn)[0]
    canvas.fit([*(at for two in lying for at in two), *far], middle)
    for one, ground in zip(placed, _tile_shades(lying), strict=True):
        canvas.draw_tile(one, LAST_TILE_COLOUR if one.number == scene.last else ground)
    for number, ghost in enumerate(ghosts):
        if number != chosen:
            canvas.draw_ghost(ghost, number, chosen=False)
    if chosen is not None and chosen < len(ghosts):
        canvas.draw_ghost(ghosts[chosen], chosen, chosen=True)
    for end in scene.ends:
        canvas.draw_end(end)
    return canvas


def _tile_shades(lying: Sequence[tuple[Point, Point]]) -> list[str]:
    """Return a shade for each tile, different from that of the tile it was laid to."""
    found: list[int] = []
    for at, halves in enumerate(lying):
        near = (
            before
            for before in range(at - 1, -1, -1)
            if any(
                math.dist(one, two) < TOUCHING_DISTANCE for one in halves for two in lying[before]
            )
        )
        beside = next(near, None)
        found.append(0 if beside is None else 1 - found[beside])
    return [TILE_COLOURS[shade] for shade in found]
