"""The setup of a match, and the page with the rules of a game."""

import pytest
from playwright.sync_api import Page

from boneyard.games import GAMES
from boneyard.i18n.locales import LANGUAGES
from support.browser.axe import no_barriers
from support.browser.player import Player

SIZES = [(390, 844), (844, 390), (1366, 768), (1920, 1080)]
TABS = ("bots", "friend", "screen", "lobby")
#: What can be used without opening anything.
CONTROLS = """() => [...document.querySelectorAll(`main :is(a[href], button, input, select,
    textarea, summary)`)].filter((one) => one.type !== 'hidden' && one.checkVisibility()).length"""
#: Where the start button is, and whether it is on top there.
START = """() => {
    const button = document.querySelector('.setup-go .main');
    const box = button.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && button.contains(top);
}"""


def choose_players(page: Page, number: int) -> None:
    """Press plus or minus until so many play."""
    group = page.get_by_role("radiogroup", name="Players")
    shown = int(group.locator(":checked").input_value())
    for one in range(shown + 1, number + 1) if shown < number else range(shown - 1, number - 1, -1):
        group.get_by_role("radio", name=str(one), exact=True).click()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_few_controls_and_the_start_button_in_view(player: Player, width: int, height: int) -> None:
    player.page.set_viewport_size({"width": width, "height": height})
    for game in ("latin", "mexican-train", "fundomino", "knock-out"):
        for tab in TABS if not GAMES[game].alone else ("bots",):
            player.page.goto(f"{player.house}/games/{game}?with={tab}")
            assert player.page.evaluate(CONTROLS) <= 16, (game, tab)
            assert player.page.evaluate(START), (game, tab)
            assert player.page.evaluate("() => document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_set_up(phone: Player, game: str) -> None:
    phone.page.goto(f"{phone.house}/games/{game}")
    assert phone.page.evaluate(CONTROLS) <= 16
    assert phone.page.evaluate(START)


def test_no_page_of_a_game_has_a_barrier(player: Player) -> None:
    for path in (*(f"all-fives?with={tab}" for tab in TABS), "latin/rules", "knock-out/rules"):
        player.page.goto(f"{player.house}/games/{path}")
        no_barriers(player)


def test_the_last_choice_is_remembered_for_each_game(player: Player) -> None:
    page = player.page
    page.goto(f"{player.house}/games/muggins")
    page.get_by_role("radio", name="Otto Casual").check()
    choose_players(page, 3)
    page.get_by_role("radio", name="Quick").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/m/*")
    page.goto(f"{player.house}/games/muggins")
    assert page.get_by_role("radio", name="Otto Casual").is_checked()
    assert page.get_by_role("radio", name="3", exact=True).is_checked()
    assert page.get_by_role("radio", name="Quick").is_checked()
    page.goto(f"{player.house}/games/sniff")
    assert page.get_by_role("radio", name="Mabel Club").is_checked()


def test_pass_and_play_asks_for_as_many_names_as_play(player: Player) -> None:
    page = player.page
    page.goto(f"{player.house}/games/chickenfoot?with=screen")
    choose_players(page, 3)
    names = page.locator(".names input:visible")
    assert names.count() == 3
    for field, name in zip(names.all(), ("Ann", "Ben", "Cleo"), strict=True):
        field.fill(name)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/m/*")
    text = page.inner_text("main")
    assert all(name in text for name in ("Ann", "Ben", "Cleo"))


@pytest.mark.parametrize("players", [2, 7, 8, 9, 10])
def test_no_more_names_are_asked_for_than_play(player: Player, players: int) -> None:
    page = player.page
    page.goto(f"{player.house}/games/mexican-train?with=screen")
    choose_players(page, players)
    assert page.locator(".names input:visible").count() == players
    page.goto(f"{player.house}/games/mexican-train?with=bots")
    choose_players(page, players)
    page.get_by_text("Rules & variants").click()
    page.get_by_text("Choose each player").click()
    assert page.locator(".who:visible").count() == players


def test_the_stepper_goes_to_both_ends_with_keys_and_without_a_script(player: Player) -> None:
    page = player.page
    page.goto(f"{player.house}/games/chickenfoot")
    group = page.get_by_role("radiogroup", name="Players")
    assert group.get_by_role("radio").count() == 2, "nothing before two"
    group.get_by_role("radio", checked=True).focus()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
        if group.locator(":checked").input_value() == "8":
            break
    assert [one.input_value() for one in group.get_by_role("radio").all()] == ["7", "8"]
    page.keyboard.press("ArrowLeft")
    assert group.locator(":checked").input_value() == "7"
    boxes = [one.bounding_box() for one in group.get_by_role("radio").all()]
    frame = group.locator(".number-stepper").bounding_box()
    assert frame is not None
    assert len(boxes) == 3
    assert all(box is not None and box["width"] >= 40 for box in boxes)
    assert sum(box["width"] for box in boxes if box) > frame["width"] - 12, "all of it is used"


def test_one_seat_can_differ_from_the_others(player: Player) -> None:
    page = player.page
    page.goto(f"{player.house}/games/block-draw")
    choose_players(page, 3)
    page.get_by_role("radio", name="Ravi Expert").check()
    page.get_by_text("Rules & variants").click()
    page.get_by_text("Choose each player").click()
    third = page.get_by_role("group", name="Seat 3")
    third.get_by_role("radio", name="Daisy").check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/m/*")
    text = page.inner_text("main")
    assert "Ravi" in text
    assert "Daisy" in text


#: Choices whose text is wider than their field.
CUT_CHOICES = """() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('.setup-row select')].filter((list) => {
        const style = getComputedStyle(list);
        pen.font = style.font;
        const room = list.clientWidth - parseFloat(style.paddingLeft);
        return pen.measureText(list.selectedOptions[0].text).width > room;
    }).map((list) => list.selectedOptions[0].text);
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_chosen_can_be_read_on_a_phone(phone: Player, language: str) -> None:
    phone.page.context.set_extra_http_headers({"accept-language": language})
    for path in ("mexican-train?with=screen", "all-fives?with=lobby", "latin?with=friend"):
        phone.page.goto(f"{phone.house}/games/{path}")
        assert not phone.page.evaluate(CUT_CHOICES), path
        assert phone.page.evaluate(
            "() => [...document.querySelectorAll('.segments :is(a, label), .setup-go button')]"
            ".every((one) => one.scrollWidth <= one.clientWidth + 1)"
        ), path


def test_the_rules_are_a_page_to_read(player: Player) -> None:
    page = player.page
    page.goto(f"{player.house}/games/latin")
    page.get_by_text("Rules & variants").click()
    page.get_by_role("link", name="Rules", exact=True).click()
    page.wait_for_url("**/games/latin/rules")
    box = page.locator(".rules p").first.bounding_box()
    assert box is not None
    assert box["width"] <= 680
    page.get_by_role("link", name="Play", exact=True).last.click()
    page.wait_for_url("**/games/latin")
