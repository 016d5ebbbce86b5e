"""Commands of the lobby: offer a match, sit down at a table, pair with anyone."""

from boneyard.games import get_game
from boneyard.schemas.matches import Find, Join, Nothing
from boneyard.server.commands import CommandContext, allow_anyone, command
from boneyard.server.matches.commands import START, check_rated_seat
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.permissions import require_participant
from boneyard.server.matches.setup import (
    MatchPlan,
    OfferOptions,
    SeatRequest,
    Seeker,
    count_players,
    supported_language_or_none,
)
from boneyard.server.player_names import clean_text


@command("offer", permission=require_participant)
async def offer(context: CommandContext, payload: OfferOptions) -> None:
    """Show a match that waits for players in the lobby."""
    seeker = Seeker(context.caller.ensure_guest(), context.caller.address)
    await context.services.lobby.offer_match(context.live, seeker, payload)


@command("withdraw", permission=require_participant)
async def withdraw(context: CommandContext, payload: Nothing) -> None:
    """Show a match in the lobby no longer."""
    await context.services.lobby.withdraw(context.live)


@command("sit", permission=allow_anyone)
async def join_table(context: CommandContext, payload: Join) -> int:
    """Take any free seat of an open table; gives the seat."""
    services, live, caller = context.services, context.live, context.caller
    name = clean_text(payload.name, services.settings.most_name, "name")
    seed = clean_text(payload.seed, services.settings.most_seed, "seed")
    if not live.seats_of(caller.guest):
        await check_rated_seat(context)
    seeker = Seeker(caller.ensure_guest(), caller.address, name)
    return await services.lobby.join_table(live, seeker, seed)


@command("anyone", permission=allow_anyone, limit=START)
async def find_opponents(context: CommandContext, payload: Find) -> LiveMatch:
    """Pair with players who ask for the same, or open a table and wait there."""
    name = clean_text(payload.name, context.services.settings.most_name, "name")
    players = count_players(get_game(payload.game), payload.options)
    seats = [SeatRequest("person", name), *[SeatRequest("open")] * (players - 1)]
    offer = OfferOptions(payload.level, supported_language_or_none(payload.language))
    return await quick_pair.handler(
        context,
        MatchPlan(
            payload.game, payload.options, seats,
            clock=payload.clock, offer=offer, rated=payload.rated,
        ),
    )  # fmt: skip


@command("quick-pair", permission=allow_anyone, limit=START)
async def quick_pair(context: CommandContext, plan: MatchPlan) -> LiveMatch:
    """Sit down where the same is played, or open a table and wait there."""
    services, caller = context.services, context.caller
    services.house_rules.check_allowed(plan.game)
    if plan.rated:
        await services.accounts.check_has_sign_in(caller.guest, caller.session)
    seeker = Seeker(caller.ensure_guest(), caller.address, plan.seats[0].name)
    return await services.lobby.quick_pair(plan, seeker)
