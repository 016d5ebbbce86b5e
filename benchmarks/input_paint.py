"""Input to paint in the browser: what a tap or a key costs until the page shows that it was felt.

    python benchmarks/input_paint.py           # some rounds on a phone and a laptop
    python benchmarks/input_paint.py 4         # with a processor four times as slow

A round of a straight game, one of trains and one of curved tiles are played by clicks against bots
that answer at once. The browser itself says (Event Timing, in steps of 8 ms) how long each input
took until the next paint, as Interaction to Next Paint counts it. The second figure is the whole
way of a play: from the click until the tile lies on the table, over the server and back.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from support.browser.player import Player
from support.browser.server import open_house, windowless  # after the path

#: One table of each family: its game and options.
TABLES: Final = {
    "all-fives": {"players": 4, "target": 60},
    "mexican-train": {"players": 3},
    "fundomino": {"players": 3},
}
AIM_MS: Final = 50

#: Note the duration of each input, and the time from a click until the board holds another tile.
WATCH: Final = """
    window.inputs = [];
    window.plays = [];
    const seen = new Map();
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) {
            if (!one.interactionId) continue;
            seen.set(one.interactionId, Math.max(seen.get(one.interactionId) ?? 0, one.duration));
        }
        window.inputs = [...seen.values()];
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    // An input faster than the threshold isn't listed: it is counted here.
    window.clicks = 0;
    let clicked = 0;
    const tiles = () => document.querySelectorAll('[data-region=tiles] > g').length;
    let lying = 0;
    addEventListener('click', (event) => {
        window.clicks += 1;
        clicked = event.timeStamp;
        lying = tiles();
    }, true);
    const look = () => {
        if (clicked && tiles() > lying) {
            window.plays.push(performance.now() - clicked);
            clicked = 0;
        }
        requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(look));
"""


def measure(browser: Browser, house: str, game: str, phone: bool, slower: float) -> Any:
    """Play a round by clicks; the durations that the page has noted."""
    options = dict(TABLES[game])
    with Player(house, browser, phone=phone) as player:
        player.page.add_init_script(WATCH)
        tools = player.context.new_cdp_session(player.page)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        player.start(game, options=options)
        player.round()
        player.frames(3)
        return player.page.evaluate("() => [window.inputs, window.clicks, window.plays]")


def main(words: list[str]) -> None:
    """Measure, and print a table."""
    slower = float(words[0]) if words else 1.0
    print("| game | screen | inputs | median, ms | 95 %, ms | slowest, ms "
          f"| within {AIM_MS} ms | click to tile, median, ms |")  # fmt: skip
    print("|---|---|---|---|---|---|---|---|")
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=windowless(), args=["--no-sandbox"])
        for game in TABLES:
            for phone in (True, False):
                listed, clicks, plays = measure(browser, house, game, phone, slower)
                # Those that aren't listed took less than the threshold.
                inputs = sorted([8] * max(0, clicks - len(listed)) + listed)
                within = sum(one <= AIM_MS for one in inputs) / len(inputs)
                print(f"| {game} | {'phone' if phone else 'wide'} | {len(inputs)} "
                      f"| {statistics.median(inputs):.0f} | {inputs[int(len(inputs) * 0.95)]:.0f} "
                      f"| {inputs[-1]:.0f} | {within:.0%} | {statistics.median(plays):.0f} |",
                      flush=True)  # fmt: skip
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
