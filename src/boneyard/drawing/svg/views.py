"""A position as a picture for a page: through the eyes of a seat, or with all that is known."""

from collections.abc import Sequence

from boneyard.core.actions import Play
from boneyard.core.faces import Faces
from boneyard.core.position import Position
from boneyard.drawing.svg.picture import Sight, picture
from boneyard.engine.legal import legal
from boneyard.i18n.saying import Say, english
from boneyard.layout.kinds import lay_out
from boneyard.layout.pose import Aspect


def view_svg(
    position: Position,
    seat: int | None = None,
    *,
    shape: Aspect = "wide",
    names: Sequence[str] = (),
    faces: Faces | None = None,
    theme: str | None = None,
    say: Say = english,
) -> str:
    """Draw all that a position knows; for a seat whose turn it is, also what it may do.

    What is shown to a seat must be its view: this hides nothing.
    """
    board = lay_out(position.rules, position.laid, shape, seat)
    moves = legal(position, seat) if seat is not None and position.to_act == seat else []
    sight = Sight(
        seat=seat or 0,
        names=names,
        faces=faces,
        theme=theme,
        everything=True,
        ghosts=board.ghosts(moves),
        playable={move.tile for move in moves if isinstance(move, Play)},
        crop=True,
        say=say,
    )
    return picture(position, board.layout(), sight)
