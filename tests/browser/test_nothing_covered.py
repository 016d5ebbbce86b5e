"""Nothing ever lies on an open end, a legal place, a tile of the hand or a button.

The browser is asked what is on top (`support.browser.on_top`), for every game on four screens, and
for the tables that have most on them. `benchmarks/covered.py` looks at many more positions.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize

from boneyard.games import GAMES
from boneyard.server import wall_clock
from support.browser.on_top import COVERED, SCREENS, covered
from support.browser.player import STILL, Player
from support.browser.scenes import Setting, open_setting

#: So many games are looked at by one player, at one table after the other.
TOGETHER = 8
#: The tables with most on them: a game, the tiles that lie, its options.
FULL: dict[str, tuple[str, int, dict[str, Any]]] = {
    "trains of eight": ("train", 24, {"players": 8}),
    "chicken feet": ("chickenfoot", 25, {"players": 4}),
    "ten players": ("tiddly-wink", 12, {"players": 10, "set": 9}),
    "large tiles": ("five-up", 30, {"players": 4, "set": 15}),
    "curved, with calls": ("fundomino", 20, {"players": 4}),
    "curved teams": ("fundomino-teams", 12, {"players": 4}),
}


@pytest.fixture(scope="module")
def setting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Setting]:
    with open_setting(tmp_path_factory.mktemp("setting")) as made:
        yield made


@pytest.fixture
def player(setting: Setting, browser: Browser) -> Iterator[Player]:
    with Player(setting.address, browser) as made:
        yield made


def look_everywhere(setting: Setting, player: Player, what: str) -> None:
    for screen in SCREENS:
        setting.measured(player, screen)
        found = covered(player)
        assert not found, f"{what} on {screen}: {found[:5]}"


@pytest.mark.parametrize("first", range(0, len(GAMES), TOGETHER))
def test_nothing_is_covered_in_any_game(setting: Setting, player: Player, first: int) -> None:
    for game in list(GAMES)[first : first + TOGETHER]:
        setting.set_out(player, game, 8, mine=True)
        look_everywhere(setting, player, game)


@pytest.mark.parametrize("table", FULL)
def test_nothing_is_covered_at_a_full_table(setting: Setting, player: Player, table: str) -> None:
    game, tiles, options = FULL[table]
    match = setting.set_out(player, game, tiles, mine=True, **options)
    look_everywhere(setting, player, table)
    # At the end of the round the board gives way to the count.
    setting.play(match, 999)
    player.until(f'{STILL}:is([data-awaits="count"], [data-awaits="nobody"])')
    look_everywhere(setting, player, f"the end of {table}")


def test_nothing_is_covered_over_days(
    setting: Setting, player: Player, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Conditional moves, the offer of notifications and a claim have room beside each other."""
    monkeypatch.setattr(wall_clock, "offset_ms", 0)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    more = {"seats": seats, "clock": "3-days"}
    match = player.start("all-fives", options={"players": 2}, **more)
    with Player(setting.address, browser) as friend:
        friend.page.goto(f"{setting.address}/m/{match}")
        friend.page.fill(".join [name=name]", "Ben")
        friend.page.click(".join button")
        friend.until(STILL)
    setting.play(match, 6)
    player.open(match)
    if not player.shown('[data-awaits="others"]'):
        setting.step(match)
    player.until(f'{STILL}:is([data-awaits="others"]):has(.later)')
    player.page.evaluate("() => { document.querySelector('[data-bell]').hidden = false; }")
    look_everywhere(setting, player, "waiting")
    monkeypatch.setattr(wall_clock, "offset_ms", 40 * 24 * 3_600_000)
    player.page.reload()
    player.until(f"{STILL}:has([value=claim])")
    look_everywhere(setting, player, "a claim")


@pytest.mark.parametrize(
    "screen",
    [{"width": 390, "height": 844}, {"width": 844, "height": 390}, {"width": 1366, "height": 768}],
    ids=lambda screen: screen["width"],
)
def test_nothing_covers_what_a_first_tip_is_about(
    setting: Setting, browser: Browser, screen: ViewportSize
) -> None:
    with Player(setting.address, browser, new=True) as player:
        player.page.set_viewport_size(screen)
        match = setting.set_out(player, "all-fives", 2, mine=True, players=4)
        for _ in range(3):
            player.until(".guide:not([hidden])")
            assert not covered(player)
            number = player.number
            setting.play_on(match)
            player.until(f'{STILL}[data-awaits="you"]:not([data-number="{number}"])')


def test_something_on_top_would_be_found(setting: Setting, player: Player) -> None:
    setting.set_out(player, "all-fives", 8, mine=True)
    assert not player.page.evaluate(COVERED)
    for selector in ("[data-region=ends] > g", ".hand .tile", "#report > summary"):
        player.page.locator(selector).first.evaluate("""(one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            const lid = document.createElement('div');
            lid.id = 'lid';
            Object.assign(lid.style, { position: 'fixed', zIndex: 99, left: `${left}px`,
                top: `${top}px`, width: `${width}px`, height: `${height}px` });
            document.body.append(lid);
        }""")
        assert any("lid" in one for one in player.page.evaluate(COVERED)), selector
        player.page.evaluate("() => document.getElementById('lid').remove()")
