"""SVG symbols of halves: pips, numerals, fruit or colours."""

from collections.abc import Iterable
from typing import Final

from boneyard.core.tile_faces import COLOUR_NAMES, FRUITS, Faces
from boneyard.core.tiles import Half
from boneyard.drawing.svg.geometry import (
    BAND_INNER_RADIUS,
    BAND_MIDDLE_RADIUS,
    BAND_OUTER_RADIUS,
    HALF_ARC_DEGREES,
    arc_path,
    fmt,
    fmt_point,
    polar_point,
    sector_path,
    warp_point,
)
from boneyard.i18n import TranslatedError

_SHINE: Final = "#fff"
_LEAF: Final = "#4c9a3f"
_STEM: Final = "#7a5230"

_SHAPES: Final = {
    "banana": (
        '<path fill="#f7cf2d" d="M-33-39C-42 4-14 42 37 34C43 33 45 24 40 20'
        'C14 22-12 2-21-38C-23-44-32-45-33-39Z"/>'
        '<path fill="none" stroke="#c9971a" stroke-width="2.5" d="M-28-34C-31 0-8 30 36 27"/>'
        '<path fill="#8a6a2c" d="M-33-39C-35-46-33-47-28-48C-23-49-22-44-21-38C-25-35-30-36-33-39Z'
        'M37 34C43 33 45 24 40 20C37 24 36 29 37 34Z"/>'
    ),
    "pear": (
        f'<path fill="none" stroke="{_STEM}" stroke-width="5" d="M0-32C0-40 3-44 7-47"/>'
        f'<path fill="{_LEAF}" d="M5-38C12-50 27-48 33-42C26-33 13-31 5-38Z"/>'
        '<path fill="#b9cf4a" d="M0-35C-12-35-14-23-16-12C-19 3-35 8-35 25C-35 41-18 46 0 46'
        'C18 46 35 41 35 25C35 8 19 3 16-12C14-23 12-35 0-35Z"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="6" '
        'd="M-24 26C-24 18-19 13-14 9"/>'
    ),
    "apple": (
        f'<path fill="none" stroke="{_STEM}" stroke-width="5" d="M0-20C0-32 3-38 7-43"/>'
        f'<path fill="{_LEAF}" d="M5-30C12-45 27-45 35-41C29-28 16-23 5-30Z"/>'
        '<path fill="#d93a32" d="M0-20C-11-31-41-31-41 2C-41 28-22 46-9 44C-3 43 3 43 9 44'
        'C22 46 41 28 41 2C41-31 11-31 0-20Z"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="6" '
        'd="M-29 4C-29-6-24-12-18-14"/>'
    ),
    "orange": (
        '<circle fill="#f28c1c" cy="5" r="40"/>'
        '<path fill="none" stroke="#bf6206" stroke-width="4.5" '
        'd="M-6-2h0M12-6h0M22 10h0M4 14h0M-16 16h0M-4 32h0M16 29h0M-25 2h0"/>'
        f'<path fill="{_LEAF}" d="M0-31C4-46 20-50 32-43C28-31 14-25 0-31Z"/>'
        f'<path fill="none" stroke="{_STEM}" stroke-width="6" d="M0-31V-33"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="6" '
        'd="M-29-4C-27-12-22-18-16-21"/>'
    ),
    "strawberry": (
        '<path fill="#e23b46" d="M0 47C-16 41-42 8-39-12C-36-28-14-28 0-24'
        'C14-28 36-28 39-12C42 8 16 41 0 47Z"/>'
        '<path fill="none" stroke="#ffe08a" stroke-width="4.5" '
        'd="M-24-5v3M-8 2v3M8 2v3M24-5v3M-16 14v3M0 18v3M16 14v3M-7 31v3M8 31v3"/>'
        f'<path fill="{_LEAF}" d="M0-27C-8-16-17-14-25-16C-23-22-22-26-28-32C-18-35-10-34-4-31'
        'L-3-44H3L4-31C10-34 18-35 28-32C22-26 23-22 25-16C17-14 8-16 0-27Z"/>'
    ),
    "cherry": (
        f'<path fill="none" stroke="#5e7a33" stroke-width="5" '
        'd="M6-41C-4-24-15-10-18 10M6-41C12-24 18-8 20 10"/>'
        f'<path fill="{_LEAF}" d="M6-41C-6-50-24-48-33-38C-22-28-4-28 6-41Z"/>'
        '<circle fill="#b5123a" cx="-20" cy="24" r="20"/>'
        '<circle fill="#b5123a" cx="22" cy="26" r="20"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="5" '
        'd="M-29 20C-28 16-25 14-22 13M13 22C14 18 17 16 20 15"/>'
    ),
    "plum": (
        f'<path fill="none" stroke="{_STEM}" stroke-width="5" d="M4-30C4-38 7-43 11-46"/>'
        f'<path fill="{_LEAF}" d="M4-34C-4-48-21-48-31-40C-24-29-8-25 4-34Z"/>'
        '<path fill="#6b3fa0" d="M4-32C34-36 42-12 38 10C34 34 14 46-4 45C-26 44-40 24-37 2'
        'C-34-18-18-30 4-32Z"/>'
        '<path fill="none" stroke="#4a2775" stroke-width="4" d="M4-32C20-16 24 14 10 38"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="6" '
        'd="M-26 10C-27 0-23-9-16-14"/>'
    ),
    "lemon": (
        '<path fill="#f5e04a" d="M-46 4C-40 2-38-4-34-10C-18-32 18-32 34-10C38-4 40 2 46 4'
        'C46 10 40 12 35 18C19 40-19 40-35 18C-40 12-46 10-46 4Z"/>'
        f'<path fill="{_LEAF}" d="M4-26C8-42 24-46 36-39C32-27 18-21 4-26Z"/>'
        '<path fill="none" stroke="#cdb413" stroke-width="4" '
        'd="M-6 6h0M10 2h0M20 12h0M2 20h0M-16 18h0M-20 2h0"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".75" stroke-width="6" '
        'd="M-27-4C-22-11-16-15-9-17"/>'
    ),
    "grape": (
        f'<path fill="none" stroke="{_STEM}" stroke-width="5" d="M0-26C0-36 2-42 5-47"/>'
        f'<path fill="{_LEAF}" d="M2-32C12-48 30-46 37-36C28-24 12-24 2-32Z"/>'
        '<g fill="#8fbf3f"><circle cx="-24" cy="-14" r="14"/><circle cx="0" cy="-16" r="14"/>'
        '<circle cx="24" cy="-14" r="14"/><circle cx="-13" cy="8" r="14"/>'
        '<circle cx="13" cy="8" r="14"/><circle cy="31" r="14"/></g>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="5" '
        'd="M-30-18h0M-6-20h0M18-18h0M-19 4h0M7 4h0M-6 27h0"/>'
    ),
    "kiwi": (
        '<ellipse fill="#8a6237" rx="43" ry="40"/>'
        '<ellipse fill="#8cc63f" rx="35" ry="32"/><ellipse fill="#f1f4c8" rx="12" ry="10"/>'
        '<path fill="none" stroke="#2c2c22" stroke-width="5" '
        'd="M20 0h0M14 14h0M0 19h0M-14 14h0M-20 0h0M-14-14h0M0-19h0M14-14h0"/>'
    ),
    "peach": (
        f'<path fill="{_LEAF}" d="M2-30C12-48 30-48 38-39C30-25 15-21 2-30Z"/>'
        f'<path fill="none" stroke="{_STEM}" stroke-width="5" d="M2-28V-38"/>'
        '<path fill="#fba56b" d="M2-28C-22-40-43-16-40 8C-37 32-16 46 0 45C18 46 38 32 41 8'
        'C43-16 24-38 2-28Z"/>'
        '<path fill="#ee6c5a" stroke="none" d="M10-24C28-30 42-12 38 8C35 28 22 40 8 42'
        'C24 22 24-4 10-24Z"/>'
        '<path fill="none" stroke="#c9553c" stroke-width="4" d="M2-28C-8-10-8 12 0 30"/>'
        f'<path fill="none" stroke="{_SHINE}" stroke-opacity=".65" stroke-width="6" '
        'd="M-28 10C-29 0-25-9-19-14"/>'
    ),
    "blueberry": (
        '<circle fill="#3f5fb5" r="41"/>'
        '<path fill="#24377a" d="M0-27L7-15L20-20L16-7L28 0L16 7L20 20L7 15L0 27L-7 15L-20 20'
        'L-16 7L-28 0L-16-7L-20-20L-7-15Z"/><circle fill="#1a2657" r="9"/>'
    ),
    "melon": (
        '<path fill="#3c8d40" d="M-46-16C-42 24-22 42 0 42C22 42 42 24 46-16Z"/>'
        '<path fill="#eaf4d0" stroke="none" d="M-38-16C-34 17-18 33 0 33C18 33 34 17 38-16Z"/>'
        '<path fill="#ef4f5f" stroke="none" d="M-33-16C-29 13-15 27 0 27C15 27 29 13 33-16Z"/>'
        '<path fill="none" stroke="#2b1b18" stroke-width="6" '
        'd="M-16-6v2M0-6v2M16-6v2M-9 9v2M9 9v2"/>'
    ),
    "pineapple": (
        f'<path fill="{_LEAF}" d="M0-8L-24-22L-13-25L-20-42L-6-33L0-48L6-33L20-42L13-25L24-22Z"/>'
        '<path fill="#f2b63a" d="M0-12C20-12 28 2 28 17C28 34 17 46 0 46C-17 46-28 34-28 17'
        'C-28 2-20-12 0-12Z"/>'
        '<path fill="none" stroke="#b9761a" stroke-width="4" '
        'd="M-25 6L8 43M-14-8L24 34M6-11L27 14M25 6L-8 43M14-8L-24 34M-6-11L-27 14"/>'
    ),
    "raspberry": (
        '<g fill="#d6336c"><circle cx="-23" cy="-10" r="14"/><circle cy="-10" r="14"/>'
        '<circle cx="23" cy="-10" r="14"/><circle cx="-16" cy="10" r="14"/>'
        '<circle cx="16" cy="10" r="14"/><circle cy="14" r="14"/><circle cx="-8" cy="30" r="13"/>'
        '<circle cx="8" cy="30" r="13"/></g>'
        f'<path fill="{_LEAF}" d="M0-14C-8-20-20-18-30-24C-20-28-14-30-8-30L0-46L8-30'
        'C14-30 20-28 30-24C20-18 8-20 0-14Z"/>'
    ),
}


def fruit_symbol(count: int) -> str:
    """Draw one fruit of the kind for this number."""
    return f'<g class="by-fruit">{_SHAPES[FRUITS[count]]}</g>'


def fruit_places(count: int) -> tuple[float, list[tuple[float, float]]]:
    """Return the scale of the fruit of a half, and where they lie, upright."""
    if count == 1:
        return 0.84, [(0, 1)]
    if count == 2:
        return 0.51, [(-20, -18), (20, 19)]
    if count == 3:
        return 0.43, [(-21, -19), (21, -19), (0, 21)]
    if count == 4:
        return 0.42, [(-21, -20), (21, -20), (-21, 20), (21, 20)]
    if count == 5:
        return 0.35, [(-25, -25), (25, -25), (0, 0), (-25, 25), (25, 25)]
    if count == 6:
        return 0.32, [(x, y) for y in (-20, 20) for x in (-29, 0, 29)]
    return _row_places(*_ROW_SIZES[count])


#: The scale of the fruit of larger sets, and how many lie in each row.
_ROW_SIZES: Final[dict[int, tuple[float, tuple[int, ...]]]] = {
    7: (0.3, (2, 3, 2)), 8: (0.29, (3, 2, 3)), 9: (0.28, (3, 3, 3)), 10: (0.23, (3, 4, 3)),
    11: (0.23, (4, 3, 4)), 12: (0.23, (4, 4, 4)), 13: (0.21, (3, 3, 4, 3)),
    14: (0.21, (3, 4, 4, 3)), 15: (0.21, (4, 4, 4, 3)),
}  # fmt: skip


def _row_places(scale: float, rows: tuple[int, ...]) -> tuple[float, list[tuple[float, float]]]:
    """Return rows of fruit, each row centred, evenly spaced."""
    across, down = 94 * scale + 1, 88 / len(rows)
    return scale, [
        ((at - (row - 1) / 2) * across, (number - (len(rows) - 1) / 2) * down)
        for number, row in enumerate(rows)
        for at in range(row)
    ]


#: An id prefix for each kind of half, so that several sets can be used in one page.
_ID_LETTERS: Final = {"pips": "p", "numerals": "n", "fruit": "f", "colours": "c"}


class FaceError(TranslatedError, ValueError):
    """A half that these faces can't show."""


_PIP_STEP: Final = 27
_FIVE: Final = (-34, -17, 0, 17, 34)
_FOUR: Final = (-30, -10, 10, 30)
_THREE: Final = (-20, 0, 20)


def _rows(top: Iterable[float], middle: Iterable[float], step: float) -> list[tuple[float, float]]:
    rows = [(x, -step) for x in top]
    return [*rows, *((x, 0.0) for x in middle), *((x, step) for x, _ in rows)]


def _classic_places(count: int) -> list[tuple[float, float]]:
    side = (-_PIP_STEP, 0.0, _PIP_STEP)
    if count in (6, 7, 8, 9):
        middle = {6: (), 7: (0,), 8: (-_PIP_STEP, _PIP_STEP), 9: side}[count]
        return _rows(side, middle, _PIP_STEP)
    corners = [(-_PIP_STEP, _PIP_STEP), (_PIP_STEP, -_PIP_STEP)]
    if count >= 4:
        corners += [(-_PIP_STEP, -_PIP_STEP), (_PIP_STEP, _PIP_STEP)]
    found: list[tuple[float, float]] = [(float(x), float(y)) for x, y in corners]
    return [*(found if count > 1 else []), *([(0.0, 0.0)] if count % 2 else [])]


def pip_places(count: int) -> list[tuple[float, float]]:
    """Return where the pips of a half lie; x runs along the tile.

    Up to nine in the classic patterns; from ten on three rows of three to five, staggered where
    they differ, so that the spacing stays even.
    """
    if count <= 9:
        return _classic_places(count) if count else []
    wide, offset = (_FIVE, (-25.5, -8.5, 8.5, 25.5)), 26
    if count in (10, 11):
        return _rows(_THREE, _FOUR, 26) if count == 10 else _rows(_FOUR, _THREE, 26)
    if count == 12:
        return _rows(_FOUR, _FOUR, 26)
    if count == 15:
        return _rows(_FIVE, _FIVE, offset)
    return _rows(wide[1], wide[0], offset) if count == 13 else _rows(wide[0], wide[1], offset)


def pip_radius(count: int) -> float:
    """Return the radius of the pips of a half."""
    return 10 if count < 7 else 9 if count < 10 else 8 if count < 13 else 6.7


def _draw_pips(count: int, curved: bool) -> str:
    radius = pip_radius(count) - (0.5 if curved else 0)
    places = pip_places(count)
    if curved:
        places = [(x - BAND_MIDDLE_RADIUS, y) for x, y in (warp_point(*one) for one in places)]
        # In the curved symbol the tile runs along y, and x points outward.
    rims, dots = [], []
    for x, y in places:
        rims.append(f'<circle cx="{fmt(x)}" cy="{fmt(y + 1.4)}" r="{fmt(radius)}"/>')
        dots.append(f'<circle cx="{fmt(x)}" cy="{fmt(y)}" r="{fmt(radius)}"/>')
    if not places:
        return ""
    return f'<g class="by-rim">{"".join(rims)}</g><g class="by-p{count}">{"".join(dots)}</g>'


def _draw_numeral(count: int) -> str:
    # Two digits are set smaller: system fonts differ in width.
    kind, low = ("two", 18) if count > 9 else ("num", 23.5)
    return f'<text class="by-{kind} by-p{count}" y="{low}">{count}</text>'


def _draw_fruit(count: int) -> str:
    scale, places = fruit_places(count)
    return "".join(
        f'<use href="#by-{FRUITS[count]}" transform="translate({fmt_point(x, y)}'
        f')scale({scale:g})"/>'
        for x, y in places
    )


def _dots_path() -> str:
    spots = [
        (radius, turn)
        for radius, turns in (
            (BAND_INNER_RADIUS + 19, (-11.0, 11.0)),
            (BAND_INNER_RADIUS + 39, (-20.0, 20.0)),
            (BAND_INNER_RADIUS + 61, (-20.0, 20.0)),
            (BAND_INNER_RADIUS + 82, (-19.5, -6.5, 6.5, 19.5)),
        )
        for turn in turns
    ]
    return "".join(f"M{fmt_point(*polar_point(radius, turn))}h0" for radius, turn in spots)


def _across_path() -> str:
    lines = []
    for turn in range(-20, 21, 10):
        one, two = (
            polar_point(BAND_INNER_RADIUS + 8, turn),
            polar_point(BAND_OUTER_RADIUS - 8, turn),
        )
        lines.append(f"M{fmt_point(*one)}L{fmt_point(*two)}")
    return "".join(lines)


def _along_path() -> str:
    return "".join(
        arc_path(BAND_INNER_RADIUS + at, 25 if at > 30 else 20) for at in (18, 34, 50, 66, 82)
    )


def _waves_path() -> str:
    found = []
    for middle in (20, 50, 80):
        turns = range(-24, 25, 8) if middle > 20 else range(-18, 19, 9)
        points = [
            fmt_point(*polar_point(BAND_INNER_RADIUS + middle + (7 if at % 2 else -7), turn))
            for at, turn in enumerate(turns)
        ]
        found.append("M" + "L".join(points))
    return "".join(found)


def _grid_path() -> str:
    return _across_path() + "".join(
        arc_path(BAND_INNER_RADIUS + at, 24 if at > 30 else 18) for at in (22, 50, 78)
    )


#: The pattern of each colour, in lines: plain, across, dots, along, waves, grid.
PATTERNS: Final = {
    1: "",
    2: _across_path(),
    3: _dots_path(),
    4: _along_path(),
    5: _waves_path(),
    6: _grid_path(),
}

_ARROW: Final = "M-38-19H3V-39L42 0 3 39V19H-38Z"
_PLUS: Final = "M-18-38H18V-18H38V18H18V38H-18V18H-38V-18H-18Z"


def star_path(outer: float, inner: float) -> str:
    """Return the path of a star with five points, one of them up."""
    points = [polar_point(inner if at % 2 else outer, at * 36 - 90) for at in range(10)]
    return "M" + "L".join(fmt_point(*one) for one in points) + "Z"


def _draw_background(half: Half) -> str:
    """Draw the coloured background of a Fundomino half, centred like every curved half."""
    path = sector_path(BAND_INNER_RADIUS + 7, BAND_OUTER_RADIUS - 7, HALF_ARC_DEGREES, 5.5, 9)
    shift = f'transform="translate({fmt(-BAND_MIDDLE_RADIUS)})"'
    if half.symbol == "S":
        rays = "".join(
            f"M{fmt_point(*polar_point(BAND_INNER_RADIUS + 14, t))}"
            f"L{fmt_point(*polar_point(BAND_OUTER_RADIUS - 14, t))}"
            for t in (-14, 0, 14)
        )
        return f'<g {shift}><path class="by-wild" d="{path}"/><path class="by-wm" d="{rays}"/></g>'
    kind = half.number or 1
    marks = PATTERNS[kind]
    over = f'<path class="by-m{kind}" d="{marks}"/>' if marks else ""
    return f'<g {shift}><path class="by-c{kind}" d="{path}"/>{over}</g>'


def _draw_sign(half: Half) -> str:
    """Draw the sign of a Fundomino half, upright: its number on a disc, arrow or plus; or a
    star.
    """
    if half.symbol == "S":
        return f'<path class="by-star" d="{star_path(41, 18)}"/>'
    digit = '<text class="by-dig" font-size="{0}" x="{1}" y="{2}">{3}</text>'
    if half.symbol == "A":
        return f'<path class="by-card" d="{_ARROW}"/>' + digit.format(36, -6, 13, half.number)
    if half.symbol == "P":
        return f'<path class="by-card" d="{_PLUS}"/>' + digit.format(38, 0, 13.7, half.number)
    return '<circle class="by-card" r="29"/>' + digit.format(46, 0, 16.5, half.number)


def half_id(half: Half, faces: Faces, curved: bool) -> str:
    """Return the id of a half's symbol."""
    letter = _ID_LETTERS[faces]
    if curved and faces == "pips":
        letter = "q"
    return f"by-{letter}{half.text}"


def background_id(half: Half) -> str:
    """Return the id of the symbol of a coloured background."""
    return f"by-g{half.number or 0}"


def is_upright(faces: Faces) -> bool:
    """Return whether halves stay upright however the tile is turned; pips turn with their tile."""
    return faces != "pips"


def is_blank(half: Half, faces: Faces) -> bool:
    """Return whether the half shows nothing, so that it needs no symbol."""
    return not half.symbol and not half.number and faces in ("pips", "fruit")


def check_face(half: Half, faces: Faces) -> None:
    """Raise FaceError if these faces can't show a half."""
    if faces == "fruit" and (half.symbol or (half.number or 0) not in FRUITS):
        raise FaceError("art-no-fruit", half=half.text)
    if faces == "colours" and half.symbol != "S" and half.number not in COLOUR_NAMES:
        raise FaceError("art-no-colour", half=half.text)
    if faces not in ("colours",) and half.symbol:
        raise FaceError("art-only-colours", half=half.text)


def _draw_half(half: Half, faces: Faces, curved: bool) -> str:
    count = half.number or 0
    if faces == "pips":
        return _draw_pips(count, curved)
    if faces == "numerals":
        return _draw_numeral(count)
    return _draw_fruit(count) if faces == "fruit" else _draw_sign(half)


def half_symbols(halves: Iterable[Half], faces: Faces, curved: bool) -> list[str]:
    """Return the symbols for these halves, each once, with those they are built from."""
    found: dict[str, str] = {}
    for half in halves:
        check_face(half, faces)
        if is_blank(half, faces):
            continue
        count = half.number or 0
        if faces == "fruit":
            found[f"by-{FRUITS[count]}"] = fruit_symbol(count)
        if faces == "colours":
            found[background_id(half)] = _draw_background(half)
        found[half_id(half, faces, curved)] = _draw_half(half, faces, curved)
    return [f'<g id="{name}">{drawing}</g>' for name, drawing in found.items()]
