"""SVG symbols of halves: pips, numerals, fruit or colours."""

from collections.abc import Iterable
from typing import Final

from boneyard.core.faces import COLOUR_NAMES, FRUITS, Faces
from boneyard.core.tiles import Half
from boneyard.drawing.svg.fruit import fruit_places, fruit_symbol
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
