"""API of tournaments: schemas and endpoints."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from boneyard.core.options import Value
from boneyard.core.strict_json import one_of
from boneyard.games import game_name_of, get_game
from boneyard.schemas import matches as wire
from boneyard.server.commands import Command, Payload
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import HttpError
from boneyard.server.player_names import clean_text
from boneyard.server.request_context import RequestContext
from boneyard.server.tournaments import commands
from boneyard.server.tournaments.commands import AddBots, Enter, Join, Leave, SmallCount
from boneyard.server.tournaments.service import TournamentRequest
from boneyard.server.tournaments.view_cache import PublicView
from boneyard.server.tournaments.visibility import TournamentView
from boneyard.tournaments.models import ABSENT, BYE, CLOSED, CUT_SHORT
from boneyard.tournaments.settings import MAX_TITLE_CHARS, Deals, Format, Plan
from boneyard.tournaments.standings import BUCHHOLZ, FIELD_SCORE, SONNEBORN_BERGER, WINS

Stage = Annotated[str, one_of("open", "playing", "over", "off")]
TieBreak = Annotated[str, one_of(FIELD_SCORE, BUCHHOLZ, SONNEBORN_BERGER, WINS)]


class Make(Struct, forbid_unknown_fields=True, kw_only=True):
    """A tournament as it is wanted."""

    game: str
    """The name of a game, or custom rules as JSON."""
    options: dict[str, Value] = {}
    """Options of the game, as `/api/games/{game}` lists them."""
    title: Annotated[str, Meta(max_length=200)] = ""
    """Its name; empty: the name of the game."""
    clock: str = "5-minutes"
    """The name of a clock, or its sizes (36h+12h/5d)."""
    format: Format = "swiss"
    """How players are paired."""
    rounds: SmallCount = 0
    """Of a Swiss; 0: as many as it takes."""
    best_of: SmallCount = 1
    """Boards of a meeting of a knock-out."""
    minutes: SmallCount = 60
    """How long an arena takes."""
    deals: Deals = "same"
    """Whether all boards of a round have the same deals."""
    grace: SmallCount = 0
    """Minutes that one may keep a board waiting for one's first move; 0: as the clock has it."""
    begins: int | None = None
    """When it begins by itself, in milliseconds since 1970; none: when its host says so."""
    rated: bool = False
    """Its boards count for ratings."""


class Made(Struct):
    """A tournament that was made."""

    tournament: str
    """Its id."""


class EntrantOut(Struct):
    """A player who has entered."""

    number: int
    """Their number, from 1 in the order of entry."""
    name: str
    """Their name."""
    kind: Annotated[str, one_of("person", "bot")]
    """Who plays."""
    bot: str
    """The name of the bot; empty: a person."""
    since: int
    """The first round for which they were there."""
    until: int | None
    """The last one, if they have left."""
    partner: Annotated[str, one_of("", "open", "person", "bot")] = ""
    """In sides of two; open: a bot plays until a player comes."""
    partner_name: str = ""
    """The partner's name."""


class LineOut(Struct):
    """How one stands; points as numbers, a drawn board half a point."""

    place: int
    """The place, from 1."""
    number: int
    """The number of the entrant."""
    points: float
    """The points."""
    ties: list[float]
    """What breaks ties, in the order of `ties`."""
    won: int
    """Boards won."""
    drawn: int
    """Boards drawn."""
    lost: int
    """Boards lost."""
    byes: int
    """Rounds without an opponent."""


class BoardOut(Struct):
    """A board: two who meet, or one who has a bye."""

    round: int
    """The round, from 1."""
    number: int
    """Its number in the round, from 1."""
    leg: int
    """Which board of the meeting it is, from 1."""
    first: int
    """The number of the one entrant."""
    second: int | None
    """The number of the other; null: a bye."""
    over: bool
    """Whether it is over."""
    points: list[float] | None
    """Of both, if it may be told."""
    margin: int
    """Points that the first came out ahead."""
    end: Annotated[str, one_of("", BYE, ABSENT, CLOSED, CUT_SHORT)]
    """How it ended; empty: played out."""
    match: str
    """Where it is played; '': nowhere, or that is not for you to know yet."""


class TournamentOut(Struct):
    """A tournament as one may know it."""

    tournament: str
    """Its id."""
    title: str
    """Its name."""
    game: str
    """The name of the game."""
    options: dict[str, Value]
    """The options that it is played with."""
    clock: str
    """The name of its clock, or its sizes."""
    format: Format
    """How players are paired."""
    deals: Deals
    """Whether all boards of a round have the same deals."""
    best_of: int
    """Boards of a meeting of a knock-out."""
    minutes: int
    """How long an arena takes."""
    grace: int
    """Minutes that one may keep a board waiting for one's first move; 0: as the clock has it."""
    stage: Stage
    """How far it is; off: it was called off."""
    round: int
    """The round that is played, from 1; 0: none yet."""
    rounds: int
    """How many there are; 0: it has not begun, or goes by time."""
    made: int
    """When it was made, in milliseconds since 1970."""
    begins: int | None
    """When it begins by itself; null: when its host says so."""
    began: int | None
    """When it began; null: it hasn't."""
    ended: int | None
    """When it ended; null: it hasn't."""
    cut: bool
    """It ended early: no one was left to be paired."""
    commitment: str
    """The SHA-256 of its secret."""
    secret: str
    """Once it is over."""
    host: bool
    """You made it."""
    you: int | None
    """Your number."""
    ties: list[TieBreak]
    """What breaks ties, in this order."""
    entrants: list[EntrantOut]
    """Those who have entered."""
    standings: list[LineOut]
    """The standings."""
    boards: list[BoardOut]
    """The boards that the caller may know of."""
    rated: bool
    """Its boards count for ratings."""
    link: str
    """What your partner enters by; '': no one is awaited."""


class TournamentInfo(Struct):
    """A tournament in a list."""

    tournament: str
    """Its id."""
    title: str
    """Its name."""
    game: str
    """The name of the game."""
    format: Format
    """How players are paired."""
    stage: Stage
    """How far it is."""
    made: int
    """When it was made, in milliseconds since 1970."""


class TournamentList(Struct):
    """One's own tournaments: those one made or has entered, the latest first."""

    tournaments: list[TournamentInfo]
    """The tournaments."""


#: How many of one's own are listed.
MAX_LISTED_TOURNAMENTS: Final = 50

#: What the values that break ties are counted in.
_TIE_BREAK_DIVISORS: Final = {FIELD_SCORE: 10, BUCHHOLZ: 2, SONNEBORN_BERGER: 4}


def _tournament_id(context: RequestContext) -> str:
    return str(context.request.path_params["tournament"])


async def public_view(context: RequestContext) -> PublicView:
    """The tournament that the address names, as anyone may know it."""
    views = context.services.tournament_views
    return await views.find(_tournament_id(context), context.caller.ticket)


async def load_tournament(context: RequestContext) -> TournamentView:
    """The tournament that the address names, as the caller may know it."""
    return (await public_view(context)).view_for(context.guest)


def build_tournament_request(context: RequestContext, said: Make) -> TournamentRequest:
    """A tournament as the request describes it."""
    if get_game(said.game).rules_json and not context.settings.own_rules:
        raise HttpError(403, "server-no-own-rules")
    plan = Plan(
        format=said.format, rounds=said.rounds, best_of=said.best_of, minutes=said.minutes,
        deals=said.deals, grace=said.grace, rated=said.rated,
    )  # fmt: skip
    return TournamentRequest(
        game=said.game, options=said.options, clock=said.clock, plan=plan,
        title=clean_text(said.title, MAX_TITLE_CHARS, "name"), begins=said.begins,
    )  # fmt: skip


async def tournaments(context: RequestContext) -> TournamentList:
    """Those that one made or has entered."""
    if context.guest is None:
        return TournamentList([])
    found = await context.services.store.tournaments.list_tournaments(
        context.guest, MAX_LISTED_TOURNAMENTS
    )
    return TournamentList(
        [
            TournamentInfo(
                one.id, one.title, game_name_of(one.game), one.plan.format, one.stage, one.made
            )
            for one in found
        ]
    )


async def make_tournament(context: RequestContext) -> Made:
    """Make one."""
    payload = await context.parse_body(Make)
    return Made(
        await context.run(commands.create_tournament, build_tournament_request(context, payload))
    )


async def tournament(context: RequestContext) -> TournamentOut:
    """A tournament as one may know it: entrants, standings and boards."""
    return build_tournament(await load_tournament(context))


async def _run(context: RequestContext, command: Command[Payload, None]) -> TournamentOut:
    """Run a command for the tournament that the address names, and show it."""
    await context.run_body(command, target=_tournament_id(context))
    return await tournament(context)


async def enter_tournament(context: RequestContext) -> TournamentOut:
    """Enter it."""
    return await _run(context, commands.enter_tournament)


async def join_side(context: RequestContext) -> TournamentOut:
    """Enter it as a player's partner."""
    return await _run(context, commands.join_side)


async def add_bots(context: RequestContext) -> TournamentOut:
    """Let bots enter."""
    return await _run(context, commands.add_bots)


async def leave_tournament(context: RequestContext) -> TournamentOut:
    """Leave it."""
    return await _run(context, commands.leave_tournament)


async def begin_tournament(context: RequestContext) -> TournamentOut:
    """Begin it."""
    return await _run(context, commands.start_tournament)


async def call_off(context: RequestContext) -> TournamentOut:
    """Call it off."""
    return await _run(context, commands.cancel_tournament)


def build_tournament(seen: TournamentView) -> TournamentOut:
    """A tournament as the API tells it."""
    kept, plan = seen.tournament, seen.tournament.plan
    return TournamentOut(
        kept.id, kept.title, game_name_of(kept.game), dict(kept.options), kept.clock, plan.format,
        plan.deals, plan.best_of, plan.minutes, plan.grace, kept.stage, seen.round, kept.rounds,
        kept.made, kept.begins, kept.began, kept.ended, kept.cut, seen.commitment, seen.secret,
        seen.host, seen.you.number if seen.you is not None else None, list(seen.ties),
        [EntrantOut(one.number, one.name, one.kind, one.bot, one.since, one.until, one.partner,
                    one.partner_name)
         for one in seen.entrants],
        [LineOut(line.place, line.number, line.points / 2,
                 [value / _TIE_BREAK_DIVISORS.get(name, 1)
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


TOURNAMENTS_PATH: Final = "/api/tournaments"

TOURNAMENT_PATH: Final = f"{TOURNAMENTS_PATH}/{{tournament}}"


ROUTES: Final = (
    Endpoint("GET", TOURNAMENTS_PATH, tournaments, TournamentList, "One's own tournaments"),
    Endpoint("POST", TOURNAMENTS_PATH, make_tournament, Made, "Make a tournament", Make),
    Endpoint(
        "GET",
        TOURNAMENT_PATH,
        tournament,
        TournamentOut,
        "A tournament: entrants, standings, boards",
    ),
    Endpoint(
        "POST", f"{TOURNAMENT_PATH}/enter", enter_tournament, TournamentOut, "Enter it", Enter
    ),
    Endpoint(
        "POST", f"{TOURNAMENT_PATH}/join", join_side, TournamentOut, "Enter as a partner", Join
    ),
    Endpoint(
        "POST", f"{TOURNAMENT_PATH}/bots", add_bots, TournamentOut, "Let bots enter (host)", AddBots
    ),
    Endpoint(
        "POST", f"{TOURNAMENT_PATH}/leave", leave_tournament, TournamentOut, "Leave it", Leave
    ),
    Endpoint(
        "POST",
        f"{TOURNAMENT_PATH}/begin",
        begin_tournament,
        TournamentOut,
        "Begin it (host)",
        wire.Nothing,
    ),
    Endpoint(
        "POST",
        f"{TOURNAMENT_PATH}/off",
        call_off,
        TournamentOut,
        "Call it off (host)",
        wire.Nothing,
    ),
)
