"""API of duplicate contests: schemas and endpoints."""

from typing import Final

from msgspec import Struct

from boneyard.core.options import Value
from boneyard.duplicate.deal_sets import DealSet
from boneyard.games import game_name_of
from boneyard.schemas import matches as wire
from boneyard.server.commands import Command, Payload
from boneyard.server.duplicate import commands
from boneyard.server.duplicate.commands import MakeSet, PlayDeal
from boneyard.server.duplicate.pairs_and_teams import TeamDeal, Teams
from boneyard.server.duplicate.ranking import StandingsRow
from boneyard.server.duplicate.score_sheets import DealRow, ScoreSheet
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import NotFound
from boneyard.server.request_context import RequestContext, parse_int


class DealOut(Struct, frozen=True):
    """A deal as one may know it: nothing but where one plays it, until one has finished it."""

    deal: int
    """Counted from 1."""
    match: str
    """Where one has begun it; empty: one hasn't."""
    over: bool
    """Whether the caller has finished it."""
    counts: bool
    """Whether it ended in time."""
    margin: int | None
    """Points that one came out ahead."""
    share: float | None
    """Match points from 0 to 1; null: no one else has finished it, or one isn't ranked."""
    field: int | None
    """How many have finished it."""
    master: int | None
    """Points that the server came out ahead; null: that isn't known yet."""


class RankedOut(Struct, frozen=True):
    """A player in the standings."""

    place: int
    """The place, from 1."""
    name: str
    """The player's name."""
    share: float
    """Match points from 0 to 1, on average."""
    played: int
    """How many deals they have finished."""
    ahead: int
    """Points that they came out ahead, in all deals."""
    own: bool
    """Whether it is the caller."""
    partner: str = ""
    """Of a pair, the other one."""


class PairOut(Struct, frozen=True):
    """The pair in which one plays a set."""

    id: str
    """What its link ends with: the player who follows it first is one's partner."""
    names: list[str]
    """Who is there; with both it can be played."""


class SeatOut(Struct, frozen=True):
    """A place in a room of teams."""

    room: int
    """1 or 2."""
    seat: int
    """From 0, as at every table."""
    team: int
    """0 or 1."""
    taken: bool
    """Whether it is taken."""
    name: str
    """Empty, where it is taken: a bot."""
    own: bool
    """Whether it is the caller's."""


class SwingOut(Struct, frozen=True):
    """A deal of teams: nothing but one's own room, until both have finished it."""

    deal: int
    """Its number, from 1."""
    match: str
    """Where the caller's room plays it; empty: it hasn't begun."""
    over: bool
    """Whether both rooms have finished it."""
    rooms: list[int] | None
    """Points that team 0 came out ahead in each room."""
    result: int | None
    """Their sum."""
    matches: list[str]
    """Where both rooms have played it."""


class TeamsOut(Struct, frozen=True):
    """A set that two teams of four play."""

    seats: list[SeatOut]
    """All places in both rooms."""
    ready: bool
    """Every place is taken: it can be played."""
    host: bool
    """Whether the caller made the set."""
    deals: list[SwingOut]
    """The deals."""
    total: int
    """Points that team 0 is ahead, in all deals that both rooms have finished."""


class SetOut(Struct, frozen=True):
    """A set of deals as one may know it."""

    id: str
    """Its id: a day, or the end of its link."""
    game: str
    """The name of the game."""
    options: dict[str, Value]
    """The options that it is played with."""
    level: str
    """The bot that plays the other seats."""
    opens: int
    """When it opened, in milliseconds since 1970."""
    closes: int | None
    """When everything is open, in milliseconds since 1970; null: never by itself."""
    commitment: str
    """The SHA-256 of its secret."""
    secret: str
    """In hexadecimal, when its time is over; before that nothing."""
    players: int
    """How many have finished a deal of it; a pair is one."""
    deals: list[DealOut]
    """The deals."""
    standings: list[RankedOut] | None
    """Null: one hasn't finished all deals, or isn't ranked, and others may still play."""
    pairs: list[RankedOut] | None
    """The same of players who play in pairs."""
    pair: PairOut | None
    """The pair in which one plays it."""
    teams: TeamsOut | None
    """Null: no teams play it."""
    ranked: bool = True
    """Whether one is ranked. In the duplicate of the day that takes a passkey, an email address, or
    a match finished a week before."""


class ComingOut(Struct, frozen=True):
    """A day that comes: its deals are fixed already."""

    id: str
    """The day."""
    game: str
    """The name of the game."""
    commitment: str
    """The SHA-256 of its secret."""


class DuplicateOut(Struct, frozen=True):
    """The duplicate of the day, those before, and those that come."""

    today: SetOut
    """The duplicate of the day."""
    past: list[str]
    """The days before, the latest first."""
    coming: list[ComingOut]
    """The days that come."""
    sets: list[str]
    """The sets that one has made or begun."""


class ChoiceOut(Struct, frozen=True):
    """What some did where others did something else."""

    move: str
    """The move."""
    count: int
    """How many made it."""
    margin: float
    """Points that they came out ahead, on average."""
    house: bool
    """Whether the server's own bot made it."""
    own: bool
    """Whether the caller made it."""


class PartingOut(Struct, frozen=True):
    """Where others who had come along did something else."""

    made: int
    """Own moves before it."""
    choices: list[ChoiceOut]
    """What was done, the most frequent first."""


class LookedOut(Struct, frozen=True):
    """A deal afterwards."""

    match: str
    """The play that others are compared with: one's own, or the best."""
    own: bool
    """Whether it is the caller's own play."""
    margin: int
    """Points that it came out ahead."""
    field: list[int]
    """Points that each came out ahead, the best first."""
    master: int | None
    """Points that the server came out ahead; null: that isn't known yet."""
    partings: list[PartingOut]
    """Where others did something else."""


def parse_deal(context: RequestContext) -> int:
    """The deal that the address names, counted from 1 there."""
    found = parse_int(context.request.path_params["deal"], 2)
    if not found:
        raise NotFound("duplicate-no-deal")
    return found - 1


def _session_id(context: RequestContext) -> str:
    return str(context.request.path_params["session"])


async def load_session(context: RequestContext) -> DealSet:
    """The set that the address names."""
    return await context.services.duplicates.find_set(_session_id(context))


async def duplicate(context: RequestContext) -> DuplicateOut:
    """The duplicate of the day."""
    known = context.services.duplicates
    past, coming = known.list_days()
    return DuplicateOut(
        await _build_set(context, known.get_today()),
        [one.id for one in past],
        [ComingOut(one.id, one.game, one.commitment) for one in coming],
        [one.id for one in await known.list_sets(context.guest)],
    )


async def found(context: RequestContext) -> SetOut:
    """A set, as the caller may know it."""
    return await _build_set(context, await load_session(context))


async def _build_set(context: RequestContext, session: DealSet) -> SetOut:
    known = context.services.duplicates
    sheet = await known.load_sheet(session, context.guest)
    teams = await known.parties.load_teams(session, context.guest) if session.teams else None
    return SetOut(
        session.id, game_name_of(session.game), dict(session.options), session.level, session.opens,
        session.closes, session.commitment, session.secret.hex() if sheet.open else "",
        sheet.players, [_build_deal(row) for row in sheet.rows], _build_standings(sheet.standings),
        _build_standings(sheet.pair_standings), None if session.teams else _build_pair(sheet),
        None if teams is None else _build_teams(teams), sheet.ranked_too,
    )  # fmt: skip


def _build_deal(row: DealRow) -> DealOut:
    known = row.counts
    return DealOut(
        row.deal + 1, row.match, row.over, row.counts, row.margin if known else None,
        row.share, row.field or None if known else None, row.reference_margin,
    )  # fmt: skip


def _build_standings(ranked: tuple[StandingsRow, ...] | None) -> list[RankedOut] | None:
    if ranked is None:
        return None
    return [
        RankedOut(
            one.place, "".join(one.names[:1]), one.share, one.played, one.ahead, one.own,
            "".join(one.names[1:2]),
        )
        for one in ranked
    ]  # fmt: skip


def _build_pair(sheet: ScoreSheet) -> PairOut | None:
    pair = sheet.pair
    if pair is None:
        return None
    return PairOut(pair.id, [one.name for one in pair.seats])


def _build_teams(teams: Teams) -> TeamsOut:
    seats = [
        SeatOut(one.room, one.seat, one.team, one.taken, one.name, one.own) for one in teams.seats
    ]
    deals = [_build_swing(one) for one in teams.deals]
    return TeamsOut(seats, teams.is_ready, teams.host, deals, teams.total)


def _build_swing(one: TeamDeal) -> SwingOut:
    found = one.swing
    return SwingOut(
        one.deal + 1, one.match, one.over,
        None if found is None else [found.first, found.second],
        None if found is None else found.total, list(one.matches),
    )  # fmt: skip


async def make(context: RequestContext) -> SetOut:
    """Make a set of deals; anyone with the link can play it."""
    return await _build_set(context, await context.run_body(commands.make_set))


async def play(context: RequestContext) -> wire.Next:
    """Play a deal: the first attempt counts, and is continued."""
    live = await context.run_body(
        commands.play_deal, target=_session_id(context), deal=parse_deal(context) + 1
    )
    return wire.Next(live.id)


async def finished_deal(context: RequestContext) -> LookedOut:
    """A deal afterwards: for the player who has finished it, and for all when its time is over."""
    session, deal = await load_session(context), parse_deal(context)
    seen = await context.services.duplicates.review_deal(session, deal, context.guest)
    if seen is None:
        raise NotFound("duplicate-nobody")
    return LookedOut(
        seen.match, seen.own, seen.margin, list(seen.field),
        None if seen.reference_play is None else seen.reference_play.margin,
        [
            PartingOut(one.move_number, [
                ChoiceOut(c.act, c.count, c.margin, c.by_reference, c.is_own)
                for c in one.choices
            ])
            for one in seen.partings
        ],
    )  # fmt: skip


async def make_pair(context: RequestContext) -> SetOut:
    """Play a set with a partner, who follows the pair's link."""
    return await _run_and_show(context, commands.make_pair, _session_id(context))


async def join_pair(context: RequestContext) -> SetOut:
    """Become the partner of the player who has sent the link."""
    return await _run_and_show(context, commands.join_pair, context.request.path_params["pair"])


async def take_place(context: RequestContext) -> SetOut:
    """Take a place in a room of teams."""
    room = parse_int(context.request.path_params["room"], 2) or 0
    session = await context.run_body(
        commands.take_team_seat, target=_session_id(context), room=room, place=context.seat
    )
    return await _build_set(context, session)


async def fill_places(context: RequestContext) -> SetOut:
    """Let bots take the places of teams that are free."""
    return await _run_and_show(context, commands.fill_team_seats, _session_id(context))


async def stand_up(context: RequestContext) -> SetOut:
    """Leave a pair or a team, as long as nothing has been begun."""
    return await _run_and_show(context, commands.leave_party, _session_id(context))


async def _run_and_show(
    context: RequestContext, command: Command[Payload, DealSet], target: str
) -> SetOut:
    return await _build_set(context, await context.run_body(command, target=target))


DUPLICATE_PATH: Final = "/api/duplicate"

DEAL_PATH: Final = f"{DUPLICATE_PATH}/{{session}}/{{deal:int}}"


ROUTES: Final = (
    Endpoint("GET", DUPLICATE_PATH, duplicate, DuplicateOut, "The duplicate of the day"),
    Endpoint("POST", DUPLICATE_PATH, make, SetOut, "Make a set of deals for a link",
             MakeSet),
    Endpoint("GET", f"{DUPLICATE_PATH}/{{session}}", found, SetOut, "A set of deals"),
    Endpoint("POST", f"{DUPLICATE_PATH}/{{session}}/pair", make_pair, SetOut,
             "Play a set with a partner", PlayDeal),
    Endpoint("POST", f"{DUPLICATE_PATH}/pairs/{{pair}}", join_pair, SetOut,
             "Become a player's partner", PlayDeal),
    Endpoint("POST", f"{DUPLICATE_PATH}/{{session}}/rooms/{{room:int}}/{{seat:int}}", take_place,
             SetOut, "Take a place in a team", PlayDeal),
    Endpoint("POST", f"{DUPLICATE_PATH}/{{session}}/bots", fill_places, SetOut,
             "Let bots take the free places of teams", wire.Nothing),
    Endpoint("POST", f"{DUPLICATE_PATH}/{{session}}/stand", stand_up, SetOut,
             "Leave one's pair or team", wire.Nothing),
    Endpoint("POST", DEAL_PATH, play, wire.Next, "Play a deal", PlayDeal),
    Endpoint(
        "GET", DEAL_PATH, finished_deal, LookedOut, "A deal that one has finished"
    ),
)  # fmt: skip
