"""A whole table: tiles, open ends, hands, scores, boneyard, and whose turn it is."""

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from html import escape
from typing import Final

from boneyard.art.furniture import caption_svg, ends_svg, pile_svg, plate_svg, text_width
from boneyard.art.hands import Hand, Look, Seats, hand_height, hand_svg
from boneyard.art.shapes import UNIT, number
from boneyard.art.tiles import ghost_svg, tile_svg
from boneyard.layout.pose import Frame, Ghost, Layout
from boneyard.tiles import Tile

#: The space around the frame, for badges and shadows at its edge.
MARGIN: Final = 40
#: Straight tiles with pips.
PLAIN: Final = Look()


def letter_size(frame: Frame) -> float:
    """How large letters are: about 14 pixels for a tall table on a phone, 20 for a wide one."""
    width = frame.width * UNIT
    return 0.036 * width * math.pow(0.625 * frame.height / frame.width, 0.85)


def tiles_svg(
    layout: Layout, look: Look, last: Collection[int] = (), ghosts: Iterable[Ghost] = ()
) -> str:
    """The tiles that lie, those of the last move marked, and the ghosts of moves over them."""
    faces = look.faces
    drawn = [tile_svg(one, faces, last=one.number in last) for one in layout.placed]
    # A move that means a tile which lies already has only an outline around it.
    lying = {(one.tile, one.pose) for one in layout.placed} if ghosts else set()
    drawn += [ghost_svg(g, faces, face=(g.tile, g.pose) not in lying) for g in ghosts]
    count = len(layout.placed)
    label = f"table, {count} {'tile' if count == 1 else 'tiles'}"
    return f'<g data-region="tiles" role="group" aria-label="{label}">{"".join(drawn)}</g>'


def table_svg(
    layout: Layout,
    hands: Sequence[Hand] = (),
    *,
    own: int | None = None,
    look: Look = PLAIN,
    stock: int | None = None,
    counts: Mapping[int, int] | None = None,
    caption: str = "",
    caption_label: str = "",
    last: Collection[int] = (),
    ghosts: Iterable[Ghost] = (),
    playable: Collection[Tile] = (),
    title: str = "A table of dominoes",
    theme: str | None = None,
    inside: str = "",
) -> str:
    """Draw a table; it needs the symbols of its set and the style sheet, here or in the page.

    The hand `own` stands along the bottom, the others sit along the top from the left in the
    order of play. `counts` are what each open arm counts, in games that count them, and
    `caption` their sum or another line. `inside` is put first: style sheet and symbols of a
    picture that stands alone. A `theme` is written as `data-theme`.
    """
    frame = layout.frame
    size = letter_size(frame)
    pad = size * 0.7
    width = max(frame.width * UNIT + 2 * MARGIN, size * 20)
    left = frame.x * UNIT + frame.width * UNIT / 2 - width / 2
    top, bottom = frame.y * UNIT - MARGIN, (frame.y + frame.height) * UNIT + MARGIN
    inner = width - 2 * pad
    others = [
        hands[(at + (own or 0)) % len(hands)]
        for at in range(0 if own is None else 1, len(hands))
    ]  # fmt: skip
    parts = [
        tiles_svg(layout, look, last, ghosts),
        ends_svg(layout.ends, look.faces, counts) if layout.ends else "",
    ]
    if others:
        seats = Seats(others, look, inner, size)
        top -= seats.height + pad
        parts.append(seats.svg(left + pad, top + pad))
    mine = hands[own] if own is not None else None
    if mine is not None or stock is not None or caption:
        line = bottom + size * 0.9
        said = (caption, caption_label)
        parts.append(_line(mine, stock, said, look, (left + pad, line), inner, size))
        bottom += size * 1.8 + pad
    if mine is not None and mine.tiles:
        tile = size * 3.3
        parts.append(
            hand_svg(
                mine, look, x=left + pad, y=bottom - pad * 0.6, width=inner, size=tile,
                playable=playable,
            )
        )  # fmt: skip
        bottom += hand_height(len(mine.tiles), look, inner, tile) + pad * 0.4
    box = (left, top, width, bottom - top)
    view = " ".join(map(number, box))
    x, y, wide, high = map(number, box)
    dressed = f' data-theme="{theme}"' if theme else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="by" viewBox="{view}" role="group"'
        f"{dressed}><title>{escape(title)}</title>{inside}"
        f'<rect class="by-felt" x="{x}" y="{y}" width="{wide}" height="{high}" '
        f'rx="{number(size * 0.8)}"/>{"".join(parts)}</svg>'
    )


def _line(
    mine: Hand | None,
    stock: int | None,
    said: tuple[str, str],
    look: Look,
    at: tuple[float, float],
    width: float,
    size: float,
) -> str:
    """The line between table and hand: one's own plate, the caption, the boneyard."""
    (x, y), (caption, label) = at, said
    drawn, used = "", 0.0
    if mine is not None:
        name = f"{mine.name} · {mine.note}" if mine.note else mine.name
        drawn, used = plate_svg(
            name, mine.score, x=x, y=y, size=size, widest=width * 0.45, turn=mine.turn,
            label=mine.words,
        )  # fmt: skip
    pile = size * 4.6 if stock is not None else 0.0
    if caption:
        # In the middle if there is room, else between plate and pile, and smaller if need be.
        room = width - used - pile - size
        wide = text_width(caption, size) + size * 1.2
        letters = size if wide <= room else size * room / wide
        middle, reach = width / 2, min(wide, room) / 2
        middle = min(max(middle, used + size / 2 + reach), width - pile - size / 2 - reach)
        drawn += caption_svg(caption, x + middle, y, letters, label)
    if stock is not None:
        drawn += pile_svg(stock, x + width, y, size, look.curved)
    return drawn
