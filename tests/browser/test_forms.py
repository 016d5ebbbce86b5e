"""Forms that forget nothing: what was typed, changed or not yet sent."""

from playwright.sync_api import Page

from support.browser.player import Player


def test_rules_that_were_changed_are_played_though_nobody_applied_them(player: Player) -> None:
    page = player.page
    page.goto(f"{player.house}/house-rules?like=all-fives")
    page.fill('[name="h.2"]', "4")
    page.select_option("form[data-own] [name=bot]", "beginner")
    page.click('form[data-own] button[value="bots"]')
    page.wait_for_url("**/m/**")
    player.until(".hand > *")
    assert page.locator(".hand > *").count() == 4
    page.goto(f"{player.house}/house-rules?like=all-fives")
    page.fill('[name="h.2"]', "40")
    page.click('form[data-own] button[value="bots"]')
    page.wait_for_selector('[role="alert"]')
    assert "/house-rules" in page.url
    # That page says why with a status of its own, which a browser notes.
    player.errors = [one for one in player.errors if "400" not in one]


def made(player: Player) -> str:
    """A tournament that is open for entries."""
    page = player.page
    page.goto(f"{player.house}/tournaments/new")
    page.fill("[name=title]", "Friday")
    page.click("form.tourney button.main")
    page.wait_for_selector("#live")
    return page.url


def enter(page: Page, name: str) -> None:
    page.fill("#live [name=name]", name)
    page.click('[value="enter"]')


def test_what_is_typed_stays_when_a_tournament_renews_itself(
    player: Player, friend: Player
) -> None:
    at = made(player)
    page = player.page
    page.fill("#live [name=name]", "Ann")
    page.fill("#live [name=count]", "3")
    page.click("h1")  # nothing has the focus: the page may be renewed
    friend.page.goto(at)
    enter(friend.page, "Bea")
    page.wait_for_selector("text=Bea")
    assert page.input_value("#live [name=name]") == "Ann"
    assert page.input_value("#live [name=count]") == "3"
    page.click("#live [data-copy]")
    page.wait_for_selector("text=Copied")


def test_calling_a_tournament_off_asks_first(player: Player) -> None:
    made(player)
    page = player.page
    assert not page.is_visible('[value="off"]')
    page.click("summary:has-text('Cancel tournament')")
    page.click('[value="off"]')
    page.wait_for_selector('#live[data-stage="off"]')


def test_a_link_is_copied_where_there_is_no_clipboard(player: Player) -> None:
    page = player.page
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined });")
    made(player)
    page.click("#live [data-copy]")
    page.wait_for_selector("text=Copied")
    marked = page.evaluate("() => document.getElementById('link').selectionEnd")
    assert marked == len(page.input_value("#link"))


def test_when_a_match_is_over_there_is_nothing_to_give_up(player: Player) -> None:
    match = player.start("block-draw", options={"players": 2})
    player.page.click(".more > summary")
    assert player.page.is_visible(".leaving")
    player.give_up(match)
    assert not player.page.is_visible(".leaving")
    assert player.page.is_visible(".more [href$=replay]")
