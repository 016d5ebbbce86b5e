"""What whoever runs the house can do while it is open, and the numbers that they see.

Numbers are for whoever asks on the very machine. To do something one must bring a secret: the
token of the settings, or the one that follows from the key in the database, which only those know
who may read the file. `boneyard admin` does that.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.actions import Abandon, Resign
from boneyard.bots import USUAL
from boneyard.server.house import House
from boneyard.server.match import LiveMatch, MatchError, Step
from boneyard.server.operations.logs import happened
from boneyard.server.requests import Ask, answer
from boneyard.server.security import Refused
from boneyard.server.settings import SettingError
from boneyard.server.store import StoredSeat

_log = logging.getLogger("boneyard.host")

#: What a name becomes that is taken away.
NAMELESS: Final = "Guest"


class Wish(Struct, frozen=True):
    """What the host wants done."""

    act: str
    match: str = ""
    seat: int = 0
    address: str = ""


class Done(Struct, frozen=True):
    """What came of it."""

    done: str


def numbers(state: Any) -> dict[str, float]:
    """How a house stands, by names that never change."""
    house: House = state.house
    tally = house.tally
    failed = sum(n for (_, kind), n in tally.requests.items() if kind in ("5xx", "cut"))
    return {
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


async def show(request: Request) -> Response:
    """The numbers, to the host."""
    check(request)
    return answer(numbers(request.app.state))


def check(request: Request, acting: bool = False) -> None:
    """For everybody but the host there is nothing here."""
    gate, scope = request.app.state.gate, request.scope
    known = gate.knows(scope["headers"]) if acting else gate.lets_in(scope, scope.get("peer"))
    if not known:
        raise Refused(404, "house-nothing-here")


async def act(request: Request) -> Response:
    """Do something for the host."""
    check(request, acting=True)
    ask = Ask(request)
    wish = await ask.body(Wish)
    how = ACTS.get(wish.act)
    if how is None:
        raise Refused(400, "host-no-act", act=repr(wish.act[:40]), acts=tuple(ACTS))
    try:
        done = await how(request.app.state, wish)
    except SettingError as error:
        raise Refused(400, error.message) from None
    happened(_log, "host", act=wish.act)
    return answer(Done(done))


async def end(state: Any, wish: Wish) -> str:
    """End a match: of two without a winner; of more, bots play it to its end."""
    house: House = state.house
    live = await house.match(wish.match)
    if live.state.over:
        raise MatchError("engine-match-over")
    if not live.log:
        raise MatchError("host-not-begun")
    if len(live.seats) > 2:
        for seat, who in enumerate(live.seats):
            if who.kind == "person":
                await house.put_bot(live, seat, USUAL)
        return "bots"

    def decide() -> Step:
        if not live.state.playing:
            raise MatchError("host-between-rounds")
        if len(live.seats) == 1:
            return live.prepare(0, Resign())
        turn = live.state.to_act
        if turn is None:
            raise MatchError("host-between-rounds")
        return live.prepare(turn, Abandon())

    await house.do(live, decide)
    return "ended"


async def unname(state: Any, wish: Wish) -> str:
    """Take a name away: from a seat, and from the person who sits there."""
    house: House = state.house
    live = await house.match(wish.match)
    if wish.seat not in range(len(live.seats)):
        raise Refused(404, "house-no-seat")

    def change(was: StoredSeat) -> StoredSeat:
        return replace(was, name=NAMELESS)

    await house.reseat(live, wish.seat, "person", change)
    await _forget_name(house, live, wish.seat)
    return live.seats[wish.seat].name


async def _forget_name(house: House, live: LiveMatch, seat: int) -> None:
    owner, register = live.seats[seat].owner, house.store.register
    person = await register.person(owner) if owner is not None else None
    if person is not None:
        await register.put_person(replace(person, name=""))


async def block(state: Any, wish: Wish) -> str:
    """Let nobody in from an address any more, and cut those who are there."""
    found: str = state.blocked.add(wish.address)
    state.drain.expel(state.blocked.has)
    return found


async def unblock(state: Any, wish: Wish) -> str:
    """Let them in again."""
    found: str = state.blocked.drop(wish.address)
    return found


#: All that the host can do, by its name.
ACTS: Final[Mapping[str, Callable[[Any, Wish], Awaitable[str]]]] = {
    "end": end, "unname": unname, "block": block, "unblock": unblock,
}  # fmt: skip


def routes() -> list[Route]:
    """Where the host asks."""
    return [
        Route("/host/numbers", show),
        Route("/host/acts", act, methods=["POST"]),
    ]
