"""The API of duplicate: the deals of the day, sets for a link, and what came of them."""

from typing import Final

from boneyard.games import called
from boneyard.schemas import matches as wire
from boneyard.server.context import Ask, whole_of
from boneyard.server.duplicate import wire_duplicate
from boneyard.server.duplicate.duplicate import (
    FILL_PLACES,
    JOIN_PAIR,
    MAKE_PAIR,
    MAKE_SET,
    PLAY_DEAL,
    STAND_UP,
    TAKE_PLACE,
    Dealt,
    Joining,
    Pairing,
    Sitting,
)
from boneyard.server.duplicate.pairs_and_teams import TeamDeal, Teams
from boneyard.server.duplicate.score_sheets import Ranked, Row, Sheet
from boneyard.server.duplicate.service import Making
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import NoMatch, Refused
from boneyard.tournaments.duplicate import Session


def deal_in(ask: Ask) -> int:
    """The deal that the address names, counted from 1 there."""
    found = whole_of(ask.request.path_params["deal"], 2)
    if not found:
        raise NoMatch("duplicate-no-deal")
    return found - 1


async def session_in(ask: Ask) -> Session:
    """The set that the address names."""
    return await ask.house.duplicates.session(ask.request.path_params["session"])


async def duplicate(ask: Ask) -> wire_duplicate.DuplicateOut:
    """The duplicate of the day."""
    known = ask.house.duplicates
    past, coming = known.around()
    return wire_duplicate.DuplicateOut(
        await _told(ask, known.today()),
        [one.id for one in past],
        [wire_duplicate.ComingOut(one.id, one.game, one.commitment) for one in coming],
        [one.id for one in await known.of(ask.guest)],
    )


async def found(ask: Ask) -> wire_duplicate.SetOut:
    """A set, as the asker may know it."""
    return await _told(ask, await session_in(ask))


async def _told(ask: Ask, session: Session) -> wire_duplicate.SetOut:
    known = ask.house.duplicates
    sheet = await known.sheet(session, ask.guest)
    teams = await known.parties.teams(session, ask.guest) if session.teams else None
    return wire_duplicate.SetOut(
        session.id, called(session.game), dict(session.options), session.level, session.opens,
        session.closes, session.commitment, session.secret.hex() if sheet.open else "",
        sheet.players, [_deal(row) for row in sheet.rows], _standings(sheet.ranked),
        _standings(sheet.pairs), None if session.teams else _pair(sheet),
        None if teams is None else _teams(teams), sheet.ranked_too,
    )  # fmt: skip


def _deal(row: Row) -> wire_duplicate.DealOut:
    known = row.counts
    return wire_duplicate.DealOut(
        row.deal + 1, row.match, row.over, row.counts, row.margin if known else None,
        row.share, row.field or None if known else None, row.master,
    )  # fmt: skip


def _standings(ranked: tuple[Ranked, ...] | None) -> list[wire_duplicate.RankedOut] | None:
    if ranked is None:
        return None
    return [
        wire_duplicate.RankedOut(
            one.place, "".join(one.names[:1]), one.share, one.played, one.ahead, one.own,
            "".join(one.names[1:2]),
        )
        for one in ranked
    ]  # fmt: skip


def _pair(sheet: Sheet) -> wire_duplicate.PairOut | None:
    pair = sheet.pair
    if pair is None:
        return None
    return wire_duplicate.PairOut(pair.id, [one.name for one in pair.seats])


def _teams(teams: Teams) -> wire_duplicate.TeamsOut:
    seats = [
        wire_duplicate.SeatOut(one.room, one.seat, one.team, one.taken, one.name, one.own)
        for one in teams.seats
    ]
    deals = [_swing(one) for one in teams.deals]
    return wire_duplicate.TeamsOut(seats, teams.ready, teams.host, deals, teams.total)


def _swing(one: TeamDeal) -> wire_duplicate.SwingOut:
    found = one.swing
    return wire_duplicate.SwingOut(
        one.deal + 1, one.match, one.over,
        None if found is None else [found.first, found.second],
        None if found is None else found.both, list(one.matches),
    )  # fmt: skip


async def make(ask: Ask) -> wire_duplicate.SetOut:
    """Make a set of deals; whoever has the link plays it."""
    said = await ask.body(wire_duplicate.MakeSet)
    made = await ask.run(
        MAKE_SET, Making(said.game, said.options, said.deals, said.level, said.teams)
    )
    return await _told(ask, made)


async def play(ask: Ask) -> wire.Next:
    """Play a deal: the first attempt counts, and is gone on with."""
    said = await ask.body(wire_duplicate.PlayDeal)
    dealt = Dealt(await session_in(ask), deal_in(ask), ask.name(said.name))
    return wire.Next((await ask.run(PLAY_DEAL, dealt)).id)


async def finished_deal(ask: Ask) -> wire_duplicate.LookedOut:
    """A deal afterwards: for whoever has finished it, and for all when its time is over."""
    session, deal = await session_in(ask), deal_in(ask)
    seen = await ask.house.duplicates.look(session, deal, ask.guest)
    if seen is None:
        raise NoMatch("duplicate-nobody")
    return wire_duplicate.LookedOut(
        seen.match, seen.own, seen.margin, list(seen.field),
        None if seen.house is None else seen.house.margin,
        [
            wire_duplicate.PartingOut(one.made, [
                wire_duplicate.ChoiceOut(c.act, c.count, c.margin, c.house, c.own)
                for c in one.choices
            ])
            for one in seen.partings
        ],
    )  # fmt: skip


def _called(ask: Ask, said: wire_duplicate.PlayDeal) -> str:
    """What somebody is called who plays with others: they know each other by that."""
    name = ask.name(said.name)
    if not name:
        raise Refused(400, "duplicate-name")
    return name


async def make_pair(ask: Ask) -> wire_duplicate.SetOut:
    """Play a set with a partner, who follows the pair's link."""
    said, session = await ask.body(wire_duplicate.PlayDeal), await session_in(ask)
    await ask.run(MAKE_PAIR, Pairing(session, _called(ask, said)))
    return await _told(ask, session)


async def join_pair(ask: Ask) -> wire_duplicate.SetOut:
    """Become the partner of whoever has sent the link."""
    said = await ask.body(wire_duplicate.PlayDeal)
    joining = Joining(ask.request.path_params["pair"], _called(ask, said))
    return await _told(ask, await ask.run(JOIN_PAIR, joining))


async def take_place(ask: Ask) -> wire_duplicate.SetOut:
    """Take a place in a room of teams."""
    said, session = await ask.body(wire_duplicate.PlayDeal), await session_in(ask)
    room = whole_of(ask.request.path_params["room"], 2) or 0
    await ask.run(TAKE_PLACE, Sitting(session, room, ask.seat, _called(ask, said)))
    return await _told(ask, session)


async def fill_places(ask: Ask) -> wire_duplicate.SetOut:
    """Let bots take the places of teams that are free."""
    session = await session_in(ask)
    await ask.body(wire.Nothing)
    await ask.run(FILL_PLACES, session)
    return await _told(ask, session)


async def stand_up(ask: Ask) -> wire_duplicate.SetOut:
    """Leave one's pair or one's place, as long as nothing has been begun."""
    session = await session_in(ask)
    await ask.body(wire.Nothing)
    await ask.run(STAND_UP, session)
    return await _told(ask, session)


DUPLICATE: Final = "/api/duplicate"
DEAL: Final = f"{DUPLICATE}/{{session}}/{{deal:int}}"

ROUTES: Final = (
    Endpoint("GET", DUPLICATE, duplicate, wire_duplicate.DuplicateOut, "The duplicate of the day"),
    Endpoint("POST", DUPLICATE, make, wire_duplicate.SetOut, "Make a set of deals for a link",
             wire_duplicate.MakeSet),
    Endpoint("GET", f"{DUPLICATE}/{{session}}", found, wire_duplicate.SetOut, "A set of deals"),
    Endpoint("POST", f"{DUPLICATE}/{{session}}/pair", make_pair, wire_duplicate.SetOut,
             "Play a set with a partner", wire_duplicate.PlayDeal),
    Endpoint("POST", f"{DUPLICATE}/pairs/{{pair}}", join_pair, wire_duplicate.SetOut,
             "Become somebody's partner", wire_duplicate.PlayDeal),
    Endpoint("POST", f"{DUPLICATE}/{{session}}/rooms/{{room:int}}/{{seat:int}}", take_place,
             wire_duplicate.SetOut, "Take a place in a team", wire_duplicate.PlayDeal),
    Endpoint("POST", f"{DUPLICATE}/{{session}}/bots", fill_places, wire_duplicate.SetOut,
             "Let bots take the free places of teams", wire.Nothing),
    Endpoint("POST", f"{DUPLICATE}/{{session}}/stand", stand_up, wire_duplicate.SetOut,
             "Leave one's pair or team", wire.Nothing),
    Endpoint("POST", DEAL, play, wire.Next, "Play a deal", wire_duplicate.PlayDeal),
    Endpoint(
        "GET", DEAL, finished_deal, wire_duplicate.LookedOut, "A deal that one has finished"
    ),
)  # fmt: skip
