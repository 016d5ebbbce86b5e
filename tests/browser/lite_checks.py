"""Boneyard Lite in Chromium: files from a plain web server, and no server of ours anywhere.

Not part of the test run yet: some of its waits waver on a busy machine. Run it by name:

    uv run pytest -n 0 tests/browser/lite_checks.py
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Page

from boneyard.games import GAMES
from support.browser.player import OFFERED, PLAYED_BEFORE, STILL, WANTED
from support.browser.timeouts import PATIENCE
from support.lite import StaticServer, built_folder, serving

READY = 'html[data-state="ready"]'
ELSEWHERE = 'html[data-state="elsewhere"]'
#: Later visits start from the memory that the first has kept.
HAS_SNAPSHOT = """async () => {
    for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys();
        if (keys.some(({ url }) => url.endsWith('/py/snapshot'))) return true;
    }
    return false;
}"""
START = """async (body) => {
    const response = await fetch('/api/matches', {
        method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' },
    });
    return (await response.json()).match;
}"""
#: Bots don't pretend to think.
HURRY = """() => fetch('/look', {
    method: 'POST', body: new URLSearchParams({ speed: 'still' }), redirect: 'manual',
})"""


class Visitor:
    """A browser of one's own, with the folder open."""

    def __init__(self, server: StaticServer, browser: Browser) -> None:
        self.server = server
        self.context: BrowserContext = browser.new_context(reduced_motion="reduce")
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(PLAYED_BEFORE)
        self.asked: set[str] = set()
        self.context.on("request", lambda request: self.asked.add(request.url))
        self.page = self.open()
        self.frame.evaluate(f"async () => {{ await ({HURRY})(); }}")

    def open(self, wait: str = READY) -> Page:
        page = self.context.new_page()
        page.goto(self.server.address)
        page.wait_for_selector(wait)
        return page

    def reload(self) -> None:
        self.page.reload()
        self.page.wait_for_selector(READY)

    @contextmanager
    def renewed(self) -> Iterator[None]:
        """Wait until the page was loaded again; a new hash in its address is none of that."""
        self.page.evaluate("() => { window.isOld = true; }")
        yield
        self.page.wait_for_function(
            "() => !window.isOld && document.documentElement.dataset.state === 'ready'"
        )

    @property
    def frame(self) -> Frame:
        held = self.page.query_selector("#page")
        found = held and held.content_frame()
        assert found
        return found

    def go(self, path: str) -> None:
        self.frame.evaluate("(path) => location.assign(path)", path)
        self.frame.wait_for_url(self.server.address + path[1:])

    def start(self, game: str, **more: Any) -> str:
        bot = {} if GAMES[game].alone else {"bot": "heavy"}
        body = {"game": game, "name": "Ann", **bot, **more}
        match: str = self.frame.evaluate(START, body)
        self.go(f"/m/{match}")
        self.frame.wait_for_selector(STILL)
        return match

    def build(self) -> str:
        text = self.page.evaluate("document.getElementById('lite').textContent")
        found: str = json.loads(text)["build"]
        return found

    def number(self) -> int:
        return int(self.frame.get_attribute("main.table", "data-number") or 0)

    def step(self) -> bool:
        """Do the first thing that is offered; False: the round is over."""
        self.frame.wait_for_selector(WANTED)
        awaits = self.frame.get_attribute("main.table", "data-awaits")
        if awaits in ("count", "nobody"):
            return False
        for selector in OFFERED.values():
            found = self.frame.query_selector(selector)
            if found is not None:
                found.click()
                self.frame.wait_for_selector(STILL)
                return True
        return False

    def round(self) -> None:
        for _ in range(300):
            if not self.step():
                return
        raise AssertionError("the round doesn't end")


@contextmanager
def visiting(browser: Browser, base: str = "/") -> Iterator[Visitor]:
    with serving(built_folder(base), base) as server:
        found = Visitor(server, browser)
        try:
            yield found
        finally:
            found.context.close()


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[Visitor]:
    """The first visit takes seconds, so most tests share it; each starts a match of its own."""
    with visiting(browser) as found:
        yield found


def test_rounds_by_clicks(visitor: Visitor) -> None:
    """A game at a table and a solitaire, and nothing is fetched from anywhere else."""
    server = visitor.server
    visitor.start("block-draw", options={"target": 1})
    visitor.round()
    assert visitor.frame.query_selector('main[data-awaits="nobody"]')
    visitor.start("knock-out")
    assert visitor.step()
    visitor.go("/")
    visitor.frame.wait_for_selector(".going-table")
    assert server.sent <= 10_000_000
    assert not server.missing
    assert all(url.startswith(server.address) for url in visitor.asked if "://" in url)


def test_a_killed_tab_loses_nothing_and_no_network_is_needed(visitor: Visitor) -> None:
    match = visitor.start("block-draw")
    assert visitor.step()
    shown = visitor.number()
    visitor.page.wait_for_function(HAS_SNAPSHOT)
    visitor.context.set_offline(True)  # the service worker, too
    other = visitor.context.new_page()
    visitor.page.close()  # without a word to its scripts
    other.goto(f"{visitor.server.address}#/m/{match}")
    other.wait_for_selector(READY)
    visitor.page = other
    visitor.frame.wait_for_selector(STILL)
    assert visitor.number() >= shown
    visitor.step()
    visitor.context.set_offline(False)


def test_a_second_tab_says_so_and_can_take_over(visitor: Visitor) -> None:
    match = visitor.start("block-draw")
    first = visitor.page
    second = visitor.open(ELSEWHERE)
    assert "another tab" in second.inner_text("#note")
    second.click("#note-button")
    second.wait_for_selector(READY)
    first.wait_for_selector(ELSEWHERE)
    visitor.page = second
    visitor.go(f"/m/{match}")
    visitor.frame.wait_for_selector(STILL)
    first.close()


def test_a_full_disk_refuses_the_move_and_keeps_the_rest(visitor: Visitor) -> None:
    visitor.start("knock-out")
    assert visitor.step()
    shown = visitor.number()
    devtools = visitor.context.new_cdp_session(visitor.page)
    origin = visitor.server.address.rstrip("/")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    refused = visitor.frame.evaluate(START, {"game": "knock-out", "name": "Ann"})
    assert refused is None
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    visitor.reload()
    visitor.frame.wait_for_selector(STILL)
    assert visitor.number() == shown


def test_a_new_version_is_offered_and_opens_old_data(browser: Browser) -> None:
    with visiting(browser) as visitor:
        visitor.start("block-draw")
        shown, old = visitor.number(), visitor.build()
        visitor.server.folder = built_folder(friends="https://tables.example.org")
        visitor.page.reload()
        visitor.page.wait_for_selector('#note[data-note="lite-update"]')
        assert visitor.build() == old
        with visitor.renewed():
            visitor.page.click("#note-button")
        assert visitor.build() != old
        visitor.frame.wait_for_selector(STILL)
        assert visitor.number() >= shown


def test_everything_is_exported_and_imported(visitor: Visitor, tmp_path: Path) -> None:
    match = visitor.start("knock-out")
    shown = visitor.number()
    visitor.go("/me")
    with visitor.page.expect_download() as saving:
        visitor.frame.click('[data-lite="export"]')
    saving.value.save_as(tmp_path / "all.db")
    visitor.go(f"/m/{match}")
    visitor.frame.wait_for_selector(STILL)
    assert visitor.step()
    assert visitor.number() > shown
    visitor.go("/me")
    visitor.frame.wait_for_selector('[data-lite="import"]')
    with visitor.renewed():
        visitor.frame.set_input_files('[data-lite="import"]', str(tmp_path / "all.db"))
    visitor.go(f"/m/{match}")
    visitor.frame.wait_for_selector(STILL)
    assert visitor.number() == shown


def test_a_folder_below_a_site_keeps_to_itself(browser: Browser) -> None:
    with visiting(browser, "/dominoes/") as visitor:
        visitor.frame.click(".hero-text button.main")
        visitor.frame.wait_for_selector(STILL)
        visitor.go("/puzzles")  # scripts know no folder
        visitor.frame.wait_for_selector("[href='/puzzle/today']")
        assert visitor.frame.url == f"{visitor.server.address}puzzles"
        assert not visitor.server.missing
