"""API of friends: recent opponents, challenges and blocks."""

from typing import Final

from msgspec import Struct

from boneyard.schemas import matches as wire
from boneyard.server.accounts.models import ChallengeView
from boneyard.server.endpoints import Endpoint
from boneyard.server.friends import commands
from boneyard.server.friends.commands import Answer, Challenge
from boneyard.server.friends.service import block_handle
from boneyard.server.request_context import RequestContext


class FriendOut(Struct):
    """A recent opponent or partner: in this seat of this match, when it last changed."""

    match: str
    """The last match with them."""
    seat: int
    """Their seat there."""
    name: str
    """Their name."""
    game: str
    """The name of the game."""
    at: int
    """When the match last changed, in milliseconds since 1970."""


class BlockOut(Struct):
    """A player whom the caller has blocked."""

    block: str
    """The id of the block."""
    name: str
    """The name they had when they were blocked."""
    since: int
    """When they were blocked, in milliseconds since 1970."""


class OfferOut(Struct):
    """A challenge: the player it comes from, or went to."""

    match: str
    """The id of the match that it would be."""
    game: str
    """The name of the game."""
    name: str
    """The other player's name."""
    since: int
    """When it was made, in milliseconds since 1970."""
    refused: bool
    """Whether it was declined."""


class FriendsOut(Struct):
    """Friends without a directory."""

    friends: list[FriendOut]
    """Recent opponents and partners, the latest first."""
    blocked: list[BlockOut]
    """The players whom the caller has blocked."""
    offers: list[OfferOut]
    """Challenges to the caller."""
    offered: list[OfferOut]
    """The caller's own challenges."""


async def friends(context: RequestContext) -> FriendsOut:
    """Recent opponents and partners, blocked players, and challenges both ways."""
    guest, service = context.caller.require_guest(), context.services.friends
    challenges = context.services.challenges
    blocks = await service.list_blocks(guest)
    blocked = {one.blocked_id for one in blocks}
    return FriendsOut(
        [FriendOut(one.match, one.seat, one.name, one.game, one.at)
         for one in await service.list_friends(guest) if one.account_id not in blocked],
        [BlockOut(block_handle(one), one.name, one.since) for one in blocks],
        [_build_offer(one) for one in await challenges.list_waiting(guest)],
        [_build_offer(one) for one in await challenges.list_sent(guest)],
    )  # fmt: skip


def _build_offer(one: ChallengeView) -> OfferOut:
    return OfferOut(one.match, one.game, one.name, one.since, one.refused is not None)


async def challenge(context: RequestContext) -> wire.Next:
    """Start a match with a seat for a recent opponent; they find it on their home page."""
    match = context.request.path_params["match"]
    return wire.Next((await context.run_body(commands.challenge, target=match)).id)


async def answer(context: RequestContext) -> wire.Next:
    """Accept a challenge, or decline it."""
    match = context.request.path_params["match"]
    await context.run_body(commands.answer_challenge, target=match)
    return wire.Next(match)


async def block(context: RequestContext) -> FriendsOut:
    """Block a player."""
    await context.run_body(commands.block, target=context.request.path_params["match"])
    return await friends(context)


async def unblock(context: RequestContext) -> FriendsOut:
    """End a block."""
    await context.run_body(commands.unblock, target=context.request.path_params["block"])
    return await friends(context)


FRIENDS_PATH: Final = "/api/friends"

ROUTES: Final = (
    Endpoint("GET", FRIENDS_PATH, friends, FriendsOut, "Those one has played with"),
    Endpoint("POST", f"{FRIENDS_PATH}/{{match}}/{{seat:int}}/challenge", challenge, wire.Next,
             "Challenge a player", Challenge),
    Endpoint("POST", f"{FRIENDS_PATH}/{{match}}/{{seat:int}}/block", block, FriendsOut,
             "Block a player", wire.Nothing),
    Endpoint("POST", f"{FRIENDS_PATH}/blocked/{{block}}/end", unblock, FriendsOut,
             "Block them no more", wire.Nothing),
    Endpoint("POST", f"{FRIENDS_PATH}/offers/{{match}}", answer, wire.Next, "Answer a challenge",
             Answer),
)  # fmt: skip
