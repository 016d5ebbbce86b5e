"""Admin API: what the host can do while the server runs, and the numbers of the dashboard.

Numbers are for the caller on the very machine. To do something one must bring a secret: the
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

from boneyard.bots.registry import DEFAULT_BOT
from boneyard.core.actions import Abandon, Resign
from boneyard.server.app_state import AppState, state_of
from boneyard.server.errors import Conflict, HttpError, MatchError, SettingError
from boneyard.server.matches.live_match import LiveMatch
from boneyard.server.matches.match_log import PreparedStep
from boneyard.server.matches.models import StoredSeat
from boneyard.server.matches.seats import is_player_seat
from boneyard.server.request_context import RequestContext, json_response
from boneyard.server.services import Services
from boneyard.server.telemetry.logs import log_event
from boneyard.server.wall_clock import now_ms

_log = logging.getLogger(__name__)

#: What a name becomes that is taken away.
REMOVED_NAME: Final = "Guest"


class AdminRequest(Struct, frozen=True):
    """What the host wants done."""

    act: str
    match: str = ""
    seat: int = 0
    address: str = ""


class AdminResult(Struct, frozen=True):
    """What came of it."""

    done: str


async def show_numbers(request: Request) -> Response:
    """The numbers, to the host."""
    check_admin(request)
    return json_response(await state_of(request.scope).cluster_numbers.collect())


def check_admin(request: Request, require_token: bool = False) -> None:
    """For everybody but the host there is nothing here."""
    scope = request.scope
    gate = state_of(scope).admin_auth
    known = (
        gate.has_token(scope["headers"])
        if require_token
        else gate.is_admin(scope, scope.get("peer"))
    )
    if not known:
        raise HttpError(404, "server-nothing-here")


async def run_action(request: Request) -> Response:
    """Do something for the host."""
    check_admin(request, require_token=True)
    ask = RequestContext(request)
    wish = await ask.parse_body(AdminRequest)
    how = ACTIONS.get(wish.act)
    if how is None:
        raise HttpError(400, "host-no-act", act=repr(wish.act[:40]), acts=tuple(ACTIONS))
    try:
        done = await how(state_of(request.scope), wish)
    except SettingError as error:
        raise HttpError(400, error.message) from None
    log_event(_log, "host", act=wish.act)
    return json_response(AdminResult(done))


async def end_match(state: AppState, request: AdminRequest) -> str:
    """End a match: of two without a winner; of more, bots play it to its end."""
    services = state.services
    live = await services.registry.get_match(request.match)
    if live.state.over:
        raise MatchError("engine-match-over")
    if not live.log.entries:
        raise MatchError("host-not-begun")
    if len(live.seats) > 2:
        for seat, who in enumerate(live.seats):
            if is_player_seat(who):
                await services.matches.put_bot(live, seat, DEFAULT_BOT)
        return "bots"

    def decide() -> PreparedStep:
        if not live.state.playing:
            raise MatchError("host-between-rounds")
        if len(live.seats) == 1:
            return live.prepare_move(0, Resign())
        turn = live.state.to_act
        if turn is None:
            raise MatchError("host-between-rounds")
        return live.prepare_move(turn, Abandon())

    await services.matches.execute(live, decide)
    return "ended"


async def remove_name(state: AppState, request: AdminRequest) -> str:
    """Take a name away: from a seat, and from the person who sits there."""
    services = state.services
    live = await services.registry.get_match(request.match)
    if request.seat not in range(len(live.seats)):
        raise HttpError(404, "server-no-seat")

    def change(was: StoredSeat) -> StoredSeat:
        return replace(was, name=REMOVED_NAME)

    await services.matches.change_seat(live, request.seat, "person", change)
    await _clear_account_name(services, live, request.seat)
    return live.seats[request.seat].name


async def _clear_account_name(services: Services, live: LiveMatch, seat: int) -> None:
    owner, register = live.seats[seat].owner, services.store.accounts
    person = await register.find_account(owner) if owner is not None else None
    if person is not None:
        await register.save_account(replace(person, name=""))


async def block(state: AppState, request: AdminRequest) -> str:
    """Let no one in from an address any more, and cut callers who are there."""
    return await state.blocklist.block(request.address)


async def unblock(state: AppState, request: AdminRequest) -> str:
    """Let them in again."""
    return await state.blocklist.unblock(request.address)


async def exclude_result(state: AppState, request: AdminRequest) -> str:
    """Leave the result of a match out of ratings."""
    return await _set_excluded(state, request.match, excluded=True)


async def include_result(state: AppState, request: AdminRequest) -> str:
    """Let a result count again that was left out."""
    return await _set_excluded(state, request.match, excluded=False)


async def _set_excluded(state: AppState, match: str, excluded: bool) -> str:
    services = state.services
    try:
        await services.store.ratings.set_excluded(match, excluded, now_ms())
    except Conflict:
        raise HttpError(404, "host-no-result") from None
    return match


#: All that the host can do, by its name.
ACTIONS: Final[Mapping[str, Callable[[Any, AdminRequest], Awaitable[str]]]] = {
    "end": end_match, "unname": remove_name, "block": block, "unblock": unblock,
    "leave-out": exclude_result, "let-count": include_result,
}  # fmt: skip


ROUTES: Final = (
    Route("/host/numbers", show_numbers),
    Route("/host/acts", run_action, methods=["POST"]),
)
