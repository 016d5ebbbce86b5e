"""SVG around the tiles: name plates, badges, boneyard, captions, lanes of trains."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Final

from boneyard.core.tile_faces import FRUITS, Faces, describe_half
from boneyard.core.tiles import Half
from boneyard.drawing.svg.geometry import UNIT, fmt, fmt_point
from boneyard.drawing.svg.pip_symbols import star_path
from boneyard.drawing.svg.tiles import face_down_svg, transform
from boneyard.i18n import Argument, message
from boneyard.i18n.translator import Translate, english
from boneyard.layout.lanes import FOLD_WIDTH
from boneyard.layout.pose import Connector, EndBadge, Lane

#: The radius of a badge, in drawing units.
BADGE_RADIUS = 30

#: The radius of the ring around an end that must be played on first.
OWED_RING_RADIUS = 41

#: The width of a letter, in font sizes: system fonts differ, so this is generous.
LETTER_WIDTH = 0.66
#: The same for words that may be squeezed a little.
NARROW_LETTER: Final = 0.58


def _badge_content(half: Half, faces: Faces, count: int | None) -> str:
    """Draw the content of a badge: the number, or what the half shows."""
    if half.symbol == "S":
        return f'<path class="by-on-badge" d="{star_path(21, 9)}"/>'
    if faces == "fruit" and half.number:
        return f'<use href="#by-{FRUITS[half.number]}" transform="scale(.48)"/>'
    text = str(half.number or 0) if count is None else str(count)
    size = 40 if len(text) < 2 else 32
    return f'<text class="by-on-badge" font-size="{size}" y="{fmt(size * 0.36)}">{text}</text>'


@lru_cache(maxsize=4096)
def badge_svg(
    end: EndBadge,
    faces: Faces = "pips",
    count: int | None = None,
    say: Translate = english,
    wanted: int | None = None,
    owed: bool = False,
) -> str:
    """Draw the badge of an open end: its number, what it counts or wants; a colour as a ring.

    An end that must be played on first has a ring around it.
    """
    shows = describe_half(end.half, faces)
    words = message("art-end", arm=str(end.arm), shows=shows)
    if wanted is not None:
        words = message("art-end-wants", arm=str(end.arm), shows=shows, wanted=wanted)
        faces, count = "pips", wanted
    elif count is not None:
        words = message("art-end-counts", arm=str(end.arm), shows=shows, count=count)
    elif owed:
        words = message("art-end-owed", arm=str(end.arm), shows=shows)
    bound = f'<circle class="by-owed" r="{OWED_RING_RADIUS}"/>' if owed else ""
    ring = f" by-s{end.half.number}" if faces == "colours" and end.half.number else ""
    return (
        f'<g transform="translate({fmt_point(end.x * UNIT, end.y * UNIT)})" role="img" '
        f'data-arm="{end.arm}"><title>{escape(say(words))}</title>'
        f'{bound}<circle class="by-badge{ring}" r="{BADGE_RADIUS}'
        f'"/>{_badge_content(end.half, faces, count)}</g>'
    )


def ends_svg(
    ends: Mapping[int, EndBadge],
    faces: Faces = "pips",
    counts: Mapping[int, int] | None = None,
    say: Translate = english,
    wanted: Mapping[int, int] | None = None,
    owed: Collection[int] = (),
) -> str:
    """Draw the badges of all open ends."""
    counts, wanted = counts or {}, wanted or {}
    drawn = (
        badge_svg(end, faces, counts.get(arm), say, wanted.get(arm), arm in owed)
        for arm, end in ends.items()
    )
    label = escape(say(message("art-open-ends")))
    return f'<g data-region="ends" role="group" aria-label="{label}">{"".join(drawn)}</g>'


def sum_text(counts: Sequence[int]) -> str:
    """Format what the ends count and their sum: `6 + 4 = 10`."""
    if len(counts) < 2:
        return f"{sum(counts)}"
    return f"{' + '.join(map(str, counts))} = {sum(counts)}"


def text_width(text: str, size: float) -> float:
    """Estimate the width of a text."""
    return len(text) * size * LETTER_WIDTH


def truncate_text(text: str, width: float, size: float) -> str:
    """Truncate a text that is too wide, with an ellipsis."""
    most = max(3, int(width / (size * LETTER_WIDTH)))
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def caption_svg(text: str, x: float, y: float, size: float, label: str = "") -> str:
    """Draw a line of text on a plate, centred: a sum of ends, a count, a result."""
    wide, high = text_width(text, size) + size * 1.2, size * 1.7
    return (
        f'<g data-region="caption" transform="translate({fmt_point(x, y)})" role="img">'
        f"<title>{escape(label or text)}</title>"
        f'<rect class="by-plate" x="{fmt(-wide / 2)}" y="{fmt(-high / 2)}" '
        f'width="{fmt(wide)}" height="{fmt(high)}" rx="{fmt(high / 2)}"/>'
        f'<text class="by-text by-name by-mid" font-size="{fmt(size)}" '
        f'y="{fmt(size * 0.35)}">{escape(text)}</text></g>'
    )


def plate_svg(
    name: str,
    score: int | None,
    *,
    x: float,
    y: float,
    size: float,
    max_width: float,
    turn: bool = False,
    note: str = "",
    label: str = "",
) -> tuple[str, float]:
    """Draw a player's plate, its left middle at x, y: name, score, and an arrow on their turn.

    A note stands after the name if there is room. Returns the drawing and its width.
    """
    points = "" if score is None else str(score)
    room = max_width - size * 2.6 - text_width(points, size)
    noted = f"{name} · {note}" if note else name
    name = noted if text_width(noted, size) <= room else truncate_text(name, room, size)
    wide = text_width(name, size) + (text_width(points, size) + size * 0.6 if points else 0)
    wide += size * (2.2 if turn else 1.4)
    high = size * 1.8
    ink = "by-on-turn" if turn else "by-text"
    start = size * (1.4 if turn else 0.7)
    low = fmt(size * 0.35)
    arrow = (
        f'<path class="{ink}" d="M{fmt_point(size * 0.55, -size * 0.38)}'
        f'l{fmt_point(size * 0.6, size * 0.38)} {fmt_point(-size * 0.6, size * 0.38)}z"/>'
        if turn
        else ""
    )
    numbers = (
        f'<text class="{ink} by-end" font-weight="800" font-size="{fmt(size)}" '
        f'x="{fmt(wide - size * 0.75)}" y="{low}">{points}</text>'
        if points
        else ""
    )
    return (
        f'<g transform="translate({fmt_point(x, y)})" role="img">'
        f"<title>{escape(label or name)}</title>"
        f'<rect class="{"by-turn" if turn else "by-plate"}" y="{fmt(-high / 2)}" '
        f'width="{fmt(wide)}" height="{fmt(high)}" rx="{fmt(high / 2)}"/>{arrow}'
        f'<text class="{ink} by-name" font-size="{fmt(size)}" x="{fmt(start)}" '
        f'y="{low}">{escape(name)}</text>{numbers}</g>'
    ), wide


def boneyard_svg(
    count: int, x: float, y: float, size: float, curved: bool = False, say: Translate = english
) -> str:
    """Draw the boneyard: a small pile with its count, its right middle at x, y."""
    words = escape(say(message("art-boneyard", tiles=count)))
    scale = 0.0088 * size if curved else 0.012 * size
    backs = ""
    for at in range(min(3, count)):
        off = size * 0.16 * (at - 1)
        if curved:
            where = transform(off - size * 1.2, off + size * 0.82, -90, scale)
            backs += f'<g transform="{where}">{face_down_svg(-90, True)}</g>'
        else:
            backs += f'<g transform="{transform(off - size * 1.2, off, 0, scale)}">'
            backs += f"{face_down_svg(0)}</g>"
    if not count:
        long, high, corner = (fmt(size * times) for times in (2.4, 1.2, 0.2))
        backs = (
            f'<rect class="by-place" x="-{long}" y="{fmt(-size * 0.6)}" '
            f'width="{long}" height="{high}" rx="{corner}"/>'
        )
    return (
        f'<g data-region="boneyard" transform="translate({fmt_point(x, y)})" role="img">'
        f"<title>{words}</title>{backs}"
        f'<text class="by-text by-name by-end" font-size="{fmt(size)}" '
        f'x="{fmt(-size * 3)}" y="{fmt(size * 0.35)}">{count}</text></g>'
    )


#: The width and height of a sign.
SIGN_WIDTH, SIGN_HEIGHT = 1.35 * UNIT, 0.8 * UNIT

#: The letters of a sign, and of the word below it.
SIGN_LETTER_SIZE: Final = 0.44 * UNIT

LABEL_LETTER_SIZE: Final = 0.36 * UNIT

#: An engine: chimney, boiler and cab, with its wheels below.
ENGINE_PATH: Final = (
    "M-34 -8H-2V-24H30V-16H26V12H-34ZM6 -16V-6H18V-16ZM-28 -8V-22H-32V-28H-14V-22H-18V-8Z"
    "M-30 19a7 7 0 1 1 14 0a7 7 0 1 1 -14 0ZM-10 19a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z"
    "M10 17a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z"
)


def spokes_svg(spokes: Iterable[Connector]) -> str:
    """Draw the lines from a hub to the heads of its lanes, subdued because they are always
    there.
    """
    ends = ([fmt_point(x * UNIT, y * UNIT) for x, y in spoke] for spoke in spokes)
    drawn = "".join(f"M{start}L{end}" for start, end in ends)
    return f'<path class="by-spoke" aria-hidden="true" d="{drawn}"/>' if drawn else ""


@lru_cache(maxsize=4096)
def lane_svg(
    lane: Lane,
    train: Argument,
    initial: str = "",
    marked: bool = False,
    hue: str = "",
    say: Translate = english,
    caption: str = "",
) -> str:
    """Draw a lane's sign: the owner's initial and colour, and "open" where it is marked.

    The shared train has an engine. A caption stands above the sign, over the way to the hub.
    """
    plate, ink = ("by-turn", "by-on-turn") if marked else ("by-plate", "by-text")
    sign = (
        f'<text class="{ink} by-name by-mid" font-size="{fmt(SIGN_LETTER_SIZE)}" '
        f'y="{fmt(SIGN_LETTER_SIZE * 0.35)}">{escape(initial)}</text>'
        if initial
        else f'<path class="by-star" d="{ENGINE_PATH}"/>'
    )
    drawn = (
        f'<rect class="{plate} by-sign{hue}" x="{fmt(-SIGN_WIDTH / 2)}" '
        f'y="{fmt(-SIGN_HEIGHT / 2)}" width="{fmt(SIGN_WIDTH)}" height="{fmt(SIGN_HEIGHT)}" '
        f'rx="{fmt(SIGN_HEIGHT / 2)}"/>{sign}'
    )
    if caption:
        away = 1 if lane.x > 0 else -1
        anchor = " by-end" if lane.x > 0 else ""
        drawn += (
            f'<text class="by-text by-name{anchor}" font-size="{fmt(LABEL_LETTER_SIZE)}" '
            f'x="{fmt(away * SIGN_WIDTH / 2)}" y="{fmt(-SIGN_HEIGHT * 0.66)}">{escape(caption)}'
            "</text>"
        )
    if marked:
        text = escape(say(message("art-lane-open")))
        drawn += (
            f'<text class="by-text by-name by-mid" font-size="{fmt(LABEL_LETTER_SIZE)}" '
            f'y="{fmt(SIGN_HEIGHT / 2 + LABEL_LETTER_SIZE)}">{text}</text>'
        )
    return _lane_group(lane, train, marked or lane.owner is None, say, drawn)


def _lane_group(lane: Lane, train: Argument, opened: bool, say: Translate, drawn: str) -> str:
    """Put together what is drawn around the middle of a lane's sign, and tell whose train it is."""
    words = message("art-lane", train=train, open="yes" if opened else "no")
    return (
        f'<g transform="translate({fmt_point(lane.x * UNIT, lane.y * UNIT)})" role="img" '
        f'data-lane="{lane.arm}"><title>{escape(say(words))}</title>{drawn}</g>'
    )


#: The gap between lanes, and of a lane's sign from its edge.
LANE_GAP: Final = 0.07 * UNIT
LANE_CORNER: Final = 0.16 * UNIT

#: The engine of the shared train, as large as a face.
ENGINE: Final = f'<path class="by-star" transform="translate(16 18)scale(.38)" d="{ENGINE_PATH}"/>'

#: What stands in a lane's sign, from top to bottom: a face, a name, perhaps the word "open".
FACE_SIZE: Final = 0.95 * UNIT
NAME_SIZE: Final = 0.4 * UNIT
OPEN_HEIGHT: Final = 0.5 * UNIT
#: The height of the button that unfolds a train.
FOLD_HEIGHT: Final = 1.3 * UNIT
#: The most letters of a name.
MAX_LANE_LETTERS: Final = 10


@lru_cache(maxsize=4096)
def lane_row_svg(
    lane: Lane,
    train: Argument,
    name: str,
    face: str,
    marked: bool = False,
    inviting: bool = False,
    hue: str = "",
    say: Translate = english,
) -> str:
    """Draw a lane that has its own row: its ground, and the owner's sign with face and name.

    `inviting`: the reader may play here. Faces are drawings of 32 units.
    """
    left, top, right, bottom = lane.box or (0.0, 0.0, 0.0, 0.0)
    x, y = (left - lane.x) * UNIT + LANE_GAP, (top - lane.y) * UNIT + LANE_GAP
    wide, high = (right - left) * UNIT - 2 * LANE_GAP, (bottom - top) * UNIT - 2 * LANE_GAP
    sign = -2 * x
    ground = "by-lane by-inviting" if inviting else "by-lane"
    drawn = _rounded(ground, x, y, wide, high) + _rounded(
        f"by-plate by-sign{hue}", x, y, sign, high
    )
    room = sign - 4 * LANE_GAP
    heights = NAME_SIZE + OPEN_HEIGHT * marked
    if not face or heights + FACE_SIZE + LANE_GAP > high:
        face = ""
    at = -(heights + (FACE_SIZE if face else 0)) / 2
    if face:
        place = f"translate({fmt_point(-FACE_SIZE / 2, at)})scale({FACE_SIZE / 32:.3g})"
        drawn += f'<g transform="{place}">{face}</g>'
        at += FACE_SIZE
    drawn += _squeezed_text(name, "by-text", NAME_SIZE, at + NAME_SIZE * 0.85, room)
    if marked:
        at += NAME_SIZE * 1.1
        word = say(message("art-lane-open"))
        drawn += _rounded("by-turn", -room / 2, at, room, OPEN_HEIGHT * 0.85) + _squeezed_text(
            word, "by-on-turn", NAME_SIZE * 0.8, at + NAME_SIZE * 0.8, room * 0.9
        )
    return _lane_group(lane, train, marked or lane.owner is None, say, drawn)


def _rounded(kind: str, x: float, y: float, wide: float, high: float) -> str:
    corner = min(LANE_CORNER, high / 2)
    return (
        f'<rect class="{kind}" x="{fmt(x)}" y="{fmt(y)}" width="{fmt(wide)}" '
        f'height="{fmt(high)}" rx="{fmt(corner)}"/>'
    )


def _squeezed_text(text: str, kind: str, size: float, y: float, room: float) -> str:
    """Draw a word in the middle, no wider than there is room."""
    if len(text) > MAX_LANE_LETTERS:
        text = f"{text[: MAX_LANE_LETTERS - 1]}…"
    wide = len(text) * size * NARROW_LETTER
    narrow = f' textLength="{fmt(room)}" lengthAdjust="spacingAndGlyphs"' if wide > room else ""
    return (
        f'<text class="{kind} by-name by-mid" font-size="{fmt(size)}" y="{fmt(y)}"{narrow}>'
        f"{escape(text)}</text>"
    )


@lru_cache(maxsize=4096)
def folded_tiles_svg(lane: Lane, label: str) -> str:
    """Draw how many tiles of a train are folded, as a button that unfolds them."""
    x, y = lane.fold
    wide, high = FOLD_WIDTH * UNIT, FOLD_HEIGHT
    count = _squeezed_text(
        f"+{len(lane.folded)}", "by-text", NAME_SIZE, NAME_SIZE * 0.35, wide * 0.72
    )
    return (
        f'<g class="by-fold" transform="translate({fmt_point(x * UNIT, y * UNIT)})" role="button" '
        f'tabindex="0" data-fold-of="{lane.arm}"><title>{escape(label)}</title>'
        f'<rect class="by-hit" x="{fmt(-wide / 2)}" y="{fmt(-high / 2)}" width="{fmt(wide)}" '
        f'height="{fmt(high)}" rx="{fmt(LANE_CORNER)}"/>{count}</g>'
    )
