"""The API of duplicate: the deals of the day, sets for a link, and what came of them."""

from typing import Final

from boneyard.contests.duplicate import Session
from boneyard.games import called
from boneyard.server import wire, wire_duplicate
from boneyard.server.commands.duplicate import MAKE_SET, PLAY_DEAL, Dealt, Making
from boneyard.server.contests.duplicates import Row, Sheet
from boneyard.server.endpoints import Endpoint
from boneyard.server.requests import Ask, whole_of
from boneyard.server.tables import NoMatch


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
    sheet = await ask.house.duplicates.sheet(session, ask.guest)
    return wire_duplicate.SetOut(
        session.id, called(session.game), dict(session.options), session.level, session.opens,
        session.closes, session.commitment, session.secret.hex() if sheet.open else "",
        sheet.players, [_deal(row) for row in sheet.rows], _standings(sheet),
    )  # fmt: skip


def _deal(row: Row) -> wire_duplicate.DealOut:
    known = row.counts
    return wire_duplicate.DealOut(
        row.deal + 1, row.match, row.over, row.counts, row.margin if known else None,
        row.share, row.field if known else None, row.master,
    )  # fmt: skip


def _standings(sheet: Sheet) -> list[wire_duplicate.RankedOut] | None:
    if sheet.ranked is None:
        return None
    return [
        wire_duplicate.RankedOut(one.place, one.name, one.share, one.played, one.ahead, one.own)
        for one in sheet.ranked
    ]


async def make(ask: Ask) -> wire_duplicate.SetOut:
    """Make a set of deals; whoever has the link plays it."""
    said = await ask.body(wire_duplicate.MakeSet)
    made = await ask.run(MAKE_SET, Making(said.game, said.options, said.deals, said.level))
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


DUPLICATE: Final = "/api/duplicate"
DEAL: Final = f"{DUPLICATE}/{{session}}/{{deal:int}}"

ROUTES: Final = (
    Endpoint("GET", DUPLICATE, duplicate, wire_duplicate.DuplicateOut, "The duplicate of the day"),
    Endpoint("POST", DUPLICATE, make, wire_duplicate.SetOut, "Make a set of deals for a link",
             wire_duplicate.MakeSet),
    Endpoint("GET", f"{DUPLICATE}/{{session}}", found, wire_duplicate.SetOut, "A set of deals"),
    Endpoint("POST", DEAL, play, wire.Next, "Play a deal", wire_duplicate.PlayDeal),
    Endpoint(
        "GET", DEAL, finished_deal, wire_duplicate.LookedOut, "A deal that one has finished"
    ),
)  # fmt: skip
