"""Table layout: where tiles lie; selects the board for a game."""

from collections.abc import Iterable, Mapping
from typing import Final

from boneyard.core.events import Event
from boneyard.engine.kinds import AnyRules
from boneyard.layout.board import Board
from boneyard.layout.curved import CurvedBoard
from boneyard.layout.lanes import LanesBoard
from boneyard.layout.pose import (
    ASPECT_RATIOS,
    HALF_ARC_DEGREES,
    HEX_EDGE,
    INNER_RADIUS,
    MIDDLE_RADIUS,
    OUTER_RADIUS,
    Aspect,
    Connector,
    EndBadge,
    Frame,
    Ghost,
    Lane,
    Layout,
    PlacedTile,
    Pose,
    TrainStyle,
)
from boneyard.layout.rotated import LYING_SHAPES
from boneyard.layout.solitaire import ColumnsBoard, LineBoard, RowBoard, SoloBoard
from boneyard.layout.straight import StraightBoard
from boneyard.layout.trains import TrainsBoard
from boneyard.rules.game import Rules
from boneyard.rules.shapes import Hub, OneArm, Trains


def has_lanes(rules: AnyRules) -> bool:
    """Return whether there are trains around a hub, each in its lane."""
    if rules.alone:
        return False
    table = rules.game.table
    return isinstance(table, Trains) or (isinstance(table, Hub) and not table.feet)


def _make_table_board(rules: Rules, shape: Aspect, seat: int, trains: TrainStyle) -> Board:
    table = rules.game.table
    if has_lanes(rules):
        if trains == "hub":
            return TrainsBoard(rules, shape, seat)
        return LanesBoard(rules, shape, seat, trains)
    return (CurvedBoard if table.curved else StraightBoard)(rules, shape)


#: The board of each solitaire.
_SOLO_BOARDS: Final[Mapping[str, type[SoloBoard]]] = {
    "row": RowBoard,
    "line": LineBoard,
    "columns": ColumnsBoard,
}


def differs_by_seat(rules: AnyRules) -> bool:
    """Return whether the layout depends on the seat: its own arm lies next to its hand."""
    return not rules.alone and rules.game.table.has_owned_arms


def find_lying_shape(rules: AnyRules, shape: Aspect) -> Aspect | None:
    """Return the shape whose board becomes the board of this one when it is rotated, if any.

    The rows of a single arm grow downwards or to the right, and those of trains away from the hub.
    """
    if rules.alone or rules.game.table.curved or has_lanes(rules):
        return None
    return None if isinstance(rules.game.table, OneArm) else LYING_SHAPES.get(shape)


def make_board(
    rules: AnyRules, shape: Aspect = "wide", seat: int | None = None, trains: TrainStyle = "hub"
) -> Board:
    """Make an empty board for a match with these rules, as seen from a seat."""
    if rules.alone:
        return _SOLO_BOARDS[rules.game.kind](shape)
    return _make_table_board(rules, shape, seat or 0, trains)


def board_from_log(
    rules: AnyRules, log: Iterable[Event], shape: Aspect = "wide", seat: int | None = None
) -> Board:
    """Lay out the last round of a log."""
    board = make_board(rules, shape, seat)
    for event in log:
        board.add(event)
    return board


__all__ = [
    "ASPECT_RATIOS",
    "HALF_ARC_DEGREES",
    "HEX_EDGE",
    "INNER_RADIUS",
    "MIDDLE_RADIUS",
    "OUTER_RADIUS",
    "Aspect",
    "Board",
    "Connector",
    "EndBadge",
    "Frame",
    "Ghost",
    "Lane",
    "Layout",
    "PlacedTile",
    "Pose",
    "TrainStyle",
    "board_from_log",
    "has_lanes",
    "make_board",
]
