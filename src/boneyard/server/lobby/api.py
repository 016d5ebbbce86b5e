"""API of the lobby: open tables, and the WebSocket that says when the list has changed."""

import asyncio
from typing import Annotated, Final

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from boneyard.core.strict_json import one_of
from boneyard.games import GAMES, game_name_of, get_game
from boneyard.schemas import matches as wire
from boneyard.server.app_state import state_of
from boneyard.server.endpoints import Endpoint, QueryParameter
from boneyard.server.errors import HttpError
from boneyard.server.http.client_address import address_of, client_address
from boneyard.server.http.graceful_shutdown import CLOSE_SERVICE_RESTART
from boneyard.server.http.language import find_translator
from boneyard.server.http.security_middleware import send_error, truncate_close_reason
from boneyard.server.http.session_cookie import guest_of
from boneyard.server.http.websocket_limits import REFUSED_KEY, refusals_of
from boneyard.server.lobby import commands
from boneyard.server.lobby.service import Lobby
from boneyard.server.lobby.store import WaitingTable
from boneyard.server.matches import serialize
from boneyard.server.matches.api import MATCH_PATH
from boneyard.server.matches.models import parse_contest
from boneyard.server.matches.setup import OfferOptions, supported_language_or_none
from boneyard.server.request_context import RequestContext


def build_open_table(waiting: WaitingTable, guest: bytes | None) -> wire.OpenTable:
    """An open table as it is listed."""
    offer = waiting.offer
    return wire.OpenTable(
        match=offer.match,
        game=game_name_of(offer.game),
        title=get_game(offer.game).title,
        options=dict(waiting.options),
        seats=[wire.OpenSeat(kind, name, bot) for kind, name, _, bot in waiting.seats],
        clock=offer.pace,
        level=offer.level,
        language=offer.language,
        over_days=offer.stays,
        since=offer.at,
        yours=guest is not None and guest in waiting.owners,
        rated=parse_contest(waiting.contest).pool,
    )


async def tables(context: RequestContext) -> wire.OpenTables:
    """The tables with a seat for anyone."""
    game = context.request.query_params.get("game", "")
    found = await context.services.lobby.list_tables(context.guest, game if game in GAMES else "")
    return wire.OpenTables([build_open_table(one, context.guest) for one in found])


async def anyone(context: RequestContext) -> wire.Started:
    """Sit down at an open table where the same is played; or open one, and wait there."""
    live = await context.run_body(commands.find_opponents)
    return wire.Started(
        live.id, serialize.build_look(live, context.guest, context.viewer_seat(live))
    )


async def sit(context: RequestContext) -> wire.Look:
    """Take any seat of an open table."""
    live = await context.load_match()
    seat = await context.run_body(commands.join_table, live)
    return serialize.build_look(live, context.guest, seat)


async def offer(context: RequestContext) -> wire.Done:
    """Show a match that waits for players on the open tables, or show it there no longer."""
    live = await context.load_match()
    payload = await context.parse_body(wire.Offer)
    if payload.open:
        wish = OfferOptions(payload.level, supported_language_or_none(payload.language))
        await context.run(commands.offer, wish, live)
    else:
        await context.run(commands.withdraw, wire.Nothing(), live)
    return wire.Done(context.last_visible_entry(live))


ROUTES: Final = (
    Endpoint(
        "GET",
        "/api/tables",
        tables,
        wire.OpenTables,
        "Tables with a seat for anyone",
        query=(
            QueryParameter("game", "Only tables of this game.", Annotated[str, one_of(*GAMES)]),
        ),
    ),
    Endpoint("POST", "/api/tables", anyone, wire.Started, "Play with anyone", wire.Find),
    Endpoint("POST", "/api/tables/{match}", sit, wire.Look, "Sit down at an open table", wire.Join),
    Endpoint(
        "POST",
        f"{MATCH_PATH}/offer",
        offer,
        wire.Done,
        "Show it on the open tables, or don't",
        wire.Offer,
    ),
)


#: Seconds between two such messages: changes meanwhile go into one.
MIN_MESSAGE_INTERVAL_SECONDS: Final = 1.0


async def lobby_socket(socket: WebSocket) -> None:
    """The endpoint: `/api/tables/live`."""
    state = state_of(socket.scope)
    sockets, services = state.sockets, state.services
    guest, address = guest_of(socket.scope), address_of(socket.scope)
    try:
        sockets.acquire(guest, address)
    except HttpError as refused:
        await send_error(socket.scope, socket.send, refused)
        return
    try:
        await socket.accept()
        both: set[asyncio.Task[object]] = {
            asyncio.create_task(_send_loop(socket, services.lobby)),
            asyncio.create_task(_receive_loop(socket)),
        }
        closing = asyncio.Event()
        both.add(asyncio.create_task(closing.wait()))
        try:
            with state.drain.track_connection(closing.set, client_address(socket.scope)):
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        if closing.is_set():
            text = find_translator(socket.headers.raw)("server-restarts")
            await socket.close(CLOSE_SERVICE_RESTART, truncate_close_reason(text))
    finally:
        sockets.release(guest, address)


async def _send_loop(socket: WebSocket, lobby: Lobby) -> None:
    woken = asyncio.Event()
    lobby.subscribers.add(woken.set)
    try:
        while True:
            woken.clear()
            await socket.send_json({"tables": lobby.version})
            await asyncio.sleep(MIN_MESSAGE_INTERVAL_SECONDS)
            await woken.wait()
    finally:
        lobby.subscribers.discard(woken.set)


async def _receive_loop(socket: WebSocket) -> None:
    """Notice when the client goes; nothing reads what it sends, and much of that closes it."""
    settings = state_of(socket.scope).settings
    refusals = refusals_of(socket.scope, settings.refusal_rate)
    while True:
        try:
            message = await socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if message["type"] == "websocket.disconnect":
            return
        if not (REFUSED_KEY in message or refusals.add()):
            text = find_translator(socket.headers.raw)("server-too-fast")
            await socket.close(1008, truncate_close_reason(text))
            return


SOCKETS: Final = (WebSocketRoute("/api/tables/live", lobby_socket),)
