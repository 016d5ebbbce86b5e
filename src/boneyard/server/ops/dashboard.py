"""Admin dashboard: numbers of all server processes, as page and JSON."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from boneyard.server import broadcast
from boneyard.server.ops import admin_api
from boneyard.server.ratings.pages import REASONS
from boneyard.server.services import House
from boneyard.server.web.render import page

#: In the order in which they are shown.
LINES: Final = {
    "houses": "host-houses",
    "open_seconds": "host-open-seconds",
    "sockets": "host-sockets",
    "matches": "host-matches",
    "bot_matches_waiting": "host-bot-matches-waiting",
    "moves": "host-moves",
    "moves_by_people": "host-moves-by-people",
    "requests": "host-requests",
    "requests_failed": "host-requests-failed",
    "complaints": "host-complaints",
    "store_milliseconds": "host-store-milliseconds",
    "bot_milliseconds": "host-bot-milliseconds",
    "bots_waiting": "host-bots-waiting",
    "notices_under_way": "host-notices-under-way",
    "addresses_blocked": "host-addresses-blocked",
}


Numbers = dict[str, float]


#: Seconds that other houses have to answer.
PATIENCE: Final = 1.0

#: What isn't added up: the largest counts.
_LARGEST: Final = frozenset({"open_seconds", "addresses_blocked"})

#: What is an average, of which those who wrote more are more.
_AVERAGES: Final = frozenset({"store_milliseconds", "bot_milliseconds"})


def own_numbers(state: Any) -> Numbers:
    """How this house stands, by names that never change."""
    house: House = state.house
    tally = house.tally
    failed = sum(n for (_, kind), n in tally.requests.items() if kind in ("5xx", "cut"))
    return {
        "houses": 1,
        "open_seconds": round(time.monotonic() - house.opened, 0),
        "sockets": state.sockets.open,
        "matches": len(house.live),
        "bot_matches_waiting": len(house.stage.waiting),
        "moves": sum(tally.moves.values()),
        "moves_by_people": tally.moves["person"],
        "requests": sum(tally.requests.values()),
        "requests_failed": failed,
        "complaints": sum(state.metrics.complaints.counts.values()),
        "store_milliseconds": _average(tally.writing.total, tally.writing.count),
        "bot_milliseconds": _average(house.bots.thought.total, house.bots.thought.count),
        "bots_waiting": house.bots.line.waiting,
        "notices_under_way": len(house.sender.under_way),
        "addresses_blocked": len(state.blocked),
    }


def _average(total: float, count: int) -> float:
    return round(1000 * total / count, 1) if count else 0.0


def together(all_of_them: Collection[Mapping[str, float]]) -> Numbers:
    """The numbers of several houses as those of one; a match may be at hand in several."""
    found: Numbers = {}
    for name in next(iter(all_of_them)):
        values = [one.get(name, 0.0) for one in all_of_them]
        if name in _LARGEST:
            found[name] = max(values)
        elif name in _AVERAGES:
            weights = [one.get("moves", 0.0) for one in all_of_them]
            summed = sum(v * w for v, w in zip(values, weights, strict=True))
            found[name] = round(summed / sum(weights), 1) if sum(weights) else max(values)
        else:
            found[name] = sum(values)
    return found


class Census:
    """Asks all houses with the same database for their numbers, and answers such questions."""

    def __init__(self, own: Callable[[], Numbers], house: House) -> None:
        """Say what this house's own numbers are."""
        self._own, self._house = own, house
        self._answers: dict[str, dict[str, Numbers]] = {}
        self._more = asyncio.Event()

    async def all(self) -> Numbers:
        """The numbers of all that answer."""
        others = self._house.neighbours.count - 1
        question = secrets.token_hex(4)
        answers = self._answers[question] = {}
        try:
            if others > 0:
                self._house.say(broadcast.Ask(question))
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        while len(answers) < others:
                            self._more.clear()
                            await self._more.wait()
        finally:
            del self._answers[question]
        return together([self._own(), *answers.values()])

    def asked(self, house: str, said: broadcast.Ask) -> None:
        """Another house wants to know."""
        self._house.say(broadcast.Answer(said.question, self._own()))

    def answered(self, house: str, said: broadcast.Answer) -> None:
        """Another house has answered, perhaps a question of somebody else's."""
        if said.question in self._answers:
            self._answers[said.question][house] = said.numbers
            self._more.set()


async def show(request: Request) -> Response:
    """The page, to the host; for everybody else there is none."""
    admin_api.check(request)
    found = await request.app.state.census.all()
    lines = [(id, name, found[name]) for name, id in LINES.items()]
    out = await request.app.state.house.contests.ratings.left_out()
    findings = [(match, REASONS[why]) for match, why in reversed(out.items()) if why in REASONS]
    return page(request, "ops/dashboard.html", lines=lines, findings=findings)
