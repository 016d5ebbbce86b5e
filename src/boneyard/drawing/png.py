"""Pictures as PNG, for where SVG can't go."""

from importlib.resources import as_file, files
from typing import Final

#: The widest PNG that is made: more than a screen has, and still no load for the machine.
MAX_WIDTH_PX: Final = 8_000
#: The font that comes with the house, so that texts show on a machine without any.
FONT_FAMILY: Final = "Boneyard Sans"
#: What is in it beyond Latin letters.
_EXTRA_CHARACTERS: Final = frozenset("–—‘’“”•…−")


def to_png(svg: str, width: int) -> bytes:
    """Draw a picture of the art as PNG; its theme must be named, for resvg knows no properties.

    The system's fonts are only asked for letters that our own doesn't have: the same picture is
    the same everywhere, and need not wait for all fonts to be read.
    """
    from resvg_py import svg_to_bytes  # not needed by anyone who draws SVG

    known = all(ord(letter) < 0x180 or letter in _EXTRA_CHARACTERS for letter in svg)
    with as_file(files("boneyard.drawing") / "fonts" / "boneyard-sans.ttf") as font:
        return svg_to_bytes(
            svg_string=svg,
            width=width,
            font_files=[str(font)],
            font_family=FONT_FAMILY,
            sans_serif_family=FONT_FAMILY,
            skip_system_fonts=known,
        )
