"""Profile page with a player's statistics and streaks."""

from datetime import UTC, datetime
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.i18n.translator import Translator
from boneyard.server.accounts.pages import render_profile
from boneyard.server.pages.my_matches import MAX_RESULTS, PlayerStats, compute_stats
from boneyard.server.request_context import RequestContext
from boneyard.server.web.preferences import read_preferences


class DayStreak(Struct, frozen=True):
    """Days in a row with something done: its message, and where it is done."""

    label: str
    days: int
    address: str


class Statistics(Struct, frozen=True):
    """What a player has done here."""

    results: PlayerStats | None = None
    """None: no match is over."""
    streaks: tuple[DayStreak, ...] = ()


async def load_statistics(context: RequestContext, translator: Translator) -> Statistics:
    """Add up the matches of the caller, and what they do each day."""
    store, guest = context.services.store, context.guest
    if guest is None:
        return Statistics()
    today = datetime.now(UTC).date()
    data = await store.home.load(guest, "", today)
    results = await store.list_results(guest, MAX_RESULTS)
    solved = data.streak.length_on(today.toordinal())
    return Statistics(
        compute_stats(results, translator),
        (
            DayStreak("puzzles-of-day-short", solved, "/puzzle/today"),
            DayStreak("home-solitaire", data.daily_streak, "/"),
            DayStreak("duplicate-title", data.duplicate_streak, "/duplicate"),
        ),
    )


async def show_profile(request: Request) -> Response:
    """The page about oneself."""
    context, translator = RequestContext(request), read_preferences(request).translator
    return await render_profile(
        context,
        confirmation=translator("account-saved") if "saved" in request.query_params else "",
        statistics=await load_statistics(context, translator),
    )


ROUTES: Final = (Route("/me", show_profile),)
