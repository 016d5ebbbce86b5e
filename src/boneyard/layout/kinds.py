"""Which board a game is laid on."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from boneyard.events import Event
from boneyard.games import AnyRules
from boneyard.layout.board import Board
from boneyard.layout.curved import CurvedBoard
from boneyard.layout.pose import Shape
from boneyard.layout.solo import ColumnsBoard, LineBoard, RowBoard
from boneyard.layout.straight import StraightBoard
from boneyard.rules.game import Rules


def _table(rules: Rules, shape: Shape) -> Board:
    return (CurvedBoard if rules.game.table.curved else StraightBoard)(rules, shape)


#: What each kind of game is laid on.
BOARDS: Final[Mapping[str, Callable[[Any, Shape], Board]]] = {
    "table": _table,
    "row": lambda _, shape: RowBoard(shape),
    "line": lambda _, shape: LineBoard(shape),
    "columns": lambda _, shape: ColumnsBoard(shape),
}


def board_for(rules: AnyRules, shape: Shape = "wide") -> Board:
    """An empty board for a match with these rules."""
    return BOARDS[rules.game.kind](rules, shape)


def lay_out(rules: AnyRules, log: Iterable[Event], shape: Shape = "wide") -> Board:
    """Lay the table of the last round in a log."""
    board = board_for(rules, shape)
    for event in log:
        board.add(event)
    return board
