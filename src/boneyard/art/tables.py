"""A whole table: tiles, open ends, hands, scores, boneyard, and whose turn it is."""

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from html import escape
from typing import Final

from boneyard.actions import Play
from boneyard.art.furniture import caption_svg, ends_svg, pile_svg, plate_svg, text_width
from boneyard.art.hands import Hand, Look, Seats, hand_height, hand_svg
from boneyard.art.leaps import leaps_svg
from boneyard.art.shapes import UNIT, number
from boneyard.art.tiles import ghost_svg, outline_svg, tile_svg
from boneyard.layout.pose import End, Frame, Ghost, Layout, Pose
from boneyard.tiles import Tile
from boneyard.words import Either, message
from boneyard.words.saying import Say, english

#: The space around the frame, for badges and shadows at its edge.
MARGIN: Final = 40
#: Straight tiles with pips.
PLAIN: Final = Look()


def letter_size(frame: Frame) -> float:
    """How large letters are: about 14 pixels for a tall table on a phone, 20 for a wide one."""
    aspect = min(max(frame.width / frame.height, 0.5), 2.0)
    return 0.036 * frame.width * UNIT * math.pow(0.625 / aspect, 0.85)


def page_letters(frame: Frame) -> float:
    """The same for a picture in a page: a wide one is seldom seen as wide as a screen."""
    aspect = min(max(frame.width / frame.height, 0.8), 1.6)
    return letter_size(frame) * (1 + (aspect - 0.8) * 0.45)


def tiles_svg(
    layout: Layout, look: Look = PLAIN, last: Collection[int] = (), say: Say = english
) -> str:
    """The tiles that lie, those of the last move marked, and over them the lines of leaps."""
    drawn = [tile_svg(one, look.faces, last=one.number in last, say=say) for one in layout.placed]
    label = escape(say(message("art-table", tiles=len(layout.placed))))
    tiles = f'<g data-region="tiles" role="group" aria-label="{label}">{"".join(drawn)}</g>'
    return tiles + leaps_svg(layout.placed)


def ghosts_svg(
    layout: Layout, ghosts: Iterable[Ghost], look: Look = PLAIN, say: Say = english
) -> str:
    """What may be done, as buttons: where tiles would lie, or which lying tile is meant."""
    lying = {(one.tile, one.pose) for one in layout.placed}
    drawn = [ghost_svg(g, look.faces, face=(g.tile, g.pose) not in lying, say=say) for g in ghosts]
    label = escape(say(message("art-moves")))
    return f'<g data-region="moves" role="group" aria-label="{label}">{"".join(drawn)}</g>'


def places_svg(
    layout: Layout, ghosts: Iterable[Ghost], look: Look = PLAIN, say: Say = english
) -> str:
    """What may be done, on paper: where several tiles may go, their place is outlined only."""
    lying = {(one.tile, one.pose) for one in layout.placed}
    groups: dict[object, dict[Pose, list[Ghost]]] = {}
    for ghost in ghosts:
        goal = ghost.action.arm if isinstance(ghost.action, Play) else ghost.pose
        groups.setdefault(goal, {}).setdefault(ghost.pose, []).append(ghost)
    drawn = ""
    for poses in groups.values():
        many = len({ghost.tile for same in poses.values() for ghost in same}) > 1
        for first, *more in poses.values():
            moves = say(Either(tuple(str(ghost.action) for ghost in (first, *more))))
            if many:
                drawn += outline_svg(first, moves)
            else:
                picked = (first.tile, first.pose) in lying
                drawn += ghost_svg(first, look.faces, face=not picked, say=say)
    label = escape(say(message("art-moves")))
    return f'<g data-region="moves" role="group" aria-label="{label}">{drawn}</g>'


def table_svg(
    layout: Layout,
    hands: Sequence[Hand] = (),
    *,
    own: int | None = None,
    look: Look = PLAIN,
    stock: int | None = None,
    counts: Mapping[int, int] | None = None,
    wanted: Mapping[int, int] | None = None,
    caption: str = "",
    caption_label: str = "",
    last: Collection[int] = (),
    ghosts: Sequence[Ghost] = (),
    playable: Collection[Tile] = (),
    live: bool = True,
    page: bool = False,
    title: str = "",
    theme: str | None = None,
    inside: str = "",
    say: Say = english,
) -> str:
    """Draw a table; it needs the symbols of its set and the style sheet, here or in the page.

    The hand `own` stands along the bottom, the others sit along the top from the left in the
    order of play. `counts` are what each open arm counts, in games that count them, `wanted`
    what it wants, and `caption` their sum or another line. `live` makes every ghost a button; on
    paper they would cover each other. A `page` wants larger letters than a screen. `inside` is put
    first: style sheet and symbols of a picture that stands alone. A `theme` is written as
    `data-theme`.
    """
    frame = layout.frame
    size = (page_letters if page else letter_size)(frame)
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
        tiles_svg(layout, look, last, say),
        ends_svg(_open_ends(layout, ghosts), look.faces, counts, say, wanted)
        if layout.ends
        else "",
        (ghosts_svg if live else places_svg)(layout, ghosts, look, say) if ghosts else "",
    ]
    if others:
        seats = Seats(others, look, inner, size, say)
        top -= seats.height + pad
        parts.append(seats.svg(left + pad, top + pad))
    mine = hands[own] if own is not None else None
    if mine is not None or stock is not None or caption:
        line = bottom + size * 0.9
        said = (caption, caption_label)
        parts.append(_line(mine, stock, said, look, (left + pad, line), inner, size, say))
        bottom += size * 1.8 + pad
    if mine is not None and mine.tiles:
        tile = size * 3.3
        parts.append(
            hand_svg(
                mine, look, x=left + pad, y=bottom - pad * 0.6, width=inner, size=tile,
                playable=playable, say=say,
            )
        )  # fmt: skip
        bottom += hand_height(len(mine.tiles), look, inner, tile) + pad * 0.4
    box = (left, top, width, bottom - top)
    view = " ".join(map(number, box))
    x, y, wide, high = map(number, box)
    dressed = f' data-theme="{theme}"' if theme else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="by" viewBox="{view}" role="group"'
        f"{dressed}><title>{escape(title or say(message('art-a-table')))}</title>{inside}"
        f'<rect class="by-felt" x="{x}" y="{y}" width="{wide}" height="{high}" '
        f'rx="{number(size * 0.8)}"/>{"".join(parts)}</svg>'
    )


def _open_ends(layout: Layout, ghosts: Sequence[Ghost]) -> dict[int, End]:
    """The ends that get a badge: a ghost that lies there says as much, and needs the place."""
    taken = {ghost.action.arm for ghost in ghosts if isinstance(ghost.action, Play)}
    return {arm: end for arm, end in layout.ends.items() if arm not in taken}


def _line(
    mine: Hand | None,
    stock: int | None,
    said: tuple[str, str],
    look: Look,
    at: tuple[float, float],
    width: float,
    size: float,
    say: Say,
) -> str:
    """The line between table and hand: one's own plate, the caption, the boneyard."""
    (x, y), (caption, label) = at, said
    drawn, used = "", 0.0
    if mine is not None:
        drawn, used = plate_svg(
            mine.name, mine.score, x=x, y=y, size=size, widest=width * 0.45, turn=mine.turn,
            note=mine.note, label=mine.words(say),
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
        drawn += pile_svg(stock, x + width, y, size, look.curved, say)
    return drawn
