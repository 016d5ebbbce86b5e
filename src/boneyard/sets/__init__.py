"""The boxed sets of curved tiles, as data files that someone who owns the box can replace."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from boneyard.honeycomb import LEFT, RIGHT, opposite
from boneyard.tiles import Tile, TileError, oriented, pair

_TURNS = {"right": RIGHT, "left": LEFT}


class SetError(ValueError):
    """A data file that is no set of tiles."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    about: str
    count: int
    tiles: dict[str, str]


class CurvedSet(msgspec.Struct, frozen=True):
    """A set of curved tiles with the hand of each (BE-1)."""

    tiles: tuple[Tile, ...]
    hands: Mapping[Tile, str]
    """The turn of each single, walked from its first half to its second in normal form."""


def read_set(name: str, text: str | bytes) -> CurvedSet:
    """Read a set from its JSON text, and refuse one that can't be right."""
    try:
        text = text.encode() if isinstance(text, str) else text
        data = msgspec.convert(json.loads(text, object_pairs_hook=_once), type=_File)
    except (ValueError, RecursionError) as error:
        told = str(error).partition("\n")[0][:200]
        raise SetError(f"the set {name} can't be read: {told}") from None
    hands: dict[Tile, str] = {}
    tiles: list[Tile] = []
    for written, turn in data.tiles.items():
        tile, hand = _read_tile(name, written, turn)
        if tile in tiles:
            raise SetError(f"the set {name} has {tile} twice")
        tiles.append(tile)
        if hand:
            hands[tile] = hand
    if not tiles:
        raise SetError(f"the set {name} has no tiles")
    if len(tiles) != data.count:
        raise SetError(f"the set {name} should have {data.count} tiles, but lists {len(tiles)}")
    return CurvedSet(tuple(tiles), hands)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Make an object of its pairs; JSON itself would let the last of two equal keys win."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"it has {key[:20]!r} twice")
        found[key] = value
    return found


def _read_tile(name: str, written: str, turn: str) -> tuple[Tile, str]:
    """A tile, and its hand as walked in normal form (nothing for a double)."""
    try:
        first, last = oriented(written)
    except TileError as error:
        raise SetError(f"the set {name}: {error}") from None
    tile = pair(first, last)
    if tile.is_double:
        if turn != "either":
            raise SetError(f"the set {name}: the double {tile} turns either way, not {turn[:20]!r}")
        return tile, ""
    if turn not in _TURNS:
        raise SetError(f"the set {name}: {tile} turns right or left, not {turn[:20]!r}")
    return tile, _TURNS[turn] if first is tile.a else opposite(_TURNS[turn])


@cache
def curved_set(name: str) -> CurvedSet:
    """A set of the house: `bendomino` or `fundomino`."""
    return read_set(name, files(__package__).joinpath(f"{name}.json").read_bytes())
