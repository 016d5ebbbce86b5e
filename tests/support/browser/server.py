"""A house on a free port of this machine, in which nobody is slow and luck is always the same."""

import asyncio
import random
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from boneyard.server.app import create_site
from boneyard.server.http.http_protocol import build_uvicorn_config
from boneyard.server.settings import Pace, Rate, Settings
from support.debian import fetched

FREELY = Rate(1e9, 1e9)
#: Seconds that a worker may think: where nothing is compiled yet, the first time takes long.
PATIENCE = 280.0
#: Seconds after which who has gone is shown as away: longer than a reload takes.
LINGER = 4.0
#: Nothing waits but the next deal: the count must be seen.
PACE = Pace(deal=600, forced=0, bot=0, calling=0, notice=0, own=0)


#: Debian's packages, and what each may be called as a program: with a window, and without any.
WHOLE = ("chromium", "chromium-browser")
WINDOWLESS = ("chromium-headless-shell",)


def chromium() -> str | None:
    """Debian's Chromium, fetched if we may."""
    return fetched(WHOLE)


def windowless() -> str | None:
    """The same without a window, which costs a fifth less; where there is none, the whole one."""
    return fetched(WINDOWLESS) or chromium()


class OneDie(random.Random):
    """Always the same number: what a bot chooses must not depend on who was faster."""

    def getrandbits(self, bits: int, /) -> int:
        return 7 & ((1 << bits) - 1)

    def random(self) -> float:
        return 0.5


class Announced(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listening = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.loop = asyncio.get_running_loop()
        self.listening.set()


@contextmanager
def open_house(folder: Path) -> Iterator[str]:
    """Open a house, and give its address."""
    with opened(folder, PACE) as (address, _, _):
        yield address


@contextmanager
def opened(folder: Path, pace: Pace) -> Iterator[tuple[str, Starlette, asyncio.AbstractEventLoop]]:
    """Open a house: its address, the house itself, and the loop that it lives in."""
    settings = Settings(
        db=str(folder / "matches.db"), durable=False, pace=pace, bot_workers=2,
        guest_rate=FREELY, start_rate=FREELY, address_rate=FREELY, think_rate=FREELY,
        most_sockets=1000, address_connections=1000, seed=7, solver=1.0, think=PATIENCE,
        linger=LINGER, style_guide=True,
    )  # fmt: skip
    listening = socket.create_server(("127.0.0.1", 0))
    app = create_site(settings)
    server = Announced(build_uvicorn_config(app, settings, timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    try:
        assert server.listening.wait(60), "the house doesn't open"
        assert server.loop is not None
        app.state.services.matches.rng = app.state.services.analysis.rng = OneDie()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", app, server.loop
    finally:
        server.should_exit = True
        thread.join(60)
    assert not thread.is_alive(), "the house doesn't close"
