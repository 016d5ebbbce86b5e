"""API of ratings: schemas and endpoints of leaderboards and profiles."""

from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.core.codec import encoder
from boneyard.ratings import PlayerRating
from boneyard.ratings.pools import POOLS, Pool
from boneyard.server.context import RequestContext, encoded_json_response
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import HttpError, NotFound
from boneyard.server.ratings.leaderboards import (
    HeadToHead,
    LeaderboardRow,
    Profile,
    PublicPlayer,
    RatedMatch,
)
from boneyard.server.ratings.store import AnalysisTotals


class RatedOut(Struct, omit_defaults=True):
    """A player's rating: so much, more or less, in 95 of 100 cases."""

    matches: int
    shown: bool
    """Whether enough is known of it to be told."""
    rating: int | None = None
    plus_minus: int | None = None


class WhoOut(Struct, omit_defaults=True):
    """A player: by a name, or no one's name if they stay off or have left."""

    name: str = ""
    player: str = ""
    """What they are called in addresses; nothing: they have no profile."""
    bot: str = ""


class RungOut(Struct):
    """A line of a leaderboard; a bot has no place, it only marks where it stands."""

    place: int | None
    who: WhoOut
    rating: int
    plus_minus: int
    matches: int


class Leaderboard(Struct):
    """Those of whom enough is known, the strongest first."""

    pool: Pool
    rungs: list[RungOut]


class StepOut(Struct):
    """A rating after a match."""

    at: int
    rating: int
    plus_minus: int


class AnalysedOut(Struct):
    """What analyses have found, in points: beside a rating, never in it."""

    matches: int
    decisions: int
    cost_per_decision: float
    """What a choice gave away, on average."""
    luck_per_match: float
    """What deals and draws brought."""
    without_luck_per_match: float
    """What was won or lost besides."""


class PooledOut(Struct):
    """A player in a pool: their rating, and how it went."""

    pool: Pool
    now: RatedOut
    steps: list[StepOut]
    """The latest; none before enough is known."""
    analysed: AnalysedOut | None
    """null: no match of theirs has been analysed"""


class MetOut(Struct):
    """How often two have met, and who was ahead."""

    who: WhoOut
    matches: int
    won: int
    lost: int


class PlayedOut(Struct):
    """A rated match of a player."""

    game: str
    at: int
    others: list[WhoOut]
    won: bool | None
    """null: a place that is shared"""
    left_out: str
    """Why it doesn't count: alone, short, again, late, abandoned, organiser, quick or host;
    empty: it does."""
    match: str = ""
    """Its address; only for oneself."""


class ProfileOut(Struct):
    """What everybody may see of a player who plays rated matches."""

    who: WhoOut
    pools: list[PooledOut]
    latest: list[PlayedOut]
    rivals: list[MetOut]
    with_you: MetOut | None


def round_rating(standing: PlayerRating) -> tuple[int, int]:
    """A rating, and how far off it may be in 95 of 100 cases."""
    return round(standing.rating), round(2 * standing.doubt)


def build_who(one: PublicPlayer) -> WhoOut:
    """A player, as the API shows them."""
    return WhoOut(one.name, one.player, one.bot)


def build_rung(one: LeaderboardRow) -> RungOut:
    """A line of a leaderboard, as the API shows it."""
    return RungOut(one.place, build_who(one.who), *round_rating(one.standing), one.standing.matches)


def build_rating(one: PlayerRating) -> RatedOut:
    """A rating, as the API shows it: none before enough is known."""
    known = round_rating(one) if one.is_established else (None, None)
    return RatedOut(one.matches, one.is_established, *known)


def build_analysed(one: AnalysisTotals | None) -> AnalysedOut | None:
    """Results of analyses, as the API shows them."""
    if one is None:
        return None
    per = 1000 * one.matches
    return AnalysedOut(
        one.matches, one.decisions, round(one.cost / 1000 / max(1, one.decisions), 2),
        round(one.luck / per, 1), round((one.result - one.luck) / per, 1),
    )  # fmt: skip


def build_met(one: HeadToHead) -> MetOut:
    """Matches between two players, as the API shows them."""
    return MetOut(build_who(one.who), one.matches, one.won, one.lost)


def build_played(one: RatedMatch) -> PlayedOut:
    """A rated match, as the API shows it."""
    others = [build_who(other) for other in one.others]
    return PlayedOut(one.game, one.at, others, one.won, one.left_out, one.match)


def build_profile(found: Profile) -> ProfileOut:
    """A profile, as the API shows it."""
    pools = [
        PooledOut(
            pool, build_rating(now),
            [StepOut(one.at, round(one.rating), round(2 * one.doubt)) for one in steps]
            if now.is_established else [],
            build_analysed(found.analysed.get(pool)),
        )
        for pool, (now, steps) in found.standings.items()
    ]  # fmt: skip
    return ProfileOut(
        build_who(found.who),
        pools,
        [build_played(one) for one in found.latest],
        [build_met(one) for one in found.rivals],
        build_met(found.with_you) if found.with_you else None,
    )


#: Where a server publishes its key.
JWKS_PATH: Final = "/.well-known/jwks.json"


def parse_pool(context: RequestContext) -> Pool:
    """The pool that is asked for; the first, if none is."""
    said = context.request.query_params.get("pool", POOLS[0])
    for pool in POOLS:
        if pool == said:
            return pool
    raise HttpError(400, "rated-no-pool", pools=POOLS)


async def leaderboard(context: RequestContext) -> Leaderboard:
    """Those of whom enough is known, the strongest first, and the bots where they stand."""
    pool = parse_pool(context)
    found = await context.services.contests.leaderboards.load_leaderboard(pool)
    return Leaderboard(pool, [build_rung(one) for one in found])


async def load_profile(context: RequestContext) -> Profile:
    """The profile that is asked for."""
    found = await context.services.contests.leaderboards.load_profile(
        context.request.path_params["player"], context.guest
    )
    if found is None:
        raise NotFound("rated-no-player")
    return found


async def player(context: RequestContext) -> ProfileOut:
    """A player's ratings, their latest rated matches, and whom they have met."""
    return build_profile(await load_profile(context))


async def serve_jwks(request: Request) -> Response:
    """The key with which the server signs records of rated matches (RFC 7517)."""
    return encoded_json_response(
        encoder.encode(RequestContext(request).services.contests.signer.to_jwks())
    )


ROUTES: Final = (
    Endpoint("GET", "/api/ratings", leaderboard, Leaderboard, "A leaderboard",
             query=(("pool", "line, spinner, curved or pairs"),)),
    Endpoint("GET", "/api/players/{player}", player, ProfileOut, "The profile of a player"),
)  # fmt: skip


KEY_ROUTES: Final = (Route(JWKS_PATH, serve_jwks),)
