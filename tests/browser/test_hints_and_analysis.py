"""Levels with faces, hints at the table, and the analysis in the replay."""

import pytest
from playwright.sync_api import Browser

from boneyard.bots.registry import DEFAULT_BOT, LEVELS
from support.browser.axe import no_barriers
from support.browser.on_top import covered
from support.browser.player import STILL, Player

#: Whoever is to move may ask for a hint.
OFFERED = '[data-region="tools"] [value="hint"]:enabled'


def until_a_hint(player: Player) -> None:
    """Play until there is a choice to be made."""
    for _ in range(80):
        player.rest()
        if player.shown(OFFERED):
            return
        if not player.step():
            player.go_on()
    raise AssertionError("there is never a choice")


# Levels.


def test_levels_are_chosen_by_their_faces(player: Player) -> None:
    page = player.page
    page.goto(f"{player.house}/games/block-draw")
    bots = page.locator('.opponents [name="bot"]')
    assert bots.evaluate_all("(all) => all.map((one) => one.value)") == list(LEVELS)
    assert page.locator('.opponents [name="bot"]:checked').input_value() == DEFAULT_BOT
    assert page.locator(".opponents svg.face").count() == len(LEVELS)
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    page.click("summary:has-text('Rules & variants')")
    page.click("summary:has-text('Choose each player')")
    no_barriers(player)
    for seat, level in ((1, "beginner"), (2, "expert")):
        page.check(f'[name="seat{seat}"][value="{level}"]')
    player.click(page.get_by_role("button", name="Play", exact=True))
    player.until(STILL)
    names = page.locator(".seats .name").all_inner_texts()
    assert names == ["Daisy", "Ravi"]
    assert page.locator(".seats .plate svg.face ellipse").count() == 2


def test_a_level_takes_a_seat_that_is_left(player: Player) -> None:
    player.start("block-draw", options={"players": 3})
    page = player.page
    page.click(".more > summary")
    page.click(".leaving > summary")
    no_barriers(player)
    assert page.locator(".leaving button").count() == len(LEVELS)
    page.click(".leaving button:has-text('Daisy')")
    page.wait_for_selector(".watching .name:has-text('Daisy')")


def test_faces_fit_a_phone(phone: Player) -> None:
    page = phone.page
    page.goto(f"{phone.house}/games/block-draw")
    phone.click(page.locator("summary:has-text('Rules & variants')"))
    phone.click(page.locator("summary:has-text('Choose each player')"))
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    no_barriers(phone)


# Hints.


def test_a_hint_by_keyboard(player: Player) -> None:
    player.start("block-draw")
    until_a_hint(player)
    number, keys = player.number, player.page.keyboard
    keys.press("h")
    player.until(f"{STILL}:has(.hints)")
    player.look()
    assert player.page.locator(".place.on.hinted").count() == 1
    best = player.page.inner_text(".hints h2")
    assert best == player.page.locator(".place.hinted title").text_content()
    assert f"Hint: {best}." in player.page.inner_text("#say")
    assert player.page.locator(".hints li").count() > 0
    no_barriers(player)
    keys.press("Escape")
    assert not player.shown(".hints, .hinted, .place.on")
    keys.press("h")
    player.until(f"{STILL}:has(.hints)")
    keys.press("Enter")  # what is offered has the focus
    player.until(f"{STILL}:not(:has(.hints))")
    assert player.number > number


def test_a_hint_on_a_phone(phone: Player) -> None:
    """Nothing moves when the button comes and goes, and the table is seen above the hint."""
    phone.start("fundomino", options={"players": 3})
    felt = phone.rest()["felt"]
    until_a_hint(phone)
    assert phone.look()["felt"] == felt
    phone.press(OFFERED)
    phone.until(f"{STILL}:has(.hints)")
    seen = phone.look()["felt"]
    hints = phone.first(".hints").bounding_box()
    assert hints is not None
    # The board gives way, and keeps most of its height; the hand stays where it was.
    assert hints["y"] >= seen[1] + seen[3]
    assert seen[3] > felt[3] * 0.5
    assert not covered(phone)
    phone.click(phone.first(".hints summary"))
    no_barriers(phone)
    phone.click(phone.first(".hints [data-close]"))
    assert not phone.shown(".hints")


def test_there_are_no_hints_among_people(player: Player) -> None:
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    player.start("yourturn", seats=seats)
    for _ in range(12):
        assert not player.shown('[value="hint"]')
        player.step()


def test_a_hint_without_a_script(house: str, browser: Browser) -> None:
    with Player(house, browser, java_script_enabled=False) as player:
        page = player.page
        page.goto(f"{house}/games/knock-out")
        player.click(player.first('[value="bots"]'))
        player.click(player.first('[value="seed"]'))
        player.click(player.first('[value="hint"]'))
        page.wait_for_selector(".hints")
        tiles = page.locator("[data-region=tiles] > g").count()
        player.click(player.first(".hints .main"))
        page.wait_for_selector("main:not(:has(.hints))")
        assert page.locator("[data-region=tiles] > g").count() == tiles - 2


# Analyses.


@pytest.mark.parametrize("device", ["player", "phone"])
def test_a_match_is_analysed(device: str, request: pytest.FixtureRequest) -> None:
    player: Player = request.getfixturevalue(device)
    player.start("block-draw", options={"target": 30})
    page = player.page
    player.match()
    player.click(page.get_by_role("button", name="Analyse", exact=True))
    player.click(player.first('[value="analyse"]'))
    page.wait_for_selector("[data-thinking], .curve")
    no_barriers(player)
    page.wait_for_selector(".curve")
    no_barriers(player)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.locator(".analysis tbody tr").count() == 2
    page.locator(".costly a[data-step^=cost]").first.scroll_into_view_if_needed()
    player.click(page.locator(".costly a[data-step^=cost]").first)
    page.wait_for_selector(".judged")
    assert "Best:" in page.inner_text(".judged")
    assert page.locator(".costly [aria-current]").count() == 1
    at = page.locator("#replay").get_attribute("data-at")
    mark = page.locator(f'.curve a[data-step="mark {at}"]')
    assert mark.count() == 1
    player.click(player.first('[data-step="to the start"]'))
    page.wait_for_selector('#replay[data-at="0"]')
    mark = page.locator(f'.curve a[data-step="mark {at}"]')
    mark.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#replay[data-at="{at}"]')
    assert page.locator("[data-better]").count() <= 1
    no_barriers(player)


def test_an_analysis_without_a_script(house: str, browser: Browser) -> None:
    with Player(house, browser) as player:
        match = player.start("knock-out")
        player.round()
        with Player(house, browser, java_script_enabled=False) as reader:
            reader.page.goto(f"{house}/m/{match}/replay")
            reader.click(reader.first('[value="analyse"]'))
            reader.page.wait_for_selector(".curve")  # the page reloads itself until it is there
            assert "tiles left" in reader.page.inner_text(".analysis")
