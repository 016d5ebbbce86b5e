"""SVG symbols: the <defs> of a set of tiles."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from boneyard.core.faces import FACES, Faces
from boneyard.core.sets import load_curved_set
from boneyard.core.tiles import Half, Tile, double_set
from boneyard.drawing.svg.faces import FaceError, half_symbols
from boneyard.drawing.svg.geometry import (
    ARC_DEGREES,
    BAND_INNER_RADIUS,
    BAND_MIDDLE_RADIUS,
    BAND_OUTER_RADIUS,
    CORNER_RADIUS,
    INSET,
    arc_path,
    fmt,
    fmt_point,
    polar_point,
    sector_path,
)


def _rect(inset: float, corner: float, extra: str) -> str:
    return (
        f'<rect x="{fmt(-100 + inset)}" y="{fmt(-50 + inset)}" '
        f'width="{fmt(200 - 2 * inset)}" height="{fmt(100 - 2 * inset)}" '
        f'rx="{fmt(corner)}" {extra}/>'
    )


def _ring_sector(inset: float, corner: float, extra: str) -> str:
    inner, outer = BAND_INNER_RADIUS + inset, BAND_OUTER_RADIUS - inset
    return f'<path d="{sector_path(inner, outer, ARC_DEGREES, inset, corner)}" {extra}/>'


_BACK_ORNAMENT: Final = (
    # A lozenge with four petals: the logo, point-symmetric.
    "M0-22L26 0 0 22-26 0ZM0-10L12 0 0 10-12 0Z"
)


def body_symbols(curved: bool) -> list[str]:
    """Return the symbols of body, shadow, back and outline of straight or of curved tiles."""
    return _curved_symbols() if curved else _straight_symbols()


def _straight_symbols() -> list[str]:
    shadow = (
        f'<g class="by-shade">{_rect(-2, CORNER_RADIUS + 3, "")}'
        f"{_rect(0.5, CORNER_RADIUS + 1, '')}</g>"
    )
    body = (
        _rect(INSET, CORNER_RADIUS, 'class="by-body"')
        + _rect(INSET + 3, CORNER_RADIUS - 3, 'class="by-bevel"')
        + '<path class="by-bar" d="M0-34V34"/>'
    )
    back = (
        _rect(INSET, CORNER_RADIUS, 'class="by-back"')
        + _rect(INSET + 9, CORNER_RADIUS - 6, 'class="by-bone"')
        + f'<path class="by-bone" d="{_BACK_ORNAMENT}"/>'
    )
    return [
        f'<g id="by-ts">{shadow}</g>',
        f'<g id="by-t">{body}</g>',
        f'<g id="by-tb">{back}</g>',
        _rect(-2, CORNER_RADIUS + 3, 'id="by-to"'),
    ]


def _curved_symbols() -> list[str]:
    one, two = polar_point(BAND_INNER_RADIUS + 14, 0), polar_point(BAND_OUTER_RADIUS - 14, 0)
    bar = f'<path class="by-bar" d="M{fmt_point(*one)}L{fmt_point(*two)}"/>'
    shadow = (
        f'<g class="by-shade">{_ring_sector(-2, CORNER_RADIUS + 3, "")}'
        f"{_ring_sector(0.5, CORNER_RADIUS + 1, '')}</g>"
    )
    body = _ring_sector(INSET, CORNER_RADIUS, 'class="by-body"') + _ring_sector(
        INSET + 3, CORNER_RADIUS - 3, 'class="by-bevel"'
    )
    lozenge = (
        f'<path class="by-bone" d="{_BACK_ORNAMENT}" '
        f'transform="translate({fmt(BAND_MIDDLE_RADIUS)})rotate(90)"/>'
    )
    petals = "".join(
        f'<path class="by-bone" d="{arc_path(BAND_MIDDLE_RADIUS, 8)}" transform="rotate({turn})"/>'
        for turn in (-32, 32)
    )
    back = (
        _ring_sector(INSET, CORNER_RADIUS, 'class="by-back"')
        + _ring_sector(INSET + 9, CORNER_RADIUS - 6, 'class="by-bone"')
        + lozenge
        + petals
    )
    return [
        f'<g id="by-us">{shadow}</g>',
        f'<g id="by-u">{body}{bar}</g>',
        f'<g id="by-ub">{back}</g>',
        _ring_sector(-2, CORNER_RADIUS + 3, 'id="by-uo"'),
    ]


#: The sets of curved tiles, by name.
CURVED_SETS: Final = ("bendomino", "fundomino")

_DOUBLE_PREFIX: Final = "double-"


def tiles_in_set(name: str) -> tuple[Tile, ...]:
    """Return the tiles of a set by its name: `double-6` … `double-15`, `bendomino`, `fundomino`."""
    if name in CURVED_SETS:
        return load_curved_set(name).tiles
    size = name.removeprefix(_DOUBLE_PREFIX)
    if name.startswith(_DOUBLE_PREFIX) and size.isdecimal() and int(size) <= 15:
        return double_set(int(size))
    raise FaceError("art-no-set", set=repr(name))


def symbol_defs(
    tiles: str | Iterable[Tile] = "double-6", faces: Faces = "pips", *, curved: bool | None = None
) -> str:
    """Return the `<defs>` of a set, for `tile_svg`, `back_svg` and `table_svg`; ids begin with
    `by-`.

    `tiles` is a set's name or its tiles. A set by name determines whether it is curved; tiles with
    symbols on them are always shown in colours.
    """
    if isinstance(tiles, str):
        if curved is None:
            curved = tiles in CURVED_SETS
        tiles = tiles_in_set(tiles)
    halves = {half: None for tile in tiles for half in (tile.b, tile.a)}
    if any(half.symbol for half in halves):
        faces, curved = "colours", True
    if faces not in FACES:
        raise FaceError("art-no-faces", faces=repr(faces), known=tuple(FACES))
    return _build_defs(tuple(sorted(halves, key=lambda half: half.rank)), faces, bool(curved))


@lru_cache(maxsize=256)  # house rules can leave out any tiles
def _build_defs(halves: tuple[Half, ...], faces: Faces, curved: bool) -> str:
    drawn = (*body_symbols(curved), *half_symbols(halves, faces, curved))
    return f"<defs>{''.join(drawn)}</defs>"
