"""Make `sprite.svg` in this folder from the icons of lucide-static that the pages use.

    npm pack lucide-static && tar xzf lucide-static-*.tgz
    python -m boneyard.web.icons.make_sprite package/icons

An icon is added by adding its name to `NAMES`.
"""

import re
import sys
from pathlib import Path
from typing import Final

NAMES: Final = (
    "arrow-left", "arrow-right", "bell", "book-open", "bot", "calendar", "chart-line", "check",
    "chevron-down", "chevron-first", "chevron-last", "chevron-left", "chevron-right", "circle-help",
    "clock", "copy", "download", "ellipsis", "eye", "flag", "flame", "globe", "graduation-cap",
    "image", "lightbulb", "link", "list", "lock", "log-out", "maximize", "message-circle",
    "minimize", "minus", "pause", "pencil", "play", "plus", "puzzle", "qr-code", "redo-2",
    "rotate-ccw", "scan", "search", "settings", "share-2", "smartphone", "smile", "star", "timer",
    "trophy", "undo-2", "user-round", "users-round", "volume-2", "volume-x", "x", "zoom-in",
    "zoom-out",
)  # fmt: skip


def make_symbol(name: str, svg: str) -> str:
    """Turn the file of an icon into a symbol on one line."""
    inner = re.sub(r".*<svg[^>]*>(.*)</svg>.*", r"\1", svg, flags=re.DOTALL)
    shapes = re.sub(r"\s*/>", "/>", re.sub(r"\s+", " ", inner)).replace("> <", "><").strip()
    return f'<symbol id="i-{name}" viewBox="0 0 24 24">{shapes}</symbol>'


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    symbols = [make_symbol(name, (folder / f"{name}.svg").read_text("utf-8")) for name in NAMES]
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg">',
        "<!-- Icons of Lucide (ISC, some MIT: LICENSE.txt), by make_sprite.py. -->",
        *symbols,
        "</svg>",
    ]
    Path(__file__).with_name("sprite.svg").write_text("\n".join(lines) + "\n", "utf-8")
