"""A player whose time runs out."""

from typing import Any

import httpx
from starlette.applications import Starlette

from boneyard.core.time_controls import CLOCKS
from boneyard.server.matches.seats import (
    is_stood_in,
)
from support.server.clock import AdvanceClock, sweep
from support.server.serving import HOST, Client, at_rest, services_of

LIVE = CLOCKS["5-minutes"]


async def act(client: Client, match: str, **form: Any) -> httpx.Response:
    """Send the form of a table, as the page's script does."""
    return await client.http.post(
        f"/m/{match}", data=form,
        headers={"accept": "application/json", "origin": f"http://{HOST}"},
    )  # fmt: skip


async def run_out(app: Starlette, match: str, forward: AdvanceClock) -> int:
    """Let the player who is to move run out of time, so that a bot stands in; says who that is."""
    live = await services_of(app).registry.get_match(match)
    assert live.clock_state is not None
    late = live.clock_state.running_seat
    assert late is not None
    for _ in range(2):
        forward(LIVE.most)
        await sweep(app)
    assert is_stood_in(live.seats[late])
    await at_rest(app, match)
    return late
