"""The style guide looks as it did: every part of it against its picture in tests/data/design.

After a change that is meant, `UPDATE_SCREENSHOTS=1 pytest tests/browser/test_design.py` makes the
pictures anew; look at them before they are committed.
"""

import os
from base64 import b64decode, b64encode

import pytest
from playwright.sync_api import Page

from support.browser.axe import no_barriers
from support.browser.player import Player
from support.paths import ROOT

SHOTS = ROOT / "tests" / "data" / "design"

#: Pictures are compared in squares of so many pixels: letters are drawn a little differently
#: from one version of a browser to the next.
SQUARE = 8
#: A square differs if one of its colours does by so much (of 255), and so many of them may.
MOST_DIFFERENCE, MOST_SQUARES = 40, 0.02

SHRINK = """async ([picture, square]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width / square);
    canvas.height = Math.round(image.height / square);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png').split(',')[1];
}"""
COMPARE = """async ([one, two, most]) => {
    const read = async (picture) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
    };
    const [a, b] = [await read(one), await read(two)];
    if (Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) return 1;
    const [wide, high] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
    let count = 0;
    for (let y = 0; y < high; y++) for (let x = 0; x < wide; x++) {
        const [i, j] = [4 * (y * a.width + x), 4 * (y * b.width + x)];
        const differs = [0, 1, 2].some((c) => Math.abs(a.data[i + c] - b.data[j + c]) > most);
        count += differs ? 1 : 0;
    }
    return count / (wide * high);
}"""


def part_pictures(player: Player, blank: Page, theme: str) -> dict[str, str]:
    """A small picture of each part of the guide, by the name of its file."""
    player.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    found = {}
    for at, part in enumerate(player.page.locator(".guide-part").all()):
        picture = b64encode(part.screenshot()).decode()
        found[f"{theme}-{at}.png"] = blank.evaluate(SHRINK, [picture, SQUARE])
    return found


def test_the_guide_looks_as_it_did(player: Player) -> None:
    # A typeface that comes late is used on the next page only (`font-display: optional`).
    for _ in range(2):
        player.page.goto(f"{player.house}/design")
        player.page.evaluate("() => document.fonts.ready.then(() => null)")
    with player.context.new_page() as blank:
        made = {**part_pictures(player, blank, "light"), **part_pictures(player, blank, "dark")}
        if os.environ.get("UPDATE_SCREENSHOTS"):
            for old in SHOTS.glob("*.png"):
                old.unlink()
            for name, picture in made.items():
                (SHOTS / name).write_bytes(b64decode(picture))
        assert {path.name for path in SHOTS.glob("*.png")} == made.keys()
        for name, picture in made.items():
            known = b64encode((SHOTS / name).read_bytes()).decode()
            share = blank.evaluate(COMPARE, [known, picture, MOST_DIFFERENCE])
            assert share <= MOST_SQUARES, f"{name}: {share:.1%} of it differs"


def test_a_change_of_a_colour_would_be_seen(player: Player) -> None:
    player.page.goto(f"{player.house}/design")
    player.page.evaluate("() => document.documentElement.style.setProperty('--main', 'blue')")
    player.page.evaluate("() => document.documentElement.style.setProperty('--main-light', 'blue')")
    with player.context.new_page() as blank:
        made = part_pictures(player, blank, "light")
        known = {name: b64encode((SHOTS / name).read_bytes()).decode() for name in made}
        shares = [blank.evaluate(COMPARE, [known[n], made[n], MOST_DIFFERENCE]) for n in made]
    assert max(shares) > MOST_SQUARES


def test_the_guide_has_no_barrier(player: Player) -> None:
    player.page.goto(f"{player.house}/design")
    no_barriers(player)


@pytest.mark.parametrize("width", [390, 844, 1366, 1920])
def test_navigation_is_on_every_page(player: Player, width: int) -> None:
    page = player.page
    page.set_viewport_size({"width": width, "height": 390 if width == 844 else 844})
    paths = ("/", "/games/latin", "/games/latin/rules", "/tables", "/matches", "/lessons",
             "/puzzles", "/compete", "/watch", "/fair", "/me", "/told", "/friends", "/duplicate",
             "/ratings", "/tournaments", "/tournaments/new", "/sign-in",
             "/house-rules")  # fmt: skip
    places = set()
    for path in paths:
        page.goto(player.house + path)
        navigation = page.get_by_role("navigation", name="Main")
        names = [one.inner_text() for one in navigation.get_by_role("link").all()]
        assert names == ["Play", "Learn", "Puzzles", "Compete", "Watch"], path
        assert navigation.get_by_role("link", name="Watch").is_visible(), path
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, path
        box = page.locator("h1").first.bounding_box()
        assert box is not None, path
        places.add((round(box["x"]), round(box["y"])))
    # One place, and one below the table of the home page; invitations have the latter too.
    assert len(places) <= 2, places  # and one more at the table


def test_an_invitation_has_its_title_where_home_has_it(phone: Player, player: Player) -> None:
    player.page.goto(f"{player.house}/games/block-draw?with=friend")
    player.page.fill('[name="name"]', "Ann")
    player.click(player.first('[value="link"]'))
    player.page.wait_for_selector("#link")
    tops = []
    for address in (phone.house, player.page.input_value("#link")):
        phone.page.goto(address)
        box = phone.page.locator("h1").first.bounding_box()
        assert box is not None
        tops.append(box["y"])
    assert abs(tops[0] - tops[1]) < 1
