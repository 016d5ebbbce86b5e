"""Somebody's first match: shown round once, the rules at the table, what the report speaks of."""

from playwright.sync_api import Browser

from support.browser.axe import no_barriers
from support.browser.player import Player

#: What is on top in the middle of a tip.
UNDER = """() => {
    const box = document.getElementById('guide').getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 3, box.top + box.height / 2);
    return top.closest('#guide') === null;
}"""


def test_a_newcomer_is_shown_round_once(house: str, browser: Browser) -> None:
    with Player(house, browser, phone=True, new=True) as ann:
        ann.start("block-draw")
        page = ann.page
        page.wait_for_selector("#guide:not([hidden])")
        assert "tap a raised tile" in page.inner_text("#guide")
        assert ann.shown(".hand .playable.guided")
        assert page.evaluate(UNDER), "a tip takes no tap"
        no_barriers(ann)
        # Who moves has done what a tip speaks of: the next one comes with the next turn.
        ann.step()
        page.wait_for_function(
            "() => !document.getElementById('guide').innerText.includes('tap a raised tile')"
        )
        ann.rest()  # nothing has moved
        page.click("#guide [data-skip]")
        assert not ann.shown("#guide:not([hidden]), .guided")
        ann.start("block-draw")
        assert not ann.shown("#guide:not([hidden])")
        ann.start("bendomino")
        page.wait_for_selector("#guide:not([hidden])")
        assert "turn left or right" in page.inner_text("#guide")
        page.click("#guide [data-skip]")
        assert not ann.shown("#guide:not([hidden]), .guided")
        ann.start("bendomino")
        assert not ann.shown("#guide:not([hidden])")


def test_tips_are_gone_for_good_after_a_round(house: str, browser: Browser) -> None:
    with Player(house, browser, new=True) as ann:
        ann.start("block-draw")
        ann.page.wait_for_selector("#guide:not([hidden])")
        while not ann.counted():
            ann.step()
        assert not ann.shown("#guide:not([hidden]), .guided")
        ann.start("block-draw")
        assert not ann.shown("#guide:not([hidden])")


def test_the_toolbar_is_of_buttons_with_names(player: Player) -> None:
    player.start("block-draw")
    for name in ("Log", "Settings", "More"):
        button = player.page.get_by_role("button", name=name, exact=True)
        assert button.get_attribute("aria-expanded") == "false"
        player.click(button)
        player.page.wait_for_selector(f"summary[aria-expanded=true]:has-text('{name}')")
        no_barriers(player)
        button.press("Escape")


def test_the_rules_open_at_the_table(player: Player) -> None:
    player.start("five-up")
    page, address = player.page, player.page.url
    page.click(".more > summary")
    page.click("[data-drawer]")
    page.wait_for_selector("#drawer .rules")
    no_barriers(player)
    shown = page.inner_text("#drawer .where")
    page.click('#drawer [data-step="one step on"]')
    page.wait_for_function(
        "(was) => document.querySelector('#drawer .where').innerText !== was", arg=shown
    )
    assert page.url == address, "nobody leaves the table"
    page.keyboard.press("Escape")
    assert not player.shown("#drawer[open]")


def test_what_a_line_of_the_report_speaks_of_lights_up(player: Player) -> None:
    player.start("block-draw")
    page = player.page
    while not page.locator("#log li[data-arm]").count():
        player.step()
    player.rest()
    page.click("#report > summary")
    player.forget_shifts()
    page.hover("#log li[data-arm] >> nth=-1")
    assert page.locator("[data-region=tiles] > .lit").count() == 1
    page.focus("#log")
    page.keyboard.press("ArrowUp")
    assert page.locator("#log li.lit").count() == 1
