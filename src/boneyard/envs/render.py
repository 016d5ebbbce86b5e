"""Rendering of environments: pixels and text."""

import contextlib
import os
import shutil
import struct
import sys
import zlib
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from boneyard.core.position import Position
from boneyard.drawing.png import to_png
from boneyard.drawing.svg.position_picture import draw
from boneyard.engine.view_json import view_to_json
from boneyard.extras import NotInstalled

Pixels = NDArray[np.uint8]
#: The render modes.
RENDER_MODES: Final = ("human", "rgb_array", "ansi")
#: The width of a picture, in pixels.
WIDTH_PX: Final = 480
#: The same in a terminal, in columns.
MAX_TERMINAL_COLUMNS: Final = 160


def render_view(mode: str | None, view: Position, seat: int | None) -> Pixels | str | None:
    """Render what a seat sees; for `human` print it, or display it in a notebook."""
    if mode == "rgb_array":
        return decode_png(to_png(draw(view, seat, theme="light"), WIDTH_PX))
    if mode == "ansi":
        return view_to_text(view)
    if mode == "human":
        _display(view, seat)
    return None


def _display(view: Position, seat: int | None) -> None:
    """Display the drawing in a notebook or a true-colour terminal; text elsewhere too."""
    display = sys.modules.get("IPython.display")
    if display is not None and "ipykernel" in sys.modules:
        display.display(display.SVG(draw(view, seat, theme="light")))
        return
    if sys.stdout.isatty() and os.environ.get("COLORTERM") in ("truecolor", "24bit"):
        wide = min(shutil.get_terminal_size().columns, MAX_TERMINAL_COLUMNS)
        # Without the renderer for pixels, print text only.
        with contextlib.suppress(NotInstalled):
            print(to_half_blocks(decode_png(to_png(draw(view, seat, theme="light"), wide))))
    print(view_to_text(view))


def to_half_blocks(image: Pixels) -> str:
    """Convert a picture to lines for a terminal: two pixels, one above the other, are a
    character.
    """
    even = image if len(image) % 2 == 0 else np.vstack([image, image[-1:]])
    rows = []
    for upper, lower in zip(even[::2], even[1::2], strict=True):
        signs = [
            f"\x1b[38;2;{r};{g};{b};48;2;{below};{under};{down}m▀"
            for (r, g, b), (below, under, down) in zip(upper.tolist(), lower.tolist(), strict=True)
        ]
        rows.append("".join(signs) + "\x1b[0m")
    return "\n".join(rows)


def view_to_text(view: Position) -> str:
    """Format a view in notation, a line for each part."""
    found = view_to_json(view)
    lines = [f"{view.rules.game.name} · round {found['round']} · turn {found['turn']}"]
    for name in ("scores", "ends", "counts", "stock", "row", "columns", "count"):
        value = found.get(name)
        if value not in (None, [], {}):
            lines.append(f"{name}: {_format_value(value)}")
    for seat, hand in enumerate(found["hands"]):
        lines.append(f"hand {seat}: {' '.join(tile or '?' for tile in hand)}")
    return "\n".join(lines)


def _format_value(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{arm}:{half}" for arm, half in value.items())
    if not isinstance(value, list):
        return str(value)
    return " ".join(str(one) for one in value)


def decode_png(image: bytes) -> Pixels:
    """Decode a PNG with 8 bits a channel, as resvg writes it, on white."""
    at, packed, width, height = 8, b"", 0, 0
    while at < len(image):
        length, kind = struct.unpack(">I4s", image[at : at + 8])
        body = image[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height = struct.unpack(">II", body[:8])
        elif kind == b"IDAT":
            packed += body
        at += length + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, -1)
    lines = _unfilter(rows[:, 1:].reshape(height, width, -1), rows[:, 0])
    if lines.shape[2] < 4:
        return lines
    alpha = lines[:, :, 3:].astype(np.uint16)
    blended = (lines[:, :, :3] * alpha + 255 * (255 - alpha)) // 255
    return blended.astype(np.uint8)


def _unfilter(lines: Pixels, kinds: Pixels) -> Pixels:
    """Undo the PNG filter of each line: differences to the left, above, both or neither.

    A pixel needs its neighbours to the left and above, so a diagonal is decoded at once.
    """
    height, width, channels = lines.shape
    # Padded with a row above and a column to the left.
    made = np.zeros((height + 1, width + 1, channels), np.int16)
    ways = kinds.astype(np.int64)[:, None]
    for slant in range(height + width - 1):
        row = np.arange(max(0, slant - width + 1), min(height, slant + 1))
        column = slant - row
        left, upper = made[row + 1, column], made[row, column + 1]
        guesses = (
            0,
            left,
            upper,
            (left + upper) // 2,
            _paeth_predictor(left, upper, made[row, column]),
        )
        guess = np.choose(ways[row], guesses)
        made[row + 1, column + 1] = (lines[row, column] + guess) & 255
    return made[1:, 1:].astype(np.uint8)


def _paeth_predictor(left: Any, upper: Any, corner: Any) -> Any:
    """Return Paeth's predictor: the neighbour nearest to left + upper - corner."""
    to_left, to_upper = abs(upper - corner), abs(left - corner)
    to_corner = abs(left + upper - 2 * corner)
    found = np.where(to_upper <= to_corner, upper, corner)
    return np.where((to_left <= to_upper) & (to_left <= to_corner), left, found)
