"""Domino Solitaire: seven columns, and all tiles to be turned up."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.actions import Move, Pass, Shift
from boneyard.core.events import Event, Laid, Revealed, SetOut, Shifted
from boneyard.core.tiles import Tile, pair
from boneyard.i18n import Message, message
from boneyard.solitaire.game import Setup, SoloRules, SoloState, numbers

PLACES: Final = 7
HORIZONTAL: Final = "horizontal"
VERTICAL: Final = "vertical"


class Column(Struct, frozen=True):
    """A place for a column: tiles face down as they were laid, then tiles face up."""

    down: tuple[Laid | None, ...] = ()
    up: tuple[Laid, ...] = ()

    def __bool__(self) -> bool:
        """Say whether there is a tile."""
        return bool(self.down or self.up)


class ColumnLook(Struct):
    """A column of Domino Solitaire, for programs."""

    down: int
    up: list[str]


class ColumnsState(SoloState, frozen=True, kw_only=True):
    """Seven places, some of them empty."""

    columns: tuple[Column, ...] = ()

    @property
    def face_down(self) -> int:
        """How many tiles lie face down."""
        return sum(len(column.down) for column in self.columns)

    @property
    def hand_counts(self) -> list[int]:
        """The tiles face down."""
        return [self.face_down]

    @property
    def endless(self) -> bool:
        """Until all are up, tiles may go to and fro."""
        return bool(self.face_down)

    def freeing(self, moves: Sequence[Move]) -> list[Move]:
        """The moves of tiles that have one face down right above them."""
        tops = [{*column.up[0]} for column in self.columns if column.down and column.up]
        return [m for m in moves if isinstance(m, Shift) and {m.tile.a, m.tile.b} in tops]

    @property
    def from_above(self) -> tuple[Column, ...]:
        """The columns, with nothing known of what lies face down."""
        return tuple(Column((None,) * len(one.down), one.up) for one in self.columns)

    @property
    def lying_open(self) -> frozenset[Tile]:
        """The tiles face up."""
        return frozenset(pair(*laid) for _, _, laid in _face_up(self))

    def standing_so(self, above: tuple[Column, ...]) -> "ColumnsState":
        """The game with these columns."""
        return replace(self, columns=above, round=1, playing=True)

    def with_face_down(self, tiles: Iterator[Laid]) -> "ColumnsState":
        """The same columns, with these tiles face down."""
        columns = [Column(tuple(next(tiles) for _ in one.down), one.up) for one in self.columns]
        return replace(self, columns=tuple(columns))

    def seen(self) -> dict[str, Any]:
        """The columns: how many lie face down, and which lie open."""
        looks = [(len(one.down), [f"{a}-{b}" for a, b in one.up]) for one in self.columns]
        return {"columns": [ColumnLook(*look) for look in looks]}

    def known(self) -> dict[str, Any]:
        """What lies open; of the tiles face down only how many there are in each column."""
        columns = [{"down": len(one.down), "up": numbers(one.up)} for one in self.columns]
        return {"columns": columns}

    @property
    def standing(self) -> Message:
        """The tiles still face down."""
        return message("art-tiles-down", tiles=self.face_down)

    @property
    def caption(self) -> tuple[Message, ...]:
        """The tiles still face down; once there are none, the columns."""
        columns = message("table-columns", columns=sum(map(bool, self.columns)))
        return (self.standing,) if self.face_down else (columns,)

    @property
    def prompt(self) -> Message:
        """How much is still to be turned up."""
        return message("play-face-down", tiles=self.face_down)

    @property
    def task(self) -> Message:
        """What there is to do, in a line."""
        return message("play-task-columns")

    @property
    def stopping(self) -> Message:
        """What is won goes on until the player stops."""
        return message("play-finish")

    def set_out(self, event: SetOut) -> "ColumnsState":
        """Begin with these columns."""
        return replace(self, columns=tuple(Column(row) for row in event.rows))

    def moved(self, event: Event) -> "ColumnsState":
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


def _face_up(state: ColumnsState) -> Iterator[tuple[int, int, Laid]]:
    """Every tile that lies face up: its column, its place among the face-up ones, itself."""
    for at, column in enumerate(state.columns):
        for index, laid in enumerate(column.up):
            yield at, index, laid


def _empty_place(state: ColumnsState) -> int | None:
    return next((at for at, column in enumerate(state.columns) if not column), None)


@dataclass(frozen=True)
class TurnAllUp:
    """Domino Solitaire's rules (DS-1 … DS-6)."""

    flip: str = HORIZONTAL
    """How tiles are turned over: like a page, or top to bottom (DS-2)."""

    @property
    def kind(self) -> str:
        """Columns."""
        return "columns"

    @property
    def counts(self) -> str:
        """The columns of a game that is won."""
        return "columns"

    @property
    def part(self) -> str:
        """Seven rows."""
        return "rows"

    def new(self, rules: SoloRules) -> ColumnsState:
        """The game before its deal."""
        return ColumnsState(rules=rules)

    def deal(self, tiles: Sequence[Laid]) -> Setup:
        """Rows of 7, 6, … 1 (DS-1)."""
        rows, start = [], 0
        for length in range(PLACES, 0, -1):
            rows.append(tuple(tiles[start : start + length]))
            start += length
        return Setup(tuple(rows))

    def objection(self, layout: Setup) -> Message | None:
        """Seven rows, none longer than the one above it: columns have no gaps."""
        lengths = [len(row) for row in layout.rows]
        if len(lengths) != PLACES:
            return message("deals-rows", rows=PLACES)
        if lengths[0] > PLACES:
            return message("deals-long-row", tiles=PLACES)
        if lengths != sorted(lengths, reverse=True):
            return message("deals-longer-row")
        return None

    def shown(self, laid: Laid) -> Laid:
        """A tile as it lies once it is turned over."""
        return laid if self.flip == HORIZONTAL else (laid[1], laid[0])

    def begin(self, layout: Setup) -> list[Event]:
        """Set the columns out and turn up the last tile of each."""
        columns = [tuple(row[at] for row in layout.rows if len(row) > at) for at in range(PLACES)]
        down = tuple(len(column) for column in columns)
        turned = [
            Revealed(at, self.shown(column[-1])) for at, column in enumerate(columns) if column
        ]
        return [SetOut(tuple(columns), down), *turned]

    def legal(self, state: ColumnsState) -> list[Move]:
        """Every tile that may move, with what hangs below it, and where to (DS-3, DS-5)."""
        moves: list[Move] = []
        empty = _empty_place(state)
        for at, index, laid in _face_up(state):
            tile = pair(*laid)
            moves += [
                Shift(tile, number)
                for number, column in enumerate(state.columns, 1)
                if number - 1 != at and column.up and column.up[-1][1] is laid[0]
            ]
            if empty is not None and (index or state.columns[at].down):
                moves.append(Shift(tile))
        if not state.face_down:
            moves.append(Pass())
        return moves

    def decide(self, state: ColumnsState, action: Move) -> list[Event]:
        """Move the tiles, and turn up what was freed (DS-4)."""
        if not isinstance(action, Shift):
            return []
        source, index = self.find(state, action.tile)
        empty = _empty_place(state)
        target = action.column - 1 if action.column else empty
        assert target is not None
        events: list[Event] = [Shifted(source, index, target)]
        column = state.columns[source]
        if not index and column.down and column.down[-1] is not None:
            events.append(Revealed(source, self.shown(column.down[-1])))
        return events

    def find(self, state: ColumnsState, tile: Tile) -> tuple[int, int]:
        """Where a face-up tile lies."""
        return next((at, i) for at, i, laid in _face_up(state) if pair(*laid) is tile)

    def verdict(self, state: ColumnsState, last: Move | Setup) -> tuple[bool, int] | None:
        """Lost when nothing can be moved; what is won goes on until the player stops (DS-6)."""
        if isinstance(last, Pass):
            return True, sum(map(bool, state.columns))
        return None if self.legal(state) else (False, state.face_down)

    def left(self, state: ColumnsState) -> int:
        """The tiles face down; what is won is ended with `pass`."""
        return state.face_down
