"""Premoves: plays left for later, made when their turn comes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from boneyard.core.actions import Move, Play
from boneyard.schemas.log_entries import DEAL, parse_takeback
from boneyard.schemas.matches import Later
from boneyard.server.commands import CommandContext, command
from boneyard.server.errors import MatchError
from boneyard.server.matches.clock import is_clock_act
from boneyard.server.matches.commands import parse_move
from boneyard.server.matches.models import StoredPremoves
from boneyard.server.matches.permissions import require_own_seat

if TYPE_CHECKING:
    from boneyard.server.matches.match_log import Entry

#: So many may be left for one turn.
MAX_PREMOVES: Final = 8


def is_still_valid(premove: StoredPremoves, log: "Sequence[Entry]") -> bool:
    """Say whether what was left still counts after all that was ever done at the table.

    It doesn't once the seat has acted, tiles are dealt again, or anyone has taken a move back: then
    the turn that comes is another one than was meant.
    """
    for entry in reversed(log):
        if entry.number <= premove.after_entry:
            return True
        acted = entry.seat == premove.seat and not is_clock_act(entry.act)
        if acted or entry.act == DEAL or parse_takeback(entry.act) is not None:
            return False
    return True


def find_legal_premove(premove: StoredPremoves, moves: Sequence[Move]) -> Move | None:
    """The first play that was left and is legal now."""
    known = {str(move): move for move in moves}
    return next((known[play] for play in premove.plays if play in known), None)


@command("later", permission=require_own_seat)
async def set_premoves(context: CommandContext, payload: Later) -> int:
    """Leave plays for the seat's next turn."""
    live, seat = context.live, context.seat
    moves = [parse_move(text) for text in payload.plays]
    if len(moves) > MAX_PREMOVES:
        raise MatchError("server-later-many", most=MAX_PREMOVES)
    async with live.lock:
        if live.state.to_act in (None, seat) or not live.state.playing:
            raise MatchError("server-later-now")
        hand = live.view(seat).hands[seat]
        if not all(isinstance(move, Play) and move.tile in hand for move in moves):
            raise MatchError("server-later-own")
        left = StoredPremoves(seat, live.number, tuple(map(str, moves)))
        await context.services.store.premoves.save_premoves(live.id, left)
        # No one is woken: that something was left is for no one else to know.
        live.premoves[seat] = left
    return live.number
