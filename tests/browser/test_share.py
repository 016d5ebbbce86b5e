"""Sharing a finished match: as a picture where the browser can, and in a dialog where it can't."""

from support.browser.axe import no_barriers
from support.browser.on_top import SCREENS
from support.browser.player import STILL, Player

#: A browser that passes on files, and notes which.
SHARES_FILES = """navigator.canShare = ({ files }) => files.length > 0;
navigator.share = async ({ url, files: [file] }) => {
    window.shared = [url, file.name, file.type];
};
"""
#: What of an open dialog is beyond the edge of the window.
BEYOND = """() => [...document.querySelectorAll('#share, #share :is(h2, img, a, button)')]
    .filter((one) => one.checkVisibility()).filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    }).map((one) => one.outerHTML.slice(0, 80))"""


def finish(player: Player) -> str:
    """Finish a match, and press Share; gives the address of the replay."""
    match = player.start("block-draw", options={"players": 2})
    player.give_up(match)
    player.until(STILL)
    player.page.get_by_role("button", name="Share", exact=True).click()
    return f"{player.house}/m/{match}/replay"


def test_a_picture_is_shared_where_the_browser_can(player: Player) -> None:
    player.page.add_init_script(SHARES_FILES)
    link = finish(player)
    player.page.wait_for_function("() => window.shared")
    assert player.page.evaluate("() => window.shared") == [link, "domino.png", "image/png"]
    assert not player.shown("dialog[open]")


def test_elsewhere_the_picture_is_shown_to_keep_or_to_link_to(player: Player) -> None:
    page = player.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = finish(player)
    picture = page.get_by_role("img", name="The final table, with names and scores")
    picture.wait_for()
    page.wait_for_function("() => document.querySelector('#share img').naturalWidth === 1200")
    no_barriers(player)
    for size in SCREENS:
        page.set_viewport_size(size)
        assert not page.evaluate(BEYOND), size
    assert page.get_by_role("textbox", name="Link to this replay").input_value() == link
    page.get_by_role("button", name="Copy link").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("() => navigator.clipboard.readText()") == link
    with page.expect_download() as download:
        page.get_by_role("link", name="Download picture").click()
    assert download.value.suggested_filename == "boneyard.png"
    page.keyboard.press("Escape")
    player.until("dialog[open]", gone=True)
