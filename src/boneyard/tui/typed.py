"""What somebody typed, as a move: the notation, its number, or a tile that goes one way only."""

import re
from collections.abc import Sequence
from typing import Final

from boneyard.core.actions import Move, Play, Shift, parse
from boneyard.core.options import shown
from boneyard.core.tiles import TileError, tile
from boneyard.i18n import Either, Worded

_PLACE: Final = re.compile(r"([^@>]+)(?:[@>](\w+))?")


class Mistyped(Worded, ValueError):
    """A line from which no move can be made; the message says what to type."""


def move_typed(text: str, moves: Sequence[Move]) -> Move:
    """The move that is meant: among these, or whatever the notation says."""
    text = text.strip()
    if not text and len(moves) == 1:
        return moves[0]
    by_text = {str(move): move for move in moves}
    if text.lower() in by_text:
        return by_text[text.lower()]
    if text.upper() in by_text:
        return by_text[text.upper()]
    if text.isascii() and text.isdigit():
        if 1 <= int(text[:6]) <= len(moves):
            return moves[int(text) - 1]
        raise Mistyped("terminal-no-number", number=shown(text, most=12), moves=len(moves))
    return _tile_typed(text.upper(), moves) or parse(text if "-" not in text else text.upper())


def _tile_typed(text: str, moves: Sequence[Move]) -> Move | None:
    """A tile that can go one way only, whichever half is written first, perhaps with its place."""
    found = _PLACE.fullmatch(text)
    if found is None:
        return None
    try:
        meant = tile(found[1])
    except TileError:
        return None
    fitting = [m for m in moves if isinstance(m, Play | Shift) and m.tile == meant]
    if found[2]:
        fitting = [m for m in fitting if re.split("[@>]", str(m))[-1].startswith(found[2])]
    if len(fitting) > 1:
        raise Mistyped("terminal-ways", tile=str(meant), moves=Either(tuple(map(str, fitting))))
    return fitting[0] if fitting else None
