"""The symbols of a set: every half and body once, to be used by all its tiles."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from boneyard.core.faces import FACES, Faces
from boneyard.core.sets import curved_set
from boneyard.core.tiles import Half, Tile, double_set
from boneyard.drawing.svg.bodies import body_symbols
from boneyard.drawing.svg.faces import FaceError, half_symbols

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
