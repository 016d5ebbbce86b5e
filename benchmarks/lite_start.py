"""Start of Boneyard Lite: from an empty browser, and again, to a table at which one may play.

    python benchmarks/lite_start.py        # three new visitors, each of whom comes three times

Chromium visits the folder on a plain web server on this machine, so the line costs nothing. *Play
now* is clicked as soon as it is there; what is measured ends when the tiles of the table lie still.
"""

import sys
import time
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import BrowserContext, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from support.browser.player import STILL
from support.browser.server import chromium
from support.lite import built_folder, serving  # after the path

VISITORS: Final = 3
LATER_VISITS: Final = 2
#: In milliseconds: a visit that takes longer is broken.
LONGEST: Final = 120_000
#: The worker keeps its memory for later visits when it has nothing else to do.
HAS_SNAPSHOT = """async () => {
    for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys();
        if (keys.some(({ url }) => url.endsWith('/py/snapshot'))) return true;
    }
    return false;
}"""


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
    page.wait_for_function(HAS_SNAPSHOT)
    page.close()
    return clicked, took


def main() -> None:
    with sync_playwright() as playwright, serving(built_folder()) as server:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        first: list[tuple[float, float]] = []
        later: list[tuple[float, float]] = []
        for _ in range(VISITORS):
            context = browser.new_context()
            context.set_default_timeout(LONGEST)
            first.append(visit(context, server.address))
            later += [visit(context, server.address) for _ in range(LATER_VISITS)]
            context.close()
    for name, found in (("first visit", first), ("later visits", later)):
        clicked, took = ([one[at] for one in found] for at in (0, 1))
        print(
            f"{name}: *Play now* clicked after {median(clicked):.2f} s, "
            f"a table after {median(took):.2f} s ({min(took):.2f}–{max(took):.2f})"
        )


if __name__ == "__main__":
    main()
