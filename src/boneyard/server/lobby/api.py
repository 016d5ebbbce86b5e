"""API of the lobby: open tables."""

from typing import Final

from boneyard.games import GAMES, called, game_named
from boneyard.schemas import matches as wire
from boneyard.server.context import Ask
from boneyard.server.endpoints import Endpoint
from boneyard.server.lobby.service import ANYONE, OFFER, SIT, WITHDRAW
from boneyard.server.lobby.store import Waiting
from boneyard.server.matches import serialize
from boneyard.server.matches.api import MATCH, _players, spoken_in
from boneyard.server.matches.commands import Joining
from boneyard.server.matches.eligibility import pool_in
from boneyard.server.matches.setup import Offering, Place, Plan


def open_table(waiting: Waiting, guest: bytes | None) -> wire.OpenTable:
    """An open table as it is listed."""
    offer = waiting.offer
    return wire.OpenTable(
        match=offer.match,
        game=called(offer.game),
        title=game_named(offer.game).title,
        options=dict(waiting.options),
        seats=[wire.OpenSeat(kind, name, bot) for kind, name, _, bot in waiting.seats],
        clock=offer.pace,
        level=offer.level,
        language=offer.language,
        over_days=offer.stays,
        since=offer.at,
        yours=guest is not None and guest in waiting.people,
        rated=pool_in(waiting.contest),
    )


async def tables(ask: Ask) -> wire.OpenTables:
    """The tables with a seat for anybody."""
    game = ask.request.query_params.get("game", "")
    found = await ask.house.hall.tables(ask.guest, game if game in GAMES else "")
    return wire.OpenTables([open_table(one, ask.guest) for one in found])


async def anyone(ask: Ask) -> wire.Started:
    """Sit down at an open table where the same is played; or open one, and wait there."""
    wanted = await ask.body(wire.Find)
    places = [Place("person", ask.name(wanted.name))]
    places += [Place("open")] * (_players(game_named(wanted.game), wanted.options) - 1)
    offer = Offering(wanted.level, spoken_in(wanted.language))
    plan = Plan(
        wanted.game, wanted.options, places, clock=wanted.clock, offer=offer, rated=wanted.rated
    )
    live = await ask.run(ANYONE, plan)
    return wire.Started(live.id, serialize.look(live, ask.guest, ask.eyes(live)))


async def sit(ask: Ask) -> wire.Look:
    """Take any seat of an open table."""
    live = await ask.live()
    said = await ask.body(wire.Join)
    seat = await ask.run(SIT, Joining(ask.name(said.name), ask.seed(said.seed)), live)
    return serialize.look(live, ask.guest, seat)


async def offer(ask: Ask) -> wire.Done:
    """Show a match that waits for players on the open tables, or show it there no longer."""
    live = await ask.live()
    said = await ask.body(wire.Offer)
    if said.open:
        await ask.run(OFFER, Offering(said.level, spoken_in(said.language)), live)
    else:
        await ask.run(WITHDRAW, None, live)
    return wire.Done(ask.number_of(live))


ROUTES: Final = (
    Endpoint("GET", "/api/tables", tables, wire.OpenTables, "Tables with a seat for anybody",
             query=(("game", "only tables of this game"),)),
    Endpoint("POST", "/api/tables", anyone, wire.Started, "Play with anybody", wire.Find),
    Endpoint("POST", "/api/tables/{match}", sit, wire.Look, "Sit down at an open table", wire.Join),
    Endpoint("POST", f"{MATCH}/offer", offer, wire.Done, "Show it on the open tables, or don't",
             wire.Offer),
)  # fmt: skip
