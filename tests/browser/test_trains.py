"""Long trains: each has a lane that shows its last tiles, and a button that shows all."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator

from support.browser.on_top import SCREENS, covered
from support.browser.player import PHONE, STILL, Player
from support.browser.scenes import Setting, open_setting

#: How wide tiles are at least on each of the screens, in pixels, in any round.
LEAST = (25, 25, 36, 50)
MORE = re.compile(r"^\d+ more tiles? of ")


@pytest.fixture(scope="module")
def setting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Setting]:
    with open_setting(tmp_path_factory.mktemp("setting")) as made:
        yield made


def lying(player: Player) -> Locator:
    return player.page.locator("[data-region=tiles] > g")


def folded(player: Player) -> int:
    """How many tiles the signs of folded trains count."""
    signs = player.page.get_by_role("button", name=MORE)
    names = [sign.locator("title").text_content() or "" for sign in signs.all()]
    return sum(int(name.split()[0]) for name in names)


@pytest.mark.parametrize(
    ("game", "players", "tiles"),
    [
        ("mexican-train", 2, 40), ("mexican-train", 4, 60), ("mexican-train", 8, 45),
        ("train", 2, 40), ("train", 8, 40), ("cyprus", 4, 30),
    ],
)  # fmt: skip
def test_tiles_stay_large_and_every_end_is_in_view(
    setting: Setting, browser: Browser, game: str, players: int, tiles: int
) -> None:
    with Player(setting.address, browser) as player:
        match = setting.set_out(player, game, tiles, mine=True, players=players)
        laid = len(setting.laid(match))
        for screen, least in zip(SCREENS, LEAST, strict=True):
            seen = setting.measured(player, screen)
            assert seen["short"] >= least, (screen, seen)
            assert not covered(player), screen
            assert lying(player).count() + folded(player) == laid
            ends = player.page.locator("[data-region=ends] > [data-arm]")
            assert ends.count() == setting.open_ends(match)
            for end in ends.all():
                box = end.bounding_box()
                assert box is not None
                assert box["width"] > 12
            player.look()


def test_a_folded_train_is_opened_and_folded_again(setting: Setting, browser: Browser) -> None:
    with Player(setting.address, browser, phone=True) as player:
        page = player.page
        match = setting.set_out(player, "mexican-train", 40, mine=True, players=4)
        laid = len(setting.laid(match))
        assert page.get_by_role("img", name="your train").count() == 1
        assert page.get_by_role("img", name="the Mexican train, open to everyone").count() == 1
        more = page.get_by_role("button", name=MORE)
        assert more.count()
        # All its tiles are named, for who can't see them.
        named = more.first.locator("title").text_content() or ""
        assert len(re.findall(r"\d+-\d+", named)) == int(named.split()[0])
        assert lying(player).count() < laid
        more.first.tap()
        page.get_by_role("button", name="Fold the trains").wait_for()
        player.until(STILL)
        assert lying(player).count() == laid
        assert not more.count()
        # It stays so, also at the next table.
        page.reload()
        player.until(STILL)
        assert lying(player).count() == laid
        page.get_by_role("button", name="Fold the trains").tap()
        more.first.wait_for()
        player.until(STILL)
        # By keyboard, and by the button that shows the whole board.
        more.first.press("Enter")
        page.get_by_role("button", name="Fold the trains").wait_for()
        player.until(STILL)
        page.get_by_role("button", name="Fold the trains").press("Enter")
        more.first.wait_for()
        page.get_by_role("button", name="Whole board").tap()
        more.first.wait_for(state="detached")


def test_trains_move_up_while_they_grow(setting: Setting, browser: Browser) -> None:
    with Player(setting.address, browser, phone=True) as player:
        match = setting.set_out(player, "mexican-train", 12, mine=True, players=2)
        for _ in range(25):
            number = player.number
            setting.step(match)
            player.until(f'{STILL}:not([data-number="{number}"])')
            assert lying(player).count() + folded(player) == len(setting.laid(match))
            assert not covered(player)
            player.forget_shifts()
            player.look()


def test_without_a_script_all_tiles_show(setting: Setting, browser: Browser) -> None:
    with Player(setting.address, browser) as player:
        match = setting.set_out(player, "mexican-train", 40, mine=True, players=4)
        plain = browser.new_context(viewport=PHONE, java_script_enabled=False)
        try:
            page = plain.new_page()
            page.goto(f"{setting.address}/m/{match}")
            shown = page.locator("[data-region=tiles] > g").count()
            assert shown == len(setting.laid(match))
        finally:
            plain.close()
