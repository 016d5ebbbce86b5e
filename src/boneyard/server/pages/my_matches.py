"""My matches: all of them, how they stand, and how they came out. Nobody else's."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import urlencode

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from boneyard.analysis.coach import Counted, habits_over
from boneyard.games import GAMES, game_found
from boneyard.i18n import Message, message
from boneyard.i18n.fluent_translator import Tongue
from boneyard.server.context import Ask
from boneyard.server.friends.pages import offers_to
from boneyard.server.matches.models import Found, Search, Tallied
from boneyard.server.matches.seats import with_whom
from boneyard.server.pages.home import awaited
from boneyard.server.web.preferences import wishes_of
from boneyard.server.web.render import page

#: Matches on a page, and the last page there is: nobody turns further.
PAGE, LAST = 20, 500
#: Results that are counted, and matches of one stage.
RESULTS: Final = 1_000
#: Habits that are told.
HABITS: Final = 3
STAGES: Final = {"yours": "mine-yours", "others": "mine-waiting", "over": "mine-over"}


class Row(Struct, frozen=True):
    """A match in the list."""

    id: str
    title: str
    others: str
    when: str
    result: str
    won: bool | None


class GameTally(Struct, frozen=True):
    """The results in one game."""

    title: str
    played: int
    won: int
    best: str


class Tally(Struct, frozen=True):
    """The results of somebody: the latest thousand."""

    played: int
    won: int
    streak: int
    longest: int
    games: tuple[GameTally, ...]


def _title(name: str) -> str:
    """The title of a game that is played here, or that somebody wrote."""
    found = game_found(name)
    return "" if found is None else found.title


def _alone(name: str) -> bool:
    found = game_found(name)
    return found is not None and found.alone


def result_of(found: Found, speak: Tongue) -> str:
    """How a match came out, in a few words."""
    if found.stage != "over":
        return ""
    if found.won is None:
        return speak("mine-ended")
    if found.score is None:
        return speak("mine-won" if found.won else "mine-lost")
    how = "yes" if found.won else "no"
    if not _alone(found.game):
        return speak("mine-score", won=how, own=found.score, other=found.against or 0)
    if found.against is None:
        return speak("mine-left", won=how, left=found.score)
    return speak("mine-left-par", won=how, left=found.score, par=found.against)


def _row(found: Found, speak: Tongue) -> Row:
    when = datetime.fromtimestamp(found.at / 1000, UTC)
    return Row(
        found.match, _title(found.game), with_whom(found, speak.say),
        speak.date(when, "short"), result_of(found, speak), found.won,
    )  # fmt: skip


def streaks(results: Sequence[bool]) -> tuple[int, int]:
    """The streak of wins that goes on (the latest first), and the longest one."""
    now, run, longest = 0, 0, 0
    for at, won in enumerate(results):
        run = run + 1 if won else 0
        longest = max(longest, run)
        now = run if run == at + 1 else now
    return now, longest


def tally_of(results: Sequence[Tallied], speak: Tongue) -> Tally | None:
    """Add up the latest results."""
    if not results:
        return None
    games = []
    for name in dict.fromkeys(one.game for one in results if game_found(one.game)):
        mine = [one for one in results if one.game == name]
        won = sum(one.won for one in mine)
        games.append(GameTally(_title(name), len(mine), won, _best(name, mine, speak)))
    now, longest = streaks([one.won for one in results])
    won = sum(one.won for one in results)
    return Tally(len(results), won, now, longest, tuple(games))


def _best(game: str, results: Sequence[Tallied], speak: Tongue) -> str:
    """The most points; alone, what was left at best, and how often that was par."""
    scored = [one for one in results if one.score is not None]
    if not scored:
        return "–"
    if not _alone(game):
        return speak.number(max(one.score or 0 for one in scored))
    known = [one for one in scored if one.against is not None]
    if not known:
        return "–"
    over = [(one.score or 0) - (one.against or 0) for one in known]
    at_par = sum(not more for more in over)
    return speak("mine-par", over=min(over), times=at_par, known=len(known))


def habits_shown(matches: Sequence[Sequence[Counted]]) -> tuple[Message, ...]:
    """What somebody should practise, by those of their matches that were analysed."""
    return tuple(one.said for one in habits_over(matches)[:HABITS])


async def show(request: Request) -> Response:
    """The page of one's own matches."""
    ask, wishes, query = Ask(request), wishes_of(request), request.query_params
    stage = query.get("stage", "")
    game = query.get("game", "") if query.get("game", "") in GAMES else ""
    who, at = query.get("who", "")[:40].strip(), min(ask.number("page", 1) or 1, LAST)
    store, guest = ask.house.store, ask.guest
    counts = await store.mine_counts(guest, RESULTS) if guest else {}
    if stage not in STAGES:
        stage = next((one for one in STAGES if counts.get(one)), "yours")
    search = Search(stage, game, who)
    # One more than is shown: so it is known whether there are others.
    found = await store.mine(guest, search, (at - 1) * PAGE, PAGE + 1) if guest else []
    results = await store.tally(guest, RESULTS) if guest else []
    analysed = await store.habits.of(guest) if guest else []
    rows = [_row(one, wishes.speak) for one in found[:PAGE] if game_found(one.game)]

    def address(**changes: Any) -> str:
        asked = {"stage": stage, "game": game, "who": who, **changes}
        return "/matches?" + urlencode({name: value for name, value in asked.items() if value})

    tabs = [(one, STAGES[one], counts.get(one, 0), address(stage=one)) for one in STAGES]
    return page(
        request,
        "pages/my_matches.html",
        wishes=wishes,
        awaited=await awaited(ask),
        tabs=tabs,
        most=RESULTS,
        stage=stage,
        game=game,
        who=who,
        games=[(name, one.title) for name, one in GAMES.items()],
        rows=rows,
        offers=await offers_to(ask, wishes.speak),
        at=at,
        before=address(page=at - 1) if at > 1 else "",
        after=address(page=at + 1) if len(found) > PAGE and at < LAST else "",
        habits=habits_shown(analysed),
        analysed=len(analysed),
        tally=tally_of(results, wishes.speak),
        nothing=message("mine-found-none" if game or who else "mine-none"),
    )
