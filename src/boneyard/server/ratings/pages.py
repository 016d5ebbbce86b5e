"""Pages of ratings: leaderboards and profiles."""

from datetime import UTC, datetime
from typing import Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.bots.registry import BOTS
from boneyard.drawing.charts import render_band
from boneyard.games import find_game
from boneyard.i18n import Message, message
from boneyard.i18n.translator import Translator
from boneyard.ratings import PlayerRating, RatingStep
from boneyard.ratings.anti_farming import REQUIRED_LINKS
from boneyard.ratings.exclusions import MIN_MOVES
from boneyard.ratings.player_rating import MIN_MATCHES
from boneyard.ratings.pools import POOL_MESSAGES, POOLS, Pool
from boneyard.server.ratings import api as ratings_api
from boneyard.server.ratings.api import load_profile, parse_pool
from boneyard.server.ratings.leaderboards import HeadToHead, PublicPlayer, RatedMatch
from boneyard.server.request_context import RequestContext
from boneyard.server.web.preferences import read_preferences
from boneyard.server.web.render import render_page

#: Why a match doesn't count.
EXCLUSION_MESSAGES: Final = {
    "alone": "rated-out-alone",
    "short": "rated-out-short",
    "again": "rated-out-again",
    "late": "rated-out-late",
    "abandoned": "rated-out-abandoned",
    "organiser": "rated-out-organiser",
    "quick": "rated-out-quick",
    "host": "rated-out-host",
}
#: Steps of which a curve is made at least.
MIN_CURVE_STEPS: Final = 2


def player_name(who: PublicPlayer, translator: Translator) -> str:
    """What a player is called; players who stay off, or have left, have no name."""
    return who.name or translator("rated-somebody")


def format_rating(standing: PlayerRating) -> str:
    """A rating with how sure it is."""
    rating = str(round(standing.rating))  # as one writes a year: in no language with a point
    return f"{rating} ± {round(2 * standing.doubt)}" if standing.doubt else rating


async def show_leaderboard(request: Request) -> Response:
    """The leaderboard of a pool."""
    context, preferences = RequestContext(request), read_preferences(request)
    pool, translator = parse_pool(context), preferences.translator
    rungs = [
        (one, player_name(one.who, translator), format_rating(one.standing))
        for one in await context.services.contests.leaderboards.load_leaderboard(pool)
    ]
    return render_page(
        request,
        "ratings/leaderboard.html",
        200,
        preferences,
        rungs=rungs,
        faces={one.who.bot: BOTS[one.who.bot].face for one, *_ in rungs if one.who.bot},
        pool=pool,
        enough=MIN_MATCHES,
        links=REQUIRED_LINKS,
        moves=MIN_MOVES,
        nobody=not any(one.place for one, *_ in rungs),
        mine=_own_handle(context),
        pools=[(one, POOL_MESSAGES[one]) for one in POOLS],
    )


def _own_handle(context: RequestContext) -> str:
    """What the player who looks is called in addresses; nothing: they are no one."""
    return (
        context.services.contests.ratings.build_handle(context.guest.hex())
        if context.guest is not None
        else ""
    )


async def show_player(request: Request) -> Response:
    """What everybody may see of a player."""
    context, preferences = RequestContext(request), read_preferences(request)
    found, translator = await load_profile(context), preferences.translator
    off = context.guest is not None and await context.services.store.ratings.is_unlisted(
        context.guest
    )
    return render_page(
        request,
        "ratings/profile.html",
        200,
        preferences,
        name=player_name(found.who, translator),
        own=_own_handle(context) == found.who.player,
        off=off,
        pools=[
            _build_pool(
                pool, now, steps, translator, ratings_api.build_analysed(found.analysed.get(pool))
            )
            for pool, (now, steps) in found.standings.items()
        ],
        latest=[_build_match_row(one, translator) for one in found.latest],
        rivals=[(one.who, _head_to_head_text(one, translator)) for one in found.rivals],
        with_you=_head_to_head_text(found.with_you.reversed, translator) if found.with_you else "",
    )


def _build_pool(
    pool: Pool,
    now: PlayerRating,
    steps: list[RatingStep],
    translator: Translator,
    found: ratings_api.AnalysedOut | None,
) -> dict[str, object]:
    title = translator(POOL_MESSAGES[pool])
    told: Message = message("rated-matches", matches=now.matches)
    if not now.is_established:
        told = message(
            "rated-not-yet",
            matches=now.matches,
            enough=MIN_MATCHES,
            links=now.links,
            needed=REQUIRED_LINKS,
        )
    rated = format_rating(now) if now.is_established else ""
    drawn = Markup()
    if now.is_established and len(steps) >= MIN_CURVE_STEPS:
        drawn = Markup(
            render_band(
                translator("rated-curve", pool=title),
                [(one.rating - 2 * one.doubt, one.rating, one.rating + 2 * one.doubt)
                 for one in steps],
                note=translator("rated-curve-note", matches=len(steps)),
                style="",
            )
        )  # fmt: skip
    beside = "" if found is None else translator(
        "rated-analysed", matches=found.matches, cost=translator.number(found.cost_per_decision, 2),
        luck=translator.number(found.luck_per_match, 1),
        rest=translator.number(found.without_luck_per_match, 1),
    )  # fmt: skip
    text = translator.translate(told)
    return {"title": title, "rated": rated, "told": text, "curve": drawn, "beside": beside}


def _build_match_row(one: RatedMatch, translator: Translator) -> dict[str, object]:
    found = find_game(one.game)
    titles = translator.translate(found.localized_title) if found else one.game
    outcome = {True: "rated-won", False: "rated-lost", None: "rated-even"}[one.won]
    return {
        "game": titles,
        "when": translator.day(datetime.fromtimestamp(one.at / 1000, UTC)),
        "others": translator.translate(tuple(player_name(who, translator) for who in one.others)),
        "outcome": translator(outcome),
        "out": translator(EXCLUSION_MESSAGES[one.left_out])
        if one.left_out in EXCLUSION_MESSAGES
        else "",
        "match": one.match,
    }


def _head_to_head_text(one: HeadToHead, translator: Translator) -> str:
    return translator("rated-met", matches=one.matches, won=one.won, lost=one.lost)


ROUTES: Final = (
    Route("/ratings", show_leaderboard),
    Route("/players/{player}", show_player),
)
