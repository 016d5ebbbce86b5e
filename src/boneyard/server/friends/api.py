"""The API of friends: those one has played with, challenges and blocks."""

from typing import Any, Final

from boneyard.bots.registry import USUAL
from boneyard.core.options import OptionError
from boneyard.games import game_named
from boneyard.schemas import matches as wire
from boneyard.server.accounts import api as accounts_api
from boneyard.server.accounts.api import somebody
from boneyard.server.accounts.models import Offered
from boneyard.server.context import Ask
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import MatchError
from boneyard.server.friends.service import blocked_handle
from boneyard.server.matches.commands import ACCEPT, DECLINE, JOIN, START, Joining
from boneyard.server.matches.match import LiveMatch
from boneyard.server.matches.reserved_seats import free_seats, reserved_seats
from boneyard.server.matches.setup import Place, Plan


def person_of(ask: Ask) -> bytes:
    """Who asks, if they are anybody."""
    guest = somebody(ask).guest
    assert guest is not None
    return guest


async def friends(ask: Ask) -> accounts_api.FriendsOut:
    """Those whom one has played with, whom one has blocked, and challenges both ways."""
    person, known = person_of(ask), ask.house.friends
    blocks = await known.blocks(person)
    blocked = {one.other for one in blocks}
    return accounts_api.FriendsOut(
        [accounts_api.FriendOut(one.match, one.seat, one.name, one.game, one.at)
         for one in await known.known(person) if one.person not in blocked],
        [accounts_api.BlockOut(blocked_handle(one), one.name, one.since) for one in blocks],
        [_offer(one) for one in await known.offers(person)],
        [_offer(one) for one in await known.offered(person)],
    )  # fmt: skip


def _offer(one: Offered) -> accounts_api.OfferOut:
    return accounts_api.OfferOut(one.match, one.game, one.name, one.since, one.refused is not None)


async def challenge(ask: Ask) -> wire.Next:
    """Begin a match with a seat for somebody whom one has played with; they find it at home."""
    said = await ask.body(accounts_api.Challenge)
    match = ask.request.path_params["match"]
    live = await challenged(ask, match, ask.seat, said.game, said.options, ask.name(said.name))
    return wire.Next(live.id)


async def challenged(
    ask: Ask, match: str, seat: int, game: str, options: dict[str, Any], name: str
) -> LiveMatch:
    """Challenge whoever sits in that seat; bots take the seats that are left."""
    person = person_of(ask)
    mate = await ask.house.friends.may_challenge(person, match, seat)
    try:
        players = game_named(game).rules(**options).players
    except TypeError:
        raise OptionError("house-no-option", game=game[:40]) from None
    if players < 2:
        raise MatchError("friends-alone")
    own = name or await ask.house.friends.called(person)
    bots = [Place("bot", bot=USUAL)] * (players - 2)
    live = await ask.run(START, Plan(game, options, [Place("person", own), Place("open"), *bots]))
    await ask.house.friends.challenge(person, mate.person, live.id)
    return live


async def answer(ask: Ask) -> wire.Next:
    """Take a challenge up, or say no."""
    said = await ask.body(accounts_api.Answer)
    match = ask.request.path_params["match"]
    await answered(ask, match, said.accept, ask.name(said.name))
    return wire.Next(match)


async def answered(ask: Ask, match: str, accept: bool, name: str) -> None:
    """Sit down where one is challenged, or say no."""
    person = person_of(ask)
    offer = await ask.house.friends.offer(person, match)
    live = await ask.house.match(offer.match)
    if reserved_seats(live, person):
        await ask.run(ACCEPT if accept else DECLINE, None, live)
        return
    if not accept:
        await ask.house.friends.refuse(person, match)
        return
    own = name or await ask.house.friends.called(person)
    seat = next(iter(free_seats(live, person)), None)
    await ask.run(JOIN, Joining(own), live, seat)


async def block(ask: Ask) -> accounts_api.FriendsOut:
    """Have nothing to do with somebody any more."""
    await ask.body(wire.Nothing)
    await ask.house.friends.block(person_of(ask), ask.request.path_params["match"], ask.seat)
    return await friends(ask)


async def unblock(ask: Ask) -> accounts_api.FriendsOut:
    """Let somebody come again."""
    await ask.body(wire.Nothing)
    await ask.house.friends.unblock(person_of(ask), ask.request.path_params["block"])
    return await friends(ask)


FRIENDS: Final = "/api/friends"

ROUTES: Final = (
    Endpoint("GET", FRIENDS, friends, accounts_api.FriendsOut, "Those one has played with"),
    Endpoint("POST", f"{FRIENDS}/{{match}}/{{seat:int}}/challenge", challenge, wire.Next,
             "Challenge somebody", accounts_api.Challenge),
    Endpoint("POST", f"{FRIENDS}/{{match}}/{{seat:int}}/block", block, accounts_api.FriendsOut,
             "Block somebody", wire.Nothing),
    Endpoint("POST", f"{FRIENDS}/blocked/{{block}}/end", unblock, accounts_api.FriendsOut,
             "Block them no more", wire.Nothing),
    Endpoint("POST", f"{FRIENDS}/offers/{{match}}", answer, wire.Next, "Answer a challenge",
             accounts_api.Answer),
)  # fmt: skip
