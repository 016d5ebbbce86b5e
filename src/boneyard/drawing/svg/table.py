"""SVG of a whole table: tiles, ghosts of moves, surroundings; cropping."""

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from boneyard.core.actions import Play
from boneyard.core.tiles import Tile
from boneyard.drawing.svg.geometry import ARC_DEGREES, UNIT, fmt, polar_point
from boneyard.drawing.svg.hands import SeatHand, SeatRow, TileStyle, hand_height, hand_svg
from boneyard.drawing.svg.plates_and_badges import (
    boneyard_svg,
    caption_svg,
    ends_svg,
    lane_svg,
    plate_svg,
    spokes_svg,
    text_width,
)
from boneyard.drawing.svg.tiles import connectors_svg, ghost_svg, outline_svg, tile_svg
from boneyard.i18n import OneOf, message, name_list
from boneyard.i18n.translator import Translate, english
from boneyard.layout.pose import (
    INNER_RADIUS,
    OUTER_RADIUS,
    EndBadge,
    Frame,
    Ghost,
    Layout,
    PlacedTile,
    Pose,
)

#: The margin around the tiles.
PADDING: Final = 0.35

#: The smallest frame, and the most extreme aspect ratios.
MIN_WIDTH: Final = 9.0

MAX_ASPECT, MIN_ASPECT = 1.9, 0.55


def _corners(one: PlacedTile | Ghost) -> Iterator[tuple[float, float]]:
    pose = one.pose
    if one.curved:
        for turn in range(-ARC_DEGREES // 2, ARC_DEGREES // 2 + 1, 15):
            for radius in (INNER_RADIUS, OUTER_RADIUS):
                x, y = polar_point(radius, pose.angle + turn)
                yield pose.x + x, pose.y + y
        return
    along, across = polar_point(1.0, pose.angle), polar_point(0.5, pose.angle + 90)
    for a, b in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        yield pose.x + a * along[0] + b * across[0], pose.y + a * along[1] + b * across[1]


def bounding_box(
    shown: Iterable[PlacedTile | Ghost], margin: float
) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of what is shown, with a margin around it."""
    points = [corner for one in shown for corner in _corners(one)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def crop_layout(layout: Layout, ghosts: Iterable[Ghost] = ()) -> Layout:
    """Return the same table in a frame around the tiles, open ends and ghosts."""
    shown: list[PlacedTile | Ghost] = [*layout.placed, *ghosts]
    points = [corner for one in shown for corner in _corners(one)]
    points += [(end.x + d, end.y + d) for end in layout.ends.values() for d in (-PADDING, PADDING)]
    if not points:
        return layout
    left, right = min(x for x, _ in points) - PADDING, max(x for x, _ in points) + PADDING
    top, bottom = min(y for _, y in points) - PADDING, max(y for _, y in points) + PADDING
    width, height = max(right - left, MIN_WIDTH), bottom - top
    width, height = max(width, height * MIN_ASPECT), max(height, width / MAX_ASPECT)
    x, y = (left + right - width) / 2, (top + bottom - height) / 2
    return replace(layout, frame=Frame(x, y, width, height))


#: The space around the frame, for badges and shadows at its edge.
FRAME_MARGIN: Final = 40

#: Straight tiles with pips.
DEFAULT_STYLE: Final = TileStyle()


#: What ghosts are: buttons that make a move, a better move to look at, or places on paper, where
#: buttons would overlap.
GhostMode = Literal["moves", "better", "places"]


class TableSurroundings(Struct, frozen=True, kw_only=True):
    """What stands around the tiles of a table."""

    hands: Sequence[SeatHand] = ()
    own_seat: int | None = None
    """The hand along the bottom; the others sit along the top."""
    to_the_right: bool = False
    """The next player sits to the right, not to the left (WL-1)."""
    stock: int | None = None
    counts: Mapping[int, int] | None = None
    """What each open arm counts, in games that count them."""
    wanted: Mapping[int, int] | None = None
    """What each open arm wants, where that isn't what it shows."""
    owed: Collection[int] = ()
    """The arms around a hub that must be played on before any other."""
    caption: str = ""
    """Their sum, or another line."""
    caption_label: str = ""
    """The same for a screen reader."""
    last: Collection[int] = ()
    """The numbers of the tiles of the last move."""
    playable: Collection[Tile] = ()
    """Tiles of the own hand that are raised."""
    marked: Collection[int] = ()
    """The seats whose trains are open to everyone."""

    @property
    def other_hands(self) -> list[SeatHand]:
        """Return the hands along the top, from the left."""
        first, many = self.own_seat or 0, len(self.hands)
        start = 0 if self.own_seat is None else 1
        following = [self.hands[(at + first) % many] for at in range(start, many)]
        return following[::-1] if self.to_the_right else following


class DrawingOptions(Struct, frozen=True, kw_only=True):
    """How a table is drawn."""

    style: TileStyle = DEFAULT_STYLE
    ghosts: Sequence[Ghost] = ()
    ghost_mode: GhostMode = "moves"
    for_page: bool = False
    """A page wants larger letters than a screen."""
    letter_scale: float = 1.0
    """Scale of letters, plates and hands, for pictures that are shown small."""
    title: str = ""
    theme: str | None = None
    """Written as `data-theme`."""
    width: int | None = None
    """In pixels; None: as wide as there is room."""
    prelude: str = ""
    """Put first: style sheet and symbols of a standalone picture."""
    say: Translate = english


#: Tiles only, with defaults.
NO_SURROUNDINGS: Final = TableSurroundings()

DEFAULT_OPTIONS: Final = DrawingOptions()


def letter_size(frame: Frame) -> float:
    """Return the font size: about 14 pixels for a tall table on a phone, 20 for a wide one."""
    aspect = min(max(frame.width / frame.height, 0.5), 2.0)
    return 0.036 * frame.width * UNIT * math.pow(0.625 / aspect, 0.85)


def page_letter_size(frame: Frame) -> float:
    """Return the same for a picture in a page: a wide one is seldom shown as wide as a screen."""
    aspect = min(max(frame.width / frame.height, 0.8), 1.6)
    return letter_size(frame) * (1 + (aspect - 0.8) * 0.45)


def tiles_svg(
    layout: Layout,
    style: TileStyle = DEFAULT_STYLE,
    last: Collection[int] = (),
    say: Translate = english,
) -> str:
    """Draw the tiles, those of the last move marked, between spokes and connectors."""
    drawn = [tile_svg(one, style.faces, last=one.number in last, say=say) for one in layout.placed]
    label = escape(say(message("art-table", tiles=len(layout.placed))))
    tiles = f'<g data-region="tiles" role="group" aria-label="{label}">{"".join(drawn)}</g>'
    return spokes_svg(layout.spokes.values()) + tiles + connectors_svg(layout.placed)


def ghosts_svg(
    layout: Layout,
    ghosts: Iterable[Ghost],
    style: TileStyle = DEFAULT_STYLE,
    say: Translate = english,
    show_better: bool = False,
) -> str:
    """Draw the moves as buttons: where tiles would lie, or which tile is meant.

    With `show_better` they are better moves to look at, not buttons.
    """
    lying = {(one.tile, one.pose) for one in layout.placed}
    drawn = []
    for ghost in ghosts:
        does = {"role": "img", "data-better": str(ghost.action)} if show_better else None
        is_new_place = (ghost.tile, ghost.pose) not in lying
        drawn.append(ghost_svg(ghost, style.faces, face=is_new_place, attributes=does, say=say))
    label = escape(say(message("art-moves")))
    return f'<g data-region="moves" role="group" aria-label="{label}">{"".join(drawn)}</g>'


def outlined_ghosts_svg(
    layout: Layout,
    ghosts: Iterable[Ghost],
    style: TileStyle = DEFAULT_STYLE,
    say: Translate = english,
) -> str:
    """Draw the moves on paper: where several tiles may go, only their place is outlined."""
    lying = {(one.tile, one.pose) for one in layout.placed}
    groups: dict[object, dict[Pose, list[Ghost]]] = {}
    for ghost in ghosts:
        goal = ghost.action.arm if isinstance(ghost.action, Play) else ghost.pose
        groups.setdefault(goal, {}).setdefault(ghost.pose, []).append(ghost)
    drawn = ""
    for poses in groups.values():
        many = len({ghost.tile for same in poses.values() for ghost in same}) > 1
        for first, *more in poses.values():
            moves = say(OneOf(tuple(str(ghost.action) for ghost in (first, *more))))
            if many:
                drawn += outline_svg(first, moves)
            else:
                picked = (first.tile, first.pose) in lying
                drawn += ghost_svg(first, style.faces, face=not picked, say=say)
    label = escape(say(message("art-moves")))
    return f'<g data-region="moves" role="group" aria-label="{label}">{drawn}</g>'


def table_svg(
    layout: Layout,
    around: TableSurroundings = NO_SURROUNDINGS,
    options: DrawingOptions = DEFAULT_OPTIONS,
) -> str:
    """Draw a table; it needs the symbols of its set and the style sheet, here or in the page."""
    frame, look, say = layout.frame, options.style, options.say
    size = (page_letter_size if options.for_page else letter_size)(frame) * options.letter_scale
    pad = size * 0.7
    width = max(frame.width * UNIT + 2 * FRAME_MARGIN, size * 20)
    left = frame.x * UNIT + frame.width * UNIT / 2 - width / 2
    top, bottom = frame.y * UNIT - FRAME_MARGIN, (frame.y + frame.height) * UNIT + FRAME_MARGIN
    inner = width - 2 * pad
    parts = [tiles_svg(layout, look, around.last, say)]
    if layout.lanes:
        parts.append(_lanes_svg(layout, around, say))
    if layout.ends:
        shown = _ends_with_badge(layout, options.ghosts)
        parts.append(ends_svg(shown, look.faces, around.counts, say, around.wanted, around.owed))
    if options.ghosts:
        parts.append(_ghosts_by_mode(layout, options))
    if around.other_hands:
        seats = SeatRow(around.other_hands, look, inner, size, say)
        top -= seats.height + pad
        parts.append(seats.svg(left + pad, top + pad))
    mine = around.hands[around.own_seat] if around.own_seat is not None else None
    if mine is not None or around.stock is not None or around.caption:
        line = bottom + size * 0.9
        parts.append(_status_line(mine, around, look, (left + pad, line), inner, size, say))
        bottom += size * 1.8 + pad
    if mine is not None and mine.tiles:
        tile = size * 3.3
        parts.append(
            hand_svg(
                mine, look, x=left + pad, y=bottom - pad * 0.6, width=inner, size=tile,
                playable=around.playable, say=say,
            )
        )  # fmt: skip
        bottom += hand_height(len(mine.tiles), look, inner, tile) + pad * 0.4
    return _svg_document((left, top, width, bottom - top), size * 0.8, parts, options)


def _lanes_svg(layout: Layout, around: TableSurroundings, say: Translate) -> str:
    """Draw the signs of the lanes."""
    names = [hand.name for hand in around.hands]
    drawn = (
        lane_svg(lane, message("endnames-name", end="mexican", number=str(lane.arm)), say=say)
        if lane.owner is None or not names
        else lane_svg(
            lane, message("endnames-train", who=name_list([names[lane.owner]])),
            names[lane.owner].strip()[:1].upper() or "?", lane.owner in around.marked, say=say,
        )
        for lane in layout.lanes
    )  # fmt: skip
    return f'<g data-region="lanes">{"".join(drawn)}</g>'


def _ghosts_by_mode(layout: Layout, how: DrawingOptions) -> str:
    if how.ghost_mode == "places":
        return outlined_ghosts_svg(layout, how.ghosts, how.style, how.say)
    return ghosts_svg(
        layout, how.ghosts, how.style, how.say, show_better=how.ghost_mode == "better"
    )


def _svg_document(
    box: tuple[float, float, float, float], corner: float, parts: Sequence[str], how: DrawingOptions
) -> str:
    """Assemble the picture: the felt, and the parts on it."""
    x, y, wide, high = map(fmt, box)
    pixels = "" if how.width is None else f'width="{how.width}" '
    dressed = f' data-theme="{how.theme}"' if how.theme else ""
    title = escape(how.title or how.say(message("art-a-table")))
    return (
        f'<svg {pixels}xmlns="http://www.w3.org/2000/svg" class="by" '
        f'viewBox="{x} {y} {wide} {high}" role="group"{dressed}><title>{title}</title>{how.prelude}'
        f'<rect class="by-felt" x="{x}" y="{y}" width="{wide}" height="{high}" '
        f'rx="{fmt(corner)}"/>{"".join(parts)}</svg>'
    )


def _ends_with_badge(layout: Layout, ghosts: Sequence[Ghost]) -> dict[int, EndBadge]:
    """List the ends that get a badge: a ghost there shows as much, and needs the place."""
    taken = {ghost.action.arm for ghost in ghosts if isinstance(ghost.action, Play)}
    return {arm: end for arm, end in layout.ends.items() if arm not in taken}


def _status_line(
    mine: SeatHand | None,
    around: TableSurroundings,
    style: TileStyle,
    at: tuple[float, float],
    width: float,
    size: float,
    say: Translate,
) -> str:
    """Draw the line between table and hand: the own plate, the caption, the boneyard."""
    (x, y), caption, stock = at, around.caption, around.stock
    drawn, used = "", 0.0
    if mine is not None:
        drawn, used = plate_svg(
            mine.name, mine.score, x=x, y=y, size=size, max_width=width * 0.45, turn=mine.turn,
            note=mine.note, label=mine.describe(say),
        )  # fmt: skip
    pile = size * 4.6 if stock is not None else 0.0
    if caption:
        # In the middle if there is room, else between plate and boneyard, and smaller if needed.
        room = width - used - pile - size
        wide = text_width(caption, size) + size * 1.2
        letters = size if wide <= room else size * room / wide
        middle, reach = width / 2, min(wide, room) / 2
        middle = min(max(middle, used + size / 2 + reach), width - pile - size / 2 - reach)
        drawn += caption_svg(caption, x + middle, y, letters, around.caption_label)
    if stock is not None:
        drawn += boneyard_svg(stock, x + width, y, size, style.curved, say)
    return drawn
