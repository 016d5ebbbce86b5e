"""A table in characters: tiles as coloured cells, with boxes around them where there is room.

A unit of the layout (half the length of a tile) is so many columns and rows; the largest scale that
shows all is taken. Curved tiles lie as a map: both halves where they lie, and the way they turn.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, Protocol

from msgspec import Struct
from rich.style import Style
from rich.text import Text

from boneyard.core.faces import Faces
from boneyard.core.tiles import Half
from boneyard.drawing.palette import COLOURS, LIGHT, PIPS
from boneyard.layout import MIDDLE, End, Ghost, Placed, Pose

#: Columns and rows of a unit, the largest first.
SCALES: Final = ((6, 3), (4, 2), (2, 1))
FELT: Final = LIGHT["felt"]
#: Tiles that touch must be told apart: they are of two shades, in turn.
TILES: Final = (LIGHT["tile"], LIGHT["bevel"])
BACK: Final = LIGHT["back"]
GHOST: Final = LIGHT["mark"]
LAST: Final = LIGHT["star"]
EDGE: Final = LIGHT["bar"]
TURNS: Final = {"R": "↻", "L": "↺"}

#: Colours on which dark letters are read better.
PALE: Final = (2, 3)
#: Halves closer than this touch.
NEAR: Final = 1.2

Spot = tuple[float, float]


class Cell(Struct, frozen=True):
    """A character and its colours."""

    sign: str = " "
    ink: str = LIGHT["text"]
    ground: str = FELT
    bold: bool = False


class Piece(Struct, frozen=True):
    """A half that lies: where its middle is, and what it shows; None: it lies face down."""

    x: float
    y: float
    half: Half | None
    ground: str
    above: bool = False
    """The other half lies right below it."""


def halves_at(pose: Pose, curved: bool, turn: str) -> tuple[Spot, Spot]:
    """The middles of both halves, the one that the pose speaks of first."""
    if curved:
        sign = -1 if turn == "L" else 1
        return _around(pose, -30 * sign), _around(pose, 30 * sign)
    along, down = math.cos(math.radians(pose.angle)), math.sin(math.radians(pose.angle))
    return ((pose.x - along / 2, pose.y - down / 2), (pose.x + along / 2, pose.y + down / 2))


def _around(pose: Pose, degrees: float) -> Spot:
    angle = math.radians(pose.angle + degrees)
    return pose.x + MIDDLE * math.cos(angle), pose.y + MIDDLE * math.sin(angle)


def colours_of(half: Half | None, faces: Faces, ground: str) -> tuple[str, str]:
    """Ink and ground of a half."""
    if half is None:
        return LIGHT["back-line"], BACK
    number = half.number or 0
    if faces == "colours":
        return LIGHT["ink"] if number in PALE else "#ffffff", COLOURS.get(number, LIGHT["wild"])
    return PIPS.get(number, LIGHT["ink"]), ground


class Canvas:
    """So many columns and rows of felt, on which tiles are drawn."""

    def __init__(self, width: int, height: int, faces: Faces) -> None:
        """Begin with an empty table."""
        self.width, self.height, self.faces = width, height, faces
        self.cells = [[Cell()] * width for _ in range(height)]
        self.taken: dict[tuple[int, int], int] = {}
        """Whose cells are whose: the number of a ghost, for who clicks on one."""
        self._scale, self._left, self._top = SCALES[-1], 0.0, 0.0

    # Where things go.

    def fit(self, spots: Iterable[Spot], middle: Spot | None) -> None:
        """Choose the scale at which all these are seen; else look at the middle."""
        xs, ys = zip(*spots, strict=True) if (spots := [*spots]) else ((0.0,), (0.0,))
        left, right, top, bottom = min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1
        for scale in SCALES:
            self._scale = scale
            if (right - left) * scale[0] <= self.width and (bottom - top) * scale[1] <= self.height:
                break
        wide, high = self.width / self._scale[0], self.height / self._scale[1]
        self._left = _start(left, right, wide, middle[0] if middle else (left + right) / 2)
        self._top = _start(top, bottom, high, middle[1] if middle else (top + bottom) / 2)

    def _corner(self, x: float, y: float) -> tuple[int, int]:
        """The first cell of a half whose middle is here."""
        across, down = self._scale
        return (
            math.floor((x - 0.5 - self._left) * across + 0.5),
            math.floor((y - 0.5 - self._top) * down + 0.5),
        )

    def put(self, column: int, row: int, cell: Cell) -> None:
        """Put a character somewhere, if that is on the table."""
        if 0 <= row < self.height and 0 <= column < self.width:
            self.cells[row][column] = cell

    # What is drawn.

    def tile(self, placed: Placed, ground: str) -> None:
        """A tile that lies."""
        first, other = halves_at(placed.pose, placed.curved, placed.turn)
        second = placed.tile.other(placed.first) if placed.tile and placed.first else None
        self._pair(first, other, (placed.first, second), ground)
        self._boxed(first, other, placed.curved)
        if placed.curved and placed.turn in TURNS and self._scale[1] > 1:
            self._turn(placed, first, other)

    def ghost(self, ghost: Ghost, number: int, chosen: bool) -> None:
        """Where a move would lie; whoever clicks there means it."""
        first, other = halves_at(ghost.pose, ghost.curved, ghost.turn)
        across, down = self._scale
        halves = (ghost.first, ghost.tile.other(ghost.first))
        if chosen:
            self._pair(first, other, halves, GHOST)
            self._boxed(first, other, ghost.curved)
        for at in (first, other):
            column, row = self._corner(*at)
            for dy in range(down):
                for dx in range(across):
                    self.taken[column + dx, row + dy] = number
                    if not chosen and self._free(column + dx, row + dy):
                        self.put(column + dx, row + dy, Cell("·", GHOST))

    def end(self, end: End) -> None:
        """The number of an open end, beside it, as it is typed."""
        column, row = self._corner(end.x, end.y)
        text = f"@{end.arm}"
        row += (self._scale[1] - 1) // 2
        column += max(0, (self._scale[0] - len(text)) // 2)
        if all(self._free(column + at, row) for at in range(len(text))):
            for at, sign in enumerate(text):
                self.put(column + at, row, Cell(sign, LIGHT["badge"], bold=True))

    def _free(self, column: int, row: int) -> bool:
        inside = 0 <= row < self.height and 0 <= column < self.width
        return inside and self.cells[row][column].ground == FELT

    def _pair(self, first: Spot, other: Spot, shown: Sequence[Half | None], ground: str) -> None:
        for (x, y), half in zip((first, other), shown, strict=True):
            self._half(Piece(x, y, half, ground, y + 0.5 < max(first[1], other[1])))

    def _boxed(self, first: Spot, other: Spot, curved: bool) -> None:
        """A line around a straight tile, where there is room for it."""
        if self._scale == SCALES[0] and not curved:
            self._box(first, other)

    def _half(self, piece: Piece) -> None:
        column, row = self._corner(piece.x, piece.y)
        across, down = self._scale
        ink, ground = colours_of(piece.half, self.faces, piece.ground)
        text = "▒▒" if piece.half is None else str(piece.half)
        begin = (across - len(text) + 1) // 2
        for dy in range(down):
            for dx in range(across):
                sign = " "
                if dy == (down - 1) // 2 and 0 <= dx - begin < len(text):
                    sign = text[dx - begin]
                cell = Cell(sign, ink, ground, bold=True)
                if down == 2 and dy == 1 and not piece.above:
                    # Half a row stays felt, so that rows of tiles are told apart.
                    cell = Cell("▀", ground, FELT)
                self.put(column + dx, row + dy, cell)

    def _box(self, first: Spot, other: Spot) -> None:
        across, down = self._scale
        corners = [self._corner(*first), self._corner(*other)]
        left, top = min(c for c, _ in corners), min(r for _, r in corners)
        right = max(c for c, _ in corners) + across - 1
        bottom = max(r for _, r in corners) + down - 1
        for column in range(left, right + 1):
            self._edge(column, top, "─")
            self._edge(column, bottom, "─")
        for row in range(top, bottom + 1):
            self._edge(left, row, "│")
            self._edge(right, row, "│")
        for column, row, sign in ((left, top, "╭"), (right, top, "╮"), (left, bottom, "╰"),
                                  (right, bottom, "╯")):  # fmt: skip
            self._edge(column, row, sign)

    def _edge(self, column: int, row: int, sign: str) -> None:
        if 0 <= row < self.height and 0 <= column < self.width:
            under = self.cells[row][column]
            if under.ground != FELT and not under.sign.strip("─│╭╮╰╯ "):
                self.put(column, row, Cell(sign, EDGE, under.ground))

    def _turn(self, placed: Placed, first: Spot, other: Spot) -> None:
        """Which way a curved tile turns, between its halves and the middle of its circle."""
        x, y = (first[0] + other[0]) / 2, (first[1] + other[1]) / 2
        x, y = (x + placed.pose.x) / 2, (y + placed.pose.y) / 2
        across, down = self._scale
        column = math.floor((x - self._left) * across)
        row = math.floor((y - self._top) * down)
        if self._free(column, row):
            self.put(column, row, Cell(TURNS[placed.turn], LIGHT["soft"]))

    def text(self) -> Text:
        """The table, to be shown."""
        found = Text(no_wrap=True, end="")
        for at, row in enumerate(self.cells):
            if at:
                found.append("\n")
            for (ink, ground, bold), cells in groupby(row, lambda c: (c.ink, c.ground, c.bold)):
                text = "".join(cell.sign for cell in cells)
                found.append(text, Style(color=ink, bgcolor=ground, bold=bold))
        return found


def _start(low: float, high: float, room: float, middle: float) -> float:
    """Where to begin: all in the middle if it fits, else around what is to be seen."""
    if high - low <= room:
        return (low + high - room) / 2
    return min(max(middle - room / 2, low), high - room)


class Drawable(Protocol):
    """What lies on a table, and what might."""

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The tiles that lie."""
        ...

    @property
    def ends(self) -> tuple[End, ...]:
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
        """The number of the tile to look at."""
        ...


def drawn(scene: Drawable, chosen: int | None, size: tuple[int, int]) -> Canvas:
    """Draw a table; one of the ghosts may be chosen, and is looked at if not all can be seen."""
    placed, ghosts = scene.placed, scene.ghosts
    canvas = Canvas(max(size[0], 1), max(size[1], 1), scene.faces)
    lying = [halves_at(one.pose, one.curved, one.turn) for one in placed]
    far = [at for one in ghosts for at in halves_at(one.pose, one.curved, one.turn)]
    middle = next((two[0] for one, two in zip(placed, lying, strict=True)
                   if one.number == scene.last), None)  # fmt: skip
    if chosen is not None and chosen < len(ghosts):
        looked = ghosts[chosen]
        middle = halves_at(looked.pose, looked.curved, looked.turn)[0]
    canvas.fit([*(at for two in lying for at in two), *far], middle)
    for one, ground in zip(placed, _shades(lying), strict=True):
        canvas.tile(one, LAST if one.number == scene.last else ground)
    for number, ghost in enumerate(ghosts):
        if number != chosen:
            canvas.ghost(ghost, number, chosen=False)
    if chosen is not None and chosen < len(ghosts):
        canvas.ghost(ghosts[chosen], chosen, chosen=True)
    for end in scene.ends:
        canvas.end(end)
    return canvas


def _shades(lying: Sequence[tuple[Spot, Spot]]) -> list[str]:
    """A shade for each tile, another one than that of the tile it was laid to."""
    found: list[int] = []
    for at, halves in enumerate(lying):
        near = (
            before
            for before in range(at - 1, -1, -1)
            if any(math.dist(one, two) < NEAR for one in halves for two in lying[before])
        )
        beside = next(near, None)
        found.append(0 if beside is None else 1 - found[beside])
    return [TILES[shade] for shade in found]
