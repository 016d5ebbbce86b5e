"""API of ratings: schemas and endpoints of leaderboards and profiles."""

from typing import Annotated, Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.core.codec import encoder
from boneyard.core.strict_json import one_of
from boneyard.ratings import PlayerRating
from boneyard.ratings.pools import POOLS, Pool
from boneyard.server.endpoints import Endpoint, QueryParameter
from boneyard.server.errors import HttpError, NotFound
from boneyard.server.ratings.leaderboards import (
    HeadToHead,
    LeaderboardRow,
    Profile,
    PublicPlayer,
    RatedMatch,
)
from boneyard.server.ratings.store import AnalysisTotals
from boneyard.server.request_context import RequestContext, encoded_json_response


class RatedOut(Struct, omit_defaults=True):
    """A player's rating: so much, more or less, in 95 of 100 cases."""

    matches: int
    """How many rated matches they have played."""
    shown: bool
    """Whether enough is known of it to be told."""
    rating: int | None = None
    """The rating; null: not shown yet."""
    plus_minus: int | None = None
    """How far it may be off; null: not shown yet."""


class WhoOut(Struct, omit_defaults=True):
    """A player: by a name, or no one's name if they stay off or have left."""

    name: str = ""
    """The player's name; empty: not shown."""
    player: str = ""
    """What they are called in addresses; nothing: they have no profile."""
    bot: str = ""
    """The name of the bot; empty: a person."""


class RungOut(Struct):
    """A line of a leaderboard; a bot has no place, it only marks where it stands."""

    place: int | None
    """The place, from 1; null: a bot."""
    who: WhoOut
    """The player."""
    rating: int
    """The rating."""
    plus_minus: int
    """How far it may be off."""
    matches: int
    """How many rated matches they have played."""


class Leaderboard(Struct):
    """Those of whom enough is known, the strongest first."""

    pool: Pool
    """The pool of games."""
    rungs: list[RungOut]
    """The lines."""


class StepOut(Struct):
    """A rating after a match."""

    at: int
    """When the match ended, in milliseconds since 1970."""
    rating: int
    """The rating after it."""
    plus_minus: int
    """How far it may be off."""


class AnalysedOut(Struct):
    """What analyses have found, in points: beside a rating, never in it."""

    matches: int
    """How many were analysed."""
    decisions: int
    """How many decisions they had in them."""
    cost_per_decision: float
    """What a choice gave away, on average."""
    luck_per_match: float
    """What deals and draws brought."""
    without_luck_per_match: float
    """What was won or lost besides."""


class PooledOut(Struct):
    """A player in a pool: their rating, and how it went."""

    pool: Pool
    """The pool of games."""
    now: RatedOut
    """The rating now."""
    steps: list[StepOut]
    """The latest; none before enough is known."""
    analysed: AnalysedOut | None
    """null: no match of theirs has been analysed"""


class MetOut(Struct):
    """How often two have met, and who was ahead."""

    who: WhoOut
    """The other player."""
    matches: int
    """How often they have met."""
    won: int
    """How many the player of the profile won."""
    lost: int
    """How many the other one won."""


class PlayedOut(Struct):
    """A rated match of a player."""

    game: str
    """The name of the game."""
    at: int
    """When it ended, in milliseconds since 1970."""
    others: list[WhoOut]
    """The other players."""
    won: bool | None
    """null: a place that is shared"""
    left_out: Annotated[
        str,
        one_of("", "alone", "short", "again", "late", "abandoned", "organiser", "quick", "host"),
    ]
    """Why it doesn't count; empty: it does."""
    match: str = ""
    """Its address; only for oneself."""


class ProfileOut(Struct):
    """What everybody may see of a player who plays rated matches."""

    who: WhoOut
    """The player."""
    pools: list[PooledOut]
    """The pools in which they have played."""
    latest: list[PlayedOut]
    """Their latest rated matches."""
    rivals: list[MetOut]
    """Those they have met most often."""
    with_you: MetOut | None
    """Their matches with the caller; null: none."""


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
             query=(QueryParameter("pool", "The pool of games.", Pool),)),
    Endpoint("GET", "/api/players/{player}", player, ProfileOut, "The profile of a player"),
)  # fmt: skip


KEY_ROUTES: Final = (Route(JWKS_PATH, serve_jwks),)
