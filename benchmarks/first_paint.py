"""First paint of pages on a slow phone: Chromium with a cold cache, throttled.

    python benchmarks/first_paint.py           # a table of pages
    python benchmarks/first_paint.py 9         # each of them nine times

The processor is four times as slow, the line what Lighthouse calls slow 4G: 1.6 Mbit a second, and
150 ms until an answer begins, or 562 ms as the browser's own tools have it. For each page: the
first paint of the best of several visits, the largest shift of the layout of all of them, how many
requests were made before the page was whole, how many bytes came over the line, and what held the
paint up.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from support.browser.player import PHONE, STILL, Player
from support.browser.scenes import Setting, open_setting
from support.browser.server import chromium  # after the path

#: Latency in milliseconds.
LATENCIES: Final = (150, 562)
#: Bytes a second, both ways.
LINE: Final = {"downloadThroughput": 1.6e6 * 0.9 / 8, "uploadThroughput": 750e3 * 0.9 / 8}
SLOWER: Final = 4

#: What the page itself has recorded.
NOTED: Final = """() => new Promise((done) => {
    let shift = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) shift += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const files = performance.getEntriesByType('resource');
    new PerformanceObserver((list, observer) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0];
        if (!paint) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => done({
        paint: paint.startTime,
        shift,
        requests: files.length + 1,
        bytes: files.concat(performance.getEntriesByType('navigation'))
            .reduce((sum, one) => sum + one.transferSize, 0),
        blocking: files.filter((one) => one.renderBlockingStatus === 'blocking')
            .map((one) => one.name.split('/').pop()),
        })));
    }).observe({ type: 'paint', buffered: true });
})"""


def visit(browser: Browser, address: str, cookies: list[Any], latency: float | None) -> Any:
    """Visit a page for the first time, on a phone; without a latency, unthrottled."""
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    context.add_cookies(cookies)
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    if latency is not None:
        line = {"offline": False, "latency": latency, **LINE}
        tools.send("Network.emulateNetworkConditions", line)
        tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="load")
    if "/m/" in address:
        page.wait_for_selector(STILL, state="attached")
    noted = page.evaluate(NOTED)
    context.close()
    return noted


def pages(setting: Setting, browser: Browser) -> tuple[list[tuple[str, str]], list[Any]]:
    """Return pages worth measuring, and the cookies of the players."""
    with Player(setting.address, browser) as player:
        straight = setting.set_out(player, "all-fives", 12, players=4)
        curved = setting.set_out(player, "fundomino", 20, players=4)
        cookies: list[Any] = list(player.context.cookies())
    paths = {
        "home": "/", "a game": "/games/bendomino", "my matches": "/matches",
        "a straight table": f"/m/{straight}", "a curved table": f"/m/{curved}",
    }  # fmt: skip
    return [(name, setting.address + path) for name, path in paths.items()], cookies


def main() -> None:
    """Measure, and print a table."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    waits = " | ".join(f"first paint, {latency} ms line" for latency in LATENCIES)
    print(f"| page | {waits} | shift | requests | kB | held up by |")
    print("|---|" + "---|" * (len(LATENCIES) + 4))
    with (
        tempfile.TemporaryDirectory() as folder,
        open_setting(Path(folder)) as setting,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        found, cookies = pages(setting, browser)
        for name, address in found:
            visit(browser, address, cookies, None)  # warms the server's caches
            seen = {
                latency: [visit(browser, address, cookies, latency) for _ in range(times)]
                for latency in LATENCIES
            }
            last, every = seen[LATENCIES[0]][-1], [one for some in seen.values() for one in some]
            paints = " | ".join(
                f"{min(one['paint'] for one in some) / 1000:.2f} s" for some in seen.values()
            )
            shift, held = max(one["shift"] for one in every), ", ".join(last["blocking"]) or "–"
            print(f"| {name} | {paints} | {shift:.3f} | {last['requests']} "
                  f"| {last['bytes'] / 1000:.0f} | {held} |", flush=True)  # fmt: skip
        browser.close()


if __name__ == "__main__":
    main()
