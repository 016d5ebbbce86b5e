"""Playing on at a table, so that its match is long enough to be rated."""

from collections import Counter

from starlette.applications import Starlette

from boneyard.ratings.exclusions import MOVES
from support.server.serving import at_rest, house_of


async def play_on(app: Starlette, match: str, moves: int = MOVES) -> None:
    """Make the first legal move for whoever is to act, until every seat has made so many."""
    house = house_of(app)
    live = await house.registry.get_match(match)
    while True:
        await at_rest(app, match)
        made = Counter(entry.seat for entry in live.log.active if entry.seat is not None)
        if live.state.over or all(made[seat] >= moves for seat in range(len(live.seats))):
            return
        seat = live.state.to_act
        assert seat is not None, "somebody is to act"
        await house.matches.play(live, seat, live.views.legal_moves(seat)[0])
