"""Which board a game is laid on."""

from collections.abc import Callable, Iterable

from boneyard.events import Event
from boneyard.games import AnyRules
from boneyard.layout.board import Board
from boneyard.layout.curved import CurvedBoard
from boneyard.layout.pose import Shape
from boneyard.layout.solo import ColumnsBoard, LineBoard, RowBoard
from boneyard.layout.straight import StraightBoard
from boneyard.rules.game import Rules
from boneyard.solitaire.baronet import CountTheRow
from boneyard.solitaire.columns import TurnAllUp
from boneyard.solitaire.knock_out import KnockPairs

_ALONE: dict[type, Callable[[Shape], Board]] = {
    CountTheRow: RowBoard,
    KnockPairs: LineBoard,
    TurnAllUp: ColumnsBoard,
}


def board_for(rules: AnyRules, shape: Shape = "wide") -> Board:
    """An empty board for a match with these rules."""
    if not isinstance(rules, Rules):
        return _ALONE[type(rules.game.conduct)](shape)
    return (CurvedBoard if rules.game.table.curved else StraightBoard)(rules, shape)


def lay_out(rules: AnyRules, log: Iterable[Event], shape: Shape = "wide") -> Board:
    """Lay the table of the last round in a log."""
    board = board_for(rules, shape)
    for event in log:
        board.add(event)
    return board
