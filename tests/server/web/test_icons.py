"""Icons: pages carry the symbols that they use, and no others."""

import asyncio
import re

import pytest

from boneyard.server.web.icons import icon, insert_sprite, load_symbols
from boneyard.web.icons.make_sprite import NAMES, make_symbol
from support.server.pages import pages


def test_the_sprite_has_the_icons_that_it_is_made_of() -> None:
    assert tuple(load_symbols()) == NAMES


def test_a_symbol_is_the_icon_on_one_line() -> None:
    svg = '<svg\n  class="x"\n>\n  <path d="M5 5" />\n  <circle r="2" />\n</svg>\n'
    made = '<symbol id="i-one" viewBox="0 0 24 24"><path d="M5 5"/><circle r="2"/></symbol>'
    assert make_symbol("one", svg) == made


def test_an_icon_that_is_not_in_the_sprite_is_an_error() -> None:
    with pytest.raises(KeyError):
        icon("unicorn")


def test_a_page_carries_what_it_uses() -> None:
    page = insert_sprite(f"{icon('play')}{icon('x')}{icon('x')}<!--sprite-->", ("star",))
    assert re.findall(r'symbol id="i-([\w-]+)"', page) == ["play", "star", "x"]


def test_the_style_guide_is_off_unless_the_host_wants_it() -> None:
    async def look() -> None:
        async with pages() as client:
            assert (await client.get("/design")).status_code == 404
        async with pages(style_guide=True) as client:
            assert (await client.get("/design")).status_code == 200

    asyncio.run(look())
