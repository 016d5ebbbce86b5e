"""Matches with a clock that tests set forward."""

from collections.abc import Callable
from typing import Any

from starlette.applications import Starlette

from boneyard.core.actions import Play
from boneyard.core.position import Position
from boneyard.engine.legal import legal
from support.server.serving import Client, Json, at_rest, services_of

#: Nobody but the test looks for what is due.
NO_TICK_SECONDS = 1e6


AdvanceClock = Callable[[int], None]


async def sweep(app: Starlette) -> int:
    return await services_of(app).clocks.sweep()


async def seated(app: Starlette, *others: Client, game: str = "yourturn", **more: Any) -> Json:
    """A match of Ada and some others, each at a screen of their own, in which somebody may move."""
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "open"}] * (len(others) - 1)]
    look = await others[0].start(
        game, seats=seats, options={"players": len(others)}, **{"clock": "3-days", **more}
    )
    path = f"/api/matches/{look['match']}"
    for seat, one in enumerate(others[1:], 1):
        await one.post(f"{path}/seats/{seat}", {"name": f"P{seat}", "seed": "x"})
    await at_rest(app, look["match"])
    found: Json = await others[0].get(path)
    return found


async def played(app: Starlette, path: str, *players: Client) -> int:
    """Make the first move there is for whoever is to move; says who that was."""
    look = await players[0].get(path)
    seat: int = look["turn"]
    (mine,) = (await players[seat].get(f"{path}/legal"))["seats"]
    await players[seat].post(f"{path}/moves", {"seat": seat, "move": mine["moves"][0]})
    await at_rest(app, look["match"])
    return seat


def list_plays(state: Position, seat: int) -> list[Play]:
    moves = legal(state, seat) if state.to_act == seat else []
    return [move for move in moves if isinstance(move, Play)]
