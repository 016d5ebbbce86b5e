"""Notebook output: pictures of positions, tables as HTML."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from boneyard.core.position import Position
from boneyard.drawing.svg.position_picture import PictureOptions, picture_svg
from boneyard.layout import board_from_log
from boneyard.solitaire.game import SoloState

#: The width of the picture in pixels; a notebook would stretch it over the whole window.
WIDTH_PX: Final = 720


def position_svg(position: Position) -> str:
    """Draw a position; unknown tiles lie face down."""
    layout = board_from_log(position.rules, position.layout_events).layout()
    options = PictureOptions(seat=_front_seat(position), show_all=True, crop=True, width=WIDTH_PX)
    return picture_svg(position, layout, options)


def _front_seat(position: Position) -> int | None:
    """Return the seat whose hand is shown in front: the best known; None if none is."""
    if isinstance(position, SoloState):
        return None
    known = [sum(tile is not None for tile in hand) for hand in position.hands]
    shares = [count / max(1, len(hand)) for count, hand in zip(known, position.hands, strict=True)]
    best = max(shares, default=0.0)
    return shares.index(best) if best else None


def table_html(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Render a table as HTML for a notebook."""
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
