"""Home: what is seen first at four sizes, the living table, searching while typing."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from boneyard.games import GAMES
from boneyard.i18n.locales import LANGUAGES
from support.browser.axe import no_barriers
from support.browser.player import Player

SIZES = [(390, 844), (844, 390), (1366, 768), (1920, 1080)]
LAPTOP: ViewportSize = {"width": 1366, "height": 768}


def bottom(player: Player, selector: str) -> float:
    box = player.page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["y"] + box["height"]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("returning", [False, True])
def test_a_table_and_play_are_above_the_fold(
    player: Player, width: int, height: int, returning: bool
) -> None:
    if returning:
        player.start("all-fives")
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.goto(player.house)
    assert player.page.evaluate("() => document.documentElement.scrollWidth") <= width
    table = ".going-picture svg" if returning else ".living-board svg"
    assert bottom(player, table) < height
    play = player.page.get_by_role("button", name="Play now").bounding_box()
    assert play is not None
    assert play["y"] + play["height"] <= height - (64 if width == 390 else 0), "above the tabs"
    for name in ("Play a friend", "Pass & play", "Find an opponent"):
        assert player.page.get_by_role("link", name=name).first.is_visible()
    assert player.page.get_by_role("searchbox").count() == 1
    no_barriers(player)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("returning", [False, True])
def test_all_games_are_within_two_screens_of_a_laptop(
    player: Player, language: str, returning: bool
) -> None:
    if returning:
        for game in ("all-fives", "latin", "bendomino"):
            player.start(game)
    player.page.context.set_extra_http_headers({"accept-language": language})
    player.page.set_viewport_size(LAPTOP)
    player.page.goto(player.house)
    cards = player.page.locator("[data-game]")
    assert cards.count() == len(GAMES)
    assert bottom(player, "[data-game] >> nth=-1") <= 2 * LAPTOP["height"]
    # Each has a picture with tiles in it.
    empty = player.page.evaluate(
        "() => [...document.querySelectorAll('[data-game] .picture')].filter((one) => "
        "one.querySelectorAll('use').length < 3 || one.getBoundingClientRect().height < 50).length"
    )
    assert not empty


#: Words on cards, chips and buttons that are cut off, and the width of the search field.
CUT_WORDS = """() => [...document.querySelectorAll(
    '.game-card b, .game-card .facts, .chip, .ways-in a, .day b, h1')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.innerText)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_any_language(player: Player, language: str) -> None:
    player.page.context.set_extra_http_headers({"accept-language": language})
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.goto(player.house)
        assert not player.page.evaluate(CUT_WORDS), width
        assert player.page.evaluate("() => document.documentElement.scrollWidth") <= width
        box = player.page.get_by_role("searchbox").bounding_box()
        assert box is not None
        assert box["width"] > 150
        chips = player.page.locator(".find-game .chips").bounding_box()
        assert width < 1120 or (chips is not None and chips["x"] + chips["width"] < width)


def test_games_are_found_while_typing(player: Player) -> None:
    page = player.page
    page.goto(player.house)
    field = page.get_by_role("searchbox")
    shown = page.locator("[data-game]:visible")
    field.fill("Tren mexi")
    assert shown.evaluate_all("(all) => all.map((one) => one.dataset.game)") == ["mexican-train"]
    field.fill("chess")
    assert shown.count() == 0
    assert page.get_by_text("No game found for “chess”").is_visible()
    field.fill("muggins")
    field.press("Enter")
    assert shown.count() == 2
    assert page.url == f"{player.house}/", "nothing is loaded anew"
    field.fill("")
    assert shown.count() == len(GAMES)
    page.get_by_role("link", name="Trains", exact=True).click()
    assert 0 < shown.count() < 10
    assert page.locator(".chip[aria-current]").inner_text() == "Trains"
    page.get_by_role("link", name="Popular").click()
    assert shown.count() == len(GAMES)


def test_the_chosen_kind_of_game_is_in_view_on_a_phone(phone: Player) -> None:
    phone.page.goto(f"{phone.house}/?for=children#games")
    box = phone.page.locator(".chip[aria-current]").bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= 390 - box["width"]


def test_the_living_table_moves_and_can_be_stopped(house: str, browser: Browser) -> None:
    with Player(house, browser) as player:
        page = player.page
        page.emulate_media(reduced_motion="no-preference")
        page.clock.install(time=0)
        # Only the steps below move the clock, however slow the machine is.
        page.clock.pause_at(1_000)
        page.goto(house)
        shown = ".living .laid:not(.later)"
        count = page.locator(shown).count()
        page.clock.run_for(3_100)
        assert page.locator(shown).count() < count
        page.clock.run_for(1_600)
        before = page.locator(shown).count()
        page.clock.run_for(1_600)
        assert page.locator(shown).count() == before + 1
        page.get_by_role("button", name="Pause").click()
        page.clock.run_for(60_000)
        assert page.locator(shown).count() == before + 1
        page.get_by_role("button", name="Pause").click()
        page.clock.run_for(60_000)
        page.locator(".living-hand").click()
        page.wait_for_url("**/m/*")


def test_the_living_table_is_still_when_less_motion_is_preferred(player: Player) -> None:
    page = player.page
    page.clock.install()
    page.goto(player.house)
    page.clock.run_for(60_000)
    assert page.locator(".living .later").count() == 0
    assert page.get_by_role("button", name="Pause").count() == 0


def test_home_works_without_a_script(house: str, browser: Browser) -> None:
    with Player(house, browser, java_script_enabled=False) as player:
        page = player.page
        page.goto(house)
        page.get_by_role("searchbox").fill("muggins")
        page.get_by_role("searchbox").press("Enter")
        page.wait_for_url("**/?q=muggins")
        assert page.locator("[data-game]").count() == 2
        assert bottom(player, "[data-game]") < 844, "what was found is seen at once"
        page.goto(house)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/m/*")
