"""Matches against a bot whose analysis is requested."""

from typing import Any

from starlette.applications import Starlette

from boneyard.server.matches.live_match import LiveMatch
from support.server.serving import Client, at_rest, services_of

AGAINST_A_BOT = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "heavy"}]


async def until_asked(app: Starlette, ada: Client, game: str, **more: Any) -> tuple[str, LiveMatch]:
    """Start matches until Ada has a choice to make; gives its address, and the match."""
    for _ in range(50):
        look = await ada.start(game, **more)
        live = await services_of(app).registry.get_match(look["match"])
        await at_rest(app, live.id)
        if live.state.to_act == 0 and len(live.views.legal_moves(0)) > 1:
            return f"/api/matches/{look['match']}", live
    raise AssertionError("there is never a choice")
