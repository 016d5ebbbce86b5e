"""API of ratings: schemas and endpoints of leaderboards and profiles."""

from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.core.codec import encoder
from boneyard.ratings import Standing
from boneyard.ratings.pools import POOLS, Pool
from boneyard.server.context import Ask, already_json
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import NoMatch, Refused
from boneyard.server.ratings.leaderboards import Met, Played, Profile, Rung, Who
from boneyard.server.ratings.store import Analysed


class RatedOut(Struct, omit_defaults=True):
    """Somebody's rating: so much, more or less, in 95 of 100 cases."""

    matches: int
    shown: bool
    """Whether enough is known of it to be told."""
    rating: int | None = None
    plus_minus: int | None = None


class WhoOut(Struct, omit_defaults=True):
    """Somebody: by a name, or nobody's name if they stay off or have left."""

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
    """Somebody in a pool: their rating, and how it went."""

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
    """A rated match of somebody."""

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
    """What everybody may see of somebody who plays rated matches."""

    who: WhoOut
    pools: list[PooledOut]
    latest: list[PlayedOut]
    rivals: list[MetOut]
    with_you: MetOut | None


def rounded(standing: Standing) -> tuple[int, int]:
    """A rating, and how far off it may be in 95 of 100 cases."""
    return round(standing.rating), round(2 * standing.doubt)


def who(one: Who) -> WhoOut:
    """Somebody as they are told."""
    return WhoOut(one.name, one.player, one.bot)


def rung(one: Rung) -> RungOut:
    """A line of a leaderboard as it is told."""
    return RungOut(one.place, who(one.who), *rounded(one.standing), one.standing.matches)


def standing(one: Standing) -> RatedOut:
    """A rating as it is told: nothing of it before enough is known."""
    known = rounded(one) if one.shown else (None, None)
    return RatedOut(one.matches, one.shown, *known)


def analysed(one: Analysed | None) -> AnalysedOut | None:
    """What analyses have found, as it is told."""
    if one is None:
        return None
    per = 1000 * one.matches
    return AnalysedOut(
        one.matches, one.decisions, round(one.cost / 1000 / max(1, one.decisions), 2),
        round(one.luck / per, 1), round((one.result - one.luck) / per, 1),
    )  # fmt: skip


def met(one: Met) -> MetOut:
    """Two who have met, as it is told."""
    return MetOut(who(one.who), one.matches, one.won, one.lost)


def played(one: Played) -> PlayedOut:
    """A rated match as it is told."""
    others = [who(other) for other in one.others]
    return PlayedOut(one.game, one.at, others, one.won, one.left_out, one.match)


def profile(found: Profile) -> ProfileOut:
    """A profile as it is told."""
    pools = [
        PooledOut(
            pool, standing(now),
            [StepOut(one.at, round(one.rating), round(2 * one.doubt)) for one in steps]
            if now.shown else [],
            analysed(found.analysed.get(pool)),
        )
        for pool, (now, steps) in found.standings.items()
    ]  # fmt: skip
    return ProfileOut(
        who(found.who), pools, [played(one) for one in found.latest],
        [met(one) for one in found.rivals], met(found.with_you) if found.with_you else None,
    )  # fmt: skip


#: Where a house publishes its key.
WELL_KNOWN: Final = "/.well-known/jwks.json"


def pool_asked(ask: Ask) -> Pool:
    """The pool that is asked for; the first, if none is."""
    said = ask.request.query_params.get("pool", POOLS[0])
    for pool in POOLS:
        if pool == said:
            return pool
    raise Refused(400, "rated-no-pool", pools=POOLS)


async def leaderboard(ask: Ask) -> Leaderboard:
    """Those of whom enough is known, the strongest first, and the bots where they stand."""
    pool = pool_asked(ask)
    found = await ask.house.contests.boards.ladder(pool)
    return Leaderboard(pool, [rung(one) for one in found])


async def profile_asked(ask: Ask) -> Profile:
    """The profile that is asked for."""
    found = await ask.house.contests.boards.profile(ask.request.path_params["player"], ask.guest)
    if found is None:
        raise NoMatch("rated-no-player")
    return found


async def player(ask: Ask) -> ProfileOut:
    """Somebody's ratings, their latest rated matches, and whom they have met."""
    return profile(await profile_asked(ask))


async def keys(ask: Ask) -> Response:
    """The key with which the house signs records of rated matches (RFC 7517)."""
    return already_json(encoder.encode(ask.house.contests.signer.published()))


ROUTES: Final = (
    Endpoint("GET", "/api/ratings", leaderboard, Leaderboard, "A leaderboard",
             query=(("pool", "line, spinner, curved or pairs"),)),
    Endpoint("GET", "/api/players/{player}", player, ProfileOut, "Somebody's profile"),
)  # fmt: skip


def published() -> Route:
    """Where the key is found."""

    async def answered(request: Request) -> Response:
        return await keys(Ask(request))

    return Route(WELL_KNOWN, answered)
