"""Tournaments at a server: make, enter, play, wait."""

import asyncio
from collections import Counter
from typing import Any

from starlette.applications import Starlette

from boneyard.server.tournaments.director import Director
from support.server.serving import PATIENCE, Client, Json, services_of

PAIRS: Json = {"game": "latin", "options": {"single": True}, "clock": "2-minutes", "deals": "fresh"}


async def paired(app: Starlette, id: str, *names: str) -> tuple[Client, Client]:
    """Two who enter together."""
    one, other = Client(app), Client(app)
    path = f"/api/tournaments/{id}"
    link = (await one.post(f"{path}/enter", {"name": names[0]}))["link"]
    told = await other.post(f"{path}/join", {"link": link, "name": names[1]})
    assert told["you"] == (await look(one, id))["you"]
    return one, other


#: A short game: few tiles, one round.
SHORT: Json = {"game": "block-draw", "options": {"hand": 2, "single": True}, "clock": "2-minutes"}


async def made(host: Client, **more: Any) -> str:
    found: str = (await host.post("/api/tournaments", {**SHORT, **more}))["tournament"]
    return found


async def look(client: Client, id: str) -> Json:
    found: Json = await client.get(f"/api/tournaments/{id}")
    return found


async def tend(app: Starlette) -> None:
    """Do what is due, at once and as often as it takes; the house does the same beside it."""
    for part in services_of(app).contest_loop.kinds:
        if isinstance(part, Director):
            await part.run_due()


async def entered(app: Starlette, id: str, count: int) -> list[Client]:
    clients = [Client(app) for _ in range(count)]
    for at, client in enumerate(clients):
        await client.post(f"/api/tournaments/{id}/enter", {"name": f"P{at}"})
    return clients


async def settled(app: Starlette, host: Client, id: str, awaits: Any) -> Json:
    """Wait until a tournament is as it is awaited."""
    async with asyncio.timeout(PATIENCE):
        while not awaits(found := await look(host, id)):
            await tend(app)
            await asyncio.sleep(0.01)
    return found


def legal(found: Json) -> None:
    """Every round by the rules: each who is there plays once, nobody meets anybody twice."""
    met: Counter[frozenset[int]] = Counter()
    byes: Counter[int] = Counter()
    for round in range(1, found["round"] + 1):
        own = [board for board in found["boards"] if board["round"] == round]
        there = [one["number"] for one in found["entrants"]
                 if one["since"] <= round <= (one["until"] or round)]  # fmt: skip
        seats = [one for board in own for one in (board["first"], board["second"]) if one]
        assert sorted(seats) == there
        met.update(frozenset((b["first"], b["second"])) for b in own if b["second"])
        byes.update(b["first"] for b in own if not b["second"])
    assert set(met.values()) <= {1}
    assert set(byes.values()) <= {1}


def unplayed(found: Json) -> int:
    return sum(not board["over"] for board in found["boards"])
