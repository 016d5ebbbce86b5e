"""SVG of what lies around the tiles: name plates, badges, piles, captions, lanes of trains."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Final

from boneyard.core.faces import FRUITS, Faces, half_told
from boneyard.core.tiles import Half
from boneyard.drawing.svg.faces import star
from boneyard.drawing.svg.geometry import UNIT, number, place
from boneyard.drawing.svg.tiles import face_down, moved
from boneyard.i18n import message
from boneyard.i18n.translator import Say, english
from boneyard.layout.pose import End, Lane, Leap

#: The radius of a badge, in drawing units.
BADGE = 30

#: That of the ring around one that must be played on first.
OWED = 41

#: The width of a letter, in font sizes: system fonts differ, so this is generous.
LETTER = 0.66


def _sign(half: Half, faces: Faces, count: int | None) -> str:
    """What stands in a badge: the number, or what the half shows."""
    if half.symbol == "S":
        return f'<path class="by-on-badge" d="{star(21, 9)}"/>'
    if faces == "fruit" and half.number:
        return f'<use href="#by-{FRUITS[half.number]}" transform="scale(.48)"/>'
    text = str(half.number or 0) if count is None else str(count)
    size = 40 if len(text) < 2 else 32
    return f'<text class="by-on-badge" font-size="{size}" y="{number(size * 0.36)}">{text}</text>'


@lru_cache(maxsize=4096)
def badge_svg(
    end: End,
    faces: Faces = "pips",
    count: int | None = None,
    say: Say = english,
    wanted: int | None = None,
    owed: bool = False,
) -> str:
    """The badge of an open end: its number, what it counts or wants; a colour has a ring of it.

    What must be played on before anything else has a ring around it.
    """
    shows = half_told(end.half, faces)
    words = message("art-end", arm=str(end.arm), shows=shows)
    if wanted is not None:
        words = message("art-end-wants", arm=str(end.arm), shows=shows, wanted=wanted)
        faces, count = "pips", wanted
    elif count is not None:
        words = message("art-end-counts", arm=str(end.arm), shows=shows, count=count)
    elif owed:
        words = message("art-end-owed", arm=str(end.arm), shows=shows)
    bound = f'<circle class="by-owed" r="{OWED}"/>' if owed else ""
    ring = f" by-s{end.half.number}" if faces == "colours" and end.half.number else ""
    return (
        f'<g transform="translate({place(end.x * UNIT, end.y * UNIT)})" role="img" '
        f'data-arm="{end.arm}"><title>{escape(say(words))}</title>'
        f'{bound}<circle class="by-badge{ring}" r="{BADGE}"/>{_sign(end.half, faces, count)}</g>'
    )


def ends_svg(
    ends: Mapping[int, End],
    faces: Faces = "pips",
    counts: Mapping[int, int] | None = None,
    say: Say = english,
    wanted: Mapping[int, int] | None = None,
    owed: Collection[int] = (),
) -> str:
    """The badges of all open ends."""
    counts, wanted = counts or {}, wanted or {}
    drawn = (
        badge_svg(end, faces, counts.get(arm), say, wanted.get(arm), arm in owed)
        for arm, end in ends.items()
    )
    label = escape(say(message("art-open-ends")))
    return f'<g data-region="ends" role="group" aria-label="{label}">{"".join(drawn)}</g>'


def sum_text(counts: Sequence[int]) -> str:
    """Write what the ends count and their sum: `6 + 4 = 10`."""
    if len(counts) < 2:
        return f"{sum(counts)}"
    return f"{' + '.join(map(str, counts))} = {sum(counts)}"


def text_width(text: str, size: float) -> float:
    """About how wide a text will be."""
    return len(text) * size * LETTER


def shortened(text: str, width: float, size: float) -> str:
    """Cut a text that is too wide, with an ellipsis."""
    most = max(3, int(width / (size * LETTER)))
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def caption_svg(text: str, x: float, y: float, size: float, label: str = "") -> str:
    """A line of text on a plate, centred: an end sum, a count, a result."""
    wide, high = text_width(text, size) + size * 1.2, size * 1.7
    return (
        f'<g data-region="caption" transform="translate({place(x, y)})" role="img">'
        f"<title>{escape(label or text)}</title>"
        f'<rect class="by-plate" x="{number(-wide / 2)}" y="{number(-high / 2)}" '
        f'width="{number(wide)}" height="{number(high)}" rx="{number(high / 2)}"/>'
        f'<text class="by-text by-name by-mid" font-size="{number(size)}" '
        f'y="{number(size * 0.35)}">{escape(text)}</text></g>'
    )


def plate_svg(
    name: str,
    score: int | None,
    *,
    x: float,
    y: float,
    size: float,
    widest: float,
    turn: bool = False,
    note: str = "",
    label: str = "",
) -> tuple[str, float]:
    """A player's plate, its left middle at x, y: name and score, and an arrow if it is their turn.

    A note stands behind the name if there is room. Gives the drawing and its width.
    """
    points = "" if score is None else str(score)
    room = widest - size * 2.6 - text_width(points, size)
    noted = f"{name} · {note}" if note else name
    name = noted if text_width(noted, size) <= room else shortened(name, room, size)
    wide = text_width(name, size) + (text_width(points, size) + size * 0.6 if points else 0)
    wide += size * (2.2 if turn else 1.4)
    high = size * 1.8
    ink = "by-on-turn" if turn else "by-text"
    start = size * (1.4 if turn else 0.7)
    low = number(size * 0.35)
    arrow = (
        f'<path class="{ink}" d="M{place(size * 0.55, -size * 0.38)}'
        f'l{place(size * 0.6, size * 0.38)} {place(-size * 0.6, size * 0.38)}z"/>'
        if turn
        else ""
    )
    numbers = (
        f'<text class="{ink} by-end" font-weight="800" font-size="{number(size)}" '
        f'x="{number(wide - size * 0.75)}" y="{low}">{points}</text>'
        if points
        else ""
    )
    return (
        f'<g transform="translate({place(x, y)})" role="img"><title>{escape(label or name)}</title>'
        f'<rect class="{"by-turn" if turn else "by-plate"}" y="{number(-high / 2)}" '
        f'width="{number(wide)}" height="{number(high)}" rx="{number(high / 2)}"/>{arrow}'
        f'<text class="{ink} by-name" font-size="{number(size)}" x="{number(start)}" '
        f'y="{low}">{escape(name)}</text>{numbers}</g>'
    ), wide


def pile_svg(
    count: int, x: float, y: float, size: float, curved: bool = False, say: Say = english
) -> str:
    """The boneyard: a small pile with its count, its right middle at x, y."""
    words = escape(say(message("art-boneyard", tiles=count)))
    scale = 0.0088 * size if curved else 0.012 * size
    backs = ""
    for at in range(min(3, count)):
        off = size * 0.16 * (at - 1)
        if curved:
            where = moved(off - size * 1.2, off + size * 0.82, -90, scale)
            backs += f'<g transform="{where}">{face_down(-90, True)}</g>'
        else:
            backs += f'<g transform="{moved(off - size * 1.2, off, 0, scale)}">'
            backs += f"{face_down(0)}</g>"
    if not count:
        long, high, corner = (number(size * times) for times in (2.4, 1.2, 0.2))
        backs = (
            f'<rect class="by-place" x="-{long}" y="{number(-size * 0.6)}" '
            f'width="{long}" height="{high}" rx="{corner}"/>'
        )
    return (
        f'<g data-region="boneyard" transform="translate({place(x, y)})" role="img">'
        f"<title>{words}</title>{backs}"
        f'<text class="by-text by-name by-end" font-size="{number(size)}" '
        f'x="{number(-size * 3)}" y="{number(size * 0.35)}">{count}</text></g>'
    )


#: How wide and how high a sign is.
WIDE, HIGH = 1.35 * UNIT, 0.8 * UNIT

#: The letters of a sign, and of the word below it.
LETTERS: Final = 0.44 * UNIT

SMALL: Final = 0.36 * UNIT

#: An engine: chimney, boiler and cab, with its wheels below.
ENGINE: Final = (
    "M-34 -8H-2V-24H30V-16H26V12H-34ZM6 -16V-6H18V-16ZM-28 -8V-22H-32V-28H-14V-22H-18V-8Z"
    "M-30 19a7 7 0 1 1 14 0a7 7 0 1 1 -14 0ZM-10 19a7 7 0 1 1 14 0a7 7 0 1 1 -14 0Z"
    "M10 17a9 9 0 1 1 18 0a9 9 0 1 1 -18 0Z"
)


def spokes_svg(spokes: Iterable[Leap]) -> str:
    """The lines from a hub to the heads of its lanes: quiet ones, for they are always there."""
    ends = ([place(x * UNIT, y * UNIT) for x, y in spoke] for spoke in spokes)
    drawn = "".join(f"M{start}L{end}" for start, end in ends)
    return f'<path class="by-spoke" aria-hidden="true" d="{drawn}"/>' if drawn else ""


@lru_cache(maxsize=4096)
def lane_svg(
    lane: Lane,
    initial: str = "",
    name: str = "",
    marked: bool = False,
    hue: str = "",
    say: Say = english,
) -> str:
    """A lane's sign: the owner's initial in the owner's colour, and "open" where it is marked.

    Everybody's train has an engine.
    """
    plate, ink = ("by-turn", "by-on-turn") if marked else ("by-plate", "by-text")
    if lane.owner is None:
        words = message("art-lane-mexican")
        sign = f'<path class="by-star" d="{ENGINE}"/>'
    else:
        words = message("art-lane", owner=name, open="yes" if marked else "no")
        sign = (
            f'<text class="{ink} by-name by-mid" font-size="{number(LETTERS)}" '
            f'y="{number(LETTERS * 0.35)}">{escape(initial)}</text>'
        )
    drawn = (
        f'<rect class="{plate} by-sign{hue}" x="{number(-WIDE / 2)}" '
        f'y="{number(-HIGH / 2)}" width="{number(WIDE)}" height="{number(HIGH)}" '
        f'rx="{number(HIGH / 2)}"/>{sign}'
    )
    if marked:
        told = escape(say(message("art-lane-open")))
        drawn += (
            f'<text class="by-text by-name by-mid" font-size="{number(SMALL)}" '
            f'y="{number(HIGH / 2 + SMALL)}">{told}</text>'
        )
    return (
        f'<g transform="translate({place(lane.x * UNIT, lane.y * UNIT)})" role="img" '
        f'data-lane="{lane.arm}"><title>{escape(say(words))}</title>{drawn}</g>'
    )
