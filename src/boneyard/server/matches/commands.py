"""Commands of a match: start, join, move, undo, claim, give time."""

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from boneyard.core.actions import Abandon, ActionError, Move, Resign, Timeout, parse, source_tile
from boneyard.core.options import format_value
from boneyard.core.tiles import TileError
from boneyard.engine import IllegalMove
from boneyard.schemas import matches as wire
from boneyard.schemas.matches import Nothing
from boneyard.server import wall_clock
from boneyard.server.commands import CommandContext, allow_anyone, command
from boneyard.server.errors import MatchError
from boneyard.server.http.rate_limits import Limit
from boneyard.server.matches import rematch as rematches
from boneyard.server.matches import takeback
from boneyard.server.matches.chat import CHAT
from boneyard.server.matches.models import DUPLICATE, TOURNAMENT
from boneyard.server.matches.permissions import (
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
from boneyard.server.matches.rating_eligibility import (
    check_rated_bot,
    is_rated,
)
from boneyard.server.matches.rematch import reserved_seats
from boneyard.server.matches.seats import find_owners
from boneyard.server.matches.setup import (
    MatchPlan,
    SeatRequest,
    Seeker,
    build_seat,
    plan_next_level,
)
from boneyard.server.player_names import clean_text

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch

#: Matches, and whatever else is kept in the database.
START: Final = Limit("start", lambda settings: settings.start_rate, "server-many-matches")

LIMITS: Final = (START, CHAT)


@command("start", permission=allow_anyone, limit=START)
async def start(context: CommandContext, plan: MatchPlan) -> "LiveMatch":
    """Start a match; as an open table, if the plan says so."""
    services, caller = context.services, context.caller
    services.house_rules.check_allowed(plan.game)
    if plan.rated:
        await services.accounts.check_has_sign_in(caller.guest, caller.session)
    guest = caller.ensure_guest()
    if plan.offer is not None:
        return await services.lobby.open_table(plan, Seeker(guest, caller.address))
    return await services.matches.start_match(plan, guest)


@command("rematch", permission=require_participant_or_replaced, limit=START)
async def rematch(context: CommandContext, payload: Nothing) -> "LiveMatch":
    """Offer a rematch; or accept the one that another player has offered."""
    services, live, guest = context.services, context.live, context.guest
    assert guest is not None, "only players ask for a rematch"
    players = sorted(one for one in find_owners(live.seats) - {guest} if one is not None)
    await services.friends.check_not_blocked(guest, players)
    offers = live.rematch_id is None
    if offers and live.state.over:
        await services.challenges.check_offers(guest, players)
    following = await rematches.rematch(services.matches, live, guest)
    if reserved_seats(following, guest):
        await _take_reserved_seat(context, following, guest)
    elif offers and following.row.host == guest:
        for player in players:
            await services.challenges.send(guest, player, following.id)
    return following


@command("next-level", permission=require_participant, limit=START)
async def start_next_level(context: CommandContext, payload: Nothing) -> "LiveMatch":
    """Start the same game against stronger bots, when a match against bots is over."""
    if not context.live.state.over:
        raise MatchError("server-not-over")
    guest = context.caller.ensure_guest()
    return await context.services.matches.start_match(plan_next_level(context.live), guest)


async def _take_reserved_seat(context: CommandContext, live: "LiveMatch", guest: bytes) -> None:
    services = context.services
    await services.friends.check_not_blocked(guest, {live.row.host, *find_owners(live.seats)})
    if is_rated(live.row):
        await services.accounts.check_has_sign_in(guest, context.caller.session)
    await rematches.accept_rematch(services.matches, live, guest)


@command("accept", permission=is_offered_rematch)
async def accept(context: CommandContext, payload: Nothing) -> None:
    """Take the seat of a rematch that is reserved for the caller."""
    assert context.guest is not None, "a seat is reserved for a guest"
    await _take_reserved_seat(context, context.live, context.guest)


@command("decline", permission=is_offered_rematch)
async def decline(context: CommandContext, payload: Nothing) -> None:
    """Leave the seat of a rematch that is reserved for the caller to others."""
    services, live, guest = context.services, context.live, context.guest
    assert guest is not None, "a seat is reserved for a guest"
    await rematches.decline_rematch(services.matches, live, guest)
    await services.store.friends.decline_challenge(guest, live.id, wall_clock.now_ms())


@command("again", permission=require_solo_player, limit=START)
async def replay_deal(context: CommandContext, payload: Nothing) -> "LiveMatch":
    """Start the same deal of a game for one once more."""
    return await rematches.replay_deal(context.services.matches, context.live, context.guest)


# Moves.


class TilePayload(Struct, frozen=True):
    """A tile that was tapped; `after` is the last entry that the player had seen."""

    tile: str
    after: int | None = None


def parse_move(text: str) -> Move:
    """Read a player's move; that time has run out is for the server to say."""
    try:
        move = parse(text)
    except TileError as error:
        raise ActionError(error.message) from None
    if isinstance(move, Timeout | Abandon):
        raise IllegalMove("engine-no-timeout")
    return move


@command("move", permission=require_own_seat)
async def move(context: CommandContext, payload: wire.SeatMove) -> int:
    """Make a move; gives the number of the last entry."""
    live, seat, services = context.live, context.seat, context.services
    calls = [parse_move(word) for word in payload.say]
    made = parse_move(payload.move)
    if isinstance(made, Resign):
        _check_not_duplicate(live)
    await services.sync.catch_up_to(live, payload.after)
    return await services.matches.play(live, seat, made, after=payload.after, calls=calls)


@command("tile", permission=require_own_seat)
async def play_tile(context: CommandContext, payload: TilePayload) -> bool:
    """Play a tile where it can only go; False: it can go to several places."""
    live, seat = context.live, context.seat
    await context.services.sync.catch_up_to(live, payload.after)
    moves = [one for one in live.views.legal_moves(seat) if source_tile(one) == payload.tile]
    if not moves:
        raise MatchError("server-no-place", tile=format_value(payload.tile))
    if len(moves) > 1:
        return False
    await context.services.matches.play(live, seat, moves[0], after=payload.after)
    return True


@command("on", permission=require_participant)
async def mark_ready(context: CommandContext, payload: Nothing) -> int:
    """Go on to the next round; before the first, wait no longer for seeds."""
    await context.services.matches.mark_ready(context.live, context.live.seats_of(context.guest))
    return context.live.number


@command("back", permission=require_own_seat)
async def request_takeback(context: CommandContext, payload: Nothing) -> bool:
    """Take a move back; False: the other players have to agree first."""
    return await takeback.request_takeback(context.services.matches, context.live, context.seat)


class TakebackAnswer(Struct, frozen=True):
    """Whether a player agrees that another takes a move back."""

    agree: bool


@command("answer", permission=require_participant)
async def answer_takeback(context: CommandContext, payload: TakebackAnswer) -> None:
    """Let another player take a move back, or don't."""
    matches, guest = context.services.matches, context.guest
    await takeback.answer_takeback(matches, context.live, guest, payload.agree)


class PauseHold(Struct, frozen=True):
    """Whether the next round is to wait for the caller."""

    hold: bool


@command("hold", permission=require_participant)
async def hold_pause(context: CommandContext, payload: PauseHold) -> int:
    """Hold the next round back, or let it come."""
    live, guest = context.live, context.guest
    if live.room.pause is not None and guest is not None:
        context.services.matches.hold_pause(live, guest, payload.hold)
    return live.number


@command("undo", permission=require_solo_player)
async def undo(context: CommandContext, payload: Nothing) -> int:
    """Take the last move of a game for one back."""
    return await context.services.matches.undo(context.live)


@command("redo", permission=require_solo_player)
async def redo(context: CommandContext, payload: Nothing) -> int:
    """Make the move again that was taken back last."""
    return await context.services.matches.redo(context.live)


# Seats.


async def check_rated_seat(context: CommandContext) -> None:
    """Refuse callers who may not take a seat of a match, if it is rated."""
    if is_rated(context.live.row):
        await context.services.accounts.check_has_sign_in(context.guest, context.caller.session)
        if context.live.seats_of(context.guest):
            raise MatchError("rated-one-seat")


@command("join", permission=require_seat)
async def join(context: CommandContext, payload: wire.Join) -> None:
    """Take an open seat."""
    services, live = context.services, context.live
    await check_rated_seat(context)
    name = clean_text(payload.name, services.settings.most_name, "name")
    seed = clean_text(payload.seed, services.settings.most_seed, "seed")
    visitor, guest = context.caller.presence_id, context.caller.ensure_guest()
    await services.friends.check_not_blocked(guest, {live.row.host, *find_owners(live.seats)})
    await services.matches.join(live, guest, context.seat, name, seed)
    live.room.on_seat_taken(visitor, guest)


@command("seed", permission=require_own_seat)
async def add_seed(context: CommandContext, payload: wire.AddSeed) -> None:
    """Add a seat's own seed to the luck of the match."""
    seed = clean_text(payload.seed, context.services.settings.most_seed, "seed")
    await context.services.matches.add_seed(context.live, context.seat, seed)


def _check_not_duplicate(live: "LiveMatch") -> None:
    """Refuse what would end a deal of a duplicate without its being played."""
    if live.row.part_of.kind == DUPLICATE:
        raise MatchError("duplicate-by-oneself")


@command("bot", permission=require_open_or_own_seat)
async def put_bot(context: CommandContext, payload: wire.PutBot) -> int:
    """Put a bot in a seat that is open, or the caller's own."""
    live, bot = context.live, payload.bot
    _check_not_duplicate(live)
    if live.row.part_of.kind == TOURNAMENT:
        raise MatchError("tournaments-stay")
    if is_rated(live.row):
        if live.seats[context.seat].kind != "open":
            raise MatchError("rated-stay")
        check_rated_bot(build_seat(SeatRequest("bot", bot=bot), b""))
    await context.services.matches.put_bot(live, context.seat, bot)
    return live.number


@command("by-hand", permission=require_own_seat)
async def set_by_hand(context: CommandContext, payload: wire.ByHand) -> int:
    """Let forced steps of a seat wait for the player, or happen by themselves."""
    await context.services.matches.set_by_hand(context.live, context.seat, payload.by_hand)
    return context.live.number


# Clocks.


@command("claim", permission=require_player)
async def claim_win(context: CommandContext, payload: Nothing) -> int:
    """Win because the other player's time has run out."""
    return await context.services.clocks.claim_win(context.live, context.guest)


@command("time", permission=require_player_and_seat)
async def give_time(context: CommandContext, payload: Nothing) -> int:
    """Give another seat time."""
    return await context.services.clocks.give_time(context.live, context.guest, context.seat)


@command("return", permission=require_replaced_owner)
async def return_to_seat(context: CommandContext, payload: Nothing) -> int:
    """Take the caller's seat again from the bot that stood in."""
    return await context.services.clocks.return_to_seat(context.live, context.seat)
