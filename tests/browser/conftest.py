"""A house on a free port of this machine, with its pages, and a browser to look at it."""

import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, sync_playwright

from boneyard.server.pages import site
from boneyard.server.settings import Pace, Rate, Settings
from browser.player import Player

FREELY = Rate(1e9, 1e9)
#: Nothing waits but the next deal: the count must be seen.
PACE = Pace(deal=600, forced=0, bot=0, calling=0, notice=0, own=0)


def chromium() -> str:
    """Debian's Chromium, fetched if we may."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-q"], check=False, capture_output=True)
        fetch = ["apt-get", "install", "-qy", "--no-install-recommends", "chromium"]
        subprocess.run(fetch, check=False, capture_output=True)
        found = shutil.which("chromium")
    if found is None:
        pytest.skip("there is no chromium here, and only root can fetch one")
    return found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house in which nobody is slow."""
    folder: Path = tmp_path_factory.mktemp("house")
    settings = Settings(
        db=str(folder / "matches.db"), durable=False, pace=PACE, bot_workers=2,
        guest_rate=FREELY, start_rate=FREELY, address_rate=FREELY, think_rate=FREELY,
        most_sockets=1000, seed=7, solver=1.0,
    )  # fmt: skip
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(site(settings), log_level="warning", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.02)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


# Playwright holds the event loop of this thread for as long as it runs, and tests of the server
# need it: so one for each module.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def player(house: str, browser: Browser) -> Iterator[Player]:
    """Somebody at a screen; nothing may go wrong in the console meanwhile."""
    made = Player(house, browser)
    yield made
    made.leave()
    assert not made.errors


@pytest.fixture
def friend(house: str, browser: Browser) -> Iterator[Player]:
    """Somebody else, at another screen."""
    made = Player(house, browser)
    yield made
    made.leave()
    assert not made.errors
