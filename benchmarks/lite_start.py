"""Start of Boneyard Lite: from an empty browser, and again, to a table at which one may play.

    python benchmarks/lite_start.py             # four new visitors, each of whom comes three times
    python benchmarks/lite_start.py OLD/ NEW/   # folders that were built before, in turns

Chromium visits the folder on a plain web server on this machine, so the line costs nothing. *Play
now* is clicked as soon as it is there; what is measured ends when the tiles of the table lie still.
"""

import os
import sys
import time
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from support.browser.player import STILL
from support.browser.server import chromium
from support.lite import built_folder, serving, wait_for_snapshot  # after the path

VISITORS: Final = 4
LATER_VISITS: Final = 2
#: In milliseconds: a visit that takes longer is broken.
LONGEST: Final = 120_000


def visit(context: BrowserContext, address: str) -> tuple[float, float]:
    """Return the seconds until *Play now* was clicked, and until a table lies still."""
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    frame = page.frame_locator("#page")
    frame.get_by_role("button", name="Play now").or_(
        frame.get_by_role("link", name="Play now")
    ).first.click()
    clicked = time.perf_counter() - begun
    frame.locator(STILL).first.wait_for(state="attached")
    took = time.perf_counter() - begun
    wait_for_snapshot(page, LONGEST)
    page.close()
    return clicked, took


class Measured:
    """The visits to one folder: seconds until the click, and until the table."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.first: list[tuple[float, float]] = []
        self.later: list[tuple[float, float]] = []

    def visit(self, browser: Browser) -> None:
        """Be a new visitor, who comes again."""
        with serving(self.folder) as server:
            context = browser.new_context()
            context.set_default_timeout(LONGEST)
            self.first.append(visit(context, server.address))
            self.later += [visit(context, server.address) for _ in range(LATER_VISITS)]
            context.close()
        seen = [self.first[-1], *self.later[-LATER_VISITS:]]
        tables = ", ".join(f"{took:.2f}" for _, took in seen)
        print(f"{self.folder.name}: {tables} s, load {os.getloadavg()[0]:.1f}", flush=True)

    def show(self) -> None:
        """Print the medians, and the least and the most."""
        for name, found in (("first visit", self.first), ("later visits", self.later)):
            clicked, took = ([one[at] for one in found] for at in (0, 1))
            print(
                f"{self.folder.name}, {name}: *Play now* clicked after {median(clicked):.2f} s, "
                f"a table after {median(took):.2f} s ({min(took):.2f}–{max(took):.2f})"
            )


def main() -> None:
    """Visit the folders in turns."""
    measured = [Measured(Path(name)) for name in sys.argv[1:]] or [Measured(built_folder())]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for _ in range(VISITORS):
            for one in measured:
                one.visit(browser)
    for one in measured:
        one.show()


if __name__ == "__main__":
    main()
