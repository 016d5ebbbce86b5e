"""Premoves: plays left for later, made when their turn comes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from boneyard.core.actions import Move, Play
from boneyard.schemas.log import DEAL, back_to
from boneyard.server.commands import Asking, Command
from boneyard.server.errors import MatchError
from boneyard.server.matches.clock import is_time
from boneyard.server.matches.commands import move_of
from boneyard.server.matches.models import StoredLater
from boneyard.server.matches.permissions import own_seat

if TYPE_CHECKING:
    from boneyard.server.matches.log import Entry

#: So many may be left for one turn.
MOST: Final = 8


def holds(later: StoredLater, log: "Sequence[Entry]") -> bool:
    """Say whether what was left still counts after all that was ever done at the table.

    It doesn't once the seat has acted, tiles are dealt anew, or anybody has taken a move back: then
    the turn that comes is another one than was meant.
    """
    for entry in reversed(log):
        if entry.number <= later.after:
            return True
        acted = entry.seat == later.seat and not is_time(entry.act)
        if acted or entry.act == DEAL or back_to(entry.act) is not None:
            return False
    return True


def fitting(later: StoredLater, moves: Sequence[Move]) -> Move | None:
    """The first play that was left and is legal now."""
    known = {str(move): move for move in moves}
    return next((known[play] for play in later.plays if play in known), None)


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
