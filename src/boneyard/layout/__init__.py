"""Which board a game is laid on."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from boneyard.core.events import Event
from boneyard.engine.kinds import AnyRules
from boneyard.layout.board import Board
from boneyard.layout.curved import CurvedBoard
from boneyard.layout.pose import (
    ASPECTS,
    HALF_ARC,
    HEX_EDGE,
    INNER,
    MIDDLE,
    OUTER,
    Aspect,
    End,
    Frame,
    Ghost,
    Lane,
    Layout,
    Leap,
    Placed,
    Pose,
)
from boneyard.layout.solitaire import ColumnsBoard, LineBoard, RowBoard
from boneyard.layout.straight import StraightBoard
from boneyard.layout.trains import LanesBoard
from boneyard.rules.game import Rules
from boneyard.rules.shapes import Hub, Trains


def _table(rules: Rules, shape: Aspect, seat: int) -> Board:
    table = rules.game.table
    if isinstance(table, Trains) or (isinstance(table, Hub) and not table.feet):
        return LanesBoard(rules, shape, seat)
    return (CurvedBoard if table.curved else StraightBoard)(rules, shape)


#: What each kind of game is laid on.
BOARDS: Final[Mapping[str, Callable[[Any, Aspect, int], Board]]] = {
    "table": _table,
    "row": lambda _, shape, __: RowBoard(shape),
    "line": lambda _, shape, __: LineBoard(shape),
    "columns": lambda _, shape, __: ColumnsBoard(shape),
}


def by_seat(rules: AnyRules) -> bool:
    """Say whether tables lie otherwise for each seat: one's own arm next to one's hand."""
    return not rules.alone and rules.game.table.owned


def board_for(rules: AnyRules, shape: Aspect = "wide", seat: int | None = None) -> Board:
    """An empty board for a match with these rules, as it lies before a seat."""
    return BOARDS[rules.game.kind](rules, shape, seat or 0)


def lay_out(
    rules: AnyRules, log: Iterable[Event], shape: Aspect = "wide", seat: int | None = None
) -> Board:
    """Lay the table of the last round in a log."""
    board = board_for(rules, shape, seat)
    for event in log:
        board.add(event)
    return board


__all__ = [
    "ASPECTS",
    "HALF_ARC",
    "HEX_EDGE",
    "INNER",
    "MIDDLE",
    "OUTER",
    "Aspect",
    "Board",
    "End",
    "Frame",
    "Ghost",
    "Lane",
    "Layout",
    "Leap",
    "Placed",
    "Pose",
    "board_for",
    "lay_out",
]
