"""Icons: one sprite, of which each page carries the symbols that it uses."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from markupsafe import Markup

_SYMBOL: Final = re.compile(r'<symbol id="i-([\w-]+)".*?</symbol>')
_USE: Final = re.compile(r'href="#i-([\w-]+)"')

#: Where the base template wants the symbols.
SPRITE_SLOT: Final = "<!--sprite-->"


@cache
def load_symbols() -> dict[str, str]:
    """All icons of the sprite by name."""
    text = files("boneyard.web.icons").joinpath("sprite.svg").read_text("utf-8")
    return {found[1]: found[0] for found in _SYMBOL.finditer(text)}


@lru_cache(maxsize=256)
def icon(name: str, size: int = 20, solid: bool = False) -> Markup:
    """An icon in a page; what it means stands beside it or in the label of its control."""
    if name not in load_symbols():
        raise KeyError(name)
    return Markup(
        f'<svg class="icon{" solid" if solid else ""}" aria-hidden="true" focusable="false" '
        f'width="{size}" height="{size}"><use href="#i-{name}"/></svg>'
    )


def insert_sprite(page: str, more: Iterable[str] = ()) -> str:
    """Put the symbols that a page uses, and these, into its slot."""
    if SPRITE_SLOT not in page:
        return page
    symbols = load_symbols()
    names = sorted({*_USE.findall(page), *more})
    drawn = "".join(symbols[name] for name in names)
    return page.replace(
        SPRITE_SLOT, f'<svg class="defs" width="0" height="0" aria-hidden="true">{drawn}</svg>', 1
    )
