"""My matches: one's own matches, their state and their results."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import urlencode

from markupsafe import Markup
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.analysis.coach import HabitCount, sum_habits
from boneyard.games import GAMES, find_game
from boneyard.games.families import FAMILIES, OTHER_FAMILY
from boneyard.i18n import Message, message
from boneyard.i18n.translator import Translator
from boneyard.server.friends.pages import load_offers
from boneyard.server.matches.models import MatchSearch, MyMatch, MyResult
from boneyard.server.matches.seats import describe_others
from boneyard.server.notifications.store import MAX_WAITING_COUNT
from boneyard.server.request_context import RequestContext
from boneyard.server.web.game_cards import FALLBACK_GAME, draw_game_card, symbol_defs_for
from boneyard.server.web.preferences import read_preferences
from boneyard.server.web.render import render_page

#: Matches on a page, and the last page there is: no one turns further.
MATCHES_PER_PAGE, MAX_PAGE = 20, 500
#: Results that are counted, and matches of one stage.
MAX_RESULTS: Final = 1_000
#: Habits that are shown.
MAX_HABITS: Final = 3
STAGE_MESSAGES: Final = {
    "yours": "mymatches-yours",
    "others": "mymatches-waiting",
    "over": "mymatches-over",
}


class MatchRow(Struct, frozen=True):
    """A match in the list."""

    id: str
    title: str
    others: str
    when: str
    result: str
    won: bool | None
    family: str
    picture: Markup


class GameStats(Struct, frozen=True):
    """The results in one game."""

    title: str
    played: int
    won: int | None
    """None: no game is won or lost, what is left is the score."""
    best: str


class PlayerStats(Struct, frozen=True):
    """The results of a player: the latest thousand."""

    played: int
    decided: int
    """Those that could be won or lost."""
    won: int
    streak: int
    longest: int
    games: tuple[GameStats, ...]


def _game_title(name: str, translator: Translator) -> str:
    """The title of a game that is played here, or that a player wrote."""
    found = find_game(name)
    return "" if found is None else translator.translate(found.localized_title)


def _is_solitaire(name: str) -> bool:
    found = find_game(name)
    return found is not None and found.alone


def _can_be_lost(name: str) -> bool:
    """Whether a match of a game is won or lost; otherwise what is left is the score (KO-3)."""
    found = find_game(name)
    return found is None or not found.alone or found.logic.can_be_lost


def _left_unit(name: str, won: bool | None) -> str:
    """What is left of a solitaire: tiles, the columns of a solved game, or tiles face down."""
    found = find_game(name)
    if found is None or not found.alone or found.logic.result_unit == "tiles":
        return "tiles"
    return "columns" if won else "hidden"


def result_text(found: MyMatch, translator: Translator) -> str:
    """How a match came out, in a few words."""
    if found.stage != "over":
        return ""
    several = not _is_solitaire(found.game)
    if found.won is None and (found.score is None or not several):
        return translator("mymatches-ended")
    if found.score is None:
        return translator("mymatches-won" if found.won else "mymatches-lost")
    how = "nobody" if found.won is None else "yes" if found.won else "no"
    if several:
        return translator("mymatches-score", won=how, own=found.score, other=found.against or 0)
    unit = _left_unit(found.game, found.won)
    # What is best possible counts columns: it can't be compared with tiles face down.
    if found.against is None or unit == "hidden":
        return translator("mymatches-left", won=how, left=found.score, unit=unit)
    return translator("mymatches-left-par", won=how, left=found.score, unit=unit, par=found.against)


def _pictured(name: str) -> str:
    """The game whose card stands for a match: rules that a player wrote have none of their own."""
    return name if name in GAMES else FALLBACK_GAME


def _build_row(found: MyMatch, translator: Translator) -> MatchRow:
    when = datetime.fromtimestamp(found.at / 1000, UTC)
    return MatchRow(
        found.match, _game_title(found.game, translator),
        describe_others(found, translator.translate),
        translator.date(when, "short"), result_text(found, translator), found.won,
        FAMILIES.get(found.game, OTHER_FAMILY), draw_game_card(_pictured(found.game)),
    )  # fmt: skip


def compute_streaks(results: Sequence[bool]) -> tuple[int, int]:
    """The streak of wins that goes on (the latest first), and the longest one."""
    now, run, longest = 0, 0, 0
    for at, won in enumerate(results):
        run = run + 1 if won else 0
        longest = max(longest, run)
        now = run if run == at + 1 else now
    return now, longest


def compute_stats(results: Sequence[MyResult], translator: Translator) -> PlayerStats | None:
    """Add up the latest results."""
    if not results:
        return None
    games = []
    for name in dict.fromkeys(one.game for one in results if find_game(one.game)):
        mine = [one for one in results if one.game == name]
        won = sum(one.won for one in mine) if _can_be_lost(name) else None
        games.append(
            GameStats(
                _game_title(name, translator), len(mine), won, _best_text(name, mine, translator)
            )
        )
    decided = [one.won for one in results if _can_be_lost(one.game)]
    now, longest = compute_streaks(decided)
    return PlayerStats(len(results), len(decided), sum(decided), now, longest, tuple(games))


def _best_text(game: str, results: Sequence[MyResult], translator: Translator) -> str:
    """The best score; alone, what was left at best, and how often that was par."""
    scored = [one for one in results if one.score is not None]
    if not scored:
        return "–"
    if not _is_solitaire(game):
        kind, scores = find_game(game), [one.score or 0 for one in scored]
        assert kind is not None
        assert not kind.alone
        return translator.number(scores[kind.goal.leaders(scores)[0]])
    fewest = ""
    if not _can_be_lost(game):
        left = min(one.score or 0 for one in scored)
        fewest = translator("mymatches-left", won="no", left=left, unit="tiles")
    known = [
        one for one in scored if one.against is not None and _left_unit(game, one.won) != "hidden"
    ]
    if not known:
        return fewest or "–"
    over = [(one.score or 0) - (one.against or 0) for one in known]
    at_par = sum(not more for more in over)
    par = translator(
        "mymatches-par",
        over=min(over),
        unit=_left_unit(game, won=True),
        times=at_par,
        known=len(known),
    )
    return f"{fewest}; {par}" if fewest else par


def select_habits(matches: Sequence[Sequence[HabitCount]]) -> tuple[Message, ...]:
    """What a player should practise, by those of their matches that were analysed."""
    return tuple(one.message for one in sum_habits(matches)[:MAX_HABITS])


async def show_my_matches(request: Request) -> Response:
    """The page of one's own matches."""
    context, preferences, query = (
        RequestContext(request),
        read_preferences(request),
        request.query_params,
    )
    stage = query.get("stage", "")
    game = query.get("game", "") if query.get("game", "") in GAMES else ""
    who, at = query.get("who", "")[:40].strip(), min(context.query_int("page", 1) or 1, MAX_PAGE)
    store, guest = context.services.store, context.guest
    counts = await store.count_matches_by_stage(guest, MAX_RESULTS) if guest else {}
    if stage not in STAGE_MESSAGES:
        stage = next((one for one in STAGE_MESSAGES if counts.get(one)), "yours")
    search = MatchSearch(stage, game, who)
    # One more than is shown: so it is known whether there are others.
    found = (
        await store.search_matches(guest, search, (at - 1) * MATCHES_PER_PAGE, MATCHES_PER_PAGE + 1)
        if guest
        else []
    )
    results = await store.list_results(guest, MAX_RESULTS) if guest else []
    analysed = await store.habits.list_habits(guest) if guest else []
    rows = [
        _build_row(one, preferences.translator)
        for one in found[:MATCHES_PER_PAGE]
        if find_game(one.game)
    ]

    def build_url(**changes: Any) -> str:
        asked = {"stage": stage, "game": game, "who": who, **changes}
        return "/matches?" + urlencode({name: value for name, value in asked.items() if value})

    shown = {_pictured(one.game) for one in found[:MATCHES_PER_PAGE]}
    tabs = [
        (one, STAGE_MESSAGES[one], counts.get(one, 0), build_url(stage=one))
        for one in STAGE_MESSAGES
    ]
    return render_page(
        request,
        "pages/my_matches.html",
        preferences=preferences,
        awaited=await store.notifications.count_waiting_matches(guest, MAX_WAITING_COUNT)
        if guest
        else 0,
        tabs=tabs,
        most=MAX_RESULTS,
        stage=stage,
        game=game,
        who=who,
        games=[
            (name, preferences.translator.translate(one.localized_title))
            for name, one in GAMES.items()
        ],
        rows=rows,
        symbols=symbol_defs_for(shown),
        offers=await load_offers(context, preferences.translator),
        at=at,
        before=build_url(page=at - 1) if at > 1 else "",
        after=build_url(page=at + 1) if len(found) > MATCHES_PER_PAGE and at < MAX_PAGE else "",
        habits=select_habits(analysed),
        analysed=len(analysed),
        tally=compute_stats(results, preferences.translator),
        nothing=message(
            "mymatches-found-none" if game or who or any(counts.values()) else "mymatches-none"
        ),
    )


ROUTES: Final = (Route("/matches", show_my_matches),)
