"""Which board a game is laid on."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from boneyard.events import Event
from boneyard.games import AnyRules
from boneyard.layout.board import Board
from boneyard.layout.curved import CurvedBoard
from boneyard.layout.lanes import LanesBoard
from boneyard.layout.pose import Aspect
from boneyard.layout.solo import ColumnsBoard, LineBoard, RowBoard
from boneyard.layout.straight import StraightBoard
from boneyard.rules.game import Rules
from boneyard.rules.shapes import Hub, Trains


def _table(rules: Rules, shape: Aspect) -> Board:
    table = rules.game.table
    if isinstance(table, Trains) or (isinstance(table, Hub) and not table.feet):
        return LanesBoard(rules, shape)
    return (CurvedBoard if table.curved else StraightBoard)(rules, shape)


#: What each kind of game is laid on.
BOARDS: Final[Mapping[str, Callable[[Any, Aspect], Board]]] = {
    "table": _table,
    "row": lambda _, shape: RowBoard(shape),
    "line": lambda _, shape: LineBoard(shape),
    "columns": lambda _, shape: ColumnsBoard(shape),
}


def board_for(rules: AnyRules, shape: Aspect = "wide") -> Board:
    """An empty board for a match with these rules."""
    return BOARDS[rules.game.kind](rules, shape)


def lay_out(rules: AnyRules, log: Iterable[Event], shape: Aspect = "wide") -> Board:
    """Lay the table of the last round in a log."""
    board = board_for(rules, shape)
    for event in log:
        board.add(event)
    return board
