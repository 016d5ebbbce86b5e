"""Boneyard Lite in Chromium: files from a plain web server, and no server of ours anywhere."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, Locator, Page, TimeoutError

from boneyard.games import GAMES
from browser.test_rounds import OF_EACH_KIND
from support.browser.player import LOOK, OFFERED, PLAYED_BEFORE, STILL, WANTED
from support.browser.timeouts import LONGEST, PATIENCE
from support.lite import StaticServer, built_folder, serving, wait_for_snapshot

READY = 'html[data-state="ready"]'
ELSEWHERE = 'html[data-state="elsewhere"]'
#: Seconds for starting Python three times on a busy machine; no test waits for them to pass.
START_PATIENCE: Final = LONGEST - 10
#: Tiles can go to and fro for ever, or it plays itself: after a few moves they are given up.
ENDLESS: Final = ("baronet", "domino-solitaire")
#: The most clicks of a round.
MOST_CLICKS: Final = 600
START = """async (body) => {
    const response = await fetch('/api/matches', {
        method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' },
    });
    return (await response.json()).match;
}"""
#: Bots don't pretend to think.
HURRY = """async () => {
    await fetch('/look', {
        method: 'POST', body: new URLSearchParams({ speed: 'still' }), redirect: 'manual',
    });
}"""


class Visitor:
    """A browser of one's own, with the folder open."""

    def __init__(
        self, server: StaticServer, browser: Browser, address: str = "", wait: str = READY,
        **more: Any,
    ) -> None:  # fmt: skip
        self.server = server
        self.context: BrowserContext = browser.new_context(reduced_motion="reduce", **more)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(f"try {{ {PLAYED_BEFORE} }} catch {{ /* an empty frame */ }}")
        self.asked: set[str] = set()
        self.context.on("request", lambda request: self.asked.add(request.url))
        self.errors: list[str] = []
        self.context.on("weberror", lambda found: self.errors.append(str(found.error)))
        self.page = self.open(wait, address)
        if wait == READY:
            self.frame.evaluate(HURRY)

    def open(self, wait: str = READY, address: str = "") -> Page:
        page = self.context.new_page()
        page.goto(self.server.address + address)
        page.wait_for_selector(wait, timeout=START_PATIENCE * 1000)
        return page

    @contextmanager
    def renewed(self) -> Iterator[None]:
        """Wait until the page was loaded again; a new hash in its address is none of that."""
        self.page.evaluate("() => { window.isOld = true; }")
        yield
        self.page.wait_for_function(
            "() => !window.isOld && document.documentElement.dataset.state === 'ready'",
            timeout=START_PATIENCE * 1000,
        )

    @property
    def frame(self) -> Frame:
        held = self.page.query_selector("#page")
        found = held and held.content_frame()
        assert found
        return found

    def first(self, selector: str) -> Locator:
        return self.frame.locator(selector).first

    def go(self, path: str) -> None:
        self.frame.evaluate("(path) => { location.assign(path); }", path)
        self.frame.wait_for_url(self.server.address + path[1:])

    def sit(self, match: str) -> None:
        self.go(f"/m/{match}")
        self.frame.wait_for_selector(STILL)

    def start(self, game: str, **more: Any) -> str:
        bot = {} if GAMES[game].alone else {"bot": "heavy"}
        body = {"game": game, "name": "Ann", **bot, **more}
        match: str = self.frame.evaluate(START, body)
        self.sit(match)
        return match

    def resign(self, match: str) -> None:
        """Give up as a program would."""
        self.frame.evaluate(
            """(match) => fetch(`/api/matches/${match}/moves`, {
                method: 'POST', body: '{"seat": 0, "move": "resign"}',
                headers: { 'content-type': 'application/json' },
            }).then(({ status }) => { if (status !== 200) throw new Error(status); })""",
            match,
        )
        self.frame.wait_for_selector('main[data-awaits="nobody"]')

    def build(self) -> str:
        text = self.page.evaluate("document.getElementById('lite').textContent")
        found: str = json.loads(text)["build"]
        return found

    def number(self) -> int:
        return int(self.first("main.table").get_attribute("data-number") or 0)

    def look(self) -> Any:
        """See what may be done, at once; nothing may be out of view."""
        self.frame.wait_for_selector(WANTED, state="attached")
        seen = self.frame.evaluate(LOOK, OFFERED)
        assert not seen["outside"], seen
        assert not seen["wide"], seen
        return seen

    def step(self) -> bool:
        """Do the first thing that is offered; False: the round is over."""
        seen = self.look()
        if not seen["offered"] or seen["awaits"] in ("count", "nobody"):
            return False
        try:
            self.first(OFFERED[seen["offered"]]).click(timeout=PATIENCE * 100)
        except TimeoutError:
            # Somebody's call may change the table under the hand: then one looks again.
            if self.look()["number"] == seen["number"]:
                raise
        return True

    def move(self) -> None:
        """Click until a move is made."""
        shown = self.number()
        while self.number() == shown:
            assert self.step()
            self.frame.wait_for_selector(STILL)

    def round(self) -> str:
        """Play until a round is counted; gives whom the table waits for then."""
        for _ in range(MOST_CLICKS):
            if not self.step():
                awaits: str = self.look()["awaits"]
                assert awaits in ("count", "nobody"), self.first("main").inner_text()
                return awaits
        raise AssertionError("the round doesn't end")

    def match(self) -> None:
        """Play until the match is over."""
        for _ in range(MOST_CLICKS):
            if self.round() == "nobody":
                return
            self.first('[value="on"]').click()
            self.frame.wait_for_selector(f'{STILL}:not([data-awaits="count"])', state="attached")
        raise AssertionError("the match doesn't end")


@contextmanager
def visiting(browser: Browser, base: str = "/", **more: Any) -> Iterator[Visitor]:
    with serving(built_folder(base), base) as server:
        found = Visitor(server, browser, **more)
        try:
            yield found
        finally:
            found.context.close()
    assert not found.errors
    assert not server.missing
    # Below a path, addresses that begin at the root are for the service worker.
    origin = server.address.removesuffix(base[1:])
    assert all(url.startswith(origin) for url in found.asked if url.startswith("http"))


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[Visitor]:
    """The first visit takes seconds, so most tests share it; each starts a match of its own."""
    with visiting(browser) as found:
        yield found


def test_the_first_visit_is_small_and_keeps_to_the_folder(visitor: Visitor) -> None:
    """No header of the host is needed, and none isolates the page."""
    wait_for_snapshot(visitor.page, START_PATIENCE * 1000)
    assert visitor.server.sent <= 10_000_000
    assert not visitor.page.evaluate("crossOriginIsolated")
    assert visitor.page.locator('meta[http-equiv="content-security-policy"]').count() == 1
    visitor.go("/fair")
    refused = visitor.frame.evaluate(
        "fetch('https://example.org/').then(() => 'sent', (error) => error.name)"
    )
    assert refused == "TypeError"


def test_the_folder_installs_as_an_app(visitor: Visitor) -> None:
    devtools = visitor.context.new_cdp_session(visitor.page)
    found = devtools.send("Page.getAppManifest")
    assert not found["errors"]
    manifest = json.loads(found["data"])
    assert manifest["display"] == "standalone"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        size = visitor.page.evaluate(
            """async (src) => {
                const image = new Image();
                image.src = src;
                await image.decode();
                return `${image.naturalWidth}x${image.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert size == icon["sizes"]


@pytest.mark.parametrize("game", OF_EACH_KIND)
def test_a_round_by_clicks(visitor: Visitor, game: str) -> None:
    few = {} if GAMES[game].alone else {"options": {"players": min(GAMES[game].players)}}
    match = visitor.start(game, **few)
    if game in ENDLESS:
        for _ in range(4):
            visitor.step()
        if visitor.look()["awaits"] == "you":
            visitor.resign(match)
    assert visitor.round() in ("count", "nobody")


def test_two_people_pass_and_play(visitor: Visitor) -> None:
    visitor.go("/games/block-draw?with=screen")
    visitor.first("input[name=name]").fill("Ann")
    visitor.first("input[name=name1]").fill("Ben")
    visitor.first(".ways button.main").click()
    visitor.frame.wait_for_selector(STILL)
    assert visitor.round() in ("count", "nobody")


def test_a_killed_tab_loses_nothing_and_no_network_is_needed(visitor: Visitor) -> None:
    match = visitor.start("domino-solitaire")
    visitor.move()
    shown = visitor.number()
    wait_for_snapshot(visitor.page, START_PATIENCE * 1000)
    visitor.context.set_offline(True)
    try:
        with visitor.server.away():  # for the service worker, too
            other = visitor.context.new_page()
            visitor.page.close()  # without a word to its scripts
            other.goto(f"{visitor.server.address}#/m/{match}")
            other.wait_for_selector(READY, timeout=START_PATIENCE * 1000)
            visitor.page = other
            visitor.frame.wait_for_selector(STILL)
            assert visitor.number() >= shown
            visitor.step()
            visitor.go("/games/matador/rules")
    finally:
        visitor.context.set_offline(False)


def test_a_second_tab_says_so_and_can_take_over(visitor: Visitor) -> None:
    match = visitor.start("block-draw")
    shown = visitor.number()
    first = visitor.page
    second = visitor.open(ELSEWHERE)
    assert "another tab" in second.inner_text("#note")
    second.click("#note-button")
    second.wait_for_selector(READY, timeout=START_PATIENCE * 1000)
    first.wait_for_selector(ELSEWHERE)
    visitor.page = second
    visitor.sit(match)
    assert visitor.number() >= shown
    first.close()


def test_a_full_disk_refuses_the_move_and_keeps_the_rest(visitor: Visitor) -> None:
    visitor.start("domino-solitaire")
    visitor.move()
    shown = visitor.number()
    devtools = visitor.context.new_cdp_session(visitor.page)
    origin = visitor.page.evaluate("location.origin")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    try:
        refused = visitor.frame.evaluate(START, {"game": "domino-solitaire", "name": "Ann"})
        assert refused is None
    finally:
        devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    with visitor.renewed():
        visitor.page.reload()
    visitor.frame.wait_for_selector(STILL)
    assert visitor.number() == shown


def test_the_file_for_an_account_is_saved_and_imported_by_forms(
    visitor: Visitor, tmp_path: Path
) -> None:
    visitor.resign(visitor.start("block-draw"))
    visitor.go("/me")
    with visitor.page.expect_download() as saving:
        visitor.first('form[action$="/me/export"] button').click()
    file = tmp_path / "account.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["matches"]
    visitor.first('form[action$="/me/import"] input').set_input_files(file)
    visitor.first('form[action$="/me/import"] button').click()
    visitor.first('[role="status"]:has-text("matches: 0")').wait_for()


def test_everything_is_exported_and_imported(visitor: Visitor, tmp_path: Path) -> None:
    match = visitor.start("domino-solitaire")
    shown = visitor.number()
    visitor.go("/me")
    with visitor.page.expect_download() as saving:
        visitor.first('[data-lite="export"]').click()
    saving.value.save_as(tmp_path / "all.db")
    visitor.sit(match)
    visitor.move()
    assert visitor.number() > shown
    visitor.go("/me")
    visitor.frame.wait_for_selector('[data-lite="import"]')
    with visitor.renewed():
        visitor.first('[data-lite="import"]').set_input_files(str(tmp_path / "all.db"))
    visitor.sit(match)
    assert visitor.number() == shown


def test_games_are_browsed_while_python_loads(browser: Browser) -> None:
    """The home page comes at once, in the visitor's language, with a bar."""
    with serving(built_folder()) as server, server.holding(".wasm"):
        visitor = Visitor(server, browser, wait="html", locale="es-MX")
        try:
            assert visitor.page.get_attribute("html", "lang") == "es"
            frame = visitor.page.frame_locator("#page")
            frame.locator('html[lang="es"] a[href="/games/matador"]').wait_for()
            visitor.page.wait_for_function("() => document.getElementById('progress').value > 0")
            assert visitor.page.get_attribute("html", "data-state") == "booting"
            frame.locator('a[href="/games/matador"]').click()
            frame.locator(".variants > summary").first.click()
            frame.locator('html[lang="es"] a[href="/games/matador/rules"]').first.click()
            frame.locator('html[lang="es"] h1').wait_for()
            assert visitor.page.get_attribute("html", "data-state") == "booting"
            assert visitor.page.locator("#note").is_hidden()
            frame.locator('a[href="/games/matador"]').filter(visible=True).first.click()
            frame.locator(".setup-go button.main").click()  # only Python can answer that
            visitor.page.wait_for_selector('#note[data-note="lite-starting"]')
            server.release()
            visitor.page.wait_for_selector(READY, timeout=START_PATIENCE * 1000)
            visitor.page.wait_for_selector("#note", state="hidden")
            frame.locator(STILL).first.wait_for(timeout=START_PATIENCE * 1000)
        finally:
            server.release()
            visitor.context.close()


def test_a_click_before_python_is_ready_is_not_lost_on_a_later_visit(visitor: Visitor) -> None:
    """Home with one's own matches takes the place of the static page, unless one has gone on."""
    visitor.start("baronet")
    page = visitor.page
    with visitor.renewed():
        page.goto(visitor.server.address)
        page.reload()
        page.frame_locator("#page").get_by_role("button", name="Play now").first.click()
        assert page.get_attribute("html", "data-state") == "booting"
    visitor.frame.wait_for_url("**/m/*")
    visitor.frame.wait_for_selector(STILL)


def test_a_new_version_is_offered_and_opens_old_data(browser: Browser) -> None:
    with visiting(browser) as visitor:
        visitor.start("block-draw")
        shown, old = visitor.number(), visitor.build()
        # What still starts when the files of its version go is an error that no one sees.
        wait_for_snapshot(visitor.page, START_PATIENCE * 1000)
        visitor.server.folder = built_folder(friends="https://tables.example.org")
        with visitor.renewed():
            visitor.page.reload()
        visitor.page.wait_for_selector('#note[data-note="lite-update"]')
        assert visitor.build() == old
        visitor.frame.wait_for_selector(STILL)
        visitor.move()  # its bots have started, too
        visitor.frame.wait_for_selector(WANTED)
        with visitor.renewed():
            visitor.page.click("#note-button")
        assert visitor.build() != old
        visitor.frame.wait_for_selector(STILL)
        assert visitor.number() >= shown
        visitor.go("/")
        visitor.frame.wait_for_selector('a[href="https://tables.example.org"]')


def test_a_folder_below_a_site_keeps_to_itself(browser: Browser) -> None:
    with visiting(browser, "/dominoes/") as visitor:
        visitor.first(".hero-text button.main").click()
        visitor.frame.wait_for_selector(STILL)
        assert visitor.step()
        visitor.go("/puzzles")  # scripts know no folder
        visitor.frame.wait_for_selector("[href='/puzzle/today']")
        assert visitor.frame.url == f"{visitor.server.address}puzzles"
