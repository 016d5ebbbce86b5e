"""Makes the screenshots in the README: the same ones whenever it is run.

uv run python docs/make_screenshots.py [NAME …]
"""

import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import Browser, ViewportSize, sync_playwright

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS.parent / "tests"))

from boneyard.server.matches import setup as matches_setup  # noqa: E402  # after the path
from support.browser.player import Player  # noqa: E402  # after the path
from support.browser.server import PACE, chromium, opened  # noqa: E402  # after the path
from support.fixed_seeds import same_luck  # noqa: E402  # after the path

FOLDER = DOCS / "pictures" / "screens"
SCREEN: ViewportSize = {"width": 1200, "height": 760}


#: Does something, and says whether that makes a good picture.
Doing = Callable[[Player], bool]


@dataclass(frozen=True)
class Shot:
    """A picture: what to do for it, and on which screen."""

    name: str
    do: Doing
    phone: bool = False
    dark: bool = False


def page(path: str) -> Doing:
    """Go to a page."""

    def do(player: Player) -> bool:
        player.page.goto(player.house + path)
        return True

    return do


def sit_down(player: Player, game: str, players: int) -> None:
    """Start a match with these two."""
    bots = [{"kind": "bot", "bot": bot} for bot in ("club", "casual")]
    seats = [{"kind": "person", "name": "Ann"}, *bots][:players]
    player.start(game, options={"players": players}, seats=seats)


def choice(game: str, lying: int) -> Doing:
    """Play until so many tiles lie and a chosen one shows two places or more."""

    def do(player: Player) -> bool:
        sit_down(player, game, 3)
        while player.rest()["awaits"] == "you":
            shown = player.page.locator(".place.on").count()
            if shown > 1 and player.page.locator("[data-region=tiles] > g").count() >= lying:
                return True
            player.step()
        return False

    return do


def count(game: str) -> Doing:
    """Play a round to its count."""

    def do(player: Player) -> bool:
        sit_down(player, game, 3)
        player.round()
        return True

    return do


def alone(game: str, steps: int) -> Doing:
    """Make some moves in a game for one."""

    def do(player: Player) -> bool:
        sit_down(player, game, 1)
        return all(player.step() for _ in range(steps))

    return do


SHOTS = (
    Shot("home", page("/")),
    Shot("all-fives", choice("all-fives", 10)),
    Shot("fundomino", choice("fundomino", 12), phone=True),
    Shot("five-up", choice("five-up", 9), dark=True),
    Shot("count", count("all-fives"), phone=True),
    Shot("domino-solitaire", alone("domino-solitaire", 9), phone=True, dark=True),
)


def take(shot: Shot, house: str, browser: Browser) -> Path:
    """Make one picture, with the first luck that is good for it."""
    look = {"color_scheme": "dark" if shot.dark else "light"}
    for luck in range(100):
        for name, made in same_luck(f"{shot.name} {luck}").items():
            setattr(matches_setup, name, made)
        scale = 2 if shot.phone else 1
        with Player(house, browser, shot.phone, device_scale_factor=scale, **look) as player:
            if not shot.phone:
                player.page.set_viewport_size(SCREEN)
            # A typeface that comes late is used on the next page only (`font-display: optional`).
            player.page.goto(house)
            player.page.evaluate("() => document.fonts.ready.then(() => null)")
            if not shot.do(player):
                continue
            player.frames(3)  # what was pressed last is drawn
            session = player.context.new_cdp_session(player.page)
            drawn = session.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
        path = FOLDER / f"{shot.name}.webp"
        path.write_bytes(b64decode(drawn["data"]))
        return path
    sys.exit(f"No luck makes a picture of {shot.name}.")


def main(wanted: list[str]) -> None:
    """Make the pictures of these names, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = chromium()
    if found is None:
        sys.exit("There is no Chromium here: install it so that it is on PATH.")
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder), replace(PACE, deal=15)) as (house, _, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for shot in SHOTS:
            if not wanted or shot.name in wanted:
                path = take(shot, house, browser)
                print(f"{path.relative_to(DOCS.parent)}: {path.stat().st_size // 1000} kB")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
