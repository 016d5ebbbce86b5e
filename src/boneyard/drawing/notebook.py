"""What a notebook shows of a position: `Position._repr_svg_` asks here."""

from typing import Any, Final

from boneyard.core.position import Position
from boneyard.drawing.svg.picture import Sight, picture
from boneyard.layout.kinds import lay_out

#: How wide the picture is, in pixels; a notebook would stretch it over the whole window.
WIDTH: Final = 720


def drawing(position: Position) -> str:
    """Draw a position with all that it knows; what it doesn't know lies face down."""
    layout = lay_out(position.rules, position.laid).layout()
    sight = Sight(seat=_owner(position), everything=True, crop=True, width=WIDTH)
    return picture(position, layout, sight)


def _owner(position: Any) -> int | None:
    """The seat whose hand stands in front: the first that is known best; None: none is."""
    if position.rules.alone:
        return None
    known = [sum(tile is not None for tile in hand) for hand in position.hands]
    shares = [count / max(1, len(hand)) for count, hand in zip(known, position.hands, strict=True)]
    best = max(shares, default=0.0)
    return shares.index(best) if best else None
