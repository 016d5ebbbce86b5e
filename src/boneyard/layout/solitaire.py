"""Layout of the solitaires: Baronet's row, Knock-Out's line, Domino Solitaire's columns.

Here tiles do move: gaps close and columns change places.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from boneyard.core.actions import Knock, Move, Next, Shift
from boneyard.core.events import Counted, Event, KnockedOut, OrientedTile, Revealed, SetOut, Shifted
from boneyard.core.tiles import Tile, tile_from_halves
from boneyard.layout.board import Board
from boneyard.layout.pose import ASPECT_RATIOS, Aspect, Box, Ghost, PlacedTile, Pose
from boneyard.layout.viewport import FrameWindow, window_around

#: The gap between tiles that don't join.
TILE_GAP: Final = 0.25
#: Column widths of Domino Solitaire.
COLUMN_DISTANCE: Final = 1.5
UPRIGHT_ANGLE: Final = 90.0


def best_row_length(
    total: int, shape: Aspect, width: float, height: float, extra: float = 0.0
) -> int:
    """Return how many per row make the smallest frame, for cells of this size and `extra` width."""

    def size(count: int) -> float:
        rows = -(-total // count)
        return max(count * width + extra, rows * height * ASPECT_RATIOS[shape])

    return min(range(1, total + 1), key=size, default=1)


class SoloBoard(Board):
    """Base class of the solitaire boards: tiles by number, and where each goes."""

    def __init__(self, shape: Aspect) -> None:
        self.shape, self.placed, self._ends = shape, [], {}
        self._row: list[tuple[int, OrientedTile | None]] = []
        """The tiles of a row or line, each with its number."""
        self._columns: list[list[tuple[int, OrientedTile | None]]] = []
        self._set_window(FrameWindow(shape, 16.0))

    def _set_window(self, window: FrameWindow) -> None:
        self._window, self.frame = window, window.frame()

    @property
    def slot_numbers(self) -> list[int]:
        """The slot number of each tile of a row or line, from 0."""
        return [*range(len(self._row))]

    def visible_boxes(self, since: int = 0) -> list[Box]:
        """List what must be visible: the whole frame, which is as large as the tiles need."""
        frame = self.frame
        return [(frame.x, frame.y, frame.x + frame.width, frame.y + frame.height)]

    def _make_placed(self, number: int, laid: OrientedTile | None, pose: Pose) -> PlacedTile:
        if laid is None:
            return PlacedTile(None, None, pose, False, "", number)
        return PlacedTile(tile_from_halves(*laid), laid[0], pose, False, "", number)

    def _ghost(self, move: Move, tile: PlacedTile, pose: Pose | None = None) -> Ghost:
        assert tile.tile is not None
        assert tile.first is not None
        return Ghost(move, tile.tile, tile.first, pose or tile.pose)


class RowBoard(SoloBoard):
    """Baronet's row, in as many lines as the frame needs; gaps close when a pass is over."""

    def add(self, event: Event) -> None:
        """Lay out the row, or count a tile."""
        if isinstance(event, SetOut):
            self._row = [*enumerate(event.rows[0], 1)]
            self._at, self._initial_count = 0, len(self._row)
            self._across = best_row_length(
                len(self._row), self.shape, 1 + TILE_GAP, 2 + 2 * TILE_GAP
            )
            lines = -(-len(self._row) // self._across)
            self._left = -(self._across - 1) * (1 + TILE_GAP) / 2
            self._top = -(lines - 1) * (2 + 2 * TILE_GAP) / 2
            self._set_window(window_around(self.shape, 1 - 2 * self._left, 2 - 2 * self._top))
            self._close_up()
        elif isinstance(event, Counted):
            if event.removed:
                number = self._row[self._at][0]
                self.placed = [tile for tile in self.placed if tile.number != number]
                self._gone.add(number)
            self._at += 1
            if self._at == len(self._row):
                self._row = [one for one in self._row if one[0] not in self._gone]
                self._at = 0
                self._close_up()

    def _slot_pose(self, index: int) -> Pose:
        line, place = divmod(index, self._across)
        x, y = self._left + place * (1 + TILE_GAP), self._top + line * (2 + 2 * TILE_GAP)
        return Pose(x, y, UPRIGHT_ANGLE)

    def _close_up(self) -> None:
        self._gone: set[int] = set()
        self.placed = [
            self._make_placed(number, laid, self._slot_pose(at))
            for at, (number, laid) in enumerate(self._row)
        ]

    @property
    def slot_poses(self) -> list[Pose]:
        """The slots of a complete row."""
        return [self._slot_pose(at) for at in range(self._initial_count)]

    @property
    def slot_numbers(self) -> list[int]:
        """The slots of the tiles, which stay as they were when the pass began."""
        return [at for at, (number, _) in enumerate(self._row) if number not in self._gone]

    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Mark the tile that `next` would count."""
        return [
            self._ghost(move, tile)
            for move in moves
            if isinstance(move, Next) and self._row
            for tile in self.placed
            if tile.number == self._row[self._at][0]
        ]


class LineBoard(SoloBoard):
    """Knock-Out's line: end to end in a serpentine, a tile standing at each turn."""

    def add(self, event: Event) -> None:
        """Lay out the line, or close it up after a knock."""
        if isinstance(event, SetOut):
            self._row = [*enumerate(event.rows[0], 1)]
            # A row of lying tiles and the tile that stands at its end.
            across = max(1, best_row_length(len(self._row), self.shape, 2, 2, extra=-1) - 1)
            self._slots = [*_serpentine_poses(across, len(self._row))]
            lines = -(-len(self._row) // (across + 1))
            self._set_window(window_around(self.shape, 2 * across + 1, 2 * lines))
        elif isinstance(event, KnockedOut):
            del self._row[event.joint - 1 : event.joint - 1 + event.tiles]
        else:
            return
        self.placed = [
            self._make_placed(number, laid, slot)
            for (number, laid), slot in zip(self._row, self._slots, strict=False)
        ]
        self.placed.sort(key=lambda tile: tile.number)

    @property
    def slot_poses(self) -> list[Pose]:
        """The slots of a complete line."""
        return self._slots

    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Mark the two tiles at each joint that may be knocked."""
        by_number = {tile.number: tile for tile in self.placed}
        return [
            self._ghost(move, by_number[number])
            for move in moves
            if isinstance(move, Knock)
            for number, _ in self._row[move.joint - 1 : move.joint + 1]
        ]


def _serpentine_poses(across: int, total: int) -> Iterator[Pose]:
    """List the poses of a line that turns back after `across` tiles: rows are 2 apart."""
    lines = -(-total // (across + 1))
    left, top = -across - 0.5, 0.5 - lines
    for line in range(lines):
        y = top + 2 * line
        back = line % 2 == 1
        for place in range(across):
            x = left + 1 + 2 * place
            yield Pose(-x, y, 180.0) if back else Pose(x, y, 0.0)
        yield Pose(left + 0.5 if back else -left - 0.5, y + 0.5, UPRIGHT_ANGLE)


class ColumnsBoard(SoloBoard):
    """Domino Solitaire: seven places for columns of upright tiles."""

    def add(self, event: Event) -> None:
        """Lay out the columns, move tiles, or turn one up."""
        if isinstance(event, SetOut):
            numbers = iter(range(1, 1 + sum(map(len, event.rows))))
            # Face-down tiles must not reveal which tile lies where.
            self._columns = [
                [(next(numbers), laid if at >= down else None) for at, laid in enumerate(row)]
                for row, down in zip(event.rows, event.down, strict=True)
            ]
            self._left = -(len(event.rows) - 1) * COLUMN_DISTANCE / 2
            high = max(map(len, event.rows)) * (2 + TILE_GAP) + 2
            self._set_window(window_around(self.shape, 1 - 2 * self._left, high))
            self._top = -high / 2 + 1
        elif isinstance(event, Revealed):
            column = self._columns[event.column]
            column[-1] = (column[-1][0], event.shown)
        elif isinstance(event, Shifted):
            source = self._columns[event.source]
            down = sum(1 for _, laid in source if laid is None)
            self._columns[event.target] += source[down + event.index :]
            del source[down + event.index :]
        else:
            return
        self._update_placed()

    def _update_placed(self) -> None:
        tiles = []
        for at, column in enumerate(self._columns):
            poses = [*self._column_poses(at, column)]
            foot = poses[-1]
            self._window.grow_to(foot.x - 0.5, foot.y - 1, foot.x + 0.5, foot.y + 1)
            for (number, laid), pose in zip(column, poses, strict=False):
                tiles.append(self._make_placed(number, laid, pose))
        self.placed = sorted(tiles, key=lambda tile: tile.number)
        self._set_window(self._window)

    def _column_poses(
        self, at: int, column: list[tuple[int, OrientedTile | None]]
    ) -> Iterator[Pose]:
        """List the poses of a column's tiles, and of one more below them."""
        y, above = self._top, None
        for _, laid in column:
            # Tiles that match touch; a face-down tile joins nothing.
            if above is not None and not (laid and laid[0] is above[1]):
                y += TILE_GAP
            yield Pose(self._left + at * COLUMN_DISTANCE, y, UPRIGHT_ANGLE)
            y += 2 if laid else 2 + TILE_GAP
            above = laid
        yield Pose(self._left + at * COLUMN_DISTANCE, y, UPRIGHT_ANGLE)

    @property
    def slot_poses(self) -> list[Pose]:
        """The heads of the columns."""
        return [
            Pose(self._left + at * COLUMN_DISTANCE, self._top, UPRIGHT_ANGLE)
            for at in range(len(self._columns))
        ]

    def ghosts(self, moves: Iterable[Move]) -> list[Ghost]:
        """Place each tile that may move at the bottom of its target column."""
        shown: dict[Tile, PlacedTile] = {tile.tile: tile for tile in self.placed if tile.tile}
        empty = next((at for at, column in enumerate(self._columns) if not column), 0)
        return [
            self._ghost(
                move, shown[move.tile], self._foot_pose(move.column - 1 if move.column else empty)
            )
            for move in moves
            if isinstance(move, Shift)
        ]

    def _foot_pose(self, at: int) -> Pose:
        return [*self._column_poses(at, self._columns[at])][-1]
