"""A browser without scripts: requests pages and submits forms."""

import asyncio
import random
import re
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from boneyard.core.actions import Call, Catch
from boneyard.core.tiles import Tile, tile
from boneyard.engine.legal import legal
from boneyard.games import GAMES
from boneyard.server.app import create_site
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.models import LoadedMatch, StoredMatch, StoredSeat
from support.random_matches import setup
from support.server.leaks import TILES
from support.server.serving import at_rest, settings

BASE_URL = "http://table.test"


#: Numbers in drawings may look like tiles.
GEOMETRY = re.compile(r' (?:d|transform|viewBox|points|href|x|y|cx|cy|width|height)="[^"]*"')


INLINE = re.compile(r"<script(?! type=\"module\" src=)|<style| style=| on\w+=")


def tiles_in(drawn: Any) -> set[Tile]:
    """The tiles that are named anywhere in what was drawn."""
    if isinstance(drawn, dict):
        return set().union(*(tiles_in(value) for value in drawn.values()))
    if isinstance(drawn, list | tuple):
        return set().union(*(tiles_in(value) for value in drawn))
    if not isinstance(drawn, str):
        return set()
    text = re.sub(r"<defs>.*?</defs>", "", drawn, flags=re.S)
    return {tile(name) for name in TILES.findall(GEOMETRY.sub("", text))}


def table(name: str, dice: random.Random, **options: Any) -> LiveMatch:
    """A match in this process, that nobody keeps."""
    rules = setup(GAMES[name], dice, {"players": max(GAMES[name].players), **options})
    match = StoredMatch(
        id="m", game=name, options=dict(rules.options), mode="link", secret=dice.randbytes(32),
        name="m", host=None, created=0,
    )  # fmt: skip
    seats = tuple(StoredSeat(kind="person", name=f"P{at}") for at in range(rules.players))
    live = LiveMatch(LoadedMatch(match, seats, (), None))
    live.apply(live.prepare_deal())
    return live


def step(live: LiveMatch, dice: random.Random) -> None:
    """Somebody does something that is legal."""
    if not live.state.playing:
        live.apply(live.prepare_deal())
        return
    moves = [
        (seat, move)
        for seat in range(live.rules.players)
        for move in legal(live.state, seat)
        if dice.random() < 0.3 or not isinstance(move, Call | Catch)
    ]
    live.apply(live.prepare_move(*dice.choice(moves)))


@asynccontextmanager
async def pages(**changes: Any) -> AsyncIterator[httpx.AsyncClient]:
    with tempfile.TemporaryDirectory() as folder:
        app = create_site(settings(db=str(Path(folder) / "matches.db"), **changes))
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(
                transport=transport, base_url=BASE_URL, headers={"origin": BASE_URL}
            ) as client:
                yield client


async def nothing_more(client: httpx.AsyncClient, at: str) -> None:
    """Wait until nothing more happens by itself at the table of an address."""
    transport: Any = client._transport
    await at_rest(transport.app, at.rpartition("/")[2])


def run(work: Any) -> None:
    asyncio.run(work())


async def sit_down(client: httpx.AsyncClient, game: str, **form: str) -> str:
    """Start a match as somebody without a script does, add nothing, and be dealt to."""
    at: str = (await client.post(f"/games/{game}", data=form)).headers["location"]
    dealt = await client.post(at, data={"do": "seed", "seat": "0", "seed": ""})
    assert dealt.status_code == 303, dealt.text
    return at
