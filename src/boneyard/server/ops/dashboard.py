"""Admin dashboard: numbers of all server processes, as page and JSON."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Collection, Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.server import broadcast
from boneyard.server.app_state import AppState, state_of
from boneyard.server.ops import admin_api
from boneyard.server.ratings.pages import EXCLUSION_MESSAGES
from boneyard.server.web.render import render_page

#: In the order in which they are shown.
NUMBER_LABELS: Final = {
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


#: Seconds that other processes have to answer.
REPLY_TIMEOUT_SECONDS: Final = 1.0

#: What isn't added up: the largest counts.
_COMBINED_BY_MAX: Final = frozenset({"open_seconds", "addresses_blocked"})

#: What is an average, of which callers who wrote more are more.
_COMBINED_BY_MEAN: Final = frozenset({"store_milliseconds", "bot_milliseconds"})


def collect_numbers(state: AppState) -> Numbers:
    """Numbers of this process, by names that never change."""
    services = state.services
    tally = services.counters
    failed = sum(n for (_, kind), n in tally.requests.items() if kind in ("5xx", "cut"))
    return {
        "houses": 1,
        "open_seconds": round(time.monotonic() - services.opened_at, 0),
        "sockets": state.sockets.open_count,
        "matches": len(services.registry.live_matches),
        "bot_matches_waiting": len(services.registry.bot_slots.waiting),
        "moves": sum(tally.moves.values()),
        "moves_by_people": tally.moves["person"],
        "requests": sum(tally.requests.values()),
        "requests_failed": failed,
        "complaints": sum(state.metrics.log_counter.counts.values()),
        "store_milliseconds": _average(tally.store_times.total, tally.store_times.count),
        "bot_milliseconds": _average(
            services.bot_pool.thinking_times.total, services.bot_pool.thinking_times.count
        ),
        "bots_waiting": services.bot_pool.queue.waiting,
        "notices_under_way": len(services.notification_sender.sending),
        "addresses_blocked": len(state.blocked),
    }


def _average(total: float, count: int) -> float:
    return round(1000 * total / count, 1) if count else 0.0


def combine_numbers(numbers: Collection[Mapping[str, float]]) -> Numbers:
    """The numbers of several processes as those of one; a match may be at hand in several."""
    found: Numbers = {}
    for name in next(iter(numbers)):
        values = [one.get(name, 0.0) for one in numbers]
        if name in _COMBINED_BY_MAX:
            found[name] = max(values)
        elif name in _COMBINED_BY_MEAN:
            weights = [one.get("moves", 0.0) for one in numbers]
            summed = sum(v * w for v, w in zip(values, weights, strict=True))
            found[name] = round(summed / sum(weights), 1) if sum(weights) else max(values)
        else:
            found[name] = sum(values)
    return found


class ClusterNumbers:
    """Asks all processes with the same database for their numbers, and answers such questions."""

    def __init__(self, collect_own: Callable[[], Numbers], bus: broadcast.Bus) -> None:
        """Say what this process's own numbers are."""
        self._collect_own, self._bus = collect_own, bus
        bus.subscribe(broadcast.NumbersRequest, self.on_request)
        bus.subscribe(broadcast.NumbersReply, self.on_reply)
        self._replies: dict[str, dict[str, Numbers]] = {}
        self._reply_came = asyncio.Event()

    async def collect(self) -> Numbers:
        """The numbers of all that answer."""
        others = self._bus.process_count - 1
        question = secrets.token_hex(4)
        answers = self._replies[question] = {}
        try:
            if others > 0:
                self._bus.broadcast(broadcast.NumbersRequest(question))
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(REPLY_TIMEOUT_SECONDS):
                        while len(answers) < others:
                            self._reply_came.clear()
                            await self._reply_came.wait()
        finally:
            del self._replies[question]
        return combine_numbers([self._collect_own(), *answers.values()])

    def on_request(self, process: str, message: broadcast.NumbersRequest) -> None:
        """Another process wants to know."""
        self._bus.broadcast(broadcast.NumbersReply(message.question, self._collect_own()))

    def on_reply(self, process: str, message: broadcast.NumbersReply) -> None:
        """Another process has answered, perhaps a question of another caller's."""
        if message.question in self._replies:
            self._replies[message.question][process] = message.numbers
            self._reply_came.set()


async def show_dashboard(request: Request) -> Response:
    """The page, to the host; for everybody else there is none."""
    admin_api.check_admin(request)
    found = await state_of(request.scope).cluster_numbers.collect()
    lines = [(id, name, found[name]) for name, id in NUMBER_LABELS.items()]
    out = await state_of(request.scope).services.contests.ratings.load_left_out()
    findings = [
        (match, EXCLUSION_MESSAGES[why])
        for match, why in reversed(out.items())
        if why in EXCLUSION_MESSAGES
    ]
    return render_page(request, "ops/dashboard.html", lines=lines, findings=findings)


ROUTES: Final = (Route("/host", show_dashboard),)
