"""Domino Solitaire: seven columns; turn all tiles face up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.actions import Move, Pass, Shift
from boneyard.core.events import Event, OrientedTile, Revealed, SetOut, Shifted
from boneyard.core.strict_json import JsonObject
from boneyard.core.tiles import Tile, tile_from_halves
from boneyard.i18n import Message, message
from boneyard.solitaire.game import Setup, SoloRules, SoloState, pip_pairs

COLUMN_COUNT: Final = 7
HORIZONTAL: Final = "horizontal"
VERTICAL: Final = "vertical"


class Column(Struct, frozen=True):
    """A column: face-down tiles as they were laid, then face-up tiles."""

    down: tuple[OrientedTile | None, ...] = ()
    up: tuple[OrientedTile, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.down or self.up)


class ColumnLook(Struct):
    """JSON of a column of Domino Solitaire."""

    down: int
    """How many tiles lie face down."""
    up: list[str]
    """The tiles that lie face up, each as it lies."""


class ColumnsState(SoloState, frozen=True, kw_only=True):
    """Seven columns, some of them empty."""

    columns: tuple[Column, ...] = ()

    @property
    def face_down_count(self) -> int:
        """How many tiles lie face down."""
        return sum(len(column.down) for column in self.columns)

    @property
    def hand_counts(self) -> list[int]:
        """The number of face-down tiles."""
        return [self.face_down_count]

    @property
    def can_loop(self) -> bool:
        """Whether moves may repeat for ever: until all tiles are face up."""
        return bool(self.face_down_count)

    def revealing_moves(self, moves: Sequence[Move]) -> list[Move]:
        """Filter the moves of tiles that lie right below a face-down one."""
        tops = [{*column.up[0]} for column in self.columns if column.down and column.up]
        return [m for m in moves if isinstance(m, Shift) and {m.tile.a, m.tile.b} in tops]

    @property
    def visible_layout(self) -> tuple[Column, ...]:
        """The columns without the face-down tiles."""
        return tuple(Column((None,) * len(one.down), one.up) for one in self.columns)

    @property
    def visible_tiles(self) -> frozenset[Tile]:
        """The tiles face up."""
        return frozenset(tile_from_halves(*laid) for _, _, laid in _iter_face_up(self))

    def with_visible_layout(self, above: tuple[object, ...]) -> "ColumnsState":
        """Return a game with these columns."""
        columns = tuple(one for one in above if isinstance(one, Column))
        return replace(self, columns=columns, round=1, playing=True)

    def with_hidden_tiles(self, tiles: Iterator[OrientedTile]) -> "ColumnsState":
        """Return the same columns with these tiles face down."""
        columns = [Column(tuple(next(tiles) for _ in one.down), one.up) for one in self.columns]
        return replace(self, columns=tuple(columns))

    def view_fields(self) -> JsonObject:
        """Return the columns as JSON: the number of face-down tiles, and the face-up ones."""
        looks = [(len(one.down), [f"{a}-{b}" for a, b in one.up]) for one in self.columns]
        return {"columns": [ColumnLook(*look) for look in looks]}

    def client_state(self) -> JsonObject:
        """Return the face-up tiles, and only the number of face-down ones in each column."""
        columns = [{"down": len(one.down), "up": pip_pairs(one.up)} for one in self.columns]
        return {"columns": columns}

    @property
    def status(self) -> Message:
        """The number of face-down tiles."""
        return message("art-tiles-down", tiles=self.face_down_count)

    @property
    def caption(self) -> tuple[Message, ...]:
        """The number of face-down tiles; once there are none, of columns."""
        columns = message("table-columns", columns=sum(map(bool, self.columns)))
        return (self.status,) if self.face_down_count else (columns,)

    @property
    def prompt(self) -> Message:
        """How many tiles are still to be turned up."""
        return message("play-face-down", tiles=self.face_down_count)

    @property
    def task(self) -> Message:
        """The task in one line."""
        return message("play-task-columns")

    @property
    def pass_label(self) -> Message:
        """The label of a pass: a won game goes on until the player stops."""
        return message("play-finish")

    def apply_set_out(self, event: SetOut) -> "ColumnsState":
        """Start with these columns."""
        columns = zip(event.rows, event.down, strict=True)
        return replace(self, columns=tuple(_lay_column(row, down) for row, down in columns))

    def apply_move(self, event: Event) -> "ColumnsState":
        """Move tiles, or turn one up."""
        columns = list(self.columns)
        if isinstance(event, Revealed):
            column = columns[event.column]
            columns[event.column] = Column(column.down[:-1], (event.shown,))
        elif isinstance(event, Shifted):
            source, target = columns[event.source], columns[event.target]
            columns[event.source] = Column(source.down, source.up[: event.index])
            columns[event.target] = Column(target.down, target.up + source.up[event.index :])
        return replace(self, columns=tuple(columns))


def _lay_column(row: tuple[OrientedTile | None, ...], down: int) -> Column:
    """Return a column of which the first `down` tiles lie face down."""
    return Column(row[:down], tuple(laid for laid in row[down:] if laid is not None))


def _iter_face_up(state: ColumnsState) -> Iterator[tuple[int, int, OrientedTile]]:
    """Yield every face-up tile: its column, its index among the face-up ones, itself."""
    for at, column in enumerate(state.columns):
        for index, laid in enumerate(column.up):
            yield at, index, laid


def _empty_column(state: ColumnsState) -> int | None:
    return next((at for at, column in enumerate(state.columns) if not column), None)


@dataclass(frozen=True)
class DominoSolitaireLogic:
    """Domino Solitaire's rules (DS-1 … DS-6)."""

    flip: str = HORIZONTAL
    """How tiles are turned over: like a page, or top to bottom (DS-2)."""

    @property
    def can_be_lost(self) -> bool:
        """Return True: a game is won or lost."""
        return True

    @property
    def kind(self) -> str:
        """The kind of layout: columns."""
        return "columns"

    @property
    def result_unit(self) -> str:
        """The unit of the result of a won game: columns."""
        return "columns"

    @property
    def deal_key(self) -> str:
        """The key of the deal in a record: seven rows."""
        return "rows"

    def new_state(self, rules: SoloRules) -> ColumnsState:
        """Return the state before the deal."""
        return ColumnsState(rules=rules)

    def deal(self, tiles: Sequence[OrientedTile]) -> Setup:
        """Rows of 7, 6, … 1 (DS-1)."""
        rows, start = [], 0
        for length in range(COLUMN_COUNT, 0, -1):
            rows.append(tuple(tiles[start : start + length]))
            start += length
        return Setup(tuple(rows))

    def validate(self, layout: Setup) -> Message | None:
        """Check for seven rows, none longer than the one above it: columns have no gaps."""
        lengths = [len(row) for row in layout.rows]
        if len(lengths) != COLUMN_COUNT:
            return message("deals-rows", rows=COLUMN_COUNT)
        if lengths[0] > COLUMN_COUNT:
            return message("deals-long-row", tiles=COLUMN_COUNT)
        if lengths != sorted(lengths, reverse=True):
            return message("deals-longer-row")
        return None

    def turn_over(self, laid: OrientedTile) -> OrientedTile:
        """Return a tile as it lies once it is turned over."""
        return laid if self.flip == HORIZONTAL else (laid[1], laid[0])

    def start_events(self, layout: Setup) -> list[Event]:
        """Lay out the columns and turn up the last tile of each."""
        columns = [
            tuple(row[at] for row in layout.rows if len(row) > at) for at in range(COLUMN_COUNT)
        ]
        down = tuple(len(column) for column in columns)
        turned = [
            Revealed(at, self.turn_over(column[-1])) for at, column in enumerate(columns) if column
        ]
        return [SetOut(tuple(columns), down), *turned]

    def legal(self, state: ColumnsState) -> list[Move]:
        """List every tile that can move, with what hangs below it, and where to (DS-3, DS-5)."""
        moves: list[Move] = []
        empty = _empty_column(state)
        for at, index, laid in _iter_face_up(state):
            tile = tile_from_halves(*laid)
            moves += [
                Shift(tile, number)
                for number, column in enumerate(state.columns, 1)
                if number - 1 != at and column.up and column.up[-1][1] is laid[0]
            ]
            if empty is not None and (index or state.columns[at].down):
                moves.append(Shift(tile))
        if not state.face_down_count:
            moves.append(Pass())
        return moves

    def decide(self, state: ColumnsState, action: Move) -> list[Event]:
        """Move the tiles, and turn up what they uncovered (DS-4)."""
        if not isinstance(action, Shift):
            return []
        source, index = self.find_tile(state, action.tile)
        empty = _empty_column(state)
        target = action.column - 1 if action.column else empty
        assert target is not None
        events: list[Event] = [Shifted(source, index, target)]
        column = state.columns[source]
        if not index and column.down and column.down[-1] is not None:
            events.append(Revealed(source, self.turn_over(column.down[-1])))
        return events

    def find_tile(self, state: ColumnsState, tile: Tile) -> tuple[int, int]:
        """Return the column and index of a face-up tile."""
        return next(
            (at, i) for at, i, laid in _iter_face_up(state) if tile_from_halves(*laid) is tile
        )

    def outcome(self, state: ColumnsState, last: Move | Setup) -> tuple[bool, int] | None:
        """Lose when no move is left; a won game goes on until the player stops (DS-6)."""
        if isinstance(last, Pass):
            return True, sum(map(bool, state.columns))
        return None if self.legal(state) else (False, state.face_down_count)

    def result_left(self, state: ColumnsState) -> int:
        """Return the number of face-down tiles; a won game is ended with `pass`."""
        return state.face_down_count
