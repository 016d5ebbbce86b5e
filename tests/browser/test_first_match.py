"""Somebody's first match: shown round once, the rules at the table, what the report speaks of."""

from playwright.sync_api import Browser

from support.browser.axe import no_barriers
from support.browser.player import Player


def test_a_newcomer_is_shown_round_once(house: str, browser: Browser) -> None:
    with Player(house, browser, phone=True, new=True) as ann:
        ann.start("block-draw")
        page = ann.page
        page.wait_for_selector("#guide:not([hidden])")
        assert "This is your hand" in page.inner_text("#guide")
        assert ann.shown(".hand.guided")
        no_barriers(ann)
        # Whoever plays what a card speaks of goes on by that.
        while "tap a raised tile" not in page.inner_text("#guide"):
            page.click("#guide [data-forth]")
        ann.forget_shifts()
        page.click("#guide [data-skip]")
        assert not ann.shown("#guide:not([hidden]), .guided")
        ann.start("block-draw")
        assert not ann.shown("#guide:not([hidden])")
        ann.start("bendomino")
        page.wait_for_selector("#guide:not([hidden])")
        while ann.shown("#guide:not([hidden]) [data-forth]"):
            page.click("#guide [data-forth]")
        assert not ann.shown(".guided")


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
