"""Moves, calls, and what else goes on in a round."""

from collections.abc import Sequence

from msgspec import Struct

from boneyard.core.actions import Abandon, ActionError, Move, Resign, Timeout, parse, source_of
from boneyard.core.options import shown
from boneyard.core.tiles import TileError
from boneyard.engine import IllegalMove
from boneyard.server.commands import Asking, Command
from boneyard.server.duplicate.service import by_oneself
from boneyard.server.errors import MatchError
from boneyard.server.matches.permissions import at_table, own_game, own_seat


class Moving(Struct, frozen=True):
    """A move as somebody sent it; `after` is the last entry that they had seen."""

    move: str
    after: int | None = None
    say: Sequence[str] = ()
    """Calls said along with it."""


class Choosing(Struct, frozen=True):
    """A tile that somebody pointed at; `after` is the last entry that they had seen."""

    tile: str
    after: int | None = None


def move_of(text: str) -> Move:
    """Read a move that somebody sent; that time has run out is for the house to say."""
    try:
        move = parse(text)
    except TileError as error:
        raise ActionError(error.message) from None
    if isinstance(move, Timeout | Abandon):
        raise IllegalMove("engine-no-timeout")
    return move


async def _move(asking: Asking, said: Moving) -> int:
    words = [move_of(word) for word in said.say]
    move = move_of(said.move)
    if isinstance(move, Resign):
        by_oneself(asking.live)
    await asking.house.following.reach(asking.live, said.after)
    return await asking.house.play(asking.live, asking.seat, move, after=said.after, say=words)


async def _tile(asking: Asking, said: Choosing) -> bool:
    """Play a tile where it can only go; False: it can go to several places."""
    live, seat = asking.live, asking.seat
    await asking.house.following.reach(live, said.after)
    moves = [move for move in live.moves(seat) if source_of(move) == said.tile]
    if not moves:
        raise MatchError("house-no-place", tile=shown(said.tile))
    if len(moves) > 1:
        return False
    await asking.house.play(live, seat, moves[0], after=said.after)
    return True


async def _press_on(asking: Asking, said: None) -> int:
    await asking.house.press_on(asking.live, asking.live.seats_of(asking.guest))
    return asking.live.number


async def _back(asking: Asking, said: None) -> bool:
    return await asking.house.take_back(asking.live, asking.seat)


async def _answer(asking: Asking, agree: bool) -> None:
    await asking.house.answer(asking.live, asking.guest, agree)


async def _hold(asking: Asking, on: bool) -> int:
    live, guest = asking.live, asking.guest
    if live.pause is not None and guest is not None:
        asking.house.neighbours.hold(live, guest, on)
    return live.number


async def _undo(asking: Asking, said: None) -> int:
    return await asking.house.undo(asking.live)


async def _redo(asking: Asking, said: None) -> int:
    return await asking.house.redo(asking.live)


MOVE = Command("move", own_seat, _move)
TILE = Command("tile", own_seat, _tile)
PRESS_ON = Command("on", at_table, _press_on)
BACK = Command("back", own_seat, _back)
ANSWER = Command("answer", at_table, _answer)
HOLD = Command("hold", at_table, _hold)
UNDO = Command("undo", own_game, _undo)
REDO = Command("redo", own_game, _redo)
