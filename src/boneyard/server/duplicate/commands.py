"""Commands of duplicate contests: play a deal, make a set, pairs and teams."""

from typing import TYPE_CHECKING

from msgspec import Struct

from boneyard.games import get_game
from boneyard.server.commands import CommandContext, allow_anyone, command
from boneyard.server.duplicate.service import SetRequest
from boneyard.server.errors import HttpError
from boneyard.server.matches.limits import START
from boneyard.server.matches.models import StoredSeat
from boneyard.tournaments.duplicate import DealSet

if TYPE_CHECKING:
    from boneyard.server.duplicate.store import Party
    from boneyard.server.matches.match import LiveMatch


class PlayDealPayload(Struct, frozen=True):
    """A deal that somebody wants to play, and what they are called there."""

    session: DealSet
    deal: int
    name: str


class JoinPairPayload(Struct, frozen=True):
    """Somebody who wants to play a pair's set, by its link."""

    pair: str
    name: str


class TakeSeatPayload(Struct, frozen=True):
    """A place in a room of teams that somebody wants."""

    session: DealSet
    room: int
    seat: int
    name: str


class MakePairPayload(Struct, frozen=True):
    """A set that somebody wants to play with a partner."""

    session: DealSet
    name: str


@command("deal", permission=allow_anyone, limit=START)
async def play_deal(context: CommandContext, payload: PlayDealPayload) -> "LiveMatch":
    """Play a deal of a set, or go on with it."""
    guest, services = context.caller.ensure_guest(), context.services

    async def seating(owner: bytes, name: str) -> StoredSeat:
        hue = await services.accounts.get_hue(owner)
        return StoredSeat(kind="person", name=name, owner=owner, hue=hue)

    return await services.duplicates.begin_deal(
        payload.session, payload.deal, guest, payload.name, seating
    )


@command("set", permission=allow_anyone, limit=START)
async def make_set(context: CommandContext, payload: SetRequest) -> DealSet:
    """Make a set of deals."""
    if get_game(payload.game).rules_json and not context.services.settings.own_rules:
        raise HttpError(403, "server-no-own-rules")
    return await context.services.duplicates.make_set(context.caller.ensure_guest(), payload)


@command("pair", permission=allow_anyone, limit=START)
async def make_pair(context: CommandContext, payload: MakePairPayload) -> "Party":
    """Play a set with a partner, who follows a link."""
    guest, parties = context.caller.ensure_guest(), context.services.duplicates.parties
    return await parties.make_pair(payload.session, guest, payload.name)


@command("join-pair", permission=allow_anyone, limit=START)
async def join_pair(context: CommandContext, payload: JoinPairPayload) -> DealSet:
    """Become a partner; gives the set that the pair plays."""
    guest, duplicates = context.caller.ensure_guest(), context.services.duplicates
    party = await duplicates.parties.find_pair(payload.pair)
    session = await duplicates.find_set(party.session)
    await duplicates.parties.join_pair(session, party, guest, payload.name)
    return session


@command("place", permission=allow_anyone, limit=START)
async def take_team_seat(context: CommandContext, payload: TakeSeatPayload) -> None:
    """Take a seat in a room of teams."""
    guest, parties = context.caller.ensure_guest(), context.services.duplicates.parties
    await parties.take_seat(payload.session, payload.room, payload.seat, guest, payload.name)


@command("fill", permission=allow_anyone)
async def fill_team_seats(context: CommandContext, session: DealSet) -> None:
    """Let bots take the free seats of teams; only the host may."""
    await context.services.duplicates.parties.fill_with_bots(session, context.guest)


@command("stand", permission=allow_anyone)
async def leave_party(context: CommandContext, session: DealSet) -> None:
    """Leave a pair or a team, as long as nothing has been begun."""
    await context.services.duplicates.parties.leave_party(session, context.guest)
