"""Makes the screenshots in the README: the same ones whenever it is run.

uv run python docs/make_screenshots.py [NAME …]
"""

import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

DOCS = Path(__file__).parent
sys.path.insert(0, str(DOCS.parent / "tests"))

from boneyard.server import plans  # noqa: E402
from browser.housing import chromium, open_house, same_luck  # noqa: E402
from browser.player import Player  # noqa: E402

FOLDER = DOCS / "pictures" / "screens"
SCREEN: ViewportSize = {"width": 1200, "height": 760}


@dataclass(frozen=True)
class Shot:
    """A picture: where to go, what to do there, and on which screen."""

    name: str
    play: Callable[[Player], None]
    phone: bool = False
    dark: bool = False
    luck: int = 0
    """Which of the deals, for one that makes a good picture."""


def page(path: str) -> Callable[[Player], None]:
    """Go to a page."""
    return lambda player: (player.page.goto(player.house + path), None)[1]


def company(options: dict[str, Any]) -> dict[str, Any]:
    """Who else plays."""
    bots = [{"kind": "bot", "bot": bot} for bot in ("club", "casual", "beginner")]
    players = options.get("players", 1)
    return {"seats": [{"kind": "person", "name": "Ann"}, *bots][:players]}


def table(
    game: str, steps: int, choosing: bool = False, **options: Any
) -> Callable[[Player], None]:
    """Play so many steps of a game, and on until a tile shows its places if that is wanted."""

    def play(player: Player) -> None:
        player.start(game, options=options, **company(options))
        for _ in range(steps):
            player.step()
        for _ in range(60 if choosing else 0):
            if player.rest()["offered"] == "place" or not player.step():
                break

    return play


def count(game: str, **options: Any) -> Callable[[Player], None]:
    """Play a round to its count."""

    def play(player: Player) -> None:
        player.start(game, options=options, **company(options))
        player.round()

    return play


SHOTS = (
    Shot("home", page("/")),
    Shot("all-fives", table("all-fives", 6, choosing=True, players=3), luck=11),
    Shot("fundomino", table("fundomino", 8, choosing=True, players=3), phone=True, luck=13),
    Shot("five-up", table("five-up", 4, choosing=True, players=3), dark=True, luck=10),
    Shot("count", count("all-fives", players=3), phone=True),
    Shot("domino-solitaire", table("domino-solitaire", 9), phone=True, dark=True),
)


def take(shot: Shot, house: str, browser: Browser) -> Path:
    """Make one picture."""
    for name, made in same_luck(f"{shot.name} {shot.luck}").items():
        setattr(plans, name, made)
    scheme = "dark" if shot.dark else "light"
    scale = 2 if shot.phone else 1
    with Player(house, browser, shot.phone, color_scheme=scheme, device_scale_factor=scale) as one:
        if not shot.phone:
            one.page.set_viewport_size(SCREEN)
        shot.play(one)
        one.frames(3)  # what was pressed last is drawn
        session = one.context.new_cdp_session(one.page)
        drawn = session.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    path = FOLDER / f"{shot.name}.webp"
    path.write_bytes(b64decode(drawn["data"]))
    return path


def main(wanted: list[str]) -> None:
    """Make the pictures of these names, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = chromium()
    if found is None:
        sys.exit("There is no Chromium here: install it so that it is on PATH.")
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
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
