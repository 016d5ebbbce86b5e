"""Commands of duplicate contests: play a deal, make a set, pairs and teams."""

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from boneyard.core.options import Value
from boneyard.duplicate.deal_sets import DEFAULT_BOT_LEVEL, DEFAULT_DEALS, MAX_DEALS, DealSet
from boneyard.games import get_game
from boneyard.schemas.matches import Nothing, ShortText
from boneyard.server.commands import CommandContext, allow_anyone, command
from boneyard.server.duplicate.service import SetRequest
from boneyard.server.errors import HttpError
from boneyard.server.matches.commands import START
from boneyard.server.matches.models import StoredSeat
from boneyard.server.player_names import clean_text

if TYPE_CHECKING:
    from boneyard.server.matches.live_match import LiveMatch


class PlayDeal(Struct, forbid_unknown_fields=True):
    """Play a deal, or take a place, under a name."""

    name: ShortText = ""
    """The caller's name."""


class DealPayload(PlayDeal):
    """The same with the number of the deal, from 1."""

    deal: int = 0


class TeamSeatPayload(PlayDeal):
    """The same with a room of teams and a seat there."""

    room: int = 0
    place: int = -1


class MakeSet(Struct, forbid_unknown_fields=True):
    """A set of deals for a link."""

    game: Annotated[str, Meta(max_length=20_000)]
    """The name of a game, or custom rules as JSON."""
    options: dict[str, Value] = {}
    """Options of the game, as `/api/games/{game}` lists them."""
    deals: Annotated[int, Meta(ge=1, le=MAX_DEALS)] = DEFAULT_DEALS
    """How many deals."""
    level: Annotated[str, Meta(max_length=20)] = DEFAULT_BOT_LEVEL
    """The bot that plays the other seats."""
    teams: bool = False
    """Two teams of four play it, in two rooms."""


def _clean_name(context: CommandContext, payload: PlayDeal) -> str:
    return clean_text(payload.name, context.services.settings.most_name, "name")


def _require_name(context: CommandContext, payload: PlayDeal) -> str:
    """The name of a player who plays with others: they know each other by it."""
    name = _clean_name(context, payload)
    if not name:
        raise HttpError(400, "duplicate-name")
    return name


async def _find_set(context: CommandContext) -> DealSet:
    return await context.services.duplicates.find_set(context.target)


@command("deal", permission=allow_anyone, limit=START)
async def play_deal(context: CommandContext, payload: DealPayload) -> "LiveMatch":
    """Play a deal of a set (`target`), or continue it."""
    services, session = context.services, await _find_set(context)
    name, guest = _clean_name(context, payload), context.caller.ensure_guest()

    async def make_seat(owner: bytes, name: str) -> StoredSeat:
        look = await services.accounts.get_appearance(owner)
        return StoredSeat(kind="person", name=name, owner=owner, hue=look.hue, avatar=look.avatar)

    return await services.duplicates.begin_deal(session, payload.deal - 1, guest, name, make_seat)


@command("set", permission=allow_anyone, limit=START)
async def make_set(context: CommandContext, payload: MakeSet) -> DealSet:
    """Make a set of deals."""
    if get_game(payload.game).rules_json and not context.services.settings.own_rules:
        raise HttpError(403, "server-no-own-rules")
    return await context.services.duplicates.make_set(
        context.caller.ensure_guest(),
        SetRequest(payload.game, payload.options, payload.deals, payload.level, payload.teams),
    )


@command("pair", permission=allow_anyone, limit=START)
async def make_pair(context: CommandContext, payload: PlayDeal) -> DealSet:
    """Play a set (`target`) with a partner, who follows a link."""
    session, name = await _find_set(context), _require_name(context, payload)
    guest, parties = context.caller.ensure_guest(), context.services.duplicates.parties
    await parties.make_pair(session, guest, name)
    return session


@command("join-pair", permission=allow_anyone, limit=START)
async def join_pair(context: CommandContext, payload: PlayDeal) -> DealSet:
    """Become the partner of a pair (`target`); gives the set that it plays."""
    name, duplicates = _require_name(context, payload), context.services.duplicates
    guest = context.caller.ensure_guest()
    party = await duplicates.parties.find_pair(context.target)
    session = await duplicates.find_set(party.session)
    await duplicates.parties.join_pair(session, party, guest, name)
    return session


@command("place", permission=allow_anyone, limit=START)
async def take_team_seat(context: CommandContext, payload: TeamSeatPayload) -> DealSet:
    """Take a seat in a room of the teams that play a set (`target`)."""
    session, name = await _find_set(context), _require_name(context, payload)
    guest, parties = context.caller.ensure_guest(), context.services.duplicates.parties
    await parties.take_seat(session, payload.room, payload.place, guest, name)
    return session


@command("fill", permission=allow_anyone)
async def fill_team_seats(context: CommandContext, payload: Nothing) -> DealSet:
    """Let bots take the free seats of the teams that play a set (`target`); only the host may."""
    session = await _find_set(context)
    await context.services.duplicates.parties.fill_with_bots(session, context.guest)
    return session


@command("stand", permission=allow_anyone)
async def leave_party(context: CommandContext, payload: Nothing) -> DealSet:
    """Leave a pair or a team of a set (`target`), as long as nothing has been begun."""
    session = await _find_set(context)
    await context.services.duplicates.parties.leave_party(session, context.guest)
    return session
