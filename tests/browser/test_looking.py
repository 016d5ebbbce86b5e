"""Looking: every page in light and dark, replays, and pages without a script."""

from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser

from browser.player import Player

THEMES = ("light", "dark")


@pytest.fixture(params=THEMES)
def visitor(request: Any, house: str, browser: Browser) -> Iterator[Player]:
    made = Player(house, browser, color_scheme=request.param)
    yield made
    made.leave()
    assert not made.errors


def violations(player: Player) -> list[str]:
    found = Axe().run(player.page).response["violations"]
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found
        for node in one["nodes"][:2]
    ]


@pytest.mark.parametrize(
    "path", ["/", "/?for=curved", "/games/all-fives", "/games/knock-out", "/fair", "/nothing"]
)
def test_no_page_has_a_barrier(visitor: Player, path: str) -> None:
    visitor.page.goto(visitor.house + path)
    assert not violations(visitor)
    visitor.errors = [one for one in visitor.errors if "404" not in one]


@pytest.mark.parametrize("game", ["block-draw", "fundomino", "domino-solitaire"])
def test_no_table_has_a_barrier(visitor: Player, game: str) -> None:
    match = visitor.start(game)
    for _ in range(3):
        visitor.step()
    assert not violations(visitor)
    if game == "domino-solitaire":
        visitor.click(visitor.first('[value="resign"]'))
    visitor.round()
    assert not violations(visitor)
    visitor.page.goto(f"{visitor.house}/m/{match}/replay")
    assert not violations(visitor)


def test_a_replay_is_stepped_through(player: Player) -> None:
    match = player.start("knock-out")
    player.round()
    player.click(player.first(".counted .button[href$=replay]"))
    player.until("#replay")
    last = int(player.page.locator("#replay").get_attribute("data-last") or 0)
    assert last > 1
    player.click(player.first('[data-step="to the start"]'))
    player.until('#replay[data-at="0"]')
    for at in range(1, 4):
        player.page.keyboard.press("ArrowRight")
        player.until(f'#replay[data-at="{at}"]')
    assert "knocked out" in player.page.inner_text(".said")
    player.page.select_option("[data-pace]", "250")
    player.click(player.first("[data-run]"))
    player.until(f'#replay[data-at="{last}"]')
    player.click(player.first("[data-check]"))
    player.page.get_by_text("Checked in this browser").wait_for()
    player.page.goto(f"{player.house}/m/{match}/replay?check=1")
    assert "1 deal checked" in player.page.inner_text("#check")


@pytest.mark.parametrize(
    "game", ["block-draw", "fours", "blind", "yourturn", "fundomino", "bendomino-all-five"]
)
def test_a_browser_can_check_the_deals(player: Player, game: str) -> None:
    """The check in the browser and the house agree on a match that is over."""
    goals: dict[str, Any] = {"block-draw": {"target": 1}, "fundomino": {"target": 1},
                             "bendomino-all-five": {"target": 1}, "yourturn": {"rounds": 1},
                             "fours": {"target": 1}, "blind": {}}  # fmt: skip
    match = player.start(game, options=goals[game])
    player.match()
    player.page.goto(f"{player.house}/m/{match}/replay")
    player.click(player.first("[data-check]"))
    player.page.get_by_text("Checked in this browser").wait_for()


def test_wishes_are_kept(player: Player) -> None:
    player.start("block-draw")
    player.page.click("#looks summary")
    player.page.check('#looks [value="dark"]')
    player.until('html[data-theme="dark"]')
    player.page.click("#looks summary")
    player.page.check('#looks [value="numerals"]')
    player.until('main[data-faces="numerals"]')
    assert player.page.locator('.hand use[href^="#by-n"]').count() > 0


def test_everything_but_the_live_update_works_without_a_script(
    house: str, browser: Browser
) -> None:
    player = Player(house, browser, java_script_enabled=False)
    page = player.page
    page.goto(house)
    player.click(player.first('[data-game="block-draw"] [value="bots"]'))
    page.wait_for_selector(".hand")
    for _ in range(150):
        if player.counted():
            break
        for selector in (".choices button", ".hand .playable", "[data-region=ask] button"):
            if player.shown(selector):
                player.first(selector).click()
                break
        else:
            page.wait_for_timeout(30)
            page.reload()
    assert "You" in page.inner_text(".counted")
    player.first('[value="on"]').click()
    page.wait_for_timeout(200)
    page.reload()
    assert not player.counted()
    player.leave()
