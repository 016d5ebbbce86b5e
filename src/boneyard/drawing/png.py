"""PNG rendering of drawings, for where SVG can't go."""

from importlib.resources import as_file, files
from typing import Final

from boneyard.extras import require_extra

#: The widest PNG: more than a screen has, and still no load for the machine.
MAX_WIDTH_PX: Final = 8_000
#: The bundled font, so that texts show on a machine without any.
FONT_FAMILY: Final = "Boneyard Sans"
#: The characters it has beyond Latin letters.
_EXTRA_CHARACTERS: Final = frozenset("–—‘’“”•…−")


def to_png(svg: str, width: int) -> bytes:
    """Render a drawing as PNG; it needs a named theme, because resvg supports no properties.

    System fonts are used only for characters that the bundled one lacks: the same picture looks the
    same everywhere, and needn't wait for all fonts to be loaded.
    """
    with require_extra():
        from resvg_py import svg_to_bytes  # not needed to draw SVG

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
