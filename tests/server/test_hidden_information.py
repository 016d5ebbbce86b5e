"""Nothing hidden reaches anybody: two houses whose hidden tiles differ give the same answers."""

import asyncio
import dataclasses
import random
from itertools import islice
from typing import Any

import pytest

from boneyard.games import GAMES
from boneyard.server.commands import CommandContext
from boneyard.server.errors import MatchError
from boneyard.server.matches import commands
from support.server.api_requests import DRAWN, Maker
from support.server.twin_servers import STRANGER, TOKENS, World, twins, under_way

pytestmark = pytest.mark.slow

#: So many requests of each kind are made up for each pair of eyes.
FORMS, PAGES, APIS, PROBES = 7, 3, 1, 12


def ways(name: str) -> list[tuple[str, int | None]]:
    """How people may sit, and who looks: a player, a watcher; with bots; at one screen; with
    bots that stand in. Each game is looked at by a player and in another way, which is the next one
    for the next game."""
    if max(GAMES[name].players) == 1:
        return [("alone", 0), ("alone", None)]
    others = [("link", None), ("bots", 1), ("screen", 0), ("screen", None), ("absent", 0)]
    return [("link", 0), others[list(GAMES).index(name) % len(others)]]


async def look_around(world: World, dice: random.Random, patch: pytest.MonkeyPatch) -> set[int]:
    async with twins(world, dice, patch) as both:
        tokens = [None, STRANGER]
        if world.eyes is not None:
            tokens = [TOKENS[0 if world.kept.match.mode == "screen" else world.eyes]]
        page = await both.ask(tokens[-1], Maker(world, dice).page())
        for token in tokens:
            maker = Maker(world, dice, page.body.decode())
            probes = list(maker.probes())
            requests = [
                *[request for _ in range(APIS) for request in maker.api()],
                *[maker.form() for _ in range(FORMS)],
                *[maker.page() for _ in range(PAGES)],
                *dice.sample(probes, min(PROBES, len(probes))),
            ]
            for request in requests:
                await both.ask(token, request)
            frames = [maker.frame() for _ in range(4)]
            await both.listen(token, frames, draw=dice.choice(DRAWN), since="0")
            await both.listen(token, [], seat=str(maker.seat()), draw="wide.own")
        # At one screen all hands are one's own, and some games lay all tiles open.
        assert both.hidden > 1 or world.kept.match.mode in ("screen", "alone")
        return both.statuses


@pytest.mark.parametrize("name", GAMES)
def test_hidden_tiles_change_no_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(f"twins of {name}")
    for way, eyes in ways(name):
        world = under_way(name, dice, way, eyes)
        with monkeypatch.context() as patch:
            statuses = asyncio.run(look_around(world, dice, patch))
        assert 200 in statuses
        assert 500 not in statuses


def looked_first(may: Any) -> Any:
    """The order of things that told hands: first what a seat may do, then whose it is."""

    def wrong(asking: CommandContext) -> None:
        seats = range(len(asking.live.seats))
        if asking.optional_seat in seats and len(asking.live.views.legal_moves(asking.seat)) % 2:
            raise MatchError("server-no-seat")
        may(asking)

    return wrong


def told(world: World, dice: random.Random, patch: pytest.MonkeyPatch) -> bool:
    """Say whether a stranger who tries tiles in every seat learns anything."""

    async def probe() -> None:
        async with twins(world, dice, patch) as both:
            for request in islice(Maker(world, dice).probes(), 150):
                await both.ask(STRANGER, request)

    try:
        asyncio.run(probe())
    except AssertionError as error:
        return "tells tiles apart" in str(error)
    return False


def test_the_twins_would_find_a_command_that_looks_before_it_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dice = random.Random("sown")
    worlds = [under_way("block-draw", dice, "link", None) for _ in range(6)]
    with monkeypatch.context() as patch:
        broken = dataclasses.replace(
            commands.move, permission=looked_first(commands.move.permission)
        )
        patch.setattr("boneyard.server.matches.commands.move", broken)
        telling = (world for world in worlds if told(world, random.Random("same"), patch))
        found = next(telling, None)
    assert found is not None
    with monkeypatch.context() as patch:
        assert not told(found, random.Random("same"), patch)
