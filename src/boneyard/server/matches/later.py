"""Leaving plays for one's next turn."""

from collections.abc import Sequence

from boneyard.core.actions import Play
from boneyard.server.commands import Asking, Command
from boneyard.server.errors import MatchError
from boneyard.server.matches.commands import move_of
from boneyard.server.matches.models import StoredLater
from boneyard.server.matches.permissions import own_seat
from boneyard.server.matches.premoves import MOST


async def _leave(asking: Asking, plays: Sequence[str]) -> int:
    live, seat = asking.live, asking.seat
    moves = [move_of(text) for text in plays]
    if len(moves) > MOST:
        raise MatchError("house-later-many", most=MOST)
    async with live.lock:
        if live.state.to_act in (None, seat) or not live.state.playing:
            raise MatchError("house-later-now")
        hand = live.view(seat).hands[seat]
        if not all(isinstance(move, Play) and move.tile in hand for move in moves):
            raise MatchError("house-later-own")
        left = StoredLater(seat, live.number, tuple(map(str, moves)))
        await asking.house.store.clocks.leave(live.id, left)
        # Nobody is woken: that something was left is for nobody else to know.
        live.later[seat] = left
    return live.number


LATER = Command("later", own_seat, _leave)
