"""Room for the tiles: how large they are on the screens people have, and that nothing covers them.

`benchmarks/room.py` measures all games; here are some of them, with some slack.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from support.browser.player import STILL, Player
from support.browser.scenes import COVERED, SCREENS, Setting, open_setting

#: On each screen: the felt's share of the window, and how large tiles are at least, in pixels: the
#: short side of straight ones, at the end of a round and with large sets and many tiles,
#: and the long side of curved ones.
LEAST = ((0.55, 17, 11, 30), (0.6, 15, 10, 24), (0.65, 28, 16, 50), (0.7, 33, 19, 78))
#: A game, the most tiles that lie, its options, and which of these sizes is meant.
TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    ("all-fives", 99, {"players": 4, "muggins": True}, 1),
    ("blind", 99, {"players": 5}, 1),
    ("five-up", 30, {"players": 4, "set": 15}, 2),
    ("fundomino", 20, {"players": 4, "perfect_ten": True}, 3),
    ("train", 40, {"players": 8}, 2),
]


#: The buttons of the bar that hang over the part of the felt that tiles have.
HANGING = """() => {
    const free = document.getElementById('board').getBoundingClientRect();
    return [...document.querySelectorAll('.report > *, #looks > summary')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < free.right && box.right > free.left
            && box.bottom > free.top && box.top < free.bottom;
    }).map((one) => one.outerHTML.slice(0, 80));
}"""
#: What a page has noted of its own cost.
COSTS = """() => {
    const files = performance.getEntriesByType('resource');
    const all = [...files, ...performance.getEntriesByType('navigation')];
    return {
        requests: all.length,
        bytes: all.reduce((sum, one) => sum + one.transferSize, 0),
        blocking: files.filter((one) => one.renderBlockingStatus === 'blocking')
            .map((one) => one.name.split('/').pop()).sort(),
    };
}"""
#: Bytes a second, and milliseconds until they begin to come.
LINE = {"offline": False, "latency": 20, "downloadThroughput": 25_000, "uploadThroughput": 25_000}


@pytest.fixture(scope="module")
def setting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Setting]:
    with open_setting(tmp_path_factory.mktemp("setting")) as made:
        yield made


@pytest.mark.parametrize(
    ("game", "tiles", "options", "which"), TABLES, ids=[table[0] for table in TABLES]
)
def test_tiles_are_large_and_nothing_covers_them(
    setting: Setting, browser: Browser, game: str, tiles: int, options: dict[str, Any], which: int
) -> None:
    with Player(setting.address, browser) as player:
        setting.set_out(player, game, tiles, **options)
        if player.shown("[data-fold]"):
            player.click(player.first("[data-fold]"))
        for screen, least in zip(SCREENS, LEAST, strict=True):
            seen = setting.measured(player, screen)
            assert seen["share"] >= least[0], (screen, seen)
            assert seen["long" if which == 3 else "short"] >= least[which], (screen, seen)
            assert not player.page.evaluate(COVERED), screen
            assert not player.page.evaluate(HANGING), screen
            player.look()


def test_the_table_lies_beside_the_report(setting: Setting, browser: Browser) -> None:
    with Player(setting.address, browser) as player:
        setting.set_out(player, "block-draw", 12, players=3)
        shape = player.page.locator("main").get_attribute("data-shape")
        player.click(player.first("#report > summary"))
        player.until(f'{STILL}:not([data-shape="{shape}"])')
        player.forget_shifts()
        assert not player.page.evaluate(COVERED)
        player.look()
        player.page.reload()
        player.until(f"{STILL}:has(#report[open])")


def test_a_part_of_the_table_is_shown_by_keys(setting: Setting, browser: Browser) -> None:
    with Player(setting.address, browser) as player:
        setting.set_out(player, "block-draw", 12, players=3)

        def box() -> list[float]:
            text = player.page.locator("#board").get_attribute("viewBox") or ""
            return [float(side) for side in text.split()]

        whole = box()
        player.page.keyboard.press("+")
        near = box()
        assert near[2] < whole[2]
        player.page.keyboard.press("Shift+ArrowRight")
        assert box()[0] > near[0]
        assert box()[2] == near[2]
        player.click(player.first('[data-zoom="whole"]'))
        assert box() == whole
        assert not player.page.is_visible(".zoom")
        # In a menu the keys are the menu's, and nothing is applied before it is meant.
        keys, checked = player.page.keyboard, player.first("#looks [name=theme]:checked")
        player.first("#looks > summary").press("Enter")
        keys.press("Tab")
        keys.press("ArrowRight")
        assert checked.get_attribute("value") == "light"
        keys.press("Escape")
        assert not player.shown("#looks[open]")
        assert player.shown("#looks > summary:focus")
        assert box() == whole
        assert not player.shown("html[data-theme]")


@pytest.mark.parametrize(("game", "tiles"), [("all-fives", 12), ("fundomino", 99)])
def test_a_table_comes_at_little_cost_and_nothing_shifts(
    setting: Setting, browser: Browser, game: str, tiles: int
) -> None:
    """`benchmarks/first_paint.py` measures how soon it is seen; what decides that is counted."""
    with Player(setting.address, browser, phone=True) as player:
        match = setting.set_out(player, game, tiles, players=4)
        tools = player.context.new_cdp_session(player.page)
        tools.send("Network.clearBrowserCache")
        player.page.goto(f"{setting.address}/m/{match}")
        player.until(STILL)
        cost = player.page.evaluate(COSTS)
        # The styles are in the page: neither they nor scripts nor letters are waited for.
        assert cost["blocking"] == []
        assert cost["requests"] + 1 <= 10  # and the socket
        assert cost["bytes"] < 90_000
        # Once more, with the styles at hand, and so slowly that the page comes in pieces.
        tools.send("Network.emulateNetworkConditions", LINE)
        player.page.reload()
        player.until(STILL)
        player.frames(3)
        assert not player.page.evaluate("() => window.shifts")


def test_a_table_that_is_not_what_the_house_takes_it_for_is_drawn_anew(
    setting: Setting, browser: Browser
) -> None:
    with Player(setting.address, browser) as player:
        match = setting.set_out(player, "block-draw", 4, players=4)
        seats = player.page.locator('[data-region="seats"]')
        before = seats.inner_html()
        seats.evaluate("(seats) => seats.firstElementChild.remove()")
        number = player.number
        setting.step(match)
        player.until(f'{STILL}:not([data-number="{number}"])')
        assert seats.locator(":scope > *").count() == 3
        assert seats.inner_html() != before
