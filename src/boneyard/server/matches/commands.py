"""Commands of a match: start, join, move, undo, claim, give time."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from boneyard.core.actions import Abandon, ActionError, Move, Resign, Timeout, parse, source_of
from boneyard.core.options import shown
from boneyard.core.tiles import TileError
from boneyard.engine import IllegalMove
from boneyard.server import wall_clock
from boneyard.server.commands import Asking, Command
from boneyard.server.duplicate.service import by_oneself
from boneyard.server.errors import MatchError
from boneyard.server.matches.eligibility import check_bot, check_joining, check_kept, is_rated
from boneyard.server.matches.permissions import (
    a_seat,
    anybody,
    at_table,
    had_a_seat,
    is_offered_rematch,
    left_seat,
    open_or_own_seat,
    own_game,
    own_seat,
    player_for_a_seat,
    plays,
)
from boneyard.server.matches.reserved_seats import reserved_seats
from boneyard.server.matches.seats import owners
from boneyard.server.matches.setup import Place, Plan, seat_for
from boneyard.server.tournaments.board_matches import stay

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch


async def _start(asking: Asking, plan: Plan) -> "LiveMatch":
    asking.house.rules.check(plan.game)
    if plan.rated:
        await check_kept(asking)
    if plan.offer is not None:
        return await asking.house.hall.start(plan, asking.asker.seeker())
    return await asking.house.start(plan, asking.asker.make_guest())


async def _rematch(asking: Asking, said: None) -> "LiveMatch":
    """Offer a rematch; or accept the one that another player has offered."""
    house, live, guest = asking.house, asking.live, asking.guest
    assert guest is not None, "only players ask for a rematch"
    players = sorted(one for one in owners(live.seats) - {guest} if one is not None)
    await house.friends.meet(guest, players)
    offers = live.next is None
    if offers and live.state.over:
        await house.friends.check_offers(guest, players)
    following = await house.rematch(live, guest)
    if reserved_seats(following, guest):
        await _sit_down(asking, following, guest)
    elif offers and following.kept.host == guest:
        for player in players:
            await house.friends.challenge(guest, player, following.id)
    return following


async def _sit_down(asking: Asking, live: "LiveMatch", guest: bytes) -> None:
    await asking.house.friends.meet(guest, {live.kept.host, *owners(live.seats)})
    if is_rated(live.kept):
        await check_kept(asking)
    await asking.house.accept(live, guest)


async def _accept(asking: Asking, said: None) -> None:
    assert asking.guest is not None, "a seat is kept for somebody"
    await _sit_down(asking, asking.live, asking.guest)


async def _decline(asking: Asking, said: None) -> None:
    house, live, guest = asking.house, asking.live, asking.guest
    assert guest is not None, "a seat is kept for somebody"
    await house.decline(live, guest)
    await house.store.register.refuse(guest, live.id, wall_clock.now())


async def _again(asking: Asking, said: None) -> "LiveMatch":
    return await asking.house.again(asking.live, asking.guest)


START = Command("start", anybody, _start, counts="start")

REMATCH = Command("rematch", had_a_seat, _rematch, counts="start")

ACCEPT = Command("accept", is_offered_rematch, _accept)

DECLINE = Command("decline", is_offered_rematch, _decline)

AGAIN = Command("again", own_game, _again, counts="start")


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


class Joining(Struct, frozen=True):
    """Somebody who takes an open seat."""

    name: str
    seed: str = ""


async def _join(asking: Asking, said: Joining) -> None:
    await check_joining(asking)
    guest, live = asking.asker.make_guest(), asking.live
    await asking.house.friends.meet(guest, {live.kept.host, *owners(live.seats)})
    await asking.house.join(asking.live, guest, asking.seat, said.name, said.seed)


async def _seed(asking: Asking, seed: str) -> None:
    await asking.house.add_seed(asking.live, asking.seat, seed)


async def _put_bot(asking: Asking, bot: str) -> int:
    by_oneself(asking.live)
    stay(asking.live)
    if is_rated(asking.live.kept):
        if asking.live.seats[asking.seat].kind != "open":
            raise MatchError("rated-stay")
        check_bot(seat_for(Place("bot", bot=bot), b""))
    await asking.house.put_bot(asking.live, asking.seat, bot)
    return asking.live.number


async def _by_hand(asking: Asking, on: bool) -> int:
    await asking.house.by_hand(asking.live, asking.seat, on)
    return asking.live.number


JOIN = Command("join", a_seat, _join)

SEED = Command("seed", own_seat, _seed)

PUT_BOT = Command("bot", open_or_own_seat, _put_bot)

BY_HAND = Command("by-hand", own_seat, _by_hand)


async def _claim(asking: Asking, said: None) -> int:
    return await asking.house.clock.claim(asking.live, asking.guest)


async def _give(asking: Asking, said: None) -> int:
    return await asking.house.clock.give(asking.live, asking.guest, asking.seat)


async def _return(asking: Asking, said: None) -> int:
    return await asking.house.clock.come_back(asking.live, asking.seat)


CLAIM = Command("claim-time", plays, _claim)

GIVE_TIME = Command("give-time", player_for_a_seat, _give)

RETURN = Command("return", left_seat, _return)
