"""Where each tile lies, for drawing: from the log of a match to poses.

board = board_for(rules, "wide")       # or lay_out(rules, log, "wide")
board.add(event)                       # every event of the log; what lays nothing is ignored
board.layout()                         # placed tiles, frame, open ends
board.placed                           # the same tiles, as a list that grows at its end
board.ghosts(moves)                    # where each of these moves would lie
"""

from boneyard.layout.board import Board
from boneyard.layout.kinds import board_for, lay_out
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
