"""What whoever runs the house can do while it is open, and the numbers that they see.

Numbers are for whoever asks on the very machine. To do something one must bring a secret: the
token of the settings, or the one that follows from the key in the database, which only those know
who may read the file. `boneyard admin` does that.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from boneyard.bots.registry import USUAL
from boneyard.core.actions import Abandon, Resign
from boneyard.server.context import Ask, answer
from boneyard.server.errors import MatchError, Refused, SettingError, Taken
from boneyard.server.http.blocklist import Porter
from boneyard.server.matches.match import LiveMatch, Step
from boneyard.server.matches.models import StoredSeat
from boneyard.server.matches.seats import is_player_seat
from boneyard.server.services import House
from boneyard.server.telemetry.logs import happened
from boneyard.server.wall_clock import now

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


async def show(request: Request) -> Response:
    """The numbers, to the host."""
    check(request)
    return answer(await request.app.state.census.all())


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
            if is_player_seat(who):
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
    porter: Porter = state.porter
    return await porter.block(wish.address)


async def unblock(state: Any, wish: Wish) -> str:
    """Let them in again."""
    porter: Porter = state.porter
    return await porter.unblock(wish.address)


async def leave_out(state: Any, wish: Wish) -> str:
    """Leave the result of a match out of ratings."""
    return await _counts(state, wish.match, out=True)


async def let_count(state: Any, wish: Wish) -> str:
    """Let a result count again that was left out."""
    return await _counts(state, wish.match, out=False)


async def _counts(state: Any, match: str, out: bool) -> str:
    house: House = state.house
    try:
        await house.store.ratings.leave_out(match, out, now())
    except Taken:
        raise Refused(404, "host-no-result") from None
    return match


#: All that the host can do, by its name.
ACTS: Final[Mapping[str, Callable[[Any, Wish], Awaitable[str]]]] = {
    "end": end, "unname": unname, "block": block, "unblock": unblock,
    "leave-out": leave_out, "let-count": let_count,
}  # fmt: skip


def routes() -> list[Route]:
    """Where the host asks."""
    return [
        Route("/host/numbers", show),
        Route("/host/acts", act, methods=["POST"]),
    ]
