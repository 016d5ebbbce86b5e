"""API of tournaments: schemas and endpoints."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from boneyard.games import called, game_named
from boneyard.schemas import matches as wire
from boneyard.server.context import Ask
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import Refused
from boneyard.server.names import cleaned
from boneyard.server.tournaments.service import (
    ADD_BOTS,
    BEGIN,
    CALL_OFF,
    ENTER,
    JOIN_SIDE,
    LEAVE,
    MAKE,
    BotsEntering,
    Entering,
    Leaving,
    Partnering,
    Wanted,
)
from boneyard.server.tournaments.view_cache import PublicView, TournamentViews
from boneyard.server.tournaments.visibility import Shown
from boneyard.tournaments.plan import Deals, Format, Plan
from boneyard.tournaments.standings import BEATEN, FIELD, MET

Few = Annotated[int, Meta(ge=0, le=100_000)]


class Make(Struct, forbid_unknown_fields=True, kw_only=True):
    """A tournament as it is wanted."""

    game: str
    options: dict[str, Any] = {}
    title: Annotated[str, Meta(max_length=200)] = ""
    clock: str = "5-minutes"
    format: Format = "swiss"
    rounds: Few = 0
    """Of a Swiss; 0: as many as it takes."""
    best_of: Few = 1
    """Boards of a meeting of a knock-out."""
    minutes: Few = 60
    """How long an arena takes."""
    deals: Deals = "same"
    grace: Few = 0
    """Minutes that one may keep a board waiting for one's first move; 0: as the clock has it."""
    begins: int | None = None
    """When it begins by itself, in milliseconds since 1970; none: when its host says so."""
    rated: bool = False
    """Its boards count for ratings."""


class Made(Struct):
    """A tournament that was made."""

    tournament: str


class Enter(Struct, forbid_unknown_fields=True):
    """Somebody who enters."""

    name: Annotated[str, Meta(max_length=200)] = ""
    bot: bool = False
    """In sides of two: with a bot as partner, and no link for one."""


class Join(Struct, forbid_unknown_fields=True):
    """Somebody who enters as a partner."""

    link: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=200)] = ""


class AddBots(Struct, forbid_unknown_fields=True):
    """Bots that enter."""

    bot: str
    count: Few = 1


class Leave(Struct, forbid_unknown_fields=True):
    """Somebody who leaves: oneself, or, for the host, the entrant of that number."""

    number: Few | None = None


class EntrantOut(Struct):
    """Somebody who has entered."""

    number: int
    name: str
    kind: str
    bot: str
    since: int
    """The first round for which they were there."""
    until: int | None
    """The last one, if they have left."""
    partner: str = ""
    """In sides of two: open (a bot plays until somebody comes), person or bot."""
    partner_name: str = ""


class LineOut(Struct):
    """How one stands; points as numbers, a drawn board half a point."""

    place: int
    number: int
    points: float
    ties: list[float]
    """What breaks ties, in the order of `ties`."""
    won: int
    drawn: int
    lost: int
    byes: int


class BoardOut(Struct):
    """A board: two who meet, or one who has a bye."""

    round: int
    number: int
    leg: int
    first: int
    second: int | None
    over: bool
    points: list[float] | None
    """Of both, if it may be told."""
    margin: int
    end: str
    """Played out (''), bye, absent, closed or short."""
    match: str
    """Where it is played; '': nowhere, or that is not for you to know yet."""


class TournamentOut(Struct):
    """A tournament as one may know it."""

    tournament: str
    title: str
    game: str
    options: dict[str, Any]
    clock: str
    format: str
    deals: str
    best_of: int
    minutes: int
    grace: int
    stage: str
    """open, playing, over, or off."""
    round: int
    rounds: int
    """How many there are; 0: it has not begun, or goes by time."""
    made: int
    begins: int | None
    began: int | None
    ended: int | None
    cut: bool
    """It ended early: nobody was left whom anybody might have met."""
    commitment: str
    """The SHA-256 of its secret."""
    secret: str
    """Once it is over."""
    host: bool
    """You made it."""
    you: int | None
    """Your number."""
    ties: list[str]
    entrants: list[EntrantOut]
    standings: list[LineOut]
    boards: list[BoardOut]
    rated: bool
    link: str
    """What your partner enters by; '': nobody is awaited."""


class TournamentInfo(Struct):
    """A tournament in a list."""

    tournament: str
    title: str
    game: str
    format: str
    stage: str
    made: int


class TournamentList(Struct):
    """One's own tournaments: those one made or has entered, the latest first."""

    tournaments: list[TournamentInfo]


#: The longest title.
TITLE: Final = 60

#: How many of one's own are listed.
LISTED: Final = 50

#: What the values that break ties are counted in.
_PARTS: Final = {FIELD: 10, MET: 2, BEATEN: 4}


def _id(ask: Ask) -> str:
    return str(ask.request.path_params["tournament"])


async def public_view(ask: Ask) -> PublicView:
    """The tournament that the address names, as anyone may know it."""
    views: TournamentViews = ask.request.app.state.tournament_views
    return await views.find(ask.long, _id(ask))


async def seen(ask: Ask) -> Shown:
    """The tournament that the address names, as the asker may know it."""
    return (await public_view(ask)).seen_by(ask.guest)


def wanted_of(ask: Ask, said: Make) -> Wanted:
    """A tournament as the request describes it."""
    if game_named(said.game).own and not ask.settings.own_rules:
        raise Refused(403, "house-no-own-rules")
    plan = Plan(
        format=said.format, rounds=said.rounds, best_of=said.best_of, minutes=said.minutes,
        deals=said.deals, grace=said.grace, rated=said.rated,
    )  # fmt: skip
    return Wanted(
        game=said.game, options=said.options, clock=said.clock, plan=plan,
        title=cleaned(said.title, TITLE, "name"), begins=said.begins,
    )  # fmt: skip


async def tournaments(ask: Ask) -> TournamentList:
    """Those that one made or has entered."""
    if ask.guest is None:
        return TournamentList([])
    found = await ask.house.store.tournaments.of(ask.guest, LISTED)
    return TournamentList([
        TournamentInfo(one.id, one.title, called(one.game), one.plan.format, one.stage, one.made)
        for one in found
    ])  # fmt: skip


async def make_tournament(ask: Ask) -> Made:
    """Make one."""
    said = await ask.body(Make)
    return Made(await ask.run(MAKE, wanted_of(ask, said)))


async def tournament(ask: Ask) -> TournamentOut:
    """A tournament as one may know it: entrants, standings and boards."""
    return told(await seen(ask))


async def enter_tournament(ask: Ask) -> TournamentOut:
    """Enter it."""
    said = await ask.body(Enter)
    await ask.run(ENTER, Entering(_id(ask), _name(ask, said.name), said.bot))
    return await tournament(ask)


async def join_side(ask: Ask) -> TournamentOut:
    """Enter it as somebody's partner."""
    said = await ask.body(Join)
    await ask.run(JOIN_SIDE, Partnering(_id(ask), said.link, _name(ask, said.name)))
    return await tournament(ask)


def _name(ask: Ask, said: str) -> str:
    name = ask.name(said)
    if not name:
        raise Refused(400, "tournaments-name")
    return name


async def add_bots(ask: Ask) -> TournamentOut:
    """Let bots enter."""
    said = await ask.body(AddBots)
    await ask.run(ADD_BOTS, BotsEntering(_id(ask), said.bot, said.count))
    return await tournament(ask)


async def leave_tournament(ask: Ask) -> TournamentOut:
    """Leave it."""
    said = await ask.body(Leave)
    await ask.run(LEAVE, Leaving(_id(ask), said.number))
    return await tournament(ask)


async def begin_tournament(ask: Ask) -> TournamentOut:
    """Begin it."""
    await ask.body(wire.Nothing)
    await ask.run(BEGIN, _id(ask))
    return await tournament(ask)


async def call_off(ask: Ask) -> TournamentOut:
    """Call it off."""
    await ask.body(wire.Nothing)
    await ask.run(CALL_OFF, _id(ask))
    return await tournament(ask)


def told(seen: Shown) -> TournamentOut:
    """A tournament as the API tells it."""
    kept, plan = seen.tournament, seen.tournament.plan
    return TournamentOut(
        kept.id, kept.title, called(kept.game), dict(kept.options), kept.clock, plan.format,
        plan.deals, plan.best_of, plan.minutes, plan.grace, kept.stage, seen.round, kept.rounds,
        kept.made, kept.begins, kept.began, kept.ended, kept.cut, seen.commitment, seen.secret,
        seen.host, seen.you.number if seen.you is not None else None, list(seen.ties),
        [EntrantOut(one.number, one.name, one.kind, one.bot, one.since, one.until, one.partner,
                    one.partner_name)
         for one in seen.entrants],
        [LineOut(line.place, line.number, line.points / 2,
                 [value / _PARTS.get(name, 1)
                  for name, value in zip(seen.ties, line.ties, strict=True)],
                 line.won, line.drawn, line.lost, line.byes) for line in seen.lines],
        [BoardOut(
            one.board.round, one.board.number, one.board.leg, one.board.first, one.board.second,
            one.over,
            None if one.board.outcome is None
            else [one.board.outcome.first / 2, one.board.outcome.second / 2],
            one.board.outcome.margin if one.board.outcome else 0,
            one.board.outcome.end if one.board.outcome else "", one.match,
        ) for one in seen.boards],
        plan.rated, seen.link,
    )  # fmt: skip


ALL: Final = "/api/tournaments"

ONE: Final = f"{ALL}/{{tournament}}"


ROUTES: Final = (
    Endpoint("GET", ALL, tournaments, TournamentList, "One's own tournaments"),
    Endpoint("POST", ALL, make_tournament, Made, "Make a tournament", Make),
    Endpoint("GET", ONE, tournament, TournamentOut, "A tournament: entrants, standings, boards"),
    Endpoint("POST", f"{ONE}/enter", enter_tournament, TournamentOut, "Enter it", Enter),
    Endpoint("POST", f"{ONE}/join", join_side, TournamentOut, "Enter as a partner", Join),
    Endpoint("POST", f"{ONE}/bots", add_bots, TournamentOut, "Let bots enter (host)", AddBots),
    Endpoint("POST", f"{ONE}/leave", leave_tournament, TournamentOut, "Leave it", Leave),
    Endpoint("POST", f"{ONE}/begin", begin_tournament, TournamentOut, "Begin it (host)",
             wire.Nothing),
    Endpoint("POST", f"{ONE}/off", call_off, TournamentOut, "Call it off (host)", wire.Nothing),
)  # fmt: skip
