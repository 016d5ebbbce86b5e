"""SVG symbols: the <defs> of a set of tiles."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from boneyard.core.faces import FACES, Faces
from boneyard.core.sets import curved_set
from boneyard.core.tiles import Half, Tile, double_set
from boneyard.drawing.svg.faces import FaceError, half_symbols
from boneyard.drawing.svg.geometry import (
    ARC,
    INSET,
    R_IN,
    R_MID,
    R_OUT,
    ROUND,
    arc,
    number,
    place,
    polar,
    sector,
)


def _box(inset: float, corner: float, extra: str) -> str:
    return (
        f'<rect x="{number(-100 + inset)}" y="{number(-50 + inset)}" '
        f'width="{number(200 - 2 * inset)}" height="{number(100 - 2 * inset)}" '
        f'rx="{number(corner)}" {extra}/>'
    )


def _band(inset: float, corner: float, extra: str) -> str:
    return f'<path d="{sector(R_IN + inset, R_OUT - inset, ARC, inset, corner)}" {extra}/>'


_BONE: Final = (
    # A lozenge with four petals: the mark of the house, the same turned by half a turn.
    "M0-22L26 0 0 22-26 0ZM0-10L12 0 0 10-12 0Z"
)


def body_symbols(curved: bool) -> list[str]:
    """The symbols of body, shadow, back and outline of straight or of curved tiles."""
    return _curved() if curved else _straight()


def _straight() -> list[str]:
    shadow = f'<g class="by-shade">{_box(-2, ROUND + 3, "")}{_box(0.5, ROUND + 1, "")}</g>'
    body = (
        _box(INSET, ROUND, 'class="by-body"')
        + _box(INSET + 3, ROUND - 3, 'class="by-bevel"')
        + '<path class="by-bar" d="M0-34V34"/>'
    )
    back = (
        _box(INSET, ROUND, 'class="by-back"')
        + _box(INSET + 9, ROUND - 6, 'class="by-bone"')
        + f'<path class="by-bone" d="{_BONE}"/>'
    )
    return [
        f'<g id="by-ts">{shadow}</g>',
        f'<g id="by-t">{body}</g>',
        f'<g id="by-tb">{back}</g>',
        _box(-2, ROUND + 3, 'id="by-to"'),
    ]


def _curved() -> list[str]:
    one, two = polar(R_IN + 14, 0), polar(R_OUT - 14, 0)
    bar = f'<path class="by-bar" d="M{place(*one)}L{place(*two)}"/>'
    shadow = f'<g class="by-shade">{_band(-2, ROUND + 3, "")}{_band(0.5, ROUND + 1, "")}</g>'
    body = _band(INSET, ROUND, 'class="by-body"') + _band(INSET + 3, ROUND - 3, 'class="by-bevel"')
    lozenge = (
        f'<path class="by-bone" d="{_BONE}" transform="translate({number(R_MID)})rotate(90)"/>'
    )
    petals = "".join(f'<path class="by-bone" d="{arc(R_MID, 8)}" transform="rotate({turn})"/>'
                     for turn in (-32, 32))  # fmt: skip
    back = (
        _band(INSET, ROUND, 'class="by-back"')
        + _band(INSET + 9, ROUND - 6, 'class="by-bone"')
        + lozenge
        + petals
    )
    return [
        f'<g id="by-us">{shadow}</g>',
        f'<g id="by-u">{body}{bar}</g>',
        f'<g id="by-ub">{back}</g>',
        _band(-2, ROUND + 3, 'id="by-uo"'),
    ]


#: The sets of curved tiles, by name.
CURVED_SETS: Final = ("bendomino", "fundomino")

_DOUBLE: Final = "double-"


def tiles_of(name: str) -> tuple[Tile, ...]:
    """The tiles of a set by its name: `double-6` … `double-15`, `bendomino`, `fundomino`."""
    if name in CURVED_SETS:
        return curved_set(name).tiles
    size = name.removeprefix(_DOUBLE)
    if name.startswith(_DOUBLE) and size.isdecimal() and int(size) <= 15:
        return double_set(int(size))
    raise FaceError("art-no-set", set=repr(name))


def symbols(
    tiles: str | Iterable[Tile] = "double-6", faces: Faces = "pips", *, curved: bool | None = None
) -> str:
    """The `<defs>` of a set, for `tile_svg`, `back_svg` and `table_svg`; ids begin with `by-`.

    `tiles` is a set's name or its tiles. A set by name knows whether it is curved; tiles with
    symbols on them are always shown in colours.
    """
    if isinstance(tiles, str):
        if curved is None:
            curved = tiles in CURVED_SETS
        tiles = tiles_of(tiles)
    halves = {half: None for tile in tiles for half in (tile.b, tile.a)}
    if any(half.symbol for half in halves):
        faces, curved = "colours", True
    if faces not in FACES:
        raise FaceError("art-no-faces", faces=repr(faces), known=tuple(FACES))
    return _symbols(tuple(sorted(halves, key=lambda half: half.rank)), faces, bool(curved))


@lru_cache(maxsize=256)  # house rules can leave out any tiles
def _symbols(halves: tuple[Half, ...], faces: Faces, curved: bool) -> str:
    drawn = (*body_symbols(curved), *half_symbols(halves, faces, curved))
    return f"<defs>{''.join(drawn)}</defs>"
