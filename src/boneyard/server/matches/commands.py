"""Commands of a match: start, join, move, undo, claim, give time."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from boneyard.core.actions import Abandon, ActionError, Move, Resign, Timeout, parse, source_tile
from boneyard.core.options import format_value
from boneyard.core.tiles import TileError
from boneyard.engine import IllegalMove
from boneyard.server import wall_clock
from boneyard.server.commands import Command, CommandContext
from boneyard.server.errors import MatchError
from boneyard.server.matches import rematch, takeback
from boneyard.server.matches.eligibility import (
    check_has_sign_in,
    check_rated_bot,
    check_rated_seat,
    is_rated,
)
from boneyard.server.matches.models import DUPLICATE, TOURNAMENT
from boneyard.server.matches.permissions import (
    allow_anyone,
    is_offered_rematch,
    require_open_or_own_seat,
    require_own_seat,
    require_participant,
    require_participant_or_replaced,
    require_player,
    require_player_and_seat,
    require_replaced_owner,
    require_seat,
    require_solo_player,
)
from boneyard.server.matches.reserved_seats import reserved_seats
from boneyard.server.matches.seats import find_owners
from boneyard.server.matches.setup import MatchPlan, SeatRequest, build_seat

if TYPE_CHECKING:
    from boneyard.server.matches.match import LiveMatch


async def _start(context: CommandContext, plan: MatchPlan) -> "LiveMatch":
    context.services.house_rules.check_allowed(plan.game)
    if plan.rated:
        await check_has_sign_in(context)
    if plan.offer is not None:
        return await context.services.lobby.open_table(plan, context.caller.seeker())
    return await context.services.matches.start_match(plan, context.caller.ensure_guest())


async def _rematch(context: CommandContext, payload: None) -> "LiveMatch":
    """Offer a rematch; or accept the one that another player has offered."""
    services, live, guest = context.services, context.live, context.guest
    assert guest is not None, "only players ask for a rematch"
    players = sorted(one for one in find_owners(live.seats) - {guest} if one is not None)
    await services.friends.check_not_blocked(guest, players)
    offers = live.rematch_id is None
    if offers and live.state.over:
        await services.friends.check_offers(guest, players)
    following = await rematch.rematch(services.matches, live, guest)
    if reserved_seats(following, guest):
        await _sit_down(context, following, guest)
    elif offers and following.row.host == guest:
        for player in players:
            await services.friends.send_challenge(guest, player, following.id)
    return following


async def _sit_down(asking: CommandContext, live: "LiveMatch", guest: bytes) -> None:
    await asking.services.friends.check_not_blocked(
        guest, {live.row.host, *find_owners(live.seats)}
    )
    if is_rated(live.row):
        await check_has_sign_in(asking)
    await rematch.accept_rematch(asking.services.matches, live, guest)


async def _accept(asking: CommandContext, said: None) -> None:
    assert asking.guest is not None, "a seat is kept for somebody"
    await _sit_down(asking, asking.live, asking.guest)


async def _decline(asking: CommandContext, said: None) -> None:
    services, live, guest = asking.services, asking.live, asking.guest
    assert guest is not None, "a seat is kept for somebody"
    await rematch.decline_rematch(services.matches, live, guest)
    await services.store.accounts.decline_challenge(guest, live.id, wall_clock.now_ms())


async def _replay_deal(context: CommandContext, payload: None) -> "LiveMatch":
    return await rematch.replay_deal(context.services.matches, context.live, context.guest)


START = Command("start", allow_anyone, _start, limit="start")

REMATCH = Command("rematch", require_participant_or_replaced, _rematch, limit="start")

ACCEPT = Command("accept", is_offered_rematch, _accept)

DECLINE = Command("decline", is_offered_rematch, _decline)

REPLAY_DEAL = Command("again", require_solo_player, _replay_deal, limit="start")


class MovePayload(Struct, frozen=True):
    """A move as somebody sent it; `after` is the last entry that they had seen."""

    move: str
    after: int | None = None
    calls: Sequence[str] = ()
    """Calls said along with it."""


class TilePayload(Struct, frozen=True):
    """A tile that somebody pointed at; `after` is the last entry that they had seen."""

    tile: str
    after: int | None = None


def parse_move(text: str) -> Move:
    """Read a move that somebody sent; that time has run out is for the house to say."""
    try:
        move = parse(text)
    except TileError as error:
        raise ActionError(error.message) from None
    if isinstance(move, Timeout | Abandon):
        raise IllegalMove("engine-no-timeout")
    return move


async def _move(context: CommandContext, payload: MovePayload) -> int:
    words = [parse_move(word) for word in payload.calls]
    move = parse_move(payload.move)
    if isinstance(move, Resign):
        _check_not_duplicate(context.live)
    await context.services.sync.catch_up_to(context.live, payload.after)
    return await context.services.matches.play(
        context.live, context.seat, move, after=payload.after, calls=words
    )


async def _play_tile(context: CommandContext, payload: TilePayload) -> bool:
    """Play a tile where it can only go; False: it can go to several places."""
    live, seat = context.live, context.seat
    await context.services.sync.catch_up_to(live, payload.after)
    moves = [move for move in live.views.legal_moves(seat) if source_tile(move) == payload.tile]
    if not moves:
        raise MatchError("house-no-place", tile=format_value(payload.tile))
    if len(moves) > 1:
        return False
    await context.services.matches.play(live, seat, moves[0], after=payload.after)
    return True


async def _mark_ready(context: CommandContext, payload: None) -> int:
    await context.services.matches.mark_ready(context.live, context.live.seats_of(context.guest))
    return context.live.number


async def _request_takeback(context: CommandContext, payload: None) -> bool:
    return await takeback.request_takeback(context.services.matches, context.live, context.seat)


async def _answer_takeback(context: CommandContext, agree: bool) -> None:
    await takeback.answer_takeback(context.services.matches, context.live, context.guest, agree)


async def _hold_pause(context: CommandContext, on: bool) -> int:
    live, guest = context.live, context.guest
    if live.room.pause is not None and guest is not None:
        context.services.matches.hold_pause(live, guest, on)
    return live.number


async def _undo(context: CommandContext, payload: None) -> int:
    return await context.services.matches.undo(context.live)


async def _redo(context: CommandContext, payload: None) -> int:
    return await context.services.matches.redo(context.live)


MOVE = Command("move", require_own_seat, _move)

PLAY_TILE = Command("tile", require_own_seat, _play_tile)

MARK_READY = Command("on", require_participant, _mark_ready)

REQUEST_TAKEBACK = Command("back", require_own_seat, _request_takeback)

ANSWER_TAKEBACK = Command("answer", require_participant, _answer_takeback)

HOLD_PAUSE = Command("hold", require_participant, _hold_pause)

UNDO = Command("undo", require_solo_player, _undo)

REDO = Command("redo", require_solo_player, _redo)


class JoinPayload(Struct, frozen=True):
    """Somebody who takes an open seat."""

    name: str
    seed: str = ""


async def _join(context: CommandContext, payload: JoinPayload) -> None:
    await check_rated_seat(context)
    guest, live = context.caller.ensure_guest(), context.live
    await context.services.friends.check_not_blocked(
        guest, {live.row.host, *find_owners(live.seats)}
    )
    await context.services.matches.join(
        context.live, guest, context.seat, payload.name, payload.seed
    )


async def _add_seed(context: CommandContext, seed: str) -> None:
    await context.services.matches.add_seed(context.live, context.seat, seed)


def _check_not_duplicate(live: "LiveMatch") -> None:
    """Refuse what would end a deal of a duplicate without its being played."""
    if live.row.part_of.kind == DUPLICATE:
        raise MatchError("duplicate-by-oneself")


async def _put_bot(context: CommandContext, bot: str) -> int:
    _check_not_duplicate(context.live)
    if context.live.row.part_of.kind == TOURNAMENT:
        raise MatchError("tournaments-stay")
    if is_rated(context.live.row):
        if context.live.seats[context.seat].kind != "open":
            raise MatchError("rated-stay")
        check_rated_bot(build_seat(SeatRequest("bot", bot=bot), b""))
    await context.services.matches.put_bot(context.live, context.seat, bot)
    return context.live.number


async def _set_by_hand(context: CommandContext, on: bool) -> int:
    await context.services.matches.set_by_hand(context.live, context.seat, on)
    return context.live.number


JOIN = Command("join", require_seat, _join)

ADD_SEED = Command("seed", require_own_seat, _add_seed)

PUT_BOT = Command("bot", require_open_or_own_seat, _put_bot)

SET_BY_HAND = Command("by-hand", require_own_seat, _set_by_hand)


async def _claim_win(context: CommandContext, payload: None) -> int:
    return await context.services.clocks.claim_win(context.live, context.guest)


async def _give_time(context: CommandContext, payload: None) -> int:
    return await context.services.clocks.give_time(context.live, context.guest, context.seat)


async def _return_to_seat(context: CommandContext, payload: None) -> int:
    return await context.services.clocks.return_to_seat(context.live, context.seat)


CLAIM_WIN = Command("claim-time", require_player, _claim_win)

GIVE_TIME = Command("give-time", require_player_and_seat, _give_time)

RETURN_TO_SEAT = Command("return", require_replaced_owner, _return_to_seat)
