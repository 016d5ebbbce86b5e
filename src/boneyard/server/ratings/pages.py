"""Leaderboards, and what everybody may see of somebody who plays rated matches."""

from datetime import UTC, datetime
from typing import Any, Final

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from boneyard.drawing.charts import band
from boneyard.games import game_found, game_named
from boneyard.i18n import Message, message
from boneyard.i18n.fluent_translator import Tongue
from boneyard.ratings import Standing, Step
from boneyard.ratings.evidence import LINKS
from boneyard.ratings.exclusions import MOVES
from boneyard.ratings.model import ENOUGH
from boneyard.ratings.pools import NAMES, POOLS, Pool
from boneyard.server.context import Ask
from boneyard.server.ratings import api as ratings_api
from boneyard.server.ratings.api import pool_asked, profile_asked
from boneyard.server.ratings.leaderboards import Met, Played, Who
from boneyard.server.web.preferences import wishes_of
from boneyard.server.web.render import page

#: Why a match doesn't count.
REASONS: Final = {
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
FEW: Final = 2


def called(who: Who, speak: Tongue) -> str:
    """What somebody is called; who stays off, or has left, is somebody."""
    return who.name or speak("rated-somebody")


def rating_told(standing: Standing) -> str:
    """A rating with how sure it is."""
    rating = str(round(standing.rating))  # as one writes a year: in no language with a point
    return f"{rating} ± {round(2 * standing.doubt)}" if standing.doubt else rating


async def show(request: Request) -> Response:
    """The leaderboard of a pool."""
    ask, wishes = Ask(request), wishes_of(request)
    pool, speak = pool_asked(ask), wishes.speak
    rungs = [
        (one, called(one.who, speak), rating_told(one.standing))
        for one in await ask.house.contests.boards.ladder(pool)
    ]
    return page(
        request, "ratings/leaderboard.html", 200, wishes, rungs=rungs, pool=pool, enough=ENOUGH,
        links=LINKS, moves=MOVES,
        nobody=not any(one.place for one, *_ in rungs), mine=_mine(ask),
        pools=[(one, NAMES[one]) for one in POOLS],
    )  # fmt: skip


def _mine(ask: Ask) -> str:
    """What whoever looks is called in addresses; nothing: they are nobody."""
    return ask.house.contests.ratings.handle(ask.guest.hex()) if ask.guest is not None else ""


async def profile(request: Request) -> Response:
    """What everybody may see of somebody."""
    ask, wishes = Ask(request), wishes_of(request)
    found, speak = await profile_asked(ask), wishes.speak
    off = ask.guest is not None and await ask.house.store.ratings.stays_off(ask.guest)
    return page(
        request, "ratings/profile.html", 200, wishes, name=called(found.who, speak),
        own=_mine(ask) == found.who.player, off=off,
        pools=[
            _pool(pool, now, steps, speak, ratings_api.analysed(found.analysed.get(pool)))
            for pool, (now, steps) in found.standings.items()
        ],
        latest=[_played(one, speak) for one in found.latest],
        rivals=[(one.who, _met(one, speak)) for one in found.rivals],
        with_you=_met(found.with_you, speak) if found.with_you else "",
    )  # fmt: skip


def _pool(
    pool: Pool,
    now: Standing,
    steps: list[Step],
    speak: Tongue,
    found: ratings_api.AnalysedOut | None,
) -> dict[str, Any]:
    title = speak(NAMES[pool])
    told: Message = message("rated-matches", matches=now.matches)
    if not now.shown:
        told = message(
            "rated-not-yet", matches=now.matches, enough=ENOUGH, links=now.links, needed=LINKS
        )
    rated = rating_told(now) if now.shown else ""
    drawn = Markup()
    if now.shown and len(steps) >= FEW:
        drawn = Markup(
            band(
                speak("rated-curve", pool=title),
                [(one.rating - 2 * one.doubt, one.rating, one.rating + 2 * one.doubt)
                 for one in steps],
                note=speak("rated-curve-note", matches=len(steps)),
                style="",
            )
        )  # fmt: skip
    beside = "" if found is None else speak(
        "rated-analysed", matches=found.matches, cost=speak.number(found.cost_per_decision, 2),
        luck=speak.number(found.luck_per_match, 1),
        rest=speak.number(found.without_luck_per_match, 1),
    )  # fmt: skip
    said = speak.say(told)
    return {"title": title, "rated": rated, "told": said, "curve": drawn, "beside": beside}


def _played(one: Played, speak: Tongue) -> dict[str, Any]:
    titles = game_named(one.game).title if game_found(one.game) else one.game
    outcome = {True: "rated-won", False: "rated-lost", None: "rated-even"}[one.won]
    return {
        "game": titles,
        "when": speak.day(datetime.fromtimestamp(one.at / 1000, UTC)),
        "others": speak.say(tuple(called(who, speak) for who in one.others)),
        "outcome": speak(outcome),
        "out": speak(REASONS[one.left_out]) if one.left_out in REASONS else "",
        "match": one.match,
    }


def _met(one: Met, speak: Tongue) -> str:
    return speak("rated-met", matches=one.matches, won=one.won, lost=one.lost)
