"""API of the lobby: open tables."""

from typing import Final

from boneyard.games import GAMES, game_name_of, get_game
from boneyard.schemas import matches as wire
from boneyard.server.context import RequestContext
from boneyard.server.endpoints import Endpoint
from boneyard.server.lobby import commands
from boneyard.server.lobby.store import WaitingTable
from boneyard.server.matches import serialize
from boneyard.server.matches.api import MATCH_PATH, _count_players, supported_language_or_none
from boneyard.server.matches.models import parse_contest
from boneyard.server.matches.setup import MatchPlan, OfferOptions, SeatRequest


def build_open_table(waiting: WaitingTable, guest: bytes | None) -> wire.OpenTable:
    """An open table as it is listed."""
    offer = waiting.offer
    return wire.OpenTable(
        match=offer.match,
        game=game_name_of(offer.game),
        title=get_game(offer.game).title,
        options=dict(waiting.options),
        seats=[wire.OpenSeat(kind, name, bot) for kind, name, _, bot in waiting.seats],
        clock=offer.pace,
        level=offer.level,
        language=offer.language,
        over_days=offer.stays,
        since=offer.at,
        yours=guest is not None and guest in waiting.owners,
        rated=parse_contest(waiting.contest).pool,
    )


async def tables(context: RequestContext) -> wire.OpenTables:
    """The tables with a seat for anybody."""
    game = context.request.query_params.get("game", "")
    found = await context.services.lobby.list_tables(context.guest, game if game in GAMES else "")
    return wire.OpenTables([build_open_table(one, context.guest) for one in found])


async def anyone(context: RequestContext) -> wire.Started:
    """Sit down at an open table where the same is played; or open one, and wait there."""
    wanted = await context.parse_body(wire.Find)
    places = [SeatRequest("person", context.clean_name(wanted.name))]
    places += [SeatRequest("open")] * (_count_players(get_game(wanted.game), wanted.options) - 1)
    offer = OfferOptions(wanted.level, supported_language_or_none(wanted.language))
    plan = MatchPlan(
        wanted.game, wanted.options, places, clock=wanted.clock, offer=offer, rated=wanted.rated
    )
    live = await context.run(commands.quick_pair, plan)
    return wire.Started(
        live.id, serialize.build_look(live, context.guest, context.viewer_seat(live))
    )


async def sit(context: RequestContext) -> wire.Look:
    """Take any seat of an open table."""
    live = await context.load_match()
    seat = await context.run_body(commands.join_table, live)
    return serialize.build_look(live, context.guest, seat)


async def offer(context: RequestContext) -> wire.Done:
    """Show a match that waits for players on the open tables, or show it there no longer."""
    live = await context.load_match()
    said = await context.parse_body(wire.Offer)
    if said.open:
        wish = OfferOptions(said.level, supported_language_or_none(said.language))
        await context.run(commands.offer, wish, live)
    else:
        await context.run(commands.withdraw, wire.Nothing(), live)
    return wire.Done(context.last_visible_entry(live))


ROUTES: Final = (
    Endpoint(
        "GET",
        "/api/tables",
        tables,
        wire.OpenTables,
        "Tables with a seat for anybody",
        query=(("game", "only tables of this game"),),
    ),
    Endpoint("POST", "/api/tables", anyone, wire.Started, "Play with anybody", wire.Find),
    Endpoint("POST", "/api/tables/{match}", sit, wire.Look, "Sit down at an open table", wire.Join),
    Endpoint(
        "POST",
        f"{MATCH_PATH}/offer",
        offer,
        wire.Done,
        "Show it on the open tables, or don't",
        wire.Offer,
    ),
)
