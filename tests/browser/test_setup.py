"""The setup of a match, and the page with the rules of a game."""

import pytest

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
    page.get_by_label("Players").select_option("3")
    page.get_by_label("Length").select_option("quick")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/m/*")
    page.goto(f"{player.house}/games/muggins")
    assert page.get_by_role("radio", name="Otto Casual").is_checked()
    assert page.get_by_label("Players").input_value() == "3"
    assert page.get_by_label("Length").input_value() == "quick"
    page.goto(f"{player.house}/games/sniff")
    assert page.get_by_role("radio", name="Mabel Club").is_checked()


def test_pass_and_play_asks_for_as_many_names_as_play(player: Player) -> None:
    page = player.page
    page.goto(f"{player.house}/games/chickenfoot?with=screen")
    page.get_by_label("Players").select_option("3")
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
    page.get_by_label("Players").select_option(str(players))
    assert page.locator(".names input:visible").count() == players
    page.goto(f"{player.house}/games/mexican-train?with=bots")
    page.get_by_label("Players").select_option(str(players))
    page.get_by_text("Choose each player").click()
    assert page.locator(".who:visible").count() == players


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
            "() => [...document.querySelectorAll('.segments a, .setup-go button')]"
            ".every((one) => one.scrollWidth <= one.clientWidth + 1)"
        ), path


def test_the_rules_are_a_page_to_read(player: Player) -> None:
    page = player.page
    page.goto(f"{player.house}/games/latin")
    page.get_by_role("link", name="Rules", exact=True).click()
    page.wait_for_url("**/games/latin/rules")
    box = page.locator(".rules p").first.bounding_box()
    assert box is not None
    assert box["width"] <= 680
    page.get_by_role("link", name="Play", exact=True).last.click()
    page.wait_for_url("**/games/latin")
