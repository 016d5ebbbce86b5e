"""API of friends: players one has met, challenges and blocks."""

from typing import Any, Final

from boneyard.bots.registry import DEFAULT_BOT
from boneyard.core.options import OptionError
from boneyard.games import get_game
from boneyard.schemas import matches as wire
from boneyard.server.accounts import api as accounts_api
from boneyard.server.accounts.api import require_caller
from boneyard.server.accounts.models import ChallengeView
from boneyard.server.context import RequestContext
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import MatchError
from boneyard.server.friends.service import block_handle
from boneyard.server.matches import commands
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.rematch import free_seats, reserved_seats
from boneyard.server.matches.setup import MatchPlan, SeatRequest


def require_caller_id(context: RequestContext) -> bytes:
    """Who asks, if they are anybody."""
    guest = require_caller(context).guest
    assert guest is not None
    return guest


async def friends(context: RequestContext) -> accounts_api.FriendsOut:
    """Those whom one has played with, whom one has blocked, and challenges both ways."""
    person, known = require_caller_id(context), context.services.friends
    blocks = await known.list_blocks(person)
    blocked = {one.blocked_id for one in blocks}
    return accounts_api.FriendsOut(
        [accounts_api.FriendOut(one.match, one.seat, one.name, one.game, one.at)
         for one in await known.list_friends(person) if one.account_id not in blocked],
        [accounts_api.BlockOut(block_handle(one), one.name, one.since) for one in blocks],
        [_build_offer(one) for one in await known.list_challenges(person)],
        [_build_offer(one) for one in await known.list_sent_challenges(person)],
    )  # fmt: skip


def _build_offer(one: ChallengeView) -> accounts_api.OfferOut:
    return accounts_api.OfferOut(one.match, one.game, one.name, one.since, one.refused is not None)


async def challenge(context: RequestContext) -> wire.Next:
    """Begin a match with a seat for somebody whom one has played with; they find it at home."""
    said = await context.parse_body(accounts_api.Challenge)
    match = context.request.path_params["match"]
    live = await start_challenge(
        context, match, context.seat, said.game, said.options, context.clean_name(said.name)
    )
    return wire.Next(live.id)


async def start_challenge(
    context: RequestContext, match: str, seat: int, game: str, options: dict[str, Any], name: str
) -> LiveMatch:
    """Challenge whoever sits in that seat; bots take the seats that are left."""
    person = require_caller_id(context)
    mate = await context.services.friends.check_challenge(person, match, seat)
    try:
        players = get_game(game).rules(**options).players
    except TypeError:
        raise OptionError("server-no-option", game=game[:40]) from None
    if players < 2:
        raise MatchError("friends-alone")
    own = name or await context.services.friends.find_name(person)
    bots = [SeatRequest("bot", bot=DEFAULT_BOT)] * (players - 2)
    live = await context.run(
        commands.start,
        MatchPlan(game, options, [SeatRequest("person", own), SeatRequest("open"), *bots]),
    )
    await context.services.friends.send_challenge(person, mate.account_id, live.id)
    return live


async def answer(context: RequestContext) -> wire.Next:
    """Take a challenge up, or say no."""
    said = await context.parse_body(accounts_api.Answer)
    match = context.request.path_params["match"]
    await answer_challenge(context, match, said.accept, context.clean_name(said.name))
    return wire.Next(match)


async def answer_challenge(context: RequestContext, match: str, accept: bool, name: str) -> None:
    """Sit down where one is challenged, or say no."""
    person = require_caller_id(context)
    offer = await context.services.friends.find_challenge(person, match)
    live = await context.services.registry.get_match(offer.match)
    if reserved_seats(live, person):
        await context.run(commands.accept if accept else commands.decline, wire.Nothing(), live)
        return
    if not accept:
        await context.services.friends.decline_challenge(person, match)
        return
    own = name or await context.services.friends.find_name(person)
    seat = next(iter(free_seats(live, person)), None)
    await context.run(commands.join, wire.Join(own), live, seat)


async def block(context: RequestContext) -> accounts_api.FriendsOut:
    """Have nothing to do with somebody any more."""
    await context.parse_body(wire.Nothing)
    await context.services.friends.block(
        require_caller_id(context), context.request.path_params["match"], context.seat
    )
    return await friends(context)


async def unblock(context: RequestContext) -> accounts_api.FriendsOut:
    """Let somebody come again."""
    await context.parse_body(wire.Nothing)
    await context.services.friends.unblock(
        require_caller_id(context), context.request.path_params["block"]
    )
    return await friends(context)


FRIENDS_PATH: Final = "/api/friends"

ROUTES: Final = (
    Endpoint("GET", FRIENDS_PATH, friends, accounts_api.FriendsOut, "Those one has played with"),
    Endpoint("POST", f"{FRIENDS_PATH}/{{match}}/{{seat:int}}/challenge", challenge, wire.Next,
             "Challenge somebody", accounts_api.Challenge),
    Endpoint("POST", f"{FRIENDS_PATH}/{{match}}/{{seat:int}}/block", block, accounts_api.FriendsOut,
             "Block somebody", wire.Nothing),
    Endpoint("POST", f"{FRIENDS_PATH}/blocked/{{block}}/end", unblock, accounts_api.FriendsOut,
             "Block them no more", wire.Nothing),
    Endpoint("POST", f"{FRIENDS_PATH}/offers/{{match}}", answer, wire.Next, "Answer a challenge",
             accounts_api.Answer),
)  # fmt: skip
