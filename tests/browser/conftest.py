"""One house and one browser for all tests here; players at their screens."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserType, sync_playwright

from support import fixed_seeds
from support.browser.player import Player
from support.browser.server import chromium, open_house, windowless
from support.browser.timeouts import answers_in_time


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house."""
    with open_house(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deals whenever a test is run."""
    fixed_seeds.fix(monkeypatch, request.node.name)


@pytest.fixture
def plain_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever doesn't say against whom plays against a bot that needs no kernels."""
    monkeypatch.setattr("boneyard.server.games.pages.DEFAULT_BOT", "heavy")
    monkeypatch.setattr("boneyard.server.games.setup_form.DEFAULT_BOT", "heavy")


# Playwright holds the event loop of this thread for as long as it runs, and tests of the server
# need it: so it lives for this package only.
@pytest.fixture(scope="package")
def browsers() -> Iterator[BrowserType]:
    with sync_playwright() as playwright, answers_in_time():
        yield playwright.chromium


@contextmanager
def launched(browsers: BrowserType, program: str | None) -> Iterator[Browser]:
    if program is None:
        pytest.skip("there is no chromium here, and only root can fetch one")
    opened = browsers.launch(executable_path=program, args=["--no-sandbox"])
    try:
        yield opened
    finally:
        opened.close()


@pytest.fixture(scope="package")
def browser(browsers: BrowserType) -> Iterator[Browser]:
    """A browser without a window: all that a page needs."""
    with launched(browsers, windowless()) as opened:
        yield opened


@pytest.fixture
def whole_browser(browsers: BrowserType) -> Iterator[Browser]:
    """A browser that can show notices, too."""
    with launched(browsers, chromium()) as opened:
        yield opened


@pytest.fixture
def player(house: str, browser: Browser) -> Iterator[Player]:
    """Somebody at a wide screen."""
    with Player(house, browser) as made:
        yield made


@pytest.fixture
def friend(house: str, browser: Browser) -> Iterator[Player]:
    """Somebody else, at another screen."""
    with Player(house, browser) as made:
        yield made


@pytest.fixture
def phone(house: str, browser: Browser) -> Iterator[Player]:
    """Somebody with a phone."""
    with Player(house, browser, phone=True) as made:
        yield made
