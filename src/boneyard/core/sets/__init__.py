"""The boxed sets of curved tiles: data files that owners of the box can replace."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from boneyard.core.curved_grid import LEFT, RIGHT, opposite
from boneyard.core.tiles import Tile, TileError, parse_halves, tile_from_halves
from boneyard.i18n import TranslatedError, error_text

_TURNS = {"right": RIGHT, "left": LEFT}


class SetError(TranslatedError, ValueError):
    """A data file that is not a set of tiles."""


class _SetFile(msgspec.Struct, forbid_unknown_fields=True):
    about: str
    count: int
    tiles: dict[str, str]


class CurvedSet(msgspec.Struct, frozen=True):
    """A set of curved tiles with the turn of each (BE-1)."""

    tiles: tuple[Tile, ...]
    hands: Mapping[Tile, str]
    """The turn of each single, walked from its first half to its second in normal form."""


def parse_set(name: str, text: str | bytes) -> CurvedSet:
    """Parse and validate a set from its JSON text."""
    try:
        text = text.encode() if isinstance(text, str) else text
        data = msgspec.convert(
            json.loads(text, object_pairs_hook=_reject_duplicate_keys), type=_SetFile
        )
    except (ValueError, RecursionError) as error:
        reason = (
            error_text(error)
            if isinstance(error, TranslatedError)
            else str(error).partition("\n")[0][:200]
        )
        raise SetError("tiles-set-unread", set=name, why=reason) from None
    hands: dict[Tile, str] = {}
    tiles: list[Tile] = []
    for written, turn in data.tiles.items():
        tile, hand = _read_tile(name, written, turn)
        if tile in tiles:
            raise SetError("tiles-set-twice", set=name, tile=tile.text)
        tiles.append(tile)
        if hand:
            hands[tile] = hand
    if not tiles:
        raise SetError("tiles-set-empty", set=name)
    if len(tiles) != data.count:
        raise SetError("tiles-set-count", set=name, count=_truncate(data.count), listed=len(tiles))
    return CurvedSet(tuple(tiles), hands)


def _truncate(value: object) -> str:
    """Shorten foreign text for an error message."""
    return str(value)[:20]


def _reject_duplicate_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Build an object, and refuse duplicate keys; JSON itself lets the last one win."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise SetError("tiles-key-twice", key=repr(key[:20]))
        found[key] = value
    return found


def _read_tile(name: str, written: str, turn: str) -> tuple[Tile, str]:
    """Parse a tile and its turn in normal form (None for a double)."""
    try:
        first, last = parse_halves(written)
    except TileError as error:
        raise SetError("tiles-set-tile", set=name, why=error.message) from None
    tile = tile_from_halves(first, last)
    if tile.is_double:
        if turn != "either":
            raise SetError("tiles-set-double", set=name, tile=tile.text, turn=repr(turn[:20]))
        return tile, ""
    if turn not in _TURNS:
        raise SetError("tiles-set-turn", set=name, tile=tile.text, turn=repr(turn[:20]))
    return tile, _TURNS[turn] if first is tile.a else opposite(_TURNS[turn])


@cache
def load_curved_set(name: str) -> CurvedSet:
    """Load a built-in set: `bendomino` or `fundomino`."""
    return parse_set(name, files(__package__).joinpath(f"{name}.json").read_bytes())
