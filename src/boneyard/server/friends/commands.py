"""Commands of friends: challenge, answer a challenge, block and unblock."""

from dataclasses import replace

from msgspec import field

from boneyard.bots.registry import DEFAULT_BOT
from boneyard.core.options import OptionError
from boneyard.games import get_game
from boneyard.schemas import matches as wire
from boneyard.schemas.matches import Nothing, Request, ShortText
from boneyard.server.commands import CommandContext, command, require_guest
from boneyard.server.errors import MatchError
from boneyard.server.matches import commands as match_commands
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.rematch import free_seats, reserved_seats
from boneyard.server.matches.setup import MatchPlan, SeatRequest
from boneyard.server.player_names import clean_text

#: Stands for a form without a seat: there is none of this number.
_NO_SEAT = -1


class Challenge(Request):
    """A game to which a player is challenged; bots take the seats that are left."""

    game: ShortText
    """The name of a game."""
    options: dict[ShortText, int | bool | str] = field(default_factory=dict)
    """Options of the game, as `/api/games/{game}` lists them."""
    name: ShortText = ""
    """The caller's name."""


class Answer(Request):
    """Accept a challenge, or decline it."""

    accept: bool
    """Whether it is accepted."""
    name: ShortText = ""
    """The caller's name."""


def _seat(context: CommandContext) -> int:
    return _NO_SEAT if context.optional_seat is None else context.optional_seat


async def _own_name(context: CommandContext, text: str) -> str:
    """The name that was typed, or the one by which the caller is known."""
    name = clean_text(text, context.services.settings.most_name, "name")
    return name or await context.services.friends.find_name(context.caller.require_guest())


@command("challenge", permission=require_guest)
async def challenge(context: CommandContext, payload: Challenge) -> LiveMatch:
    """Start a match with the player of a seat of a match (`target`); bots take the other seats."""
    services, guest = context.services, context.caller.require_guest()
    friend = await services.challenges.check(guest, context.target, _seat(context))
    try:
        players = get_game(payload.game).rules(**payload.options).players
    except TypeError:
        raise OptionError("server-no-option", game=payload.game[:40]) from None
    if players < 2:
        raise MatchError("friends-alone")
    own = await _own_name(context, payload.name)
    bots = [SeatRequest("bot", bot=DEFAULT_BOT)] * (players - 2)
    seats = [SeatRequest("person", own), SeatRequest("open"), *bots]
    live = await match_commands.start.run(context, MatchPlan(payload.game, payload.options, seats))
    await services.challenges.send(guest, friend.account_id, live.id)
    return live


@command("answer-challenge", permission=require_guest)
async def answer_challenge(context: CommandContext, payload: Answer) -> None:
    """Sit down in the match (`target`) that the caller is challenged to, or decline."""
    services, guest = context.services, context.caller.require_guest()
    offer = await services.challenges.find(guest, context.target)
    live = await services.registry.get_match(offer.match)
    there = replace(context, optional_match=live)
    if reserved_seats(live, guest):
        answer = match_commands.accept if payload.accept else match_commands.decline
        await answer.run(there, Nothing())
    elif not payload.accept:
        await services.challenges.decline(guest, context.target)
    else:
        name = await _own_name(context, payload.name)
        seat = next(iter(free_seats(live, guest)), None)
        await match_commands.join.run(replace(there, optional_seat=seat), wire.Join(name))


@command("block-player", permission=require_guest)
async def block(context: CommandContext, payload: Nothing) -> None:
    """Block the player of a seat of a match (`target`)."""
    guest = context.caller.require_guest()
    await context.services.friends.block(guest, context.target, _seat(context))


@command("unblock-player", permission=require_guest)
async def unblock(context: CommandContext, payload: Nothing) -> None:
    """End a block (`target`: its handle)."""
    await context.services.friends.unblock(context.caller.require_guest(), context.target)
