"""The API of ratings: leaderboards, profiles, and the key that signs records."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.core.codec import encoder
from boneyard.ratings.pools import POOLS, Pool
from boneyard.server.context import Ask, already_json
from boneyard.server.endpoints import Endpoint
from boneyard.server.errors import NoMatch, Refused
from boneyard.server.ratings import wire_ratings
from boneyard.server.ratings.leaderboards import Profile

#: Where a house publishes its key.
WELL_KNOWN: Final = "/.well-known/jwks.json"


def pool_asked(ask: Ask) -> Pool:
    """The pool that is asked for; the first, if none is."""
    said = ask.request.query_params.get("pool", POOLS[0])
    for pool in POOLS:
        if pool == said:
            return pool
    raise Refused(400, "rated-no-pool", pools=POOLS)


async def leaderboard(ask: Ask) -> wire_ratings.Leaderboard:
    """Those of whom enough is known, the strongest first, and the bots where they stand."""
    pool = pool_asked(ask)
    found = await ask.house.contests.boards.ladder(pool)
    return wire_ratings.Leaderboard(pool, [wire_ratings.rung(one) for one in found])


async def profile_asked(ask: Ask) -> Profile:
    """The profile that is asked for."""
    found = await ask.house.contests.boards.profile(ask.request.path_params["player"], ask.guest)
    if found is None:
        raise NoMatch("rated-no-player")
    return found


async def player(ask: Ask) -> wire_ratings.ProfileOut:
    """Somebody's ratings, their latest rated matches, and whom they have met."""
    return wire_ratings.profile(await profile_asked(ask))


async def keys(ask: Ask) -> Response:
    """The key with which the house signs records of rated matches (RFC 7517)."""
    return already_json(encoder.encode(ask.house.contests.signer.published()))


ROUTES: Final = (
    Endpoint("GET", "/api/ratings", leaderboard, wire_ratings.Leaderboard, "A leaderboard",
             query=(("pool", "line, spinner, curved or pairs"),)),
    Endpoint("GET", "/api/players/{player}", player, wire_ratings.ProfileOut, "Somebody's profile"),
)  # fmt: skip


def published() -> Route:
    """Where the key is found."""

    async def answered(request: Request) -> Response:
        return await keys(Ask(request))

    return Route(WELL_KNOWN, answered)
